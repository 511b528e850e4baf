/// Where the first of several things stands in a length, and what comes between them.
struct Distribution {
  var start = 0.0
  var between = 0.0
  /// By how much each grows.
  var growth = 0.0

  /// Nothing is distributed.
  init() {}

  /// As an alignment says: what is missing makes things stick out at the end, but at the start where they are aligned
  /// to the end, and on both sides where they are centred (CSS Align §4.3).
  init(_ spare: Double, among count: Int, _ alignment: Flow.Alignment) {
    let things = Double(count)
    switch alignment {
    case .start: break
    case .center: start = spare / 2
    case .end: start = spare
    case _ where spare <= 0 || count == 0: break
    case .between: between = count > 1 ? spare / (things - 1) : 0
    case .around:
      between = spare / things
      start = between / 2
    case .evenly:
      between = spare / (things + 1)
      start = between
    case .fill, .stretch: growth = spare / things
    }
  }
}

extension Flow.Alignment {
  /// Whether it spreads things over all of the length.
  var spreads: Bool { self != .start && self != .center && self != .end }
}

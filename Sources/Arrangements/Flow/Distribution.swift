/// The position of the first item in a length, and the space between items.
struct Distribution {
  var start = 0.0
  var between = 0.0
  /// The amount by which each item grows.
  var growth = 0.0

  init() {}

  /// Creates a distribution by an alignment. Missing space makes items overflow at the end; if they are aligned to the
  /// end, at the start; and if they are centered, on both sides (CSS Align §4.3).
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
  /// `true` if the alignment spreads items over the whole length.
  var spreads: Bool { self != .start && self != .center && self != .end }
}

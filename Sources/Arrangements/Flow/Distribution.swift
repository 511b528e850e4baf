/// The distribution of a line's free width among its items, or of a flow's free height among its lines.
struct Distribution {
  /// The space before the first item.
  var start = 0.0
  /// The space between two items, in addition to the gap.
  var between = 0.0
  /// The amount by which each item grows.
  var growth = 0.0

  init() {}

  /// Distributes free space by an alignment. If the free space is negative, items overflow at the end; with `.end` they
  /// overflow at the start, and with `.center` on both sides (CSS Align §4.3).
  init(_ freeSpace: Double, among count: Int, _ alignment: Flow.Alignment) {
    let items = Double(count)
    switch alignment {
    case .start: break
    case .center: start = freeSpace / 2
    case .end: start = freeSpace
    case _ where freeSpace <= 0 || count == 0: break
    case .between: between = count > 1 ? freeSpace / (items - 1) : 0
    case .around:
      between = freeSpace / items
      start = between / 2
    case .evenly:
      between = freeSpace / (items + 1)
      start = between
    case .fill, .stretch: growth = freeSpace / items
    }
  }
}

extension Flow.Alignment {
  /// `true` if the alignment distributes free space between items, or to the items themselves.
  var spreads: Bool { self != .start && self != .center && self != .end }
}

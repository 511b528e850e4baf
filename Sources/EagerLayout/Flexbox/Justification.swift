/// Where the first item of a line starts, and what comes between neighbours beside the gap.
struct Spread {
  var start: Double
  var between: Double
}

extension FlexEngine {
  /// Spreads the free space of a line by `justify-content` (CSS Flexbox §9.5, 12; CSS Align §5).
  ///
  /// Offsets are measured from where the flex direction starts. `isFlipped` says that this is not where writing starts,
  /// as in a reversed row.
  func justify(_ container: Int, free: Double, count: Int, isFlipped: Bool) -> Spread {
    let keywords = nodes[container].keywords
    let value = JustifyContent(rawValue: UInt8(truncatingIfNeeded: keywords[.justifyContent])) ?? .normal
    if value == .normal { return Spread(start: 0, between: 0) }
    let writingStart = isFlipped ? free : 0
    if free < 0 && keywords[.justifySafety] == UInt64(OverflowPosition.safe.rawValue) {
      return Spread(start: writingStart, between: 0)
    }
    let isRow = keywords.isRow
    switch value {
    case .normal, .stretch, .flexStart: return Spread(start: 0, between: 0)
    case .flexEnd: return Spread(start: free, between: 0)
    case .center: return Spread(start: free / 2, between: 0)
    case .start: return Spread(start: writingStart, between: 0)
    case .end: return Spread(start: free - writingStart, between: 0)
    case .left, .right:
      guard isRow else { return Spread(start: writingStart, between: 0) }
      let startsAtRight = isFlipped != boxes[container].flags.contains(.rightToLeft)
      return Spread(start: (value == .left) == startsAtRight ? free : 0, between: 0)
    case .spaceBetween:
      return Spread(start: 0, between: free > 0 && count > 1 ? free / Double(count - 1) : 0)
    case .spaceAround:
      // Content that overflows falls back to `safe center`: it starts where writing does.
      if free < 0 { return Spread(start: writingStart, between: 0) }
      return Spread(start: free / Double(2 * count), between: free / Double(count))
    case .spaceEvenly:
      if free < 0 { return Spread(start: writingStart, between: 0) }
      return Spread(start: free / Double(count + 1), between: free / Double(count + 1))
    }
  }
}

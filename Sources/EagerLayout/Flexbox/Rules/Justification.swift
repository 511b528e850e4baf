/// A distribution of free space: before the first item or line, as an addition to the size of each line, and between
/// neighbors beside the gap. Each is an equal part of the space, or 0.
struct Spread {
  var free = 0.0
  /// The numbers of parts into which the free space is divided: `start` is one of `startParts` equal parts; 0 for none.
  var startParts = 0
  var stretchParts = 0
  var betweenParts = 0

  @inline(__always)
  var start: Double { part(startParts) }
  @inline(__always)
  var stretch: Double { part(stretchParts) }
  @inline(__always)
  var between: Double { part(betweenParts) }

  @inline(__always)
  private func part(_ count: Int) -> Double { count == 0 ? 0 : count == 1 ? free : free / Double(count) }

  /// Distributes positive space between neighbors.
  static func between(_ free: Double, count: Int) -> Spread {
    Spread(free: free, betweenParts: free > 0 && count > 1 ? count - 1 : 0)
  }

  /// Distributes space around each item, with half a share at the ends. Negative space is at the end (`safe center`).
  static func around(_ free: Double, count: Int, writingStart: Spread) -> Spread {
    free < 0 ? writingStart : Spread(free: free, startParts: 2 * count, betweenParts: count)
  }

  /// Distributes space between items and at the ends. Negative space is at the end (`safe center`).
  static func evenly(_ free: Double, count: Int, writingStart: Spread) -> Spread {
    free < 0 ? writingStart : Spread(free: free, startParts: count + 1, betweenParts: count + 1)
  }
}

extension FlexEngine {
  /// Returns the distribution of a line's free space by `justify-content` (CSS Flexbox §9.5, 12; CSS Align §5).
  ///
  /// Offsets are measured in the flex direction. `isFlipped` means that it is opposite to the writing direction, as in
  /// a reversed row.
  func justify(_ container: Int, free: Double, count: Int, isFlipped: Bool) -> Spread {
    let keywords = nodes[container].keywords
    let value = FlexStyle.JustifyContent(rawValue: UInt8(truncatingIfNeeded: keywords[.justifyContent])) ?? .normal
    if value == .normal { return Spread() }
    let atStart = Spread(), atEnd = Spread(free: free, startParts: 1)
    let writingStart = isFlipped ? atEnd : atStart
    if free < 0 && value.isPosition && nodes[container].units[safety: .justifyContent] == .safe {
      return writingStart
    }
    let isRow = keywords.isRow
    switch value {
    case .normal, .stretch, .flexStart: return atStart
    case .flexEnd: return atEnd
    case .center: return Spread(free: free, startParts: 2)
    case .start: return writingStart
    case .end: return isFlipped ? atStart : atEnd
    case .left, .right:
      guard isRow else { return writingStart }
      let startsAtRight = isFlipped != boxes[container].flags.contains(.rightToLeft)
      return (value == .left) == startsAtRight ? atEnd : atStart
    case .spaceBetween: return .between(free, count: count)
    case .spaceAround: return .around(free, count: count, writingStart: writingStart)
    case .spaceEvenly: return .evenly(free, count: count, writingStart: writingStart)
    }
  }
}

/// How free space is spread: as what comes before the first item or line, as what each line gets on top of its size, or as
/// what comes between neighbours beside the gap. Each is an equal part of the space, or nothing.
struct Spread {
  var free = 0.0
  /// In how many parts the space is divided for each of them: 1 for all of it, 0 where it gets none.
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

  /// All of it between neighbours; none where there is none to spread.
  static func between(_ free: Double, count: Int) -> Spread {
    Spread(free: free, betweenParts: free > 0 && count > 1 ? count - 1 : 0)
  }

  /// Equal shares around each, half ones at the ends. What overflows starts where writing does (`safe center`).
  static func around(_ free: Double, count: Int, writingStart: Spread) -> Spread {
    free < 0 ? writingStart : Spread(free: free, startParts: 2 * count, betweenParts: count)
  }

  /// Equal shares between and at the ends. What overflows starts where writing does (`safe center`).
  static func evenly(_ free: Double, count: Int, writingStart: Spread) -> Spread {
    free < 0 ? writingStart : Spread(free: free, startParts: count + 1, betweenParts: count + 1)
  }
}

extension FlexEngine {
  /// Spreads the free space of a line by `justify-content` (CSS Flexbox §9.5, 12; CSS Align §5).
  ///
  /// Offsets are measured from where the flex direction starts. `isFlipped` says that this is not where writing starts,
  /// as in a reversed row.
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

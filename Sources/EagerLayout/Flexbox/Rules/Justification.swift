/// How free space is spread: what comes before the first item or line, what each line gets on top of its size, and what
/// comes between neighbours beside the gap.
struct Spread {
  var start = 0.0
  var stretch = 0.0
  var between = 0.0

  /// All of it between neighbours; none where there is none to spread.
  static func between(_ free: Double, count: Int) -> Spread {
    Spread(between: free > 0 && count > 1 ? free / Double(count - 1) : 0)
  }

  /// Equal shares around each, half ones at the ends. What overflows starts where writing does (`safe center`).
  static func around(_ free: Double, count: Int, writingStart: Double) -> Spread {
    free < 0 ? Spread(start: writingStart) : Spread(start: free / Double(2 * count), between: free / Double(count))
  }

  /// Equal shares between and at the ends. What overflows starts where writing does (`safe center`).
  static func evenly(_ free: Double, count: Int, writingStart: Double) -> Spread {
    let share = free / Double(count + 1)
    return free < 0 ? Spread(start: writingStart) : Spread(start: share, between: share)
  }
}

extension FlexEngine {
  /// Spreads the free space of a line by `justify-content` (CSS Flexbox §9.5, 12; CSS Align §5).
  ///
  /// Offsets are measured from where the flex direction starts. `isFlipped` says that this is not where writing starts,
  /// as in a reversed row.
  func justify(_ container: Int, free: Double, count: Int, isFlipped: Bool) -> Spread {
    let keywords = nodes[container].keywords
    let value = JustifyContent(rawValue: UInt8(truncatingIfNeeded: keywords[.justifyContent])) ?? .normal
    if value == .normal { return Spread() }
    let writingStart = isFlipped ? free : 0
    if free < 0 && value.isPosition && nodes[container].units[safety: .justifyContent] == .safe {
      return Spread(start: writingStart)
    }
    let isRow = keywords.isRow
    switch value {
    case .normal, .stretch, .flexStart: return Spread()
    case .flexEnd: return Spread(start: free)
    case .center: return Spread(start: free / 2)
    case .start: return Spread(start: writingStart)
    case .end: return Spread(start: free - writingStart)
    case .left, .right:
      guard isRow else { return Spread(start: writingStart) }
      let startsAtRight = isFlipped != boxes[container].flags.contains(.rightToLeft)
      return Spread(start: (value == .left) == startsAtRight ? free : 0)
    case .spaceBetween: return .between(free, count: count)
    case .spaceAround: return .around(free, count: count, writingStart: writingStart)
    case .spaceEvenly: return .evenly(free, count: count, writingStart: writingStart)
    }
  }
}

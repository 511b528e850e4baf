/// Where the first line starts, what each line gets on top of its size, and what comes between lines beside the gap.
struct LineSpread {
  var start = 0.0
  var stretch = 0.0
  var between = 0.0
}

extension FlexEngine {
  /// Spreads the free space between lines by `align-content` (CSS Flexbox §9.6, 16).
  ///
  /// Offsets are measured from the side where the first line is, the far one in `wrap-reverse`.
  func alignLines(_ container: Int, free: Double, count: Int) -> LineSpread {
    let keywords = nodes[container].keywords
    let isFlipped = keywords[.flexWrap] == UInt64(FlexWrap.wrapReverse.rawValue)
    let value = AlignContent(rawValue: UInt8(truncatingIfNeeded: keywords[.alignContent])) ?? .normal
    let writingStart = LineSpread(start: isFlipped ? free : 0)
    if free < 0 && keywords[.contentSafety] == UInt64(OverflowPosition.safe.rawValue) { return writingStart }
    let lines = Double(max(count, 1))
    switch value {
    case .normal, .stretch: return LineSpread(stretch: max(free, 0) / lines)
    case .flexStart: return LineSpread()
    case .flexEnd: return LineSpread(start: free)
    case .start: return writingStart
    case .end: return LineSpread(start: isFlipped ? 0 : free)
    case .center: return LineSpread(start: free / 2)
    case .spaceBetween: return LineSpread(between: free > 0 && count > 1 ? free / (lines - 1) : 0)
    case .spaceAround:
      return free < 0 ? writingStart : LineSpread(start: free / (2 * lines), between: free / lines)
    case .spaceEvenly:
      return free < 0 ? writingStart : LineSpread(start: free / (lines + 1), between: free / (lines + 1))
    }
  }
}

// The alignment of lines in a container with several lines (CSS Flexbox §9.4, 9, and §9.6, 16).
extension FlexEngine {
  /// Sets the cross positions of the current lines in a container, and the sizes of stretched lines.
  func spreadLines(_ container: Int, from firstLine: Int, inner: Double, gap: Double) {
    let count = lines.count - firstLine
    var free = inner - gap * Double(max(count - 1, 0))
    for index in firstLine..<lines.count { free -= lines[index].size }
    let spread = alignLines(container, free: free, count: count)
    let stretch = spread.stretch, between = spread.between
    var offset = spread.start
    for index in firstLine..<lines.count {
      lines[index].size += stretch
      lines[index].offset = offset
      offset += lines[index].size + gap + between
    }
    if recordsSteps { recordLinePositions(container, from: firstLine, gap: gap, spread) }
  }

  /// Returns the distribution of the free space between lines by `align-content` (CSS Flexbox §9.6, 16).
  ///
  /// Offsets are measured from the side of the first line, which is the far side in `wrap-reverse`.
  private func alignLines(_ container: Int, free: Double, count: Int) -> Spread {
    let keywords = nodes[container].keywords
    let isFlipped = keywords.wrapsInReverse
    let value = FlexStyle.AlignContent(rawValue: UInt8(truncatingIfNeeded: keywords[.alignContent])) ?? .normal
    let atStart = Spread(), atEnd = Spread(free: free, startParts: 1)
    let writingStart = isFlipped ? atEnd : atStart
    if free < 0 && value.isPosition && nodes[container].units[safety: .alignContent] == .safe { return writingStart }
    switch value {
    case .normal, .stretch: return Spread(free: free, stretchParts: free > 0 ? max(count, 1) : 0)
    case .flexStart, .baseline: return atStart
    case .lastBaseline where free < 0: return atStart
    case .flexEnd, .lastBaseline: return atEnd
    case .start: return writingStart
    case .end: return isFlipped ? atStart : atEnd
    case .center: return Spread(free: free, startParts: 2)
    case .spaceBetween: return .between(free, count: count)
    case .spaceAround: return .around(free, count: max(count, 1), writingStart: writingStart)
    case .spaceEvenly: return .evenly(free, count: count, writingStart: writingStart)
    }
  }
}

// Cross positions and sizes of items in their lines (CSS Flexbox §9.6).
extension FlexEngine {
  /// Sets the final height and position of a row's item in its line.
  @inline(__always)
  func placeAcrossRow(_ container: Int, _ child: Int, in content: ContentBox, _ line: FlexLine) {
    let isFlipped = nodes[container].keywords.wrapsInReverse
    let keywords = nodes[child].keywords
    let margins = margins(child, of: content.width)
    if stretches(child, in: container) {
      let sizing = verticalSizing(child)
      let filled = lineToFill(
        child, container, line: line.size, margins: margins.vertical.sum, of: content.definiteHeight)
      if recordsSteps { recordStretchSpace(child, line, fillsLine: filled == line.size, of: content.definiteHeight) }
      let available = PreferredSize(max(filled - margins.vertical.sum, sizing.edges), .room)
      let height = clampedDefiniteHeight(
        available, child, sizing, of: content.definiteHeight, isFinal: content.isFinal)
      setHeight(height, of: child, isDefinite: true)
      if recordsSteps { recordStretchedHeight(child, of: content.definiteHeight) }
    } else if !features.contains(.baselines) || !isAlignedByBaseline(child, in: container) {
      // Items that are aligned by a baseline are not set here: they already have their heights and are placed.
      setUnstretchedHeight(child, of: content.definiteHeight, isFinal: content.isFinal)
      if nodes[child].stretchesHeight {
        fillLine(child, line.size, margins: margins.vertical.sum, of: content.definiteHeight)
      }
    }
    if keywords[.dependsOnHeight] != 0, content.isFinal { propagateDefiniteHeight(of: child) }
    let height = boxes[child].height
    let free = line.size - height - margins.vertical.sum
    let top: Double, part: FreeSpacePart?
    if features.contains(.baselines), !margins.autoTop, !margins.autoBottom,
      let share = baselineShare(child, in: container)
    {
      part = nil
      top = line.start(of: share, isFlipped: isFlipped)
    } else {
      let before =
        margins.autoTop || margins.autoBottom
        ? autoMarginOffset(free: free, margins.vertical)
        : alignment(of: child, in: container).offset(free: free, isFlipped: isFlipped).seen(fromOtherSide: isFlipped)
      part = before
      top = before.of(free)
    }
    let lineTop = isFlipped ? content.height - line.offset - line.size : line.offset
    boxes[child].y = content.y + lineTop + margins.top + top + relativeY(child, of: content.definiteHeight)
    if recordsSteps { recordCrossPosition(child, container, line, in: content, part, baselineStart: top) }
  }

  /// Sets the position of a column's item in its line; its own width is known.
  @inline(__always)
  func placeAcrossColumn(_ container: Int, _ child: Int, in content: ContentBox, _ line: FlexLine) {
    let isRightToLeft = boxes[container].flags.contains(.rightToLeft)
    let isFlipped = nodes[container].keywords.wrapsInReverse
    let startsAtRight = isFlipped != isRightToLeft
    let margins = margins(child, of: content.width)
    let free = line.size - boxes[child].width - margins.horizontal.sum
    let left: Double, part: FreeSpacePart?
    if features.contains(.baselines), let share = baselineShare(child, in: container) {
      part = nil
      left = line.start(of: share, isFlipped: startsAtRight)
    } else {
      let before =
        margins.autoLeft || margins.autoRight
        ? free < 0 && isRightToLeft ? .all : autoMarginOffset(free: free, margins.horizontal)
        : alignment(of: child, in: container).offset(free: free, isFlipped: isFlipped)
          .seen(fromOtherSide: startsAtRight)
      part = before
      left = before.of(free)
    }
    let lineLeft = startsAtRight ? content.width - line.offset - line.size : line.offset
    boxes[child].x = content.x + lineLeft + margins.left + left + relativeX(child, of: content.width, in: container)
    if recordsSteps { recordCrossPosition(child, container, line, in: content, part, baselineStart: left) }
  }

  /// Returns the part of free space before an item with `auto` margins, which share only positive free space.
  @inline(__always)
  private func autoMarginOffset(free: Double, _ margins: AxisMargins) -> FreeSpacePart {
    free <= 0 || !margins.startIsAuto ? .none : margins.endIsAuto ? .half : .all
  }
}

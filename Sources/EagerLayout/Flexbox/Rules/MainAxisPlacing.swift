// Main positions of items (CSS Flexbox §9.5). Offsets are in the flex direction and are converted at the end.
extension FlexEngine {
  func placeAlongRow(_ container: Int, _ line: Range<Int>, in content: ContentBox, gap: Double) {
    placeAlongMain(container, line, in: content, from: content.x, size: content.width, gap: gap) {
      $0.horizontal
    } store: { child, x in
      boxes[child].x = x + relativeX(child, of: content.width, in: container)
    }
  }

  func placeAlongColumn(_ container: Int, _ line: Range<Int>, in content: ContentBox, gap: Double) {
    placeAlongMain(container, line, in: content, from: content.y, size: content.height, gap: gap) {
      $0.vertical
    } store: { child, y in
      boxes[child].y = y + relativeY(child, of: content.definiteHeight)
    }
  }

  /// Places a line's items in a main size from the position of the content box: `store` receives the position of each
  /// border box, before insets.
  @inline(__always)
  private func placeAlongMain(
    _ container: Int, _ line: Range<Int>, in content: ContentBox, from origin: Double, size: Double, gap: Double,
    margins axisMargins: (Margins) -> AxisMargins, store: (Int, Double) -> Void
  ) {
    let keywords = nodes[container].keywords
    let startsAtEnd = keywords.isReverse != (keywords.isRow && boxes[container].flags.contains(.rightToLeft))
    var free = size - gap * Double(line.count - 1), autoMargins = 0
    for at in line {
      free -= items[at].target + items[at].margins
      if keywords[.hasChildWithAutoMargin] != 0 {
        autoMargins += axisMargins(margins(items[at].node, of: content.width)).autoCount
      }
    }
    let share = autoMargins > 0 && free > 0 ? free / Double(autoMargins) : 0
    // If `auto` margins get the free space, `justify-content` has none to distribute.
    let spread =
      share > 0 ? Spread() : justify(container, free: free, count: line.count, isFlipped: keywords.isReverse)
    let between = spread.between
    var offset = (startsAtEnd ? 0 : origin) + spread.start
    for at in line {
      let child = items[at].node
      var margins = axisMargins(margins(child, of: content.width))
      if margins.startIsAuto { margins.start = share }
      if margins.endIsAuto { margins.end = share }
      store(child, startsAtEnd ? origin + (size - offset - margins.end - items[at].target) : offset + margins.start)
      offset += margins.sum + items[at].target + gap + between
    }
    if recordsSteps {
      recordMainPositions(container, line.map { items[$0].node }, in: content, gap: gap, spread, autoMargin: share)
    }
  }

  /// Returns the distance by which `left` or `right` move an item; if both are set, the start side wins.
  @inline(__always)
  func relativeX(_ child: Int, of basis: Double?, in container: Int) -> Double {
    usesInsets(child) ? usedInsetX(child, of: basis, in: container) : 0
  }

  @inline(never)
  private func usedInsetX(_ child: Int, of basis: Double?, in container: Int) -> Double {
    let left = inset(.left, insets(child).left, of: child, basis)
    let right = inset(.right, insets(child).right, of: child, basis)
    if boxes[container].flags.contains(.rightToLeft), let right { return -right }
    return left ?? -(right ?? 0)
  }

  /// Returns the distance by which `top` or `bottom` move an item; `top` wins.
  @inline(__always)
  func relativeY(_ child: Int, of basis: Double?) -> Double {
    usesInsets(child) ? usedInsetY(child, of: basis) : 0
  }

  @inline(never)
  private func usedInsetY(_ child: Int, of basis: Double?) -> Double {
    let top = inset(.top, insets(child).top, of: child, basis)
    return top ?? -(inset(.bottom, insets(child).bottom, of: child, basis) ?? 0)
  }

  /// Returns a node's inset, or `nil` for `auto` or a percentage of an indefinite size.
  @inline(__always)
  func inset(_ side: Units.Field, _ value: Double, of child: Int, _ basis: Double?) -> Double? {
    switch nodes[child].units[side] {
    case .points: value
    case .percent: basis.map { percentage(value, of: $0) }
    default: nil
    }
  }
}

// Where items go along the main axis (CSS Flexbox §9.5). Offsets run in the flex direction and are turned at the end.
extension FlexEngine {
  mutating func placeAlongRow(_ container: Int, _ line: Range<Int>, in content: ContentBox, gap: Double) {
    let isReverse = nodes[container].keywords.isReverse
    let startsAtRight = isReverse != boxes[container].flags.contains(.rightToLeft)
    var free = content.width - gap * Double(line.count - 1), autoMargins = 0
    for at in line {
      free -= items[at].target + items[at].margins
      let units = nodes[items[at].node].units
      if units[.marginLeft] == .auto { autoMargins += 1 }
      if units[.marginRight] == .auto { autoMargins += 1 }
    }
    let share = autoMargins > 0 && free > 0 ? free / Double(autoMargins) : 0
    let spread = justify(container, free: share > 0 ? 0 : free, count: line.count, isFlipped: isReverse)
    var offset = spread.start
    for at in line {
      let child = items[at].node, width = items[at].target
      var margins = margins(child, of: content.width)
      if margins.autoLeft { margins.left = share }
      if margins.autoRight { margins.right = share }
      boxes[child].x =
        content.x + relativeX(child, of: content.width, in: container)
        + (startsAtRight ? content.width - offset - margins.right - width : offset + margins.left)
      offset += margins.horizontal + width + gap + spread.between
    }
  }

  mutating func placeAlongColumn(_ container: Int, _ line: Range<Int>, in content: ContentBox, gap: Double) {
    let isReverse = nodes[container].keywords.isReverse
    var free = content.height - gap * Double(line.count - 1), autoMargins = 0
    for at in line {
      free -= items[at].target + items[at].margins
      let units = nodes[items[at].node].units
      if units[.marginTop] == .auto { autoMargins += 1 }
      if units[.marginBottom] == .auto { autoMargins += 1 }
    }
    let share = autoMargins > 0 && free > 0 ? free / Double(autoMargins) : 0
    let spread = justify(container, free: share > 0 ? 0 : free, count: line.count, isFlipped: isReverse)
    var offset = spread.start
    for at in line {
      let child = items[at].node, height = items[at].target
      var margins = margins(child, of: content.width)
      if margins.autoTop { margins.top = share }
      if margins.autoBottom { margins.bottom = share }
      boxes[child].y =
        content.y + relativeY(child, of: content.definiteHeight)
        + (isReverse ? content.height - offset - margins.bottom - height : offset + margins.top)
      offset += margins.vertical + height + gap + spread.between
    }
  }

  /// How far `left` or `right` move an item from its place; where both are set, the side that writing starts from wins.
  @inline(__always)
  func relativeX(_ child: Int, of whole: Double?, in container: Int) -> Double {
    guard nodes[child].keywords[.hasInset] != 0 else { return 0 }
    let left = inset(.left, rareValues(child).inset.left, of: child, whole)
    let right = inset(.right, rareValues(child).inset.right, of: child, whole)
    if boxes[container].flags.contains(.rightToLeft), let right { return -right }
    return left ?? -(right ?? 0)
  }

  /// How far `top` or `bottom` move an item from its place; `top` wins.
  @inline(__always)
  func relativeY(_ child: Int, of whole: Double?) -> Double {
    guard nodes[child].keywords[.hasInset] != 0 else { return 0 }
    let top = inset(.top, rareValues(child).inset.top, of: child, whole)
    return top ?? -(inset(.bottom, rareValues(child).inset.bottom, of: child, whole) ?? 0)
  }

  /// A node's inset; nil where it is `auto`, or a percentage of an indefinite size.
  @inline(__always)
  func inset(_ side: Units.Field, _ value: Double, of child: Int, _ whole: Double?) -> Double? {
    switch nodes[child].units[side] {
    case .points: value
    case .percent: whole.map { percentage(value, of: $0) }
    default: nil
    }
  }
}

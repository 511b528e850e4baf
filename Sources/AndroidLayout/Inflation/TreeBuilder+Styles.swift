import Arrangements
import EagerLayout

extension TreeBuilder {
  /// Says in a node's style what is written of a view.
  func setStyle(of view: Int, _ node: inout LayoutNode) {
    let record = records[view]
    let parent = parents[view]
    let parentIsTurned = parent < 0 ? device.direction == .rightToLeft : records[parent].isRightToLeft
    if record.isRightToLeft != parentIsTurned {
      node.style.direction = record.isRightToLeft ? .rightToLeft : .leftToRight
    }
    if views[view].visibility == .gone { node.style.display = .none }
    setEdges(of: view, record, &node.style)
    setDividers(of: view, record, &node.style)
    setSizes(of: view, record, &node.style)
    setParameter(of: view, record, parentIsTurned, &node.style)
  }

  private func setEdges(of view: Int, _ record: ViewRecord, _ style: inout FlexStyle) {
    var (margin, padding) = (record.margin, record.padding)
    // Android adds the right one to the width twice, and not the left one.
    if exact.hasRightPaddingTwice(view), !exact.isMeasuredExactly(view, isHorizontal: true) {
      padding.left = padding.right
    }
    if margin != ViewRecord.Sides() {
      style.marginLeft = .points(margin.left)
      style.marginTop = .points(margin.top)
      style.marginRight = .points(margin.right)
      style.marginBottom = .points(margin.bottom)
    }
    if padding != ViewRecord.Sides() {
      style.yieldsEdges = true
      style.paddingLeft = .points(max(padding.left, 0))
      style.paddingTop = .points(max(padding.top, 0))
      style.paddingRight = .points(max(padding.right, 0))
      style.paddingBottom = .points(max(padding.bottom, 0))
    }
  }

  /// Dividers are gaps, and padding at the ends of a line in which anything is shown.
  private func setDividers(of view: Int, _ record: ViewRecord, _ style: inout FlexStyle) {
    let size = record.dividerSize, dividers = record.dividers, padding = record.padding
    guard case .linear = record.kind, size > 0,
      family.children(of: view).contains(where: { views[$0].visibility != .gone })
    else {
      return
    }
    if dividers.isBetween { (style.columnGap, style.rowGap) = (.points(size), .points(size)) }
    let before = dividers.isAtBeginning ? size : 0, after = dividers.isAtEnd ? size : 0
    if record.isVertical {
      style.paddingTop = .points(max(padding.top, 0) + before)
      style.paddingBottom = .points(max(padding.bottom, 0) + after)
    } else {
      style.paddingLeft = .points(max(padding.left, 0) + (record.isRightToLeft ? after : before))
      style.paddingRight = .points(max(padding.right, 0) + (record.isRightToLeft ? before : after))
    }
  }

  private func setSizes(of view: Int, _ record: ViewRecord, _ style: inout FlexStyle) {
    if case .points(let width) = record.width, !startsFromNothing(view, isHorizontal: true) {
      style.width = .points(width)
    }
    if case .points(let height) = record.height, !startsFromNothing(view, isHorizontal: false) {
      style.height = .points(height)
    }
    // A size that is told counts, whatever the least one is. That of what is measured is in its content.
    if follows(view, isHorizontal: true) {
      if record.minWidth > 0, !record.isMeasured { style.minWidth = .points(record.minWidth) }
      if record.maxWidth < .infinity { style.maxWidth = .points(max(record.maxWidth, 0)) }
    }
    if follows(view, isHorizontal: false) {
      if record.minHeight > 0, !record.isMeasured { style.minHeight = .points(record.minHeight) }
      if record.maxHeight < .infinity { style.maxHeight = .points(max(record.maxHeight, 0)) }
    }
  }

  /// Whether a view's size along an axis follows from its content.
  private func follows(_ view: Int, isHorizontal: Bool) -> Bool {
    let record = records[view]
    switch record.size(isHorizontal) {
    case .points: return false
    case .wrap: return true
    case .match: return !exact(view, isHorizontal: isHorizontal)
    }
  }

  /// Whether a view gets its part of a line by its weight alone.
  private func startsFromNothing(_ view: Int, isHorizontal: Bool) -> Bool {
    let record = records[view], parent = parents[view]
    guard parent >= 0, case .linear = records[parent].kind else { return false }
    return records[parent].isVertical != isHorizontal && record.weight > 0
      && record.size(isHorizontal) == .points(0)
  }

  /// Says to the container around a view what it wants there.
  private func setParameter(of view: Int, _ record: ViewRecord, _ isTurned: Bool, _ style: inout FlexStyle) {
    let parent = parents[view]
    guard parent >= 0 else { return style.setParameter(frameItem(view, record, isTurned)) }
    switch records[parent].kind {
    case .linear: style.setParameter(lineItem(view, record, records[parent]))
    case .relative: style.setParameter(constraints(view, record, records[parent]))
    case .container: break
    default: style.setParameter(frameItem(view, record, isTurned))
    }
  }

  private func frameItem(_ view: Int, _ record: ViewRecord, _ isTurned: Bool) -> AndroidFrameItem {
    var item = AndroidFrameItem()
    item.barPlace = record.barPlace
    let across = record.layoutGravity.across(isRightToLeft: isTurned), down = record.layoutGravity.down
    item.place = Place(
      horizontal: exact.fillsFrame(view, isHorizontal: true) ? .fill : across ?? .start,
      vertical: exact.fillsFrame(view, isHorizontal: false) ? .fill : down ?? .start)
    // What fills is moved too: Android sets it in the middle of a room from which its margins have been taken.
    if across == .center { item.x = (record.margin.start(isTurned) - record.margin.end(isTurned)) / 2 }
    if down == .center { item.y = (record.margin.top - record.margin.bottom) / 2 }
    return item
  }

  private func lineItem(_ view: Int, _ record: ViewRecord, _ line: ViewRecord) -> LinearItem {
    var item = LinearItem(weight: record.weight)
    let isTurned = line.isRightToLeft, isAlongWidth = !line.isVertical, margin = record.margin
    if startsFromNothing(view, isHorizontal: isAlongWidth) {
      item.startsAt = isAlongWidth ? margin.left + margin.right : margin.top + margin.bottom
    }
    item.fillsRest = record.size(isAlongWidth) == .match && exact(parents[view], isHorizontal: isAlongWidth)
    item.hasBaseline = isAligned(view)
    let own = isAlongWidth ? record.layoutGravity.down : record.layoutGravity.across(isRightToLeft: isTurned)
    let lines = isAlongWidth ? line.gravity.down : line.gravity.across(isRightToLeft: isTurned)
    item.gravity = own ?? lines ?? .start
    if item.gravity == .center {
      item.offset =
        (isAlongWidth ? margin.top - margin.bottom : margin.start(isTurned) - margin.end(isTurned)) / 2
    }
    if record.size(!isAlongWidth) == .match { item.gravity = .fill }
    return item
  }
}

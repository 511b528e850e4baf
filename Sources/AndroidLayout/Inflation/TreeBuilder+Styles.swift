import Arrangements
import EagerLayout

extension TreeBuilder {
  /// Sets the style of a node from the attributes of its view.
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
    setLayoutValue(of: view, record, parentIsTurned, &node.style)
  }

  private func setEdges(of view: Int, _ record: ViewRecord, _ style: inout FlexStyle) {
    var (margin, padding) = (record.margin, record.padding)
    // Android adds the right padding to the width twice, and does not add the left one.
    if exact.hasRightPaddingTwice(view), !exact.isMeasuredExactly(view, isHorizontal: true) {
      padding.left = padding.right
    }
    // In a RelativeLayout without shown views, the left and top padding do not count.
    if case .relative = record.kind, !family.children(of: view).contains(where: { views[$0].visibility != .gone }) {
      if record.width == .wrap { padding.left = 0 }
      if record.height == .wrap { padding.top = 0 }
    }
    if margin != ViewRecord.Sides() {
      style.marginLeft = .points(margin.left)
      style.marginTop = .points(margin.top)
      style.marginRight = .points(margin.right)
      style.marginBottom = .points(margin.bottom)
    }
    // The size of a view without content does not include its padding.
    if padding != ViewRecord.Sides(), !record.isEmpty {
      style.yieldsEdges = true
      style.paddingLeft = .points(max(padding.left, 0))
      style.paddingTop = .points(max(padding.top, 0))
      style.paddingRight = .points(max(padding.right, 0))
      style.paddingBottom = .points(max(padding.bottom, 0))
    }
  }

  /// Sets the gap for dividers between views. A divider before the first view becomes a gap before that view, and one
  /// after the last view a gap at the end of the line.
  private func setDividers(of view: Int, _ record: ViewRecord, _ style: inout FlexStyle) {
    guard record.dividers.isBetween, case .linear = record.kind, record.dividerSize > 0 else { return }
    (style.columnGap, style.rowGap) = (.points(record.dividerSize), .points(record.dividerSize))
  }

  private func setSizes(of view: Int, _ record: ViewRecord, _ style: inout FlexStyle) {
    if case .points(let width) = record.width, !startsFromNothing(view, isHorizontal: true) {
      style.width = .points(width)
    }
    if case .points(let height) = record.height, !startsFromNothing(view, isHorizontal: false) {
      style.height = .points(height)
    }
    // An exact size wins over a minimum. For measured views, the limits apply to the content.
    if record.limitsItsContent { return }
    if record.minWidth > 0, follows(view, isHorizontal: true) { style.minWidth = .points(record.minWidth) }
    if record.minHeight > 0, follows(view, isHorizontal: false) { style.minHeight = .points(record.minHeight) }
  }

  /// Returns whether a view's size along an axis depends on its content.
  private func follows(_ view: Int, isHorizontal: Bool) -> Bool {
    let record = records[view]
    if scrollAxis(around: view) == (isHorizontal ? .horizontal : .vertical) { return true }
    switch record.size(isHorizontal) {
    case .points: return false
    case .wrap: return true
    case .match: return !exact(view, isHorizontal: isHorizontal)
    }
  }

  /// Returns whether the size of a view in a line depends only on its weight.
  private func startsFromNothing(_ view: Int, isHorizontal: Bool) -> Bool {
    let record = records[view], parent = parents[view]
    guard parent >= 0, case .linear = records[parent].kind else { return false }
    return records[parent].isVertical != isHorizontal && record.weight > 0
      && record.size(isHorizontal) == .points(0)
  }

  /// Sets the layout values for the container of a view.
  private func setLayoutValue(of view: Int, _ record: ViewRecord, _ isTurned: Bool, _ style: inout FlexStyle) {
    let parent = parents[view]
    guard parent >= 0 else { return style.setLayoutValue(frameItem(view, record, isTurned)) }
    switch records[parent].kind {
    case .linear: style.setLayoutValue(lineItem(view, record, records[parent]))
    case .relative: style.setLayoutValue(constraints(view, record, records[parent]))
    case .container: break
    default: style.setLayoutValue(frameItem(view, record, isTurned))
    }
  }

  /// Returns the axis along which a view's parent scrolls; `nil` if it does not.
  func scrollAxis(around view: Int) -> Linear.Axis? {
    guard parents[view] >= 0 else { return nil }
    return switch records[parents[view]].kind {
    case .verticalScroll: .vertical
    case .horizontalScroll: .horizontal
    default: nil
    }
  }

  private func frameItem(_ view: Int, _ record: ViewRecord, _ isTurned: Bool) -> AndroidFrameItem {
    var item = AndroidFrameItem()
    item.barPlace = record.barPlace
    let across = record.layoutGravity.side(isRightToLeft: isTurned), down = record.layoutGravity.down
    let scrolled = scrollAxis(around: view)
    item.place = Place(horizontal: across, vertical: down ?? .start)
    item.fillsWidth = scrolled != .horizontal && exact.fillsFrame(view, isHorizontal: true)
    item.fillsHeight = scrolled != .vertical && exact.fillsFrame(view, isHorizontal: false)
    // A child that fills is also moved: Android centers it in the space that is left by its margins.
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
    item.fillsRest =
      record.size(isAlongWidth) == .match && exact(parents[view], isHorizontal: isAlongWidth)
      && exact.fillsLast(view, isHorizontal: isAlongWidth)
    item.hasBaseline = isAligned(view)
    item.baselineShift = baselineShifts[view] ?? 0
    if line.dividers.isAtBeginning, beginsLine(view) { item.gapBefore = line.dividerSize }
    // A gravity of the view replaces the line's, even if it names no side of the cross axis.
    let own = record.layoutGravity.isSpecified ? record.layoutGravity : nil
    item.gravity =
      isAlongWidth
      ? own.map { $0.down ?? .start } ?? line.gravity.down ?? .start
      : own?.side(isRightToLeft: isTurned)
        ?? (line.gravity.horizontal == nil ? .start : line.gravity.side(isRightToLeft: isTurned))
    if isAlongWidth, let gravity = own ?? (line.gravity.vertical == .fill ? line.gravity : nil),
      gravity.vertical == nil || gravity.vertical == .fill
    {
      // A view whose gravity names no side is at the edge of the padding, regardless of its top margin and baseline.
      item.offset = -margin.top
      item.hasBaseline = false
    }
    if item.gravity == .center {
      item.offset =
        (isAlongWidth ? margin.top - margin.bottom : margin.start(isTurned) - margin.end(isTurned)) / 2
    }
    if record.size(!isAlongWidth) == .match {
      if isAlongWidth { item.filledSide = item.gravity }
      item.gravity = .fill
    }
    return item
  }
}

extension FlexStyle {
  /// Whether an item of an arrangement may be smaller than its padding and border, as Android views may.
  package var yieldsEdges: Bool {
    get { keywords[.yieldsEdges] != 0 }
    set { keywords[.yieldsEdges] = newValue ? 1 : 0 }
  }

  /// Whether a container takes an item's baseline without adding the item's position, as Android's RelativeLayout does.
  package var takesBareBaseline: Bool {
    get { units.takesBareBaseline }
    set { units.takesBareBaseline = newValue }
  }
}

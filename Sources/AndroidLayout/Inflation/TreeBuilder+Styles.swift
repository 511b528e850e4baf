import Arrangements
import EagerLayout

extension TreeBuilder {
  /// Sets the style of a node from the attributes of its view.
  func setStyle(of view: Int, _ node: inout LayoutNode) {
    let record = records[view]
    let parent = parents[view]
    let parentIsRightToLeft = parent < 0 ? device.direction == .rightToLeft : records[parent].isRightToLeft
    if record.isRightToLeft != parentIsRightToLeft {
      node.style.direction = record.isRightToLeft ? .rightToLeft : .leftToRight
    }
    if views[view].visibility == .gone { node.style.display = .none }
    setEdges(of: view, record, &node.style)
    setDividers(of: view, record, &node.style)
    setSizes(of: view, record, &node.style)
    setLayoutValue(of: view, record, parentIsRightToLeft, &node.style)
  }

  private func setEdges(of view: Int, _ record: ViewRecord, _ style: inout FlexStyle) {
    var (margin, padding) = (record.margin, record.padding)
    // Android adds the right padding of this RelativeLayout to the width twice, and does not add the left padding.
    if exact.countsRightPaddingTwice(view), !exact.isMeasuredExactly(view, isHorizontal: true) {
      padding.left = padding.right
    }
    // In Android, a RelativeLayout without shown views does not include its left and top padding in its size.
    if case .relative = record.kind, !hierarchy.children(of: view).contains(where: { views[$0].visibility != .gone }) {
      if record.width == .wrap { padding.left = 0 }
      if record.height == .wrap { padding.top = 0 }
    }
    if margin != ViewRecord.Sides() {
      style.marginLeft = .points(margin.left)
      style.marginTop = .points(margin.top)
      style.marginRight = .points(margin.right)
      style.marginBottom = .points(margin.bottom)
    }
    // For a view without content, Android ignores the padding.
    if padding != ViewRecord.Sides(), !record.isEmpty {
      style.shrinksBelowEdges = true
      style.paddingLeft = .points(max(padding.left, 0))
      style.paddingTop = .points(max(padding.top, 0))
      style.paddingRight = .points(max(padding.right, 0))
      style.paddingBottom = .points(max(padding.bottom, 0))
    }
  }

  /// Sets the gaps for dividers between views. Dividers before the first and after the last view are set elsewhere: see
  /// `gapBefore` of the item, and `endGap` of the line.
  private func setDividers(of view: Int, _ record: ViewRecord, _ style: inout FlexStyle) {
    guard record.dividers.isBetween, case .linear = record.kind, record.dividerSize > 0 else { return }
    (style.columnGap, style.rowGap) = (.points(record.dividerSize), .points(record.dividerSize))
  }

  private func setSizes(of view: Int, _ record: ViewRecord, _ style: inout FlexStyle) {
    if case .points(let width) = record.width, !hasOnlyWeight(view, isHorizontal: true) {
      style.width = .points(width)
    }
    if case .points(let height) = record.height, !hasOnlyWeight(view, isHorizontal: false) {
      style.height = .points(height)
    }
    // An exact size overrides a minimum. For views that limit their content, the limits apply to the content instead.
    if record.appliesLimitsToContent { return }
    if record.minWidth > 0, dependsOnContent(view, isHorizontal: true) { style.minWidth = .points(record.minWidth) }
    if record.minHeight > 0, dependsOnContent(view, isHorizontal: false) { style.minHeight = .points(record.minHeight) }
  }

  /// Returns `true` if a view's size along an axis depends on its content.
  private func dependsOnContent(_ view: Int, isHorizontal: Bool) -> Bool {
    let record = records[view]
    if scrollAxisOfParent(of: view) == (isHorizontal ? .horizontal : .vertical) { return true }
    switch record.size(isHorizontal) {
    case .points: return false
    case .wrap: return true
    case .match: return !exact(view, isHorizontal: isHorizontal)
    }
  }

  /// Returns `true` for a view in a LinearLayout whose length is 0dp with a weight, so that only the weight determines
  /// it.
  private func hasOnlyWeight(_ view: Int, isHorizontal: Bool) -> Bool {
    let record = records[view], parent = parents[view]
    guard parent >= 0, case .linear = records[parent].kind else { return false }
    return records[parent].isVertical != isHorizontal && record.weight > 0
      && record.size(isHorizontal) == .points(0)
  }

  /// Sets the values that the parent of a view reads.
  private func setLayoutValue(of view: Int, _ record: ViewRecord, _ isRightToLeft: Bool, _ style: inout FlexStyle) {
    let parent = parents[view]
    guard parent >= 0 else { return style.setLayoutValue(frameItem(view, record, isRightToLeft)) }
    switch records[parent].kind {
    case .linear: style.setLayoutValue(lineItem(view, record, records[parent]))
    case .relative: style.setLayoutValue(constraints(view, record, records[parent]))
    case .container: break
    default: style.setLayoutValue(frameItem(view, record, isRightToLeft))
    }
  }

  /// Returns the axis along which a view's parent scrolls; `nil` if the parent does not scroll.
  func scrollAxisOfParent(of view: Int) -> Linear.Axis? {
    guard parents[view] >= 0 else { return nil }
    return switch records[parents[view]].kind {
    case .verticalScroll: .vertical
    case .horizontalScroll: .horizontal
    default: nil
    }
  }

  private func frameItem(_ view: Int, _ record: ViewRecord, _ isRightToLeft: Bool) -> AndroidFrameItem {
    var item = AndroidFrameItem()
    item.appBarRelation = record.appBarRelation
    let horizontal = record.layoutGravity.alignmentInFrame(isRightToLeft: isRightToLeft),
      vertical = record.layoutGravity.verticalAlignment
    let scrollAxis = scrollAxisOfParent(of: view)
    item.place = Place(horizontal: horizontal, vertical: vertical ?? .start)
    item.fillsWidth = scrollAxis != .horizontal && exact.fillsFrame(view, isHorizontal: true)
    item.fillsHeight = scrollAxis != .vertical && exact.fillsFrame(view, isHorizontal: false)
    // A child that fills the frame also has an offset: Android centers it in the space that its margins leave.
    if horizontal == .center { item.x = (record.margin.start(isRightToLeft) - record.margin.end(isRightToLeft)) / 2 }
    if vertical == .center { item.y = (record.margin.top - record.margin.bottom) / 2 }
    return item
  }

  private func lineItem(_ view: Int, _ record: ViewRecord, _ line: ViewRecord) -> LinearItem {
    var item = LinearItem(weight: record.weight)
    let isRightToLeft = line.isRightToLeft, isHorizontal = !line.isVertical, margin = record.margin
    if hasOnlyWeight(view, isHorizontal: isHorizontal) {
      item.startsAt = isHorizontal ? margin.left + margin.right : margin.top + margin.bottom
    }
    item.fillsRest =
      record.size(isHorizontal) == .match && exact(parents[view], isHorizontal: isHorizontal)
      && exact.fillsRemainingSpace(view, isHorizontal: isHorizontal)
    item.hasBaseline = hasBaseline(view)
    item.baselineShift = baselineShifts[view] ?? 0
    if line.dividers.isAtBeginning, isFirstShownInLine(view) { item.gapBefore = line.dividerSize }
    // A gravity of the view overrides the line's gravity, even if it specifies nothing for the cross axis.
    let specifiedGravity = record.layoutGravity.isSpecified ? record.layoutGravity : nil
    item.gravity =
      isHorizontal
      ? specifiedGravity.map { $0.verticalAlignment ?? .start } ?? line.gravity.verticalAlignment ?? .start
      : specifiedGravity?.alignmentInFrame(isRightToLeft: isRightToLeft)
        ?? (line.gravity.horizontal == nil ? .start : line.gravity.alignmentInFrame(isRightToLeft: isRightToLeft))
    if isHorizontal, let gravity = specifiedGravity ?? (line.gravity.vertical == .fill ? line.gravity : nil),
      gravity.vertical == nil || gravity.vertical == .fill
    {
      // If the view's gravity specifies nothing for the cross axis, Android places the view at the top padding edge,
      // and ignores its top margin and its baseline.
      item.offset = -margin.top
      item.hasBaseline = false
    }
    if item.gravity == .center {
      item.offset =
        (isHorizontal ? margin.top - margin.bottom : margin.start(isRightToLeft) - margin.end(isRightToLeft)) / 2
    }
    if record.size(!isHorizontal) == .match {
      if isHorizontal { item.baselineSideIfFilling = item.gravity }
      item.gravity = .fill
    }
    return item
  }
}

extension FlexStyle {
  /// `true` if an item of an arrangement may be smaller than its padding and border, as Android views may.
  package var shrinksBelowEdges: Bool {
    get { keywords[.shrinksBelowEdges] != 0 }
    set { keywords[.shrinksBelowEdges] = newValue ? 1 : 0 }
  }

  /// `true` if a container uses an item's baseline without adding the item's position, as Android's RelativeLayout
  /// does.
  package var baselineIgnoresItemPosition: Bool {
    get { units.baselineIgnoresItemPosition }
    set { units.baselineIgnoresItemPosition = newValue }
  }
}

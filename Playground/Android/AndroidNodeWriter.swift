internal import Arrangements
internal import EagerLayout
internal import AndroidLayout
import PlaygroundKit

/// Converts the nodes of an Android layout to nodes that the notation supports.
struct AndroidNodeWriter {
  private let layout: InflatedLayout
  private let expected: Placement
  private let pins: [AndroidConversion.Pins]
  private let offsets: [(x: Double, y: Double)?]
  private var nextNumber = 0

  init(
    _ layout: InflatedLayout, _ expected: Placement, _ pins: [AndroidConversion.Pins],
    _ offsets: [(x: Double, y: Double)?]
  ) {
    self.offsets = offsets
    self.layout = layout
    self.expected = expected
    self.pins = pins
  }

  /// Converts a node and its descendants. Nodes are numbered in preorder, like views; number 0 is the window.
  mutating func write(_ node: LayoutNode, isRightToLeft: Bool = false) -> LayoutNode {
    let number = nextNumber
    nextNumber += 1
    var result = node, isRightToLeft = isRightToLeft
    (result.style.shrinksBelowEdges, result.style.baselineIgnoresItemPosition) = (false, false)
    dropPadding(&result.style, number)
    #if !hasFeature(Embedded)
      result.payload = nil
    #endif
    if number > 0, layout.views[number - 1].id == nil { result.id = nil }
    // The window specifies the direction for all nodes.
    if number == 0, node.style.direction == .leftToRight { result.style.direction = .inherit }
    if node.style.direction != .inherit { isRightToLeft = node.style.direction == .rightToLeft }
    let container = node.androidContainer
    if container != nil { result.content = Arranged(Overlay(.topLeading)) {}.node.content }
    let line = node.content?.arrangement?.value(of: Linear.self)
    let start = nextNumber, relative = node.content?.arrangement?.value(of: Relative.self)
    for child in node.children.indices {
      let childNumber = nextNumber
      var item = write(node.children[child], isRightToLeft: isRightToLeft)
      if let container { setOverlayItem(&item, at: childNumber, in: container, number, isRightToLeft) }
      if let line { removeWeight(of: &item, at: childNumber, in: line) }
      if relative != nil {
        setConstraints(&item, at: childNumber, in: number, result.style, isRightToLeft)
      } else if let offset = offsets[childNumber] {
        move(&item, isRightToLeft ? -offset.x : offset.x, offset.y, isRightToLeft)
      }
      result.children[child] = item
    }
    if let line { result.content = portableLine(line, &result.style, isRightToLeft) }
    if let gravity = relative?.gravity {
      let hasMovedChildren = (start..<nextNumber).contains { offsets[$0] != nil && expected.parent(of: $0) == number }
      let specifiedGravity = RelativeGravity(
        horizontal: gravity.horizontal, vertical: gravity.vertical, ignoring: gravity.ignored)
      result.content =
        Arranged(Relative(.android, gravity: hasMovedChildren ? RelativeGravity() : specifiedGravity)) {}.node.content
    }
    if node.content?.arrangement == nil { writeLeaf(&result, number) }
    pin(&result.style, number)
    return result
  }

  /// Sets the layout values of an overlay item from its position in a FrameLayout or scroll view.
  private func setOverlayItem(
    _ item: inout LayoutNode, at number: Int, in container: AndroidContainer, _ parent: Int, _ isRightToLeft: Bool
  ) {
    var (place, x, y) = item.androidPlace
    if case .scrollView(let isVertical, let fillsViewport) = container {
      if isVertical {
        place.vertical = .start
        y = 0
        if fillsViewport, fills(number, in: parent, item.style) { place.vertical = .fill }
      } else {
        (place.horizontal, x) = (.start, 0)
        if item.style.width == .auto { item.style.width = .maxContent }
      }
    }
    if place != .topLeading { item.style.setLayoutValue(OverlayItem(place: place)) }
    move(&item, x, y, isRightToLeft)
  }

  /// Adds an offset to a node's insets. A positive `x` points in the writing direction.
  private func move(_ item: inout LayoutNode, _ x: Double, _ y: Double, _ isRightToLeft: Bool) {
    if x != 0 {
      if isRightToLeft {
        item.style.right = .points(x + points(item.style.right))
      } else {
        item.style.left = .points(x + points(item.style.left))
      }
    }
    if y != 0 { item.style.top = .points(y + points(item.style.top)) }
  }

  private func points(_ length: FlexStyle.Length) -> Double {
    if case .points(let points) = length { points } else { 0 }
  }

  private func points(_ length: FlexStyle.AutoLength) -> Double {
    if case .points(let points) = length { points } else { 0 }
  }

  /// Returns a line without the properties that the notation lacks. Its `endGap` becomes padding.
  private func portableLine(_ line: Linear, _ style: inout FlexStyle, _ isRightToLeft: Bool) -> LeafContent? {
    if line.endGap > 0 {
      if line.axis == .vertical {
        style.paddingBottom = .points(line.endGap + points(style.paddingBottom))
      } else if isRightToLeft {
        style.paddingLeft = .points(line.endGap + points(style.paddingLeft))
      } else {
        style.paddingRight = .points(line.endGap + points(style.paddingRight))
      }
    }
    return Arranged(
      Linear(
        line.axis, line.rules, gravity: line.gravity, weightSum: line.weightSum, alignsBaselines: line.alignsBaselines,
        baselineItem: line.baselineItem, matchesLargest: line.matchesLargest)
    ) {}.node.content
  }

  /// Sets the constraints of an item in a `Relative`: its own constraints, or, for an item with an offset, the numbers
  /// of its frame.
  private func setConstraints(
    _ item: inout LayoutNode, at number: Int, in parent: Int, _ parentStyle: FlexStyle, _ isRightToLeft: Bool
  ) {
    var constraints = RelativeConstraints()
    if offsets[number] == nil {
      constraints.specified = item.style.layoutValue(RelativeConstraints.self).specified
    } else {
      let frame = expected.frames[number], box = expected.frames[parent], style = item.style
      let left = frame.x - points(style.marginLeft), right = frame.maxX + points(style.marginRight)
      let minX = box.x + points(parentStyle.paddingLeft), maxX = box.maxX - points(parentStyle.paddingRight)
      constraints.put(.leading, by: .number(isRightToLeft ? maxX - right : left - minX))
      constraints.put(.trailing, by: .number(isRightToLeft ? maxX - left : right - minX))
      let top = box.y + points(parentStyle.paddingTop)
      constraints.put(.top, by: .number(frame.y - points(style.marginTop) - top))
      constraints.put(.bottom, by: .number(frame.maxY + points(style.marginBottom) - top))
    }
    item.style.setLayoutValue(constraints)
  }

  /// Removes the weight of an item whose length along the line is pinned, so that the item takes no free space.
  private func removeWeight(of item: inout LayoutNode, at number: Int, in line: Linear) {
    guard pins[number].contains(line.axis == .horizontal ? .width : .height) else { return }
    var specified = item.style.layoutValue(LinearItem.self)
    (specified.weight, specified.startsAt, specified.fillsRest) = (0, nil, false)
    item.style.setLayoutValue(specified)
  }

  /// Returns `true` if a child fills its viewport: its height is not specified, and is at most the viewport's height.
  private func fills(_ child: Int, in viewport: Int, _ style: FlexStyle) -> Bool {
    guard style.height == .auto else { return false }
    var height = expected.frames[child].height
    for margin in [style.marginTop, style.marginBottom] {
      if case .points(let points) = margin { height += points }
    }
    return height <= expected.contentFrame(of: viewport).height + 1.0 / 1024
  }

  /// Converts a leaf to text if it has a baseline, or else to a size.
  private func writeLeaf(_ node: inout LayoutNode, _ number: Int) {
    guard number > 0, layout.views.indices.contains(number - 1) else { return }
    guard case .measured(let measure, _)? = node.content?.kind else { return writeBox(&node) }
    let view = layout.views[number - 1], naturalSize = measure(Proposal())
    let string = view.text.flatMap { $0.utf8.isEmpty ? nil : $0 } ?? view.hint ?? "", size = view.textSize
    var text = FixedAdvanceText(utf8: string.utf8, advance: size / 2, lineHeight: size * 1.25, baseline: size)
    guard naturalSize.firstBaseline != nil else {
      node.content = LeafContent(.intrinsic(Extent(width: naturalSize.width, height: naturalSize.height)))
      return
    }
    // In Android, an empty text has one line and a baseline. The space of width 0 that replaces it also has both.
    if !text.hasWords {
      text = FixedAdvanceText(utf8: "\u{A0}".utf8, advance: 0, lineHeight: size * 1.25, baseline: size)
    }
    node.content = LeafContent(.text(text))
  }

  /// Converts a view without content: to a box of a fixed size, or to an item that fills its space.
  private func writeBox(_ node: inout LayoutNode) {
    node.content = nil
    if node.style.width != .auto || node.style.height != .auto {
      node.style.shrinkFactor = 0
    } else {
      (node.style.growFactor, node.style.flexBasis) = (1, .percent(0))
    }
  }

  /// Specifies the pinned sizes of a node as numbers.
  private func pin(_ style: inout FlexStyle, _ number: Int) {
    let frame = expected.frames[number]
    if pins[number].contains(.width) {
      style.width = .points(frame.width)
      // In Android, a view can be smaller than its padding; here, the padding is limited to the size.
      let left = min(points(style.paddingLeft), frame.width)
      if points(style.paddingLeft) + points(style.paddingRight) > frame.width {
        (style.paddingLeft, style.paddingRight) = (.points(left), .points(frame.width - left))
      }
      (style.minWidth, style.maxWidth) = (FlexStyle().minWidth, FlexStyle().maxWidth)
    }
    if pins[number].contains(.height) {
      style.height = .points(frame.height)
      let top = min(points(style.paddingTop), frame.height)
      if points(style.paddingTop) + points(style.paddingBottom) > frame.height {
        (style.paddingTop, style.paddingBottom) = (.points(top), .points(frame.height - top))
      }
      (style.minHeight, style.maxHeight) = (FlexStyle().minHeight, FlexStyle().maxHeight)
    }
  }

  /// Removes the padding of a pinned box that is smaller than its padding. Other containers do not support such a box.
  private func dropPadding(_ style: inout FlexStyle, _ number: Int) {
    let frame = expected.frames[number]
    if pins[number].contains(.width), frame.width < points(style.paddingLeft) + points(style.paddingRight) {
      (style.paddingLeft, style.paddingRight) = (.points(0), .points(0))
    }
    if pins[number].contains(.height), frame.height < points(style.paddingTop) + points(style.paddingBottom) {
      (style.paddingTop, style.paddingBottom) = (.points(0), .points(0))
    }
  }
}

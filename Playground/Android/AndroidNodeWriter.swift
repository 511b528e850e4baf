internal import Arrangements
internal import EagerLayout
internal import AndroidLayout
import PlaygroundKit

/// Writes the nodes of a layout of Android as nodes that the notation knows.
struct AndroidNodeWriter {
  private let layout: InflatedLayout
  private let expected: Placement
  private let pins: [AndroidConversion.Pins]
  private let moves: [(x: Double, y: Double)?]
  private var next = 0

  init(
    _ layout: InflatedLayout, _ expected: Placement, _ pins: [AndroidConversion.Pins],
    _ moves: [(x: Double, y: Double)?]
  ) {
    self.moves = moves
    self.layout = layout
    self.expected = expected
    self.pins = pins
  }

  /// A node and all in it. They are counted in preorder, as views are.
  mutating func write(_ node: LayoutNode, isRightToLeft: Bool = false) -> LayoutNode {
    let number = next
    next += 1
    var result = node, isTurned = isRightToLeft
    #if !hasFeature(Embedded)
      result.payload = nil
    #endif
    if number > 0, layout.views[number - 1].id == nil { result.id = nil }
    // The window says it, and so does everything else from itself.
    if number == 0, node.style.direction == .leftToRight { result.style.direction = .inherit }
    if node.style.direction != .inherit { isTurned = node.style.direction == .rightToLeft }
    let container = node.androidContainer
    if container != nil { result.content = Arranged(Overlay(.topLeading)) {}.node.content }
    for child in node.children.indices {
      let place = next
      var item = write(node.children[child], isRightToLeft: isTurned)
      if let container { put(&item, at: place, in: container, number, isTurned) }
      if let line = node.content?.arrangement?.value(of: Linear.self) { takeWeight(of: &item, at: place, in: line) }
      result.children[child] = item
    }
    if node.content?.arrangement == nil { writeLeaf(&result, number) }
    pin(&result.style, number)
    return result
  }

  /// Sets the layout values of an overlay item from its place in a frame or scroll view.
  private func put(
    _ item: inout LayoutNode, at number: Int, in container: AndroidContainer, _ parent: Int, _ isRightToLeft: Bool
  ) {
    var (place, x, y) = item.androidPlace
    if case .scroll(let isVertical, let fillsViewport) = container {
      if isVertical {
        place.vertical = .start
        y = 0
        if fillsViewport, fills(number, in: parent, item.style) { place.vertical = .fill }
      } else {
        (place.horizontal, x) = (.start, 0)
        if item.style.width == .auto { item.style.width = .maxContent }
      }
    }
    if let move = moves[number] {
      x += isRightToLeft ? -move.x : move.x
      y += move.y
    }
    if place != .topLeading { item.style.setParameter(OverlayItem(place: place)) }
    if x != 0 { if isRightToLeft { item.style.right = .points(x) } else { item.style.left = .points(x) } }
    if y != 0 { item.style.top = .points(y) }
  }

  /// An item with a specified size along the line takes no leftover space.
  private func takeWeight(of item: inout LayoutNode, at number: Int, in line: Linear) {
    guard pins[number].contains(line.axis == .horizontal ? .width : .height) else { return }
    var said = item.style.parameter(LinearItem.self)
    (said.weight, said.startsAt, said.fillsRest) = (0, nil, false)
    item.style.setParameter(said)
  }

  /// Whether a child is as high as the viewport that it is in, and no higher.
  private func fills(_ child: Int, in viewport: Int, _ style: FlexStyle) -> Bool {
    guard style.height == .auto else { return false }
    var height = expected.frames[child].height
    for margin in [style.marginTop, style.marginBottom] {
      if case .points(let points) = margin { height += points }
    }
    return height <= expected.contentFrame(of: viewport).height + 1.0 / 1024
  }

  /// A leaf becomes text where it has a baseline, or else a size.
  private func writeLeaf(_ node: inout LayoutNode, _ number: Int) {
    guard number > 0, layout.views.indices.contains(number - 1) else { return }
    guard case .measured(let measure, _)? = node.content?.kind else { return writeBox(&node) }
    let view = layout.views[number - 1], natural = measure(Proposal())
    let words = view.text.flatMap { $0.utf8.isEmpty ? nil : $0 } ?? view.hint ?? "", size = view.textSize
    var text = FixedAdvanceText(utf8: words.utf8, advance: size / 2, lineHeight: size * 1.25, baseline: size)
    guard natural.firstBaseline != nil else {
      node.content = LeafContent(.intrinsic(Extent(width: natural.width, height: natural.height)))
      return
    }
    // A text without words has a line all the same, in Android, and a baseline: a space that is 0 wide has both.
    if !text.hasWords {
      text = FixedAdvanceText(utf8: "\u{A0}".utf8, advance: 0, lineHeight: size * 1.25, baseline: size)
    }
    node.content = LeafContent(.text(text))
  }

  /// A view without content: a size, or an item that fills its space.
  private func writeBox(_ node: inout LayoutNode) {
    node.content = nil
    if node.style.width != .auto || node.style.height != .auto {
      node.style.shrinkFactor = 0
    } else {
      (node.style.growFactor, node.style.flexBasis) = (1, .percent(0))
    }
  }

  private func pin(_ style: inout FlexStyle, _ number: Int) {
    let frame = expected.frames[number]
    if pins[number].contains(.width) {
      style.width = .points(frame.width)
      (style.minWidth, style.maxWidth) = (FlexStyle().minWidth, FlexStyle().maxWidth)
    }
    if pins[number].contains(.height) {
      style.height = .points(frame.height)
      (style.minHeight, style.maxHeight) = (FlexStyle().minHeight, FlexStyle().maxHeight)
    }
  }
}

/// The internal representation of every item: a style, which must be the first field, and content or children.
///
/// Items (``Row``, ``Flex``, …) are its public form.
public struct LayoutNode: Sendable {
  @usableFromInline
  package var style: FlexStyle
  package var content: LeafContent?
  package var children: ContiguousArray<LayoutNode>
  @usableFromInline
  package var id: LayoutID?
  package var payload: Payload?
}

extension LayoutNode {
  // Calls the memberwise initializer, since setting fields one by one would compile to a copy of the whole node.
  package init(
    style: FlexStyle = FlexStyle(), content: LeafContent? = nil, children: ContiguousArray<LayoutNode> = []
  ) {
    self.init(style: style, content: content, children: children, id: nil)
  }
}

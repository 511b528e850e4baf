extension LayoutTree {
  /// Adds an item and its descendants as the last child of a node, and returns its handle.
  ///
  ///     let row = tree.append(Row { Flex(); Fixed(width: 44) }, to: tree.root)
  ///
  /// The node must not have content. Complexity: O(k) in the number of nodes added; the next layout moves all later
  /// nodes once, for all edits together: <doc:KeptTrees#What-edits-cost>.
  @discardableResult
  public mutating func append(_ item: some LayoutItem, to parent: Node) -> Node {
    let storage = edited()
    return storage.handle(storage.insert(item.node, into: storage.slot(parent), before: -1))
  }

  /// Inserts an item and its descendants as a child of a node at an index, and returns its handle.
  ///
  /// - Complexity: O(k) in the number of nodes added, and O(index).
  @discardableResult
  public mutating func insert(_ item: some LayoutItem, into parent: Node, at index: Int) -> Node {
    let storage = edited(), slot = storage.slot(parent)
    return storage.handle(storage.insert(item.node, into: slot, before: storage.child(index, of: slot)))
  }

  /// Removes a node and its descendants. Their handles become invalid. The root cannot be removed.
  ///
  /// - Complexity: O(k) in the number of nodes removed.
  public mutating func remove(_ node: Node) {
    let storage = edited(), slot = storage.slot(node)
    require(slot != 0, "The root of a tree cannot be removed: make a new tree, or remove its children.")
    storage.remove(slot)
  }

  /// Moves a node and its descendants into a parent, at an index among the parent's other children.
  ///
  /// - Complexity: O(depth) and O(index).
  public mutating func move(_ node: Node, into parent: Node, at index: Int) {
    let storage = edited(), slot = storage.slot(node), target = storage.slot(parent)
    require(slot != 0, "The root of a tree cannot be moved.")
    require(!storage.links.isInSubtree(target, of: slot), "A node cannot be moved into itself or its descendants.")
    storage.move(slot, into: target, at: index)
  }

  /// Returns a node's style.
  public func style(of node: Node) -> FlexStyle { storage.style(of: storage.slot(node)) }

  /// Sets a node's style. Setting an equal style has no effect. Complexity: O(depth) at most.
  ///
  /// Containers stay containers, and leaves stay leaves, regardless of the style.
  public mutating func setStyle(_ style: FlexStyle, of node: Node) {
    let storage = edited(), slot = storage.slot(node)
    var style = style
    // A style records whether it belongs to a container; nothing else distinguishes an empty container from a leaf.
    style.units.isContainer = storage.isContainer(slot)
    storage.setStyle(style, of: slot)
  }

  /// A node's style, for reading or changing in place.
  ///
  ///     tree[styleOf: toolbar].height = 60
  public subscript(styleOf node: Node) -> FlexStyle {
    get { style(of: node) }
    set { setStyle(newValue, of: node) }
  }

  /// Changes a node's style in place.
  ///
  ///     tree.editStyle(of: node) { $0.flexGrow = 2 }
  public mutating func editStyle(of node: Node, _ edit: (inout FlexStyle) -> Void) {
    var style = style(of: node)
    edit(&style)
    setStyle(style, of: node)
  }

  /// Sets or removes the content of a leaf. The leaf's style is unchanged.
  ///
  /// Content with the same revision as before is assumed to be equal: see ``Measured/revision(_:)``.
  public mutating func setContent(_ content: Measured?, of leaf: Node) {
    let storage = edited(), slot = storage.slot(leaf)
    if storage.isArranged(slot) {
      require(content == nil, "A container with an arrangement cannot have content: only leaves can.")
      return
    }
    require(
      content == nil || storage.links[slot].first < 0, "A node with children cannot have content: only leaves can.")
    storage.setContent(content?.node.content, of: slot)
    if let payload = content?.node.payload { storage.payloads[slot] = payload }
  }

  /// Sets the arrangement of a container, which replaces a row or column. Setting an equal one has no effect.
  ///
  ///     tree.setArrangement(Radial(radius: 80), of: menu)
  ///
  /// The node must be a container. Complexity: O(depth), and in the next layout O(k) in the number of its children.
  public mutating func setArrangement(_ arrangement: some Arrangement, of container: Node) {
    let storage = edited(), slot = storage.slot(container)
    require(storage.isContainer(slot), "A leaf has no children to arrange: set the arrangement of a container.")
    storage.setContent(LeafContent(arrangement), of: slot)
  }

  /// Sets a layout value of a node for its container's arrangement: see ``LayoutItem/layoutValue(_:)``.
  ///
  /// The value is part of the node's style, and is lost if the style is replaced.
  public mutating func setLayoutValue(_ layoutValue: some LayoutValue, of node: Node) {
    editStyle(of: node) { $0.setLayoutValue(layoutValue) }
  }

  /// Marks a leaf's content as changed, so that the next layout measures it again. For a container, marks all leaves in
  /// its subtree: after a font change, call `tree.markContentChanged(of: tree.root)`.
  ///
  /// - Complexity: O(depth), and O(n) in the number of descendants.
  public mutating func markContentChanged(of node: Node) {
    let storage = edited(), slot = storage.slot(node)
    storage.markDirty(slot)
    var descendant = storage.links.preorderSuccessor(of: slot, in: slot)
    while descendant >= 0 {
      if storage.hasContent(descendant) { storage.markDirty(descendant) }
      descendant = storage.links.preorderSuccessor(of: descendant, in: slot)
    }
  }
}

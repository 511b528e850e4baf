extension LayoutTree {
  /// Adds an item, with all in it, as the last child of a node. Returns its handle.
  ///
  ///     let row = tree.append(Row { Flex(); Fixed(width: 44) }, to: tree.root)
  ///
  /// The node must not have content of its own. Complexity: O(k) in the number of nodes added; the next layout moves those that
  /// come after them, once for all edits: <doc:KeptTrees#What-edits-cost>.
  @discardableResult
  public mutating func append(_ item: some LayoutItem, to parent: Node) -> Node {
    let storage = edited()
    return storage.handle(storage.insert(item.node, into: storage.slot(parent), before: -1))
  }

  /// Adds an item, with all in it, as the child of a node at an index. Returns its handle.
  ///
  /// - Complexity: O(k) in the number of nodes added, and O(index).
  @discardableResult
  public mutating func insert(_ item: some LayoutItem, into parent: Node, at index: Int) -> Node {
    let storage = edited(), slot = storage.slot(parent)
    return storage.handle(storage.insert(item.node, into: slot, before: storage.child(index, of: slot)))
  }

  /// Removes a node and all below it. Their handles are no more valid. The root stays.
  ///
  /// - Complexity: O(k) in the number of nodes removed.
  public mutating func remove(_ node: Node) {
    let storage = edited(), slot = storage.slot(node)
    require(slot != 0, "The root of a tree cannot be removed: make another tree, or remove its children.")
    storage.remove(slot)
  }

  /// Makes a node, with all below it, the child of another at an index, counted without the node itself.
  ///
  /// - Complexity: O(depth) and O(index).
  public mutating func move(_ node: Node, into parent: Node, at index: Int) {
    let storage = edited(), slot = storage.slot(node), target = storage.slot(parent)
    require(slot != 0, "The root of a tree cannot be moved.")
    require(!storage.links.isInSubtree(target, of: slot), "A node cannot be moved into itself or a node below it.")
    storage.move(slot, into: target, at: index)
  }

  /// A node's style.
  public func style(of node: Node) -> FlexStyle { storage.style(of: storage.slot(node)) }

  /// Gives a node another style. An equal one changes nothing. Complexity: O(depth) at most.
  ///
  /// A container stays one, and a leaf too, wherever the style is from.
  public mutating func setStyle(_ style: FlexStyle, of node: Node) {
    let storage = edited(), slot = storage.slot(node)
    var style = style
    // A style knows of what it was the style; without children, nothing else tells a container from a leaf.
    style.keywords[.isContainer] = storage.isContainer(slot) ? 1 : 0
    storage.setStyle(style, of: slot)
  }

  /// A node's style, to be read or changed in place.
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

  /// Gives a leaf other content, or none. The node's style stays.
  ///
  /// Content with the revision of the content before is taken to be equal: see ``Measured/revision(_:)``.
  public mutating func setContent(_ content: Measured?, of leaf: Node) {
    let storage = edited(), slot = storage.slot(leaf)
    if storage.isArranged(slot) {
      require(content == nil, "A container with an arrangement has no content: give it to a leaf.")
      return
    }
    require(
      content == nil || storage.links[slot].first < 0, "A node with children has no content: give it to a leaf.")
    storage.setContent(content?.node.content, of: slot)
    #if !hasFeature(Embedded)
      if let payload = content?.node.payload { storage.payloads[slot] = payload }
    #endif
  }

  /// Gives a container another arrangement; a row or a column then stands as that says. An equal one changes nothing.
  ///
  ///     tree.setArrangement(Radial(radius: 80), of: menu)
  ///
  /// The node must be a container. Complexity: O(depth), and O(k) in the number of its children with the next layout.
  public mutating func setArrangement(_ arrangement: some Arrangement, of container: Node) {
    let storage = edited(), slot = storage.slot(container)
    require(storage.isContainer(slot), "A leaf has no children to arrange: give the arrangement to a container.")
    storage.setContent(LeafContent(arrangement), of: slot)
  }

  /// Has a node say something else to the arrangement that it is in: ``LayoutItem/parameter(_:)``.
  ///
  /// It stands in the node's style, and goes with it where that is replaced.
  public mutating func setParameter(_ parameter: some ItemParameter, of node: Node) {
    editStyle(of: node) { $0.setParameter(parameter) }
  }

  /// Says that a leaf's content answers otherwise than before: it is measured again. Of a container, that of all leaves in it
  /// does: where a font changed, `tree.markContentChanged(of: tree.root)`.
  ///
  /// - Complexity: O(depth), and O(n) in the number of nodes below.
  public mutating func markContentChanged(of node: Node) {
    let storage = edited(), slot = storage.slot(node)
    storage.markStale(slot)
    var below = storage.links.following(slot, in: slot)
    while below >= 0 {
      if storage.hasContent(below) { storage.markStale(below) }
      below = storage.links.following(below, in: slot)
    }
  }
}

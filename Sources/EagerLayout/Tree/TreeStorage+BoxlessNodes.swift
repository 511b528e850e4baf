// Nodes without boxes (CSS `contents`). In the links, which store the tree as it was built, they have children. In the
// arena, they are hidden leaves. Their children follow them, as children of the nearest ancestor with a box.
extension TreeStorage {
  /// Whether a node has no box of its own (CSS `display: contents`). Its children have boxes.
  func isBoxless(_ slot: Int32) -> Bool {
    if !mayHaveBoxlessNodes || slot <= 0 { return false }
    if let position = position(slot) { return arena.nodes[position].isBoxless }
    // `TreeUpdate.asideParent` is neither in the arena nor pending, and has no style.
    let index = pendingIndex(slot)
    guard index >= 0 else { return false }
    return pending[index].style.units.isContents && !hasContent(slot)
  }

  /// Returns the nearest ancestor with a box, which is the node's parent in the arena; -1 for the root.
  @inline(__always)
  func parentWithBox(of slot: Int32) -> Int32 { nearestWithBox(links[slot].parent) }

  /// Returns a node, or, if it has no box, its nearest ancestor with a box.
  @inline(__always)
  func nearestWithBox(_ slot: Int32) -> Int32 { mayHaveBoxlessNodes ? nearestNodeWithBox(slot) : slot }

  @inline(never)
  private func nearestNodeWithBox(_ slot: Int32) -> Int32 {
    var slot = slot
    while slot >= 0, isBoxless(slot) { slot = links[slot].parent }
    return slot
  }

  /// Returns a node's children. A child without a box is followed by its own children, and so on. In the arena, all of
  /// them have the same parent: the node or, if it has no box, its nearest ancestor with a box.
  private func items(of slot: Int32) -> ContiguousArray<Int32> {
    var items: ContiguousArray<Int32> = [], item = links[slot].first
    while item >= 0 {
      items.append(item)
      item = isBoxless(item) ? links.preorderSuccessor(of: item, in: slot) : links.successorOfSubtree(item, in: slot)
    }
    return items
  }

  /// Records that a node got another parent in the arena. If the node has no box, its items get the new parent too.
  func reparent(_ slot: Int32, from oldParent: Int32) {
    if isBoxless(slot) { for item in items(of: slot) { reparentBox(item, from: oldParent) } }
    reparentBox(slot, from: oldParent)
  }

  private func reparentBox(_ slot: Int32, from oldParent: Int32) {
    guard let position = position(slot) else { return }
    reparented.append(slot)
    markNodesWithDistantLinksDirty(in: position)
    // With the new parent, the node's frame will be in other coordinates, unless the node is moved back before.
    if !engine.boxes[position].flags.contains(.isNew) {
      engine.boxes[position].flags.formUnion([.isNew, .dirty])
      moved.append((handle(slot), handle(oldParent)))
    }
  }

  /// Updates a node that got or lost its box, and its items. Called after the node's style or content was replaced.
  func updateAfterBoxChange(of slot: Int32, hadBox: Bool) {
    let container = parentWithBox(of: slot)
    for item in items(of: slot) { reparentBox(item, from: hadBox ? slot : container) }
    hasOutdatedDerivedFlags = true
    markShapeChanged(at: container)
    guard let position = position(slot) else { return }
    engine.boxes[position].flags.insert(.childListChanged)
    invalidateCache(of: slot)
    markRestyled(slot)
  }

  // A child of a node without a box inherits that node's direction, although the node is not its parent in the arena.
  // The arena therefore stores the direction as if the child's style specified it, and `inheritsDirection` marks the
  // child.

  /// Returns a node's style as its author set it: without a direction that is inherited from a parent without a box.
  func withOwnDirection(_ style: FlexStyle, of slot: Int32) -> FlexStyle {
    guard inheritsFromBoxless(slot) else { return style }
    var style = style
    style.direction = .inherit
    return style
  }

  func inheritsFromBoxless(_ slot: Int32) -> Bool { slot < inheritsDirection.count && inheritsDirection[Int(slot)] }

  /// Returns a node's style for the arena: with the direction that the node inherits from a parent without a box, if
  /// any. Updates `inheritsDirection`.
  func withBoxlessDirection(_ style: FlexStyle, of slot: Int32) -> FlexStyle {
    guard mayHaveBoxlessNodes else { return style }
    let parent = links[slot].parent
    let direction = style.direction == .inherit && isBoxless(parent) ? direction(of: parent) : .inherit
    setInheritsFromBoxless(of: slot, direction != .inherit)
    if direction == .inherit { return style }
    var style = style
    style.direction = direction
    return style
  }

  private func direction(of slot: Int32) -> FlexStyle.Direction {
    let keywords = keywords(slot)
    return FlexStyle.Direction(rawValue: UInt8(truncatingIfNeeded: keywords[.direction])) ?? .inherit
  }

  func setInheritsFromBoxless(of slot: Int32, _ inherits: Bool) {
    if inherits, inheritsDirection.count <= slot {
      inheritsDirection.append(contentsOf: repeatElement(false, count: Int(slot) + 1 - inheritsDirection.count))
    }
    if slot < inheritsDirection.count { inheritsDirection[Int(slot)] = inherits }
  }

  /// Updates the direction that a node inherits from a parent without a box, after the parent or its direction changed.
  func updateDirection(of slot: Int32) {
    // A node in `TreeUpdate.asideParent`, whose position is -1, is removed or moved again later.
    guard mayHaveBoxlessNodes, links[links[slot].parent].position != -1,
      isBoxless(links[slot].parent) || isBoxless(slot) || inheritsFromBoxless(slot)
    else { return }
    setStyle(style(of: slot), of: slot)
  }

  /// Updates the directions of the nodes in a new subtree.
  func updateDirections(in root: Int32) {
    var slot = root
    while slot >= 0 {
      updateDirection(of: slot)
      slot = links.preorderSuccessor(of: slot, in: root)
    }
  }

  /// Updates the directions of the children of a node that has, or had, no box.
  func updateDirections(below slot: Int32) {
    var child = links[slot].first
    while child >= 0 {
      updateDirection(of: child)
      child = links[child].next
    }
  }

  /// The nodes without boxes, by position in the arena.
  var placedBoxlessNodes: ContiguousArray<BoxlessNode> {
    var boxlessNodes: ContiguousArray<BoxlessNode> = []
    guard mayHaveBoxlessNodes else { return boxlessNodes }
    for position in slots.indices where isBoxless(slots[position].slot) {
      let next = links.successorOfSubtree(slots[position].slot, in: 0)
      boxlessNodes.append(BoxlessNode(node: position, end: next < 0 ? slots.count : Int(links[next].position)))
    }
    return boxlessNodes
  }
}

extension NodeRecord {
  /// Whether a node other than the root has no box: see `NodeArena.boxlessNodes`.
  var isBoxless: Bool { units.isContents && content < 0 }
}

// Nodes without boxes (CSS `contents`). The links store the tree as it was built, in which they are parents. In the
// arena, they are hidden leaves, followed by their children as children of the nearest ancestor with a box.
extension TreeStorage {
  /// Whether a node has no box of its own (CSS `display: contents`). Its children have boxes.
  func isGroup(_ slot: Int32) -> Bool {
    if !hasGroups || slot <= 0 { return false }
    if let position = position(slot) { return arena.nodes[position].isGroup }
    // The parent of nodes that an update sets aside is neither in the arena nor pending, and has no style.
    let index = pendingIndex(slot)
    guard index >= 0 else { return false }
    return pending[index].style.units.isContents && !hasContent(slot)
  }

  /// Returns the nearest ancestor with a box, which is a node's parent in the arena; -1 for the root.
  @inline(__always)
  func boxParent(of slot: Int32) -> Int32 { box(links[slot].parent) }

  /// Returns a node, or, if it has no box, its nearest ancestor with a box.
  @inline(__always)
  func box(_ slot: Int32) -> Int32 { hasGroups ? nearestBox(slot) : slot }

  @inline(never)
  private func nearestBox(_ slot: Int32) -> Int32 {
    var slot = slot
    while slot >= 0, isGroup(slot) { slot = links[slot].parent }
    return slot
  }

  /// Returns a node's children and, of each child without a box, the children too, and so on. If the node itself has no
  /// box, its nearest ancestor with a box is their parent in the arena.
  private func items(of slot: Int32) -> ContiguousArray<Int32> {
    var items: ContiguousArray<Int32> = [], item = links[slot].first
    while item >= 0 {
      items.append(item)
      item = isGroup(item) ? links.preorderSuccessor(of: item, in: slot) : links.successorOfSubtree(item, in: slot)
    }
    return items
  }

  /// Records that a node got another parent in the arena. If the node has no box, its items get the other parent too.
  func reparent(_ slot: Int32, from oldParent: Int32) {
    if isGroup(slot) { for item in items(of: slot) { reparentBox(item, from: oldParent) } }
    reparentBox(slot, from: oldParent)
  }

  private func reparentBox(_ slot: Int32, from oldParent: Int32) {
    guard let position = position(slot) else { return }
    reparented.append(slot)
    markLinksDirty(of: position)
    // The frame will be in other coordinates, unless the node is moved back before the next layout.
    if !engine.boxes[position].flags.contains(.isNew) {
      engine.boxes[position].flags.formUnion([.isNew, .dirty])
      moved.append((handle(slot), handle(oldParent)))
    }
  }

  /// Records that a node got or lost its box. To be called after the node's style or content was replaced.
  func boxChanged(of slot: Int32, hadBox: Bool) {
    let container = boxParent(of: slot)
    for item in items(of: slot) { reparentBox(item, from: hadBox ? slot : container) }
    hasOutdatedDerivedFlags = true
    markShapeChanged(at: container)
    guard let position = position(slot) else { return }
    engine.boxes[position].flags.insert(.childListChanged)
    invalidateCache(of: slot)
    markRestyled(slot)
  }

  // Direction is inherited from nodes without boxes too, although these are no parents in the arena. A node that
  // inherits its direction from such a node stores it in the arena as if it were specified, and is marked in
  // `groupDirections`.

  /// Returns a node's style as its author set it: the arena's style without the direction of an enclosing group.
  func withOwnDirection(_ style: FlexStyle, of slot: Int32) -> FlexStyle {
    guard inheritsFromGroup(slot) else { return style }
    var style = style
    style.direction = .inherit
    return style
  }

  func inheritsFromGroup(_ slot: Int32) -> Bool { slot < groupDirections.count && groupDirections[Int(slot)] }

  /// Returns a node's style with the direction that it inherits from a parent without a box, if it does. Marks the node
  /// accordingly.
  func withGroupDirection(_ style: FlexStyle, of slot: Int32) -> FlexStyle {
    guard hasGroups else { return style }
    let parent = links[slot].parent
    let direction = style.direction == .inherit && isGroup(parent) ? direction(of: parent) : .inherit
    markGroupDirection(of: slot, direction != .inherit)
    if direction == .inherit { return style }
    var style = style
    style.direction = direction
    return style
  }

  private func direction(of slot: Int32) -> FlexStyle.Direction {
    let keywords = keywords(slot)
    return FlexStyle.Direction(rawValue: UInt8(truncatingIfNeeded: keywords[.direction])) ?? .inherit
  }

  func markGroupDirection(of slot: Int32, _ inherits: Bool) {
    if inherits, groupDirections.count <= slot {
      groupDirections.append(contentsOf: repeatElement(false, count: Int(slot) + 1 - groupDirections.count))
    }
    if slot < groupDirections.count { groupDirections[Int(slot)] = inherits }
  }

  /// Updates the direction that a node inherits from a parent without a box, after the parent or its direction changed.
  func updateDirection(of slot: Int32) {
    // A node that an update sets aside has a parent with position -1. The node is removed or moved again later.
    guard hasGroups, links[links[slot].parent].position != -1,
      isGroup(links[slot].parent) || isGroup(slot) || inheritsFromGroup(slot)
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
  var placedGroups: ContiguousArray<NodeGroup> {
    var groups: ContiguousArray<NodeGroup> = []
    guard hasGroups else { return groups }
    for position in slots.indices where isGroup(slots[position].slot) {
      let next = links.successorOfSubtree(slots[position].slot, in: 0)
      groups.append(NodeGroup(node: position, end: next < 0 ? slots.count : Int(links[next].position)))
    }
    return groups
  }
}

extension NodeRecord {
  /// Whether a node other than the root has no box: see `NodeArena.groups`.
  var isGroup: Bool { units.isContents && content < 0 }
}

// Nodes without boxes (CSS `contents`). The links store the tree as it was built, in which they are parents. In the
// arena, they are hidden leaves, followed by their children as children of the nearest ancestor with a box.
extension TreeStorage {
  /// Whether a node has no box of its own, but displays its children.
  func isGroup(_ slot: Int32) -> Bool {
    if !hasGroups || slot <= 0 { return false }
    if let position = position(slot) { return arena.nodes[position].isGroup }
    // A parent of nodes that an update sets aside has no style.
    let index = upcomingIndex(slot)
    guard index >= 0 else { return false }
    return upcoming[index].style.units.isContents && !hasContent(slot)
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

  /// Returns the descendants of a node that only nodes without boxes separate from it. If the node has no box, the
  /// arena has its container as their parent.
  private func items(of slot: Int32) -> ContiguousArray<Int32> {
    var items: ContiguousArray<Int32> = [], item = links[slot].first
    while item >= 0 {
      items.append(item)
      item = isGroup(item) ? links.following(item, in: slot) : links.followingSubtree(item, in: slot)
    }
    return items
  }

  /// Records that a node moves from one parent in the arena to another, and with it the items of a node without a box.
  func reparent(_ slot: Int32, from oldParent: Int32) {
    if isGroup(slot) { for item in items(of: slot) { reparentBox(item, from: oldParent) } }
    reparentBox(slot, from: oldParent)
  }

  private func reparentBox(_ slot: Int32, from oldParent: Int32) {
    guard let position = position(slot) else { return }
    reparented.append(slot)
    markLinksStale(of: position)
    // The frame will be in other coordinates, unless the node is moved back before the next layout.
    if !engine.boxes[position].flags.contains(.isNew) {
      engine.boxes[position].flags.formUnion([.isNew, .stale])
      moved.append((handle(slot), handle(oldParent)))
    }
  }

  /// Records that a node gets or loses its box with a new style, after the style was replaced.
  func boxChanged(of slot: Int32, hadBox: Bool) {
    let container = boxParent(of: slot)
    for item in items(of: slot) { reparentBox(item, from: hadBox ? slot : container) }
    hasOutdatedNotes = true
    markShapeChanged(at: container)
    guard let position = position(slot) else { return }
    engine.boxes[position].flags.insert(.isReshaped)
    invalidateCache(of: slot)
    markRestyled(slot)
  }

  // Direction is inherited from nodes without boxes too. Such a child has the direction in the arena, and is marked.

  /// Returns a node's style as it was set, given the style in the arena.
  func withOwnDirection(_ style: FlexStyle, of slot: Int32) -> FlexStyle {
    guard inheritsFromGroup(slot) else { return style }
    var style = style
    style.direction = .inherit
    return style
  }

  func inheritsFromGroup(_ slot: Int32) -> Bool { slot < groupDirections.count && groupDirections[Int(slot)] }

  /// Returns a node's style with the direction that it inherits from a parent without a box, and marks the node.
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

  /// Updates the direction of a node whose parent changed, or is new with its descendants.
  func updateDirection(of slot: Int32) {
    // An update that sets a node aside removes it later, or moves it on.
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
      slot = links.following(slot, in: root)
    }
  }

  /// Updates the directions of the children of a node without a box, or that had none.
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
      let next = links.followingSubtree(slots[position].slot, in: 0)
      groups.append(NodeGroup(node: position, end: next < 0 ? slots.count : Int(links[next].position)))
    }
    return groups
  }
}

extension NodeRecord {
  /// Whether a node other than the root has no box: see `NodeArena.groups`.
  var isGroup: Bool { units.isContents && content < 0 }
}

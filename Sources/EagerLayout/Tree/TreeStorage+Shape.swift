// Edits of a tree's shape, which are applied to the arena at the next layout.
extension TreeStorage {
  /// Returns the child before which a node is inserted at an index; -1 for the index after the last child.
  func child(_ index: Int, of parent: Int32) -> Int32 {
    guard let child = links.child(index, of: parent) else {
      stop("The node has no child at this index: indices go from 0 to the number of children.")
    }
    return child
  }

  func insert(_ node: LayoutNode, into parent: Int32, before next: Int32) -> Int32 {
    require(!hasContent(parent), "A node with content cannot have children: add the item to a container.")
    let root = add(node)
    links.link(root, into: parent, before: next)
    var path: [(children: ContiguousArray<LayoutNode>, next: Int, slot: Int32)] = [(node.children, 0, root)]
    while let (children, next, slot) = path.last {
      if next == children.count {
        path.removeLast()
        continue
      }
      path[path.count - 1].next = next + 1
      let child = add(children[next])
      links.link(child, into: slot, before: -1)
      if !children[next].children.isEmpty { path.append((children[next].children, 0, child)) }
    }
    markShapeChanged(at: parent)
    if mayHaveBoxlessNodes { updateDirections(in: root) }
    return root
  }

  /// Adds a node without its children to the pending nodes, and returns its slot. Does not link it to a parent.
  func add(_ node: LayoutNode) -> Int32 {
    let slot = links.allocate()
    if node.style.units.isContents { mayHaveBoxlessNodes = true }
    setInheritsFromBoxless(of: slot, false)
    links.setPosition(Int32(truncatingIfNeeded: -2 - pending.count), of: slot)
    pending.append(PendingNode(slot: slot, style: node.style, content: node.content))
    if let id = node.id { links.setIDIndex(ids.add(id, of: slot), of: slot) }
    if let payload = node.payload { payloads[slot] = payload }
    return slot
  }

  func remove(_ slot: Int32) {
    invalidateFlagsDerived(from: slot)
    if isBoxless(slot) { hasOutdatedDerivedFlags = true }
    markShapeChanged(at: links[slot].parent)
    links.unlink(slot)
    // Collect all slots before freeing the first, which clears its links.
    var removed: ContiguousArray<Int32> = []
    var next = slot
    while next >= 0 {
      removed.append(next)
      next = links.preorderSuccessor(of: next, in: slot)
    }
    for slot in removed {
      if links[slot].idIndex >= 0 { ids.remove(at: links[slot].idIndex) }
      if let position = position(slot) {
        // If a descendant of the node was moved here, its previous ancestors may have flags derived from it.
        if !reparented.isEmpty { invalidateFlagsDerived(from: slot) }
        if arena.nodes[position].content < -1 {
          invalidateCache(of: slot)
          hasOutdatedDerivedFlags = true
        }
        arena.dropContent(of: position, for: removedContent)
        slots[position].slot = -1
      } else {
        removePending(slot)
      }
      if !payloads.isEmpty { payloads[slot] = nil }
      links.release(slot)
    }
  }

  /// Sets `hasOutdatedDerivedFlags` if ancestors in the arena may have flags derived from a node. Called when the node
  /// is removed, or moved to another parent.
  func invalidateFlagsDerived(from slot: Int32) {
    guard let position = position(slot) else { return }
    if arena.nodes[position].keywords.word & Keywords.ancestorFlagsMask != 0 { hasOutdatedDerivedFlags = true }
  }

  /// Removes a node from `pending`. The last pending node takes the index of the removed node.
  private func removePending(_ slot: Int32) {
    let index = pendingIndex(slot), last = pending.removeLast()
    guard index < pending.count else { return }
    pending[index] = last
    links.setPosition(links[slot].position, of: last.slot)
  }

  func move(_ slot: Int32, into parent: Int32, at index: Int) {
    require(!hasContent(parent), "A node with content cannot have children: move the node to a container.")
    let old = links[slot]
    // The index does not count the node itself.
    links.unlink(slot)
    let next = child(index, of: parent)
    links.link(slot, into: old.parent, before: old.next)
    if parent != old.parent || next != old.next { move(slot, into: parent, before: next) }
  }

  /// Moves a node into a parent before one of its children, or to the end for -1.
  func move(_ slot: Int32, into parent: Int32, before next: Int32) {
    let oldParent = links[slot].parent, oldBox = nearestWithBox(oldParent)
    markShapeChanged(at: oldParent)
    links.unlink(slot)
    links.link(slot, into: parent, before: next)
    if oldParent == parent { return }
    markShapeChanged(at: parent)
    reparent(slot, from: oldBox)
    updateDirection(of: slot)
  }

  /// Marks a node dirty because its children change, and sets `childListChanged` of the node and its ancestors.
  func markShapeChanged(at parent: Int32) {
    isOutOfOrder = true
    let parent = nearestWithBox(parent)
    markDirty(parent)
    invalidateCache(of: parent)
    guard let position = position(parent) else { return }
    // A leaf that gets children has content to align, which affects its container.
    if !arena.nodes[position].units.isContainer { markContainerDirty(parent) }
    var ancestor = position
    while ancestor >= 0, !engine.boxes[ancestor].flags.contains(.childListChanged) {
      engine.boxes[ancestor].flags.insert(.childListChanged)
      ancestor = Int(arena.nodes[ancestor].parent)
    }
  }

  func content(of slot: Int32) -> LeafContent? {
    guard let position = position(slot) else { return pending[pendingIndex(slot)].content }
    return arena.content(of: position)
  }

  func hasContent(_ slot: Int32) -> Bool {
    if let position = position(slot) { return arena.nodes[position].content >= 0 }
    let content = pending[pendingIndex(slot)].content
    return content != nil && content?.arrangement == nil
  }

  @inline(__always)
  func hasContentOrArrangement(_ slot: Int32) -> Bool {
    position(slot).map { arena.nodes[$0].content != -1 } ?? (pending[pendingIndex(slot)].content != nil)
  }
}

// Edits of a tree's shape, which are applied to the arena at the next layout.
extension TreeStorage {
  /// Returns the slot at an index among a node's children, to link another before it; -1 at the end.
  func child(_ index: Int, of parent: Int32) -> Int32 {
    guard let child = links.child(index, of: parent) else {
      stop("The node has no child at this index: indices go from 0 to the number of children.")
    }
    return child
  }

  /// Adds a node and its descendants, and returns its slot.
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
    if hasGroups { updateDirections(in: root) }
    return root
  }

  /// Adds a node without children and without linking it.
  func add(_ node: LayoutNode) -> Int32 {
    let slot = links.take()
    if node.style.units.isContents { hasGroups = true }
    markGroupDirection(of: slot, false)
    links.setPosition(Int32(truncatingIfNeeded: -2 - upcoming.count), of: slot)
    upcoming.append(UpcomingNode(slot: slot, style: node.style, content: node.content))
    if let id = node.id { links.setName(names.add(id, of: slot), of: slot) }
    if let payload = node.payload { payloads[slot] = payload }
    return slot
  }

  func remove(_ slot: Int32) {
    noteLoss(of: slot)
    if isGroup(slot) { hasOutdatedNotes = true }
    markShapeChanged(at: links[slot].parent)
    links.unlink(slot)
    // Collect all slots before freeing the first, which clears its links.
    var removed: ContiguousArray<Int32> = []
    var below = slot
    while below >= 0 {
      removed.append(below)
      below = links.following(below, in: slot)
    }
    for slot in removed {
      if links[slot].name >= 0 { names.remove(links[slot].name) }
      if let position = position(slot) {
        // Containers of a moved node still have flags derived from it.
        if !reparented.isEmpty { noteLoss(of: slot) }
        if arena.nodes[position].content < -1 {
          invalidateCache(of: slot)
          hasOutdatedNotes = true
        }
        arena.dropContent(of: position, for: nothing)
        slots[position].slot = -1
      } else {
        forgetUpcoming(slot)
      }
      if !payloads.isEmpty { payloads[slot] = nil }
      links.giveBack(slot)
    }
  }

  /// Records that a node left its position in the arena, if its containers have flags derived from it.
  func noteLoss(of slot: Int32) {
    guard let position = position(slot) else { return }
    if arena.nodes[position].keywords.word & Keywords.notedByParentMask != 0 { hasOutdatedNotes = true }
  }

  /// Removes a node from the list of nodes that are not in the arena yet; the last one takes its index.
  private func forgetUpcoming(_ slot: Int32) {
    let index = upcomingIndex(slot), last = upcoming.removeLast()
    guard index < upcoming.count else { return }
    upcoming[index] = last
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
    let oldParent = links[slot].parent, oldBox = box(oldParent)
    markShapeChanged(at: oldParent)
    links.unlink(slot)
    links.link(slot, into: parent, before: next)
    if oldParent == parent { return }
    markShapeChanged(at: parent)
    reparent(slot, from: oldBox)
    updateDirection(of: slot)
  }

  func markShapeChanged(at parent: Int32) {
    isOutOfOrder = true
    let parent = box(parent)
    markStale(parent)
    invalidateCache(of: parent)
    guard let position = position(parent) else { return }
    // A leaf that gets children has content to align, which affects its container.
    if !arena.nodes[position].units.isContainer { markContainerStale(parent) }
    var around = position
    while around >= 0, !engine.boxes[around].flags.contains(.isReshaped) {
      engine.boxes[around].flags.insert(.isReshaped)
      around = Int(arena.nodes[around].parent)
    }
  }

  /// Returns a leaf's content, or a container's arrangement.
  func content(of slot: Int32) -> LeafContent? {
    guard let position = position(slot) else { return upcoming[upcomingIndex(slot)].content }
    return arena.content(of: position)
  }

  /// Whether a node is a leaf with content.
  func hasContent(_ slot: Int32) -> Bool {
    if let position = position(slot) { return arena.nodes[position].content >= 0 }
    let content = upcoming[upcomingIndex(slot)].content
    return content != nil && content?.arrangement == nil
  }

  /// Whether a node has content or an arrangement.
  func keepsContent(_ slot: Int32) -> Bool {
    position(slot).map { arena.nodes[$0].content != -1 } ?? (upcoming[upcomingIndex(slot)].content != nil)
  }
}

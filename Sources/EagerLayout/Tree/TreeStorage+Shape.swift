// Edits of a tree's shape. The arena follows at the next layout.
extension TreeStorage {
  /// The slot that an index among a node's children names, to link another before it; -1 at the end.
  func child(_ index: Int, of parent: Int32) -> Int32 {
    guard let child = links.child(index, of: parent) else {
      preconditionFailure("A node has no child at this index: it goes from 0 to the number of children.")
    }
    return child
  }

  /// Adds a node with all below it. Returns its slot.
  func insert(_ node: LayoutNode, into parent: Int32, before next: Int32) -> Int32 {
    precondition(!hasContent(parent), "A node with content of its own has no children: add to a container.")
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
    return root
  }

  /// Adds a node by itself; it is not linked yet.
  func add(_ node: LayoutNode) -> Int32 {
    let slot = links.take()
    links.setPosition(Int32(truncatingIfNeeded: -2 - upcoming.count), of: slot)
    upcoming.append(UpcomingNode(slot: slot, style: node.style, content: node.content, id: node.id))
    return slot
  }

  func remove(_ slot: Int32) {
    markShapeChanged(at: links[slot].parent)
    links.unlink(slot)
    // From the last of the subtree up, so that links are there as long as they are needed.
    var below = links.following(slot, in: slot)
    var removed: ContiguousArray<Int32> = [slot]
    while below >= 0 {
      removed.append(below)
      below = links.following(below, in: slot)
    }
    for slot in removed {
      if let position = position(slot) { slots[position] = -1 } else { upcoming[upcomingIndex(slot)].slot = -1 }
      links.giveBack(slot)
    }
  }

  func move(_ slot: Int32, into parent: Int32, at index: Int) {
    precondition(!hasContent(parent), "A node with content of its own has no children: move to a container.")
    let oldParent = links[slot].parent
    markShapeChanged(at: oldParent)
    links.unlink(slot)
    links.link(slot, into: parent, before: child(index, of: parent))
    markShapeChanged(at: parent)
    // Its frame will be in other coordinates, unless it comes back before the next layout.
    if oldParent != parent, let position = position(slot), !engine.boxes[position].flags.contains(.isNew) {
      engine.boxes[position].flags.formUnion([.isNew, .stale])
      moved.append((handle(slot), handle(oldParent)))
    }
  }

  func markShapeChanged(at parent: Int32) {
    isOutOfOrder = true
    markStale(parent)
  }

  private func hasContent(_ slot: Int32) -> Bool {
    position(slot).map { arena.nodes[$0].content >= 0 } ?? (upcoming[upcomingIndex(slot)].content != nil)
  }

  /// Puts the nodes in order once more, and with them what is known about them.
  func putInOrder() {
    var ordered = NodeArena()
    ordered.reserve(links.count, like: arena)
    let oldBoxes = engine.replaceBoxes(count: links.count)
    var oldFrames = Storage(repeating: Frame(width: 0, height: 0), count: links.count)
    swap(&oldFrames, &frames)
    var orderedSlots: ContiguousArray<Int32> = []
    orderedSlots.reserveCapacity(links.count)
    var slot: Int32 = 0
    while slot >= 0 {
      let position = Int32(truncatingIfNeeded: orderedSlots.count)
      while ordered.openNode >= 0, orderedSlots[ordered.openNode] != links[slot].parent { ordered.close() }
      if let old = self.position(slot) {
        ordered.open(old, of: arena, id: names.id(of: old))
        engine.boxes[Int(position)] = oldBoxes[old]
        engine.boxes[Int(position)].flags.subtract(.placement)
        frames[Int(position)] = oldFrames[old]
      } else {
        let node = upcoming[upcomingIndex(slot)]
        ordered.open(node.style, content: node.content, id: node.id)
        engine.boxes[Int(position)].flags.insert(.isNew)
      }
      orderedSlots.append(slot)
      slot = links.following(slot, in: 0)
    }
    while ordered.openNode >= 0 { ordered.close() }
    for position in orderedSlots.indices {
      links.setPosition(Int32(truncatingIfNeeded: position), of: orderedSlots[position])
      // Nodes that lie below others than before are on the way to something now.
      if engine.boxes[position].flags.contains(.hasStale) {
        var above = Int(ordered.nodes[position].parent)
        while above >= 0, !engine.boxes[above].flags.contains(.hasStale) {
          engine.boxes[above].flags.insert(.hasStale)
          above = Int(ordered.nodes[above].parent)
        }
      }
    }
    arena = ordered
    tidyCount = ordered.rares.count
    slots = orderedSlots
    upcoming = []
    var duplicates: [NamedNode] = []
    names = NameTable(arena.names, duplicates: &duplicates)
    isOutOfOrder = false
    hasOutdatedNotes = false
    for (node, parent) in moved where isValid(node) && handle(links[node.slot].parent) == parent {
      engine.boxes[Int(links[node.slot].position)].flags.remove(.isNew)
    }
    moved.removeAll(keepingCapacity: true)
  }
}

// Edits of a tree's shape. The arena follows at the next layout.
extension TreeStorage {
  /// The slot that an index among a node's children names, to link another before it; -1 at the end.
  func child(_ index: Int, of parent: Int32) -> Int32 {
    guard let child = links.child(index, of: parent) else {
      stop("A node has no child at this index: it goes from 0 to the number of children.")
    }
    return child
  }

  /// Adds a node with all below it. Returns its slot.
  func insert(_ node: LayoutNode, into parent: Int32, before next: Int32) -> Int32 {
    require(!hasContent(parent), "A node with content of its own has no children: add to a container.")
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
    #if !hasFeature(Embedded)
      if let payload = node.payload { payloads[slot] = payload }
    #endif
    return slot
  }

  func remove(_ slot: Int32) {
    markShapeChanged(at: links[slot].parent)
    links.unlink(slot)
    // All are found before the first is given back: that takes its links.
    var removed: ContiguousArray<Int32> = []
    var below = slot
    while below >= 0 {
      removed.append(below)
      below = links.following(below, in: slot)
    }
    for slot in removed {
      if let position = position(slot) { slots[position] = -1 } else { forgetUpcoming(slot) }
      #if !hasFeature(Embedded)
        if !payloads.isEmpty { payloads[slot] = nil }
      #endif
      links.giveBack(slot)
    }
  }

  /// Takes a node out of those that are not in the arena yet; the last of them gets its place.
  private func forgetUpcoming(_ slot: Int32) {
    let index = upcomingIndex(slot), last = upcoming.removeLast()
    guard index < upcoming.count else { return }
    upcoming[index] = last
    links.setPosition(links[slot].position, of: last.slot)
  }

  func move(_ slot: Int32, into parent: Int32, at index: Int) {
    require(!hasContent(parent), "A node with content of its own has no children: move to a container.")
    let old = links[slot]
    // The index does not count the node itself.
    links.unlink(slot)
    let next = child(index, of: parent)
    links.link(slot, into: old.parent, before: old.next)
    if parent != old.parent || next != old.next { move(slot, into: parent, before: next) }
  }

  /// Makes a node the child of another before one of its children, the last where that is -1.
  func move(_ slot: Int32, into parent: Int32, before next: Int32) {
    let oldParent = links[slot].parent
    markShapeChanged(at: oldParent)
    links.unlink(slot)
    links.link(slot, into: parent, before: next)
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
    // A leaf that gets children has something to align, which matters to its container.
    if let position = position(parent), arena.nodes[position].keywords[.isContainer] == 0 { markContainerStale(parent) }
  }

  func hasContent(_ slot: Int32) -> Bool {
    position(slot).map { arena.nodes[$0].content >= 0 } ?? (upcoming[upcomingIndex(slot)].content != nil)
  }

  /// Puts the nodes in order once more, and with them what is known about them.
  func putInOrder() {
    var ordered = NodeArena()
    ordered.reserve(links.count, like: arena)
    var oldFrames = Storage(repeating: Frame(width: 0, height: 0), count: links.count)
    swap(&oldFrames, &frames)
    let orderedSlots = putInOrder(&ordered, with: engine.replaceBoxes(count: links.count), and: oldFrames)
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
    tidyCount = ordered.rares.count + ordered.contents.count
    hasLeftContent = false
    slots = orderedSlots
    upcoming = []
    duplicates = []
    names = NameTable(arena.names, duplicates: &duplicates)
    isOutOfOrder = false
    hasOutdatedNotes = false
  }

  /// Puts the nodes into another arena in order, and what is known about them beside it. Returns their slots.
  private func putInOrder(
    _ ordered: inout NodeArena, with oldBoxes: borrowing Storage<NodeBox>, and oldFrames: borrowing Storage<Frame>
  ) -> ContiguousArray<Int32> {
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
    return orderedSlots
  }
}

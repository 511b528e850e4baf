// Applies edits of the shape to the arena, once before a layout.
extension TreeStorage {
  /// Reorders the nodes and their results.
  ///
  /// Nodes before the first change stay in place. Later nodes are moved by the change in the number of nodes before
  /// them, in as many blocks as there are edits.
  func putInOrder() {
    let next = orderOfLinks()
    let faulty = arena.faults.map { slots[$0.node].slot }
    let saying = arena.layoutValues.map { slots[$0.node].slot }
    if next.order.changes(arena.nodes.count) { rearrange(next.order) }
    placeNodes(next.order, next.added)
    for closed in next.closed {
      let position = links[closed.slot].position
      arena.nodes[Int(position)].end = isGroup(closed.slot) ? position + 1 : closed.end
    }
    for slot in reparented where links[slot].position > 0 {
      arena.nodes[Int(links[slot].position)].parent = links[boxParent(of: slot)].position
    }
    // Containers update flags that derive from their children.
    for slot in next.added + reparented where links[slot].position > 0 {
      let record = arena.nodes[Int(links[slot].position)]
      arena.note(record.keywords, in: record.parent)
    }
    for slot in reparented { noteLoss(of: slot) }
    arena.moveFaults(to: faulty.map { $0 < 0 ? -1 : links[$0].position })
    arena.moveParameters(to: saying.map { $0 < 0 ? -1 : links[$0].position })
    names.sort()
    upcoming = []
    reparented = []
    isOutOfOrder = false
    tidyIfWorthIt()
  }

  /// Returns the order of the links, the new nodes in it, and the ends of containers that changed.
  private func orderOfLinks() -> (
    order: Rearrangement, added: ContiguousArray<Int32>, closed: ContiguousArray<(slot: Int32, end: Int32)>
  ) {
    var order = Rearrangement(), added: ContiguousArray<Int32> = []
    var closed: ContiguousArray<(slot: Int32, end: Int32)> = []
    var slot: Int32 = 0
    while slot >= 0 {
      let position = Int(links[slot].position)
      if position >= 0, !engine.boxes[position].flags.contains(.isReshaped), !isGroup(slot) {
        // The whole subtree is unchanged.
        order.append(from: position, count: Int(arena.nodes[position].end) - position)
      } else {
        order.append(from: max(position, -1), count: 1)
        if position >= 0 { engine.boxes[position].flags.remove(.isReshaped) } else { added.append(slot) }
        if links[slot].first >= 0 {
          slot = links[slot].first
          continue
        }
        closed.append((slot, Int32(truncatingIfNeeded: order.count)))
      }
      while slot >= 0, links[slot].next < 0 {
        slot = links[slot].parent
        if slot >= 0 { closed.append((slot, Int32(truncatingIfNeeded: order.count))) }
      }
      if slot >= 0 { slot = links[slot].next }
    }
    return (order, added, closed)
  }

  private func rearrange(_ order: consuming Rearrangement) {
    order.plan()
    var box = NodeBox()
    box.flags.insert(.isNew)
    engine.rearrange(order, new: box)
    order.rearrange(&frames, new: Frame(width: 0, height: 0))
    order.rearrange(&slots, new: PlacedSlot(slot: -1, generation: 0))
    arena.rearrange(order)
  }

  /// Updates the positions of slots and nodes from the first change on, and adds new nodes to the arena.
  private func placeNodes(_ order: Rearrangement, _ added: ContiguousArray<Int32>) {
    var upcoming = added.makeIterator()
    for stretch in order.stretches[order.firstChange...] {
      guard stretch.isNew else {
        links.follow(stretch, &arena.nodes, slots)
        continue
      }
      for position in stretch.new..<stretch.new + stretch.count {
        guard let slot = upcoming.next() else { return }
        let node = self.upcoming[upcomingIndex(slot)]
        arena.place(node.style, content: node.content, at: position, in: links[boxParent(of: slot)].position)
        slots[position] = PlacedSlot(slot: slot, generation: links[slot].generation)
        links.setPosition(Int32(truncatingIfNeeded: position), of: slot)
      }
    }
  }
}

extension NodeArena {
  fileprivate mutating func rearrange(_ order: Rearrangement) {
    order.rearrange(&nodes, new: NodeRecord(style: FlexStyle(), groups: 0, parent: -1, content: -1))
  }

  /// Updates the positions of nodes that have values for arrangements, as `moveFaults` does.
  fileprivate mutating func moveParameters(to nodes: [Int32]) {
    if layoutValues.isEmpty { return }
    for (index, node) in nodes.enumerated() { layoutValues[index].node = Int(node) }
    layoutValues.removeAll { $0.node < 0 }
    layoutValues.sort { $0.node < $1.node }
  }

  /// Updates the positions of nodes with faults: `nodes` are the new positions, -1 for removed nodes.
  fileprivate mutating func moveFaults(to nodes: [Int32]) {
    if faults.isEmpty { return }
    for (index, node) in nodes.enumerated() { faults[index].node = Int(node) }
    faults.removeAll { $0.node < 0 }
    // A stable sort, so that the faults of a node keep their order.
    faults.sort { $0.node < $1.node }
  }
}

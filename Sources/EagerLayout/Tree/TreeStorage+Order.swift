// Applies edits of the shape to the arena, once before a layout.
extension TreeStorage {
  /// Reorders the nodes in the arena and their results to match the links, and adds pending nodes to the arena.
  ///
  /// Nodes before the first edit stay in place. Later nodes are moved in about as many blocks as there are edits.
  func rebuildPreorder() {
    let rebuilt = orderOfLinks()
    let faultSlots = arena.faults.map { slots[$0.node].slot }
    let valueSlots = arena.layoutValues.map { slots[$0.node].slot }
    if rebuilt.order.changes(arena.nodes.count) { permute(rebuilt.order) }
    placeNodes(rebuilt.order, rebuilt.added)
    for (slot, end) in rebuilt.ends {
      let position = links[slot].position
      arena.nodes[Int(position)].end = isBoxless(slot) ? position + 1 : end
    }
    for slot in reparented where links[slot].position > 0 {
      arena.nodes[Int(links[slot].position)].parent = links[parentWithBox(of: slot)].position
    }
    // Set the flags that containers derive from their new children.
    for slot in rebuilt.added + reparented where links[slot].position > 0 {
      let record = arena.nodes[Int(links[slot].position)]
      arena.propagateFlags(record.keywords, to: record.parent)
    }
    for slot in reparented { invalidateFlagsDerived(from: slot) }
    arena.moveFaults(to: faultSlots.map { $0 < 0 ? -1 : links[$0].position })
    arena.moveLayoutValues(to: valueSlots.map { $0 < 0 ? -1 : links[$0].position })
    ids.sort()
    pending = []
    reparented = []
    isOutOfOrder = false
    compactIfNeeded()
  }

  /// Returns the permutation of the arena into the preorder of the links, the new nodes in that order, and the new ends
  /// of subtrees that changed.
  private func orderOfLinks() -> (
    order: NodePermutation, added: ContiguousArray<Int32>, ends: ContiguousArray<(slot: Int32, end: Int32)>
  ) {
    var order = NodePermutation(), added: ContiguousArray<Int32> = []
    var ends: ContiguousArray<(slot: Int32, end: Int32)> = []
    var slot: Int32 = 0
    while slot >= 0 {
      let position = Int(links[slot].position)
      if position >= 0, !engine.boxes[position].flags.contains(.childListChanged), !isBoxless(slot) {
        // The whole subtree is unchanged.
        order.append(from: position, count: Int(arena.nodes[position].end) - position)
      } else {
        order.append(from: max(position, -1), count: 1)
        if position >= 0 { engine.boxes[position].flags.remove(.childListChanged) } else { added.append(slot) }
        if links[slot].first >= 0 {
          slot = links[slot].first
          continue
        }
        ends.append((slot, Int32(truncatingIfNeeded: order.count)))
      }
      while slot >= 0, links[slot].next < 0 {
        slot = links[slot].parent
        if slot >= 0 { ends.append((slot, Int32(truncatingIfNeeded: order.count))) }
      }
      if slot >= 0 { slot = links[slot].next }
    }
    return (order, added, ends)
  }

  private func permute(_ order: consuming NodePermutation) {
    order.plan()
    var box = NodeBox()
    box.flags.insert(.isNew)
    engine.permute(order, new: box)
    order.permute(&frames, new: Frame(width: 0, height: 0))
    order.permute(&slots, new: PlacedSlot(slot: -1, generation: 0))
    arena.permute(order)
  }

  /// Updates the positions of slots and nodes from the first moved block on, and adds new nodes to the arena.
  private func placeNodes(_ order: NodePermutation, _ added: ContiguousArray<Int32>) {
    var addedSlots = added.makeIterator()
    for block in order.blocks[order.firstChange...] {
      guard block.isNew else {
        links.updatePositions(of: block, &arena.nodes, slots)
        continue
      }
      for position in block.new..<block.new + block.count {
        guard let slot = addedSlots.next() else { return }
        let node = pending[pendingIndex(slot)]
        arena.place(node.style, content: node.content, at: position, in: links[parentWithBox(of: slot)].position)
        slots[position] = PlacedSlot(slot: slot, generation: links[slot].generation)
        links.setPosition(Int32(truncatingIfNeeded: position), of: slot)
      }
    }
  }
}

extension NodeArena {
  fileprivate mutating func permute(_ order: NodePermutation) {
    StyleReference.with(FlexStyle()) { order.permute(&nodes, new: NodeRecord($0, groups: 0, parent: -1, content: -1)) }
  }

  /// Updates the positions of nodes with layout values: -1 is the new position of removed nodes.
  fileprivate mutating func moveLayoutValues(to newPositions: [Int32]) {
    if layoutValues.isEmpty { return }
    for (index, node) in newPositions.enumerated() { layoutValues[index].node = Int(node) }
    layoutValues.removeAll { $0.node < 0 }
    layoutValues.sort { $0.node < $1.node }
  }

  /// Updates the positions of nodes with faults: -1 is the new position of removed nodes.
  fileprivate mutating func moveFaults(to newPositions: [Int32]) {
    if faults.isEmpty { return }
    for (index, node) in newPositions.enumerated() { faults[index].node = Int(node) }
    faults.removeAll { $0.node < 0 }
    // A stable sort, so that the faults of a node keep their order.
    faults.sort { $0.node < $1.node }
  }
}

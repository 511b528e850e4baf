extension TreeStorage {
  /// Whether a layout in the same space would have work to do.
  var needsLayout: Bool { input == nil || isOutOfOrder || engine.boxes[0].flags.contains(.hasDirty) }

  /// Lays out the tree; `measurer` measures the content of leaves that have only a payload.
  func layOut(in space: LayoutSpace, x: Double, y: Double, measurer: PayloadMeasurer? = nil) {
    if measurer != nil, lastLayoutHadNoMeasurer { invalidateUnmeasuredLeaves() }
    lastLayoutHadNoMeasurer = measurer == nil
    let request = LayoutRequest(space: space, x: x, y: y)
    if request == self.request, !needsLayout {
      if !changes.isEmpty { changes.removeAll(keepingCapacity: true) }
      return
    }
    self.request = request
    let input = LayoutInput(space, x: x, y: y)
    flushEdits()
    unmarkNodesMovedBack()
    // The root's frame is in the coordinates of the bounds, and changes if the bounds move.
    let oldRoot = self.input == nil ? nil : frameInParent(0)
    defer { reportRoot(ifChangedFrom: oldRoot) }
    if self.input?.space != input.space { markRestyled(0) }
    self.input = input
    changes.removeAll(keepingCapacity: true)
    guard engine.boxes[0].flags.contains(.hasDirty) else { return }
    if arena.hasEdgesByDirection { arena.resolveEdgesByDirection(engine.boxes, in: input.space) }
    arena.withViews { nodes, rares, contents in
      engine.attach(nodes, rares, contents)
      engine.state.measurer = measurer
      passItemValues(to: engine)
      engine.layOut(in: input.space)
      engine.state.measurer = nil
      if arena.hasArrangements { makeMissingCaches() }
      if engine.features.contains(.widthsFromHeights) { engine.commitBoxes() }
      storeFrames()
    }
  }

  /// Passes the nodes' layout values to the engine. They are needed by arrangements without a cache, and for absolute
  /// children, whose values are never cached. Passes ids too if a cache is missing.
  private func passItemValues(to engine: borrowing FlexEngine) {
    engine.state.hasArrangements = arena.hasArrangements
    guard arena.hasArrangements else { return }
    if mayLackCaches || !containersWithoutCache.isEmpty {
      engine.state.itemValues = ItemValueTable(layoutValues: arena.layoutValues, names: namedNodes)
    } else if !arena.layoutValues.isEmpty {
      engine.state.itemValues = ItemValueTable(layoutValues: arena.layoutValues)
    }
  }

  /// Creates the caches of arrangements that the layout did not visit, while their items' values are available.
  private func makeMissingCaches() {
    if mayLackCaches {
      for node in 0..<arena.nodes.count where arena.nodes[node].content < -1 { engine.makeMissingCache(of: node) }
    } else {
      for slot in containersWithoutCache {
        if let node = position(slot), arena.nodes[node].content < -1 { engine.makeMissingCache(of: node) }
      }
    }
    mayLackCaches = false
    containersWithoutCache.removeAll(keepingCapacity: true)
    // Drop the second reference to the values, so that edits change them in place instead of copying them.
    engine.state.itemValues = ItemValueTable()
  }

  /// Marks the leaves dirty that the last layout could not measure, because it had no measuring function.
  private func invalidateUnmeasuredLeaves() {
    for node in slots.indices where slots[node].slot >= 0 && engine.boxes[node].flags.contains(.lacksMeasurement) {
      markDirty(slots[node].slot)
    }
  }

  /// Applies edits of the shape to the arena, and recomputes outdated flags that derive from descendants.
  func flushEdits() {
    if isOutOfOrder { rebuildPreorder() }
    guard hasOutdatedDerivedFlags else { return }
    arena.deriveFlagsOfDescendants()
    hasOutdatedDerivedFlags = false
  }

  /// Clears the flag `isNew` of nodes that were moved away from their parents and back. Their frames are still in the
  /// coordinates of the same parent.
  private func unmarkNodesMovedBack() {
    for (node, parent) in moved where isValid(node) && handle(parentWithBox(of: node.slot)) == parent {
      engine.boxes[Int(links[node.slot].position)].flags.remove(.isNew)
    }
    moved.removeAll(keepingCapacity: true)
  }

  /// Adds the root to the changes, or removes it, according to its frame in the coordinates of the bounds. The engine
  /// has compared the root's frames without the origin of the bounds.
  private func reportRoot(ifChangedFrom oldFrame: Frame?) {
    let root = handle(0), isReported = changes.first == root, isChanged = frameInParent(0) != oldFrame
    if isChanged && !isReported { changes.insert(root, at: 0) }
    if !isChanged && isReported { changes.removeFirst() }
  }

  /// Stores the frames from the engine, and records the nodes whose frames changed.
  private func storeFrames() {
    engine.publish(to: frames.view, recordsOverflow: findsByPlace)
    let changedCount = engine.path.count
    changes.reserveCapacity(changedCount)
    for index in 0..<changedCount { changes.append(slots[Int(engine.path[index])].handle) }
  }

  func frameInParent(_ slot: Int32) -> Frame {
    guard let position = position(slot) else { return Frame(width: 0, height: 0) }
    guard slot == 0, let input, !engine.boxes[0].flags.contains(.hidden) else { return frames[position] }
    return frames[0].offset(x: input.x, y: input.y)
  }

  func frame(_ slot: Int32) -> Frame {
    guard let position = position(slot) else { return Frame(width: 0, height: 0) }
    var frame = frames[position]
    // A hidden node has a frame of zero, wherever its parent is.
    if engine.boxes[position].flags.contains(.hidden) { return frame }
    var ancestor = links[slot].parent
    while ancestor >= 0, let position = self.position(ancestor) {
      frame.x += frames[position].x
      frame.y += frames[position].y
      ancestor = links[ancestor].parent
    }
    guard let input else { return frame }
    return frame.offset(x: input.x, y: input.y)
  }

  func isHidden(_ slot: Int32) -> Bool {
    position(slot).map { engine.boxes[$0].flags.contains(.hidden) } ?? false
  }

  func placement() -> Placement {
    guard let input, !needsLayout else { return laidOutCopy().placement() }
    // Use a copy: finding issues writes flags, and other threads may read this tree at the same time.
    var engine = FlexEngine(copying: engine)
    var named = namedArena
    named.payloads = placedPayloads
    return arena.withViews { nodes, rares, contents in
      engine.attach(nodes, rares, contents)
      engine.setItemValues(of: named)
      return Placement(engine, named, input)
    }
  }

  /// Returns a copy that was laid out in the last requested space, or at its max-content size.
  func laidOutCopy() -> TreeStorage {
    let copy = copy()
    let space = LayoutSpace(width: .maxContent, height: .maxContent)
    copy.layOut(in: request?.space ?? space, x: request?.x ?? 0, y: request?.y ?? 0)
    return copy
  }

  /// The arena, including the ids of its nodes.
  var namedArena: NodeArena {
    var arena = arena
    arena.names = namedNodes
    arena.boxlessNodes = placedBoxlessNodes
    return arena
  }

  private var namedNodes: ContiguousArray<NamedNode> {
    var list: ContiguousArray<NamedNode> = []
    for (position, slot) in slots.enumerated() {
      let index = links[slot.slot].idIndex
      if index >= 0 { list.append(NamedNode(id: ids.id(at: index), node: position)) }
    }
    return list
  }
}

extension TreeStorage {
  /// The payloads of nodes, by position in the arena.
  private var placedPayloads: ContiguousArray<NodePayload> {
    var list: ContiguousArray<NodePayload> = []
    if payloads.isEmpty { return list }
    for position in slots.indices {
      if let payload = payloads[slots[position].slot] { list.append(NodePayload(node: position, payload: payload)) }
    }
    return list
  }
}

/// The space and the origin of a layout, as passed by its caller.
struct LayoutRequest: Equatable {
  var space: LayoutSpace
  var x: Double
  var y: Double
}

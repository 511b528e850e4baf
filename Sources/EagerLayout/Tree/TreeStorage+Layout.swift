extension TreeStorage {
  func layOut(in space: LayoutSpace, x: Double, y: Double) {
    let request = LayoutRequest(space: space, x: x, y: y)
    if request == self.request, !isOutOfOrder, !engine.boxes[0].flags.contains(.hasStale) {
      if !changes.isEmpty { changes.removeAll(keepingCapacity: true) }
      return
    }
    self.request = request
    let input = LayoutInput(space, x: x, y: y)
    if isOutOfOrder { putInOrder() }
    if hasOutdatedNotes { renote() }
    if self.input?.space != input.space { markStale(0) }
    self.input = input
    changes.removeAll(keepingCapacity: true)
    guard engine.boxes[0].flags.contains(.hasStale) else { return }
    arena.withViews { nodes, rares, contents in
      engine.attach(nodes, rares, contents)
      engine.layOut(in: input.space)
      publish()
    }
  }

  private func renote() {
    arena.renote()
    hasOutdatedNotes = false
  }

  /// Takes over the frames that the engine found, and notes the nodes that have another one than before.
  private func publish() {
    engine.publish(to: frames.view)
    let changed = engine.path.count
    changes.reserveCapacity(changed)
    for at in 0..<changed { changes.append(handle(slots[Int(engine.path[at])])) }
  }

  func frameInParent(_ slot: Int32) -> Frame { position(slot).map { frames[$0] } ?? Frame(width: 0, height: 0) }

  func frame(_ slot: Int32) -> Frame {
    guard let position = position(slot) else { return Frame(width: 0, height: 0) }
    var frame = frames[position]
    // What is hidden has a frame of zero, wherever its parent is.
    if engine.boxes[position].flags.contains(.hidden) { return frame }
    var above = links[slot].parent
    while above >= 0, let position = self.position(above) {
      frame.x += frames[position].x
      frame.y += frames[position].y
      above = links[above].parent
    }
    guard let input else { return frame }
    return frame.offset(x: input.x, y: input.y)
  }

  func placement() -> Placement {
    precondition(
      input != nil && !isOutOfOrder && !engine.boxes[0].flags.contains(.hasStale),
      "This tree was edited since its last layout, or never laid out: lay it out, then ask for its placement.")
    guard let input else { return Placement(arena, in: LayoutSpace(width: .maxContent, height: .maxContent)) }
    return arena.withViews { nodes, rares, contents in
      engine.attach(nodes, rares, contents)
      return Placement(engine, arena, input)
    }
  }
}

/// A space and an origin as they were asked for.
struct LayoutRequest: Equatable {
  var space: LayoutSpace
  var x: Double
  var y: Double
}

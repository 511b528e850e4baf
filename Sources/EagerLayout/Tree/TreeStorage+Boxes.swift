// Geometry of nodes as of the last layout.
extension TreeStorage {
  /// Returns a node's style keywords, including edits.
  func keywords(_ slot: Int32) -> Keywords {
    position(slot).map { arena.nodes[$0].keywords } ?? upcoming[upcomingIndex(slot)].style.keywords
  }

  func kind(_ slot: Int32) -> Placement.NodeKind {
    if isArranged(slot) { return .arranged }
    if links[slot].first >= 0, !isGroup(slot) { return keywords(slot).isRow ? .row : .column }
    return Placement.NodeKind(style(of: slot), hasContent: hasContent(slot))
  }

  /// Returns a node's border and its padding in points; zero for a node without a frame.
  func edges(_ slot: Int32) -> (border: Edges, padding: Edges) {
    guard let position = position(slot), !engine.boxes[position].flags.contains(.hidden) else {
      return (Edges(), Edges())
    }
    let record = arena.nodes[position], border = border(at: position)
    guard record.keywords[.hasPadding] != 0 else { return (border, Edges()) }
    let padding = arena.rares[record.keywords.paddingGroup(record.rare)].edges
    return (border, record.padding(padding, of: engine.boxes[position].containingWidth))
  }

  func border(at position: Int) -> Edges {
    let record = arena.nodes[position]
    return record.keywords[.hasBorder] == 0 ? Edges() : arena.rares[record.keywords.borderGroup(record.rare)].edges
  }

  /// Returns the outermost visible edges of a node's descendants, which nodes in between may clip; `nil` for a node
  /// that was not laid out yet.
  func reach(below slot: Int32) -> Reach? {
    guard let position = position(slot), input != nil else { return nil }
    let frame = frame(slot)
    return reach(below: position, x: frame.x, y: frame.y)
  }

  /// See ``Placement/contentSize(of:)``.
  func contentSize(_ slot: Int32) -> Extent {
    guard let position = position(slot), var reach = reach(below: slot) else { return Extent(width: 0, height: 0) }
    let frame = frame(slot), edges = edges(slot), around = edges.border + edges.padding
    var child = position + 1
    while around != Edges(), child < Int(arena.nodes[position].end) {
      let record = arena.nodes[child], box = frames[child].offset(x: frame.x, y: frame.y)
      if !engine.boxes[child].flags.contains(.hidden), slots[child].slot >= 0, !record.keywords.isAbsolute {
        reach.includeX(box.x - around.left, box.maxX + around.right)
        reach.includeY(box.y - around.top, box.maxY + around.bottom)
      }
      child = Int(record.end)
    }
    let isRightToLeft = engine.boxes[position].flags.contains(.rightToLeft)
    let width = isRightToLeft ? frame.maxX - reach.left : reach.right - frame.x
    return Extent(width: max(width, 0), height: max(reach.bottom - frame.y, 0))
  }

  private func reach(below node: Int, x: Double, y: Double) -> Reach {
    var reach = Reach()
    // The ends of the subtrees whose content is clipped, per axis.
    var cutX = 0, cutY = 0
    var path: ContiguousArray<(end: Int, x: Double, y: Double)> = [(Int(arena.nodes[node].end), x, y)]
    var at = node + 1
    while let around = path.last {
      if at >= around.end {
        path.removeLast()
        continue
      }
      let next = Int(arena.nodes[at].end), flags = engine.boxes[at].flags, keywords = arena.nodes[at].keywords
      if flags.contains(.hidden) || slots[at].slot < 0 {
        at = next
        continue
      }
      let frame = frames[at].offset(x: around.x, y: around.y)
      if at >= cutX {
        reach.includeX(frame.x, frame.maxX)
        if keywords.clipsX { cutX = next }
      }
      if at >= cutY {
        reach.includeY(frame.y, frame.maxY)
        if keywords.clipsY { cutY = next }
      }
      if overflow(of: at).isDisjoint(with: [.isRounding, .isVisible]) || cutX >= next && cutY >= next {
        at = next
      } else {
        path.append((next, frame.x, frame.y))
        at += 1
      }
    }
    return reach
  }

  /// The visible overflow beyond the bounds.
  var overflow: Extent {
    guard let input, let below = reach(below: 0) else { return Extent(width: 0, height: 0) }
    let root = frame(0), keywords = arena.nodes[0].keywords
    var reach = Reach()
    reach.include(root)
    if !keywords.clipsX { reach.includeX(below.left, below.right) }
    if !keywords.clipsY { reach.includeY(below.top, below.bottom) }
    return reach.excess(
      beyond: Frame(
        x: input.x, y: input.y, width: input.space.width.length ?? root.maxX - input.x,
        height: input.space.height.length ?? root.maxY - input.y))
  }

  /// Returns the node with a preorder index, including edits, or `nil`.
  func slot(atIndex index: Int) -> Int32? {
    guard index >= 0, index < links.count else { return nil }
    if !isOutOfOrder { return slots[index].slot }
    var slot: Int32 = 0
    for _ in 0..<index { slot = links.following(slot, in: 0) }
    return slot
  }

  /// Returns a node's preorder index, including edits.
  func index(of slot: Int32) -> Int {
    if !isOutOfOrder { return Int(links[slot].position) }
    var at: Int32 = 0, index = 0
    while at != slot {
      at = links.following(at, in: 0)
      index += 1
    }
    return index
  }

  /// Returns a trace of the last layout, or, after edits, of a layout in the same space.
  func trace(_ caller: CallersMeasure? = nil) -> LayoutTrace {
    var storage = self
    if isOutOfOrder || hasOutdatedNotes {
      storage = copy()
      storage.bringUpToDate()
    }
    let space = request?.space ?? LayoutSpace(width: .maxContent, height: .maxContent)
    return LayoutTrace(storage.namedArena, in: space, x: request?.x ?? 0, y: request?.y ?? 0, caller: caller)
  }
}

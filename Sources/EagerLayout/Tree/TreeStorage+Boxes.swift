// Geometry of nodes as of the last layout.
extension TreeStorage {
  /// Returns a node's style keywords, including edits.
  func keywords(_ slot: Int32) -> Keywords {
    position(slot).map { arena.nodes[$0].keywords } ?? pending[pendingIndex(slot)].style.keywords
  }

  func kind(_ slot: Int32) -> Placement.NodeKind {
    if isArranged(slot) { return .arranged }
    if links[slot].first >= 0, !isBoxless(slot) { return keywords(slot).isRow ? .row : .column }
    return Placement.NodeKind(style(of: slot), hasContent: hasContent(slot))
  }

  /// Returns a node's border and its padding in points; zero for a node without a frame.
  func edges(_ slot: Int32) -> (border: Edges, padding: Edges) {
    guard let position = position(slot), !engine.boxes[position].flags.contains(.hidden) else {
      return (Edges(), Edges())
    }
    let record = arena.nodes[position], border = border(at: position)
    guard record.keywords[.hasPadding] != 0 else { return (border, Edges()) }
    let padding = arena.rares[record.keywords.paddingGroupIndex(record.rare)].edges
    return (border, record.padding(padding, of: engine.boxes[position].containingWidth))
  }

  func border(at position: Int) -> Edges {
    let record = arena.nodes[position]
    return record.keywords[.hasBorder] == 0 ? Edges() : arena.rares[record.keywords.borderGroupIndex(record.rare)].edges
  }

  /// Returns the outer edges of a node's descendants, except where a node between them and this one clips them; `nil`
  /// for a node that was not laid out yet.
  func visibleEdges(below slot: Int32) -> OuterEdges? {
    guard let position = position(slot), input != nil else { return nil }
    let frame = frame(slot)
    return visibleEdges(below: position, x: frame.x, y: frame.y)
  }

  /// Returns the size of a node's content: see ``Placement/contentSize(of:)``.
  func contentSize(_ slot: Int32) -> Extent {
    guard let position = position(slot), var content = visibleEdges(below: slot) else {
      return Extent(width: 0, height: 0)
    }
    let frame = frame(slot), edges = edges(slot), insets = edges.border + edges.padding
    var child = position + 1
    while insets != Edges(), child < Int(arena.nodes[position].end) {
      let record = arena.nodes[child], box = frames[child].offset(x: frame.x, y: frame.y)
      if !engine.boxes[child].flags.contains(.hidden), slots[child].slot >= 0, !record.keywords.isAbsolute {
        content.includeX(box.x - insets.left, box.maxX + insets.right)
        content.includeY(box.y - insets.top, box.maxY + insets.bottom)
      }
      child = Int(record.end)
    }
    let isRightToLeft = engine.boxes[position].flags.contains(.rightToLeft)
    let width = isRightToLeft ? frame.maxX - content.left : content.right - frame.x
    return Extent(width: max(width, 0), height: max(content.bottom - frame.y, 0))
  }

  private func visibleEdges(below root: Int, x: Double, y: Double) -> OuterEdges {
    var outer = OuterEdges()
    // For each axis, the end of the last subtree whose root clips. Nodes before that end do not extend the edges.
    var clipEndX = 0, clipEndY = 0
    var path: ContiguousArray<(end: Int, x: Double, y: Double)> = [(Int(arena.nodes[root].end), x, y)]
    var node = root + 1
    while let parent = path.last {
      if node >= parent.end {
        path.removeLast()
        continue
      }
      let end = Int(arena.nodes[node].end), flags = engine.boxes[node].flags, keywords = arena.nodes[node].keywords
      if flags.contains(.hidden) || slots[node].slot < 0 {
        node = end
        continue
      }
      let frame = frames[node].offset(x: parent.x, y: parent.y)
      if node >= clipEndX {
        outer.includeX(frame.x, frame.maxX)
        if keywords.clipsX { clipEndX = end }
      }
      if node >= clipEndY {
        outer.includeY(frame.y, frame.maxY)
        if keywords.clipsY { clipEndY = end }
      }
      if overflow(of: node).isDisjoint(with: [.isRounding, .isVisible]) || clipEndX >= end && clipEndY >= end {
        node = end
      } else {
        path.append((end, frame.x, frame.y))
        node += 1
      }
    }
    return outer
  }

  var overflow: Extent {
    guard let input, let content = visibleEdges(below: 0) else { return Extent(width: 0, height: 0) }
    let root = frame(0), keywords = arena.nodes[0].keywords
    var outer = OuterEdges()
    outer.include(root)
    if !keywords.clipsX { outer.includeX(content.left, content.right) }
    if !keywords.clipsY { outer.includeY(content.top, content.bottom) }
    return outer.overflow(
      beyond: Frame(
        x: input.x, y: input.y, width: input.space.width.length ?? root.maxX - input.x,
        height: input.space.height.length ?? root.maxY - input.y))
  }

  /// Returns the node with a preorder index, including edits, or `nil`.
  func slot(atIndex index: Int) -> Int32? {
    guard index >= 0, index < links.count else { return nil }
    if !isOutOfOrder { return slots[index].slot }
    var slot: Int32 = 0
    for _ in 0..<index { slot = links.preorderSuccessor(of: slot, in: 0) }
    return slot
  }

  /// Returns a node's preorder index, including edits.
  func index(of slot: Int32) -> Int {
    if !isOutOfOrder { return Int(links[slot].position) }
    var current: Int32 = 0, index = 0
    while current != slot {
      current = links.preorderSuccessor(of: current, in: 0)
      index += 1
    }
    return index
  }

  /// Returns a trace of the last layout, or, after edits, of a layout in the same space.
  func trace(_ measurer: PayloadMeasurer? = nil) -> LayoutTrace {
    var storage = self
    if isOutOfOrder || hasOutdatedDerivedFlags {
      storage = copy()
      storage.flushEdits()
    }
    let space = request?.space ?? LayoutSpace(width: .maxContent, height: .maxContent)
    return LayoutTrace(storage.namedArena, in: space, x: request?.x ?? 0, y: request?.y ?? 0, measurer: measurer)
  }
}

extension Placement {
  /// Lays out a tree in a space with a given origin. Invalid numbers in the space or the origin become issues.
  /// `measurer` measures the content of leaves that have only a payload.
  package init(
    _ arena: NodeArena, in space: LayoutSpace, x: Double = 0, y: Double = 0, measurer: PayloadMeasurer? = nil
  ) {
    var engine = FlexEngine(count: arena.nodes.count), lists = PlacementLists()
    engine.state.measurer = measurer
    self.init(arena, LayoutInput(space, x: x, y: y), by: &engine, in: &lists)
  }

  /// Lays out a tree by an engine without results, in the memory of lists that are no longer needed.
  init(_ arena: NodeArena, _ input: LayoutInput, by engine: inout FlexEngine, in lists: inout PlacementLists) {
    self = arena.withViews(swappingEdgesFor: engine.boxes, in: input.space) { nodes, rares, contents in
      engine.attach(nodes, rares, contents)
      engine.setItemValues(of: arena)
      engine.layOut(in: input.space)
      return Placement(engine, arena, input, in: &lists)
    }
  }

  init(_ engine: borrowing FlexEngine, _ arena: NodeArena, _ input: LayoutInput) {
    var lists = PlacementLists()
    self.init(engine, arena, input, in: &lists)
  }

  private init(
    _ engine: borrowing FlexEngine, _ arena: NodeArena, _ input: LayoutInput, in lists: inout PlacementLists
  ) {
    // Move the lists out, so that no other reference keeps them from being changed in place.
    var ownLists = PlacementLists()
    swap(&ownLists, &lists)
    var collector = IssueCollector()
    engine.writeFrames(to: &ownLists.frames, x: input.x, y: input.y)
    engine.writeNodes(to: &ownLists, collector: &collector)
    engine.findIssues(in: input.space, into: &collector)
    var duplicates: [NamedNode] = []
    let ids = IDTable(arena.names, duplicates: &duplicates) { ownLists.nodes[$0].isHidden }
    let root = ownLists.frames[0]
    var bounds = Frame(x: input.x, y: input.y, width: root.maxX - input.x, height: root.maxY - input.y)
    if let width = input.space.width.length { bounds.width = width }
    if let height = input.space.height.length { bounds.height = height }
    self.init(
      frames: Array(ownLists.frames), bounds: bounds, issues: [], nodes: ownLists.nodes, orders: ownLists.orders,
      edges: ownLists.edges, ids: ids, containers: engine.namedContainers())
    payloads = NodePayloads(list: arena.payloads)
    boxlessNodes = arena.boxlessNodes
    collectIssues(input.faults, arena.faults, duplicates, collector.issues)
  }

  /// Stores all issues in preorder, with the data of their nodes.
  private mutating func collectIssues(
    _ inputs: [LayoutIssue.InputFault], _ faults: ContiguousArray<FaultyNode>, _ duplicates: [NamedNode],
    _ foundIssues: [LayoutIssue]
  ) {
    if inputs.isEmpty && faults.isEmpty && duplicates.isEmpty && foundIssues.isEmpty { return }
    var allIssues = inputs.map { LayoutIssue(nodeIndex: 0, kind: .invalidInput($0)) }
    allIssues += faults.map { LayoutIssue(nodeIndex: $0.node, kind: LayoutIssue.Kind($0.fault)) }
    allIssues += duplicates.map { LayoutIssue(nodeIndex: $0.node, kind: .duplicateID) }
    allIssues += foundIssues
    for index in allIssues.indices {
      allIssues[index].id = id(of: allIssues[index].nodeIndex)
      allIssues[index].nodeKind = kind(of: allIssues[index].nodeIndex)
      allIssues[index].containerName = containerName(of: allIssues[index].nodeIndex)
      if case .arrangement(var fault) = allIssues[index].kind {
        for other in fault.others.indices {
          let node = fault.others[other].index
          fault.others[other] = ArrangementFault.Other(
            index: node, id: id(of: node), kind: kind(of: node), containerName: containerName(of: node))
        }
        allIssues[index].kind = .arrangement(fault)
      }
      allIssues[index].payloadTitle = payloadTitle(of: allIssues[index].nodeIndex)
      guard let node = allIssues[index].blockingItem?.nodeIndex else { continue }
      allIssues[index].blockingItem?.id = id(of: node)
      allIssues[index].blockingItem?.nodeKind = kind(of: node)
      allIssues[index].blockingItem?.payloadTitle = payloadTitle(of: node)
    }
    // A stable sort, so that a node's issues keep their order.
    allIssues.sort { $0.nodeIndex < $1.nodeIndex }
    issues = allIssues
  }
}

extension FlexEngine {
  /// Writes the frames of all nodes, from the positions in their parents.
  fileprivate func writeFrames(to list: inout ContiguousArray<Frame>, x: Double, y: Double) {
    list.overwrite(count: count) { frames in
      for node in 0..<count {
        var frame = Frame(width: 0, height: 0)
        if !boxes[node].flags.contains(.hidden) {
          let parent = Int(nodes[node].parent)
          frame.x = (parent < 0 ? x : frames[parent].x) + boxes[node].x
          frame.y = (parent < 0 ? y : frames[parent].y) + boxes[node].y
          frame.width = boxes[node].width
          frame.height = boxes[node].height
        }
        frames[node] = frame
      }
    }
  }

  // Not inlined, to keep the main loop small: most nodes have no edges.
  @inline(never)
  private func appendEdges(of node: Int, to edges: inout ContiguousArray<NodeEdges>) {
    if edges.isEmpty { edges.reserveCapacity(min(count - node, 64)) }
    edges.append(NodeEdges(node: node, border: border(node), padding: usedPadding(node)))
  }

  @inline(__always)
  func usedPadding(_ node: Int) -> Edges {
    let record = nodes[node]
    guard record.keywords[.hasPadding] != 0 else { return Edges() }
    return record.padding(rares[record.keywords.paddingGroupIndex(record.rare)].edges, of: boxes[node].containingWidth)
  }

  /// Writes the data of each node. Also collects the nodes with an `order`, border or padding, and finds the issues of
  /// contents, since the sizes that these need are computed here.
  fileprivate func writeNodes(to lists: inout PlacementLists, collector: inout IssueCollector) {
    lists.orders.removeAll(keepingCapacity: true)
    lists.edges.removeAll(keepingCapacity: true)
    var nodeList: ContiguousArray<PlacedNode> = []
    swap(&nodeList, &lists.nodes)
    nodeList.overwrite(count: count) { placed in
      for node in 0..<count {
        var result = PlacedNode(nodes[node], at: node)
        if boxes[node].flags.contains(.hidden) {
          result.isHidden = true
        } else {
          if boxes[node].flags.contains(.rightToLeft) { result.isRightToLeft = true }
          if nodes[node].content >= 0 {
            let needed = sizesNeeded(node)
            result.isTightX = boxes[node].width - needed.maxContent < 1
            result.isTightY = boxes[node].height - needed.height < 1
            if contentMayHaveIssue(node, needed) { findContentIssues(node, into: &collector) }
          }
          if nodes[node].keywords.hasEdges { appendEdges(of: node, to: &lists.edges) }
          if nodes[node].keywords[.hasOrder] != 0 && !nodes[node].keywords.isAbsolute {
            lists.orders.append(NodeOrder(node: node, order: order(node)))
          }
        }
        placed[node] = result
      }
    }
    swap(&nodeList, &lists.nodes)
  }
}

/// The storage of a ``LayoutTree``: an arena with the nodes in preorder, the engine with its results, and links with
/// the shape of the tree. Edits of the shape change the links at once, and the arena before the next layout.
final class TreeStorage: @unchecked Sendable {
  // `Sendable` is safe, since a tree changes its storage only while it is the sole owner. For the same reason, accesses
  // need no exclusivity checks, which would cost more than the accesses themselves.

  /// The nodes in preorder, as of the last call of ``rebuildPreorder()``.
  @safe @exclusivity(unchecked) var arena: NodeArena
  @safe @exclusivity(unchecked) var engine: FlexEngine
  @safe @exclusivity(unchecked) var links = TreeLinks()
  /// The slots of the nodes in the arena, by position.
  @safe @exclusivity(unchecked) var slots: ContiguousArray<PlacedSlot> = []
  /// The frames of the nodes in the arena, relative to their parents, as of the last layout.
  @safe @exclusivity(unchecked) var frames: Storage<Frame>
  /// The nodes that are not in the arena yet, in no particular order.
  @safe @exclusivity(unchecked) var pending: ContiguousArray<PendingNode> = []
  /// Nodes that were moved since the last layout, with their parents in the arena in that layout.
  @safe @exclusivity(unchecked) var moved: ContiguousArray<(node: LayoutTree.Node, parent: LayoutTree.Node)> = []
  /// Nodes in the arena that were moved to another parent since the last call of ``rebuildPreorder()``.
  @safe @exclusivity(unchecked) var reparented: ContiguousArray<Int32> = []
  @safe @exclusivity(unchecked) var ids = TreeIDs()
  /// The nodes whose frames the last layout changed.
  @safe @exclusivity(unchecked) var changes: [LayoutTree.Node] = []
  /// Whether nodes were added, removed or moved in the links but not in the arena. Set by ``markShapeChanged(at:)``,
  /// cleared by ``rebuildPreorder()``.
  @safe @exclusivity(unchecked) var isOutOfOrder = false
  /// Whether a container may have a flag derived from a descendant that no longer causes it. Set by edits, cleared by
  /// ``flushEdits()``.
  @safe @exclusivity(unchecked) var hasOutdatedDerivedFlags = false
  /// Whether there are, or were, nodes without boxes. Never cleared.
  @safe @exclusivity(unchecked) var mayHaveBoxlessNodes = false
  /// By slot, whether the node's direction in the arena is inherited from a parent without a box; `false` for slots
  /// after the last element.
  @safe @exclusivity(unchecked) var inheritsDirection: ContiguousArray<Bool> = []
  /// Whether any arrangement may lack a cache. Set by `invalidateCaches()`, cleared after a layout.
  @safe @exclusivity(unchecked) var mayLackCaches = true
  /// The containers whose cache was invalidated since the last layout.
  @safe @exclusivity(unchecked) var containersWithoutCache: ContiguousArray<Int32> = []
  /// The number of groups of rare values and contents after the last compaction, when all of them were in use.
  @safe @exclusivity(unchecked) var compactedCount = 0
  /// Whether layouts record the overflow of nodes, to find nodes by position. Set by the user of the tree.
  @safe @exclusivity(unchecked) var findsByPlace = false
  /// The last requested space and origin, as passed.
  @safe @exclusivity(unchecked) var request: LayoutRequest?
  /// The validated space and origin of the last layout.
  @safe @exclusivity(unchecked) var input: LayoutInput?

  /// A placeholder for removed content in the arena.
  let removedContent = LeafContent(.intrinsic(Extent(width: 0, height: 0)))
  @safe @exclusivity(unchecked) var payloads = PayloadsBySlot()
  /// Whether the last layout had no function to measure payloads. Set by `layOut`.
  @safe @exclusivity(unchecked) var lastLayoutHadNoMeasurer = true

  struct PendingNode {
    var slot: Int32
    var style: FlexStyle
    var content: LeafContent?
  }

  init(_ arena: NodeArena) {
    self.arena = arena
    self.arena.trimCapacity()
    engine = FlexEngine(count: arena.nodes.count)
    frames = Storage(repeating: Frame(width: 0, height: 0), count: arena.nodes.count)
    compactedCount = arena.rares.count + arena.contents.count
    for entry in arena.payloads { payloads[Int32(truncatingIfNeeded: entry.node)] = entry.payload }
    self.arena.payloads = []
    links.seedGenerations(from: ObjectIdentifier(self))
    slots.reserveCapacity(arena.nodes.count)
    links.reserve(arena.nodes.count)
    mayHaveBoxlessNodes = !arena.boxlessNodes.isEmpty
    let parents = mayHaveBoxlessNodes ? arena.builtParents : []
    for node in arena.nodes.indices {
      let slot = links.allocate()
      links.setPosition(slot, of: slot)
      slots.append(PlacedSlot(slot: slot, generation: links[slot].generation))
      let parent = mayHaveBoxlessNodes ? Int32(truncatingIfNeeded: parents[node]) : arena.nodes[node].parent
      if parent >= 0 { links.link(slot, into: parent, before: -1) }
      engine.boxes[node].flags.insert(.isNew)
    }
    ids = TreeIDs(arena.names) { index, slot in links.setIDIndex(index, of: slot) }
    // Ids are stored by slot, and collected again for a placement.
    self.arena.names = []
    for node in arena.nodesWithBoxlessDirection { setInheritsFromBoxless(of: node, true) }
    (self.arena.boxlessNodes, self.arena.nodesWithBoxlessDirection) = ([], [])
  }

  private init(copying other: TreeStorage) {
    arena = other.arena
    engine = FlexEngine(copying: other.engine)
    links = other.links
    slots = other.slots
    frames = other.frames.copy()
    pending = other.pending
    moved = other.moved
    reparented = other.reparented
    ids = other.ids
    changes = other.changes
    isOutOfOrder = other.isOutOfOrder
    hasOutdatedDerivedFlags = other.hasOutdatedDerivedFlags
    mayHaveBoxlessNodes = other.mayHaveBoxlessNodes
    inheritsDirection = other.inheritsDirection
    mayLackCaches = other.mayLackCaches
    containersWithoutCache = other.containersWithoutCache
    compactedCount = other.compactedCount
    findsByPlace = other.findsByPlace
    request = other.request
    input = other.input
    lastLayoutHadNoMeasurer = other.lastLayoutHadNoMeasurer
    payloads = other.payloads
    links.seedGenerations(from: ObjectIdentifier(self))
  }

  func copy() -> TreeStorage { TreeStorage(copying: self) }

  func handle(_ slot: Int32) -> LayoutTree.Node {
    LayoutTree.Node(slot: slot, generation: links[slot].generation)
  }

  func isValid(_ node: LayoutTree.Node) -> Bool {
    node.slot >= 0 && node.slot < links.slots.count && links[node.slot].generation == node.generation
      && node.generation & 1 == 1
  }

  @inline(__always)
  func slot(_ node: LayoutTree.Node) -> Int32 {
    require(isValid(node), "This node is not in the tree: it was removed, or belongs to another tree.")
    return node.slot
  }

  /// Returns a node's position in the arena, or `nil` before it has one.
  @inline(__always)
  func position(_ slot: Int32) -> Int? {
    let position = links[slot].position
    return position >= 0 ? Int(position) : nil
  }

  /// Returns the index in `pending` of a node that is not in the arena yet.
  func pendingIndex(_ slot: Int32) -> Int { -2 - Int(links[slot].position) }

  /// Marks a node as dirty, and its ancestors as having dirty descendants.
  func markDirty(_ slot: Int32) {
    // Nodes that are not in the arena yet are always dirty, and so are their parents.
    guard let position = position(slot) else { return }
    engine.boxes[position].flags.formUnion(.dirty)
    var ancestor = Int(arena.nodes[position].parent)
    while ancestor >= 0, !engine.boxes[ancestor].flags.contains(.hasDirty) {
      engine.boxes[ancestor].flags.insert(.hasDirty)
      ancestor = Int(arena.nodes[ancestor].parent)
    }
  }

  /// Marks a node dirty after a change of its style or its available space, which may affect all of its children.
  func markRestyled(_ slot: Int32) {
    markDirty(slot)
    if let position = position(slot) { engine.boxes[position].flags.insert(.childrenNeedLayout) }
  }

  func markAllDirty() {
    for node in arena.nodes.indices { engine.boxes[node].flags.formUnion([.dirty, .childrenNeedLayout]) }
  }
}

/// The slot and the generation of the node at a position in the arena, which form its handle.
struct PlacedSlot: BitwiseCopyable, Sendable {
  /// The slot; -1 for a removed node.
  var slot: Int32
  var generation: UInt32

  var handle: LayoutTree.Node { LayoutTree.Node(slot: slot, generation: generation) }
}

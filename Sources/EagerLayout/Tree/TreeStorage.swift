/// What a ``LayoutTree`` is made of: the nodes in an arena, in preorder as the engine wants them, what the engine found out
/// about them, and the shape of the tree, which edits change first.
final class TreeStorage: @unchecked Sendable {
  // Sendable, since a tree changes it only while it is the sole owner. For the same reason the run-time has no overlapping
  // accesses to look for, which would cost more than what is done in them.

  /// The nodes as they were when their order was last seen to.
  @safe @exclusivity(unchecked) var arena: NodeArena
  @safe @exclusivity(unchecked) var engine: FlexEngine<Silence>
  @safe @exclusivity(unchecked) var links = TreeLinks()
  /// The slots of the nodes in the arena; -1 for those that were removed since.
  @safe @exclusivity(unchecked) var slots: ContiguousArray<Int32> = []
  /// The frames in their parents of the nodes in the arena, as of the last layout.
  @safe @exclusivity(unchecked) var frames: Storage<Frame>
  /// Nodes that are not in the arena yet.
  @safe @exclusivity(unchecked) var upcoming: ContiguousArray<UpcomingNode> = []
  /// Nodes that were moved, with the parents they had at the last layout.
  @safe @exclusivity(unchecked) var moved: ContiguousArray<(node: LayoutTree.Node, parent: LayoutTree.Node)> = []
  @safe @exclusivity(unchecked) var names: NameTable
  /// The nodes in the arena with an id that one before them has, in preorder.
  @safe @exclusivity(unchecked) var duplicates: [NamedNode] = []
  @safe @exclusivity(unchecked) var changes: [LayoutTree.Node] = []
  /// Whether nodes were added, removed or moved since the order was seen to.
  @safe @exclusivity(unchecked) var isOutOfOrder = false
  /// Whether a node lost what its container, or those above, noted about it.
  @safe @exclusivity(unchecked) var hasOutdatedNotes = false
  /// Whether the arena keeps content that no node has any more.
  @safe @exclusivity(unchecked) var hasLeftContent = false
  /// How many groups of rare values and contents there were when each had a node.
  @safe @exclusivity(unchecked) var tidyCount = 0
  /// What was last asked for.
  @safe @exclusivity(unchecked) var request: LayoutRequest?
  /// The space of the last layout, and its origin, made sense of.
  @safe @exclusivity(unchecked) var input: LayoutInput?

  #if !hasFeature(Embedded)
    /// What nodes carry, by their slots.
    @safe @exclusivity(unchecked) var payloads: [Int32: Payload] = [:]
  #endif

  /// A node that is not in the arena yet.
  struct UpcomingNode {
    var slot: Int32
    var style: FlexStyle
    var content: LeafContent?
    var id: LayoutID?
  }

  init(_ arena: NodeArena) {
    self.arena = arena
    self.arena.tighten()
    engine = FlexEngine(count: arena.nodes.count)
    frames = Storage(repeating: Frame(width: 0, height: 0), count: arena.nodes.count)
    names = NameTable(arena.names, duplicates: &duplicates)
    tidyCount = arena.rares.count + arena.contents.count
    #if !hasFeature(Embedded)
      for entry in arena.payloads { payloads[Int32(truncatingIfNeeded: entry.node)] = entry.payload }
      self.arena.payloads = []
    #endif
    links.mark(by: ObjectIdentifier(self))
    slots.reserveCapacity(arena.nodes.count)
    links.reserve(arena.nodes.count)
    for node in arena.nodes.indices {
      let slot = links.take()
      links.setPosition(slot, of: slot)
      slots.append(slot)
      if arena.nodes[node].parent >= 0 { links.link(slot, into: arena.nodes[node].parent, before: -1) }
      engine.boxes[node].flags.insert(.isNew)
    }
  }

  private init(copying other: TreeStorage) {
    arena = other.arena
    engine = FlexEngine(copying: other.engine)
    links = other.links
    slots = other.slots
    frames = other.frames.copy()
    upcoming = other.upcoming
    moved = other.moved
    names = other.names
    duplicates = other.duplicates
    changes = other.changes
    isOutOfOrder = other.isOutOfOrder
    hasOutdatedNotes = other.hasOutdatedNotes
    hasLeftContent = other.hasLeftContent
    tidyCount = other.tidyCount
    request = other.request
    input = other.input
    #if !hasFeature(Embedded)
      payloads = other.payloads
    #endif
    links.mark(by: ObjectIdentifier(self))
  }

  func copy() -> TreeStorage { TreeStorage(copying: self) }

  func handle(_ slot: Int32) -> LayoutTree.Node {
    LayoutTree.Node(slot: slot, generation: links[slot].generation)
  }

  func isValid(_ node: LayoutTree.Node) -> Bool {
    node.slot >= 0 && node.slot < links.slots.count && links[node.slot].generation == node.generation
      && node.generation & 1 == 1
  }

  /// The slot of a node.
  @inline(__always)
  func slot(_ node: LayoutTree.Node) -> Int32 {
    require(isValid(node), "This node is not in the tree: it was removed, or belongs to another tree.")
    return node.slot
  }

  /// Where a node is in the arena; nil as long as it is not.
  @inline(__always)
  func position(_ slot: Int32) -> Int? {
    let position = links[slot].position
    return position >= 0 ? Int(position) : nil
  }

  /// Where a node that is not in the arena is among those.
  func upcomingIndex(_ slot: Int32) -> Int { -2 - Int(links[slot].position) }

  /// Notes that a node is to be found again, and the way to it.
  func markStale(_ slot: Int32) {
    // Nodes that are not in the arena yet are stale by nature, and so are their parents.
    guard let position = position(slot) else { return }
    engine.boxes[position].flags.formUnion(.stale)
    var above = Int(arena.nodes[position].parent)
    while above >= 0, !engine.boxes[above].flags.contains(.hasStale) {
      engine.boxes[above].flags.insert(.hasStale)
      above = Int(arena.nodes[above].parent)
    }
  }

  func markAllStale() {
    for node in arena.nodes.indices { engine.boxes[node].flags.formUnion(.stale) }
  }
}

/// What a ``LayoutTree`` is made of: the nodes in an arena, in preorder as the engine wants them, what the engine found out
/// about them, and the shape of the tree, which edits change first.
final class TreeStorage: @unchecked Sendable {
  // Sendable, since a tree changes it only while it is the sole owner. For the same reason the run-time has no overlapping
  // accesses to look for, which would cost more than what is done in them.

  /// The nodes as they were when their order was last seen to.
  @safe @exclusivity(unchecked) var arena: NodeArena
  @safe @exclusivity(unchecked) var engine: FlexEngine<Silence>
  @safe @exclusivity(unchecked) var links = TreeLinks()
  /// The slots of the nodes in the arena.
  @safe @exclusivity(unchecked) var slots: ContiguousArray<PlacedSlot> = []
  /// The frames in their parents of the nodes in the arena, as of the last layout.
  @safe @exclusivity(unchecked) var frames: Storage<Frame>
  /// Nodes that are not in the arena yet.
  @safe @exclusivity(unchecked) var upcoming: ContiguousArray<UpcomingNode> = []
  /// Nodes that were moved, with the parents they had at the last layout.
  @safe @exclusivity(unchecked) var moved: ContiguousArray<(node: LayoutTree.Node, parent: LayoutTree.Node)> = []
  /// Nodes in the arena that were moved to another parent since their order was seen to.
  @safe @exclusivity(unchecked) var reparented: ContiguousArray<Int32> = []
  @safe @exclusivity(unchecked) var names = TreeNames()
  @safe @exclusivity(unchecked) var changes: [LayoutTree.Node] = []
  /// Whether nodes were added, removed or moved since the order was seen to.
  @safe @exclusivity(unchecked) var isOutOfOrder = false
  /// Whether a node lost what its container, or those above, noted about it.
  @safe @exclusivity(unchecked) var hasOutdatedNotes = false
  /// Whether any arrangement may lack what it keeps of its items, and the containers whose own does.
  @safe @exclusivity(unchecked) var lacksMemories = true
  @safe @exclusivity(unchecked) var forgetfulContainers: ContiguousArray<Int32> = []
  /// How many groups of rare values and contents there were when each had a node.
  @safe @exclusivity(unchecked) var tidyCount = 0
  /// Whether layouts note what finding nodes by place asks for.
  @safe @exclusivity(unchecked) var findsByPlace = false
  /// What was last asked for.
  @safe @exclusivity(unchecked) var request: LayoutRequest?
  /// The space of the last layout, and its origin, made sense of.
  @safe @exclusivity(unchecked) var input: LayoutInput?

  /// What stands where a content was that no leaf has any more.
  let nothing = StoredContent(LeafContent(.intrinsic(Extent(width: 0, height: 0))))
  #if !hasFeature(Embedded)
    /// What nodes carry, by their slots.
    @safe @exclusivity(unchecked) var payloads: [Int32: Payload] = [:]
  #endif
  /// Whether the last layout was made without anyone who measures contents.
  @safe @exclusivity(unchecked) var hadNoCaller = true

  /// A node that is not in the arena yet.
  struct UpcomingNode {
    var slot: Int32
    var style: FlexStyle
    var content: LeafContent?
  }

  init(_ arena: NodeArena) {
    self.arena = arena
    self.arena.tighten()
    engine = FlexEngine(count: arena.nodes.count)
    frames = Storage(repeating: Frame(width: 0, height: 0), count: arena.nodes.count)
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
      slots.append(PlacedSlot(slot: slot, generation: links[slot].generation))
      if arena.nodes[node].parent >= 0 { links.link(slot, into: arena.nodes[node].parent, before: -1) }
      engine.boxes[node].flags.insert(.isNew)
    }
    names = TreeNames(arena.names) { name, slot in links.setName(name, of: slot) }
    // They are kept by slot, and put together again for a placement.
    self.arena.names = []
  }

  private init(copying other: TreeStorage) {
    arena = other.arena
    engine = FlexEngine(copying: other.engine)
    links = other.links
    slots = other.slots
    frames = other.frames.copy()
    upcoming = other.upcoming
    moved = other.moved
    reparented = other.reparented
    names = other.names
    changes = other.changes
    isOutOfOrder = other.isOutOfOrder
    hasOutdatedNotes = other.hasOutdatedNotes
    lacksMemories = other.lacksMemories
    forgetfulContainers = other.forgetfulContainers
    tidyCount = other.tidyCount
    findsByPlace = other.findsByPlace
    request = other.request
    input = other.input
    hadNoCaller = other.hadNoCaller
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

  /// The same of a node of which the own style, or the space, is another one: that concerns all of its children.
  func markRestyled(_ slot: Int32) {
    markStale(slot)
    if let position = position(slot) { engine.boxes[position].flags.insert(.concernsChildren) }
  }

  func markAllStale() {
    for node in arena.nodes.indices { engine.boxes[node].flags.formUnion([.stale, .concernsChildren]) }
  }
}

/// The slot of a node in the arena, and its generation: a handle, as a plain value.
struct PlacedSlot: BitwiseCopyable, Sendable {
  /// -1 for a node that was removed since.
  var slot: Int32
  var generation: UInt32

  var handle: LayoutTree.Node { LayoutTree.Node(slot: slot, generation: generation) }
}

/// The state of the engine.
@safe
struct EngineState: ~Copyable {
  /// The results of the passes for each node.
  var boxes: Storage<NodeBox>
  /// Features of the tree that need more than the four passes.
  var features = EngineFeatures()
  /// The heights of each node that are definite before measuring; empty if no width depends on a height.
  var definiteHeights = Storage(repeating: DefiniteHeights(), count: 0)
  /// The border-box heights to which percentages in nodes refer, where these are not the nodes' own heights: see
  /// `LaidOutContent`. Empty if there are no such nodes.
  var percentageBasisHeights = Storage(repeating: OptionalLength.none, count: 0)
  /// The available width of the root, without its margins.
  var availableWidthOfRoot = 0.0
  /// The baselines of placed nodes; empty if no node is aligned by a baseline.
  var baselines = Storage(repeating: NodeBaselines(), count: 0)
  /// Links to farther ancestors than parents; empty if there are none.
  var links = Storage(repeating: DistantLinks(), count: 0)
  /// The nodes whose absolute children remain to be placed in farther ancestors.
  var postponed = Stack<Int32>()
  /// The items of the current lines.
  var items = Stack<FlexItem>()
  /// The current lines.
  var lines = Stack<FlexLine>()
  /// The placing tasks after the current one.
  var tasks = Stack<PlacingTask>()
  /// The nodes that the next pass visits, in preorder.
  var path = Stack<Int32>()
  /// The nodes that are being remeasured.
  var visited = Stack<Int>()
  /// The cache of measurements; empty if no width depends on a height and no limit on content.
  var measurements = MeasurementCache()
  /// For each node, its level, its last change, its number of measurements and its committed box; empty if not needed.
  var history = Storage(repeating: NodeHistory(), count: 0)
  /// The level of the node for which others are remeasured.
  var requestingLevel: Int32 = 0
  /// The current depth of nested measurements, and its recent maximum.
  var nesting = 0
  var deepestNesting = 0
  /// The number of the current layout.
  var layout: UInt32 = 0
  /// Whether cached measurements of earlier layouts are reused.
  var reusesMeasurements = false
  /// Whether a node reached its limit of measurements, or a measurement of it was evicted.
  var hasInexactSizes = false
  /// The final boxes of nodes whose widths may depend on heights, from the last layout: see `ReusedSubtrees.swift`.
  var committedBoxes = Stack<CommittedBox>()
  /// Measures contents by the function of the current layout's caller.
  var measurer: PayloadMeasurer?
  /// The number of the current node order, and of the last access by an arrangement.
  var ordering = 0
  var accessCount: UInt32 = 0
  /// The caches of arrangements, by position among the contents.
  var caches = CacheTable()
  /// Whether the tree has arrangements, and its nodes' layout values.
  var hasArrangements = false
  var itemValues = ItemValueTable()
  /// Counts of work done.
  var counts = LayoutCounts()
  /// The recorded steps; empty without a trace.
  var recorder = Recorder()

  init(boxes: consuming Storage<NodeBox>) { self.boxes = boxes }
}

// Accessors for the state's fields.
extension FlexEngine {
  @inline(__always)
  var features: EngineFeatures {
    _read { yield unsafe state.pointee.features }
    nonmutating _modify { yield unsafe &state.pointee.features }
  }
  @inline(__always)
  var definiteHeights: Storage<DefiniteHeights> {
    _read { yield unsafe state.pointee.definiteHeights }
    nonmutating _modify { yield unsafe &state.pointee.definiteHeights }
  }
  @inline(__always)
  var percentageBasisHeights: Storage<OptionalLength> {
    _read { yield unsafe state.pointee.percentageBasisHeights }
    nonmutating _modify { yield unsafe &state.pointee.percentageBasisHeights }
  }
  @inline(__always)
  var availableWidthOfRoot: Double {
    _read { yield unsafe state.pointee.availableWidthOfRoot }
    nonmutating _modify { yield unsafe &state.pointee.availableWidthOfRoot }
  }
  @inline(__always)
  var baselines: Storage<NodeBaselines> {
    _read { yield unsafe state.pointee.baselines }
    nonmutating _modify { yield unsafe &state.pointee.baselines }
  }
  var links: Storage<DistantLinks> {
    _read { yield unsafe state.pointee.links }
    nonmutating _modify { yield unsafe &state.pointee.links }
  }
  @inline(__always)
  var items: Stack<FlexItem> {
    _read { yield unsafe state.pointee.items }
    nonmutating _modify { yield unsafe &state.pointee.items }
  }
  @inline(__always)
  var lines: Stack<FlexLine> {
    _read { yield unsafe state.pointee.lines }
    nonmutating _modify { yield unsafe &state.pointee.lines }
  }
  @inline(__always)
  var tasks: Stack<PlacingTask> {
    _read { yield unsafe state.pointee.tasks }
    nonmutating _modify { yield unsafe &state.pointee.tasks }
  }
  var postponed: Stack<Int32> {
    _read { yield unsafe state.pointee.postponed }
    nonmutating _modify { yield unsafe &state.pointee.postponed }
  }
  @inline(__always)
  var path: Stack<Int32> {
    _read { yield unsafe state.pointee.path }
    nonmutating _modify { yield unsafe &state.pointee.path }
  }
  @inline(__always)
  var visited: Stack<Int> {
    _read { yield unsafe state.pointee.visited }
    nonmutating _modify { yield unsafe &state.pointee.visited }
  }
  @inline(__always)
  var measurements: MeasurementCache {
    _read { yield unsafe state.pointee.measurements }
    nonmutating _modify { yield unsafe &state.pointee.measurements }
  }
  @inline(__always)
  var history: Storage<NodeHistory> {
    _read { yield unsafe state.pointee.history }
    nonmutating _modify { yield unsafe &state.pointee.history }
  }
  @inline(__always)
  var requestingLevel: Int32 {
    get { unsafe state.pointee.requestingLevel }
    nonmutating set { unsafe state.pointee.requestingLevel = newValue }
  }
  @inline(__always)
  var nesting: Int {
    get { unsafe state.pointee.nesting }
    nonmutating set { unsafe state.pointee.nesting = newValue }
  }
  @inline(__always)
  var deepestNesting: Int {
    get { unsafe state.pointee.deepestNesting }
    nonmutating set { unsafe state.pointee.deepestNesting = newValue }
  }
  @inline(__always)
  var layout: UInt32 {
    get { unsafe state.pointee.layout }
    nonmutating set { unsafe state.pointee.layout = newValue }
  }
  @inline(__always)
  var reusesMeasurements: Bool {
    get { unsafe state.pointee.reusesMeasurements }
    nonmutating set { unsafe state.pointee.reusesMeasurements = newValue }
  }
  @inline(__always)
  var hasInexactSizes: Bool {
    get { unsafe state.pointee.hasInexactSizes }
    nonmutating set { unsafe state.pointee.hasInexactSizes = newValue }
  }
  @inline(__always)
  var committedBoxes: Stack<CommittedBox> {
    _read { yield unsafe state.pointee.committedBoxes }
    nonmutating _modify { yield unsafe &state.pointee.committedBoxes }
  }
  @inline(__always)
  var measurer: PayloadMeasurer? {
    get { unsafe state.pointee.measurer }
    nonmutating set { unsafe state.pointee.measurer = newValue }
  }
  @inline(__always)
  var ordering: Int {
    get { unsafe state.pointee.ordering }
    nonmutating set { unsafe state.pointee.ordering = newValue }
  }
  @inline(__always)
  var accessCount: UInt32 {
    get { unsafe state.pointee.accessCount }
    nonmutating set { unsafe state.pointee.accessCount = newValue }
  }
  @inline(__always)
  var caches: CacheTable {
    _read { yield unsafe state.pointee.caches }
    nonmutating _modify { yield unsafe &state.pointee.caches }
  }
  @inline(__always)
  var hasArrangements: Bool {
    get { unsafe state.pointee.hasArrangements }
    nonmutating set { unsafe state.pointee.hasArrangements = newValue }
  }
  @inline(__always)
  var itemValues: ItemValueTable {
    _read { yield unsafe state.pointee.itemValues }
    nonmutating _modify { yield unsafe &state.pointee.itemValues }
  }
  @inline(__always)
  var counts: LayoutCounts {
    _read { yield unsafe state.pointee.counts }
    nonmutating _modify { yield unsafe &state.pointee.counts }
  }
  @inline(__always)
  var recorder: Recorder {
    _read { yield unsafe state.pointee.recorder }
    nonmutating _modify { yield unsafe &state.pointee.recorder }
  }
}

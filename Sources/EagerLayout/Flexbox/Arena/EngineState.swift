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

// Accessors for the state's fields that passes use most.
extension FlexEngine {
  @inline(__always)
  var features: EngineFeatures {
    _read { yield state.features }
    nonmutating _modify { yield &state.features }
  }
  @inline(__always)
  var definiteHeights: Storage<DefiniteHeights> {
    _read { yield state.definiteHeights }
    nonmutating _modify { yield &state.definiteHeights }
  }
  @inline(__always)
  var baselines: Storage<NodeBaselines> {
    _read { yield state.baselines }
    nonmutating _modify { yield &state.baselines }
  }
  @inline(__always)
  var items: Stack<FlexItem> {
    _read { yield state.items }
    nonmutating _modify { yield &state.items }
  }
  @inline(__always)
  var lines: Stack<FlexLine> {
    _read { yield state.lines }
    nonmutating _modify { yield &state.lines }
  }
  @inline(__always)
  var tasks: Stack<PlacingTask> {
    _read { yield state.tasks }
    nonmutating _modify { yield &state.tasks }
  }
  @inline(__always)
  var path: Stack<Int32> {
    _read { yield state.path }
    nonmutating _modify { yield &state.path }
  }
  @inline(__always)
  var visited: Stack<Int> {
    _read { yield state.visited }
    nonmutating _modify { yield &state.visited }
  }
  @inline(__always)
  var measurements: MeasurementCache {
    _read { yield state.measurements }
    nonmutating _modify { yield &state.measurements }
  }
  @inline(__always)
  var counts: LayoutCounts {
    _read { yield state.counts }
    nonmutating _modify { yield &state.counts }
  }
  @inline(__always)
  var recorder: Recorder {
    _read { yield state.recorder }
    nonmutating _modify { yield &state.recorder }
  }
}

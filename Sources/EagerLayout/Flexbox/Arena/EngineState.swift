/// The state of the engine.
@safe
struct EngineState: ~Copyable {
  /// The results of the passes for each node.
  var boxes: Storage<NodeBox>
  /// Features of the tree that need more than the four passes.
  var features = EngineFeatures()
  /// Border-box heights that are definite before measuring, otherwise NaN; empty if not needed.
  var knownHeights = Storage(repeating: Double.nan, count: 0)
  /// The heights that percentages of nodes' heights refer to, if known before measuring; otherwise NaN or empty.
  var containingHeights = Storage(repeating: Double.nan, count: 0)
  /// The heights that percentages resolve against in nodes whose height size keywords limit; otherwise NaN, and empty
  /// if there are none.
  var percentageHeights = Storage(repeating: Double.nan, count: 0)
  /// Whether nodes are placed only to find baselines, while heights are being measured.
  var isMeasuring = false
  /// The available width of the root, without its margins.
  var rootRoom = 0.0
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
  /// The remaining placing tasks.
  var tasks = Stack<PlacingTask>()
  /// The nodes on the path to dirty nodes, in preorder.
  var path = Stack<Int32>()
  /// The nodes that are being remeasured.
  var visited = Stack<Int>()
  /// The cache of measurements; empty if no width depends on a height and no limit on content.
  var memo = Memo()
  /// The number of times each node was remeasured; empty if not needed.
  var visits = Storage(repeating: NodeVisits(), count: 0)
  /// The level of the node for which others are remeasured.
  var askingLevel: Int32 = 0
  /// The current depth of nested measurements, and its recent maximum.
  var nesting = 0
  var deepestNesting = 0
  /// The number of the current layout.
  var layout: UInt32 = 0
  /// Whether cached measurements of earlier layouts are reused.
  var keepsAnswers = false
  /// Whether a node reached its limit of measurements.
  var isCurtailed = false
  /// The final boxes of nodes whose widths may depend on heights, from the last layout: see `NodeVisits`.
  var settledBoxes = Stack<SettledBox>()
  /// Measures contents by the function of the current layout's caller.
  var caller: CallersMeasure?
  /// The number of the current node order, and of the last access by an arrangement.
  var ordering = 0
  var loans: UInt32 = 0
  /// The caches of arrangements, by position among the contents.
  var caches = CacheTable()
  /// Whether the tree has arrangements, and its nodes' layout values.
  var hasArrangements = false
  var itemValues = ItemValueTable()
  /// Counts of work done.
  var counts = LayoutCounts()
  /// The recorded steps; empty without a trace.
  var recorder = Recorder()

  init(boxes: consuming Storage<NodeBox>) {
    self.boxes = boxes
  }
}

// Accessors for the state's fields.
extension FlexEngine {
  @inline(__always)
  var features: EngineFeatures {
    _read { yield unsafe state.pointee.features }
    nonmutating _modify { yield unsafe &state.pointee.features }
  }
  @inline(__always)
  var knownHeights: Storage<Double> {
    _read { yield unsafe state.pointee.knownHeights }
    nonmutating _modify { yield unsafe &state.pointee.knownHeights }
  }
  @inline(__always)
  var containingHeights: Storage<Double> {
    _read { yield unsafe state.pointee.containingHeights }
    nonmutating _modify { yield unsafe &state.pointee.containingHeights }
  }
  @inline(__always)
  var percentageHeights: Storage<Double> {
    _read { yield unsafe state.pointee.percentageHeights }
    nonmutating _modify { yield unsafe &state.pointee.percentageHeights }
  }
  @inline(__always)
  var isMeasuring: Bool {
    _read { yield unsafe state.pointee.isMeasuring }
    nonmutating _modify { yield unsafe &state.pointee.isMeasuring }
  }
  @inline(__always)
  var rootRoom: Double {
    _read { yield unsafe state.pointee.rootRoom }
    nonmutating _modify { yield unsafe &state.pointee.rootRoom }
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
  var memo: Memo {
    _read { yield unsafe state.pointee.memo }
    nonmutating _modify { yield unsafe &state.pointee.memo }
  }
  @inline(__always)
  var visits: Storage<NodeVisits> {
    _read { yield unsafe state.pointee.visits }
    nonmutating _modify { yield unsafe &state.pointee.visits }
  }
  @inline(__always)
  var askingLevel: Int32 {
    get { unsafe state.pointee.askingLevel }
    nonmutating set { unsafe state.pointee.askingLevel = newValue }
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
  var keepsAnswers: Bool {
    get { unsafe state.pointee.keepsAnswers }
    nonmutating set { unsafe state.pointee.keepsAnswers = newValue }
  }
  @inline(__always)
  var isCurtailed: Bool {
    get { unsafe state.pointee.isCurtailed }
    nonmutating set { unsafe state.pointee.isCurtailed = newValue }
  }
  @inline(__always)
  var settledBoxes: Stack<SettledBox> {
    _read { yield unsafe state.pointee.settledBoxes }
    nonmutating _modify { yield unsafe &state.pointee.settledBoxes }
  }
  @inline(__always)
  var caller: CallersMeasure? {
    get { unsafe state.pointee.caller }
    nonmutating set { unsafe state.pointee.caller = newValue }
  }
  @inline(__always)
  var ordering: Int {
    get { unsafe state.pointee.ordering }
    nonmutating set { unsafe state.pointee.ordering = newValue }
  }
  @inline(__always)
  var loans: UInt32 {
    get { unsafe state.pointee.loans }
    nonmutating set { unsafe state.pointee.loans = newValue }
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

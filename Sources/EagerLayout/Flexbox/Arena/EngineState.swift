/// The state of the engine.
@safe
struct EngineState: ~Copyable {
  /// The results of the passes for each node.
  var boxes: Storage<NodeBox>
  /// Features of the tree that need more than the four passes.
  var features = EngineFeatures()
  /// Border-box heights that are definite before measuring, otherwise NaN; empty if not needed.
  var knownHeights = Storage<Double>()
  /// The heights that percentages of nodes' heights refer to, if known before measuring; otherwise NaN or empty.
  var containingHeights = Storage<Double>()
  /// The heights that percentages resolve against in nodes whose height size keywords limit; otherwise NaN, and empty
  /// if there are none.
  var percentageHeights = Storage<Double>()
  /// Whether nodes are placed only to find baselines, while heights are being measured.
  var isMeasuring = false
  /// The available width of the root, without its margins.
  var rootRoom = 0.0
  /// The baselines of placed nodes; empty if no node is aligned by a baseline.
  var baselines = Storage<NodeBaselines>()
  /// The items of the current lines.
  var items = Storage<FlexItem>()
  /// The current lines.
  var lines = Storage<FlexLine>()
  /// The remaining placing tasks.
  var tasks = Storage<PlacingTask>()
  /// The nodes on the path to dirty nodes, in preorder.
  var path = Storage<Int32>()
  /// The nodes that are being remeasured.
  var visited = Storage<Int>()
  /// The cache of measurements; empty if no width depends on a height and no limit on content.
  var memo = Memo()
  /// The number of times each node was remeasured; empty if not needed.
  var visits = Storage<NodeVisits>()
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
  var settledBoxes = Storage<SettledBox>()
  /// Measures contents by the function of the current layout's caller.
  var caller: CallersMeasure?
  /// An untraced engine that shares this state. Arrangements always run on it. Created on first use.
  var silent: UnsafeMutablePointer<FlexEngine<Silence>>?
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
}

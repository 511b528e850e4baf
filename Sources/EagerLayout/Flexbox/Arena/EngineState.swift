/// What the engine works on.
@safe
struct EngineState: ~Copyable {
  /// What the passes found out about the nodes.
  var boxes: Storage<NodeBox>
  /// What the tree has that asks for more than the four passes.
  var features = EngineFeatures()
  /// Border-box heights that are definite before anything is measured, NaN elsewhere; empty where nothing asks for them.
  var knownHeights = Storage(repeating: Double.nan, count: 0)
  /// The heights, as far as they are known then, that percentages of nodes' heights are of; NaN and empty likewise.
  var containingHeights = Storage(repeating: Double.nan, count: 0)
  /// The heights that percentages resolve against, where size keywords limit a node to another; NaN elsewhere, and empty
  /// where there are none.
  var percentageHeights = Storage(repeating: Double.nan, count: 0)
  /// Whether nodes are placed only to find baselines, while heights are being measured.
  var isMeasuring = false
  /// The width that the root's space leaves it beside its margins.
  var rootRoom = 0.0
  /// The baselines of nodes that were placed; empty where nothing is aligned by them.
  var baselines = Storage(repeating: NodeBaselines(), count: 0)
  /// The items of the lines at work.
  var items = Stack<FlexItem>()
  /// The lines at work.
  var lines = Stack<FlexLine>()
  /// What is left to place.
  var tasks = Stack<PlacingTask>()
  /// The nodes on the way to what is stale, in preorder.
  var path = Stack<Int32>()
  /// The nodes that are being found anew.
  var visited = Stack<Int>()
  /// What was found out about subtrees; empty where widths do not depend on heights, and no limit on content.
  var memo = Memo()
  /// How often nodes were found anew; empty where nothing asks for that.
  var visits = Storage(repeating: NodeVisits(), count: 0)
  /// The level of the node for whose sake nodes are found anew.
  var askingLevel: Int32 = 0
  /// How many questions wait for the answer of another, and the most of late.
  var nesting = 0
  var deepestNesting = 0
  /// The number of the layout at work.
  var layout: UInt32 = 0
  /// Whether answers of earlier layouts are kept.
  var keepsAnswers = false
  /// Whether a node answered as often as it may.
  var isCurtailed = false
  /// How nodes whose widths may depend on heights were left by the last layout: see `NodeVisits`.
  var settledBoxes = Stack<SettledBox>()
  /// Measures the contents that the caller of the layout at work measures.
  var caller: CallersMeasure?
  /// An engine that works on the same, with nobody listening: what arrangements are handed. Nil until one is.
  var silent: UnsafeMutablePointer<FlexEngine<Silence>>?
  /// The number of the order in which nodes are, and that of the last loan to an arrangement.
  var ordering = 0
  var loans: UInt32 = 0
  /// What arrangements keep, by their places among the contents.
  var memories = Memories()
  /// Whether the tree has arrangements, and what its nodes say to them.
  var hasArrangements = false
  var said = SaidByNodes()
  /// How much was done.
  var counts = LayoutCounts()
  /// What is recorded of how results came about; nothing where nobody listens.
  var recorder = Recorder()

  init(boxes: consuming Storage<NodeBox>) {
    self.boxes = boxes
  }
}

// The state's fields as the engine's own.
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
  var memories: Memories {
    _read { yield unsafe state.pointee.memories }
    nonmutating _modify { yield unsafe &state.pointee.memories }
  }
  @inline(__always)
  var hasArrangements: Bool {
    get { unsafe state.pointee.hasArrangements }
    nonmutating set { unsafe state.pointee.hasArrangements = newValue }
  }
  @inline(__always)
  var said: SaidByNodes {
    _read { yield unsafe state.pointee.said }
    nonmutating _modify { yield unsafe &state.pointee.said }
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

/// The layout of one tree, in four passes over its nodes. Each is a loop over the arena, so deep trees need no deep
/// stack; only measurements nest, up to 64 levels. `inherit` first sets inherited values and sizes of fixed content.
///
/// Widths mostly do not depend on heights, and automatic heights do not depend on definite heights of ancestors. So
/// each pass needs only the results of earlier passes:
///
/// 1. **Intrinsic widths**, from the leaves up: the min-content and max-content widths of each content.
/// 2. **Widths**, from the root down: rows flex their items, columns stretch or fit theirs.
/// 3. **Heights**, from the leaves up: the height of each content at its width.
/// 4. **Frames**, from the root down: columns flex their items, rows stretch or align theirs, and all nodes are placed.
///
/// Edges by direction are stored by side when a layout begins (`Arena/NodeArena+Directions.swift`).
///
/// `Passes/ContainerKind.swift` lists what rows, columns, and wrapping columns do in each pass.
///
/// The steps of the specification (CSS Flexbox §9) with its numbers, and their implementation (WrappingColumns is in
/// `Features`):
///
/// | step | | function, with its file in `Rules` or `Passes` | pass |
/// | ---: | --- | --- | --- |
/// | 1 | the items, by `order` | `pushRowItem` (FlexItem), `pushItems` and `sortItems` (OrderedItems) | 2; 1, 3, 4 |
/// | 2 | the space items have | `innerWidth` (UsedEdges), `contentBox` (Frames) | 2, 4 |
/// | 3 | base and hypothetical main size | `determineBaseSize`, `plainSize` (FlexItem) | 1 to 4 |
/// | 4 | the main size | `containerIntrinsicWidths`, `contentHeight` (ContainerKind), `placeRoot` (Root) | 1, 3, 4 |
/// | 5 | lines | `lineEnd` (Lines), `resolveLines` (Widths), `placeWrappingColumnItems` (WrappingColumns) | 1 to 4 |
/// | 6 | flexible lengths (§9.7) | `resolveFlexibleLengths` (FlexibleLengths, LineResolver) | 2, 4 |
/// | 7 | hypothetical cross size | `hypotheticalHeight` (Heights), `columnItemWidth` (Widths) | 3, 2 |
/// | 8 | a line's cross size | `pushRowLines` (Heights), `FlexLine.include` (Lines) | 3, 4 |
/// | 9, 16 | lines by `align-content` | `spreadLines` (LineAlignment) | 4 |
/// | 11 | used cross size | `placeAcrossRow` (CrossAxisPlacing), `columnItemWidth` (Widths) | 4, 2 |
/// | 12 | `justify-content` | `placeAlongRow`, `placeAlongColumn` (MainAxisPlacing), `justify` (Justification) | 4 |
/// | 13, 14 | `align-self`, `auto` margins | `placeAcrossRow`, `placeAcrossColumn` (CrossAxisPlacing) | 4 |
/// | 15 | the cross size | `contentHeight` (ContainerKind), `wrappingColumnIntrinsicWidths` (WrappingColumns) | 3, 1 |
///
/// (Step 10, collapsed items, CSS 2's `visibility: collapse`, has no property here. Simple containers take the
/// shortcuts of `PlainLines.swift` through steps 8 to 14.)
///
/// Five features need more. A tree without them never runs their code:
///
/// - **Ratios, columns that wrap, and arrangements that use their height** make widths depend on heights. Definite
///   heights are propagated in a pass of their own (`DefiniteHeights`). If one changes later, mostly in pass 4, widths
///   that depend on it are measured again, and passes 2 and 3 are repeated below that node (`RemeasuredSubtrees`).
///   Results are cached (`MeasurementCache`), and limits keep the cost linear (`MeasurementLimits`).
/// - **Baselines** are known only for placed content: pass 3 places baseline-aligned items, if no widths must be
///   recomputed for that, and pass 4 places them before their row.
/// - **Arrangements** implement the passes instead of rows and columns (`Arrangements`).
/// - **Absolute children of static nodes**, and joined containers, depend on more than their parents.
/// - **Size keywords** as limits of a definite height depend on the content laid out in it (`LaidOutContent`).
///
/// A pass visits only *dirty* nodes, whose results may have changed since the last layout. If the result of a node is
/// unchanged, no other node is affected; otherwise, the nodes that use it become dirty: the parent of content with a
/// new size, the child that gets a new size. Initially all nodes are dirty. If widths depend on heights, the ancestors
/// of a change are computed from scratch, with cached measurements of the rest (`ReusedSubtrees`).
///
/// For a trace, the engine records its steps in a `Recorder`. Otherwise each place that would record one costs a test
/// of `recordsSteps`.
// The struct has few machine words, so that functions receive it in registers. Its state is on the heap.
@safe
struct FlexEngine: ~Copyable {
  private let stateAddress: UnsafeMutablePointer<EngineState>
  private(set) var nodes = View<NodeRecord>()
  private(set) var rares = View<RareGroup>()
  private(set) var contents = View<LeafContent>()
  /// The results for the nodes, owned by ``EngineState``.
  private(set) var boxes: MutableView<NodeBox>

  /// Creates an engine for a number of nodes, without results.
  init(count: Int) { self.init(boxes: Storage(repeating: NodeBox(), count: count)) }

  /// Creates an engine with a copy of the results of `other`.
  init(copying other: borrowing FlexEngine) {
    self.init(boxes: other.state.boxes.copy())
    definiteHeights = other.definiteHeights.copy()
    state.percentageBasisHeights = other.state.percentageBasisHeights.copy()
    state.hasInexactSizes = other.state.hasInexactSizes
    baselines = other.baselines.copy()
    state.caches = other.state.caches.copy()
  }

  private init(boxes: consuming Storage<NodeBox>) {
    self.boxes = boxes.view
    unsafe stateAddress = .allocate(capacity: 1)
    unsafe stateAddress.initialize(to: EngineState(boxes: boxes))
  }

  /// The state, on the heap.
  @inline(__always)
  var state: EngineState {
    unsafeAddress { unsafe UnsafePointer(stateAddress) }
    nonmutating unsafeMutableAddress { unsafe stateAddress }
  }

  /// The number of nodes.
  var count: Int { state.boxes.count }

  /// Sets the nodes that the engine works on.
  mutating func attach(_ nodes: View<NodeRecord>, _ rares: View<RareGroup>, _ contents: View<LeafContent>) {
    self.nodes = nodes
    self.rares = rares
    self.contents = contents
  }

  /// Sets the layout values of a tree's nodes for arrangements.
  func setItemValues(of arena: NodeArena) {
    state.hasArrangements = arena.hasArrangements
    if state.hasArrangements { state.itemValues = ItemValueTable(layoutValues: arena.layoutValues, names: arena.names) }
  }

  /// Reorders per-node results to match a new node order. New nodes start with `box`. Discards caches that are indexed
  /// by node.
  mutating func permute(_ order: NodePermutation, new box: NodeBox) {
    order.permute(&state.boxes, new: box)
    boxes = state.boxes.view
    state.ordering += 1
    if baselines.count > 0 {
      for node in 0..<count { boxes[node].flags.subtract(.placement) }
    }
    discardResultsBesideBoxes()
  }

  /// Removes all results and the nodes, for the layout of another tree. Keeps the memory of boxes, items and lines.
  mutating func reset(count: Int) {
    state.boxes.reset(to: NodeBox(), count: count)
    boxes = state.boxes.view
    attach(View(), View(), View())
    state.layout = 0
    state.ordering += 1
    state.hasInexactSizes = false
    state.caches.removeAll()
    state.itemValues = ItemValueTable()
    state.links = Storage(repeating: DistantLinks(), count: 0)
    discardResultsBesideBoxes()
  }

  /// Discards results that are indexed by node.
  private func discardResultsBesideBoxes() {
    definiteHeights = Storage(repeating: DefiniteHeights(), count: 0)
    state.percentageBasisHeights = Storage(repeating: .none, count: 0)
    state.history = Storage(repeating: NodeHistory(), count: 0)
    state.committedBoxes.pop(to: 0)
    measurements.removeAll()
    baselines = Storage(repeating: NodeBaselines(), count: 0)
  }

  /// Returns a node's frame in its parent; zero if it is hidden.
  @inline(__always)
  func frameInParent(of node: Int) -> Frame {
    if boxes[node].flags.contains(.hidden) { return Frame(width: 0, height: 0) }
    return Frame(x: boxes[node].x, y: boxes[node].y, width: boxes[node].width, height: boxes[node].height)
  }

  deinit {
    unsafe stateAddress.deinitialize(count: 1)
    unsafe stateAddress.deallocate()
  }

  func layOut(in space: LayoutSpace) {
    prepare(for: nodes[0].keywords)
    runPasses(in: space)
    // Cached results influence where limits are reached. Repeat the passes without them, as in a fresh layout.
    if state.hasInexactSizes && state.reusesMeasurements {
      invalidateMeasurements()
      runPasses(in: space)
    }
  }

  private func runPasses(in space: LayoutSpace) {
    state.layout += 1
    if features.contains(.distantLinks) {
      findDistantLinks()
      markJoinedContainers()
    }
    inherit(in: space)
    if nodes[0].keywords.isHidden { return }
    if features.contains(.widthsFromHeights), computeDefiniteHeights(in: space) { inherit(in: space) }
    if !state.reusesMeasurements { measurements.firstLayout = state.layout }
    if features.contains(.distantLinks) { joinItems() }
    measureIntrinsicWidths()
    resolveRootWidth(in: space)
    resolveWidths()
    measureHeights(in: space)
    placeRoot(in: space)
    placeFrames(of: 0..<count)
    if features.contains(.distantLinks) { placeDistantChildren() }
  }
}

/// The layout of one tree, in four passes over its nodes. Each is a loop over the arena: depth takes no stack.
///
/// Widths mostly do not depend on heights, and automatic heights depend on nothing that a definite height changes further
/// up. So each pass needs only the results of those before:
///
/// 1. **Inline sizes**, from the leaves up: the least and the greatest width that each content asks for.
/// 2. **Widths**, from the root down: rows flex their items, columns stretch or fit theirs.
/// 3. **Heights**, from the leaves up: the height each content has at its width.
/// 4. **Frames**, from the root down: columns flex their items, rows stretch or align theirs, and all get their places.
///
/// Edges by direction are on their sides when a layout begins (`Arena/NodeArena+Directions.swift`): passes know left and right.
///
/// What a container answers in each pass is in `Passes/ContainerKind.swift`: rows, columns, and columns that wrap.
///
/// The steps of the specification (CSS Flexbox §9), in its numbers, and where each is done:
///
/// | step | | function | pass |
/// | ---: | --- | --- | --- |
/// | 1 | the items, by `order` | `pushItems` | 2, 4 |
/// | 2 | the space items have | `innerWidth`, `contentBox` | 2, 4 |
/// | 3 | base and hypothetical main size | `determineBaseSize`, `plainSize` | 2, 4 |
/// | 4 | the container's main size | `containerInlineSizes`, `contentHeight`, `placeRoot` | 1, 3, 4 |
/// | 5 | lines | `lineEnd`, `resolveLines`, `placeWrappingColumnItems` | 2, 4 |
/// | 6 | flexible lengths (§9.7) | `resolveFlexibleLengths` | 2, 4 |
/// | 7 | hypothetical cross size | `hypotheticalHeight`, `columnItemWidth` | 3, 2 |
/// | 8 | a line's cross size | `pushRowLines`, `FlexLine.include` | 3, 4 |
/// | 9, 16 | lines by `align-content` | `spreadLines` | 4 |
/// | 11 | used cross size | `placeAcrossRow`, `columnItemWidth` | 4, 2 |
/// | 12 | `justify-content`, `auto` margins | `placeAlongRow`, `placeAlongColumn`, `justify` | 4 |
/// | 13, 14 | `auto` margins across, `align-self` | `placeAcrossRow`, `placeAcrossColumn`, `ItemAlignment.offset` | 4 |
/// | 15 | the container's cross size | `contentHeight`, `wrappingColumnInlineSizes` | 3, 1 |
///
/// (10, collapsed items, CSS 2's `visibility: collapse`, has no property here. Containers without surprises take the short
/// ways of `PlainLines.swift` through 9 to 14.)
///
/// Four things ask for more. A tree that has none of them never comes to their code:
///
/// - **Ratios and columns that wrap** make widths depend on heights. Heights that are known beforehand are handed down in a
///   pass of their own (`KnownHeights`); one that turns out otherwise in pass 4 has passes 1 to 3 redone below it, so that
///   the cost of such a subtree may grow with its depth.
/// - **Baselines** are known only where content has its place: pass 3 places the items that are aligned by them, as far as
///   that needs no widths anew (`isMeasuring`), and pass 4 places them before their row.
/// - **Arrangements** answer the passes in the place of rows and columns (`Arranging.swift`).
/// - **Size keywords** as limits of a definite height speak of the content as laid out in it (`LaidOutContent`).
///
/// A pass comes to the nodes that are *stale* alone: those about which something may have changed since the last layout.
/// Where a node's answer comes out as it was, nobody else hears of it; where it does not, the next one to use it is stale
/// too: the parent of a content that asks for another size, the child that gets one. At first all nodes are.
///
/// `Listener` selects whether the engine records a trace (see `Recorder`). The untraced specialization contains no recording
/// code.
// A few words, so that its functions get it in registers; what it works on lies on the heap.
@safe
struct FlexEngine<Listener: LayoutListener>: ~Copyable {
  let state: UnsafeMutablePointer<EngineState>
  private(set) var nodes = View<NodeRecord>()
  private(set) var rares = View<RareGroup>()
  private(set) var contents = View<StoredContent>()
  /// What is known about the nodes; ``EngineState`` owns it.
  private(set) var boxes: MutableView<NodeBox>
  /// Whether a ``Recorder`` records each step.
  @inline(__always)
  var listens: Bool { Listener.listens }

  /// An engine for so many nodes, of which it knows nothing yet.
  init(count: Int) { self.init(boxes: Storage(repeating: NodeBox(), count: count)) }

  /// An engine that knows what another does.
  init(copying other: borrowing FlexEngine) {
    self.init(boxes: unsafe other.state.pointee.boxes.copy())
    knownHeights = other.knownHeights.copy()
    containingHeights = other.containingHeights.copy()
    percentageHeights = other.percentageHeights.copy()
    isCurtailed = other.isCurtailed
    baselines = other.baselines.copy()
    memories = other.memories.copy()
  }

  private init(boxes: consuming Storage<NodeBox>) {
    self.boxes = boxes.view
    unsafe state = .allocate(capacity: 1)
    unsafe state.initialize(to: EngineState(boxes: boxes))
  }

  /// How many nodes there are.
  var count: Int { unsafe state.pointee.boxes.count }

  /// Gives the engine the nodes it works on.
  mutating func attach(_ nodes: View<NodeRecord>, _ rares: View<RareGroup>, _ contents: View<StoredContent>) {
    self.nodes = nodes
    self.rares = rares
    self.contents = contents
    if let silent = unsafe state.pointee.silent {
      unsafe silent.pointee.share(nodes, rares, contents, boxes)
    }
  }

  /// Tells the engine what the nodes of a tree say to arrangements.
  func hear(_ arena: NodeArena) {
    hasArrangements = arena.hasArrangements
    if hasArrangements { said = SaidByNodes(parameters: arena.parameters, names: arena.names) }
  }

  /// An engine on what another works on, which that owns: this one is never deinitialized.
  private init(
    sharing state: UnsafeMutablePointer<EngineState>, _ nodes: View<NodeRecord>, _ rares: View<RareGroup>,
    _ contents: View<StoredContent>, _ boxes: MutableView<NodeBox>
  ) {
    unsafe self.state = state
    self.nodes = nodes
    self.rares = rares
    self.contents = contents
    self.boxes = boxes
  }

  private mutating func share(
    _ nodes: View<NodeRecord>, _ rares: View<RareGroup>, _ contents: View<StoredContent>, _ boxes: MutableView<NodeBox>
  ) {
    self.nodes = nodes
    self.rares = rares
    self.contents = contents
    self.boxes = boxes
  }

  /// The same engine, with nobody listening: arrangements are handed it, whoever listens.
  @inline(__always)
  var silent: UnsafeMutablePointer<FlexEngine<Silence>> {
    if let silent = unsafe state.pointee.silent { return unsafe silent }
    return unsafe makeSilent()
  }

  @inline(never)
  private func makeSilent() -> UnsafeMutablePointer<FlexEngine<Silence>> {
    let silent = UnsafeMutablePointer<FlexEngine<Silence>>.allocate(capacity: 1)
    unsafe silent.initialize(to: FlexEngine<Silence>(sharing: state, nodes, rares, contents, boxes))
    unsafe state.pointee.silent = unsafe silent
    return unsafe silent
  }

  /// Puts what is known about the nodes in order as these are; about those that are new nothing is. What is known beside the boxes
  /// is forgotten.
  mutating func rearrange(_ order: Rearrangement, new box: NodeBox) {
    unsafe order.rearrange(&state.pointee.boxes, new: box)
    boxes = unsafe state.pointee.boxes.view
    ordering += 1
    if baselines.count > 0 {
      for node in 0..<count { boxes[node].flags.subtract(.placement) }
    }
    knownHeights = Storage(repeating: .nan, count: 0)
    containingHeights = Storage(repeating: .nan, count: 0)
    percentageHeights = Storage(repeating: .nan, count: 0)
    visits = Storage(repeating: NodeVisits(), count: 0)
    settledBoxes.pop(to: 0)
    memo.forget()
    baselines = Storage(repeating: NodeBaselines(), count: 0)
  }

  /// A node's frame in its parent; zero where it is hidden.
  @inline(__always)
  func frameInParent(of node: Int) -> Frame {
    if boxes[node].flags.contains(.hidden) { return Frame(width: 0, height: 0) }
    return Frame(x: boxes[node].x, y: boxes[node].y, width: boxes[node].width, height: boxes[node].height)
  }

  deinit {
    unsafe state.pointee.silent?.deallocate()
    unsafe state.deinitialize(count: 1)
    unsafe state.deallocate()
  }

  func layOut(in space: LayoutSpace) {
    prepare(for: nodes[0].keywords)
    runPasses(in: space)
    // An answer that was kept may hide that a layout without it would have come to a bound, and then it is another one.
    if isCurtailed && keepsAnswers {
      forgetAnswers()
      runPasses(in: space)
    }
  }

  private func runPasses(in space: LayoutSpace) {
    layout += 1
    inherit(in: space)
    if nodes[0].keywords.isHidden { return }
    if features.contains(.widthsFromHeights), findKnownHeights(in: space) { inherit(in: space) }
    if !keepsAnswers { memo.forget(before: layout) }
    measureInlineSizes()
    resolveRootWidth(in: space)
    resolveWidths()
    measureHeights(in: space)
    placeRoot(in: space)
    placeFrames(of: 0..<count)
  }
}

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
/// What a container answers in each pass is in the file of that pass; flexbox is the one kind of container there is.
///
/// Three things ask for more. A tree that has none of them never comes to their code:
///
/// - **Ratios and columns that wrap** make widths depend on heights. Heights that are known beforehand are handed down in a
///   pass of their own (`KnownHeights`); one that turns out otherwise in pass 4 has passes 1 to 3 redone below it, so that
///   the cost of such a subtree may grow with its depth.
/// - **Baselines** are known only where content has its place: pass 3 places the items that are aligned by them, as far as
///   that needs no widths anew (`isMeasuring`), and pass 4 places them before their row.
/// - **Size keywords** as limits of a definite height speak of the content as laid out in it (`LaidOutContent`).
///
/// A pass comes to the nodes that are *stale* alone: those about which something may have changed since the last layout.
/// Where a node's answer comes out as it was, nobody else hears of it; where it does not, the next one to use it is stale
/// too: the parent of a content that asks for another size, the child that gets one. At first all nodes are.
///
/// Where a number is found out, `Listener` may hear of it: see `Recorder`. The engine that nobody listens to has nothing of
/// that left.
// A few words, so that its functions get it in registers; what it works on lies on the heap.
@safe
struct FlexEngine<Listener: LayoutListener>: ~Copyable {
  let state: UnsafeMutablePointer<EngineState>
  private(set) var nodes = View<NodeRecord>()
  private(set) var rares = View<RareGroup>()
  private(set) var contents = View<StoredContent>()
  /// What is known about the nodes; ``EngineState`` owns it.
  private(set) var boxes: MutableView<NodeBox>

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
  }

  /// Forgets everything about the nodes, for so many that lie in another order. Returns what was known.
  mutating func replaceBoxes(count: Int) -> Storage<NodeBox> {
    var old = Storage(repeating: NodeBox(), count: count)
    boxes = old.view
    unsafe swap(&old, &state.pointee.boxes)
    knownHeights = Storage(repeating: .nan, count: 0)
    containingHeights = Storage(repeating: .nan, count: 0)
    percentageHeights = Storage(repeating: .nan, count: 0)
    visits = Storage(repeating: NodeVisits(), count: 0)
    settledBoxes.pop(to: 0)
    memo.forget()
    baselines = Storage(repeating: NodeBaselines(), count: 0)
    return old
  }

  /// A node's frame in its parent; zero where it is hidden.
  @inline(__always)
  func frameInParent(of node: Int) -> Frame {
    if boxes[node].flags.contains(.hidden) { return Frame(width: 0, height: 0) }
    return Frame(x: boxes[node].x, y: boxes[node].y, width: boxes[node].width, height: boxes[node].height)
  }

  deinit {
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

/// What a tree has that asks for more than the four passes.
struct EngineFeatures: OptionSet, BitwiseCopyable {
  var rawValue: UInt8 = 0
  /// Aspect ratios or wrapping columns: there, widths may depend on heights.
  static var widthsFromHeights: EngineFeatures { EngineFeatures(rawValue: 1) }
  /// Alignment by baselines.
  static var baselines: EngineFeatures { EngineFeatures(rawValue: 2) }
  /// Heights limited by size keywords.
  static var keywordLimits: EngineFeatures { EngineFeatures(rawValue: 4) }
}

extension FlexEngine {
  /// Takes in what the tree has, as its root notes it.
  private func prepare(for root: Keywords) {
    features = []
    if root[.dependsOnHeight] != 0 { features.insert(.widthsFromHeights) }
    if root[.mentionsBaselines] != 0 { features.insert(.baselines) }
    if root[.hasKeywordLimits] != 0 { features.insert(.keywordLimits) }
    // Kept from one layout to the next, as long as the nodes are the same.
    let isNew = makeRoom()
    // Baselines are not remembered: what was placed to find them is placed again.
    let mayKeep = !isNew && !isCurtailed && !features.contains(.baselines) && layout < Self.mostLayouts
    if layout >= Self.mostLayouts {
      layout = 0
      memo.forget()
    }
    keepsAnswers = mayKeep && visits.count > 0
    if !mayKeep, visits.count > 0 { forgetAnswers() }
  }

  /// What the number of a layout may be: it has 29 bits where answers are kept.
  private static var mostLayouts: UInt32 { 1 &<< 29 - 2 }

  /// Sees that there is room for what is found out about the nodes beside their boxes; says whether some of it is new.
  private func makeRoom() -> Bool {
    var isNew = false
    @inline(__always) func fit<Value>(_ storage: inout Storage<Value>, _ count: Int, _ value: Value) {
      if storage.count == count { return }
      storage = Storage(repeating: value, count: count)
      if count > 0 { isNew = true }
    }
    if features.contains(.widthsFromHeights) {
      fit(&knownHeights, count, .nan)
      fit(&containingHeights, count, .nan)
    }
    if features.contains(.baselines), baselines.count != count {
      baselines = Storage(repeating: NodeBaselines(), count: count)
    }
    fit(&visits, features.isDisjoint(with: [.widthsFromHeights, .keywordLimits]) ? 0 : count, NodeVisits())
    fit(&percentageHeights, features.contains(.keywordLimits) ? count : 0, .nan)
    return isNew
  }

  /// Pass 0: hands down what children inherit, being hidden and the direction of rows, and the question for inline sizes.
  private func inherit(in space: LayoutSpace) {
    path.pop(to: 0)
    let count = count, answers = visits.count > 0
    var node = 0
    while node < count {
      let keywords = nodes[node].keywords, parent = Int(nodes[node].parent)
      let before = boxes[node].flags
      let above = parent < 0 ? NodeBox.Flags() : boxes[parent].flags
      // Where widths depend on heights, and limits on laid-out content, a box that changes is found again as if nothing were
      // known: see `isKept`.
      let asksAgain = keywords.word & Keywords.asksAgainMask != 0
      let startsAnew = asksAgain != before.contains(.askedAgain) || asksAgain && before.contains(.hasStale)
      guard before.contains(.hasStale) || above.contains(.isStale) || startsAnew else {
        node = Int(nodes[node].end)
        continue
      }
      var flags = before.subtracting(.inherited).union(above.intersection([.hidden, .rightToLeft]))
      if keywords.word & Keywords.inheritanceMask != 0 {
        if keywords.isHidden { flags.insert(.hidden) }
        switch keywords[.direction] {
        case UInt64(Direction.leftToRight.rawValue): flags.remove(.rightToLeft)
        case UInt64(Direction.rightToLeft.rawValue): flags.insert(.rightToLeft)
        default: break
        }
      }
      // A leaf's are always known.
      if Int(nodes[node].end) > node + 1, asksInlineSizes(node, parent, in: space) {
        flags.insert(.inlineSizesAreAsked)
      }
      // A baseline may change where no size does.
      let mayMoveBaselines = before.contains(.hasStale) && keywords[.mentionsBaselines] != 0
      if flags != before || startsAnew || mayMoveBaselines { flags.formUnion(.stale) }
      if startsAnew || answers && flags.contains(.hasStale) && (asksAgain || above.contains(.askedAgain)) {
        if answers { forgetAnswers(about: node) }
        if startsAnew || asksAgain {
          flags.formIntersection([.inherited, .stale, .isNew])
          if asksAgain { flags.insert(.askedAgain) }
          boxes[node] = NodeBox()
          if percentageHeights.count > 0 { percentageHeights[node] = .nan }
        }
      }
      if flags.contains(.hasStale) { flags.remove(.isMeasured) }
      boxes[node].flags = flags
      if flags.contains(.hasStale) {
        path.push(Int32(truncatingIfNeeded: node))
        node += 1
      } else {
        node = Int(nodes[node].end)
      }
    }
  }

  /// Whether someone above a node asks for its inline sizes.
  @inline(__always)
  private func asksInlineSizes(_ node: Int, _ parent: Int, in space: LayoutSpace) -> Bool {
    let units = nodes[node].units, keywords = nodes[node].keywords, width = units[.width]
    // A width from a ratio may give way to the content whoever asks.
    if keywords[.hasRatio] != 0 { return true }
    if keywords[.hasOddWidth] != 0, width.isKeyword || units[.minWidth].isKeyword || units[.maxWidth].isKeyword {
      return true
    }
    if parent < 0 { return space.width.length == nil && (width == .auto || width == .percent) }
    if keywords.isAbsolute { return width == .auto && (units[.left] == .auto || units[.right] == .auto) }
    if boxes[parent].flags.contains(.inlineSizesAreAsked), width != .points { return true }
    guard nodes[parent].keywords.isRow else {
      return width == .auto && (nodes[parent].keywords.wraps || !stretches(node, in: parent))
    }
    if units[.minWidth] == .auto && !keywords.isScrollContainer { return true }
    let basis = units[.flexBasis] == .auto ? width : units[.flexBasis]
    return basis != .points && basis != .percent
  }

  /// Whether a container's inline sizes matter to nobody.
  @inline(__always)
  func needsNoInlineSizes(_ node: Int) -> Bool {
    let keywords = nodes[node].keywords
    guard boxes[node].flags.contains(.inlineSizesAreAsked) else { return true }
    if keywords[.dependsOnHeight] != 0 { return false }
    // What its content needs does not matter to an item that starts with its own size and does not shrink.
    return nodes[node].shrinkFactor == 0 && nodes[node].units[.width] == .points
      && nodes[node].units[.flexBasis] == .auto && keywords[.hasOddWidth] == 0
  }

  /// The items of a container, in the order they are laid out in, as new items on the stack (CSS Flexbox §5.4).
  ///
  /// Returns where they start.
  @inline(__always)
  func pushItems(of container: Int) -> Int {
    let first = items.count
    let end = Int(nodes[container].end)
    var child = container + 1
    while child < end {
      if nodes[child].keywords.isInFlow { items.push(FlexItem(node: child)) }
      child = Int(nodes[child].end)
    }
    if nodes[container].keywords[.hasOrderedChild] != 0 { sortItems(from: first) }
    return first
  }

  /// Sorts items by `order`; those of equal order keep their places.
  @inline(never)
  func sortItems(from first: Int) {
    // A heap sort: in place, since layouts do not allocate, and in a total order, so that it need not be stable.
    let count = items.count - first
    for root in (0..<count / 2).reversed() { sift(root, count, from: first) }
    for last in (1..<max(count, 1)).reversed() {
      (items[first], items[first + last]) = (items[first + last], items[first])
      sift(0, last, from: first)
    }
  }

  /// Lets an item sink in the heap of the first `count` items until none below it comes later.
  private func sift(_ root: Int, _ count: Int, from first: Int) {
    var root = root
    while true {
      var latest = root
      for child in (2 * root + 1)...(2 * root + 2) where child < count && comesBefore(latest, child, from: first) {
        latest = child
      }
      if latest == root { return }
      (items[first + root], items[first + latest]) = (items[first + latest], items[first + root])
      root = latest
    }
  }

  private func comesBefore(_ a: Int, _ b: Int, from first: Int) -> Bool {
    let a = items[first + a].node, b = items[first + b].node
    let orderOfA = order(a), orderOfB = order(b)
    return orderOfA == orderOfB ? a < b : orderOfA < orderOfB
  }
}

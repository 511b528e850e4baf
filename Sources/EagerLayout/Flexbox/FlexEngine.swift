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
struct FlexEngine: ~Copyable {
  let nodes: View<NodeRecord>
  let rares: View<RareValues>
  let contents: View<LeafContent>
  let boxes: Storage<NodeBox>
  /// What the tree has that asks for more than the four passes.
  var features = Features()
  /// Border-box heights that are definite before anything is measured, NaN elsewhere; empty where nothing asks for them.
  var knownHeights = Storage(repeating: Double.nan, count: 0)
  /// The heights, as far as they are known then, that percentages of nodes' heights are of; NaN and empty likewise.
  var containingHeights = Storage(repeating: Double.nan, count: 0)
  /// The heights that percentages resolve against, where size keywords limit a node to another; NaN elsewhere, and empty
  /// where there are none.
  var percentageHeights = Storage(repeating: Double.nan, count: 0)
  /// Whether nodes are placed only to find baselines, while heights are being measured.
  var isMeasuring = false
  /// The baselines of nodes that were placed; empty where nothing is aligned by them.
  var baselines = Storage(repeating: NodeBaselines(), count: 0)
  /// The items of the lines at work.
  var items = Stack<FlexItem>()
  /// The lines at work.
  var lines = Stack<FlexLine>()
  /// What is left to place.
  var tasks = Stack<PlacingTask>()
  /// The nodes that are being found anew.
  var visited = Stack<Int>()
  /// What was found out about subtrees; empty where widths do not depend on heights, and no limit on content.
  var memo = Memo()
  /// How much was done.
  var counts = LayoutCounts()

  init(nodes: View<NodeRecord>, rares: View<RareValues>, contents: View<LeafContent>) {
    self.nodes = nodes
    self.rares = rares
    self.contents = contents
    boxes = Storage(repeating: NodeBox(), count: nodes.count)
  }

  mutating func layOut(in space: LayoutSpace) {
    let all = 0..<nodes.count
    inherit()
    if nodes[0].keywords.isHidden { return }
    if features.contains(.widthsFromHeights) { findKnownHeights(in: space) }
    if features.contains(.keywordLimits) { percentageHeights = Storage(repeating: .nan, count: nodes.count) }
    if features.contains(.baselines) { baselines = Storage(repeating: NodeBaselines(), count: nodes.count) }
    measureInlineSizes(of: all)
    resolveRootWidth(in: space)
    resolveWidths(of: all)
    measureHeights(of: all)
    placeRoot(in: space)
    placeFrames(of: all)
  }
}

extension FlexEngine {
  /// What a tree has that asks for more than the four passes.
  struct Features: OptionSet, BitwiseCopyable {
    var rawValue: UInt8 = 0
    /// Aspect ratios or wrapping columns: there, widths may depend on heights.
    static var widthsFromHeights: Features { Features(rawValue: 1) }
    /// Alignment by baselines.
    static var baselines: Features { Features(rawValue: 2) }
    /// Heights limited by size keywords.
    static var keywordLimits: Features { Features(rawValue: 4) }
  }

  /// Hands down what children inherit: being hidden, and the direction of rows.
  private mutating func inherit() {
    for node in 0..<nodes.count {
      let record = nodes[node]
      var flags: NodeBox.Flags = record.parent < 0 ? [] : boxes[Int(record.parent)].flags
      if record.keywords.isHidden { flags.insert(.hidden) }
      switch record.keywords[.direction] {
      case UInt64(Direction.leftToRight.rawValue): flags.remove(.rightToLeft)
      case UInt64(Direction.rightToLeft.rawValue): flags.insert(.rightToLeft)
      default: break
      }
      boxes[node].flags = flags
      if record.keywords[.hasRatio] != 0 || !record.keywords.isRow && record.keywords.wraps {
        features.insert(.widthsFromHeights)
      }
      if record.keywords.mentionsBaseline { features.insert(.baselines) }
      if record.units[.minHeight].isKeyword || record.units[.maxHeight].isKeyword { features.insert(.keywordLimits) }
    }
  }

  /// The items of a container, in the order they are laid out in, as new items on the stack (CSS Flexbox §5.4).
  ///
  /// Returns where they start.
  @inline(__always)
  mutating func pushItems(of container: Int) -> Int {
    let first = items.count
    let end = Int(nodes[container].end)
    var child = container + 1
    var isOrdered = false
    while child < end {
      let keywords = nodes[child].keywords
      if keywords.isInFlow {
        items.push(FlexItem(node: child))
        isOrdered = isOrdered || keywords[.hasOrder] != 0
      }
      child = Int(nodes[child].end)
    }
    if isOrdered { sortItems(from: first) }
    return first
  }

  /// Sorts items by `order`; those of equal order keep their places.
  @inline(never)
  private mutating func sortItems(from first: Int) {
    var keys: ContiguousArray<(order: Int, node: Int)> = []
    for at in first..<items.count {
      keys.append((rareValues(items[at].node).order, items[at].node))
    }
    keys.sort { $0.order == $1.order ? $0.node < $1.node : $0.order < $1.order }
    for (offset, key) in keys.enumerated() { items[first + offset].node = key.node }
  }
}

// Repeats passes 2 and 3 for a subtree, when a height changes widths, or a line changes its items' widths.
//
// Only the result for the subtree's parent, its content height, is computed, and each measurement is computed once. If
// it is cached, the nodes below keep the state of an earlier measurement until the final pass visits their parent:
// `isResolved` records whether a node's children have the sizes that result from its own.
extension FlexEngine {
  /// Sets a node's width, and measures its content's height.
  func setWidth(_ width: Double, of node: Int) {
    if boxes[node].width == width { return }
    boxes[node].width = width
    markResized(node)
    solve(node)
  }

  /// Computes the height of a node's content after its width or its definite height has changed.
  func solve(_ node: Int) {
    if !recallContentHeight(of: node) { solveSubtree(of: node, measuresNode: true) }
  }

  /// Computes the height for an arrangement. Nested arrangements may request it at each level, so this counts against
  /// the node's limit; at the limit, the node keeps its height.
  func solveForArrangement(_ node: Int) {
    if recallContentHeight(of: node) { return }
    if mayAnswer(node) { solveSubtree(of: node, measuresNode: true) } else { keepContentHeight(of: node) }
  }

  /// Ensures that a node's children have the sizes that result from its own, before their final sizes are set.
  @inline(__always)
  func prepareChildren(of node: Int) {
    guard features.contains(.widthsFromHeights), !boxes[node].flags.contains(.isResolved) else { return }
    solveSubtree(of: node, measuresNode: false)
  }

  func solveSubtree(of node: Int, measuresNode: Bool) {
    guard beginQuestion(about: node) else { return keepContentHeight(of: node) }
    defer { endQuestion() }
    let first = visited.count, end = Int(nodes[node].end)
    boxes[node].flags.formUnion(.stale)
    resolveChildWidths(of: node)
    let deepest = deepestNesting
    deepestNesting = nesting
    if measuresNode { visited.push(node) }
    var next = node + 1
    while next < end {
      // If only widths matter, the same width gives the same height.
      let isKnown = nodes[next].keywords[.dependsOnHeight] == 0 && boxes[next].flags.contains(.isMeasured)
      if !isKnown { boxes[next].flags.formUnion(.stale) }
      if isKnown || boxes[next].flags.contains(.hidden) || isRemembered(next) && recallContentHeight(of: next) {
        next = Int(nodes[next].end)
        continue
      }
      if nodes[next].keywords[.dependsOnHeight] != 0, !mayAnswer(next) {
        keepContentHeight(of: next)
        next = Int(nodes[next].end)
        continue
      }
      resolveChildWidths(of: next)
      visited.push(next)
      next += 1
    }
    let wasMeasuring = isMeasuring
    isMeasuring = true
    for at in (first..<visited.count).reversed() {
      let inner = visited[at]
      measureHeight(of: inner)
      if isRemembered(inner) { rememberContentHeight(of: inner) }
    }
    isMeasuring = wasMeasuring
    visited.pop(to: first)
    deepestNesting = max(deepest, deepestNesting)
  }

  /// Whether results about a node are worth caching: if it, or something it depends on, depends on heights. Below, only
  /// widths matter, and measurements are only requested from such nodes.
  @inline(__always)
  func isRemembered(_ node: Int) -> Bool {
    let parent = Int(nodes[node].parent)
    return nodes[node].keywords[.dependsOnHeight] != 0 || parent < 0 || nodes[parent].keywords[.dependsOnHeight] != 0
  }

  private func recallContentHeight(of node: Int) -> Bool {
    guard let known = recall(question(about: node, .contentHeight), about: node) else { return false }
    boxes[node].contentHeight = known.minContent
    keepContentHeight(of: node)
    return true
  }

  /// Records that a node's content height is valid, though its descendants are in the state of another measurement.
  private func keepContentHeight(of node: Int) {
    boxes[node].flags = boxes[node].flags.subtracting([.isResolved, .placement]).union([.stale, .isMeasured])
  }

  /// Restores the cached intrinsic widths of a node's content for the current definite height, if there are any.
  func recallIntrinsicWidths(of node: Int, _ kind: QuestionKind) -> Bool {
    guard let known = recall(question(about: node, kind), about: node) else { return false }
    boxes[node].minContent = known.minContent
    boxes[node].maxContent = known.maxContent
    boxes[node].flags.insert(.isOutOfStep)
    return true
  }

  func rememberIntrinsicWidths(of node: Int, _ kind: QuestionKind) {
    remember(
      IntrinsicWidths(minContent: boxes[node].minContent, maxContent: boxes[node].maxContent),
      for: question(about: node, kind),
      about: node)
  }

  func rememberContentHeight(of node: Int) {
    let height = boxes[node].contentHeight
    remember(
      IntrinsicWidths(minContent: height, maxContent: height), for: question(about: node, .contentHeight), about: node)
  }

  func recall(_ question: Memo.Question, about node: Int) -> IntrinsicWidths? {
    // Read directly from the state: an accessor of a noncopyable value may allocate.
    let known = unsafe state.pointee.memo.recall(question, about: node, since: lastChange(of: node))
    guard let entry = known else { return nil }
    // A cached result counts with its nesting depth: a fresh layout would reach the limit here.
    let depth = Int(entry.depth)
    if depth > 0, keepsAnswers { _ = mayNest(depth, about: node) }
    deepestNesting = max(deepestNesting, nesting + depth)
    if recordsSteps { recordRecalled(entry, node) }
    return entry.answer
  }

  func remember(_ answer: IntrinsicWidths, for question: Memo.Question, about node: Int) {
    let depth = Int32(truncatingIfNeeded: max(deepestNesting - nesting, 0))
    var entry = Memo.Entry(question: question, depth: depth, answer: answer)
    if recordsSteps { entry.step = recorder.cache(question.kind, of: node) }
    let hasRoom = unsafe state.pointee.memo.remember(entry, about: node, of: count, since: lastChange(of: node))
    // A fresh layout might request the evicted result again, and reach a limit.
    if !hasRoom, keepsAnswers { isCurtailed = true }
  }

  /// Returns the layout since which the node is unchanged, as far back as the cache reaches.
  @inline(__always)
  private func lastChange(of node: Int) -> UInt32 {
    unsafe max(visits[node].layout, state.pointee.memo.firstLayout)
  }

  /// Returns the cache key for the current state. `height` is the height of laid-out content.
  func question(about node: Int, _ kind: QuestionKind, height: Double = .nan) -> Memo.Question {
    var question = Memo.Question(kind: kind)
    if knownHeights.count > 0 {
      question.knownHeight = knownHeights[node]
      question.containingHeight = concerningHeight(node)
    }
    if kind == .intrinsicWidths || kind == .firstIntrinsicWidths {
      question.height = knownRoom(in: node)
      question.containingWidth = concerningWidth(node)
    } else {
      question.width = boxes[node].width
      question.containingWidth = boxes[node].containingWidth
      question.height = height
    }
    return question
  }
}

/// The kind of a measurement.
enum QuestionKind: UInt8 {
  /// Intrinsic widths of nodes that depend on heights, or of all nodes below if they were never measured.
  case intrinsicWidths, firstIntrinsicWidths
  case contentHeight, laidOutContent
}

// Passes 2 and 3 once more, for a subtree: where a height turns out to change widths, or a line its items' widths.
//
// Only what the subtree's root tells its parent is found out, its content's height, and each question is worked out once.
// Where the answer is known already, the nodes below keep what an earlier question left them with, until the final pass
// comes to their parent: `isResolved` says whether a node's children have the sizes that follow from its own.
extension FlexEngine {
  /// Gives a node another width, and its content the height that follows.
  func setWidth(_ width: Double, of node: Int) {
    if boxes[node].width == width { return }
    boxes[node].width = width
    markResized(node)
    solve(node)
  }

  /// Finds the height of a node's content after the node's width, or what is known of its height, has changed.
  func solve(_ node: Int) {
    if !recallContentHeight(of: node) { solveSubtree(of: node, measuresNode: true) }
  }

  /// The same where an arrangement asks. In nested ones each level may ask, so that this counts as an answer of the node: where it
  /// has given too many, it keeps the one that it has.
  func solveForArrangement(_ node: Int) {
    if recallContentHeight(of: node) { return }
    if mayAnswer(node) { solveSubtree(of: node, measuresNode: true) } else { keepContentHeight(of: node) }
  }

  /// Sees that a node's children have the sizes that follow from its own, before they get their final ones.
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
      // Where only widths matter, the same width gives the same height.
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

  /// Whether answers about a node are worth keeping: where heights matter, and for what hangs on that. Below, only widths do,
  /// and nobody asks but from there.
  @inline(__always)
  func isRemembered(_ node: Int) -> Bool {
    let parent = Int(nodes[node].parent)
    return nodes[node].keywords[.dependsOnHeight] != 0 || parent < 0 || nodes[parent].keywords[.dependsOnHeight] != 0
  }

  private func recallContentHeight(of node: Int) -> Bool {
    guard let known = recall(question(about: node, .contentHeight), about: node) else { return false }
    boxes[node].contentHeight = known.least
    keepContentHeight(of: node)
    return true
  }

  /// Notes that a node's content has the height it has, though what is below it is as another question left it.
  private func keepContentHeight(of node: Int) {
    boxes[node].flags = boxes[node].flags.subtracting([.isResolved, .placement]).union([.stale, .isMeasured])
  }

  /// The inline sizes of a node's content, if they were found before with as much known about its height.
  func recallInlineSizes(of node: Int, _ kind: QuestionKind) -> Bool {
    guard let known = recall(question(about: node, kind), about: node) else { return false }
    boxes[node].minContent = known.least
    boxes[node].maxContent = known.greatest
    boxes[node].flags.insert(.isOutOfStep)
    return true
  }

  func rememberInlineSizes(of node: Int, _ kind: QuestionKind) {
    remember(
      InlineSizes(least: boxes[node].minContent, greatest: boxes[node].maxContent), for: question(about: node, kind),
      about: node)
  }

  func rememberContentHeight(of node: Int) {
    let height = boxes[node].contentHeight
    remember(InlineSizes(least: height, greatest: height), for: question(about: node, .contentHeight), about: node)
  }

  func recall(_ question: Memo.Question, about node: Int) -> InlineSizes? {
    // Straight from the state: an accessor of what cannot be copied may allocate.
    let known = unsafe state.pointee.memo.recall(question, about: node, since: lastChange(of: node))
    guard let entry = known else { return nil }
    // A kept answer nests as deep as finding it did: a fresh layout would come to the bound here.
    let depth = Int(entry.depth)
    if depth > 0, keepsAnswers { _ = mayNest(depth, about: node) }
    deepestNesting = max(deepestNesting, nesting + depth)
    return entry.answer
  }

  func remember(_ answer: InlineSizes, for question: Memo.Question, about node: Int) {
    let depth = Int32(truncatingIfNeeded: max(deepestNesting - nesting, 0))
    let entry = Memo.Entry(question: question, depth: depth, answer: answer)
    let hasRoom = unsafe state.pointee.memo.remember(entry, about: node, of: count, since: lastChange(of: node))
    // A fresh layout might be asked for what is forgotten here again, and come to a bound.
    if !hasRoom, keepsAnswers { isCurtailed = true }
  }

  /// The layout that a node has been the same since, as far back as answers are kept.
  @inline(__always)
  private func lastChange(of node: Int) -> UInt32 {
    unsafe max(visits[node].layout, state.pointee.memo.firstLayout)
  }

  /// What an answer depends on, as it is now. `height` is that of the laid-out content.
  func question(about node: Int, _ kind: QuestionKind, height: Double = .nan) -> Memo.Question {
    var question = Memo.Question(kind: kind)
    if knownHeights.count > 0 {
      question.knownHeight = knownHeights[node]
      question.containingHeight = concerningHeight(node)
    }
    if kind == .inlineSizes || kind == .firstInlineSizes {
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

/// What is asked about a node.
enum QuestionKind: UInt8 {
  /// Those of nodes that depend on heights, or of all nodes below where no one asked before.
  case inlineSizes, firstInlineSizes
  case contentHeight, laidOutContent
}

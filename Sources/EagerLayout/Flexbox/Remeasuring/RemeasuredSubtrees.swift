// Repeats passes 2 and 3 for a subtree, when a height changes widths, or a line changes its items' widths.
//
// Example: pass 4 stretches a card to the height of its row, and an image in the card has a ratio and a percentage of
// the card's height. The steps, in order:
//
// 1. The container of the card sets its height. If that is final (`ContentBox.isFinal`), it calls
//    `propagateDefiniteHeight` (`DefiniteHeights.swift`).
// 2. `remeasureIntrinsicWidths` updates the definite heights below the card, and the intrinsic widths that depend on
//    them. It does nothing if no definite height below the card changes.
// 3. `remeasureHeight` takes the height of the card's content from the cache, or repeats passes 2 and 3 below the card.
//    A row does not flex the card again: the widths of a row's items are final before their heights.
// 4. When pass 4 reaches the card, `ensureChildSizes` repeats passes 2 and 3 if a cached height left the children with
//    the sizes of another measurement.
//
// Only the result for the subtree's parent, its content height, is computed, and each measurement is computed once. If
// it is cached, the nodes below keep the state of an earlier measurement until the final pass visits their parent:
// `childSizesAreCurrent` records whether a node's children have the sizes that result from its own.
extension FlexEngine {
  /// Sets a node's width, and measures its content's height.
  func resize(_ node: Int, toWidth width: Double) {
    if boxes[node].width == width { return }
    boxes[node].width = width
    markResized(node)
    remeasureHeight(of: node)
  }

  /// Computes the height of a node's content after its width or its definite height has changed.
  func remeasureHeight(of node: Int) {
    if !restoreContentHeight(of: node) { remeasureSubtree(of: node, measuresNode: true) }
  }

  /// Runs `remeasureHeight` for an arrangement. Nested arrangements may request a height at each level, so each request
  /// counts against the node's limit of measurements. A node that has reached the limit keeps its height.
  func remeasureHeightForArrangement(of node: Int) {
    if restoreContentHeight(of: node) { return }
    if mayMeasure(node) { remeasureSubtree(of: node, measuresNode: true) } else { acceptContentHeight(of: node) }
  }

  /// Ensures that a node's children have the sizes that result from its own, before their final sizes are set.
  @inline(__always)
  func ensureChildSizes(of node: Int) {
    guard features.contains(.widthsFromHeights), !boxes[node].flags.contains(.childSizesAreCurrent) else { return }
    remeasureSubtree(of: node, measuresNode: false)
  }

  /// Repeats passes 2 and 3 below a node, and pass 3 for the node itself if `measuresNode`.
  func remeasureSubtree(of node: Int, measuresNode: Bool) {
    guard let outer = beginMeasurement(of: node) else { return acceptContentHeight(of: node) }
    defer { endMeasurement(in: outer) }
    let first = visited.count, end = Int(nodes[node].end)
    boxes[node].flags.formUnion(.dirty)
    resolveChildWidths(of: node)
    if measuresNode { visited.push(node) }
    var next = node + 1
    while next < end {
      // A node that does not depend on heights has the same content height at the same width.
      let isSame = nodes[next].keywords[.dependsOnHeight] == 0 && boxes[next].flags.contains(.isMeasured)
      if !isSame { boxes[next].flags.formUnion(.dirty) }
      if isSame || boxes[next].flags.contains(.hidden) || restoreContentHeight(of: next) {
        next = Int(nodes[next].end)
        continue
      }
      if nodes[next].keywords[.dependsOnHeight] != 0, !mayMeasure(next) {
        acceptContentHeight(of: next)
        next = Int(nodes[next].end)
        continue
      }
      resolveChildWidths(of: next)
      visited.push(next)
      next += 1
    }
    for at in (first..<visited.count).reversed() {
      let inner = visited[at]
      measureHeight(of: inner)
      cacheResult(of: inner, .contentHeight)
    }
    visited.pop(to: first)
  }

  /// Whether a node's measurements are cached: the node, or its parent, depends on heights, and the node does not join
  /// its container, which also reads the node's items.
  @inline(__always)
  private func cachesMeasurements(of node: Int) -> Bool {
    let parent = Int(nodes[node].parent)
    return (nodes[node].keywords[.dependsOnHeight] != 0 || parent < 0 || nodes[parent].keywords[.dependsOnHeight] != 0)
      && !joinsContainer(node)
  }

  /// Sets a node's content height from the cache. Returns `false` if it is not there.
  private func restoreContentHeight(of node: Int) -> Bool {
    guard let cached = cachedResult(of: node, .contentHeight) else { return false }
    boxes[node].contentHeight = cached.minContent
    acceptContentHeight(of: node)
    return true
  }

  /// Records that a node's content height is valid, though its descendants are in the state of another measurement.
  private func acceptContentHeight(of node: Int) {
    boxes[node].flags = boxes[node].flags.subtracting([.childSizesAreCurrent, .placement]).union([.dirty, .isMeasured])
  }

  /// Sets the intrinsic widths of a node's content from the cache. Returns `false` if they are not there.
  func restoreIntrinsicWidths(of node: Int, _ kind: MeasurementKind) -> Bool {
    // Widths that are not needed are never cached.
    guard !needsNoIntrinsicWidths(node), let cached = cachedResult(of: node, kind) else { return false }
    boxes[node].minContent = cached.minContent
    boxes[node].maxContent = cached.maxContent
    boxes[node].flags.insert(.intrinsicWidthsAreOutdated)
    return true
  }

  @inline(__always)
  private func cachedResult(of node: Int, _ kind: MeasurementKind) -> IntrinsicWidths? {
    cachesMeasurements(of: node) ? cachedResult(for: measurementKey(of: node, kind), of: node) : nil
  }

  /// Caches a node's content height or its intrinsic widths.
  func cacheResult(of node: Int, _ kind: MeasurementKind) {
    guard cachesMeasurements(of: node) else { return }
    let box = boxes[node], key = measurementKey(of: node, kind)
    if kind == .contentHeight { return cache(height: box.contentHeight, for: key, of: node) }
    cache(IntrinsicWidths(minContent: box.minContent, maxContent: box.maxContent), for: key, of: node)
  }

  func cache(height: Double, for key: MeasurementCache.Key, of node: Int) {
    cache(IntrinsicWidths(minContent: height, maxContent: height), for: key, of: node)
  }

  func cachedResult(for key: MeasurementCache.Key, of node: Int) -> IntrinsicWidths? {
    guard let entry = state.measurements.entry(for: key, of: node, changedIn: lastChange(of: node)) else { return nil }
    // Count the nesting depth of a cached result, so that the limit is reached where a fresh layout would reach it.
    let depth = Int(entry.depth)
    if depth > 0, state.reusesMeasurements { _ = isWithinNestingLimit(depth, of: node) }
    state.deepestNesting = max(state.deepestNesting, state.nesting + depth)
    if recordsSteps { recordCachedMeasurement(entry, node) }
    return entry.result
  }

  private func cache(_ result: IntrinsicWidths, for key: MeasurementCache.Key, of node: Int) {
    let depth = Int32(truncatingIfNeeded: max(state.deepestNesting - state.nesting, 0))
    var entry = MeasurementCache.Entry(key: key, depth: depth, result: result)
    if recordsSteps { entry.step = recorder.cache(key.kind, of: node) }
    let hadSpace = state.measurements.store(entry, of: node, among: count, changedIn: lastChange(of: node))
    // A fresh layout may measure the evicted result again, and reach a limit at another node than a later layout.
    if !hadSpace { state.hasInexactSizes = true }
  }

  /// Returns the layout that last changed the node or a descendant, as far back as the cache reaches.
  @inline(__always)
  private func lastChange(of node: Int) -> UInt32 {
    max(state.history[node].changedIn, state.measurements.firstLayout)
  }

  /// Returns the inputs of a measurement in the node's current state. `height` is the height in which
  /// content is laid out.
  func measurementKey(of node: Int, _ kind: MeasurementKind, height: Double? = nil) -> MeasurementCache.Key {
    var key = MeasurementCache.Key(kind: kind)
    if definiteHeights.count > 0 {
      key.definiteHeights.own = definiteHeights[node].own
      key.definiteHeights.containing = relevantContainingHeight(of: node)
    }
    if kind == .intrinsicWidths || kind == .firstIntrinsicWidths {
      key.height = heightForIntrinsicWidths(of: node)
      key.containingWidth = OptionalLength(relevantContainingWidth(of: node))
    } else {
      key.width = OptionalLength(boxes[node].width)
      key.containingWidth = OptionalLength(boxes[node].containingWidth)
      key.height = OptionalLength(height)
    }
    return key
  }
}

/// The kinds of measurements, by their results.
enum MeasurementKind: UInt8 {
  /// The intrinsic widths of a node and of the descendants that depend on heights, or of all descendants if they were
  /// never measured.
  case intrinsicWidths, firstIntrinsicWidths
  /// The height of the content at a width.
  case contentHeight
  /// The height of the content laid out in a height: see `LaidOutContent`.
  case laidOutContent
}

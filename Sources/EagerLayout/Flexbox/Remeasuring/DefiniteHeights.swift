/// The heights of a node that are definite before its content is measured.
struct DefiniteHeights: BitwiseCopyable, Equatable {
  /// The height of its border box.
  var own = OptionalLength.none
  /// The height that percentages of its height refer to.
  var containing = OptionalLength.none

  @inline(__always)
  static func == (a: DefiniteHeights, b: DefiniteHeights) -> Bool { a.own == b.own && a.containing == b.containing }
}

// Heights that are definite before measuring: lengths, percentages of definite heights, and items stretched to definite
// heights. Aspect ratios transfer them to widths, and columns break lines at them; trees without either skip this.
extension FlexEngine {
  /// Computes the definite heights of nodes that depend on them, from the root down. Returns `true` if a reusable node
  /// is now dirty because its definite heights changed since the last layout.
  func computeDefiniteHeights(in space: LayoutSpace) -> Bool {
    boxes[0].containingWidth = space.width.length ?? 0
    definiteHeights[0] = DefiniteHeights(
      own: OptionalLength(definiteRootHeight(in: space)), containing: OptionalLength(space.height.length))
    state.history[0].level = 0
    if recordsSteps { recordDefiniteHeight(0) }
    var isAnyDirty = false, isAnyReusable = false
    var node = 1
    while node < count {
      if nodes[node].keywords[.dependsOnHeight] == 0 || !boxes[Int(nodes[node].parent)].flags.contains(.isDirty) {
        node = Int(nodes[node].end)
        continue
      }
      state.history[node].level = state.history[Int(nodes[node].parent)].level + 1
      boxes[node].containingWidth = 0
      computeDefiniteHeights(of: node)
      let initial = InitialState(
        heights: definiteHeights[node],
        needsIntrinsicWidths: boxes[Int(nodes[node].parent)].flags.contains(.intrinsicWidthsAreNeeded))
      if isReusable(node) {
        // An excluded item takes part again. Include it first, so that the heights below it are computed too.
        if boxes[node].flags.contains(.isExcluded) { include(node) }
        if state.committedBoxes[committedBoxIndex(of: node)].initial == initial, !boxes[node].flags.contains(.isDirty) {
          isAnyReusable = true
        } else {
          // Not all of the initial intrinsic widths below are recomputed: see `remeasureIntrinsicWidths`.
          boxes[node].flags.formUnion(.dirty)
          isAnyDirty = true
        }
      }
      state.committedBoxes[committedBoxIndex(of: node)].initial = initial
      node += 1
    }
    state.reusesMeasurements = isAnyReusable
    return isAnyDirty
  }

  private func computeDefiniteHeights(of node: Int) {
    setDefiniteHeights(of: node)
    if recordsSteps { recordDefiniteHeight(node) }
  }

  /// Sets a node's definite heights from its container's, without recording a step.
  @inline(__always)
  private func setDefiniteHeights(of node: Int) {
    counts.definiteHeights += 1
    let container = Int(nodes[node].parent)
    if nodes[node].keywords.isAbsolute {
      let block = containingBlock(ofChildrenOf: container)
      let containing = definiteHeight(block).map { max($0 - border(block).vertical, 0) }
      definiteHeights[node].containing = OptionalLength(containing)
      definiteHeights[node].own = OptionalLength(definiteAbsoluteHeight(node))
    } else {
      // Arrangements other than block layout determine the basis of percentages in the last pass.
      let isContainingBlock = nodes[container].keywords[.isArranged] == 0 || isBlock(container)
      definiteHeights[node].containing = OptionalLength(isContainingBlock ? definiteInnerHeight(container) : nil)
      definiteHeights[node].own = OptionalLength(definiteItemHeight(node, container))
    }
  }

  /// Returns the height that percentages of a node's height refer to, if it is definite.
  @inline(__always)
  func definiteContainingHeight(_ node: Int) -> Double? {
    definiteHeights.count == 0 ? nil : definiteHeights[node].containing.length
  }

  /// Returns the height of a node's border box, if it is definite before measuring.
  @inline(__always)
  func definiteHeight(_ node: Int) -> Double? {
    definiteHeights.count == 0 ? nil : definiteHeights[node].own.length
  }

  /// Returns the height of a node's content box, if it is definite before measuring.
  @inline(__always)
  func definiteInnerHeight(_ node: Int) -> Double? {
    guard let height = definiteHeight(node) else { return nil }
    return max(height - verticalEdges(node, of: boxes[node].containingWidth), 0)
  }

  /// Sets a node's containing width, to which percentages of margins and paddings refer, and updates the definite
  /// heights that depend on it.
  func setContainingWidth(_ width: Double, of node: Int) {
    let hasSameHeights = nodes[node].keywords[.dependsOnHeight] == 0 || isIndefiniteAtAnyWidth(node) && !recordsSteps
    if hasSameHeights { return storeContainingWidth(width, to: node) }
    let before = relevantHeights(of: node)
    let spaceBefore = heightForIntrinsicWidths(of: node), widthBefore = relevantContainingWidth(of: node)
    storeContainingWidth(width, to: node)
    computeDefiniteHeights(of: node)
    if before == relevantHeights(of: node), spaceBefore == heightForIntrinsicWidths(of: node),
      widthBefore == relevantContainingWidth(of: node)
    {
      return
    }
    markOutdatedIntrinsicWidths(ofParentOf: node)
    remeasureIntrinsicWidths(of: node)
  }

  /// Records that the cached intrinsic widths of a node's parent were computed from other heights of the node.
  func markOutdatedIntrinsicWidths(ofParentOf node: Int) {
    boxes[Int(nodes[node].parent)].flags.insert(.intrinsicWidthsAreOutdated)
  }

  /// Whether a node's height is indefinite at every containing width, and nothing in the node depends on that width:
  /// the height is automatic, and the node is an item of an arrangement.
  @inline(__always)
  private func isIndefiniteAtAnyWidth(_ node: Int) -> Bool {
    let keywords = nodes[node].keywords, container = Int(nodes[node].parent)
    return nodes[node].units.has(.height, .auto) && nodes[container].keywords[.isArranged] != 0 && !keywords.isAbsolute
      && !keywords.widthsDependOnOwnHeight && keywords[.arrangementUsesWidth] == 0
      && definiteHeights[node] == DefiniteHeights()
  }

  /// Clears the definite heights of a column's item: it is measured as if its height, and the basis of its percentages,
  /// were automatic, and flexed afterwards (CSS Flexbox §9.2, 3E). `width` is its containing width.
  func clearDefiniteHeights(of item: Int, in width: Double) {
    guard nodes[item].keywords[.dependsOnHeight] != 0 else { return storeContainingWidth(width, to: item) }
    let mattered =
      relevantHeights(of: item) != DefiniteHeights()
      || nodes[item].intrinsicWidthsUseContainingWidth && boxes[item].containingWidth != width
    if nodes[item].keywords[.hasPercentEdges] == 0 {
      storeContainingWidth(width, to: item)
      if !mattered { return }
    } else {
      let before = heightForIntrinsicWidths(of: item)
      storeContainingWidth(width, to: item)
      if !mattered && before == heightForIntrinsicWidths(of: item) { return }
    }
    definiteHeights[item] = DefiniteHeights()
    markOutdatedIntrinsicWidths(ofParentOf: item)
    let wereMeasured = boxes[Int(nodes[item].parent)].flags.contains(.intrinsicWidthsAreNeeded)
    remeasureIntrinsicWidths(of: item, wereMeasured: wereMeasured)
  }

  /// Updates a node's definite height after its final height is set, and measures the node again if its content may
  /// depend on it.
  func propagateDefiniteHeight(of node: Int) {
    if updateDefiniteHeight(of: node) { remeasureHeight(of: node) }
  }

  /// Updates a node's definite height after its final height is set, and recomputes the intrinsic widths in its subtree
  /// that depend on it. Returns `true` if the node's own width may depend on it.
  func updateDefiniteHeight(of node: Int) -> Bool {
    guard nodes[node].keywords[.dependsOnHeight] != 0, boxes[node].flags.contains(.definiteHeight) else { return false }
    return setDefiniteHeight(percentageBasisHeight(of: node), of: node)
  }

  /// Sets a node's definite height, and recomputes the intrinsic widths in its subtree that depend on it. Returns
  /// `true` if the node's own width may depend on it.
  func setDefiniteHeight(_ height: Double, of node: Int) -> Bool {
    if definiteHeights[node].own == height { return false }
    definiteHeights[node].own = OptionalLength(height)
    if node > 0 { markOutdatedIntrinsicWidths(ofParentOf: node) }
    if recordsSteps { recordNewDefiniteHeight(height, of: node) }
    return remeasureIntrinsicWidths(of: node)
  }

  /// Sets the height of an absolute child's containing block, and updates the child's definite height. Returns `true`
  /// if that changed. `isAlignedAcross` means that an arrangement aligns the child between its left and right insets,
  /// so that the child does not fill the space between them.
  func setContainingHeight(_ height: Double, ofAbsolute child: Int, isAlignedAcross: Bool) -> Bool {
    guard nodes[child].keywords[.dependsOnHeight] != 0 else { return false }
    let before = definiteHeights[child]
    definiteHeights[child].containing = OptionalLength(height)
    definiteHeights[child].own = OptionalLength(definiteAbsoluteHeight(child, isAlignedAcross: isAlignedAcross))
    if definiteHeights[child] == before { return false }
    markOutdatedIntrinsicWidths(ofParentOf: child)
    if recordsSteps { recordDefiniteHeight(child, isPlaced: true) }
    remeasureIntrinsicWidths(of: child)
    return true
  }

  /// Recomputes the definite heights below a node, and the intrinsic widths in its subtree that depend on definite
  /// heights. Intrinsic widths that depend on a containing width are recomputed with the parent's width.
  ///
  /// Items whose width or flex basis is a length are skipped, because browsers do not remeasure them with a ratio,
  /// unless they were never measured (`wereMeasured`).
  ///
  /// Returns `false` if nothing depends on the heights, as is usual for items with automatic heights.
  @discardableResult
  func remeasureIntrinsicWidths(of node: Int, wereMeasured: Bool = true) -> Bool {
    let keywords = nodes[node].keywords
    // If an arrangement reads its height, widths may depend on it: a grid may size its rows before its columns.
    let dependsItself =
      keywords[.hasRatio] != 0 || keywords.widthsDependOnOwnHeight || nodes[node].intrinsicWidthsUseContainingWidth
      || keywords.mayMeasureEarly && readsDefiniteHeight(node)
    guard
      dependsItself || boxes[node].flags.contains(.intrinsicWidthsAreOutdated) || changesDefiniteHeightsOfChildren(node)
    else { return false }
    let kind = wereMeasured ? MeasurementKind.intrinsicWidths : .firstIntrinsicWidths
    guard !restoreIntrinsicWidths(of: node, kind), let outer = beginMeasurement(of: node) else { return true }
    defer { endMeasurement(in: outer) }
    markChildrenRemeasured(of: node)
    let dependence = wereMeasured ? Keywords.Field.intrinsicWidthsDependOnHeight : .dependsOnHeight
    let first = visited.count, end = Int(nodes[node].end)
    if nodes[node].keywords[dependence] != 0 { visited.push(node) }
    var next = node + 1
    while next < end {
      if nodes[next].keywords[.dependsOnHeight] == 0 {
        next = Int(nodes[next].end)
        continue
      }
      // Containing widths below the node are recomputed later. Until then, percentages of them count as 0.
      let containingWidth = boxes[next].containingWidth, before = definiteHeights[next]
      let spaceBefore = heightForIntrinsicWidths(of: next), widthBefore = relevantContainingWidth(of: next)
      boxes[next].containingWidth = 0
      computeDefiniteHeights(of: next)
      if wereMeasured, before == definiteHeights[next], spaceBefore == heightForIntrinsicWidths(of: next),
        widthBefore == 0, !boxes[next].flags.contains(.intrinsicWidthsAreOutdated), !joinsContainer(next)
      {
        next = Int(nodes[next].end)
        continue
      }
      // The content height may have been computed for another definite height.
      if before.own != definiteHeights[next].own { boxes[next].flags.remove(.isMeasured) }
      if nodes[next].keywords.isHidden || nodes[next].keywords[dependence] == 0
        || restoreIntrinsicWidths(of: next, kind)
      {
        next = Int(nodes[next].end)
      } else if !mayMeasure(next) {
        // `next` has reached its limit. Its intrinsic widths match the previous heights, so restore these.
        boxes[next].containingWidth = containingWidth
        definiteHeights[next] = before
        next = Int(nodes[next].end)
      } else {
        markChildrenRemeasured(of: next)
        visited.push(next)
        next += 1
      }
    }
    for at in (first..<visited.count).reversed() where !needsNoIntrinsicWidths(visited[at]) {
      measureIntrinsicWidths(of: visited[at])
      boxes[visited[at]].flags.remove(.intrinsicWidthsAreOutdated)
      cacheResult(of: visited[at], kind)
    }
    visited.pop(to: first)
    return true
  }

  /// Records that the intrinsic widths and definite heights of a node's children may change.
  private func markChildrenRemeasured(of node: Int) {
    boxes[node].flags = boxes[node].flags.subtracting(.childSizesAreCurrent).union([.dirty, .childSizesAreTentative])
  }

  /// Whether a change of a node's definite height changes the definite heights of a child. Otherwise the child's
  /// subtree is unaffected.
  private func changesDefiniteHeightsOfChildren(_ node: Int) -> Bool {
    let end = Int(nodes[node].end)
    var child = node + 1
    while child < end {
      if nodes[child].keywords[.dependsOnHeight] != 0, mayStretchItems(node) || dependsOnContainingHeight(child) {
        let stored = definiteHeights[child], before = relevantHeights(of: child)
        setDefiniteHeights(of: child)
        let after = relevantHeights(of: child)
        // The child's intrinsic widths match the previous heights, so restore these.
        definiteHeights[child] = stored
        if before != after { return true }
      }
      child = Int(nodes[child].end)
    }
    return false
  }

  /// Returns the definite heights that a node's sizes depend on. The basis of percentages matters only if they limit a
  /// size derived by a ratio or by line breaking; the node's own height is already computed.
  @inline(__always)
  private func relevantHeights(of node: Int) -> DefiniteHeights {
    DefiniteHeights(own: definiteHeights[node].own, containing: relevantContainingHeight(of: node))
  }

  /// Returns the basis of percentages of a node's height, if it matters beside the node's own height.
  @inline(__always)
  func relevantContainingHeight(of node: Int) -> OptionalLength {
    dependsOnContainingHeight(node) ? definiteHeights[node].containing : .none
  }

  @inline(__always)
  private func dependsOnContainingHeight(_ node: Int) -> Bool {
    nodes[node].units.mentionPercentHeights || nodes[node].keywords.isAbsolute
  }

  /// Returns a node's containing width if its intrinsic widths depend on it; otherwise, or before it is set, 0.
  @inline(__always)
  func relevantContainingWidth(of node: Int) -> Double {
    nodes[node].intrinsicWidthsUseContainingWidth ? boxes[node].containingWidth : 0
  }

  /// Returns the height that a node's intrinsic widths depend on: its definite inner height, or for a column that
  /// wraps, the height at which it breaks lines.
  func heightForIntrinsicWidths(of node: Int) -> OptionalLength {
    if let inner = definiteInnerHeight(node) { return OptionalLength(inner) }
    return nodes[node].keywords.containerKind == .wrappingColumn
      ? OptionalLength(wrapLimit(node, .beforeWidth)) : .none
  }

  private func definiteRootHeight(in space: LayoutSpace) -> Double? {
    let whole = space.height.length
    let containingWidth = boxes[0].containingWidth
    let sizing = verticalSizing(0, edges: verticalEdges(0, of: containingWidth))
    if let given = sizing.definite(sizing.size, of: whole) { return sizing.clampedByLengths(given, of: whole) }
    guard let whole, space.fillsHeight, sizing.size.unit == .auto else { return nil }
    return sizing.clampedByLengths(whole - verticalMargins(0, of: containingWidth), of: whole)
  }

  private func definiteItemHeight(_ child: Int, _ container: Int) -> Double? {
    if nodes[child].units.has(.height, .auto), !mayStretchItems(container) { return nil }
    let whole = definiteContainingHeight(child)
    let sizing = verticalSizing(child, edges: verticalEdges(child, of: boxes[child].containingWidth))
    if let given = sizing.definite(sizing.size, of: whole) { return sizing.clampedByLengths(given, of: whole) }
    guard let whole, mayStretchItems(container), stretches(child, in: container) else { return nil }
    let margins = verticalMargins(child, of: boxes[child].containingWidth)
    return sizing.clampedByLengths(max(whole - margins, sizing.floor), of: whole)
  }

  /// Whether a container stretches its items to its height: it is a single-line row.
  @inline(__always)
  private func mayStretchItems(_ container: Int) -> Bool {
    nodes[container].keywords.isRow && !nodes[container].keywords.wraps
  }

  private func definiteAbsoluteHeight(_ child: Int, isAlignedAcross: Bool = false) -> Double? {
    let whole = definiteContainingHeight(child)
    let sizing = verticalSizing(child, edges: verticalEdges(child, of: boxes[child].containingWidth))
    if let given = sizing.definite(sizing.size, of: whole) { return sizing.clampedByLengths(given, of: whole) }
    let record = nodes[child], insets = insets(child)
    guard sizing.size.unit == .auto, fillsInsets(child), let whole, let top = inset(.top, insets.top, of: child, whole),
      let bottom = inset(.bottom, insets.bottom, of: child, whole)
    else { return nil }
    // The child has four insets. If it fills the space between left and right, its ratio derives the height from that.
    if record.keywords[.hasRatio] != 0, record.units[.left] != .auto, record.units[.right] != .auto, !isAlignedAcross {
      return nil
    }
    let margins = verticalMargins(child, of: boxes[child].containingWidth)
    return sizing.clampedByLengths(max(whole - top - bottom, 0) - margins, of: whole)
  }
}

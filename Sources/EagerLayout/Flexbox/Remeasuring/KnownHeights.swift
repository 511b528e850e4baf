// Heights that are definite before measuring: lengths, percentages of definite heights, and items stretched to definite
// heights. Aspect ratios transfer them to widths, and columns break lines at them; trees without either skip this.
extension FlexEngine {
  /// Computes definite heights of nodes that depend on them. Kept subtrees are skipped. Returns `true` if a kept node
  /// turned out to need layout. Nothing is compared if no node is kept.
  func findKnownHeights(in space: LayoutSpace) -> Bool {
    containingHeights[0] = space.height.length ?? .nan
    boxes[0].containingWidth = space.width.length ?? 0
    knownHeights[0] = knownRootHeight(in: space) ?? .nan
    visits[0].level = 0
    if recordsSteps { recordKnownHeight(0) }
    var isNews = false, isSomeKept = false
    var node = 1
    while node < count {
      if nodes[node].keywords[.dependsOnHeight] == 0 || !boxes[Int(nodes[node].parent)].flags.contains(.isStale) {
        node = Int(nodes[node].end)
        continue
      }
      visits[node].level = visits[Int(nodes[node].parent)].level + 1
      boxes[node].containingWidth = 0
      findKnownHeight(of: node)
      let first = FirstKnowledge(
        knownHeight: knownHeights[node], containingHeight: containingHeights[node],
        isAsked: boxes[Int(nodes[node].parent)].flags.contains(.intrinsicWidthsAreAsked))
      if isKept(node) {
        if settledBox(of: node).first.equals(first) {
          isSomeKept = true
        } else {
          // Initial intrinsic widths below are not all recomputed: see `relearn`.
          boxes[node].flags.formUnion(.stale)
          isNews = true
        }
      }
      settledBoxes[settledBoxIndex(of: node)].first = first
      node += 1
    }
    keepsAnswers = isSomeKept
    return isNews
  }

  private func findKnownHeight(of node: Int) {
    determineKnownHeight(of: node)
    if recordsSteps { recordKnownHeight(node) }
  }

  @inline(__always)
  private func determineKnownHeight(of node: Int) {
    counts.knownHeights += 1
    let container = Int(nodes[node].parent)
    if nodes[node].keywords.isAbsolute {
      containingHeights[node] = knownPaddingBoxHeight(containingBlock(ofChildrenOf: container)) ?? .nan
      knownHeights[node] = knownAbsoluteHeight(node) ?? .nan
    } else {
      containingHeights[node] = containsItems(container) ? knownInnerHeight(container) ?? .nan : .nan
      knownHeights[node] = knownItemHeight(node, container) ?? .nan
    }
  }

  /// Whether a container's content box is the containing block of its items. Arrangements other than block layout
  /// determine the basis of percentages in the last pass.
  private func containsItems(_ container: Int) -> Bool {
    nodes[container].keywords[.isArranged] == 0 || isBlock(container)
  }

  /// Returns the height that percentages of a node's height refer to, if it is definite.
  @inline(__always)
  func knownContainingHeight(_ node: Int) -> Double? {
    containingHeights.count == 0 || containingHeights[node].isNaN ? nil : containingHeights[node]
  }

  /// Sets a node's containing width, to which percentages of margins and paddings refer, and recomputes the definite
  /// height that depends on them.
  func setContainingWidth(_ width: Double, of node: Int) {
    guard nodes[node].keywords[.dependsOnHeight] != 0 else { return giveContainingWidth(width, to: node) }
    if staysUnknown(node), !recordsSteps {
      boxes[node].containingWidth = width
      return
    }
    let before = concern(of: node), inner = knownRoom(in: node), across = concerningWidth(node)
    boxes[node].containingWidth = width
    findKnownHeight(of: node)
    if before.equals(concern(of: node)), isSame(inner, knownRoom(in: node)), across == concerningWidth(node) { return }
    boxes[Int(nodes[node].parent)].flags.insert(.isOutOfStep)
    relearn(node)
  }

  /// Whether a node's height is indefinite at every containing width: it is automatic, and the node is an item of an
  /// arrangement. Nothing in it depends on that width either.
  @inline(__always)
  private func staysUnknown(_ node: Int) -> Bool {
    let keywords = nodes[node].keywords, container = Int(nodes[node].parent)
    return nodes[node].units.has(.height, .auto) && nodes[container].keywords[.isArranged] != 0 && !keywords.isAbsolute
      && !keywords.heedsHeight && keywords[.arrangesByWidth] == 0
      && knownHeights[node].isNaN && containingHeights[node].isNaN
  }

  /// Clears the definite height of a column's item: it is measured as if its height, and the basis of its percentages,
  /// were automatic, and flexed afterwards (CSS Flexbox §9.2, 3E). `width` is its containing width.
  func forgetHeight(of item: Int, in width: Double) {
    guard nodes[item].keywords[.dependsOnHeight] != 0 else { return giveContainingWidth(width, to: item) }
    let wasKnown =
      !knownHeights[item].isNaN || !concerningHeight(item).isNaN
      || heedsWidth(item) && boxes[item].containingWidth != width
    if nodes[item].keywords[.hasPercentEdges] == 0 {
      giveContainingWidth(width, to: item)
      if !wasKnown { return }
    } else {
      let before = knownRoom(in: item)
      giveContainingWidth(width, to: item)
      if !wasKnown && isSame(before, knownRoom(in: item)) { return }
    }
    knownHeights[item] = .nan
    containingHeights[item] = .nan
    boxes[Int(nodes[item].parent)].flags.insert(.isOutOfStep)
    let wereAsked = boxes[Int(nodes[item].parent)].flags.contains(.intrinsicWidthsAreAsked)
    relearn(item, wereAsked: wereAsked)
  }

  /// Recomputes the intrinsic widths that depend on a node's definite height, and the definite heights below. (Others
  /// are recomputed with their parents' widths.)
  ///
  /// Items whose width or basis is a length are skipped, because browsers do not remeasure them with a ratio, unless
  /// they were never measured.
  ///
  /// Returns `true` if anything had to be recomputed. Usually nothing depends on the height, such as items with
  /// automatic heights.
  @discardableResult
  func relearn(_ node: Int, wereAsked: Bool = true) -> Bool {
    let keywords = nodes[node].keywords
    // An arrangement that reads heights in pass 2 may use them for its own widths, as a grid does for its rows.
    let isConcerned = keywords[.hasRatio] != 0 || keywords.heedsHeight || keywords.mayMeasureEarly || heedsWidth(node)
    let isOutOfStep = boxes[node].flags.contains(.isOutOfStep)
    guard isConcerned || isOutOfStep || concernsChildren(node) else { return false }
    let kind = wereAsked ? QuestionKind.intrinsicWidths : .firstIntrinsicWidths
    if recallIntrinsicWidths(of: node, kind) || !beginQuestion(about: node) { return true }
    defer { endQuestion() }
    let deepest = deepestNesting
    deepestNesting = nesting
    defer { deepestNesting = max(deepest, deepestNesting) }
    boxes[node].flags.insert(.isTouched)
    let wanted = wereAsked ? Keywords.Field.intrinsicWidthsDependOnHeight : .dependsOnHeight
    let first = visited.count, end = Int(nodes[node].end)
    if nodes[node].keywords[wanted] != 0 { visited.push(node) }
    var next = node + 1
    while next < end {
      if nodes[next].keywords[.dependsOnHeight] == 0 {
        next = Int(nodes[next].end)
        continue
      }
      // Widths below are recomputed too, with percentages of them as 0 until then.
      let containingWidth = boxes[next].containingWidth, before = knowledge(of: next)
      boxes[next].containingWidth = 0
      findKnownHeight(of: next)
      // The content height may have been computed for another definite height.
      if !isSame(before.own, knownHeights[next]) { boxes[next].flags.remove(.isMeasured) }
      if nodes[next].keywords.isHidden || nodes[next].keywords[wanted] == 0 || recallIntrinsicWidths(of: next, kind) {
        next = Int(nodes[next].end)
      } else if !mayAnswer(next) {
        // Its intrinsic widths match the previous heights.
        boxes[next].containingWidth = containingWidth
        (containingHeights[next], knownHeights[next]) = (before.containing, before.own)
        next = Int(nodes[next].end)
      } else {
        boxes[next].flags.insert(.isTouched)
        visited.push(next)
        next += 1
      }
    }
    for at in (first..<visited.count).reversed() where !needsNoIntrinsicWidths(visited[at]) {
      measureIntrinsicWidths(of: visited[at])
      boxes[visited[at]].flags.remove(.isOutOfStep)
      rememberIntrinsicWidths(of: visited[at], kind)
    }
    visited.pop(to: first)
    return true
  }

  /// Updates a node's definite height after layout. If it changed, recomputes widths that depend on heights in its
  /// subtree. Returns `true` if the node's own width may depend on it.
  func learnHeight(of node: Int) -> Bool {
    let keywords = nodes[node].keywords
    guard !isMeasuring, keywords[.dependsOnHeight] != 0, boxes[node].flags.contains(.definiteHeight) else {
      return false
    }
    return learn(heightForContent(of: node), of: node)
  }

  /// Sets a node's final definite height.
  func learn(_ height: Double, of node: Int) -> Bool {
    if knownHeights[node] == height { return false }
    knownHeights[node] = height
    if node > 0 { boxes[Int(nodes[node].parent)].flags.insert(.isOutOfStep) }
    if recordsSteps { recordLearntHeight(node) }
    return relearn(node)
  }

  /// Whether a change of a node's definite height changes the definite height of a child that depends on it; otherwise
  /// the child's subtree is unaffected.
  private func concernsChildren(_ node: Int) -> Bool {
    let end = Int(nodes[node].end)
    var child = node + 1
    while child < end {
      if nodes[child].keywords[.dependsOnHeight] != 0, mayStretchItems(node) || asksForContainingHeight(child) {
        let known = knowledge(of: child), before = concern(of: child)
        determineKnownHeight(of: child)
        let after = concern(of: child)
        // Its intrinsic widths match the previous heights.
        (containingHeights[child], knownHeights[child]) = (known.containing, known.own)
        if !before.equals(after) { return true }
      }
      child = Int(nodes[child].end)
    }
    return false
  }

  @inline(__always)
  private func knowledge(of node: Int) -> HeightKnowledge {
    HeightKnowledge(containing: containingHeights[node], own: knownHeights[node])
  }

  /// Returns the heights that a node's sizes depend on. The basis of percentages matters only if they limit a size
  /// derived by a ratio or by line breaking; the node's own height is already known.
  @inline(__always)
  private func concern(of node: Int) -> HeightKnowledge {
    HeightKnowledge(containing: concerningHeight(node), own: knownHeights[node])
  }

  /// Returns the basis of percentages of a node's height if it matters beside its own height; otherwise NaN.
  @inline(__always)
  func concerningHeight(_ node: Int) -> Double {
    asksForContainingHeight(node) ? containingHeights[node] : .nan
  }

  @inline(__always)
  private func asksForContainingHeight(_ node: Int) -> Bool {
    nodes[node].units.mentionPercentHeights || nodes[node].keywords.isAbsolute
  }

  /// Returns the basis of percentages of a node's width if its content depends on it; otherwise, or before it is known,
  /// 0.
  @inline(__always)
  func concerningWidth(_ node: Int) -> Double { heedsWidth(node) ? boxes[node].containingWidth : 0 }

  @inline(__always)
  private func heedsWidth(_ node: Int) -> Bool {
    nodes[node].keywords[.arrangesByWidth] != 0 && nodes[node].units.mentionPercentWidthLimits
  }

  /// Returns the inner height of a node, if it is definite before measuring.
  @inline(__always)
  func knownInnerHeight(_ node: Int) -> Double? {
    guard knownHeights.count > 0, !knownHeights[node].isNaN else { return nil }
    return max(knownHeights[node] - verticalEdges(node, of: boxes[node].containingWidth), 0)
  }

  /// Returns the height that a node's intrinsic widths depend on: its inner height, or before that is known, the height
  /// at which a column breaks lines; NaN if there is none.
  func knownRoom(in node: Int) -> Double {
    if let inner = knownInnerHeight(node) { return inner }
    return nodes[node].keywords.containerKind == .wrappingColumn ? wrapLimit(node, .beforeWidth) : .nan
  }

  private func knownRootHeight(in space: LayoutSpace) -> Double? {
    let whole = space.height.length
    let containingWidth = boxes[0].containingWidth
    let sizing = verticalSizing(0, edges: verticalEdges(0, of: containingWidth))
    if let given = sizing.definite(sizing.size, of: whole) { return sizing.clampedByLengths(given, of: whole) }
    guard let whole, space.fillsHeight, sizing.size.unit == .auto else { return nil }
    return sizing.clampedByLengths(whole - verticalMargins(0, of: containingWidth), of: whole)
  }

  private func knownItemHeight(_ child: Int, _ container: Int) -> Double? {
    if nodes[child].units.has(.height, .auto), !mayStretchItems(container) { return nil }
    let whole = knownContainingHeight(child)
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

  /// Sets the height of an absolute child's containing block, as `learnHeight` does for a node's own. `isAlignedAcross`
  /// means that the child does not fill the space between its left and right insets, which an arrangement decides.
  func learnAbsoluteHeight(of child: Int, containingHeight: Double, isAlignedAcross: Bool) -> Bool {
    guard !isMeasuring, nodes[child].keywords[.dependsOnHeight] != 0 else { return false }
    let whole = containingHeights[child]
    containingHeights[child] = containingHeight
    let height = knownAbsoluteHeight(child, isAlignedAcross: isAlignedAcross) ?? .nan
    if whole == containingHeight, isSame(knownHeights[child], height) { return false }
    knownHeights[child] = height
    boxes[Int(nodes[child].parent)].flags.insert(.isOutOfStep)
    if recordsSteps { recordKnownHeight(child, isPlaced: true) }
    relearn(child)
    return true
  }

  private func knownPaddingBoxHeight(_ container: Int) -> Double? {
    knownHeights[container].isNaN ? nil : max(knownHeights[container] - border(container).vertical, 0)
  }

  private func knownAbsoluteHeight(_ child: Int, isAlignedAcross: Bool = false) -> Double? {
    let whole = knownContainingHeight(child)
    let sizing = verticalSizing(child, edges: verticalEdges(child, of: boxes[child].containingWidth))
    if let given = sizing.definite(sizing.size, of: whole) { return sizing.clampedByLengths(given, of: whole) }
    let record = nodes[child], insets = insets(child)
    guard sizing.size.unit == .auto, fillsInsets(child), let whole, let top = inset(.top, insets.top, of: child, whole),
      let bottom = inset(.bottom, insets.bottom, of: child, whole)
    else { return nil }
    // Two insets in each axis: the horizontal ones win over the ratio, if the child fills the space between them.
    if record.keywords[.hasRatio] != 0, record.units[.left] != .auto, record.units[.right] != .auto, !isAlignedAcross {
      return nil
    }
    let margins = verticalMargins(child, of: boxes[child].containingWidth)
    return sizing.clampedByLengths(max(whole - top - bottom, 0) - margins, of: whole)
  }
}

/// The definite heights of a node before measuring; NaN if unknown.
private struct HeightKnowledge {
  /// The height that percentages of its height refer to.
  var containing: Double
  var own: Double

  @inline(__always)
  func equals(_ other: HeightKnowledge) -> Bool { isSame(containing, other.containing) && isSame(own, other.own) }
}

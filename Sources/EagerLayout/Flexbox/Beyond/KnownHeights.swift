// Heights that are definite before anything is measured: lengths, percentages of such, and what stretches to such.
// Aspect ratios carry them over to widths, and columns break their lines at them; trees without either skip this.
extension FlexEngine {
  /// Down to the nodes that heights matter to. What is known of others' heights is nobody's business, and below nodes that are
  /// kept, it is as it was; says whether one of those turned out not to be. Where none is kept, nothing is remembered.
  func findKnownHeights(in space: LayoutSpace) -> Bool {
    containingHeights[0] = space.height.length ?? .nan
    boxes[0].containingWidth = space.width.length ?? 0
    knownHeights[0] = knownRootHeight(in: space) ?? .nan
    visits[0].level = 0
    if listens { recordKnownHeight(0) }
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
        isAsked: boxes[Int(nodes[node].parent)].flags.contains(.inlineSizesAreAsked))
      if isKept(node) {
        if settledBox(of: node).first.equals(first) {
          isSomeKept = true
        } else {
          // What its content was at first is not asked again of all nodes below: see `relearn`.
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
    counts.knownHeights += 1
    let container = Int(nodes[node].parent)
    if nodes[node].keywords.isAbsolute {
      containingHeights[node] = knownPaddingBoxHeight(container) ?? .nan
      knownHeights[node] = knownAbsoluteHeight(node) ?? .nan
    } else {
      // An arrangement says in the last pass what percentages are of.
      let isArranged = nodes[container].keywords[.isArranged] != 0
      containingHeights[node] = isArranged ? .nan : knownInnerHeight(container) ?? .nan
      knownHeights[node] = knownItemHeight(node, container) ?? .nan
    }
    if listens { recordKnownHeight(node) }
  }

  /// The height that percentages of a node's height are of, as far as it is known.
  @inline(__always)
  func knownContainingHeight(_ node: Int) -> Double? {
    containingHeights.count == 0 || containingHeights[node].isNaN ? nil : containingHeights[node]
  }

  /// Gives a node its containing block's width, which percentages of margins and paddings are of, and finds anew what is
  /// known about its height with them.
  func setContainingWidth(_ width: Double, of node: Int) {
    guard nodes[node].keywords[.dependsOnHeight] != 0 else { return giveContainingWidth(width, to: node) }
    if staysUnknown(node), !listens {
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

  /// Whether nothing is known of a node's height, nor will be whatever its containing block's width: it is automatic, and the node
  /// an arrangement's item. Nothing in it asks for that width either.
  @inline(__always)
  private func staysUnknown(_ node: Int) -> Bool {
    let keywords = nodes[node].keywords, container = Int(nodes[node].parent)
    return nodes[node].units.has(.height, .auto) && nodes[container].keywords[.isArranged] != 0 && !keywords.isAbsolute
      && !keywords.heedsHeight && keywords[.arrangesByWidth] == 0
      && knownHeights[node].isNaN && containingHeights[node].isNaN
  }

  /// Takes back what is known about the height of an item of a column: it is measured as if its height, and what
  /// percentages of it are of, were automatic, and flexed afterwards (CSS Flexbox §9.2, 3E). `width` is that of its containing
  /// block.
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
    let wereAsked = boxes[Int(nodes[item].parent)].flags.contains(.inlineSizesAreAsked)
    relearn(item, wereAsked: wereAsked)
  }

  /// Finds the inline sizes anew that depend on a node's known height, and the known heights below that they are made of.
  /// (The others are found when their parents' widths are.)
  ///
  /// An item whose width or basis is a length contributes that, and browsers do not ask again what its ratio makes of a
  /// height: those nodes are left out, unless nobody asked for their sizes before.
  ///
  /// Says whether there was anything to find anew. Mostly a height is news to nobody: a column's items that are automatically
  /// high do not hear of it.
  @discardableResult
  func relearn(_ node: Int, wereAsked: Bool = true) -> Bool {
    let keywords = nodes[node].keywords
    // An arrangement that asks for heights in pass 2 may make what it is asked of its own, as a grid does of its rows.
    let isConcerned = keywords[.hasRatio] != 0 || keywords.heedsHeight || keywords.mayMeasureEarly || heedsWidth(node)
    let isOutOfStep = boxes[node].flags.contains(.isOutOfStep)
    guard isConcerned || isOutOfStep || concernsChildren(node) else { return false }
    let kind = wereAsked ? QuestionKind.inlineSizes : .firstInlineSizes
    if recallInlineSizes(of: node, kind) || !beginQuestion(about: node) { return true }
    defer { endQuestion() }
    let deepest = deepestNesting
    deepestNesting = nesting
    defer { deepestNesting = max(deepest, deepestNesting) }
    boxes[node].flags.insert(.isTouched)
    let wanted = wereAsked ? Keywords.Field.inlineSizesDependOnHeight : .dependsOnHeight
    let first = visited.count, end = Int(nodes[node].end)
    if nodes[node].keywords[wanted] != 0 { visited.push(node) }
    var next = node + 1
    while next < end {
      if nodes[next].keywords[.dependsOnHeight] == 0 {
        next = Int(nodes[next].end)
        continue
      }
      // Widths below are found anew too, and percentages of them come to nothing until then.
      let containingWidth = boxes[next].containingWidth, before = knowledge(of: next)
      boxes[next].containingWidth = 0
      findKnownHeight(of: next)
      // The height of its content may have been that with another height known.
      if !isSame(before.own, knownHeights[next]) { boxes[next].flags.remove(.isMeasured) }
      if nodes[next].keywords.isHidden || nodes[next].keywords[wanted] == 0 || recallInlineSizes(of: next, kind) {
        next = Int(nodes[next].end)
      } else if !mayAnswer(next) {
        // Its inline sizes are those that go with what was known.
        boxes[next].containingWidth = containingWidth
        (containingHeights[next], knownHeights[next]) = (before.containing, before.own)
        next = Int(nodes[next].end)
      } else {
        boxes[next].flags.insert(.isTouched)
        visited.push(next)
        next += 1
      }
    }
    for at in (first..<visited.count).reversed() where !needsNoInlineSizes(visited[at]) {
      measureInlineSizes(of: visited[at])
      boxes[visited[at]].flags.remove(.isOutOfStep)
      rememberInlineSizes(of: visited[at], kind)
    }
    visited.pop(to: first)
    return true
  }

  /// Takes in that a node's height turned out definite, and other than was known before. Widths that depend on heights
  /// are found anew in its subtree. Says whether that may be so for its own.
  func learnHeight(of node: Int) -> Bool {
    let keywords = nodes[node].keywords
    guard !isMeasuring, keywords[.dependsOnHeight] != 0, boxes[node].flags.contains(.definiteHeight) else {
      return false
    }
    return learn(heightForContent(of: node), of: node)
  }

  /// Takes in a height that a node has in the end.
  func learn(_ height: Double, of node: Int) -> Bool {
    if knownHeights[node] == height { return false }
    knownHeights[node] = height
    if node > 0 { boxes[Int(nodes[node].parent)].flags.insert(.isOutOfStep) }
    if listens { recordLearntHeight(node) }
    return relearn(node)
  }

  /// Whether what is known about a child that depends on its height becomes other by what is known about a node. What hangs
  /// on the child does so only then.
  private func concernsChildren(_ node: Int) -> Bool {
    let end = Int(nodes[node].end)
    var child = node + 1
    while child < end {
      if nodes[child].keywords[.dependsOnHeight] != 0, mayStretchItems(node) || asksForContainingHeight(child) {
        let known = knowledge(of: child), before = concern(of: child)
        findKnownHeight(of: child)
        let after = concern(of: child)
        // Its inline sizes go with what was known.
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

  /// What of that a node's sizes depend on. The height that percentages are of matters by itself only where some of them limit
  /// what a ratio or broken lines make of it; a node's own height is known already.
  @inline(__always)
  private func concern(of node: Int) -> HeightKnowledge {
    HeightKnowledge(containing: concerningHeight(node), own: knownHeights[node])
  }

  /// The height that percentages of a node's height are of, where that matters beside its own; NaN elsewhere.
  @inline(__always)
  func concerningHeight(_ node: Int) -> Double {
    asksForContainingHeight(node) ? containingHeights[node] : .nan
  }

  @inline(__always)
  private func asksForContainingHeight(_ node: Int) -> Bool {
    nodes[node].units.mentionPercentHeights || nodes[node].keywords.isAbsolute
  }

  /// The width that percentages of a node's width are of, where its content depends on that; 0 elsewhere, and as long as it is not
  /// known.
  @inline(__always)
  func concerningWidth(_ node: Int) -> Double { heedsWidth(node) ? boxes[node].containingWidth : 0 }

  @inline(__always)
  private func heedsWidth(_ node: Int) -> Bool {
    nodes[node].keywords[.arrangesByWidth] != 0 && nodes[node].units.mentionPercentWidthLimits
  }

  /// The inner height of a node, where it is known before anything is measured.
  @inline(__always)
  func knownInnerHeight(_ node: Int) -> Double? {
    guard knownHeights.count > 0, !knownHeights[node].isNaN else { return nil }
    return max(knownHeights[node] - verticalEdges(node, of: boxes[node].containingWidth), 0)
  }

  /// The height that a node's inline sizes depend on: its inner one, or where a column breaks its lines as long as that is not
  /// known. NaN if there is none.
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

  /// Whether a container's items are as high as it is, where they stretch: it is a row of one line.
  @inline(__always)
  private func mayStretchItems(_ container: Int) -> Bool {
    nodes[container].keywords.isRow && !nodes[container].keywords.wraps
  }

  /// Takes in the height of an absolute child's containing block, as `learnHeight` does a node's own. `isAlignedAcross` says
  /// that something else than filling it places the child between its left and its right inset, which an arrangement knows.
  func learnAbsoluteHeight(of child: Int, containingHeight: Double, isAlignedAcross: Bool) -> Bool {
    guard !isMeasuring, nodes[child].keywords[.dependsOnHeight] != 0 else { return false }
    let whole = containingHeights[child]
    containingHeights[child] = containingHeight
    let height = knownAbsoluteHeight(child, isAlignedAcross: isAlignedAcross) ?? .nan
    if whole == containingHeight, isSame(knownHeights[child], height) { return false }
    knownHeights[child] = height
    boxes[Int(nodes[child].parent)].flags.insert(.isOutOfStep)
    if listens { recordKnownHeight(child) }
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
    // Two insets in each axis: those of the width win over the ratio, if the child fills what is between them.
    if record.keywords[.hasRatio] != 0, record.units[.left] != .auto, record.units[.right] != .auto, !isAlignedAcross {
      return nil
    }
    let margins = verticalMargins(child, of: boxes[child].containingWidth)
    return sizing.clampedByLengths(max(whole - top - bottom, 0) - margins, of: whole)
  }
}

/// What is known about a node's height before anything is measured: NaN is what is not.
private struct HeightKnowledge {
  /// The height that percentages of it are of.
  var containing: Double
  var own: Double

  @inline(__always)
  func equals(_ other: HeightKnowledge) -> Bool { isSame(containing, other.containing) && isSame(own, other.own) }
}

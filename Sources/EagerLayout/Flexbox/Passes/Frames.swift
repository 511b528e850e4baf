// Pass 4: heights and positions, from the root down. A container's own frame is known before its children's.
extension FlexEngine {
  /// Places a range of nodes in preorder. `isBefore` is `true` for nodes that are placed before the other items of
  /// their container, to find their baselines.
  func placeFrames(of range: Range<Int>, isBefore: Bool = false) {
    placeFrames(of: range, isFinal: true, isBefore: isBefore)
  }

  /// `placeFrames` while heights are measured, only to find baselines: see `ContentBox.isFinal`.
  @inline(never)
  func placeFramesForMeasuring(of range: Range<Int>) { placeFrames(of: range, isFinal: false, isBefore: true) }

  // Transparent, so that there is a loop for each value of `isFinal`.
  @_transparent
  private func placeFrames(of range: Range<Int>, isFinal: Bool, isBefore: Bool) {
    // Usually one loop over the range. If a row needs an item placed before itself, that subtree goes first.
    let firstTask = tasks.count, remeasures = features.contains(.widthsFromHeights)
    let findsBaselines = features.contains(.baselines)
    let isInOrder = features.isDisjoint(with: [.baselines, .distantLinks])
    var task = PlacingTask(next: range.lowerBound, end: range.upperBound)
    while true {
      let node = task.next
      if node >= task.end {
        if tasks.count == firstTask { break }
        task = tasks.removeLast()
        continue
      }
      if Int(nodes[node].end) == node + 1, !findsBaselines {
        task.next = node + 1
        continue
      }
      var flags = boxes[node].flags
      let mayBeRemeasured = flags.contains(.mayBeRemeasured)
      // A hidden node stays dirty, whatever its size, so that `publish` hides its descendants.
      if mayBeRemeasured, isFinal, !flags.contains(.hidden), isReusable(node) {
        if matchesCommittedBox(node) { flags.subtract(.dirty) } else { flags.formUnion(.dirty) }
        boxes[node].flags = flags
      }
      if !flags.contains(.hasDirty) || flags.contains(.hidden)
        || !isInOrder && isPlacedOutOfOrder(node, in: range, isFinal: isFinal)
      {
        task.next = Int(nodes[node].end)
        continue
      }
      if flags.contains(.isDirty), Int(nodes[node].end) > node + 1 {
        if mayBeRemeasured {
          // In tree order, a node is placed once. Before that, it may be placed repeatedly to find a baseline.
          if isFinal, !isBefore, tasks.count == firstTask {
            beginMeasurements(for: node)
          } else if nodes[node].keywords[.dependsOnHeight] != 0, !mayMeasure(node) {
            if !isFinal { markPlaced(node, isFinal: false) }
            task.next = Int(nodes[node].end)
            task.isPrepared = false
            continue
          }
        }
        counts.frames += 1
        var content = contentBox(node)
        if !isFinal { content.isFinal = false }
        if remeasures { ensureChildSizes(of: node) }
        if nodes[node].keywords[.mentionsBaselines] != 0, !task.isPrepared {
          task.isPrepared = true
          tasks.push(task)
          pushBaselineTasks(node, in: content)
          task = tasks.removeLast()
          if task.next > node { continue }
        }
        // From here on, the child sizes change. They must be recomputed if the node is placed again.
        if mayBeRemeasured, isFinal { boxes[node].flags.remove(.childSizesAreCurrent) }
        placeItems(node, in: content)
        if nodes[node].keywords[.hasAbsoluteChild] != 0 { placeAbsoluteChildren(node, in: content) }
      }
      if findsBaselines { markPlaced(node, isFinal: isFinal) }
      task.next = node + 1
      task.isPrepared = false
    }
  }

  /// Whether a node's content is placed: finally, or, while heights are measured, as far as baselines need it.
  @inline(__always)
  func isPlaced(_ node: Int, isFinal: Bool) -> Bool {
    let flags = boxes[node].flags
    return flags.contains(.isPlaced) || !isFinal && flags.contains(.isPlacedForMeasuring)
  }

  private func markPlaced(_ node: Int, isFinal: Bool) {
    boxes[node].flags.subtract(.baselines)
    if !isFinal { boxes[node].flags.insert(.isPlacedForMeasuring) }
    // While measuring, a definite height may still change the results, and absolute children that are placed in a
    // farther ancestor wait for the final pass.
    let mayChange = Keywords.mask(.dependsOnHeight) | Keywords.mask(.hasDistantLinks)
    if isFinal || !nodes[node].keywords.has(mayChange) { boxes[node].flags.insert(.isPlaced) }
  }

  /// Whether a node was placed before, to find its baselines, or is an absolute child that is placed last, in a farther
  /// ancestor.
  @inline(never)
  private func isPlacedOutOfOrder(_ node: Int, in range: Range<Int>, isFinal: Bool) -> Bool {
    features.contains(.baselines) && isPlaced(node, isFinal: isFinal)
      || nodes[node].keywords.isAbsolute && node > range.lowerBound && hasDistantChildren(Int(nodes[node].parent))
  }

  @inline(__always)
  func contentBox(_ node: Int) -> ContentBox {
    if nodes[node].keywords.hasEdges { return contentBoxInsideEdges(node) }
    let height = max(boxes[node].height, 0)
    return ContentBox(
      x: 0, y: 0, width: max(boxes[node].width, 0), height: height,
      definiteHeight: definiteInnerHeight(node, height, edges: 0))
  }

  @inline(never)
  private func contentBoxInsideEdges(_ node: Int) -> ContentBox {
    let padding = padding(node, of: boxes[node].containingWidth), border = border(node)
    // The terms are added in the same order as in `horizontalEdges` and `verticalEdges`.
    let horizontal = padding.left + padding.right + (border.left + border.right)
    let vertical = padding.top + padding.bottom + (border.top + border.bottom)
    let height = inner(boxes[node].height - vertical, node)
    return ContentBox(
      x: padding.left + border.left, y: padding.top + border.top, width: inner(boxes[node].width - horizontal, node),
      height: height, definiteHeight: definiteInnerHeight(node, height, edges: vertical))
  }

  /// Returns the height to which percentages in a node refer, or `nil` if it is indefinite. `height` and `edges` are
  /// the node's inner height and its vertical padding and border.
  @inline(__always)
  private func definiteInnerHeight(_ node: Int, _ height: Double, edges: Double) -> Double? {
    guard boxes[node].flags.contains(.definiteHeight) else { return nil }
    guard state.percentageBasisHeights.count > 0, let basis = state.percentageBasisHeights[node].length else {
      return height
    }
    return max(basis - edges, 0)
  }

  /// Pushes tasks for the items of a row that must be placed before it.
  private func pushBaselineTasks(_ container: Int, in content: ContentBox) {
    guard nodes[container].keywords.isRow || nodes[container].keywords[.isArranged] != 0 else { return }
    let end = Int(nodes[container].end)
    // Areas of items are not known yet, so items with percentages of their areas are left to the arrangement.
    let isInArea = nodes[container].keywords[.arrangementUsesAlignment] != 0
    let basis = isInArea ? nil : content.definiteHeight
    var child = container + 1
    while child < end {
      if !baselinesFollowArea(child, container),
        setBaselineItemHeight(child, container, definiteHeight: basis, isFinal: content.isFinal)
      {
        tasks.push(PlacingTask(next: child, end: Int(nodes[child].end)))
      }
      child = Int(nodes[child].end)
    }
  }

  /// Flexes a column's items, now that its height is known, and aligns them in its width.
  func placeColumnItems(_ container: Int, in content: ContentBox) {
    let keywords = nodes[container].keywords
    let gap = rowGap(container, of: content.definiteHeight)
    let dependsOnHeight = keywords[.dependsOnHeight] != 0
    let firstItem = items.count, end = Int(nodes[container].end)
    var sums = LineSums()
    var child = container + 1
    while child < end {
      if nodes[child].keywords.isInFlow {
        if dependsOnHeight, content.isFinal, widthFollowsRatio(child), !isEmptyAndFills(child, container) {
          resize(child, toWidth: columnItemWidth(child, container, inner: content.width, line: content.width))
        }
        pushColumnItem(child, of: content.definiteHeight, &sums)
      }
      child = Int(nodes[child].end)
    }
    if keywords[.hasOrderedChild] != 0 { sortItems(from: firstItem) }
    var line = FlexLine(start: firstItem, end: items.count)
    line.size = content.width
    resolveFlexibleLengths(line.items, sums, inner: content.height, gap: gap)
    for at in line.items {
      let child = items[at].node, isDefinite = content.definiteHeight != nil || items[at].hasDefiniteBase
      setFlexedHeight(items[at].target, of: child, isDefinite: isDefinite)
      if dependsOnHeight, content.isFinal, nodes[child].keywords[.dependsOnHeight] != 0 {
        settleWidth(of: child, container, inner: content.width, line: content.width)
      }
    }
    if isPlain(container) {
      placePlainColumn(container, line, in: content, gap: gap)
    } else {
      includeBaselines(of: container, in: &line)
      // A single line is as wide as its container.
      line.size = content.width
      if recordsSteps { recordBaselineGroups(line, container) }
      placeAlongColumn(container, line.items, in: content, gap: gap)
      for at in line.items { placeAcrossColumn(container, items[at].node, in: content, line) }
    }
    items.pop(to: firstItem)
  }

  /// Sets the flexed height of a column's item. A flex basis that is a length makes the height definite, even if the
  /// container's height is not (CSS Flexbox §9.8).
  @inline(__always)
  func setFlexedHeight(_ height: Double, of item: Int, isDefinite: Bool) {
    if state.percentageBasisHeights.count > 0 { setPercentageBasisHeight(nil, of: item) }
    setHeight(height, of: item, isDefinite: isDefinite, isFixed: true)
  }

  /// Sets a node's final height. If it changes, the content must be placed again.
  @inline(__always)
  func setHeight(_ height: Double, of node: Int, isDefinite: Bool, isFixed: Bool = false) {
    boxes[node].takeHeight(height, isDefinite: isDefinite, isFixed: isFixed)
  }

  /// Sets the final height of a row's item that does not stretch.
  @inline(__always)
  func setUnstretchedHeight(_ child: Int, of basis: Double?, isFinal: Bool) {
    setHypotheticalHeight(child, of: basis, isFinal: isFinal)
    if recordsSteps { recordUnstretchedHeight(child, of: basis) }
  }

  /// Enlarges a row's item whose `min-height` is `stretch` to the height of its line, if no definite height is known.
  @inline(never)
  func fillLine(_ child: Int, _ line: Double, margins: Double, of basis: Double?) {
    guard nodes[child].units.has(.minHeight, .stretch), basis == nil, boxes[child].height < line - margins else {
      return
    }
    setHeight(line - margins, of: child, isDefinite: true)
  }

  /// `setUnstretchedHeight` without recording a step.
  @inline(__always)
  func setHypotheticalHeight(_ child: Int, of basis: Double?, isFinal: Bool) {
    nodes[child].keywords[.hasGeneralHeight] == 0
      ? setPlainHeight(child, of: basis) : setGeneralHypotheticalHeight(child, of: basis, isFinal: isFinal)
  }

  /// `setHypotheticalHeight` for an item with a plain height.
  @inline(__always)
  func setPlainHeight(_ child: Int, of basis: Double?) {
    let (height, isDefinite) = plainHypotheticalHeight(child, of: basis)
    setHeight(height, of: child, isDefinite: isDefinite)
  }

  @inline(never)
  private func setGeneralHypotheticalHeight(_ child: Int, of basis: Double?, isFinal: Bool) {
    let units = nodes[child].units
    let isDefinite =
      units.has(.height, .points) || basis != nil && units[.height].refersToContainer
      || nodes[child].keywords[.hasRatio] != 0
    let height = generalHypotheticalHeight(child, of: basis, isFinal: isFinal)
    setHeight(height, of: child, isDefinite: isDefinite)
  }

  /// Aligns a row's items, line by line; stretched items get their final height.
  func placeRowItems(_ container: Int, in content: ContentBox) {
    if isPlain(container), !nodes[container].keywords.wraps { return placePlainRow(container, in: content) }
    let firstItem = pushItems(of: container), firstLine = lines.count, areLinesPlain = isPlain(container)
    for at in firstItem..<items.count where !areLinesPlain {
      let child = items[at].node
      items[at].target = boxes[child].width
      items[at].margins = horizontalMargins(child, of: content.width)
    }
    pushRowLines(container, from: firstItem, definiteHeight: content.definiteHeight)
    if nodes[container].keywords.wraps {
      let gap = rowGap(container, of: content.definiteHeight)
      spreadLines(container, from: firstLine, inner: content.height, gap: gap)
    } else if firstLine < lines.count {
      // A single line has the height of its container, regardless of its items (CSS Flexbox §9.4, 8).
      lines[firstLine].size = content.height
    }
    let gap = columnGap(container, of: content.width)
    for index in firstLine..<lines.count {
      let line = lines[index]
      if areLinesPlain {
        placePlainLine(container, line, in: content, gap: gap)
        continue
      }
      placeAlongRow(container, line.items, in: content, gap: gap)
      for at in line.items { placeAcrossRow(container, items[at].node, in: content, line) }
    }
    lines.pop(to: firstLine)
    items.pop(to: firstItem)
  }
}

/// Nodes that remain to be placed, in preorder.
struct PlacingTask: BitwiseCopyable {
  var next: Int
  var end: Int
  /// Whether all items to be placed before the next node are placed.
  var isPrepared = false
}

/// A container's content box in its border box.
struct ContentBox {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
  /// The height to which percentages refer, if it is definite.
  var definiteHeight: Double?
  /// Whether the items are placed finally. Otherwise they are placed while heights are measured, only to find their
  /// baselines, and their heights change no width.
  var isFinal = true
}

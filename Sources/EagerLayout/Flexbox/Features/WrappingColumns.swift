// Wrapping columns, which beside ratios make widths depend on heights. An item's height is measured at its fit-content
// width; lines break by heights; and only then are the widths of lines known.
extension FlexEngine {
  /// The time at which a column's lines are broken.
  enum WrapTime {
    /// While its width is computed, with its height if that is definite.
    case beforeWidth
    /// While its content is measured at its width, from which a ratio derives a height.
    case measuring
    case placing
  }

  /// Returns the inner height at which a column of automatic height breaks its lines (CSS Flexbox §9.3): its maximum
  /// height, and while it is measured its own height, if that is a length or derived by a ratio.
  func wrapLimit(_ container: Int, _ time: WrapTime) -> Double {
    let sizing = verticalSizing(container)
    let whole = definiteContainingHeight(container)
    var own = time == .placing ? nil : sizing.definite(sizing.size, of: nil)
    if time == .measuring, own == nil { own = sizing.transferred }
    let upper = sizing.definite(sizing.maximum, of: whole) ?? .infinity
    let lower = sizing.definiteMinimum(of: whole) ?? 0
    return max(min(own ?? .infinity, upper), lower) - sizing.edges
  }

  /// Returns the inner height at which a column finally breaks its lines.
  private func finalWrapLimit(_ container: Int, in content: ContentBox) -> Double {
    // Lines break at the definite height, without limits that are size keywords, because these depend on the lines.
    if let definite = content.definiteHeight { return definite }
    guard boxes[container].flags.contains(.fixedHeight) else { return wrapLimit(container, .placing) }
    // Lines also break at a flexed height, even if percentages do not resolve against it. But if the flexed height
    // equals the measured height, it is still indefinite (CSS Flexbox §9.8), and lines stay as measured. (With a height
    // in points, the lines may have been measured at that height although a flex basis replaced it.)
    let sizing = verticalSizing(container)
    let isAsMeasured =
      !boxes[container].flags.contains(.wasWidened) && sizing.size.unit != .points
      && sizing.clamped(sizing.maxContent, of: nil, available: .infinity) == boxes[container].height
    return isAsMeasured ? wrapLimit(container, .measuring) : content.height
  }

  /// Returns the intrinsic widths of a wrapping column: at least its widest item, at most the sum of all lines' widths.
  func wrappingColumnIntrinsicWidths(_ container: Int) -> IntrinsicWidths {
    var widest = columnIntrinsicWidths(container)
    widest.maxContent = max(wrappingColumnMaxContent(container, widest: widest.maxContent), widest.minContent)
    return widest
  }

  /// Returns the max-content width of a wrapping column: the sum of its lines, with each item measured at its own
  /// max-content width.
  private func wrappingColumnMaxContent(_ container: Int, widest: Double) -> Double {
    let known = definiteInnerHeight(container)
    let limit = known ?? wrapLimit(container, .beforeWidth)
    if limit == .infinity, !nodes[container].keywords.balancesLines || lineCount(of: container) == 1 { return widest }
    let first = pushItems(of: container)
    for at in first..<items.count {
      let child = items[at].node
      boxes[child].width = itemContribution(child).maxContent
      boxes[child].containingWidth = 0
      if recordsSteps { recordMaxContentWidth(child) }
      remeasureHeight(of: child)
      items[at] = columnItem(child, of: known, findsWidth: true)
    }
    let gap = rowGap(container, of: known)
    balanceLines(of: container, from: first, inner: limit, gap: gap)
    var width = 0.0, count = 0, start = first
    while start < items.count {
      let end = lineEnd(of: container, from: start, inner: limit, gap: gap)
      var widest = 0.0
      for at in start..<end {
        let child = items[at].node
        widest = max(widest, boxes[child].width + horizontalMargins(child, of: 0))
      }
      width += widest
      count += 1
      start = end
    }
    width += columnGap(container, of: 0) * Double(max(count - 1, 0))
    if recordsSteps { recordWrappingColumnWidth(container, from: first, limit: limit, gap: gap, width) }
    items.pop(to: first)
    return width
  }

  /// Pass 3: returns the height of a wrapping column: its tallest line's.
  func wrappingColumnContentHeight(_ container: Int) -> Double {
    wrappingColumnContentHeight(container, limit: wrapLimit(container, .measuring), definiteHeight: nil)
  }

  /// Returns the height of a wrapping column's tallest line, if lines break at an inner height.
  func wrappingColumnContentHeight(_ container: Int, limit: Double, definiteHeight: Double?) -> Double {
    let gap = rowGap(container, of: definiteHeight)
    let first = pushItems(of: container)
    for at in first..<items.count { items[at] = columnItem(items[at].node, of: definiteHeight) }
    balanceLines(of: container, from: first, inner: limit, gap: gap)
    var highest = 0.0, start = first
    while start < items.count {
      let end = lineEnd(of: container, from: start, inner: limit, gap: gap)
      var height = gap * Double(end - start - 1)
      for at in start..<end { height += items[at].target + items[at].margins }
      highest = max(highest, height)
      start = end
    }
    if recordsSteps {
      recordWrappingColumnContent(
        container, from: first, limit: limit, gap: gap, definiteHeight: definiteHeight, highest)
    }
    items.pop(to: first)
    return highest
  }

  /// Pass 4: breaks a column's items into lines, flexes each line, and stretches and aligns the lines in its width.
  func placeWrappingColumnItems(_ container: Int, in content: ContentBox) {
    let gap = rowGap(container, of: content.definiteHeight)
    let first = pushItems(of: container), firstLine = lines.count
    for at in first..<items.count {
      let child = items[at].node
      boxes[child].flags.subtract([.startsLine, .wasWidened])
      // Measured at the fit-content width, regardless of an earlier placement.
      if content.isFinal {
        resize(child, toWidth: columnItemWidth(child, container, inner: content.width, line: nil))
      }
      items[at] = columnItem(child, of: content.definiteHeight)
    }
    let limit = finalWrapLimit(container, in: content)
    balanceLines(of: container, from: first, inner: limit, gap: gap)
    var start = first
    while start < items.count {
      let end = lineEnd(of: container, from: start, inner: limit, gap: gap)
      resolveFlexibleLengths(start..<end, inner: content.height, gap: gap)
      var line = FlexLine(start: start, end: end)
      for at in start..<end {
        let child = items[at].node, isDefinite = content.definiteHeight != nil || items[at].hasDefiniteBase
        setFlexedHeight(items[at].target, of: child, isDefinite: isDefinite)
        if content.isFinal { settleWidth(of: child, container, inner: content.width, line: nil) }
        line.size = max(line.size, boxes[child].width + horizontalMargins(child, of: content.width))
      }
      includeBaselines(of: container, in: &line)
      if recordsSteps { recordColumnLine(container, line) }
      lines.push(line)
      start = end
    }
    spreadLines(container, from: firstLine, inner: content.width, gap: columnGap(container, of: content.width))
    for index in firstLine..<lines.count {
      let line = lines[index]
      boxes[items[line.start].node].flags.insert(.startsLine)
      for at in line.items where content.isFinal || nodes[items[at].node].keywords[.dependsOnHeight] == 0 {
        let child = items[at].node
        if widthFollowsRatio(child) && !stretches(child, in: container) { continue }
        let measured = boxes[child].width
        if recordsSteps { recorder.line = items[line.start].node }
        resize(child, toWidth: columnItemWidth(child, container, inner: content.width, line: line.size))
        guard boxes[child].width != measured else { continue }
        boxes[child].flags.insert(.wasWidened)
        // While measuring, the new width only affects baselines, because wider text may have fewer lines. Clearing the
        // flag restores the measured width for the next measurement.
        if !content.isFinal { boxes[container].flags.remove(.childSizesAreCurrent) }
      }
      placeAlongColumn(container, line.items, in: content, gap: gap)
      for at in line.items { placeAcrossColumn(container, items[at].node, in: content, line) }
    }
    lines.pop(to: firstLine)
    items.pop(to: first)
  }
}

// Limits that are size keywords, and the content that a ratio gives way to, speak of the content as it is laid out in the
// height that the box has otherwise, not of its automatic height: there, a row's items are stretched, a column's lines
// are broken, and percentages resolve (as browsers do it; CSS Sizing leaves it open).
extension FlexEngine {
  /// A height that does not come from the content, within a node's limits.
  func clampedDefiniteHeight(
    _ height: Double, _ node: Int, _ sizing: AxisSizing, of whole: Double?
  ) -> Double {
    guard sizing.isLimitedByContent else {
      if nodes[node].keywords[.hasRatio] != 0 { setPercentageHeight(.nan, of: node) }
      return sizing.clamped(height, of: whole, available: .infinity)
    }
    // Percentages in the node are of the height that the lengths among its limits leave.
    let limited = sizing.clampedByLengths(height, of: whole)
    setPercentageHeight(limited, of: node)
    learnContentHeight(limited, of: node, sizing, whole: whole)
    return laidOut(sizing, node, in: limited, of: whole).clamped(limited, of: whole, available: .infinity)
  }

  /// Sets the height that percentages in a node are of; NaN if that is the node's own height.
  private func setPercentageHeight(_ height: Double, of node: Int) {
    guard !isSame(percentageHeights[node], height) else { return }
    percentageHeights[node] = height
    boxes[node].flags.formUnion(.stale)
  }

  /// Sees that widths in a node follow the height that its content is about to be laid out in, if it is the final one.
  private func learnContentHeight(_ height: Double, of node: Int, _ sizing: AxisSizing, whole: Double?) {
    guard !isMeasuring, nodes[node].keywords[.dependsOnHeight] != 0, knownHeights[node] != height else { return }
    if listens { recordLaidOutRoom(node, height, sizing, of: whole) }
    if learn(height, of: node) { solve(node) }
  }

  /// A height that a node's ratio makes of its width, within the node's limits and not less than content that it has to
  /// give way to.
  func clampedRatioHeight(_ height: Double, _ node: Int, _ sizing: AxisSizing, of whole: Double?) -> Double {
    let fitsContent = sizing.size.unit != .percent && !nodes[node].keywords.isScrollContainer
    let limited = sizing.clampedRatioSize(height, of: whole, available: .infinity, fitsContent: false)
    var used = limited
    if fitsContent, sizing.minimum.unit == .auto {
      used = laidOut(sizing, node, in: height, of: whole)
        .clampedRatioSize(height, of: whole, available: .infinity, fitsContent: true)
    }
    // The automatic minimum makes a container higher, and not what percentages in it are of.
    let isOutgrown = used > limited && nodes[node].content < 0
    if isOutgrown, listens { recordLaidOutRoom(node, limited, sizing, of: whole) }
    setPercentageHeight(isOutgrown ? limited : .nan, of: node)
    return used
  }

  /// The border-box height that percentages in a node of definite height are of, and that widths below follow: the one it
  /// has before limits that are size keywords, or content that outgrows its ratio, make another of it.
  @inline(__always)
  func heightForContent(of node: Int) -> Double {
    percentageHeights.count > 0 && !percentageHeights[node].isNaN ? percentageHeights[node] : boxes[node].height
  }

  /// A node's vertical sizes, with those of its content as it is laid out in a height. (`whole` is what that may be a percentage
  /// of.)
  func laidOut(_ sizing: AxisSizing, _ node: Int, in height: Double, of whole: Double?) -> AxisSizing {
    // An arrangement may have tracks without items.
    guard nodes[node].content < 0, Int(nodes[node].end) > node + 1 || nodes[node].content < -1 else { return sizing }
    // Each such question asks the same of the node's items. Those were asked before, when this node was measured, so that
    // what is remembered keeps it from going down to the innermost again and again.
    let question = question(about: node, .laidOutContent, height: height)
    let content: Double
    if let known = recall(question, about: node) {
      content = known.least
      if listens { recordRecalledContent(node, content) }
    } else if !mayAnswer(node) || !beginQuestion(about: node) {
      return sizing
    } else {
      defer { endQuestion() }
      let deepest = deepestNesting
      deepestNesting = nesting
      defer { deepestNesting = max(deepest, deepestNesting) }
      counts.laidOutContents += 1
      prepareChildren(of: node)
      let inner = max(height - sizing.edges, 0)
      if listens { recordLaidOutRoom(node, height, sizing, of: whole) }
      content = laidOutContentHeight(node, inner: inner)
      remember(InlineSizes(least: content, greatest: content), for: question, about: node)
      if listens { recordLaidOutContent(node, content) }
    }
    var sizing = sizing
    sizing.minContent = content + sizing.edges
    sizing.maxContent = content + sizing.edges
    return sizing
  }

  /// A row's content height where it has an inner height: in a single line, items that stretch are as high as that.
  func laidOutRowContentHeight(_ container: Int, inner: Double) -> Double {
    if nodes[container].keywords.wraps { return linesContentHeight(container, definiteHeight: inner) }
    let end = Int(nodes[container].end)
    var highest = 0.0
    var child = container + 1
    while child < end {
      if nodes[child].keywords.isInFlow, stretches(child, in: container) {
        let margins = verticalMargins(child, of: boxes[child].containingWidth)
        highest = max(highest, stretchedHeight(child, inner: inner, margins: margins) + margins)
      }
      child = Int(nodes[child].end)
    }
    // Those that do not stretch are lined up as always. The others' automatic heights do not count.
    highest = max(highest, linesContentHeight(container, definiteHeight: inner, leavesOutStretched: true))
    if listens { recordStretchedContent(container, inner: inner, highest) }
    return highest
  }

  /// The height of an item that fills a row of an inner height. Its limits that are size keywords speak of its content in that.
  func stretchedHeight(_ child: Int, inner: Double, margins: Double) -> Double {
    let sizing = verticalSizing(child), room = max(inner - margins, sizing.edges)
    guard sizing.isLimitedByContent else { return sizing.clamped(room, of: inner, available: .infinity) }
    if listens { recordedStretchRoom(child, line: inner) }
    let limited = sizing.clampedByLengths(room, of: inner)
    return laidOut(sizing, child, in: limited, of: inner).clamped(limited, of: inner, available: .infinity)
  }

  /// The line that an item of a row fills. Where size keywords limit the row's height, that is the height without them (the whole
  /// that percentages are of), if it made the item as high as the line is now: browsers do not lay out such an item again.
  func lineToFill(_ child: Int, _ container: Int, line: Double, margins: Double, of whole: Double?) -> Double {
    guard let whole, whole != line, verticalSizing(child).isLimitedByContent, !nodes[container].keywords.wraps else {
      return line
    }
    return stretchedHeight(child, inner: whole, margins: margins) + margins == line ? whole : line
  }
}

extension AxisSizing {
  /// Whether a limit follows from the content: it is a size keyword, and there is no ratio to say what that is.
  var isLimitedByContent: Bool { transferred == nil && (minimum.unit.isKeyword || maximum.unit.isKeyword) }

  /// A size within the limits that are lengths, or percentages of a definite whole.
  func clampedByLengths(_ size: Double, of whole: Double?) -> Double {
    let upper = definite(maximum, of: whole) ?? .infinity
    return max(min(size, upper), definite(minimum, of: whole) ?? edges)
  }
}

extension Unit {
  /// Whether it is `min-content`, `max-content` or `fit-content`.
  @inline(__always)
  var isKeyword: Bool { rawValue >= Unit.minContent.rawValue && rawValue <= Unit.fitContent.rawValue }
}

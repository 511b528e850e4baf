// Pass 2: widths, from the root down. Where a node's width is known, so are its children's.
extension FlexEngine {
  mutating func resolveWidths(of range: Range<Int>) {
    var node = range.lowerBound
    while node < range.upperBound {
      let record = nodes[node]
      if record.keywords.isHidden {
        node = Int(record.end)
        continue
      }
      resolveChildWidths(of: node)
      node += 1
    }
  }

  @inline(__always)
  mutating func resolveChildWidths(of node: Int) {
    counts.widths += 1
    boxes[node].flags.subtract(.placement)
    boxes[node].flags.insert(.isResolved)
    if Int(nodes[node].end) > node + 1 {
      if nodes[node].keywords.isRow { resolveRowItemWidths(node) } else { resolveColumnItemWidths(node) }
      resolveAbsoluteWidths(node)
    }
  }

  /// A row flexes its items, line by line.
  private mutating func resolveRowItemWidths(_ container: Int) {
    let inner = innerWidth(container)
    let gap = columnGap(container, of: inner)
    let first = pushItems(of: container)
    for at in first..<items.count {
      let child = items[at].node
      setContainingWidth(inner, of: child)
      let sizing = horizontalSizing(child, edges: horizontalEdges(child, of: inner))
      let margins = horizontalMargins(child, of: inner)
      items[at].margins = margins
      determineBaseSize(&items[at], sizing, of: inner, available: inner - margins)
    }
    let wraps = nodes[container].keywords.wraps
    var start = first
    while start < items.count {
      let end = wraps ? lineEnd(from: start, inner: inner, gap: gap) : items.count
      resolveFlexibleLengths(start..<end, inner: inner, gap: gap)
      for at in start..<end {
        let child = items[at].node
        boxes[child].width = items[at].target
        if wraps { boxes[child].flags.remove(.startsLine) }
      }
      if wraps { boxes[items[start].node].flags.insert(.startsLine) }
      start = end
    }
    items.pop(to: first)
  }

  /// A column gives each item its own width, all of the column's, or what fits its content.
  private mutating func resolveColumnItemWidths(_ container: Int) {
    let inner = innerWidth(container)
    let wraps = nodes[container].keywords.wraps
    let end = Int(nodes[container].end)
    var child = container + 1
    while child < end {
      let record = nodes[child]
      if record.keywords.isInFlow {
        // In a column that wraps, how wide the lines are is known only when heights are.
        let line = wraps ? nil : inner - horizontalMargins(child, of: inner)
        boxes[child].containingWidth = inner
        if features.contains(.widthsFromHeights) { forgetHeight(of: child) }
        boxes[child].width = columnItemWidth(child, container, inner: inner, line: line)
      }
      child = Int(record.end)
    }
  }

  /// The width of an item of a column (CSS Flexbox §9.4, 7 and 11): its own, that of its line where it stretches, or what
  /// fits its content.
  ///
  /// `line` is the room that its line has for it; nil as long as it is not known.
  @inline(__always)
  func columnItemWidth(_ child: Int, _ container: Int, inner: Double, line: Double?) -> Double {
    let sizing = horizontalSizing(child, edges: horizontalEdges(child, of: inner))
    let available = line ?? inner - horizontalMargins(child, of: inner)
    let width: Double
    if let given = sizing.definite(sizing.size, of: inner) {
      width = given
    } else if let keyword = sizing.intrinsic(sizing.size.unit, available: available) {
      width = keyword
    } else if let line, stretches(child, in: container) {
      width = line
    } else {
      // With a ratio too: a height makes a width only when it has been flexed.
      width = sizing.fitContent(available)
    }
    return sizing.clamped(width, of: inner, available: available)
  }
}

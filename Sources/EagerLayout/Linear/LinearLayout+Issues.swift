extension LinearLayout {
  /// What is probably not meant, from the line itself to its last item.
  ///
  /// An issue's `node` is the item's position; -1 stands for the line.
  ///
  /// - Complexity: O(n).
  public var issues: [LayoutIssue] {
    var issues: [LayoutIssue] = []
    let bounds = bounds, padding = padding
    let edges = [padding.top, padding.left, padding.bottom, padding.right]
    for value in [bounds.width, bounds.height, gap] + edges where usable(value) != value {
      issues.append(LayoutIssue(node: -1, kind: .nonsenseInput(value)))
    }
    for value in [bounds.x, bounds.y] where usablePosition(value) != value {
      issues.append(LayoutIssue(node: -1, kind: .nonsenseInput(value)))
    }
    let excess = excess
    if excess != Extent() { issues.append(LayoutIssue(node: -1, kind: .overflow(excess))) }
    var position = 0
    var next = line.order.firstSlot
    while let slot = next {
      if !line.items[slot].isPlain {
        appendIssues(of: line.metrics[line.items[slot].metrics], at: position, to: &issues)
      }
      position += 1
      next = line.order.slot(after: slot)
    }
    return issues
  }

  private func appendIssues(of leaf: LeafMetrics, at position: Int, to issues: inout [LayoutIssue]) {
    let source = leaf.source < 0 ? nil : line.sources[leaf.source]
    for fault in source?.style.faults ?? [] {
      issues.append(LayoutIssue(node: position, id: source?.id, kind: .nonsense(fault)))
    }
    if leaf.hasNoSize {
      issues.append(LayoutIssue(node: position, id: source?.id, kind: .noSize(inWidth: line.geometry.isRow)))
    }
  }

  /// By how much the items stick out at the line's end and across it.
  private var excess: Extent {
    let along = overflow
    var across = 0.0
    for frame in frames {
      across = Swift.max(across, (line.geometry.isRow ? frame.height : frame.width) - line.geometry.crossRoom)
    }
    across = LineShares.overflow(across, of: line.geometry.crossRoom)
    return line.geometry.isRow ? Extent(width: along, height: across) : Extent(width: across, height: along)
  }
}

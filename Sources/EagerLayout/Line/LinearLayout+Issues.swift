extension LinearLayout {
  /// Probable mistakes, first of the line itself, then of its items in order.
  ///
  /// The node index of an issue is the item's position; -1 stands for the line.
  ///
  /// - Complexity: O(n).
  public var issues: [LayoutIssue] {
    var issues: [LayoutIssue] = []
    appendInputIssues(to: &issues)
    let frames = frames
    let excess = excess(of: frames)
    if excess != Extent() {
      let main = line.geometry.availableMain, cross = line.geometry.availableCross
      let available = isRow ? Extent(width: main, height: cross) : Extent(width: cross, height: main)
      issues.append(
        LayoutIssue(nodeIndex: -1, nodeKind: isRow ? .row : .column, kind: .overflow(by: excess, of: available)))
    }
    var position = 0
    var next = line.order.firstSlot
    while let slot = next {
      let index = line.items[slot].metricsIndex
      if index >= 0 { appendIssues(of: line.metrics[index], at: position, in: frames[position], to: &issues) }
      position += 1
      next = line.order.slot(after: slot)
    }
    return issues
  }

  private var isRow: Bool { line.geometry.isRow }

  private func appendInputIssues(to issues: inout [LayoutIssue]) {
    func check(_ value: Double, _ used: Double, _ number: LayoutIssue.InputFault.Number) {
      guard value != used else { return }
      let fault = LayoutIssue.InputFault(number: number, value: value)
      issues.append(LayoutIssue(nodeIndex: -1, nodeKind: isRow ? .row : .column, kind: .invalidInput(fault)))
    }
    check(bounds.x, usablePosition(bounds.x), .x)
    check(bounds.y, usablePosition(bounds.y), .y)
    check(bounds.width, usable(bounds.width), .width)
    check(bounds.height, usable(bounds.height), .height)
    check(gap, usable(gap), .gap)
    check(padding.top, usable(padding.top), .paddingTop)
    check(padding.left, usable(padding.left), .paddingLeft)
    check(padding.bottom, usable(padding.bottom), .paddingBottom)
    check(padding.right, usable(padding.right), .paddingRight)
  }

  private func appendIssues(
    of leaf: LeafMetrics, at position: Int, in frame: Frame, to issues: inout [LayoutIssue]
  ) {
    let source = leaf.sourceIndex < 0 ? nil : line.sources[leaf.sourceIndex]
    func append(_ kind: LayoutIssue.Kind) {
      let nodeKind = source.map { Placement.NodeKind($0.style, hasContent: $0.content != nil) } ?? .fixed
      issues.append(LayoutIssue(nodeIndex: position, nodeKind: nodeKind, id: source?.id, kind: kind))
    }
    for fault in source?.style.faults ?? [] { append(.invalidStyle(fault)) }
    if let source, let content = source.content {
      let request = LeafStyle(source.style).measureRequest
      if content.isMeasuredByCaller { append(.unmeasured) }
      let width = Swift.max(frame.width - (isRow ? leaf.mainPadding : leaf.crossPadding), 0)
      for fault in content.object?.faults(atWidth: leaf.contentWidths.measuringWidth(near: width), request) ?? [] {
        append(.invalidInput(fault))
      }
    }
    if leaf.hasNoSize { append(.noSize(inWidth: isRow)) }
  }

  /// Returns the overflow of the line: in the main axis by all items together, in the cross axis by the largest item.
  private func excess(of frames: [Frame]) -> Extent {
    let main = overflow
    var cross = 0.0
    for frame in frames {
      cross = Swift.max(cross, (line.geometry.isRow ? frame.height : frame.width) - line.geometry.availableCross)
    }
    cross = LineShares.overflow(cross, of: line.geometry.availableCross)
    return line.geometry.isRow ? Extent(width: main, height: cross) : Extent(width: cross, height: main)
  }
}

public import EagerLayout

extension BlockContainer {
  /// Records that items fill the width and follow each other, and by how much their margins collapse.
  public func recordTrace(into trace: inout ArrangementTrace, _ cache: BlockCache) {
    switch trace.pass {
    case .intrinsicWidths: trace.recordWidestItem()
    case .widths: for item in 0..<trace.count { trace.fill(item, in: trace.width) }
    case .height:
      let sum = ArrangementTrace.Number.sum((0..<trace.count).map { trace.height(of: $0) })
      trace.record(height: sum + trace.boxDistance(cache.height - sum.value))
    case .placement: for item in 0..<trace.count { explainPlace(of: item, &trace, cache) }
    }
  }

  private func explainPlace(of item: Int, _ trace: inout ArrangementTrace, _ cache: BlockCache) {
    let style = trace.style(of: item), freeSpace = trace.width - trace.width(of: item)
    let share = style.startShare(isRightToLeft: trace.isRightToLeft)
    let x = freeSpace.value > 0 && share > 0 ? trace.share(share, of: freeSpace, of: item) : trace.number(0)
    let top = trace.placed(item).y
    guard item > 0 else { return trace.place(item, x: x, y: trace.boxDistance(top)) }
    let bottom = trace.y(of: item - 1) + trace.height(of: item - 1)
    trace.place(item, x: x, y: bottom + trace.boxDistance(top - bottom.value))
  }
}

extension ArrangementTrace {
  /// Returns a distance between boxes, labeled with its cause. Only collapsed margins cause a negative distance.
  fileprivate func boxDistance(_ distance: Double) -> Number {
    distance == 0 ? number(0) : number(distance, distance < 0 ? "collapsed margins" : "margins and alignment")
  }
}

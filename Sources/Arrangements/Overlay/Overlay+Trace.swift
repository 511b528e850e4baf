public import EagerLayout

extension Overlay {
  /// Records that all items contribute to the size of the box, and that each fills the box or is aligned in it.
  public func recordTrace(into trace: inout ArrangementTrace, _ specified: [OverlayItem]) {
    switch trace.pass {
    case .intrinsicWidths: trace.recordWidestItem()
    case .widths:
      for item in 0..<trace.count {
        if yields(item, trace, specified) { continue }
        if (specified[item].place ?? place).horizontal == .fill {
          trace.fill(item, in: trace.width)
        } else {
          trace.fit(item, in: trace.width)
        }
      }
    case .height: trace.recordTallestItem()
    case .placement: for item in 0..<trace.count { explainPlace(of: item, specified[item], &trace) }
    }
  }

  // Returns `true` if the item's width was reduced. The width before the reduction is not stored, so it cannot be
  // recorded.
  private func yields(_ item: Int, _ trace: borrowing ArrangementTrace, _ specified: [OverlayItem]) -> Bool {
    specified[item].yieldsSize > 0 && trace.width(of: item).value >= trace.width.value
  }

  private func explainPlace(of item: Int, _ specified: OverlayItem, _ trace: inout ArrangementTrace) {
    let place = specified.place ?? place
    let freeSpace = trace.width - trace.width(of: item)
    let share = (freeSpace.value < 0 ? specified.startShare : nil) ?? place.horizontal.share
    let x = trace.share(share, of: freeSpace, of: item)
    if place.vertical == .fill {
      trace.place(item, x: x, y: trace.number(0), fillingHeight: trace.height)
    } else {
      trace.place(item, x: x, y: trace.share(place.vertical.share, of: trace.height - trace.height(of: item), of: item))
    }
  }
}

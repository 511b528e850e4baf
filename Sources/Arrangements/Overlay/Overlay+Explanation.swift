public import EagerLayout

extension Overlay {
  /// Records that all items contribute to the size of the box, and that each fills the box or is aligned in it.
  public func explain(_ told: inout ArrangementExplanation, _ said: [OverlayItem]) {
    switch told.pass {
    case .inlineSizes: told.askWidest()
    case .widths:
      for item in 0..<told.count {
        if yields(item, told, said) { continue }
        if (said[item].place ?? place).horizontal == .fill {
          told.fill(item, in: told.width)
        } else {
          told.fit(item, in: told.width)
        }
      }
    case .height: told.askHighest()
    case .places: for item in 0..<told.count { explainPlace(of: item, said[item], &told) }
    }
  }

  // The width of such an item was reduced, so that the original width is no longer known.
  private func yields(_ item: Int, _ told: borrowing ArrangementExplanation, _ said: [OverlayItem]) -> Bool {
    said[item].yieldsSize > 0 && told.width(of: item).value >= told.width.value
  }

  private func explainPlace(of item: Int, _ said: OverlayItem, _ told: inout ArrangementExplanation) {
    let place = said.place ?? place
    let spare = told.width - told.width(of: item)
    let share = (spare.value < 0 ? said.startShare : nil) ?? place.horizontal.share
    let x = told.part(share, of: spare, of: item)
    if place.vertical == .fill {
      told.place(item, x: x, y: told.number(0), fillingHeight: told.height)
    } else {
      told.place(item, x: x, y: told.part(place.vertical.share, of: told.height - told.height(of: item), of: item))
    }
  }
}

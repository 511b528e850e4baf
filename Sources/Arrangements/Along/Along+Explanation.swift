public import EagerLayout

extension Along {
  /// Records that items fit their contents, and that their anchors lie on the curve.
  public func explain(_ told: inout ArrangementExplanation, _ memory: AlongMemory) {
    switch told.pass {
    case .inlineSizes, .height: break
    case .widths: for item in memory.spots.indices { told.fit(item, in: told.width) }
    case .places:
      for item in memory.spots.indices {
        let spot = memory.spots[item]
        let x = start(origin.x, told.width, spot.x, anchor.x, item, told.width(of: item), &told)
        let y = start(origin.y, told.height, yUp ? -spot.y : spot.y, anchor.y, item, told.height(of: item), &told)
        told.place(item, x: x, y: y)
      }
    }
  }

  private func start(
    _ origin: Double, _ length: ArrangementExplanation.Number, _ spot: Double, _ anchor: Double,
    _ item: Int, _ size: ArrangementExplanation.Number, _ told: inout ArrangementExplanation
  ) -> ArrangementExplanation.Number {
    let place = told.find("origin", length * told.number(origin, "origin")) + told.number(spot, "place on the curve")
    if anchor == 0 { return place }
    let spot = told.find("spot on the curve", place, of: item)
    return spot - told.find("to its anchor", size * told.number(anchor, "anchor"), of: item)
  }
}

public import EagerLayout

extension Floats {
  /// Records that an item is next to others at its side, and below items that leave no space for it.
  public func explain(_ told: inout ArrangementExplanation, _ memory: FloatMemory) {
    switch told.pass {
    case .inlineSizes, .height: break
    case .widths:
      for item in 0..<told.count where memory.items[item].weight == nil { told.fit(item, in: told.width) }
    case .places:
      for item in 0..<told.count {
        let place = told.placed(item)
        let y = top(of: item, at: place.y, &told)
        told.place(item, x: start(of: item, at: place, memory, &told), y: y)
      }
    }
  }

  /// Returns the bottom of the item above, which determines the position.
  private func top(of item: Int, at y: Double, _ told: inout ArrangementExplanation) -> ArrangementExplanation.Number {
    if y == 0 { return told.number(0) }
    for other in 0..<item {
      if told.y(of: other).value == y { return told.y(of: other) }
      let bottom = told.y(of: other) + told.height(of: other) + told.rowGap
      if bottom.value == y { return bottom }
    }
    return told.decide("first with room", y, of: item, knowing: told.width(of: item))
  }

  /// Returns the side, or the edge of the neighbor at that side.
  private func start(
    of item: Int, at place: (x: Double, y: Double), _ memory: FloatMemory, _ told: inout ArrangementExplanation
  ) -> ArrangementExplanation.Number {
    let isAtEnd = memory.items[item].side == .end
    let side = isAtEnd ? told.width - told.width(of: item) : told.number(0)
    if side.value == place.x { return side }
    for other in (0..<item).reversed() where memory.items[other].side == memory.items[item].side {
      let beside =
        isAtEnd
        ? told.x(of: other) - told.columnGap - told.width(of: item)
        : told.x(of: other) + told.width(of: other) + told.columnGap
      if (beside.value - place.x).magnitude < 1e-9 { return beside }
    }
    return told.decide("beside the others", place.x, of: item, knowing: told.width, told.width(of: item))
  }
}

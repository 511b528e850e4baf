public import EagerLayout

extension Floats {
  /// Records that an item is next to others at its side, and below items that leave no space for it.
  public func recordTrace(into trace: inout ArrangementTrace, _ cache: FloatCache) {
    switch trace.pass {
    case .intrinsicWidths, .height: break
    case .widths:
      for item in 0..<trace.count where cache.items[item].weight == nil { trace.fit(item, in: trace.width) }
    case .placement:
      for item in 0..<trace.count {
        let place = trace.placed(item)
        let y = top(of: item, at: place.y, &trace)
        trace.place(item, x: start(of: item, at: place, cache, &trace), y: y)
      }
    }
  }

  /// Returns the y of an item: the top or the bottom of the earlier item that determines it, if there is one.
  private func top(of item: Int, at y: Double, _ trace: inout ArrangementTrace) -> ArrangementTrace.Number {
    if y == 0 { return trace.number(0) }
    for other in 0..<item {
      if trace.y(of: other).value == y { return trace.y(of: other) }
      let bottom = trace.y(of: other) + trace.height(of: other) + trace.rowGap
      if bottom.value == y { return bottom }
    }
    return trace.decide("first with enough space", y, of: item, from: trace.width(of: item))
  }

  /// Returns the x of an item, which is at a side of the container, or next to an earlier item at the same side.
  private func start(
    of item: Int, at place: (x: Double, y: Double), _ cache: FloatCache, _ trace: inout ArrangementTrace
  ) -> ArrangementTrace.Number {
    let isAtEnd = cache.items[item].side == .end
    let side = isAtEnd ? trace.width - trace.width(of: item) : trace.number(0)
    if side.value == place.x { return side }
    for other in (0..<item).reversed() where cache.items[other].side == cache.items[item].side {
      let beside =
        isAtEnd
        ? trace.x(of: other) - trace.columnGap - trace.width(of: item)
        : trace.x(of: other) + trace.width(of: other) + trace.columnGap
      if (beside.value - place.x).magnitude < 1e-9 { return beside }
    }
    return trace.decide("beside the others", place.x, of: item, from: trace.width, trace.width(of: item))
  }
}

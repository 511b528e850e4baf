public import EagerLayout

extension Along {
  /// Records that each item has its fit-content width, and that its anchor lies on the curve.
  public func recordTrace(into trace: inout ArrangementTrace, _ cache: AlongCache) {
    switch trace.pass {
    case .intrinsicWidths, .height: break
    case .widths: for item in cache.spots.indices { trace.fit(item, in: trace.width) }
    case .placement:
      for item in cache.spots.indices {
        let spot = cache.spots[item]
        let x = start(origin.x, trace.width, spot.x, anchor.x, item, trace.width(of: item), &trace)
        let y = start(origin.y, trace.height, yUp ? -spot.y : spot.y, anchor.y, item, trace.height(of: item), &trace)
        trace.place(item, x: x, y: y)
      }
    }
  }

  private func start(
    _ origin: Double, _ length: ArrangementTrace.Number, _ spot: Double, _ anchor: Double,
    _ item: Int, _ size: ArrangementTrace.Number, _ trace: inout ArrangementTrace
  ) -> ArrangementTrace.Number {
    let place =
      trace.record("origin", length * trace.number(origin, "origin")) + trace.number(spot, "place on the curve")
    if anchor == 0 { return place }
    let spot = trace.record("spot on the curve", place, of: item)
    return spot - trace.record("to its anchor", size * trace.number(anchor, "anchor"), of: item)
  }
}

public import EagerLayout

extension Along {
  /// Records that each item has its fit-content width, and that its anchor lies on the curve.
  public func recordTrace(into trace: inout ArrangementTrace, _ cache: AlongCache) {
    switch trace.pass {
    case .intrinsicWidths, .height: break
    case .widths: for item in cache.itemPoints.indices { trace.fit(item, in: trace.width) }
    case .placement:
      for item in cache.itemPoints.indices {
        let point = cache.itemPoints[item]
        let x = start(origin.x, trace.width, point.x, anchor.x, item, trace.width(of: item), &trace)
        let y = start(origin.y, trace.height, yUp ? -point.y : point.y, anchor.y, item, trace.height(of: item), &trace)
        trace.place(item, x: x, y: y)
      }
    }
  }

  private func start(
    _ origin: Double, _ length: ArrangementTrace.Number, _ point: Double, _ anchor: Double,
    _ item: Int, _ size: ArrangementTrace.Number, _ trace: inout ArrangementTrace
  ) -> ArrangementTrace.Number {
    let place =
      trace.record("origin", length * trace.number(origin, "origin")) + trace.number(point, "place on the curve")
    if anchor == 0 { return place }
    let anchorPosition = trace.record("spot on the curve", place, of: item)
    return anchorPosition - trace.record("to its anchor", size * trace.number(anchor, "anchor"), of: item)
  }
}

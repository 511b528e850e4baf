public import EagerLayout

extension Masonry {
  /// Records that columns share the width, and that each item is below the items above it in its columns.
  public func recordTrace(into trace: inout ArrangementTrace, _ cache: Cache) {
    switch trace.pass {
    case .intrinsicWidths: break
    case .widths:
      let column = column(&trace)
      for item in 0..<trace.count {
        trace.fill(item, in: width(of: min(cache.spans[item], column.count), column.width, &trace))
      }
    case .height:
      var bottoms: [ArrangementTrace.Number] = []
      for (item, (_, above)) in places(trace, cache).enumerated() {
        let top = above.isEmpty ? nil : ArrangementTrace.Number.greatest(above.map { bottoms[$0] + trace.rowGap })
        bottoms.append(
          trace.record("bottom", top.map { $0 + trace.height(of: item) } ?? trace.height(of: item), of: item))
      }
      trace.record(height: .greatest(bottoms))
    case .placement:
      let column = column(&trace)
      for (item, (place, above)) in places(trace, cache).enumerated() {
        let x =
          place.column == 0
          ? trace.number(0) : trace.record("column and gap", column.width + trace.columnGap) * Double(place.column)
        let y = ArrangementTrace.Number.greatest(above.map { trace.y(of: $0) + trace.height(of: $0) + trace.rowGap })
        trace.place(item, x: x, y: y)
      }
    }
  }

  private func column(
    _ trace: inout ArrangementTrace
  ) -> (count: Int, width: ArrangementTrace.Number) {
    let count = tracks(in: trace.width.value, trace.columnGap.value).count
    if case .minimumWidth(let minimum) = columns {
      _ = trace.decide(
        "columns", Double(count), from: trace.width, trace.number(minimum, "minimumWidth"), trace.columnGap)
    }
    let available = trace.spaceWithoutGaps(in: trace.width, among: count, trace.columnGap)
    return (count, trace.record("column", available / trace.number(Double(count), "columns")))
  }

  private func width(
    of span: Int, _ column: ArrangementTrace.Number, _ trace: inout ArrangementTrace
  ) -> ArrangementTrace.Number {
    if span == 1 { return column }
    let columns = trace.record("columns spanned", column * Double(span))
    return trace.columnGap.value == 0 ? columns : trace.record("span", columns + trace.columnGap * Double(span - 1))
  }

  /// Returns the items' places, each with the items directly above it.
  private func places(
    _ trace: borrowing ArrangementTrace, _ cache: Cache
  ) -> [(place: Place, above: [Int])] {
    let count = tracks(in: trace.width.value, trace.columnGap.value).count
    var filling = cache, lowestItems = [Int?](repeating: nil, count: count), places: [(place: Place, above: [Int])] = []
    filling.clear(count)
    for item in 0..<trace.count {
      let place = filling.place(of: item)
      var above: [Int] = []
      for column in place.column..<place.column + place.span {
        if let item = lowestItems[column], !above.contains(item) { above.append(item) }
        lowestItems[column] = item
      }
      filling.fill(place, to: place.y + trace.height(of: item).value + trace.rowGap.value)
      places.append((place, above))
    }
    return places
  }
}

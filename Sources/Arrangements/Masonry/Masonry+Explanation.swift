public import EagerLayout

extension Masonry {
  /// Records that columns share the width, and that each item is below the items above it in its columns.
  public func explain(_ told: inout ArrangementExplanation, _ memory: Memory) {
    switch told.pass {
    case .inlineSizes: break
    case .widths:
      let column = column(&told)
      for item in 0..<told.count {
        told.fill(item, in: width(of: min(memory.spans[item], column.count), column.width, &told))
      }
    case .height:
      var bottoms: [ArrangementExplanation.Number] = []
      for (item, (_, above)) in places(told, memory).enumerated() {
        let top = above.isEmpty ? nil : ArrangementExplanation.Number.greatest(above.map { bottoms[$0] + told.rowGap })
        bottoms.append(told.find("bottom", top.map { $0 + told.height(of: item) } ?? told.height(of: item), of: item))
      }
      told.ask(height: .greatest(bottoms))
    case .places:
      let column = column(&told)
      for (item, (place, above)) in places(told, memory).enumerated() {
        let x =
          place.column == 0
          ? told.number(0) : told.find("column and gap", column.width + told.columnGap) * Double(place.column)
        let y = ArrangementExplanation.Number.greatest(
          above.map { told.y(of: $0) + told.height(of: $0) + told.rowGap })
        told.place(item, x: x, y: y)
      }
    }
  }

  private func column(
    _ told: inout ArrangementExplanation
  ) -> (count: Int, width: ArrangementExplanation.Number) {
    let count = tracks(in: told.width.value, told.columnGap.value).count
    if case .minimumWidth(let least) = columns {
      _ = told.decide("columns", Double(count), knowing: told.width, told.number(least, "minimumWidth"), told.columnGap)
    }
    let room = told.room(in: told.width, among: count, told.columnGap)
    return (count, told.find("column", room / told.number(Double(count), "columns")))
  }

  private func width(
    of span: Int, _ column: ArrangementExplanation.Number, _ told: inout ArrangementExplanation
  ) -> ArrangementExplanation.Number {
    if span == 1 { return column }
    let columns = told.find("columns spanned", column * Double(span))
    return told.columnGap.value == 0 ? columns : told.find("span", columns + told.columnGap * Double(span - 1))
  }

  /// Returns the items' places, each with the items directly above it.
  private func places(
    _ told: borrowing ArrangementExplanation, _ memory: Memory
  ) -> [(place: Place, above: [Int])] {
    let count = tracks(in: told.width.value, told.columnGap.value).count
    var filling = memory, lowest = [Int?](repeating: nil, count: count), places: [(place: Place, above: [Int])] = []
    filling.clear(count)
    for item in 0..<told.count {
      let place = filling.place(of: item)
      var above: [Int] = []
      for column in place.column..<place.column + place.span {
        if let item = lowest[column], !above.contains(item) { above.append(item) }
        lowest[column] = item
      }
      filling.fill(place, to: place.y + told.height(of: item).value + told.rowGap.value)
      places.append((place, above))
    }
    return places
  }
}

public import EagerLayout

extension Grid {
  /// Tracks have their lengths, their items' or their part of what is left, and items lie in their areas.
  public func explain(_ told: inout ArrangementExplanation, _ memory: Memory) {
    guard memory.sized.columns.spans.count == told.count else { return }
    switch told.pass {
    case .inlineSizes: break
    case .widths:
      let columns = GridStory(memory.sized.columns, .column, told.width, told.columnGap, &told)
      for item in 0..<told.count {
        let area = columns.area(of: item, &told)
        // The first that gives its width is what was done.
        told.fill(item, in: area.length)
        told.fit(item, in: area.length)
      }
    case .height:
      if memory.sized.rows.hasFlexible || memory.sized.rows.hasPercent { return }
      let rows = GridStory(memory.sized.rows, .row, told.number(0), told.rowGap, &told)
      if let total = rows.total { told.ask(height: total) }
    case .places:
      let columns = GridStory(memory.sized.columns, .column, told.width, told.columnGap, &told)
      let rows = GridStory(memory.sized.rows, .row, told.height, rowGap(memory.sized.rows.gap, &told), &told)
      for item in 0..<told.count {
        var column = columns.area(of: item, &told), row = rows.area(of: item, &told)
        let place = told.placed(item), said = memory.said[item]
        // Where it says its lines, these tell which cell it has.
        if !memory.sized.across.places(said.columnStart, said.columnEnd) {
          column.start = columns.nextStart(column.start, of: item, &told)
        }
        if !memory.sized.down.places(said.rowStart, said.rowEnd) {
          row.start = rows.nextStart(row.start, of: item, &told)
        }
        let x = start(in: column, told.width(of: item), at: place.x, item, &told)
        let y = start(in: row, told.height(of: item), at: place.y, item, &told)
        told.place(item, x: x, y: y, fillingHeight: row.length)
      }
    }
  }

  private typealias Number = ArrangementExplanation.Number

  /// The gap between rows, which may be a share of a height that came of the content.
  private func rowGap(_ gap: Double, _ told: inout ArrangementExplanation) -> Number {
    if gap == told.rowGap.value { return told.rowGap }
    return told.find("gap", told.height * told.number(gap / told.height.value, "share"))
  }

  /// Where an item lies in its area: at its start, in its middle or at its end.
  private func start(
    in area: (start: Number, length: Number), _ size: Number, at place: Double, _ item: Int,
    _ told: inout ArrangementExplanation
  ) -> Number {
    let free = area.length - size
    for share in [0, 0.5, 1] where (area.start.value + share * free.value - place).magnitude < 1e-9 {
      return share == 0 ? area.start : area.start + told.part(share, of: free, of: item)
    }
    return told.decide("by its alignment", place, of: item, knowing: area.start, area.length)
  }
}

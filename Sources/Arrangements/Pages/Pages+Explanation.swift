public import EagerLayout

extension Pages {
  /// Records that the cells of a page share its width, and its height if that is definite.
  public func explain(_ told: inout ArrangementExplanation, _ memory: [NoParameter]) {
    guard told.pass == .widths || told.pass == .places else { return }
    let column = told.cell(in: told.width, among: columns, told.columnGap, "column", "columns")
    if told.pass == .widths {
      for item in 0..<told.count { told.fill(item, in: column) }
    } else {
      explainPlaces(column, &told)
    }
  }

  private func explainPlaces(_ column: ArrangementExplanation.Number, _ told: inout ArrangementExplanation) {
    let row = told.isHeightDefinite ? told.cell(in: told.height, among: rows, told.rowGap, "row", "rows") : nil
    let padding = told.padding.left + told.padding.right
    var above = 0
    for item in 0..<told.count {
      let cell = cell(of: item)
      if cell.column == 0 { above = cell.row == 0 ? item : item - columns }
      var x = told.number(0)
      if cell.column > 0 { x = told.x(of: item - 1) + column + told.columnGap }
      if cell.column == 0, cell.page > 0 {
        let page = padding == 0 ? told.width : told.find("page", told.width + told.number(padding, "padding"))
        x = page * Double(cell.page)
      }
      guard let row else {
        var y = told.number(0)
        if cell.row > 0 {
          let rowAbove = (above..<min(above + columns, told.count)).map { told.height(of: $0) }
          y = told.y(of: above) + told.find("row", .greatest(rowAbove), index: cell.row) + told.rowGap
        }
        told.place(item, x: x, y: y)
        continue
      }
      let y = cell.row == 0 ? told.number(0) : told.find("row and gap", row + told.rowGap) * Double(cell.row)
      told.place(item, x: x, y: y, fillingHeight: row)
    }
  }
}

extension ArrangementExplanation {
  /// Returns the length of one of several equal cells.
  fileprivate mutating func cell(
    in length: Number, among count: Int, _ gap: Number, _ name: StaticString, _ several: StaticString
  ) -> Number {
    let room = room(in: length, among: count, gap)
    return room.value < 0 ? number(0) : find(name, room / number(Double(count), several))
  }
}

public import EagerLayout

extension Pages {
  /// Records that the cells of a page share its width, and its height if that is definite.
  public func recordTrace(into trace: inout ArrangementTrace, _ cache: [NoLayoutValue]) {
    guard trace.pass == .widths || trace.pass == .placement else { return }
    let column = trace.cell(in: trace.width, among: columns, trace.columnGap, "column", "columns")
    if trace.pass == .widths {
      for item in 0..<trace.count { trace.fill(item, in: column) }
    } else {
      explainPlaces(column, &trace)
    }
  }

  private func explainPlaces(_ column: ArrangementTrace.Number, _ trace: inout ArrangementTrace) {
    let row = trace.isHeightDefinite ? trace.cell(in: trace.height, among: rows, trace.rowGap, "row", "rows") : nil
    let padding = trace.padding.left + trace.padding.right
    var firstAbove = 0
    for item in 0..<trace.count {
      let cell = cell(of: item)
      if cell.column == 0 { firstAbove = cell.row == 0 ? item : item - columns }
      var x = trace.number(0)
      if cell.column > 0 { x = trace.x(of: item - 1) + column + trace.columnGap }
      if cell.column == 0, cell.page > 0 {
        let page = padding == 0 ? trace.width : trace.record("page", trace.width + trace.number(padding, "padding"))
        x = page * Double(cell.page)
      }
      guard let row else {
        var y = trace.number(0)
        if cell.row > 0 {
          let rowAbove = (firstAbove..<min(firstAbove + columns, trace.count)).map { trace.height(of: $0) }
          y = trace.y(of: firstAbove) + trace.record("row", .greatest(rowAbove), index: cell.row) + trace.rowGap
        }
        trace.place(item, x: x, y: y)
        continue
      }
      let y = cell.row == 0 ? trace.number(0) : trace.record("row and gap", row + trace.rowGap) * Double(cell.row)
      trace.place(item, x: x, y: y, fillingHeight: row)
    }
  }
}

extension ArrangementTrace {
  /// Returns the length of one of `count` equal cells.
  fileprivate mutating func cell(
    in length: Number, among count: Int, _ gap: Number, _ name: StaticString, _ plural: StaticString
  ) -> Number {
    let available = spaceWithoutGaps(in: length, among: count, gap)
    return available.value < 0 ? number(0) : record(name, available / number(Double(count), plural))
  }
}

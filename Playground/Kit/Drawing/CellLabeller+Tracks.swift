import EagerLayout

// The tracks of grids in cells: dashes in free places, and the numbers of lines on the bottom and the left edge.
extension CellLabeller {
  mutating func write(_ grids: [Picture.Tracks], _ owners: LabelRoom, on lines: CellLines) {
    for grid in grids {
      guard let index = shapes.firstIndex(where: { $0.boxes.contains(grid.box) }) else { continue }
      let area = areas[index]
      guard area.left < area.right, area.top < area.bottom else { continue }
      func column(_ place: Double) -> Int { lines.area(of: Frame(x: place, y: 0, width: 0, height: 0)).left }
      func row(_ place: Double) -> Int { lines.area(of: Frame(x: 0, y: place, width: 0, height: 0)).top }
      let columns = Picture.edges(of: grid.columns).map(column), rows = Picture.edges(of: grid.rows).map(row)
      for edge in columns where edge > area.left && edge < area.right {
        let from = max(rows.min() ?? 0, area.top + 1), to = min(rows.max() ?? 0, area.bottom - 1)
        for y in from..<max(from, to + 1) { dash("\u{250A}", edge, y, Int32(index), owners) }
      }
      for edge in rows where edge > area.top && edge < area.bottom {
        let from = max(columns.min() ?? 0, area.left + 1), to = min(columns.max() ?? 0, area.right - 1)
        for x in from..<max(from, to + 1) { dash("\u{2508}", x, edge, Int32(index), owners) }
      }
      for line in Picture.lines(of: grid.columns) {
        number(line.number, x: min(max(column(line.place), area.left + 1), area.right - 1), y: area.bottom)
      }
      for line in Picture.lines(of: grid.rows) {
        number(line.number, x: area.left, y: min(max(row(line.place), area.top + 1), area.bottom - 1))
      }
    }
  }

  private mutating func dash(_ mark: String, _ x: Int, _ y: Int, _ owner: Int32, _ owners: LabelRoom) {
    guard x >= 0, y >= 0, x < canvas.width, y < canvas.height, canvas.isFree(x: x, y: y) else { return }
    if owners.owner(x: x, y: y) == owner { canvas.write(mark, x: x, y: y, ink: .faint) }
  }

  /// Writes the number of a line on the edge, unless other text is beside it.
  private mutating func number(_ number: Int, x: Int, y: Int) {
    let text = "\(number)", width = text.utf8.count
    guard x > 0 || width == 1, x + width <= canvas.width, y >= 0, y < canvas.height else { return }
    for place in max(0, x - 1)..<min(canvas.width, x + width + 1) where canvas.hasText(x: place, y: y) {
      if !canvas.isMark(x: place, y: y) { return }
    }
    canvas.write(text, x: x, y: y, ink: .faint)
  }
}

import EagerLayout

// Draws the tracks of grids: dashed lines where cells are free, and line numbers on the bottom and the left edge.
extension CellLabeller {
  mutating func writeTracks(of grids: [Picture.Tracks], _ owners: LabelRaster, on lines: CellLines) {
    for grid in grids {
      guard let shape = shapes.firstIndex(where: { $0.boxes.contains(grid.box) }) else { continue }
      let area = areas[shape]
      guard area.left < area.right, area.top < area.bottom else { continue }
      func column(_ position: Double) -> Int { lines.area(of: Frame(x: position, y: 0, width: 0, height: 0)).left }
      func row(_ position: Double) -> Int { lines.area(of: Frame(x: 0, y: position, width: 0, height: 0)).top }
      let columns = Picture.edges(of: grid.columns).map(column), rows = Picture.edges(of: grid.rows).map(row)
      for edge in columns where edge > area.left && edge < area.right {
        let from = max(rows.min() ?? 0, area.top + 1), to = min(rows.max() ?? 0, area.bottom - 1)
        for y in from..<max(from, to + 1) { drawDash("\u{250A}", edge, y, Int32(shape), owners) }
      }
      for edge in rows where edge > area.top && edge < area.bottom {
        let from = max(columns.min() ?? 0, area.left + 1), to = min(columns.max() ?? 0, area.right - 1)
        for x in from..<max(from, to + 1) { drawDash("\u{2508}", x, edge, Int32(shape), owners) }
      }
      for line in Picture.lines(of: grid.columns) {
        writeLineNumber(line.number, x: min(max(column(line.place), area.left + 1), area.right - 1), y: area.bottom)
      }
      for line in Picture.lines(of: grid.rows) {
        writeLineNumber(line.number, x: area.left, y: min(max(row(line.place), area.top + 1), area.bottom - 1))
      }
    }
  }

  private mutating func drawDash(_ mark: String, _ x: Int, _ y: Int, _ owner: Int32, _ owners: LabelRaster) {
    guard x >= 0, y >= 0, x < canvas.width, y < canvas.height, canvas.isFree(x: x, y: y) else { return }
    if owners.owner(x: x, y: y) == owner { canvas.write(mark, x: x, y: y, ink: .faint) }
  }

  /// Writes the number of a grid line on the edge of the grid, unless other text is beside it.
  private mutating func writeLineNumber(_ number: Int, x: Int, y: Int) {
    let text = "\(number)", width = text.utf8.count
    guard x > 0 || width == 1, x + width <= canvas.width, y >= 0, y < canvas.height else { return }
    for position in max(0, x - 1)..<min(canvas.width, x + width + 1) where canvas.hasText(x: position, y: y) {
      if !canvas.isMark(x: position, y: y) { return }
    }
    canvas.write(text, x: x, y: y, ink: .faint)
  }
}

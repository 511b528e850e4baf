public import EagerLayout

/// The named areas of a ``Grid``: rows of cells, each with the name of its area.
///
///     Grid(columns: [80, .flexible(1)], areas: ["head head", "nav body"]) { … }
public struct GridAreas: Equatable, Sendable {
  /// The names of the cells, row by row; nil for a cell without an area.
  public let rows: [[LayoutID?]]

  /// Creates areas from rows of cells.
  public init(_ rows: [[LayoutID?]] = []) { self.rows = rows }

  /// The bounding rectangle of the cells with the same name.
  struct Area: Sendable {
    var rows: Range<Int>
    var columns: Range<Int>
    var cells = 1
    var isRectangle: Bool { cells == rows.count * columns.count }

    fileprivate mutating func include(row: Int, column: Int) {
      rows = min(rows.lowerBound, row)..<max(rows.upperBound, row + 1)
      columns = min(columns.lowerBound, column)..<max(columns.upperBound, column + 1)
      cells += 1
    }
  }
}

/// An index of the areas of a ``Grid`` by name.
struct GridAreaTable: Sendable {
  private var numbers = NumberedIDs()
  private var areas: [GridAreas.Area] = []
  /// The number of rows and columns that the areas occupy.
  private(set) var rowCount = 0, columnCount = 0

  init() {}

  /// - Complexity: O(cells).
  init(_ specified: GridAreas) {
    rowCount = specified.rows.count
    for (row, cells) in specified.rows.enumerated() {
      columnCount = max(columnCount, cells.count)
      for (column, name) in cells.enumerated() {
        guard let name else { continue }
        let number = numbers.insert(name)
        if number < areas.count {
          areas[number].include(row: row, column: column)
        } else {
          areas.append(GridAreas.Area(rows: row..<row + 1, columns: column..<column + 1))
        }
      }
    }
  }

  var isEmpty: Bool { areas.isEmpty }

  /// The names of areas that are ignored because their cells do not form a rectangle.
  var irregular: [LayoutID] { areas.indices.filter { !areas[$0].isRectangle }.map { numbers.ids[$0] } }

  /// The names of rectangular areas, computed lazily.
  var names: some Sequence<LayoutID> { areas.indices.lazy.filter { areas[$0].isRectangle }.map { numbers.ids[$0] } }

  func isIrregular(_ name: LayoutID) -> Bool { numbers.number(of: name).map { !areas[$0].isRectangle } ?? false }

  /// The rectangular area with a name.
  subscript(name: LayoutID) -> GridAreas.Area? {
    guard let number = numbers.number(of: name), areas[number].isRectangle else { return nil }
    return areas[number]
  }
}

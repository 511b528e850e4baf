public import EagerLayout

/// The named areas of a ``Grid``: rows of cells, each with the name of its area.
///
///     Grid(columns: [80, .flexible(1)], areas: ["head head", "nav body"]) { … }
public struct GridAreas: Equatable, Sendable {
  /// The names of the cells row by row; nil for a cell of no area.
  public let rows: [[LayoutID?]]

  /// Rows of cells.
  public init(_ rows: [[LayoutID?]] = []) { self.rows = rows }

  /// How many columns there are.
  var columnCount: Int { rows.reduce(0) { max($0, $1.count) } }

  /// An area: its first row and column, and those behind it.
  struct Area: Sendable {
    var name: LayoutID
    var rows: Range<Int>
    var columns: Range<Int>
    var cells = 1
    /// Whether its cells are those of a rectangle.
    var isRectangle: Bool { cells == rows.count * columns.count }
  }

  /// The areas, in the order of their first cells.
  func areas() -> [Area] {
    var areas: [Area] = []
    for (row, cells) in rows.enumerated() {
      for (column, name) in cells.enumerated() {
        guard let name else { continue }
        if let at = areas.firstIndex(where: { $0.name == name }) {
          let area = areas[at]
          areas[at].rows = min(area.rows.lowerBound, row)..<max(area.rows.upperBound, row + 1)
          areas[at].columns = min(area.columns.lowerBound, column)..<max(area.columns.upperBound, column + 1)
          areas[at].cells += 1
        } else {
          areas.append(Area(name: name, rows: row..<row + 1, columns: column..<column + 1))
        }
      }
    }
    return areas
  }
}

#if !hasFeature(Embedded)
  extension GridAreas: ExpressibleByArrayLiteral {
    /// Rows of names with spaces between them; a cell of no area is a point.
    public init(arrayLiteral elements: String...) { self.init(written: elements) }

    /// Rows of names with spaces between them; a cell of no area is one or several points.
    public init(written rows: [String]) {
      self.init(
        rows.map { row in
          row.split(separator: " ").map { name in name.allSatisfy { $0 == "." } ? nil : LayoutID(String(name)) }
        })
    }
  }
#endif

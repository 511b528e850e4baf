/// Where a column or a row of a ``Grid`` is: its first line, where that begins, and how large the track is.
public struct GridTrackPlace: Equatable, Sendable {
  /// The number of the line before it, as items name lines: 1 is where the grid's own tracks begin. Those that were added before have
  /// numbers from 0 downwards, by which nothing can be put.
  public var line: Int
  /// Where it begins in the grid's content box, in points: from the left, or in a grid from right to left, from the right; or from
  /// the top.
  public var start: Double
  /// Its width or height in points.
  public var length: Double

  /// A track in a place.
  public init(line: Int, start: Double, length: Double) {
    self.line = line
    self.start = start
    self.length = length
  }
}

// For arrangements that hold a grid, and draw or count what is in it.
extension Grid.Memory {
  /// The columns, as they are after pass 2; those without size for want of items are left out.
  ///
  ///     struct Ruled: Arrangement {
  ///       let grid: Grid
  ///       func place(_ items: inout ItemPlaces, _ memory: inout Grid.Memory) {
  ///         grid.place(&items, &memory)
  ///         for column in memory.columns.dropFirst() { rule(at: column.start) }
  ///       }
  ///     }
  ///
  /// - Complexity: O(columns).
  public var columns: [GridTrackPlace] { sized.columns.places }

  /// The rows, as they are after pass 4.
  ///
  /// - Complexity: O(rows).
  public var rows: [GridTrackPlace] { sized.rows.places }

  /// What is between two columns and two rows: the gap, and a part of what the tracks leave free.
  package var columnSpacing: (gap: Double, between: Double) { (sized.columns.gap, sized.columns.between) }
  package var rowSpacing: (gap: Double, between: Double) { (sized.rows.gap, sized.rows.between) }

  /// How wide an item's area is: what percentages of its margins are of.
  package func widthOfArea(of item: Int) -> Double { sized.columns.area(of: item).length }
}

extension GridAxis {
  fileprivate var places: [GridTrackPlace] {
    var places: [GridTrackPlace] = []
    for (at, track) in tracks.enumerated() where !track.isCollapsed {
      places.append(GridTrackPlace(line: at - firstExplicit + 1, start: track.position, length: track.base))
    }
    return places
  }
}

/// The place of a column or a row of a ``Grid``: its first line, its start, and its length.
public struct GridTrackPlace: Equatable, Sendable {
  /// The number of the line before the track; 1 is the start of the grid's own tracks. Tracks that were added before
  /// that line have the numbers 0, -1 and so on, which cannot be used to place items.
  public var line: Int
  /// The start of the track in the grid's content box, in points: from the left, or from the right if the direction is
  /// right to left; for rows, from the top.
  public var start: Double
  /// The width or height in points.
  public var length: Double

  /// Creates a place.
  public init(line: Int, start: Double, length: Double) {
    self.line = line
    self.start = start
    self.length = length
  }
}

// Members for arrangements that contain a grid, and draw or count the grid's tracks.
extension Grid.Cache {
  /// The columns after pass 2, without collapsed ones.
  ///
  ///     struct Ruled: Arrangement {
  ///       let grid: Grid
  ///       func place(_ items: inout PlacementPass, _ cache: inout Grid.Cache) {
  ///         grid.place(&items, &cache)
  ///         for column in cache.columns.dropFirst() { rule(at: column.start) }
  ///       }
  ///     }
  ///
  /// - Complexity: O(columns).
  public var columns: [GridTrackPlace] { sized.columns.places }

  /// The rows after pass 4, without collapsed ones.
  ///
  /// - Complexity: O(rows).
  public var rows: [GridTrackPlace] { sized.rows.places }

  /// The space between two columns and two rows: the gap, and a part of the free space.
  package var columnSpacing: (gap: Double, between: Double) { (sized.columns.gap, sized.columns.between) }
  package var rowSpacing: (gap: Double, between: Double) { (sized.rows.gap, sized.rows.between) }

  /// Returns the width of an item's area, the basis of percentage margins.
  package func widthOfArea(of item: Int) -> Double { sized.columns.area(of: item).length }
}

extension GridAxis {
  fileprivate var places: [GridTrackPlace] {
    tracks.enumerated().filter { !$1.isCollapsed }.map { index, track in
      GridTrackPlace(line: index - firstExplicit + 1, start: track.position, length: track.base)
    }
  }
}

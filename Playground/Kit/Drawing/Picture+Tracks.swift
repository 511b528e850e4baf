internal import Arrangements
package import EagerLayout

extension Picture {
  /// The columns and rows of a grid in a picture.
  package struct Tracks: Sendable {
    package var box: Int
    package var columns: [Track]
    package var rows: [Track]
    /// The space between two columns, and between two rows: the gap, and the leftover space that is added to it.
    var columnSpacing: (gap: Double, between: Double)
    var rowSpacing: (gap: Double, between: Double)
    /// The items with percentage margins, and the widths of their areas, to which the percentages refer.
    var areaWidths: [(node: Int, width: Double)] = []
  }

  /// A column or row in the coordinates of the picture.
  package struct Track: Sendable {
    /// The number of the grid line before the track.
    package var line: Int
    /// The edges of the track. In a right-to-left grid, `start` is the right edge of a column.
    package var start: Double
    package var end: Double
  }

  /// A line of a grid: its number, and its position in the middle between the tracks on both sides.
  package typealias Line = (number: Int, place: Double)

  /// The lines with positive numbers; empty for a grid with more than 40 tracks, whose numbers could not be read.
  package static func lines(of tracks: [Track]) -> [Line] {
    guard let last = tracks.last, tracks.count <= 40 else { return [] }
    var lines: [Line] = []
    for (index, track) in tracks.enumerated() where track.line > 0 {
      lines.append((track.line, index == 0 ? track.start : (tracks[index - 1].end + track.start) / 2))
    }
    if last.line >= 0 { lines.append((last.line + 1, last.end)) }
    return lines
  }

  /// The edges of tracks, without duplicates for tracks that touch; empty for more than 40 tracks.
  package static func edges(of tracks: [Track]) -> [Double] {
    guard tracks.count <= 40 else { return [] }
    var edges: [Double] = []
    for edge in tracks.flatMap({ [$0.start, $0.end] }) {
      if !edges.contains(where: { ($0 - edge).magnitude < 0.01 }) { edges.append(edge) }
    }
    return edges
  }

  /// Adds the tracks of the grids in a layout, and margins that are percentages of item areas.
  package mutating func setTracks(
    of root: LayoutNode, _ arena: NodeArena, _ placement: Placement, from first: Int = 0
  ) {
    tracks = Self.tracks(root, placement, from: first, to: first + boxes.count)
    if tracks.allSatisfy({ $0.areaWidths.isEmpty }) { return }
    spaces = Self.spaces(arena, placement, from: first, tracks).filter { boxes[$0.box].isVisible }
  }

  /// The tracks of the grids in a placed layout, for the nodes in `first..<end`.
  ///
  /// Computes the layout again with grids that record their tracks. Returns no tracks if the two layouts differ.
  package static func tracks(_ root: LayoutNode, _ placement: Placement, from first: Int = 0, to end: Int) -> [Tracks] {
    var records: [(node: Int, record: TrackRecord)] = [], nodeCount = 0
    let recordingRoot = recordingTracks(root, &records, &nodeCount)
    guard !records.isEmpty, let frame = placement.frames.first else { return [] }
    var item = Row()
    item.node = recordingRoot
    // Tries both bounds: the root of a document is as high as its content, while other roots fill their bounds.
    let isReproduced = [placement.bounds, frame].contains { bounds in
      let repeated = item.layout(in: Frame(x: frame.x, y: frame.y, width: bounds.width, height: bounds.height))
      return zip(repeated.frames, placement.frames).allSatisfy { $0.isSame(as: $1) }
    }
    guard isReproduced else { return [] }
    var tracks: [Tracks] = []
    for (node, record) in records where node >= first && node < end && !placement.isHidden(node) {
      let content = placement.contentFrame(of: node)
      let columns = record.columns.map { track in
        record.isRightToLeft
          ? Track(line: track.line, start: content.maxX - track.start, end: content.maxX - track.start - track.length)
          : Track(line: track.line, start: content.x + track.start, end: content.x + track.start + track.length)
      }
      let rows = record.rows.map {
        Track(line: $0.line, start: content.y + $0.start, end: content.y + $0.start + $0.length)
      }
      tracks.append(
        Tracks(
          box: node - first, columns: columns, rows: rows, columnSpacing: record.columnSpacing,
          rowSpacing: record.rowSpacing,
          areaWidths: record.areaWidths))
    }
    return tracks
  }

  /// A copy of a tree whose grids record their tracks into `records`.
  private static func recordingTracks(
    _ node: LayoutNode, _ records: inout [(node: Int, record: TrackRecord)], _ nodeCount: inout Int
  ) -> LayoutNode {
    var result = node, ownRecord: TrackRecord?
    if let grid = node.arrangement?.value(of: Grid.self) {
      let record = TrackRecord()
      ownRecord = record
      records.append((nodeCount, record))
      result.content = Arranged(RecordingGrid(grid: grid, record: record)) {}.node.content
    }
    nodeCount += 1
    for index in node.children.indices {
      ownRecord?.add(node.children[index].style, at: nodeCount)
      result.children[index] = recordingTracks(node.children[index], &records, &nodeCount)
    }
    return result
  }
}

/// The tracks of a grid, stored when the grid places its items.
private final class TrackRecord: @unchecked Sendable {
  var columns: [GridTrackPlace] = []
  var rows: [GridTrackPlace] = []
  var columnSpacing = (gap: 0.0, between: 0.0), rowSpacing = (gap: 0.0, between: 0.0)
  var isRightToLeft = false
  var areaWidths: [(node: Int, width: Double)] = []
  private var items: [(node: Int, order: Int, hasPercentageMargins: Bool)] = []

  /// Adds a child of the grid, if it is an item.
  func add(_ style: FlexStyle, at node: Int) {
    if style.position == .absolute || style.display == .none { return }
    items.append((node, style.order, style.hasPercentageMargins))
  }

  /// Stores the tracks, and the area widths of items with percentage margins. The grid numbers its items by `order`,
  /// and by source order where `order` is equal.
  func store(_ cache: Grid.Cache, isRightToLeft: Bool) {
    (columns, rows, self.isRightToLeft) = (cache.columns, cache.rows, isRightToLeft)
    (columnSpacing, rowSpacing) = (cache.columnSpacing, cache.rowSpacing)
    areaWidths = []
    for (index, item) in items.sorted(by: { ($0.order, $0.node) < ($1.order, $1.node) }).enumerated()
    where item.hasPercentageMargins {
      areaWidths.append((item.node, cache.widthOfArea(of: index)))
    }
  }
}

extension FlexStyle {
  fileprivate var hasPercentageMargins: Bool {
    [marginTop, marginLeft, marginBottom, marginRight].contains {
      if case .percent = $0 { true } else { false }
    }
  }
}

private struct RecordingGrid: Arrangement {
  typealias ItemValue = GridItem
  typealias Cache = Grid.Cache

  let grid: Grid
  let record: TrackRecord

  var traits: ArrangementTraits { grid.traits }

  static func == (a: RecordingGrid, b: RecordingGrid) -> Bool { a.record === b.record }

  func makeCache(_ items: [ArrangedItem<GridItem>]) -> Grid.Cache { grid.makeCache(items) }

  func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout Grid.Cache) -> IntrinsicWidths {
    grid.intrinsicWidths(of: items, &cache)
  }

  func setWidths(of items: inout WidthPass, _ cache: inout Grid.Cache) { grid.setWidths(of: &items, &cache) }

  func height(of items: borrowing HeightPass, _ cache: inout Grid.Cache) -> Double {
    grid.height(of: items, &cache)
  }

  func place(_ items: inout PlacementPass, _ cache: inout Grid.Cache) {
    grid.place(&items, &cache)
    record.store(cache, isRightToLeft: items.isRightToLeft)
  }

  func baselineItem(isLast: Bool, count: Int, _ cache: Grid.Cache) -> Int? {
    grid.baselineItem(isLast: isLast, count: count, cache)
  }

  func isLastBaseline(of item: Int, isLast: Bool, _ cache: Grid.Cache) -> Bool {
    grid.isLastBaseline(of: item, isLast: isLast, cache)
  }

  func availableSpace(
    ofAbsolute child: GridItem, _ style: ArrangedStyle, in container: ArrangedStyle, _ box: AbsoluteBox,
    _ cache: Grid.Cache
  ) -> AbsoluteSpace? { grid.availableSpace(ofAbsolute: child, style, in: container, box, cache) }
}

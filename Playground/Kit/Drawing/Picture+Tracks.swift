internal import Arrangements
package import EagerLayout

extension Picture {
  /// The columns and rows of a grid in a picture.
  package struct Tracks: Sendable {
    package var box: Int
    package var columns: [Track]
    package var rows: [Track]
    /// The space between two columns and two rows: the gap, and a part of the leftover space.
    var columnSpacing: (gap: Double, between: Double)
    var rowSpacing: (gap: Double, between: Double)
    /// The items with margins in percent, and the widths of their areas, to which the percentages refer.
    var rooms: [(node: Int, width: Double)] = []
  }

  /// A column or row in the coordinates of the picture.
  package struct Track: Sendable {
    /// The number of the line before it.
    package var line: Int
    /// Its edges; in a grid from right to left, the first is the right one.
    package var start: Double
    package var end: Double
  }

  /// A line of a grid: its number, and its middle between the tracks on both sides.
  package typealias Line = (number: Int, place: Double)

  /// The numbered lines; none in a grid of too many tracks to read.
  package static func lines(of tracks: [Track]) -> [Line] {
    guard let last = tracks.last, tracks.count <= 40 else { return [] }
    var lines: [Line] = []
    for (at, track) in tracks.enumerated() where track.line > 0 {
      lines.append((track.line, at == 0 ? track.start : (tracks[at - 1].end + track.start) / 2))
    }
    if last.line >= 0 { lines.append((last.line + 1, last.end)) }
    return lines
  }

  /// The edges of tracks within their grid: a single line if two of them touch.
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
    if tracks.allSatisfy({ $0.rooms.isEmpty }) { return }
    spaces = Self.spaces(arena, placement, from: first, tracks).filter { boxes[$0.box].canBeSeen }
  }

  /// The tracks of all grids in a placed layout, from a node on.
  ///
  /// The layout is computed again, with grids that record their tracks.
  package static func tracks(_ root: LayoutNode, _ placement: Placement, from first: Int = 0, to end: Int) -> [Tracks] {
    var notes: [(node: Int, note: TrackNote)] = [], count = 0
    let noting = noting(root, &notes, &count)
    guard !notes.isEmpty, let frame = placement.frames.first else { return [] }
    var item = Row()
    item.node = noting
    // A document's root is as high as its content; a root of the library fills the bounds.
    let isSame = [placement.bounds, frame].contains { bounds in
      let again = item.layout(in: Frame(x: frame.x, y: frame.y, width: bounds.width, height: bounds.height))
      return zip(again.frames, placement.frames).allSatisfy { $0.isSame(as: $1) }
    }
    guard isSame else { return [] }
    var tracks: [Tracks] = []
    for (node, note) in notes where node >= first && node < end && !placement.isHidden(node) {
      let content = placement.contentFrame(of: node)
      let columns = note.columns.map { track in
        note.isRightToLeft
          ? Track(line: track.line, start: content.maxX - track.start, end: content.maxX - track.start - track.length)
          : Track(line: track.line, start: content.x + track.start, end: content.x + track.start + track.length)
      }
      let rows = note.rows.map {
        Track(line: $0.line, start: content.y + $0.start, end: content.y + $0.start + $0.length)
      }
      tracks.append(
        Tracks(
          box: node - first, columns: columns, rows: rows, columnSpacing: note.columnSpacing,
          rowSpacing: note.rowSpacing,
          rooms: note.rooms))
    }
    return tracks
  }

  /// A tree whose grids record their tracks.
  private static func noting(
    _ node: LayoutNode, _ notes: inout [(node: Int, note: TrackNote)], _ count: inout Int
  ) -> LayoutNode {
    var result = node, itsNote: TrackNote?
    if let grid = node.arrangement?.value(of: Grid.self) {
      let note = TrackNote()
      itsNote = note
      notes.append((count, note))
      result.content = Arranged(NotingGrid(grid: grid, note: note)) {}.node.content
    }
    count += 1
    for index in node.children.indices {
      itsNote?.add(node.children[index].style, at: count)
      result.children[index] = noting(node.children[index], &notes, &count)
    }
    return result
  }
}

/// The tracks that a grid records when it places its items.
private final class TrackNote: @unchecked Sendable {
  var columns: [GridTrackPlace] = []
  var rows: [GridTrackPlace] = []
  var columnSpacing = (gap: 0.0, between: 0.0), rowSpacing = (gap: 0.0, between: 0.0)
  var isRightToLeft = false
  var rooms: [(node: Int, width: Double)] = []
  private var items: [(node: Int, order: Int, hasShares: Bool)] = []

  /// Adds a child of the grid, if it is an item.
  func add(_ style: FlexStyle, at node: Int) {
    if style.position == .absolute || style.display == .none { return }
    items.append((node, style.order, style.hasMarginsInPercent))
  }

  /// Records the tracks. Items come in their order; items of equal order come in source order.
  func hear(_ cache: Grid.Cache, isRightToLeft: Bool) {
    (columns, rows, self.isRightToLeft) = (cache.columns, cache.rows, isRightToLeft)
    (columnSpacing, rowSpacing) = (cache.columnSpacing, cache.rowSpacing)
    rooms = []
    for (at, item) in items.sorted(by: { ($0.order, $0.node) < ($1.order, $1.node) }).enumerated() where item.hasShares
    {
      rooms.append((item.node, cache.widthOfArea(of: at)))
    }
  }
}

extension FlexStyle {
  fileprivate var hasMarginsInPercent: Bool {
    [marginTop, marginLeft, marginBottom, marginRight].contains {
      if case .percent = $0 { true } else { false }
    }
  }
}

/// A grid that records its tracks.
private struct NotingGrid: Arrangement {
  typealias ItemValue = GridItem
  typealias Cache = Grid.Cache

  let grid: Grid
  let note: TrackNote

  var traits: ArrangementTraits { grid.traits }

  static func == (a: NotingGrid, b: NotingGrid) -> Bool { a.note === b.note }

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
    note.hear(cache, isRightToLeft: items.isRightToLeft)
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

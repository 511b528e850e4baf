import Arrangements
import EagerLayout

/// Where items of grids are: by cells, in an area, and beside them.
@_expose(wasm, "grid")
@_cdecl("grid")
public func grid() -> Int32 {
  let tracks: [GridTrack] = [
    .points(10), .percent(10), .flexible(1), .auto, .minContent, .maxContent, .minmax(5, .percent(20)), 20, 2.5,
    .fitContent(.points(30)), .repeated(2, 10), .line(7), .line(LayoutID(8)),
  ]
  var template = GridTemplate(tracks)
  template.tracks += [.autoFill(50), .autoFit(60)]
  let breadths: [GridTrack.Breadth] = [5, 2.5, .flexible(1), .auto, .minContent, .maxContent]
  let areas = GridAreas([[LayoutID(1), nil], [LayoutID(1), LayoutID(2)]])
  guard template != [], breadths[0] == .points(5), areas.rows.count == 2 else { return 0 }
  guard GridItem.initial == GridItem() else { return 0 }
  let rows: [GridTemplate] = [
    .repeated(2, 10), .autoFill(minimum: 5), .autoFit(minimum: .percent(5)), [10, .flexible(1)], .autoFill(5, 10),
    .autoFit(5),
  ]
  var grid = Grid(
    columns: [10, 20], areas: areas, autoColumns: [5], autoRows: [7], flow: .rowDense,
    justifyItems: GridJustification(.center, .safe), gap: 2)
  grid.rows = rows[0]
  guard grid.columns.tracks.count == 2, grid.flow.hashValue == Grid.Flow.rowDense.hashValue else { return 0 }
  guard Grid.Flow.allCases.count == 4, GridJustification.Position.allCases.count == 11 else { return 0 }
  let positions: [GridJustification] = [
    .normal, .stretch, .start, .end, .flexStart, .flexEnd, .center, .left, .right, .baseline, .lastBaseline,
  ]
  guard positions.map({ $0.position }) == GridJustification.Position.allCases else { return 0 }
  var item = GridItem()
  (item.columnStart, item.columnEnd, item.rowStart, item.rowEnd) = (1, .span(2), .auto, .named(LayoutID(3)))
  item.justifySelf = grid.justifyItems
  item.justifySelf?.position = .left
  item.justifySelf?.safety = .unsafe
  guard item.columnSpan == 2, grid.areas == areas, grid.autoColumns.count + grid.autoRows.count == 2 else { return 0 }
  guard GridLine.nth(2, of: LayoutID(3)) != .spanTo(2, of: LayoutID(3)), ArrangedGrid._isNeutral else { return 0 }
  let container: ArrangedGrid = grid {
    Flex().area(1)
    Flex().area(LayoutID(2)).justifySelf(.stretch)
    Flex().cell(column: 2, row: 3).end(column: 3, row: 4)
    Flex().span(columns: 2, rows: 1)
    Flex().absolute().width(3).cell(column: 2)
  }.justifyContent(.end).alignContent(.start).alignItems(.stretch).gap(2).gap(.points(2)).gap(row: 2, column: 2)
    .direction(.inherit)
  let anywhere: Arranged = grid { Flex() }
  guard container.layout().frames.count == 6, anywhere.layout().frames.count == 2 else { return 0 }
  let placement = container.layout(in: Frame(width: 100, height: 100))
  return Int32(placement.frames.reduce(0) { $0 + $1.x }) + Int32(Grid.name.utf8CodeUnitCount)
}

struct AskingGrid: Arrangement {
  typealias ItemValue = GridItem

  let inner: Grid

  static var name: StaticString { Grid.name }
  var traits: ArrangementTraits { inner.traits }
  func makeCache(_ items: [ArrangedItem<GridItem>]) -> Grid.Cache { inner.makeCache(items) }
  func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout Grid.Cache) -> IntrinsicWidths {
    inner.intrinsicWidths(of: items, &cache)
  }
  func setWidths(of items: inout WidthPass, _ cache: inout Grid.Cache) { inner.setWidths(of: &items, &cache) }
  func height(of items: borrowing HeightPass, _ cache: inout Grid.Cache) -> Double {
    inner.height(of: items, &cache)
  }
  func place(_ items: inout PlacementPass, _ cache: inout Grid.Cache) {
    inner.place(&items, &cache)
    for track in cache.columns + cache.rows {
      precondition(track == GridTrackPlace(line: track.line, start: track.start, length: track.length), "A track.")
    }
  }
  func baselineItem(isLast: Bool, count: Int, _ cache: Grid.Cache) -> Int? {
    inner.baselineItem(isLast: isLast, count: count, cache)
  }
  func isLastBaseline(of item: Int, isLast: Bool, _ cache: Grid.Cache) -> Bool {
    inner.isLastBaseline(of: item, isLast: isLast, cache)
  }
  func availableSpace(
    ofAbsolute child: GridItem, _ style: ArrangedStyle, in container: ArrangedStyle, _ box: AbsoluteBox,
    _ cache: Grid.Cache
  ) -> AbsoluteSpace? { inner.availableSpace(ofAbsolute: child, style, in: container, box, cache) }
  func findIssues(of items: borrowing PlacementPass, _ cache: Grid.Cache, into report: inout ArrangementReport) {
    inner.findIssues(of: items, cache, into: &report)
  }
  func findIssues(ofAbsolute child: GridItem, _ cache: Grid.Cache, into report: inout ArrangementReport) {
    inner.findIssues(ofAbsolute: child, cache, into: &report)
  }
  func recordTrace(into trace: inout ArrangementTrace, _ cache: Grid.Cache) { inner.recordTrace(into: &trace, cache) }
}

public import EagerLayout

// Subgrids (CSS Grid 2 §9): grids that use the tracks of the grid around them, along one axis or both. The outermost grid
// of an axis sizes the tracks by the items of all subgrids, and gives each subgrid the tracks that it spans.

/// An item of a ``Grid`` that is a subgrid along one axis or both.
struct GridSubgrid: Equatable, Sendable {
  var item: Int
  /// The number of tracks that it spans if its lines are automatic; 0 if the axis is not subgridded.
  var columnSpan = 0, rowSpan = 0
}

/// The tracks that a subgrid inherits along an axis, before they have sizes.
struct GridInheritance: Equatable, Sendable {
  /// The number of tracks.
  var count: Int
  /// The names of their lines in the outer grid.
  var names: [GridLineNames.Name]
}

/// The input of the placement of items beside their layout values: inherited tracks, and the subgrids among the items.
struct GridSurroundings: Equatable, Sendable {
  var inherited = Grid.Cache.Inherited()
  var subgrids: [GridSubgrid] = []
}

/// The contribution of an item in a subgrid to the tracks of the outermost grid.
struct GridSubgridContribution {
  var span: GridAxis.Span
  var sizes: IntrinsicWidths
  /// The contribution without content.
  var floor: Double
  var hasOwn: Bool, hasLeast: Bool
  /// The reach around a shared baseline, and the distance by which it moves the item.
  var reach: GridSharedBaselines.Reach?
  var shift = 0.0
}

/// The place of a subgrid in the tracks of the outermost grid of an axis, in the subgrid's direction.
struct GridSubgridPlace {
  /// Its first track in the outermost grid, and the number of its tracks.
  var first: Int, count: Int
  /// `true` if the two grids have opposite directions.
  var isReversed = false
  /// The sums of margins, borders and paddings before its first and after its last track. The sums include the edges
  /// of subgrids around it.
  var before: Double, after: Double
  /// The gap of the outermost grid.
  var gap: Double

  /// Returns the tracks of the outermost grid.
  func outer(_ span: GridAxis.Span) -> GridAxis.Span {
    let start = isReversed ? count - Int(span.start + span.count) : Int(span.start)
    return GridAxis.Span(start: Int32(first + start), count: span.count)
  }

  /// Returns the space that an item's contribution includes before and after the item: the edge of the subgrid, or half
  /// of the difference between the subgrid's gap and the gap of the outermost grid.
  func extra(_ span: GridAxis.Span, gap own: Double) -> (before: Double, after: Double) {
    let range = span.range, half = (own - gap) / 2
    return (range.lowerBound == 0 ? before : half, range.upperBound == count ? after : half)
  }
}

/// The items of a container that other containers may join.
protocol JoinableItems: ArrangedItems, ~Copyable {
  func withItems<Inner: Arrangement, Result>(
    of item: Int, as type: Inner.Type, _ body: (Inner, borrowing Self, inout Inner.Cache) -> Result
  ) -> Result?
  var mayHaveJoinedItems: Bool { get }
  var joinsContainer: Bool { get }
  func containerEdges(of width: Double?) -> Edges
}

extension ItemPass: JoinableItems {}

extension JoinableItems where Self: ~Copyable {
  /// The gap between columns or rows that the container sets; `nil` if it sets none, so that a subgrid has the outer gap.
  var ownColumnGap: Double? { containerStyle.setsGap(.columnGap) ? columnGap : nil }
  var ownRowGap: Double? { containerStyle.setsGap(.rowGap) ? rowGap : nil }
}

extension Grid.Cache {
  /// Finds the subgrids among the items.
  mutating func findSubgrids<Items: JoinableItems & ~Copyable>(_ items: borrowing Items) {
    if subgrids.isEmpty, !items.mayHaveJoinedItems { return }
    var found: [GridSubgrid] = []
    for item in 0..<items.count {
      let subgrid = items.withItems(of: item, as: Grid.self) { grid, _, _ in
        GridSubgrid(item: item, columnSpan: grid.columns.automaticSpan, rowSpan: grid.rows.automaticSpan)
      }
      if let subgrid { found.append(subgrid) }
    }
    if found == subgrids { return }
    subgrids = found
    notes.removeAll(keepingCapacity: true)
    invalidatePlacement()
  }
}

extension Grid {
  /// Before pass 1: finds the subgrids, and places their items.
  public func joinItems(_ items: borrowing IntrinsicWidthPass, _ cache: inout Cache) {
    cache.findSubgrids(items)
    cache.asked.place(
      cache.specified, in: self, repetitions(in: nil, items, repeatsByRoom: cache.repeatsByRoom),
      cache.surroundings(cache.inheritedBefore))
    placeSubgrids(of: items, &cache, isBefore: true)
  }

  /// Gives each subgrid the number and names of its tracks, and places its items. `isBefore` is `true` before pass 1, when
  /// the space for repeated tracks is not known. In later passes, items that are already placed keep their places.
  func placeSubgrids<Stage: StageWithIntrinsicWidths>(
    of items: borrowing ItemPass<Stage>, _ cache: inout Cache, isBefore: Bool
  ) {
    let isRightToLeft = items.isRightToLeft
    for subgrid in cache.subgrids {
      let tracks = isBefore ? cache.asked : cache.sized
      _ = items.withItems(of: subgrid.item, as: Grid.self) { inner, items, cache in
        let isReversed = items.isRightToLeft != isRightToLeft
        let inherited = Cache.Inherited(
          columns: subgrid.columnSpan > 0
            ? tracks.inheritance(of: subgrid.item, isAcross: true, isReversed: isReversed) : nil,
          rows: subgrid.rowSpan > 0 ? tracks.inheritance(of: subgrid.item, isAcross: false, isReversed: false) : nil)
        let repetitions = inner.repetitions(in: nil, items, repeatsByRoom: cache.repeatsByRoom)
        if isBefore {
          cache.findSubgrids(items)
          cache.inheritedBefore = inherited
          cache.asked.place(cache.specified, in: inner, repetitions, cache.surroundings(inherited))
        } else {
          cache.inherited = inherited
          cache.sized.place(cache.specified, in: inner, repetitions, cache.surroundings(inherited))
        }
        inner.placeSubgrids(of: items, &cache, isBefore: isBefore)
      }
    }
  }

  /// Gives a subgrid its columns, with their sizes.
  func handColumns(of items: borrowing WidthPass, to item: Int, _ columns: GridAxis) {
    let range = columns.spans[item].range, length = columns.area(range).length, isRightToLeft = items.isRightToLeft
    _ = items.withItems(of: item, as: Grid.self) { _, items, cache in
      let edges = items.containerEdges(of: length)
      let own = items.containerStyle.setsGap(.columnGap) ? items.columnGap(of: length - edges.left - edges.right) : nil
      cache.sized.columns.take(
        columns, range, before: edges.left, after: edges.right, gap: own,
        isReversed: items.isRightToLeft != isRightToLeft)
    }
  }

  /// Pass 4: places a subgrid in its area, and gives it its rows.
  func placeSubgrid(
    _ item: Int, of items: inout PlacementPass, _ column: Area, _ row: Area, _ cache: borrowing Cache
  ) {
    let own = cache.specified[item].justifySelf ?? justifyItems
    let across = GridAlignment(own, items.style(of: item), isRightToLeft: items.isRightToLeft)
    let x = cache.notes[item].contains(.isSubgridAcross) ? 0 : across.offset(column.length - items.width(of: item))
    items.force(item, x: column.start + x, y: row.start, height: row.length)
    let rows = cache.sized.rows, range = rows.spans[item].range, baselines = cache.rowBaselines
    _ = items.withItems(of: item, as: Grid.self) { _, items, cache in
      let edges = items.containerEdges(of: nil)
      cache.sized.rows.take(
        rows, range, before: edges.top, after: edges.bottom, gap: items.ownRowGap, isReversed: false)
      cache.rowBaselines.takeTracks(range, of: baselines)
    }
  }
}

extension Grid.Cache {
  /// Returns the contributions of all items in subgrids to the columns. `isBefore` selects the placement of pass 1.
  func widths<Items: ContributingItems & ~Copyable>(ofSubgridsAmong items: borrowing Items, isBefore: Bool)
    -> [GridSubgridContribution]
  {
    var contributions: [GridSubgridContribution] = []
    addWidths(ofSubgridsAmong: items, isBefore: isBefore, in: nil, to: &contributions)
    return contributions
  }

  private func addWidths<Items: ContributingItems & ~Copyable>(
    ofSubgridsAmong items: borrowing Items, isBefore: Bool, in place: GridSubgridPlace?,
    to contributions: inout [GridSubgridContribution]
  ) {
    let axis = isBefore ? asked.columns : sized.columns
    let outerGap = place?.gap ?? items.columnGap, isRightToLeft = items.isRightToLeft
    let gap = items.ownColumnGap ?? outerGap
    for subgrid in subgrids where subgrid.columnSpan > 0 {
      let span = axis.spans[subgrid.item], own = place?.outer(span) ?? span
      let around = place?.extra(span, gap: gap) ?? (before: 0, after: 0)
      _ = items.withItems(of: subgrid.item, as: Grid.self) { grid, items, cache in
        let edges = items.containerEdges(of: 0), turns = items.isRightToLeft != isRightToLeft
        let place = GridSubgridPlace(
          first: Int(own.start), count: Int(own.count), isReversed: (place?.isReversed ?? false) != turns,
          before: (turns ? around.after : around.before) + edges.left,
          after: (turns ? around.before : around.after) + edges.right, gap: outerGap)
        place.addEdges(to: &contributions)
        cache.note(items, grid.justifyItems)
        cache.addWidths(of: items, isBefore: isBefore, in: place, to: &contributions)
        cache.addWidths(ofSubgridsAmong: items, isBefore: isBefore, in: place, to: &contributions)
      }
    }
  }

  /// Adds the widths of a subgrid's items.
  private func addWidths<Items: ContributingItems & ~Copyable>(
    of items: borrowing Items, isBefore: Bool, in place: GridSubgridPlace,
    to contributions: inout [GridSubgridContribution]
  ) {
    let axis = isBefore ? asked.columns : sized.columns
    let gap = items.ownColumnGap ?? place.gap
    for item in 0..<items.count where !notes[item].contains(.isSubgridAcross) {
      let extra = place.extra(axis.spans[item], gap: gap), sum = extra.before + extra.after
      let sizes = items.intrinsicWidths(of: item)
      contributions.append(
        GridSubgridContribution(
          span: place.outer(axis.spans[item]),
          sizes: IntrinsicWidths(minContent: sizes.minContent + sum, maxContent: sizes.maxContent + sum),
          floor: items.widthFloor(of: item) + sum, hasOwn: notes[item].contains(.hasOwnWidth),
          hasLeast: notes[item].contains(.hasLeastWidth)))
    }
  }

  /// Returns the contributions of all items in subgrids to the rows.
  func heights<Items: MeasuredItems & ~Copyable>(ofSubgridsAmong items: borrowing Items) -> [GridSubgridContribution] {
    var contributions: [GridSubgridContribution] = []
    addHeights(ofSubgridsAmong: items, in: nil, to: &contributions)
    return contributions
  }

  private func addHeights<Items: MeasuredItems & ~Copyable>(
    ofSubgridsAmong items: borrowing Items, in place: GridSubgridPlace?,
    to contributions: inout [GridSubgridContribution]
  ) {
    let outerGap = place?.gap ?? items.rowGap, gap = items.ownRowGap ?? outerGap
    for subgrid in subgrids where subgrid.rowSpan > 0 {
      let span = sized.rows.spans[subgrid.item], own = place?.outer(span) ?? span
      let around = place?.extra(span, gap: gap) ?? (before: 0, after: 0)
      _ = items.withItems(of: subgrid.item, as: Grid.self) { _, items, cache in
        let edges = items.containerEdges(of: 0)
        let place = GridSubgridPlace(
          first: Int(own.start), count: Int(own.count), before: around.before + edges.top,
          after: around.after + edges.bottom, gap: outerGap)
        place.addEdges(to: &contributions)
        cache.addHeights(of: items, in: place, to: &contributions)
        cache.addHeights(ofSubgridsAmong: items, in: place, to: &contributions)
      }
    }
  }

  /// Adds the heights of a subgrid's items.
  private mutating func addHeights<Items: MeasuredItems & ~Copyable>(
    of items: borrowing Items, in place: GridSubgridPlace, to contributions: inout [GridSubgridContribution]
  ) {
    let gap = items.ownRowGap ?? place.gap, container = items.containerStyle
    let aligns = container.mentionsBaselines
    var reaches = [GridSharedBaselines.Reach?](repeating: nil, count: aligns ? items.count : 0)
    for item in 0..<items.count where !notes[item].contains(.isSubgridDown) {
      let span = sized.rows.spans[item], extra = place.extra(span, gap: gap), sum = extra.before + extra.after
      let height = items.height(of: item, in: nil) + sum
      if aligns, var reach = Self.rowReach(of: item, items, container) {
        reach.before += extra.before
        reach.behind += extra.after
        reaches[item] = reach
      }
      contributions.append(
        GridSubgridContribution(
          span: place.outer(span), sizes: IntrinsicWidths(minContent: height, maxContent: height),
          floor: items.heightFloor(of: item) + sum, hasOwn: notes[item].contains(.hasOwnHeight),
          hasLeast: notes[item].contains(.hasLeastHeight), reach: aligns ? reaches[item] : nil))
    }
    rowBaselines.begin(reaches)
  }

  /// Returns the reach of an item of a subgrid around its baseline; nil if it shares none.
  private static func rowReach<Items: MeasuredItems & ~Copyable>(
    of item: Int, _ items: borrowing Items, _ container: ArrangedStyle
  ) -> GridSharedBaselines.Reach? {
    let style = items.style(of: item), alignment = GridAlignment(style, in: container)
    guard alignment.isByBaseline else { return nil }
    let baselines = items.baselines(of: item, in: nil)
    // Percentages of heights count as automatic, even in rows that are lengths. Without a baseline of its own, such an
    // item shares none.
    if style.hasPercentageHeights, !items.hasOwnBaselines(item) { return nil }
    return GridSharedBaselines.Reach(
      baselines, height: items.height(of: item, in: nil), isLast: alignment.place == .lastBaseline)
  }
}

extension GridSubgridPlace {
  /// Adds the margins, borders and paddings of a subgrid, as of an item without content at either edge.
  func addEdges(to contributions: inout [GridSubgridContribution]) {
    let last = GridAxis.Span(start: Int32(count - 1), count: 1), first = GridAxis.Span(start: 0, count: 1)
    contributions.append(.edges(before + (count == 1 ? after : 0), in: outer(first)))
    if count > 1 { contributions.append(.edges(after, in: outer(last))) }
  }
}

extension GridSubgridContribution {
  /// The contribution of a subgrid's edges. As in browsers, they enlarge a track, but set no limit to its growth.
  fileprivate static func edges(_ sum: Double, in span: GridAxis.Span) -> GridSubgridContribution {
    GridSubgridContribution(
      span: span, sizes: IntrinsicWidths(minContent: sum, maxContent: -.infinity), floor: sum, hasOwn: true,
      hasLeast: true)
  }
}

extension GridTemplate {
  /// `true` if the list is `subgrid`.
  package var isSubgrid: Bool { tracks.first?.kind == .subgrid }

  /// The number of tracks that a subgrid with automatic lines spans: the number of named lines minus one, but at least
  /// one (CSS Grid 2 §9.1); 0 without `subgrid`.
  var automaticSpan: Int { isSubgrid ? max(subgridLines.count - 1, 1) : 0 }

  /// The names of a subgrid's lines, from the first line on.
  var subgridLines: [[LayoutID]] {
    var lines: [[LayoutID]] = []
    for track in tracks { track.addLines(to: &lines) }
    return lines
  }
}

extension GridTrack {
  fileprivate func addLines(to lines: inout [[LayoutID]]) {
    switch kind {
    case .line(let name): lines.append([name])
    case .lines(let names): lines.append(names)
    case .repeated(.count(let count), let tracks):
      for _ in 0..<max(count, 1) where lines.count <= GridExplicit.mostTracks {
        for track in tracks { track.addLines(to: &lines) }
      }
    case .subgrid, .size, .fitContent, .repeated: break
    }
  }
}

extension GridTracks {
  /// Returns the tracks that a subgrid inherits along an axis.
  func inheritance(of item: Int, isAcross: Bool, isReversed: Bool) -> GridInheritance {
    let axis = isAcross ? columns : rows, range = axis.spans[item].range
    let first = range.lowerBound - axis.firstExplicit
    let names = (isAcross ? across : down).names(from: first, to: first + range.count)
    return GridInheritance(
      count: range.count,
      names: isReversed ? names.map { .init(name: $0.name, line: range.count - $0.line) } : names)
  }
}

extension GridAxis {
  /// Replaces the spans of items in subgrids. The first `count` spans belong to the grid's own items.
  mutating func place(_ contributions: [GridSubgridContribution], after count: Int) {
    if contributions.isEmpty, spans.count == count { return }
    spans.removeLast(spans.count - count)
    for contribution in contributions { spans.append(contribution.span) }
    sortSpans()
  }

  /// Adds the contributions of items in subgrids.
  mutating func add(_ contributions: [GridSubgridContribution], after count: Int) {
    if contributions.isEmpty { return }
    for (at, contribution) in contributions.enumerated() where asks(count + at) {
      take(
        contribution.sizes, shift: IntrinsicWidths(minContent: contribution.shift, maxContent: contribution.shift),
        of: count + at,
        hasOwn: contribution.hasOwn, hasLeast: contribution.hasLeast
      ) { contribution.floor }
    }
  }

  /// Copies the tracks of an outer axis without the edges of the subgrid. `before` and `after` are the edges in the
  /// direction of the subgrid, and `own` is its gap; `nil` for the outer gap.
  mutating func take(
    _ outer: GridAxis, _ range: Range<Int>, before: Double, after: Double, gap own: Double?, isReversed: Bool
  ) {
    let area = outer.area(range), half = (own ?? 0) / 2
    let start = area.start + (isReversed ? after : before)
    let end = area.start + area.length - (isReversed ? before : after)
    (origin, between, distribution, hasRoom) = (0, 0, .start, true)
    gap = own ?? outer.gap
    for at in tracks.indices {
      let track = outer.tracks[range.lowerBound + at]
      var low = track.position, high = track.position + track.base
      if own != nil {
        low = outer.middle(before: range.lowerBound + at) + half
        high = outer.middle(before: range.lowerBound + at + 1) - half
      }
      if at == 0 { low = start }
      if at == tracks.count - 1 { high = end }
      let own = isReversed ? tracks.count - 1 - at : at
      tracks[own].position = isReversed ? end - high : low - start
      tracks[own].base = max(high - low, 0)
      tracks[own].limit = tracks[own].base
    }
  }

  /// Returns the middle of the gap before a track.
  private func middle(before track: Int) -> Double {
    guard track > 0, track < tracks.count else { return 0 }
    return (tracks[track - 1].position + tracks[track - 1].base + tracks[track].position) / 2
  }
}

extension Grid.Cache {
  /// The tracks that a subgrid inherits along both axes.
  struct Inherited: Equatable, Sendable {
    var columns: GridInheritance?, rows: GridInheritance?
  }

  /// `true` if the placement of items depends on subgrids among them or on the grid around.
  var hasSurroundings: Bool { isSubgrid || !subgrids.isEmpty }

  /// Finds the subgrids among the items. A subgrid outside of a grid inherits nothing.
  mutating func checkSubgrids<Items: JoinableItems & ~Copyable>(_ items: borrowing Items) {
    findSubgrids(items)
    if isSubgrid, !items.joinsContainer { (inheritedBefore, inherited) = (Inherited(), Inherited()) }
  }

  func surroundings(_ inherited: Inherited) -> GridSurroundings {
    GridSurroundings(inherited: inherited, subgrids: subgrids)
  }
}

public import EagerLayout

// Subgrids (CSS Grid 2 §9): grids that use the tracks of an outer grid along one or both axes. The outermost grid of an
// axis sizes the tracks by the items of all subgrids. Each subgrid then gets the tracks that it spans, with their
// sizes.

/// An item of a ``Grid`` that is a subgrid along one axis or both.
struct GridSubgrid: Equatable, Sendable {
  var item: Int
  /// The number of tracks that the item spans along an axis if its lines are automatic; 0 if it is no subgrid along the
  /// axis.
  var columnSpan = 0, rowSpan = 0
}

/// The number and names of the tracks that a subgrid inherits along an axis.
struct GridInheritance: Equatable, Sendable {
  var count: Int
  /// The names of the tracks' lines in the outer grid, with lines counted from the first.
  var names: [GridLineNames.Name]
}

/// The inputs of the placement of items other than their layout values: the tracks that the grid inherits as a subgrid,
/// and the subgrids among its items.
struct GridPlacementInputs: Equatable, Sendable {
  var inherited = Grid.Cache.Inherited()
  var subgrids: [GridSubgrid] = []
}

/// The contribution of an item in a subgrid to the tracks of the outermost grid.
struct GridSubgridContribution {
  var span: GridAxis.Span
  var sizes: IntrinsicWidths
  /// The contribution if the content is empty.
  var floor: Double
  var hasDefiniteSize: Bool, hasMinimum: Bool
  /// The extents around a shared baseline; nil if the item shares none. `shift` is the distance by which this baseline
  /// moves the item.
  var reach: GridSharedBaselines.Reach?
  var shift = 0.0
}

/// The place of a subgrid in the tracks of the outermost grid of an axis, in the direction of the subgrid.
struct GridSubgridPlace {
  /// The index of the subgrid's first track in the outermost grid, and the number of its tracks.
  var first: Int, count: Int
  /// `true` if the two grids have opposite directions.
  var isReversed = false
  /// The sums of margin, border and padding before the first and after the last track. They include the edges of the
  /// subgrids between this one and the outermost grid.
  var before: Double, after: Double
  /// The gap of the outermost grid.
  var gap: Double

  /// Returns the tracks of the outermost grid that correspond to tracks of the subgrid.
  func outer(_ span: GridAxis.Span) -> GridAxis.Span {
    let start = isReversed ? count - Int(span.start + span.count) : Int(span.start)
    return GridAxis.Span(start: Int32(first + start), count: span.count)
  }

  /// Returns a span within the subgrid's tracks: pass 3 may measure fewer rows than pass 2 placed the items in.
  func confined(_ span: GridAxis.Span) -> GridAxis.Span {
    let tracks = min(span.count, Int32(count))
    return GridAxis.Span(start: min(span.start, Int32(count) - tracks), count: tracks)
  }

  /// Returns the space before and after an item that its contribution includes: the edges of the subgrid in its first
  /// and last track, and elsewhere half of the difference between the gaps of the subgrid and of the outermost grid
  /// (CSS Grid 2 §9.6).
  func extra(_ span: GridAxis.Span, gap subgridGap: Double) -> (before: Double, after: Double) {
    let range = span.range, half = (subgridGap - gap) / 2
    return (range.lowerBound == 0 ? before : half, range.upperBound == count ? after : half)
  }
}

/// The items of a container, with access to the items of nested containers, such as subgrids.
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
  /// The gap between columns that the container sets; `nil` if it sets none, so that a subgrid has the outer gap.
  var specifiedColumnGap: Double? { containerStyle.setsGap(.columnGap) ? columnGap : nil }
  /// The gap between rows that the container sets; `nil` if it sets none.
  var specifiedRowGap: Double? { containerStyle.setsGap(.rowGap) ? rowGap : nil }
}

extension Grid.Cache {
  /// Finds the subgrids among the items. If they have changed, invalidates the placement.
  mutating func findSubgrids<Items: JoinableItems & ~Copyable>(_ items: borrowing Items) {
    var current: [GridSubgrid] = []
    for item in 0..<items.count {
      let subgrid = items.withItems(of: item, as: Grid.self) { grid, _, _ in
        GridSubgrid(item: item, columnSpan: grid.columns.automaticSpan, rowSpan: grid.rows.automaticSpan)
      }
      if let subgrid { current.append(subgrid) }
    }
    if current == subgrids { return }
    subgrids = current
    flags.removeAll(keepingCapacity: true)
    invalidatePlacement()
  }
}

extension Grid {
  /// Before pass 1: finds the subgrids, and places their items.
  public func joinItems(_ items: borrowing IntrinsicWidthPass, _ cache: inout Cache) {
    cache.findSubgrids(items)
    cache.tracksInPass1.place(
      cache.specified, in: self, repetitions(in: nil, items, hasAutoRepeat: cache.hasAutoRepeat),
      cache.placementInputs(cache.inheritedInPass1))
    placeSubgrids(of: items, &cache, isPass1: true)
  }

  /// Sets the number and names of the tracks that each subgrid inherits, and places its items, recursively. If
  /// `isPass1` is `true`, uses the tracks of pass 1, before which the available space is not known.
  func placeSubgrids<Stage: StageWithIntrinsicWidths>(
    of items: borrowing ItemPass<Stage>, _ cache: inout Cache, isPass1: Bool
  ) {
    let isRightToLeft = items.isRightToLeft
    for subgrid in cache.subgrids {
      let tracks = isPass1 ? cache.tracksInPass1 : cache.sized
      _ = items.withItems(of: subgrid.item, as: Grid.self) { innerGrid, items, cache in
        let isReversed = items.isRightToLeft != isRightToLeft
        let inherited = Cache.Inherited(
          columns: subgrid.columnSpan > 0
            ? tracks.inheritance(of: subgrid.item, isHorizontal: true, isReversed: isReversed) : nil,
          rows: subgrid.rowSpan > 0 ? tracks.inheritance(of: subgrid.item, isHorizontal: false, isReversed: false) : nil
        )
        let repetitions = innerGrid.repetitions(in: nil, items, hasAutoRepeat: cache.hasAutoRepeat)
        if isPass1 {
          cache.findSubgrids(items)
          cache.inheritedInPass1 = inherited
          cache.tracksInPass1.place(cache.specified, in: innerGrid, repetitions, cache.placementInputs(inherited))
        } else {
          cache.inherited = inherited
          cache.sized.place(cache.specified, in: innerGrid, repetitions, cache.placementInputs(inherited))
        }
        innerGrid.placeSubgrids(of: items, &cache, isPass1: isPass1)
      }
    }
  }

  /// Copies the columns that a subgrid spans, with their sizes, to the subgrid.
  func passColumns(of items: borrowing WidthPass, to item: Int, _ columns: GridAxis) {
    let range = columns.spans[item].range, length = columns.area(range).length, isRightToLeft = items.isRightToLeft
    _ = items.withItems(of: item, as: Grid.self) { _, items, cache in
      let edges = items.containerEdges(of: length)
      let subgridGap =
        items.containerStyle.setsGap(.columnGap) ? items.columnGap(of: length - edges.left - edges.right) : nil
      cache.sized.columns.copyTracks(
        of: columns, range, before: edges.left, after: edges.right, gap: subgridGap,
        isReversed: items.isRightToLeft != isRightToLeft)
    }
  }

  /// Places a subgrid in its area, and copies the rows that it spans, with their sizes, to the subgrid. Called in pass
  /// 4.
  func placeSubgrid(
    _ item: Int, of items: inout PlacementPass, _ column: Area, _ row: Area, _ cache: borrowing Cache
  ) {
    let own = cache.specified[item].justifySelf ?? justifyItems
    let horizontalAlignment = GridAlignment(own, items.style(of: item), isRightToLeft: items.isRightToLeft)
    let x =
      cache.flags[item].contains(.isColumnSubgrid)
      ? 0 : horizontalAlignment.offset(column.length - items.width(of: item))
    items.force(item, x: column.start + x, y: row.start, height: row.length)
    let rows = cache.sized.rows, range = rows.spans[item].range, baselines = cache.rowBaselines
    _ = items.withItems(of: item, as: Grid.self) { _, items, cache in
      let edges = items.containerEdges(of: nil)
      cache.sized.rows.copyTracks(
        of: rows, range, before: edges.top, after: edges.bottom, gap: items.specifiedRowGap, isReversed: false)
      cache.rowBaselines.copyTracks(range, of: baselines)
    }
  }
}

extension Grid.Cache {
  /// Returns the contributions of all items in subgrids to the columns. `isPass1` selects the placement of pass 1.
  func widths<Items: ContributingItems & ~Copyable>(ofSubgridsAmong items: borrowing Items, isPass1: Bool)
    -> [GridSubgridContribution]
  {
    var contributions: [GridSubgridContribution] = []
    addWidths(ofSubgridsAmong: items, isPass1: isPass1, in: nil, to: &contributions)
    return contributions
  }

  private func addWidths<Items: ContributingItems & ~Copyable>(
    ofSubgridsAmong items: borrowing Items, isPass1: Bool, in place: GridSubgridPlace?,
    to contributions: inout [GridSubgridContribution]
  ) {
    let axis = isPass1 ? tracksInPass1.columns : sized.columns
    let outerGap = place?.gap ?? items.columnGap, isRightToLeft = items.isRightToLeft
    let gap = items.specifiedColumnGap ?? outerGap
    for subgrid in subgrids where subgrid.columnSpan > 0 {
      let span = axis.spans[subgrid.item], outerSpan = place?.outer(span) ?? span
      let outerExtra = place?.extra(span, gap: gap) ?? (before: 0, after: 0)
      _ = items.withItems(of: subgrid.item, as: Grid.self) { grid, items, cache in
        let edges = items.containerEdges(of: 0), isOpposite = items.isRightToLeft != isRightToLeft
        let place = GridSubgridPlace(
          first: Int(outerSpan.start), count: Int(outerSpan.count),
          isReversed: (place?.isReversed ?? false) != isOpposite,
          before: (isOpposite ? outerExtra.after : outerExtra.before) + edges.left,
          after: (isOpposite ? outerExtra.before : outerExtra.after) + edges.right, gap: outerGap)
        place.addEdges(to: &contributions)
        cache.readFlags(items, grid.justifyItems)
        cache.addWidths(of: items, isPass1: isPass1, in: place, to: &contributions)
        cache.addWidths(ofSubgridsAmong: items, isPass1: isPass1, in: place, to: &contributions)
      }
    }
  }

  /// Adds the widths of a subgrid's items.
  private func addWidths<Items: ContributingItems & ~Copyable>(
    of items: borrowing Items, isPass1: Bool, in place: GridSubgridPlace,
    to contributions: inout [GridSubgridContribution]
  ) {
    let axis = isPass1 ? tracksInPass1.columns : sized.columns
    let gap = items.specifiedColumnGap ?? place.gap
    for item in 0..<items.count where !flags[item].contains(.isColumnSubgrid) {
      let extra = place.extra(axis.spans[item], gap: gap), sum = extra.before + extra.after
      let sizes = items.intrinsicWidths(of: item)
      contributions.append(
        GridSubgridContribution(
          span: place.outer(axis.spans[item]),
          sizes: IntrinsicWidths(minContent: sizes.minContent + sum, maxContent: sizes.maxContent + sum),
          floor: items.widthFloor(of: item) + sum, hasDefiniteSize: flags[item].contains(.hasDefiniteWidth),
          hasMinimum: flags[item].contains(.hasMinimumWidth)))
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
    let outerGap = place?.gap ?? items.rowGap, gap = items.specifiedRowGap ?? outerGap
    for subgrid in subgrids where subgrid.rowSpan > 0 {
      let span = place?.confined(sized.rows.spans[subgrid.item]) ?? sized.rows.spans[subgrid.item]
      let outerSpan = place?.outer(span) ?? span
      let outerExtra = place?.extra(span, gap: gap) ?? (before: 0, after: 0)
      _ = items.withItems(of: subgrid.item, as: Grid.self) { _, items, cache in
        let edges = items.containerEdges(of: 0)
        let place = GridSubgridPlace(
          first: Int(outerSpan.start), count: Int(outerSpan.count), before: outerExtra.before + edges.top,
          after: outerExtra.after + edges.bottom, gap: outerGap)
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
    let gap = items.specifiedRowGap ?? place.gap, container = items.containerStyle
    let aligns = container.mentionsBaselines
    var reaches = [GridSharedBaselines.Reach?](repeating: nil, count: aligns ? items.count : 0)
    for item in 0..<items.count where !flags[item].contains(.isRowSubgrid) {
      let span = place.confined(sized.rows.spans[item])
      let extra = place.extra(span, gap: gap), sum = extra.before + extra.after
      let height = items.height(of: item, in: nil) + sum
      if aligns, var reach = Self.rowReach(of: item, items, container) {
        reach.before += extra.before
        reach.behind += extra.after
        reaches[item] = reach
      }
      contributions.append(
        GridSubgridContribution(
          span: place.outer(span), sizes: IntrinsicWidths(minContent: height, maxContent: height),
          floor: items.heightFloor(of: item) + sum, hasDefiniteSize: flags[item].contains(.hasDefiniteHeight),
          hasMinimum: flags[item].contains(.hasMinimumHeight), reach: aligns ? reaches[item] : nil))
    }
    rowBaselines.reset(reaches)
  }

  /// Returns the extents of a subgrid's item around its baseline; nil if it shares none.
  private static func rowReach<Items: MeasuredItems & ~Copyable>(
    of item: Int, _ items: borrowing Items, _ container: ArrangedStyle
  ) -> GridSharedBaselines.Reach? {
    let style = items.style(of: item), alignment = GridAlignment(style, in: container)
    guard alignment.isByBaseline else { return nil }
    let baselines = items.baselines(of: item, in: nil)
    // Percentage heights count as automatic here, even in rows with fixed lengths. An item with such a height and
    // without a baseline of its own shares none.
    if style.hasPercentageHeights, !items.hasOwnBaselines(item) { return nil }
    return GridSharedBaselines.Reach(
      baselines, height: items.height(of: item, in: nil), isLast: alignment.place == .lastBaseline)
  }
}

extension GridSubgridPlace {
  /// Adds the margin, border and padding of a subgrid, as the contributions of empty items in its first and last tracks
  /// (CSS Grid 2 §9.5).
  func addEdges(to contributions: inout [GridSubgridContribution]) {
    let last = GridAxis.Span(start: Int32(count - 1), count: 1), first = GridAxis.Span(start: 0, count: 1)
    contributions.append(.edges(before + (count == 1 ? after : 0), in: outer(first)))
    if count > 1 { contributions.append(.edges(after, in: outer(last))) }
  }
}

extension GridSubgridContribution {
  /// Creates the contribution of a subgrid's edges. As in browsers, it enlarges a track, but does not affect the growth
  /// limit of the track.
  fileprivate static func edges(_ sum: Double, in span: GridAxis.Span) -> GridSubgridContribution {
    GridSubgridContribution(
      span: span, sizes: IntrinsicWidths(minContent: sum, maxContent: -.infinity), floor: sum, hasDefiniteSize: true,
      hasMinimum: true)
  }
}

extension GridTemplate {
  /// `true` if the list is `subgrid`.
  package var isSubgrid: Bool { tracks.first?.kind == .subgrid }

  /// The number of tracks that a subgrid with automatic lines spans: the number of named lines minus 1, and at least 1
  /// (CSS Grid 2 §9.1). 0 if the list is not `subgrid`.
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
      for _ in 0..<max(count, 1) where lines.count <= GridExplicitTracks.maxTracks {
        for track in tracks { track.addLines(to: &lines) }
      }
    case .subgrid, .size, .fitContent, .repeated: break
    }
  }
}

extension GridTracks {
  /// Returns the tracks that a subgrid inherits along an axis.
  func inheritance(of item: Int, isHorizontal: Bool, isReversed: Bool) -> GridInheritance {
    let axis = isHorizontal ? columns : rows, range = axis.spans[item].range
    let first = range.lowerBound - axis.firstExplicit
    let names = (isHorizontal ? explicitColumns : explicitRows).names(from: first, to: first + range.count)
    return GridInheritance(
      count: range.count,
      names: isReversed ? names.map { .init(name: $0.name, line: range.count - $0.line) } : names)
  }
}

extension GridAxis {
  /// Replaces the spans of the items in subgrids, which follow the spans of the grid's own `count` items.
  @inline(__always)
  mutating func place(_ contributions: [GridSubgridContribution], after count: Int) {
    if !contributions.isEmpty || spans.count > count { placeAll(contributions, after: count) }
  }

  private mutating func placeAll(_ contributions: [GridSubgridContribution], after count: Int) {
    spans.removeLast(spans.count - count)
    for contribution in contributions { spans.append(contribution.span) }
    sortSpans()
  }

  /// Adds the contributions of the items in subgrids. The grid has `count` items of its own.
  @inline(__always)
  mutating func add(_ contributions: [GridSubgridContribution], after count: Int) {
    if !contributions.isEmpty { addAll(contributions, after: count) }
  }

  private mutating func addAll(_ contributions: [GridSubgridContribution], after count: Int) {
    for (index, contribution) in contributions.enumerated() where needsContribution(count + index) {
      addContribution(
        contribution.sizes, shift: IntrinsicWidths(minContent: contribution.shift, maxContent: contribution.shift),
        of: count + index,
        hasDefiniteSize: contribution.hasDefiniteSize, hasMinimum: contribution.hasMinimum
      ) { contribution.floor }
    }
  }

  /// Copies the positions and sizes of a range of tracks of an outer axis. The first and last tracks become smaller by
  /// the edges of the subgrid, `before` and `after`. If the subgrid specifies a gap, all tracks change by half of the
  /// difference between the gaps on each side.
  mutating func copyTracks(
    of outer: GridAxis, _ range: Range<Int>, before: Double, after: Double, gap subgridGap: Double?, isReversed: Bool
  ) {
    let area = outer.area(range), half = (subgridGap ?? 0) / 2
    let start = area.start + (isReversed ? after : before)
    let end = area.start + area.length - (isReversed ? before : after)
    (origin, between, distribution, isSizedInDefiniteSpace) = (0, 0, .start, true)
    gap = subgridGap ?? outer.gap
    for index in tracks.indices {
      let track = outer.tracks[range.lowerBound + index]
      var low = track.position, high = track.position + track.base
      if subgridGap != nil {
        low = outer.middle(before: range.lowerBound + index) + half
        high = outer.middle(before: range.lowerBound + index + 1) - half
      }
      if index == 0 { low = start }
      if index == tracks.count - 1 { high = end }
      let target = isReversed ? tracks.count - 1 - index : index
      tracks[target].position = isReversed ? end - high : low - start
      tracks[target].base = max(high - low, 0)
      tracks[target].limit = tracks[target].base
    }
  }

  /// Returns the middle of the gap before a track.
  private func middle(before track: Int) -> Double {
    guard track > 0, track < tracks.count else { return 0 }
    return (tracks[track - 1].position + tracks[track - 1].base + tracks[track].position) / 2
  }
}

extension Grid.Cache {
  /// The tracks that a subgrid inherits along each axis; nil for an axis that is not subgridded.
  struct Inherited: Equatable, Sendable {
    var columns: GridInheritance?, rows: GridInheritance?
  }

  /// `true` if the placement of items depends on subgrids among the items, or on an outer grid.
  var dependsOnOtherGrids: Bool { isSubgrid || !subgrids.isEmpty }

  /// Finds the subgrids among the items. If the grid itself is a subgrid outside of a grid, it inherits no tracks.
  @inline(__always)
  mutating func checkSubgrids<Items: JoinableItems & ~Copyable>(_ items: borrowing Items) {
    if !subgrids.isEmpty || items.mayHaveJoinedItems { findSubgrids(items) }
    if isSubgrid, !items.joinsContainer { (inheritedInPass1, inherited) = (Inherited(), Inherited()) }
  }

  /// The numbers and the line names of the rows that subgrids inherit from `sized`.
  var inheritedRowsOfSubgrids: [GridInheritance] {
    subgrids.filter { $0.rowSpan > 0 }.map { sized.inheritance(of: $0.item, isHorizontal: false, isReversed: false) }
  }

  func placementInputs(_ inherited: Inherited) -> GridPlacementInputs {
    GridPlacementInputs(inherited: inherited, subgrids: subgrids)
  }
}

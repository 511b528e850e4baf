import EagerLayout

extension Grid {
  /// The cache of a grid: the items' layout values, their placement, and the tracks.
  public struct Cache: Sendable {
    let specified: [GridItem]
    /// `true` if the number of some tracks depends on the available space.
    let repeatsByRoom: Bool
    /// `true` if an item shares a baseline in its column through its own `justify-self`.
    let hasColumnBaselines: Bool
    /// `true` if the grid is a subgrid along an axis.
    let isSubgrid: Bool
    /// The subgrids among the items.
    var subgrids: [GridSubgrid] = []
    /// The tracks that a subgrid inherits: in pass 1, and in later passes.
    var inheritedBefore = Inherited(), inherited = Inherited()
    /// Properties of the items' styles; empty until they are needed.
    var notes: [GridItemNotes] = []
    /// The tracks of pass 1. Their number of repetitions may differ from the one in the available width.
    var asked = GridTracks()
    /// The tracks of later passes, and the tracks for the previous repetitions: two alternating sizes reuse both.
    var sized = GridTracks(), before = GridTracks()
    /// `true` if pass 2 can reuse the contributions that pass 1 has added, and pass 4 the ones of pass 3. Passes 1 and
    /// 3 set them, passes 2 and 4 clear them.
    var isHeardAcross = false, isHeardDown = false
    /// The items that share baselines in their rows, and in their columns at their final widths.
    var rowBaselines = GridSharedBaselines()
    var columnBaselines = GridSharedBaselines()
    /// The items that share baselines in their columns, for the min-content and the max-content contributions.
    var minContentBaselines = GridSharedBaselines(), maxContentBaselines = GridSharedBaselines()
    /// `true` if a baseline-aligned item has a height in percent of rows that are not lengths. Set by `alignBaselines`.
    private(set) var alignsInAreas = false

    /// Items whose widths depend on their heights: in pass 1, and in the other passes.
    var askedFollowers = GridFollowers(), followers = GridFollowers()

    /// The rows of pass 4, if the final height repeats rows more often than pass 2 assumed. While pass 4 uses those,
    /// the rows of pass 2.
    private var other = GridTracks.Rows()
    /// `true` while `other` has the rows of pass 2.
    private var hasOther = false
    /// The repetitions that would move items to other columns. Set by `takeRows(in:_:)`.
    private var refused: GridRepetitions?
    /// The surroundings for which `other` and `refused` are valid.
    private var otherSurroundings = GridSurroundings()
    /// The repetitions of pass 2. A height that is only known in pass 4 may repeat rows more often.
    var ownRepetitions: GridRepetitions?

    init(specified: [GridItem], repeatsByRoom: Bool, isSubgrid: Bool) {
      self.specified = specified
      self.isSubgrid = isSubgrid
      self.repeatsByRoom = repeatsByRoom
      hasColumnBaselines = specified.contains { $0.justifySelf?.position.isBaseline ?? false }
    }
  }
}

extension Grid.Cache {
  /// Places the items for pass 2 and later passes.
  mutating func place(in grid: Grid, _ repetitions: GridRepetitions) {
    let surroundings = surroundings(inherited)
    if sized.arePlaced(repetitions, surroundings) { return }
    if sized.repetitions != nil { swap(&sized, &before) }
    if sized.arePlaced(repetitions, surroundings) { return }
    if asked.arePlaced(repetitions, surroundings) {
      sized = asked
    } else {
      sized.place(specified, in: grid, repetitions, surroundings)
    }
  }

  /// Adds the contributions of items to the columns of pass 1. `others` aligns items without a `justify-self`.
  mutating func addContributions<Items: ContributingItems & ~Copyable>(
    of items: borrowing Items, _ others: GridJustification
  ) {
    let inner = subgrids.isEmpty ? [] : widths(ofSubgridsAmong: items, isBefore: true)
    asked.columns.place(inner, after: specified.count)
    shareBaselines(of: items, isBefore: true, others)
    asked.columns.hear(items, askedFollowers, notes, minContentBaselines, maxContentBaselines)
    asked.columns.add(inner, after: specified.count)
  }

  /// Sizes columns in the available width. Contributions are added unless pass 1 left them for reuse.
  mutating func sizeColumns(_ items: borrowing WidthPass, _ others: GridJustification) {
    let gap = items.columnGap, room = GridAxis.Room.definite(items.width)
    let isHeard =
      isHeardAcross && asked.repetitions == sized.repetitions && !sized.columns.hasPercent && asked.columns.gap == gap
    (isHeardAcross, isHeardDown) = (false, false)
    if isHeard {
      // None of the reused values depends on the available space.
      sized.columns.takeContents(of: asked.columns)
      sized.columns.enlarge(in: room)
    } else {
      sized.columns.begin(in: room, gap: gap)
      let inner = subgrids.isEmpty ? [] : widths(ofSubgridsAmong: items, isBefore: false)
      sized.columns.place(inner, after: specified.count)
      shareBaselines(of: items, isBefore: false, others)
      sized.columns.hear(items, followers, notes, minContentBaselines, maxContentBaselines)
      sized.columns.add(inner, after: specified.count)
      sized.columns.resolve(in: room)
    }
  }

  /// Invalidates the placement of all items. The next pass places them again.
  mutating func invalidatePlacement() {
    takeOwnRows()
    (asked, sized, before) = (GridTracks(), GridTracks(), GridTracks())
  }

  /// Restores the rows of pass 2.
  mutating func takeOwnRows() { if hasOther { exchangeRows() } }

  /// Pass 4: takes the rows for a number of repetitions, unless they would move items to other columns. Returns `true`
  /// if the current tracks have these repetitions.
  mutating func takeRows(in grid: Grid, _ repetitions: GridRepetitions) -> Bool {
    if sized.repetitions == repetitions { return true }
    let surroundings = surroundings(inherited)
    if otherSurroundings != surroundings {
      (other, refused, otherSurroundings) = (GridTracks.Rows(), nil, surroundings)
    }
    if refused == repetitions { return false }
    if other.repetitions != repetitions {
      var tracks = GridTracks()
      tracks.place(specified, in: grid, repetitions, surroundings)
      guard sized.repetitions == ownRepetitions, tracks.columns.isLike(sized.columns) else {
        refused = repetitions
        return false
      }
      other = tracks.movedRows
    }
    exchangeRows()
    return true
  }

  private mutating func exchangeRows() {
    sized.exchange(&other)
    isHeardDown = false
    hasOther.toggle()
  }

  /// Adds the heights of items and their extents above and below baselines. With `areBefore`, uses the heights that
  /// items had before their widths depended on heights.
  mutating func hear<Items: MeasuredItems & ~Copyable>(_ items: borrowing Items, areBefore: Bool = false) {
    let container = items.containerStyle
    let aligns = container.mentionsBaselines
    rowBaselines.removeAll()
    alignsInAreas = false
    var inner = subgrids.isEmpty ? [] : heights(ofSubgridsAmong: items)
    sized.rows.place(inner, after: specified.count)
    if aligns {
      alignBaselines(items, container, inner, inAreas: false)
      for at in inner.indices {
        inner[at].shift = rowBaselines.shift(of: specified.count + at, in: inner[at].span.range)
      }
    }
    for item in 0..<items.count where sized.rows.asks(item) && !notes[item].contains(.isSubgridDown) {
      let known = areBefore ? followers.heightBefore(of: item) : nil
      let height = known ?? followers.ownHeight(of: item) ?? items.height(of: item, in: nil)
      let shift = aligns ? rowBaselines.shift(of: item, in: sized.rows.spans[item].range) : 0
      sized.rows.hear(height, shift: shift, of: item, notes[item]) { items.heightFloor(of: item) }
    }
    sized.rows.add(inner, after: specified.count)
  }

  /// Finds the items of each row that share baselines, including items in subgrids (`inner`). `inAreas` is `true` once
  /// all rows have their heights; before that, percentages of rows that are not lengths count as `auto`.
  mutating func alignBaselines<Items: MeasuredItems & ~Copyable>(
    _ items: borrowing Items, _ container: ArrangedStyle, _ inner: [GridSubgridContribution], inAreas: Bool
  ) {
    rowBaselines.begin(count: items.count + inner.count, tracks: sized.rows.tracks.count)
    for (at, contribution) in inner.enumerated() {
      guard let reach = contribution.reach else { continue }
      rowBaselines.add(items.count + at, reach, in: contribution.span.range)
    }
    for item in 0..<items.count where !notes[item].contains(.isSubgridDown) {
      let style = items.style(of: item), alignment = GridAlignment(style, in: container)
      guard alignment.isByBaseline else { continue }
      let range = sized.rows.spans[item].range, isPercentage = style.hasPercentageHeights
      let followsContent = isPercentage && sized.rows.isSizedByContent(range, orFlexible: !inAreas)
      if followsContent, !inAreas { alignsInAreas = true }
      // An item without a baseline of its own does not share one if its height is a percentage of rows that depend on
      // content, because its area would depend on the baseline (CSS Align §9.3).
      if followsContent, !items.hasOwnBaselines(item) { continue }
      let whole =
        !isPercentage
        ? nil : inAreas ? sized.rows.area(of: item).length : sized.rows.fixedLength(of: item)
      let baselines = isPercentage ? items.baselines(of: item, in: whole) : items.baselines(of: item)
      // The height with which the item was placed to find its baselines.
      let height = items.height(of: item, in: whole), isLast = alignment.place == .lastBaseline
      rowBaselines.add(item, GridSharedBaselines.Reach(baselines, height: height, isLast: isLast), in: range)
    }
  }

  /// Returns `true` if an item shares a baseline with others of its row. `isAlignedByLast` is for last baselines.
  func isAlignedByBaseline(_ item: Int) -> Bool { rowBaselines.reach(of: item) != nil }
  func isAlignedByLast(_ item: Int) -> Bool { rowBaselines.reach(of: item)?.isLast ?? false }

  /// Pass 4: sizes the rows. If the height differs from the rows' total, flexible rows share it and percentages resolve
  /// against it. Percentage gaps were 0 while the height was measured (CSS Align §8.3).
  mutating func sizeRows(of items: borrowing PlacementPass) {
    let hasShareOfGap = items.containerStyle.isPercentage(.rowGap)
    let sharesHeight =
      items.isHeightDefinite || sized.rows.hasPercent || sized.rows.hasFlexible || hasShareOfGap
      || followers.totalBefore != nil
    let room = sharesHeight ? GridAxis.Room.definite(items.definiteHeight ?? items.contentSize.height) : .indefinite
    let gap = hasShareOfGap ? items.rowGapOfHeight : items.rowGap
    let isHeard = isHeardDown && !sized.rows.hasPercent && sized.rows.gap == gap
    isHeardDown = false
    // Pass 3 has already sized the rows.
    if isHeard, !sharesHeight || !sized.rows.heedRoom { return }
    sized.rows.begin(in: room, gap: gap, isHeard: isHeard)
    if !isHeard { hear(items) }
    sized.rows.resolve(in: room)
  }
}

/// Items with intrinsic widths.
protocol ContributingItems: JoinableItems, ~Copyable {
  func intrinsicWidths(of item: Int) -> IntrinsicWidths
  func intrinsicWidths(of item: Int, height: Double) -> IntrinsicWidths
  func intrinsicWidths(of item: Int, limitsOf height: Double) -> IntrinsicWidths
  var definiteHeight: Double? { get }
  func widthFloor(of item: Int) -> Double
}

extension ItemPass: ContributingItems where Stage: StageWithIntrinsicWidths {}

extension ArrangedStyle {
  /// Returns `true` for a size that counts as automatic in the minimum contribution (CSS Grid §6.6).
  @inline(__always)
  func followsRoom(_ size: FlexStyle.Property) -> Bool {
    isAuto(size) || isPercentage(size) || isFitContent(size)
  }
}

extension GridAxis {
  /// Returns `true` if some of the tracks are sized by their items or, where `orFlexible`, by the space that other
  /// tracks leave.
  func isSizedByContent(_ range: Range<Int>, orFlexible: Bool) -> Bool {
    range.contains {
      tracks[$0].isFlexible ? orFlexible : tracks[$0].minSizing.isIntrinsic || tracks[$0].maxSizing.isIntrinsic
    }
  }
}

import EagerLayout

extension Grid {
  /// The cache of a grid: the items' layout values, their placement, and the tracks.
  public struct Cache: Sendable {
    let specified: [GridItem]
    /// `true` if the grid has an automatic repetition, so that the number of tracks depends on the available space.
    let hasAutoRepeat: Bool
    /// `true` if the `justify-self` of any item is a baseline.
    let hasColumnBaselines: Bool
    /// `true` if the grid is a subgrid along at least one axis.
    let isSubgrid: Bool
    var subgrids: [GridSubgrid] = []
    /// The tracks that a subgrid inherits in pass 1.
    var inheritedInPass1 = Inherited()
    /// The tracks that a subgrid inherits in later passes.
    var inherited = Inherited()
    /// The properties of the items' styles; empty until `readFlags` is called.
    var flags: [GridItemFlags] = []
    /// The tracks of pass 1. They may be repeated more or less often than the tracks of pass 2.
    var tracksInPass1 = GridTracks()
    /// The tracks of later passes.
    var sized = GridTracks()
    /// The tracks of later passes for the previous repetitions, so that layouts that alternate between two sizes do not
    /// place the items again.
    var previous = GridTracks()
    /// `true` if pass 2 can reuse the contributions of items to the columns. Set by pass 1, cleared by pass 2.
    var canReuseColumns = false
    /// `true` if pass 4 can reuse the contributions of items to the rows. Set by pass 3, cleared by passes 2 and 4.
    var canReuseRows = false
    /// The items that share baselines in their rows.
    var rowBaselines = GridSharedBaselines()
    /// The items that share baselines in their columns, at their final widths.
    var columnBaselines = GridSharedBaselines()
    /// The items that share baselines in their columns, at their min-content and at their max-content widths.
    var minContentBaselines = GridSharedBaselines(), maxContentBaselines = GridSharedBaselines()
    /// `true` if the height of a baseline-aligned item is a percentage of rows that have no fixed lengths. Set by
    /// `alignBaselines`. The items of the row are then aligned again in pass 4.
    private(set) var alignsInAreas = false

    /// The items whose widths depend on the heights of their areas, in pass 1.
    var heightDependentsInPass1 = GridHeightDependentItems()
    /// The items whose widths depend on the heights of their areas, in later passes.
    var heightDependents = GridHeightDependentItems()

    /// The rows that `sized` does not use at the moment: rows with other repetitions for the final height, or, while
    /// `hasSwappedRows` is set, the rows of pass 2.
    private var inactiveRows = GridTracks.Rows()
    /// `true` while `sized` has the rows for the final height. Set by `useRows`, cleared by `restoreRows`.
    private var hasSwappedRows = false
    /// The repetitions of rows that would move items to other columns; nil if there are none. Set by `useRows`.
    private var rejectedRepetitions: GridRepetitions?
    /// The inputs and repetitions of pass 2 for whose columns `inactiveRows` and `rejectedRepetitions` are valid.
    private var inactiveRowInputs = (placement: GridPlacementInputs(), repetitions: GridRepetitions?.none)
    /// The repetitions of pass 2. In pass 4, when the height is definite, rows may be repeated more often.
    var repetitionsInPass2: GridRepetitions?

    init(specified: [GridItem], hasAutoRepeat: Bool, isSubgrid: Bool) {
      self.specified = specified
      self.isSubgrid = isSubgrid
      self.hasAutoRepeat = hasAutoRepeat
      hasColumnBaselines = specified.contains { $0.justifySelf?.position.isBaseline ?? false }
    }
  }
}

extension Grid.Cache {
  /// Places the items for pass 2 and later passes.
  mutating func place(in grid: Grid, _ repetitions: GridRepetitions) {
    let placementInputs = placementInputs(inherited)
    if sized.arePlaced(repetitions, placementInputs) { return }
    if sized.repetitions != nil { swap(&sized, &previous) }
    if sized.arePlaced(repetitions, placementInputs) { return }
    if tracksInPass1.arePlaced(repetitions, placementInputs) {
      sized = tracksInPass1
    } else {
      sized.place(specified, in: grid, repetitions, placementInputs)
    }
  }

  /// Sizes the columns of pass 1 by the contributions of items. `justifyItems` aligns items without a `justify-self`.
  mutating func sizeColumnsInPass1<Items: ContributingItems & ~Copyable>(
    in available: GridAxis.AvailableSpace, gap: Double, _ items: borrowing Items, _ justifyItems: GridJustification
  ) {
    tracksInPass1.columns.begin(in: available, gap: gap)
    let subgridItems = subgrids.isEmpty ? [] : widths(ofSubgridsAmong: items, isPass1: true)
    tracksInPass1.columns.place(subgridItems, after: specified.count)
    if sharesColumnBaselines(justifyItems) { shareBaselines(of: items, isPass1: true, justifyItems) }
    tracksInPass1.columns.addContributions(
      items, heightDependentsInPass1, flags, minContentBaselines, maxContentBaselines)
    tracksInPass1.columns.add(subgridItems, after: specified.count)
    tracksInPass1.columns.resolve(in: available)
  }

  /// Sizes the columns in the available width. Adds the contributions of items, unless the tracks of pass 1 can be
  /// reused.
  @inline(__always)
  mutating func sizeColumns(_ items: borrowing WidthPass, _ justifyItems: GridJustification) {
    let gap = items.columnGap, available = GridAxis.AvailableSpace.definite(items.width)
    let reuses =
      canReuseColumns && tracksInPass1.repetitions == sized.repetitions && !sized.columns.hasPercent
      && tracksInPass1.columns.gap == gap
    canReuseColumns = false
    if reuses {
      // The reused values do not depend on the available space.
      sized.columns.copyBaseSizes(of: tracksInPass1.columns)
      sized.columns.distributeSpace(in: available)
    } else {
      sized.columns.begin(in: available, gap: gap)
      let subgridItems = subgrids.isEmpty ? [] : widths(ofSubgridsAmong: items, isPass1: false)
      sized.columns.place(subgridItems, after: specified.count)
      if sharesColumnBaselines(justifyItems) { shareBaselines(of: items, isPass1: false, justifyItems) }
      sized.columns.addContributions(items, heightDependents, flags, minContentBaselines, maxContentBaselines)
      sized.columns.add(subgridItems, after: specified.count)
      sized.columns.resolve(in: available)
    }
  }

  /// Invalidates the placement of all items, so that the next pass places them again.
  mutating func invalidatePlacement() {
    restoreRows()
    (tracksInPass1, sized, previous) = (GridTracks(), GridTracks(), GridTracks())
  }

  /// Restores the rows of pass 2.
  mutating func restoreRows() { if hasSwappedRows { swapRows() } }

  /// Makes `sized` use the rows for a number of repetitions. Returns `false`, with `sized` unchanged, if items would
  /// move to other columns, if pass 4 has moved items, or if `areFinal` is `true` and subgrids would get other rows.
  mutating func useRows(in grid: Grid, _ repetitions: GridRepetitions, areFinal: Bool) -> Bool {
    if sized.repetitions == repetitions { return true }
    let inputs = (placement: placementInputs(inherited), repetitions: repetitionsInPass2)
    if inactiveRowInputs != inputs {
      (inactiveRows, rejectedRepetitions, inactiveRowInputs) = (GridTracks.Rows(), nil, inputs)
    }
    if rejectedRepetitions == repetitions || sized.repetitions != repetitionsInPass2 { return false }
    if inactiveRows.repetitions != repetitions {
      var tracks = GridTracks()
      tracks.place(specified, in: grid, repetitions, inputs.placement)
      guard tracks.columns.hasSamePlacement(as: sized.columns) else {
        rejectedRepetitions = repetitions
        return false
      }
      tracks.swapRows(&inactiveRows)
    }
    let previous = areFinal ? inheritedRowsOfSubgrids : []
    swapRows()
    if !areFinal || inheritedRowsOfSubgrids == previous { return true }
    swapRows()
    return false
  }

  private mutating func swapRows() {
    sized.swapRows(&inactiveRows)
    canReuseRows = false
    hasSwappedRows.toggle()
  }

  /// Adds the contributions of items to the rows: their heights, and the distances by which shared baselines move them.
  /// If `usesInitialHeights` is `true`, uses the heights that items had before a width was computed from a height.
  mutating func addHeights<Items: MeasuredItems & ~Copyable>(
    of items: borrowing Items, _ container: ArrangedStyle, usesInitialHeights: Bool = false
  ) {
    let aligns = container.mentionsBaselines
    rowBaselines.removeAll()
    alignsInAreas = false
    var subgridItems = subgrids.isEmpty ? [] : heights(ofSubgridsAmong: items)
    sized.rows.place(subgridItems, after: specified.count)
    if aligns {
      alignBaselines(items, container, subgridItems, inAreas: false)
      for index in subgridItems.indices {
        subgridItems[index].shift = rowBaselines.shift(of: specified.count + index, in: subgridItems[index].span.range)
      }
    }
    for item in 0..<items.count where sized.rows.needsContribution(item) && !flags[item].contains(.isRowSubgrid) {
      let initial = usesInitialHeights ? heightDependents.initialHeight(of: item) : nil
      let height = initial ?? heightDependents.measuredHeight(of: item) ?? items.height(of: item, in: nil)
      let shift = aligns ? rowBaselines.shift(of: item, in: sized.rows.spans[item].range) : 0
      sized.rows.addContribution(height, shift: shift, of: item, flags[item]) { items.heightFloor(of: item) }
    }
    sized.rows.add(subgridItems, after: specified.count)
  }

  /// Finds the items of each row that share baselines, including items in subgrids. `inAreas` is `true` when all rows
  /// have their heights. Before that, percentages of rows without fixed lengths count as `auto`.
  mutating func alignBaselines<Items: MeasuredItems & ~Copyable>(
    _ items: borrowing Items, _ container: ArrangedStyle, _ subgridItems: [GridSubgridContribution], inAreas: Bool
  ) {
    rowBaselines.reset(count: items.count + subgridItems.count, tracks: sized.rows.tracks.count)
    for (index, contribution) in subgridItems.enumerated() {
      guard let reach = contribution.reach else { continue }
      rowBaselines.add(items.count + index, reach, in: contribution.span.range)
    }
    for item in 0..<items.count where !flags[item].contains(.isRowSubgrid) {
      let style = items.style(of: item), alignment = GridAlignment(style, in: container)
      guard alignment.isByBaseline else { continue }
      let range = sized.rows.spans[item].range, isPercentage = style.hasPercentageHeights
      let followsContent = isPercentage && sized.rows.isSizedByContent(range)
      if followsContent, !inAreas { alignsInAreas = true }
      // An item without a baseline of its own does not share one if its height is a percentage of rows that depend on
      // content, because its area would depend on the baseline (CSS Align §9.3).
      if followsContent, !items.hasOwnBaselines(item) { continue }
      let areaHeight =
        !isPercentage
        ? nil : inAreas ? sized.rows.area(of: item).length : sized.rows.fixedLength(of: item)
      let baselines = isPercentage ? items.baselines(of: item, in: areaHeight) : items.baselines(of: item)
      // The item was placed with this height to find its baselines.
      let height = items.height(of: item, in: areaHeight), isLast = alignment.place == .lastBaseline
      rowBaselines.add(item, GridSharedBaselines.Reach(baselines, height: height, isLast: isLast), in: range)
    }
  }

  /// Returns `true` if an item shares a first or last baseline with others of its row.
  func isAlignedByBaseline(_ item: Int) -> Bool { rowBaselines.reach(of: item) != nil }
  /// Returns `true` if an item shares its last baseline with others of its row.
  func isAlignedByLast(_ item: Int) -> Bool { rowBaselines.reach(of: item)?.isLast ?? false }

  /// Sizes the rows in the final height, in pass 4. If the height may differ from the total of the rows in pass 3, it
  /// is the available space for flexible rows and the basis of percentages. Percentage gaps were 0 in pass 3 (CSS Align
  /// §8.3).
  @inline(__always)
  mutating func sizeRows(of items: borrowing PlacementPass, _ container: ArrangedStyle) {
    let isGapPercentage = container.isPercentage(.rowGap)
    let usesFinalHeight =
      items.isHeightDefinite || sized.rows.hasPercent || sized.rows.hasFlexible || isGapPercentage
      || heightDependents.initialTotal != nil
    let available =
      usesFinalHeight ? GridAxis.AvailableSpace.definite(items.definiteHeight ?? items.contentSize.height) : .indefinite
    let gap = isGapPercentage ? items.rowGapOfHeight : items.rowGap
    let reuses = canReuseRows && !sized.rows.hasPercent && sized.rows.gap == gap
    canReuseRows = false
    // Pass 3 has already sized the rows.
    if reuses, !usesFinalHeight || !sized.rows.dependsOnAvailableSpace { return }
    sized.rows.begin(in: available, gap: gap, keepsContributions: reuses)
    if !reuses { addHeights(of: items, container) }
    sized.rows.resolve(in: available)
  }
}

/// The items of a container in passes in which their intrinsic widths can be read.
protocol ContributingItems: JoinableItems, ~Copyable {
  func intrinsicWidths(of item: Int) -> IntrinsicWidths
  func intrinsicWidths(of item: Int, height: Double) -> IntrinsicWidths
  func intrinsicWidths(of item: Int, limitsOf height: Double) -> IntrinsicWidths
  var definiteHeight: Double? { get }
  func widthFloor(of item: Int) -> Double
}

extension ItemPass: ContributingItems where Stage: StageWithIntrinsicWidths {}

extension ArrangedStyle {
  /// Returns `true` if a size counts as automatic in the minimum contribution of an item (CSS Grid §6.6).
  @inline(__always)
  func countsAsAutomatic(_ size: FlexStyle.Property) -> Bool {
    isAuto(size) || isPercentage(size) || isFitContent(size)
  }
}

extension GridAxis {
  /// Returns `true` if any of the tracks is flexible or sized by its items.
  func isSizedByContent(_ range: Range<Int>) -> Bool {
    range.contains {
      tracks[$0].isFlexible || tracks[$0].minSizing.isIntrinsic || tracks[$0].maxSizing.isIntrinsic
    }
  }
}

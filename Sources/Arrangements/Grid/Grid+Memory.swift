import EagerLayout

extension Grid {
  /// What items say, where that puts them, and the tracks.
  public struct Memory: Sendable {
    let said: [GridItem]
    /// Whether there are as many of some tracks as there is room for.
    let repeatsByRoom: Bool
    /// Whether an item shares a baseline in its column by its own `justify-self`.
    let hasColumnBaselines: Bool
    /// What the styles of items say; empty until somebody asks.
    var notes: [GridItemNotes] = []
    /// The tracks of pass 1, whose repetitions may be others than those in the width that there is.
    var asked = GridTracks()
    /// Those of the other passes, and those with another number of repetitions before: a grid in two sizes in turn finds both.
    var sized = GridTracks(), before = GridTracks()
    /// Whether pass 1 heard for pass 2 what items ask for across, and pass 3 for pass 4 what they ask for downwards.
    var isHeardAcross = false, isHeardDown = false
    /// The items that share baselines in their rows, and in their columns at their final widths.
    private(set) var rowBaselines = GridSharedBaselines()
    var columnBaselines = GridSharedBaselines()
    /// The items that share baselines in their columns, at the least and the greatest width that they contribute.
    var leastBaselines = GridSharedBaselines(), greatestBaselines = GridSharedBaselines()
    /// Whether the height of an item that is aligned by a baseline is a percentage of rows that are not lengths.
    private(set) var alignsInAreas = false

    /// Items whose widths follow from their heights: in pass 1, and in the others.
    var askedFollowers = GridFollowers(), followers = GridFollowers()

    /// The rows of pass 4 where the height that there is repeats them more often than pass 2 knew, or else, while pass 4 has those,
    /// the rows of pass 2.
    private var other = GridTracks.Rows()
    private var hasOther = false
    /// The repetitions with which items would be in other columns.
    private var refused: GridRepetitions?
    /// How often tracks come in pass 2; a height that is known only in pass 4 may repeat rows more often.
    var ownRepetitions: GridRepetitions?

    init(said: [GridItem], repeatsByRoom: Bool) {
      self.said = said
      self.repeatsByRoom = repeatsByRoom
      hasColumnBaselines = said.contains { $0.justifySelf?.position.isBaseline ?? false }
    }
  }
}

extension Grid.Memory {
  /// Places the items for the passes from 2 on.
  mutating func place(in grid: Grid, _ repetitions: GridRepetitions) {
    if sized.repetitions == repetitions { return }
    if sized.repetitions != nil { swap(&sized, &before) }
    if sized.repetitions == repetitions { return }
    if asked.repetitions == repetitions { sized = asked } else { sized.place(said, in: grid, repetitions) }
  }

  /// Adds the contributions of items to the columns of pass 1. Items without a `justify-self` are aligned as `others`.
  mutating func addContributions<Items: ContributingItems & ~Copyable>(
    of items: borrowing Items, _ others: GridJustification
  ) {
    shareBaselines(of: items, in: asked.columns, askedFollowers, others)
    asked.columns.hear(items, askedFollowers, notes, leastBaselines, greatestBaselines)
  }

  /// Sizes columns in the width that there is. What items ask for is heard, unless pass 1 did that just now.
  mutating func sizeColumns(_ items: borrowing ItemWidths, _ others: GridJustification) {
    let gap = items.columnGap, room = GridAxis.Room.definite(items.width)
    let isHeard =
      isHeardAcross && asked.repetitions == sized.repetitions && !sized.columns.hasPercent && asked.columns.gap == gap
    (isHeardAcross, isHeardDown) = (false, false)
    if isHeard {
      // Nothing of that asks how much room there is.
      sized.columns.takeContents(of: asked.columns)
      sized.columns.enlarge(in: room)
    } else {
      sized.columns.begin(in: room, gap: gap)
      shareBaselines(of: items, in: sized.columns, followers, others)
      sized.columns.hear(items, followers, notes, leastBaselines, greatestBaselines)
      sized.columns.resolve(in: room)
    }
  }

  /// Goes back to the rows of pass 2.
  @inline(__always)
  mutating func takeOwnRows() { if hasOther { exchangeRows() } }

  /// Pass 4: takes the rows that there are with so many repetitions, unless items would be in other columns then; says whether these are
  /// the tracks now.
  mutating func takeRows(in grid: Grid, _ repetitions: GridRepetitions) -> Bool {
    if sized.repetitions == repetitions { return true }
    if refused == repetitions { return false }
    if other.repetitions != repetitions {
      var tracks = GridTracks()
      tracks.place(said, in: grid, repetitions)
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

  /// Hears how high items are, and what they reach above and below their baselines. `areBefore` says that they are asked as they were
  /// before their widths followed from heights.
  mutating func hear<Items: MeasuredItems & ~Copyable>(_ items: borrowing Items, areBefore: Bool = false) {
    let container = items.containerStyle
    let aligns = container.mentionsBaselines
    rowBaselines.removeAll()
    alignsInAreas = false
    if aligns { alignBaselines(items, container, inAreas: false) }
    for item in 0..<items.count where sized.rows.asks(item) {
      let known = areBefore ? followers.heightBefore(of: item) : nil
      let height = known ?? followers.ownHeight(of: item) ?? items.height(of: item, in: nil)
      let shift = aligns ? rowBaselines.shift(of: item, in: sized.rows.spans[item].range) : 0
      sized.rows.hear(height, shift: shift, of: item, notes[item]) { items.floor(of: item) }
    }
  }

  /// Finds the items of each row that share baselines. `inAreas` says that all rows have their heights; before that,
  /// percentages of rows that are not lengths count as `auto`.
  mutating func alignBaselines<Items: MeasuredItems & ~Copyable>(
    _ items: borrowing Items, _ container: ArrangedStyle, inAreas: Bool
  ) {
    rowBaselines.begin(count: items.count, tracks: sized.rows.tracks.count)
    for item in 0..<items.count {
      let style = items.style(of: item), alignment = GridAlignment(style, in: container)
      guard alignment.isByBaseline else { continue }
      let range = sized.rows.spans[item].range, isPercentage = style.hasPercentageHeights
      let followsContent = isPercentage && sized.rows.isSizedByContent(range, orFlexible: !inAreas)
      if followsContent, !inAreas { alignsInAreas = true }
      // An item without a baseline of its own whose height is a percentage of rows that follow from content shares none with
      // others: its area would depend on that (CSS Align §9.3).
      if followsContent, !items.hasOwnBaselines(item) { continue }
      let whole =
        !isPercentage
        ? nil : inAreas ? sized.rows.area(of: item).length : sized.rows.fixedLength(of: item)
      let baselines = isPercentage ? items.baselines(of: item, in: whole) : items.baselines(of: item)
      let isLast = alignment.place == .lastBaseline, above = isLast ? baselines.last : baselines.first
      // The height that the item was placed with to find its baselines.
      let below = items.height(of: item, in: whole) - above
      rowBaselines.add(item, GridSharedBaselines.Reach(before: above, behind: below, isLast: isLast), in: range)
    }
  }

  /// Whether an item shares a baseline with others of its row, and whether that is its last one.
  func isAlignedByBaseline(_ item: Int) -> Bool { rowBaselines.reach(of: item) != nil }
  func isAlignedByLast(_ item: Int) -> Bool { rowBaselines.reach(of: item)?.isLast ?? false }

  /// Pass 4: sizes the rows. Where the height is more or less than they came out, flexible ones share it, and percentages are of it,
  /// those of gaps among them, which were none where the height was asked for (CSS Align §8.3).
  mutating func sizeRows(of items: borrowing ItemPlaces) {
    let hasShareOfGap = items.containerStyle.isPercentage(.rowGap)
    let sharesHeight =
      items.isHeightDefinite || sized.rows.hasPercent || sized.rows.hasFlexible || hasShareOfGap
      || followers.totalBefore != nil
    let room = sharesHeight ? GridAxis.Room.definite(items.definiteHeight ?? items.extent.height) : .indefinite
    let gap = hasShareOfGap ? items.rowGapOfHeight : items.rowGap
    let isHeard = isHeardDown && !sized.rows.hasPercent && sized.rows.gap == gap
    isHeardDown = false
    // Then pass 3 left them as they are to be.
    if isHeard, !sharesHeight || !sized.rows.heedRoom { return }
    sized.rows.begin(in: room, gap: gap, isHeard: isHeard)
    if !isHeard { hear(items) }
    sized.rows.resolve(in: room)
  }
}

/// Items whose widths are asked for.
protocol ContributingItems: ArrangedItems, ~Copyable {
  func inlineSizes(of item: Int) -> InlineSizes
  func inlineSizes(of item: Int, height: Double) -> InlineSizes
  func inlineSizes(of item: Int, limitsOf height: Double) -> InlineSizes
  var knownHeight: Double? { get }
  func floor(of item: Int) -> Double
}

extension ItemContributions: ContributingItems {}
extension ItemWidths: ContributingItems {}

extension ArrangedStyle {
  /// Whether a size counts as automatic where it is asked what an item contributes at least (CSS Grid §6.6).
  @inline(__always)
  func followsRoom(_ size: FlexStyle.Property) -> Bool {
    isAuto(size) || isPercentage(size) || isFitContent(size)
  }
}

extension GridAxis {
  /// Returns `true` if some of the tracks are sized by their items or, where `orFlexible`, by the space that other tracks leave.
  func isSizedByContent(_ range: Range<Int>, orFlexible: Bool) -> Bool {
    range.contains {
      tracks[$0].isFlexible ? orFlexible : tracks[$0].least.isIntrinsic || tracks[$0].greatest.isIntrinsic
    }
  }
}

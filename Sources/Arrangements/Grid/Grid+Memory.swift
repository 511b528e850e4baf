import EagerLayout

extension Grid {
  /// What items say, where that puts them, and the tracks.
  public struct Memory: Sendable {
    let said: [GridItem]
    /// Whether there are as many of some tracks as there is room for.
    let repeatsByRoom: Bool
    /// Whether an item is to share a baseline in its column, whatever the grid says.
    let hasColumnBaselines: Bool
    /// What the styles of items say; empty until somebody asks.
    var notes: [GridItemNotes] = []
    /// The tracks of pass 1, whose repetitions may be others than those in the width that there is.
    var asked = GridTracks()
    /// Those of the other passes, and those with another number of repetitions before: a grid in two sizes in turn finds both.
    var sized = GridTracks(), before = GridTracks()
    /// Whether pass 1 heard for pass 2 what items ask for across, and pass 3 for pass 4 what they ask for downwards.
    var isHeardAcross = false, isHeardDown = false
    /// How far the items of each row that share their first baseline reach above it, and those that share their last one below.
    private var above: [Double] = [], below: [Double] = []
    /// What items have of those that are aligned by a baseline.
    private var reaches: [Reach] = []

    /// Whether the height of an item that is aligned by a baseline is a percentage of flexible rows.
    private(set) var alignsByFlexibleRows = false

    struct Reach: Sendable {
      var above = 0.0, below = 0.0
      var isLast = false, isAligned = false
    }

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

  /// Pass 1: takes in what items contribute to the columns. `others` is the alignment of those that have none of their own.
  mutating func hearAskedColumns<Items: ContributingItems & ~Copyable>(
    _ items: borrowing Items, _ others: GridJustification
  ) {
    let shifts = baselineShifts(items, in: asked.columns, others) { askedFollowers.contribution(of: $0, items) }
    asked.columns.hear(items, askedFollowers, notes, shifts: shifts)
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
      let shifts = baselineShifts(items, in: sized.columns, others) { followers.contribution(of: $0, items) }
      sized.columns.hear(items, followers, notes, shifts: shifts)
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
    if !reaches.isEmpty { reaches.removeAll(keepingCapacity: true) }
    alignsByFlexibleRows = false
    if aligns { alignBaselines(items, container, inAreas: false) }
    for item in 0..<items.count where sized.rows.asks(item) {
      let known = areBefore ? followers.heightBefore(of: item) : nil
      var height = known ?? followers.ownHeight(of: item) ?? items.height(of: item, in: nil)
      if aligns, reaches[item].isAligned {
        let reach = reaches[item], range = sized.rows.spans[item].range
        height += reach.isLast ? below[range.upperBound - 1] - reach.below : above[range.lowerBound] - reach.above
      }
      // An item that is no higher than its limits say has them without what its baseline needs, in browsers.
      sized.rows.hear(height, of: item, notes[item]) { items.floor(of: item) }
    }
  }

  /// Aligns items by their baselines once more, now that flexible rows have their heights.
  mutating func alignBaselinesInAreas(of items: borrowing ItemPlaces) {
    reaches.removeAll(keepingCapacity: true)
    alignBaselines(items, items.containerStyle, inAreas: true)
  }

  /// Finds how far the items of each row reach above and below the baselines that they share. `inAreas` says that all rows
  /// have their heights; before that, percentages of flexible ones count as `auto`.
  private mutating func alignBaselines<Items: MeasuredItems & ~Copyable>(
    _ items: borrowing Items, _ container: ArrangedStyle, inAreas: Bool
  ) {
    above.removeAll(keepingCapacity: true)
    below.removeAll(keepingCapacity: true)
    for _ in sized.rows.tracks.indices {
      above.append(-.infinity)
      below.append(-.infinity)
    }
    for item in 0..<items.count {
      var reach = Reach()
      let alignment = GridAlignment(items.style(of: item), in: container)
      let range = sized.rows.spans[item].range
      let isPercentage = items.style(of: item).hasPercentageHeights
      let followsContent = isPercentage && sized.rows.isSizedByContent(range, orFlexible: !inAreas)
      if alignment.isByBaseline, followsContent, !inAreas, !sized.rows.isSizedByContent(range, orFlexible: false) {
        alignsByFlexibleRows = true
      }
      // An item without a baseline of its own whose height is a percentage of rows that follow from content shares none with
      // others: its area would depend on that (CSS Align §9.3).
      if alignment.isByBaseline, !followsContent || items.hasOwnBaselines(item) {
        let room =
          !isPercentage || followsContent
          ? nil : inAreas ? sized.rows.area(of: item).length : sized.rows.fixedLength(of: item)
        let baselines = isPercentage ? items.baselines(of: item, in: room) : items.baselines(of: item)
        reach.isAligned = true
        reach.isLast = alignment.place == .lastBaseline
        reach.above = reach.isLast ? baselines.last : baselines.first
        // As it was placed to find its baselines.
        reach.below = items.height(of: item, in: room) - reach.above
        if reach.isLast {
          below[range.upperBound - 1] = max(below[range.upperBound - 1], reach.below)
        } else {
          above[range.lowerBound] = max(above[range.lowerBound], reach.above)
        }
      }
      reaches.append(reach)
    }
  }

  /// How far an item that shares a baseline with others of its row reaches above that, and below.
  func reach(of item: Int) -> Reach? { isAlignedByBaseline(item) ? reaches[item] : nil }

  /// Whether an item shares a baseline with others of its row, and whether that is its last one.
  func isAlignedByBaseline(_ item: Int) -> Bool { item < reaches.count && reaches[item].isAligned }
  func isAlignedByLast(_ item: Int) -> Bool { reaches[item].isLast }

  /// Where an item that shares a baseline stands in its area.
  func baselinePlace(of item: Int, height: Double, in area: (start: Double, length: Double)) -> Double? {
    guard item < reaches.count, reaches[item].isAligned else { return nil }
    let reach = reaches[item], range = sized.rows.spans[item].range
    if !reach.isLast { return area.start + above[range.lowerBound] - reach.above }
    return area.start + area.length - below[range.upperBound - 1] + reach.below - height
  }

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
  /// Whether the size of some tracks may follow from their items, or as that of flexible ones from what others leave.
  func isSizedByContent(_ range: Range<Int>, orFlexible: Bool) -> Bool {
    range.contains {
      tracks[$0].isFlexible ? orFlexible : tracks[$0].least.isIntrinsic || tracks[$0].greatest.isIntrinsic
    }
  }
}

import EagerLayout

extension Grid {
  /// What items say, where that puts them, and the tracks.
  public struct Memory: Sendable {
    let said: [GridItem]
    /// Whether there are as many of some tracks as there is room for.
    let repeatsByRoom: Bool
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

    init(said: [GridItem], repeatsByRoom: Bool) {
      self.said = said
      self.repeatsByRoom = repeatsByRoom
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

  /// Hears what items ask for across, unless pass 1 did that just now.
  mutating func hearAcross(_ items: borrowing ItemWidths) {
    let isHeard =
      isHeardAcross && asked.repetitions == sized.repetitions && !sized.columns.hasPercent
      && asked.columns.gap == sized.columns.gap
    (isHeardAcross, isHeardDown) = (false, false)
    if isHeard {
      sized.columns.takeContributions(of: asked.columns)
    } else {
      sized.columns.hear(items, followers)
    }
  }

  /// Goes back to the rows of pass 2.
  @inline(__always)
  mutating func takeOwnRows() { if hasOther { exchangeRows() } }

  /// Pass 4: takes the rows that there are with so many repetitions. Where items would be in other columns then, all stays as it was:
  /// they have their widths.
  mutating func takeRows(in grid: Grid, _ repetitions: GridRepetitions) {
    if hasOther || sized.repetitions == repetitions || refused == repetitions { return }
    if other.repetitions != repetitions {
      var tracks = GridTracks()
      tracks.place(said, in: grid, repetitions)
      guard tracks.columns.isLike(sized.columns) else {
        refused = repetitions
        return
      }
      other = tracks.movedRows
    }
    exchangeRows()
  }

  private mutating func exchangeRows() {
    sized.exchange(&other)
    isHeardDown = false
    hasOther.toggle()
  }

  /// Hears how high items are, and what they reach above and below their baselines.
  mutating func hear<Items: MeasuredItems & ~Copyable>(_ items: borrowing Items) {
    let container = items.containerStyle
    let aligns = container.mentionsBaselines
    if !reaches.isEmpty { reaches.removeAll(keepingCapacity: true) }
    sized.rows.forgetContributions()
    if aligns { alignBaselines(items, container) }
    for item in 0..<items.count where sized.rows.asks(item) {
      var height = followers.ownHeight(of: item) ?? items.height(of: item, in: nil)
      if aligns, reaches[item].isAligned {
        let reach = reaches[item], range = sized.rows.spans[item].range
        height += reach.isLast ? below[range.upperBound - 1] - reach.below : above[range.lowerBound] - reach.above
      }
      // An item that is no higher than its limits say has them without what its baseline needs, in browsers.
      sized.rows.hear(height, of: item, items.style(of: item)) { items.floor(of: item) }
    }
  }

  private mutating func alignBaselines<Items: MeasuredItems & ~Copyable>(
    _ items: borrowing Items, _ container: ArrangedStyle
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
      if alignment.isByBaseline, !(items.style(of: item).hasPercentageHeights && sized.rows.isSizedByContent(range)) {
        let baselines = items.baselines(of: item)
        reach.isAligned = true
        reach.isLast = alignment.place == .lastBaseline
        reach.above = reach.isLast ? baselines.last : baselines.first
        // As it was placed to find its baselines.
        reach.below = items.height(of: item, in: nil) - reach.above
        if reach.isLast {
          below[range.upperBound - 1] = max(below[range.upperBound - 1], reach.below)
        } else {
          above[range.lowerBound] = max(above[range.lowerBound], reach.above)
        }
      }
      reaches.append(reach)
    }
  }

  /// Where an item that shares a baseline stands in its area.
  func baselinePlace(of item: Int, height: Double, in area: (start: Double, length: Double)) -> Double? {
    guard item < reaches.count, reaches[item].isAligned else { return nil }
    let reach = reaches[item], range = sized.rows.spans[item].range
    if !reach.isLast { return area.start + above[range.lowerBound] - reach.above }
    return area.start + area.length - below[range.upperBound - 1] + reach.below - height
  }

  /// Pass 4: sizes the rows. Where the height is more or less than they came out, flexible ones share it, and percentages are of it.
  mutating func sizeRows(of items: borrowing ItemPlaces) {
    let sharesHeight = items.isHeightDefinite || sized.rows.hasPercent || sized.rows.hasFlexible
    let room = sharesHeight ? GridAxis.Room.definite(items.extent.height) : .indefinite
    let gap = items.rowGap, isHeard = isHeardDown && !sized.rows.hasPercent && sized.rows.gap == gap
    isHeardDown = false
    // Then pass 3 left them as they are to be.
    if isHeard, !sharesHeight { return }
    sized.rows.begin(in: room, gap: gap)
    if !isHeard { hear(items) }
    sized.rows.resolve(in: room)
  }

  /// The item that has the first or last baseline.
  func baselineItem(isLast: Bool, count: Int) -> Int? {
    let spans = sized.rows.spans
    guard count > 0, spans.count == count else { return count == 0 ? nil : isLast ? count - 1 : 0 }
    var row = isLast ? Int32.min : .max
    for span in spans { row = isLast ? max(row, span.start + span.count) : min(row, span.start) }
    var found: Int?
    for item in 0..<count where (isLast ? spans[item].start + spans[item].count : spans[item].start) == row {
      guard let other = found else {
        found = item
        continue
      }
      let isAligned = item < reaches.count && reaches[item].isAligned
      let wasAligned = other < reaches.count && reaches[other].isAligned
      let column = sized.columns.spans[item].start, before = sized.columns.spans[other].start
      if isAligned != wasAligned ? isAligned : isLast ? column > before : column < before { found = item }
    }
    return found
  }
}

/// Items whose widths are asked for.
protocol ContributingItems: ArrangedItems, ~Copyable {
  func inlineSizes(of item: Int) -> InlineSizes
  func inlineSizes(of item: Int, height: Double) -> InlineSizes
  var knownHeight: Double? { get }
  func floor(of item: Int) -> Double
}

extension ItemContributions: ContributingItems {}
extension ItemWidths: ContributingItems {}

extension GridAxis {
  /// Whether the height of some tracks follows from their items. An item whose height is a percentage of that shares no baseline
  /// with others, on which its area would depend (CSS Align §9.3).
  fileprivate func isSizedByContent(_ range: Range<Int>) -> Bool {
    range.contains { tracks[$0].least.isIntrinsic || tracks[$0].isFlexible && !hasRoom }
  }

  /// Hears how high an item is.
  @inline(__always)
  mutating func hear(_ height: Double, of item: Int, _ style: ArrangedStyle, floor: () -> Double) {
    let minimum: Double
    if !style.isAuto(.height), !style.isPercentage(.height) {
      minimum = height
    } else if !style.isAuto(.minHeight) || style.isScrollContainer || !hasAutomaticMinimum(item) {
      minimum = floor()
    } else {
      minimum = automaticMinimum(of: item, height, floor: floor)
    }
    take(Contribution(minimum: minimum, least: height, greatest: height), of: item)
  }

  /// Hears what items contribute to columns.
  mutating func hear<Items: ContributingItems & ~Copyable>(_ items: borrowing Items, _ followers: GridFollowers) {
    forgetContributions()
    for item in 0..<items.count where asks(item) {
      let sizes =
        followers.height(of: item).map { items.inlineSizes(of: item, height: $0) } ?? items.inlineSizes(of: item)
      let style = items.style(of: item)
      let minimum: Double
      if !style.isAuto(.width), !style.isPercentage(.width) {
        minimum = sizes.least
      } else if !style.isAuto(.minWidth) || style.isScrollContainer || !hasAutomaticMinimum(item) {
        minimum = items.floor(of: item)
      } else {
        minimum = automaticMinimum(of: item, sizes.least) { items.floor(of: item) }
      }
      take(Contribution(minimum: minimum, least: sizes.least, greatest: sizes.greatest), of: item)
    }
  }

  /// What an item whose automatic minimum is its content needs: no more than its tracks can be (CSS Grid §6.6).
  @inline(__always)
  func automaticMinimum(of item: Int, _ content: Double, floor: () -> Double) -> Double {
    let most = greatestLength(of: item)
    return content <= most ? content : max(most, floor())
  }
}

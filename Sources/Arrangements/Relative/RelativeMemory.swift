import EagerLayout

/// What ``Relative`` keeps.
public struct RelativeMemory: Sendable {
  let across: RelativeGraph
  let down: RelativeGraph
  let faults: [RelativeFault]
  /// The item that the container's gravity does not move.
  let ignored: Int?
  /// How many ids in groups, or of the item that gravity does not move, are nobody's here.
  var unknownCount = 0
  /// How many items there are that are not hidden.
  let shown: Int
  /// Where items are in the end.
  var places: (across: RelativeSolution, down: RelativeSolution)
  /// Where they would be in a container whose size is not known.
  var trial: RelativeSolution
  /// How large they are, where that is known before they are put anywhere.
  var lengths = RelativeLengths()
  /// Their own heights, as far as horizontal constraints ask for them: by 3 for each item.
  var heights: [Double] = []
  /// The item whose baseline is the container's, where that is the topmost one.
  var topmost: Int?

  init(across: RelativeGraph, down: RelativeGraph, shown: Int, faults: [RelativeFault], ignored: Int?) {
    self.across = across
    self.down = down
    self.shown = shown
    self.faults = faults
    self.ignored = ignored
    places = (RelativeSolution(of: across, shown: shown), RelativeSolution(of: down, shown: shown))
    trial = RelativeSolution(of: across, shown: shown)
    if !across.foreignItems.isEmpty { heights = [Double](repeating: 0, count: across.plans.count * 3) }
  }

  /// Notes the heights that horizontal constraints ask for.
  mutating func noteHeights(_ items: borrowing some (ArrangedItems & ~Copyable)) {
    for item in across.foreignItems {
      heights[Int(item) * 3 + RelativeGraph.Node.size] = items.definiteSize(of: Int(item)).height ?? 0
    }
  }

  /// How far items reach where the container's width is not known.
  mutating func tryAcross() -> Double {
    trial.solve(across, in: nil, foreign: heights, &lengths)
    return farthestEnd
  }

  /// How far down items reach where the container's height is not known.
  mutating func tryDown() -> Double {
    trial.solve(down, in: nil, foreign: places.across.values, &lengths)
    return farthestEnd
  }

  private var farthestEnd: Double {
    var end = 0.0
    for item in 0..<shown { end = max(end, trial.end(of: item)) }
    return end
  }

  /// How far a gravity moves all items. The one that it ignores may count for the first or the last edge.
  func shift(
    _ share: Double?, _ places: RelativeSolution, _ length: Double, _ counts: RelativeGravity.IgnoredEdges
  ) -> Double {
    guard let share else { return 0 }
    var first = Double.infinity, last = -Double.infinity
    for item in 0..<shown {
      if item != ignored || counts.first { first = min(first, places.start(of: item)) }
      if item != ignored || counts.last { last = max(last, places.end(of: item)) }
    }
    return first <= last ? (length - (last - first)) * usableNumber(share) - first : 0
  }
}

/// Sizes of items along one axis that are known before they are put anywhere.
struct RelativeLengths: RelativeSizing, Sendable {
  /// Their own sizes, or those of their content.
  var natural: [Double] = []
  /// Whether that is a length of its own, for items that are put by two edges.
  var isOwn: [Bool] = []
  /// Whether a constraint gave another one.
  var isGiven: [Bool] = []
  var ascents: [Double] = []
  /// The sums of their margins.
  var margins: [Double] = []

  mutating func begin(count: Int) {
    natural.removeAll(keepingCapacity: true)
    natural.reserveCapacity(count)
    if isOwn.count != count {
      isOwn = [Bool](repeating: false, count: count)
      isGiven = isOwn
      ascents = [Double](repeating: 0, count: count)
      margins = ascents
    }
    for item in 0..<count { isGiven[item] = false }
  }

  mutating func fit(_ item: Int, in room: Double) -> Double { natural[item] }

  mutating func fill(_ item: Int, _ room: Double) -> Double { isOwn[item] ? natural[item] : set(item, to: room) }

  mutating func set(_ item: Int, to size: Double) -> Double {
    isGiven[item] = true
    return max(size, 0)
  }

  func margins(of item: Int) -> Double { margins[item] }

  func ascent(of item: Int) -> Double { ascents[item] }
}

extension ItemWidths: RelativeSizing {
  mutating func fill(_ item: Int, _ room: Double) -> Double { fill(item, in: room) }
  func margins(of item: Int) -> Double { margins(of: item).horizontal }
  func ascent(of item: Int) -> Double { 0 }
}

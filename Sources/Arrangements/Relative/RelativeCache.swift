import EagerLayout

/// The cache of ``Relative``.
public struct RelativeCache: Sendable {
  let across: RelativeGraph
  let down: RelativeGraph
  let faults: [RelativeFault]
  /// The item that the container's gravity does not move.
  let ignored: Int?
  /// The number of unknown ids in groups, and for the ignored item.
  var unknownCount = 0
  /// The number of items that are not hidden.
  let shown: Int
  /// The final positions and sizes.
  var places: (across: RelativeSolution, down: RelativeSolution)
  /// The positions and sizes in a container of indefinite size.
  var trial: RelativeSolution
  /// The sizes that are definite before any item is placed.
  var lengths = RelativeLengths()
  /// The specified heights that horizontal constraints depend on: three values for each item.
  var heights: [Double] = []
  /// The topmost item, if its baseline is the container's.
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

  /// Stores the heights that horizontal constraints depend on.
  mutating func noteHeights(_ items: borrowing some (ArrangedItems & ~Copyable)) {
    for item in across.foreignItems {
      heights[Int(item) * 3 + RelativeGraph.Node.size] = items.definiteSize(of: Int(item)).height ?? 0
    }
  }

  /// Returns the horizontal extent of the items in a container of indefinite width.
  mutating func tryAcross() -> Double {
    trial.solve(across, in: nil, foreign: heights, &lengths)
    return farthestEnd
  }

  /// Returns the vertical extent of the items in a container of indefinite height.
  mutating func tryDown() -> Double {
    trial.solve(down, in: nil, foreign: places.across.values, &lengths)
    return farthestEnd
  }

  private var farthestEnd: Double { (0..<shown).reduce(0) { max($0, trial.end(of: $1)) } }

  /// Returns the distance by which a gravity moves all items. The ignored item may count for the first or last edge.
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

/// The sizes of items along one axis that are definite before any item is placed.
struct RelativeLengths: RelativeSizing, Sendable {
  /// The items' own sizes, or their contents'.
  var natural: [Double] = []
  /// Whether the size is specified, for items with two constrained edges.
  var isOwn: [Bool] = []
  /// Whether a constraint has set another size, through ``set(_:to:)``.
  var isGiven: [Bool] = []
  var ascents: [Double] = []
  /// The sums of the items' margins.
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

extension WidthPass: RelativeSizing {
  mutating func fill(_ item: Int, _ room: Double) -> Double { fill(item, in: room) }
  func margins(of item: Int) -> Double { margins(of: item).horizontal }
  func ascent(of item: Int) -> Double { 0 }
}

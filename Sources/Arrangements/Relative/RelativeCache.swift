import EagerLayout

/// The cache of ``Relative``.
public struct RelativeCache: Sendable {
  let horizontal: RelativeGraph
  let vertical: RelativeGraph
  let faults: [RelativeFault]
  /// The item that the container's gravity does not move.
  let ignored: Int?
  /// The number of ids of unknown items in the groups and in the gravity.
  var unknownCount = 0
  let visibleCount: Int
  /// The final positions and sizes.
  var places: (horizontal: RelativeSolution, vertical: RelativeSolution)
  /// The positions and sizes in a container of indefinite size, along the axis of the current pass.
  var indefiniteSolution: RelativeSolution
  /// The sizes of items along the axis of the current pass, before any item is placed.
  var lengths = RelativeLengths()
  /// The specified heights to which horizontal constraints refer, with three values per item as in
  /// ``RelativeSolution``.
  var heights: [Double] = []
  /// The topmost item, which supplies the baseline in Android layouts. Set in the placement pass.
  var topmost: Int?

  init(horizontal: RelativeGraph, vertical: RelativeGraph, visibleCount: Int, faults: [RelativeFault], ignored: Int?) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.visibleCount = visibleCount
    self.faults = faults
    self.ignored = ignored
    indefiniteSolution = RelativeSolution(of: horizontal, visibleCount: visibleCount)
    places = (indefiniteSolution, RelativeSolution(of: vertical, visibleCount: visibleCount))
    if !horizontal.otherAxisItems.isEmpty { heights = [Double](repeating: 0, count: horizontal.constraints.count * 3) }
  }

  /// Stores the specified heights to which horizontal constraints refer.
  mutating func storeHeights(_ items: borrowing some (ArrangedItems & ~Copyable)) {
    for item in horizontal.otherAxisItems {
      heights[Int(item) * 3 + RelativeGraph.Node.size] = items.definiteSize(of: Int(item)).height ?? 0
    }
  }

  /// Returns the horizontal extent of the items in a container of indefinite width.
  mutating func contentWidth() -> Double {
    indefiniteSolution.solve(horizontal, in: nil, otherAxis: heights, &lengths)
    return contentEnd
  }

  /// Returns the vertical extent of the items in a container of indefinite height.
  mutating func contentHeight() -> Double {
    indefiniteSolution.solve(vertical, in: nil, otherAxis: places.horizontal.values, &lengths)
    return contentEnd
  }

  private var contentEnd: Double { (0..<visibleCount).reduce(0) { max($0, indefiniteSolution.end(of: $1)) } }

  /// Returns the distance by which gravity moves all items. The ignored item counts for the
  /// common extent of the items only at `ignoredEdges`.
  func shift(
    _ share: Double?, _ places: RelativeSolution, _ length: Double, _ ignoredEdges: RelativeGravity.IgnoredEdges
  ) -> Double {
    guard let share else { return 0 }
    var start = Double.infinity, end = -Double.infinity
    for item in 0..<visibleCount {
      if item != ignored || ignoredEdges.first { start = min(start, places.start(of: item)) }
      if item != ignored || ignoredEdges.last { end = max(end, places.end(of: item)) }
    }
    return start <= end ? (length - (end - start)) * finiteNumber(share) - start : 0
  }
}

/// The sizes of items along one axis, before any item is placed.
struct RelativeLengths: RelativeSizing, Sendable {
  /// The items' specified sizes, or else the sizes of their contents.
  var natural: [Double] = []
  /// `true` for an item with two constrained edges whose size is specified nevertheless.
  var isSpecified: [Bool] = []
  /// `true` for an item whose size a constraint has set. Set by ``set(_:to:)``.
  var isSetByConstraint: [Bool] = []
  /// The distances of the items' baselines from their tops; 0 for items to whose baselines no constraint refers.
  var ascents: [Double] = []
  /// The sums of the items' margins along the axis.
  var margins: [Double] = []

  mutating func reset(count: Int) {
    natural.removeAll(keepingCapacity: true)
    natural.reserveCapacity(count)
    if isSpecified.count != count {
      isSpecified = [Bool](repeating: false, count: count)
      isSetByConstraint = isSpecified
      ascents = [Double](repeating: 0, count: count)
      margins = ascents
    }
    for item in 0..<count { isSetByConstraint[item] = false }
  }

  mutating func fit(_ item: Int, in available: Double) -> Double { natural[item] }

  mutating func fill(_ item: Int, _ available: Double) -> Double {
    isSpecified[item] ? natural[item] : set(item, to: available)
  }

  mutating func set(_ item: Int, to size: Double) -> Double {
    isSetByConstraint[item] = true
    return max(size, 0)
  }

  func margins(of item: Int) -> Double { margins[item] }

  func ascent(of item: Int) -> Double { ascents[item] }
}

extension WidthPass: RelativeSizing {
  mutating func fill(_ item: Int, _ available: Double) -> Double { fill(item, in: available) }
  func margins(of item: Int) -> Double { margins(of: item).horizontal }
  func ascent(of item: Int) -> Double { 0 }
}

/// Along which axes views are told their size, and along which they are asked for it: Android decides by that whether
/// `match_parent` means anything.
struct Exactness: Sendable {
  private let records: [ViewRecord]
  private let parents: [Int]
  private var widths: [Bool] = []
  private var heights: [Bool] = []
  /// How many children of each frame say `match_parent` along any axis. Android measures them again where two do.
  private var matching: [Int]

  init(_ records: [ViewRecord], _ parents: [Int], _ views: [InflatedView]) {
    self.records = records
    self.parents = parents
    matching = [Int](repeating: 0, count: records.count)
    for (place, parent) in parents.enumerated() where parent >= 0 && views[place].visibility != .gone {
      if records[place].width == .match || records[place].height == .match { matching[parent] += 1 }
    }
    widths.reserveCapacity(records.count)
    heights.reserveCapacity(records.count)
    for place in records.indices {
      widths.append(isExact(place, true))
      heights.append(isExact(place, false))
    }
  }

  /// Whether a view is told its size along an axis. The window, which is -1, is.
  func callAsFunction(_ view: Int, isHorizontal: Bool) -> Bool {
    view < 0 ? true : isHorizontal ? widths[view] : heights[view]
  }

  /// Whether a view fills its frame along an axis.
  func fillsFrame(_ view: Int, isHorizontal: Bool) -> Bool {
    let record = records[view], parent = parents[view]
    guard record.size(isHorizontal) == .match else { return false }
    return record.isPlain || self(parent, isHorizontal: isHorizontal) || parent >= 0 && matching[parent] > 1
  }

  private func isExact(_ view: Int, _ isHorizontal: Bool) -> Bool {
    let record = records[view], size = record.size(isHorizontal)
    if case .points = size { return true }
    let place = parents[view]
    guard place >= 0 else { return size == .match }
    let parent = records[place], parentIsExact = self(place, isHorizontal: isHorizontal)
    switch parent.kind {
    case .linear:
      if parent.isVertical == isHorizontal { return size == .match }
      if record.weight > 0, parentIsExact { return true }
      // Who fills across a line that follows its content is measured again, as long as it was.
      if record.size(!isHorizontal) == .match, !self(place, isHorizontal: !isHorizontal) { return true }
      return size == .match && parentIsExact
    case .relative: return isHorizontal || size == .match && parentIsExact || standsBetweenEdges(record)
    case .verticalScroll where !isHorizontal: return size == .match && parent.fillsViewport
    case .horizontalScroll where isHorizontal: return size == .match && parent.fillsViewport
    case .container: return size == .match
    default: return size == .match && (parentIsExact || matching[place] > 1)
    }
  }

  /// The parents of a view come before it, so that both of their axes are known. (The other axis of a line is asked of
  /// its parent too.)
  private func standsBetweenEdges(_ record: ViewRecord) -> Bool {
    let hasTop = record.rules.contains { [.below, .alignTop, .parentTop].contains($0.kind) }
    let hasBottom = record.rules.contains { [.above, .alignBottom, .parentBottom].contains($0.kind) }
    return hasTop && hasBottom
  }
}

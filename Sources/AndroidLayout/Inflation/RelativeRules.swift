/// The edges that constrain a child of a RelativeLayout along an axis, as Android derives them from the child's rules.
struct RelativeEdges {
  enum Edge {
    case parent
    case sibling(Int, RelativeRule.Kind)
  }

  var start: Edge?
  var end: Edge?
  /// The sibling to whose baseline the child's baseline is aligned.
  var baseline: Int?

  /// Whether both edges are constrained, so that the size is exact.
  var hasBoth: Bool { start != nil && end != nil }
  var isEmpty: Bool { start == nil && end == nil && baseline == nil }
}

/// The rules of the children of RelativeLayouts, and the views with baselines.
struct RelativeRules: Sendable {
  private struct Key: Hashable {
    var parent: Int
    var id: String
  }

  private let records: [ViewRecord]
  private let parents: [Int]
  private let views: [InflatedView]
  /// The children of RelativeLayouts by id; the first, if several have the same id.
  private var places: [Key: Int] = [:]
  /// Whether each view has a baseline.
  private(set) var hasBaseline: [Bool]

  init(_ records: [ViewRecord], _ family: ViewFamily, _ views: [InflatedView]) {
    self.records = records
    self.views = views
    parents = family.parents
    hasBaseline = [Bool](repeating: false, count: records.count)
    for (place, parent) in parents.enumerated() where parent >= 0 {
      guard case .relative = records[parent].kind, let id = views[place].id else { continue }
      let key = Key(parent: parent, id: id)
      if places[key] == nil { places[key] = place }
    }
    for view in records.indices.reversed() { hasBaseline[view] = findBaseline(of: view, family) }
  }

  func parent(of view: Int) -> Int { parents[view] }

  /// Returns the child of a view with an id.
  func child(_ id: String, of parent: Int) -> Int? { places[Key(parent: parent, id: id)] }

  func has(_ kind: RelativeRule.Kind, _ view: Int) -> Bool { records[view].rules.contains { $0.kind == kind } }

  /// Returns the edges that constrain a view along an axis. The end of the parent counts only if `isBounded`.
  func edges(of view: Int, isHorizontal: Bool, isBounded: Bool) -> RelativeEdges {
    var edges = RelativeEdges()
    if !isHorizontal, let sibling = sibling(.alignBaseline, of: view), hasBaseline[sibling] {
      edges.baseline = sibling
      return edges
    }
    // Each of these rules wins over those before it.
    for kind in isHorizontal ? [.after, .alignStart] : [RelativeRule.Kind.below, .alignTop] {
      if let edge = edge(kind, of: view) { edges.start = edge }
    }
    for kind in isHorizontal ? [.before, .alignEnd] : [RelativeRule.Kind.above, .alignBottom] {
      guard let edge = edge(kind, of: view) else { continue }
      if case .parent = edge, !isBounded { continue }
      edges.end = edge
    }
    if has(isHorizontal ? .parentStart : .parentTop, view) { edges.start = .parent }
    if isBounded, has(isHorizontal ? .parentEnd : .parentBottom, view) { edges.end = .parent }
    return edges
  }

  private func edge(_ kind: RelativeRule.Kind, of view: Int) -> RelativeEdges.Edge? {
    if let sibling = sibling(kind, of: view) { return .sibling(sibling, kind) }
    return records[view].alignsWithParent && has(kind, view) ? .parent : nil
  }

  /// Returns the sibling that a rule refers to; `nil` if a view refers to itself. A sibling that is gone is replaced by
  /// the target of its own rule of the same kind.
  private func sibling(_ kind: RelativeRule.Kind, of view: Int) -> Int? {
    var at = view
    for _ in 0..<Self.longestChain {
      guard let rule = records[at].rules.last(where: { $0.kind == kind }),
        let next = child(rule.anchor, of: parents[view]), next != at, next != view
      else { return nil }
      if views[next].visibility != .gone { return next }
      at = next
    }
    return nil
  }

  /// The maximum number of views that are gone in a chain.
  private static let longestChain = 100

  /// Returns whether a view can be aligned by its baseline.
  private func findBaseline(of view: Int, _ family: ViewFamily) -> Bool {
    switch records[view].kind {
    case .text: return true
    case .image: return records[view].isBaselineBottom
    case .linear:
      guard let child = records[view].baselineChild, let place = family.children(of: view).dropFirst(child).first else {
        return false
      }
      return views[place].visibility != .gone && hasBaseline[place]
    case .relative:
      let shown = family.children(of: view).filter { views[$0].visibility != .gone }
      // The topmost view, and of several the leftmost one, as far as the rules determine it.
      let isTurned = records[view].isRightToLeft
      let places = shown.map { child in
        var start = guessedStart(of: child, isHorizontal: true)
        // With right-to-left writing, the end is at the left.
        if isTurned, case .points(let width) = records[child].width { start += width }
        let isPut = records[child].rules.contains { !$0.kind.isHorizontal && !$0.anchor.isEmpty }
        return (guessedStart(of: child, isHorizontal: false), isTurned ? -start : start, isPut ? 1 : 0)
      }
      let best = shown.indices.reversed().min { places[$0] < places[$1] }
      return best.map { hasBaseline[shown[$0]] } ?? false
    default: return false
    }
  }

  /// Returns whether a RelativeLayout gets its size along an axis after its views are placed: if it has `wrap_content`,
  /// or fills the rest of a line of `wrap_content`.
  private func hasSizeLater(_ view: Int, _ isHorizontal: Bool) -> Bool {
    let record = records[view], around = parents[view]
    if record.size(isHorizontal) == .wrap { return true }
    guard record.size(isHorizontal) == .match, record.weight == 0, around >= 0, records[around].isLine else {
      return false
    }
    return records[around].isVertical != isHorizontal && records[around].size(isHorizontal) == .wrap
  }

  /// Returns the start of a view without constraints, or at the start of its parent. For other views returns a large
  /// number, and a larger one for a view after or below another.
  private func guessedStart(of view: Int, isHorizontal: Bool) -> Double {
    let record = records[view]
    var start = isHorizontal ? record.margin.start(records[parents[view]].isRightToLeft) : record.margin.top
    for rule in record.rules where rule.kind.isHorizontal == isHorizontal {
      switch rule.kind {
      // A view before or above another usually has the space that is left there.
      case .parentStart, .parentTop, .before, .above: break
      // In the center of a parent that gets its size later, a view is first at the start.
      case .centerHorizontal, .centerVertical:
        if !hasSizeLater(parents[view], isHorizontal) { start = max(start, 1e9) }
      case .after, .below: start = .infinity
      default: start = max(start, 1e9)
      }
    }
    return start
  }
}

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

  /// `true` if both edges are constrained, so that the size is exact.
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
  /// The children of RelativeLayouts by id. If several children have the same id, the first one is stored.
  private var childrenByID: [Key: Int] = [:]
  /// For each view, `true` if it has a baseline.
  private(set) var hasBaseline: [Bool]

  init(_ records: [ViewRecord], _ hierarchy: ViewHierarchy, _ views: [InflatedView]) {
    self.records = records
    self.views = views
    parents = hierarchy.parents
    hasBaseline = [Bool](repeating: false, count: records.count)
    for (child, parent) in parents.enumerated() where parent >= 0 {
      guard case .relative = records[parent].kind, let id = views[child].id else { continue }
      let key = Key(parent: parent, id: id)
      if childrenByID[key] == nil { childrenByID[key] = child }
    }
    for view in records.indices.reversed() { hasBaseline[view] = computeHasBaseline(of: view, hierarchy) }
  }

  func parent(of view: Int) -> Int { parents[view] }

  /// Returns the child of a view with an id.
  func child(_ id: String, of parent: Int) -> Int? { childrenByID[Key(parent: parent, id: id)] }

  func has(_ kind: RelativeRule.Kind, _ view: Int) -> Bool { records[view].rules.contains { $0.kind == kind } }

  /// Returns the edges that constrain a view along an axis. The parent's end is included only if `isBounded`.
  func edges(of view: Int, isHorizontal: Bool, isBounded: Bool) -> RelativeEdges {
    var edges = RelativeEdges()
    if !isHorizontal, let sibling = sibling(.alignBaseline, of: view), hasBaseline[sibling] {
      edges.baseline = sibling
      return edges
    }
    // Each rule overrides the rules before it.
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

  /// Returns the sibling that a view's rule refers to; `nil` if the rule refers to its own view. If the sibling is
  /// gone, its own rule of the same kind is followed instead, as Android does.
  private func sibling(_ kind: RelativeRule.Kind, of view: Int) -> Int? {
    var current = view
    for _ in 0..<Self.maxGoneSiblings {
      guard let rule = records[current].rules.last(where: { $0.kind == kind }),
        let next = child(rule.anchor, of: parents[view]), next != current, next != view
      else { return nil }
      if views[next].visibility != .gone { return next }
      current = next
    }
    return nil
  }

  /// The maximum number of gone siblings that a rule is followed through.
  private static let maxGoneSiblings = 100

  /// Returns `true` if a view has a baseline. Children are computed before their parents.
  private func computeHasBaseline(of view: Int, _ hierarchy: ViewHierarchy) -> Bool {
    switch records[view].kind {
    case .text: return true
    case .image: return records[view].isBaselineBottom
    case .linear:
      guard let child = records[view].baselineChild,
        let baselineView = hierarchy.children(of: view).dropFirst(child).first
      else {
        return false
      }
      return views[baselineView].visibility != .gone && hasBaseline[baselineView]
    case .relative:
      let shown = hierarchy.children(of: view).filter { views[$0].visibility != .gone }
      // Android takes the baseline of the topmost view; of several topmost views, the leftmost counts. Positions are
      // not known yet, so they are estimated from the rules.
      let isRightToLeft = records[view].isRightToLeft
      let positions = shown.map { child in
        var start = estimatedStart(of: child, isHorizontal: true)
        // With right-to-left writing, the end is at the left.
        if isRightToLeft, case .points(let width) = records[child].width { start += width }
        let isAnchored = records[child].rules.contains { !$0.kind.isHorizontal && !$0.anchor.isEmpty }
        return (estimatedStart(of: child, isHorizontal: false), isRightToLeft ? -start : start, isAnchored ? 1 : 0)
      }
      let baselineChild = shown.indices.reversed().min { positions[$0] < positions[$1] }
      return baselineChild.map { hasBaseline[shown[$0]] } ?? false
    default: return false
    }
  }

  /// Returns `true` if a RelativeLayout gets its size along an axis only after its views are placed: with
  /// `wrap_content`, or with `match_parent` along a line of `wrap_content`.
  private func isSizedAfterPlacement(_ view: Int, _ isHorizontal: Bool) -> Bool {
    let record = records[view], parent = parents[view]
    if record.size(isHorizontal) == .wrap { return true }
    guard record.size(isHorizontal) == .match, record.weight == 0, parent >= 0, records[parent].isLine else {
      return false
    }
    return records[parent].isVertical != isHorizontal && records[parent].size(isHorizontal) == .wrap
  }

  /// Returns an estimate of a view's start, for comparisons. The start is exact for a view without constraints or at
  /// the start of its parent. It is infinite for a view after or below another view, and at least 1e9 for any other
  /// view.
  private func estimatedStart(of view: Int, isHorizontal: Bool) -> Double {
    let record = records[view]
    var start = isHorizontal ? record.margin.start(records[parents[view]].isRightToLeft) : record.margin.top
    for rule in record.rules where rule.kind.isHorizontal == isHorizontal {
      switch rule.kind {
      // A view before or above another view is usually at the start, since it fills the space there.
      case .parentStart, .parentTop, .before, .above: break
      // While the parent's size is not known, Android places a centered view at the start.
      case .centerHorizontal, .centerVertical:
        if !isSizedAfterPlacement(parents[view], isHorizontal) { start = max(start, 1e9) }
      case .after, .below: start = .infinity
      default: start = max(start, 1e9)
      }
    }
    return start
  }
}

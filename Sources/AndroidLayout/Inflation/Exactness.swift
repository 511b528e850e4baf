/// Determines along which axes views have an exact size, and along which they are measured by their content. In Android
/// this decides whether `match_parent` has an effect.
struct Exactness: Sendable {
  /// The records of the views. A view with `wrap_content` that takes all available space has `match_parent` here.
  private(set) var records: [ViewRecord]
  let rules: RelativeRules
  private let parents: [Int]
  /// The views with an exact size.
  private var exact = Flags()
  /// The exact sizes before such records are replaced, that is, as Android measures the views.
  private var measured = Flags()
  /// The views whose size in `records` differs from the specified one.
  private var replaced = Flags()
  /// The views within a scroll view that are as long as their content if it is longer than the viewport.
  private var scrolled = Flags()
  /// The views that take all available space, regardless of their specified size.
  private var greedy = Flags()
  /// The views whose content is measured with a limit.
  private var bounded = Flags()
  /// Whether no ancestor of each view is gone.
  private var shown: [Bool]
  /// The number of children of each frame with `match_parent` along any axis. Android measures two or more again.
  private var matching: [Int]

  /// A flag of each view along each axis.
  private struct Flags: Sendable {
    var widths: [Bool] = [], heights: [Bool] = []

    subscript(isHorizontal: Bool) -> [Bool] {
      get { isHorizontal ? widths : heights }
      _modify { if isHorizontal { yield &widths } else { yield &heights } }
    }
  }

  init(_ records: [ViewRecord], _ family: ViewFamily, _ views: [InflatedView]) {
    self.records = records
    parents = family.parents
    rules = RelativeRules(records, family, views)
    shown = [Bool](repeating: false, count: records.count)
    for view in records.indices {
      shown[view] = views[view].visibility != .gone && (parents[view] < 0 || shown[parents[view]])
    }
    matching = [Int](repeating: 0, count: records.count)
    for (place, parent) in parents.enumerated() where parent >= 0 && views[place].visibility != .gone {
      if records[place].width == .match || records[place].height == .match { matching[parent] += 1 }
    }
    findExact()
    measured = exact
    if replaceGreedy(family, views) { findExact() }
  }

  private mutating func findExact() {
    (exact, bounded, scrolled) = (Flags(), Flags(), Flags())
    for place in records.indices {
      for isHorizontal in [true, false] {
        scrolled[isHorizontal].append(isScrolled(place, isHorizontal))
        bounded[isHorizontal].append(isBounded(place, isHorizontal))
      }
      for isHorizontal in [true, false] { exact[isHorizontal].append(isExact(place, isHorizontal)) }
    }
  }

  private func isScrolled(_ view: Int, _ isHorizontal: Bool) -> Bool {
    let parent = parents[view]
    guard parent >= 0 else { return false }
    switch records[parent].kind {
    case .verticalScroll where !isHorizontal, .horizontalScroll where isHorizontal: return true
    case .frame where matching[parent] > 1: return false
    default:
      return records[view].size(isHorizontal) == .match && followsContent(parent, isHorizontal: isHorizontal)
    }
  }

  /// Returns whether a view with an exact size from a viewport is as long as its content if the content is longer. No
  /// child then fills the view.
  func followsContent(_ view: Int, isHorizontal: Bool) -> Bool {
    scrolled[isHorizontal][view]
  }

  /// Returns whether a view's size along an axis is exact. The window, -1, has an exact size.
  func callAsFunction(_ view: Int, isHorizontal: Bool) -> Bool {
    view < 0 || exact[isHorizontal][view]
  }

  /// Returns whether a view fills its frame along an axis.
  func fillsFrame(_ view: Int, isHorizontal: Bool) -> Bool {
    let record = records[view], parent = parents[view]
    guard record.size(isHorizontal) == .match else { return false }
    return fillsLast(view, isHorizontal: isHorizontal) || parent >= 0 && matching[parent] > 1
  }

  /// Returns whether a view with `match_parent`, or one that takes all available space, fills the rest of its parent.
  func fillsLast(_ view: Int, isHorizontal: Bool) -> Bool {
    records[view].isPlain && (parents[view] < 0 || isLimited(parents[view], isHorizontal: isHorizontal))
      || greedy[isHorizontal][view]
      || isMeasuredExactly(parents[view], isHorizontal: isHorizontal)
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
      if record.weight > 0 { return true }
      // A view that fills the cross axis of a line of wrap_content is measured again, at the length that it had.
      if record.size(!isHorizontal) == .match, !self(place, isHorizontal: !isHorizontal) { return true }
      return size == .match && parentIsExact
    case .relative:
      let edges = edges(of: view, isHorizontal: isHorizontal)
      return isHorizontal || edges.hasBoth || size == .match && isLimited(place, isHorizontal: isHorizontal)
    case .verticalScroll where !isHorizontal: return size == .match && parent.fillsViewport
    case .horizontalScroll where isHorizontal: return size == .match && parent.fillsViewport
    case .container: return size == .match
    default: return size == .match && (parentIsExact || matching[place] > 1)
    }
  }

  // The parents of a view come before it, so that both of their axes are computed. (A line's other axis also depends on
  // the line's parent.)

  /// Returns whether the content of a view is measured with a limit along an axis, unlike in a scroll view.
  private func isBounded(_ view: Int, _ isHorizontal: Bool) -> Bool {
    let parent = parents[view]
    switch records[view].kind {
    case .container: return false
    case .verticalScroll where !isHorizontal, .horizontalScroll where isHorizontal: return false
    default: break
    }
    if case .points = records[view].size(isHorizontal) { return true }
    return parent < 0 || bounded[isHorizontal][parent]
  }

  /// Returns whether a RelativeLayout has a definite end before it has its size.
  func isLimited(_ view: Int, isHorizontal: Bool) -> Bool {
    bounded[isHorizontal][view] || self(view, isHorizontal: isHorizontal)
  }

  /// Returns whether Android's last measurement of a view uses an exact size along an axis.
  func isMeasuredExactly(_ view: Int, isHorizontal: Bool) -> Bool {
    view < 0 || measured[isHorizontal][view]
  }

  /// Returns whether neither a view nor an ancestor is gone.
  func isShown(_ view: Int) -> Bool { shown[view] }

  /// Returns whether a view is a RelativeLayout of `wrap_content` with right-to-left writing.
  func hasRightPaddingTwice(_ view: Int) -> Bool {
    guard case .relative = records[view].kind else { return false }
    return records[view].isRightToLeft && records[view].width == .wrap
  }

  /// Returns whether a view of `wrap_content` takes all available space.
  func isReplaced(_ view: Int, isHorizontal: Bool) -> Bool {
    replaced[isHorizontal][view]
  }

  /// Returns the edges that constrain a child of a RelativeLayout.
  func edges(of view: Int, isHorizontal: Bool) -> RelativeEdges {
    rules.edges(
      of: view, isHorizontal: isHorizontal, isBounded: isLimited(parents[view], isHorizontal: isHorizontal))
  }

  /// Replaces `wrap_content` by `match_parent` for views that take all available space: RelativeLayouts with a child
  /// that is at their end or fills them, and the ancestors of these. Returns whether there were any.
  private mutating func replaceGreedy(_ family: ViewFamily, _ views: [InflatedView]) -> Bool {
    var hasReplaced = false
    for isHorizontal in [true, false] {
      var isGreedy = [Bool](repeating: false, count: records.count), isReplaced = isGreedy
      for view in records.indices.reversed() where views[view].visibility != .gone {
        if case .points(let length) = records[view].size(isHorizontal) {
          // Android measures a view whose size depends only on its weight as if it had wrap_content.
          let parent = parents[view] < 0 ? nil : records[parents[view]], isWeighted = records[view].weight > 0
          guard length == 0, isWeighted, let parent, parent.isLine, parent.isVertical != isHorizontal else { continue }
        }
        guard bounded[isHorizontal][view] else { continue }
        let shown = family.children(of: view).lazy.filter { views[$0].visibility != .gone }
        // A view that fills the cross axis of a line counts for the line's size only if all of its views do.
        let isAcross = records[view].isLine && records[view].isVertical == isHorizontal
        let skipsFilling = isAcross && shown.contains { !fillsWhole($0, isHorizontal) }
        isGreedy[view] = shown.contains { child in
          takesAll(child, in: view, isHorizontal, isGreedy[child])
            && !(skipsFilling && fillsWhole(child, isHorizontal))
        }
        guard isGreedy[view], records[view].size(isHorizontal) == .wrap else { continue }
        let record = ViewRecord(copying: records[view])
        if isHorizontal {
          (record.width, record.takesRoom.width) = (.match, true)
        } else {
          (record.height, record.takesRoom.height) = (.match, true)
        }
        records[view] = record
        isReplaced[view] = true
        hasReplaced = true
      }
      replaced[isHorizontal] = isReplaced
      greedy[isHorizontal] = isGreedy
    }
    return hasReplaced
  }

  /// Returns whether `match_parent` is specified for a view.
  private func fillsWhole(_ view: Int, _ isHorizontal: Bool) -> Bool {
    records[view].size(isHorizontal) == .match
      && !(isHorizontal ? records[view].takesRoom.width : records[view].takesRoom.height)
  }

  /// Returns whether a child takes all available space along an axis, and therefore makes its parent do so.
  private func takesAll(_ child: Int, in view: Int, _ isHorizontal: Bool, _ isGreedy: Bool) -> Bool {
    switch records[view].kind {
    case .relative:
      switch edges(of: child, isHorizontal: isHorizontal).end {
      case .parent: return true
      case .sibling: return false
      case nil: return isGreedy || records[child].size(isHorizontal) == .match
      }
    case .linear where records[view].isVertical != isHorizontal && records[child].weight > 0:
      return isGreedy || records[child].isPlain && [.match, .points(0)].contains(records[child].size(isHorizontal))
    case .linear, .frame, .verticalScroll, .horizontalScroll:
      return isGreedy || records[child].isPlain && records[child].size(isHorizontal) == .match
    default: return false
    }
  }
}

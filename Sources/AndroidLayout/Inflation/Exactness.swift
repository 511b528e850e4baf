/// The axes along which views have an exact size, in Android's sense of `MeasureSpec.EXACTLY`, and along which they are
/// measured by their content. In Android, an exact size decides whether `match_parent` has an effect.
struct Exactness: Sendable {
  /// The records of the views. A greedy view of `wrap_content` has `match_parent` in its record (see `replaceGreedy`).
  private(set) var records: [ViewRecord]
  let rules: RelativeRules
  private let parents: [Int]
  /// The views with an exact size.
  private var exact = Flags()
  /// The views with an exact size before `replaceGreedy` changes records, that is, as Android measures the views.
  private var measuredExactly = Flags()
  /// The views whose size in `records` was changed from `wrap_content` to `match_parent`.
  private var replaced = Flags()
  /// The views that grow with their content along an axis although their size is exact, since they are in a scroll
  /// view.
  private var growing = Flags()
  /// The greedy views, which take all available space, even with `wrap_content`.
  private var greedy = Flags()
  /// The views whose content is measured with a limit: `MeasureSpec.AT_MOST` or `EXACTLY`.
  private var bounded = Flags()
  /// For each view, `true` if neither the view nor an ancestor is gone.
  private var shown: [Bool]
  /// For each view, the number of its children with `match_parent` along any axis. If a FrameLayout has two or more of
  /// them, Android measures these children again.
  private var matchParentCounts: [Int]

  /// A flag for each view and axis.
  private struct Flags: Sendable {
    var widths: [Bool] = [], heights: [Bool] = []

    subscript(isHorizontal: Bool) -> [Bool] {
      get { isHorizontal ? widths : heights }
      _modify { if isHorizontal { yield &widths } else { yield &heights } }
    }
  }

  init(_ records: [ViewRecord], _ hierarchy: ViewHierarchy, _ views: [InflatedView]) {
    self.records = records
    parents = hierarchy.parents
    rules = RelativeRules(records, hierarchy, views)
    shown = [Bool](repeating: false, count: records.count)
    for view in records.indices {
      shown[view] = views[view].visibility != .gone && (parents[view] < 0 || shown[parents[view]])
    }
    matchParentCounts = [Int](repeating: 0, count: records.count)
    for (child, parent) in parents.enumerated() where parent >= 0 && views[child].visibility != .gone {
      if records[child].width == .match || records[child].height == .match { matchParentCounts[parent] += 1 }
    }
    determineExactViews()
    measuredExactly = exact
    if replaceGreedy(hierarchy, views) { determineExactViews() }
  }

  private mutating func determineExactViews() {
    (exact, bounded, growing) = (Flags(), Flags(), Flags())
    // Parents come before their children, so the flags of a view's parent are complete along both axes.
    for view in records.indices {
      for isHorizontal in [true, false] {
        growing[isHorizontal].append(isGrowing(view, isHorizontal))
        bounded[isHorizontal].append(isBounded(view, isHorizontal))
      }
      for isHorizontal in [true, false] { exact[isHorizontal].append(isExact(view, isHorizontal)) }
    }
  }

  private func isGrowing(_ view: Int, _ isHorizontal: Bool) -> Bool {
    let parent = parents[view]
    guard parent >= 0 else { return false }
    switch records[parent].kind {
    case .verticalScroll where !isHorizontal, .horizontalScroll where isHorizontal: return true
    case .frame where matchParentCounts[parent] > 1: return false
    default:
      return records[view].size(isHorizontal) == .match && growsWithContent(parent, isHorizontal: isHorizontal)
    }
  }

  /// Returns `true` if a view in a scroll view grows with its content along an axis although its size is exact. While
  /// it grows, no child fills the view.
  func growsWithContent(_ view: Int, isHorizontal: Bool) -> Bool {
    growing[isHorizontal][view]
  }

  /// Returns `true` if a view's size along an axis is exact. The window's index is -1; its size is exact.
  func callAsFunction(_ view: Int, isHorizontal: Bool) -> Bool {
    view < 0 || exact[isHorizontal][view]
  }

  /// Returns `true` if a view fills its FrameLayout along an axis.
  func fillsFrame(_ view: Int, isHorizontal: Bool) -> Bool {
    let record = records[view], parent = parents[view]
    guard record.size(isHorizontal) == .match else { return false }
    return fillsRemainingSpace(view, isHorizontal: isHorizontal) || parent >= 0 && matchParentCounts[parent] > 1
  }

  /// Returns `true` if a view with `match_parent`, or a greedy view, fills the remaining space of its parent.
  func fillsRemainingSpace(_ view: Int, isHorizontal: Bool) -> Bool {
    records[view].isPlain && (parents[view] < 0 || isLimited(parents[view], isHorizontal: isHorizontal))
      || greedy[isHorizontal][view]
      || isMeasuredExactly(parents[view], isHorizontal: isHorizontal)
  }

  private func isExact(_ view: Int, _ isHorizontal: Bool) -> Bool {
    let record = records[view], size = record.size(isHorizontal)
    if case .points = size { return true }
    let parentIndex = parents[view]
    guard parentIndex >= 0 else { return size == .match }
    let parent = records[parentIndex], parentIsExact = self(parentIndex, isHorizontal: isHorizontal)
    switch parent.kind {
    case .linear:
      if parent.isVertical == isHorizontal { return size == .match }
      if record.weight > 0 { return true }
      // In a line of wrap_content, Android measures a view with match_parent on the cross axis twice. The second time,
      // its length along the line is exact.
      if record.size(!isHorizontal) == .match, !self(parentIndex, isHorizontal: !isHorizontal) { return true }
      return size == .match && parentIsExact
    case .relative:
      let edges = edges(of: view, isHorizontal: isHorizontal)
      return isHorizontal || edges.hasBoth || size == .match && isLimited(parentIndex, isHorizontal: isHorizontal)
    case .verticalScroll where !isHorizontal: return size == .match && parent.fillsViewport
    case .horizontalScroll where isHorizontal: return size == .match && parent.fillsViewport
    case .container: return size == .match
    default: return size == .match && (parentIsExact || matchParentCounts[parentIndex] > 1)
    }
  }

  /// Returns `true` if the content of a view is measured with a limit along an axis. The content of a scroll view has
  /// no limit.
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

  /// Returns `true` if a view is measured with a limit or an exact size along an axis. The end edge of a RelativeLayout
  /// that is measured in this way is definite before its size.
  func isLimited(_ view: Int, isHorizontal: Bool) -> Bool {
    bounded[isHorizontal][view] || self(view, isHorizontal: isHorizontal)
  }

  /// Returns `true` if Android's last measurement of a view uses an exact size along an axis.
  func isMeasuredExactly(_ view: Int, isHorizontal: Bool) -> Bool {
    view < 0 || measuredExactly[isHorizontal][view]
  }

  /// Returns `true` if neither a view nor an ancestor is gone.
  func isShown(_ view: Int) -> Bool { shown[view] }

  /// Returns `true` for a RelativeLayout of `wrap_content` with right-to-left writing. Android adds its right padding
  /// to its width twice.
  func countsRightPaddingTwice(_ view: Int) -> Bool {
    guard case .relative = records[view].kind else { return false }
    return records[view].isRightToLeft && records[view].width == .wrap
  }

  /// Returns `true` if a greedy view has `match_parent` in `records` instead of its `wrap_content`.
  func isReplaced(_ view: Int, isHorizontal: Bool) -> Bool {
    replaced[isHorizontal][view]
  }

  /// Returns the edges that constrain a child of a RelativeLayout.
  func edges(of view: Int, isHorizontal: Bool) -> RelativeEdges {
    rules.edges(
      of: view, isHorizontal: isHorizontal, isBounded: isLimited(parents[view], isHorizontal: isHorizontal))
  }

  /// Replaces `wrap_content` by `match_parent` for greedy views: RelativeLayouts with a child that fills them or is at
  /// their end, and views that contain a greedy view. Returns `true` if a record was replaced.
  private mutating func replaceGreedy(_ hierarchy: ViewHierarchy, _ views: [InflatedView]) -> Bool {
    var hasReplaced = false
    for isHorizontal in [true, false] {
      var isGreedy = [Bool](repeating: false, count: records.count), isReplaced = isGreedy
      for view in records.indices.reversed() where views[view].visibility != .gone {
        if case .points(let length) = records[view].size(isHorizontal) {
          // Android measures a view whose size depends only on its weight in the same way as with wrap_content.
          let parent = parents[view] < 0 ? nil : records[parents[view]], isWeighted = records[view].weight > 0
          guard length == 0, isWeighted, let parent, parent.isLine, parent.isVertical != isHorizontal else { continue }
        }
        guard bounded[isHorizontal][view] else { continue }
        let shown = hierarchy.children(of: view).lazy.filter { views[$0].visibility != .gone }
        // A view that fills the cross axis of a line counts for the line's size only if all views of the line fill it.
        let isCrossAxis = records[view].isLine && records[view].isVertical == isHorizontal
        let ignoresFillingViews = isCrossAxis && shown.contains { !specifiesMatchParent($0, isHorizontal) }
        isGreedy[view] = shown.contains { child in
          makesGreedy(child, in: view, isHorizontal, isGreedy[child])
            && !(ignoresFillingViews && specifiesMatchParent(child, isHorizontal))
        }
        guard isGreedy[view], records[view].size(isHorizontal) == .wrap else { continue }
        let record = ViewRecord(copying: records[view])
        if isHorizontal {
          (record.width, record.isGreedy.width) = (.match, true)
        } else {
          (record.height, record.isGreedy.height) = (.match, true)
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

  /// Returns `true` if `match_parent` is the specified size of a view.
  private func specifiesMatchParent(_ view: Int, _ isHorizontal: Bool) -> Bool {
    records[view].size(isHorizontal) == .match
      && !(isHorizontal ? records[view].isGreedy.width : records[view].isGreedy.height)
  }

  /// Returns `true` if a child takes all available space along an axis, so that its parent is greedy.
  ///
  /// - Parameter isGreedy: `true` if the child itself is greedy.
  private func makesGreedy(_ child: Int, in view: Int, _ isHorizontal: Bool, _ isGreedy: Bool) -> Bool {
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

// What Android does otherwise, where that can be told before views have their sizes.
extension Inflater {
  /// A line that counts its views as the largest one, and in which one takes all the space.
  mutating func warnOfLargest(_ view: Int, _ exact: Exactness) {
    let record = records[view]
    guard record.matchesLargest, exact.isReplaced(view, isHorizontal: !record.isVertical) else { return }
    resolver.warnings.add(
      "measureWithLargestChild in a line of wrap_content that takes all the room: Android would make each weighted view as large as that; give the line a size",
      .value, at: record.site)
  }

  /// A frame that measures all its children counts those that are gone.
  mutating func warnOfGoneChildren(_ view: Int, _ children: ArraySlice<Int>) {
    guard let site = records[view].remarked, children.contains(where: { views[$0].visibility == .gone }) else { return }
    resolver.warnings.add(
      "does nothing: views that are gone do not count for the size; make them invisible", .value, at: site)
  }

  /// An image whose width would follow from a height that it is given when all widths are known.
  mutating func warnOfRatio(_ view: Int, _ exact: Exactness) {
    let record = records[view]
    guard let site = record.remarked, record.width == .wrap, parents[view] >= 0 else { return }
    let parent = records[parents[view]]
    let isShared = parent.isVertical && record.weight > 0
    guard isShared || record.height == .match && exact(parents[view], isHorizontal: false) else { return }
    resolver.warnings.add(
      "its width does not follow from a height that is shared or filled: it is that of the image; give it a height",
      .value, at: site)
  }

  /// A view of `wrap_content` that takes all the height of a row, and has a baseline beside others.
  mutating func warnOfTallBaselines(_ view: Int, _ children: ArraySlice<Int>, _ exact: Exactness) {
    guard !records[view].isVertical, records[view].isBaselineAligned else { return }
    // Which view of a RelativeLayout gives its baseline is a guess: any can.
    let aligned = children.filter { child in
      guard views[child].visibility != .gone else { return false }
      if exact.rules.hasBaseline[child] { return true }
      guard case .relative = records[child].kind, exact.isReplaced(child, isHorizontal: false) else { return false }
      return parents.indices.contains {
        parents[$0] == child && exact.rules.hasBaseline[$0] && views[$0].visibility != .gone
      }
    }
    guard aligned.count > 1 else { return }
    for child in aligned where exact.isReplaced(child, isHorizontal: false) {
      resolver.warnings.add(
        "takes all the height of its row, and Android would move it by its baseline; give it a height", .value,
        at: records[child].site)
    }
  }

  /// What Android places elsewhere where a RelativeLayout of `wrap_content` is written from right to left.
  mutating func warnOfRightToLeft(_ view: Int, _ children: ArraySlice<Int>, _ exact: Exactness) {
    let record = exact.records[view]
    guard record.isRightToLeft, record.width == .wrap else { return }
    func warn(_ message: String) { resolver.warnings.add(message + "; give it a width", .value, at: record.site) }
    let shown = children.filter { views[$0].visibility != .gone }
    if !exact.isLimited(view, isHorizontal: true),
      shown.contains(where: { exact.rules.has(.parentEnd, $0) || records[$0].width == .match })
    {
      return warn("holds a view at its end, and Android would make it wider than any screen")
    }
    if exact.isMeasuredExactly(view, isHorizontal: true) {
      if record.padding.left != record.padding.right {
        warn("has two paddings, and Android would count the right one twice, and cut what is in it to less")
      }
      return
    }
    let isCentered = shown.contains {
      exact.rules.has(.centerHorizontal, $0) && exact.edges(of: $0, isHorizontal: true).isEmpty
    }
    if isCentered || record.gravity.horizontal != nil && record.gravity.horizontal != .start {
      warn("is written from right to left, and Android would move what is in its middle to the left twice")
    }
  }
}

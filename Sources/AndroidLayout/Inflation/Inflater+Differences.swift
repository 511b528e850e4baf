// Differences from Android that do not depend on the sizes of views
extension Inflater {
  /// Warns about a line with `measureWithLargestChild` in which a view takes all available space.
  mutating func warnAboutLargestChild(_ view: Int, _ exact: Exactness) {
    let record = records[view]
    guard record.matchesLargest, exact.isReplaced(view, isHorizontal: !record.isVertical) else { return }
    resolver.warnings.add(
      "measureWithLargestChild: a view takes all the space of this line of wrap_content, and Android, unlike here, would make each weighted view as large as that one; give the line a size",
      .value, at: record.site)
  }

  /// Warns about a FrameLayout with `measureAllChildren` and children that are gone. Android includes them in its size.
  mutating func warnAboutGoneChildren(_ view: Int, _ children: ArraySlice<Int>) {
    guard let site = records[view].attributeToCheck, children.contains(where: { views[$0].visibility == .gone }) else {
      return
    }
    resolver.warnings.add(
      "has no effect: views that are gone do not count for the size; make them invisible", .value, at: site)
  }

  /// Warns about an image whose width would depend on a height that is computed after all widths.
  mutating func warnAboutRatio(_ view: Int, _ exact: Exactness) {
    let record = records[view]
    guard let site = record.attributeToCheck, record.width == .wrap, parents[view] >= 0 else { return }
    let parent = records[parents[view]]
    let hasHeightFromWeight = parent.isVertical && record.weight > 0
    guard hasHeightFromWeight || record.height == .match && exact(parents[view], isHorizontal: false) else { return }
    resolver.warnings.add(
      "a height from a weight or match_parent does not determine the width, so the image keeps its own width; specify a height",
      .value, at: site)
  }

  /// Warns about a view of `wrap_content` that takes all the height of its row and has a baseline.
  mutating func warnAboutTallBaselines(_ view: Int, _ hierarchy: ViewHierarchy, _ exact: Exactness) {
    guard !records[view].isVertical, records[view].isBaselineAligned else { return }
    // Any view of a RelativeLayout may supply its baseline.
    let aligned = hierarchy.children(of: view).filter { child in
      guard views[child].visibility != .gone else { return false }
      if exact.rules.hasBaseline[child] { return true }
      guard case .relative = records[child].kind, exact.isReplaced(child, isHorizontal: false) else { return false }
      return hierarchy.children(of: child).contains { exact.rules.hasBaseline[$0] && views[$0].visibility != .gone }
    }
    guard aligned.count > 1 else { return }
    for child in aligned where exact.isReplaced(child, isHorizontal: false) {
      resolver.warnings.add(
        "takes all the height of its row, and Android, unlike here, would move it by its baseline; give it a height",
        .value, at: records[child].site)
    }
  }

  /// Warns about positions that differ in a RelativeLayout of `wrap_content` with right-to-left writing.
  mutating func warnAboutRightToLeft(_ view: Int, _ children: ArraySlice<Int>, _ exact: Exactness) {
    let record = exact.records[view]
    guard record.isRightToLeft, record.width == .wrap else { return }
    func warn(_ message: String) { resolver.warnings.add(message + "; give it a width", .value, at: record.site) }
    let shown = children.filter { views[$0].visibility != .gone }
    if !exact.isLimited(view, isHorizontal: true),
      shown.contains(where: { exact.rules.has(.parentEnd, $0) || records[$0].width == .match })
    {
      return warn("has a view at its end, and Android, unlike here, would make it wider than any screen")
    }
    if exact.isMeasuredExactly(view, isHorizontal: true) {
      if record.padding.left != record.padding.right {
        warn("has different left and right paddings, and Android, unlike here, would count the right one twice")
      }
      return
    }
    let isCentered = shown.contains {
      exact.rules.has(.centerHorizontal, $0) && exact.edges(of: $0, isHorizontal: true).isEmpty
    }
    if isCentered || record.gravity.horizontal != nil && record.gravity.horizontal != .start {
      warn("is written from right to left, and Android, unlike here, would move its centered views to the left twice")
    }
  }
}

public import EagerLayout

extension Linear {
  /// Reports settings without effect and invalid numbers.
  public func findIssues(of items: borrowing PlacementPass, _ cache: LinearCache, into report: inout ArrangementReport)
  {
    findIssuesOfLine(items, cache, into: &report)
    for item in 0..<items.count {
      let specified = cache[item].specified
      switch rules {
      case .android:
        if specified.yieldsGap > 0 || specified.yieldsSize > 0 {
          report.add(
            """
            uses yields(gap:size:), which has no effect by Android's rules: items shrink by weight. Give it a weight, or \
            write Linear(.horizontal, .myLayout).
            """, item: item)
        }
      case .myLayout:
        if specified.fillsRest {
          report.add(
            """
            uses fillsRest(), which has no effect by MyLayout's rules. Give it a weight, or \
            write Linear(.horizontal, .android).
            """, item: item)
        }
      }
      if specified.startsAt != nil, specified.weight == 0 {
        report.add(
          "has a start size but no weight, so it keeps its own size. Write .weight(1, from: 0), or give it a size.",
          item: item)
      }
    }
  }

  private func findIssuesOfLine(
    _ items: borrowing PlacementPass, _ cache: LinearCache, into report: inout ArrangementReport
  ) {
    if let weightSum, !(weightSum > 0 && weightSum <= 1e9) {
      report.add(
        "has a weightSum of {}; {} is used instead. Write a number above 0, or omit it to use the sum of all weights.",
        weightSum, weightSum > 0 ? 1e9 : cache.weights)
    } else if let weightSum, weightSum < cache.weights {
      report.add(
        "has a weightSum of {}, but its items' weights total {}: they get more than the free space. Raise the weightSum, or omit it.",
        weightSum, cache.weights)
    }
    if axis == .vertical, cache.weights > 0, !items.isHeightDefinite, !cache.hasStarts {
      report.add(
        rules == .myLayout
          ? "is only as high as its content, so weights only redistribute the heights of their items. Give it a height."
          : "is only as high as its content, so there is no free space for its weights. Give it a height.")
    }
    if let baselineItem, !(baselineItem >= 0 && baselineItem < items.count) {
      report.add(
        "takes its baseline from item {}, but the item count is {}. Choose an index from 0; hidden items do not count.",
        Double(baselineItem), Double(items.count))
    }
    if !gravity.isFinite {
      report.add("has a gravity that is not a number; 0 is used instead. Write a value from 0 to 1, as in .at(0.5).")
    }
  }
}

public import EagerLayout

extension Linear {
  /// Reports settings without effect and invalid numbers.
  public func findIssues(of items: borrowing ItemPlaces, _ memory: LinearMemory, into report: inout ArrangementReport) {
    findIssuesOfLine(items, memory, into: &report)
    for item in 0..<items.count {
      let said = memory[item].said
      switch rules {
      case .android:
        if said.yieldsGap > 0 || said.yieldsSize > 0 {
          report.add(
            """
            has no effect with yields(gap:size:): by Android's rules items shrink by weight. Give the item a weight, or \
            write Linear(.horizontal, .myLayout).
            """, item: item)
        }
      case .myLayout:
        if said.fillsRest {
          report.add(
            """
            has no effect with fillsRest(), which only Android's rules support. Give the item a weight, or \
            write Linear(.horizontal, .android).
            """, item: item)
        }
      }
      if said.startsAt != nil, said.weight == 0 {
        report.add(
          "has a start size but no weight, so it keeps its own size. Write .weight(1, from: 0), or give it a size.",
          item: item)
      }
    }
  }

  private func findIssuesOfLine(
    _ items: borrowing ItemPlaces, _ memory: LinearMemory, into report: inout ArrangementReport
  ) {
    if let weightSum, !(weightSum > 0 && weightSum <= 1e9) {
      report.add(
        "has a weightSum of {}; {} is used instead. Write a number above 0, or omit it to use the sum of all weights.",
        weightSum, weightSum > 0 ? 1e9 : memory.weights)
    } else if let weightSum, weightSum < memory.weights {
      report.add(
        "has a weightSum of {}, but its items' weights total {}: they get more than the free space. Raise or omit it.",
        weightSum, memory.weights)
    }
    if axis == .vertical, memory.weights > 0, !items.isHeightDefinite, !memory.hasStarts {
      report.add(
        rules == .myLayout
          ? "distributes only the heights of its weighted items, as it is as high as its content. Give it a height."
          : "has no free space for its weights, as it is as high as its content. Give it a height.")
    }
    if let baselineItem, !(baselineItem >= 0 && baselineItem < items.count) {
      report.add(
        "takes its baseline from item {}, but the item count is {}. Choose an index from 0; hidden items do not count.",
        Double(baselineItem), Double(items.count))
    }
    if !gravity.isUsable {
      report.add("has a gravity that is not a number; 0 is used instead. Write .at(0.5), with a value from 0 to 1.")
    }
  }
}

public import EagerLayout

extension Linear {
  /// Reports what does nothing in such a line, and numbers that make no sense.
  public func findIssues(of items: borrowing ItemPlaces, _ memory: LinearMemory, into report: inout ArrangementReport) {
    findIssuesOfLine(items, memory, into: &report)
    for item in 0..<items.count {
      let said = memory[item].said
      switch rules {
      case .android:
        if said.yieldsGap > 0 || said.yieldsSize > 0 {
          report.add(
            """
            yields nothing: by Android's rules a line that is too long is made shorter by weight. Give it a weight, or \
            write Linear(.horizontal, .myLayout).
            """, item: item)
        }
      case .myLayout:
        if said.fillsRest {
          report.add(
            """
            does not fill what is left: items take it in their turn by Android's rules alone. Give it a weight, or \
            write Linear(.horizontal, .android).
            """, item: item)
        }
      }
      if said.startsAt != nil, said.weight == 0 {
        report.add(
          "starts from a size and has no weight, so it keeps its own: write .weight(1, from: 0), or give it a size.",
          item: item)
      }
    }
  }

  private func findIssuesOfLine(
    _ items: borrowing ItemPlaces, _ memory: LinearMemory, into report: inout ArrangementReport
  ) {
    if let weightSum, !(weightSum > 0 && weightSum <= 1e9) {
      report.add(
        "has a weightSum of {}, which counts as {}: write a number above 0, or nothing for the sum of all weights.",
        weightSum, weightSum > 0 ? 1e9 : memory.weights)
    } else if let weightSum, weightSum < memory.weights {
      report.add(
        "has a weightSum of {}, and its items have weights of {}: they get more than is left. Raise it, or say none.",
        weightSum, memory.weights)
    }
    if axis == .vertical, memory.weights > 0, !items.isHeightDefinite, !memory.hasStarts {
      report.add(
        rules == .myLayout
          ? "shares the heights of its weighted items among them: it is as high as its content. Give it a height."
          : "shares nothing by weight: it is as high as its content, so that nothing is left. Give it a height.")
    }
    if let baselineItem, !(baselineItem >= 0 && baselineItem < items.count) {
      report.add(
        "takes its baseline from item {}, and has {}: they count from 0, without hidden ones. Name one of them.",
        Double(baselineItem), Double(items.count))
    }
    if !gravity.isUsable {
      report.add("has its items at a share that is no number, which counts as 0: write .at(0.5), from 0 to 1.")
    }
  }
}

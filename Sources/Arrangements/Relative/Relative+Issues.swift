public import EagerLayout

extension Relative {
  /// Reports constraints that are dropped or say nothing.
  public func findIssues(
    of items: borrowing ItemPlaces, _ memory: RelativeMemory, into report: inout ArrangementReport
  ) {
    for fault in memory.faults where fault.item < memory.shown {
      let others = fault.others.filter { $0 < memory.shown }
      switch fault.reason {
      case .unknown: report.add(fault.property.unknown, item: fault.item)
      case .cycle: report.add(fault.property.cycle, item: fault.item, others: others)
      case .tooMany: report.add(fault.property.tooMany, item: fault.item)
      case .foreign: report.add(fault.property.foreign, item: fault.item, others: others)
      }
    }
    if memory.unknownCount > 0 {
      report.add(
        "names items in its groups or for its gravity that are not in it, {} of them: look at their ids.",
        Double(memory.unknownCount))
    }
    for item in memory.across.foreignItems where items.definiteSize(of: Int(item)).height == nil {
      report.add(
        "has no height of its own, and a horizontal constraint asks for it: widths are known before heights, so it counts as 0.",
        item: Int(item))
    }
    if rules == .own { findSizesBetweenEdges(items, memory, into: &report) }
  }

  private func findSizesBetweenEdges(
    _ items: borrowing ItemPlaces, _ memory: RelativeMemory, into report: inout ArrangementReport
  ) {
    for item in 0..<items.count {
      let size = items.definiteSize(of: item)
      if memory.across.plans[item].edgeCount > 1, size.width != nil {
        report.add("has a width of its own and two edges: the width and the first of them count.", item: item)
      }
      if memory.down.plans[item].edgeCount > 1, size.height != nil {
        report.add("has a height of its own and two edges: the height and the first of them count.", item: item)
      }
    }
  }
}

extension RelativeProperty {
  fileprivate var unknown: StaticString {
    switch self {
    case .leading: "is to have its leading edge by what no item here is called: that is dropped."
    case .centerX: "is to have its horizontal center by what no item here is called: that is dropped."
    case .trailing: "is to have its trailing edge by what no item here is called: that is dropped."
    case .width: "is to have its width by what no item here is called: that is dropped."
    case .top: "is to have its top by what no item here is called: that is dropped."
    case .centerY: "is to have its vertical center by what no item here is called: that is dropped."
    case .bottom: "is to have its bottom by what no item here is called: that is dropped."
    case .height: "is to have its height by what no item here is called: that is dropped."
    case .baseline: "is to have its baseline by what no item here is called: that is dropped."
    }
  }

  fileprivate var cycle: StaticString {
    switch self {
    case .leading: "has its leading edge by itself: {others}. This constraint, the last one written, is dropped."
    case .centerX: "has its horizontal center by itself: {others}. This constraint, the last one written, is dropped."
    case .trailing: "has its trailing edge by itself: {others}. This constraint, the last one written, is dropped."
    case .width: "has its width by itself: {others}. This constraint, the last one written, is dropped."
    case .top: "has its top by itself: {others}. This constraint, the last one written, is dropped."
    case .centerY: "has its vertical center by itself: {others}. This constraint, the last one written, is dropped."
    case .bottom: "has its bottom by itself: {others}. This constraint, the last one written, is dropped."
    case .height: "has its height by itself: {others}. This constraint, the last one written, is dropped."
    case .baseline: "has its baseline by itself: {others}. This constraint, the last one written, is dropped."
    }
  }

  fileprivate var tooMany: StaticString {
    axis == .horizontal
      ? "has more horizontal constraints than it takes: the width counts first, then leading and trailing edge."
      : "has more vertical constraints than it takes: the height counts first, then top and bottom."
  }

  fileprivate var foreign: StaticString {
    "has a horizontal constraint by a position from top to bottom: widths are known before heights, so it counts as 0."
  }
}

public import EagerLayout

extension Relative {
  /// Reports constraints that are dropped or have no effect.
  public func findIssues(
    of items: borrowing PlacementPass, _ cache: RelativeCache, into report: inout ArrangementReport
  ) {
    for fault in cache.faults where fault.item < cache.visibleCount {
      let others = fault.others.filter { $0 < cache.visibleCount }
      switch fault.reason {
      case .unknown: report.add(fault.property.unknown, item: fault.item)
      case .cycle: report.add(fault.property.cycle, item: fault.item, others: others)
      case .tooMany: report.add(fault.property.tooMany, item: fault.item)
      case .otherAxis: report.add(fault.property.otherAxis, item: fault.item, others: others)
      }
    }
    if cache.unknownCount > 0 {
      report.add(
        "refers to unknown items in its groups or its gravity, {} in all; they are ignored. Check their ids.",
        Double(cache.unknownCount))
    }
    for item in cache.horizontal.otherAxisItems where items.definiteSize(of: Int(item)).height == nil {
      report.add(
        "has no specified height, which a horizontal constraint needs first: 0 is used. Give it a height.",
        item: Int(item))
    }
    if rules == .own { findSizesBetweenEdges(items, cache, into: &report) }
  }

  private func findSizesBetweenEdges(
    _ items: borrowing PlacementPass, _ cache: RelativeCache, into report: inout ArrangementReport
  ) {
    for item in 0..<items.count {
      let size = items.definiteSize(of: item)
      if cache.horizontal.constraints[item].edgeCount > 1, size.width != nil {
        report.add(
          "has a width and two constrained edges: the second edge is ignored. Remove it, or the width.", item: item)
      }
      if cache.vertical.constraints[item].edgeCount > 1, size.height != nil {
        report.add(
          "has a height and two constrained edges: the second edge is ignored. Remove it, or the height.", item: item)
      }
    }
  }
}

extension RelativeProperty {
  fileprivate var unknown: StaticString {
    switch self {
    case .leading: "constrains its leading edge to an unknown item; the constraint is ignored. Check the id."
    case .centerX: "constrains its horizontal center to an unknown item; the constraint is ignored. Check the id."
    case .trailing: "constrains its trailing edge to an unknown item; the constraint is ignored. Check the id."
    case .width: "constrains its width to an unknown item; the constraint is ignored. Check the id."
    case .top: "constrains its top to an unknown item; the constraint is ignored. Check the id."
    case .centerY: "constrains its vertical center to an unknown item; the constraint is ignored. Check the id."
    case .bottom: "constrains its bottom to an unknown item; the constraint is ignored. Check the id."
    case .height: "constrains its height to an unknown item; the constraint is ignored. Check the id."
    case .baseline: "constrains its baseline to an unknown item; the constraint is ignored. Check the id."
    }
  }

  fileprivate var cycle: StaticString {
    switch self {
    case .leading:
      "has a leading edge that depends on itself: {others}. The last written of these constraints is dropped: remove one."
    case .centerX:
      "has a horizontal center that depends on itself: {others}. The last written of these constraints is dropped: remove one."
    case .trailing:
      "has a trailing edge that depends on itself: {others}. The last written of these constraints is dropped: remove one."
    case .width:
      "has a width that depends on itself: {others}. The last written of these constraints is dropped: remove one."
    case .top:
      "has a top that depends on itself: {others}. The last written of these constraints is dropped: remove one."
    case .centerY:
      "has a vertical center that depends on itself: {others}. The last written of these constraints is dropped: remove one."
    case .bottom:
      "has a bottom that depends on itself: {others}. The last written of these constraints is dropped: remove one."
    case .height:
      "has a height that depends on itself: {others}. The last written of these constraints is dropped: remove one."
    case .baseline:
      "has a baseline that depends on itself: {others}. The last written of these constraints is dropped: remove one."
    }
  }

  fileprivate var tooMany: StaticString {
    axis == .horizontal
      ? "has too many horizontal constraints: the width is used first, then the leading and trailing edges. Remove one."
      : "has too many vertical constraints: the height is used first, then top and bottom. Remove one."
  }

  fileprivate var otherAxis: StaticString {
    "has a horizontal constraint that depends on a vertical position: widths are computed first, so 0 is used. Refer to a width."
  }
}

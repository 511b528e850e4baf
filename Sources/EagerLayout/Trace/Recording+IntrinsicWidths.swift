// Steps of pass 1: intrinsic widths.
extension FlexEngine {
  /// Records a container's intrinsic widths, from the contributions of its items.
  @inline(never)
  func recordIntrinsicWidths(_ container: Int) {
    if nodes[container].keywords[.isArranged] != 0 { return recordArrangedIntrinsicWidths(container) }
    guard Int(nodes[container].end) > container + 1 else { return }
    for isMinContent in [true, false] {
      if nodes[container].keywords.isRow {
        recordRowIntrinsicWidth(container, isMinContent: isMinContent)
      } else {
        recordColumnIntrinsicWidth(container, isMinContent: isMinContent)
      }
    }
  }

  /// Records a row's width: the sum of its contributions, or, for min-content if it wraps, the largest one.
  private func recordRowIntrinsicWidth(_ container: Int, isMinContent: Bool) {
    let box = boxes[container], takesWidest = isMinContent && nodes[container].keywords.wraps
    var parts: [Operand] = [], items = 0
    forEachItem(of: container) { child in
      items += 1
      let own = recordedContribution(child, isMinContent: isMinContent)
      let size = takesWidest ? own : recordedLimitByBase(child, own)
      parts.append(recordedOuterSize(child, .horizontal, size, of: nil))
    }
    if takesWidest {
      recordStep(container, .horizontal, .minContent, .greatest, [count(0)] + parts, box.minContent)
      return
    }
    if let gaps = recordedGaps(container, .horizontal, between: items, of: nil) { parts.append(gaps) }
    let sum = Operation.sum.result(of: parts)
    if isMinContent {
      recordStep(
        container, .horizontal, .minContent, sum < 0 ? .greatest : .sum, sum < 0 ? [count(0)] : parts, box.minContent)
    } else if sum < box.minContent {
      let all = recordStep(container, .horizontal, .hypotheticalSum, .sum, parts)
      let minContent = currentNumber(container, .horizontal, .minContent, box.minContent)
      recordStep(container, .horizontal, .maxContent, .greatest, [all, minContent], box.maxContent)
    } else {
      recordStep(container, .horizontal, .maxContent, .sum, parts, box.maxContent)
    }
  }

  /// Records a column's width: the largest contribution, or, if it wraps, the sum of its lines.
  private func recordColumnIntrinsicWidth(_ container: Int, isMinContent: Bool) {
    let box = boxes[container]
    var parts = [count(0)]
    forEachItem(of: container) { child in
      parts.append(
        recordedOuterSize(child, .horizontal, recordedContribution(child, isMinContent: isMinContent), of: nil))
    }
    let widest = Operation.greatest.result(of: parts)
    if isMinContent {
      recordStep(container, .horizontal, .minContent, .greatest, parts, box.minContent)
    } else if !nodes[container].keywords.wraps || widest == box.maxContent {
      recordStep(container, .horizontal, .maxContent, .greatest, parts, box.maxContent)
    } else {
      // The lines were recorded when they were broken.
      let lines = currentNumber(container, .horizontal, .hypotheticalSum)
      let minContent = currentNumber(container, .horizontal, .minContent, box.minContent)
      recordStep(container, .horizontal, .maxContent, .greatest, [lines, minContent], box.maxContent)
    }
  }

  /// Returns an item's contribution: its own width or its content's, within its limits. Percentages count as not set.
  func recordedContribution(_ child: Int, isMinContent: Bool) -> Operand {
    var box = recordedSizing(child, .horizontal, child == 0 ? rootHorizontalSizing(of: nil) : nil, of: nil)
    let quantity: Quantity = isMinContent ? .minContribution : .maxContribution
    let origin = box.sizing.contributed(isMinContent: isMinContent).origin
    if origin == .ratio {
      return recordedRatioClamp(
        box, quantity, recordedPreferred(box, origin), fitsContent: !nodes[child].keywords.isScrollContainer)
    }
    // In a contribution, a fit-content size counts as the min-content or max-content size.
    box.available = isMinContent ? count(0) : nil
    let size = recordedPreferred(box, origin)
    let result = box.sizing.clamped(size.value, of: nil, available: isMinContent ? 0 : .infinity)
    return recordedClamp(box, quantity, size, result)
  }

  /// Returns an item's contribution: its hypothetical size if its base size is a length from which it cannot grow or
  /// shrink, otherwise `own`.
  private func recordedLimitByBase(_ child: Int, _ own: Operand) -> Operand {
    let sizing = horizontalSizing(child, edges: horizontalEdges(child, of: 0))
    let limited = limitedByBase(IntrinsicWidths(minContent: own.value, maxContent: own.value), child, sizing).minContent
    if limited == own.value { return own }
    var item = FlexItem(node: child)
    determineBaseSize(&item, sizing.inIndefiniteSpace, of: nil, available: .infinity)
    return recordItem(item, .horizontal, of: nil, in: count(0), sizing: sizing.inIndefiniteSpace)
  }
}

public import EagerLayout

extension Linear {
  /// Pass 3: returns the sum of all heights, or in a horizontal line the height of the tallest item.
  public func height(of items: borrowing HeightPass, _ cache: inout LinearCache) -> Double {
    max(axis == .horizontal ? maxHeight(of: items, cache) : heightSum(of: items, &cache), minimumContentSize.height)
  }

  private func heightSum(of items: borrowing HeightPass, _ cache: inout LinearCache) -> Double {
    cache.setGaps(items.rowGap)
    var largest = 0.0, gaps = endGap, sum = 0.0, margins = 0.0
    for item in 0..<items.count {
      let height = items.height(of: item), edges = items.margins(of: item).vertical
      sum += contribution(ofSize: height)
      gaps += cache[item].gap
      margins += edges
      largest = max(largest, height - edges)
    }
    if matchesLargestByRules {
      return largest * Double(items.count) + margins + (isMainSizeSpecified == false ? 0 : gaps)
    }
    return sum + gaps
  }

  private func maxHeight(of items: borrowing HeightPass, _ cache: LinearCache) -> Double {
    var highest = 0.0, highestFilling = 0.0, allFill = true
    for item in 0..<items.count {
      let height = items.height(of: item)
      if crossAlignment(of: cache[item].specified) == .fill, items.definiteSize(of: item).height == nil {
        highestFilling = max(highestFilling, height)
        // In Android, an item that fills contributes only its margins.
        if rules == .android { highest = max(highest, items.margins(of: item).vertical) }
      } else {
        allFill = false
        highest = max(highest, height)
      }
    }
    guard usesBaselines else { return allFill ? highestFilling : highest }
    // Android reserves space for moving items onto a shared baseline only if all items fill.
    if isMainSizeSpecified != nil, !allFill { return highest }
    if allFill, isMainSizeSpecified != nil {
      // Android adds the largest extents above and below baselines, regardless of the side at which items are aligned.
      var extents = BaselineExtents()
      for item in 0..<items.count where cache[item].specified.hasBaseline {
        extents.include(baseline(of: item, items, cache), of: items.height(of: item), items.margins(of: item))
      }
      return max(highestFilling, extents.height)
    }
    if allFill { return highestFilling }
    var top = BaselineExtents(), bottom = BaselineExtents(), isAligned = false
    for item in 0..<items.count {
      guard let side = contributedSide(of: cache[item].specified) else { continue }
      let margins = items.margins(of: item), height = items.height(of: item)
      isAligned = true
      switch side {
      case .top: top.include(baseline(of: item, items, cache), of: height, margins)
      case .bottom: bottom.include(baseline(of: item, items, cache), of: height, margins)
      }
    }
    guard isAligned else { return highest }
    for item in 0..<items.count {
      guard let side = alignedSide(of: cache[item].specified) else { continue }
      let margins = items.margins(of: item), baseline = baseline(of: item, items, cache) - margins.top
      switch side {
      case .top: highest = max(highest, top.above - baseline + items.height(of: item))
      case .bottom: highest = max(highest, bottom.below + baseline + margins.vertical)
      }
    }
    return highest
  }

  /// Returns the distance from the top of an item's margin box to the baseline by which the item is aligned.
  private func baseline(of item: Int, _ items: borrowing HeightPass, _ cache: LinearCache) -> Double {
    items.baselines(of: item).first + cache[item].specified.baselineShift
  }

  /// Returns the side at which an item is aligned by its baseline; `nil` if it is not.
  func alignedSide(of item: LinearItem) -> BaselineSide? {
    guard usesBaselines, item.hasBaseline else { return nil }
    return switch crossAlignment(of: item) {
    case .start: .top
    case .end: .bottom
    default: nil
    }
  }

  /// Returns the side at which an item's baseline determines the shared baseline; `nil` if it does not. In Android
  /// layouts an item that fills contributes its baseline, although it is not moved.
  func contributedSide(of item: LinearItem) -> BaselineSide? {
    guard isMainSizeSpecified != nil, usesBaselines, item.hasBaseline, crossAlignment(of: item) == .fill else {
      return alignedSide(of: item)
    }
    return switch item.baselineSideIfFilling ?? gravity.vertical {
    case .start: .top
    case .end: .bottom
    default: nil
    }
  }

  /// Returns the contribution of an item's size to the length of a line that is as long as its content. In Android a
  /// negative size, caused by margins, does not make the line shorter.
  func contribution(ofSize size: Double) -> Double { rules == .android ? max(size, 0) : size }
}

/// The side of a line at which items share a baseline.
enum BaselineSide { case top, bottom }

/// The largest extents of items above and below their shared baseline. As in Android, the extent above excludes
/// margins, and the extent below includes the top and the bottom margin.
struct BaselineExtents {
  var above = 0.0, below = 0.0

  var height: Double { above + below }

  mutating func include(_ baseline: Double, of height: Double, _ margins: Edges) {
    above = max(above, baseline - margins.top)
    below = max(below, height - (baseline - margins.top))
  }
}

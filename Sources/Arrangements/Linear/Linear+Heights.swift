public import EagerLayout

extension Linear {
  /// Pass 3: all items below each other, or the highest one.
  public func height(of items: borrowing ItemHeights, _ memory: inout LinearMemory) -> Double {
    axis == .horizontal ? highest(of: items, memory) : sum(of: items, &memory)
  }

  private func sum(of items: borrowing ItemHeights, _ memory: inout LinearMemory) -> Double {
    memory.setGaps(items.rowGap)
    var largest = 0.0, gaps = 0.0, sum = 0.0
    for item in 0..<items.count {
      let height = items.height(of: item)
      sum += height
      gaps += memory.gaps[item]
      largest = max(largest, height)
    }
    return (matchesLargestByRules ? largest * Double(items.count) : sum) + gaps
  }

  private func highest(of items: borrowing ItemHeights, _ memory: LinearMemory) -> Double {
    var highest = 0.0, highestFilling = 0.0, allFill = true
    for item in 0..<items.count {
      let height = items.height(of: item)
      if across(memory.items[item]) == .fill, items.definiteSize(of: item).height == nil {
        highestFilling = max(highestFilling, height)
      } else {
        allFill = false
        highest = max(highest, height)
      }
    }
    if allFill { return highestFilling }
    guard usesBaselines else { return highest }
    var top = Reach(), bottom = Reach()
    for item in 0..<items.count {
      let said = memory.items[item], height = items.height(of: item)
      if isAligned(said, .start) { top.include(items.baselines(of: item).first, of: height) }
      if isAligned(said, .end) { bottom.include(items.baselines(of: item).first, of: height) }
    }
    return max(highest, top.height, bottom.height)
  }

  /// Whether an item is aligned by its baseline among those at the top, or at the bottom.
  func isAligned(_ item: LinearItem, _ side: Place.Alignment) -> Bool { item.hasBaseline && across(item) == side }
}

/// How far items reach above and below the baseline that they share.
struct Reach {
  var above = 0.0, below = 0.0

  var height: Double { above + below }

  mutating func include(_ baseline: Double, of height: Double) {
    above = max(above, baseline)
    below = max(below, height - baseline)
  }
}

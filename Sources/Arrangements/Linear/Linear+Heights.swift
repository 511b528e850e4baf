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
      gaps += memory[item].gap
      largest = max(largest, height)
    }
    return (matchesLargestByRules ? largest * Double(items.count) : sum) + gaps
  }

  private func highest(of items: borrowing ItemHeights, _ memory: LinearMemory) -> Double {
    var highest = 0.0, highestFilling = 0.0, allFill = true
    for item in 0..<items.count {
      let height = items.height(of: item)
      if across(memory[item].said) == .fill, items.definiteSize(of: item).height == nil {
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
      switch alignedSide(of: memory[item].said) {
      case .top: top.include(items.baselines(of: item).first, of: items.height(of: item))
      case .bottom: bottom.include(items.baselines(of: item).first, of: items.height(of: item))
      case nil: break
      }
    }
    return max(highest, top.height, bottom.height)
  }

  /// The side of the line at which an item is aligned with others by its baseline; nil where it is not.
  func alignedSide(of item: LinearItem) -> BaselineSide? {
    guard usesBaselines, item.hasBaseline else { return nil }
    return switch across(item) {
    case .start: .top
    case .end: .bottom
    default: nil
    }
  }
}

/// Where items share a baseline.
enum BaselineSide { case top, bottom }

/// How far items reach above and below the baseline that they share.
struct Reach {
  var above = 0.0, below = 0.0

  var height: Double { above + below }

  mutating func include(_ baseline: Double, of height: Double) {
    above = max(above, baseline)
    below = max(below, height - baseline)
  }
}

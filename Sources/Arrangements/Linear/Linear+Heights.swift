public import EagerLayout

extension Linear {
  /// Pass 3: returns the sum of all heights, or in a horizontal line the height of the tallest item.
  public func height(of items: borrowing ItemHeights, _ memory: inout LinearMemory) -> Double {
    max(axis == .horizontal ? highest(of: items, memory) : sum(of: items, &memory), least.height)
  }

  private func sum(of items: borrowing ItemHeights, _ memory: inout LinearMemory) -> Double {
    memory.setGaps(items.rowGap)
    var largest = 0.0, gaps = endGap, sum = 0.0, margins = 0.0
    for item in 0..<items.count {
      let height = items.height(of: item), edges = items.margins(of: item).vertical
      sum += counted(height)
      gaps += memory[item].gap
      margins += edges
      largest = max(largest, height - edges)
    }
    if matchesLargestByRules { return largest * Double(items.count) + margins + (isLengthGiven == false ? 0 : gaps) }
    return sum + gaps
  }

  private func highest(of items: borrowing ItemHeights, _ memory: LinearMemory) -> Double {
    var highest = 0.0, highestFilling = 0.0, allFill = true
    for item in 0..<items.count {
      let height = items.height(of: item)
      if across(memory[item].said) == .fill, items.definiteSize(of: item).height == nil {
        highestFilling = max(highestFilling, height)
        // A filling item contributes only its margins, as in Android.
        if rules == .android { highest = max(highest, items.margins(of: item).vertical) }
      } else {
        allFill = false
        highest = max(highest, height)
      }
    }
    guard usesBaselines else { return allFill ? highestFilling : highest }
    // Android reserves space for the shifts of baseline alignment only if all items fill.
    if isLengthGiven != nil, !allFill { return highest }
    if allFill, isLengthGiven != nil {
      // Android adds the maximum extents above and below the baseline, regardless of the side of alignment.
      var whole = Reach()
      for item in 0..<items.count where memory[item].said.hasBaseline {
        whole.include(baseline(of: item, items, memory), of: items.height(of: item), items.margins(of: item))
      }
      return max(highestFilling, whole.height)
    }
    if allFill { return highestFilling }
    var top = Reach(), bottom = Reach(), isAligned = false
    for item in 0..<items.count {
      guard let side = countedSide(of: memory[item].said) else { continue }
      let margins = items.margins(of: item), height = items.height(of: item)
      isAligned = true
      switch side {
      case .top: top.include(baseline(of: item, items, memory), of: height, margins)
      case .bottom: bottom.include(baseline(of: item, items, memory), of: height, margins)
      }
    }
    guard isAligned else { return highest }
    for item in 0..<items.count {
      guard let side = alignedSide(of: memory[item].said) else { continue }
      let margins = items.margins(of: item), own = baseline(of: item, items, memory) - margins.top
      switch side {
      case .top: highest = max(highest, top.above - own + items.height(of: item))
      case .bottom: highest = max(highest, bottom.below + own + margins.vertical)
      }
    }
    return highest
  }

  /// Returns an item's baseline, below the top of its margin box.
  private func baseline(of item: Int, _ items: borrowing ItemHeights, _ memory: LinearMemory) -> Double {
    items.baselines(of: item).first + memory[item].said.baselineShift
  }

  /// Returns the side at which an item is aligned by its baseline; `nil` if it is not.
  func alignedSide(of item: LinearItem) -> BaselineSide? {
    guard usesBaselines, item.hasBaseline else { return nil }
    return switch across(item) {
    case .start: .top
    case .end: .bottom
    default: nil
    }
  }

  /// Returns the side at which an item's baseline affects the alignment of others. In Android layouts a filling item
  /// affects them, although it does not move.
  func countedSide(of item: LinearItem) -> BaselineSide? {
    guard isLengthGiven != nil, usesBaselines, item.hasBaseline, across(item) == .fill else {
      return alignedSide(of: item)
    }
    return switch item.filledSide ?? gravity.vertical {
    case .start: .top
    case .end: .bottom
    default: nil
    }
  }

  /// Returns the contribution of an item's size to the length of a line that follows its content. In Android a negative
  /// margin does not make a line shorter.
  func counted(_ size: Double) -> Double { rules == .android ? max(size, 0) : size }
}

/// The side at which items share a baseline.
enum BaselineSide { case top, bottom }

/// The extents of items above and below their shared baseline: as in Android, the extent above excludes margins, and
/// the extent below includes both margins.
struct Reach {
  var above = 0.0, below = 0.0

  var height: Double { above + below }

  mutating func include(_ baseline: Double, of height: Double, _ margins: Edges) {
    above = max(above, baseline - margins.top)
    below = max(below, height - (baseline - margins.top))
  }
}

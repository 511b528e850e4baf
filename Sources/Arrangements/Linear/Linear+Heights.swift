public import EagerLayout

extension Linear {
  /// Pass 3: all items below each other, or the highest one.
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
        // Its margins alone count, as in Android.
        if rules == .android { highest = max(highest, items.margins(of: item).vertical) }
      } else {
        allFill = false
        highest = max(highest, height)
      }
    }
    guard usesBaselines else { return allFill ? highestFilling : highest }
    // Android makes room for what baselines push down only where all items fill.
    if isLengthGiven != nil, !allFill { return highest }
    if allFill, isLengthGiven != nil {
      // Android adds how far any reaches above and below, whichever side it is aligned at.
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

  /// An item's baseline, below the top of its margin box.
  private func baseline(of item: Int, _ items: borrowing ItemHeights, _ memory: LinearMemory) -> Double {
    items.baselines(of: item).first + memory[item].said.baselineShift
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

  /// The side of the line at which others are aligned by an item's baseline. In Android's layouts one that fills
  /// counts, though it is not moved.
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

  /// What the size of an item along the line adds to the length of a line that follows its content. A negative margin
  /// makes no line of Android's shorter.
  func counted(_ size: Double) -> Double { rules == .android ? max(size, 0) : size }
}

/// Where items share a baseline.
enum BaselineSide { case top, bottom }

/// How far items reach above and below the baseline that they share: as in Android above without their margins, and
/// below with both of them.
struct Reach {
  var above = 0.0, below = 0.0

  var height: Double { above + below }

  mutating func include(_ baseline: Double, of height: Double, _ margins: Edges) {
    above = max(above, baseline - margins.top)
    below = max(below, height - (baseline - margins.top))
  }
}

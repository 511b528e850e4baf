public import EagerLayout

extension Linear {
  /// Pass 1: returns the sum of all widths, or in a vertical line the width of the widest item.
  public func inlineSizes(of items: borrowing ItemContributions, _ memory: inout LinearMemory) -> InlineSizes {
    var sizes = axis == .horizontal ? sum(of: items, &memory) : widest(of: items, memory)
    // Android cuts content that is too wide, so the min-content width is 0.
    if rules == .android { sizes.least = 0 }
    sizes.greatest = max(sizes.greatest, least.width)
    return sizes
  }

  /// Pass 2: sets the widths of the items from their contents and, in a horizontal line, from their weights.
  public func setWidths(of items: inout ItemWidths, _ memory: inout LinearMemory) {
    guard axis == .horizontal else {
      for item in 0..<items.count {
        if across(memory[item].said) == .fill {
          items.fill(item, in: items.width)
        } else {
          items.fit(item, in: items.width)
        }
      }
      return
    }
    memory.setGaps(items.columnGap)
    switch rules {
    case .android: setWidthsByTurns(of: &items, &memory)
    case .myLayout: setYieldingWidths(of: &items, &memory)
    }
  }

  private func sum(of items: borrowing ItemContributions, _ memory: inout LinearMemory) -> InlineSizes {
    memory.setGaps(items.columnGap)
    var sum = InlineSizes(), largest = 0.0, gaps = endGap, margins = 0.0
    for item in 0..<items.count {
      let sizes = items.inlineSizes(of: item), said = memory[item].said
      sum.least += said.yieldsSize > 0 ? items.floor(of: item) : sizes.least
      if said.yieldsGap == 0 { sum.least += memory[item].gap }
      sum.greatest += counted(sizes.greatest)
      gaps += memory[item].gap
      let edges = items.margins(of: item).horizontal
      margins += edges
      largest = max(largest, sizes.greatest - edges)
    }
    if matchesLargestByRules { sum.greatest = largest * Double(items.count) + margins }
    // Android excludes the gaps if it counts all items as the largest one.
    if !matchesLargestByRules || isLengthGiven != false { sum.greatest += gaps }
    return sum
  }

  private func widest(of items: borrowing ItemContributions, _ memory: LinearMemory) -> InlineSizes {
    var widest = InlineSizes(), widestFilling = InlineSizes(), allFill = true
    for item in 0..<items.count {
      let sizes = items.inlineSizes(of: item)
      if across(memory[item].said) == .fill, items.definiteSize(of: item).width == nil {
        widestFilling.include(sizes)
        if rules == .android { widest.greatest = max(widest.greatest, items.margins(of: item).horizontal) }
      } else {
        allFill = false
        widest.include(sizes)
      }
    }
    return allFill ? widestFilling : widest
  }

  /// Applies Android's rules: measures items one after the other, then distributes free space or overflow by weight.
  private func setWidthsByTurns(of items: inout ItemWidths, _ memory: inout LinearMemory) {
    var used = 0.0, hasWeight = false, largest = 0.0, unused = 0.0
    // In a scroll view of Android, a line may be as long as its content nevertheless.
    let fillsRest = !mayFollowContent || items.width > content(of: items, memory) + 1.0 / 1024
    for item in 0..<items.count {
      let said = memory[item].said
      memory[item].margins = items.margins(of: item).horizontal
      used += memory[item].gap
      if said.weight > 0 { hasWeight = true }
      let room = hasWeight ? items.width : max(items.width - used, 0)
      if said.weight > 0, let start = said.startsAt {
        memory[item].size = start
        if matchesLargest {
          let greatest = items.inlineSizes(of: item).greatest
          let content = isLengthGiven == nil ? greatest : min(greatest, items.width)
          largest = max(largest, content - memory[item].margins)
          unused += content - start
        }
      } else if said.fillsRest, fillsRest {
        memory[item].size = items.set(item, to: room)
      } else {
        memory[item].size = items.fit(item, in: items.width, cutTo: room)
      }
      largest = max(largest, memory[item].size - memory[item].margins)
      used += memory[item].size
    }
    guard memory.weights > 0 else { return }
    if matchesLargest, isLengthGiven != true {
      matchLargest(largest, in: items.width, unused, &memory)
    } else {
      memory.shareByTurns(items.width - memory.length - endGap, weightSum)
    }
    for item in 0..<items.count where memory[item].said.weight > 0 { items.set(item, to: memory[item].size) }
  }

  /// Returns the length of all items at their max-content size.
  private func content(of items: borrowing ItemWidths, _ memory: LinearMemory) -> Double {
    var content = memory.gaps + endGap
    for item in 0..<items.count { content += counted(items.inlineSizes(of: item).greatest) }
    return content
  }

  /// Applies MyLayout's rules: distributes free space by weight, and takes overflow from the items and gaps that yield.
  private func setYieldingWidths(of items: inout ItemWidths, _ memory: inout LinearMemory) {
    for item in 0..<items.count {
      let said = memory[item].said
      memory[item].size = items.fit(item, in: items.width)
      if said.weight > 0, let start = said.startsAt { memory[item].size = start }
    }
    let spare = items.width - memory.length
    if spare > 0, memory.weights > 0 { memory.share(spare, weightSum) }
    if spare < 0 {
      for item in 0..<items.count where memory[item].said.yieldsSize > 0 {
        memory[item].reserve = memory[item].size - items.set(item, to: 0)
      }
      memory.yield(-spare, takesSizes: true)
    }
    for item in 0..<items.count where memory[item].said.isResized { items.set(item, to: memory[item].size) }
  }

  /// Sets the items with a weight to the size of the largest item if the line is as long as its content. Otherwise
  /// distributes the difference by weight, as usual, but as if all items had that size.
  func matchLargest(_ largest: Double, in room: Double, _ unused: Double, _ memory: inout LinearMemory) {
    var spare = room - endGap
    for item in memory.items.indices { spare -= largest + memory[item].margins + memory[item].gap }
    if isLengthGiven == nil, spare.magnitude > 1.0 / 64 {
      memory.shareByTurns(spare + unused, weightSum)
    } else {
      for item in memory.items.indices where memory[item].said.weight > 0 {
        memory[item].size = largest + memory[item].margins
      }
    }
  }

  /// Whether items are matched to the largest one, which only Android's rules support.
  var matchesLargestByRules: Bool { matchesLargest && rules == .android }
}

extension LinearItem {
  /// Whether the size may differ from the item's own.
  var isResized: Bool { weight > 0 || yieldsSize > 0 }
}

extension ItemWidths {
  /// Sets an item's own width, or the width that fits its content into available space that is limited to a smaller
  /// width, but not below the min-content width. Percentages refer to the unlimited space.
  fileprivate mutating func fit(_ item: Int, in room: Double, cutTo smaller: Double) -> Double {
    let width = fit(item, in: room)
    guard width > smaller, definiteSize(of: item).width == nil else { return width }
    return set(item, to: max(smaller, inlineSizes(of: item).least))
  }
}

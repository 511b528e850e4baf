public import EagerLayout

extension Linear {
  /// Pass 1: all items side by side, or the widest one.
  public func inlineSizes(of items: borrowing ItemContributions, _ memory: inout LinearMemory) -> InlineSizes {
    var sizes = axis == .horizontal ? sum(of: items, &memory) : widest(of: items, memory)
    // What has room for less is cut in Android, whatever its content.
    if rules == .android { sizes.least = 0 }
    sizes.greatest = max(sizes.greatest, least.width)
    return sizes
  }

  /// Pass 2: items get their widths: from their contents and what the line shares in a horizontal one.
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
    // Android forgets the gaps where it counts all items as the largest one.
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

  /// Android's rules: each in its turn, and then what is left or too much by weight.
  private func setWidthsByTurns(of items: inout ItemWidths, _ memory: inout LinearMemory) {
    var used = 0.0, hasWeight = false, largest = 0.0, unused = 0.0
    // In a view of Android's that scrolls a line may be as long as its content after all.
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

  /// How long all items are by their contents.
  private func content(of items: borrowing ItemWidths, _ memory: LinearMemory) -> Double {
    var content = memory.gaps + endGap
    for item in 0..<items.count { content += counted(items.inlineSizes(of: item).greatest) }
    return content
  }

  /// MyLayout's rules: what is left by weight, and what is too much from what yields.
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

  /// Makes those with a weight as large as the largest item where the line is as long as its content. In another one the
  /// difference is shared by weight, as usual, but as if all were that large.
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

  /// Only Android has it.
  var matchesLargestByRules: Bool { matchesLargest && rules == .android }
}

extension LinearItem {
  /// Whether its size may be another one than its own.
  var isResized: Bool { weight > 0 || yieldsSize > 0 }
}

extension ItemWidths {
  /// Gives an item its own width, or what fits its content into a room that is cut to a smaller one, though not below
  /// the content's least width. Percentages are of the whole room.
  fileprivate mutating func fit(_ item: Int, in room: Double, cutTo smaller: Double) -> Double {
    let width = fit(item, in: room)
    guard width > smaller, definiteSize(of: item).width == nil else { return width }
    return set(item, to: max(smaller, inlineSizes(of: item).least))
  }
}

public import EagerLayout

extension Linear {
  /// Pass 4: places the items, and sets their heights in a vertical line.
  public func place(_ items: inout ItemPlaces, _ memory: inout LinearMemory) {
    switch axis {
    case .horizontal: placeBesideEachOther(&items, &memory)
    case .vertical: placeBelowEachOther(&items, &memory)
    }
  }

  private func placeBesideEachOther(_ items: inout ItemPlaces, _ memory: inout LinearMemory) {
    memory.setGaps(items.columnGap)
    for item in 0..<items.count {
      memory[item].size = items.width(of: item)
      memory[item].margins = items.margins(of: item).horizontal
    }
    let box = items.extent
    if rules == .myLayout { memory.yield(memory.length - box.width, takesSizes: false) }
    var top = Reach(), bottom = Reach()
    for item in 0..<items.count {
      guard let side = countedSide(of: memory[item].said) else { continue }
      let margins = items.margins(of: item), own = items.height(of: item)
      let fills = across(memory[item].said) == .fill
      let shown = fills && isBreadthGiven || isCut(item, items) ? box.height : fills ? min(own, box.height) : own
      var baseline = items.baselines(of: item).first + memory[item].said.baselineShift
      // The baseline of an item without text is its bottom edge, also after its height was limited.
      if (own - margins.bottom - baseline).magnitude < 1e-9 { baseline += shown - own }
      memory[item].baseline = baseline - margins.top
      switch side {
      case .top: top.include(baseline, of: shown, margins)
      case .bottom: bottom.include(baseline, of: shown, margins)
      }
    }
    var x = lead(in: box.width, memory, isTurned: items.isRightToLeft)
    let gapsFollow = gapsFollow(isTurned: items.isRightToLeft)
    for item in 0..<items.count {
      let said = memory[item].said, gravity = across(said)
      if !gapsFollow { x += memory[item].gap }
      if gravity == .fill {
        items.place(item, x: x, y: said.offset, fillingHeight: box.height)
      } else {
        let height = items.height(of: item)
        let isCut = isCut(item, items)
        let shown = isCut ? max(box.height, items.margins(of: item).vertical) : height
        var y = (box.height - shown) * gravity.share
        switch alignedSide(of: said) {
        case .top: y = top.above - memory[item].baseline
        case .bottom: y = box.height - bottom.below - memory[item].baseline - items.margins(of: item).vertical
        case nil: break
        }
        if isCut {
          items.place(item, x: x, y: y + said.offset, height: box.height)
        } else {
          items.place(item, x: x, y: y + said.offset)
        }
      }
      x += memory[item].size + (gapsFollow ? memory[item].gap : 0)
    }
  }

  /// Whether each gap is at the other side of its item, as in Android for right-to-left writing.
  func gapsFollow(isTurned: Bool) -> Bool { axis == .horizontal && isTurned && isLengthGiven != nil }

  /// Returns the start of the first item on the main axis. Android uses a length of its own here: without gaps when it
  /// distributes space by weight, and with the largest size for all items that are matched to the largest one.
  func lead(in whole: Double, _ memory: LinearMemory, isTurned: Bool) -> Double {
    guard let isLengthGiven else { return (whole - memory.length) * along.share }
    let isMatched = matchesLargest && !isLengthGiven && memory.weights == 0
    var total = memory.weights > 0 || isMatched ? 0 : memory.gaps + endGap, largest = 0.0
    for item in memory.items { largest = max(largest, item.size - item.margins) }
    for item in memory.items {
      let size = isMatched ? largest + item.margins : item.size
      total += axis == .horizontal && isLengthGiven ? size : max(size, 0)
    }
    return (whole - total) * along.share + (isTurned ? total - memory.length : 0)
  }

  /// Returns whether the height of an item is limited to the line's height, as in Android.
  private func isCut(_ item: Int, _ items: borrowing ItemPlaces) -> Bool {
    rules == .android && items.height(of: item) > items.extent.height && items.definiteSize(of: item).height == nil
  }

  private func placeBelowEachOther(_ items: inout ItemPlaces, _ memory: inout LinearMemory) {
    memory.setGaps(items.rowGap)
    switch rules {
    case .android: setHeightsByTurns(of: &items, &memory)
    case .myLayout: setYieldingHeights(of: &items, &memory)
    }
    let box = items.extent
    giveHeights(to: &items, &memory)
    if rules == .myLayout { memory.yield(memory.length - box.height, takesSizes: false) }
    var y = lead(in: box.height, memory, isTurned: false)
    for item in 0..<items.count {
      let said = memory[item].said
      y += memory[item].gap
      let x = (box.width - items.width(of: item)) * across(said).share + said.offset
      if memory[item].isGiven {
        items.place(item, x: x, y: y, height: memory[item].size)
      } else {
        items.place(item, x: x, y: y)
      }
      y += memory[item].size
    }
  }

  /// Sets the heights of the items that do not keep their own. Minimum and maximum heights apply, so that later items
  /// start at the actual end.
  private func giveHeights(to items: inout ItemPlaces, _ memory: inout LinearMemory) {
    for item in 0..<items.count where memory[item].isGiven {
      memory[item].size = items.place(item, x: 0, y: 0, height: memory[item].size)
    }
  }

  /// Applies Android's rules: measures items one after the other, then distributes free space or overflow by weight.
  private func setHeightsByTurns(of items: inout ItemPlaces, _ memory: inout LinearMemory) {
    let whole = items.extent.height
    var used = 0.0, hasWeight = false, largest = 0.0, unused = 0.0
    for item in 0..<items.count {
      let said = memory[item].said, height = items.height(of: item)
      memory[item].margins = items.margins(of: item).vertical
      used += memory[item].gap
      if said.weight > 0 { hasWeight = true }
      let room = hasWeight ? whole : max(whole - used, 0)
      let fillsRest = said.fillsRest && (!mayFollowContent || items.isHeightDefinite)
      memory[item].isGiven = said.weight > 0 || fillsRest
      if said.weight > 0, let start = said.startsAt {
        memory[item].size = start
        largest = max(largest, (isLengthGiven == nil ? height : min(height, whole)) - memory[item].margins)
        unused += height - start
      } else if fillsRest {
        memory[item].size = items.place(item, x: 0, y: 0, height: room)
      } else if height > room, items.definiteSize(of: item).height == nil {
        memory[item].size = items.place(item, x: 0, y: 0, height: room)
        memory[item].isGiven = true
      } else {
        memory[item].size = height
      }
      largest = max(largest, memory[item].size - memory[item].margins)
      used += counted(memory[item].size)
    }
    guard memory.weights > 0 else { return }
    if matchesLargest, isLengthGiven != true {
      matchLargest(largest, in: whole, unused, &memory)
    } else {
      var spare = whole - memory.gaps - endGap
      for item in 0..<items.count { spare -= counted(memory[item].size) }
      memory.shareByTurns(spare, weightSum)
    }
  }

  /// Applies MyLayout's rules: distributes free space by weight, and takes overflow from the items and gaps that yield.
  private func setYieldingHeights(of items: inout ItemPlaces, _ memory: inout LinearMemory) {
    for item in 0..<items.count {
      let said = memory[item].said
      memory[item].size = items.height(of: item)
      if said.weight > 0, let start = said.startsAt { memory[item].size = start }
      memory[item].isGiven = said.weight > 0 || said.fillsRest
    }
    let spare = items.extent.height - memory.length
    if spare > 0, memory.weights > 0 { memory.share(spare, weightSum) }
    if spare < 0 {
      for item in 0..<items.count where memory[item].said.yieldsSize > 0 {
        memory[item].reserve = memory[item].size - items.place(item, x: 0, y: 0, height: 0)
        memory[item].isGiven = true
      }
      memory.yield(-spare, takesSizes: true)
    }
  }
}

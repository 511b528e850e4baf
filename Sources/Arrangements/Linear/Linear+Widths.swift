public import EagerLayout

extension Linear {
  /// Pass 1: returns the sum of all widths, or in a vertical line the largest. By Android's rules, min-content is 0.
  public func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout LinearCache) -> IntrinsicWidths {
    var sizes = axis == .horizontal ? sum(of: items, &cache) : widest(of: items, cache)
    // Android cuts content that is too wide, so the min-content width is 0.
    if rules == .android { sizes.minContent = 0 }
    sizes.maxContent = max(sizes.maxContent, least.width)
    return sizes
  }

  /// Pass 2: sets the widths of the items from their contents and, in a horizontal line, from their weights.
  public func setWidths(of items: inout WidthPass, _ cache: inout LinearCache) {
    guard axis == .horizontal else {
      for item in 0..<items.count {
        if across(cache[item].specified) == .fill {
          items.fill(item, in: items.width)
        } else {
          items.fit(item, in: items.width)
        }
      }
      return
    }
    cache.setGaps(items.columnGap)
    switch rules {
    case .android: setWidthsByTurns(of: &items, &cache)
    case .myLayout: setYieldingWidths(of: &items, &cache)
    }
  }

  private func sum(of items: borrowing IntrinsicWidthPass, _ cache: inout LinearCache) -> IntrinsicWidths {
    cache.setGaps(items.columnGap)
    var sum = IntrinsicWidths(), largest = 0.0, gaps = endGap, margins = 0.0
    for item in 0..<items.count {
      let sizes = items.intrinsicWidths(of: item), specified = cache[item].specified
      sum.minContent += specified.yieldsSize > 0 ? items.widthFloor(of: item) : sizes.minContent
      if specified.yieldsGap == 0 { sum.minContent += cache[item].gap }
      sum.maxContent += counted(sizes.maxContent)
      gaps += cache[item].gap
      let edges = items.margins(of: item).horizontal
      margins += edges
      largest = max(largest, sizes.maxContent - edges)
    }
    if matchesLargestByRules { sum.maxContent = largest * Double(items.count) + margins }
    // Android excludes the gaps if it counts all items as the largest one.
    if !matchesLargestByRules || isLengthGiven != false { sum.maxContent += gaps }
    return sum
  }

  private func widest(of items: borrowing IntrinsicWidthPass, _ cache: LinearCache) -> IntrinsicWidths {
    var widest = IntrinsicWidths(), widestFilling = IntrinsicWidths(), allFill = true
    for item in 0..<items.count {
      let sizes = items.intrinsicWidths(of: item)
      if across(cache[item].specified) == .fill, items.definiteSize(of: item).width == nil {
        widestFilling.include(sizes)
        if rules == .android { widest.maxContent = max(widest.maxContent, items.margins(of: item).horizontal) }
      } else {
        allFill = false
        widest.include(sizes)
      }
    }
    return allFill ? widestFilling : widest
  }

  /// Applies Android's rules: measures items one after the other, then distributes free space or overflow by weight.
  private func setWidthsByTurns(of items: inout WidthPass, _ cache: inout LinearCache) {
    var used = 0.0, hasWeight = false, largest = 0.0, unused = 0.0
    // In a scroll view of Android, a line may be as long as its content nevertheless.
    let fillsRest = !mayFollowContent || items.width > content(of: items, cache) + 1.0 / 1024
    for item in 0..<items.count {
      let specified = cache[item].specified
      cache[item].margins = items.margins(of: item).horizontal
      used += cache[item].gap
      if specified.weight > 0 { hasWeight = true }
      let room = hasWeight ? items.width : max(items.width - used, 0)
      if specified.weight > 0, let start = specified.startsAt {
        cache[item].size = start
        if matchesLargest {
          let maxContent = items.intrinsicWidths(of: item).maxContent
          let content = isLengthGiven == nil ? maxContent : min(maxContent, items.width)
          largest = max(largest, content - cache[item].margins)
          unused += content - start
        }
      } else if specified.fillsRest, fillsRest {
        cache[item].size = items.set(item, to: room)
      } else {
        cache[item].size = items.fit(item, in: items.width, cutTo: room)
      }
      largest = max(largest, cache[item].size - cache[item].margins)
      used += cache[item].size
    }
    guard cache.weights > 0 else { return }
    if matchesLargest, isLengthGiven != true {
      matchLargest(largest, in: items.width, unused, &cache)
    } else {
      cache.shareByTurns(items.width - cache.length - endGap, weightSum)
    }
    for item in 0..<items.count where cache[item].specified.weight > 0 { items.set(item, to: cache[item].size) }
  }

  /// Returns the length of all items at their max-content size.
  private func content(of items: borrowing WidthPass, _ cache: LinearCache) -> Double {
    var content = cache.gaps + endGap
    for item in 0..<items.count { content += counted(items.intrinsicWidths(of: item).maxContent) }
    return content
  }

  /// Applies MyLayout's rules: distributes free space by weight, and takes overflow from the items and gaps that yield.
  private func setYieldingWidths(of items: inout WidthPass, _ cache: inout LinearCache) {
    for item in 0..<items.count {
      let specified = cache[item].specified
      cache[item].size = items.fit(item, in: items.width)
      if specified.weight > 0, let start = specified.startsAt { cache[item].size = start }
    }
    let spare = items.width - cache.length
    if spare > 0, cache.weights > 0 { cache.share(spare, weightSum) }
    if spare < 0 {
      for item in 0..<items.count where cache[item].specified.yieldsSize > 0 {
        cache[item].reserve = cache[item].size - items.set(item, to: 0)
      }
      cache.yield(-spare, takesSizes: true)
    }
    for item in 0..<items.count where cache[item].specified.isResized { items.set(item, to: cache[item].size) }
  }

  /// Sets the items with a weight to the size of the largest item if the line is as long as its content. Otherwise
  /// distributes the difference by weight, as usual, but as if all items had that size.
  func matchLargest(_ largest: Double, in room: Double, _ unused: Double, _ cache: inout LinearCache) {
    var spare = room - endGap
    for item in cache.items.indices { spare -= largest + cache[item].margins + cache[item].gap }
    if isLengthGiven == nil, spare.magnitude > 1.0 / 64 {
      cache.shareByTurns(spare + unused, weightSum)
    } else {
      for item in cache.items.indices where cache[item].specified.weight > 0 {
        cache[item].size = largest + cache[item].margins
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

extension WidthPass {
  /// Sets an item's own width, or the width that fits its content into available space that is limited to a smaller
  /// width, but not below the min-content width. Percentages refer to the unlimited space.
  fileprivate mutating func fit(_ item: Int, in room: Double, cutTo smaller: Double) -> Double {
    let width = fit(item, in: room)
    guard width > smaller, definiteSize(of: item).width == nil else { return width }
    return set(item, to: max(smaller, intrinsicWidths(of: item).minContent))
  }
}

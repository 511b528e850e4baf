public import EagerLayout

extension Linear {
  /// Pass 1: returns the sum of all widths, or in a vertical line the largest. By Android's rules, min-content is 0.
  public func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout LinearCache) -> IntrinsicWidths {
    var sizes = axis == .horizontal ? widthSum(of: items, &cache) : maxWidths(of: items, cache)
    // Android clips content that is too wide, so the min-content width is 0.
    if rules == .android { sizes.minContent = 0 }
    sizes.maxContent = max(sizes.maxContent, minimumContentSize.width)
    return sizes
  }

  /// Pass 2: sets the widths of the items from their contents and, in a horizontal line, from their weights.
  public func setWidths(of items: inout WidthPass, _ cache: inout LinearCache) {
    guard axis == .horizontal else {
      for item in 0..<items.count {
        if crossAlignment(of: cache[item].specified) == .fill {
          items.fill(item, in: items.width)
        } else {
          items.fit(item, in: items.width)
        }
      }
      return
    }
    cache.setGaps(items.columnGap)
    switch rules {
    case .android: measureWidthsInOrder(of: &items, &cache)
    case .myLayout: setYieldingWidths(of: &items, &cache)
    }
  }

  private func widthSum(of items: borrowing IntrinsicWidthPass, _ cache: inout LinearCache) -> IntrinsicWidths {
    cache.setGaps(items.columnGap)
    var sum = IntrinsicWidths(), largest = 0.0, gaps = endGap, margins = 0.0
    for item in 0..<items.count {
      let sizes = items.intrinsicWidths(of: item), specified = cache[item].specified
      sum.minContent += specified.yieldsSize > 0 ? items.widthFloor(of: item) : sizes.minContent
      if specified.yieldsGap == 0 { sum.minContent += cache[item].gap }
      sum.maxContent += contribution(ofSize: sizes.maxContent)
      gaps += cache[item].gap
      let edges = items.margins(of: item).horizontal
      margins += edges
      largest = max(largest, sizes.maxContent - edges)
    }
    if matchesLargestByRules { sum.maxContent = largest * Double(items.count) + margins }
    // Android excludes the gaps if all items count with the size of the largest one.
    if !matchesLargestByRules || isMainSizeSpecified != false { sum.maxContent += gaps }
    return sum
  }

  private func maxWidths(of items: borrowing IntrinsicWidthPass, _ cache: LinearCache) -> IntrinsicWidths {
    var widest = IntrinsicWidths(), widestFilling = IntrinsicWidths(), allFill = true
    for item in 0..<items.count {
      let sizes = items.intrinsicWidths(of: item)
      if crossAlignment(of: cache[item].specified) == .fill, items.definiteSize(of: item).width == nil {
        widestFilling.include(sizes)
        if rules == .android { widest.maxContent = max(widest.maxContent, items.margins(of: item).horizontal) }
      } else {
        allFill = false
        widest.include(sizes)
      }
    }
    return allFill ? widestFilling : widest
  }

  /// Applies Android's rules: measures items one after the other, in the space that earlier items leave, and then
  /// distributes free space or overflow by weight.
  private func measureWidthsInOrder(of items: inout WidthPass, _ cache: inout LinearCache) {
    // `consumedExcess` is the total by which the widths of contents exceed the start sizes that replace them (Android's
    // `consumedExcessSpace`).
    var used = 0.0, hasWeight = false, largest = 0.0, consumedExcess = 0.0
    // In a scroll view of Android, a line that is only as long as its content has no space for items to fill.
    let fillsRest = !mayExceedSpecifiedLength || items.width > content(of: items, cache) + 1.0 / 1024
    for item in 0..<items.count {
      let specified = cache[item].specified
      cache[item].margins = items.margins(of: item).horizontal
      used += cache[item].gap
      if specified.weight > 0 { hasWeight = true }
      let available = hasWeight ? items.width : max(items.width - used, 0)
      if specified.weight > 0, let start = specified.startsAt {
        cache[item].size = start
        if matchesLargest {
          let maxContent = items.intrinsicWidths(of: item).maxContent
          let content = isMainSizeSpecified == nil ? maxContent : min(maxContent, items.width)
          largest = max(largest, content - cache[item].margins)
          consumedExcess += content - start
        }
      } else if specified.fillsRest, fillsRest {
        cache[item].size = items.set(item, to: available)
      } else {
        cache[item].size = items.fit(item, in: items.width, limitedTo: available)
      }
      largest = max(largest, cache[item].size - cache[item].margins)
      used += cache[item].size
    }
    guard cache.weights > 0 else { return }
    if matchesLargest, isMainSizeSpecified != true {
      matchLargest(largest, in: items.width, consumedExcess, &cache)
    } else {
      cache.shareInOrder(items.width - cache.length - endGap, weightSum)
    }
    for item in 0..<items.count where cache[item].specified.weight > 0 { items.set(item, to: cache[item].size) }
  }

  /// Returns the length of the line if all items have their max-content widths.
  private func content(of items: borrowing WidthPass, _ cache: LinearCache) -> Double {
    var content = cache.gaps + endGap
    for item in 0..<items.count { content += contribution(ofSize: items.intrinsicWidths(of: item).maxContent) }
    return content
  }

  /// Applies MyLayout's rules: distributes free space by weight, and takes overflow from the items and gaps that yield.
  private func setYieldingWidths(of items: inout WidthPass, _ cache: inout LinearCache) {
    for item in 0..<items.count {
      let specified = cache[item].specified
      cache[item].size = items.fit(item, in: items.width)
      if specified.weight > 0, let start = specified.startsAt { cache[item].size = start }
    }
    let freeSpace = items.width - cache.length
    if freeSpace > 0, cache.weights > 0 { cache.share(freeSpace, weightSum) }
    if freeSpace < 0 {
      for item in 0..<items.count where cache[item].specified.yieldsSize > 0 {
        cache[item].reserve = cache[item].size - items.set(item, to: 0)
      }
      cache.yield(-freeSpace, takesSizes: true)
    }
    for item in 0..<items.count where cache[item].specified.isResized { items.set(item, to: cache[item].size) }
  }

  /// Sets the items with a weight to the size of the largest item if the line is as long as its content. In a longer or
  /// shorter line, distributes by weight the space that would be left if all items had the largest size.
  func matchLargest(_ largest: Double, in available: Double, _ consumedExcess: Double, _ cache: inout LinearCache) {
    var freeSpace = available - endGap
    for item in cache.items.indices { freeSpace -= largest + cache[item].margins + cache[item].gap }
    if isMainSizeSpecified == nil, freeSpace.magnitude > 1.0 / 64 {
      cache.shareInOrder(freeSpace + consumedExcess, weightSum)
    } else {
      for item in cache.items.indices where cache[item].specified.weight > 0 {
        cache[item].size = largest + cache[item].margins
      }
    }
  }

  /// `true` if items with a weight match the largest item. MyLayout's rules do not support this.
  var matchesLargestByRules: Bool { matchesLargest && rules == .android }
}

extension LinearItem {
  /// `true` if the line may change the item's size by a weight or a yield factor.
  var isResized: Bool { weight > 0 || yieldsSize > 0 }
}

extension WidthPass {
  /// Fits an item into the available space, limited to `smaller`, and returns the width. Percentages refer to
  /// `available`. A specified width is not limited, and no width becomes smaller than the min-content width.
  fileprivate mutating func fit(_ item: Int, in available: Double, limitedTo smaller: Double) -> Double {
    let width = fit(item, in: available)
    guard width > smaller, definiteSize(of: item).width == nil else { return width }
    return set(item, to: max(smaller, intrinsicWidths(of: item).minContent))
  }
}

public import EagerLayout

extension Linear {
  /// Pass 4: places the items, and sets their heights in a vertical line.
  public func place(_ items: inout PlacementPass, _ cache: inout LinearCache) {
    switch axis {
    case .horizontal: placeBesideEachOther(&items, &cache)
    case .vertical: placeBelowEachOther(&items, &cache)
    }
  }

  /// Places the items of a horizontal line, and aligns them on the cross axis.
  private func placeBesideEachOther(_ items: inout PlacementPass, _ cache: inout LinearCache) {
    cache.setGaps(items.columnGap)
    for item in 0..<items.count {
      cache[item].size = items.width(of: item)
      cache[item].margins = items.margins(of: item).horizontal
    }
    let box = items.contentSize
    if rules == .myLayout { cache.yield(cache.length - box.width, takesSizes: false) }
    var top = BaselineExtents(), bottom = BaselineExtents()
    for item in 0..<items.count {
      guard let side = contributedSide(of: cache[item].specified) else { continue }
      let margins = items.margins(of: item), height = items.height(of: item)
      let fills = crossAlignment(of: cache[item].specified) == .fill
      let usedHeight =
        fills && isCrossSizeSpecified || isHeightLimited(item, items)
        ? box.height : fills ? min(height, box.height) : height
      var baseline = items.baselines(of: item).first + cache[item].specified.baselineShift
      // Without text, the baseline is the bottom edge. If the height is limited, the edge moves, and so does the
      // baseline.
      if (height - margins.bottom - baseline).magnitude < 1e-9 { baseline += usedHeight - height }
      cache[item].baseline = baseline - margins.top
      switch side {
      case .top: top.include(baseline, of: usedHeight, margins)
      case .bottom: bottom.include(baseline, of: usedHeight, margins)
      }
    }
    var x = startOfFirstItem(in: box.width, cache, isRightToLeft: items.isRightToLeft)
    let gapsFollowItems = gapsFollowItems(isRightToLeft: items.isRightToLeft)
    for item in 0..<items.count {
      let specified = cache[item].specified, gravity = crossAlignment(of: specified)
      if !gapsFollowItems { x += cache[item].gap }
      if gravity == .fill {
        items.place(item, x: x, y: specified.offset, fillingHeight: box.height)
      } else {
        let height = items.height(of: item)
        let isHeightLimited = isHeightLimited(item, items)
        let usedHeight = isHeightLimited ? max(box.height, items.margins(of: item).vertical) : height
        var y = (box.height - usedHeight) * gravity.share
        switch alignedSide(of: specified) {
        case .top: y = top.above - cache[item].baseline
        case .bottom: y = box.height - bottom.below - cache[item].baseline - items.margins(of: item).vertical
        case nil: break
        }
        if isHeightLimited {
          items.place(item, x: x, y: y + specified.offset, height: box.height)
        } else {
          items.place(item, x: x, y: y + specified.offset)
        }
      }
      x += cache[item].size + (gapsFollowItems ? cache[item].gap : 0)
    }
  }

  /// Returns `true` if each gap follows its item instead of preceding it, as in Android for right-to-left writing.
  func gapsFollowItems(isRightToLeft: Bool) -> Bool {
    axis == .horizontal && isRightToLeft && isMainSizeSpecified != nil
  }

  /// Returns the start of the first item on the main axis. Android aligns the items by a length that may differ from
  /// their actual length: it omits the gaps if any item has a weight, and uses the largest size for each item if all
  /// items match the largest one.
  func startOfFirstItem(in available: Double, _ cache: LinearCache, isRightToLeft: Bool) -> Double {
    guard let isMainSizeSpecified else { return (available - cache.length) * mainAlignment.share }
    let isMatched = matchesLargest && !isMainSizeSpecified && cache.weights == 0
    var total = cache.weights > 0 || isMatched ? 0 : cache.gaps + endGap, largest = 0.0
    for item in cache.items { largest = max(largest, item.size - item.margins) }
    for item in cache.items {
      let size = isMatched ? largest + item.margins : item.size
      total += axis == .horizontal && isMainSizeSpecified ? size : max(size, 0)
    }
    return (available - total) * mainAlignment.share + (isRightToLeft ? total - cache.length : 0)
  }

  /// Returns `true` if an item's height is limited to the height of a horizontal line, as in Android.
  private func isHeightLimited(_ item: Int, _ items: borrowing PlacementPass) -> Bool {
    rules == .android && items.height(of: item) > items.contentSize.height && items.definiteSize(of: item).height == nil
  }

  /// Sets the heights of the items of a vertical line, and places them.
  private func placeBelowEachOther(_ items: inout PlacementPass, _ cache: inout LinearCache) {
    cache.setGaps(items.rowGap)
    switch rules {
    case .android: measureHeightsInOrder(of: &items, &cache)
    case .myLayout: setYieldingHeights(of: &items, &cache)
    }
    let box = items.contentSize
    applyHeights(to: &items, &cache)
    if rules == .myLayout { cache.yield(cache.length - box.height, takesSizes: false) }
    var y = startOfFirstItem(in: box.height, cache, isRightToLeft: false)
    for item in 0..<items.count {
      let specified = cache[item].specified
      y += cache[item].gap
      let x = (box.width - items.width(of: item)) * crossAlignment(of: specified).share + specified.offset
      if cache[item].hasNewSize {
        items.place(item, x: x, y: y, height: cache[item].size)
      } else {
        items.place(item, x: x, y: y)
      }
      y += cache[item].size
    }
  }

  /// Sets the heights of the items with new sizes, clamped to their limits, and stores the clamped heights. Later items
  /// are placed after these heights.
  private func applyHeights(to items: inout PlacementPass, _ cache: inout LinearCache) {
    for item in 0..<items.count where cache[item].hasNewSize {
      cache[item].size = items.place(item, x: 0, y: 0, height: cache[item].size)
    }
  }

  /// Applies Android's rules: measures items one after the other, in the space that earlier items leave, and then
  /// distributes free space or overflow by weight.
  private func measureHeightsInOrder(of items: inout PlacementPass, _ cache: inout LinearCache) {
    let lineHeight = items.contentSize.height
    // `consumedExcess` is the total by which the heights of contents exceed the start sizes that replace them
    // (Android's `consumedExcessSpace`).
    var used = 0.0, hasWeight = false, largest = 0.0, consumedExcess = 0.0
    for item in 0..<items.count {
      let specified = cache[item].specified, height = items.height(of: item)
      cache[item].margins = items.margins(of: item).vertical
      used += cache[item].gap
      if specified.weight > 0 { hasWeight = true }
      let available = hasWeight ? lineHeight : max(lineHeight - used, 0)
      let fillsRest = specified.fillsRest && (!mayExceedSpecifiedLength || items.isHeightDefinite)
      cache[item].hasNewSize = specified.weight > 0 || fillsRest
      if specified.weight > 0, let start = specified.startsAt {
        cache[item].size = start
        largest = max(largest, (isMainSizeSpecified == nil ? height : min(height, lineHeight)) - cache[item].margins)
        consumedExcess += height - start
      } else if fillsRest {
        cache[item].size = items.place(item, x: 0, y: 0, height: available)
      } else if height > available, items.definiteSize(of: item).height == nil {
        cache[item].size = items.place(item, x: 0, y: 0, height: available)
        cache[item].hasNewSize = true
      } else {
        cache[item].size = height
      }
      largest = max(largest, cache[item].size - cache[item].margins)
      used += contribution(ofSize: cache[item].size)
    }
    guard cache.weights > 0 else { return }
    if matchesLargest, isMainSizeSpecified != true {
      matchLargest(largest, in: lineHeight, consumedExcess, &cache)
    } else {
      var freeSpace = lineHeight - cache.gaps - endGap
      for item in 0..<items.count { freeSpace -= contribution(ofSize: cache[item].size) }
      cache.shareInOrder(freeSpace, weightSum)
    }
  }

  /// Applies MyLayout's rules: distributes free space by weight, and takes overflow from the items and gaps that yield.
  private func setYieldingHeights(of items: inout PlacementPass, _ cache: inout LinearCache) {
    for item in 0..<items.count {
      let specified = cache[item].specified
      cache[item].size = items.height(of: item)
      if specified.weight > 0, let start = specified.startsAt { cache[item].size = start }
      cache[item].hasNewSize = specified.weight > 0 || specified.fillsRest
    }
    let freeSpace = items.contentSize.height - cache.length
    if freeSpace > 0, cache.weights > 0 { cache.share(freeSpace, weightSum) }
    if freeSpace < 0 {
      for item in 0..<items.count where cache[item].specified.yieldsSize > 0 {
        cache[item].reserve = cache[item].size - items.place(item, x: 0, y: 0, height: 0)
        cache[item].hasNewSize = true
      }
      cache.yield(-freeSpace, takesSizes: true)
    }
  }
}

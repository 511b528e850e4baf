public import EagerLayout

extension Linear {
  /// Pass 4: places the items, and sets their heights in a vertical line.
  public func place(_ items: inout PlacementPass, _ cache: inout LinearCache) {
    switch axis {
    case .horizontal: placeBesideEachOther(&items, &cache)
    case .vertical: placeBelowEachOther(&items, &cache)
    }
  }

  private func placeBesideEachOther(_ items: inout PlacementPass, _ cache: inout LinearCache) {
    cache.setGaps(items.columnGap)
    for item in 0..<items.count {
      cache[item].size = items.width(of: item)
      cache[item].margins = items.margins(of: item).horizontal
    }
    let box = items.contentSize
    if rules == .myLayout { cache.yield(cache.length - box.width, takesSizes: false) }
    var top = Reach(), bottom = Reach()
    for item in 0..<items.count {
      guard let side = countedSide(of: cache[item].specified) else { continue }
      let margins = items.margins(of: item), own = items.height(of: item)
      let fills = across(cache[item].specified) == .fill
      let shown = fills && isBreadthGiven || isCut(item, items) ? box.height : fills ? min(own, box.height) : own
      var baseline = items.baselines(of: item).first + cache[item].specified.baselineShift
      // The baseline of an item without text is its bottom edge, also after its height was limited.
      if (own - margins.bottom - baseline).magnitude < 1e-9 { baseline += shown - own }
      cache[item].baseline = baseline - margins.top
      switch side {
      case .top: top.include(baseline, of: shown, margins)
      case .bottom: bottom.include(baseline, of: shown, margins)
      }
    }
    var x = lead(in: box.width, cache, isTurned: items.isRightToLeft)
    let gapsFollow = gapsFollow(isTurned: items.isRightToLeft)
    for item in 0..<items.count {
      let specified = cache[item].specified, gravity = across(specified)
      if !gapsFollow { x += cache[item].gap }
      if gravity == .fill {
        items.place(item, x: x, y: specified.offset, fillingHeight: box.height)
      } else {
        let height = items.height(of: item)
        let isCut = isCut(item, items)
        let shown = isCut ? max(box.height, items.margins(of: item).vertical) : height
        var y = (box.height - shown) * gravity.share
        switch alignedSide(of: specified) {
        case .top: y = top.above - cache[item].baseline
        case .bottom: y = box.height - bottom.below - cache[item].baseline - items.margins(of: item).vertical
        case nil: break
        }
        if isCut {
          items.place(item, x: x, y: y + specified.offset, height: box.height)
        } else {
          items.place(item, x: x, y: y + specified.offset)
        }
      }
      x += cache[item].size + (gapsFollow ? cache[item].gap : 0)
    }
  }

  /// Whether each gap is at the other side of its item, as in Android for right-to-left writing.
  func gapsFollow(isTurned: Bool) -> Bool { axis == .horizontal && isTurned && isLengthGiven != nil }

  /// Returns the start of the first item on the main axis. Android uses a length of its own here: without gaps when it
  /// distributes space by weight, and with the largest size for all items that are matched to the largest one.
  func lead(in whole: Double, _ cache: LinearCache, isTurned: Bool) -> Double {
    guard let isLengthGiven else { return (whole - cache.length) * along.share }
    let isMatched = matchesLargest && !isLengthGiven && cache.weights == 0
    var total = cache.weights > 0 || isMatched ? 0 : cache.gaps + endGap, largest = 0.0
    for item in cache.items { largest = max(largest, item.size - item.margins) }
    for item in cache.items {
      let size = isMatched ? largest + item.margins : item.size
      total += axis == .horizontal && isLengthGiven ? size : max(size, 0)
    }
    return (whole - total) * along.share + (isTurned ? total - cache.length : 0)
  }

  /// Returns whether the height of an item is limited to the line's height, as in Android.
  private func isCut(_ item: Int, _ items: borrowing PlacementPass) -> Bool {
    rules == .android && items.height(of: item) > items.contentSize.height && items.definiteSize(of: item).height == nil
  }

  private func placeBelowEachOther(_ items: inout PlacementPass, _ cache: inout LinearCache) {
    cache.setGaps(items.rowGap)
    switch rules {
    case .android: setHeightsByTurns(of: &items, &cache)
    case .myLayout: setYieldingHeights(of: &items, &cache)
    }
    let box = items.contentSize
    giveHeights(to: &items, &cache)
    if rules == .myLayout { cache.yield(cache.length - box.height, takesSizes: false) }
    var y = lead(in: box.height, cache, isTurned: false)
    for item in 0..<items.count {
      let specified = cache[item].specified
      y += cache[item].gap
      let x = (box.width - items.width(of: item)) * across(specified).share + specified.offset
      if cache[item].isGiven {
        items.place(item, x: x, y: y, height: cache[item].size)
      } else {
        items.place(item, x: x, y: y)
      }
      y += cache[item].size
    }
  }

  /// Sets the heights of the items that do not keep their own. Minimum and maximum heights apply, so that later items
  /// start at the actual end.
  private func giveHeights(to items: inout PlacementPass, _ cache: inout LinearCache) {
    for item in 0..<items.count where cache[item].isGiven {
      cache[item].size = items.place(item, x: 0, y: 0, height: cache[item].size)
    }
  }

  /// Applies Android's rules: measures items one after the other, then distributes free space or overflow by weight.
  private func setHeightsByTurns(of items: inout PlacementPass, _ cache: inout LinearCache) {
    let whole = items.contentSize.height
    var used = 0.0, hasWeight = false, largest = 0.0, unused = 0.0
    for item in 0..<items.count {
      let specified = cache[item].specified, height = items.height(of: item)
      cache[item].margins = items.margins(of: item).vertical
      used += cache[item].gap
      if specified.weight > 0 { hasWeight = true }
      let room = hasWeight ? whole : max(whole - used, 0)
      let fillsRest = specified.fillsRest && (!mayFollowContent || items.isHeightDefinite)
      cache[item].isGiven = specified.weight > 0 || fillsRest
      if specified.weight > 0, let start = specified.startsAt {
        cache[item].size = start
        largest = max(largest, (isLengthGiven == nil ? height : min(height, whole)) - cache[item].margins)
        unused += height - start
      } else if fillsRest {
        cache[item].size = items.place(item, x: 0, y: 0, height: room)
      } else if height > room, items.definiteSize(of: item).height == nil {
        cache[item].size = items.place(item, x: 0, y: 0, height: room)
        cache[item].isGiven = true
      } else {
        cache[item].size = height
      }
      largest = max(largest, cache[item].size - cache[item].margins)
      used += counted(cache[item].size)
    }
    guard cache.weights > 0 else { return }
    if matchesLargest, isLengthGiven != true {
      matchLargest(largest, in: whole, unused, &cache)
    } else {
      var spare = whole - cache.gaps - endGap
      for item in 0..<items.count { spare -= counted(cache[item].size) }
      cache.shareByTurns(spare, weightSum)
    }
  }

  /// Applies MyLayout's rules: distributes free space by weight, and takes overflow from the items and gaps that yield.
  private func setYieldingHeights(of items: inout PlacementPass, _ cache: inout LinearCache) {
    for item in 0..<items.count {
      let specified = cache[item].specified
      cache[item].size = items.height(of: item)
      if specified.weight > 0, let start = specified.startsAt { cache[item].size = start }
      cache[item].isGiven = specified.weight > 0 || specified.fillsRest
    }
    let spare = items.contentSize.height - cache.length
    if spare > 0, cache.weights > 0 { cache.share(spare, weightSum) }
    if spare < 0 {
      for item in 0..<items.count where cache[item].specified.yieldsSize > 0 {
        cache[item].reserve = cache[item].size - items.place(item, x: 0, y: 0, height: 0)
        cache[item].isGiven = true
      }
      cache.yield(-spare, takesSizes: true)
    }
  }
}

public import EagerLayout

extension Linear {
  /// Records how items get their sizes, share the free space by weight, and follow one another.
  public func recordTrace(into trace: inout ArrangementTrace, _ cache: LinearCache) {
    switch trace.pass {
    case .intrinsicWidths: explainContent(&trace, cache)
    case .widths:
      if axis == .horizontal {
        for (item, size) in explainShares(&trace, cache) { trace.set(item, to: size) }
      } else {
        for item in 0..<trace.count {
          if crossAlignment(of: cache[item].specified) == .fill {
            trace.fill(item, in: trace.width)
          } else {
            trace.fit(item, in: trace.width)
          }
        }
      }
    case .height: if axis == .vertical { explainContent(&trace, cache) }
    case .placement: explainPlaces(&trace, cache)
    }
  }

  private typealias Number = ArrangementTrace.Number

  /// Records the content size along the main axis: the sum of all items.
  private func explainContent(_ trace: inout ArrangementTrace, _ cache: LinearCache) {
    if matchesLargestByRules { return }
    var minContent: [Number] = [], maxContent: [Number] = []
    for item in 0..<trace.count {
      if axis == .horizontal { minContent.append(trace.intrinsicWidths(of: item).minContent) }
      maxContent.append(axis == .horizontal ? trace.intrinsicWidths(of: item).maxContent : trace.height(of: item))
    }
    let gaps = gaps(&trace, cache)
    if axis == .vertical {
      trace.record(height: raised(.sum(maxContent + gaps), self.minimumContentSize.height, trace))
    } else {
      trace.record(
        minContent: rules == .android ? trace.number(0) : .sum(minContent + gaps),
        maxContent: raised(.sum(maxContent + gaps), self.minimumContentSize.width, trace))
    }
  }

  /// Returns the maximum of a content size and the minimum size.
  private func raised(_ size: Number, _ minimum: Double, _ trace: borrowing ArrangementTrace) -> Number {
    minimum > 0 ? .greatest([size, trace.number(minimum, "minimum")]) : size
  }

  /// Returns the sum of the gaps as one number; an empty array if there are none.
  private func gaps(_ trace: inout ArrangementTrace, _ cache: LinearCache) -> [Number] {
    var parts: [Number] = []
    for item in 0..<trace.count { parts += gap(before: item, trace, cache) }
    return parts.count < 2 ? parts : [trace.record("gaps", .sum(parts))]
  }

  private func gap(before item: Int, _ trace: borrowing ArrangementTrace, _ cache: LinearCache) -> [Number] {
    let lineGap = axis == .horizontal ? trace.columnGap : trace.rowGap, itemGap = cache[item].specified.gapBefore
    let specifiedGap = (item > 0 ? lineGap.value : 0) + itemGap
    // A gap that has yielded is recorded with its final size.
    if trace.pass == .placement, (cache[item].gap - specifiedGap).magnitude > 1e-9 {
      return [trace.number(cache[item].gap, "gap that yielded")]
    }
    let parts = item > 0 && lineGap.value != 0 ? [lineGap] : []
    return itemGap == 0 ? parts : parts + [trace.number(itemGap, "gap before")]
  }

  /// Records the shares of the free space by weight. Returns the sizes of the items with a weight.
  private func explainShares(
    _ trace: inout ArrangementTrace, _ cache: LinearCache
  ) -> [(item: Int, size: Number)] {
    var starts: [Number] = []
    for item in 0..<trace.count {
      let specified = cache[item].specified
      if specified.weight > 0, let start = specified.startsAt {
        starts.append(trace.number(start, "start"))
      } else if axis == .horizontal {
        if !specified.isResized && !specified.fillsRest { trace.fit(item, in: trace.width) }
        starts.append(specified.isResized ? trace.intrinsicWidths(of: item).maxContent : trace.width(of: item))
      } else {
        starts.append(trace.ownHeight(of: item))
      }
    }
    guard cache.weights > 0, !matchesLargestByRules else { return [] }
    let available = axis == .horizontal ? trace.width : trace.height
    var used = starts + gaps(&trace, cache)
    if endGap != 0 { used.append(trace.number(endGap, "gap at the end")) }
    let freeSpace = trace.record("to spare", available - trace.record("taken", .sum(used)))
    if rules == .myLayout, freeSpace.value <= 0 { return [] }
    let specifiedSum = weightSum.map { lengthOrZero($0) } ?? 0
    let weights = specifiedSum > 0 ? trace.number(specifiedSum, "weight sum") : trace.number(cache.weights, "weights")
    let perWeight = trace.record("for each weight of 1", freeSpace / weights)
    var sizes: [(item: Int, size: Number)] = []
    for item in 0..<trace.count where cache[item].specified.weight > 0 {
      let share = trace.record("share", perWeight * trace.number(cache[item].specified.weight, "weight"), of: item)
      let size = starts[item].value == 0 ? share : trace.record("with its share", starts[item] + share, of: item)
      sizes.append((item, size.value < 0 ? trace.number(0) : size))
    }
    return sizes
  }

  private func explainPlaces(_ trace: inout ArrangementTrace, _ cache: LinearCache) {
    var before: [Number] = [], sizes: [Number?] = Array(repeating: nil, count: trace.count)
    if axis == .vertical {
      for (item, size) in explainShares(&trace, cache) { sizes[item] = size }
    }
    let extent = axis == .horizontal ? trace.width : trace.height,
      gapsFollowItems = gapsFollowItems(isRightToLeft: trace.isRightToLeft)
    let lineStart = startOfFirstItem(in: extent.value, cache, isRightToLeft: axis == .horizontal && trace.isRightToLeft)
    if isMainSizeSpecified != nil, (lineStart - (extent.value - cache.length) * mainAlignment.share).magnitude > 1e-9 {
      before = [trace.decide("start", lineStart, from: extent)]
    } else if mainAlignment.share != 0 {
      var used: [Number] = []
      for item in 0..<trace.count {
        used += gap(before: item, trace, cache)
        used.append(axis == .horizontal ? trace.width(of: item) : trace.height(of: item))
      }
      before = [trace.share(mainAlignment.share, of: extent - trace.record("taken", .sum(used)))]
    }
    for item in 0..<trace.count {
      let start = Number.sum(before + (gapsFollowItems ? [] : gap(before: item, trace, cache)))
      if axis == .horizontal {
        let (y, fills) = crossPosition(item, in: trace.height, trace.height(of: item), &trace, cache)
        if fills {
          trace.place(item, x: start, y: y, fillingHeight: trace.height)
        } else {
          trace.place(item, x: start, y: y)
        }
        before = [trace.x(of: item), trace.width(of: item)] + (gapsFollowItems ? gap(before: item, trace, cache) : [])
      } else {
        let (x, _) = crossPosition(item, in: trace.width, trace.width(of: item), &trace, cache)
        if let size = sizes[item] {
          trace.place(item, x: x, y: start, height: size)
        } else {
          trace.place(item, x: x, y: start)
        }
        before = [trace.y(of: item), trace.height(of: item)]
      }
    }
  }

  /// Returns the position of an item on the cross axis, and `true` if the item fills that axis.
  private func crossPosition(
    _ item: Int, in available: Number, _ size: Number, _ trace: inout ArrangementTrace, _ cache: LinearCache
  ) -> (Number, fills: Bool) {
    let specified = cache[item].specified, gravity = crossAlignment(of: specified)
    var place = trace.share(gravity.share, of: available - size, of: item)
    if alignedSide(of: specified) != nil {
      place = trace.decide("by its baseline", trace.placed(item).y - specified.offset, of: item, from: available, size)
    }
    return (specified.offset == 0 ? place : place + trace.number(specified.offset, "offset"), gravity == .fill)
  }
}

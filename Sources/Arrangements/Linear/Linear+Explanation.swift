public import EagerLayout

extension Linear {
  /// Records how items get their sizes, share the free space by weight, and follow one another.
  public func explain(_ told: inout ArrangementExplanation, _ memory: LinearMemory) {
    switch told.pass {
    case .inlineSizes: explainContent(&told, memory)
    case .widths:
      if axis == .horizontal {
        for (item, size) in explainShares(&told, memory) { told.set(item, to: size) }
      } else {
        for item in 0..<told.count {
          if across(memory[item].said) == .fill {
            told.fill(item, in: told.width)
          } else {
            told.fit(item, in: told.width)
          }
        }
      }
    case .height: if axis == .vertical { explainContent(&told, memory) }
    case .places: explainPlaces(&told, memory)
    }
  }

  private typealias Number = ArrangementExplanation.Number

  /// Records the content size along the main axis: the sum of all items.
  private func explainContent(_ told: inout ArrangementExplanation, _ memory: LinearMemory) {
    if matchesLargestByRules { return }
    var least: [Number] = [], greatest: [Number] = []
    for item in 0..<told.count {
      if axis == .horizontal { least.append(told.inlineSizes(of: item).least) }
      greatest.append(axis == .horizontal ? told.inlineSizes(of: item).greatest : told.height(of: item))
    }
    let gaps = gaps(&told, memory)
    if axis == .vertical {
      told.ask(height: limited(.sum(greatest + gaps), self.least.height, told))
    } else {
      told.ask(
        least: rules == .android ? told.number(0) : .sum(least + gaps),
        greatest: limited(.sum(greatest + gaps), self.least.width, told))
    }
  }

  /// Returns the maximum of a content size and the minimum size.
  private func limited(_ size: Number, _ least: Double, _ told: borrowing ArrangementExplanation) -> Number {
    least > 0 ? .greatest([size, told.number(least, "least")]) : size
  }

  /// Returns the gaps that are not 0, as one number.
  private func gaps(_ told: inout ArrangementExplanation, _ memory: LinearMemory) -> [Number] {
    var parts: [Number] = []
    for item in 0..<told.count { parts += gap(before: item, told, memory) }
    return parts.count < 2 ? parts : [told.find("gaps", .sum(parts))]
  }

  private func gap(before item: Int, _ told: borrowing ArrangementExplanation, _ memory: LinearMemory) -> [Number] {
    let usual = axis == .horizontal ? told.columnGap : told.rowGap, own = memory[item].said.gapBefore
    let whole = (item > 0 ? usual.value : 0) + own
    // A gap that was shrunk has its final size.
    if told.pass == .places, (memory[item].gap - whole).magnitude > 1e-9 {
      return [told.number(memory[item].gap, "gap that yielded")]
    }
    let parts = item > 0 && usual.value != 0 ? [usual] : []
    return own == 0 ? parts : parts + [told.number(own, "gap before")]
  }

  /// Records the shares of the free space by weight. Returns the sizes of the items with a weight.
  private func explainShares(
    _ told: inout ArrangementExplanation, _ memory: LinearMemory
  ) -> [(item: Int, size: Number)] {
    var starts: [Number] = []
    for item in 0..<told.count {
      let said = memory[item].said
      if said.weight > 0, let start = said.startsAt {
        starts.append(told.number(start, "start"))
      } else if axis == .horizontal {
        if !said.isResized && !said.fillsRest { told.fit(item, in: told.width) }
        starts.append(said.isResized ? told.inlineSizes(of: item).greatest : told.width(of: item))
      } else {
        starts.append(told.ownHeight(of: item))
      }
    }
    guard memory.weights > 0, !matchesLargestByRules else { return [] }
    let whole = axis == .horizontal ? told.width : told.height
    var taken = starts + gaps(&told, memory)
    if endGap != 0 { taken.append(told.number(endGap, "gap at the end")) }
    let spare = told.find("to spare", whole - told.find("taken", .sum(taken)))
    if rules == .myLayout, spare.value <= 0 { return [] }
    let sum = weightSum.map { LinearItem.usable($0) } ?? 0
    let weights = sum > 0 ? told.number(sum, "weight sum") : told.number(memory.weights, "weights")
    let part = told.find("for each weight of 1", spare / weights)
    var sizes: [(item: Int, size: Number)] = []
    for item in 0..<told.count where memory[item].said.weight > 0 {
      let share = told.find("share", part * told.number(memory[item].said.weight, "weight"), of: item)
      let size = starts[item].value == 0 ? share : told.find("with its share", starts[item] + share, of: item)
      sizes.append((item, size.value < 0 ? told.number(0) : size))
    }
    return sizes
  }

  private func explainPlaces(_ told: inout ArrangementExplanation, _ memory: LinearMemory) {
    var before: [Number] = [], sizes: [Number?] = Array(repeating: nil, count: told.count)
    if axis == .vertical {
      for (item, size) in explainShares(&told, memory) { sizes[item] = size }
    }
    let extent = axis == .horizontal ? told.width : told.height, gapsFollow = gapsFollow(isTurned: told.isRightToLeft)
    let lead = lead(in: extent.value, memory, isTurned: axis == .horizontal && told.isRightToLeft)
    if isLengthGiven != nil, (lead - (extent.value - memory.length) * along.share).magnitude > 1e-9 {
      before = [told.decide("start", lead, knowing: extent)]
    } else if along.share != 0 {
      var taken: [Number] = []
      for item in 0..<told.count {
        taken += gap(before: item, told, memory)
        taken.append(axis == .horizontal ? told.width(of: item) : told.height(of: item))
      }
      before = [told.part(along.share, of: extent - told.find("taken", .sum(taken)))]
    }
    for item in 0..<told.count {
      let start = Number.sum(before + (gapsFollow ? [] : gap(before: item, told, memory)))
      if axis == .horizontal {
        let (y, fills) = placeAcross(item, told.height, told.height(of: item), &told, memory)
        if fills {
          told.place(item, x: start, y: y, fillingHeight: told.height)
        } else {
          told.place(item, x: start, y: y)
        }
        before = [told.x(of: item), told.width(of: item)] + (gapsFollow ? gap(before: item, told, memory) : [])
      } else {
        let (x, _) = placeAcross(item, told.width, told.width(of: item), &told, memory)
        if let size = sizes[item] {
          told.place(item, x: x, y: start, height: size)
        } else {
          told.place(item, x: x, y: start)
        }
        before = [told.y(of: item), told.height(of: item)]
      }
    }
  }

  private func placeAcross(
    _ item: Int, _ whole: Number, _ size: Number, _ told: inout ArrangementExplanation, _ memory: LinearMemory
  ) -> (Number, fills: Bool) {
    let said = memory[item].said, gravity = across(said)
    var place = told.part(gravity.share, of: whole - size, of: item)
    if alignedSide(of: said) != nil {
      place = told.decide("by its baseline", told.placed(item).y - said.offset, of: item, knowing: whole, size)
    }
    return (said.offset == 0 ? place : place + told.number(said.offset, "offset"), gravity == .fill)
  }
}

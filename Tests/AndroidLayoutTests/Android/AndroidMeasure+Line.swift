extension AndroidMeasure {
  /// Measures a LinearLayout: its children in order, then the weighted children with the free or missing space, then
  /// the children that fill the cross axis once more.
  mutating func measureLine(_ view: AndroidView, _ main: Int, _ specs: [AndroidView.Spec]) {
    let cross = 1 - main
    var length = 0.0, weights = 0.0, largest = 0.0, zeroSizes = 0.0
    for child in view.shown {
      weights += child.weight
      let startsAtZero = child.weight > 0 && child.sizes[main] == .number(0)
      length += child.margins[main].sum
      child.firstSpec = nil
      if startsAtZero, specs[main].isExact { continue }
      let before = weights == 0 ? length - child.margins[main].sum : 0
      let size = startsAtZero ? .wrap : child.sizes[main]
      var childSpecs = specs
      childSpecs[main] = specs[main].child(size, used: child.used(in: view, main) + before)
      childSpecs[cross] = specs[cross].child(child.sizes[cross], used: child.used(in: view, cross))
      measure(child, childSpecs)
      child.firstSpec = childSpecs[main]
      length += child.measured[main]
      largest = max(largest, child.measured[main])
      if startsAtZero { zeroSizes += child.measured[main] }
    }
    let takesLargest = view.matchesLargest && !specs[main].isExact
    if takesLargest { length = view.shown.reduce(0) { $0 + largest + $1.margins[main].sum } }
    let desired = max(length + view.paddings[main].sum, view.minimums[main])
    let size = specs[main].resolve(desired)
    let excess = size - length - view.paddings[main].sum + zeroSizes
    if takesLargest, view.weight > 0 || view.sizes[main] == .match || weights == 0 { record(.largest) }
    if weights > 0 { length = share(excess, of: view, main, weights, specs, takesLargest ? largest : nil) }
    view.total = length
    view.measured[main] = size
    setCrossSize(view, main, specs)
  }

  /// Shares the free or missing space by weight, in order, and returns the total length of the children.
  private mutating func share(
    _ excess: Double, of view: AndroidView, _ main: Int, _ weights: Double, _ specs: [AndroidView.Spec],
    _ largest: Double?
  ) -> Double {
    let cross = 1 - main
    var excess = excess, weights = view.weightSum ?? weights, length = 0.0
    for child in view.shown {
      if child.weight > 0 {
        let share = child.weight * excess / weights
        excess -= share
        weights -= child.weight
        let size = largest ?? (child.sizes[main] == .number(0) ? share : child.measured[main] + share)
        var childSpecs = specs
        childSpecs[main] = .exactly(max(0, size))
        childSpecs[cross] = specs[cross].child(child.sizes[cross], used: child.used(in: view, cross))
        measure(child, childSpecs)
      }
      length += child.measured[main] + child.margins[main].sum
    }
    return length
  }

  private mutating func setCrossSize(_ view: AndroidView, _ main: Int, _ specs: [AndroidView.Spec]) {
    let cross = 1 - main, isExact = specs[cross].isExact
    var maxSize = 0.0, maxUnfilledSize = 0.0, allFill = true
    for child in view.shown {
      let margin = child.margins[cross].sum, fills = child.sizes[cross] == .match
      maxSize = max(maxSize, child.measured[cross] + margin)
      maxUnfilledSize = max(maxUnfilledSize, fills && !isExact ? margin : child.measured[cross] + margin)
      allFill = allFill && fills
    }
    var size = allFill || isExact ? maxSize : maxUnfilledSize
    if !isExact,
      view.shown.contains(where: { $0.sizes[cross] == .match && $0.margins[cross].sum == size && size > 0 })
    {
      record(.belowMargins)
    }
    if main == 0, view.alignsBaselines {
      let baselineHeight = heightByBaselines(view)
      if allFill { size = max(size, baselineHeight) }
    }
    let desired = max(size + view.paddings[cross].sum, view.minimums[cross])
    view.measured[cross] = specs[cross].resolve(desired)
    guard !isExact else { return }
    for child in view.shown where child.sizes[cross] == .match {
      if child.matchesLargest { record(.largest) }
      var childSpecs = [AndroidView.Spec](repeating: .exactly(child.measured[main]), count: 2)
      childSpecs[cross] = .exactly(max(0, view.measured[cross] - child.used(in: view, cross)))
      if main == 1, let first = child.firstSpec {
        var (before, after) = (specs, childSpecs)
        before[cross] = specs[cross].child(.match, used: child.used(in: view, cross))
        (before[main], after[main]) = (first, first)
        if (probe(child, before)[main] - probe(child, after)[main]).magnitude > 1e-6 { record(.keptHeight) }
      }
      measure(child, childSpecs)
    }
  }

  /// Computes the ascents and descents of children that share a baseline, at the top and at the bottom.
  private func heightByBaselines(_ view: AndroidView) -> Double {
    view.ascents = [0, 0]
    view.descents = [0, 0]
    for child in view.shown {
      guard let side = side(of: child, in: view), let baseline = child.baseline else { continue }
      view.ascents[side] = max(view.ascents[side], baseline)
      view.descents[side] = max(view.descents[side], child.measured[1] + child.margins[1].sum - baseline)
    }
    return max(view.ascents[0] + view.descents[0], view.ascents[1] + view.descents[1])
  }

  /// The edge at which a view is aligned by its baseline: 0 for the top, 1 for the bottom; `nil` for none.
  private func side(of child: AndroidView, in view: AndroidView) -> Int? {
    guard child.sizes[1] != .match else { return nil }
    switch child.layoutGravity[1] ?? view.gravity[1] ?? 0 {
    case 0: return 0
    case 1: return 1
    default: return nil
    }
  }

  mutating func placeLine(_ view: AndroidView, _ main: Int) {
    let cross = 1 - main, padding = view.paddings[main]
    var next = padding.before + (view.measured[main] - padding.sum - view.total) * (view.gravity[main] ?? 0)
    for child in view.shown {
      child.position[main] = next + child.margins[main].before
      next += child.margins[main].sum + child.measured[main]
      placeOnAxis(child, in: view, cross, child.layoutGravity[cross] ?? view.gravity[cross])
      guard main == 0, view.alignsBaselines, let side = side(of: child, in: view), let baseline = child.baseline else {
        continue
      }
      if side == 0 {
        child.position[1] += view.ascents[0] - baseline
      } else {
        child.position[1] -= view.descents[1] - (child.measured[1] - baseline)
      }
    }
  }
}

extension AndroidMeasure {
  /// A LinearLayout along an axis: all in their turn; then what is left or too much by weight; then those that fill
  /// across once more.
  mutating func measureLine(_ view: AndroidView, _ main: Int, _ specs: [AndroidView.Spec]) {
    let across = 1 - main
    var length = 0.0, weights = 0.0, largest = 0.0, fromNothing = 0.0
    for child in view.shown {
      weights += child.weight
      let startsFromNothing = child.weight > 0 && child.sizes[main] == .number(0)
      length += child.margins[main].sum
      child.firstSpec = nil
      if startsFromNothing, specs[main].isExact { continue }
      let before = weights == 0 ? length - child.margins[main].sum : 0
      let size = startsFromNothing ? .wrap : child.sizes[main]
      var asked = specs
      asked[main] = specs[main].child(size, used: child.used(in: view, main) + before)
      asked[across] = specs[across].child(child.sizes[across], used: child.used(in: view, across))
      measure(child, asked)
      child.firstSpec = asked[main]
      length += child.measured[main]
      largest = max(largest, child.measured[main])
      if startsFromNothing { fromNothing += child.measured[main] }
    }
    let takesLargest = view.matchesLargest && !specs[main].isExact
    if takesLargest { length = view.shown.reduce(0) { $0 + largest + $1.margins[main].sum } }
    let wish = max(length + view.paddings[main].sum, view.minimums[main])
    let size = specs[main].resolve(wish)
    let excess = size - length - view.paddings[main].sum + fromNothing
    if takesLargest, view.weight > 0 || view.sizes[main] == .match || weights == 0 { note(.largest) }
    if weights > 0 { length = share(excess, of: view, main, weights, specs, takesLargest ? largest : nil) }
    view.total = length
    view.measured[main] = size
    settleAcross(view, main, specs)
  }

  /// Shares what is left, or too much, one by one; gives back how long all are.
  private mutating func share(
    _ excess: Double, of view: AndroidView, _ main: Int, _ weights: Double, _ specs: [AndroidView.Spec],
    _ largest: Double?
  ) -> Double {
    let across = 1 - main
    var excess = excess, weights = view.weightSum ?? weights, length = 0.0
    for child in view.shown {
      if child.weight > 0 {
        let share = child.weight * excess / weights
        excess -= share
        weights -= child.weight
        let size = largest ?? (child.sizes[main] == .number(0) ? share : child.measured[main] + share)
        var asked = specs
        asked[main] = .exactly(max(0, size))
        asked[across] = specs[across].child(child.sizes[across], used: child.used(in: view, across))
        measure(child, asked)
      }
      length += child.measured[main] + child.margins[main].sum
    }
    return length
  }

  private mutating func settleAcross(_ view: AndroidView, _ main: Int, _ specs: [AndroidView.Spec]) {
    let across = 1 - main, isExact = specs[across].isExact
    var all = 0.0, others = 0.0, allFill = true
    for child in view.shown {
      let margin = child.margins[across].sum, fills = child.sizes[across] == .match
      all = max(all, child.measured[across] + margin)
      others = max(others, fills && !isExact ? margin : child.measured[across] + margin)
      allFill = allFill && fills
    }
    var size = allFill || isExact ? all : others
    if !isExact,
      view.shown.contains(where: { $0.sizes[across] == .match && $0.margins[across].sum == size && size > 0 })
    {
      note(.belowMargins)
    }
    if main == 0, view.alignsBaselines {
      let reach = heightByBaselines(view)
      if allFill { size = max(size, reach) }
    }
    let wish = max(size + view.paddings[across].sum, view.minimums[across])
    view.measured[across] = specs[across].resolve(wish)
    guard !isExact else { return }
    for child in view.shown where child.sizes[across] == .match {
      if child.matchesLargest { note(.largest) }
      var asked = [AndroidView.Spec](repeating: .exactly(child.measured[main]), count: 2)
      asked[across] = .exactly(max(0, view.measured[across] - child.used(in: view, across)))
      if main == 1, let first = child.firstSpec {
        var (before, after) = (specs, asked)
        before[across] = specs[across].child(.match, used: child.used(in: view, across))
        (before[main], after[main]) = (first, first)
        if (probe(child, before)[main] - probe(child, after)[main]).magnitude > 1e-6 { note(.keptHeight) }
      }
      measure(child, asked)
    }
  }

  /// Finds how far those reach above and below the baseline that share one, at the top and at the bottom.
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

  /// 0 at the top, 1 at the bottom; nil for a view that is aligned with none.
  private func side(of child: AndroidView, in view: AndroidView) -> Int? {
    guard child.sizes[1] != .match else { return nil }
    switch child.layoutGravity[1] ?? view.gravity[1] ?? 0 {
    case 0: return 0
    case 1: return 1
    default: return nil
    }
  }

  mutating func placeLine(_ view: AndroidView, _ main: Int) {
    let across = 1 - main, padding = view.paddings[main]
    var next = padding.before + (view.measured[main] - padding.sum - view.total) * (view.gravity[main] ?? 0)
    for child in view.shown {
      child.position[main] = next + child.margins[main].before
      next += child.margins[main].sum + child.measured[main]
      placeAcross(child, in: view, across, child.layoutGravity[across] ?? view.gravity[across])
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

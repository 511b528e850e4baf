/// What the items of a line come to together, at their hypothetical sizes.
struct LineSums {
  /// Their hypothetical outer sizes.
  var hypothetical = 0.0
  var grow = 0.0
  var shrink = 0.0

  @inline(__always)
  mutating func add(target: Double, margins: Double, grow: Float, shrink: Float) {
    hypothetical += target + margins
    self.grow += Double(grow)
    self.shrink += Double(shrink)
  }

  @inline(__always)
  mutating func add(_ item: FlexItem) {
    add(target: item.target, margins: item.margins, grow: item.grow, shrink: item.shrink)
  }
}

extension FlexEngine {
  /// Resolves the flexible lengths of a line (CSS Flexbox §9.7): from hypothetical to used main sizes.
  func resolveFlexibleLengths(_ line: Range<Int>, inner: Double, gap: Double) {
    var sums = LineSums()
    for at in line { sums.add(items[at]) }
    resolveFlexibleLengths(line, sums, inner: inner, gap: gap)
  }

  /// Resolves the flexible lengths of a line whose sums are known.
  @inline(__always)
  func resolveFlexibleLengths(_ line: Range<Int>, _ sums: LineSums, inner: Double, gap: Double) {
    if Listener.listens { recordLine(line, inner: inner, gap: gap) }
    let gaps = gap * Double(line.count - 1)
    // 1. Which factor is used.
    let hypothetical = sums.hypothetical + gaps
    if hypothetical < inner ? sums.grow == 0 : sums.shrink == 0 || hypothetical == inner { return }
    shareFreeSpace(line, inner: inner, gap: gap, isGrowing: hypothetical < inner)
  }

  /// A line that is not done after a few rounds gets the sizes that the rounds converge to (see `LineResolver`), so that
  /// n items cost O(n log n); where shrink factors are between 0 and 1, O(n²) at worst.
  private func shareFreeSpace(_ line: Range<Int>, inner: Double, gap: Double, isGrowing: Bool) {
    let gaps = gap * Double(line.count - 1)
    // 2. Items that cannot flex keep their hypothetical size. 3. The initial free space.
    var round = FlexRound(used: gaps)
    for at in line {
      let hypothetical = items[at].target, base = items[at].base
      let factor = isGrowing ? items[at].grow : items[at].shrink
      items[at].isFrozen = factor == 0 || (isGrowing ? base > hypothetical : base < hypothetical)
      round.add(items[at], isGrowing: isGrowing)
    }
    let initialFree = inner - round.used

    // 4. Share, clamp, freeze what was clamped, and share again.
    var rounds = 0
    while round.unfrozen > 0 {
      if rounds == LineResolver.patience && takeRoot(line, inner, gap, isGrowing, initialFree) { return }
      rounds += 1
      counts.flexRounds += 1
      let free = round.free(in: inner, initially: initialFree)
      if isGrowing ? free <= 0 : free >= 0 {
        // Nothing to share: what is still unfrozen takes its hypothetical size.
        for at in line where !items[at].isFrozen {
          items[at].target = items[at].clamped(items[at].base)
          if Listener.listens { recordHypotheticalSize(of: items[at]) }
        }
        return
      }
      let violation = share(free, among: line, round, isGrowing: isGrowing)
      if Listener.listens { recordRound(rounds, line, inner: inner, gap: gap, free: free, isGrowing: isGrowing) }
      // Not zero alone: another round of what sums round off would cap the space by the factors that are left.
      if violation.magnitude <= Tolerance.rounding(ofSumsOver: inner.magnitude + round.used.magnitude) { return }
      round = FlexRound(used: gaps)
      for at in line {
        if !items[at].isFrozen {
          // What was raised to its minimum freezes if minima were the larger correction, else what was lowered. An item
          // that came to lie on its limit by itself does not: its factor counts in the next round.
          let target = items[at].target, flexed = items[at].flexed
          items[at].isFrozen = violation > 0 ? target > flexed : target < flexed
          if Listener.listens { recordOutcome(of: items[at], sharesAgain: !items[at].isFrozen) }
        }
        round.add(items[at], isGrowing: isGrowing)
      }
    }
  }

  /// Gives each unfrozen item its share of the free space, within its limits. Returns how much the limits made of it.
  @inline(__always)
  private func share(_ free: Double, among line: Range<Int>, _ round: FlexRound, isGrowing: Bool) -> Double {
    var violation = 0.0
    for at in line where !items[at].isFrozen {
      let base = items[at].base
      var share = 0.0
      if isGrowing {
        share = free * Double(items[at].grow) / round.factors
      } else if round.scaled > 0 {
        share = free * Double(items[at].shrink) * (base - items[at].edges) / round.scaled
      }
      let size = base + share
      let target = items[at].clamped(size)
      items[at].flexed = size
      items[at].target = target
      violation += target - size
    }
    return violation
  }

  /// Gives the unfrozen items the one share at which they fill the room, if there is one: see `LineResolver`.
  @inline(never)
  private func takeRoot(
    _ line: Range<Int>, _ inner: Double, _ gap: Double, _ isGrowing: Bool, _ initialFree: Double
  ) -> Bool {
    if !isGrowing, line.contains(where: { !items[$0].isFrozen && items[$0].shrink < 1 }) { return false }
    @inline(__always) func weight(_ item: FlexItem) -> Double {
      isGrowing ? Double(item.grow) : Double(item.shrink) * (item.base - item.edges)
    }
    var search = ShareSearch(count: line.count)
    var missing = inner - gap * Double(line.count - 1)
    for at in line {
      let item = items[at], hypothetical = item.isFrozen ? item.target : item.clamped(item.base)
      missing -= hypothetical + item.margins
      if item.isFrozen { continue }
      search.add(
        base: item.base, hypothetical: hypothetical, limit: isGrowing ? item.upper : item.lower, weight: weight(item))
    }
    var share = search.share(filling: isGrowing ? missing : -missing)
    if isGrowing { share = min(share, max(initialFree, 0)) }
    for at in line where !items[at].isFrozen {
      let item = items[at], weight = weight(item)
      let moved = weight > 0 ? share * weight : 0
      items[at].flexed = isGrowing ? item.base + moved : item.base - moved
      items[at].target = item.clamped(items[at].flexed)
    }
    if Listener.listens { recordRoot(line, inner: inner, gap: gap, share, isGrowing: isGrowing) }
    return true
  }
}

/// What a round of sharing starts from.
private struct FlexRound {
  /// What frozen items, the others' base sizes, all margins and gaps take.
  var used: Double
  /// The unfrozen items' factors together.
  var factors = 0.0
  /// Their shrink factors by their inner base sizes.
  var scaled = 0.0
  var unfrozen = 0

  init(used: Double) { self.used = used }

  @inline(__always)
  mutating func add(_ item: FlexItem, isGrowing: Bool) {
    if item.isFrozen {
      used += item.target + item.margins
    } else {
      used += item.base + item.margins
      unfrozen += 1
      factors += Double(isGrowing ? item.grow : item.shrink)
      if !isGrowing { scaled += Double(item.shrink) * (item.base - item.edges) }
    }
  }

  /// The free space. Factors that come to less than 1 share no more than their part of the initial one.
  @inline(__always)
  func free(in inner: Double, initially initialFree: Double) -> Double {
    let free = inner - used
    guard factors < 1 else { return free }
    let limited = initialFree * factors
    return limited.magnitude < free.magnitude ? limited : free
  }
}

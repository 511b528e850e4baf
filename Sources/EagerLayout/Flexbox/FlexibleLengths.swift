extension FlexEngine {
  /// Resolves the flexible lengths of a line (CSS Flexbox §9.7): from hypothetical to used main sizes.
  ///
  /// A line that is not done after a few rounds gets the sizes that the rounds converge to (see `LineResolver`), so that
  /// n items cost O(n log n); where shrink factors are between 0 and 1, O(n²) at worst.
  mutating func resolveFlexibleLengths(_ line: Range<Int>, inner: Double, gap: Double) {
    let gaps = gap * Double(line.count - 1)
    // 1. Which factor is used.
    var hypothetical = gaps, grows = 0.0, shrinks = 0.0
    for at in line {
      hypothetical += items[at].target + items[at].margins
      grows += items[at].grow
      shrinks += items[at].shrink
    }
    let isGrowing = hypothetical < inner
    if isGrowing ? grows == 0 : shrinks == 0 || hypothetical == inner { return }

    // 2. Items that cannot flex keep their hypothetical size. 3. The initial free space.
    var used = gaps
    for at in line {
      let hypothetical = items[at].target, base = items[at].base
      let factor = isGrowing ? items[at].grow : items[at].shrink
      items[at].isFrozen = factor == 0 || (isGrowing ? base > hypothetical : base < hypothetical)
      used += (items[at].isFrozen ? hypothetical : base) + items[at].margins
    }
    let initialFree = inner - used

    // 4. Share, clamp, freeze what was clamped, and share again.
    var rounds = 0
    while true {
      if rounds == LineResolver.patience && takeRoot(line, inner - gaps, isGrowing, initialFree) { return }
      rounds += 1
      counts.flexRounds += 1
      var used = gaps, factors = 0.0, scaled = 0.0, unfrozen = 0
      for at in line {
        let item = items[at]
        used += (item.isFrozen ? item.target : item.base) + item.margins
        guard !item.isFrozen else { continue }
        unfrozen += 1
        factors += isGrowing ? item.grow : item.shrink
        scaled += item.shrink * (item.base - item.edges)
      }
      if unfrozen == 0 { return }
      var free = inner - used
      if factors < 1 {
        let limited = initialFree * factors
        if limited.magnitude < free.magnitude { free = limited }
      }
      if isGrowing ? free <= 0 : free >= 0 {
        // Nothing to share: what is still unfrozen takes its hypothetical size.
        for at in line where !items[at].isFrozen { items[at].target = items[at].clamped(items[at].base) }
        return
      }
      var violation = 0.0
      for at in line where !items[at].isFrozen {
        let item = items[at]
        let share =
          isGrowing
          ? free * item.grow / factors
          : scaled > 0 ? free * item.shrink * (item.base - item.edges) / scaled : 0
        let size = item.base + share
        items[at].flexed = size
        items[at].target = item.clamped(size)
        violation += items[at].target - size
      }
      if violation == 0 { return }
      for at in line where !items[at].isFrozen {
        let item = items[at]
        // What was raised to its minimum freezes if minima were the larger correction, else what was lowered. An item
        // that came to lie on its limit by itself does not: its factor counts in the next round.
        items[at].isFrozen = violation > 0 ? item.target > item.flexed : item.target < item.flexed
      }
    }
  }

  /// Gives the unfrozen items the one share at which they fill the room, if there is one: see `LineResolver`.
  @inline(never)
  private func takeRoot(_ line: Range<Int>, _ room: Double, _ isGrowing: Bool, _ initialFree: Double) -> Bool {
    if !isGrowing, line.contains(where: { !items[$0].isFrozen && items[$0].shrink < 1 }) { return false }
    @inline(__always) func weight(_ item: FlexItem) -> Double {
      isGrowing ? item.grow : item.shrink * (item.base - item.edges)
    }
    var search = ShareSearch(count: line.count)
    var missing = room
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
      items[at].target = item.clamped(isGrowing ? item.base + moved : item.base - moved)
    }
    return true
  }
}

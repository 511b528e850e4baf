extension FlexEngine {
  /// Resolves the flexible lengths of a line (CSS Flexbox §9.7): from hypothetical to used main sizes.
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
    while true {
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
}

/// Resolves the flexible lengths of a line (CSS Flexbox §9.7), in a tree or on its own.
///
/// The freeze loop of the specification usually ends after one or two rounds. Lines that freeze one item per round
/// would cost O(n²), so after a few rounds the sizes are computed as the loop's limit: the share `t` at which
/// `clamp(base ± t · weight)` sums up to the available space. That equivalence fails for shrink factors between 0 and
/// 1, whose cap depends on the frozen items; for these the loop runs to its end.
/// - Complexity: O(n log n), and with fractional shrink factors O(n²) at worst; O(n) for ordinary lines.
package struct LineResolver {
  /// Whether items grow; otherwise they shrink.
  package let isGrowing: Bool
  /// The space per unit of grow factor, if items grow.
  package private(set) var share = 0.0
  /// The number of rounds of the loop.
  package private(set) var rounds = 0

  private let line: Range<Int>
  private let inner: Double
  private let gap: Double

  /// The number of rounds before the share is computed directly.
  static var patience: Int { 4 }

  @inline(__always)
  init(_ line: Range<Int>, inner: Double, gap: Double, isGrowing: Bool) {
    self.line = line
    self.inner = inner
    self.gap = gap
    self.isGrowing = isGrowing
  }

  /// Changes the items from their hypothetical to their used sizes. `engine` records the steps, if there is one.
  @inline(__always)
  mutating func resolve(_ items: MutableView<FlexItem>, recordedBy engine: UnsafePointer<FlexEngine>? = nil) {
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

    // 4. Distribute, clamp, freeze clamped items, and repeat.
    while round.unfrozenCount > 0 {
      if rounds == Self.patience && sizeByShare(items, initialFree) {
        unsafe engine?.pointee.recordFillingShare(share, isGrowing: isGrowing)
        return
      }
      rounds += 1
      let (free, isPart) = round.free(in: inner, initially: initialFree)
      if isGrowing ? free <= 0 : free >= 0 {
        // Without free space, unfrozen items keep their hypothetical size.
        share = 0
        for at in line where !items[at].isFrozen {
          items[at].target = items[at].clamped(items[at].base)
          unsafe engine?.pointee.recordHypotheticalSize(of: items[at])
        }
        return
      }
      let violation = distribute(free, among: items, round)
      unsafe engine?.pointee.recordRound(rounds, free: free, isPart: isPart, isGrowing: isGrowing)
      // Stop also at a rounding error: another round would distribute less space if the factors left are below 1.
      if violation.magnitude <= Tolerance.rounding(ofSumsOver: inner.magnitude + round.used.magnitude) { return }
      if !freezesAny(items, violation) { return }
      round = FlexRound(used: gaps)
      for at in line {
        if !items[at].isFrozen {
          // Items raised to their minimum are frozen if minima were the larger correction, otherwise those reduced to
          // their maximum. An item whose share ends exactly at its limit is not frozen: its factor counts next round.
          items[at].isFrozen = items[at].isClamped(by: violation)
          unsafe engine?.pointee.recordOutcome(of: items[at], sharesAgain: !items[at].isFrozen)
        }
        round.add(items[at], isGrowing: isGrowing)
      }
    }
  }

  /// Gives each unfrozen item its share of the free space, within its limits. Returns the total change by the limits.
  @inline(__always)
  private mutating func distribute(_ free: Double, among items: MutableView<FlexItem>, _ round: FlexRound) -> Double {
    if isGrowing { share = free / round.factorSum }
    var violation = 0.0
    for at in line where !items[at].isFrozen {
      let base = items[at].base
      var change = 0.0
      if isGrowing {
        change = free * Double(items[at].grow) / round.factorSum
      } else if round.scaledFactorSum > 0 {
        change = free * Double(items[at].shrink) * (base - items[at].edges) / round.scaledFactorSum
      }
      let size = base + change
      let target = items[at].clamped(size)
      items[at].flexed = size
      items[at].target = target
      violation += target - size
    }
    return violation
  }

  /// Returns whether an unfrozen item is frozen by its limit.
  @inline(never)
  private func freezesAny(_ items: MutableView<FlexItem>, _ violation: Double) -> Bool {
    line.contains { !items[$0].isFrozen && items[$0].isClamped(by: violation) }
  }

  /// Computes the share at which the unfrozen items fill the space, and sizes them by it. Returns `false`, without
  /// changes, if an unfrozen shrink factor is below 1.
  @inline(never)
  private mutating func sizeByShare(_ items: MutableView<FlexItem>, _ initialFree: Double) -> Bool {
    if !isGrowing, line.contains(where: { !items[$0].isFrozen && items[$0].shrink < 1 }) { return false }
    let isGrowing = isGrowing
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
        base: item.base, hypothetical: hypothetical, limit: isGrowing ? max(item.upper, item.lower) : item.lower,
        weight: weight(item))
    }
    share = search.share(filling: isGrowing ? missing : -missing)
    // If the factors sum up to less than 1, only that part of the initial free space is distributed.
    if isGrowing { share = min(share, max(initialFree, 0)) }
    for at in line where !items[at].isFrozen {
      let item = items[at], weight = weight(item)
      let change = weight > 0 ? share * weight : 0
      items[at].flexed = isGrowing ? item.base + change : item.base - change
      items[at].target = item.clamped(items[at].flexed)
    }
    return true
  }
}

extension LineResolver {
  /// Sets the sizes of the items of a line outside a tree.
  package init(_ items: inout ContiguousArray<FlexItem>, inner: Double, gap: Double = 0) {
    var sums = LineSums()
    for item in items { sums.add(item) }
    let isGrowing = sums.isGrowing(in: inner, gaps: gap * Double(items.count - 1))
    self.init(0..<items.count, inner: inner, gap: gap, isGrowing: isGrowing ?? false)
    guard isGrowing != nil else { return }
    unsafe items.withUnsafeMutableBufferPointer { unsafe resolve(MutableView($0)) }
  }
}

/// The start of a round of distribution.
private struct FlexRound {
  /// The sum of frozen sizes, the other items' base sizes, all margins and gaps.
  var used: Double
  /// The sum of the unfrozen items' factors.
  var factorSum = 0.0
  /// The sum of the unfrozen items' shrink factors times inner base sizes.
  var scaledFactorSum = 0.0
  var unfrozenCount = 0

  init(used: Double) { self.used = used }

  @inline(__always)
  mutating func add(_ item: FlexItem, isGrowing: Bool) {
    if item.isFrozen {
      used += item.target + item.margins
    } else {
      used += item.base + item.margins
      unfrozenCount += 1
      factorSum += Double(isGrowing ? item.grow : item.shrink)
      if !isGrowing { scaledFactorSum += Double(item.shrink) * (item.base - item.edges) }
    }
  }

  /// Returns the free space, or a part of the initial free space (`isPart`) if the factors sum up to less than 1.
  @inline(__always)
  func free(in inner: Double, initially initialFree: Double) -> (Double, isPart: Bool) {
    let free = inner - used
    guard factorSum < 1 else { return (free, false) }
    let limited = initialFree * factorSum
    return limited.magnitude < free.magnitude ? (limited, true) : (free, false)
  }
}

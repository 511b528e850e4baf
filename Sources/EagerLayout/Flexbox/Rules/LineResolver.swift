/// Resolves the flexible lengths of a line (CSS Flexbox §9.7), of a container in a tree or of one by itself.
///
/// The freeze loop of the specification usually ends after a round or two. Lines made to freeze one item a round would cost
/// O(n²); after a few rounds the sizes are therefore found as what the loop converges to: the one share `t` at which
/// `clamp(base ± t · weight)` sums up to the room. That equivalence fails for shrink factors between 0 and 1, whose
/// cap depends on what is frozen already; there the loop runs to its end.
///
/// - Complexity: O(n log n), and with fractional shrink factors O(n²) at worst; O(n) on lines that are not made to be slow.
package struct LineResolver {
  /// Whether items grow; they shrink otherwise.
  package let isGrowing: Bool
  /// What an item got for each unit of its grow factor, if items grow.
  package private(set) var share = 0.0
  /// How many rounds of the loop it took.
  package private(set) var rounds = 0

  private let line: Range<Int>
  private let inner: Double
  private let gap: Double

  /// How many rounds of the loop are run before the root is looked for.
  static var patience: Int { 4 }

  @inline(__always)
  init(_ line: Range<Int>, inner: Double, gap: Double, isGrowing: Bool) {
    self.line = line
    self.inner = inner
    self.gap = gap
    self.isGrowing = isGrowing
  }

  /// Takes the items from their hypothetical sizes to their used ones.
  @inline(__always)
  mutating func resolve<Listener: FlexingListener & ~Copyable>(
    _ items: MutableView<FlexItem>, telling listener: borrowing Listener
  ) {
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
    while round.unfrozen > 0 {
      if rounds == Self.patience && takeRoot(items, initialFree) {
        if listener.listens { listener.recordRoot(line, inner: inner, gap: gap, share, isGrowing: isGrowing) }
        return
      }
      rounds += 1
      let free = round.free(in: inner, initially: initialFree)
      if isGrowing ? free <= 0 : free >= 0 {
        // Nothing to share: what is still unfrozen takes its hypothetical size.
        share = 0
        for at in line where !items[at].isFrozen {
          items[at].target = items[at].clamped(items[at].base)
          if listener.listens { listener.recordHypotheticalSize(of: items[at]) }
        }
        return
      }
      let violation = distribute(free, among: items, round)
      if listener.listens {
        listener.recordRound(rounds, line, inner: inner, gap: gap, free: free, isGrowing: isGrowing)
      }
      // Not zero alone: another round of what sums round off would cap the space by the factors that are left.
      if violation.magnitude <= Tolerance.rounding(ofSumsOver: inner.magnitude + round.used.magnitude) { return }
      round = FlexRound(used: gaps)
      for at in line {
        if !items[at].isFrozen {
          // What was raised to its minimum freezes if minima were the larger correction, else what was lowered. An item
          // that came to lie on its limit by itself does not: its factor counts in the next round.
          let target = items[at].target, flexed = items[at].flexed
          items[at].isFrozen = items[at].wasClamped && (violation > 0 ? target > flexed : target < flexed)
          if listener.listens { listener.recordOutcome(of: items[at], sharesAgain: !items[at].isFrozen) }
        }
        round.add(items[at], isGrowing: isGrowing)
      }
    }
  }

  /// Gives each unfrozen item its share of the free space, within its limits. Returns how much the limits made of it.
  @inline(__always)
  private mutating func distribute(_ free: Double, among items: MutableView<FlexItem>, _ round: FlexRound) -> Double {
    if isGrowing { share = free / round.factors }
    var violation = 0.0
    for at in line where !items[at].isFrozen {
      let base = items[at].base
      var part = 0.0
      if isGrowing {
        part = free * Double(items[at].grow) / round.factors
      } else if round.scaled > 0 {
        part = free * Double(items[at].shrink) * (base - items[at].edges) / round.scaled
      }
      let size = base + part
      let target = items[at].clamped(size)
      items[at].flexed = size
      items[at].target = target
      if target != size, items[at].wasClamped { violation += target - size }
    }
    return violation
  }

  /// Gives the unfrozen items the one share at which they fill the room, if there is one.
  @inline(never)
  private mutating func takeRoot(_ items: MutableView<FlexItem>, _ initialFree: Double) -> Bool {
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
    // What is shared never exceeds the free space there was at first times the sum of factors (the rule for sums below 1).
    if isGrowing { share = min(share, max(initialFree, 0)) }
    for at in line where !items[at].isFrozen {
      let item = items[at], weight = weight(item)
      let moved = weight > 0 ? share * weight : 0
      items[at].flexed = isGrowing ? item.base + moved : item.base - moved
      items[at].target = item.clamped(items[at].flexed)
    }
    return true
  }
}

extension LineResolver {
  /// Gives the items of a line that is in no tree their sizes.
  package init(_ items: inout ContiguousArray<FlexItem>, inner: Double, gap: Double = 0) {
    var sums = LineSums()
    for item in items { sums.add(item) }
    let isGrowing = sums.isGrowing(in: inner, gaps: gap * Double(items.count - 1))
    self.init(0..<items.count, inner: inner, gap: gap, isGrowing: isGrowing ?? false)
    guard isGrowing != nil else { return }
    unsafe items.withUnsafeMutableBufferPointer { unsafe resolve(MutableView($0), telling: Nobody()) }
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

/// Listens to a line that is in no tree.
private struct Nobody: FlexingListener {
  var listens: Bool { false }
  func recordRound(_ number: Int, _ line: Range<Int>, inner: Double, gap: Double, free: Double, isGrowing: Bool) {}
  func recordOutcome(of item: FlexItem, sharesAgain: Bool) {}
  func recordHypotheticalSize(of item: FlexItem) {}
  func recordRoot(_ line: Range<Int>, inner: Double, gap: Double, _ share: Double, isGrowing: Bool) {}
}

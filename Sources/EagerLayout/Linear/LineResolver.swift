/// An item of a line, as far as flexing it is concerned. Margins and gaps are not its business: they lessen the room.
package struct FlexibleLength: Sendable, BitwiseCopyable {
  /// The flex base size of the border box, not clamped.
  package var base: Double
  /// The content's part of it, by which shrinking is weighted.
  package var innerBase: Double
  /// The least size; neither below 0 nor below padding and border.
  package var minimum: Double
  /// The greatest size, or infinity. The minimum wins over it.
  package var maximum: Double
  package var grow: Float
  package var shrink: Float
  /// The result: the border box's main size.
  package var size = 0.0
  var state = State.unfrozen

  enum State: UInt8 { case frozen, unfrozen, belowMinimum, aboveMaximum }

  package init(
    base: Double, innerBase: Double, minimum: Double = 0, maximum: Double = .infinity, grow: Float = 0,
    shrink: Float = 1
  ) {
    self.base = base
    self.innerBase = innerBase
    self.minimum = minimum
    self.maximum = maximum
    self.grow = grow
    self.shrink = shrink
  }

  /// The base size, clamped.
  @inline(__always)
  package var hypothetical: Double { clamped(base) }

  @inline(__always)
  func clamped(_ size: Double) -> Double { max(minimum, min(size, maximum)) }
}

/// Resolves the flexible lengths of one line (CSS Flexbox §9.7).
///
/// The freeze loop of the specification usually ends after a round or two. Lines made to freeze one item a round would cost
/// O(n²); after a few rounds the sizes are therefore found as what the loop converges to: the one share `t` at which
/// `clamp(base ± t · weight)` sums up to the room. That equivalence fails for shrink factors between 0 and 1, whose
/// cap depends on what is frozen already; there the loop runs to its end.
///
/// - Complexity: O(n log n), and with fractional shrink factors O(n²) at worst; O(n) on lines that are not made to be slow.
package struct LineResolver: Sendable {
  /// Whether items grow; they shrink otherwise.
  package private(set) var grows = false
  /// What an item got for each unit of its weight: of its grow factor, or of shrink factor times inner base size.
  package private(set) var share = 0.0

  /// How many rounds it took.
  package private(set) var rounds = 0

  private let room: Double
  private var initialFreeSpace = 0.0
  private var frozenSizes = 0.0
  private var unfrozenCount = 0
  private var hasFractionalShrink = false

  /// Sets the `size` of every item.
  ///
  /// - Parameter room: the container's inner main size less margins and gaps.
  package init(_ items: inout MutableSpan<FlexibleLength>, in room: Double) {
    self.room = room
    chooseMode(items)
    freezeInflexible(&items)
    while unfrozenCount > 0 {
      if rounds == Self.patience && (grows || !hasFractionalShrink) { takeRoot(&items) } else { runRound(&items) }
      rounds += 1
    }
  }

  /// Step 1: the line grows if its hypothetical sizes leave room.
  private mutating func chooseMode(_ items: borrowing MutableSpan<FlexibleLength>) {
    var sum = 0.0
    for index in 0..<items.count { sum += items[index].hypothetical }
    grows = sum < room
  }

  /// Steps 2 and 3: items that cannot move in the line's direction keep their hypothetical size.
  private mutating func freezeInflexible(_ items: inout MutableSpan<FlexibleLength>) {
    var used = 0.0
    for index in 0..<items.count {
      let item = items[index], hypothetical = item.hypothetical
      let factor = grows ? item.grow : item.shrink
      if factor == 0 || (grows ? item.base > hypothetical : item.base < hypothetical) {
        items[index].size = hypothetical
        items[index].state = .frozen
        frozenSizes += hypothetical
      } else {
        items[index].state = .unfrozen
        unfrozenCount += 1
        used += item.base
        if factor < 1 { hasFractionalShrink = true }
      }
    }
    initialFreeSpace = room - frozenSizes - used
  }

  @inline(__always)
  private func weight(_ item: FlexibleLength) -> Double {
    grows ? Double(item.grow) : Double(item.shrink) * item.innerBase
  }

  /// Step 4: one round of sharing, clamping and freezing.
  private mutating func runRound(_ items: inout MutableSpan<FlexibleLength>) {
    var used = 0.0, factors = 0.0, weights = 0.0
    for index in 0..<items.count where items[index].state != .frozen {
      used += items[index].base
      factors += Double(grows ? items[index].grow : items[index].shrink)
      weights += weight(items[index])
    }
    var freeSpace = room - frozenSizes - used
    let limited = initialFreeSpace * factors
    if factors < 1 && limited.magnitude < freeSpace.magnitude { freeSpace = limited }
    let isDone = grows ? freeSpace <= 0 : freeSpace >= 0
    share = isDone || weights == 0 ? 0 : freeSpace.magnitude / weights

    let violation = distribute(&items)
    // Freeze before sharing again: a clamped item takes no part in the next round.
    // What sums round off is no violation: another round would cap the space by the factors that are left.
    let rounding = Tolerance.rounding(ofSumsOver: room.magnitude + frozenSizes + used)
    let freezesAll = violation.magnitude <= rounding || share == 0
    let frozenState = violation > 0 ? FlexibleLength.State.belowMinimum : .aboveMaximum
    for index in 0..<items.count where items[index].state != .frozen {
      guard freezesAll || items[index].state == frozenState else { continue }
      items[index].state = .frozen
      frozenSizes += items[index].size
      unfrozenCount -= 1
    }
  }

  /// Gives the unfrozen items their share, clamped; returns by how much clamping changed their sum.
  private func distribute(_ items: inout MutableSpan<FlexibleLength>) -> Double {
    var violation = 0.0
    let signedShare = grows ? share : -share
    for index in 0..<items.count where items[index].state != .frozen {
      let item = items[index], weight = weight(item)
      // A share may be infinite where weights are next to nothing; no weight takes none of it.
      let wanted = weight == 0 ? item.base : item.base + signedShare * weight
      let size = item.clamped(wanted)
      items[index].size = size
      items[index].state = size > wanted ? .belowMinimum : size < wanted ? .aboveMaximum : .unfrozen
      if size != wanted { violation += size - wanted }
    }
    return violation
  }
}

extension LineResolver {
  /// How many rounds of the loop are run before the root is looked for.
  static var patience: Int { 4 }

  /// Finds the share at which the unfrozen items fill what is left, and gives it to them.
  private mutating func takeRoot(_ items: inout MutableSpan<FlexibleLength>) {
    var search = ShareSearch(count: unfrozenCount)
    var missing = room - frozenSizes
    for index in 0..<items.count where items[index].state != .frozen {
      let item = items[index], hypothetical = item.hypothetical
      missing -= hypothetical
      search.add(
        base: item.base, hypothetical: hypothetical,
        limit: grows ? max(item.maximum, item.minimum) : item.minimum, weight: weight(item))
    }
    share = search.share(filling: grows ? missing : -missing)
    // What is shared never exceeds the free space there was at first times the sum of factors (the rule for sums below 1).
    if grows { share = min(share, max(0, initialFreeSpace)) }
    _ = distribute(&items)
    unfrozenCount = 0
  }
}

import EagerLayout
import TestSupport

/// An item of a line, described by the properties of CSS. `leaf(isRow:)` converts it to a leaf.
struct PlainItem: CustomStringConvertible {
  var base = 0.0
  var grow = 0.0
  var shrink = 1.0
  var minimum = 0.0
  var maximum = Double.infinity
  var padding = 0.0
  var marginStart: Double? = 0
  var marginEnd: Double? = 0

  /// The base size of the border box, which is at least the padding.
  var outerBase: Double { max(base, padding) }
  var hypothetical: Double { clamped(outerBase) }
  var margins: Double { (marginStart ?? 0) + (marginEnd ?? 0) }

  func clamped(_ size: Double) -> Double { max(max(minimum, padding), min(size, maximum)) }

  func leaf(isRow: Bool) -> Flex {
    var leaf = Flex(grow).basis(base).shrink(shrink)
    func margin(_ points: Double?) -> FlexStyle.AutoLength { points.map { .points($0) } ?? .auto }
    if isRow {
      leaf = leaf.minWidth(minimum).maxWidth(maximum)
      if padding > 0 { leaf = leaf.padding(left: .points(padding)) }
      if marginStart != 0 { leaf = leaf.margin(left: margin(marginStart)) }
      if marginEnd != 0 { leaf = leaf.margin(right: margin(marginEnd)) }
    } else {
      leaf = leaf.minHeight(minimum).maxHeight(maximum)
      if padding > 0 { leaf = leaf.padding(top: .points(padding)) }
      if marginStart != 0 { leaf = leaf.margin(top: margin(marginStart)) }
      if marginEnd != 0 { leaf = leaf.margin(bottom: margin(marginEnd)) }
    }
    return leaf
  }

  var description: String {
    "\(base) g\(grow) s\(shrink) \(minimum)...\(maximum) p\(padding) m\(marginStart.map { "\($0)" } ?? "auto"),"
      + (marginEnd.map { "\($0)" } ?? "auto")
  }
}

/// Returns the sizes from the freeze loop of CSS Flexbox §9.7, written as in the specification.
func naiveSizes(_ items: [PlainItem], available: Double) -> [Double] {
  let grows = items.reduce(0) { $0 + $1.hypothetical } < available
  var frozen = [Double?](repeating: nil, count: items.count)
  func factor(_ item: PlainItem) -> Double { Double(Float(grows ? item.grow : item.shrink)) }
  func weight(_ item: PlainItem) -> Double {
    grows ? factor(item) : factor(item) * max(0, item.outerBase - item.padding)
  }
  for (index, item) in items.enumerated() {
    let cannotMove = grows ? item.outerBase > item.hypothetical : item.outerBase < item.hypothetical
    if factor(item) == 0 || cannotMove { frozen[index] = item.hypothetical }
  }
  func freeSpace() -> Double {
    items.indices.reduce(available) { $0 - (frozen[$1] ?? items[$1].outerBase) }
  }
  let initial = freeSpace()
  while frozen.contains(where: { $0 == nil }) {
    let unfrozen = items.indices.filter { frozen[$0] == nil }
    var free = freeSpace()
    let factors = unfrozen.reduce(0) { $0 + factor(items[$1]) }
    if factors < 1 && (initial * factors).magnitude < free.magnitude { free = initial * factors }
    let weights = unfrozen.reduce(0) { $0 + weight(items[$1]) }
    let hasNothingToShare = grows ? free <= 0 : free >= 0
    let share = hasNothingToShare || weights == 0 ? 0 : free / weights
    let unclamped = unfrozen.map { items[$0].outerBase + share * weight(items[$0]) }
    let clamped = zip(unfrozen, unclamped).map { items[$0].clamped($1) }
    let violation = zip(clamped, unclamped).reduce(0) { $0 + ($1.0 - $1.1) }
    for (index, (clamped, unclamped)) in zip(unfrozen, zip(clamped, unclamped)) {
      // In the last round, the sum of violations is 0, except for rounding.
      let isDone = violation.magnitude < 1e-9 || share == 0
      if isDone || violation > 0 && clamped > unclamped || violation < 0 && clamped < unclamped {
        frozen[index] = clamped
      }
    }
  }
  return frozen.map { $0 ?? .nan }
}

/// Returns the offsets and sizes of the items on the main axis.
func naiveSpans(_ items: [PlainItem], available: Double, gap: Double) -> [(offset: Double, size: Double)] {
  let gaps = gap * Double(max(0, items.count - 1))
  let forItems = available - gaps - items.reduce(0) { $0 + $1.margins }
  let sizes = naiveSizes(items, available: forItems)
  let autoMargins = items.reduce(0) { $0 + ($1.marginStart == nil ? 1 : 0) + ($1.marginEnd == nil ? 1 : 0) }
  let free = forItems - sizes.reduce(0, +)
  let auto = autoMargins > 0 && free > 0 ? free / Double(autoMargins) : 0
  var offset = 0.0
  var spans: [(offset: Double, size: Double)] = []
  for (item, size) in zip(items, sizes) {
    offset += item.marginStart ?? auto
    spans.append((offset, size))
    offset += size + (item.marginEnd ?? auto) + gap
  }
  return spans
}

extension SplitMix64 {
  /// Returns an item with whole numbers that often coincide, so that some items just reach their limits.
  mutating func item(fractions: Bool, limits: Bool) -> PlainItem {
    let factors: [Double] = fractions ? [0, 0.1, 0.25, 0.3, 0.5, 1, 2] : [0, 1, 1, 2, 3]
    var item = PlainItem(base: Double(pick([0, 0, 10, 20, 35, 50, 90])), grow: pick(factors), shrink: pick(factors))
    if limits {
      if oneIn(2) { item.minimum = Double(pick([5, 10, 20, 40, 60])) }
      if oneIn(2) { item.maximum = Double(pick([0, 10, 20, 30, 50, 80])) }
      if oneIn(4) { item.padding = Double(pick([5, 15, 30])) }
    }
    if oneIn(5) { item.marginStart = oneIn(3) ? nil : Double(pick([-5, 3, 10])) }
    if oneIn(5) { item.marginEnd = oneIn(3) ? nil : Double(pick([-5, 3, 10])) }
    return item
  }
}

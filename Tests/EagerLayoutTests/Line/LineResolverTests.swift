import EagerLayout
import TestSupport
import Testing

@Suite("Flexible lengths of lines")
struct FlexibleLengths {
  /// Lines with the sizes that browsers compute.
  static let browserSizes: [(available: Double, items: [PlainItem], sizes: [Double])] = [
    (100, [PlainItem(base: 90, grow: 1, maximum: 20), PlainItem(base: 50, grow: 1)], [20, 80]),
    (100, [PlainItem(base: 200, padding: 80), PlainItem(base: 200)], [87.5, 12.5]),
    (100, [PlainItem(base: 100, padding: 60), PlainItem(base: 100)], [500.0 / 7, 200.0 / 7]),
    (200, [PlainItem(grow: 0.2), PlainItem(grow: 0.3)], [40, 60]),
    (200, [PlainItem(grow: 0.3, maximum: 20), PlainItem(grow: 0.3)], [20, 60]),
    (100, [PlainItem(base: 100, shrink: 0.25), PlainItem(base: 100, shrink: 0.25)], [75, 75]),
    (
      200, [PlainItem(grow: 0.2, minimum: 150), PlainItem(grow: 0.3), PlainItem(base: 20, grow: 0.1)],
      [150, 22.5, 27.5]
    ),
    (50, [PlainItem(padding: 40), PlainItem(padding: 40)], [40, 40]),
    (100, [PlainItem(grow: 1, minimum: 60), PlainItem(grow: 1, maximum: 30), PlainItem(grow: 1)], [60, 20, 20]),
    (200, [PlainItem(base: 10, grow: 1, padding: 50), PlainItem(base: 10, grow: 1)], [120, 80]),
    // The changes by minimum and maximum cancel out, except for rounding. The rest is not shared by factors below 1.
    (130, [PlainItem(base: 160, shrink: 0.5, minimum: 130), PlainItem(base: 5, maximum: 0)], [130, 0]),
  ]

  @Test("Items of a line flex to the sizes that a browser computes", arguments: 0..<browserSizes.count)
  func sizesEqualBrowsers(index: Int) {
    let (available, items, sizes) = Self.browserSizes[index]
    #expect(zip(resolved(items, available: available), sizes).allSatisfy { close($0, $1, within: 1e-6) })
    #expect(zip(naiveSizes(items, available: available), sizes).allSatisfy { close($0, $1, within: 1e-6) })
    var row = LinearLayout(.row, in: Frame(width: available, height: 10))
    row.add(contentsOf: items.map { $0.leaf(isRow: true) })
    #expect(zip(row, sizes).allSatisfy { close($0.width, $1, within: 1e-6) })
  }

  @Test(
    "The line resolver gives random items the sizes that CSS's freeze loop computes",
    arguments: [(false, 6), (true, 6), (false, 40), (true, 40)])
  func sizesEqualFreezeLoop(fractions: Bool, longest: Int) {
    var random = SplitMix64(seed: 7)
    for _ in 0..<Thorough.pick(500, 2_000) {
      let count = Int.random(in: 1...longest, using: &random)
      let items = (0..<count).map { _ in random.item(fractions: fractions, limits: true) }
      let available = Double(Int.random(in: 0...(count * 60), using: &random))
      let sizes = resolved(items, available: available), expected = naiveSizes(items, available: available)
      #expect(zip(sizes, expected).allSatisfy { close($0, $1) }, "\(items) in \(available)")
    }
  }

  @Test(
    "28 items of which CSS's loop freezes one in each round are resolved in at most four rounds",
    arguments: [true, false])
  func itemsFreezeInFewRounds(grows: Bool) {
    // Each item has half the weight of the item before it, and the last two are equal. When an item is frozen at one
    // less than its share, the others get one more per unit of weight, which takes the next item over its limit.
    let count = 28, share = 1_000.0, weights = Double(1 << count)
    var items: [PlainItem] = []
    for index in 0..<count {
      let weight = Double(1 << max(count - 1 - index, 1))
      let limit = weight * (share - 1 + Double(index))
      items.append(
        grows
          ? PlainItem(grow: weight, maximum: limit) : PlainItem(base: 4_000 * weight, minimum: 4_000 * weight - limit))
    }
    var flexed = flexItems(items)
    let available = (grows ? share : 4_000 - share) * weights
    let resolver = LineResolver(&flexed, inner: available)
    #expect(resolver.rounds <= 4)
    let expected = naiveSizes(items, available: available)
    for index in items.indices { #expect(close(flexed[index].target, expected[index])) }
  }

  private func flexItems(_ items: [PlainItem]) -> ContiguousArray<FlexItem> {
    ContiguousArray(
      items.enumerated().map { index, item in
        FlexItem(
          node: index, base: item.outerBase, lower: max(item.minimum, item.padding), upper: item.maximum,
          edges: item.padding, grow: Float(item.grow), shrink: Float(item.shrink))
      })
  }

  private func resolved(_ items: [PlainItem], available: Double) -> [Double] {
    var flexed = flexItems(items)
    _ = LineResolver(&flexed, inner: available)
    return flexed.map { $0.target }
  }
}

import EagerLayout
import TestSupport
import Testing

@Suite("Flexible lengths")
struct FlexibleLengths {
  /// Lines that browsers were asked about.
  static let known: [(room: Double, items: [PlainItem], sizes: [Double])] = [
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
    // Minima and maxima cancel out but for rounding: what is left is not shared again, by factors below 1.
    (130, [PlainItem(base: 160, shrink: 0.5, minimum: 130), PlainItem(base: 5, maximum: 0)], [130, 0]),
  ]

  @Test("are those of a browser", arguments: 0..<known.count)
  func browser(index: Int) {
    let (room, items, sizes) = Self.known[index]
    #expect(zip(resolved(items, room: room), sizes).allSatisfy { close($0, $1, within: 1e-6) })
    #expect(zip(naiveSizes(items, room: room), sizes).allSatisfy { close($0, $1, within: 1e-6) })
    var row = LinearLayout(.row, in: Frame(width: room, height: 10))
    row.add(contentsOf: items.map { $0.leaf(isRow: true) })
    #expect(zip(row, sizes).allSatisfy { close($0.width, $1, within: 1e-6) })
  }

  @Test("equal the freeze loop on random lines", arguments: [(false, 6), (true, 6), (false, 40), (true, 40)])
  func freezeLoop(fractions: Bool, longest: Int) {
    var random = SplitMix64(seed: 7)
    for _ in 0..<Thorough.pick(500, 2_000) {
      let count = Int.random(in: 1...longest, using: &random)
      let items = (0..<count).map { _ in random.item(fractions: fractions, limits: true) }
      let room = Double(Int.random(in: 0...(count * 60), using: &random))
      let sizes = resolved(items, room: room), expected = naiveSizes(items, room: room)
      #expect(zip(sizes, expected).allSatisfy { close($0, $1) }, "\(items) in \(room)")
    }
  }

  @Test("are found in a few rounds where the freeze loop would freeze one item a round", arguments: [true, false])
  func oneByOne(grows: Bool) {
    // Weights are halved from item to item, the last two are equal: when an item stops one short of its share, those
    // left get one more for each unit of weight, which takes the next one over its limit.
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
    let room = (grows ? share : 4_000 - share) * weights
    let resolver = LineResolver(&flexed, inner: room)
    #expect(resolver.rounds <= 4)
    let expected = naiveSizes(items, room: room)
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

  private func resolved(_ items: [PlainItem], room: Double) -> [Double] {
    var flexed = flexItems(items)
    _ = LineResolver(&flexed, inner: room)
    return flexed.map { $0.target }
  }
}

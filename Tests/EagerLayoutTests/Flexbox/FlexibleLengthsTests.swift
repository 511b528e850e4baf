import EagerLayout
import Testing
import TestSupport

@Suite("Flexible lengths in trees")
struct EngineFlexibleLengths {
  /// Items that reach their limits one after the other. Each has half the weight of the item before it, and a maximum a
  /// little below its share. When an item is frozen, the next item's share grows just enough to exceed its maximum.
  /// More such items are not possible, because each round takes a bit of a number's precision.
  static let slowItems = (0..<28).map { index in
    let weight = Double(1 << max(27 - index, 1))
    return PlainItem(grow: weight, maximum: weight * (3 + Double(index)) / 8)
  }

  @Test(
    "28 items that freeze one after the other take four rounds and get the sizes that CSS's freeze loop computes",
    arguments: [0, Thorough.pick(1_000, 10_000)])
  func itemsFreezeInFewRounds(others: Int) {
    let available = Double(1 << 28) * 4 / 8
    var arena = NodeArena()
    arena.open(FlexStyle())
    for item in Self.slowItems {
      var style = FlexStyle()
      style.flexBasis = .points(0)
      style.flexGrow = item.grow
      style.maxWidth = .points(item.maximum)
      arena.open(style)
      arena.close()
    }
    for _ in 0..<others {
      arena.open(FlexStyle())
      arena.close()
    }
    arena.close()
    let space = LayoutSpace(width: .definite(available), height: .definite(10))
    #expect(arena.layoutCounts(in: space).flexRounds == 4)
    let frames = Placement(arena, in: space).frames
    let expected = naiveSizes(Self.slowItems, available: available)
    for index in Self.slowItems.indices { #expect(close(frames[index + 1].width, expected[index])) }
  }

  @Test(
    "Random items with padding, limits and factors below 1 get the widths that CSS's freeze loop computes",
    arguments: [false, true])
  func widthsEqualNaiveLoop(grows: Bool) {
    var random = SplitMix64(seed: 11)
    for _ in 0..<Thorough.pick(60, 400) {
      let count = Int.random(in: 1...40, using: &random)
      var items: [PlainItem] = []
      var arena = NodeArena()
      arena.open(FlexStyle())
      for _ in 0..<count {
        let item = random.item(fractions: true, limits: true)
        var style = FlexStyle()
        style.flexBasis = .points(item.base)
        style.flexGrow = item.grow
        style.flexShrink = item.shrink
        style.minWidth = .points(item.minimum)
        style.maxWidth = .points(item.maximum)
        style.paddingLeft = .points(item.padding)
        arena.open(style)
        arena.close()
        items.append(item)
      }
      arena.close()
      let available = Double(Int.random(in: 0...(count * (grows ? 120 : 30)), using: &random))
      let expected = naiveSizes(items, available: available)
      let frames = Placement(arena, in: LayoutSpace(width: .definite(available), height: .definite(10))).frames
      for index in 0..<count { #expect(close(frames[index + 1].width, expected[index])) }
    }
  }
}

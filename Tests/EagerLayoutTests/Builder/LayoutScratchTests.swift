import EagerLayout
import TestSupport
import Testing

@Suite("Layouts in reused memory")
struct LayoutScratchTests {
  @Test(
    "Random trees that are laid out one after another in one scratch have the placements of layouts without one",
    arguments: [
      [.flexing, .edges, .text], .everything, .everything.union(.arranged), EngineTraits(rawValue: -1),
    ] as [EngineTraits])
  func placementsAreThoseWithoutScratch(traits: EngineTraits) {
    var items = RandomItems(seed: 41, traits: traits)
    var scratch = LayoutScratch(), kept: [(reused: Placement, fresh: Placement)] = []
    for number in 0..<Thorough.pick(100, 1000) {
      let item = items.next()
      let bounds = Frame(
        x: items.random.pick([0, 3]), y: 2, width: items.random.pick([300, 120, .infinity]), height: 200)
      // The second layout has the same number of nodes as the first.
      for _ in 0..<2 {
        let reused = item.layout(in: bounds, reusing: &scratch), fresh = item.layout(in: bounds)
        #expect(reused == fresh, "tree \(number)")
        #expect(reused.map { $0.payload(as: Int.self) } == fresh.map { $0.payload(as: Int.self) }, "tree \(number)")
        if items.random.oneIn(10) { kept.append((reused, fresh)) }
      }
    }
    // Later layouts change no placement that still exists.
    for (reused, fresh) in kept {
      #expect(reused == fresh && reused.map { $0.payload(as: Int.self) } == fresh.map { $0.payload(as: Int.self) })
    }
    #expect(kept.contains { $0.fresh.contains { $0.payload != nil } } && kept.contains { $0.fresh.frames.count > 25 })
  }

  @Test(
    "A layout in a scratch equals one without it after a layout of a tree that reached the limit of measuring",
    arguments: Chain.exceptions.prefix(2))
  func layoutAfterLimitIsExact(chain: Chain) {
    var scratch = LayoutScratch()
    for depth in [3, 90, 12, 90, 4] {
      let root = chain.node(depth: depth)
      let reused = scratch.layOut(root, in: chain.space)
      #expect(reused == Placement(NodeArena(root), in: chain.space), "\(depth) levels")
      #expect(reused.issues.contains { $0.kind == .measureLimitReached } == (depth == 90), "\(depth) levels")
    }
  }

  @Test("Layouts of one scratch allocate frames once, while no placement exists and no tree is larger than the first")
  func framesAreAllocatedOnce() {
    var scratch = LayoutScratch(), addresses: Set<Int> = []
    for count in [50] + (0...50) {
      addresses.insert(address(row(of: count).layout(in: bounds, reusing: &scratch)))
    }
    #expect(addresses.count == 1)
  }

  @Test("A layout allocates frames if the last placement exists, and the next one uses these frames again")
  func framesOfPlacementsAreNotReused() {
    var scratch = LayoutScratch()
    let first = row(of: 10).layout(in: bounds, reusing: &scratch)
    let second = address(row(of: 20).layout(in: bounds, reusing: &scratch))
    #expect(second != address(first))
    let third = row(of: 5).layout(in: bounds, reusing: &scratch)
    #expect(second == address(third))
    #expect(first == row(of: 10).layout(in: bounds) && third == row(of: 5).layout(in: bounds))
  }

  @Test("A copy of a scratch is independent of it")
  func copiesAreIndependent() {
    var scratch = LayoutScratch()
    let first = row(of: 1).layout(in: bounds, reusing: &scratch)
    var copy = scratch
    let second = row(of: 2).layout(in: bounds, reusing: &copy)
    let third = row(of: 3).layout(in: bounds, reusing: &scratch)
    for (count, placement) in zip(1..., [first, second, third]) {
      #expect(placement == row(of: count).layout(in: bounds))
    }
  }

  @Test("A scratch keeps no payload alive")
  func scratchKeepsNoPayload() {
    final class Picture: Sendable {}
    var scratch = LayoutScratch()
    weak var picture: Picture?
    func layOut() -> Placement {
      let new = Picture()
      picture = new
      return Row { Flex().payload(new) }.layout(in: bounds, reusing: &scratch)
    }
    var placement: Placement? = layOut()
    #expect(placement?.frames[1].width == 100 && picture != nil)
    placement = nil
    #expect(picture == nil)
  }

  private let bounds = Frame(width: 100, height: 20)

  private func row(of count: Int) -> Row {
    Row { for number in 0..<count { Fixed(width: 1 + Double(number)) } }
  }

  /// Returns the address of a placement's frames.
  private func address(_ placement: Placement) -> Int {
    unsafe placement.frames.withUnsafeBytes { Int(bitPattern: $0.baseAddress) }
  }
}

/// A generator of random items of different sizes, with ids and payloads.
private struct RandomItems {
  var random: SplitMix64
  private var trees: EngineTrees

  init(seed: UInt64, traits: EngineTraits) {
    random = SplitMix64(seed: seed)
    trees = EngineTrees(seed: ~seed, traits: traits)
  }

  mutating func next() -> Item {
    (trees.maxDepth, trees.maxChildren) = random.pick([(4, 5), (3, 3), (1, 2)])
    var node = trees.next().layoutNode
    addIDsAndPayloads(to: &node)
    return Item(node: node)
  }

  private mutating func addIDsAndPayloads(to node: inout LayoutNode) {
    if random.oneIn(3) { node.id = LayoutID(random.below(20)) }
    for index in node.children.indices { addIDsAndPayloads(to: &node.children[index]) }
    if random.oneIn(4) { node = Item(node: node).payload(random.below(1000)).node }
  }
}

extension Chain {
  /// Returns the chain as a value, with a text in each level.
  fileprivate func node(depth: Int) -> LayoutNode {
    let text = LayoutNode(style: FlexStyle(), content: LeafContent(.text(FixedAdvanceText(utf8: "AAAA BB".utf8))))
    var node = text
    for index in (0..<depth).reversed() {
      var style = FlexStyle()
      level(index, &style)
      node = LayoutNode(style: style, content: nil, children: [text, node])
    }
    return node
  }
}

import EagerLayout
import Foundation
import TestSupport
import Testing

@Suite("The engine's cost")
struct EngineCost {
  @Test("is at most a visit of each node in each of the four passes, two measurements of each leaf, in plain trees")
  func plainTrees() {
    var traits = EngineTraits.everything
    traits.subtract([.ratios, .baselines, .wrap, .wrapReverse])
    var trees = EngineTrees(seed: 21, traits: traits, deepest: 6)
    for _ in 0..<Thorough.pick(60, 200) {
      let tree = trees.next(), arena = tree.arena
      var displayed = 0, contents = 0, containers = 0
      tree.forEachDisplayed {
        displayed += 1
        if $0.content != nil { contents += 1 }
        if !$0.children.isEmpty { containers += 1 }
      }
      let counts = arena.layoutCounts(in: LayoutSpace(width: .definite(100), height: .definite(100)))
      // On the way down, leaves have nobody to give sizes to; on the way up, what nobody asks for is not found.
      #expect(counts.widths == containers && counts.frames == containers)
      #expect(counts.intrinsicWidths <= displayed && counts.heights <= displayed)
      #expect(counts.definiteHeights == 0 && counts.measurements <= 2 * contents)
    }
  }

  @Test("stays within a few visits of each node in trees of everything")
  func trees() {
    var trees = EngineTrees(seed: 22, traits: .everything, deepest: 6)
    for index in 0..<Thorough.pick(30, 300) {
      let arena = trees.next().arena
      let space = EngineLaws.spaces[index % EngineLaws.spaces.count]
      let counts = arena.layoutCounts(in: space)
      #expect(counts.visits <= 40 * arena.nodes.count, "tree \(index)")
      #expect(counts.measurements <= 10 * arena.nodes.count, "tree \(index)")
    }
  }

  @Test(
    "is at most four visits of each node, and as many for each level more, however deep", arguments: Chain.plain,
    Thorough.pick([true], [false, true]))
  func plainChains(chain: Chain, leaves: Bool) {
    let depths = Thorough.pick([10, 30, 80], [20, 200, 1_000])
    var visits: [Int] = []
    for depth in depths {
      let arena = chain.arena(depth: depth, leaves: leaves), nodes = arena.nodes.count
      let containers = arena.nodes.indices.count { Int(arena.nodes[$0].end) > $0 + 1 }
      let counts = arena.layoutCounts(in: chain.space)
      #expect(counts.widths == containers && counts.frames == containers, "\(depth) levels")
      #expect(
        counts.intrinsicWidths <= nodes && counts.heights <= nodes && counts.definiteHeights == 0, "\(depth) levels")
      #expect(counts.measurements <= (leaves ? 5 * nodes / 2 : 4), "\(depth) levels")
      visits.append(counts.visits)
    }
    #expect((visits[2] - visits[1]) * (depths[1] - depths[0]) == (visits[1] - visits[0]) * (depths[2] - depths[1]))
  }

  @Test(
    "does not depend on depth where heights decide about widths", arguments: Chain.asking,
    Thorough.pick([true], [false, true]))
  func askingChains(chain: Chain, leaves: Bool) {
    for depth in Thorough.pick([20, 50], [20, 200, 1_000]) {
      let arena = chain.arena(depth: depth, leaves: leaves), nodes = arena.nodes.count
      let counts = arena.layoutCounts(in: chain.space)
      #expect(counts.visits <= 25 * nodes, "\(depth) levels")
      #expect(counts.measurements <= (leaves ? 5 * nodes : 20), "\(depth) levels")
    }
  }

  @Test("grows no faster than with depth in the worst case there is known", arguments: Chain.exceptions, [false, true])
  func exceptions(chain: Chain, leaves: Bool) {
    for depth in Thorough.pick([20, 40], [20, 60, 180]) {
      let arena = chain.arena(depth: depth, leaves: leaves)
      let counts = arena.layoutCounts(in: chain.space)
      #expect(counts.visits <= (25 + 2 * depth) * arena.nodes.count, "\(depth) levels")
      #expect(counts.measurements <= (5 + depth / 2) * arena.nodes.count, "\(depth) levels")
    }
  }

  @Test("is no recursion, however deep, on a thread with a stack of 512 KB", arguments: Chain.plain)
  func deep(chain: Chain) async {
    let few = await visits(of: chain, levels: 100), more = await visits(of: chain, levels: 200)
    // As many for each level more as between those two.
    let levels = Thorough.pick(250, 100_000)
    #expect(await visits(of: chain, levels: levels) == few + (more - few) / 100 * (levels - 100))
    #expect(more <= 4 * 201 && (more - few) % 100 == 0)
  }

  @Test("is no recursion where heights decide about widths", arguments: Chain.asking)
  func deepAsking(chain: Chain) async {
    let levels = Thorough.pick(150, 20_000)
    #expect(await visits(of: chain, levels: levels) <= 25 * (levels + 1))
  }

  private func visits(of chain: Chain, levels: Int) async -> Int {
    await withCheckedContinuation { done in
      let thread = Thread {
        done.resume(returning: chain.arena(depth: levels, leaves: false).layoutCounts(in: chain.space).visits)
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
  }
}

extension EngineTree {
  fileprivate func forEachDisplayed(_ body: (EngineTree) -> Void) {
    if style.display == .none { return }
    body(self)
    for child in children { child.forEachDisplayed(body) }
  }
}

import EagerLayout
import Foundation
import TestSupport
import Testing

@Suite("Cost of a layout")
struct EngineCost {
  @Test("Without ratios, baselines and wrapping, a pass visits each node once and measures a leaf at most twice")
  func visitsInPlainTrees() {
    var traits = EngineTraits.everything
    traits.subtract([.ratios, .baselines, .wrap, .wrapReverse])
    var trees = EngineTrees(seed: 21, traits: traits, maxDepth: 6)
    for _ in 0..<Thorough.pick(60, 200) {
      let tree = trees.next(), arena = tree.arena
      var displayed = 0, contents = 0, containers = 0
      tree.forEachDisplayed {
        displayed += 1
        if $0.content != nil { contents += 1 }
        if !$0.children.isEmpty { containers += 1 }
      }
      let counts = arena.layoutCounts(in: LayoutSpace(width: .definite(100), height: .definite(100)))
      // Passes down the tree visit no leaves. Passes up the tree skip nodes whose result no parent uses.
      #expect(counts.widths == containers && counts.frames == containers)
      #expect(counts.intrinsicWidths <= displayed && counts.heights <= displayed)
      #expect(counts.definiteHeights == 0 && counts.measurements <= 2 * contents)
    }
  }

  @Test("In trees with all features, a layout takes at most 40 visits and 10 measurements per node")
  func visitsInAnyTree() {
    var trees = EngineTrees(seed: 22, traits: .everything, maxDepth: 6)
    for index in 0..<Thorough.pick(30, 300) {
      let arena = trees.next().arena
      let space = EngineLaws.spaces[index % EngineLaws.spaces.count]
      let counts = arena.layoutCounts(in: space)
      #expect(counts.visits <= 40 * arena.nodes.count, "tree \(index)")
      #expect(counts.measurements <= 10 * arena.nodes.count, "tree \(index)")
    }
  }

  @Test(
    "In nested containers without special features, a pass visits a node at most once, and visits grow linearly",
    arguments: Chain.plain,
    Thorough.pick([true], [false, true]))
  func visitsInPlainChains(chain: Chain, leaves: Bool) {
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
    "Nested containers in which heights decide widths take at most 25 visits per node at any depth",
    arguments: Chain.heightDependent,
    Thorough.pick([true], [false, true]))
  func visitsWhereHeightsDecideWidths(chain: Chain, leaves: Bool) {
    for depth in Thorough.pick([20, 50], [20, 200, 1_000]) {
      let arena = chain.arena(depth: depth, leaves: leaves), nodes = arena.nodes.count
      let counts = arena.layoutCounts(in: chain.space)
      #expect(counts.visits <= 25 * nodes, "\(depth) levels")
      #expect(counts.measurements <= (leaves ? 5 * nodes : 20), "\(depth) levels")
    }
  }

  @Test(
    "In the worst known nestings, the visits per node grow no faster than the depth", arguments: Chain.exceptions,
    [false, true])
  func visitsInWorstChains(chain: Chain, leaves: Bool) {
    for depth in Thorough.pick([20, 40], [20, 60, 180]) {
      let arena = chain.arena(depth: depth, leaves: leaves)
      let counts = arena.layoutCounts(in: chain.space)
      #expect(counts.visits <= (25 + 2 * depth) * arena.nodes.count, "\(depth) levels")
      #expect(counts.measurements <= (5 + depth / 2) * arena.nodes.count, "\(depth) levels")
    }
  }

  @Test(
    "Containers nested 250 deep are laid out on a stack of 512 KB, and each level has equally many visits",
    arguments: Chain.plain)
  func plainChainsNeedLittleStack(chain: Chain) async {
    let few = await visits(of: chain, levels: 100), more = await visits(of: chain, levels: 200)
    // Every further level takes as many visits as each level between 100 and 200.
    let levels = Thorough.pick(250, 100_000)
    #expect(await visits(of: chain, levels: levels) == few + (more - few) / 100 * (levels - 100))
    #expect(more <= 4 * 201 && (more - few) % 100 == 0)
  }

  @Test(
    "Containers nested 150 deep whose heights decide widths are laid out on a stack of 512 KB",
    arguments: Chain.heightDependent)
  func heightDependentChainsNeedLittleStack(chain: Chain) async {
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

import EagerLayout
import Foundation
import Testing

@Suite("The engine's cost")
struct EngineCost {
  @Test("is one visit of each node in each of the four passes, and two measurements of each leaf, in plain trees")
  func plainTrees() {
    var traits = EngineTraits.everything
    traits.subtract([.ratios, .baselines, .wrap, .wrapReverse])
    var trees = EngineTrees(seed: 21, traits: traits, deepest: 6)
    for _ in 0..<200 {
      let tree = trees.next(), arena = tree.arena
      var displayed = 0, contents = 0
      tree.forEachDisplayed {
        displayed += 1
        if $0.content != nil { contents += 1 }
      }
      let counts = arena.layoutCounts(in: LayoutSpace(width: .definite(100), height: .definite(100)))
      #expect(counts.inlineSizes == displayed && counts.widths == displayed)
      #expect(counts.heights == displayed && counts.frames == displayed)
      #expect(counts.knownHeights == 0 && counts.measurements == 2 * contents)
    }
  }

  @Test("stays within a few visits of each node in trees of everything")
  func trees() {
    var trees = EngineTrees(seed: 22, traits: .everything, deepest: 6)
    for index in 0..<300 {
      let arena = trees.next().arena
      let space = EngineLaws.spaces[index % EngineLaws.spaces.count]
      let counts = arena.layoutCounts(in: space)
      #expect(counts.visits <= 40 * arena.nodes.count, "tree \(index)")
      #expect(counts.measurements <= 10 * arena.nodes.count, "tree \(index)")
    }
  }

  @Test("is four visits of each node however deep", arguments: Chain.plain, [false, true])
  func plainChains(chain: Chain, leaves: Bool) {
    for depth in [20, 200, 1_000] {
      let arena = chain.arena(depth: depth, leaves: leaves), nodes = arena.nodes.count
      let counts = arena.layoutCounts(in: chain.space)
      #expect(counts.visits == 4 * nodes, "\(depth) levels")
      #expect(counts.measurements <= (leaves ? 5 * nodes / 2 : 4), "\(depth) levels")
    }
  }

  @Test("does not depend on depth where heights decide about widths", arguments: Chain.asking, [false, true])
  func askingChains(chain: Chain, leaves: Bool) {
    for depth in [20, 200, 1_000] {
      let arena = chain.arena(depth: depth, leaves: leaves), nodes = arena.nodes.count
      let counts = arena.layoutCounts(in: chain.space)
      #expect(counts.visits <= 25 * nodes, "\(depth) levels")
      #expect(counts.measurements <= (leaves ? 5 * nodes : 20), "\(depth) levels")
    }
  }

  @Test("grows no faster than with depth in the worst case there is known", arguments: Chain.exceptions, [false, true])
  func exceptions(chain: Chain, leaves: Bool) {
    for depth in [20, 60, 180] {
      let arena = chain.arena(depth: depth, leaves: leaves)
      let counts = arena.layoutCounts(in: chain.space)
      #expect(counts.visits <= (25 + 2 * depth) * arena.nodes.count, "\(depth) levels")
      #expect(counts.measurements <= (5 + depth / 2) * arena.nodes.count, "\(depth) levels")
    }
  }

  @Test("is no recursion: 100,000 levels on a thread with a stack of 512 KB", arguments: Chain.plain)
  func deep(chain: Chain) async {
    #expect(await visits(of: chain, levels: 100_000) == 4 * 100_001)
  }

  #if DEBUG
    static let deepest = 4_000
  #else
    static let deepest = 100_000
  #endif

  /// `swift test -c release --filter EngineCost` goes down 100,000 levels.
  @Test("is no recursion where heights decide about widths", arguments: Chain.asking)
  func deepAsking(chain: Chain) async {
    #expect(await visits(of: chain, levels: Self.deepest) <= 25 * (Self.deepest + 1))
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

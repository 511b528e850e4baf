import EagerLayout
import TestSupport
import Testing

@Suite("Layouts in reused memory")
struct LayoutScratchTests {
  @Test(
    "Random trees that are laid out one after another in one scratch have the placements of layouts without one",
    arguments: [EngineTraits.everything, .everything.union(.arranged), EngineTraits(rawValue: -1)])
  func placementsAreThoseWithoutScratch(traits: EngineTraits) {
    var trees = EngineTrees(seed: 41, traits: traits, maxDepth: 4, maxChildren: 4)
    var random = SplitMix64(seed: 42)
    var scratch = LayoutScratch(), kept: [(reused: Placement, fresh: Placement)] = []
    for number in 0..<Thorough.pick(100, 1000) {
      // The same tree twice, so that all lists have the same length.
      let item = Item(node: trees.next().layoutNode)
      let bounds = Frame(x: random.pick([0, 3]), y: 0, width: random.pick([300, 120, .infinity]), height: 200)
      for _ in 0..<2 {
        let reused = item.layout(in: bounds, reusing: &scratch), fresh = item.layout(in: bounds)
        #expect(reused == fresh && reused.issues == fresh.issues, "tree \(number)")
        if random.oneIn(10) { kept.append((reused, fresh)) }
      }
    }
    // Later layouts change no placement that still exists.
    for placements in kept { #expect(placements.reused == placements.fresh) }
    #expect(!kept.isEmpty)
  }

  @Test("A scratch keeps the memory of frames if the last placement is gone, and leaves it alone otherwise")
  func memoryIsReused() {
    func row(_ width: Double) -> Row { Row { Fixed(width: width); Flex() } }
    let bounds = Frame(width: 100, height: 20)
    func address(_ placement: Placement) -> UnsafeRawPointer? {
      placement.frames.withUnsafeBytes { $0.baseAddress }
    }
    var scratch = LayoutScratch()
    let first = address(row(10).layout(in: bounds, reusing: &scratch))
    let kept = row(20).layout(in: bounds, reusing: &scratch)
    #expect(address(kept) == first)
    let next = row(30).layout(in: bounds, reusing: &scratch)
    #expect(address(next) != address(kept))
    #expect(kept[1].width == 20 && next[1].width == 30)
  }

  @Test("A copy of a scratch is independent of it")
  func copiesAreIndependent() {
    let bounds = Frame(width: 100, height: 20)
    var scratch = LayoutScratch()
    let first = Row { Flex() }.layout(in: bounds, reusing: &scratch)
    var copy = scratch
    let second = Row { Fixed(width: 30) }.layout(in: bounds, reusing: &copy)
    let third = Row { Fixed(width: 40) }.layout(in: bounds, reusing: &scratch)
    #expect([first, second, third].map { $0.frames[1].width } == [100, 30, 40])
  }
}

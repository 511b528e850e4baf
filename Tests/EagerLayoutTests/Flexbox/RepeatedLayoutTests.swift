import EagerLayout
import Testing
import TestSupport

@Suite("Independence of layouts")
struct RepeatedLayoutTests {
  @Test("A tree laid out in changing available spaces has the frames of a new tree in each of them")
  func layoutsInOtherSpaces() {
    var trees = EngineTrees(seed: 31, traits: .everything)
    var random = SplitMix64(seed: 32)
    for _ in 0..<Thorough.pick(15, 60) {
      let arena = trees.next().arena
      let spaces = (0..<4).map { _ in random.space() }
      let fresh = spaces.map { Placement(arena, in: $0).frames }
      // The tree keeps the cached results of one space during its layout in the next.
      var tree = LayoutTree(arena)
      for _ in 0..<8 {
        let index = Int.random(in: 0..<spaces.count, using: &random)
        tree.layout(in: spaces[index])
        #expect(tree.placement().frames == fresh[index])
      }
    }
  }

  @Test("The frames of a subtree in a box of fixed size do not depend on the nodes around the box")
  func subtreesBesideOthers() {
    // An absolute box with all four insets depends only on the size of its parent.
    var trees = EngineTrees(seed: 33, traits: .everything, maxDepth: 4)
    for _ in 0..<Thorough.pick(30, 100) {
      let neighbours = [trees.next(), trees.next()], tree = trees.next()
      func boxed(_ tree: EngineTree) -> EngineTree {
        var box = EngineTree(style: FlexStyle(), children: [tree])
        box.style.position = .absolute
        (box.style.left, box.style.top) = (.points(0), .points(0))
        (box.style.right, box.style.bottom) = (.points(0), .points(0))
        return box
      }
      let space = LayoutSpace(width: .definite(140), height: .definite(90), fillsHeight: true)
      var alone = EngineTree(style: FlexStyle(), children: [boxed(tree)])
      var among = EngineTree(style: FlexStyle(), children: (neighbours + [tree]).map(boxed))
      var next = 0
      alone.renumber(&next)
      next = 0
      among.renumber(&next)
      let count = tree.arena.nodes.count
      #expect(among.frames(in: space).suffix(count) == alone.frames(in: space).suffix(count))
    }
  }
}

extension SplitMix64 {
  fileprivate mutating func space() -> LayoutSpace {
    LayoutSpace(width: spaceSize(), height: spaceSize(), fillsHeight: oneIn(2))
  }

  private mutating func spaceSize() -> LayoutSpace.Size {
    oneIn(3) ? pick([.minContent, .maxContent]) : .definite(Double(Int.random(in: 0...300, using: &self)))
  }
}

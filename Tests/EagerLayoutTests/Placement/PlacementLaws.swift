import EagerLayout
import TestSupport
import Testing

@Suite("Laws of placements")
struct PlacementLaws {
  @Test("The sum of frameInParent of a node and its ancestors is the node's frame in the bounds")
  func framesInParentsAddUp() {
    for (seed, _, placement) in RandomTree.all {
      for node in placement.frames.indices where !placement.isHidden(node) {
        var frame = placement.frameInParent(of: node), ancestor = placement.parent(of: node)
        while let above = ancestor {
          let outer = placement.frameInParent(of: above)
          frame = frame.offset(x: outer.x, y: outer.y)
          ancestor = placement.parent(of: above)
        }
        #expect(close(frame, placement.frames[node]), "seed \(seed), node \(node)")
      }
    }
  }

  @Test("A placement has the parents, children, kinds and ids of the tree it comes from")
  func placementHasStructureOfTree() {
    for (_, arena, placement) in RandomTree.all {
      for node in arena.nodes.indices {
        let children = arena.nodes.indices.filter { Int(arena.nodes[$0].parent) == node }
        #expect(Array(placement.children(of: node)) == children)
        #expect(children.allSatisfy { placement.parent(of: $0) == node })
        #expect(placement.subtree(of: node) == node..<Int(arena.nodes[node].end))
        let id = arena.names.first { $0.node == node }?.id
        #expect(placement.id(of: node) == id)
        if let id { #expect(placement.index(of: id) == node && placement[id] == placement.frames[node]) }
        #expect((placement.kind(of: node) == .measured) == (arena.nodes[node].content >= 0))
        let isContainer = placement.kind(of: node) == .row || placement.kind(of: node) == .column
        #expect(isContainer == !children.isEmpty)
      }
    }
  }

  @Test("Content sizes and overflow of a placement equal the results of a plain recursion")
  func contentSizesEqualNaiveOnes() {
    var overflows = 0
    for (seed, arena, placement) in RandomTree.all {
      let naive = NaivePlacement(placement: placement, arena: arena)
      for node in placement.frames.indices where !placement.isHidden(node) {
        let size = placement.contentSize(of: node), expected = naive.contentSize(node)
        #expect(close(size.width, expected.width) && close(size.height, expected.height), "seed \(seed), node \(node)")
        let overflow = placement.overflow(of: node), excess = naive.overflow(node)
        #expect(
          close(overflow.width, excess.width) && close(overflow.height, excess.height), "seed \(seed), node \(node)")
        if overflow != Extent() { overflows += 1 }
      }
    }
    #expect(overflows > Thorough.pick(100, 1_000), "enough nodes overflow for the test to mean something")
  }

  @Test("node(atX:y:) and nodes(in:) find the same nodes as a search through all nodes in paint order")
  func hitsEqualNaiveSearch() {
    var hits: [Int: Int] = [:]
    for (seed, arena, placement) in RandomTree.all {
      let naive = NaivePlacement(placement: placement, arena: arena)
      var random = SplitMix64(seed: seed)
      for _ in 0..<Thorough.pick(6, 40) {
        // The points are corners and centers of frames.
        let frame = random.pick(placement.frames), at = random.pick([0, 0.5, 1] as [Double])
        let x = frame.x + at * frame.width, y = frame.y + random.pick([0, 0.5] as [Double]) * frame.height
        let hit = placement.node(atX: x, y: y)?.index
        #expect(hit == naive.node(atX: x, y: y), "seed \(seed) at \(x) \(y)")
        hits[hit ?? -1, default: 0] += 1
        let window = Frame(x: x - 3, y: y - 3, width: random.pick([0, 1, 6, 40]), height: 9)
        #expect(
          placement.nodes(in: window).map { $0.index } == naive.nodes(in: window), "seed \(seed) in \(window)")
      }
    }
    #expect(hits.count > 20, "many different nodes are hit")
  }

  @Test("yUp(in:) keeps content sizes and overflow, and a second call restores the original frames")
  func mirroringTwiceIsIdentity() {
    for (_, _, placement) in RandomTree.all {
      let up = placement.yUp(in: 333.3)
      #expect(up.yAxis == .up && up.yUp(in: 333.3).yAxis == .down)
      #expect(close(up.yUp(in: 333.3).frames, placement.frames))
      for node in placement.frames.indices where !placement.isHidden(node) {
        #expect(close(up.frames[node].maxY, 333.3 - placement.frames[node].y))
        #expect(close(up.contentSize(of: node).height, placement.contentSize(of: node).height))
        #expect(close(up.overflow(of: node).height, placement.overflow(of: node).height))
      }
    }
  }

  @Test("An interpolation is the first placement at 0 and the second at 1, and between 0 and 1 edges move linearly")
  func interpolationIsEven() {
    for (_, arena, _) in RandomTree.all {
      let narrow = Placement(arena, in: LayoutSpace(width: .definite(100), height: .definite(50)))
      let wide = Placement(arena, in: LayoutSpace(width: .definite(300), height: .maxContent), x: 20)
      #expect(narrow.interpolated(to: wide, at: 0) == narrow)
      #expect(narrow.interpolated(to: wide, at: 1) == wide)
      let quarter = narrow.interpolated(to: wide, at: 0.25)
      for (node, frame) in quarter.frames.enumerated() {
        #expect(close(frame.x, narrow.frames[node].x * 0.75 + wide.frames[node].x * 0.25))
        #expect(close(frame.maxY, narrow.frames[node].maxY * 0.75 + wide.frames[node].maxY * 0.25))
      }
      for fraction in [-3.0, 4] {
        #expect(narrow.interpolated(to: wide, at: fraction).frames.allSatisfy { $0.width >= 0 && $0.height >= 0 })
      }
    }
  }

  @Test(
    "Two layouts of one tree are interpolated with the same result as layouts of two different trees",
    arguments: [-0.5, 0.25, 1.5])
  func interpolationInOneTree(fraction: Double) {
    for (seed, arena, _) in RandomTree.all {
      let narrow = Placement(arena, in: LayoutSpace(width: .definite(100), height: .definite(50)))
      let wide = Placement(arena, in: LayoutSpace(width: .definite(300), height: .maxContent), x: 20)
      #expect(narrow.isOfSameTree(as: wide))
      #expect(
        narrow.interpolated(to: wide, at: fraction) == narrow.interpolatedUnion(with: wide, at: fraction),
        "seed \(seed)")
    }
    // Two placements with different paddings: each has a padding where the other has none.
    func item(_ padding: Double) -> Placement {
      Row {
        Fixed(width: 10).id(0); Column { Flex() }.padding(padding).id(1)
      }.padding(padding == 0 ? 4 : 0)
        .layout(width: 100, height: 40)
    }
    let (bare, padded) = (item(0), item(8))
    #expect(bare.interpolated(to: padded, at: fraction) == bare.interpolatedUnion(with: padded, at: fraction))
    // Nodes with `display: contents`.
    func grouped(_ width: Double) -> Placement {
      Row {
        Row {
          Flex().id(0); Fixed(width: 20).id(1)
        }.style { $0.display = .contents }; Flex().id(2)
      }
      .layout(width: width, height: 40)
    }
    let (small, large) = (grouped(100), grouped(300))
    #expect(small.isOfSameTree(as: large))
    #expect(small.interpolated(to: large, at: fraction) == small.interpolatedUnion(with: large, at: fraction))
    // Two nodes with one id.
    let same = [60.0, 80].map {
      Row {
        Fixed(width: 10).id(0); Fixed(width: 10).id(0)
      }.layout(width: $0, height: 9)
    }
    #expect(same[0].interpolated(to: same[1], at: fraction) == same[0].interpolatedUnion(with: same[1], at: fraction))
  }

  @Test(
    "Interpolation at extreme or invalid fractions gives finite frames and keeps frames that are equal in both",
    arguments: Rows.of(
      [
        1e308, -1e308, .greatestFiniteMagnitude, 1e17, -3e9, .leastNonzeroMagnitude, .nan, .infinity, -.infinity,
      ] as [Double]))
  func interpolationAtExtremeFractions(rows: Rows<Double>) {
    for fraction in rows {
      for (seed, arena, _) in RandomTree.all.prefix(Thorough.pick(8, 100)) {
        let narrow = Placement(arena, in: LayoutSpace(width: .definite(100), height: .definite(50)))
        let wide = Placement(arena, in: LayoutSpace(width: .definite(300), height: .maxContent), x: 20)
        let placement = narrow.interpolated(to: wide, at: fraction)
        #expect((placement.frames + [placement.bounds]).allSatisfy { $0.isFinite }, "seed \(seed)")
        #expect(placement.frames.allSatisfy { $0.width >= 0 && $0.height >= 0 }, "seed \(seed)")
        if !fraction.isFinite { #expect(placement == wide) }
        for node in placement.frames.indices where narrow.frames[node] == wide.frames[node] {
          #expect(placement.frames[node] == wide.frames[node])
        }
      }
    }
  }

  @Test("A tree laid out twice has equal placements, whose issues are in preorder")
  func repeatedLayoutIsEqual() {
    for (seed, _, placement) in RandomTree.all {
      #expect(placement == RandomTree.placement(seed: seed))
      #expect(placement.issues.map { $0.nodeIndex } == placement.issues.map { $0.nodeIndex }.sorted())
      for issue in placement.issues {
        #expect(issue.nodeKind == placement.kind(of: issue.nodeIndex) && issue.id == placement.id(of: issue.nodeIndex))
        #expect(issue.message.hasSuffix("."))
      }
    }
  }
}

extension Frame {
  /// `true` if all numbers are finite and at most 1e9, the limit of lengths.
  var isFinite: Bool { [x, y, width, height].allSatisfy { $0.magnitude <= 1e9 } }
}

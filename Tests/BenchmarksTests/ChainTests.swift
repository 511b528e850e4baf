import EagerLayout
import Foundation
import TestSupport
import Testing

@testable import benchmarks

@Suite("Boxes in boxes")
struct ChainTests {
  /// The limit of visits to a node: four for each cached measurement (its intrinsic widths, the widths below it, its
  /// height and its definite height), and one in each of the four passes.
  static let mostVisits = 4 * (Int(NodeArena.mostAnswers) + 1)

  /// Each takes a while.
  static let kinds = Thorough.oneIn(6, of: Chain.kinds.indices)

  @Test("are visited a bounded number of times, whatever they are", arguments: 0..<Thorough.pick(1, 5))
  func bounded(tenth: Int) {
    let kinds = tenth == 0 ? Self.kinds.map { Chain.kinds[$0] } : []
    let chains = kinds + Thorough.oneIn(5, of: 0..<20).map { Chain(seed: UInt64(1_000 + 20 * tenth + $0)) }
    for chain in chains {
      for depth in [50, Thorough.pick(100, 150)] {
        let arena = chain.arena(depth: depth)
        let visits = arena.layoutCounts(in: chain.space).visits
        #expect(visits <= Self.mostVisits * arena.nodes.count, "\(chain.name), \(depth) levels")
      }
    }
  }

  @Test("take as many visits for each level more where they are deep", arguments: kinds)
  func linear(kind: Int) {
    let chain = Chain.kinds[kind]
    let visits = Thorough.pick([80, 160, 240], [160, 320, 480]).map {
      chain.arena(depth: $0).layoutCounts(in: chain.space).visits
    }
    let first = Double(visits[1] - visits[0]), second = Double(visits[2] - visits[1])
    #expect(second <= 1.1 * first, "\(chain.name): \(visits)")
  }

  @Test("have an issue at the outermost box that keeps an answer, and only where they are deep")
  func issue() throws {
    let chain = try #require(Chain.kinds.first { $0.name == "columns and percentages of heights" })
    func issues(_ depth: Int) -> [LayoutIssue] {
      Placement(chain.arena(depth: depth), in: chain.space).issues.filter { $0.kind == .measureLimitReached }
    }
    #expect(issues(40).isEmpty)
    let found = issues(Thorough.pick(300, 600))
    #expect(found.count == 1)
    let message = try #require(found.first?.message)
    #expect(
      message.hasPrefix("Row \(found[0].nodeIndex) was measured too often, so its size may be inexact: aspect ratios"))
  }

  @Test("need no more stack than a thread of 512 KB has", arguments: kinds)
  func stack(kind: Int) async {
    let chain = Chain.kinds[kind], depth = Thorough.pick(300, 600)
    let visits = await withCheckedContinuation { done in
      let thread = Thread { done.resume(returning: chain.arena(depth: depth).layoutCounts(in: chain.space).visits) }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(visits > depth)
  }

  @Test("are the same, kept and fresh, also where they keep answers to other questions", arguments: kinds)
  func kept(kind: Int) {
    let chain = Chain.kinds[kind]
    for depth in [3, 30, Thorough.pick(60, 100)] {
      let arena = chain.arena(depth: depth)
      var tree = LayoutTree(arena), fresh = tree
      tree.layout(in: chain.space)
      var nodes = [tree.root]
      func hasChildren(_ node: LayoutTree.Node) -> Bool { tree.children(of: node).contains { _ in true } }
      while let child = tree.children(of: nodes[nodes.count - 1]).first(where: hasChildren) {
        nodes.append(child)
      }
      for level in [depth / 2, depth - 1, 0] {
        tree.editStyle(of: nodes[level]) { $0.marginLeft = .points(3) }
        fresh.editStyle(of: nodes[level]) { $0.marginLeft = .points(3) }
        tree.layout(in: chain.space)
        var again = fresh
        again.markAllChanged()
        again.layout(in: chain.space)
        #expect(tree.placement().frames == again.placement().frames, "\(chain.name), \(depth) levels, level \(level)")
      }
    }
  }
}

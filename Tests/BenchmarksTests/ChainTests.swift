import EagerLayout
import Foundation
import TestSupport
import Testing

@testable import benchmarks

@Suite("Chains of nested boxes")
struct ChainTests {
  /// The limit of visits to a node: four for each cached measurement (its intrinsic widths, the widths below it, its
  /// height and its definite height), and one in each of the four passes.
  static let maxVisits = 4 * (Int(NodeArena.maxMeasurements) + 1)

  /// Names of kinds of chains. An ordinary run tests only some of them, since each takes some time.
  static let kinds = Thorough.oneIn(6, of: Chain.kinds.map { $0.name })

  private static func chain(_ kind: String) throws -> Chain {
    try #require(Chain.kinds.first { $0.name == kind })
  }

  @Test(
    "Nested boxes of any kind are visited at most a fixed number of times per node, at any depth",
    arguments: 0..<Thorough.pick(1, 5))
  func visitsAreBounded(part: Int) throws {
    let kinds = part == 0 ? try Self.kinds.map { try Self.chain($0) } : []
    let chains = kinds + Thorough.oneIn(5, of: 0..<20).map { Chain(seed: UInt64(1_000 + 20 * part + $0)) }
    for chain in chains {
      for depth in [50, Thorough.pick(100, 150)] {
        let arena = chain.arena(depth: depth)
        let visits = arena.layoutCounts(in: chain.space).visits
        #expect(visits <= Self.maxVisits * arena.nodes.count, "\(chain.name), \(depth) levels")
      }
    }
  }

  @Test("The number of visits of deeply nested boxes grows no faster than their depth", arguments: kinds)
  func visitsAreLinearInDepth(kind: String) throws {
    let chain = try Self.chain(kind)
    let visits = Thorough.pick([80, 160, 240], [160, 320, 480]).map {
      chain.arena(depth: $0).layoutCounts(in: chain.space).visits
    }
    let first = Double(visits[1] - visits[0]), second = Double(visits[2] - visits[1])
    #expect(second <= 1.1 * first, "\(chain.name): \(visits)")
  }

  @Test("Boxes nested so deeply that measuring is limited have one issue, and boxes of 40 levels have no issue")
  func deepMeasuringIsAnIssue() throws {
    let chain = try Self.chain("columns and percentages of heights")
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

  @Test("Deeply nested boxes are laid out on a thread with a stack of 512 KB", arguments: kinds)
  func deepChainsNeedLittleStack(kind: String) async throws {
    let chain = try Self.chain(kind), depth = Thorough.pick(300, 600)
    let visits = await withCheckedContinuation { continuation in
      let thread = Thread {
        continuation.resume(returning: chain.arena(depth: depth).layoutCounts(in: chain.space).visits)
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(visits > depth)
  }

  @Test("After each edit, a tree of nested boxes has the frames of a layout without cached results", arguments: kinds)
  func editedChainEqualsNewLayout(kind: String) throws {
    let chain = try Self.chain(kind)
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

import EagerLayout
import TestSupport
import Testing

@Suite("Trees as values")
struct TreeValues {
  private let bounds = Frame(width: 100, height: 50)

  @Test("Edits of a tree do not change its copies, and handles from before the copy are valid in both")
  func copiesOfTreesAreIndependent() {
    var tree = LayoutTree(
      Row {
        Flex().id(0); Fixed(width: 10).id(1)
      })
    tree.layout(in: bounds)
    let copy = tree
    guard let fixed = tree.node(1) else {
      Issue.record("an id is not found")
      return
    }
    tree.editStyle(of: fixed) { $0.width = .points(60) }
    tree.append(Flex(), to: tree.root)
    tree.layout(in: bounds)
    #expect(copy[fixed] == Frame(x: 90, width: 10, height: 50) && copy.count == 3)
    #expect(tree[fixed] == Frame(x: 20, width: 60, height: 50) && tree.count == 4)
    var other = copy
    other.remove(fixed)
    other.layout(in: bounds)
    #expect(copy.contains(fixed) && !other.contains(fixed) && copy.placement().frames.count == 3)
  }

  @Test("An edit does not copy the storage of a tree while its placement, changes or children are in use")
  func resultsDoNotCopyTree() {
    var tree = LayoutTree(Row { Flex().id(0) })
    let changes = tree.layout(in: bounds), placement = tree.placement(), children = tree.children(of: tree.root)
    let before = tree.identity
    tree.editStyle(of: tree.root) { $0.paddingLeft = .points(10) }
    tree.append(Flex(), to: tree.root)
    tree.layout(in: bounds)
    #expect(tree.identity == before)
    #expect(changes.count == 2 && placement.frames.count == 2 && children.map { $0 }.count == 1)
    let copy = tree
    tree.append(Flex(), to: tree.root)
    #expect(tree.identity != before && copy.identity == before)
  }

  @Test("A tree of thousands of levels is built, edited and laid out on a stack of 512 KB")
  func deepTreeOnSmallStack() async {
    let levels = Thorough.pick(2_000, 100_000)
    #expect(
      await onSmallStack {
        var tree = LayoutTree(Row {})
        var node = tree.root
        for _ in 0..<levels { node = tree.append(Row {}.padding(1), to: node) }
        tree.layout(width: 300_000)
        let isRight = tree[node] == Frame(x: Double(levels - 1), y: Double(levels - 1), width: 2, height: 2)
        let copy = tree
        tree.editStyle(of: node) { $0.width = .points(12) }
        let changes = tree.layout(width: 300_000).count
        let top = tree.children(of: tree.root).map { $0 }[0]
        tree.remove(top)
        return isRight && changes == levels && tree.count == 1 && copy.count == levels + 1
      })
  }

  @Test(
    "A node far down in nested containers can be edited and laid out on a stack of 512 KB", arguments: Chain.plain)
  func deepTreesOfAnyKind(chain: Chain) async {
    let levels = Thorough.pick(300, 100_000)
    #expect(
      await onSmallStack {
        let arena = chain.arena(depth: levels, leaves: false)
        var tree = LayoutTree(arena)
        tree.layout(in: chain.space)
        guard var node = tree.children(of: tree.root).map({ $0 }).first else { return false }
        for _ in 0..<10 { node = tree.append(Row {}, to: node) }
        tree.layout(in: chain.space)
        tree.remove(tree.parent(of: node) ?? node)
        tree.layout(in: chain.space)
        return tree.count == arena.nodes.count + 8
      })
  }
}

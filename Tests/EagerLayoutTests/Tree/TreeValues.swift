import EagerLayout
import TestSupport
import Testing

@Suite("A kept tree is a value")
struct TreeValues {
  private let bounds = Frame(width: 100, height: 50)

  @Test("whose copy is independent, with handles of its own that were those of both")
  func copies() {
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

  @Test("that a placement, changes and children taken from it do not make the next edit copy")
  func noCopies() {
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

  @Test("of any depth, its levels appended one in the other, on a thread with a stack of 512 KB")
  func deep() async {
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

  @Test("of any kind and depth, from an arena and after edits", arguments: Chain.plain)
  func chains(chain: Chain) async {
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

// Tests that await go on when all that are begun have had their turn: the limit is one for threads that wait for each other.
@Suite("Threads", .timeLimit(.minutes(60)))
struct TreeThreads {
  private func screen(_ seed: Int) -> Column {
    Column {
      for row in 0..<20 {
        Row(alignment: .center) {
          Measured(text: "row \(row) of \(seed)", advance: 7, lineHeight: 12).id(row)
          Flex()
          Fixed(width: Double(seed % 13), height: 10)
        }
      }
    }
  }

  @Test("lay out different trees at once")
  func writing() async {
    await withTaskGroup(of: Bool.self) { group in
      for seed in 0..<16 {
        group.addTask {
          var tree = LayoutTree(screen(0))
          let steps = Thorough.pick(3, 20)
          for step in 0..<steps {
            tree.update(to: screen(seed + step))
            tree.layout(in: Frame(width: 200, height: 400))
          }
          return tree.placement() == screen(seed + steps - 1).layout(in: Frame(width: 200, height: 400))
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test("read one tree and one placement at once, and edit copies of them")
  func reading() async {
    var tree = LayoutTree(screen(3))
    tree.layout(in: Frame(width: 200, height: 400))
    let shared = tree, placement = tree.placement()
    await withTaskGroup(of: Bool.self) { group in
      for thread in 0..<16 {
        group.addTask {
          var isRight = true
          for _ in 0..<20 {
            for node in shared.preorder { isRight = isRight && shared[node].width >= 0 }
            for row in 0..<20 { isRight = isRight && shared[row] == placement[row] }
            isRight = isRight && shared.placement() == placement && placement.issues == shared.placement().issues
          }
          var copy = shared
          copy.update(to: screen(thread))
          copy.layout(width: 200)
          return isRight && shared.placement() == placement
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}

import EagerLayout
import TestSupport
import Testing

// The time limit ends a deadlock. It is long, because a test that awaits can only continue between other tests.
@Suite("Trees on several threads", .timeLimit(.minutes(60)))
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

  @Test("Sixteen threads that each lay out a tree at the same time get the placements of a single thread")
  func threadsLayOutTrees() async {
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

  @Test("Sixteen threads that read one tree and edit copies of it at the same time read the same frames")
  func threadsReadOneTree() async {
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

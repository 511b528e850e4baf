import EagerLayout
import Testing

@Suite("Layout values in copied and hidden trees")
struct LayoutValuesInTrees {
  private static func tree() -> LayoutTree {
    LayoutTree(
      Column {
        Overlay { Fixed(width: 10, height: 10).place(.end).id("item") }
        Fixed(height: 5).id("other")
      })
  }

  @Test("Layout values stay in effect when a tree is copied and another part of it is edited")
  func layoutValuesAfterCopy() {
    var tree = Self.tree()
    tree.layout(in: Frame(width: 100, height: 50))
    let copy = tree
    tree.setStyle(copy.style(of: copy.node("other")!), of: tree.node("other")!)
    tree.move(tree.node("other")!, into: tree.root, at: 0)
    tree.layout(in: Frame(width: 100, height: 50))
    tree.layout(in: Frame(width: 70, height: 50))
    #expect(tree["item"]?.x == 60)
    #expect(copy["item"]?.x == 90)
  }

  @Test("Layout values take effect when a root that was hidden in the first layout is shown")
  func layoutValuesAfterHiddenRoot() {
    var tree = Self.tree()
    tree.editStyle(of: tree.root) { $0.display = .none }
    tree.layout(in: Frame(width: 100, height: 50))
    tree.editStyle(of: tree.root) { $0.display = .flex }
    tree.layout(in: Frame(width: 100, height: 50))
    #expect(tree["item"] == Frame(x: 90, y: 0, width: 10, height: 10))
  }
}

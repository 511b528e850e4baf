import EagerLayout
import Testing

@Suite("Trees compared to their placements")
struct TreesAndPlacements {
  private let bounds = Frame(x: 10, y: 20, width: 100, height: 50)

  @Test("A tree has the boxes, kinds, issues and trace of its placement")
  func treeEqualsPlacement() throws {
    let value = Column {
      Row { Measured(text: "too long for this", advance: 10, lineHeight: 12).id(2) }.padding(4).border(1).id(1)
      Flex().id(3)
    }
    var tree = LayoutTree(value)
    tree.layout(in: bounds)
    let placement = tree.placement(), row = try #require(tree.node(1)), index = tree.index(of: row)
    #expect(tree.paddingFrame(of: row) == placement.paddingFrame(of: index))
    #expect(tree.contentFrame(of: row) == placement.contentFrame(of: index))
    #expect(tree.issues == placement.issues && tree.overflow == placement.overflow)
    #expect(tree.trace() == value.trace(in: bounds))
    #expect([1, 2, 3].compactMap { tree.node($0).map { tree.kind(of: $0) } } == [.row, .measured, .flex])
    // Before a layout, trace and kind refer to the next layout.
    tree.append(Fixed(height: 3), to: tree.root)
    var other = tree
    other.layout(in: bounds)
    #expect(tree.trace() == other.trace() && tree.needsLayout)
    #expect(tree.kind(of: tree.node(atIndex: 4)) == .fixed)
    let empty = tree.append(Row {}, to: tree.root)
    #expect(tree.kind(of: empty) == .leaf)
  }

  @Test("A tree returns siblings, children by index and subtrees, even after an edit that is not laid out yet")
  func neighborsInTree() throws {
    var tree = LayoutTree(
      Row {
        Column { Flex().id(2) }.id(1); Flex().id(3); Flex().id(4)
      })
    func node(_ id: Int) throws -> LayoutTree.Node { try #require(tree.node(id)) }
    for _ in 0..<2 {
      let column = try node(1), middle = try node(3), last = try node(4), below = try node(2)
      #expect(tree.firstChild(of: tree.root) == column && tree.lastChild(of: tree.root) == last)
      #expect(tree.nextSibling(of: column) == middle && tree.previousSibling(of: middle) == column)
      #expect(tree.nextSibling(of: last) == nil && tree.previousSibling(of: column) == nil)
      #expect(tree.nextSibling(of: tree.root) == nil && tree.firstChild(of: last) == nil)
      #expect(tree.lastChild(of: last) == nil)
      #expect(tree.children(of: tree.root).count == 3 && tree.children(of: tree.root)[1] == middle)
      #expect(tree.children(of: last).count == 0)
      #expect(tree.subtree(of: column) == [column, below] && tree.subtree(of: tree.root).count == 5)
      for (index, node) in tree.subtree(of: tree.root).enumerated() {
        #expect(tree.index(of: node) == index && tree.node(atIndex: index) == node)
      }
      // The second round runs after two edits without a layout, which together change nothing.
      tree.move(last, into: tree.root, at: 0)
      tree.move(last, into: tree.root, at: 2)
    }
  }
}

import EagerLayout
import Testing

private enum Part: Int { case title, cell }

@Suite("Reading trees")
struct ReadingTrees {
  private let bounds = Frame(x: 10, y: 20, width: 100, height: 50)

  @Test("A tree laid out in bounds at 10, 20 has the frames and the placement of the item it was created from")
  func treeHasFramesOfValue() throws {
    let value = Row {
      Column { Fixed(height: 10).id(Part.cell, index: 1) }.width(40).id("left")
      Flex().id(Part.title)
    }
    var tree = LayoutTree(value)
    let changes = tree.layout(in: bounds)
    #expect(changes.count == 4 && changes == tree.changes && changes.first == tree.root)
    #expect(tree[Part.title] == Frame(x: 50, y: 20, width: 60, height: 50))
    #expect(tree[Part.cell, 1] == Frame(x: 10, y: 20, width: 40, height: 10))
    #expect(tree["left"] == Frame(x: 10, y: 20, width: 40, height: 50))
    #expect(tree[Part.title] == tree[LayoutID(Part.title)] && tree[0] == nil)
    #expect(tree[7] == nil && tree["right"] == nil && tree.node(LayoutID(3)) == nil)
    #expect(tree.frameInParent(of: try #require(tree.node(Part.title))) == Frame(x: 40, width: 60, height: 50))
    #expect(tree.frameInParent(of: tree.root) == bounds && tree[tree.root] == bounds)
    #expect(tree.placement() == value.layout(in: bounds))
  }

  @Test("In every available space, a tree has the placement of the item it was created from")
  func treeInSpaces() {
    let value = Row { Measured(text: "two words", advance: 10, lineHeight: 12) }.padding(3)
    var tree = LayoutTree(value)
    tree.layout(width: 60)
    #expect(tree.placement() == value.layout(width: 60))
    tree.layout(height: 60)
    #expect(tree.placement() == value.layout(height: 60))
    tree.layout()
    #expect(tree.placement() == value.layout())
    tree.layout(in: Frame(width: .nan, height: 5))
    #expect(tree.placement() == value.layout(in: Frame(width: .nan, height: 5)))
    #expect(!tree.placement().issues.isEmpty)
  }

  @Test("A tree returns parents, children and ids of its nodes, and before a layout their frames are zero")
  func treeHasParentsAndChildren() throws {
    let tree = LayoutTree(
      Column {
        Row { Flex().id(3) }.id("row")
        Flex()
      })
    let row = try #require(tree.node("row")), leaf = try #require(tree.node(3))
    #expect(tree.count == 4)
    #expect(tree.parent(of: tree.root) == nil && tree.parent(of: row) == tree.root && tree.parent(of: leaf) == row)
    #expect(Array(tree.children(of: tree.root)).count == 2 && Array(tree.children(of: leaf)).isEmpty)
    #expect(tree.children(of: row).map { $0 } == [leaf])
    #expect(tree.id(of: leaf) == LayoutID(3) && tree.id(of: tree.root) == nil)
    #expect(tree[leaf] == Frame(width: 0, height: 0) && tree.frameInParent(of: leaf) == Frame(width: 0, height: 0))
  }

  @Test("A tree finds the first node with an id, even after edits that are not laid out yet")
  func firstNodeWithID() throws {
    var tree = LayoutTree(
      Column {
        Row { Flex() }.id(9)
        Flex().id(1)
        Flex().id(1)
      })
    let container = try #require(tree.node(9)), first = try #require(tree.node(1))
    let second = Array(tree.children(of: tree.root))[2]
    let new = tree.append(Flex().id(1), to: container)
    #expect(tree.node(1) == new)
    tree.remove(new)
    #expect(tree.node(1) == first)
    tree.move(second, into: tree.root, at: 0)
    #expect(tree.node(1) == second)
    tree.remove(second)
    tree.remove(first)
    #expect(tree.node(1) == nil && tree.node(9) == container)
    tree.layout()
    #expect(tree.node(1) == nil && tree.node(9) == container)
  }

  @Test("When the bounds of a tree move, only its root is reported as changed")
  func movedBoundsChangeRoot() {
    var tree = LayoutTree(Row { Flex().id(1) })
    tree.layout(in: bounds)
    #expect(tree.layout(in: bounds) == [])
    #expect(tree.layout(in: bounds.offset(x: 5, y: 0)) == [tree.root])
    #expect(tree[1] == Frame(x: 15, y: 20, width: 100, height: 50))
    tree.editStyle(of: tree.root) { $0.display = .none }
    #expect(tree.layout(in: bounds).count == 2)
    #expect(tree.layout(in: bounds.offset(x: 5, y: 0)) == [])
    #expect(tree[tree.root] == Frame(width: 0, height: 0))
  }

  @Test("placement() of a tree returns the same value each time, and after an invalid edit also the new issue")
  func repeatedPlacements() {
    var tree = LayoutTree(Row { Fixed(width: 300) })
    tree.layout(in: bounds)
    let first = tree.placement()
    #expect(first.issues.count == 1)
    #expect(tree.placement() == first && tree.placement().issues == first.issues)
    // Faults of styles are issues, too.
    tree.editStyle(of: tree.root) { $0.paddingLeft = .points(-4) }
    tree.layout(in: bounds)
    #expect(tree.placement().issues.count == 2)
    #expect(tree.style(of: tree.root).faults.count == 1)
  }

  @Test("needsLayout is true before a tree's first layout and after each edit that changes something")
  func needsLayout() {
    var tree = LayoutTree(Row { Flex().id(1) })
    #expect(tree.needsLayout)
    tree.layout(in: bounds)
    #expect(!tree.needsLayout)
    let edits: [(inout LayoutTree) -> Void] = [
      { $0.append(Flex().id(2), to: $0.root) }, { $0.editStyle(of: $0.root) { $0.paddingLeft = .points(3) } },
      { if let node = $0.node(2) { $0.move(node, into: $0.root, at: 0) } },
      { if let node = $0.node(2) { $0.remove(node) } }, { $0.markContentChanged(of: $0.root) },
      { $0.update(to: Row { Fixed(width: 3) }) },
    ]
    for (index, edit) in edits.enumerated() {
      edit(&tree)
      #expect(tree.needsLayout, "\(index)")
      let copy = tree
      let placement = tree.placement()
      #expect(tree.needsLayout && copy.changes == tree.changes && copy[tree.root] == tree[tree.root])
      tree.layout(in: bounds)
      #expect(!tree.needsLayout && tree.placement() == placement, "\(index)")
    }
    tree.editStyle(of: tree.root) { _ in }
    #expect(!tree.needsLayout)
  }

  @Test("The description of a tree states that the tree has no layout yet or was edited since its last layout")
  func descriptionBeforeLayout() {
    var tree = LayoutTree(Row { Flex().id(1) })
    #expect(tree.description.hasPrefix("Not laid out yet: until layout(in:), all frames of the tree are 0."))
    tree.layout(in: bounds)
    #expect(tree.description == tree.placement().description)
    tree.append(Fixed(width: 3), to: tree.root)
    #expect(tree.description.hasPrefix("Edited since its last layout: "))
    #expect(tree.description.hasSuffix(tree.placement().description))
  }

  @Test("Before its first layout, a tree has the placement of a layout at its natural size")
  func placementBeforeLayout() {
    let row = Row { Fixed(width: 30, height: 4) }
    #expect(LayoutTree(row).placement() == row.layout())
  }
}

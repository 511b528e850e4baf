import EagerLayout
import Testing

@Suite("Nodes with .contents() in trees")
struct NodesWithoutBoxes {
  private let bounds = Frame(width: 100, height: 20)

  private func tree() -> LayoutTree {
    var tree = LayoutTree(
      Row {
        Fixed(width: 10).id("first")
        Column { Fixed(width: 20, height: 10).id("inner") }.gap(5).contents().id("group")
        Flex().id("last")
      })
    tree.layout(in: bounds)
    return tree
  }

  @Test("A leaf with display contents whose content is removed by an update has the placement of a fresh layout")
  func leafLosesContent() {
    var value =
      Row {
        Measured(width: 10, height: 10).style { $0.display = .contents }
        Fixed(width: 5, height: 5)
      }._node
    var tree = LayoutTree(Item(node: value))
    tree.layout(width: 100)
    value.children[0].content = nil
    tree.update(to: Item(node: value))
    tree.layout(width: 100)
    var fresh = LayoutTree(Item(node: value))
    fresh.layout(width: 100)
    #expect(tree.placement() == fresh.placement())
  }

  @Test("A node with .contents() has a zero frame, and its children are items of its parent")
  func childrenOfNodeWithoutBox() throws {
    let tree = tree(), group = try #require(tree.node("group")), inner = try #require(tree.node("inner"))
    #expect(Array(tree.children(of: group)) == [inner] && tree.parent(of: inner) == group)
    #expect(tree[group] == Frame(width: 0, height: 0) && tree[inner] == Frame(x: 10, width: 20, height: 10))
    #expect(tree.frameInParent(of: inner) == Frame(x: 10, width: 20, height: 10))
  }

  @Test("Children can be inserted and moved into a node with .contents(), and are removed with it")
  func editingNodeWithoutBox() throws {
    var tree = tree()
    let group = try #require(tree.node("group")), first = try #require(tree.node("first"))
    let last = try #require(tree.node("last")), inner = try #require(tree.node("inner"))
    let new = tree.insert(Fixed(width: 30), into: group, at: 0)
    #expect(tree.layout(in: bounds) == [new, inner, last])
    #expect(tree[new] == Frame(x: 10, width: 30, height: 20) && tree[last].x == 60)
    tree.move(first, into: group, at: 2)
    #expect(Set(tree.layout(in: bounds)) == [new, inner, first] && tree[first].x == 50)
    tree.move(group, into: tree.root, at: 1)
    tree.layout(in: bounds)
    #expect(tree[last] == Frame(width: 40, height: 20) && tree[first].x == 90)
    tree.remove(group)
    #expect(tree.count == 2 && tree.layout(in: bounds) == [last] && tree[last].width == 100)
  }

  @Test("Inserting a node with .contents() adds its children to the items of its parent")
  func insertingNodeWithoutBox() throws {
    var tree = LayoutTree(Row { Flex().id("flex") })
    tree.layout(in: bounds)
    tree.append(
      Row {
        Fixed(width: 10).id("a"); Fixed(width: 20).id("b")
      }.width(90).contents(), to: tree.root)
    tree.layout(in: bounds)
    #expect(tree["flex"]?.width == 70 && tree["b"] == Frame(x: 80, width: 20, height: 20))
  }

  @Test("A node has a frame while its display is flex, and a zero frame while it is contents")
  func nodeGetsAndLosesItsBox() throws {
    var tree = tree()
    let group = try #require(tree.node("group")), inner = try #require(tree.node("inner"))
    tree.append(Fixed(width: 30, height: 5).id("more"), to: group)
    tree[styleOf: group].display = .flex
    tree.layout(in: bounds)
    #expect(
      tree[group] == Frame(x: 10, width: 30, height: 20) && tree["more"] == Frame(x: 10, y: 15, width: 30, height: 5))
    tree[styleOf: group].display = .contents
    tree.layout(in: bounds)
    #expect(tree[group] == Frame(width: 0, height: 0) && tree["more"] == Frame(x: 30, width: 30, height: 5))
    #expect(tree.layout(in: bounds) == [] && tree[inner] == Frame(x: 10, width: 20, height: 10))
    // Both changes before one layout change nothing.
    tree[styleOf: group].display = .flex
    tree[styleOf: group].display = .contents
    #expect(tree.layout(in: bounds) == [])
  }

  @Test("A custom container with .contents() keeps its arrangement and has a zero frame")
  func arrangementWithoutBox() throws {
    var tree = LayoutTree(
      Row {
        Item(node: LayoutNode(style: FlexStyle(), content: TestArrangement.allCases[0].content))
          .contents().id("group")
      })
    let group = try #require(tree.node("group"))
    tree.append(Fixed(width: 20, height: 10), to: group)
    tree.layout(in: bounds)
    #expect(tree.kind(of: group) == .arranged && tree[group] == Frame(width: 0, height: 0))
  }

  @Test("Children inherit the direction of a node with .contents(), and their styles do not change")
  func directionOfNodeWithoutBox() throws {
    var tree = LayoutTree(
      Row {
        Row { Row { Fixed(width: 10).id("leaf") }.width(50).id("row") }.contents().direction(.rightToLeft).id("group")
      })
    let group = try #require(tree.node("group")), row = try #require(tree.node("row"))
    tree.layout(in: bounds)
    #expect(tree["leaf"]?.x == 40 && tree.style(of: row).direction == .inherit)
    tree[styleOf: group].direction = .inherit
    tree.layout(in: bounds)
    #expect(tree["leaf"]?.x == 0)
    tree[styleOf: group].direction = .rightToLeft
    let added = tree.append(Row { Fixed(width: 10).id("other") }.width(30), to: group)
    tree.layout(in: bounds)
    #expect(tree["leaf"]?.x == 40 && tree["other"]?.x == 70 && tree.style(of: added).direction == .inherit)
    tree.move(row, into: tree.root, at: 0)
    tree.layout(in: bounds)
    #expect(tree["leaf"]?.x == 0)
  }

  @Test("An update keeps a node with .contents() and its children if they have the same ids")
  func updateKeepsNodeWithoutBox() throws {
    var tree = tree()
    let group = try #require(tree.node("group")), inner = try #require(tree.node("inner"))
    tree.update(
      to: Row {
        Column {
          Fixed(width: 40, height: 10).id("inner"); Fixed(width: 5).id("new")
        }.contents().id("group")
        Flex().id("last")
      })
    tree.layout(in: bounds)
    #expect(tree.node("group") == group && tree.node("inner") == inner && tree["last"]?.x == 45)
    tree.update(to: Row { Column { Fixed(width: 40, height: 10).id("inner") }.id("group") })
    tree.layout(in: bounds)
    #expect(tree.node("group") == group && tree[group] == Frame(width: 40, height: 20))
  }

  @Test("A node with .contents() and hidden overflow does not clip its children")
  func nodeWithoutBoxDoesNotClip() throws {
    var tree = tree()
    let group = try #require(tree.node("group")), inner = try #require(tree.node("inner"))
    tree[styleOf: group].overflowX = .hidden
    tree.layout(in: bounds)
    #expect(tree.clip(of: inner) == nil)
    tree[styleOf: group].display = .flex
    tree.layout(in: bounds)
    #expect(tree.clip(of: inner)?.width == 20)
  }

  @Test("In builtParents of a placement, nodes with .contents() are the parents of their children")
  func parentsWithoutBoxInPlacement() throws {
    var tree = tree()
    let group = try #require(tree.node("group"))
    tree.append(Row { Fixed(width: 1) }.contents(), to: group)
    tree.layout(in: bounds)
    #expect(tree.placement().builtParents == [-1, 0, 0, 2, 2, 4, 0])
  }
}

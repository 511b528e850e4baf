import EagerLayout
import Synchronization
import Testing

@Suite("Editing trees")
struct EditingTrees {
  private let bounds = Frame(width: 100, height: 50)

  @Test("Items inserted into a tree at an index or at the end are laid out with their children")
  func insertedItems() {
    var tree = LayoutTree(Row { Flex().id(1) })
    let last = tree.append(Fixed(width: 20), to: tree.root)
    let first = tree.insert(Column { Flex().id(2) }.width(30), into: tree.root, at: 0)
    let old = tree.children(of: tree.root).map { $0 }[1]
    #expect(tree.count == 5 && tree.children(of: tree.root).map { $0 } == [first, old, last])
    #expect(Set(tree.layout(in: bounds)) == Set(tree.preorder))
    #expect(tree[first] == Frame(width: 30, height: 50) && tree[2] == tree[first])
    #expect(tree[1] == Frame(x: 30, width: 50, height: 50))
    #expect(tree[last] == Frame(x: 80, width: 20, height: 50))
  }

  @Test("Removing a node from a tree also removes its descendants, and the handles of all of them stay invalid")
  func removedNodes() {
    var tree = LayoutTree(
      Row {
        Column { Flex().id(2) }.width(30).id(1)
        Flex().id(3)
      })
    tree.layout(in: bounds)
    guard let column = tree.node(1), let inner = tree.node(2), let flex = tree.node(3) else {
      Issue.record("an id is not found")
      return
    }
    tree.remove(column)
    #expect(tree.count == 2 && !tree.contains(column) && !tree.contains(inner) && tree.contains(flex))
    let new = tree.append(Fixed(width: 10), to: tree.root)
    #expect(new != column && new != inner && tree.contains(new))
    #expect(tree.layout(in: bounds) == [flex, new])
    #expect(tree[flex] == Frame(width: 90, height: 50))
  }

  @Test("When a node of a tree is moved, the target index is counted without the node itself")
  func movedNodes() {
    var tree = LayoutTree(
      Row {
        Fixed(width: 10).id(0)
        Fixed(width: 20).id(1)
        Row {}.id(2)
      })
    tree.layout(in: bounds)
    guard let first = tree.node(0), let second = tree.node(1), let row = tree.node(2) else {
      Issue.record("an id is not found")
      return
    }
    tree.move(first, into: tree.root, at: 1)
    #expect(tree.children(of: tree.root).map { $0 } == [second, first, row])
    #expect(tree.layout(in: bounds) == [second, first])
    #expect(tree[first] == Frame(x: 20, width: 10, height: 50))
    // A move to the same index changes nothing.
    tree.move(first, into: tree.root, at: 1)
    #expect(tree.layout(in: bounds) == [])
    // A move away and back changes nothing.
    tree.move(first, into: row, at: 0)
    tree.move(first, into: tree.root, at: 1)
    #expect(tree.layout(in: bounds) == [])
    tree.move(second, into: row, at: 0)
    #expect(Set(tree.layout(in: bounds)) == [first, row, second])
    #expect(tree[second] == Frame(x: 10, width: 20, height: 50))
  }

  @Test("Setting a node's style changes its layout, and setting an equal style changes nothing")
  func setStyle() {
    var tree = LayoutTree(
      Row {
        Flex().id(0); Fixed(width: 10).id(1)
      })
    tree.layout(in: bounds)
    guard let flex = tree.node(0), let fixed = tree.node(1) else {
      Issue.record("an id is not found")
      return
    }
    tree.editStyle(of: fixed) { $0.width = .points(40) }
    #expect(tree.style(of: fixed).width == .points(40))
    #expect(tree.layout(in: bounds) == [flex, fixed])
    var style = tree.style(of: fixed)
    style.marginLeft = .points(0)
    tree.setStyle(style, of: fixed)
    #expect(tree.layout(in: bounds) == [])
    style.marginLeft = .points(5)
    tree.setStyle(style, of: fixed)
    // The margin makes the flexible item narrower.
    #expect(tree.layout(in: bounds) == [flex])
    #expect(tree[flex].width == 55 && tree[fixed] == Frame(x: 60, width: 40, height: 50))
    let new = tree.append(Flex(), to: tree.root)
    tree.setStyle(style, of: new)
    #expect(tree.style(of: new) == style)
  }

  @Test("New content of a leaf is measured again, unless it has the same revision")
  func contentIsMeasuredAgain() {
    let measurements = Mutex(0)
    func leaf(_ height: Double) -> Measured {
      Measured { _ in
        measurements.withLock { $0 += 1 }
        return ContentSize(width: 10, height: height)
      }
    }
    func count() -> Int {
      measurements.withLock { count in
        defer { count = 0 }; return count
      }
    }
    var tree = LayoutTree(Column { leaf(10).revision(1).id(0) })
    guard let node = tree.node(0) else {
      Issue.record("an id is not found")
      return
    }
    tree.layout(width: 100)
    #expect(count() > 0)
    tree.setContent(leaf(20).revision(1), of: node)
    #expect(tree.layout(width: 100) == [] && count() == 0)
    tree.setContent(leaf(20).revision(2), of: node)
    #expect(tree.layout(width: 100) == [tree.root, node] && count() > 0)
    tree.setContent(leaf(20), of: node)
    #expect(tree.layout(width: 100) == [] && count() > 0)
    tree.markContentChanged(of: node)
    #expect(tree.layout(width: 100) == [] && count() > 0)
    tree.setContent(nil, of: node)
    tree.layout(width: 100)
    #expect(tree[node].height == 0 && count() == 0)
    tree.setContent(Measured(width: 5, height: 6), of: node)
    tree.layout(width: 100)
    #expect(tree[node].height == 6)
  }

  @Test("Invalid edits of a tree, such as removing the root or adding a child to a text, stop the program")
  func impossibleEditsStop() async {
    expectStop(
      "The root of a tree cannot be removed: make a new tree, or remove its children.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var tree = LayoutTree(Row {})
        tree.remove(tree.root)
      })
    expectStop(
      "The root of a tree cannot be moved.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var tree = LayoutTree(Row { Row {} })
        tree.move(tree.root, into: tree.root, at: 0)
      })
    expectStop(
      "A node cannot be moved into itself or its descendants.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var tree = LayoutTree(Row {})
        let outer = tree.append(Row {}, to: tree.root), inner = tree.append(Row {}, to: outer)
        tree.move(outer, into: inner, at: 0)
      })
    expectStop(
      "A node with children cannot have content: only leaves can.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var tree = LayoutTree(Row { Flex() })
        tree.setContent(Measured(width: 1, height: 1), of: tree.root)
      })
    expectStop(
      "A node with content cannot have children: add the item to a container.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var tree = LayoutTree(Row {})
        let leaf = tree.append(Measured(width: 1, height: 1), to: tree.root)
        tree.append(Flex(), to: leaf)
      })
    expectStop(
      "A node with content cannot have children: move the node to a container.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var tree = LayoutTree(Row {})
        let leaf = tree.append(Measured(width: 1, height: 1), to: tree.root)
        tree.move(tree.append(Flex(), to: tree.root), into: leaf, at: 0)
      })
    expectStop(
      "The node has no child at this index: indices go from 0 to the number of children.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var tree = LayoutTree(Row {})
        tree.insert(Flex(), into: tree.root, at: 1)
      })
  }

  @Test("An index beyond the nodes of a tree or the children of a node stops the program")
  func invalidIndicesStop() async {
    expectStop(
      "There is no node with this index in the tree: indices go from 0 to the number of nodes less one.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = LayoutTree(Row { Flex() }).node(atIndex: 2)
      })
    expectStop(
      "The node has no child at this index: indices go from 0 to the number of children less one.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let tree = LayoutTree(Row { Flex() })
        _ = tree.children(of: tree.root)[1]
      })
  }

  @Test("Using a removed node, or a node of another tree, stops the program")
  func foreignNodesStop() async {
    expectStop(
      "This node is not in the tree: it was removed, or belongs to another tree.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var tree = LayoutTree(Row {})
        let node = tree.append(Flex(), to: tree.root)
        tree.remove(node)
        tree.append(Flex(), to: tree.root)
        _ = tree.style(of: node)
      })
    expectStop(
      "This node is not in the tree: it was removed, or belongs to another tree.",
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let tree = LayoutTree(Row { Flex() }), other = LayoutTree(Row { Flex() })
        _ = tree[other.root]
      })
  }

  @Test("A tree and its copy share the handles from before the copy, but not handles that are added later")
  func handlesOfCopies() {
    var tree = LayoutTree(Row { Flex().id(1) })
    let others = (0..<100).map { _ in LayoutTree(Row { Flex() }) }
    let removed = tree.append(Flex(), to: tree.root)
    tree.append(Flex().id(2), to: tree.root)
    tree.remove(removed)
    var copy = tree
    let old = tree.node(2)
    // The first node reuses the storage of the removed node, the second has new storage.
    let onlyInTree = [tree.append(Flex(), to: tree.root), tree.append(Flex(), to: tree.root)]
    let foreign = [copy.append(Flex(), to: copy.root), copy.append(Flex(), to: copy.root)]
    #expect(old.map { tree.contains($0) && copy.contains($0) } == true)
    #expect(tree.contains(tree.root) && copy.contains(tree.root) && !tree.contains(removed) && !copy.contains(removed))
    #expect(onlyInTree.allSatisfy { tree.contains($0) && !copy.contains($0) })
    #expect(foreign.allSatisfy { copy.contains($0) && !tree.contains($0) })
    #expect(!others.contains { $0.contains(tree.root) || tree.contains($0.root) })
  }

  @Test("An empty container stays a container with any style, and a leaf stays a leaf")
  func styleKeepsKindOfNode() {
    var tree = LayoutTree(Column { Row {}.id(1) })
    let added = tree.append(Column {}, to: tree.root), leaf = tree.append(Measured(width: 5, height: 5), to: tree.root)
    tree.setContent(nil, of: leaf)
    guard let row = tree.node(1) else {
      Issue.record("an id is not found")
      return
    }
    var rigid = FlexStyle()
    rigid.flexShrink = 0
    // The styles are set before the first layout, and again after it.
    for _ in 0..<2 {
      for node in [row, added] { tree.setStyle(rigid, of: node) }
      var container = tree.style(of: row)
      container.marginLeft = .points(1)
      tree.setStyle(container, of: leaf)
      tree.layout(in: bounds)
      // A fixed leaf without a height is an issue in a column, an empty container is not.
      #expect(tree.placement().issues.map { $0.nodeIndex } == [3])
      #expect(tree.placement().issues.map { $0.kind } == [.noSize(inWidth: false)])
      rigid.marginTop = .points(1)
    }
    // After an update to a value that has a leaf in its place, the container is a leaf.
    tree.update(to: Column { Fixed(width: 3).id(1) })
    tree.layout(in: bounds)
    #expect(tree.placement().issues.map { $0.nodeIndex } == [1])
  }

  @Test("Thousands of edits without a layout do not make the storage of a tree grow")
  func editsLeaveNothingBehind() {
    var tree = LayoutTree(
      Row {
        Measured(width: 1, height: 1); Measured(width: 2, height: 2)
      })
    let leaves = tree.children(of: tree.root).map { $0 }
    for round in 0..<2000 {
      for leaf in leaves {
        tree.setContent(nil, of: leaf)
        tree.setContent(Measured(width: 3, height: 3), of: leaf)
        tree.editStyle(of: leaf) { $0.marginLeft = round % 2 == 0 ? .points(1) : .points(0) }
        tree.editStyle(of: leaf) { $0.paddingTop = round % 3 == 0 ? .points(1) : .points(0) }
      }
      let new = tree.append(Row { Flex() }, to: tree.root)
      tree.append(Flex(), to: tree.root)
      tree.remove(new)
      tree.remove(tree.children(of: tree.root).map { $0 }[2])
    }
    #expect(tree.storedValueCount < 400)
    tree.layout()
    #expect(tree.count == 3)
  }
}

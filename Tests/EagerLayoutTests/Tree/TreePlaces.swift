import EagerLayout
import TestSupport
import Testing

@Suite("The nodes of a kept tree are found by their places")
struct TreePlaces {
  private let bounds = Frame(x: 10, y: 20, width: 100, height: 50)

  private func list(_ rows: Int, height: Double = 44) -> Column {
    Column {
      for row in 0..<rows {
        Row {
          Fixed(width: 40, height: 40)
          Flex()
        }
        .height(height).id(row)
      }
    }
  }

  /// The ids of the rows in a window, which has none but rows and their leaves in it, and the column.
  private func rows(_ tree: LayoutTree, in window: Frame) -> [LayoutID] {
    tree.nodes(in: window).compactMap { tree.id(of: $0) }
  }

  @Test("in a window of a long list, its rows alone, wherever the window is")
  func window() {
    let count = Thorough.pick(500, 2_000)
    var tree = LayoutTree(list(count))
    tree.layout(width: 320)
    tree.findsByPlace = true
    for first in [0, 1, 300, count - 10] {
      let window = Frame(y: 44 * Double(first), width: 320, height: 440)
      #expect(rows(tree, in: window) == (first..<first + 10).map { LayoutID($0) })
      // The column, and two leaves in each row.
      #expect(tree.nodes(in: window).count == 31)
      #expect(tree.node(atX: 20, y: window.y + 20).flatMap { tree.parent(of: $0) } == tree.node(first))
    }
    #expect(tree.nodes(in: Frame(y: -50, width: 320, height: 50)) == [])
    #expect(tree.nodes(in: Frame(y: 44 * Double(count), width: 320, height: 50)) == [])
    #expect(tree.nodes(in: Frame(y: 60, width: 0, height: 50)) == [])
  }

  @Test("where some stick out of their parents, overlap, or are moved from their places")
  func exceptions() throws {
    let styles: [(inout FlexStyle) -> Void] = [
      { $0.marginTop = .points(-100) }, { $0.top = .points(700) }, { $0.position = .absolute },
      { $0.display = .none }, { $0.order = -1 }, { $0.height = .points(0) }, { $0.marginLeft = .points(-30) },
    ]
    for (index, style) in styles.enumerated() {
      var tree = LayoutTree(list(60))
      tree.findsByPlace = true
      tree.layout(width: 320)
      let row = try #require(tree.node(30)), leaf = tree.children(of: row)[0]
      for node in [row, leaf] {
        tree.editStyle(of: node, style)
        tree.layout(width: 320)
        let placement = tree.placement()
        for y in stride(from: -200.0, to: 3000, by: 150) {
          let window = Frame(y: y, width: 320, height: 90)
          #expect(
            tree.nodes(in: window).map { tree.index(of: $0) } == placement.nodes(in: window).map { $0.index },
            "\(index) at \(y)")
          let hit = tree.node(atX: 20, y: y).map { tree.index(of: $0) }
          #expect(hit == placement.node(atX: 20, y: y)?.index, "\(index) at \(y)")
        }
      }
    }
  }

  @Test("as of the last layout: not when they are new, and not when they are gone")
  func edited() throws {
    var tree = LayoutTree(list(10))
    #expect(tree.nodes(in: bounds) == [] && tree.node(atX: 1, y: 1) == nil)
    tree.findsByPlace = true
    tree.layout(width: 320)
    tree.remove(try #require(tree.node(3)))
    let new = tree.insert(Fixed(height: 44), into: tree.root, at: 0)
    let window = Frame(y: 100, width: 320, height: 100)
    #expect(rows(tree, in: window) == [2, 4])
    #expect(tree.node(atX: 20, y: 140) == tree.root && tree[new].isEmpty)
    #expect(tree.contentSize(of: new) == Extent(width: 0, height: 0))
    #expect(tree.contentFrame(of: new) == Frame(width: 0, height: 0))
    tree.layout(width: 320)
    #expect(rows(tree, in: window) == [1, 2, 4])
    #expect(tree.node(atX: 20, y: 20) == new)
  }

  @Test("the same whether layouts note how far nodes reach or not, from when on they may")
  func unnoted() {
    var tree = LayoutTree(list(40))
    tree.layout(width: 320)
    var other = tree
    other.findsByPlace = true
    #expect(!tree.findsByPlace && other.findsByPlace)
    for y in stride(from: -50.0, to: 1900, by: 130) {
      let window = Frame(x: 30, y: y, width: 20, height: 60)
      #expect(tree.nodes(in: window) == other.nodes(in: window))
      #expect(tree.node(atX: 35, y: y) == other.node(atX: 35, y: y))
    }
    #expect(tree.contentSize(of: tree.root) == other.contentSize(of: other.root))
  }

  @Test("not where a node around them cuts them off")
  func cut() throws {
    var tree = LayoutTree(Row { Row { Fixed(width: 300, height: 10).id(2) }.width(50).overflow(.hidden).id(1) })
    tree.layout(in: bounds)
    let leaf = try #require(tree.node(2)), row = try #require(tree.node(1))
    #expect(tree.nodes(in: Frame(x: 10, y: 20, width: 200, height: 5)) == [tree.root, row, leaf])
    #expect(tree.nodes(in: Frame(x: 70, y: 20, width: 20, height: 5)) == [tree.root])
    #expect(tree.clip(of: leaf) == Frame(x: 10, y: 20, width: 50, height: 50) && tree.clip(of: row) == nil)
    #expect(tree.contentSize(of: row) == Extent(width: 300, height: 10))
    #expect(tree.overflow(of: row) == Extent(width: 250, height: 0) && tree.overflow == Extent(width: 0, height: 0))
  }
}

@Suite("A kept tree tells what its placement tells")
struct TreeAnswers {
  private let bounds = Frame(x: 10, y: 20, width: 100, height: 50)

  @Test("of boxes, kinds, issues and how it came about")
  func answers() throws {
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
    // Before a layout, of the one that is to come.
    tree.append(Fixed(height: 3), to: tree.root)
    var other = tree
    other.layout(in: bounds)
    #expect(tree.trace() == other.trace() && tree.needsLayout)
    #expect(tree.kind(of: tree.node(atIndex: 4)) == .fixed)
    let empty = tree.append(Row {}, to: tree.root)
    #expect(tree.kind(of: empty) == .leaf)
  }

  @Test("of neighbours, children by index, and all below a node, edited or not")
  func neighbours() throws {
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
      // The second time round there is an edit that waits for a layout, which changes nothing in the end.
      tree.move(last, into: tree.root, at: 0)
      tree.move(last, into: tree.root, at: 2)
    }
  }
}

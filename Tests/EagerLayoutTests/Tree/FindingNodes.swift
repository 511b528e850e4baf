import EagerLayout
import TestSupport
import Testing

@Suite("Finding nodes of trees by window or point")
struct FindingNodes {
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

  /// Returns the ids of the rows in a window. The column and the leaves have no ids.
  private func rows(_ tree: LayoutTree, in window: Frame) -> [LayoutID] {
    tree.nodes(in: window).compactMap { tree.id(of: $0) }
  }

  @Test("nodes(in:) returns only those rows of a long list that are in the window, for any place of the window")
  func rowsInWindow() {
    let count = Thorough.pick(500, 2_000)
    var tree = LayoutTree(list(count))
    tree.layout(width: 320)
    tree.findsByPlace = true
    for first in [0, 1, 300, count - 10] {
      let window = Frame(y: 44 * Double(first), width: 320, height: 440)
      #expect(rows(tree, in: window) == (first..<first + 10).map { LayoutID($0) })
      // The window contains the column, ten rows and two leaves in each row.
      #expect(tree.nodes(in: window).count == 31)
      #expect(tree.node(atX: 20, y: window.y + 20).flatMap { tree.parent(of: $0) } == tree.node(first))
    }
    #expect(tree.nodes(in: Frame(y: -50, width: 320, height: 50)) == [])
    #expect(tree.nodes(in: Frame(y: 44 * Double(count), width: 320, height: 50)) == [])
    #expect(tree.nodes(in: Frame(y: 60, width: 0, height: 50)) == [])
  }

  @Test("nodes(in:) of a tree and its placement agree on overflowing, overlapping, absolute and hidden nodes")
  func movedNodesInWindow() throws {
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

  @Test("After edits, nodes(in:) returns only those nodes of the last layout that still exist")
  func nodesInWindowAfterEdits() throws {
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

  @Test("nodes(in:) and node(atX:y:) return the same nodes with and without findsByPlace")
  func findingWithoutIndex() {
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

  @Test("nodes(in:) omits a node if the window covers only a part of it that an ancestor clips")
  func clippedNodesInWindow() throws {
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

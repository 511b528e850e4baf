import EagerLayout
import Foundation
import Synchronization
import Testing

@Suite("Updating trees")
struct UpdatingTrees {
  private let bounds = Frame(width: 100, height: 50)

  /// Returns a row of children with the given ids and widths.
  private func row(_ children: KeyValuePairs<Int, Double>) -> Row {
    Row { children.map { Fixed(width: $0.value).id($0.key) } }
  }

  @Test("An update keeps nodes with the same ids, adds the new ones and removes the others")
  func updateMatchesIDs() {
    var tree = LayoutTree(row([1: 10, 2: 20, 3: 30]))
    tree.layout(in: bounds)
    let old = tree.children(of: tree.root).map { $0 }
    tree.update(to: row([3: 30, 4: 5, 1: 10]))
    let new = tree.children(of: tree.root).map { $0 }
    #expect(new[0] == old[2] && new[2] == old[0] && !old.contains(new[1]))
    #expect(!tree.contains(old[1]) && tree.node(4) == new[1])
    #expect(Set(tree.layout(in: bounds)) == Set(new))
    #expect(tree[1] == Frame(x: 35, width: 10, height: 50))
  }

  @Test("An update keeps a node whose id is now in another container, even in a former descendant")
  func updateMovesNodesBetweenContainers() {
    var tree = LayoutTree(Row { Column { Flex().id("leaf") }.id("column") })
    tree.layout(in: bounds)
    let column = tree.node("column"), leaf = tree.node("leaf")
    // The nodes are nested in the opposite order, in a new container.
    tree.update(to: Row { Row { Column { Column {}.id("column") }.grow(1).id("leaf") }.grow(1) })
    #expect(tree.node("column") == column && tree.node("leaf") == leaf)
    tree.layout(in: bounds)
    #expect(tree["leaf"] == bounds)
    #expect(leaf.map { tree.id(of: $0) } == LayoutID("leaf"))
  }

  @Test("An update matches nodes without an id by their order among siblings without an id")
  func updateMatchesNodesWithoutID() {
    var tree = LayoutTree(
      Row {
        Flex(); Flex().id(1); Flex(2); Flex(3)
      })
    let old = tree.children(of: tree.root).map { $0 }
    tree.update(
      to: Row {
        Flex().id(2); Flex(); Flex(2); Flex().id(1)
      })
    let new = tree.children(of: tree.root).map { $0 }
    #expect(new[1] == old[0] && new[2] == old[2] && new[3] == old[1] && !tree.contains(old[3]))
  }

  @Test("Among nodes with the same id, an update keeps the handle of the first, or all handles if the value is equal")
  func updateWithDuplicateIDs() {
    let value = Row {
      Column { Flex().id(1) }; Flex().id(1); Flex().id(1)
    }
    var tree = LayoutTree(value)
    tree.layout(in: bounds)
    let old = tree.preorder
    tree.update(to: value)
    #expect(tree.preorder == old && tree.layout(in: bounds) == [])
    tree.update(to: Row { Flex().id(1) })
    #expect(tree.preorder == [old[0], old[2]])
    tree.update(
      to: Row {
        Flex().id(1); Flex().id(1)
      })
    #expect(tree.preorder.prefix(2) == [old[0], old[2]] && tree.count == 3)
  }

  @Test("An update gives the root of a tree the style, the content and the id of the new value")
  func updateOfRoot() {
    var tree = LayoutTree(Row { Flex().id(7) }.id(1))
    let root = tree.root
    tree.update(
      to: Column {
        Flex().id(1); Flex()
      }.padding(5).id(7))
    #expect(tree.root == root && tree.node(7) == root && tree.style(of: root).flexDirection == .column)
    #expect(tree.node(1) != nil && tree.node(1) != root)
    tree.update(to: Measured(width: 30, height: 20))
    tree.layout()
    #expect(tree.count == 1 && tree[root] == Frame(width: 30, height: 20) && tree.id(of: root) == nil)
    tree.update(to: Row { Fixed(width: 4, height: 3) })
    tree.layout()
    #expect(tree[root] == Frame(width: 4, height: 3))
  }

  @Test("An update to an equal value measures nothing, and an update with a new revision measures only its leaf")
  func updateMeasuresNewRevisions() {
    let measured = Mutex<[Int]>([])
    func value(_ revisions: [Int?]) -> Column {
      Column {
        for (index, revision) in revisions.enumerated() {
          let leaf = Measured { _ in
            measured.withLock { $0.append(index) }
            return ContentSize(width: 10, height: 10)
          }
          if let revision { leaf.revision(revision).id(index) } else { leaf.id(index) }
        }
        Measured(text: "some words", advance: 5, lineHeight: 8).padding(3).margin(0)
      }
    }
    func indices() -> Set<Int> {
      measured.withLock { all in
        defer { all = [] }; return Set(all)
      }
    }
    var tree = LayoutTree(value([1, 1, 1]))
    tree.layout(in: bounds)
    #expect(indices() == [0, 1, 2])
    tree.update(to: value([1, 1, 1]))
    #expect(tree.layout(in: bounds) == [] && indices() == [])
    tree.update(to: value([1, 2, 1]))
    #expect(tree.layout(in: bounds) == [] && indices() == [1])
    tree.update(to: value([nil, 2, 1]))
    tree.layout(in: bounds)
    #expect(indices() == [0])
    tree.update(to: value([nil, 2, 1]))
    tree.layout(in: bounds)
    #expect(indices() == [0])
  }

  @Test("An update to equal invalid numbers changes nothing, and other invalid numbers change the issues")
  func updateWithInvalidNumbers() {
    func value(_ width: Double) -> Row {
      Row {
        Flex().minWidth(width); Flex().minWidth(-3)
      }
    }
    var tree = LayoutTree(value(-1))
    tree.layout(in: bounds)
    let issues = tree.placement().issues
    #expect(issues.count == 2)
    tree.update(to: value(-1))
    #expect(tree.layout(in: bounds) == [] && tree.placement().issues == issues)
    tree.update(to: value(-2))
    #expect(tree.layout(in: bounds) == [] && tree.placement().issues == value(-2).layout(in: bounds).issues)
    tree.update(to: value(0))
    #expect(tree.layout(in: bounds) == [] && tree.placement().issues.count == 1)
  }

  @Test("Updates and edits without a layout in between give the frames of the final value")
  func updatesAndEditsMixed() {
    var tree = LayoutTree(row([1: 10, 2: 20]))
    tree.layout(in: bounds)
    let first = tree.node(1)
    tree.append(Flex().id(5), to: tree.root)
    tree.update(to: row([5: 5, 1: 10]))
    let five = tree.node(5)
    tree.update(to: row([1: 10, 6: 6, 5: 5]))
    #expect(tree.node(1) == first && tree.node(5) == five && tree.node(2) == nil)
    if let first { tree.remove(first) }
    tree.layout(in: bounds)
    #expect(tree.placement().frames == row([6: 6, 5: 5]).layout(in: bounds).frames)
  }

  @Test("A tree is updated to values of a thousand levels on a stack of 512 KB")
  func deepUpdate() async {
    let isRight = await onSmallStack {
      func value(_ levels: Int, _ width: Double) -> Row {
        var row = Row { Fixed(width: width).id(0) }
        for _ in 0..<levels { row = Row { row } }
        return row
      }
      var tree = LayoutTree(value(1000, 10))
      tree.layout(height: 50)
      let leaf = tree.node(0)
      tree.update(to: value(1000, 20))
      let changes = tree.layout(height: 50).count
      tree.update(to: value(999, 20))
      return changes == 1002 && tree.node(0) == leaf && tree.count == 1001
    }
    #expect(isRight)
  }
}

/// Runs a closure on a thread with a stack of 512 KB, and returns its result.
func onSmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { done in
    let thread = Thread { done.resume(returning: body()) }
    thread.stackSize = 512 * 1024
    thread.start()
  }
}

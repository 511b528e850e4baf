import EagerLayout
import Testing

@Suite("Interpolated placements")
struct Interpolation {
  @Test("At 0.5 of an interpolation, an item that is hidden at one end is visible and has a presence of 0.5")
  func interpolationShowsHiddenItems() {
    func row(_ hides: Bool) -> Placement {
      Row {
        Fixed(width: 20).hidden(hides); Flex()
      }.layout(in: Frame(width: 100, height: 10))
    }
    let hiding = row(false).interpolated(to: row(true), at: 0.5)
    #expect(!hiding.isHidden(1) && hiding.frames[1] == Frame(width: 20, height: 10))
    #expect(hiding.map { $0.presence } == [1, 0.5, 1])
    #expect(hiding.frames[2] == Frame(x: 10, width: 90, height: 10))
    #expect(row(true).interpolated(to: row(false), at: 0.5).frames[1] == Frame(width: 20, height: 10))
    #expect(row(false).interpolated(to: row(true), at: 1).isHidden(1))
  }

  @Test("Interpolation moves items with the same ids, even between different parents")
  func interpolationByID() {
    let before = Column { for id in [1, 2, 3] { Fixed(height: 10).id(id) } }.layout(in: Frame(width: 100, height: 60))
    let after = Column {
      Fixed(height: 20).id(3)
      Row {
        Fixed(width: 30).id(4); Fixed(width: 30).id(1)
      }.height(40)
    }
    .layout(in: Frame(width: 100, height: 60))
    let between = before.interpolated(to: after, at: 0.5)
    #expect(between[3] == Frame(y: 10, width: 100, height: 15))
    // The row and the new item in it are at their final places.
    #expect(between[4] == after[4] && between.node(4)?.parent?.frame == after.frames[2])
    #expect(between[1] == Frame(x: 15, y: 10, width: 65, height: 25))
    // The removed item stays at its old place.
    #expect(between[2] == before[2] && between.node(2)?.parent?.index == 0)
    #expect([1, 2, 3, 4].map { between.node($0)?.presence } == [1, 0.5, 1, 0.5])
    #expect(before.interpolated(to: after, at: 0.25).map { $0.presence } == [1, 0.75, 1, 0.25, 0.25, 1])
    #expect(before.interpolated(to: after, at: 1.5).node(2)?.presence == 0)
    #expect(before.map { $0.presence } == [1, 1, 1, 1])
    #expect(before.interpolated(to: after, at: 0) == before && before.interpolated(to: after, at: 1) == after)
    #expect(before.interpolated(to: after.yUp(in: 60), at: 0.5) == after.yUp(in: 60))
  }

  @Test("An interpolation moves a new item with its parent and matches items without ids by their order")
  func interpolationPlacesNewItems() {
    func list(_ y: Double, _ ids: [Int]) -> Placement {
      Column {
        Fixed(height: y)
        Column { for id in ids { Fixed(height: 10).id(id) } }
      }
      .layout(width: 100)
    }
    let between = list(0, [1, 2]).interpolated(to: list(40, [5, 2, 1]), at: 0.5)
    #expect(between[5]?.y == 20)
    #expect(between[2]?.y == 30 && between[1]?.y == 30)
    // Children without ids are matched in their order.
    let more = Row {
      Fixed(width: 10); Fixed(width: 10); Fixed(width: 10)
    }.layout(height: 1)
    let fewer = Row {
      Fixed(width: 20); Fixed(width: 20)
    }.layout(height: 1)
    #expect(fewer.interpolated(to: more, at: 0.5).frames.map { $0.x } == [0, 0, 15, 20])
    #expect(more.interpolated(to: fewer, at: 0.5).frames.map { $0.x } == [0, 0, 15, 20])
  }

  @Test("In an interpolation, a removed item follows the same sibling as before and moves with its parent")
  func interpolationKeepsRemovedItems() {
    func list(_ y: Double, _ ids: [Int], _ inner: [Int: [Int]] = [:]) -> Placement {
      Column {
        Fixed(height: y)
        Column {
          for id in ids {
            Column { for part in inner[id] ?? [] { Fixed(height: 4).id(part).payload(part) } }.height(10).id(id)
          }
        }.padding(1)
      }
      .layout(width: 100)
    }
    let before = list(0, [1, 2, 3, 4], [2: [20, 21], 3: [30]]), after = list(40, [5, 1, 4], [4: [21]])
    let between = before.interpolated(to: after, at: 0.5)
    #expect(between.compactMap { $0.id } == [5, 1, 2, 20, 3, 30, 4, 21].map { LayoutID($0) })
    #expect(between[2] == Frame(x: 1, y: 31, width: 98, height: 10) && between[20]?.y == 31 && between[3]?.y == 41)
    #expect(between[21]?.y == (before[21]!.y + after[21]!.y) / 2)
    #expect(between.node(30)?.payload(as: Int.self) == 30 && between.node(30)?.parent?.id == LayoutID(3))
    #expect(between.node(1)?.parent?.contentFrame.x == 1)
    #expect(between.paintOrder.count == between.count && between.contentSize(of: 0).height > 0)
    #expect(between.issues.allSatisfy { between.id(of: $0.nodeIndex) == $0.id })
  }

  @Test("Interpolating an interpolated placement at 0.5 halves the remaining change of presence and padding")
  func interpolationFromInterpolation() {
    func row(_ ids: [Int], _ padding: Double) -> Placement {
      Row { for id in ids { Fixed(10).id(id) } }.padding(padding).layout(in: Frame(width: 100, height: 100))
    }
    let a = row([1, 2], 0), b = row([2, 3], 40), c = row([3], 0)
    let now = a.interpolated(to: b, at: 0.5)
    #expect([1, 2, 3].map { now.node($0)?.presence } == [0.5, 1, 0.5])
    #expect(now.contentFrame(of: 0) == Frame(x: 20, y: 20, width: 60, height: 60))
    let on = now.interpolated(to: c, at: 0.5)
    #expect([1, 2, 3].map { on.node($0)?.presence } == [0.25, 0.5, 0.75])
    #expect(on.contentFrame(of: 0) == Frame(x: 10, y: 10, width: 80, height: 80))
  }

  @Test("In an interpolation, a new item is at the same place whether the y axis points up or down")
  func interpolationWithYUp() {
    let before = Column { Fixed(height: 10).id(1) }.layout(in: Frame(width: 50, height: 100))
    let after = Column {
      Fixed(height: 10).id(1); Fixed(height: 10).id(2)
    }.layout(in: Frame(width: 50, height: 200))
    let down = before.interpolated(to: after, at: 0.5)
    let up = before.yUp(in: 200).interpolated(to: after.yUp(in: 200), at: 0.5)
    #expect(up.yUp(in: 200).frames == down.frames && up[2] == Frame(y: 180, width: 50, height: 10))
  }

  @Test("Halfway between different trees, each node has its parent, its id, its presence and the mean of its frames")
  func interpolationOfDifferentTrees() {
    for (first, second) in zip(RandomTree.all, RandomTree.all.dropFirst()) {
      let old = first.placement, new = second.placement, union = TreeUnion(old, new)
      let between = old.interpolated(to: new, at: 0.5)
      #expect(between.count == union.members.count, "seed \(first.seed)")
      for (node, member) in zip(between, union.members) {
        let oldVisible = member.old.flatMap { old.isHidden($0) ? nil : $0 }
        let newVisible = member.new.flatMap { new.isHidden($0) ? nil : $0 }
        #expect(node.parent?.index == member.parent, "seed \(first.seed)")
        #expect(node.id == member.new.map { new.id(of: $0) } ?? member.old.flatMap { old.id(of: $0) })
        if let id = node.id { #expect(between.index(of: id) == node.index) }
        #expect(node.presence == (oldVisible == nil ? 0 : 0.5) + (newVisible == nil ? 0 : 0.5))
        if let oldVisible, let newVisible {
          #expect(close(node.frame.x, (old.frames[oldVisible].x + new.frames[newVisible].x) / 2))
          #expect(close(node.frame.maxY, (old.frames[oldVisible].maxY + new.frames[newVisible].maxY) / 2))
        }
      }
    }
  }
}

/// The nodes of two placements with unique ids as one tree, in preorder.
private struct TreeUnion {
  private(set) var members: [(old: Int?, new: Int?, parent: Int?)] = []
  private let old: Placement
  private let new: Placement
  /// The nodes that match, by the index in the new placement and in the old one.
  private var oldNodes = [0: 0]
  private var newNodes = [0: 0]

  init(_ old: Placement, _ new: Placement) {
    (self.old, self.new) = (old, new)
    for node in new.frames.indices.dropFirst() {
      guard let oldNode = match(node), oldNode != 0 else { continue }
      oldNodes[node] = oldNode
      newNodes[oldNode] = node
    }
    add(0, 0, below: nil)
  }

  private func match(_ node: Int) -> Int? {
    if let id = new.id(of: node) { return old.index(of: id) }
    guard let parent = new.parent(of: node), let oldParent = oldNodes[parent] else { return nil }
    let index = new.children(of: parent).filter { new.id(of: $0) == nil }.firstIndex(of: node) ?? 0
    let candidates = old.children(of: oldParent).filter { old.id(of: $0) == nil }
    return index < candidates.count ? candidates[index] : nil
  }

  private mutating func add(_ oldNode: Int?, _ newNode: Int?, below parent: Int?) {
    let index = members.count
    members.append((oldNode, newNode, parent))
    var children: [(old: Int?, new: Int?)] = newNode.map { new.children(of: $0).map { (oldNodes[$0], $0) } } ?? []
    // Insert each removed child after the remaining sibling that was before it.
    var place = 0
    for child in oldNode.map({ Array(old.children(of: $0)) }) ?? [] {
      if let match = newNodes[child] {
        if let sibling = children.firstIndex(where: { $0.new == match }) { place = sibling + 1 }
      } else {
        children.insert((child, nil), at: place)
        place += 1
      }
    }
    for child in children { add(child.old, child.new, below: index) }
  }
}

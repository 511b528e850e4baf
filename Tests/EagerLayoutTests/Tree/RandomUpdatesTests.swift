import EagerLayout
import Foundation
import TestSupport
import Testing

@Suite("Random updates of trees")
struct RandomUpdatesTests {
  /// The number of updates. `EDITS=100000 swift test -c release --filter RandomUpdates` makes a hundred thousand.
  static let updates = ProcessInfo.processInfo.environment["EDITS"].flatMap { Int($0) } ?? Thorough.pick(60, 1200)

  @Test(
    "After random updates, a tree has the frames of a new tree, and nodes that stay keep their handles",
    arguments: [
      .everything, .everything.union(.arranged), [.flexing, .edges, .text], [.flexing, .text, .directions, .groups],
      EngineTraits(rawValue: -1),
    ] as [EngineTraits], [false, true])
  func updatedTreeEqualsNewTree(traits: EngineTraits, hasDuplicates: Bool) {
    var values = RandomValues(seed: hasDuplicates ? 31 : 32, traits: traits, hasDuplicates: hasDuplicates)
    var updated = UpdatedTree(values.next())
    for index in 0..<Self.updates / 4 {
      if index % 30 == 0 { updated = UpdatedTree(values.next()) }
      let value = values.random.oneIn(4) ? values.next() : values.changed(updated.value)
      // Some updates follow each other without a layout.
      let faults = updated.update(to: value, laysOut: !values.random.oneIn(5))
      #expect(faults == [], "update \(index)")
      if !faults.isEmpty { break }
    }
  }

  @Test(
    "Updating a tree to an equal value changes no handle and no frame", arguments: Rows.of(0..<Thorough.pick(20, 100)))
  func equalUpdateChangesNothing(rows: Rows<UInt64>) {
    for seed in rows {
      var values = RandomValues(seed: seed, traits: .everything, hasDuplicates: seed % 2 == 0)
      let value = values.next()
      var tree = LayoutTree(Item(node: value))
      tree.layout(width: 300)
      let handles = tree.preorder
      // The value shares no storage with the first.
      tree.update(to: Item(node: value.rebuilt))
      #expect(tree.preorder == handles)
      #expect(tree.layout(width: 300) == [])
    }
  }
}

/// A generator of random builder values with ids, and of changes to them.
private struct RandomValues {
  var random: SplitMix64
  var trees: EngineTrees
  let hasDuplicates: Bool

  init(seed: UInt64, traits: EngineTraits, hasDuplicates: Bool) {
    random = SplitMix64(seed: seed)
    trees = EngineTrees(seed: ~seed, traits: traits, maxDepth: 4, maxChildren: 4)
    self.hasDuplicates = hasDuplicates
  }

  mutating func next() -> LayoutNode {
    var node = trees.next().layoutNode, freeIDs = Array(0..<60)
    setIDs(of: &node, &freeIDs)
    return node
  }

  /// Sets ids of nodes, each only once unless there are duplicates.
  private mutating func setIDs(of node: inout LayoutNode, _ freeIDs: inout [Int]) {
    node.id = nil
    if random.oneIn(2), !freeIDs.isEmpty {
      let index = Int.random(in: 0..<freeIDs.count, using: &random)
      node.id =
        freeIDs[index] % 7 == 0 ? LayoutID("\(freeIDs[index])") : LayoutID(freeIDs[index], index: freeIDs[index] % 3)
      if !hasDuplicates || !random.oneIn(5) { freeIDs.remove(at: index) }
    }
    for index in node.children.indices { setIDs(of: &node.children[index], &freeIDs) }
  }

  /// Returns a value with some changes. No id is more frequent than before.
  mutating func changed(_ value: LayoutNode) -> LayoutNode {
    var value = value, removedNodes: [LayoutNode] = []
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      change(&value, &removedNodes)
    }
    // Some of the removed nodes are inserted elsewhere.
    for node in removedNodes where random.oneIn(2) { insert(node, into: &value) }
    return value
  }

  private mutating func change(_ node: inout LayoutNode, _ removedNodes: inout [LayoutNode]) {
    if !node.children.isEmpty, !random.oneIn(3) {
      let index = Int.random(in: 0..<node.children.count, using: &random)
      return change(&node.children[index], &removedNodes)
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: node.style = trees.style(isLeaf: node.children.isEmpty, isRoot: false)
    case 1: node.style.flexGrow = random.pick([0, 1, 2])
    case 2: node.style.marginLeft = random.pick([.auto, .points(3), .points(0)])
    case 3 where !node.children.isEmpty:
      removedNodes.append(node.children.remove(at: Int.random(in: 0..<node.children.count, using: &random)))
    case 4: node.children.reverse()
    case 5 where node.children.isEmpty:
      node.content = random.oneIn(3) ? nil : LeafContent(.intrinsic(Extent(width: trees.points(40), height: 7)))
    default: node.style.width = random.pick([.points(20), .auto])
    }
  }

  private mutating func insert(_ node: LayoutNode, into parent: inout LayoutNode) {
    if !parent.children.isEmpty, random.oneIn(2) {
      let index = Int.random(in: 0..<parent.children.count, using: &random)
      return insert(node, into: &parent.children[index])
    }
    parent.content = nil
    parent.children.insert(node, at: Int.random(in: 0...parent.children.count, using: &random))
  }
}

/// A tree with the value of its last update, and a plain rule for the nodes that keep their handles.
private struct UpdatedTree {
  var tree: LayoutTree
  var value: LayoutNode
  /// The frames and parents of the last layout.
  private var frames: [LayoutTree.Node: (frame: Frame, parent: LayoutTree.Node?)] = [:]

  init(_ value: LayoutNode) {
    self.value = value
    tree = LayoutTree(Item(node: value))
    tree.layout(width: 300)
    recordFrames()
  }

  private mutating func recordFrames() {
    frames = [:]
    for node in tree.preorder { frames[node] = (tree.frameInParent(of: node), tree.box(of: node)) }
  }

  mutating func update(to new: LayoutNode, laysOut: Bool) -> [String] {
    let expected = ExpectedHandles(old: value, handles: tree.preorder, new: new).handles
    let before = Set(tree.preorder)
    tree.update(to: Item(node: new))
    value = new
    var faults: [String] = []
    if let fault = tree.arenaFault { faults.append("arena after the update: \(fault)") }
    let preorder = tree.preorder
    if preorder.count != expected.count { faults.append("\(preorder.count) nodes and not \(expected.count)") }
    for (index, (node, expected)) in zip(preorder, expected).enumerated() {
      switch expected {
      case .same(let old): if node != old { faults.append("node \(index) is another one") }
      case .new: if before.contains(node) { faults.append("node \(index) is not new") }
      case .any: break
      }
    }
    var fresh = LayoutTree(Item(node: new))
    if tree.count != fresh.count { faults.append("counts \(tree.count) and not \(fresh.count)") }
    for (node, other) in zip(preorder, fresh.preorder) {
      if tree.id(of: node) != fresh.id(of: other) { faults.append("another id") }
      if tree.style(of: node) != fresh.style(of: other) { faults.append("another style") }
    }
    guard laysOut, faults.isEmpty else { return faults }
    let changes = tree.layout(width: 300)
    if let fault = tree.arenaFault { faults.append("arena after the layout: \(fault)") }
    fresh.layout(width: 300)
    var differing: Set<LayoutTree.Node> = []
    for (node, other) in zip(preorder, fresh.preorder) {
      let frame = fresh.frameInParent(of: other)
      // The node that is found among several with one id depends on the nodes hidden in the last layout.
      if let id = fresh.id(of: other), fresh.node(id) == other, tree.node(id) != node {
        faults.append("\(id) not found")
      }
      if tree.frameInParent(of: node) != frame { faults.append("\(tree.frameInParent(of: node)) and not \(frame)") }
      if let old = frames[node], old.frame == frame, old.parent == tree.box(of: node) { continue }
      differing.insert(node)
    }
    if Set(changes) != differing || changes.count != differing.count {
      faults.append("\(changes.count) changes and not \(differing.count)")
    }
    let (found, expectedPlacement) = (tree.placement(), fresh.placement())
    if found != expectedPlacement {
      let issues = zip(found.issues, expectedPlacement.issues).first { $0 != $1 }
      faults.append("another placement\(issues.map { ": \($0) and not \($1)" } ?? "")")
    }
    recordFrames()
    return faults
  }
}

/// The expected handle of each node of a new value: an old one, a new one, or any.
private struct ExpectedHandles {
  enum Handle { case same(LayoutTree.Node), new, any }

  private(set) var handles: [Handle] = []
  private var firstNodesByID: [LayoutID: (node: LayoutNode, position: Int)] = [:]
  private var visitedIDs: Set<LayoutID> = []
  private let oldHandles: [LayoutTree.Node]

  /// - Parameter handles: the handles of the old value's nodes, in preorder.
  init(old: LayoutNode, handles: [LayoutTree.Node], new: LayoutNode) {
    oldHandles = handles
    var nextPosition = 0
    var root = old
    root.id = new.id
    collect(root, &nextPosition)
    if let id = new.id { visitedIDs.insert(id) }
    self.handles.append(.same(handles[0]))
    match(new, with: (root, 0))
  }

  private mutating func collect(_ node: LayoutNode, _ nextPosition: inout Int) {
    if let id = node.id, firstNodesByID[id] == nil { firstNodesByID[id] = (node, nextPosition) }
    nextPosition += 1
    for child in node.children { collect(child, &nextPosition) }
  }

  private func count(_ node: LayoutNode) -> Int { node.children.reduce(1) { $0 + count($1) } }

  private mutating func match(_ new: LayoutNode, with old: (node: LayoutNode, position: Int)?) {
    var childrenWithoutID: [(node: LayoutNode, position: Int)] = []
    if let old {
      var position = old.position + 1
      for child in old.node.children {
        if child.id == nil { childrenWithoutID.append((child, position)) }
        position += count(child)
      }
    }
    for child in new.children {
      var found: (node: LayoutNode, position: Int)?
      if let id = child.id {
        if visitedIDs.contains(id) {
          // The handles of further nodes with the same id, and of their descendants without ids, are not specified.
          skip(child)
          continue
        }
        found = firstNodesByID[id]
        if found != nil { visitedIDs.insert(id) }
      } else if !childrenWithoutID.isEmpty {
        found = childrenWithoutID.removeFirst()
      }
      handles.append(found.map { .same(oldHandles[$0.position]) } ?? .new)
      match(child, with: found)
    }
  }

  private mutating func skip(_ node: LayoutNode) {
    handles.append(.any)
    for child in node.children {
      guard let id = child.id, !visitedIDs.contains(id), let found = firstNodesByID[id] else {
        skip(child)
        continue
      }
      visitedIDs.insert(id)
      handles.append(.same(oldHandles[found.position]))
      match(child, with: found)
    }
  }
}

extension LayoutNode {
  /// An equal value that shares no storage with this one.
  fileprivate var rebuilt: LayoutNode {
    var copy = self
    var style = self.style
    // Changing a margin and changing it back gives the style its own storage.
    let margin = style.marginTop
    style.marginTop = margin == .points(1) ? .points(2) : .points(1)
    style.marginTop = margin
    copy.style = style
    copy.content = content.map { LeafContent($0.kind) }
    copy.children = ContiguousArray(children.map { $0.rebuilt })
    return copy
  }
}

extension LayoutTree {
  /// All nodes in preorder.
  var preorder: [Node] {
    var nodes: [Node] = [], path = [root]
    while let node = path.popLast() {
      nodes.append(node)
      path += Array(children(of: node)).reversed()
    }
    return nodes
  }
}

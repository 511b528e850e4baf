import EagerLayout
import TestSupport

/// A tree under test with a simple model of it. A new tree made from the model has the expected frames.
final class EditedTree {
  /// A node of the model.
  final class Part {
    var style: FlexStyle
    var content: LeafContent?
    var children: [Part] = []
    weak var parent: Part?
    var handle: LayoutTree.Node
    /// The frame and the container that the node had in the last layout.
    var frame: Frame?
    var container: LayoutTree.Node?

    init(_ style: FlexStyle, _ content: LeafContent?, _ handle: LayoutTree.Node) {
      self.style = style
      self.content = content
      self.handle = handle
    }

    /// `true` for a container, and for a leaf that may become one.
    var holdsChildren: Bool { content == nil || content?.arrangement != nil }

    /// The nearest ancestor with a box.
    var box: Part? {
      var box = parent
      while let part = box, part.parent != nil, part.style.display == .contents, part.holdsChildren {
        box = part.parent
      }
      return box
    }

    func forEach(_ body: (Part) -> Void) {
      body(self)
      for child in children { child.forEach(body) }
    }
  }

  var tree: LayoutTree
  let root: Part
  var space = LayoutSpace(width: .definite(300), height: .definite(200))
  /// The violated invariants of the tree's arena after edits.
  private var arenaFaults: [String] = []

  init(_ source: EngineTree) {
    tree = LayoutTree(source.arena)
    tree.findsByPlace = true
    root = Part(source.style, source.content, tree.root)
    adopt(source.children, as: root)
  }

  /// Adds children to the model that the tree already has.
  private func adopt(_ sources: [EngineTree], as parent: Part) {
    for (source, handle) in zip(sources, Array(tree.children(of: parent.handle))) {
      let part = Part(source.style, source.content, handle)
      part.parent = parent
      parent.children.append(part)
      adopt(source.children, as: part)
    }
  }

  func insert(_ source: EngineTree, into parent: Part, at index: Int) {
    let handle = tree.insert(Item(node: source.layoutNode), into: parent.handle, at: index)
    let part = Part(source.style, source.content, handle)
    part.parent = parent
    parent.children.insert(part, at: index)
    adopt(source.children, as: part)
    checkArena(after: "insert")
  }

  private func checkArena(after edit: String) {
    if let fault = tree.arenaFault { arenaFaults.append("arena after \(edit): \(fault)") }
  }

  func remove(_ part: Part) {
    tree.remove(part.handle)
    part.parent?.children.removeAll { $0 === part }
    checkArena(after: "remove")
  }

  func move(_ part: Part, into parent: Part, at index: Int) {
    tree.move(part.handle, into: parent.handle, at: index)
    part.parent?.children.removeAll { $0 === part }
    parent.children.insert(part, at: index)
    part.parent = parent
    checkArena(after: "move")
  }

  func setStyle(_ style: FlexStyle, of part: Part) {
    tree.setStyle(style, of: part.handle)
    let isContainer = part.style.units.isContainer
    part.style = style
    part.style.units.isContainer = isContainer
    checkArena(after: "setStyle")
  }

  func setContent(_ content: LeafContent?, of part: Part) {
    var measured = content.map { _ in Measured(width: 0, height: 0) }
    measured?.node.content = content
    tree.setContent(measured, of: part.handle)
    part.content = content
    checkArena(after: "setContent")
  }

  func setArrangement(_ arrangement: TestArrangement, of part: Part) {
    arrangement.set(of: part.handle, in: &tree)
    part.content = arrangement.content
    checkArena(after: "setArrangement")
  }

  /// All parts, in preorder.
  var parts: [Part] {
    var parts: [Part] = []
    root.forEach { parts.append($0) }
    return parts
  }

  /// A new tree made from the model.
  private var fresh: LayoutTree {
    var arena = NodeArena()
    func add(_ part: Part) {
      arena.open(part.style, content: part.content)
      for child in part.children { add(child) }
      arena.close()
    }
    add(root)
    return LayoutTree(arena)
  }

  /// Lays out the tree and a new tree from the model, and returns their differences.
  ///
  /// - Parameter reads: `true` to compare the results of queries, too.
  func layOut(reads: Bool = true) -> [String] {
    let changes = tree.layout(in: space)
    checkArena(after: "layout")
    var faults = arenaFaults
    arenaFaults = []
    var fresh = fresh
    fresh.layout(in: space)
    let parts = parts
    var expected: Set<LayoutTree.Node> = []
    var handles: [LayoutTree.Node] = [fresh.root], index = 0
    // Collects the nodes of the new tree in preorder.
    func collect(_ node: LayoutTree.Node) {
      for child in fresh.children(of: node) {
        handles.append(child)
        collect(child)
      }
    }
    collect(fresh.root)
    for (part, handle) in zip(parts, handles) {
      let frame = fresh.frameInParent(of: handle)
      if tree.frameInParent(of: part.handle) != frame {
        let found = tree.frameInParent(of: part.handle)
        let excess = Frame(
          x: found.x - frame.x, y: found.y - frame.y, width: found.width - frame.width,
          height: found.height - frame.height)
        faults.append("node \(index): fresh \(frame), off by \(excess.x) \(excess.y) \(excess.width) \(excess.height)")
      }
      if tree.style(of: part.handle).direction != part.style.direction { faults.append("direction of \(index)") }
      let container = part.box?.handle
      if part.frame != frame || part.container != container { expected.insert(part.handle) }
      part.frame = frame
      part.container = container
      index += 1
    }
    if Set(changes) != expected || changes.count != expected.count {
      faults.append("\(changes.count) changes, expected \(expected.count)")
    }
    if tree.placement().builtParents != fresh.placement().builtParents { faults.append("other parents") }
    if parts.count != tree.count { faults.append("\(tree.count) nodes, expected \(parts.count)") }
    return reads ? faults + readingFaults() : faults
  }

  /// Lays out the tree and a new tree from the model, which cache at most `capacity` and `freshCapacity` results for
  /// each node, and compares the frames.
  func firstDifference(capacity: Int, freshCapacity: Int) -> FrameDifference? {
    var fresh = fresh
    tree.setCacheCapacity(capacity)
    fresh.setCacheCapacity(freshCapacity)
    tree.layout(in: space)
    fresh.layout(in: space)
    return FrameDifference(tree.placement(), fresh.placement())
  }

  /// Returns the differences between queries of the tree and of its placement, at some nodes.
  private func readingFaults() -> [String] {
    let placement = tree.placement()
    var faults: [String] = []
    func compare<Value: Equatable>(_ what: String, _ found: Value, _ expected: Value) {
      if found != expected { faults.append("\(what): \(found), and not \(expected)") }
    }
    compare("overflow", tree.overflow, placement.overflow, within: 1e-9)
    let step = max(placement.frames.count / 3, 1)
    for index in stride(from: placement.frames.count - 1, through: 0, by: -step) {
      let node = tree.node(atIndex: index), frame = placement.frames[index]
      compare("the index of \(index)", tree.index(of: node), index)
      compare("kind of \(index)", tree.kind(of: node), placement.kind(of: index))
      for (x, y) in [(frame.x, frame.y), (frame.x + frame.width / 2, frame.y + frame.height / 3)] {
        // Skips a point very near an edge, because rounding decides on which side of the edge it is.
        if placement.frames.contains(where: { $0.hasEdge(nextTo: x, y) }) { continue }
        let hit = tree.node(atX: x, y: y).map { tree.index(of: $0) }
        compare("node at \(x) \(y)", hit, placement.node(atX: x, y: y)?.index)
      }
      let window = Frame(x: frame.x - 2, y: frame.y + 1, width: frame.width + 3, height: max(frame.height - 1, 1))
      let isNextToEdge = placement.frames.contains {
        $0.hasEdge(nextTo: window.x, window.y) || $0.hasEdge(nextTo: window.maxX, window.maxY)
      }
      if !isNextToEdge {
        compare(
          "nodes in \(window)", tree.nodes(in: window).map { tree.index(of: $0) },
          placement.nodes(in: window).map { $0.index })
      }
      compare("content of \(index)", tree.contentSize(of: node), placement.contentSize(of: index), within: 1e-9)
      compare("overflow of \(index)", tree.overflow(of: node), placement.overflow(of: index), within: 1e-9)
      compare("clip of \(index)", tree.clip(of: node), placement.clip(of: index), within: 1e-9)
      compare("padding frame of \(index)", tree.paddingFrame(of: node), placement.paddingFrame(of: index), within: 1e-9)
      compare("content frame of \(index)", tree.contentFrame(of: node), placement.contentFrame(of: index), within: 1e-9)
    }
    func compare(_ what: String, _ found: Frame?, _ expected: Frame?, within tolerance: Double) {
      let isClose = found.map { expected?.isClose(to: $0, tolerance) ?? false } ?? (expected == nil)
      if !isClose { faults.append("\(what): \(String(describing: found)), and not \(String(describing: expected))") }
    }
    func compare(_ what: String, _ found: Extent, _ expected: Extent, within tolerance: Double) {
      compare(what, Frame(found), Frame(expected), within: tolerance)
    }
    return faults
  }
}

extension Frame {
  fileprivate init(_ size: Extent) { self.init(width: size.width, height: size.height) }

  fileprivate func isClose(to other: Frame, _ tolerance: Double) -> Bool {
    let scale = max(1, x.magnitude, y.magnitude, width, height)
    return [x - other.x, y - other.y, width - other.width, height - other.height]
      .allSatisfy { $0.magnitude <= tolerance * scale }
  }
}

/// An item made from a node.
struct Item: LayoutContainer {
  var _node: LayoutNode

  init(node: LayoutNode) { _node = node }
}

extension EngineTree {
  var layoutNode: LayoutNode {
    LayoutNode(style: style, content: content, children: ContiguousArray(children.map { $0.layoutNode }))
  }
}

extension Frame {
  /// Returns `true` if an edge is not on a point, but so near that rounding matters.
  fileprivate func hasEdge(nextTo pointX: Double, _ pointY: Double) -> Bool {
    [x - pointX, maxX - pointX, y - pointY, maxY - pointY].contains { $0 != 0 && $0.magnitude < 1e-9 }
  }
}

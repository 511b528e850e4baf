/// A tree of nodes as one flat array in preorder, the input of the engine.
///
/// A node's first child is the next node; the end of each child's subtree is the next child. Depth costs nothing.
///
///     var arena = NodeArena()
///     arena.open(rowStyle)
///     arena.open(leafStyle); arena.close()
///     arena.close()
package struct NodeArena: Sendable {
  package internal(set) var nodes: ContiguousArray<NodeRecord> = []
  /// The groups of rarely set lengths.
  package internal(set) var rares: ContiguousArray<RareGroup> = []
  /// The contents of leaves, and arrangements.
  package internal(set) var contents: ContiguousArray<LeafContent> = []
  /// The layout values of nodes, in preorder.
  package internal(set) var layoutValues: ContiguousArray<ItemValueEntry> = []
  /// Whether there are, or were, arrangements among the contents.
  package internal(set) var hasArrangements = false
  /// The nodes with an id, in preorder.
  package internal(set) var names: ContiguousArray<NamedNode> = []
  /// The faults in the styles of nodes, in preorder.
  package internal(set) var faults: ContiguousArray<FaultyNode> = []
  /// The expressions of calculated lengths. The `Double` of such a length encodes its expression's address. Unused
  /// expressions remain until `removeUnusedValues`.
  var expressions: ContiguousArray<CalculatedLength> = []
  /// Unused positions among the contents.
  var freeContents: ContiguousArray<Int32> = []
  /// The payloads of nodes, in preorder.
  package internal(set) var payloads: ContiguousArray<NodePayload> = []
  /// The nodes without boxes (CSS `contents`), in preorder. In ``nodes``, their children follow them as siblings.
  package internal(set) var boxlessNodes: ContiguousArray<BoxlessNode> = []
  /// The nodes whose direction is inherited from a node without a box.
  var nodesWithBoxlessDirection: ContiguousArray<Int32> = []
  // The open nodes without boxes: `index` in `boxlessNodes`, number of open nodes `inner`, direction of their children.
  private var openBoxlessNodes: ContiguousArray<(index: Int, inner: Int, direction: FlexStyle.Direction)> = []
  private var openNode: Int32 = -1

  package init() {}

  /// Adds a node as the last child of the open node, and opens it.
  @discardableResult
  @inline(__always)
  package mutating func open(_ style: borrowing FlexStyle, content: LeafContent? = nil, id: LayoutID? = nil) -> Int {
    if style.units.isContents || !openBoxlessNodes.isEmpty { return openBoxless(style, content: content, id: id) }
    let place = appendContent(content)
    appendName(id)
    return StyleReference.with(style) { openBox($0, place) }
  }

  @discardableResult
  @inline(__always)
  private mutating func openBox(_ source: StyleReference, _ content: ContentPlace) -> Int {
    // The end of a subtree is stored as an `Int32`, and can be one more than the largest node.
    require(
      max(nodes.count, rares.count) < Int(Int32.max) - 8,
      "A tree has at most 2,147,483,647 nodes: lay out its parts separately.")
    let node = Int32(truncatingIfNeeded: nodes.count)
    let record = record(of: source, at: Int(node), in: openNode, content)
    nodes.append(record)
    if openNode >= 0 { propagateFlags(record.keywords, to: openNode) }
    openNode = node
    return Int(node)
  }

  /// The place of a content, in the form in which a node's record stores it, and the flags of an arrangement.
  typealias ContentPlace = (place: Int32, arranged: UInt64)

  @inline(__always)
  private mutating func appendContent(_ content: consuming LeafContent?) -> ContentPlace {
    guard let content else { return (-1, 0) }
    contents.append(content)
    return contentPlace(of: content, at: Int32(truncatingIfNeeded: contents.count - 1))
  }

  @inline(__always)
  mutating func contentPlace(of content: LeafContent, at index: Int32) -> ContentPlace {
    content.isArrangement ? contentPlace(ofArrangement: content, at: index) : (index, 0)
  }

  /// Appends the id of the node that is opened next.
  @inline(__always)
  private mutating func appendName(_ id: consuming LayoutID?) {
    guard let id else { return }
    names.append(NamedNode(id: id, node: nodes.count))
  }

  /// Opens a node without a box, or a child of one, and returns it. The child inherits the direction of its parent.
  @discardableResult
  @inline(never)
  private mutating func openBoxless(_ style: FlexStyle, content: LeafContent?, id: LayoutID?) -> Int {
    var style = style
    let last = openBoxlessNodes.count - 1
    if last >= 0, openBoxlessNodes[last].inner == 0, style.direction == .inherit {
      style.direction = openBoxlessNodes[last].direction
      if style.direction != .inherit { nodesWithBoxlessDirection.append(Int32(truncatingIfNeeded: nodes.count)) }
    }
    let isBoxless = style.units.isContents && openNode >= 0 && content?.isArrangement ?? true
    let place = appendContent(content)
    appendName(id)
    let node = StyleReference.with(style) { openBox($0, place) }
    guard isBoxless else {
      if last >= 0 { openBoxlessNodes[last].inner += 1 }
      return node
    }
    // A node without a box is closed at once, as a hidden leaf.
    nodes[node].end = Int32(truncatingIfNeeded: nodes.count)
    openNode = nodes[node].parent
    openBoxlessNodes.append((index: boxlessNodes.count, inner: 0, direction: style.direction))
    boxlessNodes.append(BoxlessNode(node: node, end: nodes.count))
    return node
  }

  /// Creates the record of a style, for a node at a position.
  @inline(__always)
  mutating func record(
    of source: StyleReference, at node: Int, in parent: Int32, _ content: ContentPlace
  ) -> NodeRecord {
    let record = NodeRecord(
      source, groups: rares.count, parent: parent, content: content.place, arranged: content.arranged)
    if record.keywords.has(Keywords.groupsMask) {
      record.keywords.forEachGroup { rares.append(source.style.group($0)) }
    }
    // Only styles with one of these flags, or with percentages, have faults, layout values or expressions.
    let mask = Keywords.mask(.hasFaults) | Keywords.mask(.hasLayoutValues)
    if source.style.keywords.has(mask) || record.units.mayHavePercentages, let rare = source.style.rare {
      storeLists(rare, at: node)
    }
    return record
  }

  @inline(never)
  private mutating func contentPlace(ofArrangement content: LeafContent, at index: Int32) -> ContentPlace {
    hasArrangements = true
    return (NodeRecord.arranged(by: index), content.arrangement?.recordFlags ?? 0)
  }

  /// Stores the faults, layout values and expressions of a style.
  @inline(never)
  private mutating func storeLists(_ style: RareStyle, at node: Int) {
    expressions.append(contentsOf: style.expressions)
    if style.faults.isEmpty, style.layoutValues.isEmpty { return }
    if layoutValues.isEmpty { layoutValues.reserveCapacity(8) }
    for fault in style.faults { faults.append(FaultyNode(node: node, fault: fault)) }
    for layoutValue in style.layoutValues { layoutValues.append(ItemValueEntry(node: node, layoutValue: layoutValue)) }
  }

  /// Updates the flags that a container derives from a child.
  @inline(__always)
  mutating func propagateFlags(_ child: Keywords, to container: Int32) {
    guard child.word & Keywords.ancestorFlagsMask != 0 else { return }
    var flags = child.word & Keywords.subtreeMask
    if child.isAbsolute, !child.isHidden {
      nodes[Int(container)].keywords[.hasAbsoluteChild] = 1
      if nodes[Int(container)].keywords.isStatic { flags |= Keywords.mask(.hasDistantLinks) }
    }
    if child[.hasOrder] != 0 { nodes[Int(container)].keywords[.hasOrderedChild] = 1 }
    if child[.hasAutoMargin] != 0 { nodes[Int(container)].keywords[.hasChildWithAutoMargin] = 1 }
    var ancestor = Int(container)
    while ancestor >= 0, nodes[ancestor].keywords.word & flags != flags {
      nodes[ancestor].keywords.word |= flags
      ancestor = Int(nodes[ancestor].parent)
    }
  }

  /// Closes the open node: its subtree is complete.
  package mutating func close() {
    if let group = openBoxlessNodes.last {
      if group.inner == 0 {
        boxlessNodes[group.index].end = nodes.count
        openBoxlessNodes.removeLast()
        return
      }
      openBoxlessNodes[openBoxlessNodes.count - 1].inner -= 1
    }
    let node = Int(openNode)
    nodes[node].end = Int32(truncatingIfNeeded: nodes.count)
    openNode = nodes[node].parent
  }

  /// Creates the tree of an item.
  package init(_ root: LayoutNode) { addTree(of: root) }

  /// Removes all nodes, and keeps their memory.
  mutating func removeAll() {
    nodes.removeAll(keepingCapacity: true)
    rares.removeAll(keepingCapacity: true)
    contents.removeAll(keepingCapacity: true)
    names.removeAll(keepingCapacity: true)
    payloads.removeAll(keepingCapacity: true)
    layoutValues.removeAll(keepingCapacity: true)
    faults.removeAll(keepingCapacity: true)
    expressions.removeAll(keepingCapacity: true)
    boxlessNodes.removeAll(keepingCapacity: true)
    nodesWithBoxlessDirection.removeAll(keepingCapacity: true)
    hasArrangements = false
  }

  /// Adds the tree of an item to an empty tree.
  mutating func addTree(of root: LayoutNode) {
    // An arena that was emptied keeps its memory, and grows if the next tree is larger.
    if nodes.capacity == 0 {
      var nodeCount = 0, groupCount = 0, contentCount = 0
      unsafe root.walk { node in
        nodeCount += 1
        let flags = unsafe node.pointee.style.keywords.word & Keywords.groupsMask
        if flags != 0 { groupCount += flags.nonzeroBitCount }  // an upper bound, since several flags may share a group
        if unsafe node.pointee.content != nil { contentCount += 1 }
      } close: {
      }
      nodes.reserveCapacity(nodeCount)
      rares.reserveCapacity(groupCount)
      contents.reserveCapacity(contentCount)
    }
    unsafe root.walk({ unsafe open($0) }, close: { close() })
  }

  @inline(__always)
  private mutating func open(_ node: UnsafePointer<LayoutNode>) {
    if let payload = unsafe node.pointee.payload {
      if payloads.isEmpty { payloads.reserveCapacity(8) }
      payloads.append(NodePayload(node: nodes.count, payload: payload))
    }
    if unsafe node.pointee.style.units.isContents || !openBoxlessNodes.isEmpty {
      unsafe openBoxless(node.pointee.style, content: node.pointee.content, id: node.pointee.id)
      return
    }
    // Test for `nil` first, since copying an optional takes longer.
    if unsafe node.pointee.id != nil { unsafe appendName(node.pointee.id) }
    let hasContent = unsafe node.pointee.content != nil
    unsafe openBox(StyleReference(node), hasContent ? appendContent(node.pointee.content) : (-1, 0))
  }
}

extension LayoutNode {
  /// Calls `open` with each node in preorder, and `close` at the end of each subtree. The walk uses its own stack, so
  /// depth is limited only by memory.
  @inline(__always)
  fileprivate func walk(_ open: (UnsafePointer<LayoutNode>) -> Void, close: () -> Void) {
    // The lists of children live as long as the root, so the stack needs no references to them.
    var path: ContiguousArray<(next: UnsafePointer<LayoutNode>, end: UnsafePointer<LayoutNode>)> = unsafe []
    unsafe withUnsafePointer(to: self) { root in
      var next = unsafe root, end = unsafe root + 1
      while true {
        if unsafe next == end {
          guard let level = unsafe path.popLast() else { break }
          unsafe next = level.next
          unsafe end = level.end
          close()
          continue
        }
        unsafe open(next)
        let children = unsafe next.pointee.children.withUnsafeBufferPointer { unsafe $0 }
        unsafe next += 1
        if let first = children.baseAddress, !children.isEmpty {
          if unsafe path.isEmpty { unsafe path.reserveCapacity(8) }
          unsafe path.append((next, end))
          unsafe next = first
          unsafe end = first + children.count
        } else {
          close()
        }
      }
    }
  }
}

/// A node without a box, and the end of its subtree.
package struct BoxlessNode: Equatable, Sendable {
  package var node: Int
  package var end: Int
}

extension NodeArena {
  /// Returns the parent of each node in the tree as it was built, where the parent may be a node without a box.
  package var builtParents: [Int] {
    let parents = nodes.map { Int($0.parent) }
    return boxlessNodes.isEmpty ? parents : BoxlessNode.parents(in: boxlessNodes, of: parents)
  }
}

extension BoxlessNode {
  /// Returns each node's parent, which may be a node without a box. `parents` has the nearest ancestors with boxes.
  package static func parents(in boxlessNodes: ContiguousArray<BoxlessNode>, of parents: [Int]) -> [Int] {
    var parents = parents, open: [BoxlessNode] = [], next = 0
    for node in parents.indices {
      while let last = open.last, last.end <= node { open.removeLast() }
      // The deepest ancestor has the highest index.
      if let last = open.last { parents[node] = max(parents[node], last.node) }
      if next < boxlessNodes.count, boxlessNodes[next].node == node {
        open.append(boxlessNodes[next])
        next += 1
      }
    }
    return parents
  }
}

package struct NamedNode: Equatable, Sendable {
  package var id: LayoutID
  package var node: Int
}

package struct FaultyNode: Sendable {
  package var node: Int
  package var fault: LayoutIssue.StyleFault
}

extension NodeArena {
  /// Returns a node's style, assembled from its parts.
  package func style(of node: Int) -> FlexStyle {
    var style = nodes[node].style(rares)
    for layoutValue in layoutValues(of: node) { style.setLayoutValue(of: layoutValue) }
    return style
  }

  func layoutValues(of node: Int) -> ContiguousArray<AnyLayoutValue> {
    guard nodes[node].keywords[.hasLayoutValues] != 0 else { return [] }
    var list: ContiguousArray<AnyLayoutValue> = [], place = layoutValues.lowerBound(of: node)
    while place < layoutValues.count, layoutValues[place].node == node {
      list.append(layoutValues[place].layoutValue)
      place += 1
    }
    return list
  }

  /// Returns a container's arrangement; `nil` for rows, columns and leaves.
  package func arrangement(of node: Int) -> AnyArrangement? {
    nodes[node].content < -1 ? contents[nodes[node].contentPlace].arrangement : nil
  }

  package func content(of node: Int) -> LeafContent? {
    nodes[node].content < 0 ? nil : contents[Int(nodes[node].content)]
  }
}

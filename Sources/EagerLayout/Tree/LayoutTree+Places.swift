// Finding nodes by their places.

extension LayoutTree {
  /// Whether layouts note how far nodes reach, so that ``nodes(in:)`` and ``node(atX:y:)`` need not look through the whole tree.
  /// False at first.
  ///
  ///     var tree = LayoutTree(list)
  ///     tree.findsByPlace = true
  ///
  /// A layout takes about a tenth longer then. What is found is the same.
  ///
  /// - Complexity: O(n) where it becomes true, else O(1).
  public var findsByPlace: Bool {
    get { storage.findsByPlace }
    set {
      if newValue == storage.findsByPlace { return }
      let storage = edited()
      storage.findsByPlace = newValue
      if newValue { storage.noteReach() }
    }
  }

  /// The topmost node at a point in the coordinates of the bounds, as of the last layout: ``Placement/node(atX:y:)`` of it.
  ///
  ///     if let node = tree.node(atX: touch.x, y: touch.y) { press(tree.id(of: node)) }
  ///
  /// Nodes that were removed since are not found, nor are those that were added.
  ///
  /// - Complexity: That of ``nodes(in:)``; with `order`, up to the depth of the tree for each node that contains the point.
  public func node(atX x: Double, y: Double) -> Node? {
    var topmost: Int?
    storage.forEachNode(in: Region(x: x, y: y)) { node in
      if topmost.map({ storage.isPainted(node, after: $0) }) ?? true { topmost = node }
    }
    return topmost.map { storage.slots[$0].handle }
  }

  /// The nodes of which some can be seen in a rectangle in the coordinates of the bounds, as of the last layout: parents
  /// before children, siblings in the order in which they were added.
  ///
  ///     let window = Frame(y: scrolled, width: 320, height: 640)
  ///     for node in tree.nodes(in: window) { show(node, at: tree[node]) }
  ///
  /// A frame that only touches the rectangle is not in it; nor is one that is empty, hidden, or cut off there by a node around
  /// it (`overflow` other than `visible`). Nodes that were removed since are not found, nor are those that were added.
  ///
  /// - Complexity: O(n); where the tree ``findsByPlace``, O(k log n) for k nodes found, in rows, columns and lists of which the
  ///   children lie one after the other, inside of their parents. Where children stick out, the nodes around them are looked
  ///   through.
  public func nodes(in rectangle: Frame) -> [Node] {
    if rectangle.isEmpty { return [] }
    var found: [Node] = []
    storage.forEachNode(in: Region(rectangle)) { found.append(storage.slots[$0].handle) }
    return found
  }
}

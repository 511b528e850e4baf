// Finds nodes by position.

extension LayoutTree {
  /// Whether layouts record the extent of subtrees, so that ``nodes(in:)`` and ``node(atX:y:)`` need not search the
  /// whole tree. Initially `false`.
  ///
  ///     var tree = LayoutTree(list)
  ///     tree.findsByPlace = true
  ///
  /// A layout then takes about a tenth longer. Results of searches are the same.
  ///
  /// - Complexity: O(n) for a change to `true`, otherwise O(1).
  public var findsByPlace: Bool {
    get { storage.findsByPlace }
    set {
      if newValue == storage.findsByPlace { return }
      let storage = uniqueStorage()
      storage.findsByPlace = newValue
      if newValue { storage.recordOverflow() }
    }
  }

  /// Returns the topmost node at a point in the bounds' coordinates, as ``Placement/node(atX:y:)`` of the last layout.
  ///
  ///     if let node = tree.node(atX: touch.x, y: touch.y) { press(tree.id(of: node)) }
  ///
  /// Nodes that were added or removed since the last layout are not found.
  ///
  /// - Complexity: As ``nodes(in:)``. If a node has an `order`, also O(depth) for each node that contains the point.
  public func node(atX x: Double, y: Double) -> Node? {
    var topmost: Int?
    storage.forEachNode(in: SearchRegion(x: x, y: y)) { node in
      if topmost.map({ storage.isPainted(node, after: $0) }) ?? true { topmost = node }
    }
    return topmost.map { storage.slots[$0].handle }
  }

  /// Returns the nodes that are at least partly visible in a rectangle in the bounds' coordinates, as of the last
  /// layout: parents before children, siblings in the order in which they were added.
  ///
  ///     let window = Frame(y: scrolled, width: 320, height: 640)
  ///     for node in tree.nodes(in: window) { show(node, at: tree[node]) }
  ///
  /// Frames that only touch the rectangle are excluded, as are nodes that are empty, hidden, or clipped there by an
  /// ancestor (`overflow` other than `visible`), and nodes that were added or removed since the layout.
  ///
  /// - Complexity: O(n). With ``findsByPlace``, O(k log n) for k nodes found, in rows, columns and lists whose children
  ///   follow each other inside their parents. If children overflow, their ancestors are searched completely.
  public func nodes(in rectangle: Frame) -> [Node] {
    if rectangle.isEmpty { return [] }
    var found: [Node] = []
    storage.forEachNode(in: SearchRegion(rectangle)) { found.append(storage.slots[$0].handle) }
    return found
  }
}

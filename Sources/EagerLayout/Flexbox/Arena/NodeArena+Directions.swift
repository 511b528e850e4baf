// Edges by direction: before a layout, start and end are stored as left and right, so that passes only use sides.
extension NodeArena {
  var hasEdgesByDirection: Bool { nodes[0].keywords[.hasEdgesByDirection] != 0 }

  /// Stores start and end of each node as the sides of its direction.
  ///
  /// - Parameters:
  ///   - boxes: the nodes' results. Edges of clean nodes are already correct: a new style or position, or an ancestor's
  ///     new direction, has made each node dirty whose edges change here.
  ///   - space: the space of the root. A root without a direction inherits the direction of the space.
  mutating func resolveEdgesByDirection(_ boxes: MutableView<NodeBox>, in space: LayoutSpace) {
    // The ancestors of the node: their ends, whether they are right to left, and whether their direction changed.
    var path: ContiguousArray<(end: Int, isRightToLeft: Bool, hasTurned: Bool)> = []
    var node = 0
    while node < nodes.count {
      while let last = path.last, last.end <= node { path.removeLast() }
      let keywords = nodes[node].keywords, end = Int(nodes[node].end), flags = boxes[node].flags
      guard keywords[.hasEdgesByDirection] != 0, flags.contains(.hasDirty) || path.last?.hasTurned ?? false else {
        node = end
        continue
      }
      let isRightToLeft: Bool
      switch keywords[.direction] {
      case UInt64(FlexStyle.Direction.leftToRight.rawValue): isRightToLeft = false
      case UInt64(FlexStyle.Direction.rightToLeft.rawValue): isRightToLeft = true
      default: isRightToLeft = path.last?.isRightToLeft ?? space.isRightToLeft
      }
      let units = nodes[node].units
      if units.hasEdgesByDirection, units.startAndEndAreSwapped != isRightToLeft { swapStartAndEnd(of: node) }
      path.append((end, isRightToLeft, isRightToLeft != flags.contains(.rightToLeft)))
      node += 1
    }
  }

  /// Calls a function with views of the data that the engine reads in a first layout.
  func withViews<Result>(
    swappingEdgesFor boxes: MutableView<NodeBox>, in space: LayoutSpace,
    _ body: (View<NodeRecord>, View<RareGroup>, View<LeafContent>) -> Result
  ) -> Result {
    guard hasEdgesByDirection else { return withViews(body) }
    var arena = self
    arena.resolveEdgesByDirection(boxes, in: space)
    return arena.withViews(body)
  }

  private mutating func swapStartAndEnd(of node: Int) {
    let record = nodes[node]
    var values = RareValues(record, in: rares)
    values.swapStartAndEnd(record.units)
    values.write(to: &rares, record)
    nodes[node].units.swapStartAndEnd()
  }
}

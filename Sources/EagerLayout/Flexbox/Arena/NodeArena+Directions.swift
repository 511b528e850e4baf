// Edges by direction: before a layout, start and end are put on the sides where they are, so that the passes know sides alone.
extension NodeArena {
  /// Whether any node has edges by direction.
  var hasEdgesByDirection: Bool { nodes[0].keywords[.hasEdgesByDirection] != 0 }

  /// Puts start and end of each node on the sides that its direction says.
  ///
  /// - Parameters:
  ///   - boxes: what is known of the nodes. Where nothing changed since the last layout, edges lie as they should; one that is
  ///     turned here is stale for what turned it, a style, a place or a direction above.
  ///   - space: the space around the root, whose direction a root without one has.
  mutating func turnEdges(_ boxes: MutableView<NodeBox>, in space: LayoutSpace) {
    // The containers on the way: where they end, whether they are from right to left, and were otherwise before.
    var path: ContiguousArray<(end: Int, isRightToLeft: Bool, hasTurned: Bool)> = []
    var node = 0
    while node < nodes.count {
      while let last = path.last, last.end <= node { path.removeLast() }
      let keywords = nodes[node].keywords, end = Int(nodes[node].end), flags = boxes[node].flags
      guard keywords[.hasEdgesByDirection] != 0, flags.contains(.hasStale) || path.last?.hasTurned ?? false else {
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
      if units.hasEdgesByDirection, units.edgesAreTurned != isRightToLeft { turnEdges(of: node) }
      path.append((end, isRightToLeft, isRightToLeft != flags.contains(.rightToLeft)))
      node += 1
    }
  }

  /// Calls a function with what the engine reads in a first layout.
  func withViews<Result>(
    turnedFor boxes: MutableView<NodeBox>, in space: LayoutSpace,
    _ body: (View<NodeRecord>, View<RareGroup>, View<StoredContent>) -> Result
  ) -> Result {
    guard hasEdgesByDirection else { return withViews(body) }
    var turned = self
    turned.turnEdges(boxes, in: space)
    return turned.withViews(body)
  }

  private mutating func turnEdges(of node: Int) {
    let record = nodes[node]
    var values = RareValues(record, in: rares)
    values.turnEdges(record.units)
    values.write(to: &rares, record)
    nodes[node].units.turnEdges()
  }
}

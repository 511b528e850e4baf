extension Placement: CustomStringConvertible {
  /// The issues, one per line, followed by the tree: a line for each node with its kind, its id and its frame in the
  /// coordinates of the bounds.
  ///
  ///     Issue: Fixed 'bar' (2) has no height: in a column, a fixed item without a height is 0 high. …
  ///     Column  0 0 414 896
  ///       Flex 'preview'  0 0 414 896
  ///       Fixed 'bar'  0 896 414 0
  public var description: String {
    var text = issues.map { "Issue: \($0.message)\n" }.joined()
    var depths: [Int] = []
    depths.reserveCapacity(nodes.count)
    for node in nodes.indices {
      let parent = Int(nodes[node].parent)
      depths.append(parent < 0 ? 0 : depths[parent] + 1)
      if node > 0 { text += "\n" }
      // Deeper indentation would be out of sight, and would make the text quadratic in the depth.
      text += String(repeating: "  ", count: Swift.min(depths[node], 40))
      text += payloadTitle(of: node)?.title ?? title(of: node)
      if let id = id(of: node), !id.isObject { text += " '\(id)'" }
      text += nodes[node].isHidden ? "  hidden" : "  \(frames[node])"
    }
    return text
  }
}

extension Placement.NodeKind {
  /// The name of the item type.
  package var title: String {
    switch self {
    case .row: "Row"
    case .column: "Column"
    case .flex: "Flex"
    case .fixed: "Fixed"
    case .measured: "Measured"
    case .leaf: "Leaf"
    case .arranged: "Arranged"
    }
  }
}

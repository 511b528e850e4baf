internal import EagerLayout

/// What documents can say and the engine does not lay out yet. An entry goes when the engine learns it, and the file
/// with the last one.
private let unsupported: [(property: Property, isUsed: @Sendable (FlexStyle) -> Bool)] = [
  (.direction, { $0.direction == .rightToLeft }),
  (.flexWrap, { $0.isContainer && $0.flexWrap != .nowrap }),
  (.alignItems, { $0.isContainer && ($0.alignItems == .baseline || $0.alignItems == .lastBaseline) }),
  (.alignSelf, { $0.alignSelf == .baseline || $0.alignSelf == .lastBaseline }),
  (.order, { $0.order != 0 }),
  (.aspectRatio, { $0.aspectRatio != nil }),
]

extension FlexStyle {
  fileprivate var isContainer: Bool { keywords[.isContainer] == 1 }
}

extension LayoutDocument {
  /// A fault for each property whose value the engine does not have yet, in the order of the nodes.
  package func unsupportedFeatures() -> [LayoutDocumentError.Fault] {
    var found: [(node: Int, message: (key: String, value: String))] = []
    for node in arena.nodes.indices {
      let style = arena.style(of: node)
      for (property, isUsed) in unsupported where isUsed(style) {
        found.append((node, (property.rawValue, property.value(in: style) ?? "")))
      }
    }
    guard !found.isEmpty else { return [] }
    let paths = NodePaths(arena)
    return found.map { node, message in
      LayoutDocumentError.Fault(
        path: "\(paths[node]).style.\(message.key)", message: "\(message.value) is not supported yet")
    }
  }
}

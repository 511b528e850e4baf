internal import EagerLayout

extension LayoutDocument: Equatable {
  /// Returns `true` if two documents have the same name, space, and tree with its styles, contents and ids.
  ///
  /// The notation of numbers is not compared, and neither are properties that are set to their initial values.
  /// - Complexity: O(n).
  public static func == (a: LayoutDocument, b: LayoutDocument) -> Bool {
    a.name == b.name && a.available == b.available && a.arena.nodes.count == b.arena.nodes.count
      && a.arena.names.elementsEqual(b.arena.names) { $0.node == $1.node && $0.id == $1.id }
      && a.arena.nodes.indices.allSatisfy { a.arena.isEqual(at: $0, to: b.arena) }
  }
}

extension NodeArena {
  /// Returns `true` if a node has the same place, style and content in both arenas.
  fileprivate func isEqual(at node: Int, to other: NodeArena) -> Bool {
    let a = nodes[node], b = other.nodes[node]
    return a.end == b.end && a.parent == b.parent
      && style(of: node).withoutLayoutValues == other.style(of: node).withoutLayoutValues
      && hasSameLayoutValues(at: node, as: other)
      && hasSameContent(node, as: other)
  }

  private func hasSameContent(_ node: Int, as other: NodeArena) -> Bool {
    if let a = arrangement(of: node) { return other.arrangement(of: node).map { a.equals($0) } ?? false }
    guard let a = content(of: node), let b = other.content(of: node) else {
      return nodes[node].content == other.nodes[node].content
    }
    switch (a.kind, b.kind) {
    case (.text(let a), .text(let b)): return a == b
    case (.intrinsic(let a), .intrinsic(let b)): return a == b
    default: return false
    }
  }
}

extension Placement {
  /// Lays a tree out in a space whose origin is at a point.
  package init(_ arena: NodeArena, in space: LayoutSpace, x: Double = 0, y: Double = 0) {
    var frames = [Frame](repeating: Frame(x: x, y: y, width: 0, height: 0), count: arena.nodes.count)
    // STUB: the engine goes here.
    _ = space
    frames[0].width = 0
    var duplicates: [NamedNode] = []
    let names = NameTable(arena.names, duplicates: &duplicates)
    self.init(
      frames: frames, issues: duplicates.map { LayoutIssue(node: $0.node, id: $0.id, kind: .duplicateID) },
      parents: ContiguousArray(arena.nodes.map { $0.parent }), names: names)
  }
}

extension Placement {
  /// Lays a tree out in a space whose origin is at a point.
  package init(_ arena: NodeArena, in space: LayoutSpace, x: Double = 0, y: Double = 0) {
    let x = usablePosition(x), y = usablePosition(y)
    var frames: [Frame] = []
    frames.reserveCapacity(arena.nodes.count)
    var parents: ContiguousArray<Int32> = []
    parents.reserveCapacity(arena.nodes.count)
    unsafe arena.nodes.withUnsafeBufferPointer { nodes in
      unsafe arena.rares.withUnsafeBufferPointer { rares in
        unsafe arena.contents.withUnsafeBufferPointer { contents in
          var engine = unsafe FlexEngine(nodes: View(nodes), rares: View(rares), contents: View(contents))
          engine.layOut(in: space)
          for node in 0..<engine.nodes.count {
            let box = engine.boxes[node]
            let parent = Int(engine.nodes[node].parent)
            if box.flags.contains(.hidden) {
              frames.append(Frame(width: 0, height: 0))
              parents.append(~Int32(truncatingIfNeeded: parent + 1))
              continue
            }
            let origin = parent < 0 ? (x: x, y: y) : (x: frames[parent].x, y: frames[parent].y)
            frames.append(Frame(x: origin.x + box.x, y: origin.y + box.y, width: box.width, height: box.height))
            parents.append(Int32(truncatingIfNeeded: parent + 1))
          }
        }
      }
    }
    var duplicates: [NamedNode] = []
    let names = NameTable(arena.names, duplicates: &duplicates)
    self.init(
      frames: frames, issues: arena.issues(duplicates: duplicates), parents: parents, names: names)
  }
}

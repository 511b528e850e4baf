/// The children of a node, in order. The engine's passes write this loop out, since an iterator keeps the next index during the
/// body, which costs them instructions; the trace does not need to.
struct ChildNodes: Sequence, IteratorProtocol {
  private let nodes: View<NodeRecord>
  private let end: Int
  private var child: Int

  @inline(__always)
  init(of node: Int, in nodes: View<NodeRecord>) {
    self.nodes = nodes
    end = Int(nodes[node].end)
    child = node + 1
  }

  @inline(__always)
  mutating func next() -> Int? {
    guard child < end else { return nil }
    defer { child = Int(nodes[child].end) }
    return child
  }
}

extension FlexEngine {
  @inline(__always)
  func children(of node: Int) -> ChildNodes { ChildNodes(of: node, in: nodes) }
}

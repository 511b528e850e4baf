/// What a container with an arrangement is called.
package struct ContainerName: Hashable, Sendable {
  private let arrangement: AnyArrangement

  init(_ arrangement: AnyArrangement) { self.arrangement = arrangement }

  /// The name that the arrangement gives itself; that of its type where it gives none, and types have names at run
  /// time.
  package var title: String {
    #if !hasFeature(Embedded)
      if self == ContainerName(AnyArrangement()) { return arrangement.typeName }
    #endif
    return arrangement.name.description
  }

  /// Letter by letter.
  package static func == (a: ContainerName, b: ContainerName) -> Bool {
    unsafe a.arrangement.name.bytes.elementsEqual(b.arrangement.name.bytes)
  }

  package func hash(into hasher: inout Hasher) {
    unsafe hasher.combine(bytes: UnsafeRawBufferPointer(arrangement.name.bytes))
  }
}

extension StaticString {
  var bytes: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}

/// A container with an arrangement, by its place in preorder.
struct NamedContainer: NodeEntry, Equatable, Sendable {
  var node: Int
  let name: ContainerName
}

extension FlexEngine {
  /// What the containers with arrangements are called, in preorder.
  func namedContainers() -> ContiguousArray<NamedContainer> {
    guard hasArrangements else { return [] }
    var named: ContiguousArray<NamedContainer> = []
    for node in 0..<count {
      guard nodes[node].content < -1, let arrangement = contents[nodes[node].contentPlace].content.arrangement else {
        continue
      }
      named.append(NamedContainer(node: node, name: ContainerName(arrangement)))
    }
    return named
  }
}

extension Placement {
  /// What a container's arrangement is called; nil for all that has none. Complexity: O(log n) in the number of those
  /// that have.
  package func containerName(of index: Int) -> ContainerName? { containers.entry(of: index)?.name }

  /// What a node is, as it is called in a layout: `Row`, `Overlay`.
  package func title(of index: Int) -> String { containerName(of: index)?.title ?? nodes[index].kind.title }
}

/// The name of a container's arrangement.
package struct ContainerName: Hashable, Sendable {
  private let arrangement: AnyArrangement

  init(_ arrangement: AnyArrangement) { self.arrangement = arrangement }

  /// The name that the arrangement declares. If it declares none, the name of its type, or `Container` in Embedded
  /// Swift.
  package var title: String {
    self == ContainerName(AnyArrangement()) ? arrangement.typeName : arrangement.name.description
  }

  /// Compares names byte by byte.
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

/// The preorder index of a container with an arrangement, and its name.
struct NamedContainer: NodeEntry, Equatable, Sendable {
  var node: Int
  let name: ContainerName
}

extension FlexEngine {
  /// Returns the names of the containers with arrangements, in preorder.
  func namedContainers() -> ContiguousArray<NamedContainer> {
    guard state.hasArrangements else { return [] }
    var containers: ContiguousArray<NamedContainer> = []
    for node in 0..<count {
      guard nodes[node].content < -1, let arrangement = contents[nodes[node].contentPlace].arrangement else {
        continue
      }
      containers.append(NamedContainer(node: node, name: ContainerName(arrangement)))
    }
    return containers
  }
}

extension Placement {
  /// Returns the name of a container's arrangement, or `nil` without one. Complexity: O(log n) in the number of
  /// containers with arrangements.
  package func containerName(of index: Int) -> ContainerName? { containers.entry(of: index)?.name }

  /// Returns the kind of a node as written in a layout: `Row`, `Overlay`.
  package func title(of index: Int) -> String { containerName(of: index)?.title ?? nodes[index].kind.title }
}

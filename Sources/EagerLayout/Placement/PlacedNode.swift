extension Placement {
  /// The kind of a node in a placement.
  @nonexhaustive
  public enum NodeKind: UInt8, Equatable, Sendable, CaseIterable {
    /// A container whose children are side by side.
    case row
    /// A container whose children are below each other.
    case column
    /// A node without children that grows.
    case flex
    /// A node without children that neither grows nor shrinks.
    case fixed
    /// A leaf with content, such as text.
    case measured
    /// Any other node without children.
    case leaf
    /// A container whose children are placed by an ``Arrangement``.
    case arranged
  }
}

extension Placement.NodeKind {
  /// The kind of a leaf.
  init(_ style: FlexStyle, hasContent: Bool) {
    self = hasContent ? .measured : style.growFactor > 0 ? .flex : style.shrinkFactor == 0 ? .fixed : .leaf
  }
}

/// The data of a node other than its frame: 12 bytes.
struct PlacedNode: Equatable, Sendable, BitwiseCopyable {
  /// The parent's position; -1 at the root.
  var parent: Int32
  /// The position after the last node of the subtree.
  var end: Int32
  /// The kind in the three low bits, and a flag in each of the next seven bits, whose values are 8, 16, … 512.
  private var traits: UInt16

  @inline(__always)
  init(_ record: NodeRecord, at node: Int) {
    parent = record.parent
    end = record.end
    traits = UInt16(Self.kind(of: record, at: node).rawValue)
    if record.keywords.isAbsolute { self[256] = true }
    if record.keywords[.overflowX] | record.keywords[.overflowY] != 0 {
      if record.keywords.clipsX { self[16] = true }
      if record.keywords.clipsY { self[32] = true }
    }
  }

  @inline(__always)
  private static func kind(of record: NodeRecord, at node: Int) -> Placement.NodeKind {
    if record.content >= 0 { return .measured }
    if record.content < -1 { return .arranged }
    if Int(record.end) > node + 1 { return record.keywords.isRow ? .row : .column }
    return record.growFactor > 0 ? .flex : record.shrinkFactor == 0 ? .fixed : .leaf
  }

  func hasSameRelations(as other: PlacedNode) -> Bool {
    parent == other.parent && end == other.end && isHidden == other.isHidden
  }

  var kind: Placement.NodeKind { Placement.NodeKind(rawValue: UInt8(traits & 7)) ?? .leaf }

  var isHidden: Bool {
    get { self[8] }
    set { self[8] = newValue }
  }

  var isAbsolute: Bool { self[256] }

  var isRightToLeft: Bool {
    get { self[512] }
    set { self[512] = newValue }
  }

  /// Whether content is clipped at the left and right edges.
  var clipsX: Bool { self[16] }

  /// Whether content is clipped at the top and bottom edges.
  var clipsY: Bool { self[32] }

  /// Whether the node has content, and less than one unit of spare width for it.
  var isTightX: Bool {
    get { self[64] }
    set { self[64] = newValue }
  }

  /// Whether the node has content, and less than one unit of spare height for it.
  var isTightY: Bool {
    get { self[128] }
    set { self[128] = newValue }
  }

  /// The flag in a bit of ``traits``, which is specified by its value.
  @inline(__always)
  private subscript(bit: UInt16) -> Bool {
    get { traits & bit != 0 }
    set { traits = newValue ? traits | bit : traits & ~bit }
  }
}

extension Keywords {
  /// Whether content is clipped at the left and right edges. Scroll containers clip in both axes (CSS Overflow §3.1).
  @inline(__always)
  var clipsX: Bool { self[.overflowX] != 0 || isScrollContainer }

  /// Whether content is clipped at the top and bottom edges.
  @inline(__always)
  var clipsY: Bool { self[.overflowY] != 0 || isScrollContainer }
}

struct NodeEdges: NodeEntry, Equatable, Sendable, BitwiseCopyable {
  var node: Int
  var border: Edges
  var padding: Edges
}

/// A node that is painted before or after its siblings because of its `order`.
struct NodeOrder: NodeEntry, Equatable, Sendable, BitwiseCopyable {
  var node: Int
  var order: Int
}

/// An element of a list in preorder that contains data of only some nodes.
protocol NodeEntry {
  var node: Int { get set }
}

extension NamedNode: NodeEntry {}

package struct NodePayload: NodeEntry, Sendable {
  package var node: Int
  let payload: Payload
}

/// The payloads of nodes, in preorder. Any two values are equal, since payloads are not compared.
struct NodePayloads: Equatable, Sendable {
  var list: ContiguousArray<NodePayload> = []

  static func == (a: NodePayloads, b: NodePayloads) -> Bool { true }
}

extension ContiguousArray where Element: NodeEntry {
  /// Returns the index of the first entry for a node or a later one. Complexity: O(log n).
  func lowerBound(of node: Int) -> Int {
    var low = 0, high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].node < node { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func entry(of node: Int) -> Element? {
    let index = lowerBound(of: node)
    return index < count && self[index].node == node ? self[index] : nil
  }
}

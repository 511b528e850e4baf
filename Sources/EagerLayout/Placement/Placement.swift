/// The frames of a tree that was laid out.
///
///     let placement = Column { Flex().id(0); Fixed(height: 44).id(1) }
///       .layout(in: Frame(width: 414, height: 896))
///     placement[1]         // 0 852 414 44
///     placement.frames     // the column's, then its children's
///
/// A placement is a plain value: it can be kept, compared and sent to another thread. Nodes are called by their
/// indices in ``frames``; an index that is not in it stops the program (<doc:WhatStopsAProgram>).
public struct Placement: Equatable, Sendable {
  /// Every node's frame in preorder, root first, in the coordinates of the bounds.
  public internal(set) var frames: [Frame]
  /// What the tree was laid out in. In an axis in which the layout followed the content, as large as that came out.
  public internal(set) var bounds: Frame
  /// What is probably not meant, in preorder.
  ///
  /// They were found while the tree was laid out: reading them costs nothing.
  public internal(set) var issues: [LayoutIssue]
  /// Which way y grows; ``yUp(in:)`` turns it.
  public internal(set) var yAxis = Placement.YAxis.down
  /// What is kept of each node beside its frame.
  var nodes: ContiguousArray<PlacedNode>
  /// The nodes with an `order` other than 0, in preorder.
  let orders: ContiguousArray<NodeOrder>
  /// The nodes with a border or padding, in preorder.
  let edges: ContiguousArray<NodeEdges>
  let names: NameTable
  /// The containers with an arrangement, in preorder.
  var containers: ContiguousArray<NamedContainer> = []
  /// How much there is of each node, in a placement between two others; empty in all else.
  var presences: [Double] = []
  #if !hasFeature(Embedded)
    /// What nodes carry.
    var payloads = NodePayloads()
  #endif
}

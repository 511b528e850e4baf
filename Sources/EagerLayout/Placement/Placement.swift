/// The result of a layout: the frames of all nodes of a tree.
///
///     let placement = Column { Flex().id(0); Fixed(height: 44).id(1) }
///       .layout(in: Frame(width: 414, height: 896))
///     placement[1]         // 0 852 414 44
///     placement.frames     // the column's, then its children's
///
/// A placement is a plain value that can be stored, compared and sent to another thread. Nodes are identified by their
/// indices in ``frames``; an index out of range stops the program (<doc:WhatStopsAProgram>).
public struct Placement: Equatable, Sendable {
  /// Every node's frame in preorder, root first, in the coordinates of the bounds.
  public internal(set) var frames: [Frame]
  /// The space of the layout. An axis that was sized to the content has the resulting size.
  public internal(set) var bounds: Frame
  /// Probable mistakes, in preorder.
  ///
  /// Issues are found during the layout; reading this property costs nothing.
  public internal(set) var issues: [LayoutIssue]
  /// The direction in which y grows; ``yUp(in:)`` changes it.
  public internal(set) var yAxis = Placement.YAxis.down
  var nodes: ContiguousArray<PlacedNode>
  /// The nodes with an `order` other than 0, in preorder.
  let orders: ContiguousArray<NodeOrder>
  /// The nodes with a border or padding, in preorder.
  var edges: ContiguousArray<NodeEdges>
  let ids: IDTable
  var containers: ContiguousArray<NamedContainer> = []
  /// The opacity of each node in an interpolated placement; empty in all others.
  var presences: [Double] = []
  var payloads = NodePayloads()
  /// The nodes without boxes, in preorder.
  var boxlessNodes: ContiguousArray<BoxlessNode> = []
}

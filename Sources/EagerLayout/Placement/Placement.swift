/// The frames of a tree that was laid out.
///
///     let placement = Column { Flex().id(0); Fixed(height: 44).id(1) }
///       .layout(in: Frame(width: 414, height: 896))
///     placement[1]         // 0 852 414 44
///     placement.frames     // the column's, then its children's
///
/// A placement is a plain value: it can be kept, compared and sent to another thread.
public struct Placement: Sendable {
  /// Every node's frame in preorder, root first, in the coordinates of the bounds.
  public let frames: [Frame]
  /// What is probably not meant, in preorder.
  public let issues: [LayoutIssue]
  /// Each node's parent, counted from 1, 0 for the root's; with all bits flipped where the node is hidden.
  let parents: ContiguousArray<Int32>
  let names: NameTable

  /// The parent of a node, both by their positions in ``frames``; nil for the root.
  public func parent(of node: Int) -> Int? {
    let parent = Int(isHidden(node) ? ~parents[node] : parents[node])
    return parent == 0 ? nil : parent - 1
  }

  /// Whether a node, by its position in ``frames``, takes no part in the layout. Its frame is zero.
  public func isHidden(_ node: Int) -> Bool { parents[node] < 0 }

  /// A node's frame in its parent's coordinates; the root's in those of the bounds.
  public func frameInParent(of node: Int) -> Frame {
    guard !isHidden(node), let parent = parent(of: node) else { return frames[node] }
    return frames[node].offset(x: -frames[parent].x, y: -frames[parent].y)
  }

  /// The position in ``frames`` of the node with an id; nil if there is none. Complexity: O(log n) in the number of ids.
  public func node(_ id: LayoutID) -> Int? { names[id] }

  /// The frame of the node with an id, in the coordinates of the bounds; nil if there is none.
  public subscript(id: LayoutID) -> Frame? { node(id).map { frames[$0] } }

  /// The frame of the node with an id, in the coordinates of the bounds; nil if there is none.
  public subscript<Key: RawRepresentable>(key: Key, index: Int = 0) -> Frame? where Key.RawValue: FixedWidthInteger {
    self[LayoutID(Int(truncatingIfNeeded: key.rawValue), index: index)]
  }

  /// The frame of the node with a number as its id, in the coordinates of the bounds; nil if there is none.
  public subscript(number: Int, index: Int = 0) -> Frame? { self[LayoutID(number, index: index)] }

  #if !hasFeature(Embedded)
    /// The frame of the node with a string as its id, in the coordinates of the bounds; nil if there is none.
    public subscript(name: String, index: Int = 0) -> Frame? { self[LayoutID(name, index: index)] }
  #endif
}

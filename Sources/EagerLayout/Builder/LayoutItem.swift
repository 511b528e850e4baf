/// A part of a layout: a leaf, a container or a component.
///
/// Items are plain values. A modifier returns a changed copy; one that only a tree supports returns the item's
/// ``TreeItem``. Custom items are functions that return items, or types that conform to ``LayoutComponent``.
public protocol LayoutItem: LayoutContent {
  /// The type of an item with modifiers: the item's own type, or ``ComponentItem`` for components.
  associatedtype Modified: _StoredItem

  /// The type of an item with a property that only a tree of rows and columns supports: the item's own type,
  /// ``TreeLeaf`` for leaves, or ``ComponentItem`` for components.
  associatedtype TreeItem: _StoredItem where TreeItem.TreeItem == TreeItem

  // Underscored, since they are implementation details.
  var _node: LayoutNode { get }

  static var _isNeutral: Bool { get }

  /// Returns the item in a form that stores modifiers.
  consuming func _modified() -> Modified

  /// Returns the item as a ``TreeItem``, otherwise unchanged.
  consuming func _inTree() -> TreeItem
}

/// An item that stores its node, so that modifiers can change the node.
public protocol _StoredItem: LayoutItem where Modified == Self {
  var _node: LayoutNode { get set }
}

extension LayoutItem {
  /// The item's style, content and children.
  package var node: LayoutNode { _node }

  /// Whether a style sets the item's `flexDirection`, as for boxes. Otherwise the item keeps its axis.
  public static var _isNeutral: Bool { false }
}

extension _StoredItem {
  /// The item's style, content and children.
  @inline(__always)
  package var node: LayoutNode {
    get { _node }
    _modify { yield &_node }
  }

  /// Returns the item itself.
  @inlinable
  public consuming func _modified() -> Self { self }
}

extension _StoredItem where TreeItem == Self {
  /// Returns the item itself.
  @inlinable
  public consuming func _inTree() -> Self { self }
}

/// An item without children: ``Flex``, ``Fixed`` or ``Measured``. A ``LinearLayout`` takes leaves.
public protocol LayoutLeaf: _StoredItem where TreeItem == TreeLeaf {}

extension LayoutLeaf {
  /// Returns the leaf as a ``TreeLeaf``, which a ``LinearLayout`` does not accept.
  public consuming func _inTree() -> TreeLeaf { TreeLeaf(node: _node) }
}

/// An item with children: ``Row``, ``Column`` or ``Box``.
public protocol LayoutContainer: _StoredItem where TreeItem == Self {}

/// A leaf with a property that only a tree of rows and columns supports, such as ``LayoutItem/hidden(_:)``.
///
/// Adding it to a ``LinearLayout`` is a compile-time error.
public struct TreeLeaf: _StoredItem {
  /// The type itself.
  public typealias TreeItem = TreeLeaf

  /// The node that the engine lays out.
  public var _node: LayoutNode

  init(node: consuming LayoutNode) { _node = node }
}

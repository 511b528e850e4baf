/// Anything that can stand in a ``Row`` or ``Column``: leaves, containers and components.
///
/// Items are plain values. Modifiers return a changed copy of the same type; those that only a tree can heed return the
/// item's ``TreeItem``. Items of your own are functions that return some of these, or a ``LayoutComponent``.
public protocol LayoutItem: LayoutContent {
  /// The type of an item with modifiers: its own, but ``ComponentItem`` for components.
  associatedtype Modified: _StoredItem

  /// The type of an item with a property that only a tree of rows and columns can heed: its own, but ``TreeLeaf`` for
  /// leaves.
  associatedtype TreeItem: _StoredItem where TreeItem.TreeItem == TreeItem

  // Underscored, since they are not for others.
  var _node: LayoutNode { get }

  static var _isNeutral: Bool { get }

  /// The item as one that keeps what modifiers say.
  consuming func _modified() -> Modified

  /// The item as a ``TreeItem``, otherwise unchanged.
  consuming func _inTree() -> TreeItem
}

/// An item that keeps its node. (One that made it up anew with each call would lose what modifiers say.)
public protocol _StoredItem: LayoutItem where Modified == Self {
  var _node: LayoutNode { get set }
}

extension LayoutItem {
  /// The item's style, content and children.
  @inline(__always)
  package var node: LayoutNode { _node }

  /// Whether the item takes its direction from a style, as boxes do.
  public static var _isNeutral: Bool { false }
}

extension _StoredItem {
  /// The item's style, content and children.
  @inline(__always)
  package var node: LayoutNode {
    get { _node }
    _modify { yield &_node }
  }

  /// The item itself.
  @inlinable
  public consuming func _modified() -> Self { self }
}

extension _StoredItem where TreeItem == Self {
  /// The item itself.
  @inlinable
  public consuming func _inTree() -> Self { self }
}

/// An item without children: ``Flex``, ``Fixed`` or ``Measured``. A ``LinearLayout`` takes these.
public protocol LayoutLeaf: _StoredItem where TreeItem == TreeLeaf {}

extension LayoutLeaf {
  /// The leaf for a tree alone.
  public consuming func _inTree() -> TreeLeaf { TreeLeaf(node: _node) }
}

/// An item with children: ``Row``, ``Column`` or ``Box``.
public protocol LayoutContainer: _StoredItem where TreeItem == Self {}

/// A leaf with a property that only a tree of rows and columns can heed, such as ``LayoutItem/hidden(_:)``.
///
/// A ``LinearLayout`` does not take it, which the compiler says.
public struct TreeLeaf: _StoredItem {
  /// A leaf for a tree.
  public typealias TreeItem = TreeLeaf

  /// The item as the engine sees it.
  public var _node: LayoutNode

  init(node: consuming LayoutNode) { _node = node }
}

/// Anything that can stand in a ``Row`` or ``Column``: leaves and containers.
///
/// Items are plain values. Modifiers return a changed copy of the same type; those that only a tree can heed return the
/// item's ``TreeItem``. Items of your own are functions that return some of these.
public protocol LayoutItem: LayoutContent {
  /// The type of an item with a property that only a tree of rows and columns can heed: its own, but ``TreeLeaf`` for
  /// leaves.
  associatedtype TreeItem: LayoutItem = Self where TreeItem.TreeItem == TreeItem

  // Underscored, since it is not for others: an item that makes up its node anew with each call would lose what modifiers
  // say, and nothing would tell.
  var _node: LayoutNode { get set }

  static var _isNeutral: Bool { get }

  /// The item as a ``TreeItem``, otherwise unchanged.
  consuming func inTree() -> TreeItem
}

extension LayoutItem {
  /// The item's style, content and children.
  @inline(__always)
  package var node: LayoutNode {
    get { _node }
    _modify { yield &_node }
  }

  /// Whether the item takes its direction from a style, as boxes do.
  public static var _isNeutral: Bool { false }
}

extension LayoutItem where TreeItem == Self {
  /// The item itself.
  public consuming func inTree() -> Self { self }
}

/// An item without children: ``Flex``, ``Fixed`` or ``Measured``. A ``LinearLayout`` takes these.
public protocol LayoutLeaf: LayoutItem where TreeItem == TreeLeaf {}

extension LayoutLeaf {
  /// The leaf for a tree alone.
  public consuming func inTree() -> TreeLeaf { TreeLeaf(node: _node) }
}

/// An item with children: ``Row``, ``Column`` or ``Box``.
public protocol LayoutContainer: LayoutItem where TreeItem == Self {}

/// A leaf with a property that only a tree of rows and columns can heed, such as ``LayoutItem/hidden(_:)``.
///
/// A ``LinearLayout`` does not take it, which the compiler says.
public struct TreeLeaf: LayoutItem {
  /// The item as the engine sees it.
  public var _node: LayoutNode

  init(node: consuming LayoutNode) { _node = node }
}

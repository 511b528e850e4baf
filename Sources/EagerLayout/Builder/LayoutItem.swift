/// Anything that can stand in a ``Row`` or ``Column``: leaves and containers.
///
/// Items are plain values. Modifiers return a changed copy of the same type; those that only a tree can heed return the
/// item's ``TreeItem``.
public protocol LayoutItem: LayoutContent {
  /// The type of an item with a property that only a tree of rows and columns can heed: its own, but ``TreeLeaf`` for
  /// leaves.
  associatedtype TreeItem: LayoutItem = Self where TreeItem.TreeItem == TreeItem

  /// The item's style, content and children.
  var node: LayoutNode { get set }

  /// The item as a ``TreeItem``, otherwise unchanged.
  consuming func inTree() -> TreeItem
}

extension LayoutItem where TreeItem == Self {
  /// The item itself.
  public consuming func inTree() -> Self { self }
}

/// An item without children: ``Flex``, ``Fixed`` or ``Measured``. A ``LinearLayout`` takes these.
public protocol LayoutLeaf: LayoutItem where TreeItem == TreeLeaf {}

extension LayoutLeaf {
  /// The leaf for a tree alone.
  public consuming func inTree() -> TreeLeaf { TreeLeaf(node: node) }
}

/// An item with children: ``Row`` or ``Column``.
public protocol LayoutContainer: LayoutItem where TreeItem == Self {}

/// A leaf with a property that only a tree of rows and columns can heed, such as ``LayoutItem/hidden(_:)``.
///
/// A ``LinearLayout`` does not take it, which the compiler says.
public struct TreeLeaf: LayoutItem {
  /// The item as the engine sees it.
  public var node: LayoutNode

  init(node: consuming LayoutNode) { self.node = node }
}

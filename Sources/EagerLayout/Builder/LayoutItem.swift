/// Anything that can stand in a ``Row`` or ``Column``: leaves and containers.
///
/// Items are plain values. Modifiers return a changed copy of the same type.
public protocol LayoutItem: Sendable {
  /// The item's style, content and children.
  var node: LayoutNode { get set }
}

/// An item without children: ``Flex``, ``Fixed`` or ``Measured``. A ``LinearLayout`` takes these.
public protocol LayoutLeaf: LayoutItem {}

/// An item with children: ``Row`` or ``Column``.
public protocol LayoutContainer: LayoutItem {}

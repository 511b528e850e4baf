/// A custom item, composed of other items.
///
///     struct Card: LayoutComponent {
///       var title: String
///
///       var body: some LayoutItem {
///         Column(gap: 4) {
///           Measured(text: title, advance: 8, lineHeight: 16)
///           Flex()
///         }
///         .padding(8)
///       }
///     }
///     Row { Card(title: "One").flex(1); Card(title: "Two").width(200) }
///
/// A component has the modifiers of all items; they apply to the outermost item of its body, after the body's own.
/// Modifiers of containers, such as `gap`, belong in the body. The body is a block with `if` and `switch`; a body of
/// several items, or of none, is a column of them. A body of a concrete type, such as `var body: Row`, needs `return`.
///
/// A function with the builder is a shorter form: `@LayoutBuilder func header() -> some LayoutItem { … }`. If its block
/// has several items, they are added to a container one by one, unless the call has a modifier.
public protocol LayoutComponent: LayoutItem where Modified == ComponentItem, TreeItem == ComponentItem {
  /// The type of the body.
  associatedtype Body: LayoutItem

  /// The content of the component, which is read once for each use of the component.
  @LayoutBuilder var body: Body { get }
}

extension LayoutComponent {
  /// The node of the body.
  public var _node: LayoutNode { body._node }

  /// Returns the body as an item that stores modifiers.
  public consuming func _modified() -> ComponentItem { ComponentItem(node: _node) }

  /// Returns the body as an item that stores modifiers.
  public consuming func _inTree() -> ComponentItem { ComponentItem(node: _node) }
}

/// A ``LayoutComponent`` with modifiers.
public struct ComponentItem: _StoredItem {
  /// The type itself, since every component belongs to a tree.
  public typealias TreeItem = ComponentItem

  /// The node that the engine lays out.
  public var _node: LayoutNode

  init(node: consuming LayoutNode) { _node = node }
}

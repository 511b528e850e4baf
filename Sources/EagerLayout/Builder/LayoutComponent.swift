/// An item of your own, made of others.
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
/// It has the modifiers of all items, which change the outermost item of its body, after the body's own. What belongs to a
/// container, such as a gap, the component sets itself. A function that returns an item does the same with less to write.
public protocol LayoutComponent: LayoutItem where Modified == ComponentItem, TreeItem == ComponentItem {
  /// The type of the body.
  associatedtype Body: LayoutItem

  /// What the component is made of. It is read once wherever the component stands.
  var body: Body { get }
}

extension LayoutComponent {
  /// The body as the engine sees it.
  public var _node: LayoutNode { body._node }

  /// The body, which takes modifiers.
  public consuming func _modified() -> ComponentItem { ComponentItem(node: _node) }

  /// The body, which takes modifiers.
  public consuming func _inTree() -> ComponentItem { ComponentItem(node: _node) }
}

/// A ``LayoutComponent`` with modifiers.
public struct ComponentItem: _StoredItem {
  /// A component is for a tree anyway.
  public typealias TreeItem = ComponentItem

  /// The item as the engine sees it.
  public var _node: LayoutNode

  init(node: consuming LayoutNode) { _node = node }
}

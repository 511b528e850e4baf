/// A list of items: the value of a builder's block.
///
/// A function that returns several items is marked with the builder:
///
///     @LayoutBuilder func buttons() -> LayoutItems {
///       Fixed(width: 44)
///       Fixed(width: 44)
///     }
public struct LayoutItems: Sendable {
  @usableFromInline
  package var nodes: ContiguousArray<LayoutNode>

  /// Creates an empty list.
  public init() { nodes = [] }

  @inlinable
  init(nodes: consuming ContiguousArray<LayoutNode>) { self.nodes = nodes }

  @inlinable
  init(capacity: Int) {
    nodes = []
    nodes.reserveCapacity(capacity)
  }

  @inlinable
  init(_ content: consuming some LayoutContent) {
    self.init(capacity: 1)
    content.add(to: &self)
  }
}

/// Content of a builder's block: an item, a list of items, or an array or an optional of these.
public protocol LayoutContent: Sendable {
  /// Adds the content to the items of a block.
  consuming func add(to items: inout LayoutItems)
}

extension LayoutItem {
  /// Adds the item to the items of a block.
  @inlinable
  public consuming func add(to items: inout LayoutItems) { items.nodes.append(_node) }
}

extension LayoutNode: LayoutContent {
  /// Adds the node to the items of a block.
  @inlinable
  public consuming func add(to items: inout LayoutItems) { items.nodes.append(self) }
}

extension LayoutItems: LayoutContent {
  /// Adds the items to the items of a block.
  public consuming func add(to items: inout LayoutItems) {
    if items.nodes.isEmpty && items.nodes.capacity < nodes.count {
      items = self
    } else {
      items.nodes.append(contentsOf: nodes)
    }
  }
}

/// A list is an item: its single item, or a column of several items or none. In a container's block, a list without
/// modifiers adds its items one by one.
extension LayoutItems: LayoutItem {
  /// The type with modifiers.
  public typealias TreeItem = ComponentItem

  /// The node of a single item, or of a column.
  public var _node: LayoutNode { nodes.count == 1 ? nodes[0] : Column { self }.node }

  /// Returns the list as an item that stores modifiers.
  public consuming func _modified() -> ComponentItem { ComponentItem(node: _node) }

  /// Returns the list as an item that stores modifiers.
  public consuming func _inTree() -> ComponentItem { ComponentItem(node: _node) }
}

extension Optional: LayoutContent where Wrapped: LayoutContent {
  /// Adds the wrapped content, if there is any.
  public consuming func add(to items: inout LayoutItems) {
    if let content = self { content.add(to: &items) }
  }
}

extension Array: LayoutContent where Element: LayoutContent {
  /// Adds the items in their order.
  public consuming func add(to items: inout LayoutItems) {
    items.nodes.reserveCapacity(items.nodes.count + count)
    for content in self { content.add(to: &items) }
  }
}

/// Collects the items in a block: single items, `if`, `switch`, `for`, arrays, and the results of functions.
@resultBuilder
public enum LayoutBuilder {
  // Items become nodes, since the compiler would copy a variable of an item's type.

  /// The node of an item.
  @inlinable
  public static func buildExpression(_ item: consuming some _StoredItem) -> LayoutNode { item._node }

  /// The node of a component.
  @inlinable
  public static func buildExpression(_ component: consuming some LayoutComponent) -> LayoutNode { component._node }

  /// The items of any other content.
  @inlinable
  public static func buildExpression(_ content: consuming some LayoutContent) -> LayoutItems { LayoutItems(content) }

  /// Builds a block without items.
  public static func buildBlock() -> LayoutItems { LayoutItems() }

  /// Builds a block of single items. The items are not copied: their array becomes the list.
  @inlinable
  public static func buildBlock(_ nodes: LayoutNode...) -> LayoutItems { LayoutItems(nodes: ContiguousArray(nodes)) }

  // A block of one item is its node, so that an iteration of a loop allocates no list.

  /// The node of a block of one item.
  @inlinable
  public static func buildBlock(_ node: consuming LayoutNode) -> LayoutNode { node }

  /// The items of a block of one line.
  @inlinable
  public static func buildBlock(_ content: consuming some LayoutContent) -> LayoutItems { LayoutItems(content) }

  /// The content of an `if` without `else`.
  @inlinable
  public static func buildOptional<Content: LayoutContent>(_ content: consuming Content?) -> Content? { content }

  /// The items of the first branch.
  @inlinable
  public static func buildEither(first content: consuming some LayoutContent) -> LayoutItems { LayoutItems(content) }

  /// The items of the second branch.
  @inlinable
  public static func buildEither(second content: consuming some LayoutContent) -> LayoutItems { LayoutItems(content) }

  /// The items of all iterations of a loop, one item each.
  public static func buildArray(_ nodes: [LayoutNode]) -> LayoutItems { LayoutItems(nodes: ContiguousArray(nodes)) }

  /// The items of all iterations of a loop.
  public static func buildArray(_ rounds: [LayoutItems]) -> LayoutItems {
    var items = LayoutItems(capacity: rounds.reduce(0) { $0 + $1.nodes.count })
    for round in rounds { items.nodes.append(contentsOf: round.nodes) }
    return items
  }

  /// The content of an `if #available`.
  @inlinable
  public static func buildLimitedAvailability<Content: LayoutContent>(_ content: consuming Content) -> Content {
    content
  }

  /// The item of a whole block.
  @inlinable
  public static func buildFinalResult(_ node: consuming LayoutNode) -> LayoutItems { LayoutItems(node) }

  /// The items of a whole block.
  @inlinable
  public static func buildFinalResult(_ items: consuming LayoutItems) -> LayoutItems { items }
}

#if hasFeature(Embedded)
  // Embedded Swift has no parameter packs, so a block is built line by line.
  extension LayoutBuilder {
    /// Builds the first line of a block.
    public static func buildPartialBlock(first: consuming some LayoutContent) -> LayoutItems { LayoutItems(first) }

    /// Appends the next line to the previous lines of a block.
    public static func buildPartialBlock(
      accumulated: consuming LayoutItems, next: consuming some LayoutContent
    ) -> LayoutItems {
      var items = accumulated
      next.add(to: &items)
      return items
    }
  }
#else
  extension LayoutBuilder {
    /// Builds a block of any content.
    @inlinable
    public static func buildBlock<each Content: LayoutContent>(_ content: repeat each Content) -> LayoutItems {
      var count = 0
      for line in repeat each content { count += (line as? LayoutItems)?.nodes.count ?? 1 }
      var items = LayoutItems(capacity: count)
      repeat (each content).add(to: &items)
      return items
    }

    /// An array of items of several types. Not in Embedded Swift.
    @_disfavoredOverload
    public static func buildExpression(_ items: [any LayoutItem]) -> LayoutItems { LayoutItems(items) }
  }

  extension LayoutItems {
    /// Creates a list from items of several types, for use in a block: `LayoutItems(rows)`. Not in Embedded Swift.
    public init(_ items: [any LayoutItem]) {
      self.init(capacity: items.count)
      for item in items { item.add(to: &self) }
    }
  }
#endif

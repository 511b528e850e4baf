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

  init(nodes: ContiguousArray<LayoutNode>) { self.nodes = nodes }

  @inlinable
  init(capacity: Int) {
    nodes = []
    nodes.reserveCapacity(capacity)
  }

  @inlinable
  init(_ content: consuming some LayoutContent) {
    nodes = []  // without reserved memory, since a longer list replaces it
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
    if items.nodes.isEmpty { items = self } else { items.nodes.append(contentsOf: nodes) }
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
  /// Builds a block without items.
  public static func buildBlock() -> LayoutItems { LayoutItems() }

  /// Builds a block of one item: its node, so a loop needs no list for each iteration. Not used in Embedded Swift.
  @inlinable
  public static func buildBlock(_ item: consuming some _StoredItem) -> LayoutNode { item._node }

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
  public static func buildLimitedAvailability<Content>(_ content: consuming Content) -> Content { content }

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
  // There is one function for each number of lines from two to four, and one for longer blocks, so the compiler has no
  // overloads to choose from. The first five lines are moved. The others are copied from a parameter pack.
  extension LayoutBuilder {
    /// Builds a block of 1 line.
    @inlinable
    public static func buildBlock(_ first: consuming some LayoutContent) -> LayoutItems { LayoutItems(first) }

    /// Builds a block of 2 lines.
    @inlinable
    public static func buildBlock(
      _ first: consuming some LayoutContent, _ second: consuming some LayoutContent
    ) -> LayoutItems {
      var items = LayoutItems(capacity: 2)
      first.add(to: &items)
      second.add(to: &items)
      return items
    }

    /// Builds a block of 3 lines.
    @inlinable
    public static func buildBlock(
      _ first: consuming some LayoutContent, _ second: consuming some LayoutContent,
      _ third: consuming some LayoutContent
    ) -> LayoutItems {
      var items = LayoutItems(capacity: 3)
      first.add(to: &items)
      second.add(to: &items)
      third.add(to: &items)
      return items
    }

    /// Builds a block of 4 lines.
    @inlinable
    public static func buildBlock(
      _ first: consuming some LayoutContent, _ second: consuming some LayoutContent,
      _ third: consuming some LayoutContent, _ fourth: consuming some LayoutContent
    ) -> LayoutItems {
      var items = LayoutItems(capacity: 4)
      first.add(to: &items)
      second.add(to: &items)
      third.add(to: &items)
      fourth.add(to: &items)
      return items
    }

    /// Builds a block of 5 or more lines.
    @inlinable
    @inline(never)  // if inlined, it would copy all items
    public static func buildBlock<each Content: LayoutContent>(
      _ first: consuming some LayoutContent, _ second: consuming some LayoutContent,
      _ third: consuming some LayoutContent, _ fourth: consuming some LayoutContent,
      _ fifth: consuming some LayoutContent, _ others: repeat each Content
    ) -> LayoutItems {
      var items = LayoutItems(capacity: 6)
      first.add(to: &items)
      second.add(to: &items)
      third.add(to: &items)
      fourth.add(to: &items)
      fifth.add(to: &items)
      repeat (each others).add(to: &items)
      return items
    }

    // Disfavored, since they would copy items of known types to the heap.

    /// Builds a block from an array of items of several types. Not in Embedded Swift.
    @_disfavoredOverload
    public static func buildBlock(_ items: [any LayoutItem]) -> LayoutItems { LayoutItems(items) }

    /// Builds a block from an item of any type. Not in Embedded Swift.
    @_disfavoredOverload
    public static func buildBlock(_ item: any LayoutItem) -> LayoutItems { LayoutItems([item]) }
  }

  extension LayoutItems {
    /// Creates a list from items of several types, for use in a block: `LayoutItems(rows)`. Not in Embedded Swift.
    public init(_ items: [any LayoutItem]) {
      self.init(capacity: items.count)
      for item in items { item.add(to: &self) }
    }
  }
#endif

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
  init(capacity: Int) {
    nodes = []
    nodes.reserveCapacity(capacity)
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

  /// The items of an `if` without `else`.
  public static func buildOptional(_ items: consuming LayoutItems?) -> LayoutItems { items ?? LayoutItems() }

  /// The items of the first branch.
  public static func buildEither(first: consuming LayoutItems) -> LayoutItems { first }

  /// The items of the second branch.
  public static func buildEither(second: consuming LayoutItems) -> LayoutItems { second }

  /// The items of all iterations of a loop.
  public static func buildArray(_ rounds: [LayoutItems]) -> LayoutItems {
    var result = LayoutItems()
    var count = 0
    for round in rounds { count += round.nodes.count }
    result.nodes.reserveCapacity(count)
    for round in rounds { result.nodes.append(contentsOf: round.nodes) }
    return result
  }

  /// The items of an `if #available`.
  public static func buildLimitedAvailability(_ items: consuming LayoutItems) -> LayoutItems { items }
}

#if hasFeature(Embedded)
  // Embedded Swift has no parameter packs, so a block is built line by line.
  extension LayoutBuilder {
    /// Builds the first line of a block.
    public static func buildPartialBlock(first: consuming some LayoutContent) -> LayoutItems {
      var items = LayoutItems(capacity: 1)
      first.add(to: &items)
      return items
    }

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
  // There is one function for each number of lines up to five, and one for longer blocks, so the compiler has no
  // overloads to choose from. Blocks of up to six lines allocate one array and move their items. Longer blocks copy the
  // items after the sixth line from a parameter pack.
  extension LayoutBuilder {
    /// Builds a block of 1 line.
    @inlinable
    public static func buildBlock(_ first: consuming some LayoutContent) -> LayoutItems {
      var items = LayoutItems(capacity: 1)
      first.add(to: &items)
      return items
    }

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

    /// Builds a block of 5 lines.
    @inlinable
    public static func buildBlock(
      _ first: consuming some LayoutContent, _ second: consuming some LayoutContent,
      _ third: consuming some LayoutContent, _ fourth: consuming some LayoutContent,
      _ fifth: consuming some LayoutContent
    ) -> LayoutItems {
      var items = LayoutItems(capacity: 5)
      first.add(to: &items)
      second.add(to: &items)
      third.add(to: &items)
      fourth.add(to: &items)
      fifth.add(to: &items)
      return items
    }

    /// Builds a block of 6 or more lines.
    @inlinable
    @inline(never)  // if inlined, it would copy all items
    public static func buildBlock<each Content: LayoutContent>(
      _ first: consuming some LayoutContent, _ second: consuming some LayoutContent,
      _ third: consuming some LayoutContent, _ fourth: consuming some LayoutContent,
      _ fifth: consuming some LayoutContent, _ sixth: consuming some LayoutContent,
      _ others: repeat each Content
    ) -> LayoutItems {
      var items = LayoutItems(capacity: 6)
      first.add(to: &items)
      second.add(to: &items)
      third.add(to: &items)
      fourth.add(to: &items)
      fifth.add(to: &items)
      sixth.add(to: &items)
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

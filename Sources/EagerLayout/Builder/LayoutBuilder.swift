/// Several items: the value of a builder's block.
///
/// A function that gives several items is marked with the builder:
///
///     @LayoutBuilder func buttons() -> LayoutItems {
///       Fixed(width: 44)
///       Fixed(width: 44)
///     }
public struct LayoutItems: Sendable {
  @usableFromInline
  package var nodes: ContiguousArray<LayoutNode>

  /// No items.
  public init() { nodes = [] }

  #if !hasFeature(Embedded)
    /// Items of several types, for a block with others: `LayoutItems(rows)`. Not in Embedded Swift.
    public init(_ items: [any LayoutItem]) {
      self.init(capacity: items.count)
      for item in items { item.add(to: &self) }
    }
  #endif

  @inlinable
  init(capacity: Int) {
    nodes = []
    nodes.reserveCapacity(capacity)
  }
}

/// What may stand in a builder's block: an item, several of them, an array or an optional of such.
public protocol LayoutContent: Sendable {
  /// Adds the items to those of a block.
  consuming func add(to items: inout LayoutItems)
}

extension LayoutItem {
  /// Adds the item to those of a block.
  @inlinable
  public consuming func add(to items: inout LayoutItems) { items.nodes.append(_node) }
}

extension LayoutItems: LayoutContent {
  /// Adds the items to those of a block.
  public consuming func add(to items: inout LayoutItems) {
    if items.nodes.isEmpty { items = self } else { items.nodes.append(contentsOf: nodes) }
  }
}

extension Optional: LayoutContent where Wrapped: LayoutContent {
  /// Adds the item, if there is one.
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

/// Collects the items written in a block: plain ones, `if`, `switch`, `for`, arrays, and functions of items.
@resultBuilder
public enum LayoutBuilder {
  /// A block without items.
  public static func buildBlock() -> LayoutItems { LayoutItems() }

  #if hasFeature(Embedded)
    // Embedded Swift has no packs: there a block adds line after line.

    /// The first line of a block.
    public static func buildPartialBlock(first: consuming some LayoutContent) -> LayoutItems {
      var items = LayoutItems(capacity: 1)
      first.add(to: &items)
      return items
    }

    /// The lines of a block up to the next one, and that.
    public static func buildPartialBlock(
      accumulated: consuming LayoutItems, next: consuming some LayoutContent
    ) -> LayoutItems {
      var items = accumulated
      next.add(to: &items)
      return items
    }
  #else
    // One function for each number of lines and none for each line, so that the compiler has nothing to choose from, and a block
    // makes one array. Blocks of up to five lines hand their items on; in longer ones, they are copied from a pack.

    /// A block of 1 line.
    @inlinable
    public static func buildBlock(_ first: consuming some LayoutContent) -> LayoutItems {
      var items = LayoutItems(capacity: 1)
      first.add(to: &items)
      return items
    }

    /// A block of 2 lines.
    @inlinable
    public static func buildBlock(
      _ first: consuming some LayoutContent, _ second: consuming some LayoutContent
    ) -> LayoutItems {
      var items = LayoutItems(capacity: 2)
      first.add(to: &items)
      second.add(to: &items)
      return items
    }

    /// A block of 3 lines.
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

    /// A block of 4 lines.
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

    /// A block of 5 lines.
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

    /// A longer block.
    @inlinable
    public static func buildBlock<each Content: LayoutContent>(
      _ first: consuming some LayoutContent, _ second: consuming some LayoutContent,
      _ third: consuming some LayoutContent, _ fourth: consuming some LayoutContent,
      _ fifth: consuming some LayoutContent, _ sixth: consuming some LayoutContent,
      _ others: repeat each Content
    ) -> LayoutItems {
      var items = buildBlock(first, second, third, fourth, fifth)
      sixth.add(to: &items)
      repeat (each others).add(to: &items)
      return items
    }

    /// A block that is an array of items of several types. Not in Embedded Swift.
    public static func buildBlock(_ items: [any LayoutItem]) -> LayoutItems { LayoutItems(items) }

    /// A block that is an item of any type. Not in Embedded Swift.
    public static func buildBlock(_ item: any LayoutItem) -> LayoutItems { LayoutItems([item]) }
  #endif

  /// The items of an `if` without `else`.
  public static func buildOptional(_ items: consuming LayoutItems?) -> LayoutItems { items ?? LayoutItems() }

  /// The items of the first branch.
  public static func buildEither(first: consuming LayoutItems) -> LayoutItems { first }

  /// The items of the second branch.
  public static func buildEither(second: consuming LayoutItems) -> LayoutItems { second }

  /// The items of all rounds of a loop.
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

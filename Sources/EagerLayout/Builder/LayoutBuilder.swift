/// Several items: the value of a builder's block.
///
/// A function that gives several items is marked with the builder:
///
///     @LayoutBuilder func buttons() -> LayoutItems {
///       Fixed(width: 44)
///       Fixed(width: 44)
///     }
public struct LayoutItems: Sendable {
  package var nodes: ContiguousArray<LayoutNode>

  /// No items.
  public init() { nodes = [] }

  @inline(__always)
  fileprivate init(first node: consuming LayoutNode) {
    nodes = []
    nodes.reserveCapacity(4)
    nodes.append(node)
  }
}

/// Collects the items written in a block: plain ones, `if`, `switch`, `for`, arrays, and functions of items.
@resultBuilder
public enum LayoutBuilder {
  // A single item stays a node until it is appended, so that a block of n items makes one array and not n.
  // The order of the overloads does not matter: no type fits two of them.

  /// One item.
  @inlinable
  public static func buildExpression(_ item: consuming some LayoutItem) -> LayoutNode { item._node }

  /// An array of items of one type.
  public static func buildExpression(_ items: [some LayoutItem]) -> LayoutItems {
    var result = LayoutItems()
    result.nodes.reserveCapacity(items.count)
    for item in items { result.nodes.append(item._node) }
    return result
  }

  /// Items that another builder collected.
  public static func buildExpression(_ items: consuming LayoutItems) -> LayoutItems { items }

  /// A block without items.
  public static func buildBlock() -> LayoutItems { LayoutItems() }

  /// A block's first item.
  public static func buildPartialBlock(first: consuming LayoutNode) -> LayoutItems { LayoutItems(first: first) }

  /// A block's first items.
  public static func buildPartialBlock(first: consuming LayoutItems) -> LayoutItems { first }

  /// One more item.
  public static func buildPartialBlock(accumulated: consuming LayoutItems, next: consuming LayoutNode) -> LayoutItems {
    accumulated.nodes.append(next)
    return accumulated
  }

  /// More items.
  public static func buildPartialBlock(accumulated: consuming LayoutItems, next: consuming LayoutItems) -> LayoutItems {
    if accumulated.nodes.isEmpty { return next }
    accumulated.nodes.append(contentsOf: next.nodes)
    return accumulated
  }

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

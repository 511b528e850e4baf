/// A layout value that an item specifies for its arrangement: a position, a span, a side.
///
///     struct Weight: LayoutValue {
///       var value = 0.0
///       static var initial: Weight { Weight() }
///     }
///     extension LayoutItem {
///       consuming func weight(_ value: Double) -> TreeItem { layoutValue(Weight(value: value)) }
///     }
///
/// An arrangement that uses it declares `typealias ItemValue = Weight`.
public protocol LayoutValue: Equatable, Sendable {
  /// The value of an item that does not specify one.
  static var initial: Self { get }
}

/// The layout value of arrangements that use none.
public struct NoLayoutValue: LayoutValue {
  /// The only value.
  public static var initial: NoLayoutValue { NoLayoutValue() }

  /// Creates the value.
  public init() {}
}

/// An item's data for creating an arrangement's cache.
public struct ArrangedItem<ItemValue: LayoutValue>: Sendable {
  /// The item's layout value.
  public let layoutValue: ItemValue
  /// The item's id, if it has one.
  public let id: LayoutID?

  @usableFromInline
  init(layoutValue: ItemValue, id: LayoutID?) {
    self.layoutValue = layoutValue
    self.id = id
  }
}

extension LayoutItem {
  /// Sets the item's layout value of this type for the arrangement that contains it.
  ///
  /// An item may have several values of different types; each arrangement reads the value of its own type.
  public consuming func layoutValue<ItemValue: LayoutValue>(_ layoutValue: ItemValue) -> TreeItem {
    var item = _inTree()
    item._node.style.setLayoutValue(layoutValue)
    return item
  }

  /// Changes the item's layout value of this type.
  package consuming func changing<ItemValue: LayoutValue>(
    _ type: ItemValue.Type, _ change: (inout ItemValue) -> Void
  ) -> TreeItem {
    style { $0.change(type, change) }
  }
}

extension FlexStyle {
  /// Returns the layout value of this type, or the type's initial value.
  ///
  ///     tree.style(of: cell).layoutValue(Span.self)
  public func layoutValue<ItemValue: LayoutValue>(_ type: ItemValue.Type) -> ItemValue {
    for layoutValue in layoutValues {
      if let typed = layoutValue as? TypedLayoutValue<ItemValue> { return typed.value }
    }
    // Creates an instance so that its class is compiled: the compiler of Embedded Swift 6.3 fails otherwise.
    return TypedLayoutValue(ItemValue.initial).value
  }

  /// Sets the layout value of this type.
  public mutating func setLayoutValue<ItemValue: LayoutValue>(_ layoutValue: ItemValue) {
    setLayoutValue(of: TypedLayoutValue(layoutValue))
  }

  package mutating func change<ItemValue: LayoutValue>(_ type: ItemValue.Type, _ body: (inout ItemValue) -> Void) {
    var layoutValue = layoutValue(type)
    body(&layoutValue)
    setLayoutValue(layoutValue)
  }

  var layoutValues: ContiguousArray<AnyLayoutValue> { keywords[.hasLayoutValues] == 0 ? [] : rare?.layoutValues ?? [] }

  mutating func setLayoutValue(of layoutValue: AnyLayoutValue) {
    keywords[.hasLayoutValues] = 1
    mutateRare { rare in
      if let index = rare.layoutValues.firstIndex(where: { $0.isSameType(as: layoutValue) }) {
        rare.layoutValues[index] = layoutValue
      } else {
        rare.layoutValues.append(layoutValue)
      }
    }
  }
}

@usableFromInline
package class AnyLayoutValue: @unchecked Sendable {
  init() {}
  func isEqual(to other: AnyLayoutValue) -> Bool { false }
  func isSameType(as other: AnyLayoutValue) -> Bool { false }
}

@usableFromInline
final class TypedLayoutValue<Value: LayoutValue>: AnyLayoutValue, @unchecked Sendable {
  @usableFromInline
  let value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }

  override func isEqual(to other: AnyLayoutValue) -> Bool {
    guard let other = other as? TypedLayoutValue<Value> else { return false }
    return value == other.value
  }

  override func isSameType(as other: AnyLayoutValue) -> Bool { other is TypedLayoutValue<Value> }
}

/// A layout value of a node, which may have several.
package struct ItemValueEntry: Sendable {
  package var node: Int
  package var layoutValue: AnyLayoutValue
}

extension ItemValueEntry: NodeEntry {}

func areEqual(_ a: ContiguousArray<AnyLayoutValue>, _ b: ContiguousArray<AnyLayoutValue>) -> Bool {
  guard a.count == b.count else { return false }
  for index in a.indices where !a[index].isEqual(to: b[index]) { return false }
  return true
}

/// The layout values and the ids of a tree's nodes, each in preorder.
struct ItemValueTable {
  var layoutValues: ContiguousArray<ItemValueEntry> = []
  var names: ContiguousArray<NamedNode> = []
}

/// A layout value that an item specifies for its arrangement: a position, a span, a side.
///
///     struct Weight: ItemParameter {
///       var value = 0.0
///       static var initial: Weight { Weight() }
///     }
///     extension LayoutItem {
///       consuming func weight(_ value: Double) -> TreeItem { parameter(Weight(value: value)) }
///     }
///
/// An arrangement that uses it declares `typealias Parameter = Weight`.
public protocol ItemParameter: Equatable, Sendable {
  /// The value of an item that does not specify one.
  static var initial: Self { get }
}

/// The layout value of arrangements that use none.
public struct NoParameter: ItemParameter {
  /// The only value.
  public static var initial: NoParameter { NoParameter() }

  /// Creates the value.
  public init() {}
}

/// An item's data for creating an arrangement's cache.
public struct ArrangedItem<Parameter: ItemParameter>: Sendable {
  /// The item's layout value.
  public let parameter: Parameter
  /// The item's id, if it has one.
  public let id: LayoutID?

  @usableFromInline
  init(parameter: Parameter, id: LayoutID?) {
    self.parameter = parameter
    self.id = id
  }
}

extension LayoutItem {
  /// Sets the item's layout value of this type for the arrangement that contains it.
  ///
  /// An item may have several values of different types; each arrangement reads the value of its own type.
  public consuming func parameter<Parameter: ItemParameter>(_ parameter: Parameter) -> TreeItem {
    var item = _inTree()
    item._node.style.setParameter(parameter)
    return item
  }

  /// Changes the item's layout value of a type.
  package consuming func changing<Parameter: ItemParameter>(
    _ type: Parameter.Type, _ change: (inout Parameter) -> Void
  ) -> TreeItem {
    style { $0.change(type, change) }
  }
}

extension FlexStyle {
  /// Returns the layout value of this type, or the type's initial value.
  ///
  ///     tree.style(of: cell).parameter(Span.self)
  public func parameter<Parameter: ItemParameter>(_ type: Parameter.Type) -> Parameter {
    for parameter in parameters {
      if let typed = parameter as? TypedParameter<Parameter> { return typed.value }
    }
    // Creates an instance so that its class is compiled: the compiler of Embedded Swift 6.3 fails otherwise.
    return TypedParameter(Parameter.initial).value
  }

  /// Sets the layout value of this type.
  public mutating func setParameter<Parameter: ItemParameter>(_ parameter: Parameter) {
    setParameter(of: TypedParameter(parameter))
  }

  /// Changes the layout value of this type.
  package mutating func change<Parameter: ItemParameter>(_ type: Parameter.Type, _ body: (inout Parameter) -> Void) {
    var parameter = parameter(type)
    body(&parameter)
    setParameter(parameter)
  }

  /// The layout values of the style.
  var parameters: ContiguousArray<AnyParameter> { keywords[.hasParameters] == 0 ? [] : rare?.parameters ?? [] }

  mutating func setParameter(of parameter: AnyParameter) {
    keywords[.hasParameters] = 1
    mutateRare { rare in
      if let index = rare.parameters.firstIndex(where: { $0.isSameType(as: parameter) }) {
        rare.parameters[index] = parameter
      } else {
        rare.parameters.append(parameter)
      }
    }
  }
}

/// A type-erased layout value.
@usableFromInline
package class AnyParameter: @unchecked Sendable {
  init() {}
  func isEqual(to other: AnyParameter) -> Bool { false }
  func isSameType(as other: AnyParameter) -> Bool { false }
}

@usableFromInline
final class TypedParameter<Value: ItemParameter>: AnyParameter, @unchecked Sendable {
  @usableFromInline
  let value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }

  override func isEqual(to other: AnyParameter) -> Bool {
    guard let other = other as? TypedParameter<Value> else { return false }
    return value == other.value
  }

  override func isSameType(as other: AnyParameter) -> Bool { other is TypedParameter<Value> }
}

/// A node with a layout value.
package struct SayingNode: Sendable {
  package var node: Int
  package var parameter: AnyParameter
}

extension SayingNode: NodeEntry {}

/// Whether two lists of layout values are equal.
func areEqual(_ a: ContiguousArray<AnyParameter>, _ b: ContiguousArray<AnyParameter>) -> Bool {
  guard a.count == b.count else { return false }
  for index in a.indices where !a[index].isEqual(to: b[index]) { return false }
  return true
}

/// The layout values of a tree's nodes, and their ids, in preorder.
struct SaidByNodes {
  var parameters: ContiguousArray<SayingNode> = []
  var names: ContiguousArray<NamedNode> = []
}

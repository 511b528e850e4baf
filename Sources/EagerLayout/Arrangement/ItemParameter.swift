/// What an item says to the arrangement that it is in: a place, a span, a side.
///
///     struct Weight: ItemParameter {
///       var value = 0.0
///       static var initial: Weight { Weight() }
///     }
///     extension LayoutItem {
///       consuming func weight(_ value: Double) -> TreeItem { parameter(Weight(value: value)) }
///     }
///
/// The arrangement that hears it says `typealias Parameter = Weight`.
public protocol ItemParameter: Equatable, Sendable {
  /// What an item says that says nothing.
  static var initial: Self { get }
}

/// What an item says where there is nothing to say.
public struct NoParameter: ItemParameter {
  /// Nothing.
  public static var initial: NoParameter { NoParameter() }

  /// Nothing.
  public init() {}
}

/// An item as an arrangement hears of it before the passes.
public struct ArrangedItem<Parameter: ItemParameter>: Sendable {
  /// What it says.
  public let parameter: Parameter
  /// Its id, if it has one.
  public let id: LayoutID?

  @usableFromInline
  init(parameter: Parameter, id: LayoutID?) {
    self.parameter = parameter
    self.id = id
  }
}

extension LayoutItem {
  /// Says something to the arrangement that the item is in, in place of what it said with that type.
  ///
  /// An item may say several things, each with a type of its own: every arrangement hears what is meant for it.
  public consuming func parameter<Parameter: ItemParameter>(_ parameter: Parameter) -> TreeItem {
    var item = _inTree()
    item._node.style.setParameter(parameter)
    return item
  }
}

extension FlexStyle {
  /// What an item of this style says to arrangements that hear this type.
  ///
  ///     tree.style(of: cell).parameter(Span.self)
  public func parameter<Parameter: ItemParameter>(_ type: Parameter.Type) -> Parameter {
    for parameter in parameters {
      if let typed = parameter as? TypedParameter<Parameter> { return typed.value }
    }
    // Made, so that its class is there where it is cast to: the compiler of Embedded Swift 6.3 fails otherwise.
    return TypedParameter(Parameter.initial).value
  }

  /// Has items of this style say something to arrangements, in place of what they said with that type.
  public mutating func setParameter<Parameter: ItemParameter>(_ parameter: Parameter) {
    setParameter(of: TypedParameter(parameter))
  }

  /// What items of this style say to arrangements.
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

/// A parameter whose type is not known.
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

/// A node and what it says to its arrangement.
package struct SayingNode: Sendable {
  package var node: Int
  package var parameter: AnyParameter
}

extension SayingNode: NodeEntry {}

/// Whether two lists of parameters say the same.
func areEqual(_ a: ContiguousArray<AnyParameter>, _ b: ContiguousArray<AnyParameter>) -> Bool {
  guard a.count == b.count else { return false }
  for index in a.indices where !a[index].isEqual(to: b[index]) { return false }
  return true
}

/// What the nodes of a tree say to arrangements, and their ids, in preorder.
struct SaidByNodes {
  var parameters: ContiguousArray<SayingNode> = []
  var names: ContiguousArray<NamedNode> = []
}

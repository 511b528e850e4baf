internal import EagerLayout
import PlaygroundKit

/// What a browser has in the place of a container with an arrangement.
package struct ContainerCSS: Sendable {
  package typealias Declarations = [(property: String, value: String)]

  /// What a browser has in the place of an arrangement; nil where it has nothing.
  static func of(_ arrangement: AnyArrangement) -> ContainerCSS? {
    [overlay, flow, grid, floats].first { $0.isMeant(arrangement) }
  }

  private let isMeant: @Sendable (AnyArrangement) -> Bool
  /// What the container's element says; nil where CSS cannot say what this one does.
  let container: @Sendable (AnyArrangement, LayoutNode, SketchIDs) -> Declarations?
  /// With what CSS does not take a container that it has; nil for another reason.
  let fault: @Sendable (AnyArrangement) -> StaticString?
  /// What the element of an item in it says.
  let item: @Sendable (AnyArrangement, FlexStyle, SketchIDs) -> Declarations

  /// The same for arrangements of one type.
  init<Value: Arrangement>(
    container: @escaping @Sendable (Value, LayoutNode) -> Declarations?,
    item: @escaping @Sendable (Value, Value.Parameter, FlexStyle) -> Declarations
  ) {
    self.init(
      container: { value, node, _ in container(value, node) },
      item: { value, said, style, _ in item(value, said, style) })
  }

  /// The same where names are said.
  init<Value: Arrangement>(
    container: @escaping @Sendable (Value, LayoutNode, SketchIDs) -> Declarations?,
    fault: @escaping @Sendable (Value) -> StaticString? = { _ in nil },
    item: @escaping @Sendable (Value, Value.Parameter, FlexStyle, SketchIDs) -> Declarations
  ) {
    isMeant = { $0.value(of: Value.self) != nil }
    self.fault = { $0.value(of: Value.self).flatMap { fault($0) } }
    self.container = { arrangement, node, ids in
      arrangement.value(of: Value.self).flatMap { container($0, node, ids) }
    }
    self.item = { arrangement, style, ids in
      arrangement.value(of: Value.self).map { item($0, style.parameter(Value.Parameter.self), style, ids) } ?? []
    }
  }
}

extension ContainerWord {
  /// What a container of this word says in CSS; nil where CSS has no such container.
  func declarations(_ node: LayoutNode, _ ids: SketchIDs) -> ContainerCSS.Declarations? {
    guard let arrangement = node.arrangement, let css = ContainerCSS.of(arrangement) else { return nil }
    return css.container(arrangement, node, ids)
  }

  /// Why CSS does not say what a container of this word does; nil where it does.
  ///
  /// - Parameter isAlone: whether it is of this one, and not of all that are like it.
  func lossInCSS(_ node: LayoutNode, _ ids: SketchIDs, isAlone: Bool = true) -> String? {
    if declarations(node, ids) != nil { return nil }
    if let arrangement = node.arrangement, let fault = ContainerCSS.of(arrangement)?.fault(arrangement) {
      return "CSS takes no \(name) in which \(fault)"
    }
    return "CSS has no container like \(isAlone ? "this " : "")\(name)"
  }
}

extension LayoutNode {
  /// The children that a container arranges.
  var arranged: [FlexStyle] {
    children.map { $0.style }.filter { $0.position != .absolute && $0.display != .none }
  }
}

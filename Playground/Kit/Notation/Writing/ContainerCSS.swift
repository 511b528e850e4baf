internal import EagerLayout

/// What a browser has in the place of a container with an arrangement.
struct ContainerCSS: Sendable {
  typealias Declarations = [(property: String, value: String)]

  /// What the container's element says; nil where CSS cannot say what this one does.
  let container: @Sendable (AnyArrangement, LayoutNode) -> Declarations?
  /// What the element of an item in it says.
  let item: @Sendable (AnyArrangement, FlexStyle) -> Declarations

  /// The same for arrangements of one type.
  init<Value: EagerLayout.Arrangement>(
    container: @escaping @Sendable (Value, LayoutNode) -> Declarations?,
    item: @escaping @Sendable (Value, Value.Parameter, FlexStyle) -> Declarations
  ) {
    self.container = { arrangement, node in arrangement.value(of: Value.self).flatMap { container($0, node) } }
    self.item = { arrangement, style in
      arrangement.value(of: Value.self).map { item($0, style.parameter(Value.Parameter.self), style) } ?? []
    }
  }
}

extension ContainerWord {
  /// What a container of this word says in CSS; nil where CSS has no such container.
  func declarations(_ node: LayoutNode) -> ContainerCSS.Declarations? {
    guard let css, let arrangement = node.arrangement else { return nil }
    return css.container(arrangement, node)
  }
}

extension LayoutNode {
  /// The children that a container arranges.
  var arranged: [FlexStyle] {
    children.map { $0.style }.filter { $0.position != .absolute && $0.display != .none }
  }
}

internal import EagerLayout

/// What a browser has in the place of a container with an arrangement.
struct ContainerCSS: Sendable {
  typealias Declarations = [(property: String, value: String)]

  /// What the container's element says; nil where CSS cannot say what this one does.
  let container: @Sendable (AnyArrangement, LayoutNode, SketchIDs) -> Declarations?
  /// What the element of an item in it says.
  let item: @Sendable (AnyArrangement, FlexStyle, SketchIDs) -> Declarations

  /// The same for arrangements of one type.
  init<Value: EagerLayout.Arrangement>(
    container: @escaping @Sendable (Value, LayoutNode) -> Declarations?,
    item: @escaping @Sendable (Value, Value.Parameter, FlexStyle) -> Declarations
  ) {
    self.init(
      container: { value, node, _ in container(value, node) },
      item: { value, said, style, _ in item(value, said, style) })
  }

  /// The same where names are said.
  init<Value: EagerLayout.Arrangement>(
    container: @escaping @Sendable (Value, LayoutNode, SketchIDs) -> Declarations?,
    item: @escaping @Sendable (Value, Value.Parameter, FlexStyle, SketchIDs) -> Declarations
  ) {
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
    guard let css, let arrangement = node.arrangement else { return nil }
    return css.container(arrangement, node, ids)
  }
}

extension LayoutNode {
  /// The children that a container arranges.
  var arranged: [FlexStyle] {
    children.map { $0.style }.filter { $0.position != .absolute && $0.display != .none }
  }
}

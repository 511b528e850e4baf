internal import EagerLayout
import PlaygroundKit

/// The CSS equivalent of a container with an arrangement.
package struct ContainerCSS: Sendable {
  package typealias Declarations = [(property: String, value: String)]

  /// The CSS equivalent of an arrangement; nil if there is none.
  static func of(_ arrangement: AnyArrangement) -> ContainerCSS? {
    [overlay, flow, grid, floats, block, flowRoot].first { $0.matches(arrangement) }
  }

  private let matches: @Sendable (AnyArrangement) -> Bool
  /// The declarations of the container's element; nil if CSS cannot express the container.
  let container: @Sendable (AnyArrangement, LayoutNode, SketchIDs) -> Declarations?
  /// The reason why CSS cannot express a container; nil if CSS can express it, or if no sentence states the reason.
  let fault: @Sendable (AnyArrangement) -> StaticString?
  /// The declarations of an item's element.
  let item: @Sendable (AnyArrangement, FlexStyle, SketchIDs) -> Declarations

  /// Creates an equivalent for arrangements of one type.
  init<Value: Arrangement>(
    container: @escaping @Sendable (Value, LayoutNode) -> Declarations?,
    item: @escaping @Sendable (Value, Value.ItemValue, FlexStyle) -> Declarations
  ) {
    self.init(
      container: { value, node, _ in container(value, node) },
      item: { value, specified, style, _ in item(value, specified, style) })
  }

  /// Creates an equivalent whose declarations contain names.
  init<Value: Arrangement>(
    container: @escaping @Sendable (Value, LayoutNode, SketchIDs) -> Declarations?,
    fault: @escaping @Sendable (Value) -> StaticString? = { _ in nil },
    item: @escaping @Sendable (Value, Value.ItemValue, FlexStyle, SketchIDs) -> Declarations
  ) {
    matches = { $0.value(of: Value.self) != nil }
    self.fault = { $0.value(of: Value.self).flatMap { fault($0) } }
    self.container = { arrangement, node, ids in
      arrangement.value(of: Value.self).flatMap { container($0, node, ids) }
    }
    self.item = { arrangement, style, ids in
      arrangement.value(of: Value.self).map { item($0, style.layoutValue(Value.ItemValue.self), style, ids) } ?? []
    }
  }
}

extension ContainerSyntax {
  /// The CSS declarations of a container; nil if CSS has no equivalent.
  func declarations(_ node: LayoutNode, _ ids: SketchIDs) -> ContainerCSS.Declarations? {
    guard let arrangement = node.arrangement, let css = ContainerCSS.of(arrangement) else { return nil }
    return css.container(arrangement, node, ids)
  }

  /// Returns a sentence if CSS has no equivalent for a container; nil if it has one.
  ///
  /// - Parameter isAlone: `true` for a sentence about this container, `false` for all containers of its kind.
  func lossInCSS(_ node: LayoutNode, _ ids: SketchIDs, isAlone: Bool = true) -> String? {
    if declarations(node, ids) != nil { return nil }
    if let arrangement = node.arrangement, let fault = ContainerCSS.of(arrangement)?.fault(arrangement) {
      return "CSS has no \(name) in which \(fault)"
    }
    return "CSS has no container like \(isAlone ? "this " : "")\(name)"
  }
}

extension LayoutNode {
  /// The styles of the children that a container arranges.
  var arrangedStyles: [FlexStyle] {
    children.map { $0.style }.filter { $0.position != .absolute && $0.display != .none }
  }
}

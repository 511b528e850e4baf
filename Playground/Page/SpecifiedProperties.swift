internal import EagerLayout
import PlaygroundCourse
import PlaygroundKit

/// The specified properties of a node, except properties that its kind implies. Names are CSS names in camel
/// case. Values have the form that `Sketch.edit` takes.
struct SpecifiedProperties {
  private(set) var list: [(name: String, value: String)] = []
  private let style: FlexStyle
  private let kind: ItemKind

  init(_ node: LayoutNode, _ kind: ItemKind) {
    style = node.style
    self.kind = kind
    if kind == .row || kind == .column {
      add("flexDirection", FlexStyle.Property.flexDirection.name(in: style))
    }
    addFactors()
    for property in FlexStyle.Property.allCases { add(property) }
    addSides("gap", [.rowGap, .columnGap])
    addSides("padding", [.paddingTop, .paddingRight, .paddingBottom, .paddingLeft])
    addSides("border", [.borderTop, .borderRight, .borderBottom, .borderLeft])
    addSides("margin", [.marginTop, .marginRight, .marginBottom, .marginLeft])
  }

  private mutating func add(_ name: String, _ value: String) { list.append((name, value)) }

  private mutating func addFactors() {
    let isFlex = kind == .flex
    if style.growFactor != (isFlex ? 1 : 0) { add("flexGrow", decimal(style.growFactor)) }
    if style.shrinkFactor != (kind == .fixed ? 0 : 1) { add("flexShrink", decimal(style.shrinkFactor)) }
    if style.flexBasis != (isFlex ? .percent(0) : .auto) { add("flexBasis", Self.text(style.flexBasis.stored)) }
  }

  /// Adds a property that has its own modifier, unless it has its initial value.
  private mutating func add(_ property: FlexStyle.Property) {
    guard property.hasModifier, property != .flexBasis else { return }
    var value: String?
    switch property.kind {
    case .keyword: if style[keyword: property] != 0 { value = property.name(in: style) }
    case .alignment:
      if property == .alignItems, let alignment = style.alignment {
        value = Keyword.alignment.names[Int(alignment.rawValue)]
      } else if style[keyword: property] != 0 {
        value = property.name(in: style)
      }
    case .whole: value = property.value(in: style)
    case .ratio: if let ratio = style.aspectRatio { value = decimal(ratio) }
    case .factor: break
    default:
      let length = style[length: property]
      if length != property.kind.initialLength { value = Self.text(length) }
    }
    if let value { add(Keyword.camelCased(property.css), value) }
  }

  /// Adds a property for several sides: one value if all sides are equal, and otherwise all values.
  private mutating func addSides(_ name: String, _ properties: [FlexStyle.Property]) {
    let lengths = properties.map { style[length: $0] }
    guard lengths.contains(where: { $0.unit != .points || $0.value != 0 }) else { return }
    let isUniform = !lengths.contains { $0 != lengths[0] }
    add(name, isUniform ? Self.text(lengths[0]) : lengths.map { Self.text($0) }.joined(separator: " "))
  }

  private static func text(_ length: StoredLength) -> String {
    switch length.unit {
    case .points: decimal(length.value)
    case .percent: length.calculated?.expression.css ?? decimal(length.value) + "%"
    default: Keyword.camelCased(length.unit.css)
    }
  }
}

package import EagerLayout

/// A CSS shorthand for several properties. Documents are read with shorthands and written without them.
package enum Shorthand: String, CaseIterable {
  case margin, padding, border, inset, gap, overflow
  case placeContent = "place-content"
  case flex
  case flexFlow = "flex-flow"

  static let all = allCases
  package static let names = Names(all.map { $0.rawValue })

  /// The properties that the shorthand sets, in the order of its values.
  package var properties: [FlexStyle.Property] {
    switch self {
    case .margin: [.marginTop, .marginRight, .marginBottom, .marginLeft]
    case .padding: [.paddingTop, .paddingRight, .paddingBottom, .paddingLeft]
    case .border: [.borderTop, .borderRight, .borderBottom, .borderLeft]
    case .inset: [.top, .right, .bottom, .left]
    case .gap: [.rowGap, .columnGap]
    case .overflow: [.overflowX, .overflowY]
    case .placeContent: [.alignContent, .justifyContent]
    case .flex: [.flexGrow, .flexShrink, .flexBasis]
    case .flexFlow: [.flexDirection, .flexWrap]
    }
  }

  /// A readable description of the allowed values.
  var values: String {
    let properties = properties.map { $0.name }
    switch self {
    case .flex: return "none, auto, initial, a number such as 1, or numbers and a basis such as \"2 1 40px\""
    case .flexFlow: return "\(listed(Self.flows)), or two of them such as \"row wrap\""
    case .margin, .padding, .border, .inset: return "one to four values, for \(listed(properties, "and"))"
    case .gap, .overflow, .placeContent: return "one or two values, for \(listed(properties, "and"))"
    }
  }

  /// A readable description of a single value, if a single value may set several properties; otherwise nil.
  var singleValueDescription: String? { self == .flex || self == .flexFlow ? values : nil }

  private static let flows = Shorthand.flexFlow.properties.flatMap { $0.kind.keywords.map { "\($0)" } }
}

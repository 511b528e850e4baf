/// The modifiers of items and containers, as the library has them.
enum Modifier: UInt8, Sendable, CaseIterable {
  case width, height, minWidth, minHeight, maxWidth, maxHeight, aspectRatio, boxSizing
  case grow, shrink, basis
  case margin, padding, border, overflow
  case alignSelf, order, absolute, offset, hidden
  case gap, wrap, alignItems, justifyContent, alignContent, reversed, direction
  case id

  /// Whether it says something about children, so that a leaf has none of it.
  var isForContainers: Bool {
    switch self {
    case .gap, .wrap, .alignItems, .justifyContent, .alignContent, .reversed, .direction: true
    default: false
    }
  }

  /// The name after the point.
  var name: String { Self.names[Int(rawValue)] }

  static let names = [
    "width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight", "aspectRatio", "boxSizing", "grow", "shrink",
    "basis", "margin", "padding", "border", "overflow", "alignSelf", "order", "absolute", "offset", "hidden", "gap",
    "wrap", "alignItems", "justifyContent", "alignContent", "reversed", "direction", "id",
  ]

  /// The ways to call it.
  var signatures: [Signature] {
    switch self {
    case .width, .height, .minWidth, .minHeight, .maxWidth, .maxHeight: [.one(.size)]
    case .aspectRatio: [Signature([Parameter("", .ratio, isRequired: true), Parameter("", .number)])]
    case .boxSizing: [.one(.keyword(.boxSizing))]
    case .grow, .shrink: [.one(.number)]
    case .basis: [.one(.basis)]
    case .margin: [.one(.edges), .sides(.autoLength)]
    case .padding: [.one(.edges), .sides(.length)]
    case .border: [.one(.edges)]
    case .overflow:
      [
        .one(.keyword(.overflow)),
        Signature(["x", "y"].map { Parameter($0, .keyword(.overflow), isRequired: true) }),
      ]
    case .alignSelf: [.alignment(.alignSelf)]
    case .order: [.one(.whole)]
    case .absolute: [.sides(.autoLength, needsOne: false)]
    case .offset: [.sides(.autoLength)]
    case .hidden, .reversed: [.one(.truth, isRequired: false)]
    case .gap: [.one(.number), Signature(["row", "column"].map { Parameter($0, .length) }, needsOne: true)]
    case .wrap: [.one(.keyword(.flexWrap), isRequired: false)]
    case .alignItems: [.alignment(.alignItems)]
    case .justifyContent: [.alignment(.justifyContent)]
    case .alignContent: [.alignment(.alignContent)]
    case .direction: [.one(.keyword(.direction))]
    case .id: [Signature([Parameter("", .id, isRequired: true), Parameter("", .whole)])]
    }
  }

  /// How it is written, for those who wrote it otherwise.
  var example: String {
    switch self {
    case .width, .height, .minWidth, .minHeight, .maxWidth, .maxHeight: ".\(name)(120) or .\(name)(.percent(50))"
    case .aspectRatio: ".aspectRatio(1.5) or .aspectRatio(16, 9)"
    case .boxSizing: ".boxSizing(.contentBox)"
    case .grow, .shrink: ".\(name)(1)"
    case .basis: ".basis(100) or .basis(.content)"
    case .margin: ".margin(8), .margin(left: .auto) or .margin(Edges(horizontal: 16, vertical: 8))"
    case .padding: ".padding(8), .padding(left: 16) or .padding(Edges(horizontal: 16, vertical: 8))"
    case .border: ".border(1) or .border(Edges(bottom: 1))"
    case .overflow: ".overflow(.hidden) or .overflow(x: .hidden, y: .visible)"
    case .order: ".order(1)"
    case .absolute: ".absolute(right: 8, bottom: 8)"
    case .offset: ".offset(left: 4, top: -2)"
    case .hidden, .reversed: ".\(name)()"
    case .gap: ".gap(10) or .gap(row: 4, column: 10)"
    case .wrap: ".wrap()"
    case .alignSelf, .alignItems, .justifyContent, .alignContent: ".\(name)(.center)"
    case .direction: ".direction(.rightToLeft)"
    case .id: ".id(logo) or .id(cell, 3)"
    }
  }
}

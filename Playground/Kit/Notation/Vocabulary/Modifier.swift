package import EagerLayout

/// The modifiers of the library's items and containers.
enum Modifier: Equatable, Sendable {
  /// A modifier that sets one property and has its name in the table of properties.
  case sets(FlexStyle.Property)
  // Modifiers that set several properties, or none.
  case size, flex, margin, padding, border, overflow, absolute, inset, offset, `static`, hidden, contents, gap,
    reversed, id

  /// All modifiers, in the order in which they are offered.
  static let allCases: [Modifier] = {
    let listedModifiers: [Modifier] = [
      .sets(.width), .sets(.height), .size, .sets(.minWidth), .sets(.minHeight), .sets(.maxWidth), .sets(.maxHeight),
      .sets(.aspectRatio), .sets(.boxSizing), .flex, .sets(.flexGrow), .sets(.flexShrink), .sets(.flexBasis),
      .margin, .padding, .border, .overflow, .sets(.alignSelf), .sets(.order), .absolute, .inset, .offset, .static,
      .hidden, .contents,
      .gap, .sets(.flexWrap), .sets(.flexLineCount), .sets(.alignItems), .sets(.justifyContent), .sets(.alignContent),
      .reversed,
      .sets(.direction), .id,
    ]
    // Properties that are not in the list come last.
    let unlisted = FlexStyle.Property.allCases.filter { $0.hasModifier && !listedModifiers.contains(.sets($0)) }
    return listedModifiers + unlisted.map { .sets($0) }
  }()

  /// Whether the modifier affects children, so that leaves do not have it.
  var isForContainers: Bool {
    switch self {
    case .gap, .reversed, .contents: true
    case .sets(let property): property.isForContainers
    default: false
    }
  }

  /// Whether the modifier aligns children or their tracks.
  var isAlignment: Bool {
    self == .sets(.alignItems) || self == .sets(.justifyContent) || self == .sets(.alignContent)
  }

  /// The name after the dot.
  var name: String {
    switch self {
    case .sets(let property): "\(property.entry.modifier)"
    case .size: "size"
    case .flex: "flex"
    case .margin: "margin"
    case .padding: "padding"
    case .border: "border"
    case .overflow: "overflow"
    case .absolute: "absolute"
    case .inset: "inset"
    case .offset: "offset"
    case .static: "static"
    case .hidden: "hidden"
    case .contents: "contents"
    case .gap: "gap"
    case .reversed: "reversed"
    case .id: "id"
    }
  }

  var signatures: [Signature] {
    switch self {
    case .sets(.flexWrap): [.unlabeled(.keyword(.of(.flexWrap)), isRequired: false)]
    case .sets(let property):
      switch property.kind {
      case .keyword: [.unlabeled(.keyword(.of(property)))]
      case .alignment: [.alignment(.of(property))]
      case .factor: [.unlabeled(.number)]
      case .whole: [.unlabeled(.whole)]
      case .ratio:
        [
          Signature([Parameter("", .ratio, isRequired: true), Parameter("", .number)]),
          Signature([Parameter("auto", .number, isRequired: true)]),
        ]
      case .basis: [.unlabeled(.basis)]
      case .size, .minimum, .maximum: [.unlabeled(.size)]
      case .margin, .inset: [.unlabeled(.autoLength)]
      case .padding, .border, .length: [.unlabeled(.length)]
      }
    case .size: [Signature([Parameter("", .size, isRequired: true), Parameter("", .size)])]
    case .flex: [Signature([Parameter("", .number, isRequired: true), Parameter("", .number), Parameter("", .basis)])]
    case .margin: [.unlabeled(.allMargins), .sides(.autoLength), .axes(.autoLength), .ends(.autoLength)]
    case .padding: [.unlabeled(.allPaddings), .sides(.length), .axes(.length), .ends(.length)]
    case .border: [.unlabeled(.edges), .sides(.number), .ends(.number)]
    case .overflow:
      [
        .unlabeled(.keyword(.of(.overflowX))),
        Signature(["x", "y"].map { Parameter($0, .keyword(.of(.overflowX)), isRequired: true) }),
      ]
    case .absolute: [.sides(.autoLength, requiresAnyArgument: false), .ends(.autoLength)]
    case .inset: [.unlabeled(.autoLength), .axes(.autoLength)]
    case .offset:
      [
        .sides(.autoLength), Signature(["x", "y"].map { Parameter($0, .number) }, requiresAnyArgument: true),
        .ends(.autoLength),
      ]
    case .hidden, .reversed: [.unlabeled(.boolean, isRequired: false)]
    case .static, .contents: [Signature([])]
    case .gap:
      [.unlabeled(.length), Signature(["row", "column"].map { Parameter($0, .length) }, requiresAnyArgument: true)]
    case .id: [Signature([Parameter("", .id, isRequired: true), Parameter("index", .whole)])]
    }
  }

  /// An example of correct use, for messages about incorrect code.
  var example: String {
    switch self {
    case .sets(.flexWrap): ".wrap()"
    case .sets(let property):
      switch property.kind {
      case .keyword: ".\(name)(.\(Keyword.of(property).names.last ?? ""))"
      case .alignment: ".\(name)(.center)"
      case .factor, .whole: ".\(name)(1)"
      case .ratio: ".\(name)(1.5) or .\(name)(16, 9)"
      case .basis: ".\(name)(100) or .\(name)(.content)"
      default: ".\(name)(120) or .\(name)(.percent(50))"
      }
    case .size: ".size(40) or .size(80, 32)"
    case .flex: ".flex(1) or .flex(1, 0, .percent(50))"
    case .margin: ".margin(8), .margin(left: .auto) or .margin(horizontal: 16, vertical: 8)"
    case .padding: ".padding(8), .padding(left: 16) or .padding(horizontal: 16, vertical: 8)"
    case .border: ".border(1) or .border(bottom: 1)"
    case .overflow: ".overflow(.hidden) or .overflow(x: .hidden, y: .visible)"
    case .absolute: ".absolute(bottom: 8, right: 8)"
    case .inset: ".inset(8) or .inset(horizontal: 16, vertical: 8)"
    case .offset: ".offset(x: 4, y: -2) or .offset(top: -2, left: 4)"
    case .hidden, .reversed, .static, .contents: ".\(name)()"
    case .gap: ".gap(10) or .gap(row: 4, column: 10)"
    case .id: ".id(logo) or .id(cell, index: 3)"
    }
  }
}

extension FlexStyle.Property {
  /// Whether there is a modifier that sets only this property, and has its CSS values.
  package var hasModifier: Bool {
    switch self {
    case .display, .position, .flexDirection: false
    default: !entry.label.hasText
    }
  }

  /// The lengths with their own modifiers, apart from `width`, `height` and `flex-basis`.
  package static let remainingLengths: [FlexStyle.Property] = allCases.filter {
    $0.hasModifier && $0.kind.lengthForms != nil && $0 != .width && $0 != .height && $0 != .flexBasis
  }

  fileprivate var isForContainers: Bool {
    switch kind {
    case .keyword, .alignment: self != .boxSizing && self != .alignSelf
    case .whole: self == .flexLineCount
    default: false
    }
  }
}

extension StaticString {
  fileprivate var hasText: Bool { utf8CodeUnitCount > 0 }
}

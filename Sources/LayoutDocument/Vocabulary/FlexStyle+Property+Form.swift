package import EagerLayout

extension FlexStyle.Property {
  package static let all = allCases
  package static let names = Names(
    all.map { property in
      let name = "\(property.css)"
      // Documents omit the suffix of `border-…-width`.
      if case .border = property.kind { return String(name.dropLast("-width".count)) }
      return name
    })
  /// The values of `display` that are not names of containers.
  static let displays = Names(FlexStyle.Property.display.kind.keywords.map { "\($0)" })
  private static let forms = all.map { Form($0.kind) }

  /// The name in documents.
  package var name: String { Self.names.list[Int(rawValue)] }

  /// The notation of the property's values.
  var form: Form { Self.forms[Int(rawValue)] }

  enum Form: Sendable {
    /// One of several names, in the order of their raw values. The first is the initial value.
    case keyword(Keywords.Field, Names)
    /// One of several names; `safe` or `unsafe` may precede a position.
    case alignment(Keywords.Field, Names)
    /// A non-negative number.
    case factor
    case integer
    /// `auto`, a number, or two numbers with a slash.
    case ratio
    /// A length or one of the property's keywords.
    case length(LengthForms)

    init(_ kind: Kind) {
      func names(_ list: [StaticString]) -> Names { Names(list.map { "\($0)" }) }
      self =
        switch kind {
        case .keyword(let field, let list): .keyword(field, names(list))
        case .alignment(let field, let list): .alignment(field, names(list))
        case .factor: .factor
        case .whole: .integer
        case .ratio: .ratio
        default: .length(kind.lengthForms ?? [])
        }
    }

    /// A readable description of the allowed values.
    var alternatives: String {
      switch self {
      case .keyword(_, let names), .alignment(_, let names): names.alternatives
      case .factor: "a number such as 1 or 0.5"
      case .integer: "a whole number such as 1 or -1"
      case .ratio: "auto, a number such as 1.5, or \"3/2\""
      case .length(let forms): forms.alternatives
      }
    }
  }

  /// The values that `safe` or `unsafe` may precede.
  var positions: Names {
    let names = kind.keywords
    return Names(names.indices.filter { isPosition($0) }.map { "\(names[$0])" })
  }
}

extension LayoutDocument {
  /// The properties that a node's `style` may have, each with a description of its values.
  ///
  /// Messages use the same descriptions.
  package static var properties: [(name: String, values: String)] {
    FlexStyle.Property.all.map { property in
      switch property.form {
      case .alignment(_, let names):
        let safety = "; safe or unsafe may precede \(property.positions.alternatives)"
        return (property.name, names.alternatives + safety)
      case _ where property == .display: return (property.name, displays)
      case let form: return (property.name, form.alternatives)
      }
    }
  }

  /// A description of the values of `display`.
  package static var displays: String {
    listed(FlexStyle.Property.displays.list + Vocabulary.standard.words.map(\.name))
  }

  /// The containers besides rows and columns: the value of `display`, and the properties of the container and of items.
  package static var containers: [(name: String, properties: [String], items: [String])] {
    Vocabulary.standard.words.map { word in
      (word.name, word.container.properties.map(\.name), word.container.items.map(\.name))
    }
  }

  /// The shorthands for properties, each with a description of its values.
  package static var shorthands: [(name: String, values: String)] { Shorthand.all.map { ($0.rawValue, $0.values) } }
}

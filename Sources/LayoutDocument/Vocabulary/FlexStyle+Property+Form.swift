package import EagerLayout

extension FlexStyle.Property {
  package static let all = allCases
  package static let names = Names(
    all.map { property in
      let name = "\(property.css)"
      // That it is the width of a border goes without saying.
      if case .border = property.kind { return String(name.dropLast("-width".count)) }
      return name
    })
  /// What `display` may be without a container's word.
  static let displays = Names(FlexStyle.Property.display.kind.keywords.map { "\($0)" })
  private static let forms = all.map { Form($0.kind) }

  /// The name in documents.
  package var name: String { Self.names.list[Int(rawValue)] }

  /// How the property's values are written.
  var form: Form { Self.forms[Int(rawValue)] }

  /// How values are written.
  enum Form: Sendable {
    /// One of some names, in the order of the codes that stand for them; the first is the initial value.
    case keyword(Keywords.Field, Names)
    /// The same; positions may have `safe` or `unsafe` before them.
    case alignment(Keywords.Field, Names)
    /// A number that is not negative.
    case factor
    /// A whole number.
    case integer
    /// `auto`, a number, or two with a slash.
    case ratio
    /// A length, or what else the property takes in its place.
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

    /// What may be written, as a person lists it.
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

  /// Those of its values that may have `safe` or `unsafe` before them.
  var positions: Names {
    let names = kind.keywords
    return Names(names.indices.filter { isPosition($0) }.map { "\(names[$0])" })
  }
}

extension LayoutDocument {
  /// The properties that a node's `style` may have, each with the values it takes, in words.
  ///
  /// What a fault says about a value is taken from the same table.
  package static var properties: [(name: String, values: String)] {
    FlexStyle.Property.all.map { property in
      switch property.form {
      case .alignment(_, let names):
        let safety = "; safe or unsafe may stand before \(property.positions.alternatives)"
        return (property.name, names.alternatives + safety)
      case _ where property == .display: return (property.name, displays)
      case let form: return (property.name, form.alternatives)
      }
    }
  }

  /// What `display` may be, in words.
  package static var displays: String {
    listed(FlexStyle.Property.displays.list + Vocabulary.standard.words.map(\.name))
  }

  /// The containers beside rows and columns: what `display` says, their properties, and those of their items.
  package static var containers: [(name: String, properties: [String], items: [String])] {
    Vocabulary.standard.words.map { word in
      (word.name, word.container.properties.map(\.name), word.container.items.map(\.name))
    }
  }

  /// The shorthands that may stand for properties, each with what it takes, in words.
  package static var shorthands: [(name: String, values: String)] { Shorthand.all.map { ($0.rawValue, $0.values) } }
}

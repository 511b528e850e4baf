internal import EagerLayout

/// A parameter of an item or modifier.
struct Parameter: Sendable {
  /// The allowed values.
  enum Form: Sendable {
    case number, whole, boolean
    case bounded(ClosedRange<Double>), boundedWhole(ClosedRange<Int>)
    /// A length without keywords, for a padding or a gap.
    case length
    /// A length or `.auto`, for a margin or an inset.
    case autoLength
    /// A size, a minimum or a maximum.
    case size
    case basis
    /// A number, or nil for none.
    case ratio
    /// A number for all sides, or `Edges(…)`.
    case edges
    /// A padding or a margin for all sides, or `Edges(…)`.
    case allPaddings, allMargins
    /// A number for both sizes, or `Extent(…)`.
    case extent
    case text, id
    case keyword(Keyword)
    /// A name after a dot that may have arguments.
    case choice(Choice)
    /// Several values in brackets.
    indirect case list(Form)
    /// A list in brackets of values of the second choice, or one value of the first choice instead.
    case either(Choice, orListOf: Choice)
    /// The name of a line or an area of a grid.
    case lineName
    /// The names of the cells of a row of a grid, in one pair of quotes.
    case areaRow
  }

  /// The label before the colon; empty without one.
  let label: String
  let form: Form
  let isRequired: Bool
  /// Whether the parameter takes several arguments. Only the last parameter may repeat.
  let repeats: Bool

  init(_ label: String, _ form: Form, isRequired: Bool = false, repeats: Bool = false) {
    self.label = label
    self.form = form
    self.isRequired = isRequired
    self.repeats = repeats
  }
}

struct Signature: Sendable {
  let parameters: [Parameter]
  /// Whether at least one argument is required, no matter which.
  let requiresAnyArgument: Bool

  init(_ parameters: [Parameter] = [], requiresAnyArgument: Bool = false) {
    self.parameters = parameters
    self.requiresAnyArgument = requiresAnyArgument
  }

  /// A signature of one value without a label.
  static func unlabeled(_ form: Parameter.Form, isRequired: Bool = true) -> Signature {
    Signature([Parameter("", form, isRequired: isRequired)])
  }

  /// A keyword, and its behavior on overflow.
  static func alignment(_ keyword: Keyword) -> Signature {
    Signature([Parameter("", .keyword(keyword), isRequired: true), Parameter("", .keyword(.overflowPosition))])
  }

  /// The labels of sides, in the order in which they are written.
  static let sides = ["top", "left", "bottom", "right"]

  /// The labels of sides by writing direction.
  static let ends = ["top", "start", "bottom", "end"]

  static func ends(_ form: Parameter.Form, requiresAnyArgument: Bool = true) -> Signature {
    Signature(ends.map { Parameter($0, form) }, requiresAnyArgument: requiresAnyArgument)
  }

  static func sides(_ form: Parameter.Form, requiresAnyArgument: Bool = true) -> Signature {
    Signature(sides.map { Parameter($0, form) }, requiresAnyArgument: requiresAnyArgument)
  }

  /// The sides of each axis.
  static func axes(_ form: Parameter.Form) -> Signature {
    Signature(["horizontal", "vertical"].map { Parameter($0, form) }, requiresAnyArgument: true)
  }
}

extension Parameter.Form {
  /// A length or a weight: at least 0.
  static let positive = bounded(0...largestLength)
  /// A length of either sign.
  static let finite = bounded(-largestLength...largestLength)
  /// A number of tracks or lines.
  static let count = boundedWhole(1...Int.max)

  /// The allowed values, to complete a sentence.
  var alternatives: String {
    switch self {
    case .number: "a number"
    case .whole: "a whole number"
    case .bounded(let range): "a number" + Self.bounds(range.lowerBound, range.upperBound)
    case .boundedWhole(let range):
      "a whole number" + Self.bounds(Double(range.lowerBound), Double(range.upperBound))
    case .boolean: "true or false"
    case .length: "a number of points or .percent(50)"
    case .autoLength: "a number of points, .percent(50) or .auto"
    case .size: "a number of points, .percent(50), .auto, .minContent, .maxContent, .fitContent or .stretch"
    case .basis: "a number of points, .percent(50), .auto, .content, .minContent, .maxContent, .fitContent or .stretch"
    case .ratio: "a number, or nil for none"
    case .edges: "a number for all sides, or Edges(top: 4, left: 8)"
    case .allPaddings: "a number of points or .percent(50) for all sides, or Edges(top: 4, left: 8)"
    case .allMargins: "a number of points, .percent(50) or .auto for all sides, or Edges(top: 4, left: 8)"
    case .extent: "a number for both sizes, or Extent(width: 60, height: 20)"
    case .text: "text in quotes"
    case .id: "a name, a number, or text in quotes"
    case .keyword(let keyword): Self.list(keyword.names.map { ".\($0)" })
    case .choice(let choice): choice.alternatives
    case .list(let form): "a list in brackets, in which each element is \(form.alternatives)"
    case .either(let choice, _): choice.alternatives
    case .lineName: "a name in quotes"
    case .areaRow: "names in quotes with spaces between them, as in \"head head\""
    }
  }

  private static func bounds(_ minimum: Double, _ maximum: Double) -> String {
    if maximum < largestLength { return " from \(decimal(minimum)) to \(decimal(maximum))" }
    return minimum > -largestLength ? " of \(decimal(minimum)) or more" : ""
  }

  /// The names of lengths after a dot.
  private static let lengths = ["points", "percent", "min", "max", "clamp"]

  /// The names that are allowed after a dot.
  var members: [String] {
    switch self {
    case .length, .allPaddings: Self.lengths
    case .autoLength, .allMargins: Self.lengths + ["auto"]
    case .size: Self.lengths + ["auto", "none", "minContent", "maxContent", "fitContent", "stretch"]
    case .basis: Self.lengths + ["auto", "content", "minContent", "maxContent", "fitContent", "stretch"]
    case .keyword(let keyword): keyword.names
    case .choice(let choice): choice.members().map { $0.name }
    case .list(let form): form.members
    case .either(let choice, let element): (choice.members() + element.members()).map { $0.name }
    default: []
    }
  }

  /// The choices from which the values come.
  var choices: [Choice] {
    switch self {
    case .choice(let choice): [choice]
    case .list(let form): form.choices
    case .either(let choice, let element): [choice, element]
    default: []
    }
  }

  /// Whether a member, a name after a dot, must be followed by arguments.
  func requiresArguments(_ member: String) -> Bool {
    if !choices.isEmpty {
      return choices.flatMap { $0.members() }.first { $0.name.utf8.elementsEqual(member.utf8) }.map {
        !$0.allowsBareName
      }
        ?? false
    }
    return Self.lengths.contains { $0.utf8.elementsEqual(member.utf8) }
  }

  /// Lists names for a sentence: `a, b or c`.
  package static func list(_ names: some Sequence<String>, last: String = "or") -> String {
    let names = Array(names)
    guard names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(last) " + names[names.count - 1]
  }
}

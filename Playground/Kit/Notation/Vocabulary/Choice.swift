/// Named values that follow a dot, some with arguments: `.center`, `.at(0.25)`, `.circle(radius: 100)`.
struct Choice: Sendable {
  struct Member: Sendable {
    let name: String
    /// Its signatures; empty without parentheses.
    var signatures: [Signature] = []
    /// Whether its parentheses may be omitted.
    var isBare = true
    /// An example, for messages about a wrong form.
    let example: String

    init(_ name: String) {
      self.name = name
      example = ".\(name)"
    }

    init(_ name: String, _ signatures: [Signature], isBare: Bool = false, example: String) {
      self.name = name
      self.signatures = signatures
      self.isBare = isBare
      self.example = example
    }
  }

  /// The allowed values, to complete a sentence.
  let alternatives: String
  /// The numbers that are allowed; nil for none.
  var numbers: ClosedRange<Double>?
  /// Whether a whole number is allowed.
  var takesWhole = false
  /// Whether members may follow a member: `.fill.rows([.content, .fill])`.
  var chains = false
  /// The type with its own initializer: `Place(horizontal: .start)`.
  var type: Member?
  /// The members. A function, since some choices contain themselves.
  let members: @Sendable () -> [Member]

  /// Names without parentheses, and their list for a sentence.
  static func names(_ names: [String]) -> Choice {
    Choice(alternatives: Parameter.Form.list(names.map { ".\($0)" })) { names.map { Member($0) } }
  }
}

/// A chosen value: the index of the member, or nil for the type's initializer; and the arguments.
struct Chosen {
  let member: Int?
  /// The index of the signature.
  var signature = 0
  let values: [Meaning?]
}

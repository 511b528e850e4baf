/// Named values that follow a dot, some with arguments: `.center`, `.at(0.25)`, `.circle(radius: 100)`.
struct Choice: Sendable {
  struct Member: Sendable {
    let name: String
    /// The signatures of the member; empty for a member that takes no arguments.
    var signatures: [Signature] = []
    /// Whether the member's parentheses may be omitted.
    var allowsBareName = true
    /// An example of correct use, for messages about incorrect code.
    let example: String

    init(_ name: String) {
      self.name = name
      example = ".\(name)"
    }

    init(_ name: String, _ signatures: [Signature], allowsBareName: Bool = false, example: String) {
      self.name = name
      self.signatures = signatures
      self.allowsBareName = allowsBareName
      self.example = example
    }
  }

  /// The allowed values, to complete a sentence.
  let alternatives: String
  /// The numbers that are allowed; nil for none.
  var numbers: ClosedRange<Double>?
  var allowsWholeNumbers = false
  /// Whether members may follow a member: `.fill.rows([.content, .fill])`.
  var allowsChains = false
  /// The type with its own initializer: `Place(horizontal: .start)`.
  var type: Member?
  /// The members. A function, since some choices contain themselves.
  let members: @Sendable () -> [Member]
}

/// A value of a ``Choice``: the index of a member, or `nil` for the type's initializer, and the arguments.
struct ChoiceValue {
  let member: Int?
  /// The index of the signature.
  var signature = 0
  let values: [ParsedValue?]
}

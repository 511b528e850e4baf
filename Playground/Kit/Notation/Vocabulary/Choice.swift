/// Values of which each has a name after a point, and may have others in its parentheses: `.center`, `.at(0.25)`,
/// `.circle(radius: 100)`.
struct Choice: Sendable {
  struct Member: Sendable {
    let name: String
    /// The ways to call it; none where it has no parentheses.
    var signatures: [Signature] = []
    /// Whether its parentheses may be left away.
    var isBare = true
    /// How it is written, for those who wrote it otherwise.
    let example: String

    /// A name alone.
    init(_ name: String) {
      self.name = name
      example = ".\(name)"
    }

    /// A name with values.
    init(_ name: String, _ signatures: [Signature], isBare: Bool = false, example: String) {
      self.name = name
      self.signatures = signatures
      self.isBare = isBare
      self.example = example
    }
  }

  /// What may stand there, to complete a sentence.
  let alternatives: String
  /// Whether a number may stand there.
  var takesNumber = false
  /// Whether a whole number may.
  var takesWhole = false
  /// Whether members may follow a member: `.fill.rows([.content, .fill])`.
  var chains = false
  /// What may be called by its type: `Place(horizontal: .start)`.
  var type: Member?
  /// The members. A function, since those of some choices hold the same choice again.
  let members: @Sendable () -> [Member]

  /// Names alone, and how a sentence lists them.
  static func names(_ names: [String]) -> Choice {
    Choice(alternatives: Parameter.Form.list(names.map { ".\($0)" })) { names.map { Member($0) } }
  }
}

/// What was chosen: the number of the member, or nil for what is called by its type; and what stands in its parentheses.
struct Chosen {
  let member: Int?
  /// Which of the ways to call it.
  var signature = 0
  let values: [Meaning?]
}

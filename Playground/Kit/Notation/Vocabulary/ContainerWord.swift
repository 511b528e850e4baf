package import EagerLayout

/// A container with an arrangement in the notation: its name, its parameters, and the modifiers of its items.
///
/// This is a complete description: an entry in ``all`` adds a container.
package final class ContainerWord: Sendable {
  package let name: String
  /// Its signatures.
  let signatures: [Signature]
  /// An example, for messages about a wrong form.
  let example: String
  /// The modifiers of its items.
  package let modifiers: [ItemModifier]
  /// Whether it has the alignments of rows and columns.
  package let isAligned: Bool
  /// Creates the container from values, without items.
  let make: @Sendable (_ values: [Meaning?], _ signature: Int, _ ids: inout SketchIDs) -> LayoutNode
  /// The arguments of a container; nil for a container of another type.
  let arguments: @Sendable (AnyArrangement, IDWriter) -> [String]?
  /// The modifiers for an item's layout value, each with its dot.
  package let sayings: @Sendable (FlexStyle, IDWriter) -> [String]
  private let isWord: @Sendable (AnyArrangement) -> Bool

  /// Creates the word for arrangements of one type.
  ///
  /// - Parameters:
  ///   - make: the arrangement for the values of a signature.
  ///   - style: sets further properties of the container from the values.
  ///   - arguments: its values in source form, without defaults.
  ///   - sayings: the layout value of an item, as modifiers.
  init<Value: Arrangement>(
    _ name: String, _ signatures: [Signature], example: String, modifiers: [ItemModifier] = [],
    isAligned: Bool = false,
    make: @escaping @Sendable (_ values: [Meaning?], _ signature: Int, _ ids: inout SketchIDs) -> Value,
    style: @escaping @Sendable (_ values: [Meaning?], _ style: inout FlexStyle) -> Void = { _, _ in },
    arguments: @escaping @Sendable (Value, IDWriter) -> [String],
    sayings: @escaping @Sendable (Value.ItemValue, IDWriter) -> [String] = { _, _ in [] }
  ) {
    self.name = name
    self.signatures = signatures
    self.example = example
    self.modifiers = modifiers
    self.isAligned = isAligned
    self.make = { values, signature, ids in
      var node = Arranged(make(values, signature, &ids)) {}.node
      style(values, &node.style)
      return node
    }
    self.arguments = { arrangement, ids in arrangement.value(of: Value.self).map { arguments($0, ids) } }
    isWord = { $0.value(of: Value.self) != nil }
    self.sayings = { style, ids in sayings(style.layoutValue(Value.ItemValue.self), ids) }
  }

  /// The word for an arrangement that the notation does not know. It can only be written, not read.
  private init(unknown name: String) {
    self.name = name
    signatures = []
    example = "\(name) { … }"
    modifiers = []
    isAligned = false
    isWord = { _ in false }
    make = { _, _, _ in Row().node }
    arguments = { _, _ in ["\u{2026}"] }
    sayings = { _, _ in [] }
  }

  /// The word of a container.
  package static func of(_ arrangement: AnyArrangement) -> ContainerWord {
    all.first { $0.isWord(arrangement) } ?? ContainerWord(unknown: arrangement.title)
  }

  /// All containers, in the order in which they are offered.
  static let all: [ContainerWord] = [
    .overlay, .linear, .flow, .pages, .grid, .masonry, .relative, .floats, .split, .along, .firstThatFits,
  ]
}

/// A modifier for the layout value of an item in its container.
package struct ItemModifier: Sendable {
  let name: String
  /// Its signatures.
  let signatures: [Signature]
  /// An example, for messages about a wrong form.
  package let example: String
  /// Calls the library's modifier of the same name with the same values, or has the same effect.
  let apply: @Sendable (_ values: [Meaning?], _ signature: Int, _ item: inout Row, _ ids: inout SketchIDs) -> Void

  init(
    _ name: String, _ signatures: [Signature], example: String,
    apply:
      @escaping @Sendable (_ values: [Meaning?], _ signature: Int, _ item: inout Row, _ ids: inout SketchIDs) -> Void
  ) {
    self.name = name
    self.signatures = signatures
    self.example = example
    self.apply = apply
  }
}

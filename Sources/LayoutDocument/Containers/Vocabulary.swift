internal import EagerLayout

/// The containers that documents may use besides rows and columns, by the value of `display`.
///
///     let vocabulary = Vocabulary.standard.adding(Radial.word)
///     try LayoutDocument(parsing: text, vocabulary: vocabulary)        // accepts "display": "radial"
///
/// The standard vocabulary has the containers of the library Arrangements (<doc:TheFormat>). ``Word`` shows how to
/// describe a container of your own.
public struct Vocabulary: Sendable {
  /// The words, in the order in which they were added.
  package let words: [Word]
  private let positionsByName: [String: Int]
  /// For each name of a property, the words whose containers or items have the property.
  private let ownersByProperty: [String: Owners]

  /// Creates a vocabulary without containers: documents have only rows, columns and leaves.
  public init() { self.init([]) }

  init(_ words: [Word]) {
    self.words = words
    var positionsByName: [String: Int] = [:], owners: [String: Owners] = [:]
    for (position, word) in words.enumerated() {
      positionsByName[word.name] = position
      for name in word.container.properties.map(\.name) { owners[name, default: Owners()].containers.append(word.name) }
      for name in word.container.items.map(\.name) { owners[name, default: Owners()].items.append(word.name) }
      if !word.isCSS { continue }
      for name in (word.container.properties + word.container.items).map(\.name) { owners[name]?.isCSS = true }
    }
    self.positionsByName = positionsByName
    self.ownersByProperty = owners
  }

  /// Returns a vocabulary with one more word, which replaces a word of the same name.
  ///
  /// - Precondition: Neither the word's name nor the name of one of its properties has a meaning in CSS.
  /// - Complexity: O(n) in the number of words.
  public func adding(_ word: Word) -> Vocabulary {
    precondition(
      Self.isUnusedInCSS(word), "\(word.name), or one of its properties, has a name that CSS uses. Rename it.")
    return Vocabulary(words.filter { $0.name != word.name } + [word])
  }

  /// The word for a value of `display`; nil if there is none.
  subscript(name: String) -> Word? { positionsByName[name].map { words[$0] } }

  /// Returns the word of a container and the container's properties; nil if the vocabulary has no word for it.
  func word(of arrangement: AnyArrangement) -> (word: Word, properties: [(name: String, value: Written)])? {
    for word in words.reversed() {
      if let properties = word.container.properties(of: arrangement) { return (word, properties) }
    }
    return nil
  }

  /// Returns the words that have a property with this name, or nil if none has.
  func owners(of property: String) -> Owners? { ownersByProperty[property] }

  var propertyNames: [String] { ownersByProperty.keys.sorted() }

  /// The words that have a property.
  struct Owners {
    /// The words whose containers have the property.
    var containers: [String] = []
    /// The `display` words of the containers whose items accept the property.
    var items: [String] = []
    /// `true` for a property of CSS, which may be set on any node.
    var isCSS = false
  }
}

internal import EagerLayout

/// The containers that documents may have beside rows and columns, by the words of their `display`.
///
///     let vocabulary = Vocabulary.standard.adding(Radial.word)
///     try LayoutDocument(parsing: text, vocabulary: vocabulary)        // knows "display": "radial"
///
/// The standard one has those of the library Arrangements, which <doc:TheFormat> tells; what a word of one's own says is
/// shown at ``Word``.
public struct Vocabulary: Sendable {
  /// The words, in the order in which they were added.
  package let words: [Word]
  private let positions: [String: Int]
  /// The words that have a property of a name: in the container itself, and in its items.
  private let owners: [String: Owners]

  /// The words of CSS alone: rows, columns and leaves.
  public init() { self.init([]) }

  init(_ words: [Word]) {
    self.words = words
    var positions: [String: Int] = [:], owners: [String: Owners] = [:]
    for (position, word) in words.enumerated() {
      positions[word.name] = position
      for name in word.container.properties.map(\.name) { owners[name, default: Owners()].containers.append(word.name) }
      for name in word.container.items.map(\.name) { owners[name, default: Owners()].items.append(word.name) }
      if !word.isCSS { continue }
      for name in (word.container.properties + word.container.items).map(\.name) { owners[name]?.isCSS = true }
    }
    self.positions = positions
    self.owners = owners
  }

  /// The same with one more word. One that was there under its name is replaced.
  ///
  /// - Precondition: neither the word nor a name of its properties has a meaning in CSS.
  /// - Complexity: O(n) in the number of words.
  public func adding(_ word: Word) -> Vocabulary {
    precondition(
      Self.isFree(word), "\(word.name) is added to a vocabulary, but it, or one of its properties, is a name of CSS.")
    return Vocabulary(words.filter { $0.name != word.name } + [word])
  }

  /// The word of a `display`.
  subscript(name: String) -> Word? { positions[name].map { words[$0] } }

  /// The word of a container, and what that says of its properties.
  func word(of arrangement: AnyArrangement) -> (word: Word, properties: [(name: String, value: Written)])? {
    for word in words.reversed() {
      if let properties = word.container.properties(of: arrangement) { return (word, properties) }
    }
    return nil
  }

  /// The words that have a property of a name; nil where none has.
  func owners(of property: String) -> Owners? { owners[property] }

  /// All names of properties.
  var propertyNames: [String] { owners.keys.sorted() }

  /// The words that have a property.
  struct Owners {
    /// Those whose containers say it.
    var containers: [String] = []
    /// Those whose items say it.
    var items: [String] = []
    /// Whether the property is one of CSS's, which may stand anywhere.
    var isCSS = false
  }
}

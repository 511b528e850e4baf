/// A probable mistake that an arrangement reported.
public struct ArrangementFault: Hashable, Sendable {
  /// The message after the name of the node. Placeholders: `{}` for each number in order, `{name}` for the first name,
  /// `{names}` for the other names, `{others}` for the other items, and `{part}` for the part.
  public let text: StaticString
  /// The numbers of the message.
  public let numbers: [Double]
  /// The names in the message that are not items, such as names of grid areas.
  public let names: [LayoutID]
  /// The part of the container that the message is about, if it is not an item.
  public let part: Part?
  /// Other items that are involved, in the order of the report.
  var others: [Other]

  /// The preorder indices of other items that are involved, in the order of the report.
  public var otherIndices: [Int] { others.map { $0.index } }

  /// A part of a container that is not an item, such as a column: a word with an optional number.
  public struct Part: Hashable, Sendable {
    /// The word: `column`.
    public let word: StaticString
    /// The number of the part.
    public let number: Int?

    /// Creates a part.
    public init(_ word: StaticString, _ number: Int? = nil) {
      self.word = word
      self.number = number
    }

    /// Whether words and numbers are equal; words are compared byte by byte.
    public static func == (a: Part, b: Part) -> Bool { a.number == b.number && isSameText(a.word, b.word) }

    /// Hashes the word and the number.
    public func hash(into hasher: inout Hasher) {
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer(word.bytes))
      hasher.combine(number)
    }
  }

  /// Another item that is involved in the mistake, with the data for its name in messages.
  struct Other: Hashable, Sendable {
    var index: Int
    var id: LayoutID?
    var kind = Placement.NodeKind.leaf
    var containerName: ContainerName?
  }

  /// Whether texts, numbers, names, items and parts are equal; texts are compared byte by byte.
  public static func == (a: ArrangementFault, b: ArrangementFault) -> Bool {
    a.numbers == b.numbers && a.names == b.names && a.others == b.others && a.part == b.part
      && isSameText(a.text, b.text)
  }

  /// Hashes all properties.
  public func hash(into hasher: inout Hasher) {
    unsafe hasher.combine(bytes: UnsafeRawBufferPointer(text.bytes))
    hasher.combine(numbers)
    hasher.combine(names)
    hasher.combine(others)
    hasher.combine(part)
  }
}

/// Whether two texts are equal byte by byte.
private func isSameText(_ a: StaticString, _ b: StaticString) -> Bool { unsafe a.bytes.elementsEqual(b.bytes) }

/// A collector of probable mistakes that an arrangement finds.
public struct ArrangementReport: ~Copyable {
  /// The reported mistakes, in the order of reporting.
  private(set) var faults: [Fault] = []

  struct Fault {
    /// The item that `text` is about; `nil` if it is about the container.
    var item: Int?
    var others: [Int]
    var text: StaticString
    var numbers: [Double]
    var names: [LayoutID]
    var part: ArrangementFault.Part?
  }

  init() {}

  /// Reports a probable mistake.
  ///
  ///     report.add("needs {} columns, and there are {}.", 4, 3, item: 2)
  ///     report.add("is put by itself: {others}.", item: 0, others: [0, 3, 0])     // 'a' → 'd' → 'a'
  ///     report.add("gives {part} a size of {}.", -1, part: .init("column", 2))     // gives column 2 a size of -1.
  ///     report.add("names {name}, and there are {names}.", item: 0, names: ["nva", "head", "nav"])
  ///
  /// - Parameters:
  ///   - text: a sentence without its subject, which is the item.
  ///   - numbers: the values of `{}`, in order.
  ///   - item: the item that the sentence is about; by default, the container.
  ///   - others: other items that are involved: the value of `{others}`, joined by arrows.
  ///   - names: names that are not items: the first is the value of `{name}`, the others of `{names}`.
  ///   - part: the part of the container that the sentence is about: the value of `{part}`.
  public mutating func add(
    _ text: StaticString, _ numbers: Double..., item: Int? = nil, others: [Int] = [], names: [LayoutID] = [],
    part: ArrangementFault.Part? = nil
  ) {
    faults.append(Fault(item: item, others: others, text: text, numbers: numbers, names: names, part: part))
  }
}

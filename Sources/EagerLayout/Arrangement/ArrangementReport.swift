/// What an arrangement found that is probably not meant.
public struct ArrangementFault: Hashable, Sendable {
  /// What is wrong, after the name of the node: each `{}` in it stands for one of the numbers, `{name}` for the first of the
  /// names, `{names}` for those behind it, `{others}` for the other items, and `{part}` for the part.
  public let text: StaticString
  /// The numbers in the text.
  public let numbers: [Double]
  /// The names in the text that are no items, such as those of a grid's areas.
  public let names: [LayoutID]
  /// The part of the container that it is about, if that is none of its items.
  public let part: Part?
  /// The other items that it has to do with, in the order of the report.
  var others: [Other]

  /// The indices in preorder of other items that it has to do with, in the order of the report.
  public var otherIndices: [Int] { others.map { $0.index } }

  /// A part of a container that is no item, such as a column: a word, and its number where it has one.
  public struct Part: Hashable, Sendable {
    /// What it is: `column`.
    public let word: StaticString
    /// Which of these it is.
    public let number: Int?

    /// A part that is called so.
    public init(_ word: StaticString, _ number: Int? = nil) {
      self.word = word
      self.number = number
    }

    /// Whether the words are the same letter by letter, and the numbers are.
    public static func == (a: Part, b: Part) -> Bool { a.number == b.number && isSameText(a.word, b.word) }

    /// Hashes what is compared.
    public func hash(into hasher: inout Hasher) {
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer(word.bytes))
      hasher.combine(number)
    }
  }

  /// Another item, and what it is called in messages.
  struct Other: Hashable, Sendable {
    var index: Int
    var id: LayoutID?
    var kind = Placement.NodeKind.leaf
    var containerName: ContainerName?
  }

  /// Whether the texts are the same letter by letter, and the numbers, names and items are.
  public static func == (a: ArrangementFault, b: ArrangementFault) -> Bool {
    a.numbers == b.numbers && a.names == b.names && a.others == b.others && a.part == b.part
      && isSameText(a.text, b.text)
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    unsafe hasher.combine(bytes: UnsafeRawBufferPointer(text.bytes))
    hasher.combine(numbers)
    hasher.combine(names)
    hasher.combine(others)
    hasher.combine(part)
  }
}

/// Whether two texts are the same letter by letter.
private func isSameText(_ a: StaticString, _ b: StaticString) -> Bool { unsafe a.bytes.elementsEqual(b.bytes) }

/// Where an arrangement reports what is probably not meant.
public struct ArrangementReport: ~Copyable {
  /// What was reported, with the items that it is about; nil for the container.
  private(set) var faults: [Fault] = []

  /// Something that was reported.
  struct Fault {
    var item: Int?
    var others: [Int]
    var text: StaticString
    var numbers: [Double]
    var names: [LayoutID]
    var part: ArrangementFault.Part?
  }

  init() {}

  /// Reports something.
  ///
  ///     report.add("needs {} columns, and there are {}.", 4, 3, item: 2)
  ///     report.add("is put by itself: {others}.", item: 0, others: [0, 3, 0])     // 'a' → 'd' → 'a'
  ///     report.add("gives {part} a size of {}.", -1, part: .init("column", 2))     // gives column 2 a size of -1.
  ///     report.add("names {name}, and there are {names}.", item: 0, names: ["nva", "head", "nav"])
  ///
  /// - Parameters:
  ///   - text: a sentence without its subject, which is the item.
  ///   - numbers: what stands for each `{}` in it.
  ///   - item: the item it is about; the container, unless given.
  ///   - others: other items that it has to do with: what stands for `{others}`, with arrows between them.
  ///   - names: names that are no items: what stands for `{name}` and, behind the first, for `{names}`.
  ///   - part: the part of the container that it is about: what stands for `{part}`.
  public mutating func add(
    _ text: StaticString, _ numbers: Double..., item: Int? = nil, others: [Int] = [], names: [LayoutID] = [],
    part: ArrangementFault.Part? = nil
  ) {
    faults.append(Fault(item: item, others: others, text: text, numbers: numbers, names: names, part: part))
  }
}

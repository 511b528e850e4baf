/// What an arrangement found that is probably not meant.
public struct ArrangementFault: Hashable, Sendable {
  /// What is wrong, after the name of the node: each `{}` in it stands for one of the numbers, `{name}` for the first of the
  /// names, `{names}` for those behind it, and `{others}` for the other items.
  public let text: StaticString
  /// The numbers in the text.
  public let numbers: [Double]
  /// The names in the text that are no items, such as those of a grid's areas.
  public let names: [LayoutID]
  /// The other items that it has to do with, in the order of the report.
  var others: [Other]

  /// The indices in preorder of other items that it has to do with, in the order of the report.
  public var otherIndices: [Int] { others.map { $0.index } }

  /// Another item, and what it is called in messages.
  struct Other: Hashable, Sendable {
    var index: Int
    var id: LayoutID?
    var kind = Placement.NodeKind.leaf
    var containerName: ContainerName?
  }

  /// Whether the texts are the same letter by letter, and the numbers, names and items are.
  public static func == (a: ArrangementFault, b: ArrangementFault) -> Bool {
    unsafe a.numbers == b.numbers && a.names == b.names && a.others == b.others
      && a.text.bytes.elementsEqual(b.text.bytes)
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    unsafe hasher.combine(bytes: UnsafeRawBufferPointer(text.bytes))
    hasher.combine(numbers)
    hasher.combine(names)
    hasher.combine(others)
  }
}

/// Where an arrangement reports what is probably not meant.
public struct ArrangementReport: ~Copyable {
  /// What was reported, with the items that it is about; nil for the container.
  private(set) var faults: [(item: Int?, others: [Int], text: StaticString, numbers: [Double], names: [LayoutID])] = []

  init() {}

  /// Reports something.
  ///
  ///     report.add("needs {} columns, and there are {}.", 4, 3, item: 2)
  ///     report.add("is put by itself: {others}.", item: 0, others: [0, 3, 0])     // 'a' → 'd' → 'a'
  ///     report.add("names {name}, and there are {names}.", item: 0, names: ["nva", "head", "nav"])
  ///
  /// - Parameters:
  ///   - text: a sentence without its subject, which is the item.
  ///   - numbers: what stands for each `{}` in it.
  ///   - item: the item it is about; the container, unless given.
  ///   - others: other items that it has to do with: what stands for `{others}`, with arrows between them.
  ///   - names: names that are no items: what stands for `{name}` and, behind the first, for `{names}`.
  public mutating func add(
    _ text: StaticString, _ numbers: Double..., item: Int? = nil, others: [Int] = [], names: [LayoutID] = []
  ) {
    faults.append((item, others, text, numbers, names))
  }
}

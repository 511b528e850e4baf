/// What an arrangement found that is probably not meant.
public struct ArrangementFault: Hashable, Sendable {
  /// What is wrong, after the name of the node: each `{}` in it stands for one of the numbers.
  public let text: StaticString
  /// The numbers in the text.
  public let numbers: [Double]
  /// The index in preorder of another item that it has to do with, if there is one.
  public internal(set) var otherIndex: Int?

  /// Whether the texts are the same letter by letter, and the numbers are.
  public static func == (a: ArrangementFault, b: ArrangementFault) -> Bool {
    unsafe a.numbers == b.numbers && a.otherIndex == b.otherIndex && a.text.bytes.elementsEqual(b.text.bytes)
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    unsafe hasher.combine(bytes: UnsafeRawBufferPointer(text.bytes))
    hasher.combine(numbers)
    hasher.combine(otherIndex)
  }
}

/// Where an arrangement reports what is probably not meant.
public struct ArrangementReport: ~Copyable {
  /// What was reported, with the item that it is about; nil for the container.
  private(set) var faults: [(item: Int?, other: Int?, fault: ArrangementFault)] = []

  init() {}

  /// Reports something.
  ///
  ///     report.add("needs {} columns, and there are {}.", 4, 3, item: 2)
  ///
  /// - Parameters:
  ///   - text: a sentence without its subject, which is the item.
  ///   - numbers: what stands for each `{}` in it.
  ///   - item: the item it is about; the container, unless given.
  ///   - other: another item that it has to do with.
  public mutating func add(_ text: StaticString, _ numbers: Double..., item: Int? = nil, other: Int? = nil) {
    faults.append((item, other, ArrangementFault(text: text, numbers: numbers, otherIndex: nil)))
  }
}

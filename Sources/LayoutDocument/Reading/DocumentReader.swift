internal import Arrangements
internal import EagerLayout

/// Reads one document. Text that is not JSON stops the reader; all other faults are collected.
struct DocumentReader {
  var scanner: JSONScanner
  private let text: [UInt8]
  /// The position of the first byte that is not UTF-8, if there is one. The reader stops there.
  private let invalidPosition: Int?
  private let firstLine: Int
  let vocabulary: Vocabulary
  /// The size class that selects styles in `when`.
  let sizeClass: SizeClass
  /// The index of the style that is being read in the node's list `when`, for the paths of faults; nil while the node's
  /// own style is being read.
  var condition: Int?
  /// The faults and their positions in the text.
  private(set) var faults: [(position: Int, fault: LayoutDocumentError.Fault)] = []

  private var name: String?
  private var available: LayoutDocument.Space?
  /// The nodes in preorder.
  var nodes: ContiguousArray<PartialNode> = []
  var paths = NodePaths()
  var facesByNode: [Int: PartialFace] = [:]
  var nodesByID: [String: Int] = [:]
  /// The values of `display`; nil for `flex` and `none`.
  var displaysByNode: [Int: SpecifiedDisplay] = [:]
  /// For containers, the positions of `display` in the text.
  var displayPositionsByNode: [Int: Int] = [:]
  /// The specified properties of containers and their items, which are resolved when the whole tree has been read.
  var containerProperties: [ContainerProperty] = []

  init(_ text: [UInt8], firstLine: Int, vocabulary: Vocabulary, sizeClass: SizeClass) {
    self.text = text
    self.sizeClass = sizeClass
    self.vocabulary = vocabulary
    self.firstLine = firstLine
    invalidPosition = UTF8.firstInvalidByte(in: text)
    scanner = JSONScanner(invalidPosition.map { Array(text[..<$0]) } ?? text)
  }

  /// Returns the document, or throws all its faults.
  mutating func read() throws(LayoutDocumentError) -> LayoutDocument {
    do throws(JSONScanner.Fault) {
      try readDocument()
      makeContainers()
    } catch {
      if invalidPosition == nil { report(error.message, at: scanner.place(of: error.position, firstLine: firstLine)) }
    }
    if let invalidPosition {
      let byte = String(text[invalidPosition], radix: 16, uppercase: true)
      report("0x\(byte) is not UTF-8; save the text in that encoding", at: "byte \(invalidPosition)")
    }
    guard faults.isEmpty, let available else { throw LayoutDocumentError(name: name, faults: faultsInOrder) }
    return LayoutDocument(name: name, available: available, arena: arena(), vocabulary: vocabulary)
  }

  /// The faults in the order of the text.
  private var faultsInOrder: [LayoutDocumentError.Fault] {
    // The faults are not found in this order, because the properties of containers are checked last.
    faults.enumerated()
      .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
      .map { $0.element.fault }
  }

  /// Reports a fault at a position in the text, by default the reader's current one.
  mutating func report(_ message: String, at path: String, position: Int? = nil) {
    faults.append((position ?? scanner.position, LayoutDocumentError.Fault(path: path, message: message)))
  }

  private mutating func readDocument() throws(JSONScanner.Fault) {
    guard scanner.next() == UInt8(ascii: "{") else {
      throw scanner.expected("a document, as in {\"available\": {…}, \"root\": {…}}")
    }
    scanner.position += 1
    var isFirst = true
    var keys: Set<Int> = []
    while let string = try scanner.nextKey(isFirst: isFirst) {
      isFirst = false
      let key = scanner.content(of: string)
      guard let position = Self.documentKeys.position(of: key) else {
        report(Self.unknownKey(key, of: Self.documentKeys), in: .document, key: key.string)
        try scanner.skipValue()
        continue
      }
      if !keys.insert(position).inserted { reportDuplicate(in: .document, key: key.string) }
      switch position {
      case 0: name = try readString(in: .document, key: "name") ?? name
      case 1: available = try readAvailable()
      case 2: try readTree()
      default: try scanner.skipValue()
      }
    }
    if !keys.contains(1) {
      report(
        "is missing; write the available space, as in {\"width\": 400, \"height\": \"max-content\"}", at: "available")
    }
    if !keys.contains(2) { report("is missing; write the node to lay out, at least {}", at: "root") }
    _ = scanner.next()
    guard scanner.isAtEnd else { throw scanner.expected("nothing after the document") }
  }

  private static let documentKeys = Names(["name", "available", "root", "expected"])

  private mutating func readAvailable() throws(JSONScanner.Fault) -> LayoutDocument.Space? {
    guard scanner.next() == UInt8(ascii: "{") else {
      let value = try scanValue()
      report(
        "\(quote(value)) is not an available space; write it as in {\"width\": 400, \"height\": \"max-content\"}",
        at: "available")
      return nil
    }
    scanner.position += 1
    var isFirst = true
    var sizes: [LayoutDocument.Space.Size?] = [nil, nil]
    var keys: Set<Int> = []
    while let string = try scanner.nextKey(isFirst: isFirst) {
      isFirst = false
      let key = scanner.content(of: string)
      guard let axis = Self.axes.position(of: key) else {
        report(Self.unknownKey(key, of: Self.axes), in: .available, key: key.string)
        try scanner.skipValue()
        continue
      }
      if !keys.insert(axis).inserted { reportDuplicate(in: .available, key: key.string) }
      sizes[axis] = try readAvailableSize(key: key.string)
    }
    for (axis, key) in Self.axes.list.enumerated() where !keys.contains(axis) {
      report("is missing; write a number of px, or \"max-content\"", in: .available, key: key)
    }
    guard let width = sizes[0], let height = sizes[1] else { return nil }
    return LayoutDocument.Space(width: width, height: height)
  }

  private static let axes = Names(["width", "height"])

  private mutating func readAvailableSize(key: String) throws(JSONScanner.Fault) -> LayoutDocument.Space.Size? {
    let value = try scanValue()
    if value.kind == .number { return number(value, in: .available, key: key).map { .points($0) } }
    switch value.kind == .string ? Self.contentSizes.position(ofKeyword: value.text) : nil {
    case 0: return .minContent
    case 1: return .maxContent
    default:
      report(
        "\(quote(value)) is not a size here; write a number of px, \"max-content\" or \"min-content\"", in: .available,
        key: key)
      return nil
    }
  }

  private static let contentSizes = Names(["min-content", "max-content"])

  private func arena() -> NodeArena {
    var arena = NodeArena()
    var current = -1
    for (position, node) in nodes.enumerated() {
      while current != Int(node.parent) {
        arena.close()
        current = Int(nodes[current].parent)
      }
      arena.open(node.style, content: node.content, id: node.id)
      current = position
    }
    while current >= 0 {
      arena.close()
      current = Int(nodes[current].parent)
    }
    return arena
  }
}

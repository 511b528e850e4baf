public import Arrangements
internal import EagerLayout

extension Split {
  /// Creates a split from MyLayout's JSON description of a grid.
  ///
  ///     let split = try Split(gridDescription: #"{"cols": [{"size": 100}, {"size": "25%"}, {"size": "-50%"}], "space": 10}"#)
  ///
  /// A grid is an object that may have `rows` or `cols`, which are arrays of grids, and `size`, `space`, `padding`,
  /// `gravity`, `tag`, `placeholder` and `anchor`. `action`, `action-data`, border lines and `overlap` have no effect.
  ///
  /// - Complexity: O(n) in the length of the text.
  public init(gridDescription text: String) throws(LayoutDocumentError) {
    try self.init(gridDescription: Array(text.utf8))
  }

  /// Creates a split from MyLayout's JSON description of a grid, in UTF-8.
  public init(gridDescription bytes: [UInt8]) throws(LayoutDocumentError) {
    var reader = SplitReader(bytes)
    self.init(try reader.read())
  }
}

/// Reads MyLayout's description of a grid. Text that is not JSON stops the reader; all other faults are collected.
struct SplitReader {
  var scanner: JSONScanner
  private var faults: [LayoutDocumentError.Fault] = []
  private let invalidPosition: Int?

  init(_ bytes: [UInt8]) {
    invalidPosition = UTF8.firstInvalidByte(in: bytes)
    scanner = JSONScanner(invalidPosition.map { Array(bytes[..<$0]) } ?? bytes)
  }

  mutating func read() throws(LayoutDocumentError) -> SplitPart {
    var part = SplitPart.fill
    do throws(JSONScanner.Fault) {
      guard scanner.next() == UInt8(ascii: "{") else { throw scanner.expected("a grid, as in {\"rows\": [{}, {}]}") }
      part = try readPart(at: "", depth: 1)
      _ = scanner.next()
      guard scanner.isAtEnd else { throw scanner.expected("nothing after the grid") }
    } catch {
      if invalidPosition == nil { report(error.message, at: scanner.place(of: error.position, firstLine: 1)) }
    }
    if let invalidPosition { report("is not UTF-8; save the text in that encoding", at: "byte \(invalidPosition)") }
    guard faults.isEmpty else { throw LayoutDocumentError(name: nil, faults: faults) }
    return part
  }

  private static let keys = Names([
    "rows", "cols", "size", "space", "padding", "gravity", "tag", "placeholder", "anchor", "overlap", "action",
    "action-data", "top-borderline", "bottom-borderline", "left-borderline", "right-borderline",
  ])
  private static let maxDepth = 256

  /// The values of a grid's members, which may be written in any order.
  private struct Grid {
    var size = SplitPart.fill
    /// `true` if the grid has `rows`, `false` if it has `cols`; nil if it has neither.
    var isRows: Bool?
    var parts: [SplitPart] = []
    var gap = 0.0
    var padding = Edges()
    var horizontal = Arrangements.Place.Alignment.fill, vertical = Arrangements.Place.Alignment.fill
    var tag = 0
    var isPlaceholder = false
    var isAnchor = false

    var part: SplitPart {
      var part = size
      if let isRows { part = isRows ? part.rows(parts, gap: gap) : part.columns(parts, gap: gap) }
      if tag != 0 { part = part.tag(tag) }
      if isPlaceholder { part = part.empty }
      if isAnchor { part = part.behind }
      return part.padding(padding).place(Arrangements.Place(horizontal: horizontal, vertical: vertical))
    }
  }

  /// Reads a grid. The next byte is its `{`.
  private mutating func readPart(at path: String, depth: Int) throws(JSONScanner.Fault) -> SplitPart {
    guard depth <= Self.maxDepth else {
      throw JSONScanner.Fault(
        position: scanner.position, message: "nests deeper than \(Self.maxDepth) levels; make the grid flatter")
    }
    scanner.position += 1
    var grid = Grid(), specified: Set<Int> = []
    while let string = try scanner.nextKey(isFirst: specified.isEmpty) {
      let key = scanner.content(of: string), place = path.isEmpty ? key.string : path + "." + key.string
      guard let position = Self.keys.position(of: key) else {
        specified.insert(-1)
        report(DocumentReader.unknownKey(key, of: Self.keys), at: place)
        try scanner.skipValue()
        continue
      }
      if !specified.insert(position).inserted { report("duplicate key; remove one of them", at: place) }
      try readMember(position, of: &grid, at: place, depth: depth)
    }
    return grid.part
  }

  private mutating func readMember(
    _ position: Int, of grid: inout Grid, at place: String, depth: Int
  ) throws(JSONScanner.Fault) {
    switch position {
    case 0, 1:
      if grid.isRows != nil { report("a grid has either rows or cols; nest one in the other", at: place) }
      grid.isRows = position == 0
      grid.parts = try readParts(at: place, depth: depth)
    case 2: grid.size = try readSize(at: place) ?? .fill
    case 3: grid.gap = try readNumber(at: place) ?? 0
    case 4: grid.padding = try readPadding(at: place) ?? Edges()
    case 5: try readGravity(&grid.horizontal, &grid.vertical, at: place)
    case 6:
      guard let tag = try readNumber(at: place, allowsNegative: true) else { return }
      guard let number = wholeNumber(tag) else {
        report("\(tag) is not a whole number; write one", at: place)
        return
      }
      grid.tag = Int(number)
    case 7: grid.isPlaceholder = try readFlag(at: place)
    case 8: grid.isAnchor = try readFlag(at: place)
    default: try scanner.skipValue()
    }
  }

  private mutating func readParts(at path: String, depth: Int) throws(JSONScanner.Fault) -> [SplitPart] {
    var parts: [SplitPart] = []
    guard scanner.next() == UInt8(ascii: "[") else {
      report("\(try readValue().quote) is not a list of grids; write [{…}, {…}]", at: path)
      return []
    }
    scanner.position += 1
    var count = 0
    while try scanner.nextElement(isFirst: count == 0) {
      let place = "\(path)[\(count)]"
      count += 1
      if scanner.next() == UInt8(ascii: "{") {
        parts.append(try readPart(at: place, depth: depth + 1))
      } else {
        report("\(try readValue().quote) is not a grid; write an object, at least {}", at: place)
      }
    }
    return parts
  }

  mutating func report(_ message: String, at path: String) {
    faults.append(LayoutDocumentError.Fault(path: path, message: message))
  }
}

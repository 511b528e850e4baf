public import Arrangements
internal import EagerLayout

extension Split {
  /// Reads a split as MyLayout describes a grid in JSON.
  ///
  ///     let split = try Split(gridDescription: #"{"cols": [{"size": 100}, {"size": "25%"}, {"size": "-50%"}], "space": 10}"#)
  ///
  /// A grid has `rows` or `cols`, which are lists of grids, and `size`, `space`, `padding`, `gravity`, `tag`, `placeholder` and
  /// `anchor`. What is no layout in it (`action`, `action-data`, border lines) and `overlap` are read over.
  ///
  /// - Complexity: O(n) in the length of the text.
  public init(gridDescription text: String) throws(LayoutDocumentError) {
    try self.init(gridDescription: Array(text.utf8))
  }

  /// Reads a split as MyLayout describes a grid in JSON, from UTF-8.
  public init(gridDescription bytes: [UInt8]) throws(LayoutDocumentError) {
    var reader = SplitReader(bytes)
    self.init(try reader.read())
  }
}

/// Reads MyLayout's description of a grid. Text that is not JSON stops it; all other faults are collected.
struct SplitReader {
  private var scanner: JSONScanner
  private var faults: [LayoutDocumentError.Fault] = []
  private let badByte: Int?

  init(_ bytes: [UInt8]) {
    badByte = UTF8.fault(in: bytes)
    scanner = JSONScanner(badByte.map { Array(bytes[..<$0]) } ?? bytes)
  }

  mutating func read() throws(LayoutDocumentError) -> SplitPart {
    var part = SplitPart.fill
    do throws(JSONScanner.Fault) {
      guard scanner.next() == UInt8(ascii: "{") else { throw scanner.expected("a grid, as in {\"rows\": [{}, {}]}") }
      part = try readPart(at: "", depth: 1)
      _ = scanner.next()
      guard scanner.isAtEnd else { throw scanner.expected("nothing after the grid") }
    } catch {
      if badByte == nil { report(error.message, at: scanner.place(of: error.position, firstLine: 1)) }
    }
    if let badByte { report("is not UTF-8; save the text in that encoding", at: "byte \(badByte)") }
    guard faults.isEmpty else { throw LayoutDocumentError(name: nil, faults: faults) }
    return part
  }

  private static let keys = Names([
    "rows", "cols", "size", "space", "padding", "gravity", "tag", "placeholder", "anchor", "overlap", "action",
    "action-data", "top-borderline", "bottom-borderline", "left-borderline", "right-borderline",
  ])
  private static let deepest = 256

  /// What is said of a grid, in any order.
  private struct Grid {
    var size = SplitPart.fill
    var isRows: Bool?
    var parts: [SplitPart] = []
    var space = 0.0
    var padding = Edges()
    var horizontal = Place.Alignment.fill, vertical = Place.Alignment.fill
    var tag = 0
    var isPlaceholder = false
    var isAnchor = false

    var part: SplitPart {
      var part = size
      if let isRows { part = isRows ? part.rows(parts, gap: space) : part.columns(parts, gap: space) }
      if tag != 0 { part = part.tag(tag) }
      if isPlaceholder { part = part.empty }
      if isAnchor { part = part.behind }
      return part.padding(padding).place(Place(horizontal: horizontal, vertical: vertical))
    }
  }

  /// Reads a grid whose `{` is next.
  private mutating func readPart(at path: String, depth: Int) throws(JSONScanner.Fault) -> SplitPart {
    guard depth <= Self.deepest else {
      throw JSONScanner.Fault(
        position: scanner.position, message: "nests deeper than \(Self.deepest) levels; make the grid flatter")
    }
    scanner.position += 1
    var grid = Grid(), said: Set<Int> = []
    while let string = try scanner.nextKey(isFirst: said.isEmpty) {
      let key = scanner.content(of: string), place = path.isEmpty ? key.string : path + "." + key.string
      guard let position = Self.keys.position(of: key) else {
        said.insert(-1)
        report(DocumentReader.unknownKey(key, of: Self.keys), at: place)
        try scanner.skipValue()
        continue
      }
      if !said.insert(position).inserted { report("stands twice in one object; keep one of them", at: place) }
      try readMember(position, of: &grid, at: place, depth: depth)
    }
    return grid.part
  }

  private mutating func readMember(
    _ position: Int, of grid: inout Grid, at place: String, depth: Int
  ) throws(JSONScanner.Fault) {
    switch position {
    case 0, 1:
      if grid.isRows != nil { report("stands beside the other of rows and cols; nest one in the other", at: place) }
      grid.isRows = position == 0
      grid.parts = try readParts(at: place, depth: depth)
    case 2: grid.size = try readSize(at: place) ?? .fill
    case 3: grid.space = try readNumber(at: place) ?? 0
    case 4: grid.padding = try readPadding(at: place) ?? Edges()
    case 5: try readGravity(&grid.horizontal, &grid.vertical, at: place)
    case 6:
      guard let tag = try readNumber(at: place, allowsNegative: true) else { return }
      guard let number = Int(exactly: tag) else {
        report("\(tag) is not a whole number; write one", at: place)
        return
      }
      grid.tag = number
    case 7: grid.isPlaceholder = try readFlag(at: place)
    case 8: grid.isAnchor = try readFlag(at: place)
    default: try scanner.skipValue()
    }
  }

  private mutating func readParts(at path: String, depth: Int) throws(JSONScanner.Fault) -> [SplitPart] {
    var parts: [SplitPart] = []
    guard scanner.next() == UInt8(ascii: "[") else {
      report("\(try readValue().quoted) is not a list of grids; write [{…}, {…}]", at: path)
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
        report("\(try readValue().quoted) is not a grid; write an object, {} at least", at: place)
      }
    }
    return parts
  }

  mutating func report(_ message: String, at path: String) {
    faults.append(LayoutDocumentError.Fault(path: path, message: message))
  }
}

extension SplitReader {
  /// A value that is no grid: its text, and what a message calls it.
  fileprivate struct Value {
    var text: Text?
    var isString = false
    var quoted: String
  }

  fileprivate mutating func readValue() throws(JSONScanner.Fault) -> Value {
    switch scanner.next() {
    case UInt8(ascii: "\""):
      let text = scanner.content(of: try scanner.string())
      return Value(text: text, isString: true, quoted: quoted(text.string))
    case UInt8(ascii: "{"):
      try scanner.skipValue()
      return Value(quoted: "an object")
    case UInt8(ascii: "["):
      try scanner.skipValue()
      return Value(quoted: "a list")
    default:
      let start = scanner.position
      try scanner.skipValue()
      let text = Text(scanner.bytes, start..<scanner.position)
      return Value(text: text, quoted: text.string)
    }
  }

  /// A number, which may stand in quotes.
  fileprivate mutating func readNumber(
    at place: String, allowsNegative: Bool = false
  ) throws(JSONScanner.Fault) -> Double? {
    let value = try readValue()
    guard let text = value.text, let (number, end) = text.number(), end == text.range.upperBound else {
      report("\(value.quoted) is not a number; write one of points", at: place)
      return nil
    }
    if number < 0, !allowsNegative {
      report("\(value.quoted) is negative; write 0 or more", at: place)
      return nil
    }
    return checked(number, value, at: place)
  }

  private mutating func checked(_ number: Double, _ value: Value, at place: String) -> Double? {
    if number.magnitude <= largestNumber { return number }
    report("\(value.quoted) is too large; numbers go up to 1000000000", at: place)
    return nil
  }

  /// A size: points, a share with a percent sign, `wrap` or `fill`. Below 1 a number is a share; a negative share is one of the rest.
  fileprivate mutating func readSize(at place: String) throws(JSONScanner.Fault) -> SplitPart? {
    let value = try readValue()
    if value.isString, value.text?.string == "wrap" { return .content }
    if value.isString, value.text?.string == "fill" { return .fill }
    guard let text = value.text, let (read, end) = text.number(), let number = checked(read, value, at: place) else {
      if value.text?.number() == nil {
        report("\(value.quoted) is not a size; write a number, \"25%\", \"-20%\", \"wrap\" or \"fill\"", at: place)
      }
      return nil
    }
    let unit = Text(text.bytes, end..<text.range.upperBound).string
    switch (unit, number) {
    case ("%", 0...): return .fraction(number / 100)
    case ("%", _): return .rest(-number / 100)
    case ("", 0.nextUp..<1): return .fraction(number)
    case ("", 0...): return .points(number)
    case ("", -1..<0) where number > -1: return .rest(-number)
    case ("", _):
      report("\(value.quoted) is negative; write \"-20%\" for a share of what is left", at: place)
    default:
      report("\(value.quoted) has a unit that is none here; write points without one, or %", at: place)
    }
    return nil
  }

  /// Four numbers as in `{10,20,10,20}`: top, left, bottom, right.
  fileprivate mutating func readPadding(at place: String) throws(JSONScanner.Fault) -> Edges? {
    let value = try readValue()
    var numbers: [Double] = []
    if value.isString, let text = value.text?.string, text.hasPrefix("{"), text.hasSuffix("}") {
      for word in text.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false) {
        let bytes = Array(word.utf8.filter { $0 != UInt8(ascii: " ") }), text = Text(bytes, 0..<bytes.count)
        if let (number, end) = text.number(), end == bytes.count, 0...largestNumber ~= number { numbers.append(number) }
      }
      if numbers.count == 4, text.utf8.filter({ $0 == UInt8(ascii: ",") }).count == 3 {
        return Edges(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
      }
    }
    report("\(value.quoted) is not a padding; write four numbers, as in \"{10,20,10,20}\" from the top", at: place)
    return nil
  }

  /// Words with bars between them, as in `top|left`.
  fileprivate mutating func readGravity(
    _ horizontal: inout Place.Alignment, _ vertical: inout Place.Alignment, at place: String
  ) throws(JSONScanner.Fault) {
    let value = try readValue()
    guard value.isString, let text = value.text?.string else {
      report("\(value.quoted) is not a gravity; write words, as in \"top|left\"", at: place)
      return
    }
    for word in text.split(separator: "|") {
      switch word.trimmed {
      case "left", "leading": horizontal = .start
      case "right", "trailing": horizontal = .end
      case "centerX": horizontal = .center
      case "width": horizontal = .fill
      case "top": vertical = .start
      case "bottom": vertical = .end
      case "centerY": vertical = .center
      case "height": vertical = .fill
      default:
        report(
          "\(quoted(String(word))) is not a gravity; write left, right, centerX, width, top, bottom, centerY or height",
          at: place)
      }
    }
  }

  /// Whether something is so: a boolean, a number, or either in quotes.
  fileprivate mutating func readFlag(at place: String) throws(JSONScanner.Fault) -> Bool {
    let value = try readValue()
    switch value.text?.string {
    case "true", "1", "YES": return true
    case "false", "0", "NO": return false
    default:
      report("\(value.quoted) is neither true nor false; write one of them", at: place)
      return false
    }
  }
}

extension Substring {
  /// Without spaces around it.
  fileprivate var trimmed: String {
    var word = self
    while word.first == " " { word.removeFirst() }
    while word.last == " " { word.removeLast() }
    return String(word)
  }
}

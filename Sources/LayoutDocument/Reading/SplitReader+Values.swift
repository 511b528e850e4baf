internal import Arrangements
internal import EagerLayout

extension SplitReader {
  /// A value that is not a grid.
  struct Value {
    /// The text; nil for an object or a list.
    var text: Text?
    var isString = false
    /// The value as text for messages.
    var quote: String
  }

  mutating func readValue() throws(JSONScanner.Fault) -> Value {
    switch scanner.next() {
    case UInt8(ascii: "\""):
      let text = scanner.content(of: try scanner.string())
      return Value(text: text, isString: true, quote: quoted(text.string))
    case UInt8(ascii: "{"):
      try scanner.skipValue()
      return Value(quote: "an object")
    case UInt8(ascii: "["):
      try scanner.skipValue()
      return Value(quote: "a list")
    default:
      let start = scanner.position
      try scanner.skipValue()
      let text = Text(scanner.bytes, start..<scanner.position)
      return Value(text: text, quote: text.string)
    }
  }

  /// Reads a number, which may be in quotes.
  mutating func readNumber(
    at place: String, allowsNegative: Bool = false
  ) throws(JSONScanner.Fault) -> Double? {
    let value = try readValue()
    guard let text = value.text, let (number, end) = text.number(), end == text.range.upperBound else {
      report("\(value.quote) is not a number; write a number of points", at: place)
      return nil
    }
    if number < 0, !allowsNegative {
      report("\(value.quote) is negative; write 0 or more", at: place)
      return nil
    }
    return checked(number, value, at: place)
  }

  private mutating func checked(_ number: Double, _ value: Value, at place: String) -> Double? {
    if number.magnitude <= largestNumber { return number }
    report("\(value.quote) is too large; numbers go up to 1000000000", at: place)
    return nil
  }

  /// Reads a size: points, a percentage, `wrap` or `fill`. A number from 0 to 1 is a fraction, and a number from -1 to
  /// 0 is a fraction of the remaining space.
  mutating func readSize(at place: String) throws(JSONScanner.Fault) -> SplitPart? {
    let value = try readValue()
    if value.isString, value.text?.string == "wrap" { return .content }
    if value.isString, value.text?.string == "fill" { return .fill }
    guard let text = value.text, let (read, end) = text.number(), let number = checked(read, value, at: place) else {
      if value.text?.number() == nil {
        report("\(value.quote) is not a size; write a number, \"25%\", \"-20%\", \"wrap\" or \"fill\"", at: place)
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
      report("\(value.quote) is negative; write \"-20%\" for a share of what is left", at: place)
    default:
      report("\(value.quote) has an unsupported unit; write points without a unit, or %", at: place)
    }
    return nil
  }

  /// Reads four numbers, as in `{10,20,10,20}`: top, left, bottom, right.
  mutating func readPadding(at place: String) throws(JSONScanner.Fault) -> Edges? {
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
    report("\(value.quote) is not a padding; write top, left, bottom and right, as in \"{10,20,10,20}\"", at: place)
    return nil
  }

  /// Reads a gravity: words separated by vertical bars, as in `top|left`.
  mutating func readGravity(
    _ horizontal: inout Arrangements.Place.Alignment, _ vertical: inout Arrangements.Place.Alignment, at place: String
  ) throws(JSONScanner.Fault) {
    let value = try readValue()
    guard value.isString, let text = value.text?.string else {
      report("\(value.quote) is not a gravity; write words, as in \"top|left\"", at: place)
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

  /// Reads a flag: a boolean, a number, or either in quotes.
  mutating func readFlag(at place: String) throws(JSONScanner.Fault) -> Bool {
    let value = try readValue()
    switch value.text?.string {
    case "true", "1", "YES": return true
    case "false", "0", "NO": return false
    default:
      report("\(value.quote) is neither true nor false; write one of them", at: place)
      return false
    }
  }
}

extension Substring {
  /// The text without surrounding spaces.
  fileprivate var trimmed: String {
    var word = self
    while word.first == " " { word.removeFirst() }
    while word.last == " " { word.removeLast() }
    return String(word)
  }
}

internal import EagerLayout

/// A value that has been scanned but not interpreted.
struct ScannedValue {
  enum Kind { case string, number, other }
  var kind: Kind
  /// The content of a string, or the digits of a number.
  var text: Text
  var range: Range<Int>
  /// `true` if the value is one word of a longer string.
  var isPartOfString = false
}

extension DocumentReader {
  /// Scans a value of any kind.
  mutating func scanValue() throws(JSONScanner.Fault) -> ScannedValue {
    let first = scanner.next()
    let start = scanner.position
    switch first {
    case UInt8(ascii: "\""):
      let text = scanner.content(of: try scanner.string())
      return ScannedValue(kind: .string, text: text, range: start..<scanner.position)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let range = try scanner.number()
      return ScannedValue(kind: .number, text: Text(scanner.bytes, range), range: range)
    default:
      try scanner.skipValue()
      let range = start..<scanner.position
      return ScannedValue(kind: .other, text: Text(scanner.bytes, range), range: range)
    }
  }

  mutating func readString(in place: DocumentPlace, key: String) throws(JSONScanner.Fault) -> String? {
    let value = try scanValue()
    if value.kind == .string { return value.text.string }
    report("\(quote(value)) is not a string; write one in double quotes", in: place, key: key)
    return nil
  }

  /// Returns the number of a value; nil if the value is not a number. Reports a negative number, unless it is allowed.
  mutating func number(_ value: ScannedValue, in place: DocumentPlace, key: String, allowsNegative: Bool = false)
    -> Double?
  {
    guard let number = value.text.number()?.value else { return nil }
    return checked(number, of: value, in: place, key: key, allowsNegative: allowsNegative)
  }

  /// Returns the number. Reports a fault and returns nil if it is negative and must not be. Numbers beyond 1e9 are
  /// accepted, because the layout clamps them.
  mutating func checked(
    _ number: Double, of value: ScannedValue, in place: DocumentPlace, key: String, allowsNegative: Bool
  ) -> Double? {
    if number < 0 && !allowsNegative {
      report("\(quote(value)) is negative; write 0 or more", in: place, key: key)
      return nil
    }
    // An infinite number, such as 1e400, becomes finite, because the layout would ignore it.
    return max(-.greatestFiniteMagnitude, min(number, .greatestFiniteMagnitude)) + 0  // makes -0 a 0
  }

  /// Reads a value of any kind, with all nested values, for a property of a container.
  mutating func readJSONValue(depth: Int = 1) throws(JSONScanner.Fault) -> Vocabulary.Value {
    switch scanner.next() {
    case UInt8(ascii: "\""): return .string(scanner.content(of: try scanner.string()).string)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let digits = Text(scanner.bytes, try scanner.number())
      return .number((digits.number()?.value ?? 0) + 0)
    case UInt8(ascii: "["):
      try checkNesting(depth)
      scanner.position += 1
      var elements: [Vocabulary.Value] = []
      while try scanner.nextElement(isFirst: elements.isEmpty) { elements.append(try readJSONValue(depth: depth + 1)) }
      return .array(elements)
    case UInt8(ascii: "{"):
      try checkNesting(depth)
      scanner.position += 1
      var members: [Vocabulary.Member] = []
      while let key = try scanner.nextKey(isFirst: members.isEmpty) {
        members.append(Vocabulary.Member(scanner.content(of: key).string, try readJSONValue(depth: depth + 1)))
      }
      return .object(members)
    case let first:
      try scanner.literal()
      return first == UInt8(ascii: "n") ? .null : .boolean(first == UInt8(ascii: "t"))
    }
  }

  private func checkNesting(_ depth: Int) throws(JSONScanner.Fault) {
    guard depth > Vocabulary.Value.nestingLimit else { return }
    throw JSONScanner.Fault(
      position: scanner.position,
      message: "a value nests deeper than \(Vocabulary.Value.nestingLimit) levels; make it flatter")
  }
}

internal import EagerLayout

extension DocumentReader {
  /// Reads a value of any kind, with all nested values.
  mutating func readWholeValue(depth: Int = 1) throws(JSONScanner.Fault) -> Vocabulary.Value {
    switch scanner.next() {
    case UInt8(ascii: "\""): return .string(scanner.content(of: try scanner.string()).string)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let digits = Text(scanner.bytes, try scanner.number())
      return .number((digits.number()?.value ?? 0) + 0)
    case UInt8(ascii: "["):
      try checkNesting(depth)
      scanner.position += 1
      var elements: [Vocabulary.Value] = []
      while try scanner.nextElement(isFirst: elements.isEmpty) { elements.append(try readWholeValue(depth: depth + 1)) }
      return .array(elements)
    case UInt8(ascii: "{"):
      try checkNesting(depth)
      scanner.position += 1
      var members: [Vocabulary.Member] = []
      while let key = try scanner.nextKey(isFirst: members.isEmpty) {
        members.append(Vocabulary.Member(scanner.content(of: key).string, try readWholeValue(depth: depth + 1)))
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

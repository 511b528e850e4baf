extension JSONScanner {
  /// The maximum nesting of a text.
  static let nestingLimit = 1_000_000

  static func tooDeep(at position: Int) -> Fault {
    Fault(
      position: position,
      message: "nests deeper than \(nestingLimit) levels, which is the limit of the reader; make the tree flatter")
  }

  mutating func skipValue() throws(Fault) {
    // The closing brackets of the values that have been opened.
    var closingBrackets: [UInt8] = []
    while true {
      if let closingBracket = try skipStart() {
        guard closingBrackets.count < Self.nestingLimit else { throw Self.tooDeep(at: position - 1) }
        closingBrackets.append(closingBracket)
        if try skipToValue(closingBracket, isFirst: true) { continue }
        closingBrackets.removeLast()
      }
      // A value has ended. Closes the arrays and objects of which it is the last value.
      while let closingBracket = closingBrackets.last {
        if try skipToValue(closingBracket, isFirst: false) { break }
        closingBrackets.removeLast()
      }
      if closingBrackets.isEmpty { return }
    }
  }

  /// Skips a value without nested values, or the opening bracket of an array or object. Returns the closing bracket
  /// that belongs to an opening bracket; otherwise nil.
  private mutating func skipStart() throws(Fault) -> UInt8? {
    switch next() {
    case UInt8(ascii: "{"):
      position += 1
      return UInt8(ascii: "}")
    case UInt8(ascii: "["):
      position += 1
      return UInt8(ascii: "]")
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): _ = try number()
    default: try literal()
    }
    return nil
  }

  /// Skips to the next value of an array or object. After the last value, skips the closing bracket and returns
  /// `false`.
  private mutating func skipToValue(_ closingBracket: UInt8, isFirst: Bool) throws(Fault) -> Bool {
    if closingBracket == UInt8(ascii: "]") { return try nextElement(isFirst: isFirst) }
    return try nextKey(isFirst: isFirst) != nil
  }
}

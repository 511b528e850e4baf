extension JSONScanner {
  /// The maximum nesting of a text.
  static let nestingLimit = 1_000_000

  static func tooDeep(at position: Int) -> Fault {
    Fault(
      position: position,
      message: "nests deeper than \(nestingLimit) levels, which is the limit of the reader; make the tree flatter")
  }

  /// Skips a value of any kind.
  mutating func skipValue() throws(Fault) {
    // The closing brackets of the values that have been opened.
    var closers: [UInt8] = []
    while true {
      if let closer = try skipStart() {
        guard closers.count < Self.nestingLimit else { throw Self.tooDeep(at: position - 1) }
        closers.append(closer)
        if try skipToValue(closer, isFirst: true) { continue }
        closers.removeLast()
      }
      // A value has ended. Closes the arrays and objects that end after it.
      while let closer = closers.last {
        if try skipToValue(closer, isFirst: false) { break }
        closers.removeLast()
      }
      if closers.isEmpty { return }
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
  private mutating func skipToValue(_ closer: UInt8, isFirst: Bool) throws(Fault) -> Bool {
    if closer == UInt8(ascii: "]") { return try nextElement(isFirst: isFirst) }
    return try nextKey(isFirst: isFirst) != nil
  }
}

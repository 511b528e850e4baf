extension SketchScanner {
  /// Reads the arguments from `(` to `)`; nil without a parenthesis.
  ///
  /// - Parameter depth: the number of open parentheses and brackets.
  mutating func arguments(depth: Int = 0) throws(SketchFault) -> [Argument]? {
    let start = position
    guard take(UInt8(ascii: "(")) else { return nil }
    return try values(from: start, closing: UInt8(ascii: ")"), depth: depth)
  }

  private mutating func values(from start: Int, closing: UInt8, depth: Int) throws(SketchFault) -> [Argument] {
    guard depth < Self.depthLimit else { throw fault("too many parentheses are nested here", at: start) }
    let opener = String(decoding: text[start...start], as: UTF8.self),
      closer = String(decoding: [closing], as: UTF8.self)
    var arguments: [Argument] = []
    try skipSpace()
    while !take(closing) {
      if isAtEnd {
        throw fault(
          "this \(opener) is never closed", expected: "A \(closer) is missing.", at: start, isUnfinished: true)
      }
      arguments.append(try argument(depth: depth))
      try skipSpace()
      if take(UInt8(ascii: ",")) {
        try skipSpace()
        if next == closing { throw fault("something is missing after the comma") }
      } else if next != closing, !isAtEnd {
        throw fault("\(nextTokenDescription) is unexpected here", expected: "Write , or \(closer) after a value.")
      }
    }
    return arguments
  }

  /// The maximum depth of parentheses and brackets: enough for the nested parts of a split, and too few to exhaust a
  /// thread's stack.
  private static let depthLimit = 32

  private mutating func argument(depth: Int) throws(SketchFault) -> Argument {
    var label: Range<Int>?
    var lookahead = self
    if let name = lookahead.name() {
      try lookahead.skipSpace()
      if lookahead.take(UInt8(ascii: ":")) {
        label = name
        position = lookahead.position
        try skipSpace()
      }
    }
    var argument = try operations(on: try value(depth: depth), depth: depth)
    argument.label = label
    return argument
  }

  /// Reads a value without a label.
  mutating func value() throws(SketchFault) -> Argument { try value(depth: 0) }

  mutating func value(depth: Int) throws(SketchFault) -> Argument {
    let start = position
    let value = try content(depth: depth)
    return Argument(value: value, range: start..<position)
  }

  private mutating func content(depth: Int) throws(SketchFault) -> Argument.Value {
    let start = position
    if isAtNumber { return .number(try number()) }
    switch next {
    case UInt8(ascii: "\""): return .text(try quoted())
    case UInt8(ascii: "."):
      let firstMember = try member(depth: depth)
      guard next == UInt8(ascii: "."), Self.isLetter(afterNext) else { return firstMember.value }
      var chain = [firstMember]
      while next == UInt8(ascii: "."), Self.isLetter(afterNext) { chain.append(try member(depth: depth)) }
      return .chain(chain)
    case UInt8(ascii: "["):
      position += 1
      return .list(try values(from: start, closing: UInt8(ascii: "]"), depth: depth + 1))
    case UInt8(ascii: "("): return .call(start..<start, try arguments(depth: depth + 1) ?? [])
    case UInt8(ascii: "{"):
      throw fault("code cannot run here", expected: "Write values, as in Measured(width: 60, height: 20).")
    default: break
    }
    guard var last = name() else {
      throw fault(
        "\(nextTokenDescription) comes where a value should be",
        expected: "A value is a number, a name, a keyword after a dot, or text in quotes.",
        isUnfinished: isAtEnd)
    }
    if matches(last, "true") || matches(last, "false") { return .boolean(matches(last, "true")) }
    if matches(last, "nil") { return .nilLiteral }
    while next == UInt8(ascii: "."), Self.isLetter(afterNext) {
      position += 1
      if let name = name() { last = name }
    }
    if next == UInt8(ascii: "("), let hint = MigrationHint.hint(string(start..<last.upperBound) + "(") {
      throw fault("there is no function '\(string(last))'", expected: hint.remedy, at: start)
    }
    if let arguments = try arguments(depth: depth + 1) { return .call(start..<last.upperBound, arguments) }
    return .name(last)
  }

  /// Reads a member such as `.center` or `.points(4)`.
  private mutating func member(depth: Int) throws(SketchFault) -> Argument {
    let start = position
    position += 1
    guard let member = name() else {
      throw fault("after the dot there is \(nextTokenDescription)", expected: "Write a name there, as in .center.")
    }
    if let name = camelCased(member) { throw fault("names have no hyphens", suggestion: name, at: member.lowerBound) }
    let value = Argument.Value.member(member, try arguments(depth: depth + 1))
    return Argument(value: value, range: start..<position)
  }
}

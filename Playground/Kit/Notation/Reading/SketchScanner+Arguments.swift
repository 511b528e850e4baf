extension SketchScanner {
  /// The arguments from `(` to `)`; none where no parenthesis comes next.
  ///
  /// - Parameter depth: how many parentheses are open already. Nothing in the notation needs more than two.
  mutating func arguments(depth: Int = 0) throws(SketchFault) -> [Argument]? {
    let start = position
    guard take(UInt8(ascii: "(")) else { return nil }
    guard depth < 3 else { throw fault("too many parentheses stand in each other here", at: start) }
    var arguments: [Argument] = []
    try skipSpace()
    while !take(UInt8(ascii: ")")) {
      if isAtEnd { throw fault("this ( is never closed", expected: "A ) is missing.", at: start, isUnfinished: true) }
      arguments.append(try argument(depth: depth))
      try skipSpace()
      if take(UInt8(ascii: ",")) {
        try skipSpace()
        if next == UInt8(ascii: ")") { throw fault("after the comma something is missing") }
      } else if next != UInt8(ascii: ")"), !isAtEnd {
        throw fault("\(nextThing) comes unexpected", expected: "After a value comes , or ).")
      }
    }
    return arguments
  }

  private mutating func argument(depth: Int) throws(SketchFault) -> Argument {
    var label: Range<Int>?
    var ahead = self
    if let name = ahead.name() {
      try ahead.skipSpace()
      if ahead.take(UInt8(ascii: ":")) {
        label = name
        position = ahead.position
        try skipSpace()
      }
    }
    var argument = try value(depth: depth)
    argument.label = label
    return argument
  }

  /// A value without a label.
  mutating func value() throws(SketchFault) -> Argument { try value(depth: 0) }

  private mutating func value(depth: Int) throws(SketchFault) -> Argument {
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
      position += 1
      guard let member = name() else {
        throw fault("after the point comes \(nextThing)", expected: "A name comes there, as in .center.")
      }
      return .member(member, try arguments(depth: depth + 1))
    case UInt8(ascii: "{"):
      throw fault("code cannot be run here", expected: "Write values, as in Measured(width: 60, height: 20).")
    default: break
    }
    guard var last = name() else {
      throw fault(
        "\(nextThing) comes where a value should be", expected: "A value is a number, a name, .a keyword or \"text\".",
        isUnfinished: isAtEnd)
    }
    if says(last, "true") || says(last, "false") { return .truth(says(last, "true")) }
    if says(last, "nil") { return .nothing }
    while next == UInt8(ascii: "."), Self.isLetter(second) {
      position += 1
      if let name = name() { last = name }
    }
    if let arguments = try arguments(depth: depth + 1) { return .call(start..<last.upperBound, arguments) }
    return .name(last)
  }
}

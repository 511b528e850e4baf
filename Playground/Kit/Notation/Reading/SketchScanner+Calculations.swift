internal import EagerLayout

// Sums and products of lengths: `.percent(50) - 10`.
extension SketchScanner {
  /// Returns a value together with the operations that follow it.
  mutating func operations(on first: Argument, depth: Int) throws(SketchFault) -> Argument {
    var sum = try products(of: first, depth: depth)
    while let sign = try takeOperator("+-") {
      let term = try products(of: try value(depth: depth), depth: depth)
      sum = try operation(sign, sum, term)
    }
    return sum
  }

  private mutating func products(of first: Argument, depth: Int) throws(SketchFault) -> Argument {
    var product = first
    while let sign = try takeOperator("*/") { product = try operation(sign, product, try value(depth: depth)) }
    return product
  }

  private mutating func takeOperator(_ operators: String) throws(SketchFault) -> Range<Int>? {
    var lookahead = self
    try lookahead.skipSpace()
    guard operators.utf8.contains(lookahead.next) else { return nil }
    let sign = lookahead.position..<lookahead.position + 1
    position = sign.upperBound
    try skipSpace()
    return sign
  }

  private func operation(_ sign: Range<Int>, _ a: Argument, _ b: Argument) throws(SketchFault) -> Argument {
    if case .number = a.value, case .number = b.value {
      throw fault(
        "'\(string(sign))' is unexpected here",
        expected: "Arithmetic is not computed here: write the result, or for a ratio, .aspectRatio(16, 9).",
        at: sign.lowerBound)
    }
    return Argument(
      label: a.label, value: .operation(text[sign.lowerBound], a.value, b.value),
      range: a.range.lowerBound..<b.range.upperBound)
  }

  /// The length that a value computes: a sum, a product, or the smaller or larger of several; nil for other values.
  func calculation(_ value: Argument.Value) -> LengthExpression? {
    switch value {
    case .number(let number): return .linear(points: number.value, percent: nil)
    case .call(let callee, let arguments) where callee.isEmpty && arguments.count == 1 && arguments[0].label == nil:
      return calculation(arguments[0].value)
    case .member(let name, let arguments?):
      let terms = arguments.compactMap { $0.label == nil ? calculation($0.value) : nil }
      guard terms.count == arguments.count, let first = terms.first else { return nil }
      if matches(name, "min") { return .smallest(terms) }
      if matches(name, "max") { return .largest(terms) }
      if matches(name, "clamp"), terms.count == 3 { return .largest([first, .smallest(Array(terms[1...]))]) }
      guard terms.count == 1, case .linear(let number, nil) = first else { return nil }
      if matches(name, "points") { return first }
      return matches(name, "percent") ? .linear(points: 0, percent: number) : nil
    case .operation(let sign, let a, let b):
      guard let first = calculation(a), let second = calculation(b) else { return nil }
      switch sign {
      case UInt8(ascii: "+"): return first + second
      case UInt8(ascii: "-"): return first + second * -1
      default:
        if case .number(let factor) = b {
          return first * (sign == UInt8(ascii: "*") ? factor.value : 1 / factor.value)
        }
        guard sign == UInt8(ascii: "*"), case .number(let factor) = a else { return nil }
        return second * factor.value
      }
    default: return nil
    }
  }
}

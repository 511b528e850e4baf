package import EagerLayout

/// The reason why a text is not a calculated length, and what to write instead.
package struct CalculationFault: Error {
  package var message: String

  init(_ message: String) { self.message = message }
}

/// Reads a calculated length in CSS's notation: `calc()`, `min()`, `max()` and `clamp()` (CSS Values 4 §10).
package struct CalculationReader {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  /// Converts a number in a unit other than `px` and `%` to px; returns `nil` for unknown units.
  private let points: (Double, String) -> Double?

  private enum Value {
    case number(Double)
    case length(LengthExpression)
  }

  private static let functions = ["calc", "min", "max", "clamp"]
  private static let nestingLimit = 64

  /// Returns `true` if a text begins with one of the functions.
  package static func isFunction(_ text: String) -> Bool {
    let name = text.prefix { $0 != "(" }
    return name.count < text.count && functions.contains(name.lowercased())
  }

  /// Returns the length that a text describes. `points` converts a number in a unit other than `px` and `%`.
  package static func length(
    of text: String, points: @escaping (Double, String) -> Double? = { _, _ in nil }
  ) throws(CalculationFault) -> FlexStyle.Calculated {
    var reader = CalculationReader(bytes: Array(text.utf8), points: points)
    let value = try reader.value()
    reader.skipSpaces()
    guard reader.position == reader.bytes.count else {
      throw CalculationFault("has text after its last parenthesis; remove that, or write calc() around the whole")
    }
    guard case .length(let expression) = value else {
      throw CalculationFault("is a number without a unit; write px or % after the numbers that are lengths")
    }
    return FlexStyle.Calculated(expression)
  }

  private init(bytes: [UInt8], points: @escaping (Double, String) -> Double?) {
    self.bytes = bytes
    self.points = points
  }

  /// Reads a sum of products. Operators must have spaces around them.
  private mutating func sum() throws(CalculationFault) -> Value {
    var total = try product()
    while let sign = takeOperator("+-") {
      guard isSpace(bytes[position - 2]), position < bytes.count, isSpace(bytes[position]) else {
        throw CalculationFault("has a sign without spaces around it; write \"50% - 10px\"")
      }
      let isMinus = sign == UInt8(ascii: "-")
      let term = try product()
      switch (total, term) {
      case (.number(let a), .number(let b)): total = .number(isMinus ? a - b : a + b)
      case (.length(let a), .length(let b)): total = .length(a + b * (isMinus ? -1 : 1))
      default: throw CalculationFault("adds a number to a length; write px or % after the number")
      }
    }
    return total
  }

  private mutating func product() throws(CalculationFault) -> Value {
    var total = try value()
    while let sign = takeOperator("*/") {
      let isDivision = sign == UInt8(ascii: "/")
      switch (total, try value()) {
      case (.number(let a), .number(let b)): total = .number(isDivision ? a / b : a * b)
      case (.length(let a), .number(let b)): total = .length(a * (isDivision ? 1 / b : b))
      case (.number(let a), .length(let b)) where !isDivision: total = .length(b * a)
      case (_, .length):
        throw CalculationFault(
          isDivision
            ? "divides by a length; divide by a number without a unit"
            : "multiplies two lengths; one of them has to be a number without a unit")
      }
    }
    return total
  }

  /// Returns the next byte after spaces if it is one of the operators, and skips it.
  private mutating func takeOperator(_ operators: String) -> UInt8? {
    let start = position
    skipSpaces()
    guard position < bytes.count, operators.utf8.contains(bytes[position]) else {
      position = start
      return nil
    }
    position += 1
    return bytes[position - 1]
  }

  /// Reads a number, a length, a sum in parentheses, or a function.
  private mutating func value() throws(CalculationFault) -> Value {
    skipSpaces()
    guard position < bytes.count else {
      throw CalculationFault("ends too early; write for example \"calc(50% - 10px)\"")
    }
    depth += 1
    defer { depth -= 1 }
    if depth > Self.nestingLimit {
      throw CalculationFault("nests deeper than \(Self.nestingLimit) levels; make it flatter")
    }
    if bytes[position] == UInt8(ascii: "(") { return try arguments(of: "calc") }
    let word = word()
    if let (number, end) = Text(word).number() {
      let unit = String(decoding: Array(word.utf8)[end...], as: UTF8.self)
      switch unit {
      case "": return .number(number)
      case "px": return .length(.linear(points: number, percent: nil))
      case "%": return .length(.linear(points: 0, percent: number))
      default:
        guard let points = points(number, unit) else {
          throw CalculationFault("has the unit \(unit), which is not supported; write px or %")
        }
        return .length(.linear(points: points, percent: nil))
      }
    }
    skipSpaces()
    guard Self.functions.contains(word), position < bytes.count, bytes[position] == UInt8(ascii: "(") else {
      throw CalculationFault(
        word.isEmpty
          ? "lacks a length; write for example \"calc(50% - 10px)\""
          : "contains \(quoted(word)); write lengths, percentages, numbers, calc(), min(), max() or clamp()")
    }
    return try arguments(of: word)
  }

  /// Reads the arguments of a function, from its opening parenthesis.
  private mutating func arguments(of function: String) throws(CalculationFault) -> Value {
    position += 1
    var values: [Value] = [try sum()]
    while true {
      skipSpaces()
      guard position < bytes.count else { throw CalculationFault("lacks a closing parenthesis") }
      position += 1
      if bytes[position - 1] == UInt8(ascii: ")") { break }
      guard bytes[position - 1] == UInt8(ascii: ",") else {
        throw CalculationFault("lacks an operator between two lengths; write \"50% - 10px\"")
      }
      values.append(try sum())
    }
    return try Self.value(of: function, values)
  }

  private static func value(of function: String, _ values: [Value]) throws(CalculationFault) -> Value {
    var lengths: [LengthExpression] = [], numbers: [Double] = []
    for value in values {
      switch value {
      case .number(let number): numbers.append(number)
      case .length(let length): lengths.append(length)
      }
    }
    if !lengths.isEmpty, !numbers.isEmpty {
      throw CalculationFault("compares a number with a length; write px or % after the number")
    }
    switch (function, values.count) {
    case ("calc", 1): return values[0]
    case ("min", _): return lengths.isEmpty ? .number(numbers.min() ?? 0) : .length(.smallest(lengths))
    case ("max", _): return lengths.isEmpty ? .number(numbers.max() ?? 0) : .length(.largest(lengths))
    case ("clamp", 3):
      return lengths.isEmpty
        ? .number(max(numbers[0], min(numbers[1], numbers[2])))
        : .length(.largest([lengths[0], .smallest([lengths[1], lengths[2]])]))
    case ("clamp", _): throw CalculationFault("has a clamp() without three lengths; write clamp(100px, 50%, 300px)")
    default: throw CalculationFault("has a comma in calc(); use min(), max() or clamp() for several lengths")
    }
  }

  private mutating func word() -> String {
    let start = position
    while position < bytes.count, !Self.punctuation.contains(bytes[position]), !isSpace(bytes[position]) {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
  }

  private static let punctuation = [UInt8]("(),*/".utf8)

  private mutating func skipSpaces() {
    while position < bytes.count, isSpace(bytes[position]) { position += 1 }
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == 9 || byte == 10 || byte == 13 }
}

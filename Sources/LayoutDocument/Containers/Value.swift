internal import EagerLayout

extension Vocabulary {
  /// What a document says of a property of a container: any value of JSON.
  public enum Value: Equatable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A number.
    case number(Double)
    /// Text in quotes.
    case string(String)
    /// Values in brackets.
    case array([Value])
    /// Keys and their values in braces, in the order of the text.
    case object([Member])
  }

  /// A key of an object, and its value.
  public struct Member: Equatable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: Value

    /// A key and its value.
    public init(_ key: String, _ value: Value) {
      self.key = key
      self.value = value
    }
  }
}

extension Vocabulary.Value {
  /// Nesting that no property needs; what reads and frees a value goes as deep as it.
  static let nestingLimit = 64

  /// The number that is said, in quotes or not, and with `px` if that may stand after it.
  func number(withUnit: Bool = false) -> Double? {
    switch self {
    case .number(let number): return number
    case .string(let string):
      let text = Text(string)
      guard let (number, end) = text.number() else { return nil }
      let rest = Text(text.bytes, end..<text.range.upperBound)
      return rest.range.isEmpty || withUnit && rest.string.lowercased() == "px" ? number : nil
    default: return nil
    }
  }

  /// The value as a fault quotes it.
  var quote: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let number): decimal(number)
    case .string(let string): quoted(string)
    case .array: "an array"
    case .object: "an object"
    }
  }
}

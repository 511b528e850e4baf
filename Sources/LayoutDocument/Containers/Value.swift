internal import EagerLayout

extension Vocabulary {
  /// The value of a container's property in a document: any JSON value.
  public enum Value: Equatable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A number.
    case number(Double)
    /// A string.
    case string(String)
    /// An array.
    case array([Value])
    /// An object: keys and their values, in the order of the text.
    case object([Member])
  }

  /// A key of an object, and its value.
  public struct Member: Equatable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: Value

    /// Creates a member.
    public init(_ key: String, _ value: Value) {
      self.key = key
      self.value = value
    }
  }
}

extension Vocabulary.Value {
  /// The maximum nesting of a value. Reading and freeing a value recurse to this depth.
  static let nestingLimit = 64

  /// Returns the value as a number; nil for other values. The number may be in quotes and, with `withUnit`, may be
  /// followed by `px`.
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

  /// A short text for the value in messages.
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

/// A reference to another value.
enum Reference: Equatable, Sendable {
  /// `@[package:]type/name`.
  case resource(package: String?, type: String, name: String)
  /// `?[package:][attr/]name`: an item of the theme.
  case theme(String)
  /// `@null`.
  case null
  /// `@empty`.
  case empty
  /// A data binding expression, `@{…}` or `@={…}`, with the default value that it may specify.
  case expression(defaultValue: String?)
  /// A value that starts like a reference but is not one.
  case malformed

  /// Reads a value; `nil` if it is not a reference.
  init?(_ text: String) {
    switch text.utf8.first {
    case UInt8(ascii: "@"): self = Self.readResource(text.dropping(first: 1))
    case UInt8(ascii: "?"): self = Self.readTheme(text.dropping(first: 1))
    default: return nil
    }
  }

  private static func readResource(_ text: String) -> Reference {
    if text == "null" { return .null }
    if text == "empty" { return .empty }
    if text.begins(with: "{") || text.begins(with: "={") {
      return .expression(defaultValue: defaultValue(inExpression: text))
    }
    // Removes "+", which creates an id, and "*", which allows private resources. Neither changes the resource.
    let text = text.begins(with: "+") || text.begins(with: "*") ? text.dropping(first: 1) : text
    let (package, remainder) = split(text)
    guard let (type, name) = remainder.cut(atFirst: "/") else { return .malformed }
    if type.isEmpty || name.isEmpty { return .malformed }
    return .resource(package: package, type: type, name: name)
  }

  /// Returns the default value of an expression: `@{user.name, default=@string/guest}`. The default may be quoted.
  private static func defaultValue(inExpression text: String) -> String? {
    let bytes = Array(text.utf8)
    // The default value follows the last comma outside of quotes.
    var comma: Int?, quote: UInt8?
    for (index, byte) in bytes.enumerated() {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "`") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ",") {
        comma = index
      }
    }
    guard let comma, bytes.last == UInt8(ascii: "}") else { return nil }
    let part = trimmed(String(decoding: bytes[(comma + 1)..<(bytes.count - 1)], as: UTF8.self))
    guard part.begins(with: "default"), let (name, value) = part.cut(atFirst: "="), trimmed(name) == "default" else {
      return nil
    }
    let inner = Array(trimmed(value).utf8)
    guard let first = inner.first, inner.count > 1, first == inner.last, Self.quotes.contains(first) else {
      return inner.isEmpty ? nil : String(decoding: inner, as: UTF8.self)
    }
    return String(decoding: inner.dropFirst().dropLast(), as: UTF8.self)
  }

  private static let quotes = Array("\"'`".utf8)

  private static func readTheme(_ text: String) -> Reference {
    let remainder = split(text).remainder
    let name = remainder.begins(with: "attr/") ? remainder.dropping(first: 5) : remainder
    return name.isEmpty ? .malformed : .theme(name)
  }

  private static func split(_ text: String) -> (package: String?, remainder: String) {
    text.cut(atFirst: ":").map { ($0.before, $0.after) } ?? (nil, text)
  }
}

/// A value that stands for another one.
enum Reference: Equatable, Sendable {
  /// `@[package:]type/name`.
  case resource(package: String?, type: String, name: String)
  /// `?[package:][attr/]name`: an item of the theme.
  case theme(String)
  /// `@null`.
  case null
  /// `@empty`.
  case empty
  /// `@{…}` and `@={…}`.
  case expression
  /// What begins like one and is none.
  case malformed

  /// Reads a value; nil for one that stands for itself.
  init?(_ text: String) {
    switch text.utf8.first {
    case UInt8(ascii: "@"): self = Self.resource(text.dropFirst())
    case UInt8(ascii: "?"): self = Self.theme(text.dropFirst())
    default: return nil
    }
  }

  private static func resource(_ text: Substring) -> Reference {
    if text == "null" { return .null }
    if text == "empty" { return .empty }
    if text.hasPrefix("{") || text.hasPrefix("={") { return .expression }
    // "+" makes an id, "*" reaches for what is private: neither says what is meant.
    let text = text.hasPrefix("+") || text.hasPrefix("*") ? text.dropFirst() : text
    let (package, rest) = split(text)
    guard let slash = rest.firstIndex(of: "/") else { return .malformed }
    let type = rest[..<slash], name = rest[rest.index(after: slash)...]
    if type.isEmpty || name.isEmpty { return .malformed }
    return .resource(package: package, type: String(type), name: String(name))
  }

  private static func theme(_ text: Substring) -> Reference {
    let rest = split(text).rest
    let name = rest.hasPrefix("attr/") ? rest.dropFirst(5) : rest
    return name.isEmpty ? .malformed : .theme(String(name))
  }

  private static func split(_ text: Substring) -> (package: String?, rest: Substring) {
    guard let colon = text.firstIndex(of: ":") else { return (nil, text) }
    return (String(text[..<colon]), text[text.index(after: colon)...])
  }
}

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
    case UInt8(ascii: "@"): self = Self.readResource(text.dropping(first: 1))
    case UInt8(ascii: "?"): self = Self.readTheme(text.dropping(first: 1))
    default: return nil
    }
  }

  private static func readResource(_ text: String) -> Reference {
    if text == "null" { return .null }
    if text == "empty" { return .empty }
    if text.begins(with: "{") || text.begins(with: "={") { return .expression }
    // "+" makes an id, "*" reaches for what is private: neither says what is meant.
    let text = text.begins(with: "+") || text.begins(with: "*") ? text.dropping(first: 1) : text
    let (package, rest) = split(text)
    guard let (type, name) = rest.cut(atFirst: "/") else { return .malformed }
    if type.isEmpty || name.isEmpty { return .malformed }
    return .resource(package: package, type: type, name: name)
  }

  private static func readTheme(_ text: String) -> Reference {
    let rest = split(text).rest
    let name = rest.begins(with: "attr/") ? rest.dropping(first: 5) : rest
    return name.isEmpty ? .malformed : .theme(name)
  }

  private static func split(_ text: String) -> (package: String?, rest: String) {
    text.cut(atFirst: ":").map { ($0.before, $0.after) } ?? (nil, text)
  }
}

/// The keywords of Swift.
package enum SwiftWords {
  /// A name as a case of an enumeration: Swift's keywords get backquotes.
  package static func escaped(_ name: [UInt8]) -> String {
    let text = String(decoding: name, as: UTF8.self)
    return words.contains { name.elementsEqual($0.utf8) } ? "`\(text)`" : text
  }

  private static let words = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

/// Counts the brackets and comments that a text leaves open.
package struct Brackets: Sendable {
  /// The number of open brackets at the end; negative if more are closed than opened.
  package private(set) var depth = 0

  /// Counts brackets in a text of the notation, except in quotes and comments.
  package init(_ text: [UInt8]) {
    var index = 0, openComments = 0
    func isNext(_ byte: UInt8) -> Bool { index + 1 < text.count && text[index + 1] == byte }
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "/") where isNext(UInt8(ascii: "*")):
        openComments += 1
        index += 1
      case UInt8(ascii: "*") where openComments > 0 && isNext(UInt8(ascii: "/")):
        openComments -= 1
        index += 1
      case _ where openComments > 0: break
      case UInt8(ascii: "/") where isNext(UInt8(ascii: "/")):
        while index < text.count, text[index] != 0x0A { index += 1 }
      case UInt8(ascii: "\""):
        index += 1
        while index < text.count, text[index] != UInt8(ascii: "\""), text[index] != 0x0A {
          index += text[index] == UInt8(ascii: "\\") ? 2 : 1
        }
      case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"): depth -= 1
      default: break
      }
      index += 1
    }
    depth += openComments
  }
}

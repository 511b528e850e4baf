import PlaygroundKit

/// The kind of an Android XML text, from its first element.
///
/// HTML also begins with `<`. Its elements are in lower case, and have no attributes such as `layout_width`.
package enum AndroidText: Sendable {
  /// A layout.
  case layout
  /// A drawable, such as a shape.
  case drawable
  /// Texts, lengths, colors, styles.
  case values

  /// Returns the kind of a UTF-8 text; `nil` if it is not an Android text.
  package init?(_ utf8: [UInt8]) {
    guard let tag = Self.firstTag(of: utf8) else { return nil }
    let name = tag.prefix { !Self.nameTerminators.contains($0) }
    if name.elementsEqual("resources".utf8) {
      self = .values
    } else if Self.drawables.contains(where: { name.elementsEqual($0.utf8) }) {
      self = .drawable
    } else if Self.isClass(name) || Self.otherRoots.contains(where: { name.elementsEqual($0.utf8) })
      || Self.layoutTagParts.contains(where: { Self.contains(tag, Array($0.utf8)) })
    {
      self = .layout
    } else {
      return nil
    }
  }

  private static let nameTerminators = Array(" \t\r\n/>".utf8)
  private static let drawables = [
    "selector", "shape", "layer-list", "level-list", "transition", "ripple", "inset", "clip", "scale", "rotate",
    "vector", "bitmap", "nine-patch", "shadow", "animation-list", "animated-vector", "animated-selector",
    "adaptive-icon",
  ]
  private static let otherRoots = ["merge", "include", "layout"]
  /// Parts of the first tag that occur only in Android files.
  private static let layoutTagParts = ["layout_width", "schemas.android.com"]

  /// Returns `true` for a class name such as `TextView`: it contains a dot, or starts with an uppercase letter and
  /// contains a lowercase letter.
  private static func isClass(_ name: ArraySlice<UInt8>) -> Bool {
    if name.contains(UInt8(ascii: ".")) { return true }
    guard let first = name.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first else { return false }
    return name.contains { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
  }

  /// Returns the content of the first tag, from its name; `nil` if the text does not start with a tag. Skips comments
  /// and declarations.
  private static func firstTag(of utf8: [UInt8]) -> ArraySlice<UInt8>? {
    var remaining = utf8[...]
    if remaining.starts(with: [0xEF, 0xBB, 0xBF]) { remaining = remaining.dropFirst(3) }
    while true {
      remaining = remaining.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
      guard remaining.first == UInt8(ascii: "<") else { return nil }
      remaining = remaining.dropFirst()
      let isComment = remaining.starts(with: "!--".utf8)
      if isComment {
        remaining = textAfter(Array("-->".utf8), in: remaining)
      } else if remaining.first == UInt8(ascii: "?") || remaining.first == UInt8(ascii: "!") {
        remaining = textAfter([UInt8(ascii: ">")], in: remaining)
      } else {
        return remaining.prefix { $0 != UInt8(ascii: ">") }
      }
    }
  }

  /// Returns the text after the first occurrence of a terminator; empty if there is none.
  private static func textAfter(_ terminator: [UInt8], in text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var remaining = text
    while !remaining.isEmpty, !remaining.starts(with: terminator) { remaining = remaining.dropFirst() }
    return remaining.dropFirst(terminator.count)
  }

  private static func contains(_ text: ArraySlice<UInt8>, _ word: [UInt8]) -> Bool {
    var remaining = text
    while remaining.count >= word.count {
      if remaining.starts(with: word) { return true }
      remaining = remaining.dropFirst()
    }
    return false
  }
}

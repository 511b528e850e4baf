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
    let name = tag.prefix { !Self.ends.contains($0) }
    if name.elementsEqual("resources".utf8) {
      self = .values
    } else if Self.drawables.contains(where: { name.elementsEqual($0.utf8) }) {
      self = .drawable
    } else if Self.isClass(name) || Self.others.contains(where: { name.elementsEqual($0.utf8) })
      || Self.signs.contains(where: { Self.contains(tag, Array($0.utf8)) })
    {
      self = .layout
    } else {
      return nil
    }
  }

  private static let ends = Array(" \t\r\n/>".utf8)
  private static let drawables = [
    "selector", "shape", "layer-list", "level-list", "transition", "ripple", "inset", "clip", "scale", "rotate",
    "vector", "bitmap", "nine-patch", "shadow", "animation-list", "animated-vector", "animated-selector",
    "adaptive-icon",
  ]
  private static let others = ["merge", "include", "layout"]
  private static let signs = ["layout_width", "schemas.android.com"]

  /// Returns whether a name is a class such as `TextView`: with a package, or a capital and small letters.
  private static func isClass(_ name: ArraySlice<UInt8>) -> Bool {
    if name.contains(UInt8(ascii: ".")) { return true }
    guard let first = name.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first else { return false }
    return name.contains { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
  }

  /// Returns the first element's tag, from its name to its end or the text's end; `nil` if the text begins differently.
  private static func firstTag(of utf8: [UInt8]) -> ArraySlice<UInt8>? {
    var rest = utf8[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while true {
      rest = rest.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
      guard rest.first == UInt8(ascii: "<") else { return nil }
      rest = rest.dropFirst()
      let isComment = rest.starts(with: "!--".utf8)
      if isComment {
        rest = after(Array("-->".utf8), in: rest)
      } else if rest.first == UInt8(ascii: "?") || rest.first == UInt8(ascii: "!") {
        rest = after([UInt8(ascii: ">")], in: rest)
      } else {
        return rest.prefix { $0 != UInt8(ascii: ">") }
      }
    }
  }

  private static func after(_ mark: [UInt8], in text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = text
    while !rest.isEmpty, !rest.starts(with: mark) { rest = rest.dropFirst() }
    return rest.dropFirst(mark.count)
  }

  private static func contains(_ text: ArraySlice<UInt8>, _ word: [UInt8]) -> Bool {
    var rest = text
    while rest.count >= word.count {
      if rest.starts(with: word) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}

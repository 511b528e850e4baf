internal import EagerLayout

extension Names {
  /// Returns the name that was probably meant, or nil if none is similar.
  func nearest(to text: String, or others: [String] = []) -> String? {
    // Other notations of the same words are similar too: `flexGrow`, `flex_grow`.
    var word: [UInt8] = []
    for byte in text.utf8 {
      if byte &- UInt8(ascii: "A") < 26 {
        if !word.isEmpty && word.last != UInt8(ascii: "-") { word.append(UInt8(ascii: "-")) }
        word.append(byte | 0x20)
      } else {
        word.append(byte == UInt8(ascii: "_") || byte == 0x20 ? UInt8(ascii: "-") : byte)
      }
    }
    return nearestName(to: String(decoding: word, as: UTF8.self), in: list + others)
  }
}

extension FlexStyle.Property {
  /// Returns the property, the shorthand, or the other name that was probably meant, or nil if none is similar.
  static func nearest(to text: String, or others: [String]) -> String? {
    // In documents, `border` sets the width of a border.
    let isBorderWidth = text.hasPrefix("border") && text.hasSuffix("-width")
    return everyName.nearest(to: isBorderWidth ? String(text.dropLast("-width".count)) : text, or: others)
  }

  /// The message for an edge by direction together with an edge by side.
  var mixedEdgesMessage: String {
    guard let family else { return "" }
    let sides = (family.left.name, family.right.name), ends = (family.start.name, family.end.name)
    let (own, others) = isByDirection ? (ends, sides) : (sides, ends)
    return "is set together with \(others.0) or \(others.1), and which of them wins depends on the direction; write "
      + "\(own.0) and \(own.1)"
  }

  private static let everyName = Names(names.list + Shorthand.names.list)
}

internal import EagerLayout

extension Names {
  /// Returns the most similar name, or nil if none is similar.
  func nearest(to text: String, or others: [String] = []) -> String? {
    // Other spellings of the same words, such as `flexGrow` and `flex_grow`, are converted to hyphens.
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
  /// Returns the most similar name of a property or a shorthand, or of `others`; nil if none is similar.
  static func nearest(to text: String, or others: [String]) -> String? {
    // In documents, the names of border widths have no suffix `-width`.
    let isBorderWidth = text.hasPrefix("border") && text.hasSuffix("-width")
    return allNames.nearest(to: isBorderWidth ? String(text.dropLast("-width".count)) : text, or: others)
  }

  /// The message for an edge by direction that is set together with an edge by side, such as `margin-start` and
  /// `margin-left`.
  var mixedEdgesMessage: String {
    guard let family else { return "" }
    let sides = (family.left.name, family.right.name), ends = (family.start.name, family.end.name)
    let (same, others) = isByDirection ? (ends, sides) : (sides, ends)
    return "is set together with \(others.0) or \(others.1), and which of them wins depends on the direction; write "
      + "\(same.0) and \(same.1)"
  }

  private static let allNames = Names(names.list + Shorthand.names.list)
}

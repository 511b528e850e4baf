internal import EagerLayout

extension Names {
  /// The name that was probably meant, if one is close.
  func nearest(to text: String, or others: [String] = []) -> String? {
    // Other notations of the same words are close too: `flexGrow`, `flex_grow`.
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
  /// The property or shorthand, or one of other names, that was probably meant, if one is close.
  static func nearest(to text: String, or others: [String]) -> String? {
    // In documents a border is its width.
    let isBorderWidth = text.hasPrefix("border") && text.hasSuffix("-width")
    return everyName.nearest(to: isBorderWidth ? String(text.dropLast("-width".count)) : text, or: others)
  }

  /// What is wrong with an edge by direction beside one by side, or the other way round.
  var mixedEdgesMessage: String {
    guard let family else { return "" }
    let sides = (family.left.name, family.right.name), ends = (family.start.name, family.end.name)
    let (own, others) = isByDirection ? (ends, sides) : (sides, ends)
    return "stands beside \(others.0) or \(others.1), and which of them wins depends on the direction; write "
      + "\(own.0) and \(own.1)"
  }

  private static let everyName = Names(names.list + Shorthand.names.list)
}

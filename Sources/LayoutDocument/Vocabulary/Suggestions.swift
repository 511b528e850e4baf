internal import EagerLayout

extension Names {
  /// The name that was probably meant, if one is close.
  func nearest(to text: String) -> String? {
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
    return nearestName(to: String(decoding: word, as: UTF8.self), in: list)
  }
}

extension FlexStyle.Property {
  /// What a CSS shorthand, or a property with another name, is written as here.
  static func partsOfShorthand(_ name: String) -> String? {
    switch name {
    case "margin", "padding", "border": "\(name)-left, \(name)-top, \(name)-right and \(name)-bottom"
    case "border-width": "border-left, border-top, border-right and border-bottom"
    case "inset": "left, top, right and bottom"
    case "gap": "row-gap and column-gap"
    case "flex": "flex-grow, flex-shrink and flex-basis"
    case "flex-flow": "flex-direction and flex-wrap"
    case "overflow": "overflow-x and overflow-y"
    case "place-content": "align-content and justify-content"
    default: nil
    }
  }
}

internal import EagerLayout

extension Names {
  /// The name that was probably meant, if one is close.
  func nearest(to text: String) -> String? {
    // Other notations of the same words are close too: `flexGrow`, `flex_grow`.
    var word: [UInt8] = []
    for byte in text.utf8.prefix(40) {
      if byte &- UInt8(ascii: "A") < 26 {
        if !word.isEmpty && word.last != UInt8(ascii: "-") { word.append(UInt8(ascii: "-")) }
        word.append(byte | 0x20)
      } else {
        word.append(byte == UInt8(ascii: "_") || byte == 0x20 ? UInt8(ascii: "-") : byte)
      }
    }
    var nearest: String?
    var least = word.count / 3 + 1
    for name in list where !name.isEmpty && abs(name.utf8.count - word.count) < least {
      let distance = Self.distance(Array(name.utf8), word)
      if distance < least { (nearest, least) = (name, distance) }
    }
    return nearest
  }

  /// How many letters are to be changed, added, removed or swapped with the next to make one word of the other.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
      }
      (before, last) = (last, row)
    }
    return last[b.count]
  }
}

extension StyleProperty {
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

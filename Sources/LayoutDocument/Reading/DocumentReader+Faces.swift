internal import EagerLayout

/// The values of the key `face` of a text node, while they are read.
struct PartialFace {
  var advance: Double?
  var lineHeight: Double?
  /// The baseline; nil for the bottom of the line.
  var baseline: Double?
}

extension DocumentReader {
  private static let faceKeys = Names(["advance", "line-height", "baseline"])

  mutating func readFace(of node: Int) throws(JSONScanner.Fault) {
    guard scanner.next() == UInt8(ascii: "{") else {
      let value = try scanValue()
      report(
        "\(quote(value)) is not a face; write an object such as {\"advance\": 8, \"line-height\": 16}", in: .node(node),
        key: "face")
      return
    }
    scanner.position += 1
    var face = PartialFace()
    var seen: Set<Int> = []
    var isFirst = true
    while let string = try scanner.nextKey(isFirst: isFirst) {
      isFirst = false
      let key = scanner.content(of: string)
      guard let position = Self.faceKeys.position(of: key) else {
        report(Self.unknownKey(key, of: Self.faceKeys), in: .face(of: node), key: key.string)
        try scanner.skipValue()
        continue
      }
      if !seen.insert(position).inserted { reportDuplicate(in: .face(of: node), key: key.string) }
      let value = try scanValue()
      guard value.kind == .number else {
        report(
          "\(quote(value)) is not a number; write a number of px, without a unit", in: .face(of: node), key: key.string)
        continue
      }
      switch position {
      case 0: face.advance = number(value, in: .face(of: node), key: key.string)
      case 1: face.lineHeight = number(value, in: .face(of: node), key: key.string)
      default: face.baseline = number(value, in: .face(of: node), key: key.string, allowsNegative: true)
      }
    }
    if !seen.contains(0) {
      report("is missing; write a character's width in px", in: .face(of: node), key: "advance")
    }
    if !seen.contains(1) {
      report("is missing; write a line's height in px", in: .face(of: node), key: "line-height")
    }
    facesByNode[node] = face
  }

  /// Applies the face of a node to its text, after both have been read. The keys may be in any order.
  mutating func applyFace(to node: Int) {
    guard nodes[node].keys & Self.textKey != 0 else {
      report("has no effect without text; add text, or remove it", in: .node(node), key: "face")
      return
    }
    guard case .text(let text)? = nodes[node].content?.kind, let face = facesByNode[node], let advance = face.advance,
      let lineHeight = face.lineHeight
    else { return }
    nodes[node].content = LeafContent(
      .text(
        FixedAdvanceText(
          utf8: text.utf8, advance: advance, lineHeight: lineHeight, baseline: face.baseline ?? lineHeight)))
  }

  /// The bits of the keys `face` and `text` in ``PartialNode/keys``.
  static let faceKey: UInt8 = 0b1000
  private static let textKey: UInt8 = 0b1_0000
}

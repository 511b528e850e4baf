internal import EagerLayout

/// A node of a document, while it is read.
struct PartialNode {
  var style = FlexStyle()
  var content: LeafContent?
  var id: LayoutID?
  var parent: Int
  var childCount = 0
  /// The keys that have been read: one bit each, in the order of ``DocumentReader/nodeKeys``; 0x80 for unknown keys.
  var keys: UInt8 = 0
  /// The position of the value of `when` in the text; nil without that key.
  var conditions: Int?
  /// `true` while the node's children are read instead of its keys.
  var isInChildren = false
}

extension DocumentReader {
  static let nodeKeys = Names(["id", "style", "when", "face", "text", "intrinsic", "children"])

  /// Reads the root and its descendants, in a loop instead of recursion, so that nesting does not use the stack.
  mutating func readTree() throws(JSONScanner.Fault) {
    guard scanner.next() == UInt8(ascii: "{") else {
      let value = try scanValue()
      report("\(quote(value)) is not a node; write an object, at least {}", at: "root")
      return
    }
    try open(parent: -1, depth: 1)
    var node = nodes.count - 1
    var depth = 1
    while node >= 0 {
      if nodes[node].isInChildren {
        guard try scanner.nextElement(isFirst: nodes[node].childCount == 0) else {
          nodes[node].isInChildren = false
          continue
        }
        nodes[node].childCount += 1
        if scanner.next() == UInt8(ascii: "{") {
          depth += 1
          try open(parent: node, depth: depth)
          node = nodes.count - 1
        } else {
          let value = try scanValue()
          report(
            "\(quote(value)) is not a node; write an object, at least {}", in: .node(node),
            key: "children[\(nodes[node].childCount - 1)]")
        }
      } else if let key = try scanner.nextKey(isFirst: nodes[node].keys == 0) {
        try readMember(scanner.content(of: key), of: node)
      } else {
        if nodes[node].keys & Self.faceKey != 0 { applyFace(to: node) }
        if let position = nodes[node].conditions { try readConditions(of: node, at: position) }
        if nodes[node].content == nil { nodes[node].style.units.isContainer = true }
        node = nodes[node].parent
        depth -= 1
      }
    }
  }

  private mutating func open(parent: Int, depth: Int) throws(JSONScanner.Fault) {
    guard depth <= JSONScanner.nestingLimit else { throw JSONScanner.tooDeep(at: scanner.position) }
    scanner.position += 1
    paths.append(parent: parent, position: parent < 0 ? 0 : nodes[parent].childCount - 1)
    nodes.append(PartialNode(parent: parent))
  }

  private mutating func readMember(_ key: Text, of node: Int) throws(JSONScanner.Fault) {
    guard let position = Self.nodeKeys.position(of: key) else {
      nodes[node].keys |= 0x80
      report(unknownNodeKey(key), in: .node(node), key: key.string)
      try scanner.skipValue()
      return
    }
    let bit: UInt8 = 1 << UInt8(position)
    if nodes[node].keys & bit != 0 { reportDuplicate(in: .node(node), key: key.string) }
    // `text`, `intrinsic` and `children`, the last three keys, exclude each other.
    let others = nodes[node].keys & 0b111_0000 & ~bit
    if position >= 4, others != 0 {
      let other = Self.nodeKeys.list[others.trailingZeroBitCount]
      report(
        "conflicts with \(other); a node has one of text, intrinsic and children: remove the others", in: .node(node),
        key: key.string)
    }
    nodes[node].keys |= bit
    switch position {
    case 0: try readID(of: node)
    case 1: try readStyle(of: node)
    case 2:
      // Skips the styles for size classes. They are read last, because they override the style, which may come later.
      _ = scanner.next()
      nodes[node].conditions = scanner.position
      try scanner.skipValue()
    case 3: try readFace(of: node)
    case 4: try readText(of: node)
    case 5: try readIntrinsic(of: node)
    default:
      guard scanner.next() == UInt8(ascii: "[") else {
        let value = try scanValue()
        report("\(quote(value)) is not an array of nodes; write [{…}, {…}]", in: .node(node), key: "children")
        return
      }
      scanner.position += 1
      nodes[node].isInChildren = true
      nodes[node].childCount = 0
    }
  }

  private mutating func readID(of node: Int) throws(JSONScanner.Fault) {
    guard let id = try readString(in: .node(node), key: "id") else { return }
    nodes[node].id = LayoutID(id)
    if let first = nodesByID[id] {
      guard first != node else { return }
      report(
        "\(quoted(id)) is the id of \(paths[first]) too; ids are unique in a document, so rename one", in: .node(node),
        key: "id")
    } else {
      nodesByID[id] = node
    }
  }

  private mutating func readText(of node: Int) throws(JSONScanner.Fault) {
    let value = try scanValue()
    guard value.kind == .string else {
      report("\(quote(value)) is not text; write a string such as \"two words\"", in: .node(node), key: "text")
      return
    }
    let utf8 = Array(value.text.bytes[value.text.range])
    if let control = utf8.first(where: { $0 < 0x20 || $0 == 0x7F }) {
      report(
        "holds the control character \(codePoint(UInt32(control))), which has no width; write a space", in: .node(node),
        key: "text")
    }
    let text = FixedAdvanceText(utf8: utf8)
    if text.hasWords {
      nodes[node].content = LeafContent(.text(text))
    } else {
      report("\(quote(value)) has no word; write one, or leave text out for an empty box", in: .node(node), key: "text")
    }
  }

  private mutating func readIntrinsic(of node: Int) throws(JSONScanner.Fault) {
    guard scanner.next() == UInt8(ascii: "[") else {
      let value = try scanValue()
      report("\(quote(value)) is not a natural size; write [width, height] in px", in: .node(node), key: "intrinsic")
      return
    }
    scanner.position += 1
    var sizes: [Double?] = []
    var count = 0
    while try scanner.nextElement(isFirst: count == 0) {
      let value = try scanValue()
      let key = "intrinsic[\(count)]"
      count += 1
      if value.kind == .number {
        sizes.append(number(value, in: .node(node), key: key))
      } else {
        sizes.append(nil)
        report("\(quote(value)) is not a number; write a number of px, without a unit", in: .node(node), key: key)
      }
    }
    if count != 2 {
      report("needs two numbers and has \(count); write [width, height] in px", in: .node(node), key: "intrinsic")
    } else if let width = sizes[0], let height = sizes[1] {
      nodes[node].content = LeafContent(.intrinsic(Extent(width: width, height: height)))
    }
  }
}

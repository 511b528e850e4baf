import EagerLayout
import LayoutDocument
import TestSupport
import Testing

@Suite("Random and mutated documents")
struct DocumentFuzzTests {
  /// Checks that a text is a document that is the same after writing and reading, or an error with messages.
  private func check(_ bytes: [UInt8]) {
    do throws(LayoutDocumentError) {
      let document = try LayoutDocument(parsing: bytes)
      let reread = try LayoutDocument(parsing: document.json())
      #expect(reread == document)
    } catch {
      #expect(!error.faults.isEmpty && error.faults.allSatisfy { !$0.path.isEmpty && !$0.message.isEmpty })
    }
    for entry in LayoutDocuments(bytes) { _ = FrameReport(entry) }
  }

  @Test("Random bytes are read as a document, or are an error with messages", arguments: [false, true])
  func randomBytes(isJSONLike: Bool) {
    var random = SplitMix64(seed: 1)
    let letters = Array("{}[]\",:-+.0123456789eE\\u \ntruefalsnl\"\"rootchidenavbp%x".utf8)
    for _ in 0..<Thorough.pick(400, 1_000) {
      check((0..<random.below(80)).map { _ in isJSONLike ? random.pick(letters) : UInt8(random.below(256)) })
    }
  }

  @Test("A mutated document can be written and read again, or is an error with messages", arguments: 0..<4)
  func mutatedDocuments(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let cases = try CaseFile.examples.bytes().split(separator: 0x0A).map { Array($0.prefix(1200)) }
    let snippets = [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "null", "-", "1e999", "0", "\"children\":[", "\"style\":{",
      "\"text\":\"a\",", "\"id\":\"a\",", "\"width\":\"1px\",", "\u{200B}", "é", "\n",
      "\"face\":{\"advance\":8,\"line-height\":16},", "\"baseline\":", "\"flex\":\"2 1 40px\",",
      "\"margin\":[8,\"auto\"],",
      "\"display\":\"masonry\",", "\"display\":\"none relative\",", "\"display\":\"split\",\"parts\":",
      "{\"columns\":[{\"size\":\"25%\"},{}]},", "\"columns\":3,", "\"span\":2,", "\"constraints\":",
      "{\"leading\":\"a.trailing\"},", "\"place\":\"center end\",", "\"display\":\"overlay\",",
      "\"gap\":", "\"place-content\":\"safe center\",", "\"flex-flow\":", "auto ", "none", "[1,",
    ].map { Array($0.utf8) }
    for _ in 0..<Thorough.pick(60, 500) {
      var text = random.pick(cases)
      for _ in 0...random.below(3) where !text.isEmpty {
        let start = random.below(text.count)
        let end = min(text.count, start + random.below(12))
        switch random.below(6) {
        case 5:  // Changes a digit.
          if let digit = text[start...].firstIndex(where: { (0x30...0x39).contains($0) }) {
            text[digit] = random.pick(Array("0123456789-.e".utf8))
          }
        case 0: text[start] = UInt8(random.below(256))
        case 1: text.removeSubrange(start..<end)
        case 2: text.insert(contentsOf: text[start..<end], at: random.below(text.count))
        case 3: text.insert(contentsOf: random.pick(snippets), at: start)
        default: text.replaceSubrange(start..<end, with: random.pick(snippets))
        }
      }
      check(text)
    }
  }

  @Test("Random shorthands in a document equal their longhands, in any order of the keys")
  func shorthands() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<Thorough.pick(200, 1_000) {
      let name = random.pick(["padding", "margin", "border", "inset"])
      let forms =
        name == "border" ? ["7", "7px"] : name == "padding" ? ["7", "7px", "7%"] : ["7", "-7px", "7%", "auto"]
      let values = (0...random.below(4)).map { _ in
        random.pick(forms).replacing("7", with: "\(random.below(99))")
      }
      let sides = ["top", "right", "bottom", "left"]
      // The index of each side's value, for one to four values.
      let places = [[0, 0, 0, 0], [0, 1, 0, 1], [0, 1, 2, 1], [0, 1, 2, 3]]
      let prefix = name == "inset" ? "" : name + "-"
      var longhands: [String: String] = [:]
      for (side, place) in zip(sides, places[values.count - 1]) { longhands[prefix + side] = values[place] }
      let shorthand =
        random.below(2) == 0
        ? "\"\(values.joined(separator: " "))\"" : "[\(values.map { "\"\($0)\"" }.joined(separator: ", "))]"
      var members = ["\"\(name)\": \(shorthand)"]
      for side in sides where random.below(3) == 0 {
        longhands[prefix + side] = "3"
        members.append("\"\(prefix)\(side)\": 3")
      }
      members.swapAt(0, random.below(members.count))
      let expected = longhands.map { "\"\($0.key)\": \"\($0.value)\"" }.joined(separator: ", ")
      let read = try LayoutDocument(parsing: document(style: members.joined(separator: ", ")))
      #expect(try read == LayoutDocument(parsing: document(style: expected)), "\(members)")
      #expect(try LayoutDocument(parsing: read.json()) == read)
    }
  }

  @Test("Random styles are the same after they are written to a document and read")
  func styles() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<Thorough.pick(80, 300) {
      let root = Row { for _ in 0..<3 { Styled(node: LayoutNode(style: random.style())) } }
      let document = try LayoutDocument(available: .init(width: 1, height: 1), root: root)
      let reread = try LayoutDocument(parsing: document.json())
      for node in document.arena.nodes.indices.dropFirst() {
        #expect(reread.arena.style(of: node).specified == root.node.children[node - 1].style.specified)
      }
      #expect(reread == document)
    }
  }
}

private struct Styled: LayoutContainer {
  var _node: LayoutNode

  init(node: LayoutNode) { _node = node }
}

extension FlexStyle {
  /// The value of each property as text.
  fileprivate var specified: [String] {
    [
      "\(display) \(boxSizing) \(direction) \(position) \(flexDirection) \(flexWrap) \(overflowX) \(overflowY)",
      "\(justifyContent) \(justifySafety) \(alignItems) \(itemsSafety) \(alignSelf) \(selfSafety)",
      "\(alignContent) \(contentSafety) \(flexGrow) \(flexShrink) \(flexBasis) \(order) \(aspectRatio ?? 0)",
      "\(width) \(height) \(minWidth) \(minHeight) \(maxWidth) \(maxHeight) \(rowGap) \(columnGap)",
      "\(marginLeft) \(marginTop) \(marginRight) \(marginBottom) \(left) \(top) \(right) \(bottom)",
      "\(paddingLeft) \(paddingTop) \(paddingRight) \(paddingBottom)",
      "\(borderLeft) \(borderTop) \(borderRight) \(borderBottom)",
    ]
  }
}

extension SplitMix64 {
  private mutating func any<Value: CaseIterable>(_: Value.Type) -> Value { pick(Array(Value.allCases)) }

  private mutating func number() -> Double {
    switch below(4) {
    case 0: Double(below(100))
    case 1: Double(below(1000)) / 8
    case 2: Double.random(in: 0...1000, using: &self)
    default: Double.random(in: 0...1e9, using: &self)
    }
  }

  private mutating func size() -> FlexStyle.SizeLength {
    switch below(6) {
    case 0: .auto
    case 1: .percent(number())
    case 2: .minContent
    case 3: .maxContent
    case 4: .fitContent
    default: .points(number())
    }
  }

  private mutating func basis() -> FlexStyle.FlexBasis {
    switch below(4) {
    case 0: .content
    case 1: .percent(number())
    case 2: pick([.auto, .minContent, .maxContent, .fitContent])
    default: .points(number())
    }
  }

  private mutating func edge() -> FlexStyle.AutoLength {
    let sign = Double(below(2) * 2 - 1)
    switch below(3) {
    case 0: return .auto
    case 1: return .percent(sign * number() + 0)
    default: return .points(sign * number() + 0)
    }
  }

  private mutating func length() -> FlexStyle.Length { below(2) == 0 ? .points(number()) : .percent(number()) }

  /// Returns a random safety for a position such as `start`. For other values, `safe` and `unsafe` have no effect.
  private mutating func safety(_ value: some Any) -> FlexStyle.AlignmentSafety {
    let positions = ["start", "end", "flexStart", "flexEnd", "center", "left", "right"]
    return positions.contains("\(value)") ? any(FlexStyle.AlignmentSafety.self) : .unspecified
  }

  /// A style with some random properties.
  fileprivate mutating func style() -> FlexStyle {
    var style = FlexStyle()
    for _ in 0..<below(16) {
      switch below(28) {
      case 0: style.display = any(FlexStyle.Display.self)
      case 1: style.boxSizing = any(FlexStyle.BoxSizing.self)
      case 2: style.direction = any(FlexStyle.Direction.self)
      case 3: style.position = any(FlexStyle.Position.self)
      case 4: style.flexDirection = any(FlexStyle.FlexDirection.self)
      case 5: style.flexWrap = any(FlexStyle.FlexWrap.self)
      case 6:
        style.justifyContent = any(FlexStyle.JustifyContent.self)
        style.justifySafety = safety(style.justifyContent)
      case 7:
        style.alignItems = any(FlexStyle.AlignItems.self)
        style.itemsSafety = safety(style.alignItems)
      case 8:
        style.alignSelf = any(FlexStyle.AlignSelf.self)
        style.selfSafety = safety(style.alignSelf)
      case 9:
        style.alignContent = any(FlexStyle.AlignContent.self)
        style.contentSafety = safety(style.alignContent)
      case 10: (style.overflowX, style.overflowY) = (any(FlexStyle.Overflow.self), any(FlexStyle.Overflow.self))
      case 11: style.flexGrow = number()
      case 12: style.flexShrink = number()
      case 13: style.flexBasis = basis()
      case 14: style.order = below(9) - 4
      case 15: style.aspectRatio = number()
      case 16: (style.width, style.height) = (size(), size())
      case 17: (style.minWidth, style.minHeight) = (size(), size())
      case 18: (style.maxWidth, style.maxHeight) = (size(), size())
      case 19: (style.rowGap, style.columnGap) = (length(), length())
      case 20: (style.marginLeft, style.marginTop) = (edge(), edge())
      case 21: (style.marginRight, style.marginBottom) = (edge(), edge())
      case 22: (style.left, style.top) = (edge(), edge())
      case 23: (style.right, style.bottom) = (edge(), edge())
      case 24: (style.paddingLeft, style.paddingTop) = (length(), length())
      case 25: (style.paddingRight, style.paddingBottom) = (length(), length())
      case 26: (style.borderLeft, style.borderTop) = (number(), number())
      default: (style.borderRight, style.borderBottom) = (number(), number())
      }
    }
    // A start or end edge together with a left or right one is a fault, so both ends are set.
    if below(6) == 0 { (style.marginStart, style.marginEnd) = (edge(), edge()) }
    if below(6) == 0 { (style.paddingStart, style.paddingEnd) = (length(), length()) }
    if below(6) == 0 { (style.borderStart, style.borderEnd) = (number(), number()) }
    if below(6) == 0 { (style.start, style.end) = (edge(), edge()) }
    return style
  }
}

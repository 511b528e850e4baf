import EagerLayout
import LayoutDocument
import PlaygroundKit
import TestSupport
import Testing

/// The document reader knows what declarations mean: its frames are those of browsers in all conformance cases. So that what is
/// read back from the CSS of a layout has the layout's frames if the CSS says what the engine does.
@Suite("A layout as CSS, read back")
struct CSSLawTests {
  /// The bounds of all layouts.
  static let size = (width: 320.0, height: 240.0)

  @Test("has the frames of the engine, in random trees")
  func frames() throws {
    var read = 0, nodes = 0, broken: [String] = []
    let trees = Thorough.pick(400, 1_200)
    for seed in 0..<trees {
      var layout = RandomLayout(seed: 40_000 + seed)
      var item = layout.item(levels: 4)
      item.node = item.node.withPlainText
      guard let (found, expected) = try Self.frames(of: item) else { continue }
      read += 1
      nodes += expected.count
      let isSame = found.count == expected.count && zip(found, expected).allSatisfy { Self.isClose($0, $1) }
      if !isSame, broken.count < 5 {
        let at = zip(found, expected).enumerated().first { !Self.isClose($1.0, $1.1) }
        broken.append(
          "seed \(seed), node \(at?.offset ?? -1): CSS \(at?.element.0 as Any), \(at?.element.1 as Any)\n\(Sketch(item).css)"
        )
      }
    }
    #expect(broken.count == 0, "\(broken.joined(separator: "\n"))")
    #expect(read > trees / 2 && nodes > 2 * read, "\(read) of \(trees) trees are read, with \(nodes) nodes")
  }

  @Test(
    "does not add a root's percentages above and below to the height that it fills",
    arguments: FlexStyle.BoxSizing.allCases)
  func filling(boxSizing: FlexStyle.BoxSizing) throws {
    let row = Row { Flex() }.boxSizing(boxSizing)
      .padding(top: .percent(10), left: .points(3), bottom: .percent(5), right: .points(0))
      .margin(top: .percent(-5), left: .points(0), bottom: .percent(20), right: .auto).border(2)
    let (found, expected) = try #require(try Self.frames(of: row))
    // The margins take 15 % of the width, 48, of a height of 240.
    #expect(expected[0].height == 192)
    #expect(found == expected)
  }

  /// What is read back from an item's CSS, and what the engine says; nil where documents lack words for it.
  private static func frames(of item: Row) throws -> (read: [Frame], engine: [Frame])? {
    var reader = CSSReader(Sketch(item).css)
    guard let root = reader.node() else { return nil }
    let text = #"{"available":{"width":\#(size.width),"height":\#(size.height)},"root":\#(root)}"#
    return (
      try LayoutDocument(parsing: text).layout().frames,
      item.layout(in: Frame(width: size.width, height: size.height)).frames
    )
  }

  private static func isClose(_ a: Frame, _ b: Frame) -> Bool {
    [(a.x, b.x), (a.y, b.y), (a.width, b.width), (a.height, b.height)].allSatisfy {
      ($0 - $1).magnitude <= 1e-6 * max(1, $0.magnitude, $1.magnitude)
    }
  }
}

extension LayoutNode {
  /// The node with all texts in the face that documents know.
  fileprivate var withPlainText: LayoutNode {
    var node = self
    node.children = ContiguousArray(children.map { $0.withPlainText })
    if style.display == .none {
      // What nobody sees is not told from children.
      node.content = nil
    } else if case .text? = content?.kind {
      node.content = Measured(text: "one two three", advance: 10, lineHeight: 10, baseline: 8).node.content
    }
    return node
  }
}

/// Reads the elements of a layout, and says them as JSON: shorthands one by one, and `box-sizing` as CSS begins with.
private struct CSSReader {
  private var rest: Substring
  private var isRoot = true
  private var isReadable = true

  init(_ html: String) { rest = html[...] }

  /// The first element that is left; nil where it has what documents do not.
  mutating func node() -> String? {
    let json = element()
    return isReadable ? json : nil
  }

  private mutating func element() -> String {
    let tag = read(through: ">")
    var style = ["box-sizing": "content-box"]
    let declarations = tag.firstRange(of: "style=\"").map { tag[$0.upperBound...].prefix { $0 != "\"" } } ?? ""
    for declaration in declarations.split(separator: "; ") {
      let parts = declaration.split(separator: ": ", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { isReadable = false; continue }
      read(parts[0], parts[1], into: &style)
    }
    isRoot = false
    let isContainer = style.removeValue(forKey: "display-flex") != nil
    var children: [String] = [], content = ""
    while true {
      skipSpace()
      if rest.hasPrefix("</div>") { break }
      if rest.hasPrefix("<div") {
        if isContainer || style["display"] == "none" {
          children.append(element())
        } else {
          let inner = read(through: ">")
          let numbers = inner.split(whereSeparator: { !("0"..."9").contains($0) && $0 != "." && $0 != "-" && $0 != "e" }
          )
          .compactMap { Double($0) }
          if numbers.count != 2 { isReadable = false }
          content = #","intrinsic":[\#(numbers.first ?? 0),\#(numbers.last ?? 0)]"#
          _ = read(through: ">")
        }
      } else {
        let text = rest.prefix { $0 != "<" }
        rest = rest.dropFirst(text.count)
        content = #","text":"\#(text)""#
      }
    }
    _ = read(through: ">")
    if !children.isEmpty { content = #","children":[\#(children.joined(separator: ","))]"# }
    let members = style.sorted { $0.key < $1.key }.map { #""\#($0.key)":\#(Self.json($0.key, $0.value))"# }
    return #"{"style":{\#(members.joined(separator: ","))}\#(content)}"#
  }

  private static func json(_ property: String, _ value: String) -> String {
    ["order", "flex-grow", "flex-shrink", "aspect-ratio"].contains(property) ? value : "\"\(value)\""
  }

  private mutating func read(_ property: String, _ value: String, into style: inout [String: String]) {
    let values = value.split(separator: " ").map { $0 == "0" ? "0px" : String($0) }
    switch property {
    case "display": style[value == "flex" ? "display-flex" : "display"] = value
    case "font": if value != "10px/10px Ahem" { isReadable = false }
    case "scrollbar-width": break
    case "border": if value != "0 solid" { isReadable = false }
    case "flex":
      let parts = value == "none" ? ["0", "0", "auto"] : values
      guard parts.count == 3 else { isReadable = false; return }
      style["flex-grow"] = parts[0] == "0px" ? "0" : parts[0]
      style["flex-shrink"] = parts[1] == "0px" ? "0" : parts[1]
      style["flex-basis"] = parts[2]
    case "gap":
      style["row-gap"] = values[0]
      style["column-gap"] = values[values.count - 1]
    case "overflow":
      style["overflow-x"] = values[0]
      style["overflow-y"] = values[values.count - 1]
    case "margin", "padding", "border-width":
      let name = property == "border-width" ? "border" : property
      for (index, side) in ["top", "right", "bottom", "left"].enumerated() {
        style["\(name)-\(side)"] = values.count == 4 ? values[index] : values[index % values.count]
      }
    case _ where property.hasPrefix("border-"):  // that it is a width goes without saying in documents
      style[String(property.dropLast("-width".count))] = value
    case "order", "aspect-ratio": style[property] = value
    case "height" where value.hasPrefix("calc("):
      let terms = value.dropFirst("calc(".count).dropLast().split(separator: " - ")
      guard isRoot, terms[0] == "100%" else { isReadable = false; return }
      let size = CSSLawTests.size
      let taken = terms.dropFirst().compactMap { term in
        term.hasSuffix("cqw") ? Double(term.dropLast(3)).map { $0 / 100 * size.width } : Double(term.dropLast(2))
      }
      let left = max(taken.reduce(size.height, -), 0)
      // Documents take no larger number.
      if taken.count + 1 != terms.count || left > 1e9 { isReadable = false }
      style[property] = "\(left)px"
    default:
      style[property] = values.joined(separator: " ")
    }
  }

  private mutating func skipSpace() { rest = rest.drop { $0 == " " || $0 == "\n" } }

  /// Takes what is left through a character.
  private mutating func read(through end: Character) -> Substring {
    let read = rest.prefix { $0 != end }
    rest = rest.dropFirst(read.count + 1)
    return read
  }
}

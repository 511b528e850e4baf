import EagerLayout
import Foundation
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
@testable import PlaygroundWriters

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The texts and rectangles of an SVG picture.
private final class Reader: NSObject, XMLParserDelegate {
  struct Text {
    var content = ""
    var x = 0.0, y = 0.0, size = 0.0
    var anchor = "start"
    var isRotated = false
    /// The box that contains the text, if any.
    var box: Frame?
  }

  var texts: [Text] = []
  var boxes: [Frame] = []
  var page = Extent()
  private var box: Frame?
  private var isInGroup = false
  private var isInText = false

  init(_ svg: String) throws {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    try #require(parser.parse(), "not well formed")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    func number(_ key: String) -> Double { attributes[key].flatMap { Double($0) } ?? 0 }
    switch name {
    case "svg": page = Extent(width: number("width"), height: number("height"))
    case "g": (isInGroup, box) = (true, nil)
    case "rect" where isInGroup:
      box = Frame(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      if let box { boxes.append(box) }
    case "text":
      isInText = true
      texts.append(
        Text(
          x: number("x"), y: number("y"), size: number("font-size"), anchor: attributes["text-anchor"] ?? "start",
          isRotated: attributes["transform"] != nil, box: isInGroup ? box : nil))
    default: break
    }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if name == "g" { isInGroup = false }
    if name == "text" { isInText = false }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isInText { texts[texts.count - 1].content += string }
  }
}

extension Reader.Text {
  /// The frame of the text, with the advance of common monospaced fonts.
  var frame: Frame {
    let width = Double(Characters.columns(content)) * 0.602 * size
    let left = anchor == "middle" ? x - width / 2 : anchor == "end" ? x - width : x
    return Frame(x: left, y: y - 0.8 * size, width: width, height: size)
  }
}

private func lies(_ inner: Frame, in outer: Frame) -> Bool {
  inner.x >= outer.x && inner.y >= outer.y && inner.maxX <= outer.maxX && inner.maxY <= outer.maxY
}

private func overlap(_ a: Frame, _ b: Frame) -> Bool {
  a.x < b.maxX && b.x < a.maxX && a.y < b.maxY && b.y < a.maxY
}

@Suite("SVG pictures")
struct SVGPictures {
  @Test(
    "An SVG picture is well formed, its texts stay in their boxes and on the page and do not overlap",
    arguments: 0..<Thorough.pick(4, 16))
  func textsStayInBoxes(seed: Int) throws {
    let picture = Picture.random(seed: seed)
    let reader = try Reader(picture.svg(title: "random"))
    #expect(reader.boxes.count == picture.shapes.count)
    let page = Frame(width: reader.page.width, height: reader.page.height)
    let upright = reader.texts.filter { !$0.isRotated }
    for text in upright {
      #expect(lies(text.frame, in: page), "\(text.content) leaves the page")
      if let box = text.box { #expect(lies(text.frame, in: box), "\(text.content) leaves its box") }
    }
    #expect(upright.contains { $0.box != nil })
    for (index, text) in upright.enumerated() {
      for other in upright[(index + 1)...] {
        #expect(!overlap(text.frame, other.frame), "\(text.content) and \(other.content) overlap")
      }
    }
  }

  @Test(
    "An SVG picture contains the name and size of each box, in the picture itself or in its list",
    arguments: 0..<Thorough.pick(3, 10))
  func everyBoxIsNamed(seed: Int) throws {
    let picture = Picture.random(seed: seed)
    let texts = try Reader(picture.svg(title: "random")).texts.map { $0.content }
    for shape in picture.shapes {
      let size = shape.detail
      #expect(texts.contains { $0.contains(shape.name) })
      #expect(texts.contains { $0.contains(size) })
    }
  }

  @Test(
    "In an SVG picture, markup characters in names are escaped and control characters removed",
    arguments: ["<b>&\"'</b>", "\u{1B}[31m", "]]>", "漢字", "\u{FFFE}\u{0}", String(repeating: "long ", count: 30)])
  func namesAreEscaped(name: String) throws {
    let picture = Picture([
      Picture.Box(name, Frame(width: 300, height: 100)), Picture.Box("in", Frame(width: 100, height: 100), parent: 0),
    ])
    let reader = try Reader(picture.svg(title: name))
    for text in reader.texts { #expect(!text.content.unicodeScalars.contains { $0.value < 0x20 }) }
  }

  @Test("In an SVG picture, hundreds of siblings are all labeled by numbers in one font size")
  func siblingsAreLabeledAlike() throws {
    var boxes = [Picture.Box("all", Frame(width: 1000, height: 2000))]
    for number in 1...400 {
      let width = 20 + Double(number * 37 % 70)
      boxes.append(
        Picture.Box(
          "box", Frame(x: Double(number % 10) * 100, y: Double(number / 10) * 48, width: width, height: 40), parent: 0,
          number: number, isNamed: false))
    }
    let reader = try Reader(Picture(boxes).svg(title: "crowd"))
    let inner = reader.texts.filter { $0.box != nil && $0.box != reader.boxes[0] }
    #expect(inner.count > 350)
    #expect(Set(inner.map { $0.size }).count == 1)
    #expect(inner.allSatisfy { Int($0.content) != nil })
  }

  @Test("If the list of an SVG picture is shortened, a note states how many boxes the list has and how many it omits")
  func longListsAreCut() throws {
    var boxes = [Picture.Box("all", Frame(width: 1000, height: 4000))]
    for number in 1...800 {
      let frame = Frame(
        x: Double(number % 8) * 120, y: Double(number / 8) * 39, width: number % 40 == 0 ? 2 : 90, height: 36)
      boxes.append(Picture.Box("box", frame, parent: 0, number: number, isNamed: false))
    }
    let reader = try Reader(Picture(boxes).svg(title: "many"))
    let numbered = reader.texts.count { $0.box != nil && Int($0.content) != nil }
    #expect(numbered == 780)
    #expect(reader.texts.contains { $0.content.hasPrefix("The list shows the first 300 of 780;") })
    #expect(reader.texts.contains { $0.content.hasSuffix("not in the list: 20 of 801 boxes.") })
    // The list repeats the numbers of the picture.
    #expect(reader.texts.count { $0.box == nil && $0.content == "box" } == 300)
  }

  @Test("An SVG picture shades what is outside its first box and says so in a note, and shrinks with the page")
  func outsideIsShaded() {
    func svg(_ height: Double) -> String {
      Picture([
        Picture.Box("window", Frame(width: 300, height: 200)),
        Picture.Box("list", Frame(width: 100, height: height), parent: 0, number: 1),
      ]).svg(title: "")
    }
    #expect(svg(500).contains("Shaded: the part outside the first box.") && svg(500).contains("fill-opacity"))
    #expect(!svg(150).contains("Shaded") && !svg(150).contains("fill-opacity"))
    #expect(svg(150).contains(#"style="max-width:100%;height:auto""#))
  }

  @Test("In an SVG picture, the name of a box that contains all others is above that box")
  func nameOfOuterBox() throws {
    let row = Picture([
      Picture.Box("shelf", Frame(width: 240, height: 60)),
      Picture.Box("book", Frame(width: 100, height: 60), parent: 0, number: 1),
    ])
    let reader = try Reader(row.svg(title: "a"))
    let name = try #require(reader.texts.first { $0.content == "shelf 240 × 60" })
    #expect(name.box == nil && name.y < reader.boxes[0].y)
  }

  @Test("The list of an SVG picture gives a number only to boxes that also show the number in the picture")
  func numbersInList() throws {
    let picture = Picture([
      Picture.Box("all", Frame(width: 1000, height: 200)),
      Picture.Box("line", Frame(width: 2, height: 200), parent: 0, number: 7),
      Picture.Box("cell", Frame(x: 100, width: 24, height: 30), parent: 0, number: 8),
    ])
    let texts = try Reader(picture.svg(title: "a")).texts
    #expect(texts.contains { $0.content == "line" } && !texts.contains { $0.content == "7" })
    #expect(texts.filter { $0.content == "8" }.map { $0.box != nil } == [true, false])
  }

  @Test("The list of an SVG picture contains small boxes without names under their numbers")
  func namelessBoxes() throws {
    let picture = Picture([
      Picture.Box("all", Frame(width: 1000, height: 200)),
      Picture.Box("box", Frame(width: 2, height: 2), parent: 0, number: 7, isNamed: false),
      Picture.Box("box", Frame(x: 100, width: 3, height: 2), parent: 0, number: 8, isNamed: false),
    ])
    let texts = try Reader(picture.svg(title: "a")).texts
    for number in ["7", "8"] { #expect(texts.filter { $0.content == number }.map { $0.box != nil } == [false]) }
  }

  @Test("An SVG picture hatches padding, gap and margin, and names them in a legend")
  func spacesAreHatched() throws {
    let text = "Row { Fixed(width: 60).margin(left: 30).id(a); Flex().id(b) }.gap(30).padding(left: 30)"
    let picture = try #require(Preview(text, in: Frame(width: 300, height: 60))).picture
    for (svg, definesHatches) in [(picture.svg(title: "a"), true), (picture.figure(scale: 2).svg, false)] {
      let texts = try Reader(svg).texts.map { $0.content }
      for kind in ["padding", "gap", "margin"] {
        #expect(texts.contains(kind) && svg.contains("url(#hatch-\(kind))"))
        // The book's page defines the hatches once for all its figures.
        #expect(svg.contains("id=\"hatch-\(kind)\"") == definesHatches)
      }
    }
    #expect(!Picture([Picture.Box("a", Frame(width: 9, height: 9))]).svg(title: "a").contains("hatch"))
  }

  @Test("An SVG picture shows the root's width above the root, and the root's height rotated at the left")
  func rootDimensions() throws {
    let reader = try Reader(Picture([Picture.Box("root", Frame(width: 430.25, height: 821))]).svg(title: "a"))
    #expect(reader.texts.contains { $0.content == "430.25" && !$0.isRotated })
    #expect(reader.texts.contains { $0.content == "821" && $0.isRotated })
  }

  @Test("In an SVG picture, paints are below the outlines of boxes and clipped to their visible part")
  func paints() throws {
    var picture = Picture([
      Picture.Box("list", Frame(x: 10, y: 0, width: 100, height: 50)),
      Picture.Box("row", Frame(x: 10, y: 40, width: 100, height: 20), parent: 0),
      Picture.Box("gone", Frame(x: 10, y: 60, width: 100, height: 20), parent: 0),
    ])
    picture.boxes[1].visible = Frame(x: 10, y: 40, width: 100, height: 10)
    picture.boxes[2].visible = Frame(x: 10, y: 50, width: 100, height: 0)
    picture.paints = ["<rect id=\"a\"/>", "<rect id=\"b\"/>", "<rect id=\"c\"/>"]
    let svg = picture.svg(title: "list")
    let list = try #require(svg.range(of: "<rect id=\"a\"/>")), outline = try #require(svg.range(of: "<title>list: "))
    #expect(list.lowerBound < outline.lowerBound)
    #expect(
      svg.contains(
        "<svg x=\"10\" y=\"40\" width=\"100\" height=\"10\" viewBox=\"10 40 100 10\"><rect id=\"b\"/></svg>"))
    #expect(!svg.contains("id=\"c\""))
  }
}

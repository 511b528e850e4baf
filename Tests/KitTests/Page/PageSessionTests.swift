import EagerLayout
import Foundation
import LayoutDocument
import LayoutExplanations
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
@testable import PlaygroundPage
@testable import PlaygroundWriters

extension PageSession {
  /// The answer, read by Foundation.
  func answered() throws -> Any { try JSONSerialization.jsonObject(with: Data(output), options: .fragmentsAllowed) }

  func answeredObject() throws -> [String: Any] { try #require(try answered() as? [String: Any]) }

  func answeredList<Element>(of type: Element.Type = Element.self) throws -> [Element] {
    try #require(try answered() as? [Element])
  }

  var answeredText: String { String(decoding: output, as: UTF8.self) }

  /// A session with a layout, laid out.
  init(_ text: String, width: Double = 340, height: Double = 72) {
    self.init()
    read(text)
    place(width: width, height: height)
  }
}

@Suite("Requests of a page")
struct PageSessionTests {
  static let bar = """
    Row { // 😀
      Fixed(width: 60).id(logo)
      Flex(1).basis(100).id(title)
      Flex(3).basis(80).maxWidth(128)
    }
    .gap(10)
    """

  @Test("An Android layout is converted to the notation with warnings, or reported with its faults")
  func android() throws {
    var session = PageSession()
    func convert(_ text: String) throws -> [String: [String]] {
      session.android(text, width: 100, height: 80)
      return try session.answeredObject().mapValues { ($0 as? [String]) ?? ["\($0)"] }
    }
    let text =
      "<FrameLayout layout_width=\"60\" layout_height=\"40\"><View id=\"a\" layout_width=\"9\" layout_height=\"9\" "
    let answer = try convert(text + "layout_gravity=\"right\"/></FrameLayout>"),
      written = try #require(answer["text"]?.first)
    #expect(
      try Sketch(written).layout(in: Frame(width: 100, height: 80)).frames[2] == Frame(x: 51, width: 9, height: 9))
    #expect(written.contains(".id(a)") && answer["warnings"] == [])
    #expect(try convert(text + "layout_weight=\"1\"/></FrameLayout>")["warnings"]?.first?.hasPrefix("1:") == true)
    #expect(
      try convert(text + "\n layout_widht=\"1\"/></FrameLayout>")["faults"]?.first?.hasPrefix(
        "2:2: /FrameLayout/View/@")
        == true)
    #expect(try convert("<resources/>")["faults"]?.count == 1)
    session.android("<div></div>", width: 100, height: 80)
    #expect(session.output.isEmpty)
  }

  @Test("The page gets the nodes of a text with their kinds, parents and byte ranges, and their frames")
  func nodes() throws {
    var session = PageSession()
    session.read(Self.bar)
    let nodes = try #require(try session.answeredObject()["nodes"] as? [[String: Any]])
    #expect(nodes.map { $0["name"] as? String } == ["Row", "logo", "title", "Flex"])
    #expect(nodes.map { $0["kind"] as? String } == ["row", "fixed", "flex", "flex"])
    #expect(nodes.map { $0["parent"] as? Int } == [-1, 0, 0, 0])
    #expect(nodes.map { $0["named"] as? Bool } == [false, true, true, false])
    let from = try #require(nodes[1]["from"] as? Int), to = try #require(nodes[1]["to"] as? Int)
    #expect(String(decoding: Array(Self.bar.utf8)[from..<to], as: UTF8.self) == "Fixed(width: 60).id(logo)")
    #expect(session.place(width: 340, height: 72) == 4)
    #expect(session.frames[8..<12] == [70, 0, 132, 72])
    session.read("Row {}.layout(in: Frame(width: 320, height: .infinity))")
    #expect(try session.answeredObject()["width"] as? Int == 320)
    #expect(try session.answeredObject()["height"] == nil)
  }

  @Test("The page gets the range of a fault in a text, and the last valid layout remains")
  func fault() throws {
    var session = PageSession(Self.bar)
    session.read("Row { /* é */ Fixd(width: 60) }")
    let fault = try #require(try session.answeredObject()["fault"] as? [String: Any])
    #expect(fault["offset"] as? Int == 15 && fault["suggestion"] as? String == "Fixed")
    #expect(fault["from"] as? Int == 15 && fault["to"] as? Int == 19)
    #expect(fault["unfinished"] as? Bool == false)
    session.tidy()
    #expect(session.answeredText.contains("maxWidth(128)"))
    session.read("Row {")
    #expect((try session.answeredObject()["fault"] as? [String: Any])?["unfinished"] as? Bool == true)
  }

  @Test("The page gets the lines of an explanation and the rounds of flexing of a container")
  func explanation() throws {
    var session = PageSession(Self.bar)
    let trace = session.sketch.item.trace(in: Frame(width: 340, height: 72))
    let why = try #require(Explanation(trace, of: 2, .horizontal, names: ["Row", "logo", "title", "Flex"]))
    session.why(node: 2, isVertical: false, inCSSWords: false)
    let lines = try session.answeredList(of: [String: Any].self)
    #expect(lines.map { $0["label"] as? String } == why.lines.map { $0.label })
    #expect(lines.map { $0["value"] as? Double } == why.lines.map { $0.value })
    #expect(lines.contains { ($0["nodes"] as? [Int])?.contains(3) ?? false })
    #expect(lines.contains { $0["limit"] as? String == "maximum" } == why.lines.contains { $0.limit == .maximum })
    session.why(node: 2, isVertical: false, inCSSWords: true)
    #expect(session.answeredText.contains("flex base size"))
    session.flexRounds(container: 0, isVertical: false)
    let rounds = try session.answeredList(of: [Double].self)
    #expect(Set(rounds.map { $0[2] }) == [0, 1, 2] && rounds.allSatisfy { $0.count == 5 })
    session.why(node: 99, isVertical: false, inCSSWords: false)
    #expect(session.answeredText == "[]")
    session.read("Row { Flex().hidden() }")
    session.place(width: 10, height: 10)
    session.why(node: 1, isVertical: true, inCSSWords: false)
    #expect(session.answeredText == "[]")
  }

  @Test("The page gets an HTML element for each node, with a list of what CSS cannot express")
  func elements() throws {
    var session = PageSession(
      "Row { Text(\"a <b>\"); Measured(width: 30, height: 20); Masonry(columns: 2) { Flex() } }")
    session.css()
    let elements = try session.answeredList(of: [String: Any].self)
    #expect(elements.count == 5)
    #expect(elements[1]["text"] as? String == "a <b>" && elements[2]["size"] as? [Int] == [30, 20])
    #expect(elements.map { ($0["lost"] as? [String])?.count } == [0, 0, 0, 1, 0])
    #expect(elements.map { $0["parent"] as? Int } == [-1, 0, 0, 0, 3])
    #expect((elements[0]["css"] as? String)?.hasPrefix("display: flex") ?? false)
    // In a browser the baseline comes from the font, so a specified baseline is lost.
    session.read("Measured(text: \"a\", advance: 10, lineHeight: 10, baseline: 9)")
    session.css()
    #expect(session.answeredText.contains("baseline"))
    session.html()
    #expect(session.answeredText == session.sketch.css)
    session.swift()
    #expect(session.answeredText == session.sketch.swift)
  }

  @Test("The page gets the styles of nodes as specified and as computed")
  func styles() throws {
    var session = PageSession(
      """
      Row {
        Fixed(width: 60).padding(horizontal: .percent(10), vertical: 4).margin(start: 7)
        Flex(2).minWidth(30).hidden()
        Flow { Flex() }
      }
      .gap(row: 3, column: 10).justifyContent(.spaceBetween).direction(.rightToLeft)
      """)
    session.styles()
    let styles = try session.answeredList(of: [String: Any].self)
    #expect(styles.count == 5)
    #expect(styles[0]["direction"] as? String == "row" && styles[0]["wrap"] as? String == "nowrap")
    #expect(styles[0]["rowGap"] as? Int == 3 && styles[0]["columnGap"] as? Int == 10)
    #expect(styles[1]["padding"] as? [Int] == [4, 34, 4, 34])
    // In right-to-left direction, the start is on the right.
    #expect(styles[1]["margin"] as? [Int] == [0, 7, 0, 0] && styles[1]["isRightToLeft"] as? Bool == true)
    #expect(styles[1]["width"] as? Int == 60 && styles[1]["height"] is NSNull)
    #expect(styles[2]["isHidden"] as? Bool == true && styles[2]["minWidth"] as? Int == 30)
    #expect(styles[3]["direction"] == nil)
    let specified = styles.map { $0["specified"] as? [String: String] ?? [:] }
    #expect(
      specified[0]["justifyContent"] == "spaceBetween" && specified[0]["gap"] == "3 10"
        && specified[0]["flexDirection"] == "row")
    #expect(
      specified[1]["width"] == "60" && specified[1]["padding"] == "4 10% 4 10%" && specified[1]["flexShrink"] == nil)
    #expect(specified[2] == ["flexGrow": "2", "minWidth": "30"])
    session.spaces()
    #expect(session.answeredText.contains("\"padding\",1") && session.answeredText.contains("\"gap\",0"))
  }

  @Test("The page gets the number, start and end of each column and row of a grid")
  func tracks() {
    var session = PageSession(
      "Row { Grid(columns: [60, .flexible(1)], rows: [20], gap: 10) { Flex() }.padding(5).width(110) }")
    session.place(width: 340, height: 30)
    session.tracks()
    #expect(session.answeredText == "[[1,true,1,5,65],[1,true,2,75,105],[1,false,1,5,25]]")
    // A percentage margin is drawn as a part of the item's area.
    session.read("Grid(columns: [100, 100], rows: [20]) { Flex().cell(column: 2, row: 1).margin(left: .percent(50)) }")
    session.place(width: 200, height: 20)
    session.spaces()
    #expect(session.answeredText.contains("\"margin\",1,100,0,50,20"))
  }

  @Test("An issue on the page names an item by its id or by its place in the text, and not by its number")
  func issues() throws {
    var session = PageSession("Row { Fixed(width: 400).id(wide) }.id(bar)")
    session.issues()
    let issue = try #require(try session.answeredList(of: [String: Any].self).first)
    #expect(issue["node"] as? Int == 0)
    let expected = session.sketch.named.layout(in: Frame(width: 340, height: 72)).issues[0].message
    // The page does not number its boxes.
    #expect(issue["text"] as? String == expected.replacing("Row 'bar' (0)", with: "Row 'bar'"))
    #expect(expected.hasPrefix("Row 'bar' (0) overflows"))
    session.read(#"Grid(areas: ["head", "nav"]) { Flex().area("nva") }"#)
    session.place(width: 200, height: 72)
    session.issues()
    let texts = try session.answeredList(of: [String: Any].self).map { $0["text"] as? String }
    #expect(
      texts == [
        "Flex in column 32 names 'nva', which is neither an area nor a line of its grid, so the item is placed after "
          + "the grid's own tracks: use a name of the grid, such as 'head', 'nav'."
      ])
    session.read("// Ä\nRow {\n  Fixed(width: 40)\n}")
    session.place(width: 30, height: 20)
    session.issues()
    let text = try session.answeredList(of: [String: Any].self).first?["text"] as? String
    #expect(text?.hasPrefix("Row in line 2 overflows by 10 in width") == true)
  }

  @Test("The page gets completions of a word")
  func completions() throws {
    var session = PageSession(Self.bar)
    session.complete("Row { Fi")
    #expect(try session.answeredList(of: [String].self).first == ["Fixed", "xed", "("])
  }

  @Test(
    "On the page, equal seeds give equal random layouts, and the text of a random layout is read as the same layout",
    arguments: [true, false])
  func randomLayouts(excludesDisagreements: Bool) throws {
    var session = PageSession(), texts: Set<String> = [], nodes = 0
    let layouts = Thorough.pick(15, 200)
    for seed in 0..<layouts {
      session.random(seed: UInt64(seed), width: 320, height: 240, excludesDisagreements: excludesDisagreements)
      let elements = try session.answeredList(of: [String: Any].self)
      #expect(elements.count == session.frames.count / 4 && elements.allSatisfy { ($0["lost"] as? [String]) == [] })
      nodes += elements.count
      session.tidy()
      let text = session.answeredText, frames = session.frames
      texts.insert(text)
      // The text of a random layout gives the same frames.
      session.read(text)
      session.place(width: 320, height: 240)
      #expect(session.frames == frames, "\(text)")
      session.random(seed: UInt64(seed), width: 320, height: 240, excludesDisagreements: excludesDisagreements)
      session.tidy()
      #expect(session.answeredText == text)
    }
    #expect(20 * texts.count > 19 * layouts && nodes > 7 * layouts, "\(texts.count) layouts with \(nodes) nodes")
    // The few layouts of an ordinary run do not contain every word.
    let words = ["Text(", ".absolute", ".aspectRatio", "rightToLeft", ".baseline", ".wrap", "Grid(columns", ".span("]
    for word in words where Thorough.isOn {
      #expect(texts.contains { $0.contains(word) }, "\(word)")
    }
  }
}

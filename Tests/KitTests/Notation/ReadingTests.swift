import EagerLayout
import TestSupport
import Testing

@testable import PlaygroundCourse
@testable import PlaygroundKit
@testable import PlaygroundWriters

@Suite("Reading layouts from text")
struct Reading {
  static let bounds = Frame(width: 340, height: 120)

  /// Texts, and the same layouts in Swift.
  static let examples: [(text: String, item: any LayoutItem)] = [
    ("Flex()", Flex()),
    ("Fixed(width: 60).id(3)", Fixed(width: 60).id(3)),
    (
      "Row { Fixed(width: 120); Flex(); Flex(2) }",
      Row {
        Fixed(width: 120); Flex(); Flex(2)
      }
    ),
    (
      """
      Column {                       // a screen
        Flex().id(preview)
        Fixed(height: 44).id("toolbar")
        Row(alignment: .center) {    /* the /* inner */ row */
          Flex(); Fixed(width: 200, height: 100).id(Part.left)
          Flex(); Fixed(Extent(width: 60, height: 20)); ;
        }
        .height(200)

      }
      """,
      Column {
        Flex(); Fixed(height: 44)
        Row(alignment: .center) {
          Flex(); Fixed(width: 200, height: 100); Flex(); Fixed(Extent(width: 60, height: 20))
        }
        .height(200)
      }
    ),
    (
      "Row { Fixed(width: 60); Flex(1).basis(100); Flex(3).basis(80).maxWidth(128) }.gap(10).width(340)",
      Row {
        Fixed(width: 60); Flex(1).basis(100); Flex(3).basis(80).maxWidth(128)
      }.gap(10).width(340)
    ),
    (
      "Row() { Row(); Column(alignment: .end) {} }.padding(Edges(horizontal: 1_0, vertical: 5e-1))",
      Row {
        Row(); Column(alignment: .end) {}
      }.padding(Edges(horizontal: 10, vertical: 0.5))
    ),
    (
      "Row { Text(\"one two\"); Measured(text: \"a \\\"b\\\" \\u{200B}\", advance: 7, lineHeight: 9, baseline: 6); "
        + "Measured(widths: [90.5, 50], heights: [12, 24], baseline: 9); Measured(widths: [4, 0], heights: [5, 6], minContent: 2) }"
        + ".alignItems(.lastBaseline, .safe).wrap().alignContent(.spaceAround).justifyContent(.spaceEvenly)",
      Row {
        Measured(text: "one two", advance: 10, lineHeight: 10, baseline: 8)
        Measured(text: "a \"b\" \u{200B}", advance: 7, lineHeight: 9, baseline: 6)
        Measured(widths: [90.5, 50], heights: [12, 24], baseline: 9)
        Measured(widths: [4, 0], heights: [5, 6], minContent: 2)
      }.alignItems(.lastBaseline, .safe).wrap().alignContent(.spaceAround).justifyContent(.spaceEvenly)
    ),
    (
      "Row { Measured(width: 30, height: 20).grow(0.1).shrink(0).minWidth(.percent(10)).maxHeight(.infinity)"
        + ".margin(left: .auto, right: -4) }.wrap(.wrapReverse).reversed().direction(.rightToLeft).gap(row: 3, column: .percent(2))",
      Row {
        Measured(width: 30, height: 20).grow(0.1).shrink(0).minWidth(.percent(10)).maxHeight(.infinity)
          .margin(left: .auto, right: .points(-4))
      }.wrap(.wrapReverse).reversed().direction(.rightToLeft).gap(row: 3, column: .percent(2))
    ),
    (
      "Column { Flex().absolute(left: .percent(5), bottom: 8).width(20).height(.fitContent); Flex().offset(top: -3).order(-2);"
        + " Fixed(height: 9).hidden(); Fixed(height: 8).hidden(false) }.border(Edges(top: 2, left: 1)).overflow(.hidden)",
      Column {
        Flex().absolute(left: .percent(5), bottom: .points(8)).width(20).height(.fitContent)
        Flex().offset(top: .points(-3)).order(-2)
        Fixed(height: 9).hidden()
        Fixed(height: 8).hidden(false)
      }.border(Edges(top: 2, left: 1)).overflow(.hidden)
    ),
    (
      "Row { Flex().aspectRatio(16, 9); Row {}.aspectRatio(2).width(40).boxSizing(.contentBox).padding(3).margin(2).border(1);"
        + "Flex().aspectRatio(nil).alignSelf(.center, .unsafe).overflow(x: .clip, y: .visible).basis(.content) }.alignItems(.start)",
      Row {
        Flex().aspectRatio(16, 9)
        Row {}.aspectRatio(2).width(40).boxSizing(.contentBox).padding(3).margin(2).border(1)
        Flex().aspectRatio(nil).alignSelf(.center, .unsafe).overflow(x: .clip, y: .visible).basis(.content)
      }.alignItems(.start)
    ),
    (
      "Row(alignment: .center, gap: .percent(2)) { Fixed(40); Flex().size(30, .percent(50)); Row {}.size(8)"
        + "; Column {}.flex(1).margin(.auto); Text(\"a\").flex(2, 0, .percent(10)).margin(horizontal: 4) }.gap(.percent(3))",
      Row(alignment: .center, gap: .percent(2)) {
        Fixed(40)
        Flex().size(30, .percent(50))
        Row {}.size(8)
        Column {}.flex(1).margin(.auto)
        Measured(text: "a", advance: 10, lineHeight: 10, baseline: 8).flex(2, 0, .percent(10)).margin(horizontal: 4)
      }.gap(.percent(3))
    ),
    (
      "Column(gap: 3) { Flex().inset(8); Flex().inset(horizontal: .auto, vertical: 4); Fixed(9).offset(x: 3, y: -2)"
        + "; Row {}.padding(horizontal: 3, vertical: .percent(1)).border(top: 1, right: 2) }.padding(.percent(4))"
        + ".padding(top: 1, left: 2, bottom: 3, right: 4).margin(top: 1, left: .auto, bottom: 3, right: 4)",
      Column(gap: 3) {
        Flex().inset(8)
        Flex().inset(horizontal: .auto, vertical: 4)
        Fixed(9).offset(x: 3, y: -2)
        Row {}.padding(horizontal: 3, vertical: .percent(1)).border(top: 1, right: 2)
      }.padding(.percent(4)).padding(top: 1, left: 2, bottom: 3, right: 4)
        .margin(top: 1, left: .auto, bottom: 3, right: 4)
    ),
    (
      "Row { Flex().margin(start: 8, end: .auto); Flex().absolute(top: 1, end: 2); Flex().offset(bottom: 3, end: 4) }"
        + ".padding(top: 4, start: 8, bottom: 4, end: 0).border(start: 2)",
      Row {
        Flex().margin(start: 8, end: .auto)
        Flex().absolute(top: 1, end: 2)
        Flex().offset(bottom: 3, end: 4)
      }.padding(top: 4, start: 8, bottom: 4, end: 0).border(start: 2)
    ),
  ]

  @Test(
    "A layout read from text has the same frames and styles as the same code in Swift",
    arguments: Rows.of(examples.indices))
  func textEqualsCompiled(rows: Rows<Int>) throws {
    for index in rows {
      let (text, item) = Self.examples[index]
      let sketch = try Sketch(text)
      func frames(_ item: some LayoutItem) -> [Frame] { item.layout(in: Self.bounds).frames }
      #expect(sketch.layout(in: Self.bounds).frames == frames(item))
      #expect(sketch.root.styles == item.node.styles)
      // The printed text gives the same styles, and the text of the compiled layout the same frames.
      #expect(try Sketch(sketch.text).root.styles == sketch.root.styles)
      #expect(try Sketch(Sketch(item.node).source).layout(in: Self.bounds).frames == frames(item))
    }
  }

  @Test(
    "Items of a layout read from text are named by their ids",
    arguments: [
      ("Row { Flex().id(a); Flex() }", ["", "a", ""]), ("Flex().id(Part.logo)", ["logo"]),
      ("Flex().id(\"my logo\", index: 2)", ["my logo[2]"]),
      ("Row { Flex().id(0); Flex().id(-4, index: 1) }.id(a)", ["a", "0", "-4[1]"]),
      ("Row { Flex().id(in); Flex().id(größe) }", ["", "in", "größe"]),
    ])
  func names(text: String, expected: [String]) throws { #expect(try Sketch(text).names == expected) }

  @Test("Names used as ids in a text get numbers that differ from all numeric ids of the layout")
  func numbersOfNames() throws {
    let sketch = try Sketch("Row { Flex().id(a); Flex().id(0); Flex().id(b); Flex().id(a, index: 1); Flex().id(2) }")
    let ids = sketch.root.children.map { $0.id }
    #expect(
      ids == [LayoutID(1), LayoutID(0), LayoutID(3), LayoutID(1, index: 1), LayoutID(2)])
    #expect(sketch.nameTable == ["", "a", "", "b"])
    #expect(sketch.layout(in: Self.bounds).issues.isEmpty)
    #expect(sketch.node(named: "a[1]") == 4)
    #expect(sketch.node(named: "c") == nil)
  }

  @Test("A layout read from text contains the range of each item in that text")
  func ranges() throws {
    let sketch = try Sketch("Row {\n  Fixed(width: 60).id(é) // é\n  Flex()\n}\n.gap(4)")
    let bytes = Array(sketch.source.utf8)
    #expect(
      sketch.ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
        == ["Row {\n  Fixed(width: 60).id(é) // é\n  Flex()\n}\n.gap(4)", "Fixed(width: 60).id(é)", "Flex()"])
  }

  @Test("The notation prints a layout on several lines, and prints no property twice")
  func printing() throws {
    let text = """
      Row(alignment:.center){Flex(1).id(Part.title);Fixed(width:10).width(20).width(30).grow(0)
        Column(){}.margin(left:4,right:.percent(5.0)); Text("a")}.padding(8).gap(row: 4, column: 4)
      """
    #expect(
      try Sketch(text).text == """
        Row(alignment: .center) {
          Flex().id(title)
          Fixed(width: 30)
          Column {}.margin(left: 4, right: .percent(5))
          Text("a")
        }
        .gap(4).padding(8)
        """)
  }

  @Test(
    "The notation prints a layout in its shortest form, with edges in the order top, left, bottom, right",
    arguments: Rows.of([
      ("Column {}.grow(2).basis(.percent(0))", "Column {}.flex(2)"),
      ("Column {}.flex(2, 1, 0)", "Column {}.grow(2).basis(0)"),
      ("Column {}.grow(2).shrink(0).basis(0)", "Column {}.grow(2).shrink(0).basis(0)"),
      ("Row {}.padding(top: 1, left: 2, bottom: 1, right: 2)", "Row {}.padding(horizontal: 2, vertical: 1)"),
      ("Row {}.margin(left: .auto, right: .auto)", "Row {}.margin(horizontal: .auto)"),
      ("Row {}.margin(Edges(4))", "Row {}.margin(4)"), ("Row {}.margin(start: 0, end: 4)", "Row {}.margin(end: 4)"),
      ("Row {}.margin(start: 4, end: 4)", "Row {}.margin(start: 4, end: 4)"),
      ("Row {}.padding(8).padding(start: 3)", "Row {}.padding(top: 8, start: 3, bottom: 8, end: 8)"),
      ("Flex().absolute(top: 4, start: 4, bottom: 4, end: 4)", "Flex().absolute(top: 4, start: 4, bottom: 4, end: 4)"),
      ("Row {}.padding(top: 4, right: 2)", "Row {}.padding(top: 4, right: 2)"),
      (
        "Row {}.border(Edges(top: 1, left: 2, bottom: 3, right: 4))",
        "Row {}.border(top: 1, left: 2, bottom: 3, right: 4)"
      ),
      ("Flex().absolute(top: 4, left: 4, bottom: 4, right: 4)", "Flex().inset(4)"),
      (
        "Flex().absolute(top: 1, left: 2, bottom: 3, right: 4)", "Flex().absolute(top: 1, left: 2, bottom: 3, right: 4)"
      ),
      ("Row {}.gap(row: .percent(2), column: .percent(2))", "Row {}.gap(.percent(2))"),
    ]))
  func shortestForms(rows: Rows<(String, String)>) throws {
    for (text, expected) in rows {
      #expect(try Sketch(text).text == expected)
    }
  }

  @Test("A text in the notation can nest 1,000 levels and not more")
  func depth() throws {
    let deep = String(repeating: "Row { ", count: 1000) + "Flex()" + String(repeating: " }", count: 1000)
    let sketch = try Sketch(deep)
    #expect(sketch.names.count == 1001)
    #expect(sketch.layout(in: Self.bounds).frames[1000] == Frame(width: 0, height: 120))
    #expect(try Sketch(sketch.text).names.count == 1001)
    #expect(sketch.css.utf8.count > 1000)
    #expect(throws: SketchFault.self) { try Sketch("Row { " + deep + " }") }
  }
}

extension LayoutNode {
  /// All styles in preorder.
  var styles: [FlexStyle] {
    var styles: [FlexStyle] = []
    walk { node, _, isOpening in if isOpening { styles.append(node.style) } }
    return styles
  }
}

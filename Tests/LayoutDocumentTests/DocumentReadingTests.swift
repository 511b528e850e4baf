import EagerLayout
import LayoutDocument
import TestSupport
import Testing

@Suite("Reading documents")
struct DocumentReadingTests {
  private func style(_ text: String) throws -> FlexStyle {
    try LayoutDocument(parsing: document(style: text)).arena.style(of: 0)
  }

  @Test("Every keyword of every property is read from a document")
  func keywords() throws {
    func check<Value: CaseIterable & Equatable>(
      _ property: String, _ names: [String], _ path: KeyPath<FlexStyle, Value>, skip: Int = 0
    ) throws {
      let values = Array(Value.allCases).dropFirst(skip)
      #expect(names.count == values.count)
      for (name, value) in zip(names, values) {
        #expect(try style(#""\#(property)":"\#(name)""#)[keyPath: path] == value, "\(property): \(name)")
      }
    }
    let alignments = [
      "normal", "stretch", "flex-start", "flex-end", "start", "end", "center", "self-start", "self-end", "baseline",
      "last baseline",
    ]
    let spaces = ["space-between", "space-around", "space-evenly"]
    try check("display", ["flex", "none", "contents"], \.display)
    try check("box-sizing", ["border-box", "content-box"], \.boxSizing)
    try check("direction", ["ltr", "rtl"], \.direction, skip: 1)
    try check("position", ["relative", "absolute", "static"], \.position)
    try check("flex-direction", ["row", "row-reverse", "column", "column-reverse"], \.flexDirection)
    try check("flex-wrap", ["nowrap", "wrap", "wrap-reverse", "balance", "wrap-reverse balance"], \.flexWrap)
    try check(
      "justify-content",
      ["normal", "stretch", "flex-start", "flex-end", "start", "end", "left", "right", "center"] + spaces,
      \.justifyContent)
    try check("align-items", alignments, \.alignItems)
    try check("align-self", ["auto"] + alignments, \.alignSelf)
    try check(
      "align-content",
      ["normal", "stretch", "flex-start", "flex-end", "start", "end", "center"] + spaces + [
        "baseline", "last baseline",
      ],
      \.alignContent)
    try check("overflow-x", ["visible", "hidden", "clip", "scroll", "auto"], \.overflowX)
    try check("overflow-y", ["visible", "hidden", "clip", "scroll", "auto"], \.overflowY)
  }

  @Test("safe and unsafe alignments are read from a document")
  func safety() throws {
    let style = try style(
      """
      "justify-content":"safe right","align-items":"unsafe center","align-self":"safe flex-end",
      "align-content":"unsafe start"
      """)
    #expect(style.justifyContent == .right && style.justifySafety == .safe)
    #expect(style.alignItems == .center && style.itemsSafety == .unsafe)
    #expect(style.alignSelf == .flexEnd && style.selfSafety == .safe)
    #expect(style.alignContent == .start && style.contentSafety == .unsafe)
  }

  @Test("Every kind of length of every property is read from a document")
  func lengths() throws {
    func check(_ properties: [String], _ paths: [KeyPath<FlexStyle, FlexStyle.SizeLength>], maximum: Bool = false)
      throws
    {
      for (property, path) in zip(properties, paths) {
        func value(_ text: String) throws -> FlexStyle.SizeLength {
          try style(#""\#(property)":"\#(text)""#)[keyPath: path]
        }
        #expect(try value(maximum ? "none" : "auto") == .auto)
        #expect(try value("12.5px") == .points(12.5) && value("50%") == .percent(50))
        #expect(try value("min-content") == .minContent && value("max-content") == .maxContent)
        #expect(try value("fit-content") == .fitContent)
      }
    }
    func check(_ properties: [String], _ paths: [KeyPath<FlexStyle, FlexStyle.AutoLength>]) throws {
      for (property, path) in zip(properties, paths) {
        func value(_ text: String) throws -> FlexStyle.AutoLength {
          try style(#""\#(property)":"\#(text)""#)[keyPath: path]
        }
        #expect(try value("auto") == .auto && value("-12.5px") == .points(-12.5) && value("-5%") == .percent(-5))
      }
    }
    func check(_ properties: [String], _ paths: [KeyPath<FlexStyle, FlexStyle.Length>]) throws {
      for (property, path) in zip(properties, paths) {
        func value(_ text: String) throws -> FlexStyle.Length {
          try style(#""\#(property)":"\#(text)""#)[keyPath: path]
        }
        #expect(try value("1.5px") == .points(1.5) && value("5%") == .percent(5))
      }
    }
    try check(
      ["width", "height", "min-width", "min-height"], [\.width, \.height, \.minWidth, \.minHeight])
    try check(["max-width", "max-height"], [\.maxWidth, \.maxHeight], maximum: true)
    try check(["left", "top", "right", "bottom"], [\.left, \.top, \.right, \.bottom])
    try check(
      ["margin-left", "margin-top", "margin-right", "margin-bottom"],
      [\.marginLeft, \.marginTop, \.marginRight, \.marginBottom])
    try check(
      ["padding-left", "padding-top", "padding-right", "padding-bottom", "row-gap", "column-gap"],
      [\.paddingLeft, \.paddingTop, \.paddingRight, \.paddingBottom, \.rowGap, \.columnGap])
    let borders = try style(#""border-left":"1px","border-top":"2px","border-right":"3px","border-bottom":"4px""#)
    #expect(borders.borderLeft == 1 && borders.borderTop == 2 && borders.borderRight == 3 && borders.borderBottom == 4)
    try check(
      ["inset-inline-start", "inset-inline-end", "margin-inline-start", "margin-inline-end"],
      [\.start, \.end, \.marginStart, \.marginEnd])
    try check(["padding-inline-start", "padding-inline-end"], [\.paddingStart, \.paddingEnd])
    let ends = try style(#""border-inline-start":"1px","border-inline-end":"2px""#)
    #expect(ends.borderStart == 1 && ends.borderEnd == 2)
    let bases: [(String, FlexStyle.FlexBasis)] = [
      ("auto", .auto), ("content", .content), ("1px", .points(1)), ("1%", .percent(1)), ("min-content", .minContent),
      ("max-content", .maxContent), ("fit-content", .fitContent),
    ]
    for (text, basis) in bases { #expect(try style(#""flex-basis":"\#(text)""#).flexBasis == basis) }
  }

  @Test(
    "Numbers in a document are read to the last bit",
    arguments: Rows.of([
      "0", "1", "0.5", "12.25", "0.1", "123456789.12345678", "1e3", "1E+3", "25e-1", "0.30000000000000004",
      "1e-320", "0.000000000000000000000000000001", "123456789012345678901234567890e-25", "1e-99999999999999999999",
    ]))
  func numbers(rows: Rows<String>) throws {
    for text in rows {
      let value = try #require(Double(text))
      #expect(try style(#""width":"\#(text)px""#).width == .points(value))
      let intrinsic = try LayoutDocument(parsing: document(root: #"{"intrinsic":[\#(text),0]}"#))
      guard case .intrinsic(let size) = intrinsic.arena.contents[0].kind else {
        Issue.record("no natural size")
        continue
      }
      #expect(size.width == value)
    }
  }

  @Test("Lengths without a unit in a document are read as px")
  func plainLengths() throws {
    #expect(try style(#""padding-top":12"#).paddingTop == .points(12))
    #expect(try style(#""padding-top":"12""#).paddingTop == .points(12))
    #expect(try style(#""width":0"#).width == .points(0))
    #expect(try style(#""flex-basis":"0""#).flexBasis == .points(0))
    #expect(try style(#""left":-5"#).left == .points(-5))
    #expect(try style(#""border-left":1.5"#).borderLeft == 1.5)
    #expect(try style(#""margin-left":-0"#).marginLeft == .points(0))
  }

  @Test("Text in a document is read with its face, and an unspecified baseline is at the bottom of the line")
  func faces() throws {
    func text(_ members: String) throws -> FixedAdvanceText? {
      let arena = try LayoutDocument(parsing: document(root: "{\(members)}")).arena
      guard case .text(let text)? = arena.contents.first?.kind else { return nil }
      return text
    }
    let words = Array("two words".utf8)
    #expect(try text(#""text":"two words""#) == FixedAdvanceText(utf8: words))
    let face = FixedAdvanceText(utf8: words, advance: 7.5, lineHeight: 16, baseline: 16)
    #expect(try text(#""text":"two words","face":{"advance":7.5,"line-height":16}"#) == face)
    #expect(try text(#""face":{"line-height":16,"advance":7.5},"text":"two words""#) == face)
    #expect(
      try text(#""text":"two words","face":{"baseline":12.5,"advance":7.5,"line-height":16}"#)
        == FixedAdvanceText(utf8: words, advance: 7.5, lineHeight: 16, baseline: 12.5))
    let sized = try LayoutDocument(
      parsing: document(root: #"{"children":[{"text":"two words","face":{"advance":7.5,"line-height":16}}]}"#))
    #expect(sized.layout().frames[1] == Frame(width: 67.5, height: 16))
  }

  @Test("Numbers as strings in CSS notation, such as +.5px, are read from a document")
  func cssNumbers() throws {
    #expect(try style(#""width":"+.5px""#).width == .points(0.5))
    #expect(try style(#""flex-grow":"0.5""#).flexGrow == 0.5)
    #expect(try style(#""order":-2.0"#).order == -2)
    #expect(try style(#""order":"3""#).order == 3)
  }

  @Test(
    "Aspect ratios are read from a document, and auto or 0 is none",
    arguments: [
      ("1.5", 1.5), (#""3/2""#, 1.5), (#""3 / 2""#, 1.5), (#""2""#, 2), (#""auto""#, nil), ("0", nil), (#""3/0""#, nil),
    ])
  func ratios(text: String, ratio: Double?) throws {
    #expect(try style(#""aspect-ratio":\#(text)"#).aspectRatio == ratio)
  }

  @Test(
    "In a document, an aspect ratio with auto is the ratio of the content box",
    arguments: ["auto 3/2", "3 / 2 auto", "AUTO 1.5", "1.5   auto"])
  func ratiosOfContentBox(text: String) throws {
    let style = try style(#""aspect-ratio":"\#(text)""#)
    #expect(style.aspectRatio == 1.5 && style.ratioIsOfContent)
    #expect(FlexStyle.Property.aspectRatio.value(in: style) == "auto 1.5")
  }

  @Test("A document can be laid out and traced in its available space or in another one")
  func layout() throws {
    let document = try LayoutDocument(
      parsing: """
        {
          "available": {"width": 414, "height": 896},
          "root": {
            "style": {"flex-direction": "column", "height": "100%"},
            "children": [
              {"id": "preview", "style": {"flex-grow": 1}},
              {"style": {"height": "44px"}}
            ]
          }
        }
        """)
    #expect(document.layout()["preview"] == Frame(width: 414, height: 852))
    let wider = LayoutDocument.Space(width: 800, height: 600)
    #expect(document.layout(in: wider)["preview"] == Frame(width: 800, height: 556))
    #expect(document.trace(in: wider).placement == document.layout(in: wider))
  }

  @Test("The keys of a document are read in any order, and expected frames are skipped")
  func orderOfKeys() throws {
    let text = """
      {"expected":{"x":[{"a":[]},null,true,-1e9,"\\ud83d\\ude00"]},
       "root":{"children":[{"text":"a b","id":"leaf"},{}],"style":{"width":"10px"},"id":"root"},
       "available":{"height":"min-content","width":"max-content"},"name":"n"}
      """
    let document = try LayoutDocument(parsing: text)
    #expect(document.name == "n")
    #expect(document.available == LayoutDocument.Space(width: .maxContent, height: .minContent))
    #expect(document.arena.nodes.count == 3)
    #expect(document.arena.style(of: 0).width == .points(10))
    #expect(document.arena.names.map(\.id) == [LayoutID("root"), LayoutID("leaf")])
    #expect(document.arena.names.map(\.node) == [0, 1])
  }

  @Test("Nodes of a document with text or a natural size are leaves, and others are containers")
  func leavesAndContainers() throws {
    let document = try LayoutDocument(
      parsing: document(root: #"{"children":[{},{"text":"a"},{"intrinsic":[1,1]},{"children":[]}]}"#))
    #expect(document.arena.nodes.map { $0.units.isContainer } == [true, true, false, false, true])
  }

  @Test("Escapes and characters beyond ASCII are read from a document's strings")
  func escapes() throws {
    let text =
      #"{"na\u006de":"\"\\\/\b\f\n\r\tA\u00e9\u200B\ud83d\ude00é😀","available":{"width":1,"height":1},"root":{}}"#
    #expect(try LayoutDocument(parsing: text).name == "\"\\/\u{8}\u{C}\n\r\tAé\u{200B}😀é😀")
  }

  @Test("Documents are read from strings, arrays and slices, with or without a byte order mark")
  func sources() throws {
    let text = document(root: #"{"id":"a"}"#)
    let document = try LayoutDocument(parsing: text)
    #expect(try LayoutDocument(parsing: Array(text.utf8)) == document)
    #expect(try LayoutDocument(parsing: ([0] + Array(text.utf8)).dropFirst()) == document)
    #expect(try LayoutDocument(parsing: "\u{FEFF}" + text) == document)
  }

  @Test("Documents are equal if they describe the same layout")
  func equality() throws {
    func read(_ root: String) throws -> LayoutDocument { try LayoutDocument(parsing: document(root: root)) }
    let plain = try read("{}")
    for same in [
      #"{"style":{}}"#, #"{"children":[]}"#,
      #"{"style":{"margin-left":"0px","max-width":"none","order":0,"row-gap":"-0px"}}"#,
    ] {
      #expect(try read(same) == plain)
    }
    for other in [
      #"{"style":{"margin-left":"0%"}}"#, #"{"style":{"display":"none"}}"#, #"{"id":"a"}"#, #"{"text":"a"}"#,
      #"{"intrinsic":[1,2]}"#, #"{"children":[{}]}"#, #"{"style":{"flex-grow":1}}"#, #"{"style":{"border-top":"1px"}}"#,
      #"{"style":{"direction":"ltr"}}"#,
    ] {
      #expect(try read(other) != plain)
    }
    #expect(try read(#"{"text":"a"}"#) != read(#"{"text":"b"}"#))
    let face = #""face":{"advance":10,"line-height":10,"baseline":8}"#
    #expect(try read(#"{"text":"a",\#(face)}"#) == read(#"{"text":"a"}"#))
    #expect(try read(#"{"text":"a","face":{"advance":10,"line-height":10}}"#) != read(#"{"text":"a"}"#))
    #expect(try read(#"{"intrinsic":[1,2]}"#) != read(#"{"intrinsic":[1,3]}"#))
    #expect(try read(#"{"children":[{},{}]}"#) != read(#"{"children":[{"children":[{}]}]}"#))
  }
}

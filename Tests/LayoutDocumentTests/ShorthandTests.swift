import EagerLayout
import LayoutDocument
import TestSupport
import Testing

@Suite("Shorthands in documents")
struct ShorthandTests {
  /// The style as it is written after reading, with longhands only.
  private func written(_ style: String) throws -> String {
    let read = try LayoutDocument(parsing: document(style: style))
    let text = read.json()
    #expect(try LayoutDocument(parsing: text) == read)
    let start = document(style: "").dropLast(3), end = "}}}"
    if text == document(root: "{}") { return "" }
    #expect(text.hasPrefix(start) && text.hasSuffix(end))
    return String(text.dropFirst(start.count).dropLast(end.count))
  }

  private static let sides = ["left", "top", "right", "bottom"]

  private func sides(_ prefix: String, _ values: [String]) -> String {
    zip(Self.sides, values).map { #""\#(prefix)\#($0)":"\#($1)""# }.joined(separator: ",")
  }

  @Test(
    "A shorthand of sides such as padding takes one to four values in the order of CSS",
    arguments: Rows.of([
      ("8", ["8px", "8px", "8px", "8px"]), (#""8px""#, ["8px", "8px", "8px", "8px"]),
      (#""8""#, ["8px", "8px", "8px", "8px"]), ("[8]", ["8px", "8px", "8px", "8px"]),
      ("[8, 16]", ["16px", "8px", "16px", "8px"]), (#""8px 16px""#, ["16px", "8px", "16px", "8px"]),
      (#"" 8  16 ""#, ["16px", "8px", "16px", "8px"]), (#"[8, "5%", 3]"#, ["5%", "8px", "5%", "3px"]),
      (#""8px 5% 3px""#, ["5%", "8px", "5%", "3px"]), ("[1, 2, 3, 4]", ["4px", "1px", "2px", "3px"]),
      (#""1px 2px 3px 4px""#, ["4px", "1px", "2px", "3px"]),
    ]))
  func sides(rows: Rows<(String, [String])>) throws {
    for (value, expected) in rows {
      #expect(try written(#""padding":\#(value)"#) == sides("padding-", expected))
      #expect(try written(#""margin":\#(value)"#) == sides("margin-", expected))
      #expect(try written(#""inset":\#(value)"#) == sides("", expected))
      if !value.contains("%") { #expect(try written(#""border":\#(value)"#) == sides("border-", expected)) }
    }
  }

  @Test("A shorthand of sides takes the values of its longhands, such as auto")
  func values() throws {
    #expect(try written(#""margin":"0 auto""#) == #""margin-left":"auto","margin-right":"auto""#)
    #expect(try written(#""margin":[-4, "auto"]"#) == sides("margin-", ["auto", "-4px", "auto", "-4px"]))
    #expect(try written(#""inset":0"#) == sides("", ["0px", "0px", "0px", "0px"]))
    #expect(try written(#""inset":"auto""#) == "")
    #expect(try written(#""padding":0"#) == "")
  }

  @Test(
    "Shorthands in a document take calc() and values of two words such as wrap-reverse balance",
    arguments: Rows.of([
      (#""gap":"calc(5% + 2px) 4px""#, #""row-gap":"calc(5% + 2px)","column-gap":"4px""#),
      (#""flex":"1 2 calc(50% - 10px)""#, #""flex-grow":1,"flex-shrink":2,"flex-basis":"calc(50% - 10px)""#),
      (#""flex-flow":"column wrap-reverse balance""#, #""flex-direction":"column","flex-wrap":"wrap-reverse balance""#),
      (#""flex-flow":"wrap-reverse balance""#, #""flex-wrap":"wrap-reverse balance""#),
    ]))
  func calculatedLengths(rows: Rows<(String, String)>) throws {
    for (style, expected) in rows { #expect(try written(style) == expected) }
  }

  @Test(
    "A shorthand of two properties such as gap takes one value or two",
    arguments: Rows.of([
      (#""gap":8"#, #""row-gap":"8px","column-gap":"8px""#),
      (#""gap":[8, "5%"]"#, #""row-gap":"8px","column-gap":"5%""#),
      (#""gap":"8px 16px""#, #""row-gap":"8px","column-gap":"16px""#),
      (#""overflow":"hidden""#, #""overflow-x":"hidden","overflow-y":"hidden""#),
      (#""overflow":"clip visible""#, #""overflow-x":"clip""#),
      (#""overflow":["auto", "scroll"]"#, #""overflow-x":"auto","overflow-y":"scroll""#),
      (#""place-content":"center""#, #""justify-content":"center","align-content":"center""#),
      (
        #""place-content":"unsafe end space-between""#,
        #""justify-content":"space-between","align-content":"unsafe end""#
      ),
      (#""place-content":["start", "safe left"]"#, #""justify-content":"safe left","align-content":"start""#),
      (#""flex-flow":"column wrap""#, #""flex-direction":"column","flex-wrap":"wrap""#),
      (#""flex-flow":"wrap-reverse row-reverse""#, #""flex-direction":"row-reverse","flex-wrap":"wrap-reverse""#),
      (#""flex-flow":["wrap"]"#, #""flex-wrap":"wrap""#), (#""flex-flow":"column""#, #""flex-direction":"column""#),
    ]))
  func pairs(rows: Rows<(String, String)>) throws {
    for (style, expected) in rows {
      #expect(try written(style) == expected)
    }
  }

  @Test(
    "The shorthand flex in a document sets grow, shrink and basis as in CSS",
    arguments: Rows.of(
      [
        ("1", 1, 1, FlexStyle.FlexBasis.percent(0)), ("2.5", 2.5, 1, .percent(0)), ("0", 0, 1, .percent(0)),
        (#""1""#, 1, 1, .percent(0)), (#""none""#, 0, 0, .auto), (#""auto""#, 1, 1, .auto),
        (#""initial""#, 0, 1, .auto),
        (#""2 1 40px""#, 2, 1, .points(40)), (#""40px 2 1""#, 2, 1, .points(40)), (#""2 0""#, 2, 0, .percent(0)),
        (#""1 1 0""#, 1, 1, .points(0)), (#""1 1 0px""#, 1, 1, .points(0)), (#""0 0""#, 0, 0, .percent(0)),
        (#""0 0 0""#, 0, 0, .points(0)), ("[1, 1, 40]", 1, 1, .points(40)),
        (#""40px""#, 1, 1, .points(40)), (#""3 50%""#, 3, 1, .percent(50)), (#""content""#, 1, 1, .content),
        (#""0 min-content""#, 0, 1, .minContent), (#"[0, 0, "auto"]"#, 0, 0, .auto), (#"["none"]"#, 0, 0, .auto),
        ("[1]", 1, 1, .percent(0)),
      ] as [(String, Double, Double, FlexStyle.FlexBasis)]))
  func flex(rows: Rows<(String, Double, Double, FlexStyle.FlexBasis)>) throws {
    for (value, grow, shrink, basis) in rows {
      _ = try written(#""flex":\#(value)"#)
      let style = try LayoutDocument(parsing: document(style: #""flex":\#(value)"#)).arena.style(of: 0)
      #expect((style.flexGrow, style.flexShrink) == (grow, shrink))
      #expect(style.flexBasis == basis)
    }
  }

  @Test(
    "A longhand in a document overrides its shorthand, even if the shorthand comes last",
    arguments: Rows.of([
      (#""padding":8"#, #""padding-top":0"#, #""padding-left":"8px","padding-right":"8px","padding-bottom":"8px""#),
      (#""gap":"8px 16px""#, #""row-gap":"1%""#, #""row-gap":"1%","column-gap":"16px""#),
      (#""flex":1"#, #""flex-shrink":0"#, #""flex-grow":1,"flex-shrink":0,"flex-basis":"0%""#),
      (#""flex":"none""#, #""flex-grow":2"#, #""flex-grow":2,"flex-shrink":0"#),
      (#""inset":0"#, #""left":"auto""#, #""top":"0px","right":"0px","bottom":"0px""#),
      (#""overflow":"hidden""#, #""overflow-y":"visible""#, #""overflow-x":"hidden""#),
      (
        #""padding":[8,4]"#, #""padding-inline-start":0"#,
        #""padding-top":"8px","padding-bottom":"8px","padding-inline-end":"4px""#
      ),
      (
        #""margin":[1,2,3,4]"#, #""margin-inline-end":"auto","margin-inline-start":5"#,
        #""margin-top":"1px","margin-bottom":"3px","margin-inline-start":"5px","margin-inline-end":"auto""#
      ),
      (
        #""place-content":"safe center""#, #""justify-content":"end""#,
        #""justify-content":"end","align-content":"safe center""#
      ),
    ]))
  func longhands(rows: Rows<(String, String, String)>) throws {
    for (shorthand, longhand, expected) in rows {
      #expect(try written("\(shorthand),\(longhand)") == expected)
      #expect(try written("\(longhand),\(shorthand)") == expected)
    }
  }

  @Test("A document with shorthands has the expected frames")
  func frames() throws {
    let short = try LayoutDocument(
      parsing: document(
        root: """
          {"style": {"padding": [8, 16], "gap": 4, "height": 60},
           "children": [{"style": {"flex": 1}}, {"style": {"flex": "none", "width": 40, "margin": "0 0 0 auto"}}]}
          """))
    #expect(short.layout().frames.map { $0.description } == ["0 0 300 60", "16 8 224 44", "244 8 40 44"])
  }

  @Test(
    "The fault of an invalid shorthand in a document states its path, value and what to write",
    arguments: Rows.of([
      (
        #""padding":"8px auto""#,
        #"padding: "auto" is not a value of padding; write a length such as "12px", a percentage such as "50%" or a sum such as "calc(50% - 12px)""#
      ),
      (
        #""padding":[8, "auto", -1]"#,
        """
        padding[1]: "auto" is not a value of padding; write a length such as "12px", a percentage such as "50%" or a sum such as "calc(50% - 12px)"
        padding[2]: -1 is negative; write 0 or more
        """
      ),
      (#""padding":"-8px""#, #"padding: "-8px" is negative; write 0 or more"#),
      (#""padding-top":"8px","padding":"-8px""#, #"padding: "-8px" is negative; write 0 or more"#),
      (
        #""border":"1px solid""#,
        #"border: "solid" is not a value of border; write a length such as "12px""#
      ),
      (
        #""border":[1, "10%"]"#,
        #"border[1]: "10%" is a percentage, which border does not take; write a length such as "12px""#
      ),
      (
        #""margin":"1em""#,
        #"margin: "1em" is in em, which the format does not support; write auto, a length such as "12px", a percentage such as "50%" or a sum such as "calc(50% - 12px)""#
      ),
      (
        #""inset":{"top": 4}"#,
        "inset: an object is not a value of inset; write one to four values, for top, right, bottom and left"
      ),
      (
        #""padding":"1 2 3 4 5""#,
        #"padding: "1 2 3 4 5" is not a value of padding; write one to four values, for padding-top, padding-right, padding-bottom and padding-left"#
      ),
      (
        #""gap":[1, 2, 3]"#,
        "gap: an array of 3 is not a value of gap; write one or two values, for row-gap and column-gap"
      ),
      (#""gap":[]"#, "gap: an array is not a value of gap; write one or two values, for row-gap and column-gap"),
      (#""gap":"""#, #"gap: "" is not a value of gap; write one or two values, for row-gap and column-gap"#),
      (#""gap":null"#, "gap: null is not a value of gap; write one or two values, for row-gap and column-gap"),
      (
        #""gap":[[1]]"#,
        #"gap[0]: an array is not a value of gap; write a length such as "12px", a percentage such as "50%" or a sum such as "calc(50% - 12px)""#
      ),
      (
        #""overflow":"safe hidden""#,
        #"overflow: "safe hidden" is not a value of overflow; write visible, hidden, clip, scroll or auto"#
      ),
      (
        #""place-content":"safe stretch""#,
        #"place-content: "safe stretch" is not a value of place-content; safe may precede only flex-start, flex-end, start, end or center"#
      ),
      (
        #""flex":"wide""#,
        #"flex: "wide" is not a value of flex; write none, auto, initial, a number such as 1, or numbers and a basis such as "2 1 40px""#
      ),
      (
        #""flex":"2 40px 1""#,
        #"flex: "2 40px 1" is not a value of flex; write none, auto, initial, a number such as 1, or numbers and a basis such as "2 1 40px""#
      ),
      (#""flex":-1"#, "flex: -1 is negative; write 0 or more"),
      (
        #""flex":[1, -2, "3em"]"#,
        """
        flex[1]: -2 is negative; write 0 or more
        flex[2]: "3em" is in em, which the format does not support; write none, auto, initial, a number such as 1, or numbers and a basis such as "2 1 40px"
        """
      ),
      (
        #""flex-flow":"row column""#,
        #"flex-flow: "row column" is not a value of flex-flow; write row, row-reverse, column, column-reverse, nowrap, wrap, wrap-reverse, balance or wrap-reverse balance, or two of them such as "row wrap""#
      ),
      (
        #""flex-flow":"rows wrap""#,
        #"flex-flow: "rows" is not a value of flex-flow; write row, row-reverse, column, column-reverse, nowrap, wrap, wrap-reverse, balance or wrap-reverse balance, or two of them such as "row wrap""#
      ),
      (#""gap":1,"gap":2"#, "gap: duplicate key; remove one of them"),
    ]))
  func faults(rows: Rows<(String, String)>) {
    for (style, messages) in rows {
      let expected = messages.split(separator: "\n").map { "root.style.\($0)" }.joined(separator: "\n")
      #expect(LayoutDocumentTests.faults(document(style: style)) == expected)
    }
  }

  @Test("An invalid value of a shorthand is a fault that lists the shorthand's values")
  func listedValues() {
    let properties = Set(LayoutDocument.properties.map { $0.name })
    #expect(LayoutDocument.shorthands.count == 9)
    for (name, values) in LayoutDocument.shorthands {
      #expect(!properties.contains(name))
      #expect(
        LayoutDocumentTests.faults(document(style: #""\#(name)":true"#))
          == "root.style.\(name): true is not a value of \(name); write \(values)")
    }
  }

  @Test(
    "Shorthands of grids in a document equal their longhands as in CSS",
    arguments: Rows.of([
      (
        #""grid-template":"auto 1fr / 80px 1fr""#,
        #""grid-template-columns":"80px 1fr","grid-template-rows":"auto 1fr""#
      ),
      (
        #""grid-template":"[top] \"head head\" 40px [mid] \"nav .\" / 80px 1fr""#,
        #""grid-template-columns":"80px 1fr","grid-template-rows":"[top] 40px [mid] auto","grid-template-areas":"\"head head\" \"nav .\"""#
      ),
      (#""grid-template":"\"a b\"""#, #""grid-template-rows":"auto","grid-template-areas":"\"a b\"""#),
      (#""grid-template":"none""#, ""),
      (
        #""grid":"auto-flow dense 20px / repeat(2, 1fr)""#,
        #""grid-template-columns":"repeat(2, 1fr)","grid-auto-rows":"20px","grid-auto-flow":"dense""#
      ),
      (#""grid":"40px / auto-flow""#, #""grid-template-rows":"40px","grid-auto-flow":"column""#),
      (
        #""grid":"minmax(10px, auto)/1fr""#, #""grid-template-columns":"1fr","grid-template-rows":"minmax(10px, auto)""#
      ),
      (
        #""grid-template-rows":"10px","grid":"40px / 1fr","grid-auto-flow":"dense""#,
        #""grid-template-columns":"1fr","grid-template-rows":"10px","grid-auto-flow":"dense""#
      ),
      (#""place-items":"safe center end""#, #""align-items":"safe center","justify-items":"end""#),
      (#""align-items":"end","place-items":"last baseline""#, #""align-items":"end","justify-items":"last baseline""#),
      (#""place-items":"baseline center""#, #""align-items":"baseline","justify-items":"center""#),
      (#""place-content":"baseline""#, #""align-content":"baseline","justify-content":"start""#),
      (#""place-content":"last baseline""#, #""align-content":"last baseline","justify-content":"start""#),
      (#""place-content":"last baseline end""#, #""align-content":"last baseline","justify-content":"end""#),
      (#""place-items":"center","justify-items":"left""#, #""align-items":"center","justify-items":"left""#),
      (#""grid-gap":"10px 5%""#, #""gap":"10px 5%""#),
      (#""grid-row-gap":10,"grid-column-gap":"5%""#, #""gap":"10px 5%""#),
    ]))
  func gridShorthands(rows: Rows<(String, String)>) throws {
    for (style, expected) in rows {
      let read = try LayoutDocument(parsing: document(style: #""display":"grid",\#(style)"#))
      let rest = expected.isEmpty ? "" : ",\(expected)"
      let plain = try LayoutDocument(parsing: document(style: #""display":"grid"\#(rest)"#))
      #expect(read == plain)
    }
  }

  @Test(
    "Shorthands of grid items in a document equal their longhands as in CSS",
    arguments: Rows.of(
      [
        (
          #""grid-area":"nav""#,
          #""grid-row-start":"nav","grid-row-end":"nav","grid-column-start":"nav","grid-column-end":"nav""#
        ),
        (
          #""grid-area":"2 / 1 / span 2 / -1""#,
          #""grid-row-start":2,"grid-row-end":"span 2","grid-column-start":1,"grid-column-end":-1"#
        ),
        (#""grid-column":"span 2""#, #""grid-column-start":"span 2""#),
        (#""grid-column":2"#, #""grid-column-start":2"#),
        (#""grid-row":"nav-start / body-end""#, #""grid-row-start":"nav-start","grid-row-end":"body-end""#),
        (#""grid-row":"1 / 3","grid-row-end":4"#, #""grid-row-start":1,"grid-row-end":4"#),
        (#""place-self":"center""#, #""align-self":"center","justify-self":"center""#),
        (#""place-self":"auto end","align-self":"start""#, #""align-self":"start","justify-self":"end""#),
      ] as [(String, String)]))
  func gridItemShorthands(rows: Rows<(String, String)>) throws {
    for (style, expected) in rows {
      func read(_ style: String) throws -> LayoutDocument {
        try LayoutDocument(
          parsing: document(root: #"{"style":{"display":"grid"},"children":[{"style":{\#(style)}}]}"#))
      }
      #expect(try read(style) == read(expected))
    }
  }

  @Test(
    "The fault of an invalid grid shorthand states the problem and what to write",
    arguments: Rows.of([
      (#""grid":"1px 2px / auto-flow / 3px""#, #"is not a value of grid; write a value of grid-template"#),
      (#""grid-template":"auto-flow / 1px""#, #"is not a value of grid-template; write none, rows and columns"#),
      (#""grid-template":"wide / 1px""#, #""wide" is not the size of a track; write one such as"#),
      (#""grid-template-rows":"masonry""#, #"masonry is not supported; write "display": "masonry""#),
      (#""grid-template-areas":"\"a b\" \"a\"""#, "row 2 has 1 cell, and row 1 has 2"),
      (#""grid-template":"\"nav b\" \"b nav\"""#, "the cells of the area nav do not form a rectangle"),
      (#""grid-are":"nav""#, "unknown property; did you mean grid-area?"),
      (#""place-items":"middle""#, #"place-items: "middle" is not a value of align-items; write normal"#),
      (#""place-items":"start center end""#, "is not a value of place-items; write one or two values such as center"),
      (#""grid-gap":1,"gap":1"#, "gap: duplicate key; remove one of them"),
    ]))
  func gridFaults(rows: Rows<(String, String)>) {
    for (style, message) in rows {
      let faults = LayoutDocumentTests.faults(document(style: #""display":"grid",\#(style)"#))
      #expect(faults.contains(message), "\(faults)")
    }
  }
}

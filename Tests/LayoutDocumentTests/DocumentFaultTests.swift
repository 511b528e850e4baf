import Foundation
import LayoutDocument
import TestSupport
import Testing

@Suite("Faults in documents")
struct DocumentFaultTests {
  @Test(
    "The fault of an invalid property value in a document states its path, value and what to write",
    arguments: Rows.of([
      (#""flex-grow":-1"#, "flex-grow: -1 is negative; write 0 or more"),
      (#""flex-shrink":"-0.5""#, #"flex-shrink: "-0.5" is negative; write 0 or more"#),
      (#""padding-left":"-4px""#, #"padding-left: "-4px" is negative; write 0 or more"#),
      (#""row-gap":"-4%""#, #"row-gap: "-4%" is negative; write 0 or more"#),
      (#""flex-grow":"1px""#, #"flex-grow: "1px" is not a value of flex-grow; write a number such as 1 or 0.5"#),
      (#""flex-grow":true"#, "flex-grow: true is not a value of flex-grow; write a number such as 1 or 0.5"),
      (#""order":1.5"#, "order: 1.5 is not a value of order; write a whole number such as 1 or -1"),
      (#""order":null"#, "order: null is not a value of order; write a whole number such as 1 or -1"),
      (
        #""aspect-ratio":"wide""#,
        #"aspect-ratio: "wide" is not a value of aspect-ratio; write auto, a number such as 1.5, or "3/2""#
      ),
      (
        #""aspect-ratio":"3/x""#,
        #"aspect-ratio: "3/x" is not a value of aspect-ratio; write auto, a number such as 1.5, or "3/2""#
      ),
      (#""aspect-ratio":"3/-2""#, #"aspect-ratio: "3/-2" is negative; write 0 or more"#),
      (#""padding-top":-5"#, "padding-top: -5 is negative; write 0 or more"),
      (#""width":"-5""#, #"width: "-5" is negative; write 0 or more"#),
      (
        #""padding-top":"12em""#,
        #"padding-top: "12em" is in em, which the format does not support; write a length such as "12px", a percentage such as "50%" or a sum such as "calc(50% - 12px)""#
      ),
      (
        #""border-left":"10%""#,
        #"border-left: "10%" is a percentage, which border-left does not take; write a length such as "12px""#
      ),
      (
        #""max-width":"auto""#,
        #"max-width: "auto" is not a value of max-width; write none, min-content, max-content, fit-content, stretch, a length such as "12px", a percentage such as "50%" or a sum such as "calc(50% - 12px)""#
      ),
      (
        #""flex-basis":[12]"#,
        #"flex-basis: an array is not a value of flex-basis; write auto, content, min-content, max-content, fit-content, stretch, a length such as "12px", a percentage such as "50%" or a sum such as "calc(50% - 12px)""#
      ),
      (
        #""top":"12 px""#,
        #"top: "12 px" is not a value of top; write auto, a length such as "12px", a percentage such as "50%" or a sum such as "calc(50% - 12px)""#
      ),
      (
        #""flex-direction":"rows""#,
        #"flex-direction: "rows" is not a value of flex-direction; write row, row-reverse, column or column-reverse"#
      ),
      (#""display":{}"#, "display: an object is not a value of display; write \(LayoutDocument.displays)"),
      (#""direction":"""#, #"direction: "" is not a value of direction; write ltr or rtl"#),
      (
        #""align-items":"middle""#,
        #"align-items: "middle" is not a value of align-items; write normal, stretch, flex-start, flex-end, start, end, center, self-start, self-end, baseline or last baseline"#
      ),
      (
        #""align-self":"safe baseline""#,
        #"align-self: "safe baseline" is not a value of align-self; safe may precede only flex-start, flex-end, start, end, center, self-start or self-end"#
      ),
      (
        #""overflow-x":"safe hidden""#,
        #"overflow-x: "safe hidden" is not a value of overflow-x; write visible, hidden, clip, scroll or auto"#
      ),
    ]))
  func invalidValues(rows: Rows<(String, String)>) {
    for (style, message) in rows {
      #expect(faults(document(style: style)) == "root.style.\(message)")
    }
  }

  @Test(
    "The fault of an unknown property in a document suggests the nearest one",
    arguments: Rows.of([
      (#""flex-grwo":1"#, "flex-grwo: unknown property; did you mean flex-grow?"),
      (#""flexGrow":1"#, "flexGrow: unknown property; did you mean flex-grow?"),
      (#""justify_content":"center""#, "justify_content: unknown property; did you mean justify-content?"),
      (#""paddings":1"#, "paddings: unknown property; did you mean padding?"),
      (#""flexFlow":"row""#, "flexFlow: unknown property; did you mean flex-flow?"),
      (#""border-width":1"#, "border-width: unknown property; did you mean border?"),
      (#""border-left-width":1"#, "border-left-width: unknown property; did you mean border-left?"),
      (#""children":[]"#, "children: unknown property; write children beside style, not inside"),
      (
        #""font-family":"x""#,
        "font-family: unknown property; remove it, or write a property that 'layout frames --help' lists"
      ),
      (
        #""margin-left":"1px","margin-inline-start":"2px""#,
        "margin-inline-start: is set together with margin-left or margin-right, and which of them wins depends on the direction; "
          + "write margin-inline-start and margin-inline-end"
      ),
      (
        #""border-inline-end":"0px","border-left":"2px""#,
        "border-inline-end: is set together with border-left or border-right, and which of them wins depends on the direction; "
          + "write border-inline-start and border-inline-end"
      ),
      (#""marginInlineStart":"1px""#, "marginInlineStart: unknown property; did you mean margin-inline-start?"),
      (#""width":"1px","width":"2px""#, "width: duplicate key; remove one of them"),
    ]))
  func unknownProperties(rows: Rows<(String, String)>) {
    for (style, message) in rows {
      #expect(faults(document(style: style)) == "root.style.\(message)")
    }
  }

  @Test(
    "The fault of an invalid node of a document states its path and what to write",
    arguments: Rows.of([
      (#"{"childen":[]}"#, "root.childen: unknown key; did you mean children?"),
      (#"{"width":"12px"}"#, "root.width: unknown key; width is a property, so write it inside of style"),
      (
        #"{"flex":1}"#, "root.flex: unknown key; flex is a property, so write it inside of style"
      ),
      (
        #"{"onTap":1}"#,
        "root.onTap: unknown key; remove it, or write id, style, when, face, text, intrinsic or children"
      ),
      (
        #"{"a.b":1}"#,
        #"root["a.b"]: unknown key; remove it, or write id, style, when, face, text, intrinsic or children"#
      ),
      (#"{"":1}"#, #"root[""]: unknown key; remove it, or write id, style, when, face, text, intrinsic or children"#),
      (#"{"id":7}"#, "root.id: 7 is not a string; write one in double quotes"),
      (#"{"id":"a","id":"b"}"#, "root.id: duplicate key; remove one of them"),
      (#"{"style":12}"#, #"root.style: 12 is not a style; write an object such as {"width": "12px"}"#),
      (#"{"text":["a"]}"#, #"root.text: an array is not text; write a string such as "two words""#),
      (#"{"text":""}"#, #"root.text: "" has no word; write one, or leave text out for an empty box"#),
      (
        #"{"text":" \u200b "}"#,
        #"root.text: " \u200b " has no word; write one, or leave text out for an empty box"#
      ),
      (
        #"{"text":"two\nlines"}"#,
        "root.text: holds the control character U+000A, which has no width; write a space"
      ),
      (
        #"{"text":"a","face":"mono"}"#,
        #"root.face: "mono" is not a face; write an object such as {"advance": 8, "line-height": 16}"#
      ),
      (#"{"text":"a","face":{"advance":8}}"#, "root.face.line-height: is missing; write a line's height in px"),
      (#"{"face":{"line-height":8},"text":"a"}"#, "root.face.advance: is missing; write a character's width in px"),
      (
        #"{"text":"a","face":{"advance":"8px","line-height":-1,"baseline":-1e10}}"#,
        """
        root.face.advance: "8px" is not a number; write a number of px, without a unit
        root.face.line-height: -1 is negative; write 0 or more
        """
      ),
      (
        #"{"text":"a","face":{"advance":8,"lineHeight":8,"line-height":8,"advance":8}}"#,
        """
        root.face.lineHeight: unknown key; did you mean line-height?
        root.face.advance: duplicate key; remove one of them
        """
      ),
      (
        #"{"face":{"advance":8,"line-height":16},"children":[]}"#,
        "root.face: has no effect without text; add text, or remove it"
      ),
      (#"{"intrinsic":12}"#, "root.intrinsic: 12 is not a natural size; write [width, height] in px"),
      (#"{"intrinsic":[12]}"#, "root.intrinsic: needs two numbers and has 1; write [width, height] in px"),
      (#"{"intrinsic":[12,-1]}"#, "root.intrinsic[1]: -1 is negative; write 0 or more"),
      (
        #"{"intrinsic":["12px",1]}"#,
        #"root.intrinsic[0]: "12px" is not a number; write a number of px, without a unit"#
      ),
      (#"{"children":{}}"#, "root.children: an object is not an array of nodes; write [{…}, {…}]"),
      (#"{"children":[{},12]}"#, "root.children[1]: 12 is not a node; write an object, at least {}"),
      (
        #"{"text":"a","children":[]}"#,
        "root.children: conflicts with text; a node has one of text, intrinsic and children: remove the others"
      ),
      (
        #"{"intrinsic":[1,1],"text":"a"}"#,
        "root.text: conflicts with intrinsic; a node has one of text, intrinsic and children: remove the others"
      ),
      (
        #"{"children":[{"id":"a"},{"children":[{"id":"a"}]}]}"#,
        #"root.children[1].children[0].id: "a" is the id of root.children[0] too; ids are unique in a document, so rename one"#
      ),
      ("12", "root: 12 is not a node; write an object, at least {}"),
    ]))
  func invalidNodes(rows: Rows<(String, String)>) {
    for (root, message) in rows {
      #expect(faults(document(root: root)) == message)
    }
  }

  @Test(
    "The fault of an invalid document states its path and what to write",
    arguments: Rows.of([
      (
        #"{"root":{}}"#,
        #"available: is missing; write the available space, as in {"width": 400, "height": "max-content"}"#
      ),
      (#"{"available":{"width":1,"height":1}}"#, "root: is missing; write the node to lay out, at least {}"),
      (
        #"{"available":400,"root":{}}"#,
        #"available: 400 is not an available space; write it as in {"width": 400, "height": "max-content"}"#
      ),
      (
        #"{"available":{"width":400},"root":{}}"#,
        #"available.height: is missing; write a number of px, or "max-content""#
      ),
      (
        #"{"available":{"width":"400px","height":1},"root":{}}"#,
        #"available.width: "400px" is not a size here; write a number of px, "max-content" or "min-content""#
      ),
      (
        #"{"available":{"width":-1,"height":1e10},"root":{}}"#,
        "available.width: -1 is negative; write 0 or more"
      ),
      (
        #"{"available":{"width":1,"height":1,"heigth":1},"root":{}}"#,
        "available.heigth: unknown key; did you mean height?"
      ),
      (
        #"{"available":{"width":1,"height":1,"width":1},"root":{}}"#,
        "available.width: duplicate key; remove one of them"
      ),
      (
        #"{"name":null,"available":{"width":1,"height":1},"root":{}}"#,
        "name: null is not a string; write one in double quotes"
      ),
      (
        #"{"available":{"width":1,"height":1},"root":{},"version":2}"#,
        "version: unknown key; remove it, or write name, available, root or expected"
      ),
      (
        #"{"available":{"width":1,"height":1},"root":{},"root":{}}"#,
        "root: duplicate key; remove one of them"
      ),
    ]))
  func invalidDocuments(rows: Rows<(String, String)>) {
    for (text, message) in rows {
      #expect(faults(text) == message)
    }
  }

  @Test("For each property of documents, the fault of an array as its value lists the valid values")
  func listedValues() {
    let properties = LayoutDocument.properties
    #expect(properties.count == 50)
    for (name, values) in properties {
      let message = faults(document(style: #""\#(name)":[]"#))
      let listed = values.components(separatedBy: "; safe or").first ?? ""
      #expect(message == "root.style.\(name): an array is not a value of \(name); write \(listed)")
    }
    #expect(properties.first { $0.name == "align-self" }?.values.contains("safe or unsafe may precede") == true)
  }

  @Test("All faults of a document are reported in the order of the text")
  func orderOfFaults() {
    let text = document(
      root: """
        {"style":{"flex-grow":-1,"width":"12em"},"children":[{"id":"a"},{"id":"a","colour":"red"},{"text":" "}],"kind":1}
        """)
    #expect(
      faults(text) == """
        root.style.flex-grow: -1 is negative; write 0 or more
        root.style.width: "12em" is in em, which the format does not support; write auto, min-content, max-content, fit-content, stretch, a length such as "12px", a percentage such as "50%" or a sum such as "calc(50% - 12px)"
        root.children[1].id: "a" is the id of root.children[0] too; ids are unique in a document, so rename one
        root.children[1].colour: unknown key; remove it, or write id, style, when, face, text, intrinsic or children
        root.children[2].text: " " has no word; write one, or leave text out for an empty box
        root.kind: unknown key; remove it, or write id, style, when, face, text, intrinsic or children
        """)
  }

  @Test("A fault of a document quotes only the first 20 characters of a long value")
  func longValue() {
    let value = String(repeating: "é", count: 100)
    #expect(
      faults(document(style: #""display":"\#(value)""#))
        == "root.style.display: \"\(value.prefix(19))… is not a value of display; write \(LayoutDocument.displays)")
    #expect(
      faults(document(style: #""\#(value)":1"#))
        == "root.style[\"\(value.prefix(19))…]: unknown property; remove it, or write a property that 'layout frames --help' lists"
    )
  }

  @Test("A fault of a document abbreviates a long path to its end")
  func longPath() {
    let deep = 100
    let root =
      String(repeating: #"{"children":[{},"#, count: deep) + #"{"id":1}"# + String(repeating: "]}", count: deep)
    #expect(
      faults(document(root: root))
        == "root…(84 levels)…" + String(repeating: ".children[1]", count: 16)
        + ".id: 1 is not a string; write one in double quotes")
  }

  @Test("The error of a document has the document's name")
  func name() {
    let text = #"{"name":"a","root":{}}"#
    #expect { try LayoutDocument(parsing: text) } throws: { ($0 as? LayoutDocumentError)?.name == "a" }
  }
}

import LayoutDocument
import TestSupport
import Testing

@Suite("Writing documents")
struct DocumentWritingTests {
  private func rewritten(_ text: String, pretty: Bool = false) throws -> String {
    try LayoutDocument(parsing: text).json(pretty: pretty)
  }

  @Test("A document is written compactly, in a fixed order and without initial values")
  func compactForm() throws {
    let text = """
      { "root": {"children": [ {"intrinsic": [1.50, 2e1], "style": {}}, {"text": "a \\u00e9 \\"b\\""},
        {"children": [{}]} ],
        "style": {"width": "12.0px", "flex-wrap": "wrap", "flex-grow": "0.10", "margin-top": "0px", "order": -0,
          "align-self": "unsafe end", "aspect-ratio": "3/2", "max-width": "none", "min-width": "auto"}, "id": "r/1"},
        "available": {"height": "min-content", "width": 300.0}, "name": "\\u0001\\\\\\n" }
      """
    #expect(
      try rewritten(text) == #"{"name":"\u0001\\\n","available":{"width":300,"height":"min-content"},"#
        + #""root":{"id":"r/1","style":{"flex-wrap":"wrap","align-self":"unsafe end","flex-grow":0.1,"width":"12px","#
        + #""aspect-ratio":1.5},"children":[{"intrinsic":[1.5,20]},{"text":"a é \"b\""},{"children":[{}]}]}}"#)
  }

  @Test("An indented document has each node without children on one line")
  func indentedForm() throws {
    let text =
      #"{"name":"n","available":{"width":300,"height":"max-content"},"root":"#
      + #"{"style":{"flex-direction":"column","row-gap":"4px"},"children":"#
      + #"[{"id":"a","text":"b"},{"id":"c","children":[{"intrinsic":[1,2]}]},{}]}}"#
    let written = try rewritten(text, pretty: true)
    #expect(
      written == """
        {
          "name": "n",
          "available": {"width": 300, "height": "max-content"},
          "root": {
            "style": {"flex-direction": "column", "row-gap": "4px"},
            "children": [
              {"id": "a", "text": "b"},
              {
                "id": "c",
                "children": [
                  {"intrinsic": [1, 2]}
                ]
              },
              {}
            ]
          }
        }

        """)
    #expect(try rewritten(written) == text)
  }

  @Test(
    "The value of each property of a document is written as it was read",
    arguments: Rows.of([
      #""display":"none""#, #""position":"absolute""#, #""direction":"ltr""#, #""direction":"rtl""#,
      #""box-sizing":"content-box""#, #""flex-direction":"row-reverse""#, #""flex-wrap":"wrap-reverse""#,
      #""justify-content":"safe left""#, #""align-items":"last baseline""#, #""align-content":"space-evenly""#,
      #""row-gap":"5%""#, #""column-gap":"5px""#, #""align-self":"normal""#, #""order":-2"#, #""flex-grow":0.333"#,
      #""flex-shrink":0"#, #""flex-basis":"content""#, #""flex-basis":"0px""#, #""width":"min-content""#,
      #""height":"0.1px""#, #""min-width":"0px""#, #""min-height":"max-content""#, #""max-width":"fit-content""#,
      #""max-height":"1e-07px""#, #""aspect-ratio":0.75"#, #""left":"0px""#, #""top":"-5px""#, #""right":"1%""#,
      #""bottom":"-2.5%""#, #""margin-left":"auto""#, #""margin-top":"1px""#, #""margin-right":"-1px""#,
      #""margin-bottom":"1%""#, #""border-left":"1px""#, #""border-top":"1px""#, #""border-right":"1px""#,
      #""border-bottom":"1px""#, #""padding-left":"1px""#, #""padding-top":"1px""#, #""padding-right":"1px""#,
      #""inset-inline-start":"3px""#, #""inset-inline-end":"-1%""#, #""margin-inline-start":"1px""#,
      #""margin-inline-end":"auto""#, #""border-inline-start":"1px""#, #""border-inline-end":"1px""#,
      #""padding-inline-start":"1px""#, #""padding-inline-end":"2%""#,
      #""margin-inline-start":"1px","margin-inline-end":"1px""#, #""padding-bottom":"1%""#, #""overflow-x":"clip""#,
      #""overflow-y":"auto""#,
    ]))
  func properties(rows: Rows<String>) throws {
    for style in rows {
      #expect(try rewritten(document(style: style)) == document(style: style))
    }
  }

  @Test("Documents of conformance cases are the same after they are written and read", arguments: CaseFile.allCases)
  func conformanceCases(file: CaseFile) throws {
    for entry in LayoutDocuments(try file.someBytes(oneIn: 60, thorough: 4)) {
      let document = try entry.document.get()
      let written = document.json()
      let reread = try LayoutDocument(parsing: written)
      #expect(reread == document, "\(document.name ?? "")")
      #expect(reread.json() == written)
      #expect(try LayoutDocument(parsing: document.json(pretty: true)) == document)
    }
  }
}

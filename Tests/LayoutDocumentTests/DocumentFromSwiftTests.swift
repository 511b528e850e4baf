import EagerLayout
import LayoutDocument
import Testing

@Suite("Documents from layouts in Swift")
struct DocumentFromSwiftTests {
  private enum Part: Int { case title = 3 }

  private func json(_ root: some LayoutItem) throws -> String {
    let document = try LayoutDocument(available: .init(width: .points(340), height: .maxContent), root: root)
    #expect(try LayoutDocument(parsing: document.json()) == document)
    let start = #"{"available":{"width":340,"height":"max-content"},"root":"#
    #expect(document.json().hasPrefix(start))
    return String(document.json().dropFirst(start.count).dropLast())
  }

  private func faults(_ root: some LayoutItem, width: Double = 1) -> String {
    do throws(LayoutDocumentError) {
      _ = try LayoutDocument(name: "n", available: .init(width: width, height: 1), root: root)
      return ""
    } catch {
      #expect(error.name == "n")
      return error.description
    }
  }

  @Test("Items of a layout in Swift become nodes of a document with ids and CSS properties")
  func items() throws {
    let root = Row {
      Flex().id("flex")
      Flex(2).id(Part.title)
      Fixed(width: 60, height: 20).id(Part.title, index: 7)
      Measured(width: 5, height: 6.5)
      Column {}
    }
    .gap(8)
    #expect(
      try json(root) == #"{"style":{"row-gap":"8px","column-gap":"8px"},"children":["#
        + #"{"id":"flex","style":{"flex-grow":1,"flex-basis":"0%"}},"#
        + #"{"id":"title","style":{"flex-grow":2,"flex-basis":"0%"}},"#
        + #"{"id":"title[7]","style":{"flex-shrink":0,"width":"60px","height":"20px"}},"#
        + #"{"intrinsic":[5,6.5]},{"style":{"flex-direction":"column"}}]}"#)
  }

  @Test("An alignment in Swift becomes align-items in a document, and align-self: stretch for leaves that fill an axis")
  func alignment() throws {
    func alignments(_ root: some LayoutItem) throws -> [FlexStyle.AlignSelf] {
      let document = try LayoutDocument(available: .init(width: 1, height: 1), root: root)
      return document.arena.nodes.indices.dropFirst().map { document.arena.style(of: $0).alignSelf }
    }
    func items() -> [Fixed] {
      [
        Fixed(width: 1, height: 1), Fixed(width: 1), Fixed(height: 1), Fixed(width: 1, height: 1).alignSelf(.flexStart),
        Fixed(width: 1).minHeight(2),
      ]
    }
    #expect(try alignments(Row(alignment: .center) { items() }) == [.auto, .stretch, .auto, .flexStart, .stretch])
    #expect(try alignments(Column(alignment: .end) { items() }) == [.auto, .auto, .stretch, .flexStart, .auto])
    #expect(try alignments(Column { items() }) == [.auto, .auto, .auto, .flexStart, .auto])
    #expect(
      try alignments(Row(alignment: .center) { items() }.alignItems(.end)) == [.auto, .auto, .auto, .flexStart, .auto])
    #expect(
      try alignments(Row(alignment: .end) { items() }.reversed()) == [.auto, .stretch, .auto, .flexStart, .stretch])
    #expect(
      try json(Row(alignment: .center) { Flex() }) == #"{"style":{"align-items":"center"},"#
        + #""children":[{"style":{"align-self":"stretch","flex-grow":1,"flex-basis":"0%"}}]}"#)
  }

  @Test("A document from a layout in Swift has the same frames")
  func frames() throws {
    for alignment in CrossAlignment.allCases {
      for isReversed in [false, true] {
        let root = Column(alignment: alignment) {
          Fixed(width: 60, height: 20)
          Row(alignment: alignment) {
            Fixed(width: 30, height: 10).id("a")
            Flex()
            Measured(width: 20, height: 30)
            Fixed(width: 10, height: 5).absolute()
            Fixed(width: 4, height: 5).absolute(top: 2, bottom: 3)
          }
          .width(200).reversed(isReversed)
          Fixed(width: 10, height: 5).absolute(top: 2, bottom: 3)
          Fixed(width: 10, height: 5).absolute(top: 2, bottom: 3).margin(top: .auto)
          Fixed(width: 10).absolute(top: 2, left: 7, bottom: 3)
          Flex(2).width(.percent(50)).minHeight(7)
        }
        .width(320).height(240).gap(4)
        let document = try LayoutDocument(available: .init(width: 320, height: 240), root: root)
        let placement = root.layout(in: Frame(width: 320, height: 240))
        #expect(document.layout().frames == placement.frames)
        #expect(document.layout()["a"] == placement["a"])
      }
    }
  }

  @Test("A flexDirection in the style of a Row or Column is left out of its document without a fault")
  func ignoredDirection() throws {
    var style = FlexStyle()
    style.flexDirection = .row
    #expect(try json(Column {}.style(style)) == #"{"style":{"flex-direction":"column"}}"#)
    #expect(try json(Box(style)) == "{}")
  }

  @Test("Modifiers in Swift become properties in a document, with the same frames")
  func modifiers() throws {
    let root = Row {
      Flex().order(-2).offset(left: .points(3), bottom: .percent(4))
      Fixed(width: 90).aspectRatio(1.5).alignSelf(.center, .safe)
      Row {}.style(.yoga).overflow(x: .hidden, y: .clip).padding(bottom: .points(1)).border(2)
      Column {}.style { $0.flexDirection = .rowReverse }.absolute(top: .points(5)).hidden()
    }
    .wrap(.wrapReverse).alignContent(.end, .unsafe).direction(.rightToLeft).gap(column: .percent(3))
    let written = try json(root)
    for property in [
      #""flex-wrap":"wrap-reverse""#, #""align-content":"unsafe end""#, #""direction":"rtl""#, #""column-gap":"3%""#,
      #""order":-2"#, #""left":"3px""#, #""bottom":"4%""#, #""aspect-ratio":1.5"#, #""align-self":"safe center""#,
      #""flex-shrink":0"#, #""align-content":"flex-start""#, #""min-width":"0px""#, #""min-height":"0px""#,
      #""overflow-x":"hidden""#, #""overflow-y":"clip""#, #""padding-bottom":"1px""#, #""border-top":"2px""#,
      #""flex-direction":"row-reverse""#, #""position":"absolute""#, #""top":"5px""#, #""display":"none""#,
    ] { #expect(written.contains(property), "\(property) in \(written)") }
    let sized = root.width(320).height(240)
    let document = try LayoutDocument(available: .init(width: 320, height: 240), root: sized)
    #expect(document.layout().frames == sized.layout(in: Frame(width: 320, height: 240)).frames)
  }

  @Test(
    "Measured text in the default face becomes text in a document, with the same frames", arguments: [40.0, 95, 300])
  func text(width: Double) throws {
    func leaf(_ text: String) -> Measured { Measured(text: text, advance: 10, lineHeight: 10, baseline: 8) }
    let root = Row {
      leaf("a leaf of text")
      Fixed(width: 5, height: 17)
      Column { leaf("naïve \"café\"\u{200B}s").aspectRatio(2) }
    }
    .alignItems(.lastBaseline).width(width)
    let document = try LayoutDocument(available: .init(width: .points(width), height: .maxContent), root: root)
    #expect(document.json().contains(#"{"text":"a leaf of text"}"#))
    let parsed = try LayoutDocument(parsing: document.json())
    #expect(parsed == document)
    #expect(parsed.layout().frames == root.layout(width: width).frames)
  }

  @Test(
    "Measured text in another face becomes text with a face in a document, with the same frames",
    arguments: [40.0, 95, 300])
  func otherFaces(width: Double) throws {
    let root = Row {
      Measured(text: "a leaf of text", advance: 9, lineHeight: 12.5, baseline: 8)
      Measured(text: "in two faces", advance: 10, lineHeight: 10)
      Measured(text: "b", advance: 10, lineHeight: 20, baseline: -5)
    }
    .alignItems(.baseline).width(width)
    let document = try LayoutDocument(available: .init(width: .points(width), height: .maxContent), root: root)
    let written = document.json()
    #expect(written.contains(#"{"text":"a leaf of text","face":{"advance":9,"line-height":12.5,"baseline":8}}"#))
    #expect(written.contains(#"{"text":"in two faces","face":{"advance":10,"line-height":10}}"#))
    #expect(written.contains(#"{"text":"b","face":{"advance":10,"line-height":20,"baseline":-5}}"#))
    let parsed = try LayoutDocument(parsing: written)
    #expect(parsed == document)
    #expect(try LayoutDocument(parsing: document.json(pretty: true)) == document)
    #expect(parsed.layout().frames == root.layout(width: width).frames)
  }

  @Test("Measured text with control characters or invalid UTF-8 cannot be written to a document")
  func invalidText() {
    let root = Row {
      Measured(text: "a\nb", advance: 10, lineHeight: 10, baseline: 8)
      Measured(utf8: [65, 0xFF], advance: 10, lineHeight: 10, baseline: 8)
      Measured(text: " ", advance: 10, lineHeight: 10, baseline: 8)
    }
    #expect(
      faults(root) == """
        root.children[0].text: holds a control character; write a space instead
        root.children[1].text: is not UTF-8
        """)
  }

  @Test("An item with a measuring closure cannot be written to a document")
  func closures() {
    let root = Row {
      Flex()
      Column { Measured { _ in ContentSize(width: 1, height: 1) } }
    }
    #expect(
      faults(root) == "root.children[1].children[0]: is measured by a function, which a document cannot hold; "
        + "give it a size, or use Measured(width:height:)")
  }

  @Test("Repeated ids and invalid numbers of a layout in Swift cannot be written to a document")
  func invalidValues() {
    let root = Row {
      Flex(-1).id(3)
      Fixed(width: Double.nan).id("3")
      Measured(width: -2, height: .infinity).maxHeight(2e9)
      Row {}.justifyContent(.spaceBetween, .safe).alignItems(.center, .safe)
    }
    #expect(
      faults(root, width: -5) == """
        available.width: -5.0 is not a size; give it a number from 0 to 1000000000
        root.children[0].style.flex-grow: -1.0 is negative; give it 0 or more
        root.children[1].style.width: nan is not finite; give it a number, or leave it out
        root.children[1].id: "3" is the id of root.children[0] too; ids are unique in a document, so rename one
        root.children[2].intrinsic[0]: -2.0 is not a size; give it a number from 0 to 1000000000
        root.children[2].intrinsic[1]: inf is not a size; give it a number from 0 to 1000000000
        root.children[2].style.max-height: 2000000000.0 is too large; numbers go up to 1000000000
        root.children[3].style.justify-content: space-between cannot be safe or unsafe; only a position such as center can
        """)
  }
}

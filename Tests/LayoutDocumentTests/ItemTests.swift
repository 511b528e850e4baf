import EagerLayout
import LayoutDocument
import Testing

@Suite("A layout written in Swift becomes a document")
struct ItemTests {
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

  @Test("its items CSS, its ids names")
  func items() throws {
    let root = Row {
      Flex().id("flex")
      Flex(2).id(Part.title)
      Fixed(width: 60, height: 20).id(Part.title, 7)
      Measured(width: 5, height: 6.5)
      Column {}
    }
    .gap(8)
    #expect(
      try json(root) == #"{"style":{"row-gap":"8px","column-gap":"8px"},"children":["#
        + #"{"id":"flex","style":{"flex-grow":1,"flex-basis":"0px"}},"#
        + #"{"id":"3","style":{"flex-grow":2,"flex-basis":"0px"}},"#
        + #"{"id":"3[7]","style":{"flex-shrink":0,"width":"60px","height":"20px"}},"#
        + #"{"intrinsic":[5,6.5]},{"style":{"flex-direction":"column"}}]}"#)
  }

  @Test("its alignment the align-self of the items that it moves")
  func alignment() throws {
    func alignments(_ root: some LayoutItem) throws -> [AlignSelf] {
      let document = try LayoutDocument(available: .init(width: 1, height: 1), root: root)
      return document.arena.nodes.indices.dropFirst().map { document.arena.style(of: $0).alignSelf }
    }
    func items() -> [Fixed] {
      [
        Fixed(width: 1, height: 1), Fixed(width: 1), Fixed(height: 1), Fixed(width: 1, height: 1).alignSelf(.flexStart),
        Fixed(width: 1).minHeight(2),
      ]
    }
    #expect(try alignments(Row(alignment: .center) { items() }) == [.center, .auto, .center, .flexStart, .auto])
    #expect(try alignments(Column(alignment: .end) { items() }) == [.flexEnd, .flexEnd, .auto, .flexStart, .flexEnd])
    #expect(try alignments(Column { items() }) == [.auto, .auto, .auto, .flexStart, .auto])
    #expect(
      try alignments(Row(alignment: .center) { items() }.alignItems(.end)) == [.auto, .auto, .auto, .flexStart, .auto])
    #expect(
      try alignments(Row(alignment: .end) { items() }.reversed()) == [.flexEnd, .auto, .flexEnd, .flexStart, .auto])
    #expect(
      try json(Row(alignment: .center) { Flex() }) == #"{"children":[{"style":{"flex-grow":1,"flex-basis":"0px"}}]}"#)
  }

  @Test("with the same frames")
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
          }
          .width(200).reversed(isReversed)
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

  @Test("but a closure cannot be written")
  func closures() {
    let root = Row {
      Flex()
      Column { Measured { _ in Measurement(width: 1, height: 1) } }
    }
    #expect(
      faults(root) == "root.children[1].children[0]: is measured by a closure, which a document cannot hold; "
        + "give it a size, or a Measured(width:height:) instead")
  }

  @Test("nor an id that is used twice, nor a number that makes no sense")
  func nonsense() {
    let root = Row {
      Flex(-1).id(3)
      Fixed(width: .nan).id("3")
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

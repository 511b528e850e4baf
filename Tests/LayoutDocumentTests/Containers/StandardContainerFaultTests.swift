import Arrangements
import EagerLayout
import LayoutDocument
import TestSupport
import Testing

@Suite("Faults of standard containers in documents")
struct StandardContainerFaultTests {
  @Test(
    "The fault of a standard container in a document states its path, value and what to write",
    arguments: Rows.of([
      (
        #""display":"masonry""#,
        "columns: is missing; write a whole number from 1 to 1000, or minimum-width in its place"
      ),
      (#""display":"pages","rows":1"#, "columns: is missing; write a whole number from 1 to 1000000"),
      (
        #""display":"flow","rows":1,"item-width":5"#,
        "item-width: conflicts with rows; a container has one of columns, rows and item-width, so remove the others"
      ),
      (
        #""display":"flow","lines":[{"alignment":"left","aligment":1}, 5]"#,
        """
        lines[0].aligment: unknown key; did you mean alignment?
        root.style.lines[0].alignment: "left" is not a value of alignment; write start, center, end, between, around, \
        evenly, fill or stretch
        root.style.lines[1]: 5 is not a value of lines; write an object such as {"alignment": "center", \
        "line-alignment": "top"}
        """
      ),
      (
        #""display":"overlay","place-items":"middle""#,
        #"place-items: "middle" is not a value of place-items; write one or two of fill, start, center or end, "#
          + #"or a share such as 0.25, as in "center end""#
      ),
      (
        #""display":"split""#,
        "parts: is missing; write an object such as {\"columns\": [{\"size\": 100}, "
          + "{\"size\": \"25%\"}, {}]}"
      ),
      (
        #""display":"split","parts":{"columns":[{"size":-1},{"size":"5"},{"size":"half"},{"sice":1},7],"rows":[]}"#,
        """
        parts.columns[0].size: -1 is negative; write 0 or more
        root.style.parts.columns[2].size: "half" is not a value of size; write a length such as 100, a share such as \
        "25%" or "rest 50%", content or fill
        root.style.parts.columns[3].sice: unknown key; did you mean size?
        root.style.parts.columns[4]: 7 is not a value of columns; write an object such as {"columns": \
        [{"size": 100}, {"size": "25%"}, {}]}
        root.style.parts.rows: conflicts with columns; nest one of them in the other
        """
      ),
      (
        #""display":"along","curve":{"arc":{"radius":-1,"to":0}}"#,
        """
        curve.arc.from: is missing; write it
        root.style.curve.arc.radius: -1 is negative; write 0 or more
        """
      ),
      (#""display":"mansory""#, #"display: "mansory" is not a value of display; did you mean masonry?"#),
      (#""column":3"#, "column: unknown property; did you mean columns?"),
      (
        #""span":3"#, "span: is a property of items in masonry, and this node is in no container; remove it"
      ),
    ]))
  func faults(rows: Rows<(String, String)>) {
    for (style, fault) in rows {
      #expect(LayoutDocumentTests.faults(document(style: style)) == "root.style.\(fault)")
    }
  }

  @Test("Values of containers that a document cannot express are faults with their path")
  func inexpressibleValues() {
    do throws(LayoutDocumentError) {
      _ = try LayoutDocument(
        available: .init(width: 1, height: 1),
        root: Overlay(Place(horizontal: .at(.nan))) { Fixed(width: 20, height: 10).yields(size: -1) })
      Issue.record("It is a document.")
    } catch {
      #expect(
        error.description == """
          root.style.place-items: "nan fill" is not a value of place-items; write one or two of fill, start, center or \
          end, or a share such as 0.25, as in "center end"
          root.children[0].style.yields-size: -1 is negative; write 0 or more
          """)
    }
    do throws(LayoutDocumentError) {
      _ = try LayoutDocument(
        available: .init(width: 1, height: 1),
        root: Row {
          Along(.function { $0 }) {}
          Split(.columns([.points(.nan)])) {}
        })
      Issue.record("It is a document.")
    } catch {
      #expect(
        error.faults.map { "\($0)".prefix(70) } == [
          "root.children[0].style.curve: has a value that a document cannot hold;",
          "root.children[1].style.parts: has a value that a document cannot hold;",
        ])
    }
  }
}

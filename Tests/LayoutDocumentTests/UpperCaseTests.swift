import EagerLayout
@testable import LayoutDocument
import LayoutHTML
import Testing

@Suite("Upper case in documents and CSS")
struct UpperCaseTests {
  @Test(
    "CSS keywords and units in a document have the same meaning in upper and lower case",
    arguments: [
      (#""width":"12PX","height":"AUTO""#, #""width":"12px""#),
      (#""margin":"1Px Auto","flex":"None""#, #""margin":"1px auto","flex":"none""#),
      (
        #""align-items":"SAFE Center","place-content":"Safe center End""#,
        #""align-items":"safe center","place-content":"safe center end""#
      ),
      (#""flex-flow":"Column WRAP","aspect-ratio":"Auto""#, #""flex-flow":"column wrap""#),
      (
        #""display":"GRID","grid-auto-flow":"Row DENSE","justify-items":"Unsafe END","grid":"AUTO-FLOW 1PX / 2Fr""#,
        #""display":"grid","grid-auto-flow":"row dense","justify-items":"unsafe end","grid":"auto-flow 1px / 2fr""#
      ),
      (#""display":"NONE Masonry","columns":2"#, #""display":"none masonry","columns":2"#),
    ])
  func keywords(style: String, lowercased: String) throws {
    #expect(try LayoutDocument(parsing: document(style: style)) == LayoutDocument(parsing: document(style: lowercased)))
  }

  @Test("Names of grid lines and areas are case-sensitive, and CSS keywords are not")
  func names() throws {
    let html = """
      <div style="DISPLAY: GRID; Grid-Template-Areas: 'Main .' '. main'; grid-template-columns: [mainStart] 80PX [mainEnd] 20px;
        grid-auto-rows: 10px">
        <i id=a style="grid-area: Main"></i><i id=b style="GRID-AREA: main"></i>
        <i id=c style="grid-column: mainEnd / SPAN 1; grid-row: 3 !IMPORTANT"></i>
      </div>
      """
    let markup = try Markup(Array(html.utf8)), placement = markup.document.layout()
    #expect(placement["a"] == Frame(x: 0, y: 0, width: 80, height: 10))
    #expect(placement["b"] == Frame(x: 80, y: 10, width: 20, height: 10))
    #expect(placement["c"] == Frame(x: 80, y: 20, width: 20, height: 10))
    #expect(placement.issues.isEmpty && markup.notes.isEmpty)
    #expect(faults(document(style: #""display":"grid","grid-template-areas":"\"Auto\"""#)).contains("\"Auto\" cannot"))
  }
}

import EagerLayout
import LayoutDocument
import TestSupport
import Testing

@Suite("Heights of roots")
struct RootHeightTests {
  @Test(
    "A root with any container is as high as its content, or as the available space if its height is 100%",
    arguments: Rows.of([
      #""display":"flex""#, #""flex-direction":"column""#, #""display":"overlay""#, #""display":"linear""#,
      #""display":"flow""#, #""display":"pages","columns":1,"rows":1"#, #""display":"masonry","columns":1"#,
      #""display":"first-that-fits""#, #""display":"floats""#, #""display":"relative""#,
    ]))
  func rootHeight(rows: Rows<String>) throws {
    for style in rows {
      func root(_ style: String) throws -> Frame {
        let text =
          #"{"available":{"width":100,"height":80},"root":{"style":{\#(style)},"children":[{"intrinsic":[10,20]}]}}"#
        return try LayoutDocument(parsing: text).layout().frames[0]
      }
      #expect(try root(style) == Frame(width: 100, height: 20))
      #expect(try root(style + #","height":"100%""#) == Frame(width: 100, height: 80))
    }
  }
}

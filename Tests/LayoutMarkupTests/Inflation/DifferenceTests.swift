import EagerLayout
import LayoutMarkup
import Testing

@Suite("Where Android is not followed")
struct DifferenceTests {
  @Test("a text that fills a column of wrap_content counts with all its lines: Android keeps the height of one")
  func lines() throws {
    let root = column("wrap wrap", "id='root'", image("image", "i60x20"), text("text", "one two three", "match wrap"))
    #expect(try frames(root, 300, 300, ["root", "text"]) == ["root 0 0 60 60", "text 0 20 60 40"])
  }

  @Test("what stands by a view in the middle follows it: Android leaves it where it was first")
  func middle() throws {
    let root = relative(
      "wrap wrap", "id='root'", box("a", "100 60"), box("b", "40 20", "layout_centerHorizontal='true'"),
      box("c", "30 10", "layout_toRightOf='b'"))
    #expect(try frames(root, 300, 300, ["root", "b", "c"]) == ["root 0 0 100 60", "b 30 0 40 20", "c 70 0 30 10"])
  }

  @Test("a weighted view has nothing in a line that is cut with nothing left: Android's sticks out")
  func nothingLeft() throws {
    let root = row("wrap wrap", "id='root'", box("a", "80 10"), text("b", "bb bb", "0 wrap", "layout_weight='1'"))
    let placement = try inflated(root).layout(in: Frame(width: 60, height: 300))
    #expect(placement["root"]?.width == 60)
    #expect(placement["b"]?.width == 0)
  }
}

@Suite("Hostile layouts")
struct HostileLayoutTests {
  @Test("of nothing but faults tell a hundred of them, and how many more there are")
  func faults() throws {
    let views = String(
      repeating: "<View layout_width='x' layout_height='@dimen/none' layout_toRightOf='y'/>", count: 2_000)
    let error = #expect(throws: MarkupError.self) { try inflated(relative("match match", "", views)) }
    #expect(error?.faults.count == 100)
    #expect(error?.omittedCount == 3_900)
    let text = String(repeating: "<a b=c>", count: 200) + String(repeating: "</a>", count: 200)
    let syntax = #expect(throws: MarkupError.self) { try Resources(files: [("layout/a.xml", Array(text.utf8))]) }
    #expect(syntax?.faults.map { $0.column }.last == 6 + 99 * 7)
    #expect(syntax?.omittedCount == 100)
  }

  @Test("are chains of files and styles, without a stack")
  func chains() throws {
    var resources = Resources()
    for file in 0..<1_000 {
      try resources.add("<include layout='@layout/a\(file + 1)'/>", at: "layout/a\(file).xml")
    }
    try resources.add(box("last", "1 1"), at: "layout/a1000.xml")
    #expect(try resources.layout("a1", on: tablet).views.count == 1)
    let error = #expect(throws: MarkupError.self) { try resources.layout("a0", on: tablet) }
    #expect(error?.faults.map { $0.message } == ["more than 1,000 files in each other"])
    let styles = (0..<3_000).map { "<style name='s\($0)' parent='s\($0 + 1)'/>" }.joined()
    let last = "<style name='s3000'><item name='layout_width'>3dp</item></style>"
    let root = "<View id='a' style='@style/s0' layout_height='1'/>"
    #expect(
      try frames(root, 9, 9, ["a"], [("values/s.xml", "<resources>\(styles)\(last)</resources>")]) == ["a 0 0 3 1"])
  }
}

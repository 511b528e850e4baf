import EagerLayout
import AndroidLayout
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

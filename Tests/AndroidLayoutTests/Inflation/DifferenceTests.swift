import EagerLayout
import AndroidLayout
import Testing

@Suite("Frames that differ from Android by design")
struct DifferenceTests {
  @Test("A text that fills a column of wrap_content is as high as all its lines")
  func linesOfText() throws {
    let root = column("wrap wrap", "id='root'", image("image", "i60x20"), text("text", "one two three", "match wrap"))
    #expect(try frames(root, 300, 300, ["root", "text"]) == ["root 0 0 60 60", "text 0 20 60 40"])
  }

  @Test("A weighted view is 0 wide in a LinearLayout without free space")
  func noFreeSpace() throws {
    let root = row("wrap wrap", "id='root'", box("a", "80 10"), text("b", "bb bb", "0 wrap", "layout_weight='1'"))
    let placement = try inflated(root).layout(in: Frame(width: 60, height: 300))
    #expect(placement["root"]?.width == 60)
    #expect(placement["b"]?.width == 0)
  }
}

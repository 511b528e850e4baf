import EagerLayout
import AndroidLayout
import Testing

@Suite("LinearLayout examples")
struct LineExampleTests {
  @Test("iDroidLayout's first example, a column with a row of texts and a button, has the expected frames")
  func firstExample() throws {
    let root = column(
      "match wrap", "id='root' padding='10'",
      row(
        "match wrap", "id='row'", text("text", "Some text", "wrap wrap", "padding='10'"),
        text("other", "Some other text", "match match", "padding='10'")),
      box("button", "100 30", "layout_gravity='center_horizontal' layout_marginTop='10'"))
    let ids = ["root", "row", "text", "other", "button"]
    #expect(
      try frames(root, 320, 480, ids) == [
        "root 0 0 320 100", "row 10 10 300 40", "text 10 10 92 40", "other 102 10 208 40", "button 110 60 100 30",
      ])
    #expect(
      try frames(root, 200, 480, ids).suffix(2) == ["other 102 10 88 40", "button 50 60 100 30"])
  }

  @Test("Weights share the free or missing space of a LinearLayout")
  func weights() throws {
    let column = column(
      "100 200", "padding='10'", box("a", "wrap 40", "layout_marginTop='5' layout_marginBottom='5'"),
      text("b", "", "wrap 0", "layout_weight='1'"), text("c", "", "wrap 0", "layout_weight='3'"))
    let heights = try inflated(column).layout(in: Frame(width: 300, height: 300))
    #expect([heights["b"]?.y, heights["b"]?.height, heights["c"]?.y, heights["c"]?.height] == [60, 32.5, 92.5, 97.5])

    let wrapped = row(
      "wrap wrap", "id='row'", text("a", "aaaa", "0 wrap", "layout_weight='1'"),
      text("b", "bbbbbb", "0 wrap", "layout_weight='1'"))
    #expect(try widths(wrapped, 300, ["row", "a", "b"]) == [80, 40, 40])
    #expect(try widths(wrapped, 60, ["row", "a", "b"]) == [60, 30, 30])

    let parts = row(
      "200 wrap", "weightSum='4'", text("a", "", "0 wrap", "layout_weight='1'"),
      text("b", "", "0 wrap", "layout_weight='2'"))
    #expect(try widths(parts, 300, ["a", "b"]) == [50, 100])

    let matching = row(
      "300 wrap", "", text("a", "", "match wrap", "layout_weight='1'"),
      text("b", "", "match wrap", "layout_weight='2'"))
    #expect(try widths(matching, 300, ["a", "b"]) == [200, 100])
  }

  @Test("Weights make the specified sizes of views smaller, and fractions are snapped to pixels")
  func shrinkingWeights() throws {
    let specifiedWidth = row(
      "60 wrap", "", box("a", "50 10", "layout_weight='1'"), box("b", "30 10", "layout_weight='1'"))
    #expect(try widths(specifiedWidth, 300, ["a", "b"]) == [40, 20])
    let thirds = row(
      "100 wrap", "", text("a", "", "0 wrap", "layout_weight='1'"),
      text("b", "", "0 wrap", "layout_weight='1'"), text("c", "", "0 wrap", "layout_weight='1'"))
    let frames = try inflated(thirds).layout(in: Frame(width: 300, height: 20))
    #expect(abs((frames["b"]?.width ?? 0) - 100.0 / 3) < 1e-9)
    #expect(["a", "b", "c"].map { frames.snapped(toScale: 1)[$0]?.width } == [33, 34, 33])
  }

  @Test("Views are limited to the size of their LinearLayout before weights share the missing space")
  func contentIsLimitedFirst() throws {
    // Both views are limited to 40, so the excess is 40.
    let line = row(
      "40 wrap", "", text("a", "aaaaaa", "wrap wrap", "layout_weight='3'"),
      text("b", "bbbbbbbbbb", "wrap wrap", "layout_weight='1'"))
    #expect(try widths(line, 300, ["a", "b"]) == [10, 30])
  }

  @Test("Each view of a LinearLayout is measured in the space that earlier views leave")
  func spaceInOrder() throws {
    let texts = row("150 wrap", "", text("a", "aaaa bbbb cccc"), text("b", "dddd eeee"))
    #expect(try frames(texts, 300, 300, ["a", "b"]) == ["a 0 0 112 20", "b 112 0 38 40"])
    let rest = row("200 wrap", "", text("a", "one two"), text("b", "", "match wrap"), text("c", "x"))
    #expect(try widths(rest, 300, ["a", "b", "c"]) == [56, 144, 0])
    let lines = column("80 70", "", text("a", "aaaaaa bbbbbb"), text("b", "aaaaaa bbbbbb"), text("c", "c"))
    #expect(try heights(lines, ["a", "b", "c"]) == [40, 30, 0])
    let weighted = column(
      "80 100", "", box("a", "wrap 50"), box("b", "wrap 30", "layout_weight='1'"), box("c", "wrap 40"))
    #expect(try heights(weighted, ["a", "b", "c"]) == [50, 10, 40])
  }

  @Test("measureWithLargestChild makes weighted views as large as the largest, if the line wraps its content")
  func largestChild() throws {
    let children =
      text("a", "aaaaa", "wrap wrap", "layout_weight='1'") + box("b", "60 10", "layout_weight='1'")
      + text("c", "cccccccccc")
    let sizes = { (width: String, attributes: String) in
      try widths(row("\(width) wrap", "id='row' \(attributes)", children), 500, ["row", "a", "b", "c"])
    }
    #expect(try sizes("wrap", "measureWithLargestChild='true'") == [240, 80, 80, 80])
    #expect(try sizes("wrap", "") == [180, 40, 60, 80])
    #expect(try sizes("300", "measureWithLargestChild='true'") == [300, 100, 120, 80])
    #expect(try sizes("300", "") == [300, 100, 120, 80])
  }

  @Test("A LinearLayout aligns baselines, and a nested one has its baseline from baselineAlignedChildIndex")
  func baselines() throws {
    let line = { (index: String) in
      row(
        "wrap wrap", "id='row'", text("label", "Name"),
        column(
          "wrap wrap", "id='line' \(index)", image("image", "i40x30"),
          view("TextView", "wrap wrap", "id='big' text='Anna' textSize='32'")))
    }
    #expect(
      try frames(line("baselineAlignedChildIndex='1'"), 400, 400, ["label", "line", "big", "row"]) == [
        "label 0 46 32 20", "line 32 0 64 70", "big 32 30 64 40", "row 0 0 96 70",
      ])
    #expect(try frames(line(""), 400, 400, ["label"]) == ["label 0 0 32 20"])
    let error = #expect(throws: MarkupError.self) { try inflated(line("baselineAlignedChildIndex='2'")) }
    #expect(
      error?.faults.first?.message == "takes its baseline from child 2, but has 2 children, whose indices start at 0")
  }

  @Test("The example row of the guide has the expected frames, and its height follows a changed text")
  func guideExample() throws {
    let root = row(
      "match wrap", "paddingHorizontal='16' paddingVertical='8' gravity='center_vertical' id='row'",
      box("avatar", "48 48", "layout_marginRight='8'"),
      column("0 wrap", "layout_weight='1' id='texts'", text("name", "Anna Lee"), text("last", "See you there at nine")),
      text("when", "9:41", "wrap wrap", "layout_marginLeft='8'"))
    #expect(
      try frames(root, 240, 480, ["row", "avatar", "texts", "last", "when"]) == [
        "row 0 0 240 76", "avatar 16 14 48 48", "texts 72 8 112 60", "last 72 28 112 40", "when 192 28 32 20",
      ])
    var layout = try inflated(root)
    layout["last"]?.text = "See you"
    let placement = layout.layout(in: Frame(width: 240, height: 480))
    #expect(placement["row"]?.height == 64)
    #expect(placement.node("name")?.payload(as: InflatedView.self)?.text == "Anna Lee")
    var tree = try inflated(root).tree()
    tree.layout(in: Frame(width: 240, height: 480))
    tree.update(to: layout)
    tree.layout(in: Frame(width: 240, height: 480))
    #expect(tree["row"] == placement["row"])
  }

  @Test("A LinearLayout goes from right to left by the device's direction or its own")
  func rightToLeft() throws {
    let root = { (margin: String, direction: String) in
      row(
        "300 wrap", "paddingStart='20' paddingEnd='10' \(direction)", box("a", "50 10", "\(margin)='5'"),
        text("b", "", "0 10", "layout_weight='1'"), box("c", "40 10"))
    }
    let ltr = ["a 25 0 50 10", "b 75 0 175 10", "c 250 0 40 10"], ids = ["a", "b", "c"]
    #expect(try frames(root("layout_marginStart", ""), 300, 10, ids) == ltr)
    #expect(try frames(root("layout_marginLeft", ""), 300, 10, ids) == ltr)
    let rtl = ["a 225 0 50 10", "b 50 0 175 10", "c 10 0 40 10"]
    var device = tablet
    device.direction = .rightToLeft
    #expect(try frames(root("layout_marginStart", ""), 300, 10, ids, on: device) == rtl)
    #expect(try frames(root("layout_marginStart", "layoutDirection='rtl'"), 300, 10, ids) == rtl)
    #expect(try frames(root("layout_marginLeft", ""), 300, 10, ids, on: device)[0] == "a 230 0 50 10")
  }

  private func widths(_ root: String, _ width: Double, _ ids: [String]) throws -> [Double] {
    let placement = try inflated(root).layout(in: Frame(width: width, height: 300))
    return ids.map { placement[$0]?.width ?? -1 }
  }

  private func heights(_ root: String, _ ids: [String]) throws -> [Double] {
    let placement = try inflated(root).layout(in: Frame(width: 300, height: 300))
    return ids.map { placement[$0]?.height ?? -1 }
  }
}

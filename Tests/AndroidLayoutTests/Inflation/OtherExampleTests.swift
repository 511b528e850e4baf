import EagerLayout
import AndroidLayout
import Testing

@Suite("FrameLayout, ScrollView and RelativeLayout examples")
struct OtherExampleTests {
  @Test("A FrameLayout of wrap_content is as large as its views, and two views of match_parent fill it")
  func frameLayout() throws {
    let hello = text("text", "Hello", "match wrap", "layout_gravity='bottom' padding='8'")
    let badge = box("badge", "24 24", "layout_gravity='top|right' layout_marginTop='4' layout_marginRight='4'")
    let withOverlay = view(
      "FrameLayout", "wrap wrap", "id='frame'", image("photo", "i120x80"),
      view("ImageView", "match match", "id='over'"),
      hello, badge)
    #expect(
      try frames(withOverlay, 360, 640, ["frame", "over", "text", "badge"]) == [
        "frame 0 0 120 80", "over 0 0 120 80", "text 0 44 120 36", "badge 92 4 24 24",
      ])
    let two = view("FrameLayout", "wrap wrap", "id='frame'", image("photo", "i120x80"), hello)
    #expect(try frames(two, 360, 640, ["frame", "text"]) == ["frame 0 0 120 80", "text 0 44 56 36"])
  }

  @Test("A centered view in a FrameLayout is moved by the full difference of its margins")
  func centeredMargins() throws {
    let frame = view(
      "FrameLayout", "200 100", "padding='10'", box("a", "50 20", "layout_gravity='center' layout_marginLeft='10'"),
      box("b", "60 30", "layout_gravity='bottom|right' layout_marginRight='8' layout_marginBottom='4'"))
    #expect(try frames(frame, 300, 300, ["a", "b"]) == ["a 85 40 50 20", "b 122 56 60 30"])
  }

  @Test("A row with an icon and texts in a RelativeLayout has the expected frames")
  func messageRow() throws {
    let root = relative(
      "match wrap", "id='root' padding='12'", box("icon", "40 40", "layout_centerVertical='true'"),
      text("name", "Anna Lee", "wrap wrap", "layout_toRightOf='@id/icon' layout_marginLeft='8'"),
      text("when", "9:41", "wrap wrap", "layout_alignParentRight='true' layout_alignBaseline='@id/name'"),
      text(
        "last", "See you there", "wrap wrap", "layout_below='@id/name' layout_alignLeft='@id/name' layout_marginTop='4'"
      ))
    #expect(
      try frames(root, 320, 480, ["root", "icon", "name", "when", "last"]) == [
        "root 0 0 320 68", "icon 12 14 40 40", "name 60 12 64 20", "when 276 12 32 20", "last 60 36 104 20",
      ])
  }

  @Test("A ScrollView with a form has the expected frames and scroll content")
  func scrollingForm() throws {
    let root = view(
      "ScrollView", "320 320", "id='scroll' padding='10'",
      column(
        "match wrap", "", image("image", "i300x100"),
        relative(
          "match wrap", "layout_marginBottom='10'", box("label", "100 40", "layout_alignParentLeft='true'"),
          box("field", "wrap 40", "layout_toRightOf='label' layout_alignParentRight='true'")),
        text("hint", "All fields", "wrap wrap", "layout_gravity='right'"),
        box("box", "match 200", "layout_marginBottom='10'"),
        row(
          "wrap wrap", "layout_gravity='center_horizontal'", box("send", "100 30"),
          text("clear", "Clear", "wrap 30", "paddingLeft='12' paddingRight='12' layout_marginLeft='10'"))))
    #expect(
      try frames(root, 320, 320, ["field", "hint", "box", "send", "clear"]) == [
        "field 110 110 200 40", "hint 230 160 80 20", "box 10 180 300 200", "send 73 390 100 30", "clear 183 390 64 30",
      ])
    let layout = try inflated(root)
    let placement = layout.layout(in: Frame(width: 320, height: 320))
    #expect(layout.scrollContent("scroll", in: placement) == Extent(width: 320, height: 430))
    #expect(placement.issues.isEmpty)
  }

  @Test("fillViewport stretches the child of a ScrollView to the viewport")
  func fillViewport() throws {
    let root = { (fills: String) in
      view("ScrollView", "match 584", fills, column("match wrap", "id='child'", box("a", "match 200")))
    }
    #expect(try frames(root("fillViewport='true'"), 300, 584, ["child"]) == ["child 0 0 300 584"])
    #expect(try frames(root(""), 300, 584, ["child"]) == ["child 0 0 300 200"])
    let horizontal = view(
      "HorizontalScrollView", "100 wrap", "id='scroll'",
      row("wrap wrap", "id='child'", box("a", "80 20"), box("b", "80 20")))
    #expect(
      try frames(horizontal, 300, 584, ["scroll", "child", "b"]) == [
        "scroll 0 0 100 20", "child 0 0 160 20", "b 80 0 80 20",
      ])
  }

  @Test("A View without content makes a FrameLayout of wrap_content take all the space")
  func emptyView() throws {
    let root = view("FrameLayout", "wrap wrap", "id='frame'", image("photo", "i120x80"), box("over", "match match"))
    #expect(try frames(root, 360, 640, ["frame", "over"]) == ["frame 0 0 360 640", "over 0 0 360 640"])
    #expect(try inflated(root).warnings.isEmpty)
  }

  @Test("adjustViewBounds gives images their ratio")
  func images() throws {
    let root = column(
      "200 wrap", "", image("a", "i120x80"), image("b", "i300x100"),
      image("c", "i300x100", "wrap wrap", "adjustViewBounds='true'"),
      image("d", "i120x80", "match wrap", "adjustViewBounds='true'"),
      image("e", "i120x80", "wrap 40", "adjustViewBounds='true'"))
    #expect(
      try frames(root, 300, 900, ["a", "b", "c", "d", "e"]).map {
        $0.split(separator: " ").suffix(2).joined(separator: " ")
      } == [
        "120 80", "200 100", "200 66.667", "200 133.333", "60 40",
      ])
  }

  @Test("In a RelativeLayout, a rule that names a view that is gone uses the rule of that view, or the parent")
  func goneAnchors() throws {
    let root = { (last: String) in
      relative(
        "300 100", "", box("a", "100 40", "layout_alignParentLeft='true'"),
        box("b", "50 40", "visibility='gone' layout_toRightOf='a'"), box("c", "20 10", "layout_toRightOf='b' \(last)"))
    }
    #expect(try frames(root(""), 300, 100, ["c"]) == ["c 100 0 20 10"])
    let missing = relative(
      "300 100", "", box("c", "20 10", "layout_toLeftOf='nobody' layout_alignWithParentIfMissing='true'"))
    #expect(try frames(missing, 300, 100, ["c"]) == ["c 280 0 20 10"])
  }

  @Test("The gravity of a RelativeLayout moves all views except the ignored one")
  func gravity() throws {
    let root = relative(
      "300 100", "gravity='center' ignoreGravity='@id/b'", box("a", "100 40"), box("b", "20 10"))
    #expect(try frames(root, 300, 100, ["a", "b"]) == ["a 100 30 100 40", "b 0 0 20 10"])
  }
}

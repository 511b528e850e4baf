import AndroidLayout
import EagerLayout
import Testing

@Suite("Drawables in Android layouts")
struct DrawableFrameTests {
  private let layers = """
    <layer-list>
      <item>\(shape(0, 0, padding: 4))</item>
      <item left='2' top='2' right='2' bottom='2'>\(shape(20, 10, padding: 3))</item>
    </layer-list>
    """

  @Test("A background gives an Android view its padding and minimum size, unless these are specified")
  func backgrounds() throws {
    let others = [("drawable/card.xml", layers)]
    func hi(_ attributes: String) throws -> [String] {
      try frames(
        text("hi", "Hi", "wrap wrap", "background='@drawable/card' \(attributes)"), 100, 100, ["hi"], others)
    }
    #expect(try hi("") == ["hi 0 0 32 34"])
    #expect(try hi("paddingLeft='20'") == ["hi 0 0 43 34"])
    #expect(try hi("padding='0'") == ["hi 0 0 32 22"])
    #expect(try hi("minWidth='50'") == ["hi 0 0 50 34"])
    let column = column(
      "wrap wrap", "background='@drawable/card'", text("a", "Hi", "wrap wrap", "background='#80FF0000'"))
    #expect(try frames(column, 100, 100, ["a"], others) == ["a 7 7 16 20"])
    let layout = try inflated(column, others)
    #expect(layout.views[0].backgroundDrawable?.intrinsicSize == Drawable.IntrinsicSize(width: 32, height: 22))
    #expect(layout.views[0].backgroundDrawable?.padding == Edges(top: 7, left: 7, bottom: 7, right: 7))
    #expect(layout["a"]?.backgroundColor == MarkupColor("#80FF0000") && layout.warnings.isEmpty)
  }

  @Test("Android image views and texts with images have the size of their drawables")
  func images() throws {
    let others = [("drawable/box.xml", shape(30, 20)), ("drawable/plain.xml", shape(0, 0))]
    let root = column(
      "match wrap", "", image("a", "box"), image("b", "plain"),
      text("c", "Hi", "wrap wrap", "drawableStart='@drawable/box' drawablePadding='4'"))
    let device = Device(width: 360, height: 640, density: 2)
    #expect(
      try frames(root, 200, 200, ["a", "b", "c"], others, on: device) == [
        "a 0 0 30 20", "b 0 20 0.5 0.5", "c 0 20.5 50 20",
      ])
  }

  @Test("Dividers take space between the views of a LinearLayout and have their frames")
  func dividers() throws {
    let others = [("drawable/line.xml", shape(2, 4))]
    let list = column(
      "100 wrap",
      "id='list' padding='3' divider='@drawable/line' showDividers='beginning|middle|end' dividerPadding='5'",
      box("a", "20 10", "layout_marginTop='1'"), box("x", "20 10", "visibility='gone'"), box("b", "20 10"))
    let layout = try inflated(list, others)
    let placement = layout.layout(in: Frame(width: 200, height: 200))
    #expect(
      ["list", "a", "b"].map { placement[LayoutID($0)].map { "\($0)" } } == ["0 0 100 39", "3 8 20 10", "3 22 20 10"])
    #expect(layout.dividers("list", in: placement).map { "\($0)" } == ["8 3 84 4", "8 18 84 4", "8 32 84 4"])
    let row = row(
      "100 20", "id='row' divider='@drawable/line' showDividers='middle|end'", box("a", "0 10", "layout_weight='1'"),
      box("b", "0 10", "layout_weight='1'"))
    #expect(try frames(row, 200, 200, ["a", "b"], others) == ["a 0 0 48 10", "b 50 0 48 10"])
    var rightToLeft = tablet
    rightToLeft.direction = .rightToLeft
    let mirrored = try inflated(row, others, on: rightToLeft)
    #expect(
      mirrored.dividers("row", in: mirrored.layout(in: Frame(width: 100, height: 200))).map { "\($0)" } == [
        "54 0 2 20", "4 0 2 20",
      ])
    let colour = column(
      "100 wrap", "id='list' divider='#F00' showDividers='middle'", box("a", "1 10"), box("b", "1 10"))
    #expect(try frames(colour, 200, 200, ["b"]) == ["b 0 10 1 10"])
  }

  @Test("A nine-patch background gives an Android view its padding")
  func ninePatches() throws {
    // The top edge is black from 4 to 12 of 16, the left edge from 3 to 9 of 12.
    let patch = NinePatch(width: 18, height: 14) { x, y in
      y == 0 && x >= 5 && x < 13 || x == 0 && y >= 4 && y < 10 ? 255 : 0
    }
    var resources = Resources()
    resources.add(ninePatch: patch, at: "drawable-xhdpi/bubble.9.png")
    try resources.add(text("hi", "Hi", "wrap wrap", "background='@drawable/bubble'"), at: "layout/main.xml")
    let layout = try resources.layout("main", on: tablet)
    #expect(layout.layout(in: Frame(width: 100, height: 100))["hi"].map { "\($0)" } == "0 0 20 23")
  }

  @Test("The states of an Android view select its background, padding and text color")
  func states() throws {
    let files = [
      (
        "drawable/b.xml",
        "<selector variablePadding='true'><item state_enabled='false'>\(shape(0, 0, padding: 9))</item><item state_checked='true'>\(shape(0, 0, padding: 5))</item><item>\(shape(0, 0, padding: 2))</item></selector>"
      ),
      (
        "color/c.xml",
        "<selector><item state_enabled='false' color='#111111'/><item state_selected='true' color='#222222'/><item color='#333333'/></selector>"
      ),
    ]
    let words = "background='@drawable/b' textColor='@color/c'"
    let layout = try inflated(
      column(
        "wrap wrap", "", text("a", "ab", "wrap wrap", words), text("b", "ab", "wrap wrap", "\(words) enabled='false'"),
        text("c", "ab", "wrap wrap", "\(words) checked='true' selected='true'"),
        view("FrameLayout", "wrap wrap", "enabled='false'", text("d", "ab", "wrap wrap", words)),
        view(
          "FrameLayout", "wrap wrap", "enabled='false'",
          text("e", "ab", "wrap wrap", "\(words) duplicateParentState='true'"))), files)
    let placement = layout.layout(in: Frame(width: 300, height: 300))
    let found = ["a", "b", "c", "d", "e"].map { id in
      "\(placement[id]?.height ?? 0) \(layout[id]?.textColor?.description ?? "none")"
    }
    #expect(found == ["24.0 #FF333333", "38.0 #FF111111", "30.0 #FF222222", "24.0 #FF333333", "38.0 #FF111111"])
    #expect(layout["b"]?.states == [.disabled] && layout["c"]?.states == [.checked, .selected])
  }

  @Test("Tints of an Android view apply to its background and image")
  func tints() throws {
    let layout = try inflated(
      row(
        "match match", "", box("a", "9 9", "background='#FF0000' backgroundTint='#0000FF'"),
        image("b", "i40x30", "wrap wrap", "tint='#0000FF'"),
        image("c", "i40x30", "wrap wrap", "tint='#0000FF' tintMode='multiply'")))
    #expect(layout["a"]?.backgroundColor == MarkupColor("#0000FF"))
    func tint(_ id: String) -> Drawable.Tint? {
      if case .image(let image)? = layout[id]?.imageDrawable { image.tint } else { nil }
    }
    #expect(tint("b")?.mode == .sourceAtop && tint("c")?.mode == .multiply)
  }

  @Test("Drawables that are not supported are warnings of the Android layout")
  func warnings() throws {
    let others = [
      ("drawable/a.xml", "<animation-list/>"),
      (
        "drawable/b.xml",
        "<vector width='8' height='8' viewportWidth='8' viewportHeight='8'><clip-path pathData='M0 0'/><path pathData='M0,0h8' trimPathEnd='0.5'/></vector>"
      ),
    ]
    let root = column("1 1", "background='@drawable/a'", image("b", "b"), image("c", "d"))
    let layout = try inflated(root, others + [("drawable/d.xml", "<bitmap src='@android:drawable/star'/>")])
    #expect(
      layout.warnings.map { $0.description } == [
        "drawable/a.xml:1:1: /animation-list: <animation-list> is animated, which is not supported: it has no size and is not drawn",
        "drawable/b.xml:1:67: /vector/clip-path: is not supported: nothing is clipped",
        "drawable/b.xml:1:119: /vector/path/@trimPathEnd: is not supported: the whole path is drawn",
        "drawable/d.xml:1:14: /bitmap/@src: \"@android:drawable/star\" belongs to the platform, whose resources are not included: the value stays as written",
      ])
    #expect(layout.views[0].backgroundDrawable == .unresolved("<animation-list>"))
  }
}

/// A shape with a size and a padding; 0 stands for none.
private func shape(_ width: Double, _ height: Double, padding: Double = 0) -> String {
  let sides = ["left", "top", "right", "bottom"].map { "\($0)='\(padding)'" }.joined(separator: " ")
  let size = width > 0 ? "<size width='\(width)' height='\(height)'/>" : ""
  return "<shape>\(size)\(padding > 0 ? "<padding \(sides)/>" : "")</shape>"
}

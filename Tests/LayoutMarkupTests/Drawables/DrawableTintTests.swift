import EagerLayout
import LayoutMarkup
import Testing

@Suite("Drawables in another colour, turned over, or of a view")
struct DrawableTintTests {
  private let room = Frame(width: 100, height: 50)

  @Test(
    "are mixed with a tint by Porter's and Duff's operators",
    arguments: [
      ("src_in", "#FF0000FF", "#FF0000FF"), ("src_over", "#800000FF", "#FF7F0080"),
      ("src_atop", "#800000FF", "#FF7F0080"),
      ("multiply", "#FF808080", "#FF800000"), ("screen", "#FF0000FF", "#FFFF00FF"), ("add", "#FF00FF00", "#FFFFFF00"),
    ])
  func modes(mode: String, tint: String, expected: String) throws {
    let shape = try drawable("<shape tint='\(tint)' tintMode='\(mode)'><solid color='#FF0000'/></shape>")
    #expect(shape.layers(in: room).map { $0.fill } == [MarkupColor(expected).map { .color($0) }])
  }

  @Test("have their tint in all that is in them, whose alpha stays")
  func inner() throws {
    let text = """
      <layer-list tint='#0000FF'>
        <item drawable='#80FF0000'/>
        <item><shape><gradient startColor='#FF0000' endColor='#00FF0000'/><stroke width='2' color='#00FF00'/></shape></item>
        <item><selector><item drawable='#FFFFFF'/></selector></item>
        <item><vector width='8' height='8' viewportWidth='8' viewportHeight='8'><path pathData='M0 0h8v8z' fillColor='#40FFFFFF'/></vector></item>
      </layer-list>
      """
    let layers = try drawable(text).layers(in: room), blue = MarkupColor(red: 0, green: 0, blue: 255)
    var faint = blue
    faint.alpha = 0x80
    #expect(layers[0].fill == .color(faint))
    guard case .gradient(let gradient) = layers[1].fill else { Issue.record("no gradient"); return }
    #expect(gradient.stops.map { $0.color.blue } == [255, 0] && gradient.stops.map { $0.color.alpha } == [255, 0])
    #expect(layers[1].stroke?.color == blue)
    #expect(layers[2].fill == .color(blue))
    faint.alpha = 0x40
    #expect(layers[3].fill == .color(faint))
  }

  @Test("are turned over where writing is from right to left, if they say so")
  func mirrored() throws {
    let image = "<bitmap src='@drawable/i40x30' autoMirrored='true' gravity='left'/>"
    var turned = plainPhone
    turned.direction = .rightToLeft
    #expect(try drawable(image).layers(in: room)[0].steps.isEmpty)
    let layer = try drawable(image, on: turned).layers(in: Frame(x: 10, y: 0, width: 100, height: 50))[0]
    #expect(layer.steps == [.move(x: 120, y: 0), .scale(x: -1, y: 1)])
    #expect(layer.frame == Frame(x: 10, y: 10, width: 40, height: 30))
    // Of layers each is where it is said to be, and its image is turned over.
    let layers = try drawable(
      "<layer-list autoMirrored='true'><item start='10'>\(shape(0, 0))</item><item drawable='@drawable/i40x30'/></layer-list>",
      on: turned
    ).layers(in: room)
    #expect(layers.map { $0.steps.count } == [0, 2])
    #expect(layers[0].frame == Frame(width: 90, height: 50))
  }

  @Test("turned over have their padding at the other sides")
  func mirroredPadding() {
    let patch = NinePatch(width: 12, height: 12) { x, y in y == 11 && x > 3 || x == 0 ? 255 : 0 }
    let image = Drawable.Image(reference: "", file: "", size: Extent(width: 10, height: 10))
    let drawable = Drawable.ninePatch(image, patch)
    #expect(drawable.padding.left == 3 && drawable.padding.right == 0)
    #expect(Drawable.mirrored(drawable).padding == Edges(top: 0, left: 0, bottom: 0, right: 3))
  }

  @Test("of layers give the padding that they say in place of their own")
  func padding() throws {
    let inner = item("", shape(0, 0, padding: 4))
    let list = { (words: String) in "<layer-list \(words)>\(inner)\(inner)</layer-list>" }
    #expect(try drawable(list("paddingLeft='3' paddingTop='0'")).padding == Edges(top: 0, left: 3, bottom: 8, right: 8))
    let byDirection = list("paddingLeft='3' paddingStart='1' paddingMode='stack'")
    #expect(try drawable(byDirection).padding == Edges(top: 4, left: 1, bottom: 4, right: 4))
    var turned = plainPhone
    turned.direction = .rightToLeft
    #expect(try drawable(byDirection, on: turned).padding == Edges(top: 4, left: 3, bottom: 4, right: 1))
    // Its layers lie as they would without.
    #expect(
      try drawable(list("paddingLeft='30'")).layers(in: room).map { $0.frame }
        == drawable(list("")).layers(in: room)
        .map { $0.frame })
  }

  @Test("of a view have its direction, and not the device's")
  func direction() throws {
    let files = [("drawable/a.xml", "<layer-list>\(item("start='10'", shape(4, 4)))</layer-list>")]
    let layout = try inflated(
      column(
        "match match", "", box("ltr", "100 50", "background='@drawable/a'"),
        box("rtl", "100 50", "background='@drawable/a' layoutDirection='rtl'")), files)
    #expect(
      layout["ltr"]?.backgroundDrawable?.layers(in: room).first?.frame == Frame(x: 10, y: 0, width: 90, height: 50))
    #expect(layout["rtl"]?.backgroundDrawable?.layers(in: room).first?.frame == Frame(width: 90, height: 50))
  }

  @Test("of a view are chosen by its states, and so are its padding and colours")
  func states() throws {
    let files = [
      (
        "drawable/b.xml",
        "<selector variablePadding='true'>\(item("state_enabled='false'", shape(0, 0, padding: 9)))\(item("state_checked='true'", shape(0, 0, padding: 5)))\(item("", shape(0, 0, padding: 2)))</selector>"
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

  @Test("of a view have the tints that it says")
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
}

@Suite("Images beside texts")
struct ImagesBesideTests {
  private func placed(
    _ attributes: String, _ direction: Device.Direction = .leftToRight
  ) throws -> (view: InflatedView, frame: Frame, placement: Placement) {
    var device = tablet
    device.direction = direction
    let layout = try inflated(text("t", "four", "wrap wrap", "padding='5' \(attributes)"), on: device)
    let placement = layout.layout(in: Frame(width: 300, height: 300))
    return (try #require(layout["t"]), try #require(placement["t"]), placement)
  }

  @Test("make room for themselves, and lie in the middle of their sides")
  func places() throws {
    let (view, frame, _) = try placed(
      "drawableStart='@drawable/i40x30' drawableTop='@drawable/i60x20' drawablePadding='4'")
    // 40 and 4 beside the text, which is as wide as the image above: 60; 20 and 4 above it, and it is as high as that beside.
    #expect(frame.extent == Extent(width: 10 + 44 + 60, height: 10 + 24 + 30))
    let beside = try #require(view.imagesBeside), content = frame.inset(by: 5)
    #expect(beside.textFrame(in: content) == Frame(x: content.x + 44, y: content.y + 24, width: 60, height: 30))
    #expect(
      beside.frames(in: content).map { $0.frame } == [
        Frame(x: content.x, y: content.y + 24, width: 40, height: 30),
        Frame(x: content.x + 44, y: content.y, width: 60, height: 20),
      ])
  }

  @Test("at the start and end win over those at the left and right, by the view's direction")
  func directions() throws {
    let both = "drawableLeft='@drawable/i40x30' drawableStart='@drawable/i60x20'"
    #expect(try placed(both).view.imagesBeside?.insets == Edges(top: 0, left: 60, bottom: 0, right: 0))
    #expect(try placed(both, .rightToLeft).view.imagesBeside?.insets == Edges(top: 0, left: 0, bottom: 0, right: 60))
    #expect(try placed("drawableLeft='@drawable/i40x30' drawableStart='@null'").frame.width == 10 + 40 + 32)
    #expect(try placed("drawableLeft='@null' drawablePadding='9'").view.imagesBeside == nil)
  }

  @Test("above a text move its baseline")
  func baseline() throws {
    let layout = try inflated(
      row(
        "wrap wrap", "", text("a", "four"), text("b", "four", "wrap wrap", "drawableTop='@drawable/i60x20'"),
        text("c", "four", "wrap wrap", "drawableBottom='@drawable/i60x20'")))
    let placement = layout.layout(in: Frame(width: 300, height: 300))
    #expect(["a", "b", "c"].map { placement[$0]?.y } == [20, 0, 20])
  }
}

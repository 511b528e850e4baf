import AndroidDrawables
import AndroidLayout
import EagerLayout
import Testing

@Suite("Tints and mirroring of Android drawables")
struct DrawableTintTests {
  private let bounds = Frame(width: 100, height: 50)

  @Test(
    "A drawable's tint is mixed with a color by its mode",
    arguments: [
      ("src_in", "#FF0000FF", "#FF0000FF"), ("src_over", "#800000FF", "#FF7F0080"),
      ("src_atop", "#800000FF", "#FF7F0080"),
      ("multiply", "#FF808080", "#FF800000"), ("screen", "#FF0000FF", "#FFFF00FF"), ("add", "#FF00FF00", "#FFFFFF00"),
    ])
  func tintModes(mode: String, tint: String, expected: String) throws {
    let shape = try drawable("<shape tint='\(tint)' tintMode='\(mode)'><solid color='#FF0000'/></shape>")
    #expect(shape.layers(in: bounds).map { $0.fill } == [MarkupColor(expected).map { .color($0) }])
  }

  @Test("A tint of a layer-list applies to all its layers and keeps their alpha")
  func tintOfLayers() throws {
    let text = """
      <layer-list tint='#0000FF'>
        <item drawable='#80FF0000'/>
        <item><shape><gradient startColor='#FF0000' endColor='#00FF0000'/><stroke width='2' color='#00FF00'/></shape></item>
        <item><selector><item drawable='#FFFFFF'/></selector></item>
        <item><vector width='8' height='8' viewportWidth='8' viewportHeight='8'><path pathData='M0 0h8v8z' fillColor='#40FFFFFF'/></vector></item>
      </layer-list>
      """
    let layers = try drawable(text).layers(in: bounds), blue = MarkupColor(red: 0, green: 0, blue: 255)
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

  @Test("An autoMirrored drawable is mirrored in right-to-left direction")
  func autoMirrored() throws {
    let image = "<bitmap src='@drawable/i40x30' autoMirrored='true' gravity='left'/>"
    var rightToLeftPhone = plainPhone
    rightToLeftPhone.direction = .rightToLeft
    #expect(try drawable(image).layers(in: bounds)[0].steps.isEmpty)
    let layer = try drawable(image, on: rightToLeftPhone).layers(in: Frame(x: 10, y: 0, width: 100, height: 50))[0]
    #expect(layer.steps == [.move(x: 120, y: 0), .scale(x: -1, y: 1)])
    #expect(layer.frame == Frame(x: 10, y: 10, width: 40, height: 30))
    // Each layer of a list is at its specified place, and its image is mirrored.
    let layers = try drawable(
      "<layer-list autoMirrored='true'><item start='10'>\(shape(0, 0))</item><item drawable='@drawable/i40x30'/></layer-list>",
      on: rightToLeftPhone
    ).layers(in: bounds)
    #expect(layers.map { $0.steps.count } == [0, 2])
    #expect(layers[0].frame == Frame(width: 90, height: 50))
  }

  @Test("A mirrored nine-patch has its padding on the opposite sides")
  func mirroredPadding() {
    let patch = NinePatch(width: 12, height: 12) { x, y in y == 11 && x > 3 || x == 0 ? 255 : 0 }
    let image = Drawable.Image(reference: "", file: "", size: Extent(width: 10, height: 10))
    let drawable = Drawable.ninePatch(image, patch)
    #expect(drawable.padding.left == 3 && drawable.padding.right == 0)
    #expect(Drawable.mirrored(drawable).padding == Edges(top: 0, left: 0, bottom: 0, right: 3))
  }

  @Test("A specified padding of a layer-list replaces the padding of its layers and moves no layer")
  func specifiedPadding() throws {
    let inner = item("", shape(0, 0, padding: 4))
    let list = { (attributes: String) in "<layer-list \(attributes)>\(inner)\(inner)</layer-list>" }
    #expect(try drawable(list("paddingLeft='3' paddingTop='0'")).padding == Edges(top: 0, left: 3, bottom: 8, right: 8))
    let byDirection = list("paddingLeft='3' paddingStart='1' paddingMode='stack'")
    #expect(try drawable(byDirection).padding == Edges(top: 4, left: 1, bottom: 4, right: 4))
    var rightToLeftPhone = plainPhone
    rightToLeftPhone.direction = .rightToLeft
    #expect(try drawable(byDirection, on: rightToLeftPhone).padding == Edges(top: 4, left: 3, bottom: 4, right: 1))
    // The layers have the frames that they would have without the padding.
    #expect(
      try drawable(list("paddingLeft='30'")).layers(in: bounds).map { $0.frame }
        == drawable(list("")).layers(in: bounds)
        .map { $0.frame })
  }

  @Test("A drawable has the direction of its view, and not the direction of the device")
  func direction() throws {
    var resources = Resources()
    try resources.add("<layer-list>\(item("start='10'", shape(4, 4)))</layer-list>", at: "drawable/a.xml")
    let view = "<View layout_width='9' layout_height='9' background='@drawable/a'"
    try resources.add(
      """
      <FrameLayout layout_width='9' layout_height='9'>
        \(view) id='ltr'/>\(view) id='rtl' layoutDirection='rtl'/>
      </FrameLayout>
      """, at: "layout/main.xml")
    let layout = try resources.layout("main", on: plainPhone)
    #expect(
      layout["ltr"]?.backgroundDrawable?.layers(in: bounds).first?.frame == Frame(x: 10, y: 0, width: 90, height: 50))
    #expect(layout["rtl"]?.backgroundDrawable?.layers(in: bounds).first?.frame == Frame(width: 90, height: 50))
  }
}

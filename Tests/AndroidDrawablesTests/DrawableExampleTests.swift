import AndroidDrawables
import AndroidLayout
import EagerLayout
import Testing

@Suite("Android drawables")
struct DrawableExampleTests {
  private let layers =
    "<layer-list>\(item("", shape(0, 0, padding: 4)))\(item("left='2' top='2' right='2' bottom='2'", shape(20, 10, padding: 3)))</layer-list>"

  @Test("A layer of a drawable is inside the padding of earlier layers, unless layers are stacked")
  func paddingOfLayers() throws {
    let card = try drawable(layers)
    #expect(card.sizeAndPadding == "32.0 22.0, 7.0 7.0 7.0 7.0")
    #expect(
      card.layers(in: Frame(width: 100, height: 50)).map { $0.frame } == [
        Frame(width: 100, height: 50), Frame(x: 6, y: 6, width: 88, height: 38),
      ])
    let stacked = layers.replacing("<layer-list>", "<layer-list paddingMode='stack'>")
    #expect(try drawable(stacked).sizeAndPadding == "24.0 14.0, 4.0 4.0 4.0 4.0")
    #expect(
      try drawable(stacked).layers(in: Frame(width: 100, height: 50)).last?.frame
        == Frame(x: 2, y: 2, width: 96, height: 46))
  }

  @Test("Layers of a layer-list have their specified places and sizes")
  func placesOfLayers() throws {
    let list = [
      ("width='20' height='10'", "0 0 20 10"), ("width='20' height='10' gravity='bottom|end'", "80 40 20 10"),
      ("width='20'", "0 0 20 50"), ("width='20' gravity='center'", "40 0 20 50"),
      ("gravity='right'", "0 0 100 50"), ("start='10' end='30' width='20' gravity='center_horizontal'", "30 0 20 50"),
    ]
    for (attributes, expected) in list {
      let one = try drawable("<layer-list>\(item(attributes + " drawable='#F00'"))</layer-list>")
      #expect(one.layers(in: Frame(width: 100, height: 50)).map { "\($0.frame)" } == [expected], "\(attributes)")
    }
    let sized = try drawable("<layer-list>\(item("gravity='right|top'", shape(20, 10)))</layer-list>")
    #expect(sized.layers(in: Frame(width: 100, height: 50)).map { "\($0.frame)" } == ["80 0 20 10"])
    var rightToLeftPhone = plainPhone
    rightToLeftPhone.direction = .rightToLeft
    let end = try drawable(
      "<layer-list>\(item("start='10' end='30' drawable='#F00'"))</layer-list>", on: rightToLeftPhone)
    #expect(end.layers(in: Frame(width: 100, height: 50)).map { "\($0.frame)" } == ["30 0 60 50"])
  }

  @Test("An inset adds to the size and the padding of its drawable")
  func insets() throws {
    #expect(
      try drawable("<inset inset='10'>\(shape(20, 20, padding: 3))</inset>").sizeAndPadding
        == "40.0 40.0, 13.0 13.0 13.0 13.0")
    let part = try drawable("<inset insetLeft='25%' insetRight='25%' insetTop='1'>\(shape(20, 20))</inset>")
    #expect(part.sizeAndPadding == "40.0 21.0, 0.0 1.0 0.0 0.0")
    #expect(part.layers(in: Frame(width: 100, height: 50)).map { "\($0.frame)" } == ["25 1 50 49"])
  }

  @Test("A selector drawable uses the first item whose states match")
  func states() throws {
    let items = item("state_pressed='true'", shape(30, 30, padding: 5)) + item("", shape(20, 40, padding: 2))
    let button = try drawable("<selector>\(items)</selector>")
    #expect(button.sizeAndPadding == "20.0 40.0, 5.0 5.0 5.0 5.0")
    #expect(button.resolved(for: [.pressed]).sizeAndPadding == "30.0 30.0, 5.0 5.0 5.0 5.0")
    #expect(
      try drawable("<selector constantSize='true'>\(items)</selector>").sizeAndPadding == "30.0 40.0, 5.0 5.0 5.0 5.0")
    #expect(
      try drawable("<selector variablePadding='true'>\(items)</selector>").sizeAndPadding
        == "20.0 40.0, 2.0 2.0 2.0 2.0")
    let words = [
      ("state_enabled='false'", [Drawable.State.disabled], true), ("state_enabled='false'", [], false),
      ("state_disabled='true'", [.disabled], true), ("state_highlighted='true'", [.pressed], true),
      ("state_pressed='true' state_selected='false'", [.pressed], true),
      ("state_pressed='true' state_selected='false'", [.pressed, .selected], false),
      ("app:state_late='true'", [Drawable.State("late")], true),
    ]
    for (attributes, states, holds) in words {
      let one = try drawable("<selector xmlns:app='a'>\(item(attributes, shape(30, 30)))</selector>")
      #expect((one.resolved(for: Set(states)) != .nothing) == holds, "\(attributes)")
      #expect(one.layers(in: Frame(width: 9, height: 9), states: Set(states)).count == (holds ? 1 : 0))
    }
  }

  @Test("Drawables are clipped, scaled, rotated or chosen by their level")
  func levels() throws {
    let bounds = Frame(width: 200, height: 20)
    func frames(_ text: String, _ level: Int) throws -> [String] {
      try drawable(text).layers(in: bounds, level: level).map { layer in
        guard case .clip(let frame) = layer.steps.first else { return "\(layer.frame)" }
        return "clip \(frame)"
      }
    }
    #expect(try frames("<clip drawable='#F00'/>", 2_500) == ["clip 0 0 50 20"])
    #expect(try frames("<clip drawable='#F00' gravity='center'/>", 2_500) == ["clip 75 0 50 20"])
    #expect(
      try frames("<clip drawable='#F00' clipOrientation='vertical' gravity='bottom'/>", 5_000) == ["clip 0 10 200 10"])
    #expect(try frames("<clip drawable='#F00'/>", 0) == [])
    #expect(try frames("<clip drawable='#F00'/>", 10_000) == ["0 0 200 20"])
    #expect(try frames("<scale drawable='#F00' scaleWidth='100%'/>", 2_500) == ["0 0 50 20"])
    #expect(try frames("<scale drawable='#F00' scaleWidth='50%' scaleGravity='right'/>", 5_000) == ["50 0 150 20"])
    #expect(try frames("<scale drawable='#F00' scaleWidth='100%'/>", 0) == [])
    let list =
      "<level-list>\(item("maxLevel='10'", shape(1, 1)))\(item("minLevel='20' maxLevel='30' drawable='#F00'"))</level-list>"
    #expect(try [0, 10, 15, 20, 31].map { try frames(list, $0).count } == [1, 1, 0, 1, 0])
    let rotated = try drawable("<rotate drawable='#F00' toDegrees='90' pivotX='0%'/>")
    #expect(rotated.layers(in: bounds, level: 5_000).map { $0.steps } == [[.turn(degrees: 45, x: 0, y: 10)]])
    #expect(
      rotated.resolved(for: [], level: 5_000).layers(in: bounds)
        == rotated.layers(in: bounds, level: 5_000))
  }

  @Test("A ring drawable is in the middle of its bounds, and a level determines its angle")
  func rings() throws {
    let ring = try drawable("<shape shape='ring' useLevel='false'><solid color='#F00'/></shape>")
    let layer = try #require(ring.layers(in: Frame(width: 90, height: 60)).first)
    #expect(layer.content == .ring(innerRadius: 30, thickness: 10, degrees: 360))
    #expect((layer.frame.midX, layer.frame.midY) == (45, 30))
    let byLevel = try drawable("<shape shape='ring' innerRadius='5' thickness='2'><solid color='#F00'/></shape>")
    #expect(byLevel.layers(in: Frame(width: 90, height: 60)).isEmpty)
    #expect(
      byLevel.layers(in: Frame(width: 90, height: 60), level: 2_500).map { $0.content } == [
        .ring(innerRadius: 5, thickness: 2, degrees: 90)
      ])
  }

  @Test("A shape's stroke is inside its bounds, and its corners are at most half of the smaller side")
  func strokesAndCorners() throws {
    let box = try drawable("<shape><corners radius='99' topLeftRadius='3'/><stroke width='4' color='#000'/></shape>")
    let layer = try #require(box.layers(in: Frame(width: 100, height: 50)).first)
    var corners = Drawable.Corners(23)
    corners.topLeft = 3
    #expect(layer.frame == Frame(x: 2, y: 2, width: 96, height: 46) && layer.content == .rectangle(corners))
  }

  @Test("A nine-patch stretches and pads as its border specifies")
  func ninePatches() throws {
    // The top edge is black from 4 to 12 of 16, the left edge from 3 to 9 of 12.
    let patch = NinePatch(width: 18, height: 14) { x, y in
      y == 0 && x >= 5 && x < 13 || x == 0 && y >= 4 && y < 10 ? 255 : 0
    }
    var resources = Resources()
    resources.add(ninePatch: patch, at: "drawable-xhdpi/bubble.9.png")
    let bubble = try resources.drawable("bubble", on: plainPhone)
    #expect(bubble.sizeAndPadding == "8.0 6.0, 2.0 1.5 2.0 1.5")
    #expect(
      patch.cells(in: Frame(width: 30, height: 12), scale: 2).prefix(3).map { "\($0.source) to \($0.target)" } == [
        "1 1 4 3 to 0 0 2 1.5", "5 1 8 3 to 2 0 26 1.5", "13 1 4 3 to 28 0 2 1.5",
      ])
    let several = NinePatch(width: 12, height: 4) { x, y in
      y == 0 && (x == 2 || x == 5 || x == 6) || x == 2 && y == 3 ? 200 : 100
    }
    #expect(
      several.columns == [1..<2, 4..<6] && several.rows == [0..<2] && several.padding == Edges(left: 1, right: 8))
    #expect(several.cells(in: Frame(width: 37, height: 2)).map { $0.target.width } == [1, 10, 2, 20, 4])
    #expect(several.cells(in: Frame(width: 3.5, height: 2)).map { $0.target.width } == [0.5, 0, 1, 0, 2])
  }
}

extension String {
  /// Replaces all occurrences of a text.
  func replacing(_ old: String, _ new: String) -> String {
    var result = "", rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(old) {
        result += new
        rest = rest.dropFirst(old.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }
}

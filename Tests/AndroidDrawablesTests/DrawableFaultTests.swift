import AndroidDrawables
import AndroidLayout
import EagerLayout
import TestSupport
import Testing

@Suite("Faults of Android drawables")
struct DrawableFaultTests {
  private func faults(_ root: String, _ others: [(String, String)] = []) -> [String] {
    do {
      _ = try drawable(root, others)
      return []
    } catch {
      return (error as? MarkupError)?.faults.map { $0.description } ?? ["another error"]
    }
  }

  @Test("The fault of a drawable states its line, path, value and what to write")
  func faultTexts() {
    let root = """
      <layer-list>
        <item drawable="#12"/>
        <item/>
        <layer drawable="#F00"/>
        <item lef="2" drawable="#F00" gravity="centre"/>
        <item><shap/></item>
        <item><shape shape="oval">
          <gradient startColor="#F00" angle="30"/>
          <strok width="2"/>
          <gradient type="radial"/>
          <corners radius="2dpp"/>
        </shape></item>
        <item><shape shape="ring" thicknessRatio="0"/></item>
        <item drawable="@drawable/i40x31"/>
        <item drawable="@dimen/a"/>
        <item><clip clipOrientation="across" drawable="#F00"/></item>
        <item><inset inset="half"/></item>
        <item><bitmap/></item>
        <item><level-list><item minLevel="3" maxLevel="2" drawable="#F00"/></level-list></item>
        <item><vector width="24dp" viewportWidth="0" viewportHeight="24"><path/><path pathData="M0 0 L1"/><paths/></vector></item>
      </layer-list>
      """
    let values = ("values/a.xml", "<resources><dimen name='a'>1dp</dimen></resources>")
    #expect(
      faults(root, [values]).map { $0.drop { $0 != ":" }.dropFirst() } == [
        "2:19: /layer-list/item[1]/@drawable: \"#12\" is not a color; write #RGB, #ARGB, #RRGGBB or #AARRGGBB",
        "3:3: /layer-list/item[2]: has no drawable; write drawable=\"@drawable/…\", or a child element",
        "4:3: /layer-list/layer: is not an item; write <item> around it",
        "5:9: /layer-list/item[3]/@lef: is not a known attribute; did you mean \"left\"?",
        "5:42: /layer-list/item[3]/@gravity: \"centre\" is not a gravity; did you mean \"center\"?",
        "6:9: /layer-list/item[4]/shap: is not a supported drawable; did you mean \"shape\"?",
        "8:40: /layer-list/item[5]/shape/gradient[1]/@angle: \"30\" is not an angle of a gradient; write a multiple of 45",
        "9:5: /layer-list/item[5]/shape/strok: is not a part of a shape; did you mean \"stroke\"?",
        "10:5: /layer-list/item[5]/shape/gradient[2]: has no gradientRadius; write a length or a fraction such as \"50%\"",
        "11:22: /layer-list/item[5]/shape/corners/@radius: \"2dpp\" is not a length; write a number and dp, sp, px, pt, mm or in",
        "13:45: /layer-list/item[6]/shape/@thicknessRatio: \"0\" is not a ratio; write a number above 0",
        "14:19: /layer-list/item[7]/@drawable: there is no drawable \"i40x31\"; \"i40x30\" is in drawable/i40x30.png",
        "15:19: /layer-list/item[8]/@drawable: \"@dimen/a\" is not a drawable; write @drawable/name, @color/name or a color",
        "16:32: /layer-list/item[9]/clip/@clipOrientation: \"across\" is not one of horizontal, vertical",
        "17:9: /layer-list/item[10]/inset: has no drawable; write drawable=\"@drawable/…\", or a child element",
        "17:23: /layer-list/item[10]/inset/@inset: \"half\" is not a length or a fraction; write for example 8dp or 50%",
        "18:9: /layer-list/item[11]/bitmap: has no src; write src=\"@drawable/…\"",
        "19:21: /layer-list/item[12]/level-list/item: has a maxLevel below its minLevel; swap them",
        "20:9: /layer-list/item[13]/vector: has no height; write a length such as \"24dp\"",
        "20:45: /layer-list/item[13]/vector/@viewportWidth: \"0\" is not a size; write a number above 0",
        "20:68: /layer-list/item[13]/vector/path[1]: has no pathData; write commands such as \"M0 0 L10 10 Z\"",
        "20:91: /layer-list/item[13]/vector/path[2]/@pathData: \"M0 0 L1\" is not a path; write commands such as \"M0 0 L10 10 Z\"",
        "20:101: /layer-list/item[13]/vector/paths: is not a part of a vector; did you mean \"path\"?",
      ])
  }

  @Test("Drawables that refer to each other are one fault at the first file")
  func circularReferences() {
    let others = [
      ("drawable/b.xml", "<inset drawable='@drawable/c'/>"), ("drawable/c.xml", "<clip drawable='@drawable/b'/>"),
    ]
    #expect(
      faults("<inset drawable='@drawable/c'/>", others) == [
        "drawable/b.xml:1:8: /inset/@drawable: \"drawable/c\" includes this file again: b → c → b; remove one reference"
      ])
    #expect(
      faults("<inset drawable='@drawable/main'/>") == [
        "drawable/main.xml:1:8: /inset/@drawable: \"drawable/main\" includes this file again: main → main; remove one reference"
      ])
  }

  @Test("Drawables beyond the limits of layers and levels are faults, and those at the limits are not")
  func limits() throws {
    func list(_ count: Int) -> String {
      "<layer-list>\(String(repeating: "<item drawable='#F00'/>", count: count))</layer-list>"
    }
    #expect(faults(list(9_999)) == [])
    #expect(faults(list(10_000)).map { $0.hasSuffix("more than 10,000 layers in one drawable; remove some") } == [true])
    func nested(_ count: Int) -> String {
      String(repeating: "<inset>", count: count - 1) + shape(1, 1) + String(repeating: "</inset>", count: count - 1)
    }
    #expect(faults(nested(40)) == [])
    #expect(faults(nested(41)).map { $0.hasSuffix("has more than 40 levels of drawables; nest fewer") } == [true])
    // Each file refers to the next file ten times.
    let files = (0..<12).map { file in
      (
        "drawable/a\(file).xml",
        "<layer-list>\(String(repeating: "<item drawable='@drawable/a\(file + 1)'/>", count: 10))</layer-list>"
      )
    }
    let foundFaults = faults("<inset drawable='@drawable/a0'/>", files + [("drawable/a12.xml", shape(1, 1))])
    #expect(
      !foundFaults.isEmpty
        && foundFaults.allSatisfy { $0.hasSuffix("more than 10,000 layers in one drawable; remove some") })
    let chain = (0..<120).map { ("drawable/a\($0).xml", "<inset drawable='@drawable/a\($0 + 1)'/>") }
    let deeper = faults("<inset drawable='@drawable/a0'/>", chain + [("drawable/a120.xml", shape(1, 1))])
    #expect(deeper.map { $0.hasSuffix("has more than 40 levels of drawables; nest fewer") } == [true])
  }

  @Test("Checking resources finds faults of drawables that no layout uses")
  func check() throws {
    var resources = Resources()
    try resources.add("<shape><size width='1x'/></shape>", at: "drawable-night/a.xml")
    try resources.add("<rotate drawable='#F00'/>", at: "drawable/a.xml")
    try resources.add("<animation-list/>", at: "drawable/b.xml")
    let foundFaults = resources.check(on: [plainPhone, Device(width: 1, height: 1, isNight: true)])
    #expect(foundFaults.faults.map { $0.path } == ["/shape/size/@width"])
    #expect(foundFaults.warnings.map { $0.path } == ["/animation-list"])
  }

  @Test(
    "Invalid path data of a vector drawable is a fault",
    arguments: Rows.of([
      ("M0 0", true), ("m0,0l-1-2.5.5.5z", true), ("M1e2 0a1 1 0 01.5.5", true), ("", true), ("M0 0 1 1 2 2H3V4", true),
      ("L0 0", false), ("M0", false), ("M0 0Z1", false), ("M0 0 x", false), ("M0 0\"/>", false), ("M0 0 C1 2 3", false),
    ]))
  func pathData(rows: Rows<(String, Bool)>) {
    for (data, isPath) in rows {
      let root =
        "<vector width='8' height='8' viewportWidth='8' viewportHeight='8'><path pathData='\(data.replacing("<", "&lt;"))'/></vector>"
      #expect(faults(root).isEmpty == isPath)
    }
  }

  @Test("Drawable files with random changed bytes are drawn, or have faults in order")
  func changedBytes() throws {
    let root = Array(
      "<layer-list><item left='2' width='20'>\(shape(20, 10, padding: 3))</item><item><selector constantSize='true'><item state_pressed='true' drawable='#F00'/></selector></item><item><vector width='8' height='8' viewportWidth='8' viewportHeight='8'><group rotation='9'><path pathData='M0,0h8' fillColor='#F00'/></group></vector></item><item><clip><scale scaleWidth='50%' level='90'><rotate drawable='@drawable/main2'/></scale></clip></item></layer-list>"
        .utf8)
    var random = SplitMix64(seed: 8), faulty = 0, intact = 0
    for _ in 0..<Thorough.pick(200, 8_000) {
      var bytes = root
      for _ in 0...random.below(2) {
        switch random.below(3) {
        case 0: bytes[random.below(bytes.count)] = random.pick(root)
        case 1: bytes.remove(at: random.below(bytes.count))
        default: bytes.insert(random.pick(root), at: random.below(bytes.count))
        }
      }
      do {
        var resources = Resources()
        try resources.add(bytes, at: "drawable/main.xml")
        try resources.add(shape(3, 3), at: "drawable/main2.xml")
        let read = try resources.drawable("main", on: plainPhone)
        _ = read.padding
        for layer in read.layers(in: Frame(width: 20, height: 10), level: 700) { _ = layer.svg }
        intact += 1
      } catch {
        faulty += 1
        let places = error.faults.map { $0.line * 10_000 + $0.column }
        #expect(!places.isEmpty && places == places.sorted())
      }
    }
    #expect(faulty > Thorough.pick(50, 100) && intact > Thorough.pick(1, 3))
  }
}

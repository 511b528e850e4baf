import AndroidLayout
import TestSupport
import Testing

@Suite("Variants of a resource")
struct VariantTests {
  /// Which folder's text a device takes.
  private func chosen(_ folders: [String], _ device: Device) throws -> String {
    var resources = Resources()
    for folder in folders {
      try resources.add("<resources><string name='a'>\(folder)</string></resources>", at: "\(folder)/a.xml")
    }
    return try resources.string("a", on: device)
  }

  @Test("are dropped by what contradicts, and then kept by what says something, kind by kind")
  func guide() throws {
    let folders = [
      "values", "values-en", "values-fr-rCA", "values-en-port", "values-en-notouch-12key", "values-port-ldpi",
      "values-port-notouch-12key",
    ]
    let phone = Device(width: 360, height: 640, density: 1.5, language: "en", region: "GB")
    #expect(try chosen(folders, phone) == "values-en-port")
  }

  @Test(
    "by size: the smallest width stands before the width",
    arguments: [
      (360.0, 640.0, "values"), (640.0, 360.0, "values-land"), (800.0, 1280.0, "values-sw600dp"),
      (1280.0, 800.0, "values-sw600dp"),
    ])
  func sizes(width: Double, height: Double, expected: String) throws {
    let folders = ["values", "values-land", "values-sw600dp", "values-w820dp"]
    #expect(try chosen(folders, Device(width: width, height: height)) == expected)
  }

  @Test(
    "by density: the nearest, larger ones before smaller ones",
    arguments: [
      (1.0, "values-mdpi"), (1.5, "values-xhdpi"), (2.0, "values-xhdpi"), (4.0, "values-xxhdpi"),
    ])
  func densities(density: Double, expected: String) throws {
    let folders = ["values-mdpi", "values-xhdpi", "values-xxhdpi", "values-nodpi"]
    #expect(try chosen(folders, Device(width: 360, height: 640, density: density)) == expected)
    #expect(
      try chosen(folders + ["values-anydpi"], Device(width: 360, height: 640, density: density)) == "values-anydpi")
  }

  @Test("by all else that a device says")
  func others() throws {
    var device = Device(width: 360, height: 640, language: "sr", script: "Latn", apiLevel: 24)
    #expect(try chosen(["values", "values-v21", "values-v24", "values-v26"], device) == "values-v24")
    #expect(try chosen(["values", "values-b+sr+Latn", "values-b+sr"], device) == "values-b+sr+Latn")
    #expect(try chosen(["values", "values-night", "values-ldrtl"], device) == "values")
    device.isNight = true
    #expect(try chosen(["values", "values-night", "values-ldrtl"], device) == "values-night")
    device.direction = .rightToLeft
    #expect(try chosen(["values", "values-night", "values-ldrtl"], device) == "values-ldrtl")
    device.idiom = "television"
    #expect(try chosen(["values", "values-television", "values-watch"], device) == "values-television")
    #expect(try chosen(["values", "values-large", "values-normal-long"], device) == "values-normal-long")
  }

  @Test("for an idiom count last")
  func idioms() throws {
    var resources = Resources()
    for name in ["a", "a~ipad"] {
      try resources.add("<resources><string name='x'>\(name)</string></resources>", at: "values/\(name).xml")
    }
    #expect(try resources.string("x", on: Device(width: 1, height: 1)) == "a")
    #expect(try resources.string("x", on: Device(width: 1, height: 1, idiom: "iPad")) == "a~ipad")
  }

  @Test("that all contradict are listed")
  func none() {
    let error = #expect(throws: MarkupError.self) {
      try chosen(["values-fr", "values-de"], Device(width: 1, height: 1, language: "en"))
    }
    #expect(
      error?.description
        == "@string/a: string \"a\" exists only for other devices, in values-de/a.xml, values-fr/a.xml; add one without qualifiers"
    )
  }
}

@Suite("Faults of resources")
struct ResourceFaultTests {
  let phone = Device(width: 360, height: 640)

  private func faults(_ files: [(String, String)], _ ask: (Resources) throws -> Void = { _ in }) -> [String] {
    do {
      try ask(try Resources(files: files.map { ($0.0, Array($0.1.utf8)) }))
      return []
    } catch {
      return (error as? MarkupError)?.faults.map { $0.description } ?? ["another error"]
    }
  }

  @Test(
    "in values are told where they are",
    arguments: Rows.of([
      (
        "<dimen name='gap'>12dpp</dimen>",
        "values/a.xml:2:19: /resources/dimen: \"12dpp\" is not a length; write a number and dp, sp, px, pt, mm or in"
      ),
      (
        "<dimen name='gap'>1e9</dimen>",
        "values/a.xml:2:19: /resources/dimen: \"1e9\" is not a length; write a number and dp, sp, px, pt, mm or in"
      ),
      (
        "<color name='c'>#0ßffff</color>",
        "values/a.xml:2:17: /resources/color: \"#0ßffff\" is not a color; write #RGB, #ARGB, #RRGGBB or #AARRGGBB"
      ),
      ("<bool name='b'>yes</bool>", "values/a.xml:2:16: /resources/bool: \"yes\" is neither true nor false"),
      ("<integer name='i'>1.5</integer>", "values/a.xml:2:19: /resources/integer: \"1.5\" is not an integer"),
      (
        "<dimn name='gap'>1</dimn>",
        "values/a.xml:2:1: /resources/dimn: is not a supported value; did you mean \"dimen\"?"
      ),
      ("<string>a</string>", "values/a.xml:2:1: /resources/string: has no name; write name=\"…\""),
      (
        "<style name='s'><itm name='a'>b</itm></style>",
        "values/a.xml:2:17: /resources/style/itm: is not an item of a style; write <item name=\"…\">"
      ),
      (
        "<string name='a'/><string name='a'/>",
        "values/a.xml:2:19: /resources/string[2]: string \"a\" is in values/a.xml, line 2 too, for the same devices; remove one of them"
      ),
    ]))
  func values(rows: Rows<(String, String)>) {
    for (text, expected) in rows {
      #expect(faults([("values/a.xml", "<resources>\n\(text)\n</resources>")]) == [expected])
    }
  }

  @Test(
    "in paths are told with the file",
    arguments: [
      ("row.xml", "row.xml: is not in a resource folder; add it as \"layout/row.xml\" or \"values/…\""),
      (
        "layout-wide/row.xml",
        "layout-wide/row.xml: folder has the unknown qualifier \"wide\"; write one such as en, land or xhdpi"
      ),
      (
        "layout-land-en/row.xml",
        "layout-land-en/row.xml: folder has its qualifiers in the wrong order: \"en\" must come earlier; see Android's table"
      ),
      (
        "layout-en-fr/row.xml",
        "layout-en-fr/row.xml: folder has two qualifiers of one kind, the second being \"fr\"; remove one"
      ),
      (
        "layout/row.txt",
        "layout/row.txt: is neither XML nor an image; its name must end in .xml, .png, .jpg, .gif or .webp"
      ),
      ("drawable/a.png", "drawable/a.png: is not a PNG, JPEG, GIF or WebP image; convert it to one"),
    ])
  func paths(path: String, expected: String) {
    #expect(faults([(path, "<View/>")]) == [expected])
  }

  @Test("of all files are told together, by file and place")
  func together() {
    let found = faults([
      ("values/b.xml", "<resources>"), ("raw/c.txt", "<"),
      ("values/a.xml", "<resources><dimen name='a'>x</dimen><bool name='b'/></resources>"),
    ])
    #expect(found.map { $0.prefix(17) } == ["values/a.xml:1:28", "values/a.xml:1:37", "values/b.xml:1:1:"])
  }

  @Test("are circles, told once and from their first place on")
  func circles() {
    let values = """
      <resources>
        <dimen name="a">@dimen/b</dimen>
        <dimen name="b">@dimen/a</dimen>
        <dimen name="c">@dimen/b</dimen>
      </resources>
      """
    for name in ["a", "b", "c"] {
      let found = faults([("values/a.xml", values)]) { _ = try $0.dimension(name, on: phone) }
      #expect(
        found == ["values/a.xml:2:19: /resources/dimen[1]: a refers to itself: a → b → a; give one of them a value"])
    }
  }

  @Test("are references to nothing, with the nearest name and where it is")
  func nothing() {
    let values =
      "<resources>\n<dimen name='gap'>1dp</dimen>\n<dimen name='b'>@dimen/gapp</dimen><dimen name='c'>@dimen</dimen></resources>"
    #expect(
      faults([("values/a.xml", values)]) { _ = try $0.dimension("b", on: phone) }
        == ["values/a.xml:3:17: /resources/dimen[2]: there is no dimen \"gapp\"; \"gap\" is in values/a.xml, line 2"])
    #expect(
      faults([("values/a.xml", values)]) { _ = try $0.dimension("c", on: phone) }
        == [
          "values/a.xml:3:52: /resources/dimen[3]: \"@dimen\" is not a reference; write @type/name, or \\@ for the character @"
        ])
    #expect(faults([]) { _ = try $0.dimension("gap", on: phone) } == ["@dimen/gap: there is no dimen \"gap\""])
  }

  @Test("are more references than the limit, and not so many")
  func limits() {
    let values = (0..<40).map { "<dimen name='a\($0)'>@dimen/a\($0 + 1)</dimen>" }.joined()
    let files = [("values/a.xml", "<resources>\(values)<dimen name='a40'>8dp</dimen></resources>")]
    // 32 references lead from a9 to a40, after the one that is asked with.
    #expect(faults(files) { _ = try $0.dimension("a9", on: phone) } == [])
    #expect(
      faults(files) { _ = try $0.dimension("a8", on: phone) }.first?.hasSuffix(
        "has a chain of more than 32 references; write the value itself") == true)
    let long = String(repeating: "x", count: 64 << 10)
    #expect(faults([("values/a.xml", "<resources><string name='a'>\(long)</string></resources>")]) == [])
    #expect(
      faults([("values/a.xml", "<resources><string name='a'>\(long)x</string></resources>")])
        == ["values/a.xml:1:12: /resources/string: holds more than 64 KB of text; shorten it"])
  }
}

@Suite("One layout with nothing beside it")
struct LayoutAloneTests {
  @Test(
    "is laid out, and faulted, as one among other files",
    arguments: [
      "<FrameLayout android:layout_width='match_parent' android:layout_height='20dp' android:background='#F00'/>",
      "<FrameLayout android:layout_width='@dimen/a' android:layout_height='20dp'/>",
      "<FrameLayout android:layout_width='1dp' android:layout_height='1dp' android:background='@drawable/a'/>",
      "<FrameLayout android:layout_width='1dp' android:layout_height='1dp' android:background='@layout/pasted'/>",
      "<FrameLayout", "<include layout='@layout/pasted'/>", "",
    ])
  func alone(text: String) {
    func inflated(_ resources: () throws(MarkupError) -> Resources) -> (InflatedLayout?, [String]) {
      do throws(MarkupError) {
        return (try resources().layout("pasted", on: Device(width: 360, height: 640)), [])
      } catch {
        return (nil, error.faults.map { $0.description })
      }
    }
    let alone = inflated { () throws(MarkupError) in try Resources(layout: text, named: "pasted") }
    let among = inflated { () throws(MarkupError) in
      var resources = Resources()
      try resources.add(text, at: "layout/pasted.xml")
      return resources
    }
    #expect(alone.0 == among.0)
    #expect(alone.1 == among.1)
  }
}

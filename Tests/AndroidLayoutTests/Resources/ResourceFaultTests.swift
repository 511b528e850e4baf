import AndroidLayout
import TestSupport
import Testing

@Suite("Faults of Android resources")
struct ResourceFaultTests {
  let phone = Device(width: 360, height: 640)

  private func faults(_ files: [(String, String)], _ body: (Resources) throws -> Void = { _ in }) -> [String] {
    do {
      try body(try Resources(files: files.map { ($0.0, Array($0.1.utf8)) }))
      return []
    } catch {
      return (error as? MarkupError)?.faults.map { $0.description } ?? ["another error"]
    }
  }

  @Test(
    "The fault of an Android value states its file, line, path and what to write",
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
    "The fault of a resource path states the file and what to change",
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

  @Test("Faults of several resource files are reported together, ordered by file and position")
  func severalFiles() {
    let foundFaults = faults([
      ("values/b.xml", "<resources>"), ("raw/c.txt", "<"),
      ("values/a.xml", "<resources><dimen name='a'>x</dimen><bool name='b'/></resources>"),
    ])
    #expect(foundFaults.map { $0.prefix(17) } == ["values/a.xml:1:28", "values/a.xml:1:37", "values/b.xml:1:1:"])
  }

  @Test("Resources that refer to each other in a circle are one fault at the first of them")
  func circularReferences() {
    let values = """
      <resources>
        <dimen name="a">@dimen/b</dimen>
        <dimen name="b">@dimen/a</dimen>
        <dimen name="c">@dimen/b</dimen>
      </resources>
      """
    for name in ["a", "b", "c"] {
      let foundFaults = faults([("values/a.xml", values)]) { _ = try $0.dimension(name, on: phone) }
      #expect(
        foundFaults == [
          "values/a.xml:2:19: /resources/dimen[1]: a refers to itself: a → b → a; give one of them a value"
        ])
    }
  }

  @Test("A reference to a missing resource is a fault that names the nearest resource and its place")
  func missingReferences() {
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

  @Test("Chains of references and texts beyond the limits are faults, and those at the limits are not")
  func limits() {
    let values = (0..<40).map { "<dimen name='a\($0)'>@dimen/a\($0 + 1)</dimen>" }.joined()
    let files = [("values/a.xml", "<resources>\(values)<dimen name='a40'>8dp</dimen></resources>")]
    // With the requested reference, 32 references lead from a9 to a40.
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

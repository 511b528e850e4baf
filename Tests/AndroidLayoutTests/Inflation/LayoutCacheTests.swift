import EagerLayout
import AndroidLayout
import TestSupport
import Testing

@Suite("Android layouts inflated repeatedly")
struct LayoutCacheTests {
  private static let root = relative(
    "match wrap", "padding='4'", image("i", "i40x30", "wrap wrap", "layout_centerVertical='true'"),
    column(
      "0 wrap", "id='col' layout_toRightOf='@id/i' layout_alignParentRight='true'", text("a", "@string/name"),
      row("match wrap", "", text("b", "four", "0 wrap", "layout_weight='1'"), text("c", "nine nine")),
      view("FrameLayout", "match wrap", "id='frame'", text("d", "one"))))
  private static let strings = [("values/s.xml", "<resources><string name='name'>Anna Lee</string></resources>")]
  private static let bounds = Frame(width: 200, height: 300)

  private static let changes: [(name: String, apply: @Sendable (inout InflatedLayout) -> Void)] = [
    ("no change", { _ in }), ("a longer text", { $0["a"]?.text = "another name, which is longer" }),
    (
      "a shorter text, no text and a hint",
      {
        $0["b"]?.text = "x"
        $0["c"]?.text = nil
        $0["d"]?.hint = "hint"
      }
    ),
    ("larger letters", { $0["d"]?.textSize = 30 }),
    ("a larger image", { $0["i"]?.imageSize = Extent(width: 90, height: 70) }),
    ("a text that is gone", { $0["b"]?.visibility = .gone }),
    ("an invisible frame", { $0["frame"]?.visibility = .invisible }),
    (
      "a frame that is gone and a shorter text",
      {
        $0["frame"]?.visibility = .gone
        $0["a"]?.text = "short"
      }
    ),
    ("a pressed column", { $0["col"]?.states = [.pressed] }), ("a view replaced by another", { $0["c"] = $0["d"] }),
  ]

  @Test(
    "A change to a cached Android layout has the same effect as to a new one, and does not affect the next layout",
    arguments: changes.map { $0.name })
  func changedLayouts(name: String) throws {
    let change = try #require(Self.changes.first { $0.name == name })
    let files = try resources(Self.root, Self.strings)
    // The nodes of a layout are cached when it is inflated twice.
    for _ in 0..<3 { _ = try files.layout("main", on: tablet) }
    var cached = try files.layout("main", on: tablet), new = try inflated(Self.root, Self.strings)
    change.apply(&cached)
    change.apply(&new)
    let (a, b) = (cached.layout(in: Self.bounds), new.layout(in: Self.bounds))
    #expect(cached == new && a == b && a.frames == b.frames)
    #expect(a.map { $0.payload(as: InflatedView.self) } == b.map { $0.payload(as: InflatedView.self) })
    #expect(a.map { $0.id } == b.map { $0.id })
    // The next layout has none of the changes.
    let next = try files.layout("main", on: tablet)
    #expect(try next == inflated(Self.root, Self.strings))
    #expect(try next.layout(in: Self.bounds) == inflated(Self.root, Self.strings).layout(in: Self.bounds))
    #expect(name == "no change" || cached != next)
  }

  @Test("A cached Android layout is inflated again after changes of resources, device or limits")
  func invalidation() throws {
    var files = try resources(Self.root, Self.strings)
    func name(_ files: Resources, _ device: Device = tablet, _ classes: ViewClasses = .standard) throws -> String? {
      _ = try files.layout("main", on: device, classes: classes)
      return try files.layout("main", on: device, classes: classes)["a"]?.text
    }
    #expect(try name(files) == "Anna Lee")
    let copy = files
    try files.add("<resources><string name='name'>Ada</string></resources>", at: "values-w500dp/s.xml")
    #expect(try name(files) == "Ada")
    #expect(try name(copy) == "Anna Lee")
    #expect(try name(files, Device(width: 300, height: 1_000)) == "Anna Lee")
    #expect(try name(files) == "Ada")
    files.limits.views = 3
    #expect(throws: MarkupError.self) { try name(files) }
    files.limits.views = 100
    files.add(image: Extent(width: 1, height: 1), at: "nowhere.png")
    #expect(throws: MarkupError.self) { try name(files) }
  }

  @Test("Inflating with other classes ignores the cached Android layout, and each time creates the program's views")
  func classes() throws {
    final class Length: @unchecked Sendable { var value = 10.0 }
    let length = Length(), files = try resources(column("wrap wrap", "", view("Chart", "wrap wrap", "id='chart'")))
    var classes = ViewClasses.standard
    classes.add("Chart") { _ in Measured(width: length.value, height: 5) }
    func width(_ classes: ViewClasses) throws -> Double? {
      let layout = try files.layout("main", on: tablet, classes: classes)
      return layout.layout(in: Self.bounds)["chart"]?.width
    }
    #expect(try [width(classes), width(classes), width(classes)] == [10, 10, 10])
    length.value = 20
    #expect(try width(classes) == 20)
    classes.add("Chart") { _ in Measured(width: 30, height: 5) }
    #expect(try [width(classes), width(classes)] == [30, 30])
    #expect(try files.layout("main", on: tablet).warnings.count == 1)
  }

  @Test("An Android layout inflated on many threads at once has the same frames on each")
  func threads() async throws {
    let files = try resources(Self.root, Self.strings), expected = try inflated(Self.root, Self.strings)
    let frames = expected.layout(in: Self.bounds).frames
    let wrong = await withTaskGroup(of: Bool.self) { group in
      for task in 0..<16 {
        group.addTask {
          for round in 0..<Thorough.pick(6, 20) {
            // Two devices, so that the cache is replaced repeatedly.
            let device = (task + round) % 3 == 0 ? Device(width: 1_000, height: 999) : tablet
            let layout = try? files.layout("main", on: device)
            guard layout?.layout(in: Self.bounds).frames == frames else { return true }
          }
          return false
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(wrong == 0)
  }
}

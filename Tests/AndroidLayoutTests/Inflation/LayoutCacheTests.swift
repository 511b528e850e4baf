import EagerLayout
import AndroidLayout
import TestSupport
import Testing

@Suite("Layouts that are asked for again")
struct LayoutMemoryTests {
  private static let root = relative(
    "match wrap", "padding='4'", image("i", "i40x30", "wrap wrap", "layout_centerVertical='true'"),
    column(
      "0 wrap", "id='col' layout_toRightOf='@id/i' layout_alignParentRight='true'", text("a", "@string/name"),
      row("match wrap", "", text("b", "four", "0 wrap", "layout_weight='1'"), text("c", "nine nine")),
      view("FrameLayout", "match wrap", "id='frame'", text("d", "one"))))
  private static let strings = [("values/s.xml", "<resources><string name='name'>Anna Lee</string></resources>")]
  private static let bounds = Frame(width: 200, height: 300)

  private static let changes: [@Sendable (inout InflatedLayout) -> Void] = [
    { _ in }, { $0["a"]?.text = "another name, which is longer" },
    {
      $0["b"]?.text = "x"
      $0["c"]?.text = nil
      $0["d"]?.hint = "hint"
    },
    { $0["d"]?.textSize = 30 }, { $0["i"]?.imageSize = Extent(width: 90, height: 70) }, { $0["b"]?.visibility = .gone },
    { $0["frame"]?.visibility = .invisible },
    {
      $0["frame"]?.visibility = .gone
      $0["a"]?.text = "short"
    }, { $0["col"]?.states = [.pressed] }, { $0["c"] = $0["d"] },
  ]

  @Test("lay out as new ones do, whatever is changed in them", arguments: changes.indices)
  func changed(change: Int) throws {
    let files = try resources(Self.root, Self.strings)
    // The nodes of a layout that is asked for twice are kept.
    for _ in 0..<3 { _ = try files.layout("main", on: tablet) }
    var kept = try files.layout("main", on: tablet), new = try inflated(Self.root, Self.strings)
    Self.changes[change](&kept)
    Self.changes[change](&new)
    let (a, b) = (kept.layout(in: Self.bounds), new.layout(in: Self.bounds))
    #expect(kept == new && a == b && a.frames == b.frames)
    #expect(a.map { $0.payload(as: InflatedView.self) } == b.map { $0.payload(as: InflatedView.self) })
    #expect(a.map { $0.id } == b.map { $0.id })
    // And nothing of it is left in the next one.
    let next = try files.layout("main", on: tablet)
    #expect(try next == inflated(Self.root, Self.strings))
    #expect(try next.layout(in: Self.bounds) == inflated(Self.root, Self.strings).layout(in: Self.bounds))
    #expect(change == 0 || kept != next)
  }

  @Test("are new where anything is that they were made of")
  func madeAnew() throws {
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

  @Test("are new for other classes, and have what a program's classes make anew")
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

  @Test("are the same for all threads that ask at once")
  func threads() async throws {
    let files = try resources(Self.root, Self.strings), expected = try inflated(Self.root, Self.strings)
    let frames = expected.layout(in: Self.bounds).frames
    let wrong = await withTaskGroup(of: Bool.self) { group in
      for task in 0..<16 {
        group.addTask {
          for round in 0..<Thorough.pick(6, 20) {
            // Two devices, so that what is kept is made anew again and again.
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

import EagerLayout
import Foundation
import AndroidLayout
import TestSupport
import Testing

@Suite("Hostile Android layout files")
struct HostileLayoutTests {
  @Test("The error for an Android layout lists its first 100 faults and counts the others")
  func numberOfFaults() throws {
    let count = Thorough.pick(300, 2_000)
    let views = String(
      repeating: "<View layout_width='x' layout_height='@dimen/none' layout_toRightOf='y'/>", count: count)
    let error = #expect(throws: MarkupError.self) {
      try inflated(relative("match match", "", views), isStrict: true)
    }
    #expect(error?.faults.count == 100)
    #expect(error?.omittedCount == 2 * count - 100)
    let text = String(repeating: "<a b=c>", count: 200) + String(repeating: "</a>", count: 200)
    let syntax = #expect(throws: MarkupError.self) { try Resources(files: [("layout/a.xml", Array(text.utf8))]) }
    #expect(syntax?.faults.map { $0.column }.last == 6 + 99 * 7)
    #expect(syntax?.omittedCount == 100)
  }

  @Test("A chain of 1,000 included files or 3,000 styles is resolved, and a longer chain of files is an error")
  func chains() throws {
    var resources = Resources()
    for file in 0..<1_000 {
      try resources.add("<include layout='@layout/a\(file + 1)'/>", at: "layout/a\(file).xml")
    }
    try resources.add(box("last", "1 1"), at: "layout/a1000.xml")
    #expect(try resources.layout("a1", on: tablet).views.count == 1)
    let error = #expect(throws: MarkupError.self) { try resources.layout("a0", on: tablet) }
    #expect(error?.faults.map { $0.message } == ["has more than 1,000 nested files; nest fewer"])
    let count = Thorough.pick(500, 3_000)
    let styles = (0..<count).map { "<style name='s\($0)' parent='s\($0 + 1)'/>" }.joined()
    let last = "<style name='s\(count)'><item name='layout_width'>3dp</item></style>"
    let root = "<View id='a' style='@style/s0' layout_height='1'/>"
    #expect(
      try frames(root, 9, 9, ["a"], [("values/s.xml", "<resources>\(styles)\(last)</resources>")]) == ["a 0 0 3 1"])
  }

  @Test("A layout with thousands of data and merge elements is an error with its first 100 faults")
  func manyDataAndMergeElements() {
    let count = 5_000
    let data = String(repeating: "<data/>", count: count), merges = String(repeating: "<merge/>", count: count)
    let root = "<layout>\(data)\(view("FrameLayout", "match match", "", merges))</layout>"
    let error = #expect(throws: MarkupError.self) { try inflated(root) }
    #expect(error?.faults.first?.message == "<merge> is only allowed as the root of a file; remove it")
    #expect(error?.faults.count == 100)
    #expect(error?.omittedCount == count - 100)
  }

  @Test("An Android theme whose attributes refer to each other is an error")
  func circularTheme() throws {
    var device = tablet
    device.theme = "@style/App"
    let values = """
      <resources><style name="App" parent="?attr/base"><item name="base">?attr/other</item><item name="other">?attr/base</item>\
      </style></resources>
      """
    let root = "<View id='a' style='?attr/base' layout_width='3' layout_height='1'/>"
    let error = #expect(throws: MarkupError.self) {
      try inflated(root, [("values/s.xml", values)], on: device)
    }
    #expect(
      error?.faults.map { $0.message } == ["has a chain of more than 32 references; write the style itself"])
  }

  @Test("A layout of 1,000 levels is laid out and released on a thread with a stack of 512 KB")
  func deepViews() async {
    let levels = 998
    let text =
      "<ScrollView layout_width='match_parent' layout_height='match_parent' fillViewport='true'>"
      + String(repeating: "<FrameLayout layout_width='match_parent' layout_height='wrap_content'>", count: levels)
      + box("last", "1 1") + String(repeating: "</FrameLayout>", count: levels) + "</ScrollView>"
    let last = await withCheckedContinuation { continuation in
      let thread = Thread {
        var layout = try? inflated(text)
        var frame = layout.flatMap { layout in
          let placement = layout.layout(in: Frame(width: 9, height: 9))
          return layout.warnings(in: placement).isEmpty ? placement["last"] : nil
        }
        // The second inflation caches the nodes.
        layout = layout.flatMap { _ in try? inflated(text) }
        frame = frame.flatMap { _ in layout?.layout(in: Frame(width: 9, height: 9))["last"] }
        continuation.resume(returning: frame)
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(last == Frame(width: 1, height: 1))
  }

  @Test("100 nested RelativeLayouts that fill each other are laid out")
  func deepRelativeLayouts() throws {
    let levels = 100
    let text =
      String(
        repeating: """
          <RelativeLayout layout_width='match_parent' layout_height='wrap_content' layout_alignParentTop='true' \
          layout_alignParentBottom='true'>
          """, count: levels) + box("last", "1 1") + String(repeating: "</RelativeLayout>", count: levels)
    let placement = try inflated(text).layout(in: Frame(width: 9, height: 9))
    #expect(placement["last"] == Frame(width: 1, height: 1))
  }

  @Test("Android files with random changed bytes are laid out, or have faults in order inside the files")
  func changedBytes() {
    // The smallest stack of a thread on Apple's systems.
    let done = DispatchSemaphore(value: 0)
    let changes = ChangedFiles(seed: 3)
    let thread = Thread {
      changes.run(Thorough.pick(120, 4_000))
      done.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    done.wait()
    #expect(changes.problems == [])
    #expect(changes.faulty > Thorough.pick(50, 200) && changes.laidOut > Thorough.pick(0, 2))
  }

  @Test("Android files with too many attributes or levels are an error at the limit")
  func sizeLimits() {
    let count = Thorough.pick(20_000, 1_000_000)
    let wide = "<a" + (1...count).map { " b\($0)=''" }.joined() + "/>"
    #expect(messages(wide) == ["1:7897: this tag has more than 1,000 attributes; remove some"])
    let levels = Thorough.pick(10_000, 100_000)
    let deep = String(repeating: "<a>", count: levels) + String(repeating: "</a>", count: levels)
    #expect(messages(deep) == ["1:3001: there are more than 1,000 levels of elements; nest fewer"])
    let tags = String(repeating: "<b" + (1...100).map { " b\($0)=''" }.joined() + "/>", count: count / 100)
    #expect(messages("<a>\(tags)</a>") == [])
  }

  private func messages(_ text: String) -> [String] {
    do {
      _ = try Resources(files: [("layout/a.xml", Array(text.utf8))])
      return []
    } catch { return error.faults.map { "\($0.line):\($0.column): \($0.message)" } }
  }
}

/// Changes bytes of files and checks the results. Only one thread uses it at a time.
private final class ChangedFiles: @unchecked Sendable {
  private var random: SplitMix64
  /// The numbers of layouts that were laid out and that had faults.
  private(set) var laidOut = 0, faulty = 0
  /// Descriptions of wrong results.
  private(set) var problems: [String] = []

  private let files: [(path: String, bytes: [UInt8])] = [
    ("layout/main.xml", Array(ChangedFiles.root.utf8)), ("layout/part.xml", Array(ChangedFiles.part.utf8)),
    ("values/styles.xml", Array(ChangedFiles.values.utf8)),
  ]

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  func run(_ count: Int) {
    for _ in 0..<count {
      var files = files
      for _ in 0...random.below(2) {
        let file = random.below(files.count)
        change(&files[file].bytes)
      }
      check(files)
    }
  }

  private func change(_ bytes: inout [UInt8]) {
    let place = random.below(bytes.count)
    switch random.below(3) {
    case 0: bytes[place] = random.oneIn(4) ? UInt8(random.below(256)) : random.pick(bytes)
    case 1: bytes.remove(at: place)
    default: bytes.insert(random.pick(bytes), at: place)
    }
  }

  private func check(_ files: [(path: String, bytes: [UInt8])]) {
    do {
      var resources = try Resources(files: files)
      resources.add(image: Extent(width: 40, height: 30), at: "drawable/i40x30.png")
      let layout = try resources.layout("main", on: tablet)
      let placement = layout.layout(in: Frame(width: 200, height: 200))
      if placement.frames.contains(where: { !($0.width >= 0 && $0.height >= 0) }) { problems.append("a frame") }
      laidOut += 1
    } catch {
      faulty += 1
      let faults = error.faults
      if faults.isEmpty { problems.append("no faults") }
      let places = faults.map { ($0.file, $0.line, $0.column) }
      if zip(places, places.dropFirst()).contains(where: { $0 > $1 }) { problems.append("out of order: \(error)") }
      for (path, line, column) in places {
        let length = files.first { $0.path == path }?.bytes.count ?? 0
        if line * column > 0, line - 1 + column > length + 1 { problems.append("outside its file: \(error)") }
      }
    }
  }

  private static let root = relative(
    "match wrap", "id='root' padding='12'", box("icon", "40 40", "layout_centerVertical='true'"),
    text("name", "Anna Lee", "wrap wrap", "layout_toRightOf='@id/icon' layout_marginLeft='@dimen/gap'"),
    column(
      "wrap 0", "layout_below='name' gravity='end|top'", image("i", "i40x30"),
      text("t", "a b", "match wrap", "layout_weight='1' style='@style/Title.Small'")),
    view(
      "ScrollView", "match wrap", "layout_below='name'", row("wrap 20", "", "<include layout='@layout/part'/>")))

  private static let part = """
    <merge xmlns:android="http://schemas.android.com/apk/res/android">
      <!-- two --><View android:layout_width="1in" android:layout_height="@dimen/gap" android:background="#80FF0000"/>
      <TextView style="@style/Title" android:text="@string/name" android:ems="3"/>
    </merge>
    """

  private static let values = """
    <resources>
      <dimen name="gap">8dp</dimen><dimen name="other">@dimen/gap</dimen><string name="name">It\\'s &lt;Anna&gt;</string>
      <style name="Title"><item name="android:layout_width">wrap_content</item><item name="layout_height">16dp</item></style>
      <style name="Title.Small"><item name="textSize">@dimen/other</item><item name="layout_height">20dp</item></style>
    </resources>
    """
}

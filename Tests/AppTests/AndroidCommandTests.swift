import Foundation
import Testing

/// A folder with Android resources: a layout `row` with its dimensions, texts and background.
struct AndroidResources {
  let scratch: Scratch
  let folder: String

  init() throws {
    scratch = try Scratch()
    folder = scratch.folder.path()
    try write("res/layout/row.xml", Self.row)
    try write("res/values/dimens.xml", "<resources><dimen name=\"gap\">8dp</dimen></resources>")
    try write("res/values-de/texts.xml", "<resources><string name=\"name\">Anna aus Wien</string></resources>")
    try write("res/values/texts.xml", "<resources><string name=\"name\">Anna</string></resources>")
    try write(
      "res/drawable/card.xml",
      """
      <shape><solid android:color="#EEF2FF"/><corners android:radius="6dp"/></shape>
      """)
  }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ path: String, _ text: String) throws -> String {
    let url = scratch.folder.appending(path: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path()
  }

  var rowPath: String { scratch.folder.appending(path: "res/layout/row.xml").path() }

  static let row = """
    <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android"
        android:layout_width="match_parent" android:layout_height="wrap_content"
        android:padding="@dimen/gap" android:background="@drawable/card">
      <View android:id="@+id/avatar" android:layout_width="48dp" android:layout_height="48dp"/>
      <TextView android:id="@+id/name" android:layout_width="0dp" android:layout_height="wrap_content"
          android:layout_weight="1" android:textSize="16sp" android:text="@string/name" android:textColor="#336699"/>
    </LinearLayout>
    """
}

@Suite("Android layouts at the command line")
struct AndroidCommandTests {
  /// The frames of the row on a device of 240 × 480.
  private let rowFrames =
    #"{"frame":{"x":0,"y":0,"width":240,"height":480,"children":[{"x":0,"y":0,"width":240,"height":64,"children":["#
    + #"{"id":"avatar","x":8,"y":8,"width":48,"height":48},{"id":"name","x":56,"y":8,"width":176,"height":20}]}]}}"#
    + "\n"

  @Test("An Android layout takes its resources from the folder of its file, or from --resources")
  func resourcesFromFolderOrOption() throws {
    let resources = try AndroidResources(), device = ["--device", "240x480@2"], folder = "\(resources.folder)/res"
    #expect(try Program.layout(["frames", resources.rowPath] + device).output == rowFrames)
    let outside = try resources.write("outside.xml", AndroidResources.row)
    #expect(try Program.layout(["frames", outside, "--resources", folder] + device).output == rowFrames)
    let piped = try Program.layout(["frames", "-", "--resources", folder] + device, input: AndroidResources.row)
    #expect(piped.output == rowFrames && piped.errors == "")
    #expect(try Program.layout(["frames", AndroidResources.row, "--resources", folder] + device).output == rowFrames)
    let inFolder = try Program.shell(
      "cd '\(folder)/layout' && '\(Program.url("layout").path())' frames row.xml --device 240x480@2")
    #expect(inFolder.output == rowFrames)
  }

  @Test("Options set the device, language, direction, font scale, night mode and theme of an Android layout")
  func androidDeviceOptions() throws {
    let resources = try AndroidResources()
    func frames(_ options: String...) throws -> String {
      try Program.layout(["frames", resources.rowPath, "--device", "160x480"] + options).output
    }
    #expect(try frames().contains(#""id":"name","x":56,"y":8,"width":96,"height":20}"#))
    #expect(try frames("--language", "de-AT").contains(#""id":"name","x":56,"y":8,"width":96,"height":40}"#))
    #expect(try frames("--rtl").contains(#""id":"avatar","x":104"#))
    #expect(try frames("--font-scale", "1.5").contains(#""width":96,"height":30}"#))
    #expect(try frames("--width", "100").contains(#""x":0,"y":0,"width":100,"height":480"#))
    try resources.write("res/values-night/dimens.xml", "<resources><dimen name=\"gap\">2dp</dimen></resources>")
    #expect(try frames("--night").contains(#""id":"avatar","x":2,"y":2"#))
    try resources.write(
      "res/layout/themed.xml", "<View layout_width=\"?attr/wide\" layout_height=\"4dp\"/>")
    try resources.write(
      "res/values/themes.xml", "<resources><style name=\"App\"><item name=\"wide\">33dp</item></style></resources>")
    let themed = "\(resources.folder)/res/layout/themed.xml"
    #expect(try Program.layout(["frames", themed, "--theme", "App"]).output.contains(#""width":33,"height":4"#))
  }

  @Test("Each fault in an Android layout is one error line with file, line and column, and the status is 1")
  func androidFaults() throws {
    let resources = try AndroidResources()
    let path = try resources.write(
      "res/layout/bad.xml",
      "<FrameLayout layout_width=\"40\" layout_height=\"40\">\n<View layout_widht=\"3\" layout_height=\"@dimen/gpa\"/>\n</FrameLayout>"
    )
    for command in [["frames", path], ["draw", path], ["why", path, "1"], ["convert", path]] {
      let outcome = try Program.layout(command + ["--strict"]), lines = outcome.errors.split(separator: "\n")
      #expect(outcome.status == 1 && outcome.output == "")
      #expect(lines.count == 3 && lines.allSatisfy { $0.hasPrefix("\(path):2:") }, "\(outcome.errors)")
      #expect(outcome.errors.contains("did you mean \"layout_width\"?"))
    }
    let lenient = try Program.layout(["frames", path])
    #expect(lenient.status == 1 && lenient.errors.split(separator: "\n").count == 2, "\(lenient.errors)")
    let others = try Program.layout(["frames", path, resources.rowPath, "--device", "240x480"])
    #expect(others.output == rowFrames && others.status == 1)
  }

  @Test("A faulty resource file or an attribute without effect is a warning, and the layout is printed")
  func androidWarnings() throws {
    let resources = try AndroidResources()
    try resources.write("res/values/broken.xml", "<resources><dimen name=gap>9dp</dimen></resources>")
    let outcome = try Program.layout(["frames", resources.rowPath, "--device", "240x480"])
    #expect(outcome.output == rowFrames && outcome.status == 0)
    #expect(outcome.errors.hasPrefix("warning: \(resources.folder)") && outcome.errors.contains("broken.xml:1:"))
    let path = try resources.write(
      "res/layout/odd.xml",
      "<FrameLayout layout_width=\"40\" layout_height=\"40\"><View layout_width=\"3\" layout_height=\"3\" layout_weight=\"1\"/></FrameLayout>"
    )
    let withWarning = try Program.layout(["draw", path])
    #expect(
      withWarning.status == 0 && withWarning.errors.contains("warning: \(path):1:")
        && withWarning.errors.contains("layout_weight"))
  }

  @Test("Unknown classes and resources in an Android layout are warnings, or errors with --strict")
  func androidStrict() throws {
    let resources = try AndroidResources()
    let path = try resources.write(
      "res/layout/library.xml",
      "<com.example.Box layout_width=\"40\" layout_height=\"40\"><TextView id=\"a\" layout_width=\"9\" layout_height=\"@dimen/none\" text=\"@string/none\" textSize=\"16\"/></com.example.Box>"
    )
    let outcome = try Program.layout(["frames", path])
    #expect(outcome.status == 0 && outcome.output.contains(#""id":"a","x":0,"y":0,"width":9,"height":20"#))
    let warnings = outcome.errors.split(separator: "\n")
    #expect(warnings.count == 3 && warnings.allSatisfy { $0.hasPrefix("warning: \(path):1:") }, "\(outcome.errors)")
    let strict = try Program.layout(["frames", path, "--strict"]), faults = strict.errors.split(separator: "\n")
    #expect(strict.status == 1 && strict.output == "")
    #expect(faults.count == 3 && faults.allSatisfy { $0.hasPrefix("\(path):1:") }, "\(strict.errors)")
  }

  @Test("Files that are no Android layouts, and invalid Android options, are errors that say what to write")
  func filesThatAreNotAndroidLayouts() throws {
    let resources = try AndroidResources(), folder = "\(resources.folder)/res"
    func errors(_ arguments: String..., status: Int32 = 1) throws -> String {
      let outcome = try Program.layout(arguments)
      #expect(outcome.status == status && outcome.output == "", "\(arguments)")
      return outcome.errors
    }
    #expect(try errors("frames", "\(folder)/values/dimens.xml").contains("is a file of values"))
    #expect(try errors("why", "\(folder)/drawable/card.xml", "0").contains("is a drawable, not a layout: 'draw"))
    #expect(try errors("frames", resources.rowPath, "--resources", "\(folder)/none").contains("there is no folder"))
    #expect(try errors("frames", resources.rowPath, "--resources", resources.rowPath).contains("is not a folder"))
    #expect(
      try errors("frames", resources.rowPath, "--resources", resources.folder).contains("there are no resources in"))
    let outside = try resources.write("outside.xml", AndroidResources.row)
    #expect(try errors("frames", outside, "--strict").contains("name the folder of its resources with --resources DIR"))
    let laidOut = try Program.layout(["frames", outside])
    #expect(laidOut.status == 0 && laidOut.errors.contains("warning: \(outside): the file is in no res folder"))
    let bytes = resources.scratch.folder.appending(path: "latin.xml")
    try Data(Array("<TextView layout_width=\"9\" layout_height=\"9\" text=\"".utf8) + [0xE4] + Array("\"/>".utf8))
      .write(
        to: bytes)
    #expect(try errors("frames", bytes.path()).contains("latin.xml:1:"))
    #expect(try errors("frames", "Row {}", "--rtl", status: 2).contains("--rtl is for Android layouts"))
    for (option, value) in [("--device", "360"), ("--device", "0x1"), ("--font-scale", "big"), ("--api", "x")] {
      #expect(try errors("frames", resources.rowPath, option, value, status: 2).contains(option))
    }
  }

  @Test("Markup with lower-case tags is laid out as HTML, and markup with upper-case tags as an Android layout")
  func lowercaseMarkupIsHTML() throws {
    let outcome = try Program.layout(["frames", "<div style='display: flex; width: 40px; height: 8px'></div>"])
    #expect(outcome.output.contains(#""width":40,"height":8"#))
    let view = try Program.layout(["frames", "<!-- a view --><View layout_width=\"40\" layout_height=\"8\"/>"])
    #expect(view.output.contains(#""width":360,"height":640,"children":[{"x":0,"y":0,"width":40,"height":8"#))
  }

  @Test("Android layouts are drawn, explained and converted, and painted with --drawables")
  func drawingAndroidLayouts() throws {
    let resources = try AndroidResources()
    let drawing = try Program.layout(["draw", resources.rowPath, "--device", "240x80"])
    #expect(drawing.output.contains("0 window") && drawing.output.contains("1  LinearLayout"))
    #expect(drawing.output.contains("avatar"))
    let why = try Program.layout(["why", resources.rowPath, "name", "--device", "240x480", "--plain"])
    #expect(why.status == 0 && why.output.contains("Why is name 176 wide"))
    // The explanation of an Android layout uses Android's terms, unless an option selects others.
    #expect(
      why.output.contains("layout_weight=\"1\": its share of what the others leave in LinearLayout (EXACTLY 176)")
        && !why.output.contains("decided by the FrameLayout"))
    let css = try Program.layout(["why", resources.rowPath, "name", "--device", "240x480", "--plain", "--css"]).output
    #expect(css.contains("content box") && !css.contains("layout_width"))
    let converted = try Program.layout(["convert", resources.rowPath, "--to", "css", "--device", "240x480"])
    #expect(converted.status == 0 && converted.output.contains("<!-- CSS has no container like this Linear"))
    #expect(converted.errors.contains("CSS has no container like Linear: the children of"), "\(converted.errors)")
    #expect(try Program.layout(["convert", resources.rowPath, "--device", "240x480"]).errors == "")
    let svg = try Program.layout(["draw", resources.rowPath, "--device", "240x80", "--svg", "-", "--drawables"]).output
    let card = try #require(
      svg.firstRange(of: "<rect x=\"0\" y=\"0\" width=\"240\" height=\"64\" rx=\"6\" fill=\"#EEF2FF\"/>"))
    let text = try #require(svg.firstRange(of: "fill=\"#336699\">Anna</text>"))
    let outline = try #require(svg.firstRange(of: "<title>avatar: x 8, y 8, 48 × 48</title>"))
    #expect(card.lowerBound < text.lowerBound && text.lowerBound < outline.lowerBound)
    let plain = try Program.layout(["draw", resources.rowPath, "--device", "240x80", "--svg", "-"]).output
    #expect(!plain.contains("#EEF2FF") && plain.contains(">avatar</text>"))
    #expect(try Program.layout(["draw", resources.rowPath, "--drawables"]).status == 2)
    #expect(try Program.layout(["draw", "Row {}", "--drawables", "--svg", "-"]).status == 1)
  }

  @Test("A drawable file is drawn in its own size or in the specified bounds")
  func drawingDrawables() throws {
    let resources = try AndroidResources(), path = "\(resources.folder)/res/drawable/card.xml"
    let svg = try Program.layout(["draw", path, "--svg", "-", "--width", "80", "--height", "60"])
    #expect(svg.output.contains("<rect x=\"0\" y=\"0\" width=\"80\" height=\"60\" rx=\"6\" fill=\"#EEF2FF\"/>"))
    try resources.write("res/drawable/dot.xml", "<shape shape=\"oval\"><size width=\"24dp\" height=\"16dp\"/></shape>")
    #expect(
      try Program.layout(["draw", "\(resources.folder)/res/drawable/dot.xml"]).output.contains("dot.xml  24 × 16"))
  }
}

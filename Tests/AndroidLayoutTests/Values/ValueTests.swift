import EagerLayout
import AndroidLayout
import TestSupport
import Testing

@Suite("Values of Android resources")
struct ValueTests {
  let phone = Device(width: 360, height: 640, density: 2, fontScale: 1.3)

  @Test(
    "Android lengths in all units are converted to dp without rounding",
    arguments: Rows.of([
      ("24dp", 24.0), ("24dip", 24.0), ("24", 24.0), ("48px", 24.0), ("16sp", 20.8), ("1in", 160.0),
      ("12pt", 26.666666666667), ("10mm", 62.992125984252), ("-4.5dp", -4.5), ("@dimen/other", 8.0), (".5dp", 0.5),
    ]))
  func lengths(rows: Rows<(String, Double)>) throws {
    for (text, expected) in rows {
      var resources = Resources()
      try resources.add(
        "<resources><dimen name='a'>\(text)</dimen><dimen name='other'>8dp</dimen></resources>", at: "values/a.xml")
      #expect(abs(try resources.dimension("a", on: phone) - expected) < 1e-9)
    }
  }

  @Test(
    "Android strings are read with escapes, quotes and collapsed spaces",
    arguments: Rows.of([
      ("  a \n  b ", "a b"), ("\"  a  b \"", "  a  b "), ("it\\'s \\\"x\\\"", "it's \"x\""), ("a\\nb\\tc", "a\nb\tc"),
      ("\\u0041\\@\\?\\\\", "A@?\\"), ("Hi <b>you</b> <i>two</i>!", "Hi you two!"), ("%1$s of %2$d", "%1$s of %2$d"),
      ("<![CDATA[<b>]]>", "<b>"), ("a &amp; b", "a & b"), ("@string/other", "other"), ("", ""), ("\\u12", "u12"),
    ]))
  func strings(rows: Rows<(String, String)>) throws {
    for (text, expected) in rows {
      var resources = Resources()
      try resources.add(
        "<resources><string name='a'>\(text)</string><string name='other'>other</string></resources>",
        at: "values/a.xml")
      #expect(try resources.string("a", on: phone) == expected)
    }
  }

  @Test(
    "Android colors are read in all notations",
    arguments: [
      ("#123", "#FF112233"), ("#8123", "#88112233"), ("#a1B2c3", "#FFA1B2C3"), ("#80A1B2C3", "#80A1B2C3"),
      ("@android:color/white", "#FFFFFFFF"), ("@color/other", "#FF000000"),
    ])
  func colors(text: String, expected: String) throws {
    var resources = Resources()
    try resources.add(
      "<resources><color name='a'>\(text)</color><color name='other'>#000</color></resources>", at: "values/a.xml")
    #expect("\(try resources.color("a", on: phone))" == expected)
  }

  @Test("An Android color by state is the first whose states match, with its alpha")
  func colorsByState() throws {
    var resources = Resources()
    try resources.add(
      """
      <selector xmlns:android="http://schemas.android.com/apk/res/android">
        <item android:state_pressed="true" android:state_enabled="true" android:color="#F00"/>
        <item android:state_enabled="false" android:color="@color/dim" android:alpha="0.5"/>
        <item android:color="#00F"/>
      </selector>
      """, at: "color/label.xml")
    try resources.add("<resources><color name='dim'>#808080</color></resources>", at: "values/colors.xml")
    var device = phone
    #expect("\(try resources.color("label", on: device))" == "#FF0000FF")
    device.states = ["enabled", "pressed"]
    #expect("\(try resources.color("label", on: device))" == "#FFFF0000")
    device.states = []
    #expect("\(try resources.color("label", on: device))" == "#80808080")
  }

  @Test("Android string arrays and plurals are read")
  func arraysAndPlurals() throws {
    var resources = Resources()
    try resources.add(
      """
      <resources>
        <string-array name="days"><item>Mon</item><item>@string/tue</item></string-array>
        <string name="tue">Tue</string>
        <plurals name="files"><item quantity="one">one file</item><item quantity="other">%d files</item></plurals>
        <string name="all">@plurals/files</string>
      </resources>
      """, at: "values/lists.xml")
    #expect(try resources.strings("days", on: phone) == ["Mon", "Tue"])
    #expect(try resources.string("all", on: phone) == "%d files")
  }

  @Test("A value is found by its file's name, as in iDroidLayout, or by its package's name")
  func filesAndPackages() throws {
    var other = Resources()
    try other.add(
      "<resources><string name='a'>@string/b</string><string name='b'>theirs</string></resources>",
      at: "values/titles.xml")
    var resources = Resources()
    try resources.add("<resources><string name='main'>Main</string></resources>", at: "values/titles.xml")
    try resources.add("<resources><string name='b'>ours</string></resources>", at: "values/b.xml")
    resources.add(other, package: "kit")
    #expect(try resources.string("titles.main", on: phone) == "Main")
    #expect(try resources.string("@kit:string/a", on: phone) == "theirs")
  }

  @Test("The size of an image is read from the first bytes of its file")
  func imageSizes() {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 96, 0, 0, 0, 64]
    #expect(ImageSize(of: png)?.pixels == Extent(width: 96, height: 64))
    #expect(ImageSize(of: Array("GIF89a".utf8) + [96, 0, 64, 0])?.pixels == Extent(width: 96, height: 64))
    #expect(
      ImageSize(of: [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 17, 8, 0, 64, 0, 96, 3, 0, 0])?.pixels
        == Extent(width: 96, height: 64))
    #expect(ImageSize(of: Array("hello, world".utf8)) == nil)
  }
}

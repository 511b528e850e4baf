import AndroidLayout
import EagerLayout
import TestSupport
import Testing

@Suite("Values of the Android platform")
struct PlatformValueTests {
  @Test(
    "?attr and @dimen values of the Android platform, such as actionBarSize, have their usual lengths",
    arguments: Rows.of(
      [
        ("?attr/actionBarSize", 56.0), ("?android:attr/actionBarSize", 56),
        ("?android:attr/listPreferredItemHeight", 64),
        ("?attr/listPreferredItemHeightSmall", 48), ("?attr/listPreferredItemPaddingStart", 16),
        ("?attr/listPreferredItemPaddingLeft", 16), ("?attr/dialogPreferredPadding", 24),
        ("@dimen/abc_action_bar_default_height_material", 56), ("@dimen/mtrl_min_touch_target_size", 48),
        ("@android:dimen/app_icon_size", 48),
      ] as [(String, Double)]))
  func lengths(rows: Rows<(String, Double)>) throws {
    for (reference, length) in rows {
      let layout = try inflated(box("a", "\(reference) 1"), on: Device(width: 360, height: 640))
      #expect(layout.warnings == [])
      #expect(layout.layout(in: Frame(width: 360, height: 640))["a"]?.width == length)
    }
  }

  @Test("The height of an app bar depends on the device's size, and a theme can override it")
  func appBarHeight() throws {
    let bar = box("a", "1 ?attr/actionBarSize")
    #expect(try frames(bar, 640, 360, ["a"], on: Device(width: 640, height: 360)) == ["a 0 0 1 48"])
    #expect(try frames(bar, 800, 1280, ["a"], on: Device(width: 800, height: 1280)) == ["a 0 0 1 64"])
    var themed = Device(width: 360, height: 640)
    themed.theme = "@style/App"
    let style =
      "<resources><style name='App' parent='Theme.Material3'><item name='actionBarSize'>70dp</item></style></resources>"
    #expect(try frames(bar, 360, 640, ["a"], [("values/s.xml", style)], on: themed) == ["a 0 0 1 70"])
  }

  @Test("A Toolbar is at least as high as an app bar, unless the theme specifies another minimum height")
  func toolbarHeight() throws {
    let theme = { (size: String) -> [(String, String)] in
      let style = "<style name='App'><item name='actionBarSize'>\(size)</item></style>"
      return [("values/s.xml", "<resources>\(style)</resources>")]
    }
    var phone = Device(width: 360, height: 640)
    let alone = view("Toolbar", "match wrap", "id='a'")
    let toolbar = view("Toolbar", "match wrap", "id='a' layout_scrollFlags='scroll'")
    let screen = view(
      "CoordinatorLayout", "match match", "", view("AppBarLayout", "match wrap", "", toolbar),
      box("rest", "match match", "layout_behavior='@string/appbar_scrolling_view_behavior'"))
    let withMinHeight = view("Toolbar", "match wrap", "id='a' minHeight='30dp'", box("b", "1 1"))
    #expect(try frames(screen, 360, 640, ["a", "rest"], on: phone) == ["a 0 0 360 56", "rest 0 56 360 640"])
    phone.theme = "@style/App"
    let values = theme("70dp"), platform = theme("?android:attr/actionBarSize")
    #expect(try frames(alone, 360, 640, ["a"], values, on: phone) == ["a 0 0 360 70"])
    #expect(try frames(alone, 360, 640, ["a"], platform, on: phone) == ["a 0 0 360 56"])
    // The whole Toolbar can scroll away, so "rest" is as high as the window.
    #expect(try frames(screen, 360, 640, ["a", "rest"], values, on: phone) == ["a 0 0 360 70", "rest 0 70 360 640"])
    #expect(try frames(withMinHeight, 360, 640, ["a"], values, on: phone) == ["a 0 0 360 30"])
  }

  @Test("An attribute with a reference to a value that the theme lacks is ignored with a warning")
  func themeAttributes() throws {
    #expect(
      try warnings(box("a", "8 8", "padding='?attr/spacing' background='?attr/colorPrimary'")) == [
        "/View/@padding: the theme has no \"spacing\": the attribute is ignored; write the value, or give the device a theme that has it",
        "/View/@background: the theme has no \"colorPrimary\": the value stays as written",
      ])
  }

  @Test(
    "Text appearances of the Android platform have the text sizes that they have on Android",
    arguments: Rows.of(
      [
        ("@style/TextAppearance.AppCompat.Medium", 18.0), ("@android:style/TextAppearance.Large", 22),
        ("?android:attr/textAppearanceSmall", 14), ("?attr/textAppearanceHeadline6", 20),
        ("?attr/textAppearanceBodyLarge", 16),
        ("@style/TextAppearance.Material3.TitleLarge", 22), ("@style/TextAppearance.MaterialComponents.Caption", 12),
        ("@style/TextAppearance.AppCompat.Title.Inverse", 20), ("@style/Own", 30), ("@style/Derived", 16),
      ] as [(String, Double)]))
  func textAppearances(rows: Rows<(String, Double)>) throws {
    for (appearance, size) in rows {
      let values = """
        <resources><style name='Own'><item name='android:textSize'>30dp</item></style>\
        <style name='Derived' parent='TextAppearance.AppCompat.Subhead'/></resources>
        """
      let root = { (attributes: String) in
        view("TextView", "wrap wrap", "id='a' text='ab' textAppearance='\(appearance)' \(attributes)")
      }
      let layout = try inflated(root(""), [("values/s.xml", values)])
      #expect(layout["a"]?.textSize == size && layout.warnings == [])
      #expect(try inflated(root("textSize='7dp'"), [("values/s.xml", values)])["a"]?.textSize == 7)
    }
  }
}

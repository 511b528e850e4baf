import Arrangements
import EagerLayout
import AndroidLayout
import Testing

@Suite("Classes of Android views")
struct ViewClassTests {
  @Test("A program can add classes of Android views, with aliases, packages and default styles")
  func addedClasses() throws {
    var classes = ViewClasses.standard
    classes.add("com.example.Chart") { view in Measured(width: 100, height: 12 * (view.number("bars") ?? 0)) }
    classes.add(container: "Stack") { view, children in Overlay(.bottomTrailing) { children } }
    classes.add("UIKnob", as: "Button")
    classes.addPackage("com.example")
    classes.setStyle("Button", "@style/Raised")
    let root = column(
      "200 200", "", view("Chart", "wrap wrap", "id='chart' bars='3'"),
      view("Stack", "100 50", "id='stack'", box("in", "10 10")), view("UIKnob", "wrap wrap", "id='knob' text='ab'"))
    let resources = try resources(
      root,
      [
        (
          "values/s.xml",
          "<resources><style name='Raised'><item name='android:padding'>4dp</item><item name='textSize'>16dp</item></style></resources>"
        )
      ])
    let layout = try resources.layout("main", on: tablet, classes: classes)
    let placement = layout.layout(in: Frame(width: 200, height: 200))
    #expect(placement["chart"] == Frame(x: 0, y: 0, width: 100, height: 36))
    #expect(placement["in"] == Frame(x: 90, y: 76, width: 10, height: 10))
    #expect(placement["knob"] == Frame(x: 0, y: 86, width: 24, height: 28))
    #expect(layout["chart"]?.attribute("bars") == "3")
    #expect(layout["chart"]?.source.map { "\($0.file) \($0.line)" } == "layout/main.xml 1")
  }

  @Test("A program can measure Android texts by a function and change the default orientation")
  func textAndOrientation() throws {
    var classes = ViewClasses.standard
    classes.defaultOrientation = .vertical
    classes.text = { view, _ in ContentSize(width: Double(view.text?.count ?? 0), height: 7) }
    let root = row("wrap wrap", "id='root'", AndroidLayoutTests.text("a", "aaa"), AndroidLayoutTests.text("b", "bb"))
    let layout = try resources(root).layout("main", on: tablet, classes: classes)
    #expect(layout.layout(in: Frame(width: 100, height: 100))["root"] == Frame(x: 0, y: 0, width: 3, height: 14))
  }

  @Test("Android views have the values of their style and its parents")
  func styles() throws {
    let styles = """
      <resources>
        <style name="Base"><item name="android:layout_width">50dp</item><item name="android:layout_height">9dp</item></style>
        <style name="Base.Wide"><item name="layout_width">70dp</item></style>
        <style name="Other" parent="@style/Base.Wide"><item name="layout_marginTop">@dimen/gap</item></style>
        <style name="App"><item name="boxStyle">@style/Other</item><item name="gap">6dp</item></style>
        <dimen name="gap">?attr/gap</dimen>
      </resources>
      """
    var device = tablet
    device.theme = "@style/App"
    let root =
      "<FrameLayout layout_width='match_parent' layout_height='match_parent'><View id='a' style='@style/Other'/><View id='b' layout_height='3dp' style='?attr/boxStyle'/></FrameLayout>"
    #expect(
      try frames(root, 100, 100, ["a", "b"], [("values/s.xml", styles)], on: device) == ["a 0 6 70 9", "b 0 6 70 3"])
  }

  @Test("An unknown class is a box with a warning, or a fault if it has children")
  func unknownClasses() throws {
    let layout = try inflated(column("match match", "", view("MapView", "wrap 10")))
    #expect(
      layout.warnings.map { $0.message } == [
        "MapView is unknown, so there is no content for wrap_content; add a class for it, or give the view a size"
      ])
    #expect(
      strictFaults(view("MapView", "match match", "", box("a", "1 1"))) == [
        "/MapView: is an unknown class with children; add a container for it, or write FrameLayout"
      ])
  }

  @Test("Android images have their size in dp by the density of their folder")
  func images() throws {
    var resources = Resources()
    try resources.add(view("ImageView", "wrap wrap", "id='a' src='@drawable/star'"), at: "layout/main.xml")
    for (path, width) in [
      ("drawable-xhdpi/star.png", 48.0), ("drawable/star.png", 96), ("drawable-nodpi/star.png", 32),
      ("drawable/star@3x.png", 32), ("drawable-mdpi/star.9.png", 94),
    ] {
      var one = resources
      one.add(image: Extent(width: 96, height: 96), at: path)
      let device = Device(width: 200, height: 200, density: 3)
      #expect(try one.layout("main", on: device).layout(width: 200)["a"]?.width == width, "\(path)")
    }
    resources.add(image: Extent(width: 96, height: 96), at: "layout/star.png")
    #expect(
      resources.check(on: [tablet]).faults.last?.description
        == "layout/star.png: is an image outside of drawable and mipmap folders; move it to one")
  }
}

import Arrangements
import EagerLayout
import AndroidLayout
import Testing

@Suite("Files in files")
struct IncludeTests {
  private let included = text(
    "one", "I am included", "match wrap", "paddingLeft='10' paddingRight='10'")
  private let merge = "<merge>\(text("two", "merged", "match wrap"))\(text("three", "merged", "match wrap"))</merge>"

  private func screen(_ attributes: String) -> String {
    column(
      "414 896", "paddingTop='64'", "<include layout='@layout/one' \(attributes)/>", "<include layout='@layout/both'/>")
  }

  @Test("say with both sizes all that the parent hears, and else nothing of it, with warnings")
  func include() throws {
    let others = [("layout/one.xml", included), ("layout/both.xml", merge)]
    let whole = screen(
      "layout_width='wrap_content' layout_height='wrap_content' layout_gravity='center' layout_marginBottom='10'")
    #expect(
      try frames(whole, 414, 896, ["one", "two", "three"], others) == [
        "one 145 64 124 20", "two 0 94 414 20", "three 0 114 414 20",
      ])
    let without = screen("layout_height='wrap_content' layout_gravity='center' layout_marginBottom='10'")
    #expect(
      try frames(without, 414, 896, ["one", "two", "three"], others) == [
        "one 0 64 414 20", "two 0 84 414 20", "three 0 104 414 20",
      ])
    #expect(
      try inflated(without, others).warnings.map { $0.path } == [
        "/LinearLayout/include[1]/@layout_height", "/LinearLayout/include[1]/@layout_gravity",
        "/LinearLayout/include[1]/@layout_marginBottom",
      ])
  }

  @Test("give their id and visibility, and are what is put in by hand")
  func laws() throws {
    let inner = row("match wrap", "id='inner'", text("a", "aaaa"), text("b", "bb"))
    let others = [("layout/inner.xml", inner)]
    let by = { (element: String) in column("match match", "", box("first", "10 10"), element) }
    let included = try frames(
      by("<include layout='@layout/inner' id='@+id/other'/>"), 200, 200, ["other", "a", "b"], others)
    let byHand = try frames(by(inner), 200, 200, ["inner", "a", "b"])
    #expect(included.dropFirst() == byHand.dropFirst())
    #expect(included[0] == "other 0 10 200 20")
    let gone = try inflated(by("<include layout='@layout/inner' visibility='gone'/>"), others)
    #expect(gone["inner"]?.visibility == .gone)
    #expect(gone.layout(in: Frame(width: 200, height: 200)).node("a")?.isHidden == true)
  }

  @Test("that are merges have no root alone, but several views, or the class that they say")
  func merges() throws {
    var resources = try resources(merge)
    resources.isStrict = true
    let error = #expect(throws: MarkupError.self) { try resources.layout("main", on: tablet) }
    #expect(
      error?.description
        == "layout/main.xml:1:1: /merge: a <merge> has no parent here; inflate it by layouts(_:on:), or write tools:parentTag"
    )
    let layouts = try resources.layouts("main", on: tablet)
    #expect(layouts.map { $0.layout(width: 100)["three"] } == [nil, Frame(x: 0, y: 0, width: 100, height: 20)])
    let specified =
      "<merge tools:parentTag='LinearLayout' layout_width='match_parent' layout_height='match_parent'>\(text("a", "a"))\(text("b", "b"))</merge>"
    #expect(try frames(specified, 100, 100, ["b"]) == ["b 8 0 8 20"])
  }

  @Test("that include each other in a circle are told once, at the first of them")
  func circles() throws {
    let files = [
      ("layout/a.xml", column("match match", "", "<include layout='@layout/b'/>")),
      ("layout/b.xml", column("match match", "", "<include layout='@layout/a'/>")),
    ]
    var resources = Resources()
    for (path, text) in files { try resources.add(text, at: path) }
    for name in ["a", "b"] {
      let error = #expect(throws: MarkupError.self) { try resources.layout(name, on: tablet) }
      #expect(
        error?.faults.map { $0.message }
          == ["\"layout/b\" includes this file again: a → b → a; remove one include"])
      #expect(error?.faults.map { "\($0.file) \($0.path)" } == ["layout/a.xml /LinearLayout/include/@layout"])
    }
  }

  @Test("shells of data binding and views by class are looked through")
  func shells() throws {
    let root =
      "<layout><data/>\(row("100 100", "", "<view class='TextView' id='a' layout_width='wrap_content' layout_height='wrap_content' text='aa' textSize='16'/>", "<ViewStub id='s' layout_width='9dp' layout_height='9dp'/>", "<requestFocus/>", text("b", "b")))</layout>"
    #expect(try frames(root, 100, 100, ["a", "b"]) == ["a 0 0 16 20", "b 16 0 8 20"])
  }
}

@Suite("Classes of views")
struct ViewClassTests {
  @Test("are leaves and containers of a program's own, other names, packages and styles")
  func own() throws {
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

  @Test("measure text by a function, and go down by default where iDroidLayout's files want that")
  func text() throws {
    var classes = ViewClasses.standard
    classes.defaultOrientation = .vertical
    classes.text = { view, _ in ContentSize(width: Double(view.text?.count ?? 0), height: 7) }
    let root = row("wrap wrap", "id='root'", AndroidLayoutTests.text("a", "aaa"), AndroidLayoutTests.text("b", "bb"))
    let layout = try resources(root).layout("main", on: tablet, classes: classes)
    #expect(layout.layout(in: Frame(width: 100, height: 100))["root"] == Frame(x: 0, y: 0, width: 3, height: 14))
  }

  @Test("have what a style says, as if it were written out, and its ancestors what it does not")
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

  @Test("nobody knows are boxes with a warning, or a fault if they hold others")
  func unknown() throws {
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

  @Test("have images in dp by the density of their folder")
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

import Arrangements
import EagerLayout
import AndroidLayout
import Testing

@Suite("Included Android layout files")
struct IncludeTests {
  private let included = text(
    "one", "I am included", "match wrap", "paddingLeft='10' paddingRight='10'")
  private let merge = "<merge>\(text("two", "merged", "match wrap"))\(text("three", "merged", "match wrap"))</merge>"

  private func screen(_ attributes: String) -> String {
    column(
      "414 896", "paddingTop='64'", "<include layout='@layout/one' \(attributes)/>", "<include layout='@layout/both'/>")
  }

  @Test("Layout attributes of an include are warnings without effect, unless it has layout_width and layout_height")
  func layoutAttributes() throws {
    let others = [("layout/one.xml", included), ("layout/both.xml", merge)]
    let withBothSizes = screen(
      "layout_width='wrap_content' layout_height='wrap_content' layout_gravity='center' layout_marginBottom='10'")
    #expect(
      try frames(withBothSizes, 414, 896, ["one", "two", "three"], others) == [
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

  @Test("An include can override id and visibility, and has the frames of the inserted file")
  func idAndVisibility() throws {
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

  @Test("A merge without a parent is an error, unless read as several layouts or with tools:parentTag")
  func mergeAlone() throws {
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

  @Test("Layout files that include each other are one fault at the first of them")
  func circularIncludes() throws {
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

  @Test("The elements layout, view with a class, ViewStub and requestFocus are read in an Android layout file")
  func specialElements() throws {
    let root =
      "<layout><data/>\(row("100 100", "", "<view class='TextView' id='a' layout_width='wrap_content' layout_height='wrap_content' text='aa' textSize='16'/>", "<ViewStub id='s' layout_width='9dp' layout_height='9dp'/>", "<requestFocus/>", text("b", "b")))</layout>"
    #expect(try frames(root, 100, 100, ["a", "b"]) == ["a 0 0 16 20", "b 16 0 8 20"])
  }
}

import EagerLayout
import AndroidLayout
import Testing

@Suite("Warnings of differences from Android")
struct WarningTests {
  @Test("measureAllChildren with a view that is gone is a warning")
  func measureAllChildren() throws {
    let frame = { (visibility: String) in
      view(
        "FrameLayout", "wrap wrap", "id='f' measureAllChildren='true'", image("a", "i60x20", "wrap wrap", visibility))
    }
    #expect(
      try warnings(frame("visibility='gone'")) == [
        "/FrameLayout/@measureAllChildren: has no effect: views that are gone do not count for the size; make them invisible"
      ])
    #expect(try frames(frame("visibility='gone'"), 300, 300, ["f"]) == ["f 0 0 0 0"])
    #expect(try warnings(frame("visibility='invisible'")) == [])
    #expect(try frames(frame("visibility='invisible'"), 300, 300, ["f"]) == ["f 0 0 60 20"])
  }

  @Test("An image whose width would follow from a weighted height is a warning")
  func ratioFromWeight() throws {
    let line = { (sizes: String) in
      column(
        "300 300", "", image("a", "i60x20", sizes, "layout_weight='1' layout_gravity='start' adjustViewBounds='true'"))
    }
    #expect(
      try warnings(line("wrap 0")) == [
        "/LinearLayout/ImageView/@adjustViewBounds: a height from a weight or match_parent does not determine the width, so the image keeps its own width; specify a height"
      ])
    // In Android the image is 300 high and 900 wide, limited to 300.
    #expect(try frames(line("wrap 0"), 300, 300, ["a"]) == ["a 0 0 60 300"])
    #expect(try warnings(line("120 0")) == [])
    #expect(try warnings(column("300 300", "", image("a", "i60x20", "wrap 40", "adjustViewBounds='true'"))) == [])
  }

  @Test("A text with several lines that fills a column of wrap_content is a warning of the placement")
  func linesInWrappingColumn() throws {
    let placed = { (root: String) in
      let layout = try inflated(root)
      return layout.warnings(in: layout.layout(in: Frame(width: 200, height: 200))).map { "\($0.path): \($0.message)" }
    }
    let message =
      "match_parent in a parent of wrap_content: Android, unlike here, would measure the text at a larger width first and keep that height; give the parent a width"
    let root = { (sizes: String, words: String, own: String) in
      column(sizes, "", image("a", "i60x20"), text("b", words, own, "layout_weight='1'"))
    }
    #expect(try placed(root("wrap wrap", "one two three", "match wrap")) == ["/LinearLayout/TextView: \(message)"])
    #expect(try placed(root("wrap 100", "one two three", "match match")) == ["/LinearLayout/TextView: \(message)"])
    #expect(try placed(root("wrap 100", "one two three", "match 0")) == ["/LinearLayout/TextView: \(message)"])
    #expect(try placed(root("wrap 100", "one two three", "match 20")) == [])
    #expect(try placed(root("wrap wrap", "one", "match wrap")) == [])
    #expect(try placed(root("match wrap", "one two three", "match wrap")) == [])
    #expect(try placed(column("wrap wrap", "", text("b", "one two", "match wrap"))) == [])
    let inside = row("wrap match", "", image("a", "i60x20", "match 40"), text("b", "one two", "match wrap"))
    #expect(try placed(row("100 wrap", "", inside)) == ["/LinearLayout/LinearLayout/TextView: \(message)"])
  }

  @Test("An Android layout with more than 100 warnings has a last one that counts the others")
  func manyWarnings() throws {
    let root = column("match match", "", String(repeating: box("a", "1 1", "layout_below='b'"), count: 103))
    let layout = try inflated(root)
    #expect(layout.warnings.count == 101)
    #expect(
      layout.warnings.last?.description == "layout/main.xml: has 3 more warnings; fix these first")
  }

  @Test(
    "An unsupported container is a fault, unless the program adds a class for it",
    arguments: [
      (
        "androidx.constraintlayout.widget.ConstraintLayout",
        "ConstraintLayout is not laid out: it needs a solver; write a RelativeLayout, or lines with weights; or add a container for it"
      ),
      (
        "TableLayout",
        "TableLayout is not laid out: write a vertical LinearLayout of horizontal ones, with weights; or add a container for it"
      ),
      (
        "androidx.slidingpanelayout.widget.SlidingPaneLayout",
        "SlidingPaneLayout is not laid out: its views move at run time; write a FrameLayout with their initial positions; or add a container for it"
      ),
      (
        "FrameLayot",
        "is an unknown class with children; add a container for it, or write FrameLayout; did you mean \"FrameLayout\"?"
      ),
    ])
  func unsupportedContainers(name: String, message: String) throws {
    let error = #expect(throws: MarkupError.self) {
      try inflated(view(name, "match match", "", box("a", "1 1", "custom='1'")), isStrict: true)
    }
    #expect(error?.faults.map { $0.message } == [message])
    var classes = ViewClasses.standard
    classes.add(name, as: "FrameLayout")
    #expect(
      try resources(view(name, "match match", "", box("a", "1 1"))).layout("main", on: tablet, classes: classes).views
        .count == 2)
  }

  @Test("An Android text's width in ems is a multiple of its line height")
  func ems() throws {
    let root = { (attributes: String) in column("300 wrap", "", text("a", "one two", "wrap wrap", attributes)) }
    let width = { (attributes: String) in
      try inflated(root(attributes)).layout(in: Frame(width: 300, height: 300))["a"]?.width
    }
    #expect(try width("") == 56)
    #expect(try width("ems='5'") == 100)
    #expect(try width("ems='2'") == 40)
    #expect(try width("minEms='4'") == 80)
    #expect(try width("minEms='2' maxEms='8'") == 56)
    #expect(try width("maxEms='1'") == 20)
  }

  @Test("Start and end in rules of a RelativeLayout follow its direction")
  func directionOfRules() throws {
    let root = { (parent: String, child: String) in
      relative(
        "300 100", parent, box("a", "40 20", "layout_alignParentLeft='true' \(child)"),
        box("b", "40 20", "layout_alignParentStart='true' \(child)"))
    }
    let rtl = "layoutDirection='rtl'", ltr = "layoutDirection='ltr'"
    #expect(try frames(root("", rtl), 300, 100, ["a", "b"]) == ["a 0 0 40 20", "b 0 0 40 20"])
    #expect(try frames(root(rtl, ltr), 300, 100, ["a", "b"]) == ["a 0 0 40 20", "b 260 0 40 20"])
  }
}

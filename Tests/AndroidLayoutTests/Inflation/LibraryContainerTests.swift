import AndroidLayout
import EagerLayout
import TestSupport
import Testing

@Suite("Containers of Android libraries")
struct LibraryContainerTests {
  private let phone = Device(width: 360, height: 640)

  @Test("A Toolbar is as high as an app bar and places its views at its insets, vertically centered")
  func toolbars() throws {
    let bar = { (attributes: String, views: String) in view("Toolbar", "match wrap", "id='bar' \(attributes)", views) }
    let a = box("a", "10 20"), b = box("b", "30 40", "layout_gravity='end|bottom'")
    let ids = ["bar", "a", "b"]
    #expect(
      try frames(bar("", a + b), 360, 640, ids, on: phone) == ["bar 0 0 360 56", "a 16 18 10 20", "b 330 16 30 40"])
    #expect(
      try frames(bar("contentInsetStart='4dp' contentInsetEnd='6dp'", a + b), 360, 640, ids, on: phone) == [
        "bar 0 0 360 56", "a 4 18 10 20", "b 324 16 30 40",
      ])
    #expect(
      try frames(bar("navigationIcon='@drawable/i40x30' minHeight='64dp'", a + b), 360, 640, ids, on: phone) == [
        "bar 0 0 360 64", "a 72 22 10 20", "b 330 24 30 40",
      ])
    // A margin includes the inset.
    let shifted = box("a", "10 20", "layout_marginStart='20dp'")
    #expect(try frames(bar("", shifted), 360, 640, ["a"], on: phone) == ["a 20 18 10 20"])
    // Two views at the start are placed in a row.
    let row = bar("", a + box("c", "30 56") + box("d", "8 8", "layout_gravity='center'"))
    #expect(try frames(row, 360, 640, ["a", "c", "d"], on: phone) == ["a 16 18 10 20", "c 26 0 30 56", "d 56 24 8 8"])
    #expect(
      try warnings(row, on: phone) == [
        "/Toolbar/View[3]/@layout_gravity: the views of this Toolbar are placed in a row: this one follows the views before it; put the views at the start into a LinearLayout"
      ])
  }

  @Test("An AppBarLayout is a column, and a scrolling view begins below it")
  func appBars() throws {
    let screen = { (flags: String, size: String) in
      view(
        "CoordinatorLayout", "match match", "",
        view(
          "AppBarLayout", "match wrap", "id='bar' orientation='horizontal'",
          view("Toolbar", "match 50", "id='top' \(flags)"), box("line", "match 6")),
        view("View", size, "id='rest' layout_behavior='@string/appbar_scrolling_view_behavior'"))
    }
    let ids = ["bar", "line", "rest"]
    #expect(
      try frames(screen("", "match match"), 360, 640, ids, on: phone) == [
        "bar 0 0 360 56", "line 0 50 360 6", "rest 0 56 360 584",
      ])
    #expect(
      try frames(screen("layout_scrollFlags='scroll|snap'", "match match"), 360, 640, ids, on: phone).last
        == "rest 0 56 360 634")
    #expect(try frames(screen("", "100 30"), 360, 640, ids, on: phone).last == "rest 0 56 100 30")
    #expect(try warnings(screen("layout_scrollFlags='scroll'", "match match"), on: phone) == [])
    let alone = view(
      "CoordinatorLayout", "match match", "", box("a", "9 9", "layout_behavior='a.b.Own' layout_anchor='@id/b'"))
    #expect(
      try warnings(alone) == [
        "/CoordinatorLayout/View/@layout_behavior: this behavior is code, which cannot run here: the view is placed by its layout_gravity; write margins instead",
        "/CoordinatorLayout/View/@layout_anchor: a position relative to another view is not supported: the view is placed by its layout_gravity; write layout_gravity and margins",
      ])
    #expect(strictFaults(alone).count == 2)
  }

  @Test("A trace of a CoordinatorLayout explains the height and position of the scrolling view")
  func trace() throws {
    let root = view(
      "CoordinatorLayout", "match match", "",
      view("AppBarLayout", "match wrap", "", box("line", "match 6", "layout_scrollFlags='scroll'")),
      box("rest", "match match", "layout_behavior='@string/appbar_scrolling_view_behavior'"))
    let trace = try inflated(root, on: phone).trace(in: Frame(width: 360, height: 640))
    #expect(trace.placement["rest"] == Frame(x: 0, y: 6, width: 360, height: 640))
    let steps = trace.explain("rest", along: .vertical) ?? []
    // The height is 640 - 6, plus the height that scrolls away with the bar.
    let height = steps.first { step in
      step.operands.contains { operand in
        guard case .named(let term) = operand.source else { return false }
        return term.name.description == "scrolls away with the bar"
      }
    }
    #expect(height?.operation == .sum && height?.result == 640, "\(steps)")
    #expect(height?.operands.map { $0.value } == [634, 6], "\(steps)")
    let differences = steps.filter { $0.operation == .difference }.map { step in step.operands.map { $0.value } }
    #expect(differences.contains([640, 6]), "\(steps)")
    // The position is the height of the bar.
    #expect(steps.contains { $0.quantity == .offset && $0.operation == .given && $0.result == 6 }, "\(steps)")
  }

  @Test("A CardView has its contentPadding and ignores padding with a warning")
  func cards() throws {
    let card = { (attributes: String) in view("CardView", "100 wrap", "id='card' \(attributes)", box("a", "10 10")) }
    #expect(
      try frames(card("contentPadding='8dp' contentPaddingTop='2dp' padding='50dp'"), 100, 100, ["card", "a"]) == [
        "card 0 0 100 20", "a 8 2 10 10",
      ])
    #expect(
      try warnings(card("padding='50dp' cardUseCompatPadding='true'")) == [
        "/CardView/@padding: has no effect in a CardView: its padding is contentPadding; write app:contentPadding",
        "/CardView/@cardUseCompatPadding: the padding for a shadow is not supported: the card has none; write app:contentPadding",
      ])
  }

  @Test("A SwipeRefreshLayout fills its space, and so does its first view")
  func swipeRefreshLayout() throws {
    let root = view(
      "SwipeRefreshLayout", "wrap wrap", "id='all' padding='4dp'", box("a", "10 10", "layout_margin='9dp'"),
      box("b", "5 5"))
    #expect(try frames(root, 100, 80, ["all", "a"]) == ["all 0 0 100 80", "a 4 4 92 72"])
    #expect(
      try warnings(root) == [
        "/SwipeRefreshLayout/View[1]: its margins have no effect: it fills the SwipeRefreshLayout; give its parent padding",
        "/SwipeRefreshLayout/View[2]: a SwipeRefreshLayout shows only its first view: this one is placed as in a FrameLayout; put both into a FrameLayout",
      ])
  }

  @Test("An Android view with two problems has one warning for each")
  func twoProblems() throws {
    let root = view(
      "SwipeRefreshLayout", "match match", "", box("a", "match match"),
      view("TextInputLayout", "match wrap", "", box("b", "5 5")))
    let expected = [
      "/SwipeRefreshLayout/TextInputLayout: a SwipeRefreshLayout shows only its first view: this one is placed as in a FrameLayout; put both into a FrameLayout",
      "/SwipeRefreshLayout/TextInputLayout: code creates its label, icons and messages: they take no space; give its view margins for them",
    ]
    #expect(try warnings(root).sorted() == expected)
    #expect(strictFaults(root).count == 2)
  }

  @Test("A DrawerLayout is filled by its content, and its drawers are at its sides")
  func drawers() throws {
    let root = view(
      "DrawerLayout", "match match", "", box("content", "10 10", "layout_margin='5dp'"),
      view("FrameLayout", "match match", "id='start' layout_gravity='start'"),
      view("FrameLayout", "100 match", "id='end' layout_gravity='end'"))
    let ids = ["content", "start", "end"]
    #expect(
      try frames(root, 360, 640, ids, on: phone) == ["content 5 5 350 630", "start 0 0 296 640", "end 260 0 100 640"])
    var rightToLeftPhone = phone
    rightToLeftPhone.direction = .rightToLeft
    #expect(
      try frames(root, 360, 640, ids, on: rightToLeftPhone).dropFirst() == ["start 64 0 296 640", "end 0 0 100 640"])
    #expect(try warnings(root).map { $0.contains("is a drawer: it is laid out open") } == [true, true])
  }

  @Test("A TextInputLayout is a column, a ChipGroup a row and a CollapsingToolbarLayout a frame")
  func otherContainers() throws {
    let root = { (name: String) in view(name, "match wrap", "id='all'", box("a", "10 10"), box("b", "10 20")) }
    #expect(try frames(root("TextInputLayout"), 100, 100, ["all", "b"]) == ["all 0 0 100 30", "b 0 10 10 20"])
    #expect(try frames(root("ChipGroup"), 100, 100, ["all", "b"]) == ["all 0 0 100 20", "b 10 0 10 20"])
    #expect(try frames(root("CollapsingToolbarLayout"), 100, 100, ["all", "b"]) == ["all 0 0 100 20", "b 0 0 10 20"])
    #expect(
      try warnings(root("ChipGroup")).map { $0.hasPrefix("/ChipGroup: wrapping lines are not supported") } == [true])
    #expect(try warnings(view("ChipGroup", "match wrap", "singleLine='true'", box("a", "1 1"))) == [])
  }

  @Test(
    "An Android widget with wrap_content has the size that it has on Android",
    arguments: [
      ("FloatingActionButton", "56 56"), ("ProgressBar", "48 48"), ("BottomNavigationView", "0 56"),
      ("TabLayout", "0 48"),
      ("LinearProgressIndicator", "0 4"), ("NavigationView", "280 0"), ("RecyclerView", "0 0"), ("fragment", "0 0"),
      ("ViewStub", "0 0"),
    ])
  func widgetSizes(name: String, size: String) throws {
    #expect(try frames(row("match match", "", view(name, "wrap wrap", "id='a'")), 300, 300, ["a"]) == ["a 0 0 \(size)"])
  }

  @Test("Variants of an Android widget differ in size, and a list with wrap_content is a warning")
  func widgetVariants() throws {
    let size = { (name: String, attributes: String) in
      try frames(row("match match", "", view(name, "wrap wrap", "id='a' \(attributes)")), 300, 300, ["a"])
    }
    #expect(try size("FloatingActionButton", "fabSize='mini'") == ["a 0 0 40 40"])
    #expect(try size("ProgressBar", "style='?android:attr/progressBarStyleLarge'") == ["a 0 0 76 76"])
    #expect(
      try warnings(row("match match", "", view("RecyclerView", "match wrap"))) == [
        "/LinearLayout/RecyclerView: RecyclerView gets its content from code, so there is no content for wrap_content; add a class for it, or give the view a size"
      ])
    let tabs = view("TabLayout", "match wrap", "", "<TabItem text='a'/>")
    #expect(
      try warnings(tabs) == [
        "/TabLayout: its children are placed by code: they are not laid out; inflate them separately"
      ])
    #expect(strictFaults(tabs).count == 1)
  }
}

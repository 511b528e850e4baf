import AndroidLayout
import EagerLayout
import Testing

@Suite("Missing resources, styles and classes")
struct MissingResourceTests {
  private let remedy = "add the file that has it, or write the value"

  @Test("A missing resource affects only the attribute that refers to it, and its warning states the replacement")
  func missingValues() throws {
    let root = row(
      "match wrap", "",
      view(
        "TextView", "@dimen/a wrap", "id='a' text='@string/title' textSize='16dp' layout_marginStart='@dimen/b'"),
      view("ImageView", "8 8", "id='b' src='@drawable/star' tint='@color/ink'"))
    #expect(
      try warnings(root) == [
        "/LinearLayout/TextView/@layout_width: there is no dimen \"a\": it counts as wrap_content; \(remedy)",
        "/LinearLayout/TextView/@text: there is no string \"title\": its name is used; \(remedy)",
        "/LinearLayout/TextView/@layout_marginStart: there is no dimen \"b\": the attribute is ignored; \(remedy)",
        "/LinearLayout/ImageView/@src: there is no drawable \"star\": it has no size and is not drawn; \(remedy)",
        "/LinearLayout/ImageView/@tint: there is no color \"ink\": it is not drawn; \(remedy)",
      ])
    #expect(try frames(root, 100, 100, ["a", "b"]) == ["a 0 0 40 20", "b 40 0 8 8"])
    #expect(
      strictFaults(root) == [
        "/LinearLayout/TextView/@layout_width: there is no dimen \"a\"",
        "/LinearLayout/TextView/@text: there is no string \"title\"",
        "/LinearLayout/TextView/@layout_marginStart: there is no dimen \"b\"",
        "/LinearLayout/ImageView/@src: there is no drawable \"star\"",
        "/LinearLayout/ImageView/@tint: there is no color \"ink\"",
      ])
  }

  @Test("The warning for a missing resource names the most similar resource, or a variant for other devices")
  func nearbyValues() throws {
    let values = [
      ("values/d.xml", "<resources><dimen name='gap'>8dp</dimen></resources>"),
      ("values-land/d.xml", "<resources><dimen name='wide'>8dp</dimen></resources>"),
    ]
    let tall = Device(width: 100, height: 200)
    #expect(
      try warnings(box("a", "8 8", "padding='@dimen/gpa' minWidth='@dimen/wide'"), values, on: tall) == [
        "/View/@padding: there is no dimen \"gpa\": the attribute is ignored; \"gap\" is in values/d.xml, line 1",
        "/View/@minWidth: dimen \"wide\" exists only for other devices, in values-land/d.xml: the attribute is ignored; add one without qualifiers",
      ])
  }

  @Test("A missing style gives no values, and views with that style need no specified size")
  func missingStyles() throws {
    let styles = [
      (
        "values/s.xml",
        "<resources><style name='Own' parent='Library.Base'><item name='layout_height'>9dp</item></style></resources>"
      )
    ]
    let root = row(
      "match wrap", "", "<View id='a' style='@style/Own' layout_width='7dp'/>",
      "<TextView id='b' style='@style/Library.Title' text='ab' textSize='16dp'/>")
    #expect(try frames(root, 100, 100, ["a", "b"], styles) == ["a 0 0 7 9", "b 7 0 16 20"])
    let size =
      "and its style is unknown: it counts as wrap_content; write \"match_parent\", \"wrap_content\" or a length such as \"120dp\""
    #expect(
      try warnings(root, styles) == [
        "/LinearLayout/TextView: has no layout_width, \(size)", "/LinearLayout/TextView: has no layout_height, \(size)",
        "/LinearLayout/TextView/@style: there is no style \"Library.Title\": no style is applied; \(remedy)",
        "/resources/style/@parent: there is no style \"Library.Base\": nothing is inherited from it; \(remedy)",
      ])
    // A view without a style needs a size.
    #expect(throws: MarkupError.self) { try inflated("<View/>") }
  }

  @Test("With strict resources, a missing style of the theme is a fault, and a missing style of the platform a warning")
  func strictStyles() throws {
    let app = box("a", "8 8", "style='?attr/boxStyle'")
    let message = "/View/@style: the theme has no \"boxStyle\""
    let advice = "give the device a theme that has it, or write @style/name"
    #expect(try warnings(app) == ["\(message): no style is applied; \(advice)"])
    #expect(strictFaults(app) == ["\(message); \(advice)"])
    let styles = [
      (
        "values/s.xml",
        "<resources><style name='Own' parent='android:Widget.Own'><item name='layout_margin'>2dp</item></style></resources>"
      )
    ]
    let platform = row(
      "match wrap", "", box("a", "8 8", "style='?android:attr/boxStyle'"),
      box("b", "8 8", "style='@android:style/Widget.Box'"), box("c", "8 8", "style='@style/Own'"))
    #expect(
      try warnings(platform, styles) == [
        "/LinearLayout/View[1]/@style: the theme has no \"boxStyle\": no style is applied",
        "/LinearLayout/View[2]/@style: \"@android:style/Widget.Box\" belongs to the platform, whose styles are not included",
        "/resources/style/@parent: \"android:Widget.Own\" belongs to the platform, whose styles are not included",
      ])
    #expect(strictFaults(platform, styles) == [])
  }

  @Test("A missing included layout becomes an empty view of the include's size")
  func missingLayouts() throws {
    let root = column(
      "match match", "", "<include id='@+id/a' layout='@layout/none' layout_width='40dp' layout_height='30dp'/>",
      "<include layout='@layout/none'/>", box("b", "8 8"))
    #expect(try frames(root, 100, 100, ["a", "b"]) == ["a 0 0 40 30", "b 0 30 8 8"])
    #expect(
      try warnings(root) == [
        "/LinearLayout/include[1]/@layout: there is no layout \"none\": an empty view takes its place; \(remedy)",
        "/LinearLayout/include[2]/@layout: there is no layout \"none\": an empty view takes its place; \(remedy)",
      ])
    #expect(strictFaults(root).count == 2)
  }

  @Test("A layout, theme or value that a program requests and that is missing is an error")
  func requestedValues() throws {
    let resources = try resources(box("a", "1 1"))
    #expect(throws: MarkupError.self) { try resources.layout("none", on: tablet) }
    #expect(throws: MarkupError.self) { try resources.dimension("none", on: tablet) }
    #expect(throws: MarkupError.self) { try resources.string("none", on: tablet) }
    #expect(throws: MarkupError.self) { try resources.drawable("none", on: tablet) }
    var device = tablet
    device.theme = "@style/None"
    #expect(throws: MarkupError.self) { try inflated(box("a", "?attr/gap 1"), on: device) }
  }

  @Test("An unknown class is laid out like the class at the end of its name, or as a View or FrameLayout")
  func unknownClasses() throws {
    let root = view(
      "com.example.RoundedLinearLayout", "match wrap", "orientation='vertical'",
      view("com.example.BoldTextView", "wrap wrap", "id='a' text='ab' textSize='16dp'"),
      view("com.example.Stage", "wrap wrap", "id='b'", box("c", "8 8", "layout_gravity='end'"), box("d", "20 4")))
    #expect(
      try frames(root, 100, 100, ["a", "b", "c", "d"]) == ["a 0 0 16 20", "b 0 20 20 8", "c 12 20 8 8", "d 0 20 20 4"])
    #expect(
      try warnings(root).map { $0.drop { $0 != " " } } == [
        " RoundedLinearLayout is unknown: it counts as LinearLayout because of its name; add a class for it",
        " BoldTextView is unknown: it counts as TextView because of its name; add a class for it",
        " Stage is unknown: it counts as FrameLayout; add a class for it",
      ])
    #expect(strictFaults(root).count == 2)
    let solved = view("com.example.FancyConstraintLayout", "match match", "", box("a", "8 8"))
    #expect(throws: MarkupError.self) { try inflated(solved) }
    // Children that only an unsupported container can have are not reported in addition.
    let table = view(
      "com.example.OwnTableLayout", "match match", "", view("TableRow", "match wrap", "", box("a", "8 8")))
    let error = #expect(throws: MarkupError.self) { try inflated(table) }
    #expect(
      error?.faults.map { $0.message } == [
        "TableLayout is not laid out: write a vertical LinearLayout of horizontal ones, with weights; or add a container for it"
      ])
  }

  @Test("Unknown attributes of libraries are warnings, and unknown attributes of Android are errors")
  func unknownAttributes() throws {
    let root = column(
      "match match", "",
      box("a", "8 8", "app:layout_constraintTop_toTopOf='parent' app:lines2='1' app:layout_wiggle='2'"))
    #expect(
      try warnings(root) == [
        "/LinearLayout/View/@layout_constraintTop_toTopOf: has no effect in LinearLayout: it is for children of ConstraintLayout",
        "/LinearLayout/View/@lines2: is not a supported attribute: the attribute is ignored; did you mean \"lines\"?",
        "/LinearLayout/View/@layout_wiggle: is not a supported attribute: the attribute is ignored; remove it, or add a container that reads it",
      ])
    #expect(strictFaults(root).count == 2)
    #expect(throws: MarkupError.self) { try inflated(box("a", "8 8", "android:layout_wiggle='2'")) }
  }

  @Test("Any prefix declared for a known namespace of Android is accepted")
  func declaredPrefixes() throws {
    let root = """
      <CardView xmlns:a="http://schemas.android.com/apk/res/android" xmlns:card="http://schemas.android.com/apk/res-auto"
          a:id="@+id/card" a:layout_width="100dp" a:layout_height="wrap_content" card:contentPadding="8dp" card:lines2="1">
        <TextView a:id="@+id/a" a:layout_width="40dp" a:layout_height="wrap_content" card:drawableTopCompat="@drawable/i40x30"/>
      </CardView>
      """
    #expect(try frames(root, 100, 100, ["card", "a"]) == ["card 0 0 100 63.5", "a 8 8 40 47.5"])
    let layout = try inflated(root)
    #expect(layout.warnings.map { $0.path } == ["/CardView/@lines2"])
    #expect(layout["card"]?.attribute("card:contentPadding") == "8dp")
    #expect(layout["card"]?.attribute("contentPadding") == "8dp")
  }

  @Test("A merge without a parent is a FrameLayout, or the container that tools:parentTag names")
  func mergeWithoutParent() throws {
    let views = box("a", "8 8") + box("b", "4 4")
    #expect(try frames("<merge>\(views)</merge>", 50, 50, ["a", "b"]) == ["a 0 0 8 8", "b 0 0 4 4"])
    #expect(
      try warnings("<merge>\(views)</merge>") == [
        "/merge: a <merge> has no parent here: it is laid out as a FrameLayout; inflate it by layouts(_:on:), or write tools:parentTag"
      ])
    let column = "<merge tools:parentTag='LinearLayout' tools:orientation='vertical'>\(views)</merge>"
    #expect(try frames(column, 50, 50, ["a", "b"]) == ["a 0 0 8 8", "b 0 8 4 4"])
    #expect(try warnings(column) == [])
    let included = row("match match", "", box("c", "1 1"), "<include layout='@layout/both'/>")
    #expect(
      try frames(included, 50, 50, ["a", "b"], [("layout/both.xml", column)]) == ["a 1 0 8 8", "b 9 0 4 4"])
  }
}

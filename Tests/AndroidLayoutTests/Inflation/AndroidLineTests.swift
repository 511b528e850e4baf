import EagerLayout
import AndroidLayout
import Testing

/// The expected frames were measured with Android 10's own classes.
@Suite("Linear layouts, frames and scroll views measured with Android's classes")
struct AndroidLineTests {
  typealias Case = AndroidRuleTests.Case

  @Test(
    "A LinearLayout, FrameLayout or ScrollView has the frames measured with Android's classes",
    arguments: lines + scrolls + shares)
  func frames(in example: Case) throws {
    var device = Device(width: 360, height: 640)
    if example.isRightToLeft { device.direction = .rightToLeft }
    let line = "<shape><size width='10dp' height='10dp'/></shape>"
    let layout = try inflated(example.root, [("drawable/line.xml", line)], on: device)
    let placement = layout.layout(in: Frame(width: 360, height: 640))
    let foundFrames = example.expected.map { line in
      let id = String(line.prefix { $0 != " " })
      return placement[LayoutID(id)].map { "\(id) \($0)" } ?? "\(id) is not there"
    }
    #expect(foundFrames == example.expected)
  }

  private static let lines: [Case] = [
    Case(
      "a top margin moves only its own view away from the common baseline",
      row("200 100", "", text("a", "aa", "wrap wrap", "layout_marginTop='10'"), text("b", "bb")),
      ["a 0 10 16 20", "b 16 0 16 20"]),
    Case(
      "the top and bottom margins of a view aligned at the bottom count below its baseline",
      row(
        "200 100", "gravity='bottom'", picture("t", "32 40", "baselineAlignBottom='true' layout_marginTop='8'"),
        text("a", "aa")), ["t 0 52 32 40", "a 32 76 16 20"]),
    Case(
      "a row is as high as its tallest view, even if baselines move another one beyond it",
      row(
        "200 wrap", "id='r'", text("a", "aa", "wrap wrap", "paddingTop='20'"),
        text("b", "bb", "wrap wrap", "paddingBottom='20'")), ["r 0 0 200 40", "a 0 0 16 40", "b 16 20 16 40"]),
    Case(
      "a view that fills the height of a row determines the baseline but is not moved",
      row("200 60", "", text("a", "aa", "wrap match", "paddingTop='16'"), text("b", "bb")),
      ["a 0 0 16 60", "b 16 16 16 20"]),
    Case(
      "a vertically centered text has its baseline where it is centered",
      row(
        "200 wrap", "", text("a", "Name"),
        text("b", "OK", "wrap wrap", "minHeight='48' gravity='center_vertical'")), ["a 0 14 32 20", "b 32 0 16 48"]),
    Case(
      "the baseline of a nested line does not include its padding",
      row(
        "200 100", "", text("t", "t", "wrap wrap", "paddingTop='10'"),
        row("wrap wrap", "id='a' baselineAlignedChildIndex='0' paddingTop='7'", text("b", "b")),
        column("wrap wrap", "id='c' baselineAlignedChildIndex='1' paddingTop='7'", picture("d", "5 5"), text("e", "e"))),
      ["t 0 0 8 30", "a 8 10 8 27", "b 8 17 8 20", "c 16 5 8 32", "e 16 17 8 20"]),
    Case(
      "a row that all its views fill is high enough for the views that baselines move down",
      row(
        "200 wrap", "id='r'", text("a", "aa", "wrap match", "paddingTop='20'"),
        text("b", "bb", "wrap match", "paddingBottom='20'")), ["r 0 0 200 60", "a 0 0 16 60", "b 16 0 16 60"]),
    Case(
      "a gravity without a vertical side in a row places a view at the padding, without its margin",
      row(
        "200 100", "gravity='center_vertical'", picture("a", "40 40", "layout_gravity='start' layout_marginTop='10'"),
        picture("b", "40 40", "layout_gravity='fill'")), ["a 0 0 40 40", "b 40 0 40 40"]),
    Case(
      "a row with gravity fill aligns no baselines",
      row("200 100", "gravity='fill'", text("a", "aa", "wrap wrap", "paddingTop='9'"), text("b", "bb")),
      ["a 0 0 16 29", "b 16 0 16 20"]),
    Case(
      "a gravity without a horizontal side in a right-to-left column places a view at the left",
      column(
        "200 100", "gravity='center_horizontal'", picture("a", "40 40", "layout_gravity='top'"), picture("b", "40 40")),
      ["a 160 0 40 40", "b 240 40 40 40"], isRightToLeft: true),
    Case(
      "only the margins of a view that fills the height count for the height of a row",
      row("100 wrap", "id='r'", picture("a", "40 match", "layout_marginTop='30'"), picture("b", "40 20")),
      ["r 0 0 100 30", "a 0 30 40 0"]),
    Case(
      "a divider at the end takes no space from views",
      row("200 40", dividers("middle|end"), picture("a", "150 40"), picture("b", "match 40")),
      ["a 0 0 150 40", "b 160 0 40 40"]),
    Case(
      "the gravity of a line with weights ignores its dividers",
      row("200 40", "gravity='end' \(dividers("middle"))", text("a", "a", "0 40", "layout_weight='1'"), text("b", "b")),
      ["a 10 0 182 40", "b 202 0 8 20"]),
    Case(
      "a divider at the beginning is at the right in a right-to-left row",
      row("wrap 40", dividers("beginning|middle"), picture("a", "40 40"), picture("b", "60 40")),
      ["a 320 0 40 40", "b 250 0 60 40"], isRightToLeft: true),
  ]

  private static let scrolls: [Case] = [
    Case(
      "a gravity without a horizontal side in a right-to-left frame places a view at the left",
      view(
        "FrameLayout", "200 100", "", picture("a", "40 40", "layout_gravity='bottom'"),
        picture("b", "40 40", "layout_gravity='fill'"), picture("c", "40 40")),
      ["a 160 60 40 40", "b 160 0 40 40", "c 320 0 40 40"], isRightToLeft: true),
    Case(
      "a minimum size is limited by the parent",
      view("FrameLayout", "40 40", "", view("FrameLayout", "wrap wrap", "id='a' minWidth='100' minHeight='60'")),
      ["a 0 0 40 40"]),
    Case(
      "a view without space is placed by its gravity",
      view(
        "FrameLayout", "100 10", "", picture("a", "40 match", "layout_gravity='center_vertical' layout_margin='10'")),
      ["a 10 5 40 0"]),
    Case(
      "a ScrollView ignores the specified height of its child, and places the child by its gravity",
      view(
        "ScrollView", "200 100", "",
        view("FrameLayout", "match 300", "id='a' layout_gravity='center'", picture("b", "40 40"))),
      ["a 0 30 200 40", "b 0 30 40 40"]),
    Case(
      "a HorizontalScrollView ignores the specified width of its child, and places the child by its gravity",
      view("HorizontalScrollView", "200 100", "", image("a", "i60x20", "400 40", "layout_gravity='center_horizontal'")),
      ["a 70 0 60 40"]),
    Case(
      "a view fills the child of a filled viewport if it is stretched, but not if it is longer",
      view(
        "LinearLayout", "200 300", "orientation='vertical'",
        view("ScrollView", "200 100", "fillViewport='true'", column("match wrap", "", text("a", "a", "wrap match"))),
        view(
          "ScrollView", "200 100", "fillViewport='true'",
          column("match wrap", "", text("b", "b", "wrap match"), picture("c", "10 150")))),
      ["a 0 0 8 100", "b 0 100 8 20", "c 0 120 10 150"]),
    Case(
      "a weighted View of height 0 makes a column of wrap_content take all the space",
      column(
        "100 wrap", "id='r'", picture("b", "40 60"), view("View", "40 0", "id='a' layout_weight='1'")),
      ["r 0 0 100 640", "a 0 60 40 580"]),
  ]

  private static let shares: [Case] = [
    Case(
      "measureWithLargestChild counts the largest view without its margins",
      row(
        "wrap wrap", "id='r' measureWithLargestChild='true'",
        picture("a", "40 20", "layout_weight='1' layout_marginStart='10'"), picture("b", "80 20")),
      ["r 0 0 170 20", "a 10 0 80 20", "b 90 0 80 20"]),
    Case(
      "views as large as the largest one stay so in a limited line",
      row(
        "100 100", "",
        row(
          "wrap wrap", "measureWithLargestChild='true'", picture("a", "40 20", "layout_weight='1'"),
          picture("b", "80 20"))),
      ["a 0 0 80 20", "b 80 0 80 20"]),
    Case(
      "measureWithLargestChild has an effect in a RelativeLayout",
      relative(
        "300 100", "",
        row(
          "wrap wrap", "id='r' measureWithLargestChild='true'", picture("a", "40 20", "layout_weight='1'"),
          picture("b", "80 20"))), ["r 0 0 160 20", "a 0 0 80 20", "b 80 0 80 20"]),
    Case(
      "the gravity of a line with measureWithLargestChild counts all views as large as the largest",
      row(
        "wrap 40", "id='r' gravity='end' measureWithLargestChild='true' \(dividers("middle"))", picture("a", "40 40"),
        picture("b", "60 40")), ["r 0 0 120 40", "a 0 0 40 40", "b 50 0 60 40"]),
    Case(
      "a negative margin makes a column no shorter",
      column("100 wrap", "id='r'", picture("a", "40 40"), picture("b", "40 20", "layout_marginTop='-30'")),
      ["r 0 0 100 40", "b 0 10 40 20"]),
    Case(
      "a negative margin adds space for weights in a row, but not in a column",
      column(
        "100 100", "", row("100 40", "", weighted("c", "40 40"), weighted("d", "0 40", "layout_marginStart='-20'")),
        weighted("b", "40 0", "layout_marginTop='-10'")), ["b 0 30 40 60", "c 0 0 80 40", "d 60 0 40 40"]),
    Case(
      "the maximum width of a text has no effect if a weight determines its width",
      row("200 40", "", text("a", "aa", "wrap 40", "layout_weight='1' maxWidth='50'")), ["a 0 0 200 40"]),
  ]

  @Test("LinearLayouts that differ from Android by design have a warning")
  func warningsOfDifferences() throws {
    let line = { (index: Int) in
      column("wrap wrap", "baselineAlignedChildIndex='\(index)'", text("a", "a"), image("b", "i40x30"))
    }
    #expect(try warnings(line(0)) == [])
    #expect(
      try warnings(line(1)) == [
        "/LinearLayout: takes its baseline from child 1, which has no baseline, so the line has none, and Android throws an exception; choose a child with text"
      ])
    let largest = column(
      "wrap wrap", "measureWithLargestChild='true'", text("a", "a"), box("b", "10 0", "layout_weight='1'"))
    #expect(
      try warnings(largest) == [
        "/LinearLayout: measureWithLargestChild: a view takes all the space of this line of wrap_content, and Android, unlike here, would make each weighted view as large as that one; give the line a size"
      ])
  }

  private static func dividers(_ places: String) -> String { "divider='@drawable/line' showDividers='\(places)'" }

  /// An image with a specified size, without a drawable.
  private static func picture(_ id: String, _ sizes: String, _ attributes: String = "") -> String {
    view("ImageView", sizes, "id='\(id)' \(attributes)")
  }

  private static func weighted(_ id: String, _ sizes: String, _ attributes: String = "") -> String {
    picture(id, sizes, "layout_weight='1' \(attributes)")
  }
}

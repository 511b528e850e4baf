import EagerLayout
import AndroidLayout
import Testing

/// The expected frames were measured with Android 10's own classes.
@Suite("Rules of RelativeLayout measured with Android's classes")
struct AndroidRuleTests {
  /// A layout in a window of 360 by 640, and the frames of some of its views.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var root: String
    var expected: [String]
    var isRightToLeft = false

    init(_ description: String, _ root: String, _ expected: [String], isRightToLeft: Bool = false) {
      (testDescription, self.root, self.expected) = (description, root, expected)
      self.isRightToLeft = isRightToLeft
    }
  }

  @Test("A layout with margins, limits and rules has the frames measured with Android's classes", arguments: cases)
  func frames(in example: Case) throws {
    var device = Device(width: 360, height: 640)
    if example.isRightToLeft { device.direction = .rightToLeft }
    let layout = try inflated(example.root, on: device), placement = layout.layout(in: Frame(width: 360, height: 640))
    let foundFrames = example.expected.map { line in
      let id = String(line.prefix { $0 != " " })
      return placement[LayoutID(id)].map { "\(id) \($0)" } ?? "\(id) is not there"
    }
    #expect(foundFrames == example.expected)
  }

  private static let cases: [Case] = [
    Case(
      "a negative margin for all sides has no effect",
      frame("200 100", picture("a", "40 40", "layout_margin='-8' layout_marginTop='5'")), ["a 0 5 40 40"]),
    Case(
      "a negative margin for two sides has no effect",
      frame("200 100", picture("a", "40 40", "layout_marginHorizontal='-8' layout_marginLeft='3'")), ["a 3 0 40 40"]),
    Case(
      "an end margin disables the left margin",
      frame("200 100", picture("a", "match 40", "layout_marginLeft='10' layout_marginEnd='20'")), ["a 0 0 180 40"]),
    Case(
      "a rule for the parent's end drops one for its left",
      relative("200 100", "", picture("a", "40 40", "layout_alignParentLeft='true' layout_alignParentEnd='true'")),
      ["a 160 0 40 40"]),
    Case(
      "a rule for a view's start drops one for the right of another view",
      relative(
        "200 100", "", picture("a", "40 40"), picture("b", "40 40", "layout_alignParentEnd='true'"),
        picture("c", "match 40", "layout_toRightOf='a' layout_toStartOf='b'")), ["c 0 0 160 40"]),
    Case(
      "a minimum width and minimum lines override maximums",
      column(
        "200 wrap", "", text("a", "aa", "wrap 40", "minWidth='120' maxWidth='50'"),
        text("b", "aa", "100 wrap", "maxLines='1' minLines='2'")), ["a 0 0 120 40", "b 0 40 100 40"]),
    Case(
      "rules for two edges override a maximum width",
      relative(
        "200 40", "",
        text("a", "aa", "wrap 40", "maxWidth='50' layout_alignParentStart='true' layout_alignParentEnd='true'")),
      ["a 0 0 200 40"]),
    Case(
      "a rule for the baseline of a view without one has no effect, and a view without a baseline is aligned by its top",
      relative(
        "200 100", "", picture("a", "40 40"),
        text("b", "bb", "wrap wrap", "layout_toEndOf='a' layout_alignBaseline='a'"),
        picture("c", "40 40", "layout_alignBaseline='b'")), ["b 40 0 16 20", "c 0 16 40 40"]),
    Case(
      "a view aligned by its baseline can fill the space below",
      relative(
        "200 100", "", text("a", "aa", "wrap wrap", "layout_marginTop='20'"),
        text("b", "bb", "wrap match", "layout_alignBaseline='a'")), ["b 0 20 16 80"]),
    Case(
      "a rule for a view that is gone leaves a centered view in the middle",
      relative(
        "200 100", "", box("a", "40 40", "visibility='gone'"),
        picture("b", "40 40", "layout_centerHorizontal='true' layout_alignLeft='a'"),
        picture("c", "40 40", "layout_centerVertical='true' layout_below='a'")), ["b 80 0 40 40", "c 0 30 40 40"]),
    Case(
      "the baseline of a RelativeLayout is that of its topmost view",
      row(
        "200 100", "", view("TextView", "wrap wrap", "id='t' text='tt' textSize='32dp'"),
        relative(
          "wrap wrap", "id='r'", text("a", "aa", "wrap wrap", "layout_marginTop='20'"),
          text("b", "bb", "wrap wrap", "layout_toEndOf='a'"))), ["t 0 0 32 40", "r 32 16 32 40"]),
    Case(
      "the baseline of a RelativeLayout ignores the position of the view that provides it",
      row(
        "200 100", "", view("TextView", "wrap wrap", "id='t' text='tt' textSize='32dp'"),
        relative("wrap wrap", "id='r'", text("a", "aa", "wrap wrap", "layout_marginTop='10'"))),
      ["t 0 0 32 40", "r 32 16 16 30"]),
    Case(
      "the gravities left and fill move all views of a RelativeLayout to the start",
      column(
        "match match", "",
        relative("200 100", "gravity='left'", picture("a", "40 40", "layout_alignParentEnd='true'")),
        relative("200 100", "gravity='fill'", picture("b", "40 40", "layout_alignParentBottom='true'"))),
      ["a 0 0 40 40", "b 0 100 40 40"]),
    Case(
      "the gravity right moves all views of a right-to-left RelativeLayout to the right",
      relative("200 100", "gravity='right'", picture("a", "40 40", "layout_alignParentLeft='true'")),
      ["a 320 0 40 40"], isRightToLeft: true),
    Case(
      "the view that a gravity ignores still counts for the extent of all views",
      relative(
        "200 100", "gravity='center' ignoreGravity='@id/a'", picture("a", "200 100"), picture("b", "40 40")),
      ["a 0 0 200 100", "b 0 0 40 40"]),
    Case(
      "a view whose rules leave a negative space keeps its specified size",
      relative(
        "100 100", "", picture("a", "90 40"),
        picture("b", "40 40", "layout_toEndOf='a' layout_marginStart='20'"),
        picture("c", "40 90", "layout_below='a' layout_marginTop='70'")), ["b 110 0 40 40", "c 0 110 40 90"]),
    Case(
      "a rule for the view itself has no effect",
      relative("200 100", "", picture("a", "40 40", "layout_below='a' layout_centerVertical='true'")),
      ["a 0 30 40 40"]),
    Case(
      "a view can be smaller than its paddings",
      row("40 40", "", frame("40 40", "", "id='a' layout_weight='1' paddingStart='10'"), picture("b", "40 40")),
      ["a 0 0 0 40", "b 0 0 40 40"]),
    Case(
      "a view at the end makes a RelativeLayout of wrap_content and its parent take all the space",
      frame(
        "wrap wrap",
        relative(
          "wrap wrap", "id='r'", picture("a", "40 40", "layout_alignParentEnd='true'"),
          picture("b", "40 40", "layout_alignParentBottom='true' layout_marginBottom='10'")), "id='q'"),
      ["q 0 0 360 640", "r 0 0 360 640", "a 320 0 40 40", "b 0 600 40 40"]),
    Case(
      "a view beside a centered one is placed by the position before centering",
      relative(
        "wrap wrap", "id='r'", picture("a", "100 60"), picture("b", "40 20", "layout_centerHorizontal='true'"),
        picture("c", "30 10", "layout_toRightOf='b'")), ["r 0 0 100 60", "b 30 0 40 20", "c 40 0 30 10"]),
    Case(
      "a RelativeLayout in a scroll view has no limit",
      view(
        "HorizontalScrollView", "200 100", "",
        relative(
          "wrap wrap", "id='r'", picture("a", "20 40"),
          picture("b", "40 40", "layout_toStartOf='a'"))), ["r 0 0 20 40", "b -40 0 40 40"]),
  ]

  /// An image view without content, with a specified size.
  private static func picture(_ id: String, _ sizes: String, _ attributes: String = "") -> String {
    view("ImageView", sizes, "id='\(id)' \(attributes)")
  }

  private static func frame(_ sizes: String, _ children: String, _ attributes: String = "") -> String {
    view("FrameLayout", sizes, attributes, children)
  }

  @Test("Rules of a RelativeLayout that differ from Android by design have a warning")
  func warningsOfDifferences() throws {
    var device = tablet
    device.direction = .rightToLeft
    let root = relative("wrap wrap", "", image("a", "i40x30", "40 40", "layout_centerHorizontal='true'"))
    #expect(try warnings(root) == [])
    #expect(
      try warnings(root, on: device) == [
        "/RelativeLayout: is written from right to left, and Android, unlike here, would move its centered views to the left twice; give it a width"
      ])
    let itself = relative("200 100", "", image("a", "i40x30", "40 40", "layout_below='a'"))
    #expect(
      try warnings(itself) == [
        "/RelativeLayout/ImageView/@layout_below: has no effect: a rule cannot refer to its own view; remove it"
      ])
  }
}

import EagerLayout
import AndroidLayout
import Testing

/// Frames that Android 10's own classes find, measured with them.
@Suite("What Android's classes make of rules that meet")
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

  @Test("margins, limits and rules", arguments: cases)
  func frames(in example: Case) throws {
    var device = Device(width: 360, height: 640)
    if example.isRightToLeft { device.direction = .rightToLeft }
    let layout = try inflated(example.root, on: device), placement = layout.layout(in: Frame(width: 360, height: 640))
    let found = example.expected.map { line in
      let id = String(line.prefix { $0 != " " })
      return placement[LayoutID(id)].map { "\(id) \($0)" } ?? "\(id) is not there"
    }
    #expect(found == example.expected)
  }

  private static let cases: [Case] = [
    Case(
      "a negative margin for all sides counts for nothing",
      frame("200 100", picture("a", "40 40", "layout_margin='-8' layout_marginTop='5'")), ["a 0 5 40 40"]),
    Case(
      "a negative margin for two sides counts for nothing",
      frame("200 100", picture("a", "40 40", "layout_marginHorizontal='-8' layout_marginLeft='3'")), ["a 3 0 40 40"]),
    Case(
      "a margin at the end makes that at the left count for nothing",
      frame("200 100", picture("a", "match 40", "layout_marginLeft='10' layout_marginEnd='20'")), ["a 0 0 180 40"]),
    Case(
      "a rule by the end of the parent drops one by its left",
      relative("200 100", "", picture("a", "40 40", "layout_alignParentLeft='true' layout_alignParentEnd='true'")),
      ["a 160 0 40 40"]),
    Case(
      "a rule by the start of a view drops one by the right of another",
      relative(
        "200 100", "", picture("a", "40 40"), picture("b", "40 40", "layout_alignParentEnd='true'"),
        picture("c", "match 40", "layout_toRightOf='a' layout_toStartOf='b'")), ["c 0 0 160 40"]),
    Case(
      "the least width and the least lines win",
      column(
        "200 wrap", "", text("a", "aa", "wrap 40", "minWidth='120' maxWidth='50'"),
        text("b", "aa", "100 wrap", "maxLines='1' minLines='2'")), ["a 0 0 120 40", "b 0 40 100 40"]),
    Case(
      "two edges win over the greatest width",
      relative(
        "200 40", "",
        text("a", "aa", "wrap 40", "maxWidth='50' layout_alignParentStart='true' layout_alignParentEnd='true'")),
      ["a 0 0 200 40"]),
    Case(
      "the baseline of a view that has none is no rule, and its own top lies at that of another",
      relative(
        "200 100", "", picture("a", "40 40"),
        text("b", "bb", "wrap wrap", "layout_toEndOf='a' layout_alignBaseline='a'"),
        picture("c", "40 40", "layout_alignBaseline='b'")), ["b 40 0 16 20", "c 0 16 40 40"]),
    Case(
      "a view at a baseline fills what is below",
      relative(
        "200 100", "", text("a", "aa", "wrap wrap", "layout_marginTop='20'"),
        text("b", "bb", "wrap match", "layout_alignBaseline='a'")), ["b 0 20 16 80"]),
    Case(
      "a rule to a view that is gone leaves a view in the middle",
      relative(
        "200 100", "", box("a", "40 40", "visibility='gone'"),
        picture("b", "40 40", "layout_centerHorizontal='true' layout_alignLeft='a'"),
        picture("c", "40 40", "layout_centerVertical='true' layout_below='a'")), ["b 80 0 40 40", "c 0 30 40 40"]),
    Case(
      "the topmost view has the baseline of a RelativeLayout",
      row(
        "200 100", "", view("TextView", "wrap wrap", "id='t' text='tt' textSize='32dp'"),
        relative(
          "wrap wrap", "id='r'", text("a", "aa", "wrap wrap", "layout_marginTop='20'"),
          text("b", "bb", "wrap wrap", "layout_toEndOf='a'"))), ["t 0 0 32 40", "r 32 16 32 40"]),
    Case(
      "the baseline of a RelativeLayout does not count where its view begins",
      row(
        "200 100", "", view("TextView", "wrap wrap", "id='t' text='tt' textSize='32dp'"),
        relative("wrap wrap", "id='r'", text("a", "aa", "wrap wrap", "layout_marginTop='10'"))),
      ["t 0 0 32 40", "r 32 16 16 30"]),
    Case(
      "gravities at the left and those that fill move all views",
      column(
        "match match", "",
        relative("200 100", "gravity='left'", picture("a", "40 40", "layout_alignParentEnd='true'")),
        relative("200 100", "gravity='fill'", picture("b", "40 40", "layout_alignParentBottom='true'"))),
      ["a 0 0 40 40", "b 0 100 40 40"]),
    Case(
      "a gravity at the right moves all views, from right to left too",
      relative("200 100", "gravity='right'", picture("a", "40 40", "layout_alignParentLeft='true'")),
      ["a 320 0 40 40"], isRightToLeft: true),
    Case(
      "the view that a gravity does not move counts where all begin and end",
      relative(
        "200 100", "gravity='center' ignoreGravity='@id/a'", picture("a", "200 100"), picture("b", "40 40")),
      ["a 0 0 200 100", "b 0 0 40 40"]),
    Case(
      "a view to which less than nothing is left keeps its size",
      relative(
        "100 100", "", picture("a", "90 40"),
        picture("b", "40 40", "layout_toEndOf='a' layout_marginStart='20'"),
        picture("c", "40 90", "layout_below='a' layout_marginTop='70'")), ["b 110 0 40 40", "c 0 110 40 90"]),
    Case(
      "a view by itself stands by nothing",
      relative("200 100", "", picture("a", "40 40", "layout_below='a' layout_centerVertical='true'")),
      ["a 0 30 40 40"]),
    Case(
      "a view is smaller than its paddings",
      row("40 40", "", frame("40 40", "", "id='a' layout_weight='1' paddingStart='10'"), picture("b", "40 40")),
      ["a 0 0 0 40", "b 0 0 40 40"]),
    Case(
      "what is put by the end makes a RelativeLayout take all the space, and what is around it",
      frame(
        "wrap wrap",
        relative(
          "wrap wrap", "id='r'", picture("a", "40 40", "layout_alignParentEnd='true'"),
          picture("b", "40 40", "layout_alignParentBottom='true' layout_marginBottom='10'")), "id='q'"),
      ["q 0 0 360 640", "r 0 0 360 640", "a 320 0 40 40", "b 0 600 40 40"]),
    Case(
      "what stands by a view in the middle stays where that was first",
      relative(
        "wrap wrap", "id='r'", picture("a", "100 60"), picture("b", "40 20", "layout_centerHorizontal='true'"),
        picture("c", "30 10", "layout_toRightOf='b'")), ["r 0 0 100 60", "b 30 0 40 20", "c 40 0 30 10"]),
    Case(
      "nothing limits what is in a scroll view",
      view(
        "HorizontalScrollView", "200 100", "",
        relative(
          "wrap wrap", "id='r'", picture("a", "20 40"),
          picture("b", "40 40", "layout_toStartOf='a'"))), ["r 0 0 20 40", "b -40 0 40 40"]),
  ]

  /// A view without content of a size of its own, which takes none itself.
  private static func picture(_ id: String, _ sizes: String, _ attributes: String = "") -> String {
    view("ImageView", sizes, "id='\(id)' \(attributes)")
  }

  private static func frame(_ sizes: String, _ children: String, _ attributes: String = "") -> String {
    view("FrameLayout", sizes, attributes, children)
  }

  @Test("warn where Android is not followed")
  func warned() throws {
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

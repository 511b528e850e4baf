import EagerLayout
import AndroidLayout
import TestSupport
import Testing

/// The explanation of a view on one axis, for a layout in 300 × 200.
private func explanation(_ id: String, _ root: String, isHorizontal: Bool = true) throws -> [String] {
  let layout = try inflated(root, on: Device(width: 300, height: 200))
  let view = try #require(layout.views.firstIndex { $0.id == id })
  return layout.explanation(
    of: view, isHorizontal: isHorizontal, in: layout.layout(in: Frame(width: 300, height: 200)))
}

@Suite("Explanations in Android's terms")
struct AndroidExplanationTests {
  /// Layouts with a view `a`, and the explanation of its width.
  private static let sizeCases: [(root: String, expected: String)] = {
    var cases: [(root: String, expected: String)] = []
    func add(_ root: String, _ expected: String) { cases.append((root, expected)) }
    add(row("match wrap", "", box("a", "40 40")), "layout_width=\"40\": the specified size (EXACTLY 40)")
    add(
      view("FrameLayout", "match wrap", "", text("a", "aa", "match wrap")),
      "layout_width=\"match_parent\": all the space in FrameLayout (EXACTLY 300)")
    add(
      row("match wrap", "", box("b", "40 40"), text("a", "aa", "match wrap")),
      "layout_width=\"match_parent\": all space that the views before it leave in LinearLayout (EXACTLY 260)")
    add(
      row("match wrap", "", text("a", "aa", "0dp wrap", "layout_weight='1'"), box("b", "40 40")),
      "layout_width=\"0dp\", layout_weight=\"1\": its share of what the others leave in LinearLayout (EXACTLY 260)")
    add(
      row("wrap wrap", "", text("a", "aa", "0dp wrap", "layout_weight='1'"), box("b", "40 40")),
      "layout_width=\"0dp\", layout_weight=\"1\": LinearLayout is as long as its content, so the view is measured twice: for its own size, and then for its share (EXACTLY 16)"
    )
    add(
      row("match wrap", "", text("a", "aa", "wrap wrap", "layout_weight='1'"), box("b", "40 40")),
      "layout_width=\"wrap_content\", layout_weight=\"1\": its own size plus its share of the free space or overflow in LinearLayout; it is measured twice, the second time with EXACTLY 260"
    )
    add(
      row("match wrap", "", text("a", "aa")),
      "layout_width=\"wrap_content\": its content's size, at most what views before it leave in LinearLayout (AT_MOST)")
    add(
      column("wrap wrap", "", box("b", "40 40"), text("a", "aa", "match wrap")),
      "layout_width=\"match_parent\": LinearLayout is as large as its content, so the view is measured twice: for its own size, and then for the resulting size (EXACTLY 40)"
    )
    add(
      view("FrameLayout", "wrap wrap", "", text("a", "aa", "match wrap")),
      "layout_width=\"match_parent\": FrameLayout is as large as its content, so the view counts as wrap_content (AT_MOST the available space)"
    )
    add(
      view("HorizontalScrollView", "match wrap", "", text("a", "aa")),
      "layout_width=\"wrap_content\": the size of its content, since HorizontalScrollView sets no limit (UNSPECIFIED)")
    add(
      relative("match wrap", "", text("a", "aa", "match wrap")),
      "layout_width=\"match_parent\": from edge to edge of RelativeLayout, unless a rule sets an edge (EXACTLY 300)")
    add(
      relative(
        "match wrap", "", text("a", "aa", "wrap wrap", "layout_alignParentLeft='true' layout_alignParentRight='true'")),
      "layout_width=\"wrap_content\" is ignored: rules set both of its edges in RelativeLayout (EXACTLY 300)")
    add(
      row("match wrap", "", box("a", "wrap 10")),
      "layout_width=\"wrap_content\": a View has no content, and fills the space in LinearLayout (EXACTLY 300)")
    return cases
  }()

  /// Layouts with a view `a`, and the explanation of its position on one axis.
  private static let positionCases: [(root: String, isHorizontal: Bool, expected: String)] = {
    var cases: [(root: String, isHorizontal: Bool, expected: String)] = []
    func add(_ root: String, _ isHorizontal: Bool, _ expected: String) {
      cases.append((root, isHorizontal, expected))
    }
    add(
      view("FrameLayout", "match 100", "", box("a", "40 40", "layout_gravity='bottom|end'")), true,
      "layout_gravity=\"bottom|end\": at the right of FrameLayout")
    add(
      view("FrameLayout", "match 100", "", box("a", "40 40", "layout_gravity='bottom|end'")), false,
      "layout_gravity=\"bottom|end\": at the bottom of FrameLayout")
    add(
      view("FrameLayout", "match 100", "", box("a", "40 40")), true,
      "no layout_gravity along this axis: at the left of FrameLayout")
    add(
      row("match wrap", "gravity='center'", box("b", "40 40"), box("a", "9 9")), true,
      "after b in LinearLayout; its gravity=\"center\" moves all its children together to the middle")
    add(
      row("match wrap", "gravity='center_vertical'", box("b", "40 40"), box("a", "9 9")), false,
      "gravity=\"center_vertical\" of LinearLayout, and no layout_gravity of its own: at the middle")
    add(
      row("match 90", "", box("b", "40 40"), box("a", "9 9")), false,
      "no layout_gravity along this axis, and no gravity of LinearLayout: at the top")
    add(
      row("match wrap", "", text("a", "aa"), box("b", "40 40")), false,
      "aligned by its baseline with the views beside it: baselineAligned is true by default")
    add(
      relative(
        "match wrap", "", box("b", "40 40"), box("a", "9 9", "layout_toRightOf='@id/b' layout_alignBottom='@id/b'")),
      true, "placed by layout_toRightOf=\"@id/b\"")
    add(
      relative("match wrap", "", box("b", "40 40"), box("a", "9 9", "layout_toRightOf='@id/b'")), false,
      "no rule along this axis: at the top of RelativeLayout")
    return cases
  }()

  @Test("The size of a view is explained by its attributes and measure specs", arguments: Rows.of(sizeCases))
  func sizes(rows: Rows<(String, String)>) throws {
    for (root, expected) in rows {
      #expect(try explanation("a", root).first == expected)
    }
  }

  @Test("The position of a view is explained by gravity, order, baselines or rules", arguments: Rows.of(positionCases))
  func positions(rows: Rows<(String, Bool, String)>) throws {
    for (root, isHorizontal, expected) in rows {
      #expect(try explanation("a", root, isHorizontal: isHorizontal).last == expected)
    }
  }

  @Test("The explanation of a position names left or right by the direction, and is absent if only one is possible")
  func sides() throws {
    let end = box("a", "40 40", "layout_gravity='end'")
    let rightToLeft = view("FrameLayout", "match 100", "layoutDirection='rtl'", end)
    #expect(try explanation("a", rightToLeft).last == "layout_gravity=\"end\": at the left of FrameLayout")
    #expect(try explanation("a", view("FrameLayout", "match 100", "", box("a", "match 40"))).count == 1)
  }
}

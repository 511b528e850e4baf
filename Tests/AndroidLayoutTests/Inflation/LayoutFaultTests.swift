import EagerLayout
import AndroidLayout
import Testing

@Suite("Faults of Android layouts")
struct LayoutFaultTests {
  private let styles = (
    "values/styles.xml",
    """
    <resources>
      <string name="a">A</string>
      <style parent="B" name="A"/>
      <style parent="C" name="B"/>
      <style parent="A" name="C"/>


      <style name="Title"/>
    </resources>
    """
  )

  private func faults(_ root: String, _ others: [(String, String)] = []) -> [String] {
    do {
      return try inflated(root, others, isStrict: true).warnings.map { "warning: \($0)" }
    } catch {
      return (error as? MarkupError)?.faults.map { $0.description } ?? ["another error"]
    }
  }

  @Test("A fault of an Android layout states its file, line, path, value and what to write")
  func faultTexts() {
    let sizes = "android:layout_width=\"match_parent\" android:layout_height=\"match_parent\""
    let root = """
      <LinearLayout \(sizes)
          android:padding="12dpp">

        <TextView android:layout_height="1dp"
            android:layout_widht="1dp"/>
        <TextView \(sizes) android:textColor="#0ßffff"
            style="@style/Titel"/>
        <View \(sizes) android:layout_gravity="lef|top"/>
        <View android:layout_width="@dimen/none" android:layout_height="ten"/>
        <View \(sizes)
            android:minWidth="@{model.width}" style="@style/A"/>
      </LinearLayout>
      """
    #expect(
      faults(root, [styles]) == [
        "layout/main.xml:2:22: /LinearLayout/@padding: \"12dpp\" is not a length; write a number and dp, sp, px, pt, mm or in",
        "layout/main.xml:4:3: /LinearLayout/TextView[1]: has no layout_width; write \"match_parent\", \"wrap_content\" or a length such as \"120dp\"",
        "layout/main.xml:5:7: /LinearLayout/TextView[1]/@layout_widht: is not a known attribute; did you mean \"layout_width\"?",
        "layout/main.xml:6:105: /LinearLayout/TextView[2]/@textColor: \"#0ßffff\" is not a color; write #RGB, #ARGB, #RRGGBB or #AARRGGBB",
        "layout/main.xml:7:14: /LinearLayout/TextView[2]/@style: there is no style \"Titel\"; \"Title\" is in values/styles.xml, line 8",
        "layout/main.xml:8:106: /LinearLayout/View[1]/@layout_gravity: \"lef\" is not a gravity; did you mean \"left\"?",
        "layout/main.xml:9:31: /LinearLayout/View[2]/@layout_width: there is no dimen \"none\"",
        "layout/main.xml:9:67: /LinearLayout/View[2]/@layout_height: \"ten\" is not a size; write \"match_parent\", \"wrap_content\" or a length such as \"120dp\"",
        "layout/main.xml:11:25: /LinearLayout/View[3]/@minWidth: an expression requires code; set the value after inflating: row[\"id\"]",
        "values/styles.xml:3:10: /resources/style[1]/@parent: A is its own ancestor: A → B → C → A; remove one of the parents",
      ])
  }

  @Test("Rules that place a view relative to itself are a fault that lists the circle of views")
  func circularRules() {
    let root = relative(
      "match match", "", box("name", "1 1", "layout_toRightOf='label'"),
      box("label", "1 1", "layout_toRightOf='@id/name'"))
    #expect(
      faults(root).map { $0.drop { $0 != " " } } == [
        " /RelativeLayout/View[1]: is placed right of itself: name → label → name; remove one of the two rules"
      ])
    let horizontalCircle = relative(
      "match match", "", box("a", "1 1", "layout_toRightOf='b' layout_below='b'"),
      box("b", "1 1", "layout_alignTop='a'"))
    #expect(
      faults(horizontalCircle).map { $0.drop { $0 != " " } } == [
        " /RelativeLayout/View[1]: is placed below itself: a → b → a; remove one of the two rules"
      ])
  }

  @Test("Attributes and rules without effect in an Android layout are warnings")
  func attributesWithoutEffect() {
    let root = relative(
      "match match", "", box("nameLabel", "1 1", "layout_weight='1'"),
      box("b", "1 1", "layout_toRightOf='@id/nameLable'"))
    #expect(
      faults(root).map { $0.split(separator: ": ").dropFirst(2).joined(separator: ": ") } == [
        "/RelativeLayout/View[1]/@layout_weight: has no effect in RelativeLayout: it is for children of LinearLayout",
        "/RelativeLayout/View[2]/@layout_toRightOf: has no effect: no child of this RelativeLayout has the id \"nameLable\"; did you mean \"nameLabel\"?",
      ])
    #expect(
      faults(box("a", "match match", "tint='#F00' alpha='0.5' contentDescription='x' app:theirs='1'")).count == 0)
  }

  @Test("Android layouts beyond the limits of depth and views are errors, and those at the limits are not")
  func limits() throws {
    var resources = Resources()
    resources.limits.depth = 6
    resources.limits.views = 20
    let nested = { (count: Int) in
      (0..<count).reduce("<View layout_width='1' layout_height='1'/>") { inner, _ in
        "<FrameLayout layout_width='1' layout_height='1'>\(inner)</FrameLayout>"
      }
    }
    try resources.add(nested(2), at: "layout/three.xml")
    try resources.add(
      column("1 1", "", column("1 1", "", column("1 1", "", "<include layout='@layout/three'/>"))), at: "layout/six.xml"
    )
    try resources.add(column("1 1", "", "<include layout='@layout/six'/>"), at: "layout/seven.xml")
    let ten = String(repeating: "<include layout='@layout/one'/>", count: 19)
    try resources.add("<View layout_width='1' layout_height='1'/>", at: "layout/one.xml")
    try resources.add(column("1 1", "", ten), at: "layout/twenty.xml")
    try resources.add(column("1 1", "", ten + "<include layout='@layout/one'/>"), at: "layout/more.xml")
    let message = { (name: String) -> String? in
      do {
        _ = try resources.layout(name, on: tablet)
        return nil
      } catch { return (error as? MarkupError)?.faults.map { $0.message }.joined() }
    }
    #expect(message("six") == nil)
    #expect(message("seven") == "there are more than 6 levels of views; nest fewer")
    #expect(message("twenty") == nil)
    #expect(message("more") == "there are more than 20 views in one layout; split it")
  }

  @Test("Layout files that each include the next file ten times are an error at the limit of views")
  func exponentialIncludes() throws {
    var resources = Resources()
    for file in 0..<10 {
      let next = String(repeating: "<include layout='@layout/a\(file + 1)'/>", count: 10)
      try resources.add(
        "<LinearLayout layout_width='1' layout_height='1'>\(next)</LinearLayout>", at: "layout/a\(file).xml")
    }
    try resources.add("<View layout_width='1' layout_height='1'/>", at: "layout/a10.xml")
    resources.limits.views = 2_000
    let error = #expect(throws: MarkupError.self) { try resources.layout("a0", on: tablet) }
    #expect(error?.faults.map { $0.message } == ["there are more than 2,000 views in one layout; split it"])
  }
}

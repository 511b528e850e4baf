import EagerLayout
import AndroidLayout
import Testing

@Suite("Android layouts that depend on code")
struct CodeDependentTests {
  private func messages(_ root: String) throws -> [String] { try inflated(root).warnings.map { $0.message } }

  @Test("An Android view keeps references to menus, navigation graphs and fonts as written")
  func references() throws {
    let bar = view(
      "com.example.BottomBar", "match 56dp",
      "id='bar' app:menu='@menu/bottom' app:navGraph='@navigation/main' fontFamily='@font/inter'")
    let layout = try inflated(view("FrameLayout", "match match", "", bar))
    #expect(layout.warnings.isEmpty && layout["bar"]?.attribute("menu") == "@menu/bottom")
    #expect(strictFaults(box("a", "@menu/bottom 1")) == ["/View/@layout_width: there is no menu \"bottom\""])
  }

  @Test("A view whose visibility is bound to data counts as visible, with a warning")
  func boundVisibility() throws {
    let bound = box("a", "40 40", "visibility='@{user.isNew ? View.VISIBLE : View.GONE}'")
    let root = row("match wrap", "", bound, box("b", "40 40"))
    #expect(try frames(root, 100, 100, ["a", "b"]) == ["a 0 0 40 40", "b 40 0 40 40"])
    #expect(
      try messages(root) == [
        "an expression requires code: the view counts as visible; set the value after inflating: row[\"id\"]"
      ])
  }

  @Test("A class whose name is similar to that of a known class is a warning that suggests the known class")
  func similarClasses() throws {
    let last = "is unknown, so there is no content for wrap_content; add a class for it, or give the view a size"
    #expect(try messages(view("Textview", "40 40")) == ["Textview is unknown; did you mean \"TextView\"?"])
    #expect(try messages(view("com.example.pictures.of.all.kinds.PictureView", "wrap 40")) == ["PictureView \(last)"])
    #expect(try messages(view("com.example.PictureView", "40 40")) == [])
  }

  @Test("A TextInputLayout has a warning for its label, and a toggle group is a row")
  func labelsAndToggles() throws {
    let field = view("com.google.android.material.textfield.TextInputLayout", "match wrap", "", box("a", "1 1"))
    #expect(try messages(field).map { $0.hasPrefix("code creates its label, icons and messages") } == [true])
    #expect(strictFaults(field).count == 1)
    let group = view(
      "com.google.android.material.button.MaterialButtonToggleGroup", "wrap wrap", "", box("a", "40 40"),
      box("b", "40 40"))
    #expect(try frames(group, 100, 100, ["a", "b"]) == ["a 0 0 40 40", "b 40 0 40 40"])
  }
}

import EagerLayout
import AndroidLayout
import Testing

@Suite("Similar names in Android layout files")
struct SimilarNameTests {
  private func faults(_ root: String) -> [String] {
    do throws(MarkupError) {
      var resources = Resources()
      resources.isStrict = true
      try resources.add(root, at: "layout/main.xml")
      _ = try resources.layout("main", on: tablet)
      return []
    } catch {
      return error.faults.map { "\($0.path): \($0.message)" }
    }
  }

  @Test(
    "An attribute without its layout_ prefix is a fault that suggests the prefix",
    arguments: ["weight", "margin", "marginTop", "toRightOf", "alignParentEnd"])
  func layoutPrefix(name: String) {
    #expect(
      faults(view("View", "8 8", "android:\(name)='1'")) == [
        "/View/@\(name): is not a known attribute; did you mean \"layout_\(name)\"?"
      ])
    #expect(faults(view("View", "8 8", "app:\(name)='1'")).allSatisfy { !$0.contains("layout_") })
  }

  @Test("A misspelled kind of resource is a fault that suggests the right kind")
  func kindsOfResources() {
    #expect(
      faults(view("TextView", "8 8", "text='@strings/title'")) == [
        "/TextView/@text: there is no kind of resource \"strings\"; did you mean \"string\"?"
      ])
    #expect(faults(view("View", "@dimens/a 8")).first?.hasSuffix("\"dimens\"; did you mean \"dimen\"?") == true)
    #expect(
      faults(view("TextView", "8 8", "text='@words/title'")).first?.hasSuffix("\"words\"; write e.g. @string/title")
        == true)
    #expect(faults(view("TextView", "8 8", "text='@string/title'")).first?.hasSuffix("no string \"title\"") == true)
  }

  @Test("An unsupported Android container is one fault, which includes the rows in it")
  func unsupportedContainers() {
    let row = "<TableRow><TextView layout_column='1' text='a'/></TableRow>"
    #expect(faults("<TableLayout layout_width='8' layout_height='8'>\(row)\(row)</TableLayout>").count == 1)
    #expect(faults(row).count == 1 && faults(row)[0].contains("TableRow is not laid out"))
    let other = "<TableLayout>\(view("GridView", "8 8", "", box("a", "8 8")))</TableLayout>"
    #expect(faults(other).count == 2)
  }
}

import EagerLayout
import AndroidLayout
import Testing

@Suite("What Android reads otherwise of a file's form")
struct AndroidFormTests {
  private let uri = "http://schemas.android.com/apk/res/android"

  private func warnings(_ root: String, _ others: [(String, String)] = []) throws -> [String] {
    try inflated(root, others).warnings.map { "\($0.file):\($0.line):\($0.column) \($0.message)" }
  }

  /// A frame with a view in it, whose attributes have a prefix.
  private func frame(_ declaration: String, _ view: String = "") -> String {
    """
    <FrameLayout \(declaration) android:layout_width="match_parent" android:layout_height="match_parent">
    <View android:layout_width="8dp" android:layout_height="8dp" \(view)/>
    </FrameLayout>
    """
  }

  @Test("is told once for a namespace that is another one, is not declared, or is declared")
  func namespaces() throws {
    #expect(try warnings(frame("xmlns:android='\(uri)'")) == [])
    let secure = "https://schemas.android.com/apk/res/android"
    #expect(
      try warnings(frame("xmlns:android='\(secure)'")) == [
        "layout/main.xml:1:29 is not the namespace of android, and Android ignores its attributes; write \"\(uri)\""
      ])
    #expect(
      try warnings(frame("")) == [
        "layout/main.xml:1:15 the prefix android is not declared, and Android rejects the file; write xmlns:android=\"\(uri)\" in the root"
      ])
    #expect(try warnings(frame("").replacing("<View", with: "<View xmlns:android='\(uri)'")).count == 1)
    #expect(try warnings("<View android:layout_width='8dp' android:layout_height='8dp' xmlns:android='\(uri)'/>") == [])
    let app = frame("xmlns:android='\(uri)'", "app:tint='#fff' tools:text='a'")
    #expect(
      try warnings(app).map { String($0.prefix(46)) } == [
        "layout/main.xml:2:62 the prefix app is not dec", "layout/main.xml:2:78 the prefix tools is not d",
      ])
    #expect(
      try warnings(
        app.replacing(
          "<FrameLayout",
          with:
            "<FrameLayout xmlns:app='http://schemas.android.com/apk/res-auto' xmlns:tools='http://schemas.android.com/tools'"
        )) == [])
  }

  @Test("is told once for attributes without a prefix, where others have one")
  func prefixes() throws {
    let root = frame("xmlns:android='\(uri)'", "layout_margin='4dp' padding='2dp' custom='a' style='@null'")
    #expect(
      try warnings(root) == [
        "layout/main.xml:2:62 has no prefix, and Android ignores it, like 1 more in this file; write android:layout_margin"
      ])
    #expect(try frames(root.replacing("<View", with: "<View id='v'"), 100, 100, ["v"]) == ["v 4 4 8 8"])
    #expect(try warnings("<View layout_width='8' layout_height='8' layout_margin='4'/>") == [])
  }

  @Test("is told for each length without a unit that is written for Android, zero too")
  func units() throws {
    let root = """
      <FrameLayout xmlns:android='\(uri)' android:layout_width='10' android:layout_height='match_parent'>
      <TextView style='@style/s' android:padding='0' android:textSize='16'
        android:layout_marginTop='@dimen/a' android:layout_marginLeft='@dimen/a' android:maxLines='2'/>
      </FrameLayout>
      """
    let values = """
      <resources><dimen name='a'>4</dimen>
      <style name='s'><item name='android:layout_width'>7</item><item name='android:layout_height'>9dp</item></style></resources>
      """
    #expect(
      try warnings(root, [("values/a.xml", values)]) == [
        "layout/main.xml:1:95 10 has no unit: Android rejects it; write 10dp",
        "layout/main.xml:2:45 0 has no unit: Android rejects it; write 0dp",
        "layout/main.xml:2:66 16 has no unit: Android rejects it; write 16sp",
        "values/a.xml:1:28 4 has no unit: Android rejects it; write 4dp",
        "values/a.xml:2:51 7 has no unit: Android rejects it; write 7dp",
      ])
  }
}

@Suite("Names that are slips")
struct NearNameTests {
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
    "are answered by what is said to a parent",
    arguments: ["weight", "margin", "marginTop", "toRightOf", "alignParentEnd"])
  func layoutNames(name: String) {
    #expect(
      faults(view("View", "8 8", "android:\(name)='1'")) == [
        "/View/@\(name): is not a known attribute; did you mean \"layout_\(name)\"?"
      ])
    #expect(faults(view("View", "8 8", "app:\(name)='1'")).allSatisfy { !$0.contains("layout_") })
  }

  @Test("of kinds of resources are answered by the kind")
  func kinds() {
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

  @Test("of containers that are left out are told once for all that stand in them")
  func containers() {
    let row = "<TableRow><TextView layout_column='1' text='a'/></TableRow>"
    #expect(faults("<TableLayout layout_width='8' layout_height='8'>\(row)\(row)</TableLayout>").count == 1)
    #expect(faults(row).count == 1 && faults(row)[0].contains("TableRow is not laid out"))
    let other = "<TableLayout>\(view("GridView", "8 8", "", box("a", "8 8")))</TableLayout>"
    #expect(faults(other).count == 2)
  }
}

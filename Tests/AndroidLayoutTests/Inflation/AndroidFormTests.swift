import EagerLayout
import AndroidLayout
import Testing

@Suite("Namespaces, prefixes and units in Android layout files")
struct AndroidFormTests {
  private let uri = "http://schemas.android.com/apk/res/android"

  private func warnings(_ root: String, _ others: [(String, String)] = []) throws -> [String] {
    try inflated(root, others).warnings.map { "\($0.file):\($0.line):\($0.column) \($0.message)" }
  }

  /// A FrameLayout with a view, whose attributes have a prefix.
  private func frame(_ declaration: String, _ view: String = "") -> String {
    """
    <FrameLayout \(declaration) android:layout_width="match_parent" android:layout_height="match_parent">
    <View android:layout_width="8dp" android:layout_height="8dp" \(view)/>
    </FrameLayout>
    """
  }

  @Test("A wrong or undeclared namespace in an Android file is one warning, and a declared one is no warning")
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

  @Test("Attributes without a prefix in an Android file with prefixes are one warning")
  func missingPrefixes() throws {
    let root = frame("xmlns:android='\(uri)'", "layout_margin='4dp' padding='2dp' custom='a' style='@null'")
    #expect(
      try warnings(root) == [
        "layout/main.xml:2:62 has no prefix, and Android ignores it, like 1 more in this file; write android:layout_margin"
      ])
    #expect(try frames(root.replacing("<View", with: "<View id='v'"), 100, 100, ["v"]) == ["v 4 4 8 8"])
    #expect(try warnings("<View layout_width='8' layout_height='8' layout_margin='4'/>") == [])
  }

  @Test("Each length without a unit in an Android file is a warning, even if the length is 0")
  func missingUnits() throws {
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

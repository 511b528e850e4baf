import EagerLayout
import AndroidLayout
import Testing

@Suite("Duplicate Android resources")
struct DuplicateTests {
  private let phone = Device(width: 360, height: 640)
  private let layout = """
    <TextView xmlns:android="http://schemas.android.com/apk/res/android" android:id="@+id/title"
      android:layout_width="@dimen/gap" android:layout_height="@dimen/high" android:text="@string/title"/>
    """

  /// Adds files one by one. Returns their faults and the resources.
  private func added(_ files: [(String, String)]) -> (faults: [String], resources: Resources) {
    var resources = Resources(), faults: [String] = []
    for (path, text) in files {
      do throws(MarkupError) {
        try resources.add(text, at: path)
      } catch {
        faults += error.faults.map { "\($0.kind) \($0.description)" }
      }
    }
    return (faults, resources)
  }

  @Test("A resource defined again in another file is a fault, and its first value and all other resources are used")
  func twoFiles() throws {
    let (faults, resources) = added([
      ("values/a.xml", "<resources><string name='title'>One</string><dimen name='gap'>8dp</dimen></resources>"),
      ("values/b.xml", "<resources><dimen name='high'>9dp</dimen><string name='title'>Two</string></resources>"),
      ("layout/main.xml", layout),
    ])
    #expect(
      faults == [
        "duplicate values/b.xml:1:42: /resources/string: string \"title\" is in values/a.xml, line 1 too, for the same devices; remove one of them"
      ])
    let main = try resources.layout("main", on: phone)
    #expect(main["title"]?.text == "One")
    #expect(main.layout(in: .init(width: 360, height: 640))["title"]?.description == "0 0 8 9")
  }

  @Test("Values or styles defined twice in one file, and files added twice, are faults")
  func oneFile() throws {
    let (faults, resources) = added([
      (
        "values/a.xml",
        """
        <resources><string name='title'>One</string><string name='title'>Two</string>
        <style name='s'/><style name='s'/><dimen name='gap'>8dp</dimen><dimen name='high'>9dp</dimen></resources>
        """
      ),
      ("layout/main.xml", layout),
    ])
    #expect(faults.count == 2 && faults.allSatisfy { $0.hasPrefix("duplicate values/a.xml:") }, "\(faults)")
    #expect(try resources.layout("main", on: phone)["title"]?.text == "One")
    #expect(
      added([("layout/a.xml", "<View/>"), ("layout/a.xml", "<View/>")]).faults.first?.hasPrefix("duplicate") == true)
  }

  @Test("A resource file with a fault other than a duplicate adds no values")
  func otherFaults() throws {
    let resources = added([
      ("values/a.xml", "<resources><dimen name='a'>8dp</dimen><dimen name='b'>8dpp</dimen></resources>")
    ])
    .resources
    #expect(throws: MarkupError.self) { try resources.dimension("a", on: phone) }
  }
}

import AndroidLayout
import TestSupport
import Testing

@Suite("A single Android layout without other files")
struct SingleLayoutTests {
  @Test(
    "An Android layout read as a single text has the same result or faults as among other files",
    arguments: [
      "<FrameLayout android:layout_width='match_parent' android:layout_height='20dp' android:background='#F00'/>",
      "<FrameLayout android:layout_width='@dimen/a' android:layout_height='20dp'/>",
      "<FrameLayout android:layout_width='1dp' android:layout_height='1dp' android:background='@drawable/a'/>",
      "<FrameLayout android:layout_width='1dp' android:layout_height='1dp' android:background='@layout/pasted'/>",
      "<FrameLayout", "<include layout='@layout/pasted'/>", "",
    ])
  func singleLayout(text: String) {
    func inflated(_ resources: () throws(MarkupError) -> Resources) -> (InflatedLayout?, [String]) {
      do throws(MarkupError) {
        return (try resources().layout("pasted", on: Device(width: 360, height: 640)), [])
      } catch {
        return (nil, error.faults.map { $0.description })
      }
    }
    let alone = inflated { () throws(MarkupError) in try Resources(layout: text, named: "pasted") }
    let withOthers = inflated { () throws(MarkupError) in
      var resources = Resources()
      try resources.add(text, at: "layout/pasted.xml")
      return resources
    }
    #expect(alone.0 == withOthers.0)
    #expect(alone.1 == withOthers.1)
  }
}

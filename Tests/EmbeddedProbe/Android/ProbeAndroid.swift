// Android's files as layouts.
import AndroidLayout
import EagerLayout

let rowXML = """
  <LinearLayout layout_width="match_parent" layout_height="wrap_content" padding="@dimen/gap" baselineAligned="false">
    <TextView id="@+id/name" text="@string/name" layout_width="0dp" layout_weight="1" layout_height="wrap_content"/>
    <View id="@+id/box" layout_width="40dp" layout_height="30dp" background="@drawable/box"/>
  </LinearLayout>
  """
let valuesXML = """
  <resources><dimen name="gap">8dp</dimen><string name="name">Anna Lee</string><color name="ink">#102030</color>
  <string-array name="days"><item>Monday</item><item>Tuesday</item></string-array></resources>
  """
let boxXML = """
  <shape><solid color="@color/ink"/><padding left="2dp"/><size width="10dp" height="6dp"/></shape>
  """

func makeResources() throws(MarkupError) -> Resources {
  var resources = try Resources(files: [("values/all.xml", Array(valuesXML.utf8))])
  try resources.add(Array(boxXML.utf8), at: "drawable/box.xml")
  try resources.add(rowXML, at: "layout/row.xml")
  resources.add(image: Extent(width: 20, height: 20), at: "drawable-xhdpi/star.png")
  resources.add(ninePatch: NinePatch(width: 4, height: 4) { x, _ in x == 1 ? 255 : 0 }, at: "drawable/frame.9.png")
  return resources
}

let phone = Device(width: 240, height: 480, density: 2)

@_expose(wasm, "inflated")
@_cdecl("inflated")
func inflated() -> Int {
  do throws(MarkupError) {
    let resources = try makeResources()
    var row = try resources.layout("row", on: phone)
    row["name"]?.text = "Anna"
    let placement = row.layout(in: Frame(width: 240, height: 480))
    guard let place = row.views.firstIndex(where: { $0.id == "box" }), let box = placement[LayoutID(place)],
      row.warnings.isEmpty, resources.check(on: [phone]).faults.isEmpty
    else { return 0 }
    return Int(box.x) * 100 + Int(box.height)  // 19230
  } catch {
    return -error.faults.count
  }
}

/// A number from values of several kinds.
@_expose(wasm, "values")
@_cdecl("values")
func values() -> Int {
  do throws(MarkupError) {
    let resources = try makeResources()
    let color = try resources.color("ink", on: phone), days = try resources.strings("days", on: phone)
    let gap = try resources.dimension("gap", on: phone), name = try resources.string("name", on: phone)
    return Int(gap) * 1000 + Int(color.blue) + days.count + name.utf8.count  // 8058
  } catch {
    return -error.faults.count
  }
}

@_expose(wasm, "faults")
@_cdecl("faults")
func faults() -> Int {
  do throws(MarkupError) {
    var resources = Resources()
    try resources.add("<resources>\n<dimen name=\"gap\">8dpp</dimen></resources>", at: "values/dimens.xml")
    return 0
  } catch {
    guard error.omittedCount == 0, let fault = error.faults.first, fault.kind == .value else { return -1 }
    return fault.line * 100 + fault.column  // 219
  }
}

@_expose(wasm, "classes")
@_cdecl("classes")
func classes() -> Int {
  var classes = ViewClasses.standard
  classes.add("Chart") { view in Measured(width: 100, height: 12 * (view.number("bars") ?? 0)) }
  classes.add(container: "Wheel") { view, children in Row { children }.gap(view.length("gap") ?? 0) }
  classes.text = { _, _ in ContentSize(width: 30, height: 10) }
  do throws(MarkupError) {
    var resources = Resources()
    try resources.add(
      """
      <Wheel layout_width="wrap_content" layout_height="wrap_content" gap="4dp">
      <Chart bars="3" layout_width="wrap_content" layout_height="wrap_content"/>
      <TextView layout_width="wrap_content" layout_height="wrap_content"/></Wheel>
      """, at: "layout/wheel.xml")
    let wheel = try resources.layout("wheel", on: phone, classes: classes)
    let frame = wheel.layout(in: Frame(width: 240, height: 480))[LayoutID(0)]
    return Int(frame?.width ?? 0) * 100 + Int(frame?.height ?? 0)  // 13436
  } catch {
    return -error.faults.count
  }
}

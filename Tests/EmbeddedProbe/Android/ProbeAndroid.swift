// Uses every public declaration of AndroidLayout.
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

func makePhone() -> Device {
  var phone = Device(
    width: 240, height: 480, density: 2, fontScale: 1, language: "en", region: "GB", script: "Latn",
    direction: .leftToRight, isNight: false, idiom: "phone", apiLevel: 34, theme: nil, states: ["enabled"])
  (phone.width, phone.height) = (phone.width, phone.height)
  (phone.density, phone.fontScale) = (phone.density, phone.fontScale)
  (phone.language, phone.region, phone.script) = (phone.language, phone.region, phone.script)
  phone.direction = phone.direction == .rightToLeft ? .rightToLeft : .leftToRight
  if Device.Direction(ofLanguage: phone.language, script: phone.script) == .rightToLeft {
    phone.direction = .rightToLeft
  }
  phone.isNight = phone.isNight || false
  phone.idiom += ""
  phone.apiLevel += 0
  phone.theme = phone.theme ?? nil
  phone.states.insert("enabled")
  return phone
}

@_expose(wasm, "inflated")
@_cdecl("inflated")
func inflated() -> Int {
  let phone = makePhone()
  do throws(MarkupError) {
    let resources = try makeResources()
    var row = try resources.layout("row", on: phone)
    row["name"]?.text = "Anna"
    let placement = row.layout(in: Frame(width: 240, height: 480))
    use(row.body.layout(in: Frame(width: 1, height: 1)).count)
    use(row == row)
    use(row.tree().root == row.tree().root)
    use(row.scrollContent("name", in: placement)?.width)
    use(row.dividers("name", in: placement).count)
    use(row.warnings.count + row.warnings(in: placement).count)
    for view in row.views { read(view) }
    use(try resources.layouts("row", on: phone).count)
    use(resources.check(on: [phone]).faults.count)
    guard let place = row.views.firstIndex(where: { $0.id == "box" }), let box = placement[LayoutID(place)] else {
      return 0
    }
    return Int(box.x) * 100 + Int(box.height)  // 19230
  } catch {
    use(error.description)
    return -error.faults.count
  }
}

func read(_ view: InflatedView) {
  var view = view
  use(view.className)
  use(view.id)
  view.text = view.text ?? view.hint
  view.hint = view.text
  view.textSize += 1
  view.textColor = view.textColor ?? view.backgroundColor
  view.backgroundColor = view.textColor
  view.background = view.background ?? view.foreground
  view.foreground = view.background
  view.image = view.image ?? view.scaleType
  view.scaleType = view.image
  view.imageSize = view.imageSize ?? nil
  view.visibility = view.isInvisible ? .gone : view.visibility == .visible ? .invisible : .visible
  view.states.insert(.pressed)
  if var beside = view.compoundDrawables ?? InflatedView.CompoundDrawables() as InflatedView.CompoundDrawables? {
    (beside.left, beside.top) = (beside.right, beside.bottom)
    (beside.right, beside.bottom) = (.mirrored(.nothing), beside.left)
    beside.padding += beside.insets.left + beside.leastText.width
    use(beside.isEmpty || beside == beside)
    use(beside.textFrame(in: Frame(width: 20, height: 10)).width)
    use(beside.frames(in: Frame(width: 20, height: 10)).count)
    view.compoundDrawables = beside
  }
  use(view.backgroundDrawable?.padding.left)
  use(view.foregroundDrawable?.padding.left)
  use(view.imageDrawable?.padding.left)
  use(view.dividerDrawable?.padding.left)
  use(view.attributes.count)
  use(view.attribute("text"))
  use(view.number("bars"))
  use(view.length("radius"))
  use(view == view)
  if let source = view.source {
    use(source.file)
    use(source.line + source.column)
  }
}

@_expose(wasm, "asked")
@_cdecl("asked")
func asked() -> Int {
  let phone = makePhone()
  do throws(MarkupError) {
    var resources = Resources()
    resources.add(try makeResources(), package: "other")
    resources.isStrict = !resources.isStrict
    resources.isStrict = false
    resources.limits = limits()
    use(resources.limits.views)
    let own = try makeResources()
    use(try own.drawable("box", on: phone).padding.left)
    let color = try own.color("ink", on: phone), days = try own.strings("days", on: phone)
    let gap = try own.dimension("gap", on: phone), name = try own.string("name", on: phone)
    return Int(gap) * 1000 + Int(color.blue) + days.count + name.utf8.count  // 8058
  } catch {
    return -error.faults.count
  }
}

func limits() -> Resources.Limits {
  var limits = Resources.Limits()
  limits.attributes += 1
  limits.depth += 1
  limits.drawableDepth += 1
  limits.fileBytes += 1
  limits.layers += 1
  limits.references += 1
  limits.valueBytes += 1
  limits.views += 1
  return limits
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
    use(fault.file)
    use(fault.path + fault.message)
    use(fault.description)
    return fault.line * 100 + fault.column  // 219
  }
}

@_expose(wasm, "classes")
@_cdecl("classes")
func classes() -> Int {
  var classes = ViewClasses.standard
  classes.add("Chart") { view in Measured(width: 100, height: 12 * (view.number("bars") ?? 0)) }
  classes.add(container: "Wheel") { view, children in
    use(children.map { $0.view.className })
    return Row { children }.gap(view.length("gap") ?? 0)
  }
  classes.add("UIButton", as: "Button")
  classes.addPackage("com.example")
  classes.setStyle("Button", "@style/Raised")
  classes.defaultOrientation = classes.defaultOrientation == .vertical ? .horizontal : .vertical
  classes.text = classes.text ?? { _, _ in ContentSize(width: 30, height: 10) }
  do throws(MarkupError) {
    var resources = Resources()
    try resources.add(
      """
      <Wheel layout_width="wrap_content" layout_height="wrap_content" gap="4dp">
      <Chart bars="3" layout_width="wrap_content" layout_height="wrap_content"/>
      <TextView layout_width="wrap_content" layout_height="wrap_content"/></Wheel>
      """, at: "layout/wheel.xml")
    let wheel = try resources.layout("wheel", on: makePhone(), classes: classes)
    let frame = wheel.layout(in: Frame(width: 240, height: 480))[LayoutID(0)]
    return Int(frame?.width ?? 0) * 100 + Int(frame?.height ?? 0)  // 13436
  } catch {
    return -error.faults.count
  }
}

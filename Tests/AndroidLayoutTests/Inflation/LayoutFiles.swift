import EagerLayout
import AndroidLayout
import Testing

/// An element of a layout file: its class, its sizes as `match wrap` or `40 0`, and its other attributes.
func view(_ name: String, _ sizes: String, _ attributes: String = "", _ children: String...) -> String {
  let words = sizes.split(separator: " ").map { word in
    word == "match" ? "match_parent" : word == "wrap" ? "wrap_content" : "\(word)"
  }
  return
    "<\(name) layout_width=\"\(words[0])\" layout_height=\"\(words[1])\" \(attributes)>\(children.joined())</\(name)>"
}

func text(_ id: String, _ text: String, _ sizes: String = "wrap wrap", _ attributes: String = "") -> String {
  view("TextView", sizes, "id=\"@+id/\(id)\" textSize=\"16dp\" text=\"\(text)\" \(attributes)")
}

/// A box with a specified size.
func box(_ id: String, _ sizes: String, _ attributes: String = "") -> String {
  view("View", sizes, "id=\"\(id)\" \(attributes)")
}

func column(_ sizes: String, _ attributes: String = "", _ children: String...) -> String {
  view("LinearLayout", sizes, "orientation=\"vertical\" \(attributes)", children.joined())
}

func row(_ sizes: String, _ attributes: String = "", _ children: String...) -> String {
  view("LinearLayout", sizes, attributes, children.joined())
}

func relative(_ sizes: String, _ attributes: String = "", _ children: String...) -> String {
  view("RelativeLayout", sizes, attributes, children.joined())
}

/// An image whose pixels are dp.
func image(_ id: String, _ name: String, _ sizes: String = "wrap wrap", _ attributes: String = "") -> String {
  view("ImageView", sizes, "id=\"\(id)\" src=\"@drawable/\(name)\" \(attributes)")
}

/// Resources with one layout, and with images named by their sizes: `@drawable/i120x80`.
func resources(_ root: String, _ others: [(String, String)] = []) throws -> Resources {
  var resources = Resources()
  try resources.add(root, at: "layout/main.xml")
  for (path, text) in others { try resources.add(text, at: path) }
  for (width, height) in [(120, 80), (40, 30), (300, 100), (60, 20), (96, 96)] {
    let size = Extent(width: Double(width), height: Double(height))
    resources.add(image: size, at: "drawable/i\(width)x\(height).png")
  }
  return resources
}

let tablet = Device(width: 1_000, height: 1_000)

func inflated(
  _ root: String, _ others: [(String, String)] = [], on device: Device = tablet, isStrict: Bool = false
) throws -> InflatedLayout {
  var resources = try resources(root, others)
  resources.isStrict = isStrict
  return try resources.layout("main", on: device)
}

/// The warnings of a layout, without their positions in the file.
func warnings(_ root: String, _ others: [(String, String)] = [], on device: Device = tablet) throws -> [String] {
  try inflated(root, others, on: device).warnings.map { "\($0.path): \($0.message)" }
}

/// The faults of a layout under strict resources, without their positions in the file.
func strictFaults(_ root: String, _ others: [(String, String)] = [], on device: Device = tablet) -> [String] {
  do {
    _ = try inflated(root, others, on: device, isStrict: true)
    return []
  } catch { return (error as? MarkupError)?.faults.map { "\($0.path): \($0.message)" } ?? ["another error"] }
}

/// Returns the frames of the views with these ids, in a window of this size.
func frames(
  _ root: String, _ width: Double, _ height: Double, _ ids: [String], _ others: [(String, String)] = [],
  on device: Device = tablet
) throws -> [String] {
  let layout = try inflated(root, others, on: device), bounds = Frame(width: width, height: height)
  let placement = layout.layout(in: bounds)
  // Each example also tests the conversion to the notation.
  if let difference = differenceInOtherContainers(layout, placement, in: bounds) { Issue.record("\(difference)") }
  return ids.map { id in placement[id].map { "\(id) \($0)" } ?? "\(id) is not there" }
}

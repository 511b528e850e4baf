import EagerLayout
import AndroidLayout
import TestSupport
import Testing

@Suite("Random Android layouts")
struct LayoutLawTests {
  private static let count = Thorough.pick(20, 400)

  @Test("In right-to-left direction, random Android layouts with start and end attributes are mirrored")
  func mirrored() throws {
    var random = SplitMix64(seed: 21), moved = 0
    for _ in 0..<Self.count {
      let root = RandomView(&random, depth: 4).written()
      var device = tablet
      let left = try inflated(root, on: device).layout(in: Frame(width: 300, height: 400))
      device.direction = .rightToLeft
      let right = try inflated(root, on: device).layout(in: Frame(width: 300, height: 400))
      for (a, b) in zip(left.frames, right.frames) {
        moved += a.x == b.x ? 0 : 1
        let isMirrored = abs(300 - a.x - a.width - b.x) < 1e-6 && abs(a.width - b.width) < 1e-6
        #expect(isMirrored && abs(a.y - b.y) < 1e-6 && abs(a.height - b.height) < 1e-6, "\(root)")
      }
    }
    #expect(moved > Thorough.pick(30, 100))
  }

  @Test("Random Android layouts in pixels are half as large at twice the density")
  func pixels() throws {
    var random = SplitMix64(seed: 22)
    for _ in 0..<Self.count {
      let root = RandomView(&random, depth: 4).written(unit: "px")
      var device = tablet
      let inPixels = try inflated(root, on: device).layout(in: Frame(width: 300, height: 400))
      device.density = 2
      let half = try inflated(root, on: device).layout(in: Frame(width: 150, height: 200))
      for (a, b) in zip(inPixels.frames, half.frames) {
        #expect(abs(a.x - 2 * b.x) < 1e-6 && abs(a.width - 2 * b.width) < 1e-6, "\(root)")
        #expect(abs(a.y - 2 * b.y) < 1e-6 && abs(a.height - 2 * b.height) < 1e-6, "\(root)")
      }
    }
  }

  @Test("Random Android layouts have the same frames with styles as with attributes")
  func styles() throws {
    var random = SplitMix64(seed: 23)
    for _ in 0..<Self.count {
      let view = RandomView(&random, depth: 4)
      var styles: [String] = []
      let styled = view.styled(&styles)
      let others = [("values/s.xml", "<resources>\(styles.joined())</resources>")]
      let a = try inflated(view.written()).layout(in: Frame(width: 300, height: 400))
      let b = try inflated(styled, others).layout(in: Frame(width: 300, height: 400))
      #expect(a.frames == b.frames, "\(styled)")
    }
  }

  @Test("After changes of text and visibility, the tree of a random Android layout has the frames of a new layout")
  func treeUpdates() throws {
    var random = SplitMix64(seed: 24), changed = 0
    for _ in 0..<Self.count {
      var layout = try inflated(RandomView(&random, depth: 4).written())
      var tree = layout.tree()
      tree.layout(in: Frame(width: 300, height: 400))
      for _ in 0..<3 {
        let view = layout.views.count > 1 ? 1 + random.below(layout.views.count - 1) : 0
        guard let id = layout.views[view].id else { continue }
        layout[id]?.text = random.pick(["", "a", "one two three", "a\nb"])
        layout[id]?.visibility = random.pick([.visible, .visible, .invisible, .gone])
        changed += 1
        tree.update(to: layout)
        tree.layout(in: Frame(width: 300, height: 400))
        let fresh = layout.layout(in: Frame(width: 300, height: 400))
        #expect(tree.placement().frames == fresh.frames)
      }
    }
    #expect(changed > Thorough.pick(15, 50))
  }
}

/// A view of a random layout, by its attributes.
private struct RandomView {
  var name: String
  /// The attributes. Lengths have no unit.
  var attributes: [(name: String, value: String)]
  var children: [RandomView] = []

  init(_ random: inout SplitMix64, depth: Int) {
    var count = 0
    self.init(&random, depth, in: "FrameLayout", before: nil, &count)
  }

  private init(
    _ random: inout SplitMix64, _ depth: Int, in parent: String, before: String?, _ count: inout Int
  ) {
    count += 1
    let id = "v\(count)"
    let names = ["TextView", "View", "TextView", "LinearLayout", "LinearLayout", "FrameLayout", "RelativeLayout"]
    name = depth == 4 ? "LinearLayout" : depth == 0 ? "TextView" : random.pick(names)
    func size() -> String { random.pick(["wrap_content", "match_parent", "wrap_content", "\(10 + random.below(80))"]) }
    // Android's own RelativeLayout is not mirrored if it wraps its content, if its baseline is used, or if both edges
    // of a view cross.
    let isRelative = name == "RelativeLayout"
    let width = isRelative ? "\(40 + random.below(80))" : size()
    attributes = [("id", id), ("layout_width", width), ("layout_height", size())]
    for name in ["layout_marginStart", "layout_marginEnd", "layout_marginTop", "paddingStart", "paddingTop"]
    where random.oneIn(4) {
      attributes.append((name, "\(random.below(12))"))
    }
    // A gravity without a horizontal side would be at the left in both directions.
    let gravities = ["center", "end|bottom", "start", "center_horizontal", "start|bottom"]
    switch parent {
    case "LinearLayout":
      if random.oneIn(3) { attributes.append(("layout_weight", "\(random.below(3))")) }
      if random.oneIn(3) { attributes.append(("layout_gravity", random.pick(gravities))) }
    case "RelativeLayout":
      let rules = ["layout_toEndOf", "layout_below", "layout_alignStart", "layout_alignBottom", "layout_alignBaseline"]
      if let before, random.oneIn(2) {
        attributes.append((random.pick(isRelative ? rules.dropLast() : rules), before))
      }
      if attributes.last?.name != "layout_toEndOf", random.oneIn(4) {
        attributes.append((random.pick(["layout_centerInParent", "layout_alignParentEnd"]), "true"))
      }
    default: if random.oneIn(2) { attributes.append(("layout_gravity", random.pick(gravities))) }
    }
    if name == "TextView" {
      attributes.append(("text", random.pick(["a", "one two", "three words here", ""])))
      attributes.append(("textSize", "16"))
    }
    guard name.hasSuffix("Layout") else { return }
    if name == "LinearLayout", random.oneIn(2) { attributes.append(("orientation", "vertical")) }
    if name != "FrameLayout", random.oneIn(3) { attributes.append(("gravity", random.pick(gravities))) }
    var last: String?
    for _ in 0..<(1 + random.below(3)) {
      children.append(RandomView(&random, depth - 1, in: name, before: last, &count))
      last = children.last?.name == "RelativeLayout" ? nil : children.last?.attributes.first?.value
    }
    if name == "LinearLayout", children.contains(where: { $0.name == "RelativeLayout" }) {
      attributes.append(("baselineAligned", "false"))
    }
  }

  func written(unit: String = "dp") -> String {
    let words = attributes.map { "\($0.name)=\"\(value($0, unit))\"" }.joined(separator: " ")
    return "<\(name) \(words)>\(children.map { $0.written(unit: unit) }.joined())</\(name)>"
  }

  /// Returns the view's element with all attributes except the id moved to a new style and the parent of that style.
  func styled(_ styles: inout [String]) -> String {
    let name = "s\(styles.count)"
    let items = attributes.dropFirst().map { "<item name=\"android:\($0.name)\">\(value($0, "dp"))</item>" }
    styles.append("<style name=\"\(name)\">\(items.prefix(2).joined())</style>")
    styles.append("<style name=\"\(name).all\">\(items.dropFirst(2).joined())</style>")
    let inside = children.map { $0.styled(&styles) }.joined()
    return "<\(self.name) id=\"\(attributes[0].value)\" style=\"@style/\(name).all\">\(inside)</\(self.name)>"
  }

  private func value(_ attribute: (name: String, value: String), _ unit: String) -> String {
    attribute.name != "layout_weight" && Int(attribute.value) != nil ? attribute.value + unit : attribute.value
  }
}

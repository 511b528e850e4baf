import TestSupport

/// Generates random trees of Android's containers.
struct RandomAndroidView {
  var random: SplitMix64
  /// Whether trees have weights and minimum sizes, and RelativeLayouts.
  var hasWeights = true, hasRelatives = true
  private var count = 0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func tree(depth: Int) -> AndroidView {
    count = 0
    let root = container(depth)
    root.sizes = [size(), size()]
    return root
  }

  private mutating func name() -> String {
    count += 1
    return "v\(count)"
  }

  private mutating func size() -> AndroidView.Size {
    random.pick([.wrap, .wrap, .match, .number(Double(30 + random.below(100)))])
  }

  private mutating func sides() -> AndroidView.Sides {
    AndroidView.Sides(before: Double(random.below(3) * 4), after: Double(random.below(3) * 5))
  }

  private mutating func view(_ depth: Int) -> AndroidView {
    let view = depth > 0 && random.oneIn(2) ? container(depth) : leaf()
    if view.sizes.isEmpty { view.sizes = [size(), size()] }
    if random.oneIn(4) { view.margins[0] = sides() }
    if random.oneIn(4) { view.margins[1] = sides() }
    if hasWeights, view.children.isEmpty, random.oneIn(6) {
      view.minimums = [Double(random.below(60)), Double(random.below(40))]
    }
    if random.oneIn(16) { view.isGone = true }
    return view
  }

  private mutating func leaf() -> AndroidView {
    let view: AndroidView
    if random.oneIn(3) {
      view = AndroidView(name(), .image(Double(random.pick([40, 60, 120])), 0), [])
      if case .image(let width, _) = view.kind { view.kind = .image(width, width == 40 ? 30 : width == 60 ? 20 : 80) }
    } else {
      view = AndroidView(name(), .text(random.pick(["a", "one two", "three words here", "aaaaaaaaaa", ""])), [])
    }
    if random.oneIn(5) { view.paddings = [sides(), sides()] }
    return view
  }

  private mutating func container(_ depth: Int) -> AndroidView {
    let view = AndroidView(name(), random.pick([.line(axis: 0), .line(axis: 1), .line(axis: 1), .frame]), [])
    if hasRelatives, random.oneIn(4) { view.kind = .relative }
    view.sizes = [size(), size()]
    if random.oneIn(12) { view.kind = .scroll(fills: random.oneIn(2)) }
    if random.oneIn(3) { view.paddings = [sides(), sides()] }
    var places = 1 + random.below(3)
    if case .scroll = view.kind { places = 1 }
    for _ in 0..<places { view.children.append(self.view(depth - 1)) }
    switch view.kind {
    case .line(let axis): makeLine(view, axis)
    case .relative: makeRelative(view)
    case .scroll: view.children[0].sizes[1] = .wrap
    default: break
    }
    for child in view.children where view.kind != .relative && random.oneIn(3) {
      child.layoutGravity = [random.pick([0, 0.5, 1]), random.pick([0, 0.5, 1])]
      if view.alignsBaselines { child.layoutGravity[1] = random.pick([0, 1]) }
    }
    return view
  }

  private mutating func makeLine(_ view: AndroidView, _ axis: Int) {
    if random.oneIn(3) { view.gravity = [random.pick([0, 0.5, 1]), random.pick([0, 0.5, 1])] }
    if axis == 0, random.oneIn(2) {
      view.alignsBaselines = true
      // Android does not define baselines between views at the top and at the bottom, or of views that fill the line.
      view.gravity[1] = random.pick([nil, 0, 1])
      for child in view.children where child.baseline != nil || child.kind == .relative {
        child.margins[1] = AndroidView.Sides()
        if child.sizes[1] == .match { child.sizes[1] = .wrap }
      }
    }
    guard hasWeights, random.oneIn(2) else { return }
    for child in view.children where random.oneIn(2) {
      child.weight = Double(1 + random.below(3))
      if random.oneIn(2) { child.sizes[axis] = .number(0) }
    }
    view.matchesLargest = random.oneIn(8)
    if random.oneIn(6) { view.weightSum = view.children.reduce(Double(random.below(4))) { $0 + $1.weight } }
  }

  private mutating func makeRelative(_ view: AndroidView) {
    if random.oneIn(4) { view.gravity = [random.pick([0, 0.5, 1]), random.pick([0, 0.5, 1])] }
    var before: [AndroidView] = []
    for child in view.children.shuffled(using: &random) {
      for axis in 0...1 {
        let isRare = view.sizes[axis] == .wrap && !random.oneIn(8)
        if isRare, child.sizes[axis] == .match { child.sizes[axis] = .wrap }
        addRules(to: child, before, axis, view.gravity, endsToo: !isRare)
      }
      child.alignsWithParent = random.oneIn(6)
      before.append(child)
    }
  }

  private mutating func addRules(
    to child: AndroidView, _ before: [AndroidView], _ axis: Int, _ gravity: [Double?], endsToo: Bool
  ) {
    if let anchor = before.last, endsToo || anchor.rules[axis].first?.kind != .center, random.oneIn(2) {
      var kinds: [AndroidView.Rule.Kind] = [.after, .after, .before, .alignBefore, .alignAfter]
      if axis == 1, anchor.isText, child.isText { kinds.append(.baseline) }
      child.rules[axis].append(AndroidView.Rule(kind: random.pick(kinds), anchor: anchor))
    } else if random.oneIn(3), gravity[axis] ?? 0 == 0 {
      child.rules[axis].append(AndroidView.Rule(kind: .center))
      return
    }
    if random.oneIn(6), child.rules[axis].first?.kind != .baseline {
      child.rules[axis].append(
        AndroidView.Rule(kind: endsToo ? random.pick([.parentBefore, .parentAfter]) : .parentBefore))
    }
  }
}

extension AndroidView {
  var isText: Bool { if case .text = kind { true } else { false } }

  /// The view's element in a layout file. Sides are written as left and right, or as start and end.
  func written(isMirrored: Bool, bySides: Bool, in parent: AndroidView? = nil) -> String {
    let start = bySides ? isMirrored ? "Right" : "Left" : "Start", end = bySides ? isMirrored ? "Left" : "Right" : "End"
    var attributes = ["id=\"\(id)\"", "layout_width=\"\(sizes[0].word)\"", "layout_height=\"\(sizes[1].word)\""]
    func add(_ name: String, _ value: Double) { if value != 0 { attributes.append("\(name)=\"\(value)\"") } }
    for (name, sides) in [("layout_margin", margins), ("padding", paddings)] {
      add("\(name)\(start)", sides[0].before)
      add("\(name)\(end)", sides[0].after)
      add("\(name)Top", sides[1].before)
      add("\(name)Bottom", sides[1].after)
    }
    add("minWidth", minimums[0])
    add("minHeight", minimums[1])
    add("layout_weight", weight)
    add("weightSum", weightSum ?? 0)
    if isGone { attributes.append("visibility=\"gone\"") }
    if matchesLargest { attributes.append("measureWithLargestChild=\"true\"") }
    if alignsWithParent { attributes.append("layout_alignWithParentIfMissing=\"true\"") }
    for (name, gravity) in [("layout_gravity", layoutGravity), ("gravity", gravity)] {
      var words: [String] = []
      if let share = gravity[0] {
        words.append(share == 0.5 ? "center_horizontal" : (share == 0 ? start : end).lowercased())
      }
      if let share = gravity[1] { words.append(share == 0.5 ? "center_vertical" : share == 0 ? "top" : "bottom") }
      if !words.isEmpty { attributes.append("\(name)=\"\(words.joined(separator: "|"))\"") }
    }
    for axis in 0...1 {
      for rule in rules[axis] {
        attributes.append("layout_\(rule.name(axis, start, end))=\"\(rule.anchor?.id ?? "true")\"")
      }
    }
    let name: String
    switch kind {
    case .line(let axis):
      name = "LinearLayout"
      if axis == 1 { attributes.append("orientation=\"vertical\"") }
      if !alignsBaselines { attributes.append("baselineAligned=\"false\"") }
    case .frame: name = "FrameLayout"
    case .relative: name = "RelativeLayout"
    case .scroll(let fills):
      name = "ScrollView"
      if fills { attributes.append("fillViewport=\"true\"") }
    case .text(let text):
      name = "TextView"
      attributes.append("textSize=\"16dp\" text=\"\(text)\"")
    case .image(let width, let height):
      name = "ImageView"
      attributes.append("src=\"@drawable/i\(Int(width))x\(Int(height))\"")
    }
    let inside = children.map { $0.written(isMirrored: isMirrored, bySides: bySides, in: self) }.joined()
    return "<\(name) \(attributes.joined(separator: " "))>\(inside)</\(name)>"
  }
}

extension AndroidView.Size {
  fileprivate var word: String {
    switch self {
    case .match: "match_parent"
    case .wrap: "wrap_content"
    case .number(let number): "\(number)dp"
    }
  }
}

extension AndroidView.Rule {
  /// The rule's name in layout files, after `layout_`.
  fileprivate func name(_ axis: Int, _ start: String, _ end: String) -> String {
    switch kind {
    case .after: axis == 0 ? "to\(end)Of" : "below"
    case .before: axis == 0 ? "to\(start)Of" : "above"
    case .alignBefore: axis == 0 ? "align\(start)" : "alignTop"
    case .alignAfter: axis == 0 ? "align\(end)" : "alignBottom"
    case .baseline: "alignBaseline"
    case .parentBefore: axis == 0 ? "alignParent\(start)" : "alignParentTop"
    case .parentAfter: axis == 0 ? "alignParent\(end)" : "alignParentBottom"
    case .center: axis == 0 ? "centerHorizontal" : "centerVertical"
    }
  }
}

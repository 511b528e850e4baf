public import EagerLayout

extension InflatedLayout {
  /// What comes out otherwise than in Android in a placement of this layout, and shows only there: what is known before is
  /// in ``warnings``. By file and place.
  ///
  ///     for warning in layout.warnings + layout.warnings(in: placement) { print(warning) }
  ///
  /// - Complexity: O(n) in the number of views.
  public func warnings(in placement: Placement) -> [MarkupError.Fault] {
    var differences = PlacedDifferences(self)
    differences.find(in: placement)
    return differences.warnings.sorted
  }
}

/// Finds what Android would place otherwise.
private struct PlacedDifferences {
  private let layout: InflatedLayout
  private let exact: Exactness
  /// The frames of views that were found.
  private var frames: [Frame?]
  private(set) var warnings = FaultList()

  init(_ layout: InflatedLayout) {
    self.layout = layout
    exact = Exactness(layout.records, layout.family, layout.views)
    frames = [Frame?](repeating: nil, count: layout.records.count)
  }

  mutating func find(in placement: Placement) {
    guard let window = placement.first else { return }
    var stack = zipped(layout.family.roots[...], window)
    while let (view, node) = stack.popLast() {
      frames[view] = node.frame
      // What a program made of a view may have other nodes in it.
      if !layout.records[view].isOfProgram { stack += zipped(layout.family.children(of: view), node) }
    }
    for view in frames.indices where frames[view] != nil && layout.views[view].visibility != .gone {
      for isHorizontal in [true, false] { find(view, isHorizontal) }
    }
  }

  private func zipped(_ views: ArraySlice<Int>, _ node: Placement.Node) -> [(view: Int, node: Placement.Node)] {
    let nodes = node.children
    return views.count == nodes.count ? zip(views, nodes).map { (view: $0, node: $1) } : []
  }

  private mutating func find(_ view: Int, _ isHorizontal: Bool) {
    let record = layout.records[view], parent = layout.family.parents[view]
    guard parent >= 0, frames[parent] != nil else { return }
    switch layout.records[parent].kind {
    case .linear where layout.records[parent].isVertical != isHorizontal && !exact(parent, isHorizontal: isHorizontal):
      if record.weight > 0 {
        findNothing(view, isHorizontal)
        findFilling(
          view, isHorizontal,
          "gets its share of a line of wrap_content: Android would let it fill that; give the line a size")
      }
    case .verticalScroll where !isHorizontal, .horizontalScroll where isHorizontal:
      if layout.records[parent].fillsViewport { findLonger(view, isHorizontal) }
    default: break
    }
  }

  /// A RelativeLayout that a viewport does not stretch: Android measures it without a limit, and so without an end.
  private mutating func findLonger(_ view: Int, _ isHorizontal: Bool) {
    let scroll = layout.records[layout.family.parents[view]]
    guard case .relative = layout.records[view].kind,
      scroll.size(isHorizontal) == .wrap || overflows(view, isHorizontal),
      layout.family.children(of: view).contains(where: {
        layout.views[$0].visibility != .gone && hasEnd($0, isHorizontal)
      })
    else { return }
    warn(
      view, "is not stretched by its viewport, and Android would place what is at its end without that; give it a size")
  }

  /// Whether a child of a RelativeLayout is put by the end of that, or fills it.
  private func hasEnd(_ view: Int, _ isHorizontal: Bool) -> Bool {
    switch exact.edges(of: view, isHorizontal: isHorizontal).end {
    case .parent: true
    case .sibling: false
    case nil: layout.records[view].size(isHorizontal) == .match
    }
  }

  /// Whether a view with its margins is longer than the content of its parent.
  private func overflows(_ view: Int, _ isHorizontal: Bool) -> Bool {
    let parent = layout.family.parents[view]
    guard let frame = frames[view], let around = frames[parent] else { return false }
    let padding = Self.ends(of: layout.records[parent].padding, isHorizontal)
    let margin = Self.ends(of: layout.records[view].margin, isHorizontal)
    let room = Self.length(around, isHorizontal) - padding.before - padding.after
    return Self.length(frame, isHorizontal) + margin.before + margin.after > room + Self.tolerance
  }

  private mutating func warn(_ view: Int, _ message: String) {
    warnings.add(message, .value, at: layout.records[view].site)
  }

  /// Less than nothing makes no difference.
  private static let tolerance = 1.0 / 1024

  /// A weighted view to which the line leaves nothing.
  private mutating func findNothing(_ view: Int, _ isHorizontal: Bool) {
    guard layout.records[view].size(isHorizontal) == .points(0), let frame = frames[view],
      Self.length(frame, isHorizontal) < Self.tolerance, hasContent(view)
    else { return }
    warn(
      view,
      "gets nothing by its weight, as the line of wrap_content is cut: Android would let it stick out, as large as its content; give the line more room, or a size"
    )
  }

  /// What is to fill a view whose size is told after it was asked for.
  private mutating func findFilling(_ view: Int, _ isHorizontal: Bool, _ why: String) {
    let record = layout.records[view]
    guard !exact(view, isHorizontal: isHorizontal), let frame = frames[view] else { return }
    let padding = Self.ends(of: record.padding, isHorizontal)
    let room = Self.length(frame, isHorizontal) - padding.before - padding.after
    for child in layout.family.children(of: view) where layout.views[child].visibility != .gone {
      guard layout.records[child].size(isHorizontal) == .match, let inner = frames[child] else { continue }
      let margin = Self.ends(of: layout.records[child].margin, isHorizontal)
      guard Self.length(inner, isHorizontal) + margin.before + margin.after < room - Self.tolerance else { continue }
      warn(child, "does not fill what is around it, which \(why)")
    }
  }

  /// Whether a view would be larger than nothing by itself.
  private func hasContent(_ view: Int) -> Bool {
    let said = layout.views[view]
    switch layout.records[view].kind {
    case .text: return !(said.text ?? "").isEmpty || !(said.hint ?? "").isEmpty
    case .image: return said.imageSize != nil
    case .widget(let widget): return widget.width != nil || widget.height != nil
    case .plain, .space, .hidden, .unknown: return false
    case .leaf, .container: return true
    default: return !layout.family.children(of: view).isEmpty
    }
  }

  private static func length(_ frame: Frame, _ isHorizontal: Bool) -> Double {
    isHorizontal ? frame.width : frame.height
  }

  private static func ends(of sides: ViewRecord.Sides, _ isHorizontal: Bool) -> (before: Double, after: Double) {
    isHorizontal ? (sides.left, sides.right) : (sides.top, sides.bottom)
  }
}

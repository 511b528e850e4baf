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
  private let builder: TreeBuilder
  private(set) var warnings = FaultList()
  /// Less than nothing makes no difference.
  private static let tolerance = 1.0 / 1024

  init(_ layout: InflatedLayout) {
    self.layout = layout
    builder = layout.builder
  }

  mutating func find(in placement: Placement) {
    guard let window = placement.first else { return }
    var stack = zipped(layout.family.roots[...], window)
    while let (view, node) = stack.popLast() {
      if layout.views[view].visibility != .gone {
        findKeptHeight(view, node.frame)
        findLonger(view, node.children.map { $0.frame }, in: node.frame)
      }
      // What a program made of a view may have other nodes in it.
      if !layout.records[view].isOfProgram { stack += zipped(layout.family.children(of: view), node) }
    }
  }

  private func zipped(_ views: ArraySlice<Int>, _ node: Placement.Node) -> [(view: Int, node: Placement.Node)] {
    let nodes = node.children
    return views.count == nodes.count ? zip(views, nodes).map { (view: $0, node: $1) } : []
  }

  /// Finds a text that fills a width which was not known when Android asked it for its height.
  private mutating func findKeptHeight(_ view: Int, _ frame: Frame) {
    let record = builder.records[view], parent = builder.parents[view]
    guard case .text = record.kind, parent >= 0, record.width == .match, fillsLater(parent) else { return }
    if case .points(let height) = record.height, height > 0 || record.weight == 0 { return }
    guard case .measured(let measure, _)? = builder.text(view).content?.kind else { return }
    let whole = measure(Proposal()).height + record.padding.top + record.padding.bottom
    guard frame.height > whole + Self.tolerance else { return }
    warnings.add(
      "match_parent in a view of wrap_content: Android would keep the height it has where it is wider; give that a width",
      .value, at: record.site)
  }

  /// Finds a RelativeLayout that a viewport does not stretch: Android measures it without a limit, and so without an
  /// end.
  private mutating func findLonger(_ scroll: Int, _ frames: [Frame], in around: Frame) {
    let record = layout.records[scroll], isHorizontal: Bool
    switch record.kind {
    case .verticalScroll: isHorizontal = false
    case .horizontalScroll: isHorizontal = true
    default: return
    }
    guard record.fillsViewport, let view = layout.family.children(of: scroll).first, let frame = frames.first,
      layout.views[view].visibility != .gone, case .relative = layout.records[view].kind
    else { return }
    func length(_ frame: Frame, _ sides: ViewRecord.Sides, _ sign: Double) -> Double {
      isHorizontal
        ? frame.width + sign * (sides.left + sides.right) : frame.height + sign * (sides.top + sides.bottom)
    }
    let room = length(around, record.padding, -1), own = length(frame, layout.records[view].margin, 1)
    guard record.size(isHorizontal) == .wrap || own > room + Self.tolerance,
      layout.family.children(of: view).contains(where: { hasEnd($0, isHorizontal) })
    else { return }
    warnings.add(
      "is not stretched by its viewport, and Android would place what is at its end without that; give it a size",
      .value, at: layout.records[view].site)
  }

  /// Whether a child of a RelativeLayout is put by the end of that, or fills it.
  private func hasEnd(_ view: Int, _ isHorizontal: Bool) -> Bool {
    if layout.views[view].visibility == .gone { return false }
    return switch builder.exact.edges(of: view, isHorizontal: isHorizontal).end {
    case .parent: true
    case .sibling: false
    case nil: layout.records[view].size(isHorizontal) == .match
    }
  }

  /// Whether what fills a view gets its width after its height was asked for.
  private func fillsLater(_ view: Int) -> Bool {
    let record = builder.records[view], around = builder.parents[view]
    switch record.kind {
    case .linear, .frame: break
    default: return false
    }
    if !builder.exact.isMeasuredExactly(view, isHorizontal: true) { return true }
    guard around >= 0, builder.records[around].isLine, !builder.records[around].isVertical else { return false }
    return record.width == .wrap && record.height == .match
      && !builder.exact.isMeasuredExactly(around, isHorizontal: false)
  }
}

public import EagerLayout

extension InflatedLayout {
  /// Returns the differences from Android that depend on a placement of this layout, sorted by file and position. All
  /// other differences are in ``warnings``.
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

/// Reports views that Android would place differently, with a warning for each.
private struct PlacedDifferences {
  private let layout: InflatedLayout
  private let builder: TreeBuilder
  private(set) var warnings = FaultList()
  /// The largest difference that is ignored.
  private static let tolerance = 1.0 / 1024

  init(_ layout: InflatedLayout) {
    self.layout = layout
    builder = layout.builder
  }

  mutating func find(in placement: Placement) {
    guard let window = placement.first else { return }
    var stack = childPairs(layout.hierarchy.roots[...], window)
    while let (view, node) = stack.popLast() {
      if layout.views[view].visibility != .gone {
        reportEarlyTextHeight(view, node.frame)
        reportViewportDifferences(view, node.children.map { $0.frame }, in: node.frame)
        reportLineSmallerThanPadding(view, node.frame)
      }
      // The nodes of a custom view need not correspond to its child views.
      if !layout.records[view].isCustom { stack += childPairs(layout.hierarchy.children(of: view), node) }
    }
  }

  private func childPairs(_ views: ArraySlice<Int>, _ node: Placement.Node) -> [(view: Int, node: Placement.Node)] {
    let nodes = node.children
    return views.count == nodes.count ? zip(views, nodes).map { (view: $0, node: $1) } : []
  }

  /// Reports a text that fills a width that is not yet definite when Android measures the text's height.
  private mutating func reportEarlyTextHeight(_ view: Int, _ frame: Frame) {
    let record = builder.records[view], parent = builder.parents[view]
    guard case .text = record.kind, parent >= 0, record.width == .match, setsFillingWidthsLate(parent) else { return }
    if case .points(let height) = record.height, height > 0 || record.weight == 0 { return }
    guard case .measured(let measure, _)? = builder.text(view).content?.kind else { return }
    let unwrappedHeight = measure(Proposal()).height + record.padding.top + record.padding.bottom
    guard frame.height > unwrappedHeight + Self.tolerance else { return }
    warnings.add(
      "match_parent in a parent of wrap_content: Android, unlike here, would measure the text at a larger width first and keep that height; give the parent a width",
      .value, at: record.site)
  }

  /// Reports a scroll view's child that `fillViewport` does not stretch, if its content depends on its size. Android
  /// measures the child without a limit, so that views of a RelativeLayout in it cannot be aligned to its end. Also
  /// reports a stretched child that contains a RelativeLayout, whose views Android limits.
  private mutating func reportViewportDifferences(_ scrollView: Int, _ frames: [Frame], in viewport: Frame) {
    let record = layout.records[scrollView], isHorizontal: Bool
    switch record.kind {
    case .verticalScroll: isHorizontal = false
    case .horizontalScroll: isHorizontal = true
    default: return
    }
    guard record.fillsViewport, let view = layout.hierarchy.children(of: scrollView).first, let frame = frames.first,
      layout.views[view].visibility != .gone
    else { return }
    func length(_ frame: Frame, _ sides: ViewRecord.Sides, _ sign: Double) -> Double {
      isHorizontal
        ? frame.width + sign * (sides.left + sides.right) : frame.height + sign * (sides.top + sides.bottom)
    }
    let available = length(viewport, record.padding, -1), childLength = length(frame, layout.records[view].margin, 1)
    let site = layout.records[view].site
    guard record.size(isHorizontal) == .wrap || childLength > available + Self.tolerance else {
      guard hasEndAtSibling(view, isHorizontal) else { return }
      return warnings.add(
        "is stretched by its viewport, and Android, unlike here, would limit the views of a RelativeLayout in it; give the RelativeLayout a size",
        .value, at: site)
    }
    if case .relative = layout.records[view].kind {
      guard layout.hierarchy.children(of: view).contains(where: { hasEnd($0, isHorizontal) }) else { return }
      warnings.add(
        "is not stretched by its viewport: unlike here, Android positions its views before its size is definite; give it a size",
        .value, at: site)
    } else if hasFillingView(view, isHorizontal) {
      warnings.add(
        "is not stretched by its viewport, and Android, unlike here, would measure a match_parent view in it by its content; give the match_parent view a size",
        .value, at: site)
    }
  }

  private func shownChildren(of view: Int) -> [Int] {
    layout.hierarchy.children(of: view).filter { layout.views[$0].visibility != .gone }
  }

  /// Returns `true` if a view within `view` fills its parent of `wrap_content`, although the parent's size is not
  /// definite in Android. This happens in a FrameLayout with other views, in a line with weights, and in a
  /// RelativeLayout with a view at its end.
  private func hasFillingView(_ view: Int, _ isHorizontal: Bool) -> Bool {
    // A loop, since a file may have more levels than fit on a small stack.
    var stack = [view]
    while let view = stack.popLast() {
      let shown = shownChildren(of: view), record = layout.records[view]
      let filling = shown.filter { layout.records[$0].size(isHorizontal) == .match }
      switch record.kind {
      case .relative:
        if shown.contains(where: { hasEnd($0, isHorizontal) }) { return true }
        continue
      case .frame: if !filling.isEmpty, shown.count > 1 { return true }
      case .linear:
        if record.isVertical == isHorizontal { continue }
        if !filling.isEmpty, shown.contains(where: { layout.records[$0].weight > 0 }) { return true }
      default: continue
      }
      stack += filling
    }
    return false
  }

  /// Returns `true` if a RelativeLayout of `wrap_content` within `view` has a view whose end is constrained to a
  /// sibling.
  private func hasEndAtSibling(_ view: Int, _ isHorizontal: Bool) -> Bool {
    var stack = [view]
    while let view = stack.popLast() {
      for child in shownChildren(of: view) where layout.records[child].size(isHorizontal) == .wrap {
        switch layout.records[child].kind {
        case .frame: stack.append(child)
        case .relative:
          for item in shownChildren(of: child) {
            if case .sibling? = builder.exact.edges(of: item, isHorizontal: isHorizontal).end { return true }
          }
        default: break
        }
      }
    }
    return false
  }

  /// Reports a line that is smaller than its paddings. Android places the centered and end-aligned views of such a line
  /// before the line's start.
  private mutating func reportLineSmallerThanPadding(_ line: Int, _ frame: Frame) {
    let record = layout.records[line], padding = record.padding
    guard record.isLine else { return }
    let deficit =
      record.isVertical ? padding.left + padding.right - frame.width : padding.top + padding.bottom - frame.height
    guard deficit > Self.tolerance else { return }
    let isMoved = shownChildren(of: line).contains { child in
      let specified = layout.records[child].layoutGravity, gravity = specified.isSpecified ? specified : record.gravity
      if !record.isVertical { return gravity.vertical == .center || gravity.vertical == .bottom }
      switch gravity.horizontal {
      case .left: return record.isRightToLeft
      case .right: return !record.isRightToLeft
      case .center, .end: return true
      default: return false
      }
    }
    guard isMoved else { return }
    warnings.add(
      "is smaller than its paddings, and Android, unlike here, would place centered and end-aligned views before its start; give it a size",
      .value, at: record.site)
  }

  /// Returns `true` if a child is at the end of its RelativeLayout, or fills the layout.
  private func hasEnd(_ view: Int, _ isHorizontal: Bool) -> Bool {
    if layout.views[view].visibility == .gone { return false }
    return switch builder.exact.edges(of: view, isHorizontal: isHorizontal).end {
    case .parent: true
    case .sibling: false
    case nil: layout.records[view].size(isHorizontal) == .match
    }
  }

  /// Returns `true` if Android sets the width of children with `match_parent` after it measured their height.
  private func setsFillingWidthsLate(_ view: Int) -> Bool {
    let record = builder.records[view], parent = builder.parents[view]
    switch record.kind {
    case .linear, .frame: break
    default: return false
    }
    if !builder.exact.isMeasuredExactly(view, isHorizontal: true) { return true }
    guard parent >= 0, builder.records[parent].isLine, !builder.records[parent].isVertical else { return false }
    return record.width == .wrap && record.height == .match
      && !builder.exact.isMeasuredExactly(parent, isHorizontal: false)
  }
}

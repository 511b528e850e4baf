import Arrangements
import EagerLayout

extension TreeBuilder {
  /// Returns the constraints of a child of a RelativeLayout.
  func constraints(_ view: Int, _ record: ViewRecord, _ parent: ViewRecord) -> RelativeConstraints {
    var constraints = RelativeConstraints()
    let isRightToLeft = parent.isRightToLeft, margin = record.margin, padding = parent.padding
    // Android centers a view in the whole RelativeLayout, regardless of paddings and margins. The offsets cancel both.
    let centerX =
      (padding.end(isRightToLeft) - padding.start(isRightToLeft) + margin.end(isRightToLeft)
        - margin.start(isRightToLeft)) / 2
    constrain(view, (.leading, .trailing, .centerX, .width), centerOffset: centerX, &constraints)
    let centerY = (padding.bottom - padding.top + margin.bottom - margin.top) / 2
    constrain(view, (.top, .bottom, .centerY, .height), centerOffset: centerY, &constraints)
    return constraints
  }

  /// Adds the constraints of a view along an axis. `centerOffset` is the offset of a centered view.
  private func constrain(
    _ view: Int,
    _ properties: (start: RelativeProperty, end: RelativeProperty, center: RelativeProperty, size: RelativeProperty),
    centerOffset: Double, _ constraints: inout RelativeConstraints
  ) {
    let isHorizontal = properties.size == .width, parent = parents[view]
    let edges = exact.edges(of: view, isHorizontal: isHorizontal)
    let isCentered = exact.rules.has(isHorizontal ? .centerHorizontal : .centerVertical, view)
    if let sibling = edges.baseline, let id = views[sibling].layoutID(at: sibling) {
      if let ascent = ascent(of: view) {
        constraints.put(.top, by: .sibling(id, .baseline, plus: -ascent - records[view].margin.top))
      } else {
        constraints.put(.baseline, by: .sibling(id, .baseline))
      }
    }
    if let start = edges.start { constraints.put(properties.start, by: anchor(start, of: view)) }
    if let end = edges.end { constraints.put(properties.end, by: anchor(end, of: view)) }
    if records[view].size(isHorizontal) == .match, !edges.hasBoth, exact.isLimited(parent, isHorizontal: isHorizontal) {
      constraints.fill(properties.size, fitsContentIfTooSmall: exact.isReplaced(view, isHorizontal: isHorizontal))
    }
    if exact.isMeasuredExactly(parent, isHorizontal: isHorizontal) {
      if isCentered, edges.isEmpty { constraints.put(properties.center, by: .parent(plus: centerOffset)) }
    } else if isHorizontal ? repositionedLayouts.horizontal[parent] : repositionedLayouts.vertical[parent] {
      if isCentered {
        constraints.putAfterPlacement(properties.center, by: .parent(plus: centerOffset))
      } else if !isHorizontal {
        if exact.rules.has(.parentBottom, view) {
          constraints.putAfterPlacement(.bottom, by: .parent(plus: records[view].margin.bottom))
        }
      } else if records[parent].isRightToLeft {
        if exact.rules.has(.parentStart, view) {
          constraints.putAfterPlacement(.leading, by: .parent(plus: -records[view].margin.right))
        }
      } else if exact.rules.has(.parentEnd, view) {
        constraints.putAfterPlacement(.trailing, by: .parent(plus: records[view].margin.right))
      }
    }
  }

  /// Returns the distance from a view's top to its baseline at the time when Android aligns the view; nil if that is
  /// the final distance. The distance is 0 for a view without a baseline, and the natural height for an image.
  private func ascent(of view: Int) -> Double? {
    let record = records[view]
    guard exact.rules.hasBaseline[view] else { return 0 }
    guard case .image = record.kind, record.height != .match, !record.adjustsBounds else { return nil }
    return max((views[view].imageSize?.height ?? 0) + record.padding.top + record.padding.bottom, record.minHeight)
  }

  private func anchor(_ edge: RelativeEdges.Edge, of view: Int) -> RelativeAnchor {
    guard case .sibling(let sibling, let kind) = edge, let id = views[sibling].layoutID(at: sibling) else {
      return .parent
    }
    let isRightToLeft = records[parents[view]].isRightToLeft, margin = records[sibling].margin
    // Rules that align edges ignore the sibling's margin. Other rules place the view outside both margins.
    switch kind {
    case .after: return .sibling(id, .trailing)
    case .before: return .sibling(id, .leading)
    case .below: return .sibling(id, .bottom)
    case .above: return .sibling(id, .top)
    case .alignStart: return .sibling(id, .leading, plus: margin.start(isRightToLeft))
    case .alignEnd: return .sibling(id, .trailing, plus: -margin.end(isRightToLeft))
    case .alignTop: return .sibling(id, .top, plus: margin.top)
    case .alignBottom: return .sibling(id, .bottom, plus: -margin.bottom)
    default: return .parent
    }
  }
}

extension Exactness {
  /// Returns the RelativeLayouts whose views Android places again once the layout has its size along an axis: those
  /// with a view that is only centered, or, vertically, with a view at the bottom.
  func repositionedLayouts(_ views: [InflatedView]) -> (horizontal: [Bool], vertical: [Bool]) {
    var horizontal = [Bool](repeating: false, count: records.count), vertical = horizontal
    for view in records.indices where views[view].visibility != .gone && !records[view].rules.isEmpty {
      let parent = rules.parent(of: view)
      if rules.has(.centerHorizontal, view), edges(of: view, isHorizontal: true).isEmpty { horizontal[parent] = true }
      if rules.has(.parentBottom, view)
        || rules.has(.centerVertical, view) && edges(of: view, isHorizontal: false).isEmpty
      {
        vertical[parent] = true
      }
    }
    return (horizontal, vertical)
  }
}

import Arrangements
import EagerLayout

extension TreeBuilder {
  /// Returns the constraints of a child of a RelativeLayout.
  func constraints(_ view: Int, _ record: ViewRecord, _ parent: ViewRecord) -> RelativeConstraints {
    var constraints = RelativeConstraints()
    let isTurned = parent.isRightToLeft, margin = record.margin, padding = parent.padding
    // Centers in the whole box, regardless of paddings and margins.
    let across = (padding.end(isTurned) - padding.start(isTurned) + margin.end(isTurned) - margin.start(isTurned)) / 2
    put(view, (.leading, .trailing, .centerX, .width), shift: across, &constraints)
    let down = (padding.bottom - padding.top + margin.bottom - margin.top) / 2
    put(view, (.top, .bottom, .centerY, .height), shift: down, &constraints)
    return constraints
  }

  /// Constrains the edges along an axis, or the center with an offset of `shift`.
  private func put(
    _ view: Int,
    _ parts: (start: RelativeProperty, end: RelativeProperty, center: RelativeProperty, size: RelativeProperty),
    shift: Double, _ constraints: inout RelativeConstraints
  ) {
    let isHorizontal = parts.size == .width, parent = parents[view]
    let edges = exact.edges(of: view, isHorizontal: isHorizontal)
    let isCentered = exact.rules.has(isHorizontal ? .centerHorizontal : .centerVertical, view)
    if let sibling = edges.baseline, let id = views[sibling].layoutID(at: sibling) {
      if let ascent = ascent(of: view) {
        constraints.put(.top, by: .sibling(id, .baseline, plus: -ascent - records[view].margin.top))
      } else {
        constraints.put(.baseline, by: .sibling(id, .baseline))
      }
    }
    if let start = edges.start { constraints.put(parts.start, by: anchor(start, of: view)) }
    if let end = edges.end { constraints.put(parts.end, by: anchor(end, of: view)) }
    if records[view].size(isHorizontal) == .match, !edges.hasBoth, exact.isLimited(parent, isHorizontal: isHorizontal) {
      constraints.fill(parts.size, orFits: exact.isReplaced(view, isHorizontal: isHorizontal))
    }
    if exact.isMeasuredExactly(parent, isHorizontal: isHorizontal) {
      if isCentered, edges.isEmpty { constraints.put(parts.center, by: .parent(plus: shift)) }
    } else if isHorizontal ? placesLate.across[parent] : placesLate.down[parent] {
      if isCentered {
        constraints.putLate(parts.center, by: .parent(plus: shift))
      } else if !isHorizontal {
        if exact.rules.has(.parentBottom, view) {
          constraints.putLate(.bottom, by: .parent(plus: records[view].margin.bottom))
        }
      } else if records[parent].isRightToLeft {
        if exact.rules.has(.parentStart, view) {
          constraints.putLate(.leading, by: .parent(plus: -records[view].margin.right))
        }
      } else if exact.rules.has(.parentEnd, view) {
        constraints.putLate(.trailing, by: .parent(plus: records[view].margin.right))
      }
    }
  }

  /// Returns the distance of a view's baseline from its top when Android aligns the view, if it differs from the final
  /// distance: 0 for a view without a baseline, and the height of an image.
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
    let isTurned = records[parents[view]].isRightToLeft, margin = records[sibling].margin
    // Edges of siblings are aligned without their margins; distances to them include both margins.
    switch kind {
    case .after: return .sibling(id, .trailing)
    case .before: return .sibling(id, .leading)
    case .below: return .sibling(id, .bottom)
    case .above: return .sibling(id, .top)
    case .alignStart: return .sibling(id, .leading, plus: margin.start(isTurned))
    case .alignEnd: return .sibling(id, .trailing, plus: -margin.end(isTurned))
    case .alignTop: return .sibling(id, .top, plus: margin.top)
    case .alignBottom: return .sibling(id, .bottom, plus: -margin.bottom)
    default: return .parent
    }
  }
}

extension Exactness {
  /// Returns the RelativeLayouts whose views are placed again once the layouts have their sizes: those with a view that
  /// is only centered, or with one at the bottom.
  func findLatePlaces(_ views: [InflatedView]) -> (across: [Bool], down: [Bool]) {
    var across = [Bool](repeating: false, count: records.count), down = across
    for view in records.indices where views[view].visibility != .gone && !records[view].rules.isEmpty {
      let parent = rules.parent(of: view)
      if rules.has(.centerHorizontal, view), edges(of: view, isHorizontal: true).isEmpty { across[parent] = true }
      if rules.has(.parentBottom, view)
        || rules.has(.centerVertical, view) && edges(of: view, isHorizontal: false).isEmpty
      {
        down[parent] = true
      }
    }
    return (across, down)
  }
}

import Arrangements
import EagerLayout

extension TreeBuilder {
  /// What a child of a RelativeLayout is put by.
  func constraints(_ view: Int, _ record: ViewRecord, _ parent: ViewRecord) -> RelativeConstraints {
    var constraints = RelativeConstraints()
    let isTurned = parent.isRightToLeft, margin = record.margin, padding = parent.padding
    let starts: [RelativeRule.Kind] = [.parentStart, .alignStart, .after]
    let ends: [RelativeRule.Kind] = [.parentEnd, .alignEnd, .before]
    // In the middle of the whole box, whatever paddings and margins are.
    let across = (padding.end(isTurned) - padding.start(isTurned) + margin.end(isTurned) - margin.start(isTurned)) / 2
    put(view, (starts, .leading), (ends, .trailing), (.centerHorizontal, .centerX, across), &constraints)
    if let baseline = record.rules.last(where: { $0.kind == .alignBaseline && sibling($0.anchor, of: view) != nil }),
      let id = id(ofSibling: baseline.anchor, of: view)
    {
      constraints.put(.baseline, by: .sibling(id, .baseline))
      return constraints
    }
    let down = (padding.bottom - padding.top + margin.bottom - margin.top) / 2
    put(
      view, ([.parentTop, .alignTop, .below], .top), ([.parentBottom, .alignBottom, .above], .bottom),
      (.centerVertical, .centerY, down), &constraints)
    return constraints
  }

  /// Puts both edges along an axis, or the middle.
  private func put(
    _ view: Int, _ start: (rules: [RelativeRule.Kind], RelativeProperty),
    _ end: (rules: [RelativeRule.Kind], RelativeProperty),
    _ middle: (rule: RelativeRule.Kind, RelativeProperty, shift: Double), _ constraints: inout RelativeConstraints
  ) {
    let record = records[view], isHorizontal = middle.rule.isHorizontal
    // Where the RelativeLayout is as large as its content, there is nothing to fill but for a view without content.
    let fills =
      record.size(isHorizontal) == .match && (record.isPlain || exact(parents[view], isHorizontal: isHorizontal))
    let isCentered = record.rules.contains { $0.kind == middle.rule }
    let first = anchor(of: view, start.rules, fills: false), last = anchor(of: view, end.rules, fills: false)
    if first == nil, last == nil, isCentered {
      guard fills else { return constraints.put(middle.1, by: .parent(plus: middle.shift)) }
      constraints.put(start.1, by: .parent(plus: middle.shift))
      constraints.put(end.1, by: .parent(plus: middle.shift))
      return
    }
    if let first = fills ? anchor(of: view, start.rules, fills: true) : first { constraints.put(start.1, by: first) }
    if let last = fills ? anchor(of: view, end.rules, fills: true) : last { constraints.put(end.1, by: last) }
  }

  /// A sibling, gone or not.
  private func sibling(_ id: String, of view: Int) -> Int? { siblings(id, in: parents[view]) }

  private func id(ofSibling id: String, of view: Int) -> LayoutID? {
    sibling(id, of: view).flatMap { views[$0].layoutID(at: $0) }
  }

  /// What puts an edge: of several rules the first that has something to go by, in that order.
  private func anchor(of view: Int, _ kinds: [RelativeRule.Kind], fills: Bool) -> RelativeAnchor? {
    let record = records[view]
    var anchors: [RelativeAnchor] = [], mentions = false
    for kind in kinds {
      guard let rule = record.rules.last(where: { $0.kind == kind }) else { continue }
      mentions = mentions || !rule.anchor.isEmpty
      if let anchor = anchor(rule, of: view) { anchors.append(anchor) }
    }
    if fills || mentions && record.alignsWithParent { anchors.append(.parent) }
    switch anchors.count {
    case 0: return nil
    case 1: return anchors[0]
    case 2: return .first(anchors[0], anchors[1])
    case 3: return .first(anchors[0], anchors[1], anchors[2])
    default: return .first(anchors[0], anchors[1], anchors[2], anchors[3])
    }
  }

  private func anchor(_ rule: RelativeRule, of view: Int) -> RelativeAnchor? {
    if rule.anchor.isEmpty { return .parent }
    guard let sibling = sibling(rule.anchor, of: view), let id = views[sibling].layoutID(at: sibling) else {
      return nil
    }
    let isTurned = records[parents[view]].isRightToLeft, margin = records[sibling].margin
    // Edges of others are aligned without their margins; those between two count both.
    switch rule.kind {
    case .after: return .sibling(id, .trailing)
    case .before: return .sibling(id, .leading)
    case .below: return .sibling(id, .bottom)
    case .above: return .sibling(id, .top)
    case .alignStart: return .sibling(id, .leading, plus: margin.start(isTurned))
    case .alignEnd: return .sibling(id, .trailing, plus: -margin.end(isTurned))
    case .alignTop: return .sibling(id, .top, plus: margin.top)
    case .alignBottom: return .sibling(id, .bottom, plus: -margin.bottom)
    default: return nil
    }
  }
}

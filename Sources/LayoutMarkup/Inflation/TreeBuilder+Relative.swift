import Arrangements
import EagerLayout

extension TreeBuilder {
  /// What a child of a RelativeLayout is put by.
  func constraints(_ view: Int, _ record: ViewRecord, _ parent: ViewRecord) -> RelativeConstraints {
    var constraints = RelativeConstraints()
    let isTurned = parent.isRightToLeft, margin = record.margin, padding = parent.padding
    let start = anchor(of: view, [.parentStart, .alignStart, .after], fills: record.width == .match)
    let end = anchor(of: view, [.parentEnd, .alignEnd, .before], fills: record.width == .match)
    if let start { constraints.put(.leading, by: start) }
    if let end { constraints.put(.trailing, by: end) }
    if start == nil, end == nil, record.rules.contains(where: { $0.kind == .centerHorizontal }) {
      // In the middle of the whole box, whatever paddings and margins are.
      let shift = padding.end(isTurned) - padding.start(isTurned) + margin.end(isTurned) - margin.start(isTurned)
      constraints.put(.centerX, by: .parent(plus: shift / 2))
    }
    let baseline = record.rules.last { $0.kind == .alignBaseline && knows($0.anchor, of: view) }
    if let baseline { constraints.put(.baseline, by: .baseline(of: baseline.anchor)) }
    let top = baseline != nil ? nil : anchor(of: view, [.parentTop, .alignTop, .below], fills: record.height == .match)
    let bottom =
      baseline != nil ? nil : anchor(of: view, [.parentBottom, .alignBottom, .above], fills: record.height == .match)
    if let top { constraints.put(.top, by: top) }
    if let bottom { constraints.put(.bottom, by: bottom) }
    if baseline == nil, top == nil, bottom == nil, record.rules.contains(where: { $0.kind == .centerVertical }) {
      constraints.put(.centerY, by: .parent(plus: (padding.bottom - padding.top + margin.bottom - margin.top) / 2))
    }
    return constraints
  }

  /// Whether a sibling is there, gone or not.
  private func knows(_ anchor: String, of view: Int) -> Bool { sibling(anchor, of: view) != nil }

  private func sibling(_ id: String, of view: Int) -> Int? {
    siblings(id, in: records[view].parent)
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
    guard let sibling = sibling(rule.anchor, of: view) else { return nil }
    let isTurned = records[records[view].parent].isRightToLeft, margin = records[sibling].margin, id = rule.anchor
    // Edges of others are aligned without their margins; those between two count both.
    switch rule.kind {
    case .after: return .trailing(of: id)
    case .before: return .leading(of: id)
    case .below: return .bottom(of: id)
    case .above: return .top(of: id)
    case .alignStart: return .leading(of: id, margin.start(isTurned))
    case .alignEnd: return .trailing(of: id, -margin.end(isTurned))
    case .alignTop: return .top(of: id, margin.top)
    case .alignBottom: return .bottom(of: id, -margin.bottom)
    default: return nil
    }
  }
}

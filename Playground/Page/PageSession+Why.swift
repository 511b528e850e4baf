import EagerLayout
import LayoutExplanations
import PlaygroundCourse
import PlaygroundData
import PlaygroundKit

extension PageSession {
  /// Explains the size and position of a node along an axis.
  ///
  /// The answer is `[{"label", "working", "result", "remark", "round", "value", "quantity", "outcome", "limit", "node",
  /// "nodes"}]`. `nodes` are the nodes whose numbers the line uses; `quantity` and `outcome` are the raw values of
  /// ``EagerLayout/LayoutTrace/Step/Quantity`` and ``EagerLayout/LayoutTrace/Step/Outcome``. A hidden node has no
  /// lines.
  public mutating func why(node: Int, isVertical: Bool, inCSSWords: Bool) {
    guard hasNode(node) else { return answer(.list([])) }
    let trace = sketch.item.trace(in: bounds)
    let explanation = Explanation(
      trace, of: node, isVertical ? .vertical : .horizontal, names: sketch.allNames, words: inCSSWords ? .css : .plain)
    answer(.list((explanation?.lines ?? []).map { $0.data(trace.steps[$0.step], in: trace) }))
  }

  /// The numbers by which a container shares its space among its items, by round.
  ///
  /// The answer is `[[node, quantity, round, result, outcome]]`, in the order of the steps.
  public mutating func flexRounds(container: Int, isVertical: Bool) {
    let trace = sketch.item.trace(in: bounds)
    let axis: LayoutTrace.Step.Axis = isVertical ? .vertical : .horizontal
    var rows: [JSON] = []
    for step in trace.steps where step.axis == axis && step.quantity.isOfRounds {
      guard step.nodeIndex == container || trace.placement.parent(of: step.nodeIndex) == container else { continue }
      rows.append(
        .numbers([
          Double(step.nodeIndex), Double(step.quantity.rawValue), Double(step.round), step.result,
          Double(step.outcome.rawValue),
        ]))
    }
    answer(.list(rows))
  }
}

extension LayoutTrace.Step.Quantity {
  /// `true` for the numbers of the rounds in which flexible lengths are resolved (CSS Flexbox §9.7).
  fileprivate var isOfRounds: Bool {
    switch self {
    case .base, .hypothetical, .flexed, .size, .freeSpace, .initialFreeSpace, .room, .gaps, .minimum, .maximum,
      .violation:
      true
    default: false
    }
  }
}

extension Explanation.Line {
  fileprivate func data(_ step: LayoutTrace.Step, in trace: LayoutTrace) -> JSON {
    let sourceNodes = step.operands.compactMap { operand -> Int? in
      switch operand.source {
      case .step(let cause): trace.steps[cause].nodeIndex
      case .style(_, let owner), .content(let owner): owner
      default: nil
      }
    }
    var limit: JSON?
    if let reachedLimit = self.limit { limit = .text(reachedLimit == .minimum ? "minimum" : "maximum") }
    return [
      "label": .text(label), "working": .text(working), "result": .text(result), "remark": .text(remark),
      "round": .number(round), "value": .number(value), "quantity": .number(Double(quantity.rawValue)),
      "outcome": .number(Double(outcome.rawValue)), "limit": limit, "node": .number(nodeIndex),
      "nodes": .numbers(sourceNodes.map { Double($0) }),
    ]
  }
}

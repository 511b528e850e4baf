// What a trace tells.
import EagerLayout

@_expose(wasm, "trace")
@_cdecl("trace")
func trace() -> Int {
  let trace = Row {
    Fixed(width: 60)
    Flex(1).basis(100).id(0)
    Flex(3).basis(80).maxWidth(128)
  }
  .gap(10).width(340).trace(in: Frame(width: 400, height: 40))
  use(trace == trace)
  use(trace.placement.frames.count + trace.steps.count)
  use(trace.stepOfPosition(of: 2, along: .vertical))
  use(trace.explain(LayoutID(0), along: .vertical)?.count)
  var sum = 0.0
  for step in trace.explain(nodeAt: 2, along: .horizontal) { sum += tell(step) }
  use(sum)
  guard let last = trace.stepOfSize(of: 2, along: .horizontal) else { return 0 }
  return Int(trace.steps[last].result) * 10 + trace.steps[last].round  // 132, in the second round
}

/// A number for each kind of step.
func tell(_ step: LayoutTrace.Step) -> Double {
  use(step == step)
  use(step.reason)
  use(step.term?.index)
  use(step.axis == .horizontal)
  use(step.outcome == .frozenAtMaximum)
  use(step.limit == LayoutTrace.Step.Limit.maximum)
  use(step.limit?.rawValue)
  use(LayoutTrace.Step.Quantity.allCases.count + LayoutTrace.Step.Operation.allCases.count)
  var sum =
    Double(step.quantity.rawValue) + Double(step.operation.rawValue) + step.result + Double(step.round + step.nodeIndex)
  for operand in step.operands {
    use(operand == operand)
    switch operand.source {
    case .style(let property, let node): sum += Double(property.rawValue) + Double(node)
    case .step(let index), .content(let index): sum += Double(index)
    case .named(let term):
      use(term == term)
      use(term.name.utf8CodeUnitCount)
      use(term.index)
    case .space, .count: sum += operand.value
    @unknown default: break
    }
  }
  return sum
}

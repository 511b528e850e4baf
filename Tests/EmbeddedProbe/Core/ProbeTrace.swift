// The steps of a trace.
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
  guard let last = trace.stepOfSize(of: 2, along: .horizontal),
    let position = trace.stepOfPosition(of: 2, along: .vertical), trace.steps[position].result == 0,
    trace.explain(nodeAt: 2, along: .horizontal).contains(trace.steps[last])
  else { return 0 }
  return Int(trace.steps[last].result) * 10 + trace.steps[last].round  // 132, in the second round
}

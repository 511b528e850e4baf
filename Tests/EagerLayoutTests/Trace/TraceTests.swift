import EagerLayout
import Testing

@Suite("A trace")
struct TraceTests {
  private static var title: Trace {
    Row {
      Fixed(width: 60)
      Flex(1).basis(100).id(7)
      Flex(3).basis(80).maxWidth(128)
    }
    .gap(10).width(340).trace(in: Frame(width: 400, height: 40))
  }

  private func results(_ trace: Trace, _ node: Int, _ axis: TraceStep.Axis, _ quantity: TraceStep.Quantity) -> [Double]
  {
    trace.explain(node, axis).map { trace.steps[$0] }.filter { $0.quantity == quantity }.map { $0.result }
  }

  @Test("tells both rounds in which the title comes to 132")
  func rounds() {
    let trace = Self.title
    #expect(results(trace, 2, .horizontal, .room) == [320])
    #expect(results(trace, 2, .horizontal, .used) == [240, 288])
    #expect(results(trace, 2, .horizontal, .initialFreeSpace) == [80])
    #expect(results(trace, 2, .horizontal, .factors) == [4, 1])
    #expect(results(trace, 2, .horizontal, .flexed) == [120, 140, 132])
    #expect(results(trace, 2, .horizontal, .violation) == [-12])
    #expect(results(trace, 2, .horizontal, .freeSpace).last == 32)
    let last = trace.size(of: 2, .horizontal).map { trace.steps[$0] }
    #expect(last?.result == 132 && last?.round == 2 && last?.outcome == .fits)
  }

  @Test("tells which item is frozen, and which shares again")
  func outcomes() {
    let trace = Self.title
    let sizes = trace.explain(2, .horizontal).map { trace.steps[$0] }.filter { $0.quantity == .size && $0.round == 1 }
    #expect(sizes.map { $0.node } == [2, 3])
    #expect(sizes.map { $0.outcome } == [.sharesAgain, .frozenAtMaximum])
  }

  @Test("holds the layout that is made without it")
  func placement() {
    #expect(Self.title.placement[7] == Frame(x: 70, y: 0, width: 132, height: 40))
    #expect(Self.title.explain(LayoutID(7), .vertical) == Self.title.explain(2, .vertical))
    #expect(Self.title.explain(LayoutID(8), .vertical) == nil)
  }

  @Test("says nothing of what is hidden")
  func hidden() {
    let trace = Row { Fixed(width: 60).hidden() }.trace(in: Frame(width: 400, height: 40))
    #expect(trace.size(of: 1, .horizontal) == nil && trace.position(of: 1, .vertical) == nil)
    #expect(trace.explain(1, .horizontal).isEmpty)
  }

  @Test("keeps only what led to the frames, causes first")
  func order() {
    let trace = Self.title
    for (index, step) in trace.steps.enumerated() {
      for case .step(let cause) in step.operands.map({ $0.source }) { #expect(cause < index) }
      #expect(step.operation != .unexplained)
    }
    #expect(trace.explain(2, .horizontal) == trace.explain(2, .horizontal).sorted())
  }

  @Test("of deep trees is as long as they are", arguments: Chain.plain)
  func length(chain: Chain) {
    let short = Trace(chain.arena(depth: 100, leaves: true), in: chain.space)
    let long = Trace(chain.arena(depth: 1_000, leaves: true), in: chain.space)
    #expect(long.placement == Placement(chain.arena(depth: 1_000, leaves: true), in: chain.space))
    #expect(long.steps.count < 11 * short.steps.count)
  }
}

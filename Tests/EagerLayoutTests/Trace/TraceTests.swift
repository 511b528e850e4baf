import EagerLayout
import TestSupport
import Testing

@Suite("Traces")
struct TraceTests {
  private static var title: LayoutTrace {
    Row {
      Fixed(width: 60)
      Flex(1).basis(100).id(7)
      Flex(3).basis(80).maxWidth(128)
    }
    .gap(10).width(340).trace(in: Frame(width: 400, height: 40))
  }

  private func results(
    _ trace: LayoutTrace, _ node: Int, _ axis: LayoutTrace.Step.Axis, _ quantity: LayoutTrace.Step.Quantity
  ) -> [Double] {
    trace.explain(nodeAt: node, along: axis).filter { $0.quantity == quantity }.map { $0.result }
  }

  @Test("A trace has the available space, free space and sizes of both rounds that flex an item")
  func traceHasRoundsOfFlexing() {
    let trace = Self.title
    #expect(results(trace, 2, .horizontal, .room) == [320])
    #expect(results(trace, 2, .horizontal, .used) == [240, 288])
    #expect(results(trace, 2, .horizontal, .initialFreeSpace) == [80])
    #expect(results(trace, 2, .horizontal, .factors) == [4, 1])
    #expect(results(trace, 2, .horizontal, .flexed) == [120, 140, 132])
    #expect(results(trace, 2, .horizontal, .violation) == [-12])
    #expect(results(trace, 2, .horizontal, .freeSpace).last == 32)
    let last = trace.stepOfSize(of: 2, along: .horizontal).map { trace.steps[$0] }
    #expect(last?.result == 132 && last?.round == 2 && last?.outcome == .fits)
  }

  @Test("A trace records which items are frozen in a round and which items share the free space again")
  func traceHasOutcomes() {
    let trace = Self.title
    let sizes = trace.explain(nodeAt: 2, along: .horizontal).filter { $0.quantity == .size && $0.round == 1 }
    #expect(sizes.map { $0.nodeIndex } == [2, 3])
    #expect(sizes.map { $0.outcome } == [.sharesAgain, .frozenAtMaximum])
  }

  @Test("A trace records whether a minimum or maximum determined a size")
  func traceHasLimits() {
    let trace = Self.title
    let sizes = trace.explain(nodeAt: 2, along: .horizontal).filter { $0.quantity == .size && $0.round == 1 }
    #expect(sizes.map { $0.limit } == [nil, .maximum])
    let column = Column { Flex().minWidth(500) }.trace(in: Frame(width: 400, height: 40))
    #expect(column.stepOfSize(of: 1, along: .horizontal).map { column.steps[$0].limit } == .minimum)
  }

  @Test("A trace has a step for each line break, and the step contains the sum that exceeds the available width")
  func traceHasLineBreaks() throws {
    let trace = Row { for _ in 0..<5 { Fixed(width: 114.2, height: 20) } }.wrap().gap(12)
      .trace(in: Frame(width: 343, height: 100))
    let breaks = trace.steps.filter { $0.quantity == .lineBreak }
    #expect(breaks.map { $0.nodeIndex } == [3, 5])
    for step in breaks {
      #expect((step.result - 366.6).magnitude < 1e-9)
      #expect(step.reason.map { trace.steps[$0].result } == 343)
    }
    let first = Row { for _ in 0..<5 { Fixed(width: 114.2, height: 20) } }.wrap().trace(
      in: Frame(width: 600, height: 9))
    #expect(!first.steps.contains { $0.quantity == .lineBreak })
  }

  @Test("A trace explains a width by the boxes around it, up to a box of specified width or the bounds")
  func traceContinuesOutwards() {
    let trace = Column { Column { Row { Flex() }.padding(3) } }.trace(in: Frame(width: 320, height: 40))
    let sizes = trace.explain(nodeAt: 3, along: .horizontal).filter { $0.quantity == .size && $0.round == 0 }
    #expect(sizes.map { $0.nodeIndex }.filter { $0 < 3 } == [0, 1, 2])
    let stopped = Column { Column { Row { Flex() } }.width(90) }.trace(in: Frame(width: 320, height: 40))
    #expect(!stopped.explain(nodeAt: 3, along: .horizontal).contains { $0.nodeIndex == 0 })
  }

  @Test("A trace contains the placement, and explains nodes by id or index")
  func traceHasPlacement() {
    #expect(Self.title.placement[7] == Frame(x: 70, y: 0, width: 132, height: 40))
    #expect(Self.title.explain(LayoutID(7), along: .vertical) == Self.title.explain(nodeAt: 2, along: .vertical))
    #expect(Self.title.explain(LayoutID(8), along: .vertical) == nil)
  }

  @Test("A trace has no steps for a hidden node")
  func traceOfHiddenNode() {
    let trace = Row { Fixed(width: 60).hidden() }.trace(in: Frame(width: 400, height: 40))
    #expect(trace.stepOfSize(of: 1, along: .horizontal) == nil && trace.stepOfPosition(of: 1, along: .vertical) == nil)
    #expect(trace.explain(nodeAt: 1, along: .horizontal).isEmpty)
  }

  @Test("A trace has no unexplained step, and causes come before the steps that use them")
  func traceStepsFollowCauses() {
    let trace = Self.title
    for (index, step) in trace.steps.enumerated() {
      for case .step(let cause) in step.operands.map({ $0.source }) { #expect(cause < index) }
      #expect(step.operation != .unexplained)
    }
    let places = trace.explain(nodeAt: 2, along: .horizontal).compactMap { trace.steps.firstIndex(of: $0) }
    #expect(places.count > 4 && places == places.sorted())
  }

  @Test("The number of steps in a trace is linear in the depth of the tree", arguments: Chain.plain)
  func traceLengthIsLinear(chain: Chain) {
    let times = Thorough.pick(4, 10), depth = Thorough.pick(12, 100)
    let short = LayoutTrace(chain.arena(depth: depth, leaves: true), in: chain.space)
    let long = LayoutTrace(chain.arena(depth: times * depth, leaves: true), in: chain.space)
    #expect(long.placement == Placement(chain.arena(depth: times * depth, leaves: true), in: chain.space))
    #expect(long.steps.count < (times + 1) * short.steps.count)
  }
}

import EagerLayout
import Testing

/// Gives each item a third of the width, and records widths that differ from the actual ones by `error`.
private struct Thirds: SimpleArrangement {
  /// The difference between the recorded and the actual width.
  var error = 0.0

  func setWidths(of items: inout WidthPass) {
    for item in 0..<items.count { items.fill(item, in: (items.width - 2 * items.columnGap) / 3) }
  }

  func place(_ items: inout PlacementPass) {
    var x = 0.0
    for item in 0..<items.count {
      items.place(item, x: x, y: 0)
      x += items.width(of: item) + items.columnGap
    }
  }

  func recordTrace(into trace: inout ArrangementTrace) {
    switch trace.pass {
    case .intrinsicWidths:
      let widths = (0..<trace.count).map { trace.intrinsicWidths(of: $0).maxContent }
      trace.record(minContent: .greatest(widths), maxContent: .greatest(widths))
    case .widths:
      let column = trace.record("column", (trace.width - trace.columnGap * 2) / 3 + trace.number(error, "error"))
      for item in 0..<trace.count { trace.fill(item, in: column) }
    case .height: trace.record(height: .greatest((0..<trace.count).map { trace.height(of: $0) }))
    case .placement:
      for item in 0..<trace.count {
        let before = item == 0 ? [] : [trace.x(of: item - 1), trace.width(of: item - 1), trace.columnGap]
        trace.place(item, x: .sum(before + [trace.number(error)]), y: trace.number(0))
      }
    }
  }
}

@Suite("Trace steps recorded by an arrangement")
struct ArrangementTraceTests {
  private func trace(_ thirds: Thirds, _ direction: FlexStyle.Direction = .leftToRight) -> LayoutTrace {
    thirds {
      Flex().id(0); Flex().margin(5).maxWidth(60).id(1); Fixed(width: 20, height: 8).id(2)
    }
    .gap(15).padding(10).direction(direction).trace(in: Frame(width: 320, height: 60))
  }

  private func operations(_ trace: LayoutTrace, of node: Int) -> [LayoutTrace.Step.Operation] {
    [
      trace.stepOfSize(of: node, along: .horizontal), trace.stepOfPosition(of: node, along: .horizontal),
      trace.stepOfSize(of: node, along: .vertical), trace.stepOfPosition(of: node, along: .vertical),
    ].compactMap { $0.map { trace.steps[$0].operation } }
  }

  @Test(
    "Trace steps that an arrangement records replace the general step \"arranged\"",
    arguments: [.leftToRight, .rightToLeft] as [FlexStyle.Direction])
  func recordedStepsReplaceArranged(direction: FlexStyle.Direction) throws {
    let trace = trace(Thirds(), direction)
    #expect(trace.placement[1]?.width == 60 && trace.placement[2]?.width == 20)
    for node in 1...3 { #expect(!operations(trace, of: node).contains(.arranged), "node \(node)") }
    let column = try #require(trace.steps.first { $0.term?.name.description == "column" })
    #expect(column.result == 90 && column.quantity == .found && column.nodeIndex == 0)
    #expect(trace.steps.contains { $0.limit == .maximum && $0.nodeIndex == 2 })
  }

  @Test("Trace steps that an arrangement records with wrong numbers are discarded")
  func wrongStepsAreDiscarded() {
    let correct = trace(Thirds()), wrong = trace(Thirds(error: 3))
    #expect(wrong.placement == correct.placement)
    #expect(operations(wrong, of: 1) == [.arranged, .arranged, .given, .sum])
    // A fixed item keeps its own width in the column that it should fill.
    #expect(operations(wrong, of: 3) == [.given, .arranged, .given, .sum])
  }

  @Test("A layout without a trace does not call the method recordTrace of an arrangement")
  func layoutWithoutTraceRecordsNothing() {
    struct Recording: SimpleArrangement {
      func place(_ items: inout PlacementPass) {}
      func recordTrace(into trace: inout ArrangementTrace) { Issue.record("called without a trace") }
    }
    _ = Recording() { Flex() }.layout(width: 100)
  }

  @Test("Numbers of an arrangement's trace calculate like Double, except that dividing by 0 gives 0")
  func traceNumbersCalculate() {
    final class Calls: @unchecked Sendable {
      var count = 0
    }
    struct Calculating: SimpleArrangement {
      let calls: Calls
      func place(_ items: inout PlacementPass) {}
      static func == (a: Calculating, b: Calculating) -> Bool { a.calls === b.calls }
      func recordTrace(into trace: inout ArrangementTrace) {
        calls.count += 1
        let two = trace.number(2), three = trace.number(3, "three")
        #expect((two + three).value == 5 && (two - three).value == -1 && (two * three).value == 6)
        #expect((three / two).value == 1.5 && (three / 0).value == 0 && (three * 4 / 6).value == 2)
        #expect(ArrangementTrace.Number.sum([]).value == 0 && ArrangementTrace.Number.sum([two]).value == 2)
        #expect(ArrangementTrace.Number.greatest([two, three]).value == 3)
        #expect(ArrangementTrace.Number.least([three, two]).value == 2)
        #expect(ArrangementTrace.Number.least([]).value == 0)
        #expect(trace.record("all", two + three).value == 5 && trace.decide("so", 4, from: two).value == 4)
      }
    }
    let calls = Calls(), trace = Calculating(calls: calls) { Flex() }.trace(in: Frame(width: 100, height: 10))
    #expect(calls.count > 0)
    #expect(trace.steps.contains { $0.term?.name.description == "all" } == false, "no result uses it")
  }
}

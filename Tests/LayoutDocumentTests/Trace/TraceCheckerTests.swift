import EagerLayout
import LayoutDocument
import TestSupport
import Testing

@Suite("The checker of traces")
struct TraceCheckerTests {
  private static func step(
    _ operation: LayoutTrace.Step.Operation, _ values: [Double], _ result: Double
  ) -> LayoutTrace.Step {
    LayoutTrace.Step(
      nodeIndex: 0, axis: .horizontal, quantity: .size, operation: operation,
      operands: values.map { LayoutTrace.Step.Operand(value: $0, source: .count) }, result: result)
  }

  @Test(
    "The trace checker accepts exactly the result of a step's operation",
    arguments: Rows.of(
      [
        (.given, [3], 3), (.percentage, [25, 80], 20), (.sum, [1, 2, 3], 6), (.difference, [5, 1, 2], 2),
        (.remainder, [5, 4, 2], 0), (.balance, [5, 6, 4, 4], 3), (.product, [2, 3], 6), (.quotient, [6, 3], 2),
        (.greatest, [1, 5, 2], 5), (.least, [4, 1, 2], 1), (.clamped, [9, 7, 2], 7), (.clamped, [1, 7, 2], 2),
        (.part, [100, 80, 1, 4], 120), (.filling, [100, 20, 1, 0, 30, 10, 1, 0, .infinity], 60),
        (.shrinking, [50, 60, 1, 40, .infinity, 60, 1, 0, .infinity], 50),
      ] as [(LayoutTrace.Step.Operation, [Double], Double)]))
  func operations(rows: Rows<(LayoutTrace.Step.Operation, [Double], Double)>) {
    for (operation, values, result) in rows {
      #expect(TraceChecker.follows(Self.step(operation, values, result)))
      #expect(!TraceChecker.follows(Self.step(operation, values, result + 1)))
    }
  }

  @Test("The trace checker rejects a step without an explanation or operands")
  func unexplainedSteps() {
    #expect(!TraceChecker.follows(Self.step(.unexplained, [1], 1)))
    #expect(!TraceChecker.follows(Self.step(.sum, [], 0)))
  }

  /// Limits that freeze one item per round: each is between the shares of its round and of the round before.
  private func limits(of space: Double, count: Int, isGrowing: Bool) -> [Double] {
    var space = space, before = space / Double(count) + (isGrowing ? -2 : 2), limits: [Double] = []
    for index in 0..<count - 1 {
      let share = space / Double(count - index)
      limits.append((before + share) / 2)
      space -= limits[index]
      before = share
    }
    return limits
  }

  @Test(
    "The trace checker accepts flex lines with so many rounds that the trace has one step for all",
    arguments: [true, false])
  func manyRounds(isGrowing: Bool) throws {
    let row = Row {
      for limit in limits(of: 1_200, count: 12, isGrowing: isGrowing) {
        if isGrowing { Flex(1).maxWidth(limit) } else { Flex(0).basis(200).minWidth(limit) }
      }
      Flex(1).basis(isGrowing ? 0 : 200)
    }
    let document = try LayoutDocument(available: .init(width: 1_200, height: 40), root: row)
    let trace = document.trace()
    #expect(TraceChecker(trace, document.arena, space: [1_200, 40]).faults == [])
    #expect(trace.steps.contains { $0.operation == (isGrowing ? .filling : .shrinking) })
  }

  @Test("The trace checker rejects a trace that was recorded for another style or space")
  func otherStyle() throws {
    let one = try LayoutDocument(available: .init(width: 300, height: 40), root: Row { Fixed(width: 30, height: 20) })
    let other = try LayoutDocument(available: .init(width: 300, height: 40), root: Row { Fixed(width: 31, height: 20) })
    #expect(TraceChecker(one.trace(), one.arena, space: [300, 40]).faults == [])
    #expect(!TraceChecker(one.trace(), other.arena, space: [300, 40]).faults.isEmpty)
    #expect(!TraceChecker(one.trace(), one.arena, space: [299, 40]).faults.isEmpty)
  }
}

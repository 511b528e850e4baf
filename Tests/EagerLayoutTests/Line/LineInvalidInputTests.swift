import EagerLayout
import TestSupport
import Testing

@Suite("Invalid input to a line")
struct LineInvalidInputTests {
  @Test(
    "Invalid bounds, gap and padding of a line are issues, and its frames are valid",
    arguments: [-1, -.infinity, .infinity, .nan, 1e10] as [Double])
  func invalidSettings(value: Double) {
    var row = LinearLayout(
      .row, in: Frame(width: value, height: value), gap: value, padding: Edges(value))
    row.add(Flex())
    row.add(Fixed(width: 10))
    #expect(row.frames.allSatisfy { isValid($0) })
    let faults = row.issues.filter { issue in
      if case .invalidInput = issue.kind { issue.nodeIndex == -1 } else { false }
    }
    #expect(faults.count == 7)
    row.bounds = Frame(width: 100, height: 100)
    row.gap = 0
    row.padding = Edges()
    #expect(row.frames == [Frame(width: 90, height: 100), Frame(x: 90, width: 10, height: 100)])
    #expect(row.issues.isEmpty)
  }

  @Test(
    "Invalid numbers in the styles of leaves are issues of these leaves, and the line's frames are valid",
    arguments: [-1, .infinity, .nan] as [Double])
  func invalidStyles(value: Double) {
    var column = LinearLayout(.column, in: Frame(width: 100, height: 100))
    column.add(Fixed(height: 20))
    column.add(Flex(value))
    column.add(Fixed(height: 20).padding(value))
    column.add(Fixed(height: 20).basis(value).id(7))
    #expect(column.frames.allSatisfy { isValid($0) })
    #expect(column.issues.first?.nodeIndex == 1)
    #expect(column.issues.last?.nodeIndex == 3)
    #expect(column.issues.last?.id == LayoutID(7))
    #expect(column.issues.count == 6)
  }

  @Test(
    "Leaves of a line that measure invalid sizes have valid frames", arguments: [-1, .infinity, .nan] as [Double],
    LinearLayout.Axis.allCases)
  func invalidMeasurements(value: Double, axis: LinearLayout.Axis) {
    var line = LinearLayout(axis, in: Frame(width: 100, height: 100))
    line.add(Measured { _ in ContentSize(width: value, height: value) })
    line.add(Measured { _ in ContentSize(width: value, height: value) }.alignSelf(.center))
    line.add(Measured(width: value, height: value).alignSelf(.center))
    #expect(line.frames.allSatisfy { isValid($0) })
  }

  @Test("A Fixed without a size on a line's main axis has size 0 and an issue", arguments: LinearLayout.Axis.allCases)
  func fixedWithoutMainSize(axis: LinearLayout.Axis) {
    var line = LinearLayout(axis, in: Frame(width: 100, height: 100))
    line.add(Fixed(width: 10, height: 10))
    let item = axis == .row ? line.add(Fixed(height: 10)) : line.add(Fixed(width: 10))
    #expect((axis == .row ? line[item].width : line[item].height) == 0)
    #expect(line.issues == [LayoutIssue(nodeIndex: 1, nodeKind: .fixed, kind: .noSize(inWidth: axis == .row))])
  }

  @Test(
    "Tiny, huge and invalid numbers in a line give valid frames and a finite overflow",
    arguments: LinearLayout.Axis.allCases)
  func extremeNumbers(axis: LinearLayout.Axis) {
    var random = SplitMix64(seed: 31)
    let numbers = [0, 1e-300, 1e-30, 1, 1e9, 1e300, -1, .infinity, .nan]
    for _ in 0..<Thorough.pick(100, 2_000) {
      var line = LinearLayout(
        axis, in: Frame(x: random.pick(numbers), y: 0, width: random.pick(numbers), height: random.pick(numbers)),
        gap: random.pick(numbers))
      for _ in 0..<Int.random(in: 1...24, using: &random) {
        line.add(
          Flex(random.pick(numbers)).basis(random.pick(numbers)).shrink(random.pick(numbers))
            .minWidth(random.pick(numbers)).maxWidth(random.pick(numbers)).minHeight(random.pick(numbers))
            .margin(top: .percent(random.pick(numbers)), left: .points(random.pick(numbers))))
      }
      #expect(line.frames.allSatisfy { isValid($0) })
      #expect(line.overflow.isFinite && line.overflow >= 0 && line.share >= 0 && !line.share.isNaN)
    }
  }

  private func isValid(_ frame: Frame) -> Bool {
    frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite && frame.width >= 0
      && frame.height >= 0
  }
}

import Testing

@testable import EagerLayout

@Suite("Settling of lines")
struct LineSettlingTests {
  /// Returns a line in which some items reach their limits before others.
  private func limited(_ count: Int) -> LinearLayout {
    var line = LinearLayout(.row, in: Frame(width: 30 * Double(count), height: 10))
    for index in 0..<count {
      if index % 2 == 0 { line.add(Flex().minWidth(40)) } else { line.add(Flex(2).maxWidth(25)) }
    }
    return line
  }

  @Test(
    "A line with limits is unsettled after single adds, and settle() changes no frame", arguments: [4, 16, 17, 100])
  func addingLeavesLineUnsettled(count: Int) {
    var line = limited(count)
    #expect(!line.isSettled)
    let before = line.frames, first = line[0]
    line.settle()
    #expect(line.isSettled)
    #expect(line.frames == before && line[0] == first)
  }

  @Test("A line of up to 16 items is settled after an edit, and a longer line after add(contentsOf:)")
  func shortLinesSettleThemselves() {
    var line = limited(16)
    line.bounds.width += 1
    #expect(line.isSettled)
    line.add(Flex().minWidth(40))
    #expect(!line.isSettled)
    line.remove(at: 3)
    #expect(line.isSettled)
    line.insert(Flex().maxWidth(3), at: 2)
    #expect(!line.isSettled, "a line of 17 items is not short")
    line.add(contentsOf: [Flex(), Flex()])
    #expect(line.isSettled)
  }

  @Test("A line whose items have no limits is always settled")
  func lineWithoutLimitsIsSettled() {
    var line = LinearLayout(.row, in: Frame(width: 100, height: 10))
    for index in 0..<100 { line.add(index % 2 == 0 ? Flex() : Flex(0).basis(10).shrink(1)) }
    #expect(line.isSettled)
    #expect(line[99].maxX.rounded() == 100)
  }
}

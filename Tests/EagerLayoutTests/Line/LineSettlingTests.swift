import Testing

@testable import EagerLayout

@Suite("Settling a line")
struct LineSettlingTests {
  /// A line of which some items stop before others do.
  private func limited(_ count: Int) -> LinearLayout {
    var line = LinearLayout(.row, in: Frame(width: 30 * Double(count), height: 10))
    for index in 0..<count {
      if index % 2 == 0 { line.add(Flex().minWidth(40)) } else { line.add(Flex(2).maxWidth(25)) }
    }
    return line
  }

  @Test("is left to be done once for items added one by one, and changes no frame", arguments: [4, 16, 17, 100])
  func burst(count: Int) {
    var line = limited(count)
    #expect(!line.isSettled)
    let before = line.frames, first = line[0]
    line.settle()
    #expect(line.isSettled)
    #expect(line.frames == before && line[0] == first)
  }

  @Test("happens by itself when a short line is changed otherwise, and when items are added together")
  func byItself() {
    var line = limited(16)
    line.bounds.width += 1
    #expect(line.isSettled)
    line.add(Flex().minWidth(40))
    #expect(!line.isSettled)
    line.remove(at: 3)
    #expect(line.isSettled)
    line.insert(Flex().maxWidth(3), at: 2)
    #expect(!line.isSettled, "seventeen items are not few")
    line.add(contentsOf: [Flex(), Flex()])
    #expect(line.isSettled)
  }

  @Test("is not asked of items that only grow, nor of ones that shrink by one share")
  func never() {
    var line = LinearLayout(.row, in: Frame(width: 100, height: 10))
    for index in 0..<100 { line.add(index % 2 == 0 ? Flex() : Flex(0).basis(10).shrink(1)) }
    #expect(line.isSettled)
    #expect(line[99].maxX.rounded() == 100)
  }
}

@Suite("Segments")
struct SegmentTests {
  @Test("keep values at their indices while they grow, when copied, and when filled again")
  func values() {
    var segments = Segments<Int>()
    for round in 1...2 {
      for index in 0..<1_000 {
        segments.append(index * round)
        if index.nonzeroBitCount == 1 { #expect(segments[index / 2] == index / 2 * round) }
      }
      let copy = Segments(copying: segments)
      segments[500] = -1
      #expect((0..<1_000).allSatisfy { copy[$0] == $0 * round })
      #expect(segments[500] == -1 && segments[499] == 499 * round && segments.count == 1_000)
      segments.removeAll()
      #expect(segments.count == 0)
    }
  }
}

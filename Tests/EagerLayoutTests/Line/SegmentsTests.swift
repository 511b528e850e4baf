import Testing

@testable import EagerLayout

@Suite("Segments")
struct SegmentsTests {
  @Test("Segments return 1,000 appended values while they grow, after a copy and when they are refilled")
  func segmentsKeepTheirValues() {
    var segments = SegmentedArray<Int>()
    for round in 1...2 {
      for index in 0..<1_000 {
        segments.append(index * round)
        if index.nonzeroBitCount == 1 { #expect(segments[index / 2] == index / 2 * round) }
      }
      let copy = SegmentedArray(copying: segments)
      segments[500] = -1
      #expect((0..<1_000).allSatisfy { copy[$0] == $0 * round })
      #expect(segments[500] == -1 && segments[499] == 499 * round && segments.count == 1_000)
      segments.removeAll()
      #expect(segments.count == 0)
    }
  }
}

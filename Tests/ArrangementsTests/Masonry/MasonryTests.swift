import Arrangements
import EagerLayout
import Testing
import TestSupport

@Suite("Masonry")
struct MasonryTests {
  private let heights = [50.0, 80, 30, 40, 20, 60]

  @Test("Each masonry item is placed in the shortest column, or the first of equally short columns")
  func shortestColumn() {
    let masonry = Masonry(columns: 3) {
      for (index, height) in heights.enumerated() { Fixed(height: height).id(index) }
    }.id(9)
    expect(
      masonry.layout(width: 300),
      [
        0: [0, 0, 100, 50], 1: [100, 0, 100, 80], 2: [200, 0, 100, 30], 3: [200, 30, 100, 40], 4: [0, 50, 100, 20],
        5: [0, 70, 100, 60], 9: [0, 0, 300, 130],
      ])
    expect(
      masonry.direction(.rightToLeft).layout(width: 300), [0: [200, 0, 100, 50], 3: [0, 30, 100, 40]])
  }

  @Test("A masonry has as many columns of a minimum width as fit, and at least one")
  func columnsThatFit() {
    let masonry = Masonry(minimumWidth: 120) { for id in 0..<4 { Fixed(height: 10).id(id) } }.gap(10)
    expect(masonry.layout(width: 380), [0: [0, 0, 120, 10], 2: [260, 0, 120, 10], 3: [0, 20, 120, 10]])
    expect(masonry.layout(width: 379), [1: [194.5, 0, 184.5, 10], 2: [0, 20, 184.5, 10]])
    expect(masonry.layout(width: 50), [0: [0, 0, 50, 10], 3: [0, 60, 50, 10]])
    // The max-content width has all items in one row.
    #expect(Row { masonry }.layout().frames[1].width == 4 * 120 + 3 * 10)
  }

  @Test("A masonry item that spans columns is placed as high as the columns it covers permit")
  func spans() {
    let masonry = Masonry(columns: 3) {
      Fixed(height: 50).id(0)
      Fixed(height: 20).id(1)
      Fixed(height: 30).id(2)
      Fixed(height: 10).span(columns: 2).id(3)
      Fixed(height: 10).span(columns: 9).id(4)
      Fixed(height: 10).span(columns: 0).id(5)
    }.gap(6)
    expect(
      masonry.layout(width: 312),
      [
        0: [0, 0, 100, 50], 1: [106, 0, 100, 20], 2: [212, 0, 100, 30], 3: [106, 36, 206, 10], 4: [0, 56, 312, 10],
        5: [0, 72, 100, 10],
      ])
  }

  @Test("At its max-content width, a masonry has columns that are as wide as the widest item needs")
  func naturalWidth() {
    let masonry = Masonry(columns: 3) {
      Fixed(width: 40, height: 1)
      Fixed(width: 170, height: 1).span(columns: 2)
    }.gap(10)
    #expect(Row { masonry }.layout().frames[1].width == 3 * 80 + 2 * 10)
  }

  @Test("An item that spans more columns than the masonry has is an issue")
  func spanBeyondColumns() {
    let masonry = Masonry(columns: 2) { Fixed(height: 5).span(columns: 4).id("wide") }
    #expect(
      masonry.layout(width: 100).issues.map { $0.message }
        == ["Fixed 'wide' (1) spans 4 columns, but there are only 2: reduce the span."])
  }

  @Test(
    "A masonry with an invalid or huge number of columns stacks items that span them all",
    arguments: [Int.min, -1, 0, 1_000_000_000, .max])
  func invalidColumnCounts(count: Int) {
    let masonry = Masonry(columns: count) { for id in 0..<50 { Fixed(height: 10).span(columns: count).id(id) } }.gap(1)
    let placement = masonry.layout(width: 300)
    #expect(placement[49]?.y == 539)
  }

  @Test(
    "Random masonry items do not overlap, are as far up as possible and have the frames of a second implementation",
    arguments: [1, 2, 3, 4] as [UInt64])
  func randomItemsEqualReference(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Thorough.pick(100, 750) {
      let columns = 1 + random.below(6), gap = Double(random.below(3) * 4)
      let items = (0..<1 + random.below(20)).map { _ in
        (height: Double(random.below(80)) / 2, span: random.chance(0.3) ? 1 + random.below(columns) : 1)
      }
      let masonry = Masonry(columns: columns) {
        for (id, item) in items.enumerated() { Fixed(height: item.height).span(columns: item.span).id(id) }
      }.gap(gap)
      let width = Double(columns) * 50 + gap * Double(columns - 1), placement = masonry.layout(width: width)
      let frames = items.indices.compactMap { placement[$0] }
      #expect(frames == reference(items, columns: columns, gap: gap))
      for (index, frame) in frames.enumerated() {
        for other in frames[..<index] {
          let isBeside = other.x >= frame.x + frame.width || frame.x >= other.x + other.width
          #expect(isBeside || other.y + other.height + gap <= frame.y)
        }
        // In every other column, an earlier item ends at or below this item's top.
        for column in 0...columns - items[index].span {
          let x = Double(column) * (50 + gap)
          let above = frames[..<index].filter { $0.x < x + frame.width && x < $0.x + $0.width }
          #expect((above.map { $0.y + $0.height + gap }.max() ?? 0) >= frame.y)
        }
      }
    }
  }

  @Test("An item with a huge span spans all columns of a masonry", arguments: [Int.max, 1_000])
  func hugeSpans(span: Int) {
    let frames = Row { Masonry(minimumWidth: 10) { for _ in 0..<2 { Fixed(height: 5).span(columns: span) } } }
      .layout(width: 100).frames
    #expect(frames[3] == Frame(x: 0, y: 5, width: 100, height: 5))
  }

  private func reference(_ items: [(height: Double, span: Int)], columns: Int, gap: Double) -> [Frame] {
    var bottoms = [Double](repeating: 0, count: columns)
    return items.map { item in
      let tops = (0...columns - item.span).map { bottoms[$0..<$0 + item.span].max() ?? 0 }
      let y = tops.min() ?? 0, column = tops.firstIndex(of: y) ?? 0
      for other in column..<column + item.span { bottoms[other] = y + item.height + gap }
      let width = Double(item.span) * 50 + gap * Double(item.span - 1)
      return Frame(x: Double(column) * (50 + gap), y: y, width: width, height: item.height)
    }
  }
}

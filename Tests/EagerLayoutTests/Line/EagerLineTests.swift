import EagerLayout
import Testing

@Suite("Eager lines")
struct EagerLineTests {
  @Test("After each item is added to an eager line, the frames of all its items are up to date")
  func framesAreUpToDateAfterAdd() {
    var screen = LinearLayout(.column, in: Frame(x: 0, y: 0, width: 414, height: 896))
    let preview = screen.add(Flex())
    #expect(screen[preview] == Frame(x: 0, y: 0, width: 414, height: 896))
    let toolbar = screen.add(Fixed(height: 44))
    #expect(screen[preview] == Frame(x: 0, y: 0, width: 414, height: 852))
    let content = screen.add(Fixed(height: 200))
    #expect(screen[toolbar] == Frame(x: 0, y: 652, width: 414, height: 44))
    var thumbs = LinearLayout(.row, in: screen[content], alignment: .center)
    thumbs.add(Flex())
    let left = thumbs.add(Fixed(width: 200, height: 100))
    thumbs.add(Flex()); thumbs.add(Fixed(width: 200, height: 100)); thumbs.add(Flex())
    #expect(thumbs[left] == Frame(x: 14.0 / 3, y: 746, width: 200, height: 100))
    #expect(thumbs[left].description == "4.667 746 200 100")
    #expect(thumbs.overflow == 0)
    #expect(thumbs.issues.isEmpty)
  }

  @Test(
    "Flex items of a line share the space beside its fixed items equally",
    arguments: [(1, 436.0), (2, 218.0), (4, 109.0)])
  func flexItemsShareEqually(count: Int, expected: Double) {
    var column = LinearLayout(.column, in: Frame(width: 320, height: 480))
    column.add(Fixed(height: 44))
    let items = (0..<count).map { _ in column.add(Flex()) }
    for item in items { #expect(column[item].height == expected) }
    #expect(column.share == expected)
  }

  @Test("The share of a line is the space per unit of grow, and the overflow of a line is the space that is missing")
  func shareAndOverflow() {
    var row = LinearLayout(.row, in: Frame(width: 100, height: 10))
    #expect(row.share == 0)
    row.add(Fixed(width: 40))
    row.add(Flex(2))
    #expect(row.share == 30)
    #expect(row.overflow == 0)
    row.add(Fixed(width: 80))
    #expect(row.share == 0)
    #expect(row.overflow == 20)
    let excess = LayoutIssue.Kind.overflow(by: Extent(width: 20), of: Extent(width: 100, height: 10))
    #expect(row.issues == [LayoutIssue(nodeIndex: -1, nodeKind: .row, kind: excess)])
  }

  @Test("A line puts its gap between three flexible items and its padding around them")
  func gapAndPadding() {
    var row = LinearLayout(
      .row, in: Frame(x: 10, y: 20, width: 120, height: 60), gap: 5,
      padding: Edges(top: 1, left: 2, bottom: 3, right: 8))
    for _ in 0..<3 { row.add(Flex()) }
    #expect(
      row.frames == [
        Frame(x: 12, y: 21, width: 100.0 / 3, height: 56),
        Frame(x: 12 + 100.0 / 3 + 5, y: 21, width: 100.0 / 3, height: 56),
        Frame(x: 12 + 200.0 / 3 + 10, y: 21, width: 100.0 / 3, height: 56),
      ])
  }

  @Test("The frames of a line can be read by handle, by index and as a collection")
  func readingALine() {
    var column = LinearLayout(.column, in: Frame(width: 10, height: 100))
    let handles = column.add(contentsOf: [Fixed(height: 10), Fixed(height: 20), Fixed(height: 30)])
    #expect(column.count == 3)
    #expect(handles.map { column[$0].height } == [10, 20, 30])
    #expect(column.map { $0.y } == [0, 10, 30])
    #expect(column[1] == column[handles[1]])
    #expect(column.last == column.frames[2])
    #expect(column.handle(at: 2) == handles[2])
    #expect(column.index(of: handles[2]) == 2)
  }

  @Test("Changing a line's bounds, gap, padding, alignment, direction or y axis updates its frames")
  func lineFollowsItsSettings() {
    var row = LinearLayout(.row, in: Frame(width: 100, height: 50))
    let fixed = row.add(Fixed(width: 20, height: 10)), flexible = row.add(Flex())
    row.bounds = Frame(x: 5, y: 6, width: 200, height: 30)
    #expect(row[fixed] == Frame(x: 5, y: 6, width: 20, height: 10))
    #expect(row[flexible] == Frame(x: 25, y: 6, width: 180, height: 30))
    row.alignment = .end
    #expect(row[fixed].y == 26)
    row.gap = 10
    #expect(row[flexible] == Frame(x: 35, y: 6, width: 170, height: 30))
    row.padding = Edges(5)
    #expect(row[fixed] == Frame(x: 10, y: 21, width: 20, height: 10))
    #expect(row[flexible] == Frame(x: 40, y: 11, width: 160, height: 20))
    row.direction = .rightToLeft
    #expect(row[fixed].maxX == 200)
    #expect(row[flexible] == Frame(x: 10, y: 11, width: 160, height: 20))
    row.yAxis = .up
    #expect(row[fixed] == Frame(x: 180, y: 11, width: 20, height: 10))
  }
}

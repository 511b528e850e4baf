import Arrangements
import EagerLayout
import Testing

@Suite("Splits")
struct SplitTests {
  @LayoutBuilder private func flexes(_ count: Int) -> LayoutItems { for item in 0..<count { Flex().id(item) } }

  private func frames(_ part: SplitPart, _ count: Int, width: Double = 400, height: Double = 200) -> [Frame?] {
    let placement = Split(part) { flexes(count) }.layout(width: width, height: height)
    return (0..<count).map { placement[$0] }
  }

  @Test("A split first subtracts points and fractions, then each .rest part, and .fill parts share what remains")
  func orderOfSizes() {
    let parts: [SplitPart] = [.points(100), .fraction(0.25), .rest(0.5), .fill, .fill]
    let frames = frames(.columns(parts, gap: 10), 5)
    #expect(frames.map { $0?.x } == [0, 110, 210, 305, 357.5])
    #expect(frames.map { $0?.width } == [100, 90, 85, 42.5, 42.5])
    #expect(frames.allSatisfy { $0?.height == 200 })
  }

  @Test("A second .rest part of a split gets a fraction of the space that the first .rest part leaves")
  func secondRest() {
    let parts: [SplitPart] = [.points(100), .fraction(0.25), .rest(0.5), .rest(0.5)]
    #expect(frames(.columns(parts, gap: 10), 4, width: 390)[2...].map { $0?.width } == [85, 42.5])
    #expect(frames(.rows(parts, gap: 10), 4, height: 390)[2...].map { $0?.height } == [85, 42.5])
  }

  @Test("A column of a split can be divided into rows")
  func rowsInColumns() {
    let part = SplitPart.columns([.points(100), .fill.rows([.content, .fill], gap: 4)], gap: 10)
    let placement = Split(part) {
      Flex().id(0)
      Fixed(height: 30).id(1)
      Flex().id(2)
    }.layout(width: 400, height: 200)
    #expect(placement[0] == Frame(width: 100, height: 200))
    #expect(placement[1] == Frame(x: 110, y: 0, width: 290, height: 30))
    #expect(placement[2] == Frame(x: 110, y: 34, width: 290, height: 166))
  }

  @Test("Split parts without a gap of their own use the gaps of the container")
  func containerGaps() {
    let part = SplitPart.columns([.fill, .fill.rows([.fill, .fill])])
    let placement = Split(part) { flexes(3) }.gap(row: 20, column: 10).layout(width: 210, height: 100)
    #expect(placement[1] == Frame(x: 110, y: 0, width: 100, height: 40))
    #expect(placement[2] == Frame(x: 110, y: 60, width: 100, height: 40))
  }

  @Test("A split part can stay empty, and a divided part can have an item behind its own parts")
  func emptyPartAndItemBehind() {
    let part = SplitPart.columns([.points(50), .empty, .fill.rows([.fill, .fill]).behind.padding(Edges(5))])
    let frames = frames(part, 4, width: 250, height: 100)
    #expect(frames[1] == Frame(x: 150, y: 0, width: 100, height: 100))
    #expect(frames[2] == Frame(x: 155, y: 5, width: 90, height: 45))
    #expect(frames[3] == Frame(x: 155, y: 50, width: 90, height: 45))
  }

  @Test("A split part with a tag is repeated until it holds all items with the tag")
  func tags() {
    let part = SplitPart.rows([.points(20), .points(30).columns([.points(40), .fill]).tag(1), .fill])
    let placement = Split(part) {
      Flex().tag(1).id(0)
      Flex().id(1)
      for item in 2..<5 { Flex().tag(1).id(item) }
      Flex().id(5)
    }.layout(width: 100, height: 200)
    #expect(placement[1] == Frame(width: 100, height: 20))
    #expect(placement[0] == Frame(x: 0, y: 20, width: 40, height: 30))
    #expect(placement[2] == Frame(x: 40, y: 20, width: 60, height: 30))
    #expect(placement[3] == Frame(x: 0, y: 50, width: 40, height: 30))
    #expect(placement[4] == Frame(x: 40, y: 50, width: 60, height: 30))
    #expect(placement[5] == Frame(x: 0, y: 80, width: 100, height: 120))
  }

  @Test("A split part specifies the place of its item within the part")
  func placeInPart() {
    let part = SplitPart.columns([
      .fill.place(.bottomCenter), .fill.place(.trailing), .fill,
    ])
    let placement = Split(part) {
      Row { Fixed(width: 20, height: 10) }.id(0)
      Row { Fixed(width: 20, height: 10) }.id(1)
      Flex().width(.percent(50)).height(.percent(50)).id(2)
    }.layout(width: 300, height: 80)
    #expect(placement[0] == Frame(x: 40, y: 70, width: 20, height: 10))
    #expect(placement[1] == Frame(x: 180, y: 0, width: 20, height: 80))
    #expect(placement[2] == Frame(x: 200, y: 0, width: 50, height: 40))
  }

  @Test("The natural size of a split is the sum of its parts, where .fraction, .rest and .fill parts fit their content")
  func naturalSize() {
    let part = SplitPart.columns(
      [.points(100), .fraction(0.5), .rest(0.5), .fill.rows([.content, .points(7)], gap: 1).padding(Edges(2))], gap: 10)
    let placement = Split(part) {
      Fixed(width: 500, height: 5)
      Fixed(width: 30, height: 5)
      Fixed(width: 40, height: 5)
      Fixed(width: 50, height: 20)
    }.layout()
    #expect(placement.frames[0] == Frame(width: 100 + 30 + 40 + 54 + 30, height: 20 + 1 + 7 + 4))
  }

  @Test("Right-to-left direction mirrors a split, and a hidden child does not occupy a part")
  func rightToLeftWithoutHidden() {
    let part = SplitPart.columns([.points(100), .fill, .points(20)])
    let placement = Split(part) {
      Flex().id(0)
      Flex().hidden().id(1)
      Flex().id(2)
    }.direction(.rightToLeft).layout(width: 300, height: 10)
    #expect(placement[0] == Frame(x: 200, y: 0, width: 100, height: 10))
    #expect(placement[2] == Frame(x: 20, y: 0, width: 180, height: 10))
  }

  @Test("An item for which a split has no part is excluded and reported as an issue")
  func surplusItems() {
    let placement = Split(.columns([.fill, .empty, .fill.tag(7)])) {
      Flex().id(0)
      Fixed(width: 30, height: 30).id(1)
      Flex().tag(8).id(2)
      Flex().tag(7).id(3)
    }.layout(width: 300, height: 10)
    #expect(placement[1] == .zero)
    #expect(placement[2] == .zero)
    #expect(placement[3] == Frame(x: 200, y: 0, width: 100, height: 10))
    let messages = placement.issues.map { $0.message }
    #expect(messages.count == 2)
    #expect(
      messages.allSatisfy {
        $0.hasSuffix(
          "has no part in the split, which has parts for only 2 items: add a part, or remove the item.")
      })
  }

  @Test("A split part with a number that is NaN is an issue")
  func invalidNumbersAreReported() {
    for part in [
      SplitPart.points(.nan), .fraction(.nan), .rest(.nan), .fill.padding(Edges(.nan)),
      .fill.place(Place(horizontal: .at(.nan))), .columns([], gap: .nan),
    ] {
      let issues = Split(.columns([part, .fill])) { Flex() }.layout(width: 100, height: 10).issues
      #expect(issues.contains { $0.message.contains("a value that is not a number") })
    }
  }

  @Test("Parts that are too large overflow the split at its end")
  func overflow() {
    let frames = frames(.columns([.points(300), .points(200), .fill, .rest(0.5)], gap: 10), 4)
    #expect(frames.map { $0?.x } == [0, 310, 520, 530])
    #expect(frames.map { $0?.width } == [300, 200, 0, 0])
  }

  @Test("A split part sized by content is as wide as its text, up to the width of the split")
  func textPart() {
    let part = SplitPart.columns([.content, .fill])
    let placement = Split(part) {
      Measured(text: "three small words", advance: 10, lineHeight: 12).id(0)
      Flex().id(1)
    }
    #expect(placement.layout(width: 300, height: 50)[0]?.width == 170)
    #expect(placement.layout(width: 300, height: 50)[1]?.width == 130)
    #expect(placement.layout(width: 120)[0] == Frame(width: 120, height: 24))
  }

  @Test("A split with invalid or extreme numbers has finite positions and no negative widths")
  func invalidNumbers() {
    for a in invalidOrExtremeNumbers {
      for b in invalidOrExtremeNumbers {
        let part = SplitPart.columns(
          [
            .points(a), .fraction(b), .rest(a), .fill, .content,
            .fraction(a).rows([.rest(b), .fraction(a), .fill.behind.columns([], gap: a)], gap: b).padding(Edges(a)),
          ], gap: a)
        for placement in [
          Split(part) { flexes(12) }.layout(width: 300, height: 100), Split(part) { flexes(12) }.gap(b).layout(),
        ] {
          #expect(
            placement.frames.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.width >= 0 && $0.height.isFinite })
        }
      }
    }
  }

  @Test("A split whose parts are sized by content breaks none of the rules for arrangements")
  func rulesForArrangements() {
    let part = SplitPart.columns([.content, .points(30), .content.rows([.content, .points(9)], gap: 3)], gap: 5)
    let broken = Split(part).contractViolations {
      Measured(text: "three small words", advance: 10, lineHeight: 12)
      Fixed(width: 30, height: 30)
      Fixed(width: 20, height: 10)
      Fixed(width: 20, height: 9)
    }
    #expect(broken == [])
  }

  @Test("A split without children is as large as its parts, and a split without parts places no item")
  func emptySplit() {
    #expect(Split(.columns([.points(100)])) {}.layout().frames == [Frame(width: 100, height: 0)])
    #expect(Split(.rows([])) { Flex().id(0) }.layout(width: 50, height: 50)[0] == .zero)
    #expect(Split(.fill) { Flex().id(0) }.layout(width: 50, height: 50)[0] == Frame(width: 50, height: 50))
  }
}

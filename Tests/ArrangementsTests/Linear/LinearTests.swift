import Arrangements
import EagerLayout
import Testing

/// Content that can shrink to a width of 0, like Android's views.
func yielding(_ width: Double, _ height: Double, baseline: Double? = nil) -> Measured {
  Measured { proposal in
    ContentSize(
      width: proposal.width == .minContent ? 0 : min(width, proposal.width.limit), height: height,
      firstBaseline: baseline, lastBaseline: baseline)
  }
}

/// Text with characters of 8 × 20, the size that the Android reader assumes without a text measurer.
func label(_ text: String) -> Measured {
  let fixed = text.split(separator: " ").map { Double($0.count) * 8 }
  return Measured { proposal in
    if proposal.width == .minContent { return ContentSize(width: 0, height: 20, firstBaseline: 16, lastBaseline: 16) }
    var lines = 1.0, used = 0.0, widest = 0.0
    for word in fixed {
      if used > 0, used + 8 + word > proposal.width.limit {
        lines += 1
        used = word
      } else {
        used += (used > 0 ? 8 : 0) + word
      }
      widest = max(widest, used)
    }
    return ContentSize(
      width: widest, height: 20 * lines, firstBaseline: 16, lastBaseline: 20 * lines - 4)
  }
}

@Suite("Linear layouts")
struct LinearTests {
  private func widths(_ placement: Placement) -> [Double] { placement.frames.dropFirst().map { $0.width } }
  private func heights(_ placement: Placement) -> [Double] { placement.frames.dropFirst().map { $0.height } }

  @Test("By MyLayout's rules, gaps and sizes of a linear layout with yields(gap:size:) shrink by factors to fit")
  func gapsAndSizesYield() {
    let frames = Linear(.horizontal, .myLayout) {
      Fixed(width: 30, height: 10).gap(before: 20).yields(gap: 1, size: 1)
      Fixed(width: 50, height: 10).gap(before: 10).yields(size: 2)
      Fixed(width: 40, height: 10).gap(before: 20).yields(gap: 1)
    }.layout(in: Frame(width: 120, height: 10)).frames
    #expect(frames.dropFirst().map { $0.x } == [10, 40, 80])
    #expect(frames.dropFirst().map { $0.width } == [20, 30, 40])
    let below = Linear(.vertical, .myLayout) {
      Fixed(width: 10, height: 30).gap(before: 20).yields(gap: 1, size: 1)
      Fixed(width: 10, height: 50).gap(before: 10).yields(size: 2)
      Fixed(width: 10, height: 40).gap(before: 20).yields(gap: 1)
    }.layout(in: Frame(width: 10, height: 120)).frames
    #expect(below.dropFirst().map { $0.y } == [10, 40, 80])
    #expect(below.dropFirst().map { $0.height } == [20, 30, 40])
  }

  @Test(
    "In a linear layout by MyLayout's rules, weighted items start at size 0 unless a start size is specified",
    arguments: [Linear.Axis.horizontal, .vertical])
  func weightsStartAtZero(axis: Linear.Axis) {
    func sizes(_ rules: Linear.Rules, @LayoutBuilder _ items: () -> LayoutItems) -> [Double] {
      let placement = Linear(axis, rules) { items() }.layout(in: Frame(width: 100, height: 100))
      return axis == .horizontal ? widths(placement) : heights(placement)
    }
    @LayoutBuilder func weighted() -> LayoutItems {
      for size in [50.0, 10] { Fixed(size).weight(1) }
    }
    #expect(sizes(.myLayout, weighted) == [50, 50] && sizes(.android, weighted) == [70, 30])
    let mixed = sizes(.myLayout) {
      Fixed(40)
      Fixed(30).weight(1)
      Measured(width: 30, height: 30).weight(2)
    }
    #expect(mixed == [40, 20, 40])
    let started = sizes(.myLayout) {
      Fixed(50).weight(1, from: 20)
      Fixed(10).weight(1)
    }
    #expect(started == [60, 40])
    let limited = sizes(.myLayout) {
      Fixed(90)
      Fixed(30).weight(1).minWidth(25).minHeight(25)
    }
    #expect(limited == [90, 25])
  }

  @Test("In a linear layout by MyLayout's rules, when a yielding item reaches its minimum, the others yield the rest")
  func yieldingStopsAtLimit() {
    let frames = Linear(.horizontal, .myLayout) {
      Fixed(width: 10, height: 10).yields(size: 3)
      Fixed(width: 60, height: 10).minWidth(45).gap(before: 20).yields(gap: 1, size: 1)
      Fixed(width: 50, height: 10).yields(size: 1)
    }.layout(in: Frame(width: 80, height: 10)).frames
    // The excess is 60, or 10 per factor: the first item yields its 10. The other 50 are shared by 3 factors: the
    // second item yields its 15, the gap and the last item yield 17.5 each.
    #expect(frames.dropFirst().map { $0.width } == [0, 45, 32.5])
    #expect(frames.dropFirst().map { $0.x } == [0, 2.5, 47.5])
  }

  @Test("In a vertical linear layout, an item starts below the limited height of the item before it")
  func limitedHeightsMoveFollowers() {
    let shared = Linear(.vertical) {
      Flex().weight(1).maxHeight(50)
      Flex().weight(1)
    }.layout(in: Frame(width: 10, height: 200)).frames
    #expect(shared.dropFirst().map { $0.y } == [0, 50])
    let yielding = Linear(.vertical, .myLayout) {
      Fixed(width: 10, height: 100).minHeight(80).yields(size: 1)
      Fixed(width: 10, height: 100).yields(size: 1)
    }.layout(in: Frame(width: 10, height: 150)).frames
    // The excess is 50: the first item yields its 20, and the second the other 30.
    #expect(yielding.dropFirst().map { $0.y } == [0, 80])
    #expect(yielding.dropFirst().map { $0.height } == [80, 70])
  }

  @Test("Free space is shared by weight inside the padding and margins of a linear layout")
  func weightsShareFreeSpace() {
    let frames = Linear(.vertical) {
      Fixed(width: 20, height: 40).margin(top: 5, bottom: 5)
      Flex().weight(1, from: 0)
      Flex().weight(3, from: 0)
    }.padding(10).layout(in: Frame(width: 100, height: 200)).frames
    #expect(frames.dropFirst().map { $0.y } == [15, 60, 92.5])
    #expect(frames.dropFirst().map { $0.height } == [40, 32.5, 97.5])
  }

  @Test(
    "In a linear layout by Android's rules, weighted items grow or shrink from their own size",
    // In a width of 10 the excess is 70, or 35 each, but the second item yields only its 30. Specified sizes are not
    // limited to the container first, as content is.
    arguments: [[200.0, 110, 90], [60, 40, 20], [80, 50, 30], [10, 15, 0]])
  func weightsChangeOwnSize(case sizes: [Double]) {
    let row = Linear {
      Fixed(width: 50, height: 10).weight(1)
      Fixed(width: 30, height: 10).weight(1)
    }
    let column = Linear(.vertical) {
      Fixed(width: 10, height: 50).weight(1)
      Fixed(width: 10, height: 30).weight(1)
    }
    #expect(widths(row.layout(in: Frame(width: sizes[0], height: 10))) == Array(sizes.dropFirst()))
    #expect(heights(column.layout(in: Frame(width: 10, height: sizes[0]))) == Array(sizes.dropFirst()))
  }

  @Test("Items with a start size of 0 share the natural length of a linear layout by weight")
  func weightsShareNaturalLength() {
    let line = Linear {
      yielding(30, 10).weight(1, from: 0)
      yielding(50, 10).weight(1, from: 0)
    }
    #expect(widths(line.layout()) == [40, 40])
    let placement = Linear(.vertical) { line }.layout(width: 60)
    #expect(Array(widths(placement).dropFirst()) == [30, 30])
    let column = Linear(.vertical) {
      yielding(10, 30).weight(1, from: 0)
      yielding(10, 50).weight(1, from: 0)
    }
    #expect(heights(column.layout()) == [40, 40])
  }

  @Test("With a weightSum of 4, items with weights 1 and 2 get a quarter and a half of a linear layout")
  func weightSum() {
    let line = Linear(weightSum: 4) {
      Flex().weight(1, from: 0)
      Flex().weight(2, from: 0)
    }
    #expect(widths(line.layout(in: Frame(width: 200, height: 10))) == [50, 100])
  }

  @Test("By Android's rules, items with weights 1 and 2 that fill the rest of a width of 300 are 200 and 100 wide")
  func weightedItemsThatFillRest() {
    let line = Linear {
      Flex().fillsRest().weight(1)
      Flex().fillsRest().weight(2)
    }
    #expect(widths(line.layout(in: Frame(width: 300, height: 10))) == [200, 100])
  }

  @Test("By Android's rules, a linear layout limits content to its own size before weights share the missing space")
  func contentIsLimitedFirst() {
    let line = Linear {
      yielding(50, 10).weight(3)
      yielding(80, 10).weight(1)
    }
    #expect(widths(line.layout(in: Frame(width: 40, height: 10))) == [10, 30])
    let thirds = Linear { for _ in 0..<3 { Flex().weight(1, from: 0) } }
    for width in widths(thirds.layout(in: Frame(width: 100, height: 10))) {
      #expect((width - 100 / 3).magnitude < 1e-9)
    }
  }

  @Test("In a linear layout by Android's rules, each item is measured in the space that earlier items leave")
  func itemsGetSpaceInOrder() {
    let two = Linear {
      label("aaaa bbbb cccc"); label("dddd eeee")
    }.layout(width: 150).frames
    #expect(two[1].extent == Extent(width: 112, height: 20))
    #expect(two[2].extent == Extent(width: 38, height: 40))
    let three = Linear {
      label("one two"); label("").fillsRest(); label("x")
    }.layout(width: 200)
    #expect(widths(three) == [56, 144, 0])
    let column = Linear(.vertical) {
      label("aaaaa bbbbb"); label("ccccc ddddd"); label("e")
    }
    #expect(heights(column.layout(in: Frame(width: 80, height: 70))) == [40, 30, 0])
    let weighted = Linear(.vertical) {
      Fixed(width: 10, height: 50)
      Fixed(width: 10, height: 30).weight(1)
      Fixed(width: 10, height: 40)
    }
    #expect(heights(weighted.layout(in: Frame(width: 80, height: 100))) == [50, 10, 40])
  }

  @Test("In a linear layout without a size, matchesLargest makes weighted items as large as the largest item")
  func matchesLargest() {
    func line(_ matchesLargest: Bool) -> Arranged {
      Linear(matchesLargest: matchesLargest) {
        Fixed(width: 40, height: 10).weight(1)
        Fixed(width: 60, height: 10).weight(1)
        Fixed(width: 80, height: 10)
      }
    }
    let matched = line(true).layout()
    #expect(matched.frames[0].width == 240)
    #expect(widths(matched) == [80, 80, 80])
    #expect(line(false).layout().frames[0].width == 180)
    #expect(widths(line(false).layout(in: Frame(width: 300, height: 10))) == [100, 120, 80])
    let column = Linear(.vertical, matchesLargest: true) {
      Fixed(width: 10, height: 40).weight(1)
      Fixed(width: 10, height: 80)
    }
    #expect(heights(column.layout()) == [80, 80])
  }

  @Test("A linear layout aligns the baselines of its items, including the baseline of an item in a nested layout")
  func baselines() {
    func row(_ baselineItem: Int?) -> [Frame] {
      Linear {
        label("Name")
        Linear(.vertical, baselineItem: baselineItem) {
          Fixed(width: 40, height: 30)
          Measured { _ in ContentSize(width: 64, height: 40, firstBaseline: 32) }
        }.alignsBaseline(baselineItem != nil)
      }.layout().frames
    }
    let aligned = row(1)
    #expect(aligned[0].height == 70)
    #expect(aligned[1] == Frame(x: 0, y: 46, width: 32, height: 20))
    #expect(aligned[2] == Frame(x: 32, y: 0, width: 64, height: 70))
    #expect(aligned[4] == Frame(x: 32, y: 30, width: 64, height: 40))
    #expect(row(nil)[1].y == 0)
    let two = Linear {
      yielding(10, 20, baseline: 14)
      yielding(10, 40, baseline: 30)
      yielding(10, 30, baseline: 5).gravity(.center)
    }.layout().frames
    #expect(two.map { $0.y } == [0, 16, 0, 5])
    #expect(two[0].height == 40)
    // Items at the bottom share their own baseline.
    let bottom = Linear(gravity: .bottomLeading) {
      yielding(10, 20, baseline: 14)
      yielding(10, 40, baseline: 30)
    }.layout(in: Frame(width: 50, height: 60)).frames
    #expect(bottom.map { $0.y } == [0, 36, 20])
    let off = Linear(alignsBaselines: false) {
      yielding(10, 20, baseline: 14)
      yielding(10, 40, baseline: 30)
    }.layout().frames
    #expect(off.map { $0.y } == [0, 0, 0])
  }

  @Test("Gravity places all items of a linear layout together on the main axis, and each item on the cross axis")
  func gravity() {
    let frames = Linear(.horizontal, gravity: Place(horizontal: .end, vertical: .center)) {
      Fixed(width: 30, height: 10)
      Fixed(width: 20, height: 20).gravity(.end, offset: -3)
      Flex().width(10).gravity(.fill)
    }.gap(5).padding(4).layout(in: Frame(width: 108, height: 48)).frames
    #expect(frames[1] == Frame(x: 34, y: 19, width: 30, height: 10))
    #expect(frames[2] == Frame(x: 69, y: 21, width: 20, height: 20))
    #expect(frames[3] == Frame(x: 94, y: 4, width: 10, height: 40))
    let column = Linear(.vertical, gravity: Place(horizontal: .end, vertical: .center)) {
      Fixed(width: 30, height: 10)
      Fixed(width: 20, height: 20).gravity(.center)
      Flex().height(10).gravity(.fill)
    }.gap(5).padding(4).layout(in: Frame(width: 48, height: 108)).frames
    #expect(column[1] == Frame(x: 14, y: 29, width: 30, height: 10))
    #expect(column[2] == Frame(x: 14, y: 44, width: 20, height: 20))
    #expect(column[3] == Frame(x: 4, y: 69, width: 40, height: 10))
  }

  @Test("Items with gravity fill do not determine the natural cross size of a linear layout, unless all items fill")
  func crossSizeIgnoresFillingItems() {
    let text = yielding(80, 10).gravity(.fill)
    #expect(
      Linear(.vertical) {
        text; yielding(50, 10)
      }.layout().frames.map { $0.width } == [50, 50, 50])
    #expect(
      Linear(.vertical) {
        text; text
      }.layout().frames.map { $0.width } == [80, 80, 80])
    let tall = yielding(10, 80).gravity(.fill)
    #expect(
      Linear {
        tall; yielding(10, 50)
      }.layout().frames.map { $0.height } == [50, 50, 50])
    #expect(
      Linear {
        tall; tall
      }.layout().frames.map { $0.height } == [80, 80, 80])
  }

  @Test("Content taller than its row is cut to the row's height by Android's rules, but overflows by MyLayout's rules")
  func contentOnCrossAxis() {
    func heights(_ rules: Linear.Rules) -> [Double] {
      Linear(.horizontal, rules, gravity: .center) {
        Measured(width: 10, height: 50)
        Fixed(width: 10, height: 40)
      }.layout(in: Frame(width: 30, height: 30)).frames.dropFirst().map { $0.height }
    }
    #expect(heights(.android) == [30, 40])
    #expect(heights(.myLayout) == [50, 40])
  }

  @Test("In a row, a linear layout shrinks below its content by Android's rules, but not by MyLayout's rules")
  func shrinkingInRow() {
    func width(_ rules: Linear.Rules) -> Double {
      Row {
        Linear(.horizontal, rules) { Fixed(width: 80, height: 10) }
        Fixed(width: 60, height: 10).shrink(0)
      }.layout(width: 100).frames[1].width
    }
    #expect(width(.android) == 40)
    #expect(width(.myLayout) == 80)
  }

  @Test("Hidden items take neither space nor gaps, and a linear layout without items has size 0")
  func hiddenItems() {
    let frames = Linear {
      Fixed(width: 10, height: 10)
      Fixed(width: 20, height: 10).hidden().gap(before: 7)
      Fixed(width: 30, height: 10).absolute(left: 3)
      Fixed(width: 40, height: 10).gap(before: 2)
    }.gap(5).layout().frames
    #expect(frames[0].width == 57)
    #expect(frames[4].x == 17)
    for axis in [Linear.Axis.horizontal, .vertical] {
      for rules in [Linear.Rules.android, .myLayout] {
        #expect(Linear(axis, rules) {}.layout().frames == [Frame(width: 0, height: 0)])
      }
    }
  }
}

import EagerLayout
import TestSupport
import Testing

@Suite("Laws of lines")
struct LineLaws {
  @Test(
    "A random line with or without limits has the frames that CSS's freeze loop computes",
    arguments: LinearLayout.Axis.allCases,
    [false, true])
  func framesEqualNaiveLoop(axis: LinearLayout.Axis, limits: Bool) {
    var random = SplitMix64(seed: limits ? 1 : 2)
    for round in 0..<Thorough.pick(40, 2_000) {
      let count = Int.random(in: 0...30, using: &random), gap = Double(random.pick([0, 0, 4]))
      let items = (0..<count).map { _ in random.item(fractions: round % 3 == 0, limits: limits) }
      let available = Double(Int.random(in: 0...(count * 50 + 10), using: &random))
      var line = LinearLayout(axis, in: Frame(x: 3, y: 5, width: available, height: available), gap: gap)
      let handles = items.map { line.add($0.leaf(isRow: axis == .row)) }
      let expected = naiveSpans(items, available: available, gap: gap).map { span in
        axis == .row
          ? Frame(x: 3 + span.offset, y: 5, width: span.size, height: available)
          : Frame(x: 3, y: 5 + span.offset, width: available, height: span.size)
      }
      let unsettled = handles.map { line[$0] }
      line.settle()
      #expect(line.isSettled)
      #expect(close(unsettled, expected), "\(items) in \(available), gap \(gap)")
      #expect(unsettled == handles.map { line[$0] } && unsettled == line.frames)
      let end = (items.isEmpty ? 0 : (expected.last.map { axis == .row ? $0.maxX - 3 : $0.maxY - 5 } ?? 0))
      let overflow = max(0, end + (items.last?.marginEnd ?? 0) - available)
      if items.last?.marginEnd != nil { #expect(close(line.overflow, overflow, within: 1e-6)) }
    }
  }

  @Test(
    "Each item of a line starts one gap after the item before it, and the last ends where the line ends",
    arguments: [10, 1_000, Thorough.pick(10_000, 100_000)])
  func itemsTileTheLine(count: Int) {
    var random = SplitMix64(seed: 3)
    var line = LinearLayout(.row, in: Frame(width: 50 * Double(count), height: 10), gap: 2)
    for _ in 0..<count {
      if random.oneIn(2) { line.add(Flex(Double(random.pick([1, 2, 3])))) } else { line.add(Fixed(width: 17)) }
    }
    var edge = -2.0
    for frame in line {
      #expect(close(frame.x, edge + 2))
      edge = frame.maxX
    }
    #expect(close(edge, 50 * Double(count)))
  }

  @Test(
    "A line after random edits has the frames of a new line with the same items", arguments: 0..<Thorough.pick(2, 20))
  func editedLineEqualsNewLine(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var line = LinearLayout(.row, in: Frame(width: 600, height: 10), gap: 1)
    var model: [(handle: LinearLayout.Handle, item: PlainItem)] = []
    for _ in 0..<Thorough.pick(50, 120) {
      let item = random.item(fractions: false, limits: seed % 2 == 0), leaf = item.leaf(isRow: true)
      let place = model.isEmpty ? 0 : Int.random(in: 0..<model.count, using: &random)
      switch model.isEmpty ? 0 : Int.random(in: 0..<9, using: &random) {
      case 0, 1, 2: model.append((line.add(leaf), item))
      case 3: model.insert((line.insert(leaf, before: model[place].handle), item), at: place)
      case 4: model.insert((line.insert(leaf, after: model[place].handle), item), at: place + 1)
      case 5: model.insert((line.insert(leaf, at: place), item), at: place)
      case 6:
        line.remove(model[place].handle)
        #expect(!line.contains(model[place].handle))
        model.remove(at: place)
      case 7:
        line.replace(model[place].handle, with: leaf)
        model[place].item = item
      default: line.settle()
      }
      guard random.oneIn(4) else { continue }
      var fresh = LinearLayout(.row, in: line.bounds, gap: 1)
      fresh.add(contentsOf: model.map { $0.item.leaf(isRow: true) })
      #expect(line.count == model.count)
      #expect(line.frames == fresh.frames)
      #expect(model.map { line[$0.handle] } == fresh.frames)
      #expect(line.indices.map { line[$0] } == fresh.frames)
      #expect(line.overflow == fresh.overflow)
      #expect(model.indices.allSatisfy { line.index(of: model[$0].handle) == $0 })
      #expect(model.indices.allSatisfy { line.handle(at: $0) == model[$0].handle })
    }
  }

  @Test(
    "A line with changed bounds and direction has the frames of a new line in those bounds",
    arguments: LinearLayout.Axis.allCases)
  func resizedLineEqualsNewLine(axis: LinearLayout.Axis) {
    var random = SplitMix64(seed: 11)
    let leaves = (0..<50).map { _ in random.anyLeaf() }
    var line = LinearLayout(axis, in: Frame(width: 1, height: 1))
    line.add(contentsOf: leaves)
    for _ in 0..<50 {
      let bounds = Frame(
        x: 1, y: 2, width: Double(Int.random(in: 0...2_000, using: &random)),
        height: Double(Int.random(in: 0...2_000, using: &random)))
      line.bounds = bounds
      line.direction = random.pick([.leftToRight, .rightToLeft])
      var fresh = LinearLayout(axis, in: bounds, direction: line.direction)
      fresh.add(contentsOf: leaves)
      #expect(close(line.frames, fresh.frames))
      line.settle()
      #expect(close(line.frames, fresh.frames))
    }
  }

  @Test(
    "A line with its y axis up is the vertical mirror image of the line with its y axis down",
    arguments: LinearLayout.Axis.allCases)
  func yAxisUpMirrorsFrames(axis: LinearLayout.Axis) {
    var random = SplitMix64(seed: 5)
    for _ in 0..<200 {
      let leaves = (0..<8).map { _ in random.anyLeaf() }
      let bounds = Frame(x: 7, y: 9, width: 300, height: 200)
      func frames(_ yAxis: Placement.YAxis) -> [Frame] {
        var line = LinearLayout(
          axis, in: bounds, gap: 3, padding: Edges(top: 4, left: 1, bottom: 6, right: 2), yAxis: yAxis)
        line.add(contentsOf: leaves)
        return line.frames
      }
      let mirrored = frames(.up).map { frame in
        Frame(x: frame.x, y: bounds.y + bounds.maxY - frame.maxY, width: frame.width, height: frame.height)
      }
      #expect(close(mirrored, frames(.down)))
    }
  }

  @Test("A right-to-left row with swapped margins is the mirror image of the left-to-right row")
  func rightToLeftRowMirrorsFrames() {
    var random = SplitMix64(seed: 6)
    let bounds = Frame(x: 10, y: 0, width: 200, height: 10)
    for _ in 0..<200 {
      let items = (0..<6).map { _ in random.item(fractions: false, limits: true) }
      var forwards = LinearLayout(.row, in: bounds), backwards = LinearLayout(.row, in: bounds, direction: .rightToLeft)
      forwards.add(contentsOf: items.map { $0.leaf(isRow: true) })
      backwards.add(
        contentsOf: items.map { item in
          var item = item
          (item.marginStart, item.marginEnd) = (item.marginEnd, item.marginStart)
          return item.leaf(isRow: true)
        })
      let mirrored = backwards.map { frame in
        Frame(x: bounds.x + bounds.maxX - frame.maxX, y: frame.y, width: frame.width, height: frame.height)
      }
      #expect(close(mirrored, forwards.frames))
    }
  }
}

extension SplitMix64 {
  /// Returns a measured leaf with random properties.
  mutating func anyLeaf(ratios: Bool = true) -> Measured {
    let area = Double(pick([200, 900, 2_500]))
    let leaf = Measured { proposal in
      // The content has the same area in any width.
      switch proposal.width {
      case .exact(let width), .atMost(let width): ContentSize(width: width, height: area / max(10, width))
      case .minContent: ContentSize(width: 10, height: area / 10)
      case .maxContent: ContentSize(width: area / 10, height: 10)
      }
    }
    return modified(leaf, ratios: ratios)
  }

  /// Returns a leaf with random values of the properties that a line supports.
  mutating func modified<Leaf: LayoutLeaf>(_ leaf: Leaf, ratios: Bool) -> Leaf {
    let lengths: [FlexStyle.SizeLength] = [
      .auto, .points(20), .points(45), .percent(10), .minContent, .maxContent, .fitContent,
    ]
    let margins: [FlexStyle.AutoLength] = [.points(0), .points(4), .percent(5), .auto]
    var leaf = leaf
    if oneIn(2) { leaf = leaf.width(pick(lengths)) }
    if oneIn(2) { leaf = leaf.height(pick(lengths)) }
    if oneIn(4) { leaf = leaf.minWidth(pick(lengths)) }
    if oneIn(4) { leaf = leaf.minHeight(pick(lengths)) }
    if oneIn(4) { leaf = leaf.maxWidth(pick(lengths)) }
    if oneIn(4) { leaf = leaf.maxHeight(pick(lengths)) }
    if oneIn(6) { leaf = leaf.basis(pick([FlexStyle.FlexBasis.points(30), .percent(20), .content, .minContent])) }
    if oneIn(3) { leaf = leaf.grow(Double(pick([1, 2]))) }
    if oneIn(3) {
      leaf = leaf.margin(top: pick(margins), left: pick(margins), bottom: pick(margins), right: pick(margins))
    }
    if oneIn(4) { leaf = leaf.padding(top: .percent(2), left: .points(3), bottom: .points(0), right: .points(1)) }
    if oneIn(4) {
      leaf = leaf.alignSelf(
        pick([.start, .center, .end, .stretch, .flexEnd, .normal, .auto]), pick(FlexStyle.AlignmentSafety.allCases))
    }
    if oneIn(4) { leaf = leaf.boxSizing(.contentBox) }
    if oneIn(6) { leaf = leaf.overflow(pick(FlexStyle.Overflow.allCases)) }
    if ratios && oneIn(2) { leaf = leaf.aspectRatio(pick([0.5, 1, 3])) }
    if ratios && oneIn(6) { leaf = leaf.aspectRatio(auto: pick([0.5, 2])) }
    return leaf
  }
}

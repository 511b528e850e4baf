import EagerLayout
import Synchronization
import TestSupport
import Testing

@Suite("Texts in exactly their intrinsic width")
struct ExactWidths {
  /// Creates texts, and records the widths in which they are measured.
  private final class Recorder: Sendable {
    struct Text {
      var maxContent: Double
      var widths: [Double] = []
    }

    let texts = Mutex<[Text]>([])

    /// Returns a text of words that are each `minContent` wide.
    func text(minContent: Double, maxContent: Double) -> Measured {
      let index = texts.withLock { texts in
        texts.append(Text(maxContent: maxContent))
        return texts.count - 1
      }
      return Measured { proposal in
        switch proposal.width {
        case .minContent: return ContentSize(width: minContent, height: 20, firstBaseline: 8)
        case .maxContent: return ContentSize(width: maxContent, height: 10, firstBaseline: 8)
        case .exact(let width), .atMost(let width):
          self.texts.withLock { $0[index].widths.append(width) }
          return ContentSize(width: min(width, maxContent), height: width < maxContent ? 20 : 10, firstBaseline: 8)
        }
      }
    }

    /// `true` if each text was measured, and only in its max-content width.
    var areMeasuredInMaxContentOnly: Bool {
      texts.withLock {
        $0.allSatisfy { text in !text.widths.isEmpty && text.widths.allSatisfy { $0 == text.maxContent } }
      }
    }

    var description: String { texts.withLock { "\($0)" } }
  }

  /// Returns a random number of tenths, which most sums of paddings and widths of text cannot represent exactly.
  private static func tenths(_ range: ClosedRange<Int>, _ random: inout SplitMix64) -> Double {
    0.1 * Double(Int.random(in: range, using: &random))
  }

  private static func label(_ recorder: Recorder, _ random: inout SplitMix64) -> Measured {
    let maxContent = tenths(200...4000, &random)
    let minContent = maxContent / Double(Int.random(in: 2...5, using: &random))
    var text = recorder.text(minContent: minContent, maxContent: maxContent)
    if !random.oneIn(4) {
      text = text.padding(
        top: .points(tenths(0...90, &random)), left: .points(tenths(0...90, &random)),
        right: .points(tenths(0...90, &random)))
    }
    if random.oneIn(2) { text = text.border(Double(Int.random(in: 0...3, using: &random)) / 3) }
    if random.oneIn(3) { text = text.margin(left: .points(tenths(0...70, &random)), right: .points(0.3)) }
    return text
  }

  /// Returns one of several layouts in which each label has exactly its max-content width.
  private static func tight(_ labels: [Measured], _ random: inout SplitMix64) -> any LayoutItem {
    let gap = tenths(0...50, &random), padding = tenths(0...70, &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return Row { labels }.gap(gap).padding(padding)
    case 1: return Column(alignment: .center) { labels }.alignItems(.start).gap(gap).padding(padding)
    case 2: return Row { for label in labels { Column { label }.padding(padding) } }.gap(gap)
    case 3: return Column { Row { labels }.gap(gap).padding(padding) }.alignItems(.center)
    case 4: return Row { for label in labels { Row { Row { label }.padding(padding) }.padding(padding) } }.gap(gap)
    case 5: return Column { for label in labels { label.alignSelf(.end).width(.fitContent) } }.padding(padding)
    default: return Row { labels }.gap(gap).padding(padding).alignItems(.baseline)
    }
  }

  @Test(
    "Labels with exactly enough space are measured only in their max-content width, despite rounding",
    arguments: 0..<Thorough.pick(2, 8))
  func labelsInMaxContentWidth(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 0..<Thorough.pick(100, 500) {
      let recorder = Recorder()
      let labels = (0..<Int.random(in: 1...4, using: &random)).map { _ in Self.label(recorder, &random) }
      let item = Self.tight(labels, &random)
      func layOut(_ item: some LayoutItem) {
        let natural = item.layout().frames[0].width
        #expect(recorder.areMeasuredInMaxContentOnly, "round \(round): \(recorder.description)")
        // A tree that was narrow before has the frames of a new one.
        var tree = LayoutTree(item)
        tree.layout(width: natural / 2)
        recorder.texts.withLock { texts in for index in texts.indices { texts[index].widths = [] } }
        tree.layout(width: natural)
        #expect(tree.placement().frames == item.layout(width: natural).frames)
        #expect(recorder.areMeasuredInMaxContentOnly, "round \(round) at \(natural): \(recorder.description)")
      }
      layOut(item)
    }
  }

  @Test(
    "Labels with exactly enough space in a line are measured only in their max-content width",
    arguments: 0..<Thorough.pick(2, 4))
  func lineLabelsInMaxContentWidth(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 0..<Thorough.pick(100, 500) {
      let recorder = Recorder(), gap = Self.tenths(0...50, &random)
      let labels = (0..<Int.random(in: 1...4, using: &random)).map { _ in Self.label(recorder, &random) }
      let padding = Edges(left: Self.tenths(0...70, &random), right: Self.tenths(0...70, &random))
      let natural = Row { labels }.gap(gap).layout().frames[0].width
      recorder.texts.withLock { texts in for index in texts.indices { texts[index].widths = [] } }
      var row = LinearLayout(
        .row, in: Frame(width: natural + padding.left + padding.right, height: 500), gap: gap, padding: padding)
      row.add(contentsOf: labels.map { $0.alignSelf(.start) })
      #expect(row.issues.isEmpty && row.frames.count == labels.count)
      #expect(recorder.areMeasuredInMaxContentOnly, "round \(round): \(recorder.description)")
      // Each label is in a column line of its width.
      for (index, label) in labels.enumerated() {
        let width = Row { label }.layout().frames[0].width
        recorder.texts.withLock { $0[index].widths = [] }
        var column = LinearLayout(
          .column, in: Frame(width: width + padding.left + padding.right, height: 500), padding: padding)
        column.add(label)
        #expect(column[0].height > 0 && column.issues.isEmpty)
      }
      #expect(recorder.areMeasuredInMaxContentOnly, "round \(round): \(recorder.description)")
    }
  }

  @Test("Content is measured in its intrinsic width if the available width differs only by rounding")
  func widthsWithinRounding() {
    func measuredWidth(_ width: Double) -> Double? {
      let recorder = Recorder()
      let text = recorder.text(minContent: 50.2, maxContent: 100.7)
      _ = Row { text }.layout(width: width).frames
      return recorder.texts.withLock { $0[0].widths.last }
    }
    for most in [50.2, 100.7] {
      #expect(
        measuredWidth(most.nextDown) == most && measuredWidth(most - 1e-7) == most && measuredWidth(most) == most)
    }
    for width in [50.3, 75, 100.69, 100.699, 100.7] { #expect(measuredWidth(width) == width) }
    // The text does not grow beyond its max-content width.
    #expect(measuredWidth(100.7.nextUp) == 100.7)
  }

  @Test("A column line measures intrinsic widths only if padding or margins reduce the leaf's width")
  func columnLineRequestsIntrinsicWidths() {
    let count = Mutex(0)
    func measurements(_ padding: Edges, margin: Double) -> Int {
      count.withLock { $0 = 0 }
      var column = LinearLayout(.column, in: Frame(width: 80, height: 40), padding: padding)
      column.add(
        Measured { _ in
          count.withLock { $0 += 1 }
          return ContentSize(width: 30, height: 10)
        }
        .margin(left: .points(margin)))
      return count.withLock { $0 }
    }
    #expect(measurements(Edges(), margin: 0) == 1)
    #expect(measurements(Edges(top: 3), margin: 0) == 1)
    #expect(measurements(Edges(left: 3), margin: 0) == 3)
    #expect(measurements(Edges(), margin: 0.1) == 3)
  }
}

import EagerLayout
import Synchronization
import TestSupport
import Testing

@Suite("Content that has the room it asked for")
struct RoomOfContent {
  /// Texts that note every width they are asked about, and those that say they need.
  private final class Notes: Sendable {
    struct Text {
      var greatest: Double
      var widths: [Double] = []
    }

    let texts = Mutex<[Text]>([])

    /// A text of words that are each as wide as the least width.
    func text(least: Double, greatest: Double) -> Measured {
      let index = texts.withLock { texts in
        texts.append(Text(greatest: greatest))
        return texts.count - 1
      }
      return Measured { proposal in
        switch proposal.width {
        case .minContent: return ContentSize(width: least, height: 20, firstBaseline: 8)
        case .maxContent: return ContentSize(width: greatest, height: 10, firstBaseline: 8)
        case .exact(let width), .atMost(let width):
          self.texts.withLock { $0[index].widths.append(width) }
          return ContentSize(width: min(width, greatest), height: width < greatest ? 20 : 10, firstBaseline: 8)
        }
      }
    }

    /// Whether each was asked, and with its greatest width alone.
    var askedForWhatTheySaid: Bool {
      texts.withLock {
        $0.allSatisfy { text in !text.widths.isEmpty && text.widths.allSatisfy { $0 == text.greatest } }
      }
    }

    var description: String { texts.withLock { "\($0)" } }
  }

  /// A number of tenths, as people write paddings and fonts are wide.
  private static func tenths(_ range: ClosedRange<Int>, _ random: inout SplitMix64) -> Double {
    0.1 * Double(Int.random(in: range, using: &random))
  }

  private static func label(_ notes: Notes, _ random: inout SplitMix64) -> Measured {
    let greatest = tenths(200...4000, &random)
    var text = notes.text(least: greatest / Double(Int.random(in: 2...5, using: &random)), greatest: greatest)
    if !random.oneIn(4) {
      text = text.padding(
        top: .points(tenths(0...90, &random)), left: .points(tenths(0...90, &random)),
        right: .points(tenths(0...90, &random)))
    }
    if random.oneIn(2) { text = text.border(Double(Int.random(in: 0...3, using: &random)) / 3) }
    if random.oneIn(3) { text = text.margin(left: .points(tenths(0...70, &random)), right: .points(0.3)) }
    return text
  }

  /// One of the layouts in which each label has just the room that it asks for.
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

  @Test("is asked with just the widths it said, however paddings are rounded", arguments: 0..<Thorough.pick(2, 8))
  func labels(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 0..<Thorough.pick(100, 500) {
      let notes = Notes()
      let labels = (0..<Int.random(in: 1...4, using: &random)).map { _ in Self.label(notes, &random) }
      let item = Self.tight(labels, &random)
      func layOut(_ item: some LayoutItem) {
        let natural = item.layout().frames[0].width
        #expect(notes.askedForWhatTheySaid, "round \(round): \(notes.description)")
        // A kept tree, first narrow and then as wide as it wants to be, ends as one that always was.
        var tree = LayoutTree(item)
        tree.layout(width: natural / 2)
        notes.texts.withLock { texts in for index in texts.indices { texts[index].widths = [] } }
        tree.layout(width: natural)
        #expect(tree.placement().frames == item.layout(width: natural).frames)
        #expect(notes.askedForWhatTheySaid, "round \(round) at \(natural): \(notes.description)")
      }
      layOut(item)
    }
  }

  @Test("is so in a line too, in both axes", arguments: 0..<Thorough.pick(2, 4))
  func lines(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 0..<Thorough.pick(100, 500) {
      let notes = Notes(), gap = Self.tenths(0...50, &random)
      let labels = (0..<Int.random(in: 1...4, using: &random)).map { _ in Self.label(notes, &random) }
      let padding = Edges(left: Self.tenths(0...70, &random), right: Self.tenths(0...70, &random))
      let natural = Row { labels }.gap(gap).layout().frames[0].width
      notes.texts.withLock { texts in for index in texts.indices { texts[index].widths = [] } }
      var row = LinearLayout(
        .row, in: Frame(width: natural + padding.left + padding.right, height: 500), gap: gap, padding: padding)
      row.add(contentsOf: labels.map { $0.alignSelf(.start) })
      #expect(row.issues.isEmpty && row.frames.count == labels.count)
      #expect(notes.askedForWhatTheySaid, "round \(round): \(notes.description)")
      // A column as wide as each of them.
      for (index, label) in labels.enumerated() {
        let width = Row { label }.layout().frames[0].width
        notes.texts.withLock { $0[index].widths = [] }
        var column = LinearLayout(
          .column, in: Frame(width: width + padding.left + padding.right, height: 500), padding: padding)
        column.add(label)
        #expect(column[0].height < 20 + 20 && column.issues.isEmpty)
      }
      #expect(notes.askedForWhatTheySaid, "round \(round): \(notes.description)")
    }
  }

  @Test("is asked with the least width where that is what it has but for rounding, and with any other as it is")
  func least() {
    func asked(_ width: Double) -> Double? {
      let notes = Notes()
      let text = notes.text(least: 50.2, greatest: 100.7)
      _ = Row { text }.layout(width: width).frames
      return notes.texts.withLock { $0[0].widths.last }
    }
    for most in [50.2, 100.7] {
      #expect(asked(most.nextDown) == most && asked(most - 1e-7) == most && asked(most) == most)
    }
    for width in [50.3, 75, 100.69, 100.699, 100.7] { #expect(asked(width) == width) }
    // What is wider than it needs is as it is, since it does not grow.
    #expect(asked(100.7.nextUp) == 100.7)
  }

  @Test("of a line is asked for its widths only where something is taken off the line's")
  func cost() {
    let count = Mutex(0)
    func asked(_ padding: Edges, margin: Double) -> Int {
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
    #expect(asked(Edges(), margin: 0) == 1)
    #expect(asked(Edges(top: 3), margin: 0) == 1)
    #expect(asked(Edges(left: 3), margin: 0) == 3)
    #expect(asked(Edges(), margin: 0.1) == 3)
  }
}

import EagerLayout
import Synchronization
import Testing
import TestSupport

@Suite("A measured leaf")
struct MeasuredLeaves {
  /// Notes what a closure is asked.
  private final class Recorder: Sendable {
    let asked = Mutex<[Proposal]>([])

    /// Content 100 × 10 that can be half as wide and then twice as high, with baselines 2 above each line's bottom.
    func leaf() -> Measured {
      Measured { proposal in
        self.asked.withLock { $0.append(proposal) }
        return switch proposal.width {
        case .exact(let width), .atMost(let width):
          ContentSize(width: width, height: width < 100 ? 20 : 10, firstBaseline: 8, lastBaseline: width < 100 ? 18 : 8)
        case .minContent: ContentSize(width: 50, height: 20)
        case .maxContent: ContentSize(width: 100, height: 10)
        }
      }
    }

    func asked(by layout: (Measured) -> some Sequence<Frame>) -> [Proposal] {
      for frame in layout(leaf()) { #expect(frame.width >= 0) }
      return asked.withLock { $0 }
    }
  }

  private let tree: [Proposal] = [
    Proposal(width: .minContent), Proposal(width: .maxContent), Proposal(width: .exact(80)),
  ]

  @Test("is asked for its least and greatest width, and for its height at the width it gets")
  func proposals() {
    #expect(Recorder().asked { leaf in Row { leaf }.layout(width: 80).frames } == tree)
    #expect(Recorder().asked { leaf in Column { leaf }.layout(width: 80).frames } == tree)
    #expect(
      Recorder().asked { leaf in Row { leaf.padding(10) }.layout(in: Frame(width: 100, height: 40)).frames } == tree)
  }

  @Test(
    "is asked again at this width for its baseline, if it is aligned by one",
    arguments: [FlexStyle.AlignItems.baseline, .lastBaseline])
  func baselineProposals(alignment: FlexStyle.AlignItems) {
    let asked = Recorder().asked { leaf in
      Row {
        leaf
        Fixed(width: 10, height: 18)
      }
      .alignItems(alignment).layout(width: 90).frames
    }
    #expect(Array(asked.prefix(3)) == tree)
    #expect(asked.dropFirst(3).allSatisfy { $0 == tree[2] } && asked.count > 3)
  }

  @Test("of a line is asked nothing else, and for a height only where that counts")
  func lineProposals() {
    func line(_ axis: LinearLayout.Axis, _ leaf: Measured) -> [Frame] {
      var line = LinearLayout(axis, in: Frame(width: 80, height: 40))
      line.add(leaf)
      return line.frames
    }
    #expect(Recorder().asked { line(.row, $0) } == Array(tree.prefix(2)))
    #expect(
      Set(Recorder().asked { line(.row, $0.alignSelf(.start)) }.map { "\($0.width)" })
        == Set(tree.map { "\($0.width)" }))
    #expect(Recorder().asked { line(.column, $0) } == [tree[2]])
  }

  @Test(
    "sits by the baselines that it answers", arguments: [(FlexStyle.AlignItems.baseline, 8.0), (.lastBaseline, 18)])
  func baselines(alignment: FlexStyle.AlignItems, baseline: Double) throws {
    let frames = Row {
      Recorder().leaf()
      Fixed(width: 10, height: 30)
    }
    .alignItems(alignment).layout(width: 90).frames
    // The other item's baseline is its bottom edge.
    #expect(frames[1].y + baseline == frames[2].maxY)
  }

  @Test("answers that make no sense count as 0", arguments: [-5, .nan, .infinity])
  func nonsense(number: Double) {
    let leaf = Measured { _ in ContentSize(width: number, height: number, firstBaseline: number) }
    let frames = Row {
      leaf
      leaf
    }
    .alignItems(.baseline).layout().frames
    #expect(frames.allSatisfy { $0.width == 0 && $0.height.isFinite && $0.y.isFinite })
    let text = Measured(text: "two words", advance: number, lineHeight: number, baseline: number)
    #expect(Row { text }.alignItems(.baseline).layout().frames.allSatisfy { $0.width == 0 && $0.height.isFinite })
  }
}

@Suite("Text in a fixed advance")
struct FixedAdvanceTexts {
  @Test(
    "breaks where a width is used up",
    arguments: [
      ("AAAA BBBB", 90, 90.0, 12.0), ("AAAA BBBB", 89, 89, 24), ("AAAA BBBB", 10, 40, 24),
      ("AAAA BBBB", .infinity, 90, 12),
      ("  two   words\n", 200, 90, 12), ("zero\u{200B}width", 60, 60, 24), ("zero\u{200B}width", 95, 90, 12),
      ("naïve café", 100, 100, 12), ("", 100, 0, 0), (" ", 100, 0, 0),
    ])
  func breaking(text: String, room: Double, width: Double, height: Double) {
    let leaf = Measured(text: text, advance: 10, lineHeight: 12, baseline: 9)
    let frame = Row { leaf }.layout(width: min(room, 1e6)).frames[1]
    #expect(frame.width == width && frame.height == height)
    let bytes = Measured(utf8: Array(text.utf8), advance: 10, lineHeight: 12, baseline: 9)
    #expect(Row { bytes }.layout(width: min(room, 1e6)).frames[1] == frame)
  }

  @Test(
    "breaks in a width that lacks more than sums round off",
    arguments: [(1e-9, 12.0), (0.0005, 12), (0.002, 24), (0.015, 24)])
  func lacking(missing: Double, height: Double) {
    let leaf = Measured(text: "AAAA BBBB", advance: 10, lineHeight: 12), room = 90 - missing
    #expect(Column { leaf }.layout(width: room).frames[1].height == height)
    // With more to come, it is not one of its own answers that it is asked about.
    let longer = Measured(text: "AAAA BBBB CCCC", advance: 10, lineHeight: 12)
    #expect(Column { longer }.layout(width: room).frames[1].height == height + 12)
  }

  @Test("has its baseline at the bottom of its lines unless it is given", arguments: [nil, 9.0])
  func baseline(given: Double?) {
    for alignment in [FlexStyle.AlignItems.baseline, .lastBaseline] {
      let frames = Row {
        Measured(text: "AAAA BBBB", advance: 10, lineHeight: 12, baseline: given)
        Fixed(width: 10, height: 40)
      }
      .alignItems(alignment).layout(width: 60).frames
      #expect(frames[1].height == 24)
      #expect(frames[2].maxY - frames[1].y == (alignment == .baseline ? 0 : 12) + (given ?? 12))
    }
  }

  @Test("has the frames of a closure that breaks lines by the same rule", arguments: Rows.of(0..<200, count: 50))
  func closure(rows: Rows<UInt64>) {
    for seed in rows {
      var random = SplitMix64(seed: seed)
      let texts = (0..<4).map { _ in random.text() }
      let width = Double(Int.random(in: 10...400, using: &random))
      let container = random.pick([0, 1, 2, 3])
      let alignment = random.pick(FlexStyle.AlignItems.allCases)
      func frames(_ leaf: (String) -> Measured) -> [Frame] {
        let leaves = texts.map { leaf($0) }
        func laidOut(_ root: some LayoutContainer) -> [Frame] { root.alignItems(alignment).layout(width: width).frames }
        return switch container {
        case 0: laidOut(Row { leaves })
        case 1: laidOut(Column { leaves })
        case 2: laidOut(Row { leaves }.wrap().gap(3))
        default:
          laidOut(
            Row {
              Column { leaves }; leaves[0].aspectRatio(2)
            })
        }
      }
      #expect(
        frames { Measured(text: $0, advance: 10, lineHeight: 12, baseline: 9) }
          == frames { text in
            Measured { naiveText(text, $0) }
          }, "\(texts)")
    }
  }
}

/// Text as a user would set it who has only the rule: 10 to the character, 12 to the line, a baseline at 9.
private func naiveText(_ text: String, _ proposal: Proposal) -> ContentSize {
  let words: [Int] = Array(text).split(separator: " ").map { $0.count }
  let limit =
    switch proposal.width {
    case .exact(let width), .atMost(let width): width
    case .minContent: 0.0
    case .maxContent: Double.infinity
    }
  var lines: [Int] = []
  for word in words {
    if let last = lines.last, Double((last + 1 + word) * 10) <= limit + 1.0 / 1024 {
      lines[lines.count - 1] = last + 1 + word
    } else {
      lines.append(word)
    }
  }
  return ContentSize(
    width: Double((lines.max() ?? 0) * 10), height: Double(lines.count * 12), firstBaseline: 9,
    lastBaseline: Double((lines.count - 1) * 12 + 9))
}

extension SplitMix64 {
  /// A few words.
  fileprivate mutating func text() -> String {
    (0..<Int.random(in: 1...6, using: &self)).map { _ in
      String(repeating: "x", count: Int.random(in: 1...12, using: &self))
    }
    .joined(separator: pick([" ", "  "]))
  }
}

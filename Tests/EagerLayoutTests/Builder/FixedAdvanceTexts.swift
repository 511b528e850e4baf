import EagerLayout
import Testing
import TestSupport

@Suite("Fixed-advance text")
struct FixedAdvanceTexts {
  @Test(
    "Fixed-advance text breaks lines where the next word exceeds the width",
    arguments: [
      ("AAAA BBBB", 90, 90.0, 12.0), ("AAAA BBBB", 89, 89, 24), ("AAAA BBBB", 10, 40, 24),
      ("AAAA BBBB", .infinity, 90, 12),
      ("  two   words\n", 200, 90, 12), ("zero\u{200B}width", 60, 60, 24), ("zero\u{200B}width", 95, 90, 12),
      ("naïve café", 100, 100, 12), ("", 100, 0, 0), (" ", 100, 0, 0),
    ])
  func textBreaksAtWords(text: String, available: Double, width: Double, height: Double) {
    let leaf = Measured(text: text, advance: 10, lineHeight: 12, baseline: 9)
    let frame = Row { leaf }.layout(width: min(available, 1e6)).frames[1]
    #expect(frame.width == width && frame.height == height)
    let bytes = Measured(utf8: Array(text.utf8), advance: 10, lineHeight: 12, baseline: 9)
    #expect(Row { bytes }.layout(width: min(available, 1e6)).frames[1] == frame)
  }

  @Test(
    "Fixed-advance text stays on one line if 0.0005 points are missing, and breaks if 0.002 points are missing",
    arguments: [(1e-9, 12.0), (0.0005, 12), (0.002, 24), (0.015, 24)])
  func textFitsWithinRounding(missingWidth: Double, height: Double) {
    let leaf = Measured(text: "AAAA BBBB", advance: 10, lineHeight: 12), available = 90 - missingWidth
    #expect(Column { leaf }.layout(width: available).frames[1].height == height)
    // The tolerance also applies to a longer text, of which this width is not an intrinsic width.
    let longer = Measured(text: "AAAA BBBB CCCC", advance: 10, lineHeight: 12)
    #expect(Column { longer }.layout(width: available).frames[1].height == height + 12)
  }

  @Test("Fixed-advance text has its baseline at the bottom of a line, or where it is specified", arguments: [nil, 9.0])
  func textBaseline(baseline: Double?) {
    for alignment in [FlexStyle.AlignItems.baseline, .lastBaseline] {
      let frames = Row {
        Measured(text: "AAAA BBBB", advance: 10, lineHeight: 12, baseline: baseline)
        Fixed(width: 10, height: 40)
      }
      .alignItems(alignment).layout(width: 60).frames
      #expect(frames[1].height == 24)
      #expect(frames[2].maxY - frames[1].y == (alignment == .baseline ? 0 : 12) + (baseline ?? 12))
    }
  }

  @Test(
    "Fixed-advance text has the frames of a measuring closure that breaks lines by the same rule",
    arguments: Rows.of(0..<200, count: 50))
  func textEqualsClosure(rows: Rows<UInt64>) {
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

/// Breaks text by the documented rule: a character is 10 wide, a line is 12 high and has its baseline at 9.
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
  /// Returns one to six words.
  fileprivate mutating func text() -> String {
    (0..<Int.random(in: 1...6, using: &self)).map { _ in
      String(repeating: "x", count: Int.random(in: 1...12, using: &self))
    }
    .joined(separator: pick([" ", "  "]))
  }
}

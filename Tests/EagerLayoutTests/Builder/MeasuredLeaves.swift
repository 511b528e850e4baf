import EagerLayout
import Synchronization
import Testing

@Suite("Measured leaves")
struct MeasuredLeaves {
  /// Records the proposals that a measuring closure receives.
  private final class Recorder: Sendable {
    let received = Mutex<[Proposal]>([])

    /// Returns a leaf of 100 × 10 that can be half as wide and is then twice as high. Its baselines are 2 above the
    /// bottom of each line.
    func leaf() -> Measured {
      Measured { proposal in
        self.received.withLock { $0.append(proposal) }
        return switch proposal.width {
        case .exact(let width), .atMost(let width):
          ContentSize(width: width, height: width < 100 ? 20 : 10, firstBaseline: 8, lastBaseline: width < 100 ? 18 : 8)
        case .minContent: ContentSize(width: 50, height: 20)
        case .maxContent: ContentSize(width: 100, height: 10)
        }
      }
    }

    func proposals(in layout: (Measured) -> some Sequence<Frame>) -> [Proposal] {
      for frame in layout(leaf()) { #expect(frame.width >= 0) }
      return received.withLock { $0 }
    }
  }

  /// The proposals to a leaf in a tree.
  private let treeProposals: [Proposal] = [
    Proposal(width: .minContent), Proposal(width: .maxContent), Proposal(width: .exact(80)),
  ]

  @Test("A measured leaf is measured in min-content, in max-content and in its final width")
  func leafProposals() {
    #expect(Recorder().proposals { leaf in Row { leaf }.layout(width: 80).frames } == treeProposals)
    #expect(Recorder().proposals { leaf in Column { leaf }.layout(width: 80).frames } == treeProposals)
    #expect(
      Recorder().proposals { leaf in Row { leaf.padding(10) }.layout(in: Frame(width: 100, height: 40)).frames }
        == treeProposals)
  }

  @Test(
    "Baseline alignment measures a leaf again, but only in its final width",
    arguments: [FlexStyle.AlignItems.baseline, .lastBaseline])
  func baselineProposals(alignment: FlexStyle.AlignItems) {
    let proposals = Recorder().proposals { leaf in
      Row {
        leaf
        Fixed(width: 10, height: 18)
      }
      .alignItems(alignment).layout(width: 90).frames
    }
    #expect(Array(proposals.prefix(3)) == treeProposals)
    #expect(proposals.dropFirst(3).allSatisfy { $0 == treeProposals[2] } && proposals.count > 3)
  }

  @Test("A line measures a leaf in its final width only if it uses the leaf's height")
  func lineProposals() {
    func line(_ axis: LinearLayout.Axis, _ leaf: Measured) -> [Frame] {
      var line = LinearLayout(axis, in: Frame(width: 80, height: 40))
      line.add(leaf)
      return line.frames
    }
    #expect(Recorder().proposals { line(.row, $0) } == Array(treeProposals.prefix(2)))
    #expect(
      Set(Recorder().proposals { line(.row, $0.alignSelf(.start)) }.map { "\($0.width)" })
        == Set(treeProposals.map { "\($0.width)" }))
    #expect(Recorder().proposals { line(.column, $0) } == [treeProposals[2]])
  }

  @Test(
    "A measured leaf is aligned by the baselines that its closure returns",
    arguments: [(FlexStyle.AlignItems.baseline, 8.0), (.lastBaseline, 18)])
  func leafIsAlignedByItsBaselines(alignment: FlexStyle.AlignItems, baseline: Double) throws {
    let frames = Row {
      Recorder().leaf()
      Fixed(width: 10, height: 30)
    }
    .alignItems(alignment).layout(width: 90).frames
    // The baseline of the other item is its bottom edge.
    #expect(frames[1].y + baseline == frames[2].maxY)
  }

  @Test(
    "Invalid sizes from a measured leaf give a width of 0 and a finite height and position",
    arguments: [-5, .nan, .infinity])
  func invalidMeasurements(number: Double) {
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

  @Test("The proposal to a measured leaf contains the height that the leaf specifies")
  func proposalHasSpecifiedHeight() {
    let isAsWideAsHigh = Measured { proposal in
      guard case .exact(let height) = proposal.height else { return ContentSize(width: 1, height: 1) }
      return ContentSize(width: height, height: height)
    }
    let row = Row(alignment: .start) {
      isAsWideAsHigh.height(40)
      isAsWideAsHigh.height(40).padding(5).border(1)
      isAsWideAsHigh.height(40).padding(5).boxSizing(.contentBox)
      isAsWideAsHigh
    }
    #expect(row.layout(width: 300).frames.dropFirst().map { $0.width } == [40, 40, 50, 1])
    var line = LinearLayout(.row, in: Frame(width: 300, height: 50))
    line.add(isAsWideAsHigh.height(40).padding(5).border(1))
    #expect(line.frames == [Frame(width: 40, height: 40)])
  }
}

import EagerLayout
import TestSupport
import Testing

@Suite("Lines compared to trees")
struct LineAndTree {
  @Test(
    "A line and a tree have equal frames for leaves with random content and properties",
    arguments: LinearLayout.Axis.allCases,
    [FlexStyle.Direction.leftToRight, .rightToLeft])
  func equalFramesOfAnyLeaf(axis: LinearLayout.Axis, direction: FlexStyle.Direction) {
    compare(axis, direction, seed: 21) { $0.anyLeaf() }
  }

  @Test(
    "A line and a tree have equal frames for leaves without content", arguments: LinearLayout.Axis.allCases,
    [FlexStyle.Direction.leftToRight, .rightToLeft])
  func equalFramesOfEmptyLeaves(axis: LinearLayout.Axis, direction: FlexStyle.Direction) {
    compare(axis, direction, seed: 22) { random in random.modified(Flex(random.pick([0, 1])), ratios: true) }
    compare(axis, direction, seed: 23) { random in random.modified(Fixed(width: 30, height: 20), ratios: true) }
  }

  @Test(
    "A line and a tree have equal frames for every alignSelf, and .safe changes them only on overflow",
    arguments: LinearLayout.Axis.allCases, [FlexStyle.Direction.leftToRight, .rightToLeft])
  func equalFramesOfSafeAlignment(axis: LinearLayout.Axis, direction: FlexStyle.Direction) {
    for value in FlexStyle.AlignSelf.allCases {
      for alignment in alignments {
        for size in [12.0, 90] {
          func frame(_ safety: FlexStyle.AlignmentSafety) -> Frame {
            let leaf = Fixed(width: size, height: size).alignSelf(value, safety)
            let bounds = Frame(x: 3, y: 4, width: 50, height: 40)
            var line = LinearLayout(axis, in: bounds, alignment: alignment, direction: direction)
            line.add(leaf)
            let tree = tree(axis, [leaf], in: bounds, alignment, 0, Edges(), direction)
            #expect(line[0] == tree.frames[1], "\(value) \(safety) \(alignment as Any) \(size)")
            return line[0]
          }
          #expect(frame(.unsafe) == frame(.unspecified))
          let moves: [FlexStyle.AlignSelf] = [.center, .end, .flexEnd, .selfEnd]
          #expect(
            (frame(.safe) != frame(.unsafe)) == (size > 50 && moves.contains(value)), "\(value) \(alignment as Any)")
        }
      }
    }
  }

  /// The alignments that have the same effect in a line and a tree. `baseline` is `start` in a line.
  private var alignments: [CrossAlignment?] { [nil] + CrossAlignment.allCases.filter { $0 != .baseline } }

  private func compare<Leaf: LayoutLeaf>(
    _ axis: LinearLayout.Axis, _ direction: FlexStyle.Direction, seed: UInt64, leaf: (inout SplitMix64) -> Leaf
  ) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Thorough.pick(50, 1_500) {
      let leaves = (0..<Int.random(in: 1...7, using: &random)).map { _ in leaf(&random) }
      let bounds = Frame(
        x: 3, y: 4, width: Double(Int.random(in: 20...400, using: &random)),
        height: Double(Int.random(in: 20...400, using: &random)))
      let alignment = random.pick(alignments), gap = Double(random.pick([0, 5]))
      let padding = random.pick([Edges(), Edges(top: 1, left: 2, bottom: 3, right: 4)])
      var line = LinearLayout(
        axis, in: bounds, alignment: alignment, gap: gap, padding: padding, direction: direction)
      line.add(contentsOf: leaves)
      let frames = tree(axis, leaves, in: bounds, alignment, gap, padding, direction).frames.dropFirst()
      #expect(
        close(line.frames, Array(frames)), "\(axis) \(bounds) \(alignment as Any) \(leaves.map { $0.node.style })")
    }
  }

  private func tree(
    _ axis: LinearLayout.Axis, _ leaves: [some LayoutLeaf], in bounds: Frame, _ alignment: CrossAlignment?,
    _ gap: Double,
    _ padding: Edges, _ direction: FlexStyle.Direction
  ) -> Placement {
    func laidOut(_ container: some LayoutContainer) -> Placement {
      container.gap(gap).padding(padding).direction(direction).layout(in: bounds)
    }
    return axis == .row
      ? laidOut(Row(alignment: alignment) { for leaf in leaves { leaf } })
      : laidOut(Column(alignment: alignment) { for leaf in leaves { leaf } })
  }
}

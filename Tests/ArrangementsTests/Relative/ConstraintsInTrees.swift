import Arrangements
import EagerLayout
import Foundation
import TestSupport
import Testing

/// Generates trees of constraints and floats in rows and columns, and edits of them.
private struct RandomTrees: MakesRandomEdits {
  var random: SplitMix64

  init(_ seed: Int) { random = SplitMix64(seed: UInt64(truncatingIfNeeded: seed)) }

  mutating func container(_ depth: Int) -> Arranged {
    var inner: [(Arranged, RelativeConstraints)] = [], leaves: [TreeLeaf] = []
    for _ in 0..<random.below(6) {
      if depth > 0, random.chance(0.35) {
        inner.append((container(depth - 1), constraints()))
      } else {
        leaves.append(leaf())
      }
    }
    let (boxes, others) = (inner, leaves)
    return arranged {
      for (at, leaf) in others.enumerated() { leaf.id(at) }
      for (box, constraints) in boxes { Row { box }.layoutValue(constraints) }
    }.gap(Double(random.below(3) * 4)).padding(Double(random.below(2) * 5))
  }

  private mutating func arranged(@LayoutBuilder _ content: () -> LayoutItems) -> Arranged {
    switch random.below(4) {
    case 0: Floats()(content: content)
    case 1: Relative(.android, groups: [.equalWidths([0, 1], weights: [1, 2])])(content: content)
    case 2: Relative(groups: [.centered([0, 2], gap: 4)])(content: content)
    default: Relative()(content: content)
    }
  }

  mutating func leaf() -> TreeLeaf {
    var leaf = content().layoutValue(side()).layoutValue(constraints())
    if random.chance(0.3) { leaf = leaf.style { [width = Double(random.below(90))] in $0.width = .points(width) } }
    if random.chance(0.3) { leaf = leaf.style { [height = Double(random.below(40))] in $0.height = .points(height) } }
    if random.chance(0.1) { leaf = leaf.style { $0.width = .percent(40) } }
    if random.chance(0.1) { leaf = leaf.style { $0.height = .percent(50) } }
    if random.chance(0.1) { leaf = leaf.hidden() }
    return leaf
  }

  mutating func content() -> Measured {
    guard random.chance(0.5) else {
      return Measured(width: Double(random.below(90)), height: Double(random.below(40)))
    }
    return Measured(
      text: String(repeating: "abcd ", count: 1 + random.below(6)), advance: 5, lineHeight: 10, baseline: 8)
  }

  mutating func side() -> FloatSide {
    FloatSide(random.chance(0.5) ? .start : .end, clears: random.chance(0.2), weight: random.chance(0.3) ? 0.5 : nil)
  }

  mutating func constraints() -> RelativeConstraints {
    var constraints = RelativeConstraints()
    let all: [RelativeProperty] = [.leading, .centerX, .trailing, .width, .top, .centerY, .bottom, .height, .baseline]
    for _ in 0..<random.below(4) {
      let property = all[random.below(9)], target = LayoutID(random.below(4))
      let edges: [RelativeProperty] =
        all.firstIndex(of: property).map { $0 < 4 } == true
        ? [.leading, .trailing, .height, .width] : [.top, .bottom, .baseline, .width]
      let plus = Double(random.below(20) - 10)
      constraints.put(
        property,
        by: random.chance(0.3) ? .parent(plus: plus) : .sibling(target, edges[random.below(4)], plus: plus))
    }
    return constraints
  }

  /// Makes one random edit.
  mutating func edit(_ tree: inout LayoutTree) {
    let nodes = tree.allNodes
    let node = nodes[random.below(nodes.count)], isLeaf = !tree.children(of: node).contains { _ in true }
    let isArranged = tree.kind(of: node) == .arranged
    switch random.below(7) {
    case 0 where isArranged: tree.append(leaf(), to: node)
    case 1 where node != tree.root && nodes.count > 8: return tree.remove(node)
    case 2 where tree.kind(of: node) == .measured: tree.setContent(content(), of: node)
    case 3 where node != tree.root: tree.setLayoutValue(constraints(), of: node)
    case 4 where isLeaf && node != tree.root: tree.setLayoutValue(side(), of: node)
    case 5 where isArranged:
      if random.chance(0.5) {
        tree.setArrangement(Floats(), of: node)
      } else {
        tree.setArrangement(Relative(), of: node)
      }
    default: break
    }
    let (length, change) = (Double(random.below(120)), random.below(6)), isAuto = random.chance(0.5)
    tree.editStyle(of: node) { style in
      switch change {
      case 0: style.width = isAuto ? .auto : .points(length)
      case 1: style.height = isAuto ? .auto : .points(length / 2)
      case 2: style.display = style.display == .none ? .flex : .none
      case 3: style.marginLeft = .points(length / 12)
      default: break
      }
    }
  }
}

@Suite("Random constraints and floats in trees")
struct ConstraintsInTrees {
  private let seed = Int(ProcessInfo.processInfo.environment["SEED"] ?? "") ?? 0

  @Test("Random constraints and floats have the frames of a fresh tree after random edits", arguments: 1...4)
  func editsEqualFreshTree(number: Int) {
    var generator = RandomTrees(seed + number)
    for round in 0..<Thorough.pick(2, 60) {
      let difference = generator.firstDifference(in: LayoutTree(Column { generator.container(3) }))
      #expect(difference == nil, "round \(round)")
      if difference != nil { return }
    }
  }

  @Test("Right-to-left direction mirrors random constraints and floats", arguments: 5...6)
  func rightToLeftMirrors(number: Int) {
    var generator = RandomTrees(seed + number)
    for _ in 0..<Thorough.pick(40, 300) {
      let container = generator.container(2)
      let frames = container.layout(width: 300).frames
      let mirrored = container.direction(.rightToLeft).layout(width: 300).frames
      for (frame, other) in zip(frames, mirrored) where frame.width > 0 || frame.height > 0 {
        #expect(
          (frame.x + other.x + frame.width - 300).magnitude < 1e-6 && (frame.y - other.y).magnitude < 1e-6
            && frame.width == other.width, "\(frame) and \(other)")
      }
    }
  }
}

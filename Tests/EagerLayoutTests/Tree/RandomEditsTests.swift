import EagerLayout
import Foundation
import TestSupport
import Testing

/// Kinds of edits. Each is equally frequent.
enum Edit: CaseIterable {
  case style, tweak, content, unchangedContent, insert, remove, move, space, nothing, hide, several
}

@Suite("Random edits of trees")
struct RandomEditsTests {
  /// The number of layouts to compare. `EDITS=10000 swift test -c release --filter RandomEdits` compares ten thousand.
  static let edits = ProcessInfo.processInfo.environment["EDITS"].flatMap { Int($0) } ?? Thorough.pick(80, 1200)

  @Test(
    "After each random edit, a tree has the frames of a new tree and reports exactly the changed nodes",
    arguments: Features.all)
  func editedTreeEqualsNewTree(features: Features) {
    var trees = EngineTrees(
      seed: features.seed, traits: features.traits, maxDepth: features.maxDepth, maxChildren: features.maxChildren)
    var random = SplitMix64(seed: ~features.seed)
    var edited = EditedTree(trees.next())
    for index in 0..<max(Self.edits / Features.all.count, 1) {
      if index % 40 == 0 {
        edited = EditedTree(trees.next())
        #expect(edited.layOut() == [], "\(features.name), tree of edit \(index)")
      }
      let edit = Self.edit(edited, &trees, &random)
      let faults = edited.layOut()
      #expect(faults == [], "\(features.name), edit \(index): \(edit)")
      if !faults.isEmpty { break }
    }
  }

  @Test("After random edits, a tree of hundreds of nodes has the frames of a new tree")
  func largeEditedTreeEqualsNewTree() {
    var trees = EngineTrees(seed: 77, traits: .everything, maxDepth: 6, maxChildren: 6)
    var random = SplitMix64(seed: 78)
    let edited = EditedTree(trees.next())
    while edited.tree.count < Thorough.pick(200, 700) { edited.insert(trees.next(), into: edited.root, at: 0) }
    #expect(edited.layOut() == [])
    for index in 0..<max(Self.edits / 40, 1) {
      let edit = Self.edit(edited, &trees, &random)
      #expect(edited.layOut() == [], "edit \(index): \(edit)")
    }
  }

  @Test(
    "After bursts of random edits, a tree has the frames of a new tree, and copies are unchanged",
    arguments: Thorough.oneIn(3, of: Features.all))
  func burstsOfEditsEqualNewTree(features: Features) {
    var trees = EngineTrees(
      seed: ~features.seed, traits: features.traits, maxDepth: features.maxDepth, maxChildren: features.maxChildren)
    var random = SplitMix64(seed: features.seed)
    let edited = EditedTree(trees.next())
    while edited.tree.count < Thorough.pick(30, 150) { edited.insert(trees.next(), into: edited.root, at: 0) }
    #expect(edited.layOut() == [], "\(features.name)")
    for burst in 0..<max(Self.edits / 100, 1) {
      // The copy shares its storage with the tree that the edits change.
      let copy = edited.tree, frames = copy.placement().frames
      for _ in 0..<random.pick([2, 10, 200]) {
        _ = Self.edit(edited, &trees, &random, random.pick([.insert, .remove, .move, .move, .style, .content]))
      }
      #expect(edited.layOut() == [], "\(features.name), burst \(burst)")
      #expect(copy.placement().frames == frames && copy.arenaFault == nil)
    }
  }

  static func edit(
    _ edited: EditedTree, _ trees: inout EngineTrees, _ random: inout SplitMix64, _ kind: Edit? = nil
  ) -> Edit {
    let parts = edited.parts
    let edit = kind ?? random.pick(Edit.allCases)
    let part = random.pick(parts)
    switch edit {
    case .style: edited.setStyle(trees.style(isLeaf: part.children.isEmpty, isRoot: part === edited.root), of: part)
    case .tweak:
      var style = part.style
      tweak(&style, &random)
      edited.setStyle(style, of: part)
    case .content where trees.traits.contains(.arranged) && random.oneIn(2):
      let containers = parts.filter { $0.style.units.isContainer }
      guard let container = containers.randomElement(using: &random) else { break }
      edited.setArrangement(random.pick(TestArrangement.allCases), of: container)
    case .content:
      let leaves = parts.filter { $0.children.isEmpty && !$0.style.units.isContainer }
      guard let leaf = leaves.randomElement(using: &random) else { break }
      let size = Extent(width: trees.points(40), height: trees.points(40))
      edited.setContent(random.oneIn(4) ? nil : LeafContent(.intrinsic(size)), of: leaf)
    case .unchangedContent: edited.tree.markContentChanged(of: part.handle)
    case .insert:
      let parents = parts.filter { $0.holdsChildren }
      guard let parent = parents.randomElement(using: &random), parts.count < 1000 else { break }
      var source = trees.next()
      if random.oneIn(2) { source.children = [] }
      edited.insert(source, into: parent, at: Int.random(in: 0...parent.children.count, using: &random))
    case .remove: if part !== edited.root { edited.remove(part) }
    case .move:
      var below: Set<ObjectIdentifier> = []
      part.forEach { below.insert(ObjectIdentifier($0)) }
      let parents = parts.filter { $0.holdsChildren && !below.contains(ObjectIdentifier($0)) }
      guard part !== edited.root, let parent = parents.randomElement(using: &random) else { break }
      let count = parent.children.count - (part.parent === parent ? 1 : 0)
      edited.move(part, into: parent, at: Int.random(in: 0...count, using: &random))
    case .space:
      edited.space = LayoutSpace(
        width: random.pick([.definite(300), .definite(120), .definite(0), .maxContent, .minContent]),
        height: random.pick([.definite(200), .definite(90), .maxContent]), fillsHeight: random.oneIn(2))
    case .nothing: break
    case .hide:
      var style = part.style
      let shown: FlexStyle.Display = trees.traits.contains(.groups) && random.oneIn(2) ? .contents : .flex
      style.display = style.display == .none ? shown : style.display == .contents ? .flex : .none
      edited.setStyle(style, of: part)
    case .several:
      for _ in 0..<Int.random(in: 2...6, using: &random) { _ = Self.edit(edited, &trees, &random) }
    }
    return edit
  }

  private static func tweak(_ style: inout FlexStyle, _ random: inout SplitMix64) {
    switch Int.random(in: 0..<18, using: &random) {
    case 0: style.width = random.pick([.points(17), .auto, .percent(40)])
    case 1: style.height = random.pick([.points(17), .auto, .percent(40)])
    case 2: style.flexGrow = random.pick([0, 1, 3])
    case 3: style.marginLeft = random.pick([.points(3), .auto])
    case 4: style.paddingTop = random.pick([.points(3), .percent(5)])
    case 5: style.alignItems = random.pick(FlexStyle.AlignItems.allCases)
    case 6: style.flexDirection = random.pick(FlexStyle.FlexDirection.allCases)
    case 7: style.order = random.pick([0, 1])
    case 8: style.columnGap = random.pick([.points(0), .points(7)])
    case 9: style.aspectRatio = random.pick([nil, nil, 1, 2])
    case 10: style.flexWrap = random.pick([.nowrap, .nowrap, .wrap])
    case 11: style.alignSelf = random.pick(FlexStyle.AlignSelf.allCases)
    case 12: style.alignment = random.pick([nil] + CrossAlignment.allCases)
    case 13: style.minHeight = random.pick([.auto, .points(0), .points(20), .maxContent])
    case 14: style.direction = random.pick(FlexStyle.Direction.allCases)
    case 15: (style.paddingStart, style.paddingEnd) = (.points(3), random.pick([.points(0), .percent(5)]))
    case 16: style.start = random.pick([.auto, .points(3)])
    default: style.position = random.pick([.relative, .relative, .absolute])
    }
  }

  /// The features of the trees of a run.
  struct Features: CustomTestStringConvertible {
    var name: String
    var traits: EngineTraits
    var seed: UInt64
    var maxDepth = 5
    var maxChildren = 4

    var testDescription: String { name }

    static let plain: EngineTraits = [
      .percentages, .limits, .autoMargins, .edges, .insets, .wrap, .absolute, .order, .directions, .hidden, .text,
      .overflow, .boxSizing, .flexing, .reverse, .wrapReverse, .safety, .edgesByDirection,
    ]
    static let all = [
      Features(name: "plain trees", traits: [.flexing, .edges, .text], seed: 1),
      // In small trees, edits add and remove the only node with a feature, while the rest of the tree keeps its
      // results.
      Features(name: "small trees", traits: [.flexing, .text, .percentages], seed: 7, maxDepth: 3, maxChildren: 2),
      Features(name: "trees without ratios and baselines", traits: plain, seed: 2),
      Features(name: "trees with baselines", traits: plain.union(.baselines), seed: 3),
      Features(name: "trees with ratios", traits: plain.union(.ratios), seed: 4),
      Features(name: "trees with size keywords", traits: plain.union(.keywords), seed: 5),
      Features(name: "trees with all features", traits: .everything, seed: 6),
      Features(name: "trees with custom containers", traits: plain.union(.arranged), seed: 8),
      Features(name: "custom containers and baselines", traits: plain.union([.arranged, .baselines]), seed: 9),
      Features(name: "custom containers and all features", traits: .everything.union(.arranged), seed: 10),
      Features(
        name: "trees with display: contents", traits: [.flexing, .edges, .text, .directions, .absolute, .groups],
        seed: 13),
      Features(name: "trees with calc, static and balance", traits: plain.union(.moreCSS), seed: 11),
      Features(name: "all but display: contents", traits: .everything.union([.arranged, .moreCSS]), seed: 12),
      Features(name: "all traits", traits: EngineTraits(rawValue: -1), seed: 14),
    ]
  }
}

import EagerLayout
import TestSupport

/// Random trees with most features of flexbox, for laws of all placements.
struct RandomTree {
  private var random: SplitMix64
  /// The number of nodes that may still be added.
  private var remainingNodes: Int
  /// Ids count upwards in preorder, or downwards from this number.
  private let lastID: Int?

  init(seed: UInt64, nodes: Int = 40) {
    random = SplitMix64(seed: seed)
    remainingNodes = nodes
    lastID = seed % 2 == 0 ? nodes : nil
  }

  /// Trees with their placements, created once for all laws of placements.
  static let all = (1...Thorough.pick(50, 400) as ClosedRange<UInt64>).map { seed in
    (seed: seed, arena: arena(seed: seed), placement: placement(seed: seed))
  }

  /// Returns a tree of at most `nodes` nodes.
  static func arena(seed: UInt64, nodes: Int = 40) -> NodeArena {
    var tree = RandomTree(seed: seed, nodes: nodes)
    var arena = NodeArena()
    tree.add(to: &arena, depth: 0)
    return arena
  }

  /// Returns the placement of a tree in a random space.
  static func placement(seed: UInt64, nodes: Int = 40) -> Placement {
    var random = SplitMix64(seed: ~seed)
    let widths: [LayoutSpace.Size] = [.definite(203.7), .definite(90), .maxContent, .minContent]
    let heights: [LayoutSpace.Size] = [.definite(140.3), .maxContent]
    let space = LayoutSpace(width: random.pick(widths), height: random.pick(heights), fillsHeight: random.oneIn(2))
    return Placement(
      arena(seed: seed, nodes: nodes), in: space, x: random.pick([0, 10.25]), y: random.pick([0, -3.5]))
  }

  private mutating func add(to arena: inout NodeArena, depth: Int) {
    remainingNodes -= 1
    let isLeaf = depth > 0 && (depth == 6 || random.oneIn(2))
    let content = isLeaf && random.oneIn(2) ? self.content() : nil
    let number = lastID.map { $0 - arena.nodes.count } ?? arena.nodes.count
    arena.open(style(), content: content, id: random.oneIn(3) ? LayoutID(number) : nil)
    if !isLeaf {
      for _ in 0..<Int.random(in: 0...5, using: &random) where remainingNodes > 0 { add(to: &arena, depth: depth + 1) }
    }
    arena.close()
  }

  private mutating func content() -> LeafContent {
    if random.oneIn(3) { return LeafContent(.intrinsic(Extent(width: length(40), height: length(20)))) }
    let words = random.pick(["eins", "drei vier acht", "a bb ccc dddd eeeee"])
    return LeafContent(.text(FixedAdvanceText(utf8: words.utf8, advance: 6.3, lineHeight: 11.7, baseline: 9)))
  }

  /// Returns a length in tenths of a pixel.
  private mutating func length(_ most: Double) -> Double {
    (Double.random(in: 0...most, using: &random) * 10).rounded() / 10
  }

  private mutating func size(_ most: Double) -> FlexStyle.SizeLength {
    switch Int.random(in: 0..<8, using: &random) {
    case 0...2: .points(length(most))
    case 3: .percent(length(100))
    case 4: random.pick([.minContent, .maxContent, .fitContent])
    default: .auto
    }
  }

  private mutating func style() -> FlexStyle {
    var style = FlexStyle()
    style.flexDirection = random.pick(FlexStyle.FlexDirection.allCases)
    if random.oneIn(4) { style.flexWrap = random.pick(FlexStyle.FlexWrap.allCases) }
    style.width = size(120)
    style.height = size(60)
    style.flexGrow = random.pick([0, 0, 1, 2])
    style.flexShrink = random.pick([0, 1, 1])
    if random.oneIn(3) { style.justifyContent = random.pick(FlexStyle.JustifyContent.allCases) }
    if random.oneIn(3) { style.alignItems = random.pick(FlexStyle.AlignItems.allCases) }
    if random.oneIn(4) { style.alignSelf = random.pick(FlexStyle.AlignSelf.allCases) }
    if random.oneIn(4) { style.flexBasis = .points(length(60)) }
    if random.oneIn(5) { style.minWidth = size(40) }
    if random.oneIn(5) { style.maxHeight = size(40) }
    if random.oneIn(4) { style.marginLeft = random.pick([.points(length(20) - 8), .percent(10), .auto]) }
    if random.oneIn(4) { style.marginTop = .points(length(20) - 8) }
    if random.oneIn(4) { style.paddingLeft = .points(length(8)) }
    if random.oneIn(4) { style.paddingBottom = .points(length(8)) }
    if random.oneIn(4) { style.columnGap = .points(length(8)) }
    if random.oneIn(6) { style.order = Int.random(in: -2...2, using: &random) }
    if random.oneIn(6) {
      (style.overflowX, style.overflowY) = (
        random.pick(FlexStyle.Overflow.allCases), random.pick(FlexStyle.Overflow.allCases)
      )
    }
    if random.oneIn(8) { style.direction = .rightToLeft }
    if random.oneIn(12) { style.display = .none }
    if random.oneIn(8) { style.position = .absolute }
    if random.oneIn(6) { style.left = .points(length(30) - 10) }
    if random.oneIn(6) { style.bottom = random.pick([.points(length(30) - 10), .percent(20)]) }
    return style
  }
}

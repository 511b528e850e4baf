import EagerLayout
import TestSupport
import Testing

/// A random tree. `EngineTrees+Changes.swift` has changes whose effect on the frames is known.
struct EngineTree {
  var style: FlexStyle
  var content: LeafContent?
  var children: [EngineTree] = []
  /// Identifies the node when it moves.
  var tag = 0

  /// Returns the tree with every node changed.
  func map(_ change: (inout EngineTree) -> Void) -> EngineTree {
    var copy = self
    copy.children = children.map { $0.map(change) }
    change(&copy)
    return copy
  }

  /// Calls a closure for every node, parents first.
  func forEach(_ body: (EngineTree) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  var arena: NodeArena {
    var arena = NodeArena()
    add(to: &arena)
    return arena
  }

  private func add(to arena: inout NodeArena) {
    arena.open(style, content: content)
    for child in children { child.add(to: &arena) }
    arena.close()
  }

  /// Returns the frames in a space, indexed by tag.
  func frames(in space: LayoutSpace) -> [Frame] {
    let placed = Placement(arena, in: space).frames
    var tags: [Int] = []
    forEach { tags.append($0.tag) }
    var frames = [Frame](repeating: Frame(width: -1, height: -1), count: placed.count)
    for (tag, frame) in zip(tags, placed) { frames[tag] = frame }
    return frames
  }
}

/// The features that a random tree may have.
struct EngineTraits: OptionSet {
  var rawValue: Int
  static let percentages = EngineTraits(rawValue: 1)
  static let keywords = EngineTraits(rawValue: 2)
  static let limits = EngineTraits(rawValue: 4)
  static let autoMargins = EngineTraits(rawValue: 8)
  static let edges = EngineTraits(rawValue: 16)
  static let insets = EngineTraits(rawValue: 32)
  static let wrap = EngineTraits(rawValue: 64)
  static let ratios = EngineTraits(rawValue: 128)
  static let absolute = EngineTraits(rawValue: 256)
  static let baselines = EngineTraits(rawValue: 512)
  static let order = EngineTraits(rawValue: 1024)
  static let directions = EngineTraits(rawValue: 2048)
  static let hidden = EngineTraits(rawValue: 4096)
  static let text = EngineTraits(rawValue: 8192)
  static let overflow = EngineTraits(rawValue: 16384)
  static let boxSizing = EngineTraits(rawValue: 32768)
  static let flexing = EngineTraits(rawValue: 65536)
  static let reverse = EngineTraits(rawValue: 131072)
  static let wrapReverse = EngineTraits(rawValue: 262144)
  static let safety = EngineTraits(rawValue: 524288)
  static let edgesByDirection = EngineTraits(rawValue: 1_048_576)
  static let arranged = EngineTraits(rawValue: 2_097_152)
  /// Calculated lengths, `stretch`, static nodes and balanced lines.
  static let moreCSS = EngineTraits(rawValue: 4_194_304)
  /// Nodes without boxes (CSS `contents`).
  static let groups = EngineTraits(rawValue: 8_388_608)
  /// All traits of flexbox, for laws that do not hold with the other three traits.
  static let everything = EngineTraits(rawValue: -1).subtracting([.arranged, .moreCSS, .groups])
}

extension EngineTraits: CustomTestStringConvertible {
  /// The names of the traits, in the order of their bits.
  private static let names = [
    "percentages", "keywords", "limits", "autoMargins", "edges", "insets", "wrap", "ratios", "absolute", "baselines",
    "order", "directions", "hidden", "text", "overflow", "boxSizing", "flexing", "reverse", "wrapReverse", "safety",
    "edgesByDirection", "arranged", "moreCSS", "groups",
  ]

  var testDescription: String {
    let bits = Self.names.indices, present = bits.filter { contains(EngineTraits(rawValue: 1 << $0)) }
    if present.count == bits.count { return "all traits" }
    if present.count < bits.count / 2 { return present.map { Self.names[$0] }.joined(separator: ", ") }
    return "all but " + bits.filter { !present.contains($0) }.map { Self.names[$0] }.joined(separator: ", ")
  }
}

/// A generator of random trees, which are the same for the same seed.
struct EngineTrees {
  var random: SplitMix64
  var traits: EngineTraits
  /// `true` if containers have a width and a height in points.
  var definiteContainers = false
  /// The unit of which all lengths are multiples.
  var unit = 1.0
  var maxDepth = 4
  var maxChildren = 4
  private var tags = 0

  init(seed: UInt64, traits: EngineTraits, maxDepth: Int = 4, maxChildren: Int = 4) {
    random = SplitMix64(seed: seed)
    self.traits = traits
    self.maxDepth = maxDepth
    self.maxChildren = maxChildren
  }

  mutating func next() -> EngineTree {
    tags = 0
    return tree(depth: 0)
  }

  private mutating func tree(depth: Int) -> EngineTree {
    let tag = tags
    tags += 1
    let isLeaf = depth == maxDepth || depth > 0 && random.oneIn(3)
    var tree = EngineTree(style: style(isLeaf: isLeaf, isRoot: depth == 0), tag: tag)
    if isLeaf {
      tree.content = content()
    } else {
      if oneIn(2, if: .arranged) { tree.content = random.pick(TestArrangement.allCases).content }
      tree.children = (0..<Int.random(in: depth == 0 ? 1...maxChildren : 0...maxChildren, using: &random)).map { _ in
        self.tree(depth: depth + 1)
      }
    }
    return tree
  }

  private mutating func content() -> LeafContent? {
    if random.oneIn(4) { return nil }
    if traits.contains(.text) && random.oneIn(2) {
      let words = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        String(repeating: "x", count: Int.random(in: 1...5, using: &random))
      }
      return LeafContent(.text(FixedAdvanceText(utf8: words.joined(separator: " ").utf8)))
    }
    return LeafContent(.intrinsic(Extent(width: points(40), height: points(40))))
  }

  mutating func points(_ limit: Int) -> Double { Double(Int.random(in: 0...limit, using: &random)) * unit }

  /// Returns `true` in one of `times` cases, if the trees have a trait.
  mutating func oneIn(_ times: Int, if trait: EngineTraits) -> Bool { traits.contains(trait) && random.oneIn(times) }

  mutating func size(_ limit: Int) -> FlexStyle.SizeLength {
    if oneIn(4, if: .percentages) { return .percent(Double(Int.random(in: 0...120, using: &random))) }
    if oneIn(6, if: .moreCSS) { return random.oneIn(2) ? .stretch : .calculated(calculated()) }
    if oneIn(6, if: .keywords) { return random.pick([.minContent, .maxContent, .fitContent]) }
    return .points(points(limit))
  }

  mutating func calculated() -> FlexStyle.Calculated {
    let percent = FlexStyle.Calculated.percent(Double(random.pick([10, 50, 100])))
    switch random.pick([0, 1, 2]) {
    case 0: return percent - points(20)
    case 1: return .min(.points(points(60)), percent)
    default: return .clamp(.points(points(20)), percent, .points(points(90)))
    }
  }

  mutating func length(_ limit: Int) -> FlexStyle.Length {
    if oneIn(6, if: .moreCSS) { return .calculated(calculated() * 0.1) }
    return oneIn(4, if: .percentages)
      ? .percent(Double(Int.random(in: 0...20, using: &random))) : .points(points(limit))
  }

  mutating func margin() -> FlexStyle.AutoLength {
    if oneIn(4, if: .autoMargins) { return .auto }
    if oneIn(4, if: .percentages) { return .percent(Double(Int.random(in: -10...20, using: &random))) }
    return .points(points(15) - 5 * unit)
  }
}

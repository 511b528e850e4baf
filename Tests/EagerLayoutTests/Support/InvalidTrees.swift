import EagerLayout
import TestSupport

/// A generator of random trees with many invalid numbers.
struct InvalidTrees {
  var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Returns a tree of at least `nodes` nodes.
  mutating func next(nodes: Int, maxDepth: Int) -> NodeArena {
    var arena = NodeArena(), depth = 1, count = 1
    arena.open(style())
    while count < nodes || depth > 1 {
      let isFull = count >= nodes
      if depth > 1 && (isFull || depth == maxDepth || random.oneIn(3)) {
        arena.close()
        depth -= 1
        continue
      }
      count += 1
      if random.oneIn(3) {
        arena.open(style(), content: content())
        arena.close()
      } else {
        arena.open(style())
        depth += 1
      }
    }
    arena.close()
    return arena
  }

  mutating func space() -> LayoutSpace {
    LayoutSpace(width: spaceSize(), height: spaceSize(), fillsHeight: random.oneIn(2))
  }

  private mutating func spaceSize() -> LayoutSpace.Size {
    random.oneIn(3) ? random.pick([.minContent, .maxContent]) : .definite(number())
  }

  /// Returns a number that is invalid, extreme or negative in half of the cases.
  mutating func number() -> Double {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: .nan
    case 1: random.pick([.infinity, -.infinity])
    case 2: random.pick([1e300, -1e300, .greatestFiniteMagnitude, 1e9, -1e9, 1e12])
    case 3: random.pick([1e-300, -1e-300, .leastNonzeroMagnitude, 1e-40, -0.0])
    case 4: Double.random(in: -1_000...0, using: &random)
    case 5: Double(bitPattern: random.next())
    default: Double(Int.random(in: 0...200, using: &random))
    }
  }

  private mutating func content() -> LeafContent {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return LeafContent(.intrinsic(Extent(width: number(), height: number())))
    case 1: return LeafContent(.text(FixedAdvanceText(utf8: "some words to set".utf8)))
    default:
      let results = (0..<4).map { _ in number() }
      let hasBaseline = random.oneIn(2)
      return LeafContent(
        .measured { proposal in
          // Each kind of proposal has its own result, independent of the proposed width.
          let kind = proposal.width == .minContent ? 0 : proposal.width == .maxContent ? 1 : 2
          return ContentSize(
            width: results[kind], height: results[kind + 1], firstBaseline: hasBaseline ? results[3] : nil,
            lastBaseline: hasBaseline ? results[0] : nil)
        })
    }
  }

  private mutating func size() -> FlexStyle.SizeLength {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: .auto
    case 1: random.pick([.minContent, .maxContent, .fitContent])
    case 2, 3: .percent(number())
    default: .points(number())
    }
  }

  private mutating func edge() -> FlexStyle.AutoLength {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: .auto
    case 1, 2: .percent(number())
    default: .points(number())
    }
  }

  private mutating func length() -> FlexStyle.Length { random.oneIn(3) ? .percent(number()) : .points(number()) }

  mutating func style() -> FlexStyle {
    var style = FlexStyle()
    if random.oneIn(2) { style.width = size() }
    if random.oneIn(2) { style.height = size() }
    if random.oneIn(4) { style.minWidth = size() }
    if random.oneIn(4) { style.minHeight = size() }
    if random.oneIn(4) { style.maxWidth = size() }
    if random.oneIn(4) { style.maxHeight = size() }
    if random.oneIn(4) { style.flexBasis = random.oneIn(3) ? .percent(number()) : .points(number()) }
    if random.oneIn(3) { style.flexGrow = number() }
    if random.oneIn(3) { style.flexShrink = number() }
    if random.oneIn(5) { style.aspectRatio = number() }
    if random.oneIn(6) { style.order = random.pick([.min, -1, 0, 1, .max]) }
    if random.oneIn(4) {
      (style.marginLeft, style.marginTop, style.marginRight, style.marginBottom) = (edge(), edge(), edge(), edge())
    }
    if random.oneIn(4) {
      (style.paddingLeft, style.paddingTop) = (length(), length())
      (style.paddingRight, style.paddingBottom) = (length(), length())
    }
    if random.oneIn(5) {
      (style.borderLeft, style.borderTop, style.borderRight, style.borderBottom) =
        (number(), number(), number(), number())
    }
    if random.oneIn(5) { (style.left, style.top, style.right, style.bottom) = (edge(), edge(), edge(), edge()) }
    if random.oneIn(4) { (style.rowGap, style.columnGap) = (length(), length()) }
    setKeywords(&style)
    return style
  }

  private mutating func setKeywords(_ style: inout FlexStyle) {
    style.flexDirection = random.pick(FlexStyle.FlexDirection.allCases)
    if random.oneIn(3) { style.flexWrap = random.pick(FlexStyle.FlexWrap.allCases) }
    if random.oneIn(2) { style.justifyContent = random.pick(FlexStyle.JustifyContent.allCases) }
    if random.oneIn(2) { style.alignItems = random.pick(FlexStyle.AlignItems.allCases) }
    if random.oneIn(4) { style.alignSelf = random.pick(FlexStyle.AlignSelf.allCases) }
    if random.oneIn(3) { style.alignContent = random.pick(FlexStyle.AlignContent.allCases) }
    if random.oneIn(4) { style.direction = random.pick(FlexStyle.Direction.allCases) }
    if random.oneIn(6) { style.position = .absolute }
    if random.oneIn(30) { style.display = .none }
    if random.oneIn(3) { style.boxSizing = .contentBox }
    if random.oneIn(5) { style.overflowX = random.pick(FlexStyle.Overflow.allCases) }
    if random.oneIn(6) {
      style.justifySafety = .safe
      style.itemsSafety = .safe
      style.contentSafety = .safe
    }
  }
}

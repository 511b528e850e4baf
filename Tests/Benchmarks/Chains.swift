import EagerLayout

/// Nested boxes that repeat a list of levels. Each level has leaves before or after the next level.
struct Chain {
  struct Level {
    var style: FlexStyle
    var leaves: [(style: FlexStyle, content: LeafContent?)] = []
    /// Whether the leaves come before the next level.
    var leavesComeFirst = false
  }

  var name: String
  var space: LayoutSpace
  var levels: [Level]
  /// The content of the innermost level, or `nil` for an empty box.
  var innermost: LeafContent?

  /// Returns the chain with `depth` levels.
  func arena(depth: Int) -> NodeArena {
    var arena = NodeArena()
    for index in 0..<depth {
      let level = levels[index % levels.count]
      arena.open(level.style)
      if level.leavesComeFirst { add(level.leaves, to: &arena) }
    }
    add([(FlexStyle(), innermost)], to: &arena)
    for index in (0..<depth).reversed() {
      let level = levels[index % levels.count]
      if !level.leavesComeFirst { add(level.leaves, to: &arena) }
      arena.close()
    }
    return arena
  }

  private func add(_ leaves: [(style: FlexStyle, content: LeafContent?)], to arena: inout NodeArena) {
    for leaf in leaves {
      arena.open(leaf.style, content: leaf.content)
      arena.close()
    }
  }
}

// Random chains by seed, with all properties that cause repeated measuring in nested boxes.
extension Chain {
  init(seed: UInt64) {
    var random = ChainRandom(state: seed &* 0x9E37_79B9_7F4A_7C15)
    name = "chain \(seed)"
    space = LayoutSpace(
      width: random.pick([.definite(300), .definite(300), .definite(1000), .maxContent, .minContent]),
      height: random.pick([.maxContent, .definite(300), .definite(1000)]), fillsHeight: random.oneIn(4))
    levels = (0..<random.pick([1, 1, 2, 2, 2, 3, 4])).map { _ in
      var level = Level(style: FlexStyle())
      random.setProperties(of: &level.style)
      for _ in 0..<random.pick([0, 0, 1, 1, 2]) { level.leaves.append(random.leaf()) }
      level.leavesComeFirst = random.oneIn(2)
      return level
    }
    innermost = random.leaf().content
  }
}

private struct ChainRandom {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: (state ^ state &>> 29) &>> 33) % bound
  }
  mutating func oneIn(_ count: Int) -> Bool { next(count) == 0 }
  mutating func pick<Value>(_ values: [Value]) -> Value { values[next(values.count)] }

  mutating func leaf() -> (style: FlexStyle, content: LeafContent?) {
    var style = FlexStyle()
    switch next(6) {
    case 0:
      style.aspectRatio = 1
      style.width = .percent(50)
      return (style, nil)
    case 1:
      style.aspectRatio = 0.5
      return (style, LeafContent(.intrinsic(Extent(width: 20, height: 10))))
    case 2: return (style, LeafContent(.intrinsic(Extent(width: 50, height: 30))))
    case 3:
      style.height = .percent(50)
      style.alignSelf = .baseline
      return (style, LeafContent(.text(FixedAdvanceText(utf8: "aa".utf8))))
    case 4: return (style, LeafContent(.text(FixedAdvanceText(utf8: "a".utf8))))
    default: return (style, LeafContent(.text(FixedAdvanceText(utf8: "aa aa".utf8))))
    }
  }

  mutating func size() -> FlexStyle.SizeLength {
    pick([.points(40), .points(200), .percent(50), .percent(100), .percent(90), .minContent, .maxContent, .fitContent])
  }
  mutating func limit() -> FlexStyle.SizeLength {
    pick([.points(0), .points(100), .percent(50), .percent(100), .minContent, .maxContent, .fitContent])
  }

  mutating func setProperties(of style: inout FlexStyle) {
    if oneIn(2) { style.flexDirection = pick([.column, .column, .column, .rowReverse, .columnReverse]) }
    if oneIn(3) { style.flexWrap = pick([.wrap, .wrap, .wrapReverse]) }
    if oneIn(3) { style.aspectRatio = pick([0.5, 1, 1, 2]) }
    if oneIn(3) { style.flexGrow = 1 }
    if oneIn(6) { style.flexShrink = 0 }
    if oneIn(6) { style.flexBasis = pick([.points(0), .points(30), .percent(50), .content, .minContent]) }
    if oneIn(4) { style.width = size() }
    if oneIn(4) { style.height = size() }
    if oneIn(6) { style.minWidth = limit() }
    if oneIn(6) { style.minHeight = limit() }
    if oneIn(6) { style.maxWidth = limit() }
    if oneIn(6) { style.maxHeight = limit() }
    if oneIn(3) { style.alignItems = pick([.flexStart, .center, .baseline, .lastBaseline, .flexEnd]) }
    if oneIn(6) { style.alignSelf = pick([.flexStart, .stretch, .baseline, .center]) }
    if oneIn(6) { style.paddingTop = pick([.points(1), .percent(1), .percent(110)]) }
    if oneIn(8) { style.marginLeft = pick([.points(1), .percent(1), .auto]) }
    if oneIn(8) { style.marginTop = pick([.points(1), .points(-3), .auto]) }
    if oneIn(8) { (style.rowGap, style.columnGap) = (.points(1), .percent(1)) }
    if oneIn(10) { style.overflowX = .hidden }
    if oneIn(10) { style.boxSizing = .contentBox }
    if oneIn(8) {
      style.position = .absolute
      if oneIn(2) { style.top = .points(0) }
      if oneIn(2) { style.bottom = .percent(10) }
      if oneIn(3) { style.left = .points(1) }
      if oneIn(3) { style.right = .points(1) }
    }
  }
}

internal import EagerLayout
import PlaygroundCourse
import PlaygroundKit

/// Draws layouts to compare with a browser: equal for equal seeds, on every platform.
///
/// Features that CSS leaves open or browsers do not follow are excluded, as in the conformance cases: baselines in
/// columns, `auto` margins of absolute boxes, fractional borders, percentages of a content-based height, and so on.
struct RandomSketch {
  var dice: SeededRandom
  /// The number of nodes that may still be added.
  private var left = 22
  /// Whether to exclude everything on which Chromium and Firefox disagree.
  let isAgreed: Bool
  /// Whether items may have baseline alignment. Then nothing clips: browsers disagree on clipped baselines.
  private let hasBaselines: Bool

  init(seed: UInt64, isAgreed: Bool) {
    dice = SeededRandom(seed: seed, id: Exercise.ID(isAgreed ? "agreed" : "all"))
    self.isAgreed = isAgreed
    hasBaselines = dice.below(3) == 0
  }

  var root: LayoutNode {
    mutating get { node(Surroundings(depth: 0, isRow: true, isDefinite: true)) }
  }

  /// The properties of a container that its items depend on.
  struct Surroundings {
    let depth: Int
    let isRow: Bool
    /// Whether the container has its width and height in units, as the bounds do.
    let isDefinite: Bool
    /// Whether the container is a grid, and the maximum number of columns that an item may span.
    var gridSpan: Int?
  }

  mutating func happens(_ percent: Int) -> Bool { dice.below(100) < percent }

  /// Mostly whole numbers, sometimes quarters.
  mutating func length(_ low: Int, _ high: Int) -> Double {
    let whole = Double(dice.number(low...high, step: 1))
    switch dice.below(6) {
    case 0: return whole + Double(dice.below(4)) / 4
    case 1, 2: return whole
    default: return Double(Int(whole / 5) * 5)
    }
  }

  mutating func node(_ around: Surroundings) -> LayoutNode {
    let most = around.depth == 0 ? 6 : around.depth < 4 && happens(40) ? 4 : 0
    let count = most == 0 ? 0 : min(left, dice.number(around.depth == 0 ? 2...most : 1...most, step: 1))
    left -= count
    if count == 0, around.depth > 0 { return leaf(around) }
    if happens(20) { return grid(around, count) }
    var node = happens(55) ? Row().node : Column().node
    let isRow = node.style.flexDirection == .row
    if around.depth > 0 { addItem(&node.style, around, isLeaf: false) }
    let isDefinite = around.depth == 0 || node.style.width.isPoints && node.style.height.isPoints
    addContainer(&node.style, isRow: isRow)
    addEdges(&node.style, mayBePercent: true)
    for _ in 0..<count {
      node.children.append(self.node(Surroundings(depth: around.depth + 1, isRow: isRow, isDefinite: isDefinite)))
    }
    return node
  }

  private mutating func leaf(_ around: Surroundings) -> LayoutNode {
    var node = LayoutNode()
    node.style = FlexStyle()
    switch dice.below(4) {
    case 0: break
    case 1, 2:
      let words = ["one two", "a", "three four five", "sixteen letters", "to be or not"]
      node.content = LeafContent(.text(FixedAdvanceText(utf8: dice.one(of: words).utf8)))
    default:
      node.content = LeafContent(.intrinsic(Extent(width: length(5, 90), height: length(5, 60))))
    }
    addItem(&node.style, around, isLeaf: true)
    if node.content == nil, around.gridSpan == nil || !isAgreed, happens(20) {
      // Without padding: browsers transfer it to the other axis by the ratio, which CSS does not specify.
      node.style.aspectRatio = dice.one(of: [0.5, 1, 1.5, 2])
      if !node.style.width.isPoints { node.style.height = .points(length(10, 60)) } else { node.style.height = .auto }
      // Browsers disagree on how far an item with a ratio shrinks.
      if isAgreed { node.style.flexShrink = 0 }
    } else {
      addEdges(&node.style, mayBePercent: false)
    }
    return node
  }

  private mutating func addContainer(_ style: inout FlexStyle, isRow: Bool) {
    if happens(12) { style.flexDirection = isRow ? .rowReverse : .columnReverse }
    // A column breaks its lines by its height, and browsers disagree if that follows from the content or shrinks.
    if happens(30), isRow || !isAgreed { style.flexWrap = happens(80) ? .wrap : .wrapReverse }
    if happens(40) { style.columnGap = .points(length(1, 20)) }
    if happens(40) { style.rowGap = .points(length(1, 20)) }
    if happens(50) {
      style.justifyContent = dice.one(of: [
        .start, .center, .end, .flexEnd, .spaceBetween, .spaceAround, .spaceEvenly,
      ])
    }
    if happens(50) {
      let baseline: [FlexStyle.AlignItems] = hasBaselines && isRow ? [.baseline, .baseline] : []
      style.alignItems = dice.one(of: [.stretch, .start, .center, .end, .flexEnd] + baseline)
    }
    if happens(40) {
      // Browsers align overflowing reversed lines at different ends.
      let between: [FlexStyle.AlignContent] = isAgreed && style.flexWrap == .wrapReverse ? [] : [.spaceBetween]
      style.alignContent = dice.one(of: [.start, .center, .end, .spaceAround, .spaceEvenly, .stretch] + between)
    }
    if happens(10) { style.direction = .rightToLeft }
    if !hasBaselines, happens(6) { (style.overflowX, style.overflowY) = (.hidden, .hidden) }
  }

  mutating func addItem(_ style: inout FlexStyle, _ around: Surroundings, isLeaf: Bool) {
    if let most = around.gridSpan { return addGridItem(&style, around, most, isLeaf: isLeaf) }
    if happens(50) { style.flexGrow = dice.one(of: [0, 1, 1, 2, 3, 0.5]) }
    if happens(50) { style.flexShrink = dice.one(of: [0, 1, 2, 0.5]) }
    // Firefox computes a row's content width from bases in another way, and from that the row's minimum width.
    if happens(35), around.depth == 0 || !isAgreed { style.flexBasis = .points(length(0, 160)) }
    if happens(5) { style.order = dice.number(-2...2, step: 1) }
    addSizes(&style, around)
    if around.depth > 1 || isLeaf, happens(8) { return place(&style) }
    if happens(20) { style.alignSelf = dice.one(of: [.start, .center, .end, .stretch]) }
    addMargins(&style)
  }

  mutating func addMargins(_ style: inout FlexStyle) {
    for side in 0..<4 where happens(12) {
      let margin: FlexStyle.AutoLength = happens(20) ? .auto : .points(length(isAgreed ? 0 : -5, 15))
      switch side {
      case 0: style.marginLeft = margin
      case 1: style.marginTop = margin
      case 2: style.marginRight = margin
      default: style.marginBottom = margin
      }
    }
  }

  mutating func addSizes(_ style: inout FlexStyle, _ around: Surroundings) {
    let mayBePercent = around.gridSpan == nil && (around.isDefinite || !isAgreed)
    if happens(45) {
      style.width = mayBePercent && happens(20) ? .percent(Double(10 * dice.below(11))) : .points(length(5, 180))
    }
    if happens(40) {
      style.height = mayBePercent && happens(20) ? .percent(Double(10 * dice.below(11))) : .points(length(5, 120))
    }
    if happens(20) { style.minWidth = .points(length(0, 90)) }
    if happens(20) { style.maxWidth = .points(length(10, 160)) }
    if happens(15) { style.minHeight = .points(length(0, 60)) }
    if happens(15) { style.maxHeight = .points(length(10, 120)) }
    if happens(10) { style.boxSizing = .contentBox }
  }

  /// Takes an item out of line, with at most one inset per axis; with exactly one if browsers are to agree.
  mutating func place(_ style: inout FlexStyle) {
    style.position = .absolute
    switch dice.below(isAgreed ? 2 : 3) {
    case 0: style.left = .points(length(0, 30))
    case 1: style.right = .points(length(0, 30))
    default: break
    }
    switch dice.below(isAgreed ? 2 : 3) {
    case 0: style.top = .points(length(0, 30))
    case 1: style.bottom = .points(length(0, 30))
    default: break
    }
  }

  mutating func addEdges(_ style: inout FlexStyle, mayBePercent: Bool) {
    if happens(30) {
      let padding: FlexStyle.Length = mayBePercent && !isAgreed && happens(15) ? .percent(5) : .points(length(0, 12))
      (style.paddingLeft, style.paddingRight) = (padding, padding)
      if happens(50) { (style.paddingTop, style.paddingBottom) = (padding, padding) }
    }
    guard happens(10) else { return }
    style.borderLeft = Double(dice.below(4))
    style.borderTop = Double(dice.below(4))
  }
}

extension FlexStyle.SizeLength {
  var isPoints: Bool { if case .points = self { true } else { false } }
}

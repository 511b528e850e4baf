internal import EagerLayout
import PlaygroundCourse
import PlaygroundKit

/// Generates random layouts for comparison with a browser. Equal seeds give equal layouts on every platform.
///
/// Features that CSS leaves open or browsers do not follow are excluded, as in the conformance cases: baselines in
/// columns, `auto` margins of absolute boxes, fractional borders, percentages of a content-based height, and so on.
struct RandomSketch {
  var generator: SeededRandom
  /// The number of nodes that may still be generated.
  private var remainingNodes = 22
  /// `true` to exclude everything on which Chromium and Firefox disagree.
  let excludesDisagreements: Bool
  /// `true` if items may have baseline alignment. In that case, no box clips its overflow, since browsers disagree on
  /// the baselines of boxes that clip.
  private let hasBaselines: Bool

  init(seed: UInt64, excludesDisagreements: Bool) {
    generator = SeededRandom(seed: seed, id: Exercise.ID(excludesDisagreements ? "agreed" : "all"))
    self.excludesDisagreements = excludesDisagreements
    hasBaselines = generator.below(3) == 0
  }

  var root: LayoutNode {
    mutating get { node(ContainerContext(depth: 0, isRow: true, isDefinite: true)) }
  }

  /// The properties of a container that its items depend on.
  struct ContainerContext {
    let depth: Int
    let isRow: Bool
    /// `true` if the container's width and height are lengths, or the container fills the bounds.
    let isDefinite: Bool
    /// In a grid, the maximum number of columns that an item may span; nil for other containers.
    var gridSpan: Int?
  }

  /// Returns `true` with a probability in percent.
  mutating func chance(_ percent: Int) -> Bool { generator.below(100) < percent }

  /// Returns a random length: mostly a whole number, sometimes with quarters.
  mutating func length(_ low: Int, _ high: Int) -> Double {
    let whole = Double(generator.number(low...high, step: 1))
    switch generator.below(6) {
    case 0: return whole + Double(generator.below(4)) / 4
    case 1, 2: return whole
    default: return Double(Int(whole / 5) * 5)
    }
  }

  mutating func node(_ context: ContainerContext) -> LayoutNode {
    let maxCount = context.depth == 0 ? 6 : context.depth < 4 && chance(40) ? 4 : 0
    let count =
      maxCount == 0
      ? 0 : min(remainingNodes, generator.number(context.depth == 0 ? 2...maxCount : 1...maxCount, step: 1))
    remainingNodes -= count
    if count == 0, context.depth > 0 { return leaf(context) }
    if chance(20) { return grid(context, count) }
    var node = chance(55) ? Row().node : Column().node
    let isRow = node.style.flexDirection == .row
    if context.depth > 0 { addItem(&node.style, context, isLeaf: false) }
    let isDefinite = context.depth == 0 || node.style.width.isPoints && node.style.height.isPoints
    addContainer(&node.style, isRow: isRow)
    addEdges(&node.style, mayBePercent: true)
    for _ in 0..<count {
      node.children.append(self.node(ContainerContext(depth: context.depth + 1, isRow: isRow, isDefinite: isDefinite)))
    }
    return node
  }

  private mutating func leaf(_ context: ContainerContext) -> LayoutNode {
    var node = LayoutNode()
    node.style = FlexStyle()
    switch generator.below(4) {
    case 0: break
    case 1, 2:
      let words = ["one two", "a", "three four five", "sixteen letters", "to be or not"]
      node.content = LeafContent(.text(FixedAdvanceText(utf8: generator.one(of: words).utf8)))
    default:
      node.content = LeafContent(.intrinsic(Extent(width: length(5, 90), height: length(5, 60))))
    }
    addItem(&node.style, context, isLeaf: true)
    if node.content == nil, context.gridSpan == nil || !excludesDisagreements, chance(20) {
      // The item has no padding, since browsers transfer padding through the aspect ratio, which CSS does not specify.
      node.style.aspectRatio = generator.one(of: [0.5, 1, 1.5, 2])
      if !node.style.width.isPoints { node.style.height = .points(length(10, 60)) } else { node.style.height = .auto }
      // Browsers disagree on how far an item with an aspect ratio shrinks.
      if excludesDisagreements { node.style.flexShrink = 0 }
    } else {
      addEdges(&node.style, mayBePercent: false)
    }
    return node
  }

  private mutating func addContainer(_ style: inout FlexStyle, isRow: Bool) {
    if chance(12) { style.flexDirection = isRow ? .rowReverse : .columnReverse }
    // Browsers disagree on the lines of a column whose height depends on its content or shrinks.
    if chance(30), isRow || !excludesDisagreements { style.flexWrap = chance(80) ? .wrap : .wrapReverse }
    if chance(40) { style.columnGap = .points(length(1, 20)) }
    if chance(40) { style.rowGap = .points(length(1, 20)) }
    if chance(50) {
      style.justifyContent = generator.one(of: [
        .start, .center, .end, .flexEnd, .spaceBetween, .spaceAround, .spaceEvenly,
      ])
    }
    if chance(50) {
      let baseline: [FlexStyle.AlignItems] = hasBaselines && isRow ? [.baseline, .baseline] : []
      style.alignItems = generator.one(of: [.stretch, .start, .center, .end, .flexEnd] + baseline)
    }
    if chance(40) {
      // Browsers align overflowing reversed lines at different ends.
      let between: [FlexStyle.AlignContent] =
        excludesDisagreements && style.flexWrap == .wrapReverse ? [] : [.spaceBetween]
      style.alignContent = generator.one(of: [.start, .center, .end, .spaceAround, .spaceEvenly, .stretch] + between)
    }
    if chance(10) { style.direction = .rightToLeft }
    if !hasBaselines, chance(6) { (style.overflowX, style.overflowY) = (.hidden, .hidden) }
  }

  mutating func addItem(_ style: inout FlexStyle, _ context: ContainerContext, isLeaf: Bool) {
    if let maxSpan = context.gridSpan { return addGridItem(&style, context, maxSpan, isLeaf: isLeaf) }
    if chance(50) { style.flexGrow = generator.one(of: [0, 1, 1, 2, 3, 0.5]) }
    if chance(50) { style.flexShrink = generator.one(of: [0, 1, 2, 0.5]) }
    // Browsers disagree on the content width of a row whose items have a `flex-basis`.
    if chance(35), context.depth == 0 || !excludesDisagreements { style.flexBasis = .points(length(0, 160)) }
    if chance(5) { style.order = generator.number(-2...2, step: 1) }
    addSizes(&style, context)
    if context.depth > 1 || isLeaf, chance(8) { return makeAbsolute(&style) }
    if chance(20) { style.alignSelf = generator.one(of: [.start, .center, .end, .stretch]) }
    addMargins(&style)
  }

  mutating func addMargins(_ style: inout FlexStyle) {
    for side in 0..<4 where chance(12) {
      let margin: FlexStyle.AutoLength = chance(20) ? .auto : .points(length(excludesDisagreements ? 0 : -5, 15))
      switch side {
      case 0: style.marginLeft = margin
      case 1: style.marginTop = margin
      case 2: style.marginRight = margin
      default: style.marginBottom = margin
      }
    }
  }

  mutating func addSizes(_ style: inout FlexStyle, _ context: ContainerContext) {
    let mayBePercent = context.gridSpan == nil && (context.isDefinite || !excludesDisagreements)
    if chance(45) {
      style.width = mayBePercent && chance(20) ? .percent(Double(10 * generator.below(11))) : .points(length(5, 180))
    }
    if chance(40) {
      style.height = mayBePercent && chance(20) ? .percent(Double(10 * generator.below(11))) : .points(length(5, 120))
    }
    if chance(20) { style.minWidth = .points(length(0, 90)) }
    if chance(20) { style.maxWidth = .points(length(10, 160)) }
    if chance(15) { style.minHeight = .points(length(0, 60)) }
    if chance(15) { style.maxHeight = .points(length(10, 120)) }
    if chance(10) { style.boxSizing = .contentBox }
  }

  /// Makes an item absolute, with at most one inset per axis; with exactly one per axis if `excludesDisagreements`.
  mutating func makeAbsolute(_ style: inout FlexStyle) {
    style.position = .absolute
    switch generator.below(excludesDisagreements ? 2 : 3) {
    case 0: style.left = .points(length(0, 30))
    case 1: style.right = .points(length(0, 30))
    default: break
    }
    switch generator.below(excludesDisagreements ? 2 : 3) {
    case 0: style.top = .points(length(0, 30))
    case 1: style.bottom = .points(length(0, 30))
    default: break
    }
  }

  mutating func addEdges(_ style: inout FlexStyle, mayBePercent: Bool) {
    if chance(30) {
      let padding: FlexStyle.Length =
        mayBePercent && !excludesDisagreements && chance(15) ? .percent(5) : .points(length(0, 12))
      (style.paddingLeft, style.paddingRight) = (padding, padding)
      if chance(50) { (style.paddingTop, style.paddingBottom) = (padding, padding) }
    }
    guard chance(10) else { return }
    style.borderLeft = Double(generator.below(4))
    style.borderTop = Double(generator.below(4))
  }
}

extension FlexStyle.SizeLength {
  var isPoints: Bool { if case .points = self { true } else { false } }
}

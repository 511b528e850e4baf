import EagerLayout
import TestSupport

extension EngineTrees {
  mutating func style(isLeaf: Bool, isRoot: Bool) -> FlexStyle {
    var style = FlexStyle()
    setSizes(&style, isLeaf: isLeaf)
    setFlexing(&style)
    setEdges(&style, isRoot: isRoot)
    setPlace(&style, isRoot: isRoot)
    if traits.contains(.edgesByDirection) { setEdgesByDirection(&style) }
    if oneIn(3, if: .arranged) { style.setRandomLayoutValue(&random) }
    if !isLeaf {
      // Without children, only this flag distinguishes a container from a leaf.
      style.units.isContainer = true
      setContainer(&style)
    }
    return style
  }

  private mutating func setSizes(_ style: inout FlexStyle, isLeaf: Bool) {
    if definiteContainers && !isLeaf {
      style.width = .points(points(100) + 20 * unit)
      style.height = .points(points(100) + 20 * unit)
      // Automatic minimum sizes would measure content, whose size differs between the axes.
      style.minWidth = .points(points(20))
      style.minHeight = .points(points(20))
    } else {
      if random.oneIn(2) { style.width = size(isLeaf ? 40 : 120) }
      if random.oneIn(2) { style.height = size(isLeaf ? 40 : 120) }
      if traits.contains(.limits) {
        if random.oneIn(5) { style.minWidth = size(40) }
        if random.oneIn(5) { style.minHeight = size(40) }
      }
    }
    if traits.contains(.limits) {
      if random.oneIn(5) { style.maxWidth = size(60) }
      if random.oneIn(5) { style.maxHeight = size(60) }
    }
    if oneIn(3, if: .boxSizing) { style.boxSizing = .contentBox }
    if oneIn(6, if: .ratios) { style.aspectRatio = random.pick([0.5, 1, 2, 3]) }
    if oneIn(6, if: .overflow) {
      style.overflowX = random.pick(FlexStyle.Overflow.allCases)
      style.overflowY = random.pick(FlexStyle.Overflow.allCases)
    }
  }

  private mutating func setFlexing(_ style: inout FlexStyle) {
    guard traits.contains(.flexing) else { return }
    if random.oneIn(3) { style.flexGrow = random.pick([0.25, 0.5, 1, 2, 3]) }
    if random.oneIn(3) { style.flexShrink = random.pick([0, 0.5, 1, 2]) }
    guard random.oneIn(4) else { return }
    style.flexBasis = .points(points(60))
    if oneIn(3, if: .percentages) { style.flexBasis = .percent(Double(Int.random(in: 0...120, using: &random))) }
    if oneIn(3, if: .keywords) { style.flexBasis = random.pick([.content, .minContent, .maxContent, .fitContent]) }
  }

  private mutating func setEdges(_ style: inout FlexStyle, isRoot: Bool) {
    if random.oneIn(4) && !isRoot {
      (style.marginLeft, style.marginTop) = (margin(), margin())
      (style.marginRight, style.marginBottom) = (margin(), margin())
    }
    guard traits.contains(.edges) else { return }
    if random.oneIn(4) {
      (style.paddingLeft, style.paddingTop) = (length(8), length(8))
      (style.paddingRight, style.paddingBottom) = (length(8), length(8))
    }
    if random.oneIn(5) {
      (style.borderLeft, style.borderTop) = (points(3), points(3))
      (style.borderRight, style.borderBottom) = (points(3), points(3))
    }
  }

  /// Replaces left and right by start and end in some families of edges.
  private mutating func setEdgesByDirection(_ style: inout FlexStyle) {
    for family in EdgeFamily.allCases where random.oneIn(3) {
      let (left, right) = (style[length: family.left], style[length: family.right])
      (style[length: family.start], style[length: family.end]) = (left, right)
    }
  }

  private mutating func setPlace(_ style: inout FlexStyle, isRoot: Bool) {
    if oneIn(3, if: .order) { style.order = Int.random(in: -2...2, using: &random) }
    if oneIn(4, if: .directions) { style.direction = random.pick(FlexStyle.Direction.allCases) }
    if isRoot { return }
    if oneIn(12, if: .hidden) { style.display = .none }
    if oneIn(4, if: .groups) { style.display = .contents }
    if oneIn(3, if: .moreCSS) { style.position = .static }
    if oneIn(6, if: .absolute) { style.position = .absolute }
    if oneIn(style.position == .absolute ? 2 : 6, if: .insets) {
      if random.oneIn(2) { style.left = margin() }
      if random.oneIn(2) { style.top = margin() }
      if random.oneIn(2) { style.right = margin() }
      if random.oneIn(2) { style.bottom = margin() }
    }
    if random.oneIn(4) {
      style.alignSelf = random.pick(FlexStyle.AlignSelf.allCases)
      if !traits.contains(.baselines), style.alignSelf == .baseline || style.alignSelf == .lastBaseline {
        style.alignSelf = .center
      }
    }
    if oneIn(4, if: .safety) { style.selfSafety = random.pick(FlexStyle.AlignmentSafety.allCases) }
  }

  private mutating func setContainer(_ style: inout FlexStyle) {
    style.flexDirection = random.pick(
      traits.contains(.reverse) ? FlexStyle.FlexDirection.allCases : [.row, .column])
    if oneIn(3, if: .wrap) { style.flexWrap = .wrap }
    if oneIn(6, if: .wrapReverse) { style.flexWrap = .wrapReverse }
    if oneIn(4, if: .moreCSS) { style.flexWrap = random.pick([.balance, .wrapReverseBalance]) }
    if random.oneIn(2) { style.justifyContent = random.pick(FlexStyle.JustifyContent.allCases) }
    if random.oneIn(2) {
      style.alignItems = random.pick(FlexStyle.AlignItems.allCases)
      if !traits.contains(.baselines), style.alignItems == .baseline || style.alignItems == .lastBaseline {
        style.alignItems = .center
      }
    } else if random.oneIn(3) {
      style.alignment = random.pick(CrossAlignment.allCases)
      if !traits.contains(.baselines), style.alignment == .baseline { style.alignment = .center }
    }
    if random.oneIn(2) { style.alignContent = random.pick(FlexStyle.AlignContent.allCases) }
    if traits.contains(.safety) && random.oneIn(4) {
      style.justifySafety = random.pick(FlexStyle.AlignmentSafety.allCases)
      style.itemsSafety = random.pick(FlexStyle.AlignmentSafety.allCases)
      style.contentSafety = random.pick(FlexStyle.AlignmentSafety.allCases)
    }
    if random.oneIn(3) { style.rowGap = length(8) }
    if random.oneIn(3) { style.columnGap = length(8) }
  }
}

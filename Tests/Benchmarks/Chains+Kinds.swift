import EagerLayout

// Chains whose time per node once grew with their depth, each for a different reason.
extension Chain {
  static let kinds: [Chain] = [
    Chain(
      "heights that flow down", .square,
      [.level(after: [.a]) { $0.flexDirection = .column }, .level(before: [.a]) { $0.flexGrow = 1 }], .words),
    Chain(
      "size keywords beside ratios", .free,
      [.level(before: [.half]) { ($0.width, $0.minWidth, $0.minHeight) = (.minContent, .maxContent, .minContent) }],
      .words),
    Chain(
      "ratios with limits of content", .free,
      [.level(before: [.a]) { ($0.aspectRatio, $0.minHeight) = (1, .minContent) }], nil),
    Chain(
      "wrapping rows with ratios and limits of content", .square,
      [
        .level(after: [.a]) {
          ($0.flexWrap, $0.aspectRatio, $0.flexGrow) = (.wrap, 2, 1)
          ($0.height, $0.maxHeight) = (.percent(50), .maxContent)
        }
      ], nil),
    Chain(
      "ratios and last baselines in turn", .wide,
      [
        .level(before: [.a]) {
          ($0.flexWrap, $0.aspectRatio) = (.wrap, 1)
          ($0.minWidth, $0.maxHeight) = (.fitContent, .percent(50))
        },
        .level(before: [.half, .a]) {
          ($0.alignItems, $0.height, $0.minHeight) = (.lastBaseline, .percent(100), .points(0))
        },
      ], .a),
    Chain(
      "absolute wrapping columns with limits of content", .square,
      [
        .level(before: [.words]) {
          ($0.flexDirection, $0.flexWrap, $0.minHeight) = (.column, .wrap, .minContent)
          ($0.position, $0.top, $0.bottom) = (.absolute, .points(0), .percent(10))
        }
      ], .words),
    Chain(
      "ratios in flexible columns", .free,
      [
        .level { ($0.flexDirection, $0.aspectRatio, $0.flexGrow) = (.column, 1, 1) },
        .level(after: [.a]) { $0.flexGrow = 1 },
      ], nil),
    Chain(
      "wrapping columns in limited rows", .free,
      [
        .level { $0.maxWidth = .percent(50) },
        .level { ($0.flexDirection, $0.flexWrap, $0.width) = (.column, .wrap, .percent(100)) },
      ], .box),
    Chain(
      "last baselines and ratios in turn", .free,
      [.level { $0.alignItems = .lastBaseline }, .level { $0.aspectRatio = 0.5 }], .box),
    Chain(
      "columns and percentages of heights", .square,
      [
        .level { $0.flexDirection = .column }, .level(before: [.half]) { ($0.height, $0.flexGrow) = (.percent(50), 1) },
      ], .box),
    Chain(
      "paddings in percent and wrapping columns", .square,
      [
        .level { ($0.height, $0.paddingTop) = (.percent(100), .percent(110)) },
        .level { ($0.flexDirection, $0.flexWrap) = (.column, .wrap) },
      ], .box),
    Chain(
      "baselines and limited wrapping columns", .free,
      [
        .level(before: [.a]) { $0.alignItems = .baseline },
        .level(before: [.a]) { ($0.flexDirection, $0.flexWrap, $0.maxHeight) = (.column, .wrap, .points(200)) },
      ], .a),
  ]

  private init(_ name: String, _ space: LayoutSpace, _ levels: [Level], _ innermost: LeafContent?) {
    self.init(name: name, space: space, levels: levels, innermost: innermost)
  }
}

extension Chain.Level {
  fileprivate static func level(
    before: [ChainLeaf] = [], after: [ChainLeaf] = [], _ dress: (inout FlexStyle) -> Void
  ) -> Chain.Level {
    var level = Chain.Level(
      style: FlexStyle(), leaves: (before + after).map { $0.leaf }, leavesComeFirst: !before.isEmpty)
    dress(&level.style)
    return level
  }
}

/// The leaves of the kinds.
private enum ChainLeaf {
  case a, half, words

  var leaf: (style: FlexStyle, content: LeafContent?) {
    var style = FlexStyle()
    switch self {
    case .a: return (style, .a)
    case .words: return (style, .words)
    case .half:
      (style.aspectRatio, style.width) = (1, .percent(50))
      return (style, nil)
    }
  }
}

extension LeafContent {
  fileprivate static var a: LeafContent { LeafContent(.text(FixedAdvanceText(utf8: "a".utf8))) }
  fileprivate static var words: LeafContent { LeafContent(.text(FixedAdvanceText(utf8: "aa aa".utf8))) }
  fileprivate static var box: LeafContent { LeafContent(.intrinsic(Extent(width: 50, height: 30))) }
}

extension LayoutSpace {
  fileprivate static var free: LayoutSpace { LayoutSpace(width: .definite(300), height: .maxContent) }
  fileprivate static var square: LayoutSpace { LayoutSpace(width: .definite(300), height: .definite(300)) }
  fileprivate static var wide: LayoutSpace { LayoutSpace(width: .maxContent, height: .definite(300)) }
}

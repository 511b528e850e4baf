import EagerLayout
import Testing

/// A tree of nested containers of any depth, with one container on each level.
struct Chain: Sendable, CustomTestStringConvertible {
  var name: String
  var space = LayoutSpace(width: .definite(300), height: .definite(200))
  /// Sets the style of a level, given the number of the level.
  var level: @Sendable (Int, inout FlexStyle) -> Void

  var testDescription: String { name }

  /// Returns the chain with a text in its innermost level and, if `leaves` is set, in each level.
  func arena(depth: Int, leaves: Bool) -> NodeArena {
    let text = LeafContent(.text(FixedAdvanceText(utf8: "AAAA BBBB CC".utf8)))
    var arena = NodeArena()
    for index in 0..<depth {
      var style = FlexStyle()
      level(index, &style)
      arena.open(style)
      guard leaves || index == depth - 1 else { continue }
      arena.open(FlexStyle(), content: text)
      arena.close()
    }
    for _ in 0..<depth { arena.close() }
    return arena
  }
}

extension Chain {
  private static let filled = LayoutSpace(width: .definite(300), height: .definite(200), fillsHeight: true)

  /// Chains in which each pass visits a node once.
  static let plain: [Chain] = [
    Chain(name: "rows") { _, _ in },
    Chain(name: "columns") { $1.flexDirection = .column },
    Chain(name: "alternating rows and columns") { $1.flexDirection = $0 % 2 == 0 ? .row : .column },
    Chain(name: "alternating rows and columns, aligned at the start") {
      $1.flexDirection = $0 % 2 == 0 ? .row : .column
      $1.alignItems = .flexStart
    },
    Chain(name: "wrapping rows") { $1.flexWrap = .wrap },
    Chain(name: "heights in percent", space: filled) {
      $1.height = .percent(99)
      $1.flexDirection = $0 % 2 == 0 ? .row : .column
    },
    Chain(name: "flexible columns", space: filled) {
      $1.flexGrow = 1
      $1.flexDirection = .column
    },
    Chain(name: "absolute in absolute") {
      $1.position = .absolute
      ($1.top, $1.bottom) = (.points(1), .points(1))
    },
    Chain(name: "rows aligned by baselines") { $1.alignItems = .baseline },
    Chain(name: "rows aligned by last baselines, wrapping") {
      $1.alignItems = .lastBaseline
      $1.flexWrap = .wrap
    },
    Chain(name: "limits of content") {
      $1.maxHeight = .minContent
      $1.alignItems = .flexStart
    },
  ]

  /// Chains in which heights decide widths, so that nodes are measured several times with the same inputs.
  static let heightDependent: [Chain] = [
    Chain(name: "wrapping columns") {
      $1.flexDirection = .column
      $1.flexWrap = .wrap
    },
    Chain(name: "wrapping columns that fill", space: filled) {
      $1.flexDirection = .column
      $1.flexWrap = .wrap
    },
    Chain(name: "wrapping columns with heights") {
      $1.flexDirection = .column
      $1.flexWrap = .wrap
      $1.height = .points(100)
    },
    Chain(name: "wrapping columns with heights in percent", space: filled) {
      $1.flexDirection = .column
      $1.flexWrap = .wrap
      $1.height = .percent(100)
    },
    Chain(name: "alternating wrapping rows and columns, limited") {
      $1.flexDirection = $0 % 2 == 0 ? .row : .column
      $1.flexWrap = .wrap
      $1.maxHeight = .points(100)
    },
    Chain(name: "ratios in rows") { $1.aspectRatio = 2 },
    Chain(name: "ratios in rows, aligned at the start") {
      $1.aspectRatio = 2
      $1.alignItems = .flexStart
    },
    Chain(name: "ratios in columns") {
      $1.flexDirection = .column
      $1.aspectRatio = 2
    },
    Chain(name: "ratios in flexible columns", space: filled) {
      $1.flexDirection = .column
      $1.aspectRatio = 2
      $1.flexGrow = 1
      $1.alignItems = .flexStart
    },
    Chain(name: "ratios in alternating rows and columns, aligned at the start") {
      $1.flexDirection = $0 % 2 == 0 ? .row : .column
      $1.aspectRatio = 2
      $1.alignItems = .flexStart
    },
    Chain(name: "ratios in wrapping columns", space: filled) {
      $1.flexDirection = .column
      $1.flexWrap = .wrap
      $1.aspectRatio = 2
    },
    Chain(name: "baselines that alternate with wrapping columns that fill", space: filled) {
      if $0 % 2 == 0 { $1.alignItems = .baseline; return }
      $1.flexDirection = .column
      $1.flexWrap = .wrap
    },
  ]

  /// Chains in which each level measures the levels below it with new inputs.
  static let exceptions: [Chain] = [
    Chain(name: "baselines that alternate with limited wrapping columns") {
      if $0 % 2 == 0 { $1.alignItems = .baseline; return }
      $1.flexDirection = .column
      $1.flexWrap = .wrap
      $1.maxHeight = .points(100)
    },
    Chain(name: "alternating baselines, wrapping columns and ratios") {
      $1.alignItems = $0 % 3 == 0 ? .baseline : .flexStart
      if $0 % 3 > 0 { $1.flexDirection = .column }
      if $0 % 3 == 1 { $1.flexWrap = .wrap; $1.maxHeight = .points(100) }
      if $0 % 3 == 2 { $1.aspectRatio = 2 }
    },
    Chain(name: "ratios under paddings in percent", space: filled) {
      $1.aspectRatio = 2
      $1.paddingTop = .percent(1)
    },
  ]
}

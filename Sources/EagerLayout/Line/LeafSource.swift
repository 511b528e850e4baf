/// What an item was made from, for when it has to be read anew, asked, or named in an issue.
struct LeafSource: Sendable {
  private(set) var style: FlexStyle
  private(set) var content: LeafContent?
  private(set) var id: LayoutID?
  /// Whether the item is read anew when the line's room changes.
  let dependsOnRoom: Bool
  /// The content's size across the line with padding, and the item's main size for which that is right.
  var contentSize = 0.0
  var askedAt = Double.nan

  /// Whether an item's metrics do not say everything.
  static func isNeeded(for node: borrowing LayoutNode) -> Bool {
    node.content != nil || node.id != nil || node.style.units.dependOnRoom
      || node.style.keywords[.hasMargin] | node.style.keywords[.hasFaults] | node.style.keywords[.hasRatio] != 0
  }

  init(_ node: LayoutNode, isRow: Bool) {
    // Below a column's width lies the content's height; in a row, content has its widths once and for all. A ratio makes
    // a size along the line of the room across it.
    dependsOnRoom =
      node.style.units.dependOnRoom || node.content != nil && !isRow || node.style.keywords[.hasRatio] != 0
    style = node.style
    content = node.content
    id = node.id
  }

  /// Lets go of what is kept, when the item leaves the line.
  mutating func release() {
    style = FlexStyle()
    content = nil
    id = nil
  }
}

extension Units {
  /// Whether any length is a percentage or a keyword of the content: in each field, a bit that `auto` and `points` lack.
  fileprivate var dependOnRoom: Bool {
    let percentages = Self.mainSizes(.percent) | Self.limits(.percent) | Self.edges(.percent)
    return word & (percentages | Self.mainSizes(.maxContent) | Self.limits(.maxContent)) != 0
  }
}

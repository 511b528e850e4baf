/// The source of an item, for reading it again, measuring it, or naming it in an issue.
struct LeafSource: Sendable {
  private(set) var style: FlexStyle
  private(set) var content: LeafContent?
  private(set) var id: LayoutID?
  /// Whether the item must be read again when the line's available space changes.
  let dependsOnRoom: Bool
  /// The cached cross size of the content with padding, and the main size for which it is valid; NaN if it is not
  /// valid.
  var contentSize = 0.0
  var askedAt = Double.nan

  /// Whether a node needs a source beside its metrics.
  static func isNeeded(for node: borrowing LayoutNode) -> Bool {
    node.content != nil || node.id != nil || node.style.units.dependOnRoom
      || node.style.keywords[.hasMargin] | node.style.keywords[.hasFaults] | node.style.keywords[.hasRatio] != 0
  }

  init(_ node: LayoutNode, isRow: Bool) {
    // In a column, the content's height depends on the width; in a row, content widths never change. With a ratio, a
    // main size depends on the available cross space.
    dependsOnRoom =
      node.style.units.dependOnRoom || node.content != nil && !isRow || node.style.keywords[.hasRatio] != 0
    style = node.style
    content = node.content
    id = node.id
  }

  /// Releases the source when the item leaves the line.
  mutating func release() {
    style = FlexStyle()
    content = nil
    id = nil
  }
}

extension Units {
  /// Whether any length is a percentage or a content keyword: tests bits that `auto` and `points` lack.
  fileprivate var dependOnRoom: Bool {
    let percentages = Self.mainSizes(.percent) | Self.limits(.percent) | Self.edges(.percent)
    return word & (percentages | Self.mainSizes(.maxContent) | Self.limits(.maxContent)) != 0
  }
}

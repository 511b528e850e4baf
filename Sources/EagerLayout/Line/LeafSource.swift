/// The style, content and id from which an item's metrics were computed. They are needed to recompute the metrics, to
/// measure the content, and to identify the item in issues.
struct LeafSource: Sendable {
  private(set) var style: FlexStyle
  private(set) var content: LeafContent?
  private(set) var id: LayoutID?
  /// Whether the metrics depend on the line's available space.
  let dependsOnSpace: Bool
  /// The cached cross size of the content, with padding.
  var contentSize = 0.0
  /// The main size for which ``contentSize`` is valid; NaN if ``contentSize`` is invalid.
  var validMainSize = Double.nan

  /// Whether a node needs a source in addition to its metrics.
  static func isNeeded(for node: borrowing LayoutNode) -> Bool {
    node.content != nil || node.id != nil || node.style.units.dependOnAvailableSpace
      || node.style.keywords[.hasMargin] | node.style.keywords[.hasFaults] | node.style.keywords[.hasRatio] != 0
  }

  init(_ node: LayoutNode, isRow: Bool) {
    // In a column, the height of content depends on the available width; in a row, the intrinsic widths of content do
    // not. With a ratio, the main size depends on the available cross space.
    dependsOnSpace =
      node.style.units.dependOnAvailableSpace || node.content != nil && !isRow || node.style.keywords[.hasRatio] != 0
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
  /// Whether any length is a percentage or a size keyword. This tests the bits of their units, which `auto` and
  /// `points` do not have.
  fileprivate var dependOnAvailableSpace: Bool {
    let percentages = Self.mainSizeBits(.percent) | Self.limitBits(.percent) | Self.edgeBits(.percent)
    return word & (percentages | Self.mainSizeBits(.maxContent) | Self.limitBits(.maxContent)) != 0
  }
}

/// Four rarely set lengths that are stored together.
///
/// A node's groups are stored consecutively, only those that its keywords indicate: margin, padding, border, inset,
/// limits, and gaps with ratio and order.
package struct RareGroup: Equatable, Sendable, BitwiseCopyable {
  // The meaning of the four values depends on the group; they are named like edges.
  var left = 0.0
  var top = 0.0
  var right = 0.0
  var bottom = 0.0

  /// A group of zeros.
  init() {}

  @inline(__always)
  init(_ edges: Edges) {
    (left, top, right, bottom) = (edges.left, edges.top, edges.right, edges.bottom)
  }

  @inline(__always)
  init(limitsOf values: RareValues) {
    (left, top, right, bottom) = (values.minWidth, values.minHeight, values.maxWidth, values.maxHeight)
  }

  @inline(__always)
  init(gapsOf values: RareValues) {
    // The bits of the integer are stored.
    let order = Double(bitPattern: UInt64(bitPattern: Int64(values.order)))
    (left, top, right, bottom) = (values.rowGap, values.columnGap, values.aspectRatio, order)
  }

  @inline(__always)
  var edges: Edges { Edges(top: top, left: left, bottom: bottom, right: right) }

  // The group of limits.
  @inline(__always) var minWidth: Double { left }
  @inline(__always) var minHeight: Double { top }
  @inline(__always) var maxWidth: Double { right }
  @inline(__always) var maxHeight: Double { bottom }

  // The group of gaps, ratio and order.
  @inline(__always) var rowGap: Double { left }
  @inline(__always) var columnGap: Double { top }
  @inline(__always) var aspectRatio: Double { right }
  @inline(__always) var order: Int { Int(truncatingIfNeeded: Int64(bitPattern: bottom.bitPattern)) }
}

// The indices of a node's groups, given the first one: each follows the previous existing ones. (Computed from
// keywords, since passing a whole record is expensive.)
extension Keywords {
  @inline(__always)
  private func count(_ field: Field) -> Int { Int(truncatingIfNeeded: self[field]) }

  @inline(__always)
  func marginGroup(_ first: Int32) -> Int { Int(first) }
  @inline(__always)
  func paddingGroup(_ first: Int32) -> Int { Int(first) &+ count(.hasMargin) }
  @inline(__always)
  func borderGroup(_ first: Int32) -> Int { paddingGroup(first) &+ count(.hasPadding) }
  @inline(__always)
  func insetGroup(_ first: Int32) -> Int { borderGroup(first) &+ count(.hasBorder) }
  /// `min-width`, `min-height`, `max-width`, `max-height`.
  @inline(__always)
  func limitsGroup(_ first: Int32) -> Int { insetGroup(first) &+ count(.hasInset) }
  /// `row-gap`, `column-gap`, `aspect-ratio`, `order`.
  @inline(__always)
  func gapsGroup(_ first: Int32) -> Int { limitsGroup(first) &+ count(.storesLimits) }
}

extension Keywords {
  /// Whether the last group exists.
  @inline(__always)
  var hasGapsGroup: Bool { self[.hasGap] | self[.hasRatio] | self[.hasOrder] != 0 }
}

extension RareStyle {
  /// Appends the groups that a record's keywords indicate.
  @inline(__always)
  func append(to groups: inout ContiguousArray<RareGroup>, _ keywords: Keywords) {
    if keywords[.hasMargin] != 0 { groups.append(RareGroup(values.margin)) }
    if keywords[.hasPadding] != 0 { groups.append(RareGroup(values.padding)) }
    if keywords[.hasBorder] != 0 { groups.append(RareGroup(values.border)) }
    if keywords[.hasInset] != 0 { groups.append(RareGroup(values.inset)) }
    if keywords[.storesLimits] != 0 {
      groups.append(RareGroup(limitsOf: values))
    }
    if keywords.hasGapsGroup { groups.append(RareGroup(gapsOf: values)) }
  }
}

extension RareValues {
  /// Reads the values of a record's groups.
  init(_ record: NodeRecord, in groups: ContiguousArray<RareGroup>) {
    let keywords = record.keywords
    if keywords[.hasMargin] != 0 { margin = groups[keywords.marginGroup(record.rare)].edges }
    if keywords[.hasPadding] != 0 { padding = groups[keywords.paddingGroup(record.rare)].edges }
    if keywords[.hasBorder] != 0 { border = groups[keywords.borderGroup(record.rare)].edges }
    if keywords[.hasInset] != 0 { inset = groups[keywords.insetGroup(record.rare)].edges }
    if keywords[.storesLimits] != 0 {
      let limits = groups[keywords.limitsGroup(record.rare)]
      (minWidth, minHeight) = (limits.minWidth, limits.minHeight)
      (maxWidth, maxHeight) = (limits.maxWidth, limits.maxHeight)
    }
    if keywords.hasGapsGroup {
      let gaps = groups[keywords.gapsGroup(record.rare)]
      (rowGap, columnGap, aspectRatio, order) = (gaps.rowGap, gaps.columnGap, gaps.aspectRatio, gaps.order)
    }
  }
}

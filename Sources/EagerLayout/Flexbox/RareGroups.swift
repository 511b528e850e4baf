/// Four rarely set lengths that are stored together.
///
/// A node's groups stand one after another, those alone that its keywords speak of: margin, padding, border, inset,
/// limits, and gaps with ratio and order.
package struct RareGroup: Equatable, Sendable, BitwiseCopyable {
  var first = 0.0
  var second = 0.0
  var third = 0.0
  var fourth = 0.0

  /// Left, top, right, bottom.
  @inline(__always)
  var edges: Edges { Edges(top: second, left: first, bottom: fourth, right: third) }

  @inline(__always)
  init(_ edges: Edges) { self.init(edges.left, edges.top, edges.right, edges.bottom) }

  @inline(__always)
  init(_ first: Double = 0, _ second: Double = 0, _ third: Double = 0, _ fourth: Double = 0) {
    self.first = first
    self.second = second
    self.third = third
    self.fourth = fourth
  }
}

// Where a node's groups are: each after those before it that are there.
extension NodeRecord {
  @inline(__always)
  private func count(_ field: Keywords.Field) -> Int { Int(truncatingIfNeeded: keywords[field]) }

  @inline(__always)
  var marginGroup: Int { Int(rare) }
  @inline(__always)
  var paddingGroup: Int { marginGroup &+ count(.hasMargin) }
  @inline(__always)
  var borderGroup: Int { paddingGroup &+ count(.hasPadding) }
  @inline(__always)
  var insetGroup: Int { borderGroup &+ count(.hasBorder) }
  /// `min-width`, `min-height`, `max-width`, `max-height`.
  @inline(__always)
  var limitsGroup: Int { insetGroup &+ count(.hasInset) }
  /// `row-gap`, `column-gap`, `aspect-ratio`, `order`.
  @inline(__always)
  var otherGroup: Int { limitsGroup &+ count(.storesLimits) }
}

extension Keywords {
  /// Whether the last group is there.
  @inline(__always)
  var hasOtherGroup: Bool { self[.hasGap] | self[.hasRatio] | self[.hasOrder] != 0 }
}

extension RareValues {
  /// Adds the groups that a record's keywords speak of.
  func append(to groups: inout ContiguousArray<RareGroup>, _ keywords: Keywords) {
    if keywords[.hasMargin] != 0 { groups.append(RareGroup(margin)) }
    if keywords[.hasPadding] != 0 { groups.append(RareGroup(padding)) }
    if keywords[.hasBorder] != 0 { groups.append(RareGroup(border)) }
    if keywords[.hasInset] != 0 { groups.append(RareGroup(inset)) }
    if keywords[.storesLimits] != 0 { groups.append(RareGroup(minWidth, minHeight, maxWidth, maxHeight)) }
    if keywords.hasOtherGroup {
      let order = Double(bitPattern: UInt64(bitPattern: Int64(order)))
      groups.append(RareGroup(rowGap, columnGap, aspectRatio, order))
    }
  }

  /// The values of a record's groups.
  init(_ record: NodeRecord, in groups: ContiguousArray<RareGroup>) {
    let keywords = record.keywords
    if keywords[.hasMargin] != 0 { margin = groups[record.marginGroup].edges }
    if keywords[.hasPadding] != 0 { padding = groups[record.paddingGroup].edges }
    if keywords[.hasBorder] != 0 { border = groups[record.borderGroup].edges }
    if keywords[.hasInset] != 0 { inset = groups[record.insetGroup].edges }
    if keywords[.storesLimits] != 0 {
      let limits = groups[record.limitsGroup]
      (minWidth, minHeight, maxWidth, maxHeight) = (limits.first, limits.second, limits.third, limits.fourth)
    }
    if keywords.hasOtherGroup {
      let others = groups[record.otherGroup]
      (rowGap, columnGap, aspectRatio, order) = (others.first, others.second, others.third, others.order)
    }
  }
}

extension RareGroup {
  /// `order`, where this is the group that has it. An integer, whose bits are kept.
  var order: Int { Int(truncatingIfNeeded: Int64(bitPattern: fourth.bitPattern)) }
}

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

// Where a node's groups are, from the place of the first on: each after those before it that are there. (Of the keywords,
// since a record as a whole is a lot to hand over.)
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
  func otherGroup(_ first: Int32) -> Int { limitsGroup(first) &+ count(.storesLimits) }
}

extension Keywords {
  /// Whether the last group is there.
  @inline(__always)
  var hasOtherGroup: Bool { self[.hasGap] | self[.hasRatio] | self[.hasOrder] != 0 }
}

extension RareStyle {
  /// Adds the groups that a record's keywords speak of.
  @inline(__always)
  func append(to groups: inout ContiguousArray<RareGroup>, _ keywords: Keywords) {
    if keywords[.hasMargin] != 0 { groups.append(RareGroup(values.margin)) }
    if keywords[.hasPadding] != 0 { groups.append(RareGroup(values.padding)) }
    if keywords[.hasBorder] != 0 { groups.append(RareGroup(values.border)) }
    if keywords[.hasInset] != 0 { groups.append(RareGroup(values.inset)) }
    if keywords[.storesLimits] != 0 {
      groups.append(RareGroup(limitsOf: values))
    }
    if keywords.hasOtherGroup { groups.append(RareGroup(othersOf: values)) }
  }
}

extension RareValues {
  /// The values of a record's groups.
  init(_ record: NodeRecord, in groups: ContiguousArray<RareGroup>) {
    let keywords = record.keywords
    if keywords[.hasMargin] != 0 { margin = groups[keywords.marginGroup(record.rare)].edges }
    if keywords[.hasPadding] != 0 { padding = groups[keywords.paddingGroup(record.rare)].edges }
    if keywords[.hasBorder] != 0 { border = groups[keywords.borderGroup(record.rare)].edges }
    if keywords[.hasInset] != 0 { inset = groups[keywords.insetGroup(record.rare)].edges }
    if keywords[.storesLimits] != 0 {
      let limits = groups[keywords.limitsGroup(record.rare)]
      (minWidth, minHeight, maxWidth, maxHeight) = (limits.first, limits.second, limits.third, limits.fourth)
    }
    if keywords.hasOtherGroup {
      let others = groups[keywords.otherGroup(record.rare)]
      (rowGap, columnGap, aspectRatio, order) = (others.first, others.second, others.third, others.order)
    }
  }
}

extension RareGroup {
  @inline(__always)
  init(limitsOf values: RareValues) {
    self.init(values.minWidth, values.minHeight, values.maxWidth, values.maxHeight)
  }

  @inline(__always)
  init(othersOf values: RareValues) {
    let order = Double(bitPattern: UInt64(bitPattern: Int64(values.order)))
    self.init(values.rowGap, values.columnGap, values.aspectRatio, order)
  }

  /// `order`, where this is the group that has it. An integer, whose bits are kept.
  var order: Int { Int(truncatingIfNeeded: Int64(bitPattern: fourth.bitPattern)) }
}

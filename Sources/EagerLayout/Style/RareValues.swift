/// Numbers that most nodes leave at their initial values.
///
/// A node stores these numbers in groups of four (``RareGroup``), one group after another. It stores only the groups
/// for which its keywords have a flag.
package struct RareValues: Equatable, Sendable, BitwiseCopyable {
  package var minWidth = 0.0
  package var minHeight = 0.0
  package var maxWidth = 0.0
  package var maxHeight = 0.0
  package var margin = Edges()
  package var padding = Edges()
  package var border = Edges()
  package var inset = Edges()
  package var rowGap = 0.0
  package var columnGap = 0.0
  /// 0 without a ratio; negative if the ratio is of the content box, whatever `box-sizing` is.
  package var aspectRatio = 0.0
  package var order = 0
  package var lineCount = 1

  package init() {}
}

extension RareValues {
  /// The numeric part of a length; its unit is in ``Units``.
  subscript(property: FlexStyle.Property) -> Double {
    @inline(__always)
    get {
      var values = self
      return values.withNumber(of: property) { $0 }
    }
    @inline(__always)
    set { withNumber(of: property) { $0 = newValue } }
  }

  @inline(__always)
  private mutating func withNumber<Result>(of property: FlexStyle.Property, _ body: (inout Double) -> Result) -> Result
  {
    switch property {
    case .minWidth: body(&minWidth)
    case .minHeight: body(&minHeight)
    case .maxWidth: body(&maxWidth)
    case .maxHeight: body(&maxHeight)
    case .marginLeft, .marginStart: body(&margin.left)
    case .marginTop: body(&margin.top)
    case .marginRight, .marginEnd: body(&margin.right)
    case .marginBottom: body(&margin.bottom)
    case .paddingLeft, .paddingStart: body(&padding.left)
    case .paddingTop: body(&padding.top)
    case .paddingRight, .paddingEnd: body(&padding.right)
    case .paddingBottom: body(&padding.bottom)
    case .borderLeft, .borderStart: body(&border.left)
    case .borderTop: body(&border.top)
    case .borderRight, .borderEnd: body(&border.right)
    case .borderBottom: body(&border.bottom)
    case .left, .start: body(&inset.left)
    case .top: body(&inset.top)
    case .right, .end: body(&inset.right)
    case .bottom: body(&inset.bottom)
    case .rowGap: body(&rowGap)
    case .columnGap: body(&columnGap)
    default: preconditionFailure("RareValues does not store this property.")
    }
  }
}

extension FlexStyle.Property {
  /// Returns the flag that records whether a rare length of a kind was set; `nil` for kinds that are not rare lengths.
  @inline(__always)
  func flag(for kind: Kind) -> Keywords.Field? {
    switch kind {
    case .minimum, .maximum: .hasLimits
    case .margin: .hasMargin
    case .inset: .hasInset
    case .padding: .hasPadding
    case .border: .hasBorder
    case .length: .hasGap
    case .size, .basis, .keyword, .alignment, .factor, .whole, .ratio: nil
    }
  }
}

/// Four rare values that are stored together.
package struct RareGroup: Equatable, Sendable, BitwiseCopyable {
  // The four values, which are named like edges. Their meaning depends on the kind of the group.
  var left = 0.0
  var top = 0.0
  var right = 0.0
  var bottom = 0.0

  @inline(__always)
  var edges: Edges { Edges(top: top, left: left, bottom: bottom, right: right) }

  // The values of a group of limits.
  @inline(__always) var minWidth: Double { left }
  @inline(__always) var minHeight: Double { top }
  @inline(__always) var maxWidth: Double { right }
  @inline(__always) var maxHeight: Double { bottom }

  // The values of a group of gaps. `bottom` stores the bits of an integer: the order, and in the lower 16 bits the
  // number of lines.
  @inline(__always) var rowGap: Double { left }
  @inline(__always) var columnGap: Double { top }
  @inline(__always) var aspectRatio: Double { right }
  @inline(__always) var order: Int { Int(truncatingIfNeeded: Int64(bitPattern: bottom.bitPattern) &>> 16) }
  @inline(__always) var lineCount: Int { Int(truncatingIfNeeded: bottom.bitPattern & 0xFFFF) &+ 1 }
}

extension RareGroup {
  @inline(__always)
  fileprivate init(_ edges: Edges) {
    (left, top, right, bottom) = (edges.left, edges.top, edges.right, edges.bottom)
  }

  /// The kinds of groups, in the order in which a node stores them.
  enum Kind { case margin, padding, border, inset, limits, gaps }
}

extension RareValues {
  subscript(kind: RareGroup.Kind) -> RareGroup {
    @inline(__always)
    get {
      switch kind {
      case .margin: RareGroup(margin)
      case .padding: RareGroup(padding)
      case .border: RareGroup(border)
      case .inset: RareGroup(inset)
      case .limits: RareGroup(left: minWidth, top: minHeight, right: maxWidth, bottom: maxHeight)
      case .gaps:
        RareGroup(
          left: rowGap, top: columnGap, right: aspectRatio,
          bottom: Double(bitPattern: UInt64(bitPattern: Int64(order) &<< 16) | UInt64(lineCount &- 1)))
      }
    }
    @inline(__always)
    set {
      switch kind {
      case .margin: margin = newValue.edges
      case .padding: padding = newValue.edges
      case .border: border = newValue.edges
      case .inset: inset = newValue.edges
      case .limits:
        (minWidth, minHeight) = (newValue.minWidth, newValue.minHeight)
        (maxWidth, maxHeight) = (newValue.maxWidth, newValue.maxHeight)
      case .gaps:
        (rowGap, columnGap) = (newValue.rowGap, newValue.columnGap)
        (aspectRatio, order) = (newValue.aspectRatio, newValue.order)
        lineCount = newValue.lineCount
      }
    }
  }
}

extension Keywords {
  /// The flags of a style that may require a group in the node's record.
  @inline(__always) static var groupsMask: UInt64 {
    mask(.hasMargin) | mask(.hasPadding) | mask(.hasBorder) | mask(.hasInset) | mask(.hasLimits) | mask(.hasOrder)
      | mask(.hasGap) | mask(.hasRatio)
  }

  /// Calls a function with the kind of each group that a node stores, in the order of storage.
  @inline(__always)
  func forEachGroup(_ body: (RareGroup.Kind) -> Void) {
    if self[.hasMargin] != 0 { body(.margin) }
    if self[.hasPadding] != 0 { body(.padding) }
    if self[.hasBorder] != 0 { body(.border) }
    if self[.hasInset] != 0 { body(.inset) }
    if self[.storesLimits] != 0 { body(.limits) }
    if self[.hasGap] | self[.hasRatio] | self[.hasOrder] != 0 { body(.gaps) }
  }

  // The indices of a node's groups, computed from the index of its first group and the flags of the groups before them.
  // These are methods of the keywords and not of the record, since passing a record is expensive.

  @inline(__always)
  private func count(_ field: Field) -> Int { Int(truncatingIfNeeded: self[field]) }

  @inline(__always)
  func marginGroupIndex(_ first: Int32) -> Int { Int(first) }
  @inline(__always)
  func paddingGroupIndex(_ first: Int32) -> Int { Int(first) &+ count(.hasMargin) }
  @inline(__always)
  func borderGroupIndex(_ first: Int32) -> Int { paddingGroupIndex(first) &+ count(.hasPadding) }
  @inline(__always)
  func insetGroupIndex(_ first: Int32) -> Int { borderGroupIndex(first) &+ count(.hasBorder) }
  /// Returns the index of the group with `min-width`, `min-height`, `max-width` and `max-height`.
  @inline(__always)
  func limitsGroupIndex(_ first: Int32) -> Int { insetGroupIndex(first) &+ count(.hasInset) }
  /// Returns the index of the group with `row-gap`, `column-gap`, `aspect-ratio`, `order` and `flex-line-count`.
  @inline(__always)
  func gapsGroupIndex(_ first: Int32) -> Int { limitsGroupIndex(first) &+ count(.storesLimits) }
}

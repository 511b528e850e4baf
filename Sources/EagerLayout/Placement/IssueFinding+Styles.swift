// Contradictions in styles: percentages of indefinite sizes, too many insets, items without a size.
extension FlexEngine {
  /// Finds percentages of a size that depends on the content (CSS Sizing §5.2).
  func findIndefinitePercentages(_ node: Int, in space: LayoutSpace, into collector: inout IssueCollector) {
    let record = nodes[node], keywords = record.keywords, parent = Int(record.parent), isRoot = parent < 0
    func check(_ properties: [FlexStyle.Property]) {
      for property in properties where record.units[property] == .percent {
        collector.add(.indefinitePercentage(record.units.specifiedEdge(property)), at: node)
      }
    }
    // The width of a containing block is definite when percentages of it are resolved. Only the width of the space
    // around the root may be indefinite.
    if isRoot && space.width.length == nil {
      check([.width, .minWidth, .maxWidth])
      check([.left, .right, .marginLeft, .marginTop])
      check([.marginRight, .marginBottom, .paddingLeft])
      check([.paddingTop, .paddingRight, .paddingBottom])
    }
    // When percentages are resolved, the containing block of an absolute child and the grid area of an item already
    // have their final heights.
    let isInArea = !isRoot && nodes[parent].keywords[.arrangementUsesAlignment] != 0
    let isDefinite =
      isRoot
      ? space.height.length != nil : keywords.isAbsolute || isInArea || boxes[parent].flags.contains(.definiteHeight)
    let isInColumn = !isRoot && nodes[parent].keywords.isColumn
    // The height of a column is definite if flexing set it (CSS Flexbox §9.8). It may still equal the sum of its items'
    // heights. A percentage of that sum is rarely intended.
    let isPartOfSum = isDefinite && isInColumn && !keywords.isAbsolute && heightFollowsContent(parent, in: space)
    if !isDefinite || isPartOfSum { check([.height, .minHeight, .maxHeight]) }
    if !isDefinite { check([.top, .bottom]) }
    // A basis of 0 % is not reported: `flex: 1` sets it.
    if !isDefinite || isPartOfSum, isInColumn, record.basisValue != 0 { check([.flexBasis]) }
    // In a grid, row gaps are resolved against the final content height (CSS Align §8.3).
    let hasRowGaps =
      Int(record.end) > node + 1 && keywords[.arrangementUsesAlignment] == 0
      && (keywords.containerKind != .row || keywords.wraps)
    if hasRowGaps, record.units[.rowGap] == .percent,
      !boxes[node].flags.contains(.definiteHeight)
        || keywords.containerKind != .row && heightFollowsContent(node, in: space)
    {
      check([.rowGap])
    }
  }

  /// Finds insets that have no effect because the opposite inset, and for an absolute child also its size, determine
  /// the position (CSS Position §3.4 and §4.1).
  func findIgnoredInsets(_ node: Int, in space: LayoutSpace, into collector: inout IssueCollector) {
    let record = nodes[node], parent = Int(record.parent), insets = insets(node)
    let isAbsolute = parent >= 0 && record.keywords.isAbsolute
    let isRightToLeft = parent >= 0 && boxes[parent].flags.contains(.rightToLeft)
    // The size of the containing block; `nil` if it is indefinite.
    let basisX: Double?, basisY: Double?
    if parent < 0 {
      (basisX, basisY) = (space.width.length, space.height.length)
    } else {
      basisX = boxes[node].containingWidth
      let border = border(parent).vertical
      basisY =
        isAbsolute
        ? max(boxes[parent].height - border, 0)
        : boxes[parent].flags.contains(.definiteHeight) ? innerHeight(parent) : nil
    }
    let margins = margins(node, of: boxes[node].containingWidth)
    if let left = inset(.left, insets.left, of: node, basisX), let right = inset(.right, insets.right, of: node, basisX)
    {
      let adapts = record.units[.width] == .auto || margins.autoLeft || margins.autoRight
      // The difference between the position by the first inset and the position by the opposite one.
      let difference = left + right + (isAbsolute ? boxes[node].width + margins.horizontal.sum - (basisX ?? 0) : 0)
      if !(isAbsolute && adapts) && !isNegligible(difference, of: basisX) {
        collector.add(.ignoredInset(record.units.specifiedEdge(isRightToLeft ? .left : .right)), at: node)
      }
    }
    if let top = inset(.top, insets.top, of: node, basisY), let bottom = inset(.bottom, insets.bottom, of: node, basisY)
    {
      // For an absolute child, two insets limit the space in which `align-self` places the box.
      let isAligned =
        isAbsolute && record.keywords[.alignSelf] != 0 && alignment(of: node, in: parent).value != .stretch
      let adapts = record.units[.height] == .auto || margins.autoTop || margins.autoBottom || isAligned
      let difference = top + bottom + (isAbsolute ? boxes[node].height + margins.vertical.sum - (basisY ?? 0) : 0)
      if !(isAbsolute && adapts) && !isNegligible(difference, of: basisY) {
        collector.add(.ignoredInset(.bottom), at: node)
      }
    }
  }

  /// Whether a length differs from 0 only by the rounding errors of sums whose terms are about as large as `scale`.
  private func isNegligible(_ length: Double, of scale: Double?) -> Bool {
    LineShares.overflow(length.magnitude, of: scale ?? 0) == 0
  }

  /// Finds items with a main size of 0, apart from padding and border, that are probably mistakes: fixed items without
  /// a size, and flexible items in a container that is sized to its content and so has no free space.
  func findMissingSizes(_ node: Int, _ container: Int, in space: LayoutSpace, into collector: inout IssueCollector) {
    let record = nodes[node], box = boxes[node], isRow = nodes[container].keywords.isRow
    let size = isRow ? box.width : box.height
    if size != 0 {
      // A specified size is not reported, even if padding takes all of it.
      guard isEmptyLeaf(node), record.units[isRow ? .width : .height] == .auto else { return }
      let edges = isRow ? horizontalEdges(node, of: box.containingWidth) : verticalEdges(node, of: box.containingWidth)
      guard isNegligible(size - edges, of: edges) else { return }
    }
    if record.growFactor > 0 {
      let followsContent =
        isRow
        ? widthFollowsContent(container, in: space) : heightFollowsContent(container, in: space)
      if followsContent { collector.add(.noSpaceToShare(inWidth: isRow), at: node) }
      return
    }
    // An item with an invalid style already has an issue.
    guard record.shrinkFactor == 0, record.content < 0,
      !record.units.isContainer, record.keywords[.hasFaults] == 0,
      Int(record.end) == node + 1, record.units[.flexBasis] == .auto, record.units[isRow ? .width : .height] == .auto
    else { return }
    collector.add(.noSize(inWidth: isRow), at: node)
  }

  @inline(__always)
  func isEmptyLeaf(_ node: Int) -> Bool { nodes[node].content < 0 && Int(nodes[node].end) == node + 1 }

  /// The maximum number of ancestors searched for a container's size, which keeps the cost linear at any depth.
  private static var maxAncestors: Int { 64 }

  /// Whether a container has the height of its content because nothing else determines its height. Returns `false` if
  /// no size is found within `maxAncestors` ancestors.
  private func heightFollowsContent(_ container: Int, in space: LayoutSpace) -> Bool {
    guard boxes[container].flags.contains(.definiteHeight) else { return true }
    // An item's height may be definite because of flexing or stretching, and still equal the height of its content.
    var node = container
    for _ in 0..<Self.maxAncestors {
      let record = nodes[node], parent = Int(record.parent)
      let content = boxes[node].contentHeight + verticalEdges(node, of: boxes[node].containingWidth)
      guard parent >= 0, isNegligible(boxes[node].height - content, of: content), record.units[.height] == .auto,
        !record.keywords.isAbsolute, nodes[parent].keywords[.isArranged] == 0
      else { return false }
      if nodes[parent].keywords.isRow {
        // The height of a row may follow from its other items. In a row of cards of equal height, it is not a mistake
        // that the tallest card has no free space.
        if node != parent + 1 || record.end != nodes[parent].end { return false }
      } else {
        let basis = record.units[.flexBasis]
        if basis == .points || basis == .percent { return false }
        if record.growFactor == 0 { return true }
      }
      node = parent
    }
    return false
  }

  /// Whether a container has the width of its content because nothing else determines its width. Returns `false` if no
  /// size is found within `maxAncestors` ancestors.
  private func widthFollowsContent(_ container: Int, in space: LayoutSpace) -> Bool {
    var node = container
    for _ in 0..<Self.maxAncestors {
      let record = nodes[node], parent = Int(record.parent), unit = record.units[.width]
      let content = boxes[node].maxContent + horizontalEdges(node, of: boxes[node].containingWidth)
      guard isNegligible(boxes[node].width - content, of: content), unit != .points, unit != .percent else {
        return false
      }
      if unit != .auto { return true }
      if parent < 0 { return space.width.length == nil }
      if record.keywords.isAbsolute { return record.units[.left] == .auto || record.units[.right] == .auto }
      if nodes[parent].keywords.isRow {
        let basis = record.units[.flexBasis]
        if basis == .points || basis == .percent { return false }
        if record.growFactor == 0 { return true }
      } else if !stretches(node, in: parent) {
        return true
      }
      node = parent
    }
    return false
  }
}

extension Units {
  /// Whether any length may be a percentage. This tests the bits of `percent`, which `auto` and `points` do not have.
  @inline(__always)
  var mayHavePercentages: Bool {
    word & (Self.mainSizeBits(.percent) | Self.limitBits(.percent) | Self.edgeBits(.percent)) != 0
  }
}

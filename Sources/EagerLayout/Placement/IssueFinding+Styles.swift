// Contradictions in styles: percentages of indefinite sizes, too many insets, items without a size.
extension FlexEngine {
  /// Finds percentages of a size that depends on the content (CSS Sizing §5.2).
  func findIndefinitePercentages(_ node: Int, in space: LayoutSpace, into findings: inout Findings) {
    let record = nodes[node], keywords = record.keywords, parent = Int(record.parent), isRoot = parent < 0
    func check(_ properties: [FlexStyle.Property]) {
      for property in properties where record.units[property] == .percent {
        findings.add(.indefinitePercentage(record.units.specifiedEdge(property)), at: node)
      }
    }
    // Containing widths are definite when percentages of them are resolved, except for the space around the root.
    if isRoot && space.width.length == nil {
      check([.width, .minWidth, .maxWidth])
      check([.left, .right, .marginLeft, .marginTop])
      check([.marginRight, .marginBottom, .paddingLeft])
      check([.paddingTop, .paddingRight, .paddingBottom])
    }
    // The containing block of an absolute child has its final height by then, and so has an item's grid area.
    let isInArea = !isRoot && nodes[parent].keywords[.arrangesByAlignment] != 0
    let isDefinite =
      isRoot
      ? space.height.length != nil : keywords.isAbsolute || isInArea || boxes[parent].flags.contains(.definiteHeight)
    let isInColumn =
      !isRoot && nodes[parent].keywords.containerKind != .row && nodes[parent].keywords[.isArranged] == 0
    // A column whose height was set by flexing is definite (CSS Flexbox §9.8). Its height is still the sum of its
    // items' heights, and a percentage of that sum is rarely intended.
    let isPartOfSum = isDefinite && isInColumn && !keywords.isAbsolute && heightFollowsContent(parent, in: space)
    if !isDefinite || isPartOfSum { check([.height, .minHeight, .maxHeight]) }
    if !isDefinite { check([.top, .bottom]) }
    // 0 % is the basis of `flex: 1`.
    if !isDefinite || isPartOfSum, isInColumn, record.basisValue != 0 { check([.flexBasis]) }
    // With grid areas, row gaps are resolved against the final content height (CSS Align §8.3).
    let hasRows =
      Int(record.end) > node + 1 && keywords[.arrangesByAlignment] == 0
      && (keywords.containerKind != .row || keywords.wraps)
    if hasRows, record.units[.rowGap] == .percent,
      !boxes[node].flags.contains(.definiteHeight)
        || keywords.containerKind != .row && heightFollowsContent(node, in: space)
    {
      check([.rowGap])
    }
  }

  /// Finds insets that have no effect because the opposite inset, and for an absolute child also its size, determine
  /// the position (CSS Position §3.4 and §4.1).
  func findIgnoredInsets(_ node: Int, in space: LayoutSpace, into findings: inout Findings) {
    let record = nodes[node], parent = Int(record.parent), insets = insets(node)
    let isAbsolute = parent >= 0 && record.keywords.isAbsolute
    let isRightToLeft = parent >= 0 && boxes[parent].flags.contains(.rightToLeft)
    let wholeX: Double?, wholeY: Double?
    if parent < 0 {
      (wholeX, wholeY) = (space.width.length, space.height.length)
    } else {
      wholeX = boxes[node].containingWidth
      let border = border(parent).vertical
      wholeY =
        isAbsolute
        ? max(boxes[parent].height - border, 0)
        : boxes[parent].flags.contains(.definiteHeight) ? innerHeight(parent) : nil
    }
    let margins = margins(node, of: boxes[node].containingWidth)
    if let left = inset(.left, insets.left, of: node, wholeX), let right = inset(.right, insets.right, of: node, wholeX)
    {
      let isFree = record.units[.width] == .auto || margins.autoLeft || margins.autoRight
      let used = left + right + (isAbsolute ? boxes[node].width + margins.horizontal.sum - (wholeX ?? 0) : 0)
      if !(isAbsolute && isFree) && !isNegligible(used, of: wholeX) {
        findings.add(.ignoredInset(record.units.specifiedEdge(isRightToLeft ? .left : .right)), at: node)
      }
    }
    if let top = inset(.top, insets.top, of: node, wholeY), let bottom = inset(.bottom, insets.bottom, of: node, wholeY)
    {
      // For an absolute child, two insets bound the space in which `align-self` places the box.
      let isAligned =
        isAbsolute && record.keywords[.alignSelf] != 0 && alignment(of: node, in: parent).value != .stretch
      let isFree = record.units[.height] == .auto || margins.autoTop || margins.autoBottom || isAligned
      let used = top + bottom + (isAbsolute ? boxes[node].height + margins.vertical.sum - (wholeY ?? 0) : 0)
      if !(isAbsolute && isFree) && !isNegligible(used, of: wholeY) { findings.add(.ignoredInset(.bottom), at: node) }
    }
  }

  private func isNegligible(_ length: Double, of whole: Double?) -> Bool {
    LineShares.overflow(length.magnitude, of: whole ?? 0) == 0
  }

  /// Finds items with a main size of 0, apart from padding and border: a fixed item without a size, or a flexible item
  /// in a container that never has free space, as opposed to one whose space is used up.
  func findMissingSizes(_ node: Int, _ container: Int, in space: LayoutSpace, into findings: inout Findings) {
    let record = nodes[node], box = boxes[node], isRow = nodes[container].keywords.isRow
    let size = isRow ? box.width : box.height
    if size != 0 {
      // With a specified size, padding may take all of it on purpose.
      guard isEmptyLeaf(node), record.units[isRow ? .width : .height] == .auto else { return }
      let edges = isRow ? horizontalEdges(node, of: box.containingWidth) : verticalEdges(node, of: box.containingWidth)
      guard isNegligible(size - edges, of: edges) else { return }
    }
    if record.growFactor > 0 {
      let follows =
        isRow
        ? widthFollowsContent(container, in: space) : heightFollowsContent(container, in: space)
      if follows { findings.add(.noSpaceToShare(inWidth: isRow), at: node) }
      return
    }
    // An invalid size is already an issue.
    guard record.shrinkFactor == 0, record.content < 0,
      !record.units.isContainer, record.keywords[.hasFaults] == 0,
      Int(record.end) == node + 1, record.units[.flexBasis] == .auto, record.units[isRow ? .width : .height] == .auto
    else { return }
    findings.add(.noSize(inWidth: isRow), at: node)
  }

  /// Whether a node has neither content nor items.
  @inline(__always)
  func isEmptyLeaf(_ node: Int) -> Bool { nodes[node].content < 0 && Int(nodes[node].end) == node + 1 }

  /// The maximum number of ancestors searched for a container's size, which keeps the cost linear at any depth.
  private static var mostLevels: Int { 64 }

  /// Whether a container has the height of its content because nothing else determines its height. Returns `false` if
  /// no size is found within `mostLevels` ancestors.
  private func heightFollowsContent(_ container: Int, in space: LayoutSpace) -> Bool {
    guard boxes[container].flags.contains(.definiteHeight) else { return true }
    // Flexing and stretching make an item's height definite; it may still be the height of its content.
    var node = container
    for _ in 0..<Self.mostLevels {
      let record = nodes[node], parent = Int(record.parent)
      let content = boxes[node].contentHeight + verticalEdges(node, of: boxes[node].containingWidth)
      guard parent >= 0, isNegligible(boxes[node].height - content, of: content), record.units[.height] == .auto,
        !record.keywords.isAbsolute, nodes[parent].keywords[.isArranged] == 0
      else { return false }
      if nodes[parent].keywords.isRow {
        // In a row of cards of equal height, the tallest card is expected to have no free space.
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
  /// size is found within `mostLevels` ancestors.
  private func widthFollowsContent(_ container: Int, in space: LayoutSpace) -> Bool {
    var node = container
    for _ in 0..<Self.mostLevels {
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
  /// Whether any length may be a percentage: tests the bit that `percent` has and `auto` and `points` lack.
  @inline(__always)
  var mayMentionPercentages: Bool {
    word & (Self.mainSizes(.percent) | Self.limits(.percent) | Self.edges(.percent)) != 0
  }
}

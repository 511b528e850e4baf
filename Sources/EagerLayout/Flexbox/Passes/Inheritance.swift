extension FlexEngine {
  /// Pass 0: propagates inherited values (hidden, direction), and whether intrinsic widths are needed. Stores the sizes
  /// of fixed content. Visits the dirty nodes and the paths to them, and stores the nodes that pass 1 visits in `path`.
  func inherit(in space: LayoutSpace) {
    path.pop(to: 0)
    let count = count
    var node = 0
    while node < count {
      let keywords = nodes[node].keywords, parent = Int(nodes[node].parent)
      let oldFlags = boxes[node].flags
      let above = parent >= 0 ? boxes[parent].flags : space.isRightToLeft ? .rightToLeft : NodeBox.Flags()
      guard
        oldFlags.contains(.hasDirty) || above.contains(.childrenNeedLayout)
          || keywords.has(Keywords.remeasuringMask) != oldFlags.contains(.mayBeRemeasured)
      else {
        node = Int(nodes[node].end)
        continue
      }
      var flags = oldFlags.subtracting(.inherited).union(above.intersection([.hidden, .rightToLeft]))
      if keywords.word & Keywords.inheritanceMask != 0 {
        if keywords.isHidden { flags.insert(.hidden) }
        switch keywords[.direction] {
        case UInt64(FlexStyle.Direction.leftToRight.rawValue): flags.remove(.rightToLeft)
        case UInt64(FlexStyle.Direction.rightToLeft.rawValue): flags.insert(.rightToLeft)
        default: break
        }
      }
      let isLeaf = Int(nodes[node].end) == node + 1
      // A leaf's intrinsic widths are always measured. An arrangement without items may have tracks.
      if !isLeaf || nodes[node].content < -1, needsIntrinsicWidths(node, parent, in: space) {
        flags.insert(.intrinsicWidthsAreNeeded)
      }
      if flags != oldFlags {
        flags.formUnion([.dirty, .childrenNeedLayout])
        // The node is visited again, so its arrangement must decide again whether it is excluded.
        if oldFlags.contains(.isExcluded), parent >= 0 { boxes[parent].flags.insert(.isDirty) }
      }
      if keywords.has(Keywords.remeasuringMask | Keywords.mask(.mentionsBaselines))
        || oldFlags.union(above).contains(.mayBeRemeasured)
      {
        flags = invalidateResults(of: node, flags, oldFlags, above)
      }
      guard flags.contains(.hasDirty) else {
        node = Int(nodes[node].end)
        continue
      }
      boxes[node].flags = flags.subtracting(.ofLastLayout)
      // Pass 1 need not visit leaves of fixed size, and containers whose intrinsic widths are not needed.
      let isComplete =
        isLeaf
        ? !flags.contains(.hidden) && storeFixedSize(of: node)
        : flags.isDisjoint(with: [.intrinsicWidthsAreNeeded, .mayBeRemeasured])
      if !isComplete { path.push(Int32(truncatingIfNeeded: node)) }
      node += 1
    }
  }

  /// Pass 0: stores the intrinsic widths and the height of a leaf without content, or with content whose height is the
  /// same at all widths. Returns `false` for all other leaves, and for containers with arrangements and no items.
  @inline(__always)
  func storeFixedSize(of leaf: Int) -> Bool {
    var width = 0.0, height = 0.0
    let content = Int(nodes[leaf].content)
    if content >= 0 {
      guard contents[content].isIntrinsic else { return false }
      width = contents[content].extent.width
      height = contents[content].extent.height
    } else if content < -1 {
      return false
    }
    if boxes[leaf].maxContent != width || boxes[leaf].minContent != width || boxes[leaf].contentHeight != height {
      boxes[leaf].minContent = width
      boxes[leaf].maxContent = width
      boxes[leaf].contentHeight = height
      markParentDirty(leaf)
    }
    boxes[leaf].flags.insert(.isMeasured)
    return true
  }

  /// Invalidates results of a changed node if it or its parent may be remeasured, or if it mentions baselines. Resets
  /// the box of a node that may be remeasured, or could be in the last layout. Returns the new flags.
  @inline(never)
  private func invalidateResults(
    of node: Int, _ flags: NodeBox.Flags, _ oldFlags: NodeBox.Flags, _ above: NodeBox.Flags
  ) -> NodeBox.Flags {
    var flags = flags
    // If widths depend on heights, or there are limits on laid-out content, a changed box is recomputed from scratch:
    // see `isReusable`.
    let mayBeRemeasured = nodes[node].keywords.has(Keywords.remeasuringMask), wasDirty = oldFlags.contains(.hasDirty)
    let startsFresh = mayBeRemeasured != oldFlags.contains(.mayBeRemeasured) || mayBeRemeasured && wasDirty
    // A dirty node's baseline may change even if no size changes.
    if startsFresh || wasDirty && nodes[node].keywords[.mentionsBaselines] != 0 {
      flags.formUnion([.dirty, .childrenNeedLayout])
    }
    let isChanged = flags.contains(.hasDirty), isItem = above.contains(.mayBeRemeasured)
    if isChanged, mayBeRemeasured || startsFresh || isItem, state.history.count > 0 { invalidateMeasurements(of: node) }
    if isChanged, mayBeRemeasured || startsFresh {
      flags.formIntersection([.inherited, .dirty, .childrenNeedLayout, .isNew])
      if mayBeRemeasured { flags.insert(.mayBeRemeasured) }
      boxes[node] = NodeBox()
      if state.percentageBasisHeights.count > 0 { state.percentageBasisHeights[node] = .none }
    }
    return flags
  }

  /// Whether an ancestor needs a node's intrinsic widths.
  // Transparent, because the compiler would not inline it otherwise.
  @_transparent
  private func needsIntrinsicWidths(_ node: Int, _ parent: Int, in space: LayoutSpace) -> Bool {
    let units = nodes[node].units, keywords = nodes[node].keywords
    let isAuto = units.has(.width, .auto), isLength = units.has(.width, .points)
    // With a ratio, the content's width may always be needed: it can override the width that the ratio derives.
    if keywords[.hasRatio] != 0 { return true }
    if keywords[.hasGeneralWidth] != 0,
      units[.width].isKeyword || units[.minWidth].isKeyword || units[.maxWidth].isKeyword
    {
      return true
    }
    if parent < 0 { return space.width.length == nil && (isAuto || units[.width].refersToContainer) }
    if keywords.isAbsolute {
      let fills = !units.has(.left, .auto) && !units.has(.right, .auto) && nodes[parent].keywords[.isArranged] == 0
      return isAuto && !fills
    }
    if boxes[parent].flags.contains(.intrinsicWidthsAreNeeded), !isLength { return true }
    switch nodes[parent].keywords.containerKind {
    case .row: break
    case .column: return isAuto && !stretches(node, in: parent)
    case .wrappingColumn: return isAuto
    case .arranged: return !isLength
    }
    if units.has(.minWidth, .auto) && !keywords.isScrollContainer { return true }
    if units.has(.flexBasis, .auto) { return !isLength && !units.has(.width, .percent) }
    return !units.has(.flexBasis, .points) && !units.has(.flexBasis, .percent)
  }

  /// Whether a container's intrinsic widths are not needed.
  @inline(__always)
  func needsNoIntrinsicWidths(_ node: Int) -> Bool {
    let keywords = nodes[node].keywords
    guard boxes[node].flags.contains(.intrinsicWidthsAreNeeded) else { return true }
    if keywords[.dependsOnHeight] != 0 { return false }
    // An item that starts with its own size and does not shrink does not depend on its content.
    return nodes[node].shrinkFactor == 0 && nodes[node].units[.width] == .points
      && nodes[node].units[.flexBasis] == .auto && keywords[.hasGeneralWidth] == 0
  }
}

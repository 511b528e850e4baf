// Most containers have one line, no `auto` margins, no `order`, and start at the left or the top: their items are
// placed in one loop. `placeAlongMain` and `placeAcrossRow`, which place all other items and all items of a trace,
// compute equal results to the last bit, because they add in the same order.
extension FlexEngine {
  /// Whether a container's lines start at the left or the top, and no item has `auto` margins or an order, or is
  /// aligned by a baseline. `false` in a trace.
  @inline(__always)
  func isPlain(_ container: Int) -> Bool {
    nodes[container].keywords.word & Keywords.notPlainMask == 0 && !boxes[container].flags.contains(.rightToLeft)
      && !recordsSteps
  }

  /// Sets heights and positions of the items of a single-line row. The line has the height of its container, regardless
  /// of its items (CSS Flexbox §9.4, 8).
  func placePlainRow(_ container: Int, in content: ContentBox) {
    let gap = columnGap(container, of: content.width)
    let spread = plainSpread(container, size: content.width, gap: gap) {
      boxes[$0].width + horizontalMargins($0, of: content.width)
    }
    let stretchesItems = nodes[container].keywords.stretchesItems, between = spread.between
    let end = Int(nodes[container].end)
    var offset = content.x + spread.start
    var child = container + 1
    while child < end {
      if nodes[child].keywords.isInFlow {
        let margins = usedMargins(child, of: content.width)
        boxes[child].x = offset + margins.left
        offset += boxes[child].width + margins.horizontal + gap + between
        placeOnCrossAxisOfPlainRow(
          container, child, in: content, line: content.height, from: content.y, margins, stretchesItems: stretchesItems)
      }
      child = Int(nodes[child].end)
    }
  }

  /// Sets an item's height and y position in a line of a plain row. (Transparent: otherwise it would not be inlined.)
  @_transparent
  private func placeOnCrossAxisOfPlainRow(
    _ container: Int, _ child: Int, in content: ContentBox, line: Double, from lineTop: Double, _ margins: Edges,
    stretchesItems: Bool
  ) {
    let isStretched =
      nodes[child].units.has(.height, .auto) && fillsLine(child, container, stretchesItems: stretchesItems)
    if nodes[child].keywords[.hasGeneralHeight] != 0 {
      setGeneralHeight(
        child, container, line: line, margins: margins.vertical, of: content.definiteHeight,
        isStretched: isStretched, isFinal: content.isFinal)
    } else if isStretched {
      setHeight(max(line - margins.vertical, verticalEdges(child, of: content.width)), of: child, isDefinite: true)
    } else {
      setPlainHeight(child, of: content.definiteHeight)
    }
    if nodes[child].keywords[.dependsOnHeight] != 0, content.isFinal { propagateDefiniteHeight(of: child) }
    var top = lineTop + margins.top
    if !isStretched {
      let free = line - boxes[child].height - margins.vertical
      if free != 0 { top += alignment(of: child, in: container).offset(free: free, isFlipped: false).of(free) }
    }
    boxes[child].y = top
    if nodes[child].keywords[.hasInset] != 0 {
      boxes[child].x += relativeX(child, of: content.width, in: container)
      boxes[child].y += relativeY(child, of: content.definiteHeight)
    }
  }

  /// Sets heights and positions of a line's items in a plain wrapping row. They equal the results of the general rules
  /// exactly.
  func placePlainLine(_ container: Int, _ line: FlexLine, in content: ContentBox, gap: Double) {
    let keywords = nodes[container].keywords, stretchesItems = keywords.stretchesItems
    var spread = Spread()
    if !keywords.packsAtStart {
      var free = content.width - gap * Double(line.items.count - 1)
      for at in line.items {
        free -= boxes[items[at].node].width + horizontalMargins(items[at].node, of: content.width)
      }
      spread = justify(container, free: free, count: line.items.count, isFlipped: false)
    }
    let between = spread.between
    var offset = content.x + spread.start
    for at in line.items {
      let child = items[at].node, margins = usedMargins(child, of: content.width)
      boxes[child].x = offset + margins.left
      offset += boxes[child].width + margins.horizontal + gap + between
      placeOnCrossAxisOfPlainRow(
        container, child, in: content, line: line.size, from: content.y + line.offset, margins,
        stretchesItems: stretchesItems)
    }
  }

  /// Returns the distribution of a single line's free space, which is not computed if items are packed at the start.
  /// `size` is the container's inner main size, and `outerSize` returns an item's with its margins.
  @inline(__always)
  private func plainSpread(_ container: Int, size: Double, gap: Double, outerSize: (Int) -> Double) -> Spread {
    if nodes[container].keywords.packsAtStart { return Spread() }
    var count = 0
    forEachItem(of: container) { _ in count += 1 }
    var free = size - gap * Double(count - 1)
    forEachItem(of: container) { free -= outerSize($0) }
    return justify(container, free: free, count: count, isFlipped: false)
  }

  /// Sets the height of an item whose height is not plain, such as one with limits.
  @inline(never)
  private func setGeneralHeight(
    _ child: Int, _ container: Int, line: Double, margins: Double, of basis: Double?, isStretched: Bool, isFinal: Bool
  ) {
    guard isStretched || nodes[child].units.has(.height, .stretch) else {
      setHypotheticalHeight(child, of: basis, isFinal: isFinal)
      return fillLine(child, line, margins: margins, of: basis)
    }
    let sizing = verticalSizing(child)
    let line = lineToFill(child, container, line: line, margins: margins, of: basis)
    let available = PreferredSize(max(line - margins, sizing.edges), .room)
    let height = clampedDefiniteHeight(available, child, sizing, of: basis, isFinal: isFinal)
    setHeight(height, of: child, isDefinite: true)
  }

  /// Whether a column's inflexible items keep their hypothetical heights as long as they fit, so that they can be
  /// placed without building a line, with gaps that do not depend on the column's height.
  @inline(__always)
  func mayKeepItemHeights(_ container: Int) -> Bool {
    let keywords = nodes[container].keywords
    return keywords.word & Keywords.remeasuringMask == 0 && isPlain(container)
      && (keywords[.hasGap] == 0 || nodes[container].units.has(.rowGap, .points))
  }

  /// Whether a column's items keep their hypothetical heights, since they fit. `false` in a trace, for its steps.
  @inline(__always)
  func keepsItemHeights(_ container: Int, in content: ContentBox) -> Bool {
    let box = boxes[container]
    return box.flags.contains(.keepsItemHeights) && box.contentHeight <= content.height && !recordsSteps
  }

  /// Whether an item of a column has the same hypothetical height at all heights of the column, and does not grow.
  @inline(__always)
  func keepsHypotheticalHeight(_ child: Int) -> Bool {
    let units = nodes[child].units
    return nodes[child].growFactor == 0 && nodes[child].keywords[.hasGeneralHeight] == 0
      && units.has(.flexBasis, .auto) && !units.has(.height, .percent)
  }

  /// Returns the hypothetical height of an inflexible item.
  @inline(__always)
  func inflexibleHeight(_ child: Int, edges: Double) -> Double {
    let isLength = nodes[child].units.has(.height, .points)
    return max(isLength ? nodes[child].heightValue : boxes[child].contentHeight + edges, edges)
  }

  /// Sets hypothetical heights and positions of the items of a column with inflexible items.
  func placeColumnAtItemHeights(_ container: Int, in content: ContentBox) {
    let isDefinite = content.definiteHeight != nil, gap = rowGap(container, of: content.definiteHeight)
    let spread = plainSpread(container, size: content.height, gap: gap) {
      let basis = boxes[$0].containingWidth
      return inflexibleHeight($0, edges: verticalEdges($0, of: basis)) + verticalMargins($0, of: basis)
    }
    let end = Int(nodes[container].end)
    let between = spread.between
    var offset = content.y + spread.start
    var child = container + 1
    while child < end {
      if nodes[child].keywords.isInFlow {
        let basis = boxes[child].containingWidth
        let height = inflexibleHeight(child, edges: verticalEdges(child, of: basis))
        setFlexedHeight(height, of: child, isDefinite: isDefinite || nodes[child].units.has(.height, .points))
        let margins = usedMargins(child, of: content.width)
        boxes[child].y = offset + margins.top
        offset += height + verticalMargins(child, of: basis) + gap + between
        placeOnCrossAxisOfPlainColumn(container, child, in: content, margins)
      }
      child = Int(nodes[child].end)
    }
  }

  /// Sets the positions of the items of a single-line column.
  func placePlainColumn(_ container: Int, _ line: FlexLine, in content: ContentBox, gap: Double) {
    var spread = Spread()
    if !nodes[container].keywords.packsAtStart {
      var free = content.height - gap * Double(line.items.count - 1)
      for at in line.items { free -= items[at].target + items[at].margins }
      spread = justify(container, free: free, count: line.items.count, isFlipped: false)
    }
    let between = spread.between
    var offset = content.y + spread.start
    for at in line.items {
      let child = items[at].node
      let margins = usedMargins(child, of: content.width)
      boxes[child].y = offset + margins.top
      offset += items[at].target + items[at].margins + gap + between
      placeOnCrossAxisOfPlainColumn(container, child, in: content, margins)
    }
  }

  /// Sets an item's x position in a plain column, and adds insets. (Transparent: otherwise it would not be inlined.)
  @_transparent
  private func placeOnCrossAxisOfPlainColumn(_ container: Int, _ child: Int, in content: ContentBox, _ margins: Edges) {
    var left = content.x + margins.left
    let free = content.width - boxes[child].width - margins.horizontal
    if free != 0 { left += alignment(of: child, in: container).offset(free: free, isFlipped: false).of(free) }
    boxes[child].x = left
    if nodes[child].keywords[.hasInset] != 0 {
      boxes[child].x += relativeX(child, of: content.width, in: container)
      boxes[child].y += relativeY(child, of: content.definiteHeight)
    }
  }
}

extension Keywords {
  /// Properties that keep a container from being plain: a reversed direction, reversed or balanced lines, and flags of
  /// its children. (Not used for wrapping columns.)
  @inline(__always) static var notPlainMask: UInt64 {
    let reversed = UInt64(FlexStyle.FlexDirection.rowReverse.rawValue) &<< bits(.flexDirection).shift
    // All bits of `flexWrap` but the lowest: in each value except `nowrap` and `wrap`, one of them is set.
    let wrapsOtherwise = bits(.flexWrap).bits & ~bits(.flexWrap).bit(0)
    return reversed | wrapsOtherwise | mask(.hasOrderedChild) | mask(.hasChildWithAutoMargin) | mask(.mentionsBaselines)
  }

  /// Whether free space is always left at the end.
  @inline(__always)
  var packsAtStart: Bool {
    let value = self[.justifyContent]
    return value == UInt64(FlexStyle.JustifyContent.normal.rawValue)
      || value == UInt64(FlexStyle.JustifyContent.flexStart.rawValue)
      || value == UInt64(FlexStyle.JustifyContent.stretch.rawValue)
  }
}

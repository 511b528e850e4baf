// Fast paths for plain items (see `isPlain`). Most items are plain, and arrangements query them often. For plain items,
// the engine's functions in `ItemQueries` return the same results; they also support all other items.
extension ItemAccess {
  /// Whether an item has no margins, padding, border or insets, each of its sizes is automatic, a length or a
  /// percentage, and it is not excluded.
  @inline(__always)
  func isPlain(_ child: Int) -> Bool {
    !nodes[child].keywords.has(Keywords.generalArrangedItemMask) && !boxes[child].flags.contains(.isExcluded)
  }

  @inline(__always)
  func plainIntrinsicWidths(_ child: Int) -> IntrinsicWidths {
    if nodes[child].units.has(.width, .points) {
      return IntrinsicWidths(minContent: nodes[child].widthValue, maxContent: nodes[child].widthValue)
    }
    return IntrinsicWidths(minContent: boxes[child].minContent, maxContent: boxes[child].maxContent)
  }

  /// Sets the width of a plain item, and returns it: the specified width or, if it is `auto`, all of `space` if `fills`
  /// is `true`, otherwise the fit-content width in `space`.
  @inline(__always)
  func sizePlain(_ child: Int, in space: Double, fills: Bool) -> Double {
    let units = nodes[child].units, width: Double
    if units.has(.width, .points) {
      width = nodes[child].widthValue
    } else if units.has(.width, .percent) {
      width = percentage(nodes[child].widthValue, of: space)
    } else if fills {
      width = space
    } else {
      width = min(boxes[child].maxContent, max(boxes[child].minContent, space))
    }
    if boxes[child].width != width {
      boxes[child].width = width
      engine.markResized(child)
    }
    boxes[child].containingWidth = space
    return width
  }

  @inline(__always)
  func plainHeight(_ child: Int, in space: Double?) -> Double {
    let units = nodes[child].units
    if units.has(.height, .points) { return nodes[child].heightValue }
    if let space, units.has(.height, .percent) { return percentage(nodes[child].heightValue, of: space) }
    return boxes[child].contentHeight
  }

  /// Places a plain item with its own height, and returns the height.
  @inline(__always)
  func placePlain(_ child: Int, x: Double, y: Double, in space: Double?) -> Double {
    let units = nodes[child].units
    let isDefinite = units.has(.height, .points) || units.has(.height, .percent) && space != nil
    return placePlain(child, x: x, y: y, height: plainHeight(child, in: space), isDefinite: isDefinite)
  }

  @inline(__always)
  func placePlain(_ child: Int, x: Double, y: Double, height: Double, isDefinite: Bool = true) -> Double {
    let boxes = boxes
    boxes[child].takeHeight(height, isDefinite: isDefinite)
    boxes[child].x = content.x + (isRightToLeft ? content.width - x - boxes[child].width : x)
    boxes[child].y = content.y + y
    return height
  }
}

// Fast paths for plain boxes, since most items are plain and arrangements query them often. The engine's functions in
// `ItemQueries` return the same results for all items. A plain box has no edges to add to its size.
extension LentItems {
  /// Whether an item has no margins, edges or insets, its sizes are automatic, lengths or percentages, and it is not
  /// excluded.
  @inline(__always)
  func isPlain(_ child: Int) -> Bool {
    !nodes[child].keywords.has(Keywords.generalArrangedItemMask) && !boxes[child].flags.contains(.isSkipped)
  }

  @inline(__always)
  func plainIntrinsicWidths(_ child: Int) -> IntrinsicWidths {
    if nodes[child].units.has(.width, .points) {
      return IntrinsicWidths(minContent: nodes[child].widthValue, maxContent: nodes[child].widthValue)
    }
    return IntrinsicWidths(minContent: boxes[child].minContent, maxContent: boxes[child].maxContent)
  }

  @inline(__always)
  func sizePlain(_ child: Int, in room: Double, fills: Bool) -> Double {
    let units = nodes[child].units, width: Double
    if units.has(.width, .points) {
      width = nodes[child].widthValue
    } else if units.has(.width, .percent) {
      width = percentage(nodes[child].widthValue, of: room)
    } else if fills {
      width = room
    } else {
      width = min(boxes[child].maxContent, max(boxes[child].minContent, room))
    }
    if boxes[child].width != width {
      boxes[child].width = width
      engine.markResized(child)
    }
    boxes[child].containingWidth = room
    return width
  }

  @inline(__always)
  func plainHeight(_ child: Int, in room: Double?) -> Double {
    let units = nodes[child].units
    if units.has(.height, .points) { return nodes[child].heightValue }
    if let room, units.has(.height, .percent) { return percentage(nodes[child].heightValue, of: room) }
    return boxes[child].contentHeight
  }

  /// Places an item with its own height.
  @inline(__always)
  func placePlain(_ child: Int, x: Double, y: Double, in room: Double?) -> Double {
    let units = nodes[child].units
    let isDefinite = units.has(.height, .points) || units.has(.height, .percent) && room != nil
    return placePlain(child, x: x, y: y, height: plainHeight(child, in: room), isDefinite: isDefinite)
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

// Pass 4: heights and places, from the root down. A container's own frame is known when it comes to its children.
extension FlexEngine {
  mutating func placeFrames(of range: Range<Int>) {
    var node = range.lowerBound
    while node < range.upperBound {
      let record = nodes[node]
      if record.keywords.isHidden {
        node = Int(record.end)
        continue
      }
      if Int(record.end) > node + 1 {
        let content = ContentBox(
          x: contentLeft(node, of: boxes[node].containingWidth), y: contentTop(node, of: boxes[node].containingWidth),
          width: innerWidth(node), height: innerHeight(node),
          definiteHeight: boxes[node].flags.contains(.definiteHeight) ? innerHeight(node) : nil)
        if record.keywords.isRow { placeRowItems(node, in: content) } else { placeColumnItems(node, in: content) }
        placeAbsoluteChildren(node, in: content)
      }
      node += 1
    }
  }

  /// A column flexes its items, now that its height is known, and aligns them in its width.
  private mutating func placeColumnItems(_ container: Int, in content: ContentBox) {
    if nodes[container].keywords.wraps { return placeWrappingColumnItems(container, in: content) }
    let gap = rowGap(container, of: content.definiteHeight)
    let first = pushItems(of: container)
    for at in first..<items.count {
      let child = items[at].node
      items[at].margins = verticalMargins(child, of: content.width)
      determineBaseSize(&items[at], verticalSizing(child), of: content.definiteHeight, available: .infinity)
    }
    var line = FlexLine(start: first, end: items.count)
    line.size = content.width
    resolveFlexibleLengths(line.items, inner: content.height, gap: gap)
    for at in line.items { setFlexedHeight(items[at], definite: content.definiteHeight != nil) }
    placeAlongColumn(container, line.items, in: content, gap: gap)
    for at in line.items { placeAcrossColumn(container, items[at].node, in: content, line) }
    items.pop(to: first)
  }

  /// Gives an item of a column the height it was flexed to. A length as flex basis makes it definite, even where the
  /// container's is not (CSS Flexbox §9.8).
  @inline(__always)
  func setFlexedHeight(_ item: FlexItem, definite: Bool) {
    boxes[item.node].height = item.target
    if definite || item.hasDefiniteBase {
      boxes[item.node].flags.insert(.definiteHeight)
    } else {
      boxes[item.node].flags.remove(.definiteHeight)
    }
  }

  /// A row aligns its items, line by line; those that stretch get their final height.
  private mutating func placeRowItems(_ container: Int, in content: ContentBox) {
    let first = pushItems(of: container), firstLine = lines.count
    for at in first..<items.count {
      let child = items[at].node
      items[at].target = boxes[child].width
      items[at].margins = horizontalMargins(child, of: content.width)
    }
    pushRowLines(container, from: first, definiteHeight: content.definiteHeight)
    if nodes[container].keywords.wraps {
      let gap = rowGap(container, of: content.definiteHeight)
      spreadLines(container, from: firstLine, inner: content.height, gap: gap)
    } else if firstLine < lines.count {
      // A single line is as high as its container, be that more or less than its items need (CSS Flexbox §9.4, 15).
      lines[firstLine].size = content.height
    }
    let gap = columnGap(container, of: content.width)
    for index in firstLine..<lines.count {
      let line = lines[index]
      placeAlongRow(container, line.items, in: content, gap: gap)
      for at in line.items { placeAcrossRow(container, items[at].node, in: content, line) }
    }
    lines.pop(to: firstLine)
    items.pop(to: first)
  }
}

/// A container's content box in its border box.
struct ContentBox {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
  /// The height, where percentages of it resolve.
  var definiteHeight: Double?
}

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
    let gap = rowGap(container, of: content.definiteHeight)
    let first = pushItems(of: container)
    for at in first..<items.count {
      let child = items[at].node
      items[at].margins = verticalMargins(child, of: content.width)
      determineBaseSize(&items[at], verticalSizing(child), of: content.definiteHeight, available: .infinity)
    }
    let line = first..<items.count
    resolveFlexibleLengths(line, inner: content.height, gap: gap)
    for at in line {
      let child = items[at].node
      boxes[child].height = items[at].target
      // A length as flex basis makes the flexed size definite, even where the container's is not (CSS Flexbox §9.8).
      if content.definiteHeight != nil || items[at].hasDefiniteBase {
        boxes[child].flags.insert(.definiteHeight)
      } else {
        boxes[child].flags.remove(.definiteHeight)
      }
    }
    placeAlongColumn(container, line, in: content, gap: gap)
    for at in line { placeAcrossColumn(container, items[at].node, in: content) }
    items.pop(to: first)
  }

  /// A row aligns its items, line by line; those that stretch get their final height.
  private mutating func placeRowItems(_ container: Int, in content: ContentBox) {
    let first = pushItems(of: container)
    for at in first..<items.count {
      let child = items[at].node
      items[at].target = boxes[child].width
      items[at].margins = horizontalMargins(child, of: content.width)
    }
    let gap = columnGap(container, of: content.width)
    if nodes[container].keywords.wraps {
      placeWrappedLines(container, from: first, in: content, gap: gap)
    } else {
      let line = first..<items.count
      placeAlongRow(container, line, in: content, gap: gap)
      for at in line {
        placeAcrossRow(container, items[at].node, in: content, LineSpan(offset: 0, size: content.height))
      }
    }
    items.pop(to: first)
  }

  /// The lines of a wrapping row: each as high as its highest item, then spread or stretched by `align-content`.
  private mutating func placeWrappedLines(_ container: Int, from first: Int, in content: ContentBox, gap: Double) {
    let rowGap = rowGap(container, of: content.definiteHeight)
    var starts = ContiguousArray<Int>(), sizes = ContiguousArray<Double>()
    for at in first..<items.count {
      let child = items[at].node
      if boxes[child].flags.contains(.startsLine) || at == first {
        starts.append(at)
        sizes.append(0)
      }
      sizes[sizes.count - 1] = max(sizes[sizes.count - 1], outerHeight(child, of: content.definiteHeight))
    }
    var used = rowGap * Double(max(sizes.count - 1, 0))
    for size in sizes { used += size }
    let spread = alignLines(container, free: content.height - used, count: sizes.count)
    var offset = spread.start
    for index in starts.indices {
      let line = starts[index]..<(index + 1 < starts.count ? starts[index + 1] : items.count)
      let size = sizes[index] + spread.stretch
      placeAlongRow(container, line, in: content, gap: gap)
      for at in line {
        placeAcrossRow(container, items[at].node, in: content, LineSpan(offset: offset, size: size))
      }
      offset += size + rowGap + spread.between
    }
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

/// A line's place across its container, measured from where the lines start.
struct LineSpan {
  var offset: Double
  var size: Double
}

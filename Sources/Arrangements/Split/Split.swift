public import EagerLayout

/// A container that is divided into columns and rows, recursively. Each part holds one item.
///
///     Split(.columns([.points(100), .fraction(0.25), .rest(0.5), .fill, .rows([.content, .fill])], gap: 10)) {
///       for part in 0..<6 { Flex().id(part) }
///     }
///
/// Items fill the parts in depth-first order; an item with a `tag` goes to the part with that tag. Parts never shrink:
/// if they need more than the available space, they overflow. An item without a part is excluded and reported as an
/// issue. Parts without a gap of their own use the container's gaps.
///
/// A layout takes time linear in the number of items and parts. After MyLayout's grid.
public struct Split: Arrangement {
  /// The layout value of items.
  public typealias ItemValue = SplitTag

  /// The division of the box.
  public var part: SplitPart

  /// Creates a container that is divided like a part. The part's own size has no effect.
  public init(_ part: SplitPart) { self.part = part }

  /// The name in messages.
  public static var name: StaticString { "Split" }

  /// Creates the cache: the parts with their items.
  public func makeCache(_ items: [ArrangedItem<SplitTag>]) -> SplitCache { SplitCache(part, items) }

  /// Pass 1: returns the widths of the content. The widths of parts side by side are added; among parts below each
  /// other, the maximum counts. The parts `fraction`, `rest` and `fill` count with the widths of their content.
  public func intrinsicWidths(of items: borrowing IntrinsicWidthPass, _ cache: inout SplitCache) -> IntrinsicWidths {
    cache.resetContents()
    for node in cache.nodes.indices.reversed() {
      let item = cache.nodes[node].item
      cache.add(
        node, item < 0 ? IntrinsicWidths() : items.intrinsicWidths(of: item), along: .columns, gap: items.columnGap)
    }
    return cache.nodes[0].content
  }

  /// Pass 2: sets the width of each column, and of each item in its part.
  public func setWidths(of items: inout WidthPass, _ cache: inout SplitCache) {
    for item in cache.itemsWithoutPart { items.skip(item) }
    if cache.hasContentColumns {
      cache.resetContents()
      for node in cache.nodes.indices.reversed() {
        let item = cache.nodes[node].item
        let isMeasured = cache.nodes[node].isInContentColumn && item >= 0
        cache.add(
          node, isMeasured ? items.intrinsicWidths(of: item) : IntrinsicWidths(), along: .columns, gap: items.columnGap)
      }
    }
    cache.nodes[0].horizontal = SplitSpan(start: 0, length: items.width)
    for node in cache.nodes.indices {
      cache.divide(node, along: .columns, gap: items.columnGap)
      let item = cache.nodes[node].item
      guard item >= 0 else { continue }
      let available = cache.nodes[node].horizontal.length
      if cache.nodes[node].place.horizontal == .fill {
        items.fill(item, in: available)
      } else {
        items.fit(item, in: available)
      }
    }
  }

  /// Pass 3: returns the height of the content. The heights of parts below each other are added; among parts side by
  /// side, the maximum counts.
  public func height(of items: borrowing HeightPass, _ cache: inout SplitCache) -> Double {
    cache.resetContents()
    for node in cache.nodes.indices.reversed() {
      let item = cache.nodes[node].item
      let height = item < 0 ? 0 : items.height(of: item)
      cache.add(node, IntrinsicWidths(minContent: height, maxContent: height), along: .rows, gap: items.rowGap)
    }
    return cache.nodes[0].content.maxContent
  }

  /// Pass 4: sets the height of each row, and places each item in its part.
  public func place(_ items: inout PlacementPass, _ cache: inout SplitCache) {
    if cache.hasContentRows {
      cache.resetContents()
      for node in cache.nodes.indices.reversed() {
        let item = cache.nodes[node].item
        let height = cache.nodes[node].isInContentRow && item >= 0 ? items.height(of: item) : 0
        cache.add(node, IntrinsicWidths(minContent: height, maxContent: height), along: .rows, gap: items.rowGap)
      }
    }
    cache.nodes[0].vertical = SplitSpan(start: 0, length: items.contentSize.height)
    for node in cache.nodes.indices {
      cache.divide(node, along: .rows, gap: items.rowGap)
      let item = cache.nodes[node].item
      guard item >= 0 else { continue }
      let column = cache.nodes[node].horizontal, row = cache.nodes[node].vertical
      let place = cache.nodes[node].place
      let x = column.start + (column.length - items.width(of: item)) * place.horizontal.share
      if place.vertical == .fill {
        items.place(item, x: x, y: row.start, fillingHeight: row.length)
      } else {
        items.place(item, x: x, y: row.start + (row.length - items.height(of: item)) * place.vertical.share)
      }
    }
  }

  /// Reports items without a part, and parts with invalid numbers.
  public func findIssues(of items: borrowing PlacementPass, _ cache: SplitCache, into report: inout ArrangementReport) {
    for item in cache.itemsWithoutPart {
      report.add(
        "has no part in the split, which has parts for only {} items: add a part, or remove the item.",
        Double(cache.capacity), item: item)
    }
    if part.hasFault {
      report.add("has a part with a value that is not a number, which counts as 0: use numbers for each part.")
    }
  }
}

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
  public typealias Parameter = SplitTag

  /// The division of the box.
  public var part: SplitPart

  /// Creates a container that is divided like a part. The part's own size has no effect.
  public init(_ part: SplitPart) { self.part = part }

  /// The name in messages.
  public static var name: StaticString { "Split" }

  /// Creates the cache: the parts with their items.
  public func makeMemory(_ items: [ArrangedItem<SplitTag>]) -> SplitMemory { SplitMemory(part, items) }

  /// Pass 1: the sum of the columns, and the maximum of the rows. Fractions, rests and fills count as their contents.
  public func inlineSizes(of items: borrowing ItemContributions, _ memory: inout SplitMemory) -> InlineSizes {
    memory.forget()
    for node in memory.nodes.indices.reversed() {
      let item = memory.nodes[node].item
      memory.add(node, item < 0 ? InlineSizes() : items.inlineSizes(of: item), along: .columns, gap: items.columnGap)
    }
    return memory.nodes[0].content
  }

  /// Pass 2: sets the width of each column, and of each item in its part.
  public func setWidths(of items: inout ItemWidths, _ memory: inout SplitMemory) {
    for item in memory.surplus { items.skip(item) }
    if memory.hasContentColumns {
      memory.forget()
      for node in memory.nodes.indices.reversed() {
        let item = memory.nodes[node].item
        let asks = memory.nodes[node].isInContentColumn && item >= 0
        memory.add(node, asks ? items.inlineSizes(of: item) : InlineSizes(), along: .columns, gap: items.columnGap)
      }
    }
    memory.nodes[0].horizontal = SplitSpan(start: 0, length: items.width)
    for node in memory.nodes.indices {
      memory.divide(node, along: .columns, gap: items.columnGap)
      let item = memory.nodes[node].item
      guard item >= 0 else { continue }
      let room = memory.nodes[node].horizontal.length
      if memory.nodes[node].place.horizontal == .fill {
        items.fill(item, in: room)
      } else {
        items.fit(item, in: room)
      }
    }
  }

  /// Pass 3: the sum of the rows, and the maximum of the columns.
  public func height(of items: borrowing ItemHeights, _ memory: inout SplitMemory) -> Double {
    memory.forget()
    for node in memory.nodes.indices.reversed() {
      let item = memory.nodes[node].item
      let height = item < 0 ? 0 : items.height(of: item)
      memory.add(node, InlineSizes(least: height, greatest: height), along: .rows, gap: items.rowGap)
    }
    return memory.nodes[0].content.greatest
  }

  /// Pass 4: sets the height of each row, and places each item in its part.
  public func place(_ items: inout ItemPlaces, _ memory: inout SplitMemory) {
    if memory.hasContentRows {
      memory.forget()
      for node in memory.nodes.indices.reversed() {
        let item = memory.nodes[node].item
        let height = memory.nodes[node].isInContentRow && item >= 0 ? items.height(of: item) : 0
        memory.add(node, InlineSizes(least: height, greatest: height), along: .rows, gap: items.rowGap)
      }
    }
    memory.nodes[0].vertical = SplitSpan(start: 0, length: items.extent.height)
    for node in memory.nodes.indices {
      memory.divide(node, along: .rows, gap: items.rowGap)
      let item = memory.nodes[node].item
      guard item >= 0 else { continue }
      let across = memory.nodes[node].horizontal, down = memory.nodes[node].vertical
      let place = memory.nodes[node].place
      let x = across.start + (across.length - items.width(of: item)) * place.horizontal.share
      if place.vertical == .fill {
        items.place(item, x: x, y: down.start, fillingHeight: down.length)
      } else {
        items.place(item, x: x, y: down.start + (down.length - items.height(of: item)) * place.vertical.share)
      }
    }
  }

  /// Reports items without a part, and parts with invalid numbers.
  public func findIssues(of items: borrowing ItemPlaces, _ memory: SplitMemory, into report: inout ArrangementReport) {
    for item in memory.surplus {
      report.add(
        "has no free part of the split, which takes {} items: add a part, or remove the item.",
        Double(memory.room), item: item)
    }
    if part.hasFault {
      report.add("has a part with a value that is not a number, which counts as 0: use numbers for each part.")
    }
  }
}

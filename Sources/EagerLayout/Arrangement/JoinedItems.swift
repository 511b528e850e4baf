// A container may join its parent container, as subgrids do: both lay out its items.
extension ItemPass {
  /// Calls a function with the arrangement of an item, the item's own items in the same pass, and the item's cache, if
  /// the item joins this container: it has an arrangement of this type with ``ArrangementTraits/joinsContainer``.
  /// Returns `nil` for any other item.
  ///
  ///     let width = items.withItems(of: item, as: Self.self) { inner, items, cache in
  ///       inner.widestColumn(of: items, &cache)
  ///     }
  ///
  /// In passes 1 and 3 the item's own pass is complete; in passes 2 and 4 it follows.
  public func withItems<Inner: Arrangement, Result>(
    of item: Int, as type: Inner.Type, _ body: (Inner, borrowing ItemPass, inout Inner.Cache) -> Result
  ) -> Result? {
    let child = access.node(item)
    guard access.engine.joinsContainer(child) else { return nil }
    return access.engine.withJoinedItems(of: child, access.stage) { arrangement, items, cache in
      guard let arrangement = arrangement as? TypedArrangement<Inner>, let cache = cache as? TypedCache<Inner.Cache>
      else { return nil }
      return body(arrangement.value, ItemPass(access: items), &cache.value)
    }
  }

  /// `false` if no item joins this container. A quick test before ``withItems(of:as:_:)`` of each item.
  public var mayHaveJoinedItems: Bool { access.nodes[access.container].keywords[.hasDistantLinks] != 0 }

  /// Whether this container joins the one that it is an item of.
  public var joinsContainer: Bool { access.engine.joinsContainer(access.container) }

  /// The gap between items side by side, with percentages of a width.
  public func columnGap(of width: Double) -> Double { access.engine.columnGap(access.container, of: width) }

  /// Returns the container's own margins, borders and paddings, by its own direction: left is at the start. Percentages
  /// refer to `width`; for `nil`, to the width in which the container was sized.
  public func containerEdges(of width: Double?) -> Edges {
    access.engine.arrangedEdges(of: access.container, in: width)
  }
}

extension WidthPass {
  /// Sets an item to a width (with margins) instead of its own, without its limits. Percentages of the item refer to
  /// it.
  public mutating func force(_ item: Int, to width: Double) {
    let child = access.node(item)
    access.markResult(item)
    access.engine.forceArrangedWidth(usableLength(width), of: child)
  }
}

extension PlacementPass {
  /// Places an item with a height (with margins) instead of its own, without its limits.
  public mutating func force(_ item: Int, x: Double, y: Double, height: Double) {
    let child = access.node(item)
    access.markResult(item)
    access.engine.forceArrangedHeight(
      usableLength(height), of: child, in: access.container, access.content, x: usablePosition(x), y: usablePosition(y))
  }
}

extension FlexEngine {
  /// The maximum number of nested containers that each join their parent. The next one inside does not join its parent,
  /// which limits recursion.
  static var maxJoinedContainers: Int32 { 16 }

  @inline(__always)
  func joinsContainer(_ node: Int) -> Bool {
    nodes[node].content < -1 && nodes[node].keywords[.hasDistantLinks] != 0 && state.links[node].joined > 0
  }

  /// Whether a node joins its parent, apart from the limit ``maxJoinedContainers``: the node is in the flow, and both
  /// have arrangements of the same type, with the trait `joinsContainer`.
  func mayJoinContainer(_ node: Int) -> Bool {
    guard nodes[node].content < -1, nodes[node].keywords.isInFlow else { return false }
    let parent = Int(nodes[node].parent)
    guard parent >= 0, nodes[parent].content < -1,
      let inner = contents[nodes[node].contentPlace].arrangement, inner.traits.contains(.joinsContainer),
      let outer = contents[nodes[parent].contentPlace].arrangement
    else { return false }
    return inner.isOfSameType(as: outer)
  }

  /// Marks each container that joins its parent, and the parent, as dirty if any node in the parent is dirty.
  func markJoinedContainers() {
    var node = 1
    while node < count {
      let parent = Int(nodes[node].parent)
      if nodes[node].keywords[.hasDistantLinks] == 0 || !boxes[parent].flags.contains(.hasDirty) {
        node = Int(nodes[node].end)
        continue
      }
      if joinsContainer(node) {
        boxes[parent].flags.insert(.isDirty)
        boxes[node].flags.formUnion(.dirty)
      }
      node += 1
    }
  }

  /// Calls `joinItems` of each arrangement that other containers join, from the root down. Called before pass 1.
  func joinItems() {
    var node = 0
    while node < count {
      let keywords = nodes[node].keywords, flags = boxes[node].flags
      if keywords[.hasDistantLinks] == 0 || !flags.contains(.hasDirty) || flags.contains(.hidden) {
        node = Int(nodes[node].end)
        continue
      }
      if nodes[node].content < -1, !joinsContainer(node), hasJoinedItems(node) { joinItems(of: node) }
      node += 1
    }
  }

  private func hasJoinedItems(_ container: Int) -> Bool {
    var child = container + 1
    while child < Int(nodes[container].end) {
      if joinsContainer(child) { return true }
      child = Int(nodes[child].end)
    }
    return false
  }

  /// Returns the sums of a container's margin, border and padding on each side; left is at the container's start.
  func arrangedEdges(of container: Int, in width: Double?) -> Edges {
    let basis = width ?? boxes[container].containingWidth
    let margins = usedMargins(container, of: basis), left = contentLeft(container, of: basis)
    let top = contentTop(container, of: basis)
    let sums = Edges(
      top: margins.top + top, left: margins.left + left,
      bottom: margins.bottom + verticalEdges(container, of: basis) - top,
      right: margins.right + horizontalEdges(container, of: basis) - left)
    return edges(sums, inDirectionOf: container)
  }

  /// Sets an item that joins its container to a width (with margins), and ignores the item's limits. Marks the item as
  /// resized even if the width is unchanged, because other data from its container, such as tracks, may have changed.
  func forceArrangedWidth(_ width: Double, of child: Int) {
    if boxes[child].flags.contains(.isExcluded) { include(child) }
    setDefiniteHeightOfItem(nil, of: child, in: width)
    // As in Chromium, the width may be less than the padding and border.
    setWidth(max(width - horizontalMargins(child, of: width), 0), in: width, of: child)
    markResized(child)
  }

  /// Places an item that joins its container with a height (with margins), and ignores the item's limits. Marks the
  /// item as dirty, so that its own items are placed again.
  func forceArrangedHeight(
    _ height: Double, of child: Int, in container: Int, _ content: ContentBox, x: Double, y: Double
  ) {
    let basis = boxes[child].containingWidth
    let borderBoxHeight = max(height - verticalMargins(child, of: basis), verticalEdges(child, of: basis))
    setHeight(borderBoxHeight, of: child, isDefinite: true)
    boxes[child].flags.formUnion(.dirty)
    _ = putArrangedItem(child, in: container, content, x: x, y: y, of: height)
  }
}

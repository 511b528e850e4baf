// Containers with an arrangement. Trees without one never run this code.
extension FlexEngine {
  /// Pass 1: returns the intrinsic widths from the arrangement.
  @inline(never)
  func arrangedIntrinsicWidths(_ container: Int) -> IntrinsicWidths {
    arrange(container) { arrangement, items, cache in
      counts.arrangedSizes += 1
      let sizes = arrangement.intrinsicWidths(of: IntrinsicWidthPass(access: items), cache)
      let minContent = usableLength(sizes.minContent)
      return IntrinsicWidths(minContent: minContent, maxContent: max(usableLength(sizes.maxContent), minContent))
    }
  }

  /// Before pass 1: lets the arrangement see the items of nested containers that share its layout, such as subgrids.
  @inline(never)
  func joinItems(of container: Int) {
    arrange(container) { arrangement, items, cache in
      arrangement.joinItems(IntrinsicWidthPass(access: items), cache)
    }
  }

  /// Calls a function with the arrangement, items and cache of a container that shares its parent's layout.
  @inline(never)
  func withJoinedItems<Result>(
    of container: Int, _ stage: ItemAccess.Stage, _ body: (AnyArrangement, ItemAccess, AnyCache) -> Result
  ) -> Result {
    arrange(container, stage) { arrangement, items, cache in
      items.content.width = stage == .beforeWidths ? 0 : innerWidth(container)
      return body(arrangement, items, cache)
    }
  }

  /// Pass 2: lets the arrangement set widths.
  @inline(never)
  func resolveArrangedWidths(_ container: Int) {
    if nodes[container].keywords[.dependsOnHeight] != 0 { restoreInitialStateOfItems(in: container) }
    arrange(container) { arrangement, items, cache in setWidths(items, arrangement, cache) }
    if recordsSteps { recordArrangedWidths(container) }
  }

  /// Includes all items, and restores the definite heights that they, and items of joined containers, have before their
  /// widths are known. Earlier layouts, or other widths of the container, may have excluded items or set other heights.
  private func restoreInitialStateOfItems(in container: Int) {
    var child = container + 1
    while child < Int(nodes[container].end) {
      if boxes[child].flags.contains(.isExcluded) { include(child) }
      let keywords = nodes[child].keywords
      if keywords[.dependsOnHeight] != 0, keywords.isInFlow { setDefiniteHeightOfItem(nil, of: child, in: 0) }
      child = joinsContainer(child) ? child + 1 : Int(nodes[child].end)
    }
  }

  private func setWidths(_ access: ItemAccess, _ arrangement: AnyArrangement, _ cache: AnyCache) {
    counts.arrangedWidths += 1
    access.content.width = innerWidth(access.container)
    var items = WidthPass(access: access)
    arrangement.setWidths(of: &items, cache)
    items.fitRemaining()
  }

  /// Pass 3: returns the height of the content. In pass 4, `inner` is the content box's height to lay content out in.
  @inline(never)
  func arrangedContentHeight(_ container: Int, inner: Double? = nil) -> Double {
    // Pass 2 visits only containers with children.
    if Int(nodes[container].end) == container + 1 { resolveArrangedWidths(container) }
    if nodes[container].keywords[.mentionsBaselines] != 0 { placeBaselineItems(container, definiteHeight: nil) }
    return arrange(container, .afterWidths) { arrangement, items, cache in
      counts.arrangedHeights += 1
      items.content.width = innerWidth(container)
      items.trialHeight = inner
      return usableLength(arrangement.height(of: HeightPass(access: items), cache))
    }
  }

  /// Pass 4: lets the arrangement place its items.
  @inline(never)
  func placeArrangedItems(_ container: Int, in content: ContentBox) {
    let changedWidths = arrange(container, .afterWidths) { arrangement, access, cache in
      counts.arrangedPlaces += 1
      access.content = content
      var items = PlacementPass(access: access)
      arrangement.place(&items, cache)
      items.placeRemaining()
      return access.changedWidths
    }
    if changedWidths { resolveAbsoluteWidthsAgain(container) }
    if recordsSteps { recordArrangedPositions(container, in: content) }
  }

  /// Pass 2: measures an item early for an arrangement.
  @inline(never)
  func measureEarly(_ child: Int, in container: Int) {
    require(
      nodes[container].keywords.mayMeasureEarly,
      "An arrangement reads heights in pass 2 without the trait .needsHeightsInWidthPass.")
    if !boxes[child].flags.contains(.isMeasured) {
      measureAlone(child)
    } else if isReusable(child), Int(nodes[child].end) > child + 1 || nodes[child].content < -1 {
      // The item's content height is from the last layout, in which the item may have had another definite height.
      remeasureHeightForArrangement(of: child)
    }
  }

  /// Passes 3 and 4: measures an item whose width or definite height its arrangement changed.
  @inline(never)
  func measureAgain(_ child: Int) {
    if !boxes[child].flags.contains(.isMeasured), !boxes[child].flags.contains(.isExcluded) { measureAlone(child) }
  }

  func measureAlone(_ child: Int) {
    if nodes[child].keywords[.dependsOnHeight] != 0 {
      remeasureHeightForArrangement(of: child)
    } else {
      remeasureSubtree(of: child, measuresNode: true)
    }
  }

  /// Pass 4: updates absolute children after an arrangement changed widths, since their available spaces may change.
  private func resolveAbsoluteWidthsAgain(_ container: Int) {
    resolveAbsoluteWidths(container)
    let end = Int(nodes[container].end)
    var child = container + 1
    while child < end {
      if nodes[child].keywords.isAbsolute && !nodes[child].keywords.isHidden { measureAgain(child) }
      child = Int(nodes[child].end)
    }
  }

  /// Returns the item that gives a container its first or last baseline, and which of the item's baselines it is.
  func arrangedBaselineItem(of container: Int, isLast: Bool) -> (node: Int, isLast: Bool)? {
    arrange(container, .afterWidths) { arrangement, items, cache in
      let item = arrangement.baselineItem(isLast: isLast, count: items.count, cache)
      guard let item, item >= 0, item < items.count else { return nil }
      if boxes[items.node(item)].flags.contains(.isExcluded) { return nil }
      return (items.node(item), arrangement.isLastBaseline(of: item, isLast: isLast, cache))
    }
  }

  /// Returns the space that an arrangement gives an absolute child along an axis. The items must have their sizes.
  @inline(never)
  func arrangedSpace(ofAbsolute child: Int, in container: Int, isHorizontal: Bool) -> AbsoluteSpace? {
    arrange(container, .afterWidths) { arrangement, items, cache in
      let padding = usedPadding(container), isRightToLeft = boxes[container].flags.contains(.rightToLeft)
      let itemsBefore = items.count(before: child)
      let box =
        isHorizontal
        ? AbsoluteBox(
          isHorizontal: true, before: isRightToLeft ? padding.right : padding.left, inner: innerWidth(container),
          after: isRightToLeft ? padding.left : padding.right, isRightToLeft: isRightToLeft, itemsBefore: itemsBefore)
        : AbsoluteBox(
          isHorizontal: false, before: padding.top, inner: innerHeight(container), after: padding.bottom,
          isRightToLeft: isRightToLeft, itemsBefore: itemsBefore)
      return arrangement.availableSpace(ofAbsolute: child, of: items, box, cache)
    }
  }

  /// Collects the issues that an arrangement reports after the layout.
  func findArrangedIssues(of container: Int, into issues: inout IssueCollector) {
    let content = contentBox(container)
    arrange(container, .afterLayout) { arrangement, items, cache in
      var report = ArrangementReport()
      items.content = content
      arrangement.findIssues(of: PlacementPass(access: items), cache, into: &report)
      for fault in report.faults {
        issues.add(fault, at: fault.item.map { items.node($0) } ?? container) { items.node($0) }
      }
      guard nodes[container].keywords[.hasAbsoluteChild] != 0 else { return }
      var child = container + 1
      while child < Int(nodes[container].end) {
        if nodes[child].keywords.isAbsolute, !nodes[child].keywords.isHidden {
          var report = ArrangementReport()
          arrangement.findIssues(ofAbsolute: child, of: items, cache, into: &report)
          for fault in report.faults { issues.add(fault, at: child) { items.node($0) } }
        }
        child = Int(nodes[child].end)
      }
    }
  }

  /// Returns the steps that an arrangement records about a pass that has just finished.
  func explanation(of pass: ArrangementTrace.Pass, _ container: Int, in content: ContentBox)
    -> [ArrangementTrace.Entry]
  {
    arrange(container, pass == .intrinsicWidths ? .beforeWidths : pass == .placement ? .afterLayout : .afterWidths) {
      arrangement, items, cache in
      items.content = content
      var trace = ArrangementTrace(of: pass, items)
      arrangement.recordTrace(into: &trace, cache)
      return trace.entries
    }
  }

  /// Calls a function with an arrangement, its items and its cache.
  @inline(__always)
  private func arrange<Result>(
    _ container: Int, _ stage: ItemAccess.Stage = .beforeWidths,
    _ body: (AnyArrangement, ItemAccess, AnyCache) -> Result
  ) -> Result {
    // A cache is not released during a pass of its arrangement, so references are not counted.
    unsafe cache(of: container)._withUnsafeGuaranteedRef { cache in
      unsafe cache.unretainedOwner._withUnsafeGuaranteedRef { arrangement in
        withItemAccess(cache.items, of: container, stage) { body(arrangement, $0, cache) }
      }
    }
  }

  @inline(__always)
  private func withItemAccess<Result>(
    _ items: borrowing Storage<ItemState>, of container: Int, _ stage: ItemAccess.Stage,
    _ body: (ItemAccess) -> Result
  ) -> Result {
    state.accessCount &+= 1
    // Items that were not sized or placed have the access number 0.
    if state.accessCount == 0 { state.accessCount = 1 }
    // An arrangement may measure an item several times, so its measurements are not recorded.
    let trace = features.intersection(.trace)
    features.remove(.trace)
    defer { features.formUnion(trace) }
    return unsafe withUnsafePointer(to: self) { engine in
      var context = unsafe ItemAccess.Context(
        engine, container: container, items.view, count: items.count, accessNumber: state.accessCount, stage)
      return unsafe withUnsafeMutablePointer(to: &context) { unsafe body(ItemAccess($0)) }
    }
  }

  /// Returns a container's children in the flow, in the order of its arrangement.
  private func listItems(of container: Int, _ arrangement: AnyArrangement) -> Storage<ItemState> {
    let start = items.count
    // Block layout ignores `order`.
    if arrangement.traits.contains(.collapsesMargins) {
      forEachItem(of: container) { items.push(FlexItem(node: $0)) }
    } else {
      _ = pushItems(of: container)
    }
    defer { items.pop(to: start) }
    return Storage(count: items.count - start) { ItemState(node: Int32(truncatingIfNeeded: items[start + $0].node)) }
  }
}

// Caches of arrangements, between passes and between layouts.
extension FlexEngine {
  /// Returns the cache of a container's arrangement, with its current items.
  @inline(__always)
  private func cache(of container: Int) -> Unmanaged<AnyCache> {
    let place = nodes[container].contentPlace
    // If a cache is missing here, the container is dirty, so pass 2 runs and fills the new cache before later passes.
    guard let cache = unsafe state.caches.cache(at: place, of: contents[place].object) else {
      return unsafe makeCache(of: container)
    }
    if unsafe cache._withUnsafeGuaranteedRef({ $0.ordering }) != state.ordering {
      unsafe listItemsAgain(cache, container)
    }
    return unsafe cache
  }

  @inline(never)
  private func listItemsAgain(_ cache: Unmanaged<AnyCache>, _ container: Int) {
    let cache = unsafe cache.takeUnretainedValue()
    cache.items = listItems(of: container, cache.owner)
    cache.ordering = state.ordering
  }

  @inline(never)
  private func makeCache(of container: Int) -> Unmanaged<AnyCache> {
    let place = nodes[container].contentPlace, content = contents[place].object
    guard let content, case .arrangement(let arrangement) = content.kind else {
      preconditionFailure("Error in EagerLayout: a row or column is laid out as an arrangement. Please report it.")
    }
    let items = listItems(of: container, arrangement)
    let cache = withItemAccess(items, of: container, .beforeWidths) { arrangement.makeCache(of: $0) }
    cache.items = items
    cache.ordering = state.ordering
    state.caches.store(cache, at: place, of: content)
    return unsafe .passUnretained(cache)
  }

  /// Passes 1 and 2: returns a container's definite inner height, and records that widths may depend on it.
  @inline(never)
  func definiteHeightOfArranged(_ container: Int) -> Double? {
    unsafe cache(of: container).takeUnretainedValue().readsDefiniteHeight = true
    return definiteInnerHeight(container)
  }

  func readsDefiniteHeight(_ node: Int) -> Bool { unsafe cache(of: node).takeUnretainedValue().readsDefiniteHeight }

  /// Creates the cache of a container's arrangement, if it is missing.
  func makeMissingCache(of container: Int) {
    guard Int(nodes[container].end) > container + 1 else { return }
    arrange(container) { _, _, _ in }
  }

  /// Invalidates the cache of a container's arrangement, because its items or their layout values changed.
  func invalidateCache(at place: Int) { state.caches.remove(at: place) }

  func invalidateCaches() { state.caches.removeAll() }
}

extension IssueCollector {
  /// Adds an issue reported by an arrangement.
  fileprivate mutating func add(_ fault: ArrangementReport.Fault, at node: Int, _ nodeOfItem: (Int) -> Int) {
    let others = fault.others.map { ArrangementFault.Other(index: nodeOfItem($0)) }
    add(
      .arrangement(
        ArrangementFault(
          text: fault.text, numbers: fault.numbers, names: fault.names, part: fault.part, others: others)), at: node)
  }
}

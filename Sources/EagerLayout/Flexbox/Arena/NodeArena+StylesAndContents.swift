// Edits of the arena of a tree between layouts.
extension NodeArena {
  /// Calls a function with views of the data that the engine reads.
  func withViews<Result>(
    _ body: (View<NodeRecord>, View<RareGroup>, View<LeafContent>) -> Result
  ) -> Result {
    unsafe nodes.withUnsafeBufferPointer { nodes in
      unsafe rares.withUnsafeBufferPointer { rares in
        unsafe contents.withUnsafeBufferPointer { contents in
          unsafe body(View(nodes), View(rares), View(contents))
        }
      }
    }
  }

  /// Replaces a node's style. Returns `nil` if the new style equals the old one. Otherwise returns whether ancestors
  /// may have flags that were needed only for the old style.
  mutating func replaceStyle(of node: Int, by style: FlexStyle) -> Bool? {
    // If the node's edges are stored as right to left, the new edges must be too, until the next layout.
    nodes[node].units.startAndEndAreSwapped
      ? replaceStoredStyle(of: node, by: style.withStartAndEndSwapped) : replaceStoredStyle(of: node, by: style)
  }

  private mutating func replaceStoredStyle(of node: Int, by style: FlexStyle) -> Bool? {
    if nodes[node].hasStyle(style, in: rares) { return nil }
    replaceFaults(of: node, by: style.faults)
    let hasLayoutValues = (nodes[node].keywords.word | style.keywords.word) & Keywords.mask(.hasLayoutValues) != 0
    let hasSameLayoutValues = !hasLayoutValues || replaceLayoutValues(of: node, by: style.layoutValues)
    let old = nodes[node]
    var new = StyleReference.with(style) {
      NodeRecord(
        $0, groups: Int(old.rare), parent: old.parent, content: old.content,
        arranged: old.keywords.word & Keywords.arrangedMask)
    }
    new.end = old.end
    var own = old
    own.clearDescendantFlags()
    let count = new.groupCount
    let values = style.rareValues
    let hasSameGroups = count == old.groupCount && RareValues(new, in: rares) == values
    if hasSameLayoutValues, own.keywords == new.keywords, own.units == new.units, hasSameGroups,
      own.hasSameSizes(as: new)
    {
      return nil
    }
    if count > old.groupCount {
      // A larger number of groups does not fit in place. `removeUnusedValues` later removes the old groups.
      new.rare = Int32(truncatingIfNeeded: rares.count)
      new.keywords.forEachGroup { rares.append(values[$0]) }
    } else if !hasSameGroups {
      values.write(to: &rares, new)
    }
    if let rare = style.rare, !rare.expressions.isEmpty { expressions.append(contentsOf: rare.expressions) }
    let losesFlags =
      own.keywords.word & ~new.keywords.word & Keywords.ancestorFlagsMask != 0
      || new.keywords.isHidden && !own.keywords.isHidden
    new.keywords.word |= old.keywords.word & Keywords.descendantsMask
    if new.keywords.isStatic, new.keywords[.hasAbsoluteChild] != 0 { new.keywords[.hasDistantLinks] = 1 }
    nodes[node] = new
    if old.parent >= 0 { propagateFlags(new.keywords, to: old.parent) }
    return losesFlags
  }

  func faultRange(of node: Int) -> Range<Int> {
    guard nodes[node].keywords[.hasFaults] != 0 else { return 0..<0 }
    var low = 0, high = faults.count
    while low < high {
      let middle = (low + high) / 2
      if faults[middle].node < node { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < faults.count, faults[end].node == node { end += 1 }
    return low..<end
  }

  private mutating func replaceFaults(of node: Int, by new: [LayoutIssue.StyleFault]) {
    var range = faultRange(of: node)
    if new.isEmpty && range.isEmpty { return }
    if range.isEmpty {
      // Faults are stored in preorder.
      let place = faults.firstIndex { $0.node > node } ?? faults.count
      range = place..<place
    }
    faults.replaceSubrange(range, with: new.map { FaultyNode(node: node, fault: $0) })
    nodes[node].keywords[.hasFaults] = new.isEmpty ? 0 : 1
  }

  /// Replaces a node's layout values, and returns `true` if they are equal.
  @inline(never)
  private mutating func replaceLayoutValues(of node: Int, by new: ContiguousArray<AnyLayoutValue>) -> Bool {
    let old = layoutValues(of: node)
    if areEqual(old, new) { return true }
    let place = layoutValues.lowerBound(of: node)
    layoutValues.replaceSubrange(
      place..<place + old.count, with: new.map { ItemValueEntry(node: node, layoutValue: $0) })
    return false
  }

  /// Removes groups of rare values, and contents, that are no longer used.
  mutating func removeUnusedValues() {
    var keptRares: ContiguousArray<RareGroup> = [], keptContents: ContiguousArray<LeafContent> = []
    for node in nodes.indices {
      let first = Int(nodes[node].rare), count = nodes[node].groupCount
      nodes[node].rare = Int32(truncatingIfNeeded: keptRares.count)
      for group in 0..<count { keptRares.append(rares[first + group]) }
      let content = nodes[node].contentPlace, place = Int32(truncatingIfNeeded: keptContents.count)
      if content >= 0 {
        nodes[node].content = nodes[node].content < -1 ? NodeRecord.arranged(by: place) : place
        keptContents.append(contents[content])
      }
    }
    rares = keptRares
    contents = keptContents
    var used: ContiguousArray<CalculatedLength> = []
    if !expressions.isEmpty {
      for node in nodes.indices { nodes[node].forEachReference(in: rares) { used.append(CalculatedLength.object($0)) } }
    }
    expressions = used
    freeContents = []
  }

  /// Replaces a leaf's content or a container's arrangement. Returns `true` if measurements may change.
  mutating func replaceContent(of node: Int, by content: LeafContent) -> Bool {
    let place = nodes[node].contentPlace
    if place >= 0 {
      let isSame = contents[place].hasSameMeasurements(as: content)
      // An equal arrangement stays, with its cache.
      if isSame, content.isArrangement { return false }
      contents[place] = content
      refer(node, to: content, at: Int32(truncatingIfNeeded: place))
      return !isSame
    }
    refer(node, to: content, at: addContent(content))
    return true
  }

  private mutating func refer(_ node: Int, to content: LeafContent, at place: Int32) {
    if content.isArrangement || nodes[node].content < -1 { setArrangementFlags(of: node, content.arrangement) }
    nodes[node].content = content.isArrangement ? NodeRecord.arranged(by: place) : place
  }

  private mutating func setArrangementFlags(of node: Int, _ arrangement: AnyArrangement?) {
    let flags = arrangement?.recordFlags ?? 0, before = nodes[node].keywords.word
    if (before ^ flags) & Keywords.arrangedMask == 0, flags & ~before & Keywords.subtreeMask == 0 { return }
    hasArrangements = true
    nodes[node].keywords.word = before & ~Keywords.arrangedMask | flags
    // Flags of the old arrangement may remain until `deriveFlagsOfDescendants`, but no needed flag is missing.
    nodes[node].deriveOwnFlags()
    if nodes[node].parent >= 0 { propagateFlags(nodes[node].keywords, to: nodes[node].parent) }
  }

  /// Copies each array whose unused capacity is more than an eighth of its length, to release that memory.
  mutating func trimCapacity() {
    if nodes.capacity > nodes.count + nodes.count / 8 { nodes = ContiguousArray(nodes[...]) }
    if rares.capacity > rares.count + rares.count / 8 { rares = ContiguousArray(rares[...]) }
    if contents.capacity > contents.count + contents.count / 8 { contents = ContiguousArray(contents[...]) }
  }

  /// Stores a node at a position, as a child of a node that has its position already. The caller sets its end, and
  /// updates the containers' flags when all nodes are in place.
  mutating func place(_ style: FlexStyle, content: LeafContent?, at node: Int, in parent: Int32) {
    let place = content.map { contentPlace(of: $0, at: addContent($0)) } ?? (-1, 0)
    nodes[node] = StyleReference.with(style) { record(of: $0, at: node, in: parent, place) }
  }

  private mutating func addContent(_ content: LeafContent) -> Int32 {
    guard let place = freeContents.popLast() else {
      contents.append(content)
      return Int32(truncatingIfNeeded: contents.count - 1)
    }
    contents[Int(place)] = content
    return place
  }

  /// Removes a leaf's content or a container's arrangement; `emptyContent` takes its place, so that the content's
  /// memory is released.
  mutating func dropContent(of node: Int, for emptyContent: LeafContent) {
    let place = nodes[node].contentPlace
    if place < 0 { return }
    contents[place] = emptyContent
    freeContents.append(Int32(truncatingIfNeeded: place))
    setArrangementFlags(of: node, nil)
    nodes[node].content = -1
  }

  mutating func deriveFlagsOfDescendants() {
    for node in nodes.indices {
      nodes[node].clearDescendantFlags()
      guard nodes[node].content < -1, let arrangement = contents[nodes[node].contentPlace].arrangement else {
        continue
      }
      nodes[node].keywords.word |= arrangement.recordFlags & Keywords.subtreeMask
    }
    for node in nodes.indices where nodes[node].parent >= 0 {
      propagateFlags(nodes[node].keywords, to: nodes[node].parent)
    }
  }
}

extension NodeRecord {
  mutating func clearDescendantFlags() {
    keywords.word &= ~Keywords.descendantsMask
    deriveOwnFlags()
    deriveEdgesByDirection()
  }

  /// Whether a style equals the node's, as far as a quick comparison shows: styles with faults, or with properties set
  /// to their initial values, are compared elsewhere.
  @inline(__always)
  func hasStyle(_ style: borrowing FlexStyle, in groups: ContiguousArray<RareGroup>) -> Bool {
    guard (keywords.word ^ style.keywords.word) & Keywords.styleMask == 0, units == style.units,
      widthValue == style.widthValue, heightValue == style.heightValue, basisValue == style.basisValue,
      growFactor == style.growFactor, shrinkFactor == style.shrinkFactor,
      !keywords.has(Keywords.mask(.hasFaults) | Keywords.mask(.hasLayoutValues))
    else { return false }
    return keywords.word & Keywords.groupsMask == 0 || RareValues(self, in: groups) == style.rareValues
  }

  func hasSameSizes(as other: NodeRecord) -> Bool {
    widthValue == other.widthValue && heightValue == other.heightValue && basisValue == other.basisValue
      && growFactor == other.growFactor && shrinkFactor == other.shrinkFactor
  }
}

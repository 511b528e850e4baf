// What a tree that is laid out again changes in its arena.
extension NodeArena {
  /// Calls a function with what the engine reads.
  func withViews<Result>(
    _ body: (View<NodeRecord>, View<RareGroup>, View<StoredContent>) -> Result
  ) -> Result {
    unsafe nodes.withUnsafeBufferPointer { nodes in
      unsafe rares.withUnsafeBufferPointer { rares in
        unsafe contents.withUnsafeBufferPointer { contents in
          unsafe body(View(nodes), View(rares), View(contents))
        }
      }
    }
  }

  /// Gives a node another style. Returns nil where that says the same as before; else whether containers above might have
  /// noted something of the old one that the new one has not.
  mutating func replaceStyle(of node: Int, by style: FlexStyle) -> Bool? {
    // Where edges lie turned, the new ones shall too, until the next layout knows better.
    nodes[node].units.edgesAreTurned
      ? replaceStyleAsItLies(of: node, by: style.turned) : replaceStyleAsItLies(of: node, by: style)
  }

  private mutating func replaceStyleAsItLies(of node: Int, by style: FlexStyle) -> Bool? {
    if nodes[node].says(style, in: rares) { return nil }
    replaceFaults(of: node, by: style.faults)
    let hasParameters = (nodes[node].keywords.word | style.keywords.word) & Keywords.mask(.hasParameters) != 0
    let saysTheSame = !hasParameters || replaceParameters(of: node, by: style.parameters)
    let old = nodes[node]
    var new = NodeRecord(
      style: style, groups: Int(old.rare), parent: old.parent, content: old.content,
      arranged: old.keywords.word & Keywords.arrangedMask)
    new.end = old.end
    var own = old
    own.forgetDescendants()
    let count = new.groupCount
    let values = style.rareValues
    let hasSameGroups = count == old.groupCount && RareValues(new, in: rares) == values
    if saysTheSame, own.keywords == new.keywords, own.units == new.units, hasSameGroups, own.says(sameSizesAs: new) {
      return nil
    }
    if count > old.groupCount {
      // Where there were fewer there is no room; what is left behind goes when it is much.
      new.rare = Int32(truncatingIfNeeded: rares.count)
      RareStyle(values: values).append(to: &rares, new.keywords)
    } else if !hasSameGroups {
      values.write(to: &rares, new)
    }
    let losesNotes = own.keywords.word & ~new.keywords.word & Keywords.notedByParentMask != 0
    new.keywords.word |= old.keywords.word & Keywords.descendantsMask
    nodes[node] = new
    if old.parent >= 0 { note(new.keywords, in: old.parent) }
    return losesNotes
  }

  /// Where the faults of a node are.
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
      // They are kept in preorder.
      let place = faults.firstIndex { $0.node > node } ?? faults.count
      range = place..<place
    }
    faults.replaceSubrange(range, with: new.map { FaultyNode(node: node, fault: $0) })
    nodes[node].keywords[.hasFaults] = new.isEmpty ? 0 : 1
  }

  /// Has a node say something else to arrangements; says whether it is the same.
  @inline(never)
  private mutating func replaceParameters(of node: Int, by new: ContiguousArray<AnyParameter>) -> Bool {
    let old = parameters(of: node)
    if areEqual(old, new) { return true }
    let place = parameters.place(of: node)
    parameters.replaceSubrange(place..<place + old.count, with: new.map { SayingNode(node: node, parameter: $0) })
    return false
  }

  /// Drops groups of rare values, and contents, that no node has any more.
  mutating func tidy() {
    var keptRares: ContiguousArray<RareGroup> = [], keptContents: ContiguousArray<StoredContent> = []
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
    freeContents = []
  }

  /// Gives a leaf other content, or a container another arrangement. Returns whether it may answer otherwise.
  mutating func replaceContent(of node: Int, by content: LeafContent) -> Bool {
    let place = nodes[node].contentPlace
    if place >= 0 {
      let isSame = contents[place].content.measures(as: content)
      // An equal arrangement stays, and with it what it keeps.
      if isSame, content.isArrangement { return false }
      contents[place] = StoredContent(content)
      refer(node, to: content, at: Int32(truncatingIfNeeded: place))
      return !isSame
    }
    refer(node, to: content, at: addContent(StoredContent(content)))
    return true
  }

  private mutating func refer(_ node: Int, to content: LeafContent, at place: Int32) {
    if content.isArrangement || nodes[node].content < -1 { noteArrangement(of: node, content.arrangement) }
    nodes[node].content = content.isArrangement ? NodeRecord.arranged(by: place) : place
  }

  private mutating func noteArrangement(of node: Int, _ arrangement: AnyArrangement?) {
    let notes = arrangement?.notes ?? 0, before = nodes[node].keywords.word
    if (before ^ notes) & Keywords.arrangedMask == 0 { return }
    hasArrangements = true
    nodes[node].keywords.noteArrangement(notes)
    // Rows and columns have other needs: until all is noted anew, too many stand there and not too few.
    nodes[node].noteNeeds()
    if nodes[node].parent >= 0 { note(nodes[node].keywords, in: nodes[node].parent) }
  }

  /// Gives back the room that appending left unused, where it is worth a copy.
  mutating func tighten() {
    if nodes.capacity > nodes.count + nodes.count / 8 { nodes = ContiguousArray(nodes[...]) }
    if rares.capacity > rares.count + rares.count / 8 { rares = ContiguousArray(rares[...]) }
    if contents.capacity > contents.count + contents.count / 8 { contents = ContiguousArray(contents[...]) }
  }

  /// Puts a node at a place, as a child of another that has its place already. It ends where the caller says, who notes what
  /// the containers want to know of it when all are in their places.
  mutating func place(_ style: FlexStyle, content: LeafContent?, at node: Int, in parent: Int32) {
    let place = content.map { addContent(StoredContent($0)) } ?? -1
    nodes[node] = record(of: style, at: node, in: parent, content: content, place: place)
  }

  private mutating func addContent(_ content: StoredContent) -> Int32 {
    guard let place = freeContents.popLast() else {
      contents.append(content)
      return Int32(truncatingIfNeeded: contents.count - 1)
    }
    contents[Int(place)] = content
    return place
  }

  /// Takes a leaf's content or a container's arrangement away; `nothing` is kept in its place, so that what it refers to can
  /// go.
  mutating func dropContent(of node: Int, for nothing: StoredContent) {
    let place = nodes[node].contentPlace
    if place < 0 { return }
    contents[place] = nothing
    freeContents.append(Int32(truncatingIfNeeded: place))
    noteArrangement(of: node, nil)
    nodes[node].content = -1
  }

  /// Finds anew what containers note about the nodes in them.
  mutating func renote() {
    for node in nodes.indices { nodes[node].forgetDescendants() }
    for node in nodes.indices where nodes[node].parent >= 0 { note(nodes[node].keywords, in: nodes[node].parent) }
  }
}

extension NodeRecord {
  /// Takes back what the node noted about those below it.
  mutating func forgetDescendants() {
    keywords.word &= ~Keywords.descendantsMask
    noteNeeds()
    noteEdgesByDirection()
  }

  /// How many groups of rare values the node has.
  var groupCount: Int { keywords.gapsGroup(0) + (keywords.hasGapsGroup ? 1 : 0) }

  /// Whether a style says what the node's does, as far as that is seen at a glance: a style that sets something to its
  /// initial value, or has faults, is looked at more closely elsewhere.
  @inline(__always)
  func says(_ style: borrowing FlexStyle, in groups: ContiguousArray<RareGroup>) -> Bool {
    guard (keywords.word ^ style.keywords.word) & Keywords.styleMask == 0, units == style.units,
      widthValue == style.widthValue, heightValue == style.heightValue, basisValue == style.basisValue,
      growFactor == style.growFactor, shrinkFactor == style.shrinkFactor,
      !keywords.has(Keywords.mask(.hasFaults) | Keywords.mask(.hasParameters))
    else { return false }
    return keywords.word & Keywords.groupsMask == 0 || says(style.rareValues, in: groups)
  }

  /// Whether both have the same groups, and in them the same values. The keywords are the same.
  @inline(never)
  private func says(_ values: RareValues, in groups: ContiguousArray<RareGroup>) -> Bool {
    if keywords[.hasMargin] != 0, groups[keywords.marginGroup(rare)].edges != values.margin { return false }
    if keywords[.hasPadding] != 0, groups[keywords.paddingGroup(rare)].edges != values.padding { return false }
    if keywords[.hasBorder] != 0, groups[keywords.borderGroup(rare)].edges != values.border { return false }
    if keywords[.hasInset] != 0, groups[keywords.insetGroup(rare)].edges != values.inset { return false }
    let limits = keywords[.storesLimits] == 0 ? RareGroup() : groups[keywords.limitsGroup(rare)]
    if limits != RareGroup(limitsOf: values) { return false }
    guard keywords.hasGapsGroup else { return true }
    let gaps = groups[keywords.gapsGroup(rare)]
    return gaps.rowGap == values.rowGap && gaps.columnGap == values.columnGap
      && gaps.aspectRatio == values.aspectRatio && gaps.order == values.order
  }

  func says(sameSizesAs other: NodeRecord) -> Bool {
    widthValue == other.widthValue && heightValue == other.heightValue && basisValue == other.basisValue
      && growFactor == other.growFactor && shrinkFactor == other.shrinkFactor
  }
}

extension RareValues {
  /// Writes the groups of a record where they were.
  func write(to groups: inout ContiguousArray<RareGroup>, _ record: NodeRecord) {
    let keywords = record.keywords, first = record.rare
    if keywords[.hasMargin] != 0 { groups[keywords.marginGroup(first)] = RareGroup(margin) }
    if keywords[.hasPadding] != 0 { groups[keywords.paddingGroup(first)] = RareGroup(padding) }
    if keywords[.hasBorder] != 0 { groups[keywords.borderGroup(first)] = RareGroup(border) }
    if keywords[.hasInset] != 0 { groups[keywords.insetGroup(first)] = RareGroup(inset) }
    if keywords[.storesLimits] != 0 {
      groups[keywords.limitsGroup(first)] = RareGroup(limitsOf: self)
    }
    if keywords.hasGapsGroup { groups[keywords.gapsGroup(first)] = RareGroup(gapsOf: self) }
  }
}

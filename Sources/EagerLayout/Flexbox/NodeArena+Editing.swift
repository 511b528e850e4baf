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
    let old = nodes[node]
    var new = NodeRecord(style: style, groups: Int(old.rare), parent: old.parent, content: old.content)
    new.end = old.end
    var own = old
    own.forgetOthers()
    let count = new.groupCount
    let values = style.rareValues
    let hasSameGroups = count == old.groupCount && RareValues(new, in: rares) == values
    let hadFaults = !faults.isEmpty && faults.contains { $0.node == node }
    if own.keywords == new.keywords, own.units == new.units, hasSameGroups, own.says(sameSizesAs: new),
      style.faults.isEmpty, !hadFaults
    {
      return nil
    }
    if count > old.groupCount {
      // Where there were fewer there is no room; what is left behind goes with the next reordering.
      new.rare = Int32(truncatingIfNeeded: rares.count)
      values.append(to: &rares, new.keywords)
    } else if !hasSameGroups {
      values.write(to: &rares, new)
    }
    let losesNotes = own.keywords.word & ~new.keywords.word & Keywords.notedByParentMask != 0
    new.keywords.word |= old.keywords.word & Keywords.notesOfOthersMask
    nodes[node] = new
    if hadFaults { faults.removeAll { $0.node == node } }
    for fault in style.faults { faults.append(FaultyNode(node: node, fault: fault)) }
    if old.parent >= 0 { note(new.keywords, in: old.parent) }
    return losesNotes
  }

  /// Gives a leaf other content. Returns whether it may measure otherwise.
  mutating func replaceContent(of node: Int, by content: LeafContent?) -> Bool {
    let place = Int(nodes[node].content)
    guard let content else {
      nodes[node].content = -1
      return place >= 0
    }
    if place >= 0 {
      let isSame = contents[place].content.measures(as: content)
      contents[place] = StoredContent(content)
      return !isSame
    }
    nodes[node].content = Int32(truncatingIfNeeded: contents.count)
    contents.append(StoredContent(content))
    return true
  }

  /// Gives back the room that appending left unused, where it is worth a copy.
  mutating func tighten() {
    if nodes.capacity > nodes.count + nodes.count / 8 { nodes = ContiguousArray(nodes[...]) }
    if rares.capacity > rares.count + rares.count / 8 { rares = ContiguousArray(rares[...]) }
    if contents.capacity > contents.count + contents.count / 8 { contents = ContiguousArray(contents[...]) }
  }

  mutating func reserve(_ count: Int, like other: NodeArena) {
    nodes.reserveCapacity(count)
    rares.reserveCapacity(other.rares.count)
    contents.reserveCapacity(other.contents.count)
    names.reserveCapacity(other.names.count)
  }

  /// Opens a node that is as one in another arena, without its children.
  mutating func open(_ node: Int, of other: NodeArena, id: LayoutID?) {
    let old = other.nodes[node]
    var record = old
    record.parent = Int32(truncatingIfNeeded: openNode)
    record.rare = Int32(truncatingIfNeeded: rares.count)
    record.forgetOthers()
    for group in 0..<old.groupCount { rares.append(other.rares[Int(old.rare) + group]) }
    if old.content >= 0 {
      record.content = Int32(truncatingIfNeeded: contents.count)
      contents.append(other.contents[Int(old.content)])
    }
    if !other.faults.isEmpty {
      for fault in other.faults where fault.node == node { faults.append(FaultyNode(node: nodes.count, fault: fault.fault)) }
    }
    open(record, id: id)
  }

  /// Finds anew what containers note about the nodes in them.
  mutating func renote() {
    for node in nodes.indices { nodes[node].forgetOthers() }
    for node in nodes.indices where nodes[node].parent >= 0 { note(nodes[node].keywords, in: nodes[node].parent) }
  }
}

extension NodeRecord {
  /// Takes back what the node noted about those below it.
  mutating func forgetOthers() {
    keywords.word &= ~Keywords.notesOfOthersMask
    noteOddities()
  }

  /// How many groups of rare values the node has.
  var groupCount: Int { keywords.otherGroup(0) + (keywords.hasOtherGroup ? 1 : 0) }

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
      groups[keywords.limitsGroup(first)] = RareGroup(minWidth, minHeight, maxWidth, maxHeight)
    }
    if keywords.hasOtherGroup {
      let order = Double(bitPattern: UInt64(bitPattern: Int64(order)))
      groups[keywords.otherGroup(first)] = RareGroup(rowGap, columnGap, aspectRatio, order)
    }
  }
}

@testable import EagerLayout

// Checks of the storage of trees. Layouts do not make these checks.
extension NodeArena {
  /// Returns a description of a violated invariant of the arena, or `nil`. Every opened node must be closed. O(n).
  ///
  /// - Parameter isUpToDate: `true` if all edits are applied. While edits are pending, nodes may have more flags from
  ///   descendants than needed, but never fewer, and a leaf that was a container may still have its children.
  func fault(isUpToDate: Bool) -> String? {
    var fresh = self
    fresh.deriveFlagsOfDescendants()
    for node in nodes.indices {
      let record = nodes[node], parent = Int(record.parent), end = Int(record.end)
      if node == 0 ? parent != -1 : parent < 0 || parent >= node { return "\(node) has the parent \(parent)" }
      if end <= node || end > (parent < 0 ? nodes.count : Int(nodes[parent].end)) { return "\(node) ends at \(end)" }
      if node == 0, end != nodes.count { return "the root ends before the arena" }
      let groups = record.groupCount
      if groups > 0, record.rare < 0 || Int(record.rare) + groups > rares.count { return "\(node) lacks rare values" }
      let place = record.contentPlace, isArranged = record.keywords.containerKind == .arranged
      if place >= contents.count || isArranged != (place >= 0 && contents[place].arrangement != nil)
        || isArranged != (record.content < -1) || record.content >= 0 && isUpToDate && end != node + 1
      {
        return "\(node) has missing content, or children besides content"
      }
      let specified = style(of: node),
        style = record.units.startAndEndAreSwapped ? specified.withStartAndEndSwapped : specified
      var withoutInherited = record
      withoutInherited.clearDescendantFlags()
      var expected = StyleReference.with(style) {
        NodeRecord(
          $0, groups: Int(record.rare), parent: record.parent, content: record.content,
          arranged: arrangement(of: node)?.recordFlags ?? 0)
      }
      // Flags that an arrangement adds to a subtree are checked with the flags of its descendants.
      expected.clearDescendantFlags()
      if withoutInherited.keywords != expected.keywords || withoutInherited.units != expected.units {
        return
          "\(node) has wrong flags of its own: \(String(withoutInherited.keywords.word ^ expected.keywords.word, radix: 2))"
      }
      let present = record.keywords.word, needed = fresh.nodes[node].keywords.word
      if present & needed != needed { return "\(node) lacks the flags \(String(needed & ~present, radix: 2))" }
      if isUpToDate, present != needed { return "\(node) has superfluous flags \(String(present & ~needed, radix: 2))" }
    }
    if zip(names, names.dropFirst()).contains(where: { $0.node >= $1.node }) { return "ids are out of order" }
    if zip(faults, faults.dropFirst()).contains(where: { $0.node > $1.node }) { return "faults are out of order" }
    if zip(layoutValues, layoutValues.dropFirst()).contains(where: { $0.node > $1.node }) {
      return "layout values are out of order"
    }
    if layoutValues.contains(where: { $0.node >= nodes.count || nodes[$0.node].keywords[.hasLayoutValues] == 0 }) {
      return "a layout value belongs to no node"
    }
    if names.contains(where: { $0.node >= nodes.count }) { return "an id belongs to no node" }
    if faults.contains(where: { $0.node >= nodes.count || nodes[$0.node].keywords[.hasFaults] == 0 }) {
      return "a fault belongs to no node"
    }
    return nil
  }

  /// A copy with flags that send every node through the engine's general paths: as if every size had limits, and
  /// every container had children with an order and `auto` margins.
  var onGeneralPaths: NodeArena {
    var arena = self
    for node in arena.nodes.indices {
      arena.nodes[node].keywords[.hasGeneralWidth] = 1
      arena.nodes[node].keywords[.hasGeneralHeight] = 1
      guard Int(arena.nodes[node].end) > node + 1 else { continue }
      arena.nodes[node].keywords[.hasOrderedChild] = 1
      arena.nodes[node].keywords[.hasChildWithAutoMargin] = 1
    }
    return arena
  }
}

extension LayoutTree {

  /// An identity that trees have in common if they share their storage.
  var identity: ObjectIdentifier { ObjectIdentifier(storage) }

  /// The nearest ancestor of a node that has a box.
  func box(of node: Node) -> Node? {
    let box = storage.parentWithBox(of: storage.slot(node))
    return box < 0 ? nil : storage.handle(box)
  }

  /// A description of a violated invariant of the tree's arena (see `NodeArena.fault`), or of a mismatch between arena
  /// and links; otherwise `nil`.
  var arenaFault: String? {
    storage.arena.fault(isUpToDate: !storage.isOutOfOrder && !storage.hasOutdatedDerivedFlags) ?? storage.linkFault
  }
}

extension TreeStorage {
  /// A description of a mismatch between slots and nodes; `nil` if there is none, or if nodes await reordering.
  fileprivate var linkFault: String? {
    if isOutOfOrder { return nil }
    let count = arena.nodes.count
    if links.count != count || slots.count != count || engine.count != count || frames.count != count {
      return "the parts have different numbers of nodes"
    }
    var slot: Int32 = 0
    for position in 0..<count {
      if slot < 0 { return "the links end before \(position)" }
      if links[slot].position != position { return "slot \(slot) is not at \(position)" }
      if slots[position].handle != handle(slot) { return "\(position) does not have the handle of slot \(slot)" }
      let parent = parentWithBox(of: slot)
      if parent >= 0, links[parent].position != arena.nodes[position].parent { return "\(position) has two parents" }
      if engine.boxes[position].flags.contains(.childListChanged) { return "\(position) has other children" }
      if let id = id(of: slot), self.slot(id).map({ isPreferred(slot, to: $0) }) ?? true {
        return "the id of \(position) does not refer to the first node with that id"
      }
      slot = links.preorderSuccessor(of: slot, in: 0)
    }
    return slot < 0 ? nil : "the links go on after the arena"
  }
}

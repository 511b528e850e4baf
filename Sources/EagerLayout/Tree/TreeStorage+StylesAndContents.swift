// Edits of the styles and contents of nodes.
extension TreeStorage {
  func style(of slot: Int32) -> FlexStyle {
    guard let position = position(slot) else { return withOwnDirection(pending[pendingIndex(slot)].style, of: slot) }
    var style = withOwnDirection(arena.style(of: position), of: slot)
    for fault in arena.faults[arena.faultRange(of: position)] { style.recordFault(fault.fault) }
    return style
  }

  /// Whether a node is a container. A container may be without children.
  func isContainer(_ slot: Int32) -> Bool {
    let units = position(slot).map { arena.nodes[$0].units } ?? pending[pendingIndex(slot)].style.units
    return units.isContainer
  }

  /// Whether a quick comparison shows that a node in the arena has this style. If `false`, the styles may be equal too.
  @inline(__always)
  func hasStyle(_ style: borrowing FlexStyle, at slot: Int32) -> Bool {
    guard let position = position(slot), !inheritsFromBoxless(slot) else { return false }
    return arena.nodes[position].hasStyle(style, in: arena.rares)
  }

  func setStyle(_ style: FlexStyle, of slot: Int32) {
    if style.units.isContents { mayHaveBoxlessNodes = true }
    let style = withBoxlessDirection(style, of: slot), wasBoxless = isBoxless(slot)
    guard let position = position(slot) else {
      pending[pendingIndex(slot)].style = style
      if isBoxless(slot) || wasBoxless { updateDirections(below: slot) }
      return
    }
    let wasInFlow = arena.nodes[position].keywords.isInFlow
    guard let losesDerivedFlags = arena.replaceStyle(of: position, by: style) else { return }
    defer { if isBoxless(slot) || wasBoxless { updateDirections(below: slot) } }
    if isBoxless(slot) != wasBoxless { updateAfterBoxChange(of: slot, hadBox: !wasBoxless) }
    if losesDerivedFlags { hasOutdatedDerivedFlags = true }
    compactIfNeeded()
    markRestyled(slot)
    // The layout of the container depends on the style too.
    markContainerDirty(slot)
    let container = parentWithBox(of: slot)
    if container >= 0, isArranged(container) { invalidateCache(of: container) }
    if arena.nodes[position].keywords.isInFlow != wasInFlow { markNodesWithDistantLinksDirty(in: position) }
  }

  func isArranged(_ slot: Int32) -> Bool {
    position(slot).map { arena.nodes[$0].content < -1 } ?? (pending[pendingIndex(slot)].content?.arrangement != nil)
  }

  /// Invalidates the cache of a container's arrangement, because its items or their values changed.
  func invalidateCache(of slot: Int32) {
    guard arena.hasArrangements, let position = position(slot) else { return }
    engine.invalidateCache(at: arena.nodes[position].contentPlace)
    containersWithoutCache.append(slot)
  }

  func markContainerDirty(_ slot: Int32) {
    let container = parentWithBox(of: slot)
    if container >= 0 { markDirty(container) }
  }

  func setContent(_ content: LeafContent?, of slot: Int32) {
    guard let position = position(slot) else {
      pending[pendingIndex(slot)].content = content
      return
    }
    let before = arena.nodes[position].content, hadContent = before != -1
    // A leaf with `display: contents` is hidden while it has content, and a node without a box otherwise.
    if arena.nodes[position].units.isContents { mayHaveBoxlessNodes = true }
    let wasBoxless = isBoxless(slot)
    defer { if isBoxless(slot) != wasBoxless { updateAfterBoxChange(of: slot, hadBox: !wasBoxless) } }
    // The container aligns a leaf with content differently from a leaf without.
    if hadContent != (content != nil) { markContainerDirty(slot) }
    if let content {
      if arena.replaceContent(of: position, by: content) {
        markDirty(slot)
        if before < -1 || content.arrangement != nil { invalidateArrangement(of: slot) }
      }
    } else if hadContent {
      if before < -1 { invalidateArrangement(of: slot) }
      arena.dropContent(of: position, for: removedContent)
      markDirty(slot)
    }
    compactIfNeeded()
  }

  /// Invalidates the results of a container whose arrangement changed, and the flags derived from its items.
  private func invalidateArrangement(of slot: Int32) {
    invalidateCache(of: slot)
    hasOutdatedDerivedFlags = true
    markRestyled(slot)
    markContainerDirty(slot)
    if let position = position(slot) { markNodesWithDistantLinksDirty(in: position) }
  }

  /// Marks those nodes of a subtree dirty whose layout depends on a farther ancestor than their parent
  /// (`hasDistantLinks`).
  func markNodesWithDistantLinksDirty(in position: Int) {
    let end = Int(arena.nodes[position].end)
    var node = position
    while node < end {
      if arena.nodes[node].keywords[.hasDistantLinks] == 0 {
        node = Int(arena.nodes[node].end)
      } else {
        engine.boxes[node].flags.formUnion(.dirty)
        node += 1
      }
    }
  }

  /// Invalidates the caches of all arrangements. Called when the contents, by whose positions caches are indexed, have
  /// moved.
  private func invalidateCaches() {
    engine.invalidateCaches()
    mayLackCaches = true
    for node in slots.indices where slots[node].slot >= 0 && arena.nodes[node].content < -1 {
      markDirty(slots[node].slot)
    }
  }

  /// Compacts the arena if most of its rare values and contents are unused after edits. This is rare enough to cost
  /// O(1) per edit.
  func compactIfNeeded() {
    guard arena.rares.count + arena.contents.count > 2 * compactedCount + arena.nodes.count + 256 else { return }
    arena.removeUnusedValues()
    if arena.hasArrangements { invalidateCaches() }
    compactedCount = arena.rares.count + arena.contents.count
  }
}

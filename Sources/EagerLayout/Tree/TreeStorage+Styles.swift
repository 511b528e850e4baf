// Edits of nodes in place.
extension TreeStorage {
  func style(of slot: Int32) -> FlexStyle {
    guard let position = position(slot) else {
      var style = upcoming[upcomingIndex(slot)].style
      if isArranged(slot) { style.keywords.forgetDirection() }
      return style
    }
    var style = arena.style(of: position)
    for fault in arena.faults[arena.faultRange(of: position)] { style.note(fault.fault) }
    return style
  }

  /// Whether a node is a container, with children or without.
  func isContainer(_ slot: Int32) -> Bool {
    let keywords = position(slot).map { arena.nodes[$0].keywords } ?? upcoming[upcomingIndex(slot)].style.keywords
    return keywords[.isContainer] != 0
  }

  /// Whether a node in the arena says what a style does, as far as that is seen at a glance.
  @inline(__always)
  func says(_ style: FlexStyle, of slot: Int32) -> Bool {
    guard let position = position(slot) else { return false }
    return arena.nodes[position].says(style, in: arena.rares)
  }

  func setStyle(_ style: FlexStyle, of slot: Int32) {
    guard let position = position(slot) else {
      upcoming[upcomingIndex(slot)].style = style
      return
    }
    guard let losesNotes = arena.replaceStyle(of: position, by: style) else { return }
    if losesNotes { hasOutdatedNotes = true }
    tidyIfWorthIt()
    markRestyled(slot)
    // What a node's style says matters to its container too.
    markContainerStale(slot)
    if links[slot].parent >= 0, isArranged(links[slot].parent) { forgetMemory(of: links[slot].parent) }
  }

  /// Whether a node is a container with an arrangement.
  func isArranged(_ slot: Int32) -> Bool {
    position(slot).map { arena.nodes[$0].content < -1 }
      ?? (upcoming[upcomingIndex(slot)].content?.arrangement != nil)
  }

  /// Drops what a container's arrangement keeps of its items: they are others, or say something else.
  func forgetMemory(of slot: Int32) {
    guard arena.hasArrangements, let position = position(slot) else { return }
    engine.forgetMemory(at: arena.nodes[position].contentPlace)
    forgetfulContainers.append(slot)
  }

  func markContainerStale(_ slot: Int32) {
    if links[slot].parent >= 0 { markStale(links[slot].parent) }
  }

  func setContent(_ content: LeafContent?, of slot: Int32) {
    guard let position = position(slot) else {
      upcoming[upcomingIndex(slot)].content = content
      return
    }
    let before = arena.nodes[position].content, hadContent = before != -1
    // A content is something to align.
    if hadContent != (content != nil) { markContainerStale(slot) }
    if let content {
      if arena.replaceContent(of: position, by: content) {
        markStale(slot)
        if before < -1 || content.arrangement != nil { arrangementChanged(of: slot) }
      }
    } else if hadContent {
      if before < -1 { arrangementChanged(of: slot) }
      arena.dropContent(of: position, for: nothing)
      markStale(slot)
    }
    tidyIfWorthIt()
  }

  /// Has all about a container's items found again, and what is noted of them.
  private func arrangementChanged(of slot: Int32) {
    forgetMemory(of: slot)
    hasOutdatedNotes = true
    markRestyled(slot)
    markContainerStale(slot)
  }

  /// Drops what all arrangements keep, since that is by places among the contents.
  private func forgetMemories() {
    engine.forgetMemories()
    lacksMemories = true
    for node in slots.indices where slots[node].slot >= 0 && arena.nodes[node].content < -1 {
      markStale(slots[node].slot)
    }
  }

  /// Makes the arena smaller where what edits left behind is most of it: seldom enough to cost each edit O(1).
  func tidyIfWorthIt() {
    guard arena.rares.count + arena.contents.count > 2 * tidyCount + arena.nodes.count + 256 else { return }
    arena.tidy()
    if arena.hasArrangements { forgetMemories() }
    tidyCount = arena.rares.count + arena.contents.count
  }
}

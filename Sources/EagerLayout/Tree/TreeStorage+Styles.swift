// Edits of nodes in place.
extension TreeStorage {
  func style(of slot: Int32) -> FlexStyle {
    guard let position = position(slot) else { return upcoming[upcomingIndex(slot)].style }
    var style = arena.style(of: position)
    for fault in arena.faults where fault.node == position { style.note(fault.fault) }
    return style
  }

  func setStyle(_ style: FlexStyle, of slot: Int32) {
    guard let position = position(slot) else { return upcoming[upcomingIndex(slot)].style = style }
    guard let losesNotes = arena.replaceStyle(of: position, by: style) else { return }
    if losesNotes { hasOutdatedNotes = true }
    // Groups of rare values that had to move left others behind.
    if arena.rares.count > 2 * tidyCount + 256 { isOutOfOrder = true }
    markStale(slot)
    // What a node's style says matters to its container too.
    if links[slot].parent >= 0 { markStale(links[slot].parent) }
  }

  func setContent(_ content: LeafContent?, of slot: Int32) {
    guard let position = position(slot) else { return upcoming[upcomingIndex(slot)].content = content }
    if arena.replaceContent(of: position, by: content) { markStale(slot) }
  }
}

import EagerLayout

/// What the style of an item of a ``Grid`` says that each pass asks for, at a glance: a memory is made anew where a style of an item
/// becomes another one.
struct GridItemNotes: OptionSet, BitwiseCopyable, Sendable {
  var rawValue: UInt8

  /// It says a width, or how wide it is at least whatever its content.
  static var hasOwnWidth: GridItemNotes { GridItemNotes(rawValue: 1) }
  static var hasLeastWidth: GridItemNotes { GridItemNotes(rawValue: 2) }
  /// The same downwards.
  static var hasOwnHeight: GridItemNotes { GridItemNotes(rawValue: 4) }
  static var hasLeastHeight: GridItemNotes { GridItemNotes(rawValue: 8) }
  /// It lies in its area as the container says of all: it has no alignment of its own, no `auto` margins and no ratio.
  static var isPlain: GridItemNotes { GridItemNotes(rawValue: 16) }
}

extension GridItemNotes {
  init(_ style: ArrangedStyle, _ said: borrowing GridItem) {
    self = []
    if !style.followsRoom(.width) { insert(.hasOwnWidth) }
    if !style.isAuto(.minWidth) || style.isScrollContainer { insert(.hasLeastWidth) }
    if !style.followsRoom(.height) { insert(.hasOwnHeight) }
    if !style.isAuto(.minHeight) || style.isScrollContainer { insert(.hasLeastHeight) }
    if said.justifySelf == nil, style.alignSelf == .auto, !style.hasAutoMargin, !style.hasAspectRatio {
      insert(.isPlain)
    }
  }
}

extension Grid.Memory {
  /// Takes in what the styles of the items say, unless that is done.
  @inline(__always)
  mutating func note<Items: ArrangedItems & ~Copyable>(_ items: borrowing Items) {
    if notes.count != items.count { noteAll(items) }
  }

  @inline(never)
  private mutating func noteAll<Items: ArrangedItems & ~Copyable>(_ items: borrowing Items) {
    notes.removeAll(keepingCapacity: true)
    for item in 0..<items.count {
      let note = GridItemNotes(items.style(of: item), said[item])
      notes.append(note)
    }
  }
}

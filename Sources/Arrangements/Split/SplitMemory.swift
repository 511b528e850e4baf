internal import EagerLayout

/// What a ``Split`` keeps: its parts in preorder, each with its item.
public struct SplitMemory: Sendable {
  /// The parts; the whole box is the first.
  var nodes: [SplitNode] = []
  /// The items that found no part.
  var surplus: [Int] = []
  /// How many items the parts take.
  var room = 0
  /// Whether the width of a column follows from its content.
  var hasContentColumns = false
  /// Whether the height of a row follows from its content.
  var hasContentRows = false

  init(_ part: SplitPart, _ items: [ArrangedItem<SplitTag>]) {
    var filling = SplitFilling(part, items)
    filling.fill(part, group: 0, parent: -1, in: &self)
    surplus = filling.rest
    hasContentColumns = nodes.contains { $0.isInContentColumn }
    hasContentRows = nodes.contains { $0.isInContentRow }
  }
}

/// A part with its item.
struct SplitNode: Sendable {
  let parent: Int
  /// The node after all that is in it.
  var end = 0
  let size: SplitSize
  let direction: SplitDirection?
  /// How many parts are directly in it.
  var count = 0
  let gap: Double?
  let padding: Edges
  let place: Place
  /// The item in it or behind it; negative for none.
  var item = -1
  /// Whether it, or what it is in, is a column or row as large as its content.
  let isInContentColumn, isInContentRow: Bool

  /// What is in it asks for, along the axis of the pass at work.
  var content = InlineSizes()
  var horizontal = SplitSpan()
  var vertical = SplitSpan()

  init(_ part: SplitPart, parent: Int, of nodes: [SplitNode]) {
    self.parent = parent
    size = part.size
    direction = part.direction
    gap = part.gap
    padding = part.padding
    place = part.place
    let around = parent < 0 ? nil : nodes[parent], isContent = part.size == .content
    isInContentColumn = around.map { $0.isInContentColumn || isContent && $0.direction == .columns } ?? false
    isInContentRow = around.map { $0.isInContentRow || isContent && $0.direction == .rows } ?? false
  }
}

/// From where a part goes, and how far, along one axis.
struct SplitSpan: Sendable {
  var start = 0.0
  var length = 0.0
}

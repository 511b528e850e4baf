internal import EagerLayout

/// The cache of a ``Split``: its parts in preorder, each with its item.
public struct SplitCache: Sendable {
  /// The first part is the whole box.
  var nodes: [SplitNode] = []
  /// The items without a part.
  var surplus: [Int] = []
  /// The number of items that the parts can take.
  var room = 0
  /// `true` if the width of a column depends on its content.
  var hasContentColumns = false
  /// `true` if the height of a row depends on its content.
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
  /// The index after the part's last descendant.
  var end = 0
  let size: SplitSize
  let direction: SplitDirection?
  /// The number of direct nested parts.
  var count = 0
  let gap: Double?
  let padding: Edges
  let place: Place
  /// The item in the part or behind it; negative for none.
  var item = -1
  /// `true` if the part or an ancestor is a column, or a row, that is as large as its content.
  let isInContentColumn, isInContentRow: Bool

  /// The size of the content along the current pass's axis.
  var content = IntrinsicWidths()
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

struct SplitSpan: Sendable {
  var start = 0.0
  var length = 0.0
}

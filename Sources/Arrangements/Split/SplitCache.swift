internal import EagerLayout

/// The cache of a ``Split``: its parts in preorder, each with its item.
public struct SplitCache: Sendable {
  /// The parts in preorder. The first part is the whole box.
  var nodes: [SplitNode] = []
  var itemsWithoutPart: [Int] = []
  /// The number of items for which there are parts.
  var capacity = 0
  /// `true` if the width of any column depends on its content.
  var hasContentColumns = false
  /// `true` if the height of any row depends on its content.
  var hasContentRows = false

  init(_ part: SplitPart, _ items: [ArrangedItem<SplitTag>]) {
    var assignment = SplitAssignment(part, items)
    assignment.assign(part, group: 0, parent: -1, in: &self)
    itemsWithoutPart = assignment.unassigned
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
  /// The item in the part, or behind its nested parts; -1 for none.
  var item = -1
  /// `true` if the part or an ancestor is a column as wide as its content.
  let isInContentColumn: Bool
  /// `true` if the part or an ancestor is a row as high as its content.
  let isInContentRow: Bool

  /// The size of the content along the axis of the current pass.
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
    let parentNode = parent < 0 ? nil : nodes[parent], isContent = part.size == .content
    isInContentColumn = parentNode.map { $0.isInContentColumn || isContent && $0.direction == .columns } ?? false
    isInContentRow = parentNode.map { $0.isInContentRow || isContent && $0.direction == .rows } ?? false
  }
}

struct SplitSpan: Sendable {
  var start = 0.0
  var length = 0.0
}

public import EagerLayout

/// An item that is being dragged to another position among its siblings.
///
///     var drag = Reordering(children.map { tree[$0] }, item: 3, grabbedAt: finger)
///     if let move = drag.move(to: finger) {
///       tree.move(children[3], into: list, at: move.index)
///       tree.layout(width: 320)
///       for item in children.indices { drag.frames[item] = tree[children[item]] }
///     }
///     draw(drag.picture(at: finger))
///
/// The item's slot stays in the tree and moves, while its picture follows the finger. Items are identified by their
/// indices at the start of the drag, as in `children` above. After MyLayout's dragger.
public struct Reordering: Equatable, Sendable {
  /// The current frames of the siblings and the slot, by their initial indices. Update them after each layout.
  public var frames: [Frame]
  /// The initial index of the dragged item.
  public let item: Int
  /// The inset from each edge, as a fraction of a sibling's size, that the finger has to pass to be over the sibling.
  public let overlap: Double
  /// The initial indices of the items, in their current order.
  public private(set) var order: [Int]
  /// `true` for each item that keeps its position.
  private var isFixed: [Bool]
  /// The position of the finger in the item's frame.
  private let gripX, gripY: Double
  /// The sibling that moved aside last, until the finger leaves it; -1 for none. Set by `move(to:)`.
  private var lastHovered = -1

  /// Starts a drag.
  ///
  /// - Parameters:
  ///   - frames: The frames of all siblings, in order.
  ///   - item: The index of the dragged item.
  ///   - point: The position of the finger. Defaults to the center of the item.
  ///   - overlap: The inset that the finger has to pass to be over a sibling, as a fraction of its size; at most 0.5.
  ///   - fixed: The indices of items that keep their positions, such as a button at the end.
  public init(
    _ frames: [Frame], item: Int, grabbedAt point: (x: Double, y: Double)? = nil, overlap: Double = 0.25,
    fixed: [Int] = []
  ) {
    precondition(frames.indices.contains(item), "The dragged item has no frame: its index must be from 0 to count - 1.")
    self.frames = frames
    self.item = item
    self.overlap = min(lengthOrZero(overlap), 0.5)
    order = Array(frames.indices)
    isFixed = frames.map { _ in false }
    for item in fixed where isFixed.indices.contains(item) { isFixed[item] = true }
    gripX = point.map { $0.x - frames[item].x } ?? frames[item].width / 2
    gripY = point.map { $0.y - frames[item].y } ?? frames[item].height / 2
  }

  /// The current index of the slot.
  public var index: Int { order.firstIndex(of: item) ?? 0 }

  /// Returns the frame of the dragged item's picture for a position of the finger.
  public func picture(at point: (x: Double, y: Double)) -> Frame {
    Frame(x: point.x - gripX, y: point.y - gripY, width: frames[item].width, height: frames[item].height)
  }

  /// Moves the finger. Returns the new index of the slot, not counting the slot itself, as `move(_:into:at:)` expects,
  /// and the sibling under the finger. Returns nil if the slot stays.
  ///
  /// The slot moves to the sibling's index among the other items. If the slot is already directly before the sibling,
  /// it moves past the sibling, unless the picture's center is past the sibling's center. The slot stays if the sibling
  /// is fixed or has just made space, or if a fixed sibling would have to move.
  ///
  /// - Complexity: O(n) in the number of siblings.
  public mutating func move(to point: (x: Double, y: Double)) -> (index: Int, hovered: Int)? {
    if lastHovered >= 0, !isOver(lastHovered, point) { lastHovered = -1 }
    guard let hoveredIndex = order.firstIndex(where: { $0 != item && isOver($0, point) }) else { return nil }
    let hovered = order[hoveredIndex], oldIndex = index
    guard hovered != lastHovered, !isFixed[hovered] else { return nil }
    var newIndex = hoveredIndex > oldIndex ? hoveredIndex - 1 : hoveredIndex
    if newIndex == oldIndex {
      guard isBefore(hovered, picture(at: point)) else { return nil }
      newIndex += 1
    }
    // A slot that jumps forward over other siblings ends before this one. A later call may move it past this one.
    let endsBeforeHovered = newIndex > oldIndex && newIndex < hoveredIndex
    let range = min(oldIndex, newIndex)...max(oldIndex, newIndex)
    guard !order[range].contains(where: { isFixed[$0] && $0 != item }) else { return nil }
    order.remove(at: oldIndex)
    order.insert(item, at: newIndex)
    lastHovered = endsBeforeHovered ? -1 : hovered
    return (newIndex, hovered)
  }

  /// Returns `true` if a point is in the inner part of a sibling's frame.
  private func isOver(_ sibling: Int, _ point: (x: Double, y: Double)) -> Bool {
    let frame = frames[sibling]
    let x = point.x - frame.x, y = point.y - frame.y
    return x >= frame.width * overlap && x < frame.width * (1 - overlap) && y >= frame.height * overlap
      && y < frame.height * (1 - overlap)
  }

  /// Returns `true` if the picture's center has not reached the sibling's center on its way from the slot.
  private func isBefore(_ sibling: Int, _ picture: Frame) -> Bool {
    let x = frames[sibling].midX, y = frames[sibling].midY
    return (x - frames[item].midX) * (x - picture.midX) + (y - frames[item].midY) * (y - picture.midY) > 0
  }
}

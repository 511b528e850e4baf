public import EagerLayout

/// An item that is dragged to another place among its siblings.
///
///     var drag = Reordering(children.map { tree[$0] }, item: 3, grabbedAt: finger)
///     if let move = drag.move(to: finger) {
///       tree.move(children[3], into: list, at: move.index)
///       tree.layout(width: 320)
///       for item in children.indices { drag.frames[item] = tree[children[item]] }
///     }
///     draw(drag.picture(at: finger))
///
/// The item's slot stays in the tree and changes places, its picture follows the finger. Items are told by their
/// numbers at the beginning, `children` above, wherever they are by now. After MyLayout's dragger.
public struct Reordering: Equatable, Sendable {
  /// The frames of the siblings, and the slot's, by their numbers at the beginning. Keep them as the layout has them.
  public var frames: [Frame]
  /// The number of the item that is dragged.
  public let item: Int
  /// How far from each edge, as a share of a sibling's size, the finger must be to be over it.
  public let overlap: Double
  /// Which item is where by now.
  public private(set) var order: [Int]
  private var isFixed: [Bool]
  /// Where the finger was on the item.
  private let gripX, gripY: Double
  /// The sibling that made room, until the finger leaves it; negative for none.
  private var passed = -1

  /// A drag that begins.
  ///
  /// - Parameters:
  ///   - frames: the frames of all siblings, in their order.
  ///   - item: which of them is dragged.
  ///   - point: where the finger is; in the item's middle, unless given.
  ///   - overlap: how far from each edge the finger must be to be over a sibling, as a share of its size: at most a half.
  ///   - fixed: those that keep their places, such as a button at the end.
  public init(
    _ frames: [Frame], item: Int, grabbedAt point: (x: Double, y: Double)? = nil, overlap: Double = 0.25,
    fixed: [Int] = []
  ) {
    precondition(frames.indices.contains(item), "An item is dragged that has no frame: they go from 0 to count - 1.")
    self.frames = frames
    self.item = item
    self.overlap = min(lengthOrZero(overlap), 0.5)
    order = Array(frames.indices)
    isFixed = frames.map { _ in false }
    for item in fixed where isFixed.indices.contains(item) { isFixed[item] = true }
    gripX = point.map { $0.x - frames[item].x } ?? frames[item].width / 2
    gripY = point.map { $0.y - frames[item].y } ?? frames[item].height / 2
  }

  /// Where the slot is by now.
  public var index: Int { order.firstIndex(of: item) ?? 0 }

  /// The frame of the dragged item's picture for a finger at a point.
  public func picture(at point: (x: Double, y: Double)) -> Frame {
    Frame(x: point.x - gripX, y: point.y - gripY, width: frames[item].width, height: frames[item].height)
  }

  /// Moves the finger. Returns where the slot goes, counted without it as `move(_:into:at:)` does, and
  /// the sibling that the finger is over; nil where it stays.
  ///
  /// The slot goes to where the sibling is among the others; where it stands right before the sibling already, it
  /// goes past it, unless the picture's middle is past the sibling's. Over a sibling that is fixed, over one that has
  /// just made room, and where a fixed one would have to move, it stays.
  ///
  /// - Complexity: O(n) in the number of siblings.
  public mutating func move(to point: (x: Double, y: Double)) -> (index: Int, hovered: Int)? {
    if passed >= 0, !isOver(passed, point) { passed = -1 }
    guard let place = order.firstIndex(where: { $0 != item && isOver($0, point) }) else { return nil }
    let hovered = order[place], old = index
    guard hovered != passed, !isFixed[hovered] else { return nil }
    var new = place > old ? place - 1 : place
    if new == old {
      guard isBefore(hovered, picture(at: point)) else { return nil }
      new += 1
    }
    // A jump ahead ends before the sibling, and may go on past it.
    let stays = new > old && new < place
    guard !order[min(old, new)...max(old, new)].contains(where: { isFixed[$0] && $0 != item }) else { return nil }
    order.remove(at: old)
    order.insert(item, at: new)
    passed = stays ? -1 : hovered
    return (new, hovered)
  }

  /// Whether a point is in the inner part of a frame.
  private func isOver(_ sibling: Int, _ point: (x: Double, y: Double)) -> Bool {
    let frame = frames[sibling]
    let x = point.x - frame.x, y = point.y - frame.y
    return x >= frame.width * overlap && x < frame.width * (1 - overlap) && y >= frame.height * overlap
      && y < frame.height * (1 - overlap)
  }

  /// Whether the picture's middle has yet to reach the sibling's, on the way from the slot.
  private func isBefore(_ sibling: Int, _ picture: Frame) -> Bool {
    let x = frames[sibling].midX, y = frames[sibling].midY
    return (x - frames[item].midX) * (x - picture.midX) + (y - frames[item].midY) * (y - picture.midY) > 0
  }
}

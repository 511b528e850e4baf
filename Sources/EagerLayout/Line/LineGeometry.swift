/// A line's bounds as its items use them: origin, direction and available space in the main and cross axes.
struct LineGeometry: Sendable, BitwiseCopyable {
  var isRow: Bool
  var mainStart: Double
  var mainRoom: Double
  var crossStart: Double
  var crossRoom: Double
  var gap: Double
  /// Whether offsets count against the direction of the coordinates.
  var isMainReversed: Bool
  var isCrossReversed: Bool
  /// The fraction of the free space before an aligned item.
  var alignmentShare: Double

  init(_ setting: LineSetting) {
    let bounds = setting.bounds, padding = setting.padding
    isRow = setting.axis == .row
    let x = usablePosition(bounds.x), y = usablePosition(bounds.y)
    let width = usable(bounds.width), height = usable(bounds.height)
    let left = usable(padding.left), right = usable(padding.right)
    let top = usable(padding.top), bottom = usable(padding.bottom)
    let innerWidth = max(0, width - left - right), innerHeight = max(0, height - top - bottom)
    // A box is never smaller than its padding; it overflows at the right and the bottom.
    let fromRight = setting.direction == .rightToLeft, fromAbove = setting.yAxis == .up
    let startX = fromRight ? x + left + innerWidth : x + left
    let startY = fromAbove ? y + height - top : y + top
    (mainStart, crossStart) = isRow ? (startX, startY) : (startY, startX)
    (mainRoom, crossRoom) = isRow ? (innerWidth, innerHeight) : (innerHeight, innerWidth)
    (isMainReversed, isCrossReversed) = isRow ? (fromRight, fromAbove) : (fromAbove, fromRight)
    gap = usable(setting.gap)
    alignmentShare = setting.alignment?.share ?? 0
  }

  @inline(__always)
  func frame(_ main: ItemSpan, _ cross: ItemSpan) -> Frame {
    let first = isMainReversed ? mainStart - main.offset - main.size : mainStart + main.offset
    let second = isCrossReversed ? crossStart - cross.offset - cross.size : crossStart + cross.offset
    return isRow
      ? Frame(x: first, y: second, width: main.size, height: cross.size)
      : Frame(x: second, y: first, width: cross.size, height: main.size)
  }
}

/// The origin, the direction and the available space of a line in the main and cross axes.
struct LineGeometry: Sendable, BitwiseCopyable {
  var isRow: Bool
  /// The coordinates of the start corner inside the padding.
  var mainStart: Double
  var availableMain: Double
  var crossStart: Double
  var availableCross: Double
  var gap: Double
  /// Whether coordinates decrease from the start to the end.
  var isMainReversed: Bool
  var isCrossReversed: Bool
  /// The fraction of the free space before an aligned item.
  var alignmentFraction: Double

  init(_ setting: LineSetting) {
    let bounds = setting.bounds, padding = setting.padding
    isRow = setting.axis == .row
    let x = usablePosition(bounds.x), y = usablePosition(bounds.y)
    let width = usable(bounds.width), height = usable(bounds.height)
    let left = usable(padding.left), right = usable(padding.right)
    let top = usable(padding.top), bottom = usable(padding.bottom)
    let innerWidth = max(0, width - left - right), innerHeight = max(0, height - top - bottom)
    // If the bounds are smaller than the padding, the padding overflows them at the right and the bottom.
    let isRightToLeft = setting.direction == .rightToLeft, isYUp = setting.yAxis == .up
    let startX = isRightToLeft ? x + left + innerWidth : x + left
    let startY = isYUp ? y + height - top : y + top
    (mainStart, crossStart) = isRow ? (startX, startY) : (startY, startX)
    (availableMain, availableCross) = isRow ? (innerWidth, innerHeight) : (innerHeight, innerWidth)
    (isMainReversed, isCrossReversed) = isRow ? (isRightToLeft, isYUp) : (isYUp, isRightToLeft)
    gap = usable(setting.gap)
    alignmentFraction = setting.alignment?.fractionBefore ?? 0
  }

  @inline(__always)
  func frame(_ main: ItemSpan, _ cross: ItemSpan) -> Frame {
    let mainOrigin = isMainReversed ? mainStart - main.offset - main.size : mainStart + main.offset
    let crossOrigin = isCrossReversed ? crossStart - cross.offset - cross.size : crossStart + cross.offset
    return isRow
      ? Frame(x: mainOrigin, y: crossOrigin, width: main.size, height: cross.size)
      : Frame(x: crossOrigin, y: mainOrigin, width: cross.size, height: main.size)
  }
}

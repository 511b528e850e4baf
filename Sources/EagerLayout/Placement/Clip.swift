/// What nodes that cut what is in them leave to be seen.
struct Clip {
  private var left = -Double.infinity
  private var top = -Double.infinity
  private var right = Double.infinity
  private var bottom = Double.infinity
  private var isCut = false

  /// Cuts what is beside a frame, or above and below it.
  mutating func cut(_ frame: Frame, x: Bool, y: Bool) {
    isCut = true
    if x { (left, right) = (max(left, frame.x), min(right, frame.maxX)) }
    if y { (top, bottom) = (max(top, frame.y), min(bottom, frame.maxY)) }
  }

  /// What is left; nil where nothing was cut. An axis in which nothing was reaches as far as lengths do.
  var frame: Frame? {
    guard isCut else { return nil }
    let left = max(left, -largestLength), top = max(top, -largestLength)
    return Frame(
      x: left, y: top, width: max(min(right, largestLength) - left, 0),
      height: max(min(bottom, largestLength) - top, 0))
  }
}

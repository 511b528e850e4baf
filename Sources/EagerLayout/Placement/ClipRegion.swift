/// The intersection of the regions to which nodes clip their descendants.
struct Clip {
  private var left = -Double.infinity
  private var top = -Double.infinity
  private var right = Double.infinity
  private var bottom = Double.infinity
  /// Whether the clip was intersected with any frame.
  private var clips = false

  /// Intersects the clip with a frame horizontally, vertically, or both.
  mutating func intersect(_ frame: Frame, x: Bool, y: Bool) {
    clips = true
    if x { (left, right) = (max(left, frame.x), min(right, frame.maxX)) }
    if y { (top, bottom) = (max(top, frame.y), min(bottom, frame.maxY)) }
  }

  /// The visible region, or `nil` without clipping. An axis without clipping extends to the largest length.
  var frame: Frame? {
    guard clips else { return nil }
    let left = max(left, -largestLength), top = max(top, -largestLength)
    return Frame(
      x: left, y: top, width: max(min(right, largestLength) - left, 0),
      height: max(min(bottom, largestLength) - top, 0))
  }
}

/// The region in which a node is visible: the intersection of the frames to which its ancestors clip their contents.
struct ClipRegion {
  private var left = -Double.infinity
  private var top = -Double.infinity
  private var right = Double.infinity
  private var bottom = Double.infinity
  private var clips = false

  /// Intersects the region with a frame horizontally, vertically, or both.
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

/// Finds space for labels: a raster that stores which shape is visible at each place.
package struct LabelRoom {
  /// The owner of a place that no label may cover.
  package static var taken: Int32 { -1 }

  let width: Int
  let height: Int
  private var owners: [Int32]

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    owners = [Int32](repeating: Self.taken, count: width * height)
  }

  /// A rectangle of places, from `left` and `top` up to but not including `right` and `bottom`.
  package struct Area: Equatable {
    package var left: Int
    package var top: Int
    package var right: Int
    package var bottom: Int

    package init(left: Int, top: Int, right: Int, bottom: Int) {
      self.left = left
      self.top = top
      self.right = right
      self.bottom = bottom
    }
  }

  /// The shape that is visible at a place.
  func owner(x: Int, y: Int) -> Int32 { owners[y * width + x] }

  /// The intersection of two areas.
  package func common(_ a: Area, _ b: Area) -> Area {
    Area(
      left: max(a.left, b.left), top: max(a.top, b.top), right: min(a.right, b.right), bottom: min(a.bottom, b.bottom))
  }

  private func onRaster(_ area: Area) -> Area {
    Area(
      left: max(0, area.left), top: max(0, area.top), right: min(width, area.right), bottom: min(height, area.bottom))
  }

  /// Makes a shape visible in an area, on top of the shapes there.
  package mutating func paint(_ area: Area, _ owner: Int32) {
    let area = onRaster(area)
    guard area.left < area.right, area.top < area.bottom else { return }
    for y in area.top..<area.bottom {
      for x in area.left..<area.right { owners[y * width + x] = owner }
    }
  }

  /// The bounding area of the visible places of each of `count` owners; empty if none is visible.
  package func extents(of count: Int) -> [Area] {
    var extents = [Area](repeating: Area(left: width, top: height, right: 0, bottom: 0), count: count)
    for y in 0..<height {
      for x in 0..<width {
        let owner = Int(owners[y * width + x])
        guard owner >= 0 else { continue }
        extents[owner].left = min(extents[owner].left, x)
        extents[owner].right = max(extents[owner].right, x + 1)
        extents[owner].top = min(extents[owner].top, y)
        extents[owner].bottom = y + 1
      }
    }
    return extents
  }

  /// Whether the whole area belongs to the owner.
  package func isFree(_ area: Area, for owner: Int32) -> Bool {
    guard area.left >= 0, area.top >= 0, area.right <= width, area.bottom <= height else { return false }
    for y in area.top..<area.bottom {
      for x in area.left..<area.right where owners[y * width + x] != owner { return false }
    }
    return true
  }

  /// The place for a label in an area: its middle if possible, else as far to the top and left as possible.
  package func place(width: Int, height: Int, in area: Area, for owner: Int32, centred: Bool) -> (x: Int, y: Int)? {
    let area = onRaster(area)
    let roomX = area.right - area.left - width, roomY = area.bottom - area.top - height
    guard roomX >= 0, roomY >= 0, width > 0, height > 0 else { return nil }
    if centred {
      let x = area.left + roomX / 2, y = area.top + roomY / 2
      if isFree(Area(left: x, top: y, right: x + width, bottom: y + height), for: owner) { return (x, y) }
    }
    // For each column the run of free rows above, and along the row the run of columns where it is long enough.
    var runs = [Int](repeating: 0, count: area.right - area.left)
    for y in area.top..<area.bottom {
      var run = 0
      for x in area.left..<area.right {
        let column = x - area.left
        runs[column] = owners[y * self.width + x] == owner ? runs[column] + 1 : 0
        run = runs[column] >= height ? run + 1 : 0
        if run == width { return (x - width + 1, y - height + 1) }
      }
    }
    return nil
  }
}

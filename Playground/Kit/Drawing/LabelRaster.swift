/// A raster of cells in which free positions for labels are found. It stores which shape is visible in each cell.
package struct LabelRaster {
  /// The owner of a cell that labels must not cover.
  package static var occupied: Int32 { -1 }

  let width: Int
  let height: Int
  private var owners: [Int32]

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    owners = [Int32](repeating: Self.occupied, count: width * height)
  }

  /// A rectangle of cells, from `left` and `top` up to but not including `right` and `bottom`.
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

  /// The index of the shape that is visible in a cell, or ``occupied``.
  func owner(x: Int, y: Int) -> Int32 { owners[y * width + x] }

  package func intersection(_ a: Area, _ b: Area) -> Area {
    Area(
      left: max(a.left, b.left), top: max(a.top, b.top), right: min(a.right, b.right), bottom: min(a.bottom, b.bottom))
  }

  private func clipped(_ area: Area) -> Area {
    Area(
      left: max(0, area.left), top: max(0, area.top), right: min(width, area.right), bottom: min(height, area.bottom))
  }

  /// Makes a shape visible in an area, on top of the shapes there.
  package mutating func paint(_ area: Area, _ owner: Int32) {
    let area = clipped(area)
    guard area.left < area.right, area.top < area.bottom else { return }
    for y in area.top..<area.bottom {
      for x in area.left..<area.right { owners[y * width + x] = owner }
    }
  }

  /// The bounding areas of the visible cells of the owners 0 to `count` - 1; empty for an owner without visible cells.
  package func boundingAreas(of count: Int) -> [Area] {
    var boundingAreas = [Area](repeating: Area(left: width, top: height, right: 0, bottom: 0), count: count)
    for y in 0..<height {
      for x in 0..<width {
        let owner = Int(owners[y * width + x])
        guard owner >= 0 else { continue }
        boundingAreas[owner].left = min(boundingAreas[owner].left, x)
        boundingAreas[owner].right = max(boundingAreas[owner].right, x + 1)
        boundingAreas[owner].top = min(boundingAreas[owner].top, y)
        boundingAreas[owner].bottom = y + 1
      }
    }
    return boundingAreas
  }

  package func isFree(_ area: Area, for owner: Int32) -> Bool {
    guard area.left >= 0, area.top >= 0, area.right <= width, area.bottom <= height else { return false }
    for y in area.top..<area.bottom {
      for x in area.left..<area.right where owners[y * width + x] != owner { return false }
    }
    return true
  }

  /// Returns the top left cell for a label in an area: in the center if requested and free, or else at the first free
  /// position from the top. Returns `nil` if the label does not fit.
  package func freePosition(
    width: Int, height: Int, in area: Area, for owner: Int32, isCentered: Bool
  ) -> (x: Int, y: Int)? {
    let area = clipped(area)
    let spareColumns = area.right - area.left - width, spareRows = area.bottom - area.top - height
    guard spareColumns >= 0, spareRows >= 0, width > 0, height > 0 else { return nil }
    if isCentered {
      let x = area.left + spareColumns / 2, y = area.top + spareRows / 2
      if isFree(Area(left: x, top: y, right: x + width, bottom: y + height), for: owner) { return (x, y) }
    }
    // `runs` has the number of consecutive free cells from y upward, by column. `run` is the number of adjacent columns
    // up to x with at least `height` such cells.
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

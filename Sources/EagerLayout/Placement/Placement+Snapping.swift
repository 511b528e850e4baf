extension Placement {
  /// Returns a copy whose edges lie on pixels: every edge is rounded to the nearest multiple of `1 / scale`.
  ///
  ///     let crisp = placement.snapped(toScale: 2)     // edges on halves of a unit
  ///
  /// Rounding applies to edges, not to sizes, so frames that touched still touch, and sizes change by less than a
  /// pixel. Snapping twice has no further effect. A half is rounded to the right and downwards (upwards in y-up
  /// coordinates).
  ///
  /// A leaf with content never becomes smaller, unless it had space to spare. If rounding would shrink it, its right or
  /// bottom edge lies one pixel further and overlaps the next item. Moving the next items instead would add up: the
  /// last of a thousand lines of text, each 17.3 high, would move by 700.
  ///
  /// If pixels are larger than 1e9, edges stop there; if they are finer than the precision of numbers, edges stay.
  ///
  /// - Parameter scale: pixels per unit. A scale that is not a positive number changes nothing.
  /// - Complexity: O(n) in the number of nodes.
  public func snapped(toScale scale: Double) -> Placement {
    guard scale > 0 && scale < .infinity else { return self }
    let grid = PixelGrid(scale: scale)
    var copy = self
    for node in frames.indices where !nodes[node].isHidden {
      let placed = nodes[node], frame = frames[node]
      // Spare space is known only to one unit, which is less than a pixel if pixels are larger than a unit.
      let isLoose = placed.kind != .measured || scale >= 1
      let x = grid.span(from: frame.x, frame.width, keepsRoom: placed.isTightX || !isLoose)
      let y = grid.span(from: frame.y, frame.height, keepsRoom: placed.isTightY || !isLoose)
      copy.frames[node] = Frame(x: x.start, y: y.start, width: x.length, height: y.length)
    }
    let x = grid.span(from: bounds.x, bounds.width), y = grid.span(from: bounds.y, bounds.height)
    copy.bounds = Frame(x: x.start, y: y.start, width: x.length, height: y.length)
    return copy
  }
}

private struct PixelGrid {
  var scale: Double

  /// The tolerance in pixels, at most this many units: if two frames touch, their edges are sums that differ by a
  /// rounding error.
  private var epsilon: Double { 1e-6 * min(scale, 1) }

  func span(from start: Double, _ length: Double, keepsRoom: Bool = false) -> (start: Double, length: Double) {
    let first = edge(start, start * scale)
    var size = edge(start + length, (start + length) * scale) - first
    if keepsRoom {
      let end = nearest(start * scale) + roundedUp(length * scale)
      // An excess within the tolerance is kept too, because text needs all of it.
      size = max(size, edge(start + length, end) - first, length)
    }
    return (first, max(min(size, max(largestLength, length)), min(length, 0)))
  }

  /// Returns the edge at a number of pixels, or the original edge if pixels are too fine.
  private func edge(_ before: Double, _ pixels: Double) -> Double {
    guard pixels.magnitude < Self.finest else { return before }
    let limit = max(largestLength, before.magnitude)
    return max(-limit, min(nearest(pixels) / scale, limit))
  }

  /// Returns the nearest integer. Halves, and values short of a half by less than the tolerance, are rounded up.
  private func nearest(_ value: Double) -> Double { roundedDown(value + 0.5 + epsilon) }

  private func roundedUp(_ value: Double) -> Double { -roundedDown(epsilon - value) }

  private func roundedDown(_ value: Double) -> Double {
    guard value.magnitude < Self.finest else { return value }
    let whole = Double(Int64(value))
    return whole > value ? whole - 1 : whole
  }

  /// The magnitude from which every `Double` is an integer.
  private static var finest: Double { 0x1p52 }
}

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
      // Content that is not tight has at least one unit of spare space, so it may shrink by a pixel, unless a pixel is
      // larger than a unit.
      let mayShrink = placed.kind != .measured || scale >= 1
      let x = grid.span(from: frame.x, frame.width, neverShrinks: placed.isTightX || !mayShrink)
      let y = grid.span(from: frame.y, frame.height, neverShrinks: placed.isTightY || !mayShrink)
      copy.frames[node] = Frame(x: x.start, y: y.start, width: x.length, height: y.length)
    }
    let x = grid.span(from: bounds.x, bounds.width), y = grid.span(from: bounds.y, bounds.height)
    copy.bounds = Frame(x: x.start, y: y.start, width: x.length, height: y.length)
    return copy
  }
}

/// The edges of pixels.
private struct PixelGrid {
  var scale: Double

  /// The tolerance in pixels, which is at most a millionth of a unit: the edges of frames that touch are sums that
  /// differ by a rounding error.
  private var epsilon: Double { 1e-6 * min(scale, 1) }

  /// Returns the start and the length of a span with both ends rounded to pixels.
  func span(from start: Double, _ length: Double, neverShrinks: Bool = false) -> (start: Double, length: Double) {
    let snappedStart = edge(start, start * scale)
    var size = edge(start + length, (start + length) * scale) - snappedStart
    if neverShrinks {
      let end = nearest(start * scale) + roundedUp(length * scale)
      // `roundedUp` ignores an excess within the tolerance, but text needs all of `length`.
      size = max(size, edge(start + length, end) - snappedStart, length)
    }
    return (snappedStart, max(min(size, max(largestLength, length)), min(length, 0)))
  }

  /// Returns the edge at a number of pixels, or the original edge if pixels are too fine.
  private func edge(_ original: Double, _ pixels: Double) -> Double {
    guard pixels.magnitude < Self.integerLimit else { return original }
    let limit = max(largestLength, original.magnitude)
    return max(-limit, min(nearest(pixels) / scale, limit))
  }

  /// Returns the nearest integer. Halves, and values below a half by less than the tolerance, are rounded up.
  private func nearest(_ value: Double) -> Double { roundedDown(value + 0.5 + epsilon) }

  private func roundedUp(_ value: Double) -> Double { -roundedDown(epsilon - value) }

  private func roundedDown(_ value: Double) -> Double {
    guard value.magnitude < Self.integerLimit else { return value }
    let integer = Double(Int64(value))
    return integer > value ? integer - 1 : integer
  }

  private static var integerLimit: Double { 0x1p52 }
}

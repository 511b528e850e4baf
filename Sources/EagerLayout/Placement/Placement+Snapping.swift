extension Placement {
  /// A copy whose edges lie on pixels: every edge is rounded to the nearest multiple of `1 / scale`.
  ///
  ///     let crisp = placement.snapped(toScale: 2)     // edges on halves of a unit
  ///
  /// It is edges that are rounded and not sizes, so frames that touched still touch, and sizes change by less than a
  /// pixel. Snapping twice is snapping once. A half is rounded to the right and downwards (upwards in y-up
  /// coordinates).
  ///
  /// A leaf with content of its own never gets less room than it had, unless it has more than it asked for: where
  /// rounding would take some away, its right or bottom edge lies one pixel further, over what follows. Pushing what
  /// follows instead would add up: of a thousand lines of text, each 17.3 high, the last would move by 700.
  ///
  /// Where pixels are larger than 1e9, edges stop there; where they are finer than numbers, edges are on them already.
  ///
  /// - Parameter scale: pixels per unit. One that is no positive number leaves everything where it is.
  /// - Complexity: O(n) in the number of nodes.
  public func snapped(toScale scale: Double) -> Placement {
    guard scale > 0 && scale < .infinity else { return self }
    let grid = PixelGrid(scale: scale)
    var copy = self
    for node in frames.indices where !nodes[node].isHidden {
      let placed = nodes[node], frame = frames[node]
      // Room to spare is known to a unit, which is less than a pixel where those are larger.
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

/// Rounding to pixels.
private struct PixelGrid {
  var scale: Double

  /// What counts as nothing, in pixels: where two frames touch, their edges are sums that differ by a rounding error. No
  /// more than that in units either.
  private var epsilon: Double { 1e-6 * min(scale, 1) }

  func span(from start: Double, _ length: Double, keepsRoom: Bool = false) -> (start: Double, length: Double) {
    let first = edge(start, start * scale)
    var size = edge(start + length, (start + length) * scale) - first
    if keepsRoom {
      let end = nearest(start * scale) + roundedUp(length * scale)
      // What is more than whole pixels by nothing is kept too: text asks for all of it.
      size = max(size, edge(start + length, end) - first, length)
    }
    return (first, max(min(size, max(largestLength, length)), min(length, 0)))
  }

  /// The edge at so many pixels, or where it was if it cannot be told from that.
  private func edge(_ before: Double, _ pixels: Double) -> Double {
    guard pixels.magnitude < Self.finest else { return before }
    let limit = max(largestLength, before.magnitude)
    return max(-limit, min(nearest(pixels) / scale, limit))
  }

  /// The nearest integer. Halves, and what falls short of one by nothing, go up.
  private func nearest(_ value: Double) -> Double { roundedDown(value + 0.5 + epsilon) }

  private func roundedUp(_ value: Double) -> Double { -roundedDown(epsilon - value) }

  private func roundedDown(_ value: Double) -> Double {
    guard value.magnitude < Self.finest else { return value }
    let whole = Double(Int64(value))
    return whole > value ? whole - 1 : whole
  }

  /// From here on, every number is whole.
  private static var finest: Double { 0x1p52 }
}

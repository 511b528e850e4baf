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
  /// - Parameter scale: pixels per unit, a positive number.
  /// - Complexity: O(n) in the number of nodes.
  public func snapped(toScale scale: Double) -> Placement {
    precondition(scale > 0 && scale < .infinity, "The scale to snap to has to be a positive number of pixels per unit.")
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

  /// What counts as nothing, in pixels: where two frames touch, their edges are sums that differ by a rounding error.
  private var epsilon: Double { 1e-6 }

  func span(from start: Double, _ length: Double, keepsRoom: Bool = false) -> (start: Double, length: Double) {
    let first = nearest(start * scale)
    var last = nearest((start + length) * scale)
    if keepsRoom { last = max(last, first + roundedUp(length * scale)) }
    return (first / scale, last / scale - first / scale)
  }

  /// The nearest integer. Halves, and what falls short of one by nothing, go up.
  private func nearest(_ value: Double) -> Double { roundedDown(value + 0.5 + epsilon) }

  private func roundedUp(_ value: Double) -> Double { -roundedDown(epsilon - value) }

  private func roundedDown(_ value: Double) -> Double {
    // Beyond that, every number is whole.
    guard value.magnitude < 0x1p52 else { return value }
    let whole = Double(Int64(value))
    return whole > value ? whole - 1 : whole
  }
}

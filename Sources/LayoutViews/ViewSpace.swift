public import EagerLayout

/// The coordinates that views are placed in.
///
///     place(in: scene, space: ViewSpace(yAxis: .up)) { … }
public struct ViewSpace: Equatable, Sendable {
  /// The layout direction of items that specify none. Left to right by default.
  public var direction: FlexStyle.Direction
  /// The direction of the y-axis. Downwards by default.
  public var yAxis: Placement.YAxis
  /// The pixels per unit. Edges are rounded to whole pixels, so that lines are sharp. Nil, the default, does not round.
  public var scale: Double?

  /// Creates coordinates. By default they run from left to right and downwards.
  public init(
    direction: FlexStyle.Direction = .inherit, yAxis: Placement.YAxis = .down, scale: Double? = nil
  ) {
    self.direction = direction
    self.yAxis = yAxis
    self.scale = scale
  }
}

extension ViewSpace {
  /// Lays out an item in bounds of these coordinates, and measures its views.
  func layout(_ item: some LayoutItem, in bounds: Frame) -> Placement {
    converted(
      directed(item).layout(in: bounds) { (view: ViewBox, proposal: Proposal) in view.measure(proposal) })
  }

  /// Returns the item with the direction of these coordinates, unless the item has one itself.
  func directed(_ item: some LayoutItem) -> some LayoutItem {
    item.style { if $0.direction == .inherit { $0.direction = direction } }
  }

  /// Returns a placement converted to these coordinates: snapped to pixels, and with y growing upwards if needed.
  func converted(_ placement: Placement) -> Placement {
    let snapped = scale.map { placement.snapped(toScale: $0) } ?? placement
    // The y-axis is flipped within the bounds, which keep their place.
    return yAxis == .up ? snapped.yUp(in: snapped.bounds.y + snapped.bounds.maxY) : snapped
  }
}

extension Placement {
  /// Sets the frames of all visible views, from back to front. Debug builds print new issues.
  func placeViews() {
    #if DEBUG
      // Issues in empty bounds are not printed: views are often laid out in empty bounds first, where everything
      // overflows.
      if bounds.width > 0, bounds.height > 0 { IssuePrinter.shared.print(issues) }
    #endif
    for node in paintOrder { node.payload(as: ViewBox.self)?.place(in: node.frame) }
  }
}

public import EagerLayout

/// The coordinates that views are placed in.
///
///     place(in: scene, space: ViewSpace(yAxis: .up)) { … }
public struct ViewSpace: Equatable, Sendable {
  /// Where rows start: those of an item that says nothing else. Initially from the left.
  public var direction: FlexStyle.Direction
  /// Which way y grows. Initially downwards.
  public var yAxis: Placement.YAxis
  /// Pixels for each unit: edges are rounded to those, so that lines are sharp. Initially not at all.
  public var scale: Double?

  /// Coordinates from left to right and downwards, unless said otherwise.
  public init(
    direction: FlexStyle.Direction = .inherit, yAxis: Placement.YAxis = .down, scale: Double? = nil
  ) {
    self.direction = direction
    self.yAxis = yAxis
    self.scale = scale
  }
}

extension ViewSpace {
  /// Lays an item out in bounds of these coordinates, and has views measured.
  func layout(_ item: some LayoutItem, in bounds: Frame) -> Placement {
    finished(
      directed(item).layout(in: bounds) { (view: ViewBox, proposal: Proposal) in view.measure(proposal) })
  }

  /// The item in the direction of these coordinates, if it has none itself.
  func directed(_ item: some LayoutItem) -> some LayoutItem {
    item.style { if $0.direction == .inherit { $0.direction = direction } }
  }

  /// A layout in these coordinates.
  func finished(_ placement: Placement) -> Placement {
    let snapped = scale.map { placement.snapped(toScale: $0) } ?? placement
    // Turned over in its own bounds, which stay where they are.
    return yAxis == .up ? snapped.yUp(in: snapped.bounds.y + snapped.bounds.maxY) : snapped
  }
}

extension Placement {
  /// Sets the frames of all views that are not hidden, those behind others first. Debug builds print new issues.
  func placeViews() {
    #if DEBUG
      // Views are often laid out in empty bounds before they get any: that nothing fits there is no news.
      if bounds.width > 0, bounds.height > 0 { IssuePrinter.shared.print(issues) }
    #endif
    for node in paintOrder { node.payload(as: ViewBox.self)?.place(in: node.frame) }
  }
}

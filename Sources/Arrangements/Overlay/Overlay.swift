public import EagerLayout

/// A container whose items share its box.
///
///     Overlay { Fixed(width: 100, height: 60); Fixed(width: 16, height: 16) }
public struct Overlay: SimpleArrangement {
  /// Items that share one box.
  public init() {}

  /// Each item fills the width that there is.
  public func setWidths(of items: inout ItemWidths) {
    for item in 0..<items.count { items.fill(item, in: items.width) }
  }

  /// Each item fills the box.
  public func place(_ items: inout ItemPlaces) {
    for item in 0..<items.count { items.place(item, x: 0, y: 0, fillingHeight: items.extent.height) }
  }
}

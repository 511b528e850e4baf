public import EagerLayout

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

extension CGRect: LayoutRectangle {
  /// Creates a rectangle of Core Graphics from a frame. `Frame(rectangle)` converts back.
  public init(_ frame: Frame) { self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height) }

  /// The rectangle as a frame.
  public var layoutFrame: Frame {
    Frame(x: Double(minX), y: Double(minY), width: Double(width), height: Double(height))
  }
}

extension CGSize {
  /// Creates a size of Core Graphics from an extent.
  public init(_ extent: Extent) { self.init(width: extent.width, height: extent.height) }
}

extension Extent {
  /// Creates an extent from a size of Core Graphics.
  public init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

/// A number of points: `.padding(bounds.width / 2)`.
extension CGFloat: NumberValue {
  /// The number as a `Double`.
  public var _number: Double { Double(self) }
}

extension LayoutItem {
  /// Returns the size of the item in the available space, as a size of Core Graphics. Measures views and places none.
  ///
  ///     override func sizeThatFits(_ size: CGSize) -> CGSize { content.size(fitting: size) }
  public func size(fitting room: CGSize) -> CGSize { CGSize(size(fitting: Extent(room))) }
}

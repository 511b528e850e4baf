public import EagerLayout

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

extension CGRect: LayoutRectangle {
  /// A frame as a rectangle of Core Graphics. `Frame(rectangle)` is the way back.
  public init(_ frame: Frame) { self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height) }

  /// The rectangle as a frame.
  public var layoutFrame: Frame {
    Frame(x: Double(minX), y: Double(minY), width: Double(width), height: Double(height))
  }
}

extension CGSize {
  /// An extent as a size of Core Graphics.
  public init(_ extent: Extent) { self.init(width: extent.width, height: extent.height) }
}

extension Extent {
  /// A size of Core Graphics as an extent.
  public init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

/// So many points: `.padding(bounds.width / 2)`.
extension CGFloat: NumberValue {
  /// The same number.
  public var _number: Double { Double(self) }
}

extension LayoutItem {
  /// How large the item would be, with its views measured and none of them placed, as a size of Core Graphics.
  ///
  ///     override func sizeThatFits(_ size: CGSize) -> CGSize { content.size(fitting: size) }
  public func size(fitting room: CGSize) -> CGSize { CGSize(size(fitting: Extent(room))) }
}

public import EagerLayout

/// A type of rectangles that frames are set in: `Frame`, `CGRect`, or one of your own.
///
/// A rectangle whose fields are numbers is a ``NumericRectangle``, which takes less to write.
public protocol LayoutRectangle {
  /// The rectangle that is nearest to a frame.
  init(_ frame: Frame)

  /// The rectangle as a frame.
  var layoutFrame: Frame { get }
}

extension Frame: LayoutRectangle {
  /// The rectangle as a frame: `Frame(view.bounds)`.
  public init(_ rectangle: some LayoutRectangle) { self = rectangle.layoutFrame }

  /// The frame itself.
  public var layoutFrame: Frame { self }
}

/// A rectangle of four numbers, whole or not.
///
///     struct Cells { var x, y, width, height: Int }
///     extension Cells: NumericRectangle {}
///
/// One with other names says which they are:
///
///     extension SDL_Rect: @retroactive NumericRectangle {
///       public init(x: Int32, y: Int32, width: Int32, height: Int32) { self.init(x: x, y: y, w: width, h: height) }
///       public var width: Int32 { w }
///       public var height: Int32 { h }
///     }
///
/// In whole numbers each edge is the nearest one, a half the next. It is edges that are rounded and not sizes: frames that
/// touch still touch. What such a type cannot hold is as near to it as it can.
public protocol NumericRectangle: LayoutRectangle {
  /// The type of the numbers: `Int`, `Int32`, `Float` and others.
  associatedtype Number

  /// A rectangle of four numbers.
  init(x: Number, y: Number, width: Number, height: Number)

  /// The left edge.
  var x: Number { get }
  /// The upper edge.
  var y: Number { get }
  /// The distance from the left to the right edge.
  var width: Number { get }
  /// The distance from the upper to the lower edge.
  var height: Number { get }
}

extension NumericRectangle where Number: FixedWidthInteger {
  /// The rectangle of the nearest whole edges.
  public init(_ frame: Frame) {
    let left = nearest(frame.x), top = nearest(frame.y)
    self.init(
      x: Number(clamping: left), y: Number(clamping: top), width: Number(clamping: nearest(frame.maxX) - left),
      height: Number(clamping: nearest(frame.maxY) - top))
  }

  /// The same rectangle.
  public var layoutFrame: Frame {
    Frame(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }
}

extension NumericRectangle where Number: BinaryFloatingPoint {
  /// The rectangle of the nearest numbers.
  public init(_ frame: Frame) {
    self.init(x: Number(frame.x), y: Number(frame.y), width: Number(frame.width), height: Number(frame.height))
  }

  /// The same rectangle.
  public var layoutFrame: Frame {
    Frame(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }
}

/// The nearest whole number, of two the greater. Edges that touch are sums, which may differ by a rounding error: what
/// falls short of a half by nothing counts as one.
private func nearest(_ edge: Double) -> Int64 {
  Int64(max(-1e15, min((edge + 0.5 + 1e-6).rounded(.down), 1e15)))
}

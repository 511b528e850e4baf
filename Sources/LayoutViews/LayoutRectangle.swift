public import EagerLayout

/// A type of rectangle that frames convert to and from: `Frame`, `CGRect`, or a type of your own.
///
/// For a rectangle whose fields are numbers, conform to ``NumericRectangle``, which needs less code.
public protocol LayoutRectangle {
  /// Creates the rectangle that is nearest to a frame.
  init(_ frame: Frame)

  /// The rectangle as a frame.
  var layoutFrame: Frame { get }
}

extension Frame: LayoutRectangle {
  /// Creates a frame from any rectangle: `Frame(view.bounds)`.
  public init(_ rectangle: some LayoutRectangle) { self = rectangle.layoutFrame }

  /// The frame itself.
  public var layoutFrame: Frame { self }
}

/// A rectangle of four integers or floating-point numbers.
///
///     struct Cells { var x, y, width, height: Int }
///     extension Cells: NumericRectangle {}
///
/// A type whose fields have other names maps them:
///
///     extension SDL_Rect: @retroactive NumericRectangle {
///       public init(x: Int32, y: Int32, width: Int32, height: Int32) { self.init(x: x, y: y, w: width, h: height) }
///       public var width: Int32 { w }
///       public var height: Int32 { h }
///     }
///
/// Integers are rounded by edges: each edge becomes the nearest integer, and halves round up. Frames that touch still
/// touch, because edges are rounded and not sizes. Numbers out of the type's range are clamped.
public protocol NumericRectangle: LayoutRectangle {
  /// The type of the numbers: `Int`, `Int32`, `Float` and others.
  associatedtype Number

  /// Creates a rectangle.
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
  /// Creates a rectangle with each edge rounded to the nearest integer.
  public init(_ frame: Frame) {
    let left = nearest(frame.x), top = nearest(frame.y)
    self.init(
      x: Number(clamping: left), y: Number(clamping: top), width: Number(clamping: nearest(frame.maxX) - left),
      height: Number(clamping: nearest(frame.maxY) - top))
  }

  /// The rectangle as a frame.
  public var layoutFrame: Frame {
    Frame(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }
}

extension NumericRectangle where Number: BinaryFloatingPoint {
  /// Creates a rectangle with the nearest numbers that the type can represent.
  public init(_ frame: Frame) {
    self.init(x: Number(frame.x), y: Number(frame.y), width: Number(frame.width), height: Number(frame.height))
  }

  /// The rectangle as a frame.
  public var layoutFrame: Frame {
    Frame(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }
}

/// Returns the nearest integer. Halves round up, and so do numbers less than 1e-6 below a half: the edges of two frames
/// that touch may differ by a rounding error, but have to be rounded to the same integer.
private func nearest(_ edge: Double) -> Int64 {
  Int64(max(-1e15, min((edge + 0.5 + 1e-6).rounded(.down), 1e15)))
}

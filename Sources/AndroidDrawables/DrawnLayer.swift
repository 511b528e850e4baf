public import AndroidLayout
public import EagerLayout

/// A shape, a color, an image or a path, and the frame it is painted in. A program paints layers with Core Graphics, in
/// a PDF or as SVG.
///
///     for layer in card.layers(in: frame) { print(layer.svg) }
public struct DrawnLayer: Equatable, Sendable {
  /// The kind of thing that a layer paints.
  public enum Content: Equatable, Sendable {
    /// A rectangle, with the radii of its corners.
    case rectangle(Drawable.Corners)
    /// An oval that touches all sides of the frame.
    case oval
    /// A horizontal line through the middle of the frame.
    case line
    /// A ring around the center of the frame, which the ring may overflow: the radius of the hole, the thickness, and
    /// the painted part in degrees, clockwise from the right.
    case ring(innerRadius: Double, thickness: Double, degrees: Double)
    /// A path in its own units, and the steps that place it in the frame, the outermost step first.
    case path(String, isEvenOdd: Bool, steps: [Step])
    /// An image that fills the frame, or is repeated in it.
    case image(Drawable.Image)
    /// An image of which some parts stretch.
    case ninePatch(Drawable.Image, NinePatch)
  }

  /// A transformation or a clip of the layer.
  public typealias Step = Drawable.Step

  /// The shape, image or path that is painted.
  public var content: Content
  /// The frame before ``steps`` are applied. Half of a stroke's width lies outside of the frame.
  public var frame: Frame
  /// The fill; `nil` for none.
  public var fill: Drawable.Fill?
  /// The stroke; `nil` for none.
  public var stroke: Drawable.Stroke?
  /// Transformations and clips of the layer, the outermost first.
  public var steps: [Step]

  /// Creates a layer.
  public init(
    _ content: Content, in frame: Frame, fill: Drawable.Fill? = nil, stroke: Drawable.Stroke? = nil, steps: [Step] = []
  ) {
    self.content = content
    self.frame = frame
    self.fill = fill
    self.stroke = stroke
    self.steps = steps
  }
}

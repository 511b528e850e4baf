public import EagerLayout

extension Drawable {
  /// A rectangle, an oval, a line or a ring.
  public struct Shape: Equatable, Sendable {
    /// The form of a shape.
    public enum Kind: Equatable, Sendable {
      /// A rectangle, optionally with round corners.
      case rectangle
      /// An oval that touches all sides.
      case oval
      /// A horizontal line in the middle.
      case line
      /// A ring around the center.
      case ring(Ring)
    }

    /// The form.
    public var kind = Kind.rectangle
    /// The radii of the corners of a rectangle.
    public var corners = Corners()
    /// The fill; `nil` for none.
    public var fill: Fill?
    /// The stroke; `nil` for none. Its outer side is at the bounds.
    public var stroke: Stroke?
    /// The intrinsic width; `nil` for none.
    public var width: Double?
    /// The intrinsic height; `nil` for none.
    public var height: Double?
    /// The padding for a view with this background.
    public var padding = Edges()

    /// Creates a rectangle that draws nothing.
    public init() {}
  }

  /// The sizes of a ring.
  public struct Ring: Equatable, Sendable {
    /// The radius of the hole, in dp; `nil` for the width divided by `innerRadiusRatio`.
    public var innerRadius: Double?
    /// The width of the bounds divided by the radius of the hole, for a ring without `innerRadius`.
    public var innerRadiusRatio = 3.0
    /// The thickness, in dp; `nil` for the width divided by `thicknessRatio`.
    public var thickness: Double?
    /// The width of the bounds divided by the thickness, for a ring without `thickness`.
    public var thicknessRatio = 9.0
    /// Whether the level determines how much of the ring is drawn: all at 10,000, none at 0. The default is `true`.
    public var usesLevel = true

    /// Creates a ring whose hole has a third of the width as its radius, and whose thickness is a ninth of the width.
    public init() {}
  }

  /// The radii of four corners.
  public struct Corners: Equatable, Sendable {
    /// The radius at the top left.
    public var topLeft = 0.0
    /// The radius at the top right.
    public var topRight = 0.0
    /// The radius at the bottom right.
    public var bottomRight = 0.0
    /// The radius at the bottom left.
    public var bottomLeft = 0.0

    /// Creates four corners with one radius.
    public init(_ radius: Double = 0) {
      (topLeft, topRight, bottomRight, bottomLeft) = (radius, radius, radius, radius)
    }

    /// Whether all radii are 0.
    public var isSquare: Bool { topLeft == 0 && topRight == 0 && bottomRight == 0 && bottomLeft == 0 }
  }

  /// The paint of an area.
  public enum Fill: Equatable, Sendable {
    /// A color.
    case color(MarkupColor)
    /// A color gradient.
    case gradient(Gradient)
  }

  /// A color gradient.
  public struct Gradient: Equatable, Sendable {
    /// The kind of a gradient: linear, radial or sweep.
    public enum Kind: Equatable, Sendable {
      /// Along a line: at 0 degrees from left to right, at 90 from bottom to top. A multiple of 45.
      case linear(degrees: Int)
      /// From the center to a radius: a length, or a fraction of the smaller side.
      case radial(radius: Amount)
      /// Around the center, clockwise from the right.
      case sweep
    }

    /// A color at an offset.
    public struct Stop: Equatable, Sendable {
      /// The offset, from 0 to 1.
      public var offset: Double
      /// The color.
      public var color: MarkupColor

      /// Creates a color stop.
      public init(_ offset: Double, _ color: MarkupColor) {
        self.offset = offset
        self.color = color
      }
    }

    /// The kind: linear, radial or sweep.
    public var kind: Kind
    /// The color stops, by offset.
    public var stops: [Stop]
    /// The center, as a fraction of the width.
    public var centerX = 0.5
    /// The center, as a fraction of the height.
    public var centerY = 0.5

    /// Creates a gradient around the center of the bounds.
    public init(_ kind: Kind, _ stops: [Stop]) {
      self.kind = kind
      self.stops = stops
    }
  }

  /// The style of a line.
  public struct Stroke: Equatable, Sendable {
    /// The shape of the ends.
    public enum Cap: String, Equatable, Sendable {
      /// The line ends at its end point.
      case butt
      /// The line ends in a half circle around its end point.
      case round
      /// The line extends by half its width beyond its end point.
      case square
    }

    /// The shape of the corners.
    public enum Join: String, Equatable, Sendable {
      /// Pointed, up to the miter limit.
      case miter
      /// Round.
      case round
      /// Cut off.
      case bevel
    }

    /// The width, in dp; within a vector in units of its viewport.
    public var width: Double
    /// The color.
    public var color: MarkupColor
    /// The length of a dash; 0 for a solid line.
    public var dashWidth = 0.0
    /// The gap between dashes.
    public var dashGap = 0.0
    /// The shape of the ends.
    public var cap = Cap.butt
    /// The shape of the corners.
    public var join = Join.miter
    /// The maximum length of a pointed corner, in multiples of the width.
    public var miterLimit = 4.0

    /// Creates a solid line.
    public init(width: Double, color: MarkupColor) {
      self.width = width
      self.color = color
    }
  }

  /// A transformation or a clip, applied to everything that is painted.
  public enum Step: Equatable, Sendable {
    /// Clips the drawing to a frame.
    case clip(Frame)
    /// Rotates the drawing around a point, clockwise.
    case turn(degrees: Double, x: Double, y: Double)
    /// Moves the drawing to the right and down.
    case move(x: Double, y: Double)
    /// Scales the drawing from the origin.
    case scale(x: Double, y: Double)
  }

  /// Paths in their own coordinate system, which is scaled to the bounds.
  public struct Vector: Equatable, Sendable {
    /// A path of a vector.
    public struct Path: Equatable, Sendable {
      /// The path data in the syntax of SVG.
      public var data: String
      /// Whether the fill follows the even-odd rule.
      public var isEvenOdd = false
      /// The color of the fill; `nil` for none.
      public var fill: MarkupColor?
      /// The stroke; `nil` for none.
      public var stroke: Stroke?
      /// The transformations of the groups around the path, the outermost first.
      public var steps: [Step] = []

      /// Creates a path without fill and stroke.
      public init(_ data: String) { self.data = data }
    }

    /// The intrinsic size, in dp.
    public var size: Extent
    /// The size of the coordinate system of the paths.
    public var viewport: Extent
    /// The paths, in the order of painting.
    public var paths: [Path]

    /// Creates a vector.
    public init(size: Extent, viewport: Extent, _ paths: [Path]) {
      self.size = size
      self.viewport = viewport
      self.paths = paths
    }
  }
}

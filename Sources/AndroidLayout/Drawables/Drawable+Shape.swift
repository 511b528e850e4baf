public import EagerLayout

extension Drawable {
  /// A rectangle, an oval, a line or a ring.
  public struct Shape: Equatable, Sendable {
    /// What it is.
    public enum Kind: Equatable, Sendable {
      /// A rectangle, whose corners may be round.
      case rectangle
      /// An oval that touches all sides.
      case oval
      /// A line from side to side, in the middle.
      case line
      /// A ring around the middle.
      case ring(Ring)
    }

    /// What it is.
    public var kind = Kind.rectangle
    /// How round the corners of a rectangle are.
    public var corners = Corners()
    /// What is in it; nil for nothing.
    public var fill: Fill?
    /// Its edge; nil for none. Its outer side is at the bounds.
    public var stroke: Stroke?
    /// Its own width; nil for none.
    public var width: Double?
    /// Its own height; nil for none.
    public var height: Double?
    /// What it gives to the view that it is behind.
    public var padding = Edges()

    /// A rectangle that draws nothing.
    public init() {}
  }

  /// The size of a ring.
  public struct Ring: Equatable, Sendable {
    /// The radius of the hole; nil for a part of the width.
    public var innerRadius: Double?
    /// The width as so many of those radii.
    public var innerRadiusRatio = 3.0
    /// How thick it is; nil for a part of the width.
    public var thickness: Double?
    /// The width as so many of those thicknesses.
    public var thicknessRatio = 9.0
    /// Whether the level says how much of it is seen: at 10,000 all, at 0 nothing, as in Android unless `useLevel="false"`.
    public var usesLevel = true

    /// A ring of a third of the width, a ninth thick.
    public init() {}
  }

  /// The radii of four corners.
  public struct Corners: Equatable, Sendable {
    /// At the left of the top.
    public var topLeft = 0.0
    /// At the right of the top.
    public var topRight = 0.0
    /// At the right of the bottom.
    public var bottomRight = 0.0
    /// At the left of the bottom.
    public var bottomLeft = 0.0

    /// Four corners of one radius.
    public init(_ radius: Double = 0) {
      (topLeft, topRight, bottomRight, bottomLeft) = (radius, radius, radius, radius)
    }

    /// Whether all are square.
    public var isSquare: Bool { topLeft == 0 && topRight == 0 && bottomRight == 0 && bottomLeft == 0 }
  }

  /// What an area is painted with.
  public enum Fill: Equatable, Sendable {
    /// A colour.
    case color(MarkupColor)
    /// Colours that go over into each other.
    case gradient(Gradient)
  }

  /// Colours that go over into each other.
  public struct Gradient: Equatable, Sendable {
    /// Which way they do.
    public enum Kind: Equatable, Sendable {
      /// Along a line: at 0 degrees from left to right, at 90 from bottom to top. A multiple of 45.
      case linear(degrees: Int)
      /// From the middle to a radius: a length, or a part of the smaller side.
      case radial(radius: Amount)
      /// Around the middle, clockwise from the right.
      case sweep
    }

    /// A colour at a place.
    public struct Stop: Equatable, Sendable {
      /// The place, from 0 to 1.
      public var offset: Double
      /// The colour.
      public var color: MarkupColor

      /// A colour at a place.
      public init(_ offset: Double, _ color: MarkupColor) {
        self.offset = offset
        self.color = color
      }
    }

    /// Which way they go.
    public var kind: Kind
    /// The colours, by their places.
    public var stops: [Stop]
    /// The middle, as a part of the width.
    public var centerX = 0.5
    /// The middle, as a part of the height.
    public var centerY = 0.5

    /// Colours around the middle of the room.
    public init(_ kind: Kind, _ stops: [Stop]) {
      self.kind = kind
      self.stops = stops
    }
  }

  /// How an edge is drawn.
  public struct Stroke: Equatable, Sendable {
    /// How an end looks.
    public enum Cap: String, Equatable, Sendable {
      /// It ends where the line does.
      case butt
      /// Half of a circle stands out.
      case round
      /// Half of a square stands out.
      case square
    }

    /// How a corner looks.
    public enum Join: String, Equatable, Sendable {
      /// Pointed, up to the limit.
      case miter
      /// Round.
      case round
      /// Cut off.
      case bevel
    }

    /// Its width, in dp; in a vector in units of its paths.
    public var width: Double
    /// Its colour.
    public var color: MarkupColor
    /// The length of a dash; 0 for a line without gaps.
    public var dashWidth = 0.0
    /// The gap between dashes.
    public var dashGap = 0.0
    /// How the ends look.
    public var cap = Cap.butt
    /// How corners look.
    public var join = Join.miter
    /// How far a corner may stand out, as so many widths.
    public var miterLimit = 4.0

    /// A line of a width and a colour.
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

  /// Paths in a room of their own, which is made as large as what it is drawn in.
  public struct Vector: Equatable, Sendable {
    /// One of them.
    public struct Path: Equatable, Sendable {
      /// Its commands: the syntax is that of SVG.
      public var data: String
      /// Whether what is crossed twice is outside.
      public var isEvenOdd = false
      /// What is in it; nil for nothing.
      public var fill: MarkupColor?
      /// Its line; nil for none.
      public var stroke: Stroke?
      /// What the groups around it do, the outermost first.
      public var steps: [Step] = []

      /// A path that draws nothing yet.
      public init(_ data: String) { self.data = data }
    }

    /// Its own size, in dp.
    public var size: Extent
    /// The room of its paths.
    public var viewport: Extent
    /// They, in the order in which they are painted.
    public var paths: [Path]

    /// Paths in a room.
    public init(size: Extent, viewport: Extent, _ paths: [Path]) {
      self.size = size
      self.viewport = viewport
      self.paths = paths
    }
  }
}

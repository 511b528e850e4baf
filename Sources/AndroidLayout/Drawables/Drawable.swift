public import Arrangements
public import EagerLayout

/// The content of a file such as `drawable/card.xml`, with the intrinsic size and the padding that layout needs of it.
///
///     let card = try resources.drawable("card", on: phone)
///     card.intrinsicSize.width      // the least width of a view with this background
///     card.padding.left             // the padding of a view that specifies none
///
/// Lengths are in dp. A drawable is read for a device: start and end are left and right, and each color has one value. Lists by state or
/// level keep all their items. The module AndroidDrawables paints a drawable: `layers(in:states:level:)` returns the layers and their
/// frames.
public indirect enum Drawable: Equatable, Sendable {
  /// A colour, as large as the room.
  case color(MarkupColor)
  /// An image.
  case image(Image)
  /// An image whose parts stretch as its frame says.
  case ninePatch(Image, NinePatch)
  /// A rectangle, an oval, a line or a ring.
  case shape(Shape)
  /// Several, one over the other.
  case layers(Layers)
  /// The first whose states hold.
  case states(States)
  /// The first whose levels include that of the drawing.
  case levels(Levels)
  /// Several of which the first is seen.
  case transition(Layers)
  /// One with room around it.
  case inset(Inset, Drawable)
  /// One of which a part is seen, by the level.
  case clip(Clip, Drawable)
  /// One that is smaller, by the level.
  case scale(Scale, Drawable)
  /// One that is turned, by the level.
  case rotate(Rotation, Drawable)
  /// Paths.
  case vector(Vector)
  /// What is seen of a ripple at rest: its layers but for the mask.
  case ripple(Layers)
  /// One turned over from side to side, as `autoMirrored` asks where writing goes from right to left.
  case mirrored(Drawable)
  /// What a shadow of iDroidLayout's is of: the shadow itself is not drawn.
  case shadow(Drawable)
  /// What only a platform or a theme knows, or what is not read, as it is written: it has no size and draws nothing.
  case unresolved(String)

  /// One that draws nothing: `@null`.
  public static let nothing = Drawable.layers(Layers([]))
}

extension Drawable {
  /// A state of a view by which what is drawn is chosen.
  public struct State: RawRepresentable, Hashable, Sendable {
    /// Its name in files, without `state_`.
    public let rawValue: String

    /// A state by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A state by its name, such as one of a program's own.
    public init(_ name: String) { rawValue = name }

    /// Not enabled: a view is enabled without this.
    public static let disabled = State("disabled")
    /// A finger is on it. iDroidLayout's `state_highlighted` holds too.
    public static let pressed = State("pressed")
    /// It is selected.
    public static let selected = State("selected")
    /// It is checked.
    public static let checked = State("checked")
    /// It has the focus.
    public static let focused = State("focused")
    /// It is activated.
    public static let activated = State("activated")
    /// A pointer is over it.
    public static let hovered = State("hovered")
    /// Its window has the focus.
    public static let windowFocused = State("window_focused")
  }

  /// A length, or a part of the room.
  public enum Amount: Equatable, Sendable {
    /// So many dp.
    case points(Double)
    /// So much of the room, where 1 is all of it.
    case fraction(Double)

    /// Its length in a room. A fraction of nothing is 0.
    public func points(of room: Double) -> Double {
      switch self {
      case .points(let points): points
      case .fraction(let part): part * room
      }
    }
  }

  /// Where something lies in its room. The start is the left or top side; nil is what nobody said.
  public struct Gravity: Equatable, Sendable {
    /// Where from left to right.
    public var horizontal: Place.Alignment?
    /// Where from top to bottom.
    public var vertical: Place.Alignment?

    /// A gravity, by default none.
    public init(horizontal: Place.Alignment? = nil, vertical: Place.Alignment? = nil) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// An image by its name. Its pixels are for others to find.
  public struct Image: Equatable, Sendable {
    /// How it repeats itself.
    public enum Tile: Equatable, Sendable {
      /// It does not.
      case none
      /// The pixels at its edges go on.
      case clamp
      /// It is put beside itself.
      case `repeat`
      /// It is put beside itself, each second one turned over.
      case mirror
    }

    /// Its name: `@drawable/star`.
    public var reference: String
    /// The path of its file, as it was added.
    public var file: String
    /// Its size in dp.
    public var size: Extent
    /// Where it lies; all over the room unless it is said.
    public var gravity = Gravity(horizontal: .fill, vertical: .fill)
    /// How it repeats itself; then gravity does not count.
    public var tile = Tile.none
    /// How much of it is seen, from 0 to 1.
    public var alpha = 1.0
    /// What its colours are mixed with; nil for nothing.
    public var tint: Tint?

    /// An image all over its room.
    public init(reference: String, file: String, size: Extent) {
      self.reference = reference
      self.file = file
      self.size = size
    }
  }

  /// Drawables one over the other, the last on top.
  public struct Layers: Equatable, Sendable {
    /// They, in the order in which they are painted.
    public var layers: [Layer]
    /// Whether the padding of each one is around all later ones; else all have the same room.
    public var isNested: Bool
    /// What they give to the view that they are behind, at its left: nil for what their own paddings come to.
    public var paddingLeft: Double?
    /// The same at its top.
    public var paddingTop: Double?
    /// The same at its right.
    public var paddingRight: Double?
    /// The same at its bottom.
    public var paddingBottom: Double?

    /// Layers, nested unless said otherwise.
    public init(_ layers: [Layer], isNested: Bool = true) {
      self.layers = layers
      self.isNested = isNested
    }
  }

  /// One of several drawables one over the other.
  public struct Layer: Equatable, Sendable {
    /// What it draws.
    public var drawable: Drawable
    /// Its name.
    public var id: String?
    /// The room around it.
    public var insets = Edges()
    /// Its width where that is not the room's.
    public var width: Double?
    /// Its height where that is not the room's.
    public var height: Double?
    /// Where it lies. Without one it fills the room, and with a size is at the left and top.
    public var gravity = Gravity()

    /// A layer that fills the room.
    public init(_ drawable: Drawable) { self.drawable = drawable }
  }

  /// Drawables by states.
  public struct States: Equatable, Sendable {
    /// One of them.
    public struct Item: Equatable, Sendable {
      /// What it asks for, and whether that is to hold.
      public var conditions: [Condition]
      /// What it draws.
      public var drawable: Drawable

      /// An item for states.
      public init(_ conditions: [Condition], _ drawable: Drawable) {
        self.conditions = conditions
        self.drawable = drawable
      }
    }

    /// A state that is to hold, or is not to.
    public struct Condition: Equatable, Sendable {
      /// The state.
      public var state: State
      /// Whether it is to hold.
      public var holds: Bool

      /// A state that is to hold unless said otherwise.
      public init(_ state: State, holds: Bool = true) {
        self.state = state
        self.holds = holds
      }
    }

    /// They, in order: the first all of whose states hold is drawn.
    public var items: [Item]
    /// Whether the intrinsic size is the greatest of all, and not that of the one that is drawn.
    public var hasConstantSize = false
    /// Whether the padding is that of the one that is drawn, and not the greatest of all.
    public var hasVariablePadding = false

    /// Drawables by states.
    public init(_ items: [Item]) { self.items = items }
  }

  /// Drawables by levels.
  public struct Levels: Equatable, Sendable {
    /// One of them.
    public struct Item: Equatable, Sendable {
      /// The levels that it is for, from 0 to 10,000.
      public var levels: ClosedRange<Int>
      /// What it draws.
      public var drawable: Drawable

      /// An item for levels.
      public init(_ levels: ClosedRange<Int>, _ drawable: Drawable) {
        self.levels = levels
        self.drawable = drawable
      }
    }

    /// They, in order.
    public var items: [Item]

    /// Drawables by levels.
    public init(_ items: [Item]) { self.items = items }
  }

  /// Room around a drawable. A negative one lets it stand out.
  public struct Inset: Equatable, Sendable {
    /// At the left.
    public var left = Amount.points(0)
    /// At the top.
    public var top = Amount.points(0)
    /// At the right.
    public var right = Amount.points(0)
    /// At the bottom.
    public var bottom = Amount.points(0)

    /// None.
    public init() {}
  }

  /// How a drawable is cut by its level: at 10,000 all of it is seen, at 0 nothing.
  public struct Clip: Equatable, Sendable {
    /// Whether it is cut from side to side.
    public var isHorizontal = true
    /// Whether it is cut from top to bottom.
    public var isVertical = false
    /// Where what is seen lies: at the left unless it is said.
    public var gravity = Gravity(horizontal: .start)
    /// Its level, where that is not the drawing's.
    public var level: Int?

    /// From side to side.
    public init() {}
  }

  /// How a drawable is made smaller by its level: at 10,000 it fills the room, at 0 it is not seen.
  public struct Scale: Equatable, Sendable {
    /// How much of the width the level takes away, from 0 to 1; nil for nothing.
    public var width: Double?
    /// How much of the height the level takes away, from 0 to 1; nil for nothing.
    public var height: Double?
    /// Where it lies: at the left unless it is said.
    public var gravity = Gravity(horizontal: .start)
    /// Whether it becomes no smaller than its own size.
    public var keepsIntrinsicSize = false
    /// Its level, where that is not the drawing's.
    public var level: Int?

    /// One that takes nothing away.
    public init() {}
  }

  /// How a drawable is turned by its level.
  public struct Rotation: Equatable, Sendable {
    /// Degrees at level 0, clockwise.
    public var from = 0.0
    /// Degrees at level 10,000.
    public var to = 360.0
    /// What it is turned around, from the left.
    public var pivotX = Amount.fraction(0.5)
    /// What it is turned around, from the top.
    public var pivotY = Amount.fraction(0.5)
    /// Its level, where that is not the drawing's.
    public var level: Int?

    /// Once around, around the middle.
    public init() {}
  }
}

// Written out, so that deep ones need little of the stack: those in others here, those that stand alone below.
extension Drawable {
  /// Whether two draw alike.
  ///
  /// - Complexity: O(n) in the number of drawables in them.
  public static func == (a: Drawable, b: Drawable) -> Bool {
    switch (a, b) {
    case (.layers(let a), .layers(let b)), (.transition(let a), .transition(let b)), (.ripple(let a), .ripple(let b)):
      a == b
    case (.states(let a), .states(let b)): a == b
    case (.levels(let a), .levels(let b)): a == b
    case (.inset(let a, let one), .inset(let b, let other)): a == b && one == other
    case (.clip(let a, let one), .clip(let b, let other)): a == b && one == other
    case (.scale(let a, let one), .scale(let b, let other)): a == b && one == other
    case (.rotate(let a, let one), .rotate(let b, let other)): a == b && one == other
    case (.shadow(let a), .shadow(let b)), (.mirrored(let a), .mirrored(let b)): a == b
    default: areEqualAlone(a, b)
    }
  }

  private static func areEqualAlone(_ a: Drawable, _ b: Drawable) -> Bool {
    switch (a, b) {
    case (.color(let a), .color(let b)): a == b
    case (.image(let a), .image(let b)): a == b
    case (.ninePatch(let a, let one), .ninePatch(let b, let other)): a == b && one == other
    case (.shape(let a), .shape(let b)): a == b
    case (.vector(let a), .vector(let b)): a == b
    case (.unresolved(let a), .unresolved(let b)): a == b
    default: false
    }
  }
}

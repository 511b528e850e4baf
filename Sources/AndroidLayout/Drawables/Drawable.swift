public import Arrangements
public import EagerLayout

/// The content of a file such as `drawable/card.xml`, with the intrinsic size and the padding that layout needs.
///
///     let card = try resources.drawable("card", on: phone)
///     card.intrinsicSize.width      // the minimum width of a view with this background
///     card.padding.left             // the padding of a view that specifies none
///
/// Lengths are in dp. A drawable is read for a device: start and end are left and right, and each color has one value.
/// Lists by state or level keep all their items. The module AndroidDrawables paints a drawable:
/// `layers(in:states:level:)` returns the layers and their frames.
public indirect enum Drawable: Equatable, Sendable {
  /// A color that fills the bounds.
  case color(MarkupColor)
  /// An image.
  case image(Image)
  /// An image that stretches in the parts that its nine-patch frame marks.
  case ninePatch(Image, NinePatch)
  /// A rectangle, an oval, a line or a ring.
  case shape(Shape)
  /// Several drawables, the last one on top.
  case layers(Layers)
  /// The first drawable whose states match.
  case states(States)
  /// The first drawable whose levels include the level of the drawing.
  case levels(Levels)
  /// Several drawables, of which only the first is drawn.
  case transition(Layers)
  /// A drawable with insets.
  case inset(Inset, Drawable)
  /// A drawable that is clipped depending on the level.
  case clip(Clip, Drawable)
  /// A drawable that is scaled depending on the level.
  case scale(Scale, Drawable)
  /// A drawable that is rotated depending on the level.
  case rotate(Rotation, Drawable)
  /// Paths.
  case vector(Vector)
  /// A ripple at rest: its layers without the mask.
  case ripple(Layers)
  /// A horizontally mirrored drawable, as `autoMirrored` requests for right-to-left writing.
  case mirrored(Drawable)
  /// The content of a shadow in iDroidLayout; the shadow itself is not drawn.
  case shadow(Drawable)
  /// A drawable of the platform or the theme, or of an unsupported kind, as specified. It has no size and is not drawn.
  case unresolved(String)

  /// A drawable that draws nothing: `@null`.
  public static let nothing = Drawable.layers(Layers([]))
}

extension Drawable {
  /// A state of a view, by which drawables and colors are chosen.
  public struct State: RawRepresentable, Hashable, Sendable {
    /// The name in files, without `state_`.
    public let rawValue: String

    /// Creates a state by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a state by its name, such as a custom one.
    public init(_ name: String) { rawValue = name }

    /// The view is disabled. It is enabled without this state.
    public static let disabled = State("disabled")
    /// The view is pressed. iDroidLayout's `state_highlighted` matches this state too.
    public static let pressed = State("pressed")
    /// The view is selected.
    public static let selected = State("selected")
    /// The view is checked.
    public static let checked = State("checked")
    /// The view has the focus.
    public static let focused = State("focused")
    /// The view is activated.
    public static let activated = State("activated")
    /// A pointer is over the view.
    public static let hovered = State("hovered")
    /// The window has the focus.
    public static let windowFocused = State("window_focused")
  }

  /// A length, or a fraction of the bounds.
  public enum Amount: Equatable, Sendable {
    /// A length in dp.
    case points(Double)
    /// A fraction of the bounds, where 1 is the whole length.
    case fraction(Double)

    /// Returns the length in dp, given the length of the bounds.
    public func points(of length: Double) -> Double {
      switch self {
      case .points(let points): points
      case .fraction(let fraction): fraction * length
      }
    }
  }

  /// A position within bounds. The start is the left or top side; `nil` is unspecified.
  public struct Gravity: Equatable, Sendable {
    /// The horizontal position.
    public var horizontal: Place.Alignment?
    /// The vertical position.
    public var vertical: Place.Alignment?

    /// Creates a gravity, unspecified by default.
    public init(horizontal: Place.Alignment? = nil, vertical: Place.Alignment? = nil) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// A reference to an image. The program loads its pixels.
  public struct Image: Equatable, Sendable {
    /// How an image is repeated.
    public enum Tile: Equatable, Sendable {
      /// Not repeated.
      case none
      /// The pixels at the edges are continued.
      case clamp
      /// Repeated side by side.
      case `repeat`
      /// Repeated side by side, with every second copy mirrored.
      case mirror
    }

    /// The reference: `@drawable/star`.
    public var reference: String
    /// The path with which the file was added.
    public var file: String
    /// The size in dp.
    public var size: Extent
    /// The position; fills the bounds by default.
    public var gravity = Gravity(horizontal: .fill, vertical: .fill)
    /// How the image is repeated. If it is, gravity has no effect.
    public var tile = Tile.none
    /// The opacity, from 0 to 1.
    public var alpha = 1.0
    /// The tint; `nil` for none.
    public var tint: Tint?

    /// Creates an image that fills its bounds.
    public init(reference: String, file: String, size: Extent) {
      self.reference = reference
      self.file = file
      self.size = size
    }
  }

  /// Drawables on top of each other, the last one in front.
  public struct Layers: Equatable, Sendable {
    /// The layers, in the order of painting.
    public var layers: [Layer]
    /// Whether the padding of each layer insets all later ones. Otherwise all layers have the same bounds.
    public var isNested: Bool
    /// The left padding for a view with this background. If `nil`, it is the sum of the left paddings of all layers if
    /// they are nested, and otherwise the maximum.
    public var paddingLeft: Double?
    /// The top padding for a view with this background; `nil` as in ``paddingLeft``.
    public var paddingTop: Double?
    /// The right padding for a view with this background; `nil` as in ``paddingLeft``.
    public var paddingRight: Double?
    /// The bottom padding for a view with this background; `nil` as in ``paddingLeft``.
    public var paddingBottom: Double?

    /// Creates layers, nested by default.
    public init(_ layers: [Layer], isNested: Bool = true) {
      self.layers = layers
      self.isNested = isNested
    }
  }

  /// A layer.
  public struct Layer: Equatable, Sendable {
    /// The drawable.
    public var drawable: Drawable
    /// The id.
    public var id: String?
    /// The insets.
    public var insets = Edges()
    /// The width, if it differs from the bounds.
    public var width: Double?
    /// The height, if it differs from the bounds.
    public var height: Double?
    /// The position. Without a gravity, a layer fills its bounds, or is at the top left if it has a size.
    public var gravity = Gravity()

    /// Creates a layer that fills its bounds.
    public init(_ drawable: Drawable) { self.drawable = drawable }
  }

  /// Drawables for states.
  public struct States: Equatable, Sendable {
    /// A drawable for states.
    public struct Item: Equatable, Sendable {
      /// The conditions.
      public var conditions: [Condition]
      /// The drawable.
      public var drawable: Drawable

      /// Creates an item.
      public init(_ conditions: [Condition], _ drawable: Drawable) {
        self.conditions = conditions
        self.drawable = drawable
      }
    }

    /// A state that must, or must not, apply.
    public struct Condition: Equatable, Sendable {
      /// The state.
      public var state: State
      /// `true` if the state must apply, `false` if it must not.
      public var holds: Bool

      /// Creates a condition; by default the state must apply.
      public init(_ state: State, holds: Bool = true) {
        self.state = state
        self.holds = holds
      }
    }

    /// The items: the first one whose conditions all match is drawn.
    public var items: [Item]
    /// Whether the intrinsic size is the maximum of all items, and not the size of the drawn one.
    public var hasConstantSize = false
    /// Whether the padding is the drawn item's, and not the maximum of all items.
    public var hasVariablePadding = false

    /// Creates a state list.
    public init(_ items: [Item]) { self.items = items }
  }

  /// Drawables for levels.
  public struct Levels: Equatable, Sendable {
    /// A drawable for levels.
    public struct Item: Equatable, Sendable {
      /// The range of levels, within 0 and 10,000.
      public var levels: ClosedRange<Int>
      /// The drawable.
      public var drawable: Drawable

      /// Creates an item.
      public init(_ levels: ClosedRange<Int>, _ drawable: Drawable) {
        self.levels = levels
        self.drawable = drawable
      }
    }

    /// The items, in order.
    public var items: [Item]

    /// Creates a level list.
    public init(_ items: [Item]) { self.items = items }
  }

  /// Insets of a drawable. A negative inset extends the drawable beyond the bounds.
  public struct Inset: Equatable, Sendable {
    /// The inset at the left.
    public var left = Amount.points(0)
    /// The inset at the top.
    public var top = Amount.points(0)
    /// The inset at the right.
    public var right = Amount.points(0)
    /// The inset at the bottom.
    public var bottom = Amount.points(0)

    /// Creates insets of 0.
    public init() {}
  }

  /// How the level clips a drawable: at 10,000 all of it is visible, at 0 nothing.
  public struct Clip: Equatable, Sendable {
    /// Whether the drawable is clipped horizontally.
    public var isHorizontal = true
    /// Whether the drawable is clipped vertically.
    public var isVertical = false
    /// The position of the visible part; at the left by default.
    public var gravity = Gravity(horizontal: .start)
    /// The drawable's own level, from 0 to 10,000; `nil` to use the level passed for resolving or painting.
    public var level: Int?

    /// Creates a horizontal clip.
    public init() {}
  }

  /// How the level scales a drawable: at 10,000 it fills the bounds, at 0 it is invisible.
  public struct Scale: Equatable, Sendable {
    /// The fraction of the width that is removed just above level 0, from 0 to 1; `nil` for none.
    public var width: Double?
    /// The fraction of the height that is removed just above level 0, from 0 to 1; `nil` for none.
    public var height: Double?
    /// The position; at the left by default.
    public var gravity = Gravity(horizontal: .start)
    /// Whether the level never makes the drawable smaller than its intrinsic size. Android `useIntrinsicSizeAsMinimum`.
    public var keepsIntrinsicSize = false
    /// The drawable's own level, from 0 to 10,000; `nil` to use the level passed for resolving or painting.
    public var level: Int?

    /// Creates a scale that changes no size. At level 0, the drawable is still invisible.
    public init() {}
  }

  /// How the level rotates a drawable.
  public struct Rotation: Equatable, Sendable {
    /// The degrees at level 0, clockwise.
    public var from = 0.0
    /// The degrees at level 10,000, clockwise.
    public var to = 360.0
    /// The horizontal position of the center of rotation.
    public var pivotX = Amount.fraction(0.5)
    /// The vertical position of the center of rotation.
    public var pivotY = Amount.fraction(0.5)
    /// The drawable's own level, from 0 to 10,000; `nil` to use the level passed for resolving or painting.
    public var level: Int?

    /// Creates one full rotation around the center.
    public init() {}
  }
}

// `==` is not synthesized, so that deep nesting needs little stack space: it compares nested drawables, and a separate
// function compares leaves.
extension Drawable {
  /// Returns whether two drawables are equal.
  ///
  /// - Complexity: O(n) in the number of nested drawables.
  public static func == (a: Drawable, b: Drawable) -> Bool {
    switch (a, b) {
    case (.layers(let a), .layers(let b)), (.transition(let a), .transition(let b)), (.ripple(let a), .ripple(let b)):
      a == b
    case (.states(let a), .states(let b)): a == b
    case (.levels(let a), .levels(let b)): a == b
    case (.inset(let a, let child), .inset(let b, let other)): a == b && child == other
    case (.clip(let a, let child), .clip(let b, let other)): a == b && child == other
    case (.scale(let a, let child), .scale(let b, let other)): a == b && child == other
    case (.rotate(let a, let child), .rotate(let b, let other)): a == b && child == other
    case (.shadow(let a), .shadow(let b)), (.mirrored(let a), .mirrored(let b)): a == b
    default: areEqualLeaves(a, b)
    }
  }

  private static func areEqualLeaves(_ a: Drawable, _ b: Drawable) -> Bool {
    switch (a, b) {
    case (.color(let a), .color(let b)): a == b
    case (.image(let a), .image(let b)): a == b
    case (.ninePatch(let a, let patch), .ninePatch(let b, let other)): a == b && patch == other
    case (.shape(let a), .shape(let b)): a == b
    case (.vector(let a), .vector(let b)): a == b
    case (.unresolved(let a), .unresolved(let b)): a == b
    default: false
    }
  }
}

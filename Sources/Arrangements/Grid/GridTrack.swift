public import EagerLayout

/// An entry of a list of tracks of a ``Grid``: a column or row with its size, the name of a line, or repeated tracks.
///
///     Grid(columns: [80, .flexible(1), .minmax(40, .auto)]) { … }
///
/// A number is a length in points.
public struct GridTrack: Equatable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// The minimum or the maximum size of a track.
  public enum Breadth: Equatable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// A length.
    case points(Double)
    /// A percentage of the grid's content box: 50 is half of it.
    case percent(Double)
    /// A sum of both, or the smaller or larger of several: `.calculated(.percent(50) - 10)`.
    case calculated(FlexStyle.Calculated)
    /// A fraction of the free space: CSS `fr`. It has no effect as a minimum.
    case flexible(Double = 1)
    /// As large as the items need, and larger if there is free space. CSS `auto`.
    case auto
    /// The min-content size of the items.
    case minContent
    /// The max-content size of the items.
    case maxContent

    /// Creates a length in points.
    public init(integerLiteral value: Int) { self = .points(Double(value)) }
    /// Creates a length in points.
    public init(floatLiteral value: Double) { self = .points(value) }
  }

  /// The kind of entry in a list of tracks.
  package enum Kind: Equatable, Sendable {
    case size(minimum: Breadth, maximum: Breadth)
    case fitContent(Breadth)
    case line(LayoutID)
    case lines([LayoutID])
    case repeated(Repetition, [GridTrack])
    case subgrid
  }

  package enum Repetition: Equatable, Sendable {
    case count(Int), autoFill, autoFit
  }

  package let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  init(_ breadth: Breadth) { kind = .size(minimum: breadth, maximum: breadth) }

  /// Creates a length in points.
  public init(integerLiteral value: Int) { self.init(.points(Double(value))) }
  /// Creates a length in points.
  public init(floatLiteral value: Double) { self.init(.points(value)) }
}

extension GridTrack {
  /// A length.
  public static func points(_ length: Double) -> GridTrack { GridTrack(.points(length)) }
  /// A percentage of the grid's content box: 50 is half of it.
  public static func percent(_ share: Double) -> GridTrack { GridTrack(.percent(share)) }
  /// A sum of lengths and percentages, or the smaller or larger of several: `.calculated(.percent(50) - 10)`.
  public static func calculated(_ length: FlexStyle.Calculated) -> GridTrack { GridTrack(.calculated(length)) }
  /// A fraction of the free space, but at least as large as the items need: CSS `fr`.
  public static func flexible(_ factor: Double = 1) -> GridTrack {
    GridTrack(.size(minimum: .auto, maximum: .flexible(factor)))
  }
  /// As large as the items need, and larger if there is free space. CSS `auto`.
  public static var auto: GridTrack { GridTrack(.auto) }
  /// The min-content size of the items.
  public static var minContent: GridTrack { GridTrack(.minContent) }
  /// The max-content size of the items.
  public static var maxContent: GridTrack { GridTrack(.maxContent) }
  /// A track between a minimum and a maximum size. CSS `minmax()`.
  public static func minmax(_ minimum: Breadth, _ maximum: Breadth) -> GridTrack {
    GridTrack(.size(minimum: minimum, maximum: maximum))
  }
  /// As large as the items need, up to their max-content size and to a length or a percentage. CSS `fit-content()`.
  public static func fitContent(_ limit: Breadth) -> GridTrack { GridTrack(.fitContent(limit)) }

  /// Repeats tracks a number of times. CSS `repeat()`.
  public static func repeated(_ count: Int, _ tracks: GridTrack...) -> GridTrack { .repeated(count, tracks) }
  /// Repeats tracks as often as they fit. CSS `repeat(auto-fill, …)`. A list has at most one automatic repetition.
  public static func autoFill(_ tracks: GridTrack...) -> GridTrack { GridTrack(.repeated(.autoFill, tracks)) }
  /// Repeats tracks as often as they fit, and collapses those without items. CSS `repeat(auto-fit, …)`.
  public static func autoFit(_ tracks: GridTrack...) -> GridTrack { GridTrack(.repeated(.autoFit, tracks)) }

  static func repeated(_ count: Int, _ tracks: [GridTrack]) -> GridTrack { GridTrack(.repeated(.count(count), tracks)) }

  /// Names the line between the previous and the next track.
  public static func line(_ number: Int) -> GridTrack { GridTrack(.line(LayoutID(number))) }

  /// Names the line between the previous and the next track.
  public static func line(_ name: LayoutID) -> GridTrack { GridTrack(.line(name)) }

  /// Gives a line several names, or none. In a subgrid, the entries name its lines one after another.
  public static func lines(_ names: LayoutID...) -> GridTrack { GridTrack(.lines(names)) }

  /// The tracks of the outer grid, as the first entry of a list. Entries after it name the subgrid's lines, from the
  /// first one on: `[.subgrid, .line("start"), .lines(), .line("end")]`.
  public static var subgrid: GridTrack { GridTrack(.subgrid) }
}

/// The columns or rows of a ``Grid``: a list of tracks.
///
///     Grid(columns: [80, .flexible(1)]) { … }
///     Grid(columns: .repeated(3, .flexible(1))) { … }
///     Grid(columns: .autoFill(minimum: 80)) { … }
///     Grid(columns: .autoFit(100, 20)) { … }
public struct GridTemplate: Equatable, Sendable, ExpressibleByArrayLiteral {
  /// The tracks, in order.
  public var tracks: [GridTrack]

  /// Creates a list of tracks.
  public init(_ tracks: [GridTrack] = []) { self.tracks = tracks }

  /// Creates a list of tracks.
  public init(arrayLiteral elements: GridTrack...) { tracks = elements }

  /// The tracks of the outer grid that the subgrid spans. CSS `subgrid`.
  ///
  ///     Grid(columns: [.auto, .flexible(1)], gap: 8) {
  ///       for field in form {
  ///         Grid(columns: .subgrid) { Measured(text: field.name); Flex().height(20) }.span(columns: 2)
  ///       }
  ///     }
  ///
  /// The outer grid sizes the tracks by its own items and the items of all subgrids. In the example, the names of all
  /// fields are therefore in one column. A subgrid has the gap of the outer grid, unless it sets a gap. Its own size
  /// and alignment along the axis have no effect. In a container that is not a grid, `subgrid` acts like an empty list.
  public static var subgrid: GridTemplate { [.subgrid] }

  /// Repeats tracks a number of times. CSS `repeat()`.
  public static func repeated(_ count: Int, _ tracks: GridTrack...) -> GridTemplate {
    GridTemplate([.repeated(count, tracks)])
  }

  /// Repeats tracks as often as they fit. CSS `repeat(auto-fill, …)`.
  public static func autoFill(_ tracks: GridTrack...) -> GridTemplate {
    GridTemplate([GridTrack(.repeated(.autoFill, tracks))])
  }

  /// Repeats tracks as often as they fit, and collapses those without items. CSS `repeat(auto-fit, …)`.
  public static func autoFit(_ tracks: GridTrack...) -> GridTemplate {
    GridTemplate([GridTrack(.repeated(.autoFit, tracks))])
  }

  /// As many tracks as fit with a minimum size. They share the free space.
  public static func autoFill(minimum: GridTrack.Breadth) -> GridTemplate {
    GridTemplate([.autoFill(.minmax(minimum, .flexible(1)))])
  }

  /// As many tracks as fit with a minimum size. Those without items collapse, and the others share all of the space.
  public static func autoFit(minimum: GridTrack.Breadth) -> GridTemplate {
    GridTemplate([.autoFit(.minmax(minimum, .flexible(1)))])
  }
}

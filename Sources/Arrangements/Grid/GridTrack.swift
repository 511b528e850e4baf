public import EagerLayout

/// A column or row of a ``Grid``, or several: how large it is, a name of the line between two, or tracks repeated.
///
///     Grid(columns: [80, .flexible(1), .minmax(40, .auto)]) { … }
///
/// A number is a length in points.
public struct GridTrack: Equatable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// How large a track is at least, or at most.
  public enum Breadth: Equatable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// A length.
    case points(Double)
    /// A percentage of the grid's content box.
    case percent(Double)
    /// A share of the room that is left: CSS `fr`. What is so at least says nothing.
    case flexible(Double = 1)
    /// As its items need it, and more where there is room.
    case auto
    /// As narrow as its items can be.
    case minContent
    /// As wide as its items would like to be.
    case maxContent

    /// A number is points.
    public init(integerLiteral value: Int) { self = .points(Double(value)) }
    /// A number is points.
    public init(floatLiteral value: Double) { self = .points(value) }
  }

  /// What is written in a list of tracks.
  enum Kind: Equatable, Sendable {
    case size(least: Breadth, greatest: Breadth)
    case fitContent(Breadth)
    case line(LayoutID)
    case repeated(Repetition, [GridTrack])
  }

  enum Repetition: Equatable, Sendable {
    case count(Int), autoFill, autoFit
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  init(_ breadth: Breadth) { kind = .size(least: breadth, greatest: breadth) }

  /// A number is points.
  public init(integerLiteral value: Int) { self.init(.points(Double(value))) }
  /// A number is points.
  public init(floatLiteral value: Double) { self.init(.points(value)) }
}

extension GridTrack {
  /// A length.
  public static func points(_ length: Double) -> GridTrack { GridTrack(.points(length)) }
  /// A percentage of the grid's content box.
  public static func percent(_ share: Double) -> GridTrack { GridTrack(.percent(share)) }
  /// A share of the room that is left, but as large as its items need: CSS `fr`.
  public static func flexible(_ factor: Double = 1) -> GridTrack {
    GridTrack(.size(least: .auto, greatest: .flexible(factor)))
  }
  /// As its items need it, and more where there is room.
  public static var auto: GridTrack { GridTrack(.auto) }
  /// As narrow as its items can be.
  public static var minContent: GridTrack { GridTrack(.minContent) }
  /// As wide as its items would like to be.
  public static var maxContent: GridTrack { GridTrack(.maxContent) }
  /// At least one size, and where there is room up to another.
  public static func minmax(_ least: Breadth, _ greatest: Breadth) -> GridTrack {
    GridTrack(.size(least: least, greatest: greatest))
  }
  /// As its items need it, but no more than they would like, and no more than a length or a percentage.
  public static func fitContent(_ limit: Breadth) -> GridTrack { GridTrack(.fitContent(limit)) }

  /// Tracks so many times after each other. CSS `repeat()`.
  public static func repeated(_ count: Int, _ tracks: GridTrack...) -> GridTrack { .repeated(count, tracks) }
  /// Tracks as many times as there is room for. CSS `repeat(auto-fill, …)`; a list has one such part at most.
  public static func autoFill(_ tracks: GridTrack...) -> GridTrack { GridTrack(.repeated(.autoFill, tracks)) }
  /// The same, where tracks without items have no size and no gaps. CSS `repeat(auto-fit, …)`.
  public static func autoFit(_ tracks: GridTrack...) -> GridTrack { GridTrack(.repeated(.autoFit, tracks)) }

  static func repeated(_ count: Int, _ tracks: [GridTrack]) -> GridTrack { GridTrack(.repeated(.count(count), tracks)) }

  /// A name of the line between the tracks before and behind it.
  public static func line(_ number: Int) -> GridTrack { GridTrack(.line(LayoutID(number))) }

  /// A name of the line between the tracks before and behind it.
  public static func line(_ name: LayoutID) -> GridTrack { GridTrack(.line(name)) }

  #if !hasFeature(Embedded)
    /// A name of the line between the tracks before and behind it.
    public static func line(_ name: some Hashable & Sendable) -> GridTrack { GridTrack(.line(LayoutID(name))) }
  #endif
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

  /// A list of tracks.
  public init(_ tracks: [GridTrack] = []) { self.tracks = tracks }

  /// A list of tracks.
  public init(arrayLiteral elements: GridTrack...) { tracks = elements }

  /// Tracks so many times after each other.
  public static func repeated(_ count: Int, _ tracks: GridTrack...) -> GridTemplate {
    GridTemplate([.repeated(count, tracks)])
  }

  /// Tracks as many times as there is room for. CSS `repeat(auto-fill, …)`.
  public static func autoFill(_ tracks: GridTrack...) -> GridTemplate {
    GridTemplate([GridTrack(.repeated(.autoFill, tracks))])
  }

  /// The same, where tracks without items have no size and no gaps. CSS `repeat(auto-fit, …)`.
  public static func autoFit(_ tracks: GridTrack...) -> GridTemplate {
    GridTemplate([GridTrack(.repeated(.autoFit, tracks))])
  }

  /// As many tracks as there is room for, each at least so large, that share what is left.
  public static func autoFill(minimum: GridTrack.Breadth) -> GridTemplate {
    GridTemplate([.autoFill(.minmax(minimum, .flexible(1)))])
  }

  /// The same, where tracks without items have no size and no gaps: those with items share all of the room.
  public static func autoFit(minimum: GridTrack.Breadth) -> GridTemplate {
    GridTemplate([.autoFit(.minmax(minimum, .flexible(1)))])
  }
}

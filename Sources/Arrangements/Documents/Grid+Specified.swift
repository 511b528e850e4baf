public import EagerLayout

@_spi(Documents)
extension GridTrack {
  /// An entry of a track list.
  public enum Specified: Equatable, Sendable {
    case size(minimum: Breadth, maximum: Breadth), fitContent(Breadth), line(LayoutID)
    case repeated(Int, [GridTrack]), autoFill([GridTrack]), autoFit([GridTrack])
  }

  /// The kind of entry.
  public var specified: Specified {
    switch kind {
    case .size(let minimum, let maximum): .size(minimum: minimum, maximum: maximum)
    case .fitContent(let limit): .fitContent(limit)
    case .line(let name): .line(name)
    case .repeated(.count(let count), let tracks): .repeated(count, tracks)
    case .repeated(.autoFill, let tracks): .autoFill(tracks)
    case .repeated(.autoFit, let tracks): .autoFit(tracks)
    }
  }

  /// Creates an entry.
  public init(specified: Specified) {
    switch specified {
    case .size(let minimum, let maximum): self = .minmax(minimum, maximum)
    case .fitContent(let limit): self = .fitContent(limit)
    case .line(let name): self = .line(name)
    case .repeated(let count, let tracks): self = .repeated(count, tracks)
    case .autoFill(let tracks): self.init(.repeated(.autoFill, tracks))
    case .autoFit(let tracks): self.init(.repeated(.autoFit, tracks))
    }
  }

  /// `true` for a single track, as in a list of added tracks.
  public var isSize: Bool {
    switch kind {
    case .size, .fitContent: true
    case .line, .repeated: false
    }
  }
}

/// The reason why CSS does not accept areas.
@_spi(Documents)
public enum GridAreasFault: Equatable, Sendable {
  /// A row has a different number of cells than the first.
  case row(Int, cells: Int, first: Int)
  /// The cells of an area do not form a rectangle.
  case noRectangle(LayoutID)
}

@_spi(Documents)
extension GridAreas {
  /// The reason why CSS does not accept the areas; nil if each is a rectangle, and all rows have equal lengths.
  public var fault: GridAreasFault? {
    for (row, cells) in rows.enumerated() where cells.count != rows[0].count {
      return .row(row + 1, cells: cells.count, first: rows[0].count)
    }
    return GridAreaTable(self).irregular.first.map { .noRectangle($0) }
  }

  /// `true` if each area is a rectangle, and all rows have equal lengths.
  public var isRegular: Bool { fault == nil }
}

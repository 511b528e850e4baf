public import EagerLayout

@_spi(Documents)
extension GridTrack {
  /// What is said in a place of a list of tracks.
  public enum Said: Equatable, Sendable {
    case size(least: Breadth, greatest: Breadth), fitContent(Breadth), line(LayoutID)
    case repeated(Int, [GridTrack]), autoFill([GridTrack]), autoFit([GridTrack])
  }

  /// What is said of it.
  public var said: Said {
    switch kind {
    case .size(let least, let greatest): .size(least: least, greatest: greatest)
    case .fitContent(let limit): .fitContent(limit)
    case .line(let name): .line(name)
    case .repeated(.count(let count), let tracks): .repeated(count, tracks)
    case .repeated(.autoFill, let tracks): .autoFill(tracks)
    case .repeated(.autoFit, let tracks): .autoFit(tracks)
    }
  }

  /// One of which something is said.
  public init(saying said: Said) {
    switch said {
    case .size(let least, let greatest): self = .minmax(least, greatest)
    case .fitContent(let limit): self = .fitContent(limit)
    case .line(let name): self = .line(name)
    case .repeated(let count, let tracks): self = .repeated(count, tracks)
    case .autoFill(let tracks): self.init(.repeated(.autoFill, tracks))
    case .autoFit(let tracks): self.init(.repeated(.autoFit, tracks))
    }
  }

  /// Whether it is a single track, as a list of added ones has them.
  public var isSize: Bool {
    switch kind {
    case .size, .fitContent: true
    case .line, .repeated: false
    }
  }
}

/// Why areas are none in CSS.
@_spi(Documents)
public enum GridAreasFault: Equatable, Sendable {
  /// A row has another number of cells than the first.
  case row(Int, cells: Int, first: Int)
  /// The cells of an area are no rectangle.
  case noRectangle(LayoutID)
}

@_spi(Documents)
extension GridAreas {
  /// Why CSS would not take them; nil where each area is a rectangle, and all rows are of one length.
  public var fault: GridAreasFault? {
    for (row, cells) in rows.enumerated() where cells.count != rows[0].count {
      return .row(row + 1, cells: cells.count, first: rows[0].count)
    }
    return GridAreaTable(self).irregular.first.map { .noRectangle($0) }
  }

  /// Whether each area is a rectangle, and all rows are of one length.
  public var isRegular: Bool { fault == nil }
}

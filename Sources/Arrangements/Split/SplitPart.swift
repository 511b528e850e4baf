public import EagerLayout

/// A part of a ``Split``: how large it is along the row or column of parts that it stands in, and what is in it: one
/// item, or parts of its own.
///
///     .columns([.points(44), .fill.rows([.content, .fill], gap: 4), .empty])
public struct SplitPart: Equatable, Sendable {
  var size: SplitSize
  var direction: SplitDirection?
  var parts: [SplitPart] = []
  /// The gap between its parts; nil where it is the container's.
  var gap: Double?
  var padding = Edges()
  var place = Place.fill
  var isEmpty = false
  var isBehind = false
  var tag: LayoutID?
  /// Whether a number in it or below is none.
  var hasFault = false

  private init(_ size: SplitSize, isNumber: Bool = true) {
    self.size = size
    hasFault = !isNumber
  }
}

extension SplitPart {
  /// So many points.
  public static func points(_ points: Double) -> SplitPart {
    SplitPart(.points(lengthOrZero(points)), isNumber: points == points)
  }

  /// A share of what there is without the gaps: 0.25 is a quarter.
  public static func fraction(_ share: Double) -> SplitPart {
    SplitPart(.fraction(lengthOrZero(share)), isNumber: share == share)
  }

  /// As much as what is in it asks for. A column is at most as wide as all columns together, where its content
  /// permits that.
  public static var content: SplitPart { SplitPart(.content) }

  /// A share of what points, fractions, contents, and rests before it leave.
  public static func rest(_ share: Double) -> SplitPart {
    SplitPart(.rest(lengthOrZero(share)), isNumber: share == share)
  }

  /// An equal share of what all others leave.
  public static var fill: SplitPart { SplitPart(.fill) }

  /// A part that fills and takes no item.
  public static var empty: SplitPart { SplitPart.fill.empty }

  /// A part that fills and has parts side by side.
  ///
  /// - Parameters:
  ///   - parts: the columns, from where writing starts.
  ///   - gap: the space between two of them, in points; unless given, the container's `columnGap`.
  public static func columns(_ parts: [SplitPart], gap: Double? = nil) -> SplitPart { fill.columns(parts, gap: gap) }

  /// A part that fills and has parts below each other.
  ///
  /// - Parameters:
  ///   - parts: the rows, from the top.
  ///   - gap: the space between two of them, in points; unless given, the container's `rowGap`.
  public static func rows(_ parts: [SplitPart], gap: Double? = nil) -> SplitPart { fill.rows(parts, gap: gap) }

  /// The part with parts in it, side by side: `.points(100).columns([.fill, .fill])`.
  public func columns(_ parts: [SplitPart], gap: Double? = nil) -> SplitPart { divided(.columns, parts, gap) }

  /// The part with parts in it, below each other.
  public func rows(_ parts: [SplitPart], gap: Double? = nil) -> SplitPart { divided(.rows, parts, gap) }

  private func divided(_ direction: SplitDirection, _ parts: [SplitPart], _ gap: Double?) -> SplitPart {
    changed { part in
      part.direction = direction
      part.parts = parts
      part.gap = gap.map(lengthOrZero)
      part.hasFault = part.hasFault || gap.map { $0 != $0 } ?? false || parts.contains { $0.hasFault }
    }
  }

  /// The part without an item: it only takes up space.
  public var empty: SplitPart { changed { $0.isEmpty = true } }

  /// The part with an item of its own that has its whole box, behind those of the parts in it.
  public var behind: SplitPart { changed { $0.isBehind = true } }

  /// The part with space between its edges and the parts in it, in points. Its left side is where writing starts.
  public func padding(_ padding: Edges) -> SplitPart {
    changed { part in
      part.padding = Edges(
        top: lengthOrZero(padding.top), left: lengthOrZero(padding.left), bottom: lengthOrZero(padding.bottom),
        right: lengthOrZero(padding.right))
      part.hasFault = part.hasFault || padding != padding
    }
  }

  /// Where in the part its item stands. It fills the part at first.
  public func place(_ place: Place) -> SplitPart {
    changed { part in
      part.place = place.isUsable ? place : .topLeading
      part.hasFault = part.hasFault || !place.isUsable
    }
  }

  func tagged(_ tag: LayoutID) -> SplitPart { changed { $0.tag = tag } }

  private func changed(_ change: (inout SplitPart) -> Void) -> SplitPart {
    var part = self
    change(&part)
    return part
  }
}

/// How large a part is along the parts beside it.
enum SplitSize: Equatable {
  case points(Double), fraction(Double), content, rest(Double), fill
}

/// Which way parts follow each other.
enum SplitDirection: Equatable {
  case columns, rows
}

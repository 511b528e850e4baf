public import EagerLayout

/// A part of a ``Split``: its size along its row or column, and its content, which is one item or nested parts.
///
///     .columns([.points(44), .fill.rows([.content, .fill], gap: 4), .empty])
public struct SplitPart: Equatable, Sendable {
  package var size: SplitSize
  package var direction: SplitDirection?
  package var parts: [SplitPart] = []
  /// The gap between nested parts; nil for the container's gap.
  package var gap: Double?
  package var padding = Edges()
  package var place = Place.fill
  package var isEmpty = false
  package var hasBackgroundItem = false
  package var tag: LayoutID?
  /// `true` if a number in the part or its descendants is NaN.
  package var hasFault = false

  package init(_ size: SplitSize, isNumber: Bool = true) {
    self.size = size
    hasFault = !isNumber
  }
}

extension SplitPart {
  /// A part with a size in points.
  public static func points(_ points: Double) -> SplitPart {
    SplitPart(.points(lengthOrZero(points)), isNumber: points == points)
  }

  /// A part with a fraction of the space without gaps: 0.25 is a quarter.
  public static func fraction(_ share: Double) -> SplitPart {
    SplitPart(.fraction(lengthOrZero(share)), isNumber: share == share)
  }

  /// A part as large as its content. A column is at most as wide as the space for all columns, unless its content needs
  /// more.
  public static var content: SplitPart { SplitPart(.content) }

  /// A part with a fraction of the remaining space: the space without the parts ``points(_:)``, ``fraction(_:)`` and
  /// ``content``, and without earlier `rest` parts.
  public static func rest(_ share: Double) -> SplitPart {
    SplitPart(.rest(lengthOrZero(share)), isNumber: share == share)
  }

  /// A part with an equal share of the space that all other parts leave.
  public static var fill: SplitPart { SplitPart(.fill) }

  /// A part like ``fill`` that takes no item.
  public static var empty: SplitPart { SplitPart.fill.empty }

  /// A part like ``fill`` that is divided into columns.
  ///
  /// - Parameters:
  ///   - parts: The columns, in the writing direction.
  ///   - gap: The space between two columns, in points. Defaults to the container's `columnGap`.
  public static func columns(_ parts: [SplitPart], gap: Double? = nil) -> SplitPart { fill.columns(parts, gap: gap) }

  /// A part like ``fill`` that is divided into rows.
  ///
  /// - Parameters:
  ///   - parts: The rows, from the top.
  ///   - gap: The space between two rows, in points. Defaults to the container's `rowGap`.
  public static func rows(_ parts: [SplitPart], gap: Double? = nil) -> SplitPart { fill.rows(parts, gap: gap) }

  /// Divides the part into columns: `.points(100).columns([.fill, .fill])`.
  public func columns(_ parts: [SplitPart], gap: Double? = nil) -> SplitPart { divided(.columns, parts, gap) }

  /// Divides the part into rows.
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

  /// The part with an additional item that fills its whole box, behind the items of its nested parts.
  public var behind: SplitPart { changed { $0.hasBackgroundItem = true } }

  /// Adds space between the edges of the part and its nested parts, in points. Its left side is the start side.
  public func padding(_ padding: Edges) -> SplitPart {
    changed { part in
      part.padding = Edges(
        top: lengthOrZero(padding.top), left: lengthOrZero(padding.left), bottom: lengthOrZero(padding.bottom),
        right: lengthOrZero(padding.right))
      part.hasFault = part.hasFault || padding != padding
    }
  }

  /// Sets the place of the item in the part. By default, the item fills the part.
  public func place(_ place: Place) -> SplitPart {
    changed { part in
      part.place = place.isFinite ? place : .topLeading
      part.hasFault = part.hasFault || !place.isFinite
    }
  }

  package func tagged(_ tag: LayoutID) -> SplitPart { changed { $0.tag = tag } }

  private func changed(_ change: (inout SplitPart) -> Void) -> SplitPart {
    var part = self
    change(&part)
    return part
  }
}

/// The size of a part along its row or column.
package enum SplitSize: Equatable, Sendable {
  case points(Double), fraction(Double), content, rest(Double), fill
}

/// The direction in which nested parts follow each other.
package enum SplitDirection: Equatable, Sendable {
  case columns, rows
}

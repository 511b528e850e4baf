public import EagerLayout

/// The layout values of an item in ``Relative``: the constraints on its edges, centers and sizes.
///
/// Modifiers such as `leading(to:_:)` set them.
public struct RelativeConstraints: LayoutValue {
  enum Kind: UInt8, Sendable {
    case property, atLeast, atMost
    /// Moves the item after all items are placed. Constraints of other items refer to its previous position.
    case late
    /// Sets the item's size to the distance between its edges. If this is less than the item's margins, `fillOrFit`
    /// fits the item to its content instead.
    case fill, fillOrFit
  }

  struct Constraint: Equatable, Sendable {
    var property: RelativeProperty
    var kind = Kind.property
    var anchor: RelativeAnchor
  }

  /// The constraints in the order in which they were written.
  var all: [Constraint] = []

  /// The default, no constraints: the item fits its content, in the top leading corner.
  public static var initial: RelativeConstraints { RelativeConstraints() }

  /// Creates an empty set of constraints.
  public init() {}

  /// Constrains an edge, a center or a size. Replaces an earlier constraint on the same property.
  public mutating func put(_ property: RelativeProperty, by anchor: RelativeAnchor) {
    set(Constraint(property: property, anchor: anchor))
  }

  /// Constrains an edge or a center after all items are placed. Constraints of other items refer to the previous
  /// position.
  package mutating func putAfterPlacement(_ property: RelativeProperty, by anchor: RelativeAnchor) {
    set(Constraint(property: property, kind: .late, anchor: anchor))
  }

  /// Sets the item's width or height to the distance between its edges, regardless of its specified size. If this is
  /// less than the item's margins, the item has the size of its content, or, unless `fitsContentIfTooSmall`, of 0.
  package mutating func fill(_ size: RelativeProperty, fitsContentIfTooSmall: Bool) {
    set(Constraint(property: size, kind: fitsContentIfTooSmall ? .fillOrFit : .fill, anchor: .parent))
  }

  mutating func set(_ constraint: Constraint) {
    all.removeAll { $0.property == constraint.property && $0.kind == constraint.kind }
    all.append(constraint)
  }
}

extension LayoutItem {
  /// Constrains an edge, a center or a size of the item in ``Relative``.
  public consuming func put(_ property: RelativeProperty, by anchor: RelativeAnchor) -> TreeItem {
    constrained(RelativeConstraints.Constraint(property: property, anchor: anchor))
  }

  /// Constrains the item's leading edge in ``Relative``, with an offset.
  ///
  ///     Flex().leading(to: .trailing(of: Part.icon), 8)
  public consuming func leading(to anchor: RelativeAnchor, _ plus: Double = 0) -> TreeItem {
    put(.leading, by: anchor.adding(plus))
  }

  /// Constrains the item's horizontal center in ``Relative``, with an offset.
  public consuming func centerX(to anchor: RelativeAnchor, _ plus: Double = 0) -> TreeItem {
    put(.centerX, by: anchor.adding(plus))
  }

  /// Constrains the item's trailing edge in ``Relative``, with an offset.
  public consuming func trailing(to anchor: RelativeAnchor, _ plus: Double = 0) -> TreeItem {
    put(.trailing, by: anchor.adding(plus))
  }

  /// Constrains the item's width in ``Relative``. The constraint replaces the item's own width.
  public consuming func width(to anchor: RelativeAnchor) -> TreeItem { put(.width, by: anchor) }

  /// Constrains the item's upper edge in ``Relative``, with an offset.
  public consuming func top(to anchor: RelativeAnchor, _ plus: Double = 0) -> TreeItem {
    put(.top, by: anchor.adding(plus))
  }

  /// Constrains the item's vertical center in ``Relative``, with an offset.
  public consuming func centerY(to anchor: RelativeAnchor, _ plus: Double = 0) -> TreeItem {
    put(.centerY, by: anchor.adding(plus))
  }

  /// Constrains the item's lower edge in ``Relative``, with an offset.
  public consuming func bottom(to anchor: RelativeAnchor, _ plus: Double = 0) -> TreeItem {
    put(.bottom, by: anchor.adding(plus))
  }

  /// Constrains the item's height in ``Relative``. The constraint replaces the item's own height.
  public consuming func height(to anchor: RelativeAnchor) -> TreeItem { put(.height, by: anchor) }

  /// Constrains the item's first baseline in ``Relative``, with an offset, in place of its upper edge.
  public consuming func baseline(to anchor: RelativeAnchor, _ plus: Double = 0) -> TreeItem {
    put(.baseline, by: anchor.adding(plus))
  }

  /// Sets a minimum for the item's leading edge in ``Relative``. The item's width shrinks to respect it. An item that
  /// also has a maximum for its trailing edge is centered between the two.
  ///
  ///     Flex().leading(atLeast: .trailing(of: Part.icon, 5)).trailing(atMost: 290)
  public consuming func leading(atLeast anchor: RelativeAnchor) -> TreeItem {
    constrained(RelativeConstraints.Constraint(property: .leading, kind: .atLeast, anchor: anchor))
  }

  /// Sets a maximum for the item's trailing edge in ``Relative``. The item's width shrinks to respect it.
  public consuming func trailing(atMost anchor: RelativeAnchor) -> TreeItem {
    constrained(RelativeConstraints.Constraint(property: .trailing, kind: .atMost, anchor: anchor))
  }

  /// Sets a minimum for the item's upper edge in ``Relative``. The item's height shrinks to respect it. An item that
  /// also has a maximum for its lower edge is centered between the two.
  public consuming func top(atLeast anchor: RelativeAnchor) -> TreeItem {
    constrained(RelativeConstraints.Constraint(property: .top, kind: .atLeast, anchor: anchor))
  }

  /// Sets a maximum for the item's lower edge in ``Relative``. The item's height shrinks to respect it.
  public consuming func bottom(atMost anchor: RelativeAnchor) -> TreeItem {
    constrained(RelativeConstraints.Constraint(property: .bottom, kind: .atMost, anchor: anchor))
  }

  private consuming func constrained(_ constraint: RelativeConstraints.Constraint) -> TreeItem {
    changing(RelativeConstraints.self) { $0.set(constraint) }
  }
}

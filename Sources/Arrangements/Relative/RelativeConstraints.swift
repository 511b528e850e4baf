public import EagerLayout

/// What an item says to ``Relative``: what each of its edges, its centers and its sizes are put by.
///
/// Modifiers such as `leading(to:_:)` write it.
public struct RelativeConstraints: ItemParameter {
  enum Kind: UInt8, Sendable {
    case property, atLeast, atMost
    /// Moves the item when all items are placed: others are put by where it was before.
    case late
    /// Makes the item as large as the space that its edges leave; or as its content, where that is less than its margins.
    case fill, fillOrFit
  }

  struct Constraint: Equatable, Sendable {
    var property: RelativeProperty
    var kind = Kind.property
    var anchor: RelativeAnchor
  }

  /// In the order in which they were written.
  var all: [Constraint] = []

  /// None: the item fits its content, in the corner where writing starts.
  public static var initial: RelativeConstraints { RelativeConstraints() }

  /// No constraints.
  public init() {}

  /// Puts an edge, a center or a size by something, in place of what it was put by.
  public mutating func put(_ property: RelativeProperty, by anchor: RelativeAnchor) {
    set(Constraint(property: property, anchor: anchor))
  }

  /// Puts an edge or a center when all items are placed, and others by where it was before.
  package mutating func putLate(_ property: RelativeProperty, by anchor: RelativeAnchor) {
    set(Constraint(property: property, kind: .late, anchor: anchor))
  }

  /// Gives the item the width or the height that its edges leave, whatever its own is. Where that is less than its margins,
  /// the item has none, or `orFits` its content.
  package mutating func fill(_ size: RelativeProperty, orFits: Bool) {
    set(Constraint(property: size, kind: orFits ? .fillOrFit : .fill, anchor: .parent))
  }

  mutating func set(_ constraint: Constraint) {
    all.removeAll { $0.property == constraint.property && $0.kind == constraint.kind }
    all.append(constraint)
  }
}

extension LayoutItem {
  /// Puts an edge, a center or a size of the item in ``Relative`` by something.
  public consuming func put(_ property: RelativeProperty, by anchor: RelativeAnchor) -> TreeItem {
    constrained(RelativeConstraints.Constraint(property: property, anchor: anchor))
  }

  /// Puts the item's edge where writing starts by something in ``Relative``, so much further on.
  ///
  ///     Flex().leading(to: .trailing(of: Part.icon), 8)
  public consuming func leading(to anchor: RelativeAnchor, _ plus: Double = 0) -> TreeItem {
    put(.leading, by: anchor.adding(plus))
  }

  /// Puts the item's middle from side to side by something in ``Relative``, so much further on.
  public consuming func centerX(to anchor: RelativeAnchor, _ plus: Double = 0) -> TreeItem {
    put(.centerX, by: anchor.adding(plus))
  }

  /// Puts the item's edge where writing ends by something in ``Relative``, so much further on.
  public consuming func trailing(to anchor: RelativeAnchor, _ plus: Double = 0) -> TreeItem {
    put(.trailing, by: anchor.adding(plus))
  }

  /// Makes the item as wide as something in ``Relative``, whatever its own width is.
  public consuming func width(to anchor: RelativeAnchor) -> TreeItem { put(.width, by: anchor) }

  /// Puts the item's upper edge by something in ``Relative``, so much further down.
  public consuming func top(to anchor: RelativeAnchor, _ plus: Double = 0) -> TreeItem {
    put(.top, by: anchor.adding(plus))
  }

  /// Puts the item's middle from top to bottom by something in ``Relative``, so much further down.
  public consuming func centerY(to anchor: RelativeAnchor, _ plus: Double = 0) -> TreeItem {
    put(.centerY, by: anchor.adding(plus))
  }

  /// Puts the item's lower edge by something in ``Relative``, so much further down.
  public consuming func bottom(to anchor: RelativeAnchor, _ plus: Double = 0) -> TreeItem {
    put(.bottom, by: anchor.adding(plus))
  }

  /// Makes the item as high as something in ``Relative``, whatever its own height is.
  public consuming func height(to anchor: RelativeAnchor) -> TreeItem { put(.height, by: anchor) }

  /// Puts the item's first baseline by something in ``Relative``, so much further down, and not its upper edge.
  public consuming func baseline(to anchor: RelativeAnchor, _ plus: Double = 0) -> TreeItem {
    put(.baseline, by: anchor.adding(plus))
  }

  /// Has the item begin no earlier than something in ``Relative``: it loses width for it. With an end that it may not
  /// go beyond it stands in the middle between both.
  ///
  ///     Flex().leading(atLeast: .trailing(of: Part.icon, 5)).trailing(atMost: 290)
  public consuming func leading(atLeast anchor: RelativeAnchor) -> TreeItem {
    constrained(RelativeConstraints.Constraint(property: .leading, kind: .atLeast, anchor: anchor))
  }

  /// Has the item end no later than something in ``Relative``: it loses width for it.
  public consuming func trailing(atMost anchor: RelativeAnchor) -> TreeItem {
    constrained(RelativeConstraints.Constraint(property: .trailing, kind: .atMost, anchor: anchor))
  }

  /// Has the item begin no higher than something in ``Relative``: it loses height for it. With a bottom that it may
  /// not go below it stands in the middle between both.
  public consuming func top(atLeast anchor: RelativeAnchor) -> TreeItem {
    constrained(RelativeConstraints.Constraint(property: .top, kind: .atLeast, anchor: anchor))
  }

  /// Has the item end no lower than something in ``Relative``: it loses height for it.
  public consuming func bottom(atMost anchor: RelativeAnchor) -> TreeItem {
    constrained(RelativeConstraints.Constraint(property: .bottom, kind: .atMost, anchor: anchor))
  }

  private consuming func constrained(_ constraint: RelativeConstraints.Constraint) -> TreeItem {
    style { style in
      var said = style.parameter(RelativeConstraints.self)
      said.set(constraint)
      style.setParameter(said)
    }
  }
}

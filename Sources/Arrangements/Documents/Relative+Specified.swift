public import EagerLayout

@_spi(Documents)
extension RelativeAnchor {
  /// The rule that chooses one of several anchors.
  public enum Several: Sendable { case first, greatest, least }

  /// The structure of an anchor.
  public enum Specified: Sendable {
    case number(Double)
    /// A property of the container. Nil is the property that the constraint sets.
    case parent(RelativeProperty?, times: Double, plus: Double)
    case sibling(LayoutID, RelativeProperty, times: Double, plus: Double)
    case several(Several, [RelativeAnchor], times: Double, plus: Double)
  }

  /// The structure of the anchor; nil if a document cannot express it.
  public var specified: Specified? {
    guard choice == .first, terms.count == 1 else {
      guard let several = choice.several else { return nil }
      return .several(several, terms.map { RelativeAnchor(choice: .first, terms: [$0]) }, times: 1, plus: 0)
    }
    let term = terms[0]
    switch term.source {
    case .number: return .number(term.plus)
    case .parent(let property): return .parent(property, times: term.times, plus: term.plus)
    case .sibling(let id, let property): return .sibling(id, property, times: term.times, plus: term.plus)
    case .several(let anchor):
      guard let several = anchor.choice.several else { return nil }
      return .several(
        several, anchor.terms.map { RelativeAnchor(choice: .first, terms: [$0]) }, times: term.times, plus: term.plus)
    }
  }

  /// Creates an anchor from its structure.
  public init(specified: Specified) {
    switch specified {
    case .number(let value): self = .number(value)
    case .parent(let property, let times, let plus): self = .parent(property, times: times, plus: plus)
    case .sibling(let id, let property, let times, let plus): self = .sibling(id, property, times: times, plus: plus)
    case .several(let several, let anchors, let times, let plus):
      let whole = RelativeAnchor(several.choice, of: anchors)
      self = times == 1 && plus == 0 ? whole : RelativeAnchor(.several(whole), times: times, plus: plus)
    }
  }

  private init(choice: Choice, terms: [Term]) {
    self.choice = choice
    self.terms = terms
  }
}

extension RelativeAnchor.Choice {
  fileprivate var several: RelativeAnchor.Several? {
    switch self {
    case .first: .first
    case .greatest: .greatest
    case .least: .least
    case .sum: nil
    }
  }
}

extension RelativeAnchor.Several {
  fileprivate var choice: RelativeAnchor.Choice {
    switch self {
    case .first: .first
    case .greatest: .greatest
    case .least: .least
    }
  }
}

@_spi(Documents)
extension RelativeConstraints {
  /// A constraint: a property, its relation to the anchor, and the anchor.
  public struct Specified: Equatable, Sendable {
    /// The property that the constraint sets.
    public var property: RelativeProperty
    /// The relation: nil for equal to the anchor, `true` for at least, `false` for at most.
    public var mayBeMore: Bool?
    /// The anchor.
    public var anchor: RelativeAnchor

    /// Creates a constraint.
    public init(_ property: RelativeProperty, mayBeMore: Bool? = nil, by anchor: RelativeAnchor) {
      (self.property, self.mayBeMore, self.anchor) = (property, mayBeMore, anchor)
    }
  }

  /// All constraints, in the order in which they were written. Constraints that only Android's layouts have are
  /// replaced by the nearest ones that a document can express.
  public var specified: [Specified] {
    get {
      all.flatMap { constraint in
        switch constraint.kind {
        case .property: return [Specified(constraint.property, by: constraint.anchor)]
        case .atLeast, .atMost:
          return [Specified(constraint.property, mayBeMore: constraint.kind == .atLeast, by: constraint.anchor)]
        case .late:
          return constraint.property.part == .center ? [Specified(constraint.property, by: constraint.anchor)] : []
        case .fill, .fillOrFit:
          let ends: [RelativeProperty] =
            constraint.property == .width
            ? [.leading, .trailing]
            : all.contains { $0.property == .baseline }
              ? [.bottom] : [.top, .bottom]
          return ends.filter { end in !all.contains { $0.property == end } }.map { Specified($0, by: .parent) }
        }
      }
    }
    set {
      all = []
      for specified in newValue {
        let kind = specified.mayBeMore.map { $0 ? Kind.atLeast : .atMost } ?? .property
        set(Constraint(property: specified.property, kind: kind, anchor: specified.anchor))
      }
    }
  }
}

@_spi(Documents)
extension RelativeGroup {
  /// The properties of a group.
  public struct Specified: Sendable {
    /// `true` if the items share the container's size; `false` if they are centered together.
    public var sharesSize: Bool
    /// `true` for widths, or for horizontal centering.
    public var isHorizontal: Bool
    /// The ids of the items.
    public var members: [LayoutID]
    /// A weight for each item.
    public var weights: [Double]
    /// The length that is added for each item, or the gap between two items.
    public var space: Double

    /// Creates the properties of a group.
    public init(sharesSize: Bool, isHorizontal: Bool, members: [LayoutID], weights: [Double], space: Double) {
      self.sharesSize = sharesSize
      self.isHorizontal = isHorizontal
      self.members = members
      self.weights = weights
      self.space = space
    }
  }

  /// The properties of the group.
  public var specified: Specified {
    Specified(
      sharesSize: kind == .equal, isHorizontal: axis == .horizontal, members: members, weights: weights, space: space)
  }

  /// Creates a group from its properties.
  public init(specified: Specified) {
    switch (specified.sharesSize, specified.isHorizontal) {
    case (true, true): self = .equalWidths(specified.members, weights: specified.weights, plus: specified.space)
    case (true, false): self = .equalHeights(specified.members, weights: specified.weights, plus: specified.space)
    case (false, true): self = .centered(specified.members, gap: specified.space)
    case (false, false): self = .centeredVertically(specified.members, gap: specified.space)
    }
  }
}

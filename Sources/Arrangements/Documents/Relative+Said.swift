public import EagerLayout

@_spi(Documents)
extension RelativeAnchor {
  /// Which of several counts.
  public enum Several: Sendable { case first, greatest, least }

  /// What an anchor is made of.
  public enum Said: Sendable {
    case number(Double)
    /// Something of the container: the same that is put, where there is no property.
    case parent(RelativeProperty?, times: Double, plus: Double)
    case sibling(LayoutID, RelativeProperty, times: Double, plus: Double)
    case several(Several, [RelativeAnchor], times: Double, plus: Double)
  }

  /// What it is made of; nil for what nobody can write.
  public var said: Said? {
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

  /// One that is made of something.
  public init(saying said: Said) {
    switch said {
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
  /// A constraint: what is put, whether that is a bound, and by what.
  public struct Said: Equatable, Sendable {
    /// What is put.
    public var property: RelativeProperty
    /// Whether it may be more; nil where it is put exactly there, false where it may be less.
    public var mayBeMore: Bool?
    /// By what.
    public var anchor: RelativeAnchor

    /// A constraint.
    public init(_ property: RelativeProperty, mayBeMore: Bool? = nil, by anchor: RelativeAnchor) {
      (self.property, self.mayBeMore, self.anchor) = (property, mayBeMore, anchor)
    }
  }

  /// All constraints, in the order in which they were written. Those that only Android's layouts have become the nearest
  /// that can be written.
  public var said: [Said] {
    get {
      all.flatMap { constraint in
        switch constraint.kind {
        case .property: return [Said(constraint.property, by: constraint.anchor)]
        case .atLeast, .atMost:
          return [Said(constraint.property, mayBeMore: constraint.kind == .atLeast, by: constraint.anchor)]
        case .late: return constraint.property.part == .center ? [Said(constraint.property, by: constraint.anchor)] : []
        case .fill, .fillOrFit:
          let ends: [RelativeProperty] =
            constraint.property == .width
            ? [.leading, .trailing]
            : all.contains { $0.property == .baseline }
              ? [.bottom] : [.top, .bottom]
          return ends.filter { end in !all.contains { $0.property == end } }.map { Said($0, by: .parent) }
        }
      }
    }
    set {
      all = []
      for said in newValue {
        let kind = said.mayBeMore.map { $0 ? Kind.atLeast : .atMost } ?? .property
        set(Constraint(property: said.property, kind: kind, anchor: said.anchor))
      }
    }
  }
}

@_spi(Documents)
extension RelativeGroup {
  /// What a group is made of.
  public struct Said: Sendable {
    /// Whether its items share the container's size, rather than stand in its middle.
    public var sharesSize: Bool
    /// Whether that is its width, or the middle from side to side.
    public var isHorizontal: Bool
    /// The ids of its items.
    public var members: [LayoutID]
    /// A weight for each item.
    public var weights: [Double]
    /// What is added for each item, or the gap between two.
    public var space: Double

    /// A group.
    public init(sharesSize: Bool, isHorizontal: Bool, members: [LayoutID], weights: [Double], space: Double) {
      self.sharesSize = sharesSize
      self.isHorizontal = isHorizontal
      self.members = members
      self.weights = weights
      self.space = space
    }
  }

  /// What it is made of.
  public var said: Said {
    Said(
      sharesSize: kind == .equal, isHorizontal: axis == .horizontal, members: members, weights: weights, space: space)
  }

  /// One that is made of something.
  public init(saying said: Said) {
    switch (said.sharesSize, said.isHorizontal) {
    case (true, true): self = .equalWidths(said.members, weights: said.weights, plus: said.space)
    case (true, false): self = .equalHeights(said.members, weights: said.weights, plus: said.space)
    case (false, true): self = .centered(said.members, gap: said.space)
    case (false, false): self = .centeredVertically(said.members, gap: said.space)
    }
  }
}

package import EagerLayout

extension ContainerDescription {
  /// Items that are positioned relative to each other.
  package static let relative = ContainerDescription(
    "Relative", example: "Relative { … } or Relative(groups: [.equalWidths([a, b])]) { … }",
    properties: [
      .init("rules", .keyword(["own", "android"]), label: ""), .init("groups", .groups),
      .init("gravity-x", .anyNumber), .init("gravity-y", .anyNumber), .init("gravity-ignores", .id),
    ],
    initializers: [
      [
        "rules", "groups",
        .value(
          label: "gravity", type: "RelativeGravity",
          [("horizontal", "gravity-x"), ("vertical", "gravity-y"), ("ignoring", "gravity-ignores")]),
      ]
    ],
    items: [.init("constraints", .constraints)],
    make: { values in
      let groups = if case .groups(let groups)? = values[1] { groups } else { [RelativeGroup]() }
      let gravity = RelativeGravity(horizontal: values.number(2), vertical: values.number(3), ignoring: values.id(4))
      return Relative(values.keyword(0) == 1 ? .android : .own, groups: groups, gravity: gravity)
    },
    values: { relative in
      var values = [PropertyValue?](repeating: nil, count: 5)
      values[0] = .keyword(relative.rules == .android ? 1 : 0)
      if !relative.groups.isEmpty { values[1] = .groups(relative.groups) }
      values[2] = relative.gravity.horizontal.map { .number($0) }
      values[3] = relative.gravity.vertical.map { .number($0) }
      values[4] = relative.gravity.ignored.map { .id($0) }
      return values
    },
    makeItem: { values in
      var item = RelativeConstraints()
      if case .constraints(let constraints)? = values[0] { item.specified = constraints }
      return item
    },
    itemValues: { item in
      let constraints = item.specified
      return [constraints.isEmpty ? nil : .constraints(constraints)]
    })
}

extension RelativeAnchor {
  /// The structure of an anchor.
  package enum Specified: Sendable {
    case number(Double)
    /// A property of the container, or nil for the same property as the constraint sets.
    case parent(RelativeProperty?, times: Double, plus: Double)
    case sibling(LayoutID, RelativeProperty, times: Double, plus: Double)
    case several(Choice, [RelativeAnchor], times: Double, plus: Double)
  }

  /// The structure of the anchor; nil if a document cannot express it.
  package var specified: Specified? {
    if choice == .sum { return nil }
    guard choice == .first, terms.count == 1 else { return .several(choice, each, times: 1, plus: 0) }
    let term = terms[0]
    switch term.source {
    case .number: return .number(term.plus)
    case .parent(let property): return .parent(property, times: term.times, plus: term.plus)
    case .sibling(let id, let property): return .sibling(id, property, times: term.times, plus: term.plus)
    case .several(let anchor):
      return anchor.choice == .sum ? nil : .several(anchor.choice, anchor.each, times: term.times, plus: term.plus)
    }
  }

  /// The anchors from which `choice` selects, each with one term.
  package var each: [RelativeAnchor] {
    terms.map { term in
      var anchor = self
      (anchor.choice, anchor.terms) = (.first, [term])
      return anchor
    }
  }

  /// Creates an anchor from its structure.
  package init(specified: Specified) {
    switch specified {
    case .number(let value): self = .number(value)
    case .parent(let property, let times, let plus): self = .parent(property, times: times, plus: plus)
    case .sibling(let id, let property, let times, let plus): self = .sibling(id, property, times: times, plus: plus)
    case .several(let choice, let anchors, let times, let plus):
      let combined = RelativeAnchor(choice, of: anchors)
      self = times == 1 && plus == 0 ? combined : RelativeAnchor(.several(combined), times: times, plus: plus)
    }
  }
}

extension RelativeConstraints {
  /// A bound of a property.
  package enum Bound: Equatable, Sendable {
    case minimum, maximum
  }

  /// A constraint: a property, its relation to the anchor, and the anchor.
  package struct Specified: Equatable, Sendable {
    /// The property that the constraint sets.
    package var property: RelativeProperty
    /// The bound that the anchor sets; nil if the property equals the anchor.
    package var bound: Bound?
    package var anchor: RelativeAnchor

    package init(_ property: RelativeProperty, bound: Bound? = nil, by anchor: RelativeAnchor) {
      (self.property, self.bound, self.anchor) = (property, bound, anchor)
    }
  }

  /// All constraints, in the order in which they were written. Constraints that only Android layouts have are replaced
  /// by the most similar constraints that a document can express.
  package var specified: [Specified] {
    get {
      all.flatMap { constraint in
        switch constraint.kind {
        case .property: return [Specified(constraint.property, by: constraint.anchor)]
        case .atLeast, .atMost:
          let bound: Bound = constraint.kind == .atLeast ? .minimum : .maximum
          return [Specified(constraint.property, bound: bound, by: constraint.anchor)]
        case .late:
          return constraint.property.part == .center ? [Specified(constraint.property, by: constraint.anchor)] : []
        case .fill, .fillOrFit:
          let edges: [RelativeProperty] =
            constraint.property == .width
            ? [.leading, .trailing]
            : all.contains { $0.property == .baseline } ? [.bottom] : [.top, .bottom]
          return edges.filter { edge in !all.contains { $0.property == edge } }.map { Specified($0, by: .parent) }
        }
      }
    }
    set {
      all = []
      for specified in newValue {
        let kind = specified.bound.map { $0 == .minimum ? Kind.atLeast : .atMost } ?? .property
        set(Constraint(property: specified.property, kind: kind, anchor: specified.anchor))
      }
    }
  }
}

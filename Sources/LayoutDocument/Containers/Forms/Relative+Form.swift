internal import Arrangements
internal import EagerLayout

private let propertyForm = Vocabulary.Form<RelativeProperty>.words([
  "leading": .leading, "center-x": .centerX, "trailing": .trailing, "width": .width, "top": .top,
  "center-y": .centerY, "bottom": .bottom, "height": .height, "baseline": .baseline,
])

/// The name of a constraint: a property such as `leading`, or a property with a bound such as `leading-at-least`.
private struct ConstraintName {
  var property: RelativeProperty
  var bound: RelativeConstraints.Bound?

  private static let bounds: [(name: String, property: RelativeProperty, bound: RelativeConstraints.Bound)] = [
    ("leading-at-least", .leading, .minimum), ("trailing-at-most", .trailing, .maximum),
    ("top-at-least", .top, .minimum), ("bottom-at-most", .bottom, .maximum),
  ]

  static let all =
    ["leading", "center-x", "trailing", "width", "top", "center-y", "bottom", "height", "baseline"] + bounds.map(\.name)

  init?(_ name: String) {
    if let bound = Self.bounds.first(where: { $0.name == name }) {
      (property, self.bound) = (bound.property, bound.bound)
      return
    }
    var reading = ValueReading()
    guard let property = propertyForm.read(.string(name), &reading) else { return nil }
    self.property = property
  }

  static func name(_ property: RelativeProperty, bound: RelativeConstraints.Bound?) -> String? {
    guard let bound else { return propertyName(property) }
    return bounds.first { $0.property == property && $0.bound == bound }?.name
  }
}

private func propertyName(_ property: RelativeProperty) -> String? {
  if case .string(let name)? = propertyForm.write(property) { name } else { nil }
}

extension Vocabulary.Form where Specified == [RelativeConstraints.Specified] {
  /// The constraints of an item: an object with an anchor for each constrained property. Its members are in the order
  /// of precedence.
  static var constraints: Self {
    Self(
      "an object such as {\"leading\": {\"to\": \"icon.trailing\", \"plus\": 8}}",
      reading: { value, reading in
        reading.members(of: value, ConstraintName.all)?.compactMap { member in
          reading.within(member.key) { reading in
            guard let name = ConstraintName(member.key),
              let anchor = Vocabulary.Form<RelativeAnchor>.anchor.value(of: member.value, &reading)
            else { return nil }
            return RelativeConstraints.Specified(name.property, bound: name.bound, by: anchor)
          }
        }
      },
      write: { constraints in
        var members: [Vocabulary.Member] = []
        for specified in constraints {
          guard let name = ConstraintName.name(specified.property, bound: specified.bound),
            let value = Vocabulary.Form<RelativeAnchor>.anchor.write(specified.anchor)
          else { return nil }
          members.append(.init(name, value))
        }
        return .object(members)
      })
  }
}

extension Vocabulary.Form where Specified == RelativeAnchor {
  /// An anchor: a number, a place such as `icon.trailing`, or an object.
  fileprivate static var anchor: Self {
    Self(
      "a number, a place such as \"icon.trailing\" or \"parent\", or an object such as {\"to\": \"icon.trailing\", "
        + "\"plus\": 8} or {\"greatest\": [\"a.trailing\", \"b.trailing\"]}",
      reading: { value, reading in reading.anchor(value) }, write: { write($0, depth: 1) })
  }

  /// The maximum nesting of anchors. An anchor adds an object and an array, two levels, to the nesting of the value.
  private static let maxDepth = Vocabulary.Value.nestingLimit / 2 - 1

  private static func write(_ anchor: RelativeAnchor, depth: Int) -> Vocabulary.Value? {
    guard depth <= maxDepth, let specified = anchor.specified else { return nil }
    switch specified {
    case .number(let value): return .number(value)
    case .parent(nil, let times, let plus): return object([], .string("parent"), times, plus)
    case .parent(let property?, let times, let plus):
      return propertyName(property).map { object([], .string("parent.\($0)"), times, plus) }
    case .sibling(let id, let property, let times, let plus):
      // In documents, `parent` means the container, so an item with this id cannot be an anchor.
      guard id.description != "parent" else { return nil }
      return propertyName(property).map { object([], .string("\(id).\($0)"), times, plus) }
    case .several(let choice, let anchors, let times, let plus):
      let values = anchors.compactMap { write($0, depth: depth + 1) }
      guard values.count == anchors.count else { return nil }
      return object([.init("\(choice)", .array(values))], nil, times, plus)
    }
  }

  private static func object(
    _ choiceMembers: [Vocabulary.Member], _ place: Vocabulary.Value?, _ times: Double, _ plus: Double
  ) -> Vocabulary.Value {
    if let place, times == 1, plus == 0 { return place }
    var members = choiceMembers
    if let place { members.append(.init("to", place)) }
    if times != 1 { members.append(.init("times", .number(times))) }
    if plus != 0 { members.append(.init("plus", .number(plus))) }
    return .object(members)
  }
}

extension ValueReading {
  fileprivate mutating func anchor(_ value: Vocabulary.Value) -> RelativeAnchor? {
    switch value {
    case .number: return Vocabulary.Form<Double>.number.value(of: value, &self).map { .number($0) }
    case .string(let place): return anchor(place, times: 1, plus: 0)
    case .object: break
    default: return nil
    }
    let sources = ["to", "greatest", "least", "first"]
    guard let members = members(of: value, sources + ["times", "plus"]) else { return nil }
    let sourceMembers = members.filter { sources.contains($0.key) }
    guard sourceMembers.count == 1 else { return nil }
    func number(of key: String, _ reading: inout ValueReading) -> Double? {
      guard let member = members.first(where: { $0.key == key }) else { return key == "times" ? 1 : 0 }
      return reading.within(key) { Vocabulary.Form<Double>.number.value(of: member.value, &$0) }
    }
    guard let times = number(of: "times", &self), let plus = number(of: "plus", &self) else { return nil }
    let key = sourceMembers[0].key, specified = sourceMembers[0].value
    return within(key) { reading in
      if key == "to" {
        if case .string(let place) = specified, let anchor = reading.anchor(place, times: times, plus: plus) {
          return anchor
        }
        reading.reject(specified, "a place such as \"icon.trailing\" or \"parent\"")
        return nil
      }
      guard let anchors = Vocabulary.Form<[RelativeAnchor]>.list(of: .anchor).value(of: specified, &reading) else {
        return nil
      }
      let choice: RelativeAnchor.Choice = key == "greatest" ? .greatest : key == "least" ? .least : .first
      return RelativeAnchor(specified: .several(choice, anchors, times: times, plus: plus))
    }
  }

  /// Returns the anchor for `parent`, or for an id and a property, separated by the last period. Returns nil for other
  /// texts.
  private func anchor(_ place: String, times: Double, plus: Double) -> RelativeAnchor? {
    if place == "parent" { return .parent(times: times, plus: plus) }
    guard let period = place.lastIndex(of: "."), period > place.startIndex,
      let name = ConstraintName(String(place[place.index(after: period)...])), name.bound == nil
    else { return nil }
    let sibling = String(place[..<period])
    if sibling == "parent" { return .parent(name.property, times: times, plus: plus) }
    return .sibling(LayoutID(sibling), name.property, times: times, plus: plus)
  }
}

extension Vocabulary.Form where Specified == RelativeGroup {
  /// Items that share a size or are centered together: an object with a key for the kind of group.
  static var group: Self {
    let idsForm = Vocabulary.Form<[LayoutID]>.list(of: .name), weightsForm = Vocabulary.Form<[Double]>.list(of: .weight)
    let kinds = ["equal-widths", "equal-heights", "centered", "centered-vertically"]
    return Self(
      "an object such as {\"equal-widths\": [\"a\", \"b\"], \"weights\": [1, 2], \"plus\": -10} or "
        + "{\"centered\": [\"a\", \"b\"], \"gap\": 8}",
      reading: { value, reading in
        guard let members = reading.members(of: value, kinds + ["weights", "plus", "gap"]) else { return nil }
        let kindMembers = members.filter { kinds.contains($0.key) }
        guard kindMembers.count == 1 else { return nil }
        let sharesSize = kindMembers[0].key.hasPrefix("equal")
        var ids: [LayoutID] = [], weights: [Double] = [], space = 0.0
        for member in members {
          reading.within(member.key) { reading in
            switch member.key {
            case "weights" where sharesSize: weights = weightsForm.value(of: member.value, &reading) ?? []
            case "plus" where sharesSize, "gap" where !sharesSize:
              space = Vocabulary.Form<Double>.number.value(of: member.value, &reading) ?? 0
            case "weights", "plus", "gap": reading.report("has no effect with \(kindMembers[0].key); remove it")
            default: ids = idsForm.value(of: member.value, &reading) ?? []
            }
          }
        }
        let isHorizontal = kindMembers[0].key == "equal-widths" || kindMembers[0].key == "centered"
        return RelativeGroup(
          sharesSize: sharesSize, isHorizontal: isHorizontal, members: ids, weights: weights, space: space)
      },
      write: { group in
        let kind = kinds[(group.sharesSize ? 0 : 2) + (group.isHorizontal ? 0 : 1)]
        var members = [Vocabulary.Member(kind, .array(group.members.map { .string($0.description) }))]
        if !group.weights.isEmpty {
          members.append(.init("weights", .array(group.weights.map { .number($0) })))
        }
        if group.space != 0 {
          members.append(.init(group.sharesSize ? "plus" : "gap", .number(group.space)))
        }
        return .object(members)
      })
  }
}

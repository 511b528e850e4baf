import EagerLayout

extension ViewReading {
  func length(_ name: AttributeName, _ resolver: inout Resolver) -> Double? {
    said[name].flatMap { resolver.length(trimmed($0)) }
  }

  func number(_ name: AttributeName, _ resolver: inout Resolver) -> Double? {
    said[name].flatMap { resolver.number(trimmed($0)) }
  }

  func bool(_ name: AttributeName, _ resolver: inout Resolver) -> Bool? {
    said[name].flatMap { resolver.bool(trimmed($0)) }
  }

  /// The name of a view: `@+id/name`, `@id/name` and `name` are one.
  func id(_ name: AttributeName, _ resolver: inout Resolver) -> String? {
    guard let value = said[name].map({ trimmed($0) }), !value.text.isEmpty else { return nil }
    guard case .text(let text, _) = resolver.resolve(value, isNeeded: true) else { return nil }
    return text
  }

  /// A word out of several.
  func word(_ name: AttributeName, _ words: [String], _ resolver: inout Resolver) -> String? {
    guard let value = said[name].map({ trimmed($0) }) else { return nil }
    var list: String { words.joined(separator: ", ") }
    guard let (text, site) = resolver.text(value, isNeeded: true, "is none of \(list)") else { return nil }
    if words.contains(text) { return text }
    resolver.faults.add(
      "\"\(shortened(text))\" is none of \(list)\(didYouMean(nearestName(to: text, in: words)))", .value, at: site)
    return nil
  }

  func gravity(_ name: AttributeName, _ resolver: inout Resolver) -> Gravity? {
    guard let value = said[name].map({ trimmed($0) }),
      let (text, site) = resolver.text(value, isNeeded: true, "is no gravity")
    else { return nil }
    let (gravity, unknown) = Gravity.read(text)
    if let unknown {
      resolver.faults.add(
        "\"\(shortened(unknown))\" is no gravity; \(nearestName(to: unknown, in: Gravity.names).map { "did you mean \"\($0)\"?" } ?? "write words such as center_vertical|end")",
        .value, at: site)
    }
    return gravity
  }

  /// A size along one axis, which each view must say.
  func size(_ name: AttributeName, _ resolver: inout Resolver) -> ViewRecord.Size {
    let advice = "write \"match_parent\", \"wrap_content\" or a length such as \"120dp\""
    guard let value = said[name].map({ trimmed($0) }) else {
      resolver.faults.add("has no \(name.text); \(advice)", .missing, at: record.site)
      return .wrap
    }
    guard let (text, site) = resolver.text(value, isNeeded: true, "is no size; \(advice)") else { return .wrap }
    switch text {
    case "match_parent", "fill_parent": return .match
    case "wrap_content": return .wrap
    default:
      guard let length = LengthValue(text) else {
        resolver.faults.add("\"\(shortened(text))\" is no size; \(advice)", .value, at: site)
        return .wrap
      }
      return .points(max(length.points(on: resolver.device), 0))
    }
  }

  /// Lengths at four sides. Those where writing starts and ends win; one for all sides wins over all others, or over all
  /// but those.
  func sides(
    _ names: AttributeName.Sides, allWins: Bool, _ resolver: inout Resolver,
    unsaid: ViewRecord.Sides = ViewRecord.Sides()
  ) -> ViewRecord.Sides {
    // All are read, so that what is wrong with any of them is told.
    let all = length(names.all, &resolver)
    let across = length(names.horizontal, &resolver), down = length(names.vertical, &resolver)
    let left = length(names.left, &resolver), right = length(names.right, &resolver)
    let top = length(names.top, &resolver), bottom = length(names.bottom, &resolver)
    var start = length(names.start, &resolver), end = length(names.end, &resolver)
    if allWins, all != nil { (start, end) = (nil, nil) }
    let first = record.isRightToLeft ? end : start, last = record.isRightToLeft ? start : end
    return ViewRecord.Sides(
      left: first ?? all ?? across ?? left ?? unsaid.left, top: all ?? down ?? top ?? unsaid.top,
      right: last ?? all ?? across ?? right ?? unsaid.right, bottom: all ?? down ?? bottom ?? unsaid.bottom)
  }
}

/// A value without spaces at its ends.
func trimmed(_ value: Resolver.Written) -> Resolver.Written {
  var value = value
  value.text = trimmed(value.text)
  return value
}

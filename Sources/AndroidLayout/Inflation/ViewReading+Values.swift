import EagerLayout

extension ViewReading {
  func length(_ name: AttributeName, _ resolver: inout Resolver) -> Double? {
    let device = resolver.device
    func points(_ meaning: WrittenValue.Meaning) -> Double? {
      if case .length(let length) = meaning, length.hasUnit { length.points(on: device) } else { nil }
    }
    return value(name, points, { resolver.length($0) })
  }

  func number(_ name: AttributeName, _ resolver: inout Resolver) -> Double? {
    value(name, { if case .number(let number) = $0 { number } else { nil } }, { resolver.number($0) })
  }

  func bool(_ name: AttributeName, _ resolver: inout Resolver) -> Bool? {
    value(name, { if case .bool(let bool) = $0 { bool } else { nil } }, { resolver.bool($0) })
  }

  func color(_ name: AttributeName, _ resolver: inout Resolver) -> MarkupColor? {
    value(name, { if case .color(let color) = $0 { color } else { nil } }, { resolver.color($0) })
  }

  /// Returns the value of an attribute: what its text means without resources, or what the resolver makes of it.
  private func value<Value>(
    _ name: AttributeName, _ known: (WrittenValue.Meaning) -> Value?, _ other: (Resolver.Written) -> Value?
  ) -> Value? {
    guard let place = specified.place(of: name) else { return nil }
    return known(specified.all[place].value.meaning) ?? other(trimmed(specified.written(specified.all[place])))
  }

  /// Returns the id of a view: `@+id/name`, `@id/name` and `name` are equal.
  func id(_ name: AttributeName, _ resolver: inout Resolver) -> String? {
    guard let place = specified.place(of: name) else { return nil }
    if case .resource(_, "id", let id) = specified.all[place].value.reference { return id }
    let value = trimmed(specified.written(specified.all[place]))
    guard !value.text.isEmpty else { return nil }
    guard case .text(let text, _) = resolver.resolve(value, isNeeded: true) else { return nil }
    return text
  }

  /// Returns one of several words.
  func word(
    _ name: AttributeName, _ words: [String], instead: String = Resolver.asAbsent, _ resolver: inout Resolver
  ) -> String? {
    guard let value = specified[name].map({ trimmed($0) }) else { return nil }
    var list: String { words.joined(separator: ", ") }
    guard let (text, site) = resolver.text(value, isNeeded: true, instead: instead, "is not one of \(list)") else {
      return nil
    }
    if words.contains(text) { return text }
    resolver.faults.add(
      "\"\(shortened(text))\" is not one of \(list)\(didYouMean(nearestName(to: text, in: words)))", .value, at: site)
    return nil
  }

  func gravity(_ name: AttributeName, _ resolver: inout Resolver) -> Gravity? {
    guard let place = specified.place(of: name) else { return nil }
    if case .gravity(let gravity) = specified.all[place].value.meaning { return gravity }
    guard
      let (text, site) = resolver.text(
        trimmed(specified.written(specified.all[place])), isNeeded: true, "is not a gravity")
    else { return nil }
    let (gravity, unknown) = Gravity.read(text)
    if let unknown {
      resolver.faults.add(
        "\"\(shortened(unknown))\" is not a gravity; \(nearestName(to: unknown, in: Gravity.names).map { "did you mean \"\($0)\"?" } ?? "write words such as center_vertical|end")",
        .value, at: site)
    }
    return gravity
  }

  /// Returns a size along one axis, which is required for each view.
  func size(_ name: AttributeName, _ resolver: inout Resolver) -> ViewRecord.Size {
    switch specified.meaning(of: name) {
    case .match: return .match
    case .wrap: return .wrap
    case .length(let length) where length.hasUnit: return .points(max(length.points(on: resolver.device), 0))
    default: break
    }
    let advice = "write \"match_parent\", \"wrap_content\" or a length such as \"120dp\""
    guard let value = specified[name].map({ trimmed($0) }) else {
      if let unsaidSize { return unsaidSize }
      if isInLeftOut { return .wrap }
      let message = "has no \(name.text)"
      if hasWholeStyle || resolver.isStrict {
        resolver.faults.add("\(message); \(advice)", .missing, at: record.site)
      } else {
        resolver.warnings.add(
          "\(message), and its style is unknown: it counts as wrap_content; \(advice)", .missing, at: record.site)
      }
      return .wrap
    }
    let instead = "it counts as wrap_content"
    guard let (text, site) = resolver.text(value, isNeeded: true, instead: instead, "is not a size; \(advice)") else {
      return .wrap
    }
    switch text {
    case "match_parent", "fill_parent": return .match
    case "wrap_content": return .wrap
    default:
      guard let length = LengthValue(text) else {
        resolver.faults.add("\"\(shortened(text))\" is not a size; \(advice)", .value, at: site)
        return .wrap
      }
      if !length.hasUnit { resolver.warnOfUnit(text, at: site, of: value.site) }
      return .points(max(length.points(on: resolver.device), 0))
    }
  }

  /// Returns lengths for four sides. Start and end win over all others; a length for all sides wins over the rest, and
  /// as a margin also over start and end. A negative margin for several sides is ignored. If a start or end margin is
  /// specified, horizontal, left and right margins are ignored.
  func sides(
    _ names: AttributeName.Sides, areMargins: Bool, _ resolver: inout Resolver,
    unsaid: ViewRecord.Sides = ViewRecord.Sides()
  ) -> ViewRecord.Sides {
    guard specified.saysAny(of: names.set) else { return unsaid }
    // All lengths are read, so that errors in any of them are reported.
    var all = length(names.all, &resolver)
    var across = length(names.horizontal, &resolver), down = length(names.vertical, &resolver)
    var left = length(names.left, &resolver), right = length(names.right, &resolver)
    let top = length(names.top, &resolver), bottom = length(names.bottom, &resolver)
    var start = length(names.start, &resolver), end = length(names.end, &resolver)
    if areMargins {
      if let length = all, length < 0 { all = nil }
      if let length = across, length < 0 { across = nil }
      if let length = down, length < 0 { down = nil }
      if all != nil { (start, end) = (nil, nil) }
      if start != nil || end != nil { (across, left, right) = (nil, nil, nil) }
    }
    let first = record.isRightToLeft ? end : start, last = record.isRightToLeft ? start : end
    return ViewRecord.Sides(
      left: first ?? all ?? across ?? left ?? unsaid.left, top: all ?? down ?? top ?? unsaid.top,
      right: last ?? all ?? across ?? right ?? unsaid.right, bottom: all ?? down ?? bottom ?? unsaid.bottom)
  }
}

/// Returns a value without spaces at its ends.
func trimmed(_ value: Resolver.Written) -> Resolver.Written {
  if value.value.isTrimmed { return value }
  return Resolver.Written(text: trimmed(value.text), site: value.site, package: value.package)
}

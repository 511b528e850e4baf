import EagerLayout

extension ViewReading {
  func length(_ name: AttributeName, _ resolver: inout Resolver) -> Double? {
    let device = resolver.device
    func points(_ parsed: AttributeValue.ParsedValue) -> Double? {
      if case .length(let length) = parsed, length.hasUnit { length.points(on: device) } else { nil }
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

  /// Returns the value of an attribute, or nil if it is not specified. `fromParsed` is called first, with the value as
  /// parsed from its text. If it returns nil, `resolve` resolves references and reports errors.
  private func value<Value>(
    _ name: AttributeName, _ fromParsed: (AttributeValue.ParsedValue) -> Value?,
    _ resolve: (Resolver.LocatedValue) -> Value?
  ) -> Value? {
    guard let index = specified.index(of: name) else { return nil }
    return fromParsed(specified.all[index].value.parsed) ?? resolve(trimmed(specified.located(specified.all[index])))
  }

  /// Returns the id of a view: `name` for each of `@+id/name`, `@id/name` and `name`.
  func id(_ name: AttributeName, _ resolver: inout Resolver) -> String? {
    guard let index = specified.index(of: name) else { return nil }
    if case .resource(_, "id", let id) = specified.all[index].value.reference { return id }
    let value = trimmed(specified.located(specified.all[index]))
    guard !value.text.isEmpty else { return nil }
    guard case .text(let text, _) = resolver.resolve(value, isRequired: true) else { return nil }
    return text
  }

  /// Returns an attribute's value if it is an allowed keyword; otherwise reports it and returns nil.
  func keyword(
    _ name: AttributeName, _ allowed: [String], effect: String = Resolver.attributeIsIgnored, _ resolver: inout Resolver
  ) -> String? {
    guard let value = specified[name].map({ trimmed($0) }) else { return nil }
    var list: String { allowed.joined(separator: ", ") }
    guard let (text, site) = resolver.text(value, isRequired: true, effect: effect, "is not one of \(list)") else {
      return nil
    }
    if allowed.contains(text) { return text }
    resolver.faults.add(
      "\"\(shortened(text))\" is not one of \(list)\(didYouMean(nearestName(to: text, in: allowed)))", .value, at: site)
    return nil
  }

  func gravity(_ name: AttributeName, _ resolver: inout Resolver) -> Gravity? {
    guard let index = specified.index(of: name) else { return nil }
    if case .gravity(let gravity) = specified.all[index].value.parsed { return gravity }
    guard
      let (text, site) = resolver.text(
        trimmed(specified.located(specified.all[index])), isRequired: true, "is not a gravity")
    else { return nil }
    let (gravity, unknown) = Gravity.read(text)
    if let unknown {
      resolver.faults.add(
        "\"\(shortened(unknown))\" is not a gravity; \(nearestName(to: unknown, in: Gravity.names).map { "did you mean \"\($0)\"?" } ?? "write words such as center_vertical|end")",
        .value, at: site)
    }
    return gravity
  }

  /// Returns the specified size along one axis. Reports an error if a required size is missing.
  func size(_ name: AttributeName, _ resolver: inout Resolver) -> ViewRecord.Size {
    switch specified.parsedValue(of: name) {
    case .match: return .match
    case .wrap: return .wrap
    case .length(let length) where length.hasUnit: return .points(max(length.points(on: resolver.device), 0))
    default: break
    }
    let advice = "write \"match_parent\", \"wrap_content\" or a length such as \"120dp\""
    guard let value = specified[name].map({ trimmed($0) }) else {
      if let defaultSize { return defaultSize }
      if isInUnsupportedContainer { return .wrap }
      let message = "has no \(name.text)"
      if hasCompleteStyle || resolver.isStrict {
        resolver.faults.add("\(message); \(advice)", .missing, at: record.site)
      } else {
        resolver.warnings.add(
          "\(message), and its style is unknown: it counts as wrap_content; \(advice)", .missing, at: record.site)
      }
      return .wrap
    }
    let effect = "it counts as wrap_content"
    guard let (text, site) = resolver.text(value, isRequired: true, effect: effect, "is not a size; \(advice)") else {
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
      if !length.hasUnit { resolver.warnAboutMissingUnit(text, at: site, of: value.site) }
      return .points(max(length.points(on: resolver.device), 0))
    }
  }

  /// Returns the lengths for four sides, such as paddings. Start and end override all others. A length for all sides
  /// overrides those for one or two sides.
  ///
  /// Margins follow other rules: a length for all sides also overrides start and end. A negative length for several
  /// sides is ignored. If start or end is specified, horizontal, left and right are ignored.
  func sides(
    _ names: AttributeName.Sides, areMargins: Bool, _ resolver: inout Resolver,
    defaults: ViewRecord.Sides = ViewRecord.Sides()
  ) -> ViewRecord.Sides {
    guard specified.specifiesAny(of: names.nameSet) else { return defaults }
    // Also reads lengths that are overridden, so that their errors are reported.
    var all = length(names.all, &resolver)
    var horizontal = length(names.horizontal, &resolver), vertical = length(names.vertical, &resolver)
    var left = length(names.left, &resolver), right = length(names.right, &resolver)
    let top = length(names.top, &resolver), bottom = length(names.bottom, &resolver)
    var start = length(names.start, &resolver), end = length(names.end, &resolver)
    if areMargins {
      if let length = all, length < 0 { all = nil }
      if let length = horizontal, length < 0 { horizontal = nil }
      if let length = vertical, length < 0 { vertical = nil }
      if all != nil { (start, end) = (nil, nil) }
      if start != nil || end != nil { (horizontal, left, right) = (nil, nil, nil) }
    }
    let onLeft = record.isRightToLeft ? end : start, onRight = record.isRightToLeft ? start : end
    return ViewRecord.Sides(
      left: onLeft ?? all ?? horizontal ?? left ?? defaults.left, top: all ?? vertical ?? top ?? defaults.top,
      right: onRight ?? all ?? horizontal ?? right ?? defaults.right,
      bottom: all ?? vertical ?? bottom ?? defaults.bottom)
  }
}

/// Returns a value without spaces at its ends.
func trimmed(_ value: Resolver.LocatedValue) -> Resolver.LocatedValue {
  if value.value.isTrimmed { return value }
  return Resolver.LocatedValue(text: trimmed(value.text), site: value.site, package: value.package)
}

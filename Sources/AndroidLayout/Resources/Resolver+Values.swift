extension Resolver {
  /// Returns the length for a value, in dp.
  mutating func length(_ value: Written) -> Double? {
    guard let (text, site) = text(value, isNeeded: true, LengthValue.advice) else { return nil }
    guard let length = LengthValue(text) else {
      faults.add("\"\(shortened(text))\" \(LengthValue.advice)", .value, at: site)
      return nil
    }
    if !length.hasUnit { warnOfUnit(text, at: site, of: value.site) }
    return length.points(on: device)
  }

  /// Warns of a length without a unit, which is in dp as in iDroidLayout. Android requires a unit.
  ///
  /// - Parameters:
  ///   - text: the length.
  ///   - site: the position of the length.
  ///   - user: the position of the attribute or style item that contains or refers to the length.
  mutating func warnOfUnit(_ text: String, at site: Site, of user: Site) {
    guard !warnings.isFull, let name = user.attributeName, name.begins(with: "android:") else { return }
    let unit = name == "android:textSize" ? "sp" : "dp"
    warnings.add(
      "\(shortened(text)) has no unit: Android rejects it; write \(shortened(text))\(unit)", .value, at: site)
  }

  /// Returns the number for a value.
  mutating func number(_ value: Written) -> Double? {
    guard let (text, site) = text(value, isNeeded: true, "is not a number") else { return nil }
    guard let number = readWholeText(asNumber: text) else {
      faults.add("\"\(shortened(text))\" is not a number", .value, at: site)
      return nil
    }
    return number
  }

  /// Returns the Boolean for a value.
  mutating func bool(_ value: Written) -> Bool? {
    guard let (text, site) = text(value, isNeeded: true, "is neither true nor false") else { return nil }
    if text == "true" || text == "false" { return text == "true" }
    faults.add("\"\(shortened(text))\" is neither true nor false", .value, at: site)
    return nil
  }

  /// Returns the text for a value, without escapes; `nil` if there is none. A missing string is replaced by its name.
  mutating func words(_ value: Written) -> String? {
    let isString =
      if case .resource(_, "string", _)? = value.value.reference { true } else { false }
    switch resolve(value, isNeeded: false, instead: isString ? "its name is used" : Self.asAbsent) {
    case .text(let text, let site):
      guard text.utf8.count <= resources.limits.valueBytes else {
        faults.add("holds more than \(resources.limits.valueBytes >> 10) KB of text; shorten it", .limit, at: site)
        return nil
      }
      return unescapedText(text)
    case .resource(let key, let variant): return plural(key, variant, value.site)
    case .unresolved(let text): return text
    case nil:
      guard case .resource(_, "string", let name)? = value.value.reference else { return nil }
      return name
    case .null, .empty: return nil
    }
  }

  /// Returns the form `other` of a plural.
  private mutating func plural(_ key: ResourceKey, _ variant: ResourceVariant, _ site: Site) -> String? {
    guard case .value(let list) = variant.content, list.file.tree.name(of: list.element) == "plurals" else {
      faults.add("\"@\(key.type)/\(shortened(key.name))\" is not a text; write one, or @string/…", .value, at: site)
      return nil
    }
    let tree = list.file.tree
    let items = tree.children(of: list.element)
    let other = items.first { item in
      tree.attributes(of: item).contains {
        tree.name(ofAttribute: $0) == "quantity" && tree.value(ofAttribute: $0) == "other"
      }
    }
    return other.map { unescapedText(tree.text(of: $0)) }
  }

  /// Returns the color for a value, which may be a state list: its first item that matches the states.
  mutating func color(_ value: Written) -> MarkupColor? {
    var value = value, alpha = 1.0
    for _ in 0...resources.limits.references {
      switch resolve(value, isNeeded: false, instead: "it is not drawn") {
      case .text(let text, let site):
        guard var color = MarkupColor(text) else {
          faults.add("\"\(shortened(text))\" \(MarkupColor.advice)", .value, at: site)
          return nil
        }
        color.alpha = UInt8(max(0, min(255, Double(color.alpha) * alpha + 0.5)))
        return color
      case .resource(let key, let variant):
        guard case .drawing(let file, _) = variant.content, file.tree.name(of: 0) == "selector" else {
          if key.type == "color" {
            faults.add("\"@color/\(shortened(key.name))\" is not a color", .value, at: value.site)
          }
          return nil
        }
        guard let item = chosenItem(of: file, package: key.package, &alpha) else { return nil }
        value = item
      case .null, .empty, .unresolved, nil: return nil
      }
    }
    faults.add("refers to more than \(resources.limits.references) colors", .limit, at: value.site)
    return nil
  }

  /// Returns the color of the first matching item of a state list.
  private mutating func chosenItem(of file: MarkupFile, package: String, _ alpha: inout Double) -> Written? {
    let tree = file.tree
    for item in tree.children(of: 0) where tree.name(of: item) == "item" {
      var color: Written?, holds = true, part: Written?
      for attribute in tree.attributes(of: item) {
        let name = localName(tree.name(ofAttribute: attribute))
        let site = Site(file: file, element: item, attribute: attribute, isValue: true)
        let written = Written(text: trimmed(tree.value(ofAttribute: attribute)), site: site, package: package)
        if name == "color" { color = written }
        if name == "alpha" { part = written }
        if name.begins(with: "state_") { holds = holds && has(name.dropping(first: 6)) == (written.text != "false") }
      }
      guard holds else { continue }
      if let part, let number = number(part) { alpha *= max(0, min(number, 1)) }
      if color == nil { faults.add("has no color; write color=\"#…\"", .missing, at: Site(file: file, element: item)) }
      return color
    }
    return nil
  }

  /// Returns whether the view is in a state. iDroidLayout's other names for some states are understood.
  private func has(_ state: String) -> Bool {
    switch state {
    case "disabled": !states.contains("enabled")
    case "highlighted": states.contains("pressed") || states.contains("highlighted")
    default: states.contains(state)
    }
  }

  /// Returns the text for a value.
  mutating func text(
    _ value: Written, isNeeded: Bool, instead: String = Resolver.asAbsent, _ advice: @autoclosure () -> String
  ) -> (String, Site)? {
    switch resolve(value, isNeeded: isNeeded, instead: instead) {
    case .text(let text, let site): return (text, site)
    case nil: return nil
    default:
      if isNeeded { faults.add("\"\(shortened(value.text))\" \(advice())", .value, at: value.site) }
      return nil
    }
  }
}

// Values that programs request
extension Resources {
  /// Returns a dimension by its name, in dp, not rounded.
  ///
  /// - Throws: an error if the dimension cannot be found, or is not a length.
  public func dimension(_ name: String, on device: Device) throws(MarkupError) -> Double {
    try asked("dimen", name, on: device) { $0.length($1) }
  }

  /// Returns a string by its name, without escapes and tags.
  ///
  /// - Throws: an error if the string cannot be found.
  public func string(_ name: String, on device: Device) throws(MarkupError) -> String {
    try asked("string", name, on: device) { $0.words($1) ?? "" }
  }

  /// Returns a color by its name; for a state list, the first item that matches the device's states.
  ///
  /// - Throws: an error if the color cannot be found, or is not a color.
  public func color(_ name: String, on device: Device) throws(MarkupError) -> MarkupColor {
    try asked("color", name, on: device) { $0.color($1) }
  }

  /// Returns the texts of an array by its name.
  ///
  /// - Throws: an error if the array, or a resource that one of its items refers to, cannot be found.
  public func strings(_ name: String, on device: Device) throws(MarkupError) -> [String] {
    try asked("array", name, on: device) { resolver, value in
      guard case .resource(let key, let variant) = resolver.resolve(value, isNeeded: true),
        case .value(let site) = variant.content
      else { return nil }
      let tree = site.file.tree
      return tree.children(of: site.element).map { item in
        let site = Site(file: site.file, element: item, isValue: true)
        return resolver.words(
          Resolver.Written(text: trimmed(tree.text(of: item)), site: site, package: key.package)) ?? ""
      }
    }
  }

  func asked<Value>(
    _ type: String, _ name: String, on device: Device, _ find: (inout Resolver, Resolver.Written) -> Value?
  ) throws(MarkupError) -> Value {
    var resolver = Resolver(self, device, isStrict: true)
    let text = name.begins(with: "@") ? name : "@\(type)/\(name)"
    let value = find(&resolver, Resolver.Written(text: text, site: Resolver.site(asking: text)))
    if let error = resolver.faults.error { throw error }
    guard let value else {
      let fault = MarkupError.Fault.of(
        text, "has no value on this device; add one without states or qualifiers", .value)
      throw MarkupError(faults: [fault], omittedCount: 0)
    }
    return value
  }
}

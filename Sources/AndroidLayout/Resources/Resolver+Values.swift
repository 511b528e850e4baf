extension Resolver {
  /// Returns the length for a value, in dp.
  mutating func length(_ value: LocatedValue) -> Double? {
    guard let (text, site) = text(value, isRequired: true, LengthValue.advice) else { return nil }
    guard let length = LengthValue(text) else {
      faults.add("\"\(shortened(text))\" \(LengthValue.advice)", .value, at: site)
      return nil
    }
    if !length.hasUnit { warnAboutMissingUnit(text, at: site, of: value.site) }
    return length.points(on: device)
  }

  /// Warns about a length without a unit in an attribute with the `android` prefix. The length is in dp, as in
  /// iDroidLayout. Android requires a unit.
  ///
  /// - Parameters:
  ///   - text: the length.
  ///   - site: the site of the length.
  ///   - referrer: the site of the attribute or style item that contains the length, or refers to it.
  mutating func warnAboutMissingUnit(_ text: String, at site: Site, of referrer: Site) {
    guard !warnings.isFull, let name = referrer.attributeName, name.begins(with: "android:") else { return }
    let unit = name == "android:textSize" ? "sp" : "dp"
    warnings.add(
      "\(shortened(text)) has no unit: Android rejects it; write \(shortened(text))\(unit)", .value, at: site)
  }

  /// Returns the number for a value.
  mutating func number(_ value: LocatedValue) -> Double? {
    guard let (text, site) = text(value, isRequired: true, "is not a number") else { return nil }
    guard let number = readWholeText(asNumber: text) else {
      faults.add("\"\(shortened(text))\" is not a number", .value, at: site)
      return nil
    }
    return number
  }

  /// Returns the Boolean for a value.
  mutating func bool(_ value: LocatedValue) -> Bool? {
    guard let (text, site) = text(value, isRequired: true, "is neither true nor false") else { return nil }
    if text == "true" || text == "false" { return text == "true" }
    faults.add("\"\(shortened(text))\" is neither true nor false", .value, at: site)
    return nil
  }

  /// Returns the text to display for a value, with escapes replaced; `nil` if there is none. A missing string is
  /// replaced by its name.
  mutating func displayText(_ value: LocatedValue) -> String? {
    let isString =
      if case .resource(_, "string", _)? = value.value.reference { true } else { false }
    switch resolve(value, isRequired: false, effect: isString ? "its name is used" : Self.attributeIsIgnored) {
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

  /// Returns the text of a plural for the quantity `other`.
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

  /// Returns the color for a value. For a color state list, uses the first item that matches the view's states.
  mutating func color(_ value: LocatedValue) -> MarkupColor? {
    var value = value, alpha = 1.0
    for _ in 0...resources.limits.references {
      switch resolve(value, isRequired: false, effect: "it is not drawn") {
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

  /// Returns the color of the first matching item of a color state list, and multiplies `alpha` by the item's alpha.
  private mutating func chosenItem(of file: MarkupFile, package: String, _ alpha: inout Double) -> LocatedValue? {
    let tree = file.tree
    for item in tree.children(of: 0) where tree.name(of: item) == "item" {
      var color: LocatedValue?, matches = true, itemAlpha: LocatedValue?
      for attribute in tree.attributes(of: item) {
        let name = localName(tree.name(ofAttribute: attribute))
        let site = Site(file: file, element: item, attribute: attribute, isValue: true)
        let value = LocatedValue(text: trimmed(tree.value(ofAttribute: attribute)), site: site, package: package)
        if name == "color" { color = value }
        if name == "alpha" { itemAlpha = value }
        if name.begins(with: "state_") { matches = matches && isOn(name.dropping(first: 6)) == (value.text != "false") }
      }
      guard matches else { continue }
      if let itemAlpha, let number = number(itemAlpha) { alpha *= max(0, min(number, 1)) }
      if color == nil { faults.add("has no color; write color=\"#…\"", .missing, at: Site(file: file, element: item)) }
      return color
    }
    return nil
  }

  /// Returns `true` if the view is in a state. Also accepts iDroidLayout's names of some states.
  private func isOn(_ state: String) -> Bool {
    switch state {
    case "disabled": !states.contains("enabled")
    case "highlighted": states.contains("pressed") || states.contains("highlighted")
    default: states.contains(state)
    }
  }

  /// Returns the text that a value resolves to, and its site. If the value `isRequired` but is not a text, reports
  /// `advice`.
  mutating func text(
    _ value: LocatedValue, isRequired: Bool, effect: String = Resolver.attributeIsIgnored,
    _ advice: @autoclosure () -> String
  ) -> (String, Site)? {
    switch resolve(value, isRequired: isRequired, effect: effect) {
    case .text(let text, let site): return (text, site)
    case nil: return nil
    default:
      if isRequired { faults.add("\"\(shortened(value.text))\" \(advice())", .value, at: value.site) }
      return nil
    }
  }
}

// Values that programs request by name.
extension Resources {
  /// Returns a dimension by its name, in dp, not rounded.
  ///
  /// - Throws: an error if the dimension cannot be found, or is not a length.
  public func dimension(_ name: String, on device: Device) throws(MarkupError) -> Double {
    try lookUp("dimen", name, on: device) { $0.length($1) }
  }

  /// Returns a string by its name, without escapes and tags.
  ///
  /// - Throws: an error if the string cannot be found.
  public func string(_ name: String, on device: Device) throws(MarkupError) -> String {
    try lookUp("string", name, on: device) { $0.displayText($1) ?? "" }
  }

  /// Returns a color by its name; for a state list, the first item that matches the device's states.
  ///
  /// - Throws: an error if the color cannot be found, or is not a color.
  public func color(_ name: String, on device: Device) throws(MarkupError) -> MarkupColor {
    try lookUp("color", name, on: device) { $0.color($1) }
  }

  /// Returns the texts of an array by its name.
  ///
  /// - Throws: an error if the array, or a resource that one of its items refers to, cannot be found.
  public func strings(_ name: String, on device: Device) throws(MarkupError) -> [String] {
    try lookUp("array", name, on: device) { resolver, value in
      guard case .resource(let key, let variant) = resolver.resolve(value, isRequired: true),
        case .value(let site) = variant.content
      else { return nil }
      let tree = site.file.tree
      return tree.children(of: site.element).map { item in
        let site = Site(file: site.file, element: item, isValue: true)
        return resolver.displayText(
          Resolver.LocatedValue(text: trimmed(tree.text(of: item)), site: site, package: key.package)) ?? ""
      }
    }
  }

  /// Resolves a name that a program requests. Throws the errors, or an error if the resource has no value.
  func lookUp<Value>(
    _ type: String, _ name: String, on device: Device, _ resolve: (inout Resolver, Resolver.LocatedValue) -> Value?
  ) throws(MarkupError) -> Value {
    var resolver = Resolver(self, device, isStrict: true)
    let text = name.begins(with: "@") ? name : "@\(type)/\(name)"
    let value = resolve(&resolver, Resolver.LocatedValue(text: text, site: Resolver.requestSite(for: text)))
    if let error = resolver.faults.error { throw error }
    guard let value else {
      let fault = MarkupError.Fault.of(
        text, "has no value on this device; add one without states or qualifiers", .value)
      throw MarkupError(faults: [fault], omittedCount: 0)
    }
    return value
  }
}

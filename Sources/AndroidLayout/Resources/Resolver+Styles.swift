/// A style with its own and all inherited items.
struct Style {
  /// The items; sorted by attribute name after `sort()`.
  private(set) var items: [SpecifiedAttributes.Attribute] = []
  /// `true` if the style and all of its ancestors were found.
  var isComplete = true

  /// Adds the items whose attributes are not in `names`, and inserts their names into it.
  mutating func add(_ record: StyleRecord, _ package: String, _ names: inout Set<String>) {
    for item in record.items where names.insert(item.text.local).inserted {
      items.append(
        SpecifiedAttributes.Attribute(
          text: item.text, value: item.value, origin: SpecifiedAttributes.Origin(item.site, package)))
    }
  }

  /// Adds the text size of a text appearance of the platform.
  mutating func add(textSize size: String, at site: Site, _ names: inout Set<String>) {
    guard names.insert("textSize").inserted else { return }
    items.append(
      SpecifiedAttributes.Attribute(
        text: AttributeText("textSize"), value: AttributeValue(size, as: .length),
        origin: SpecifiedAttributes.Origin(site, "")))
  }

  mutating func sort() { items.sort { $0.text.local < $1.text.local } }

  /// Returns the value of an attribute.
  ///
  /// - Complexity: O(log n) in the number of items, which are sorted.
  subscript(name: String) -> Resolver.LocatedValue? {
    var low = 0, high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].text.local < name { low = middle + 1 } else { high = middle }
    }
    guard low < items.count, items[low].text.local == name, let origin = items[low].origin else { return nil }
    return Resolver.LocatedValue(items[low].value, site: origin.site, package: origin.package)
  }
}

extension Resolver {
  /// Returns an item of the device's theme. A missing theme is an error, since the program specified it.
  mutating func themeItem(_ name: String) -> LocatedValue? {
    // A theme may refer to one of its own items as its parent. The flag ends the recursion.
    guard let theme = device.theme, !isReadingTheme else { return nil }
    isReadingTheme = true
    defer { isReadingTheme = false }
    let site = Self.requestSite(for: theme)
    if let key = styleKey(theme, "", for: site), variant(key, for: site, effect: nil) == nil { return nil }
    return style(named: theme, "", for: site)?[name]
  }

  /// Returns a site for messages about a name that a program requests, outside of all files.
  static func requestSite(for name: String) -> Site { Site(file: MarkupFile(name, XMLTree([])), element: 0) }

  /// Returns a style by its name or reference. If there is no such style, reports this and returns `nil`.
  mutating func style(named text: String, _ package: String, for site: Site) -> Style? {
    guard let key = styleKey(text, package, for: site) else { return nil }
    if let cached = styles[key] { return cached }
    var style = inherited(key, for: site)
    style?.sort()
    styles[key] = style
    return style
  }

  /// Returns the key of a style. For a style of the platform, returns nil with a warning, even in strict mode.
  private mutating func styleKey(_ text: String, _ package: String, for site: Site) -> ResourceKey? {
    var value = LocatedValue(text: text, site: site, package: package)
    for _ in 0...resources.limits.references {
      // The name of the theme itself is not looked up in the theme.
      guard case .theme(let name)? = value.value.reference, device.theme != value.text, let item = themeItem(name)
      else {
        return styleKey(outsideTheme: value.text, value.package, for: value.site)
      }
      value = item
    }
    faults.add(
      "has a chain of more than \(resources.limits.references) references; write the style itself", .limit,
      at: site)
    return nil
  }

  private mutating func styleKey(outsideTheme text: String, _ package: String, for site: Site) -> ResourceKey? {
    guard let reference = Reference(text) else {
      if text.begins(with: "android:") { return platformStyle(text, named: text.dropping(first: 8), site) }
      return ResourceKey(package: package, type: "style", name: text)
    }
    switch reference {
    case .resource("android", _, let name): return platformStyle(text, named: name, site)
    case .resource(let other, "style", let name):
      return ResourceKey(package: other ?? package, type: "style", name: name)
    case .null: return nil
    case .theme(let name):
      if PlatformValues.textSize(ofStyle: name) != nil { return Self.platformKey(name) }
      let message = "the theme has no \"\(shortened(name))\"", effect = "no style is applied"
      if text.begins(with: "?android:") {
        // This is only a warning, even in strict mode, since no app contains the styles of the platform.
        warnings.add("\(message): \(effect)", .reference, at: site)
      } else {
        tolerate(
          message, effect, "give the device a theme that has it, or write @style/name", .reference, at: site)
      }
      return nil
    default:
      faults.add("\"\(shortened(text))\" is not a style; write @style/name", .reference, at: site)
      return nil
    }
  }

  private static func platformKey(_ name: String) -> ResourceKey {
    ResourceKey(package: "android", type: "style", name: name)
  }

  private mutating func platformStyle(_ text: String, named name: String, _ site: Site) -> ResourceKey? {
    // This module includes the text sizes of the platform's text appearances.
    if PlatformValues.textSize(ofStyle: name) != nil { return Self.platformKey(name) }
    warnings.add("\"\(shortened(text))\" belongs to the platform, whose styles are not included", .reference, at: site)
    return nil
  }

  /// Returns a style with the items of its ancestors. A style's item overrides the items of its ancestors. Reports
  /// cycles.
  private mutating func inherited(_ key: ResourceKey, for site: Site) -> Style? {
    var result = Style(), key = key, site = site
    var path: [(name: String, site: Site)] = [], indicesByKey: [ResourceKey: Int] = [:], names: Set<String> = []
    while true {
      if let first = indicesByKey[key] {
        let (firstSite, names) = Self.rotated(Array(path[first...]))
        faults.add(
          "\(names[0]) is its own ancestor: \(names.joined(separator: " → ")); remove one of the parents", .cycle,
          at: firstSite)
        return nil
      }
      if resources.table.variants(of: key).isEmpty, let size = PlatformValues.textSize(ofStyle: key.name) {
        result.add(textSize: size, at: site, &names)
        return result
      }
      let effect = path.isEmpty ? "no style is applied" : "nothing is inherited from it"
      guard let variant = variant(key, for: site, effect: effect), case .style(let record) = variant.content else {
        result.isComplete = false
        return path.isEmpty ? nil : result
      }
      result.add(record, key.package, &names)
      path.append((record.name, record.site))
      indicesByKey[key] = path.count - 1
      guard let parent = Self.parent(of: record), !parent.isEmpty else { return result }
      site = record.site
      if record.parent != nil { site.isValue = true }
      guard let next = styleKey(parent, key.package, for: site) else {
        result.isComplete = false
        return result
      }
      key = next
    }
  }

  /// Returns the parent of a style: the specified one, or the part of the name before the last dot.
  private static func parent(of record: StyleRecord) -> String? {
    if let parent = record.parent { return parent }
    return record.name.cut(atLast: ".")?.before
  }
}

/// A style with all inherited items.
struct Style {
  /// The items, by attribute.
  private(set) var items: [SaidAttributes.Said] = []
  /// Whether the style and all its ancestors were found.
  var isComplete = true

  /// Adds the items whose attributes are not in `names`, and inserts their names.
  mutating func take(_ record: StyleRecord, _ package: String, _ names: inout Set<String>) {
    for item in record.items where names.insert(item.text.local).inserted {
      items.append(
        SaidAttributes.Said(
          text: item.text, value: item.value, origin: SaidAttributes.Origin(item.site, package)))
    }
  }

  /// Adds the text size of a text appearance of the platform.
  mutating func take(textSize size: String, at site: Site, _ names: inout Set<String>) {
    guard names.insert("textSize").inserted else { return }
    items.append(
      SaidAttributes.Said(
        text: AttributeText("textSize"), value: WrittenValue(size, as: .length),
        origin: SaidAttributes.Origin(site, "")))
  }

  mutating func sort() { items.sort { $0.text.local < $1.text.local } }

  /// Returns the value of an attribute.
  ///
  /// - Complexity: O(log n) in the number of items, which are sorted.
  subscript(name: String) -> Resolver.Written? {
    var low = 0, high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].text.local < name { low = middle + 1 } else { high = middle }
    }
    guard low < items.count, items[low].text.local == name, let origin = items[low].origin else { return nil }
    return Resolver.Written(items[low].value, site: origin.site, package: origin.package)
  }
}

extension Resolver {
  /// Returns an item of the device's theme. A missing theme is an error, since the program specified it.
  mutating func themeItem(_ name: String) -> Written? {
    // Prevents a theme that inherits from one of its own items from finding itself.
    guard let theme = device.theme, !isReadingTheme else { return nil }
    isReadingTheme = true
    defer { isReadingTheme = false }
    let site = Self.site(asking: theme)
    if let key = styleKey(theme, "", for: site), find(key, for: site, instead: nil) == nil { return nil }
    return style(named: theme, "", for: site)?[name]
  }

  /// Returns a position outside of all files, for a name that a program requests.
  static func site(asking name: String) -> Site { Site(file: MarkupFile(name, XMLTree([])), element: 0) }

  /// Returns a style by its name or reference; `nil` if there is none, which is reported if it is an error.
  mutating func style(named text: String, _ package: String, for site: Site) -> Style? {
    guard let key = styleKey(text, package, for: site) else { return nil }
    if let known = styles[key] { return known }
    var style = inherited(key, for: site)
    style?.sort()
    styles[key] = style
    return style
  }

  /// Returns the key of a style. Styles of the platform have none, which is a warning even in strict mode.
  private mutating func styleKey(_ text: String, _ package: String, for site: Site) -> ResourceKey? {
    var asked = Written(text: text, site: site, package: package)
    for _ in 0...resources.limits.references {
      // The theme itself cannot be an item of the theme.
      guard case .theme(let name)? = asked.value.reference, device.theme != asked.text, let item = themeItem(name)
      else {
        return styleKey(outsideTheme: asked.text, asked.package, for: asked.site)
      }
      asked = item
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
      let message = "the theme has no \"\(shortened(name))\"", instead = "no style is applied"
      if text.begins(with: "?android:") {
        // Styles of the platform are not in the files of an app.
        warnings.add("\(message): \(instead)", .reference, at: site)
      } else {
        tolerate(
          message, instead, "give the device a theme that has it, or write @style/name", .reference, at: site)
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
    // The size of a text appearance is known.
    if PlatformValues.textSize(ofStyle: name) != nil { return Self.platformKey(name) }
    warnings.add("\"\(shortened(text))\" belongs to the platform, whose styles are not included", .reference, at: site)
    return nil
  }

  /// Returns a style with its ancestors' items. The nearest value of an attribute wins. Stores the path to find cycles.
  private mutating func inherited(_ key: ResourceKey, for site: Site) -> Style? {
    var result = Style(), key = key, site = site
    var way: [(name: String, site: Site)] = [], places: [ResourceKey: Int] = [:], names: Set<String> = []
    while true {
      if let first = places[key] {
        let (place, names) = Self.turned(Array(way[first...]))
        faults.add(
          "\(names[0]) is its own ancestor: \(names.joined(separator: " → ")); remove one of the parents", .cycle,
          at: place)
        return nil
      }
      if resources.table.variants(of: key).isEmpty, let size = PlatformValues.textSize(ofStyle: key.name) {
        result.take(textSize: size, at: site, &names)
        return result
      }
      let instead = way.isEmpty ? "no style is applied" : "nothing is inherited from it"
      guard let variant = find(key, for: site, instead: instead), case .style(let record) = variant.content else {
        result.isComplete = false
        return way.isEmpty ? nil : result
      }
      result.take(record, key.package, &names)
      way.append((record.name, record.site))
      places[key] = way.count - 1
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

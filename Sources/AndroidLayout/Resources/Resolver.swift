import EagerLayout

/// Resolves values for a device, and collects errors and warnings.
struct Resolver {
  /// A resolved value.
  enum Value {
    /// Text: a length, a color, a string. The position is the end of the chain of references.
    case text(String, at: Site)
    /// A resource that is not text: a layout, an image, a list.
    case resource(ResourceKey, ResourceVariant)
    case null
    case empty
    /// A value that only the platform, a theme or code defines, as written.
    case unresolved(String)
  }

  /// A specified value, with its position and package.
  struct Written {
    var value: WrittenValue
    var site: Site
    var package = ""

    init(_ value: WrittenValue, site: Site, package: String = "") {
      self.value = value
      self.site = site
      self.package = package
    }

    init(text: String, site: Site, package: String = "") {
      self.init(WrittenValue(text), site: site, package: package)
    }

    var text: String { value.text }
  }

  let resources: Resources
  let device: Device
  /// Whether missing resources are faults. Otherwise they are warnings, and affect only the attribute or view that
  /// needs them.
  let isStrict: Bool
  /// The reported problems, by place: an attribute may be read more than once.
  var tolerated: Set<String> = []
  /// The states of the view that is being read; initially the device's root states.
  var states: Set<String> { didSet { moment = DrawableState(states) } }
  /// The states as inputs of drawables.
  private(set) var moment: DrawableState
  var faults = FaultList()
  var warnings = FaultList()
  /// The styles with all inherited items.
  var styles: [ResourceKey: Style] = [:]
  /// Whether the device's theme is being read.
  var isReadingTheme = false
  /// The cache of drawables.
  var drawables = DrawableMemory()
  private var choices: [ResourceKey: ResourceVariant] = [:]
  private var nearNames: [String: String?] = [:]

  init(_ resources: Resources, _ device: Device, isStrict: Bool) {
    self.resources = resources
    self.device = device
    self.isStrict = isStrict
    states = device.states
    moment = DrawableState(device.states)
    faults = resources.imageFaults
    drawables.isTurned = device.direction == .rightToLeft
  }

  /// Returns the value that a reference stands for. If there is none, reports a warning or a fault and returns `nil`.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - isNeeded: whether the geometry of a layout depends on the value, so that the program cannot resolve it later.
  ///   - isRead: whether the layout reads the attribute. An expression in an unread attribute is not reported.
  ///   - instead: the consequence of a missing value, for the warning.
  mutating func resolve(
    _ value: Written, isNeeded: Bool, isRead: Bool = true, instead: String = Resolver.asAbsent
  ) -> Value? {
    var value = value, way: [(key: ResourceKey, site: Site)] = []
    for _ in 0...resources.limits.references {
      guard let reference = value.value.reference else { return .text(value.text, at: value.site) }
      switch reference {
      case .null: return .null
      case .empty: return .empty
      case .expression(let standIn?): value = Written(text: standIn, site: value.site, package: value.package)
      case .expression(nil):
        guard isRead else { return .unresolved(value.text) }
        tolerate(
          "an expression requires code", instead, "set the value after inflating: row[\"id\"]", .value, at: value.site)
        return nil
      case .malformed:
        faults.add(
          "\"\(shortened(value.text))\" is not a reference; write @type/name, or \\@ for the character @", .reference,
          at: value.site)
        return nil
      case .theme(let name):
        // An item of an app's theme may refer to the platform's: `?android:attr/actionBarSize` for actionBarSize.
        if let item = themeItem(name), item.value.reference != .theme(name) {
          value = item
        } else if let known = PlatformValues.themeItem(name, on: device) {
          return .text(known, at: value.site)
        } else {
          return unresolved(value, isNeeded, "the theme has no \"\(shortened(name))\"", instead)
        }
      case .resource(let package, let type, let name):
        if type == "id" { return .text(name, at: value.site) }
        if package == "android" {
          guard let known = PlatformValues.value(type, name, on: device) else {
            let why = "\"\(shortened(value.text))\" belongs to the platform, whose resources are not included"
            return unresolved(value, isNeeded, why, instead)
          }
          return .text(known, at: value.site)
        }
        let key = ResourceKey(package: package ?? value.package, type: type, name: name)
        // Kinds that layouts do not read, such as menus, stay as written.
        if !isNeeded, Self.unreadKinds.contains(type) { return .unresolved(value.text) }
        guard let variant = chosen(key) else {
          if let known = PlatformValues.libraryValue(type, name), resources.table.variants(of: key).isEmpty {
            return .text(known, at: value.site)
          }
          noteMissing(key, value.site, instead)
          return nil
        }
        guard case .value(let site) = variant.content, !Self.isList(site) else { return .resource(key, variant) }
        if let first = way.firstIndex(where: { $0.key == key }) {
          noteCycle(Array(way[first...]))
          return nil
        }
        way.append((key, site))
        value = Written(text: file(of: site), site: site, package: key.package)
      }
    }
    faults.add(
      "has a chain of more than \(resources.limits.references) references; write the value itself", .limit,
      at: value.site)
    return nil
  }

  private func file(of site: Site) -> String {
    let text = site.file.tree.text(of: site.element)
    return trimmed(text)
  }

  private static func isList(_ site: Site) -> Bool {
    ["plurals", "array", "string-array", "integer-array"].contains(site.file.tree.name(of: site.element))
  }

  private mutating func unresolved(_ value: Written, _ isNeeded: Bool, _ why: String, _ instead: String) -> Value? {
    if isNeeded {
      tolerate(
        why, instead, "write the value, or give the device a theme that has it", .reference, at: value.site)
      return nil
    }
    if isNew(why, at: value.site) {
      warnings.add("\(why): the value stays as written", .reference, at: value.site)
    }
    return .unresolved(value.text)
  }

  /// Returns the variant of a resource for the device; `nil` if there is none, which is reported.
  ///
  /// - Parameter instead: the consequence, for a warning; `nil` to report an error in any case.
  mutating func find(_ key: ResourceKey, for site: Site, instead: String?) -> ResourceVariant? {
    if let chosen = chosen(key) { return chosen }
    noteMissing(key, site, instead)
    return nil
  }

  /// Returns the variant of a resource for the device.
  private mutating func chosen(_ key: ResourceKey) -> ResourceVariant? {
    if let chosen = choices[key] { return chosen }
    let variants = resources.table.variants(of: key)
    guard let choice = Qualifiers.choose(among: variants.map { $0.qualifiers }, for: device) else { return nil }
    choices[key] = variants[choice]
    return variants[choice]
  }

  /// Returns the known attribute closest to an unknown name.
  mutating func near(_ name: String) -> String? {
    if let known = nearNames[name] { return known }
    let near = AttributeTable.near(name)
    nearNames[name] = near
    return near
  }

  private mutating func noteMissing(_ key: ResourceKey, _ site: Site, _ instead: String?) {
    let isKind = Self.kinds.contains(key.type) || !resources.table.names(of: key.type, package: key.package).isEmpty
    // Finding near names is slow.
    if isStrict || instead == nil || !isKind {
      if faults.isFull { return faults.omit(1) }
      let (message, advice) = missing(key)
      return faults.add("\(message)\(advice.isEmpty ? "" : "; \(advice)")", .reference, at: site)
    }
    // Without the package: an attribute of an include may be read both with it and without it.
    guard isNew("\(key.type)/\(shortened(key.name))", at: site) else { return }
    if warnings.isFull { return warnings.omit(1) }
    let (message, advice) = missing(key)
    let remedy = advice.isEmpty ? "add the file that has it, or write the value" : advice
    warnings.add("\(message): \(instead ?? ""); \(remedy)", .reference, at: site)
  }

  /// Returns the message for a resource that does not exist, and the remedy if one is known.
  private func missing(_ key: ResourceKey) -> (message: String, advice: String) {
    let variants = resources.table.variants(of: key), name = shortened(key.name)
    if !variants.isEmpty {
      let places = variants.prefix(4).map { $0.path }.sorted().joined(separator: ", ")
      return ("\(key.type) \"\(name)\" exists only for other devices, in \(places)", "add one without qualifiers")
    }
    let names = resources.table.names(of: key.type, package: key.package)
    if !Self.kinds.contains(key.type), names.isEmpty {
      let near = AttributeTable.near(key.type, in: Self.kinds)
      return (
        "there is no kind of resource \"\(shortened(key.type))\"",
        near.map { "did you mean \"\($0)\"?" } ?? "write e.g. @string/\(name)"
      )
    }
    var message = "there is no \(key.type) \"\(name)\""
    if !key.package.isEmpty { message += " in the package \"\(shortened(key.package))\"" }
    if let near = nearestName(to: key.name, in: names),
      let variant = resources.table.variants(of: ResourceKey(package: key.package, type: key.type, name: near)).first
    {
      return (message, "\"\(near)\" is in \(variant.place)")
    }
    return (message, "")
  }

  /// Reports values that refer to each other in a cycle, at the first of them.
  private mutating func noteCycle(_ way: [(key: ResourceKey, site: Site)]) {
    let (first, names) = Self.turned(way.map { ($0.key.name, $0.site) })
    faults.add(
      "\(names[0]) refers to itself: \(names.joined(separator: " → ")); give one of them a value", .cycle, at: first)
  }

  /// Rotates a cycle so that it starts at its first position in the files and is reported only once. Also returns the
  /// names, with the first one repeated at the end.
  static func turned(_ circle: [(name: String, site: Site)]) -> (Site, [String]) {
    let first =
      circle.indices.min {
        (circle[$0].site.file.path, circle[$0].site.offset) < (circle[$1].site.file.path, circle[$1].site.offset)
      } ?? 0
    let turned = circle[first...] + circle[..<first]
    return (circle[first].site, turned.map { shortened($0.name) } + [shortened(circle[first].name)])
  }

  /// The kinds of resources in Android, including kinds that no layout reads.
  private static let kinds = """
    anim animator array attr bool color dimen drawable font fraction id integer interpolator layout macro menu mipmap navigation \
    plurals raw string style styleable transition xml
    """.listedNames

  private static let unreadKinds = Set("anim animator font interpolator menu navigation raw transition xml".listedNames)
}

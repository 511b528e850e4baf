import EagerLayout

/// Resolves values for a device, and collects errors and warnings.
struct Resolver {
  /// A resolved value.
  enum Value {
    /// Text: a length, a color, a string. The site is at the end of the chain of references.
    case text(String, at: Site)
    /// A resource that is not text: a layout, an image, a list.
    case resource(ResourceKey, ResourceVariant)
    /// `@null`.
    case null
    /// `@empty`.
    case empty
    /// The text of a reference or expression that only the platform, a theme or code can resolve.
    case unresolved(String)
  }

  /// A specified value, with its site and the package in which its references are resolved.
  struct LocatedValue {
    var value: AttributeValue
    var site: Site
    var package = ""

    init(_ value: AttributeValue, site: Site, package: String = "") {
      self.value = value
      self.site = site
      self.package = package
    }

    init(text: String, site: Site, package: String = "") {
      self.init(AttributeValue(text), site: site, package: package)
    }

    var text: String { value.text }
  }

  let resources: Resources
  let device: Device
  /// `true` if missing resources are faults. Otherwise they are warnings, and affect only the attribute or view that
  /// refers to them.
  let isStrict: Bool
  /// The problems that were reported, by site and message. An attribute may be resolved more than once.
  var reportedProblems: Set<String> = []
  /// The states of the view that is being read. Initially the device's states.
  var states: Set<String> { didSet { drawableState = DrawableState(states) } }
  /// The states of the view, as the inputs that select drawables.
  private(set) var drawableState: DrawableState
  var faults = FaultList()
  var warnings = FaultList()
  /// The styles that were resolved, with their inherited items.
  var styles: [ResourceKey: Style] = [:]
  /// `true` while the device's theme is being read. Set by `themeItem`.
  var isReadingTheme = false
  /// The state of reading drawables, with their cache.
  var drawables = DrawableReadingState()
  /// The variants that were chosen for the device.
  private var chosenVariants: [ResourceKey: ResourceVariant] = [:]
  /// The known attribute closest to each unknown name that was looked up.
  private var nearestNames: [String: String?] = [:]

  init(_ resources: Resources, _ device: Device, isStrict: Bool) {
    self.resources = resources
    self.device = device
    self.isStrict = isStrict
    states = device.states
    drawableState = DrawableState(device.states)
    faults = resources.imageFaults
    drawables.isRightToLeft = device.direction == .rightToLeft
  }

  /// Resolves a value: follows references until a text or another resource. If there is none, reports a warning or a
  /// fault, and returns `nil`.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - isRequired: `true` if frames depend on the value, so that a program cannot resolve it later.
  ///   - isRead: `true` if views read the attribute. An expression in another attribute is not reported.
  ///   - effect: the effect of a missing value, for the warning.
  mutating func resolve(
    _ value: LocatedValue, isRequired: Bool, isRead: Bool = true, effect: String = Resolver.attributeIsIgnored
  ) -> Value? {
    var value = value, path: [(key: ResourceKey, site: Site)] = []
    for _ in 0...resources.limits.references {
      guard let reference = value.value.reference else { return .text(value.text, at: value.site) }
      switch reference {
      case .null: return .null
      case .empty: return .empty
      case .expression(let defaultValue?):
        value = LocatedValue(text: defaultValue, site: value.site, package: value.package)
      case .expression(nil):
        guard isRead else { return .unresolved(value.text) }
        tolerate(
          "an expression requires code", effect, "set the value after inflating: row[\"id\"]", .value, at: value.site)
        return nil
      case .malformed:
        faults.add(
          "\"\(shortened(value.text))\" is not a reference; write @type/name, or \\@ for the character @", .reference,
          at: value.site)
        return nil
      case .theme(let name):
        // An item of an app's theme may refer to the platform's item of the same name, such as
        // `?android:attr/actionBarSize`.
        if let item = themeItem(name), item.value.reference != .theme(name) {
          value = item
        } else if let text = PlatformValues.themeItem(name, on: device) {
          return .text(text, at: value.site)
        } else {
          return unresolved(value, isRequired, "the theme has no \"\(shortened(name))\"", effect)
        }
      case .resource(let package, let type, let name):
        if type == "id" { return .text(name, at: value.site) }
        if package == "android" {
          guard let text = PlatformValues.value(type, name, on: device) else {
            let problem = "\"\(shortened(value.text))\" belongs to the platform, whose resources are not included"
            return unresolved(value, isRequired, problem, effect)
          }
          return .text(text, at: value.site)
        }
        let key = ResourceKey(package: package ?? value.package, type: type, name: name)
        // References to kinds that layouts do not read, such as menus, are not resolved.
        if !isRequired, Self.kindsNotRead.contains(type) { return .unresolved(value.text) }
        guard let variant = chosenVariant(of: key) else {
          if let text = PlatformValues.libraryValue(type, name), resources.table.variants(of: key).isEmpty {
            return .text(text, at: value.site)
          }
          reportMissing(key, value.site, effect)
          return nil
        }
        guard case .value(let site) = variant.content, !Self.isList(site) else { return .resource(key, variant) }
        if let first = path.firstIndex(where: { $0.key == key }) {
          reportCycle(Array(path[first...]))
          return nil
        }
        path.append((key, site))
        value = LocatedValue(text: text(of: site), site: site, package: key.package)
      }
    }
    faults.add(
      "has a chain of more than \(resources.limits.references) references; write the value itself", .limit,
      at: value.site)
    return nil
  }

  private func text(of site: Site) -> String {
    trimmed(site.file.tree.text(of: site.element))
  }

  private static func isList(_ site: Site) -> Bool {
    ["plurals", "array", "string-array", "integer-array"].contains(site.file.tree.name(of: site.element))
  }

  /// Reports a value that cannot be resolved. Returns it as `unresolved`, or nil if it is required.
  private mutating func unresolved(_ value: LocatedValue, _ isRequired: Bool, _ problem: String, _ effect: String)
    -> Value?
  {
    if isRequired {
      tolerate(
        problem, effect, "write the value, or give the device a theme that has it", .reference, at: value.site)
      return nil
    }
    if recordIfNew(problem, at: value.site) {
      warnings.add("\(problem): the value stays as written", .reference, at: value.site)
    }
    return .unresolved(value.text)
  }

  /// Returns the variant of a resource for the device. If there is no variant, reports this and returns `nil`.
  ///
  /// - Parameter effect: the effect of a missing variant, for a warning; `nil` to report an error in any case.
  mutating func variant(_ key: ResourceKey, for site: Site, effect: String?) -> ResourceVariant? {
    if let variant = chosenVariant(of: key) { return variant }
    reportMissing(key, site, effect)
    return nil
  }

  /// Returns the variant of a resource for the device.
  private mutating func chosenVariant(of key: ResourceKey) -> ResourceVariant? {
    if let cached = chosenVariants[key] { return cached }
    let variants = resources.table.variants(of: key)
    guard let index = Qualifiers.choose(among: variants.map { $0.qualifiers }, for: device) else { return nil }
    chosenVariants[key] = variants[index]
    return variants[index]
  }

  /// Returns the known attribute closest to an unknown name.
  mutating func nearest(_ name: String) -> String? {
    if let text = nearestNames[name] { return text }
    let nearest = AttributeTable.nearest(name)
    nearestNames[name] = nearest
    return nearest
  }

  private mutating func reportMissing(_ key: ResourceKey, _ site: Site, _ effect: String?) {
    let isKnown = Self.kinds.contains(key.type) || !resources.table.names(of: key.type, package: key.package).isEmpty
    // The message includes the nearest name, which is slow to find. So no message is made if it would not be listed.
    if isStrict || effect == nil || !isKnown {
      if faults.isFull { return faults.omit(1) }
      let (message, advice) = messageForMissing(key)
      return faults.add("\(message)\(advice.isEmpty ? "" : "; \(advice)")", .reference, at: site)
    }
    // The recorded problem excludes the package, since an include's attribute may be read with and without its package.
    guard recordIfNew("\(key.type)/\(shortened(key.name))", at: site) else { return }
    if warnings.isFull { return warnings.omit(1) }
    let (message, advice) = messageForMissing(key)
    let remedy = advice.isEmpty ? "add the file that has it, or write the value" : advice
    warnings.add("\(message): \(effect ?? ""); \(remedy)", .reference, at: site)
  }

  /// Returns the message for a resource that does not exist, and the remedy, which is empty if none is known.
  private func messageForMissing(_ key: ResourceKey) -> (message: String, advice: String) {
    let variants = resources.table.variants(of: key), name = shortened(key.name)
    if !variants.isEmpty {
      let paths = variants.prefix(4).map { $0.path }.sorted().joined(separator: ", ")
      return ("\(key.type) \"\(name)\" exists only for other devices, in \(paths)", "add one without qualifiers")
    }
    let names = resources.table.names(of: key.type, package: key.package)
    if !Self.kinds.contains(key.type), names.isEmpty {
      let nearest = AttributeTable.nearest(key.type, in: Self.kinds)
      return (
        "there is no kind of resource \"\(shortened(key.type))\"",
        nearest.map { "did you mean \"\($0)\"?" } ?? "write e.g. @string/\(name)"
      )
    }
    var message = "there is no \(key.type) \"\(name)\""
    if !key.package.isEmpty { message += " in the package \"\(shortened(key.package))\"" }
    if let nearest = nearestName(to: key.name, in: names),
      let variant = resources.table.variants(of: ResourceKey(package: key.package, type: key.type, name: nearest)).first
    {
      return (message, "\"\(nearest)\" is in \(variant.location)")
    }
    return (message, "")
  }

  /// Reports values that refer to each other in a cycle, at the first one by file and position.
  private mutating func reportCycle(_ path: [(key: ResourceKey, site: Site)]) {
    let (first, names) = Self.rotated(path.map { ($0.key.name, $0.site) })
    faults.add(
      "\(names[0]) refers to itself: \(names.joined(separator: " → ")); give one of them a value", .cycle, at: first)
  }

  /// Rotates a cycle so that it starts at the site that is first by file and offset. So a cycle gets the same report
  /// from wherever it is entered. Returns the first site, and the names with the first name repeated at the end.
  static func rotated(_ cycle: [(name: String, site: Site)]) -> (Site, [String]) {
    let first =
      cycle.indices.min {
        (cycle[$0].site.file.path, cycle[$0].site.offset) < (cycle[$1].site.file.path, cycle[$1].site.offset)
      } ?? 0
    let rotated = cycle[first...] + cycle[..<first]
    return (cycle[first].site, rotated.map { shortened($0.name) } + [shortened(cycle[first].name)])
  }

  /// The kinds of resources in Android, including kinds that no layout reads.
  private static let kinds = """
    anim animator array attr bool color dimen drawable font fraction id integer interpolator layout macro menu mipmap navigation \
    plurals raw string style styleable transition xml
    """.listedNames

  private static let kindsNotRead = Set(
    "anim animator font interpolator menu navigation raw transition xml".listedNames)
}

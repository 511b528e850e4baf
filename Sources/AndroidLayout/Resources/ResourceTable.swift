import EagerLayout

/// What a resource is called.
struct ResourceKey: Hashable, Sendable {
  /// Empty for what is added without a package.
  var package = ""
  var type: String
  var name: String
}

/// A resource as one file has it.
struct ResourceVariant: Sendable {
  /// What reads drawables. It comes with their files, so that a program that has none is linked without it.
  typealias DrawingReader = @Sendable (inout Resolver, DrawableElement) -> Drawable

  enum Content: Sendable {
    /// A layout.
    case file(MarkupFile)
    /// A drawable, or a list of colours by state.
    case drawing(MarkupFile, reader: DrawingReader)
    /// An image of so many pixels.
    case image(Extent, isNinePatch: Bool)
    /// An image whose frame was read.
    case ninePatch(NinePatch)
    /// An element of a values file.
    case value(Site)
    case style(StyleRecord)
  }

  var qualifiers: Qualifiers
  var content: Content
  /// The path of its file, and the name of the file by itself.
  var path: String
  var fileName: String
}

/// A style as it is written.
struct StyleRecord: Sendable {
  struct Item: Sendable {
    var text: AttributeText
    var value: WrittenValue
    var site: Site
  }

  var name: String
  /// What it says to inherit from: nil where it says nothing.
  var parent: String?
  var site: Site
  var items: [Item]
}

/// All resources by their names.
struct ResourceTable: Sendable {
  private(set) var variants: [ResourceKey: [ResourceVariant]] = [:]

  /// Adds a resource, unless it is there for the same devices: then that one is returned.
  mutating func add(_ variant: ResourceVariant, as key: ResourceKey) -> ResourceVariant? {
    if let same = variants[key]?.first(where: { $0.qualifiers == variant.qualifiers }) { return same }
    variants[key, default: []].append(variant)
    return nil
  }

  /// Adds all of another table under a package's name.
  mutating func add(_ other: ResourceTable, package: String) {
    for (key, variants) in other.variants {
      self.variants[ResourceKey(package: key.package.isEmpty ? package : key.package, type: key.type, name: key.name)] =
        variants
    }
  }

  /// The variants of a name; iDroidLayout's `file.entry` is looked up second.
  func variants(of key: ResourceKey) -> [ResourceVariant] {
    if let found = variants[key] { return found }
    guard let (file, name) = key.name.cut(atFirst: ".") else { return [] }
    let entries = variants[ResourceKey(package: key.package, type: key.type, name: name)] ?? []
    return entries.filter { $0.fileName == file }
  }

  /// The names of one type, sorted.
  func names(of type: String, package: String) -> [String] {
    variants.keys.filter { $0.type == type && $0.package == package }.map { $0.name }.sorted()
  }
}

extension ResourceVariant {
  /// Where it is, for a message: `values/styles.xml, line 8`.
  var place: String {
    switch content {
    case .value(let site): "\(path), line \(site.line)"
    case .style(let style): "\(path), line \(style.site.line)"
    default: path
    }
  }
}

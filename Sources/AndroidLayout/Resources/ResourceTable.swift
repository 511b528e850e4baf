import EagerLayout

/// The name of a resource.
struct ResourceKey: Hashable, Sendable {
  /// The package; empty for resources without one.
  var package = ""
  var type: String
  var name: String
}

/// A variant of a resource, from one file.
struct ResourceVariant: Sendable {
  /// A function that reads a drawable. It is stored with the file, so that programs without drawables do not link its
  /// code.
  typealias DrawingReader = @Sendable (inout Resolver, DrawableElement) -> Drawable

  enum Content: Sendable {
    /// A layout.
    case file(MarkupFile)
    /// A drawable, or a color state list.
    case drawing(MarkupFile, reader: DrawingReader)
    /// An image with a size in pixels.
    case image(Extent, isNinePatch: Bool)
    /// A nine-patch image with its frame.
    case ninePatch(NinePatch)
    /// An element of a values file.
    case value(Site)
    case style(StyleRecord)
  }

  var qualifiers: Qualifiers
  var content: Content
  /// The path of the file.
  var path: String
  /// The name of the file, without qualifiers and extension.
  var fileName: String
}

/// A style as specified.
struct StyleRecord: Sendable {
  struct Item: Sendable {
    var text: AttributeText
    var value: AttributeValue
    var site: Site
  }

  var name: String
  /// The specified parent; `nil` if there is none.
  var parent: String?
  var site: Site
  var items: [Item]
}

/// All resources by name.
struct ResourceTable: Sendable {
  private(set) var variantsByKey: [ResourceKey: [ResourceVariant]] = [:]

  /// Adds a variant of a resource. If there is already a variant with the same qualifiers, does not add the new one and
  /// returns the existing one.
  mutating func add(_ variant: ResourceVariant, as key: ResourceKey) -> ResourceVariant? {
    if let existing = variantsByKey[key]?.first(where: { $0.qualifiers == variant.qualifiers }) { return existing }
    variantsByKey[key, default: []].append(variant)
    return nil
  }

  /// Adds all resources of another table under a package name.
  mutating func add(_ other: ResourceTable, package: String) {
    for (key, variants) in other.variantsByKey {
      let newPackage = key.package.isEmpty ? package : key.package
      variantsByKey[ResourceKey(package: newPackage, type: key.type, name: key.name)] = variants
    }
  }

  /// Returns the variants of a resource. The key's name may be `file.entry`, as in iDroidLayout.
  func variants(of key: ResourceKey) -> [ResourceVariant] {
    if let exact = variantsByKey[key] { return exact }
    guard let (file, name) = key.name.cut(atFirst: ".") else { return [] }
    let entries = variantsByKey[ResourceKey(package: key.package, type: key.type, name: name)] ?? []
    return entries.filter { $0.fileName == file }
  }

  /// Returns the names of a type, sorted.
  func names(of type: String, package: String) -> [String] {
    variantsByKey.keys.filter { $0.type == type && $0.package == package }.map { $0.name }.sorted()
  }
}

extension ResourceVariant {
  /// The location for a message: `values/styles.xml, line 8`.
  var location: String {
    switch content {
    case .value(let site): "\(path), line \(site.line)"
    case .style(let style): "\(path), line \(style.site.line)"
    default: path
    }
  }
}

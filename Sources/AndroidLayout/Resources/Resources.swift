public import EagerLayout

/// Layouts, styles, dimensions, strings, colors and images by name, as in Android. Resources are a value in memory:
/// they open no files.
///
///     var resources = Resources()
///     try resources.add(#"<resources><dimen name="gap">8dp</dimen></resources>"#, at: "values/dimens.xml")
///     resources.add(image: Extent(width: 96, height: 96), at: "drawable-xhdpi/star.png")     // its pixels: 48 × 48 dp
///     try resources.dimension("gap", on: Device(width: 360, height: 640))                    // 8
///
/// The path of a file specifies the type and the qualifiers, in the folder's name, and the name. A resource may have
/// variants for several devices; Android's rules determine which one a device uses.
public struct Resources: Sendable {
  /// Limits for the input. Exceeding one is an error.
  public struct Limits: Equatable, Sendable {
    /// The maximum number of bytes in a file. Initially 16 MB.
    public var fileBytes = 16 << 20
    /// The maximum depth of nested elements, in a file and after includes. Initially 1,000.
    public var depth = 1_000
    /// The maximum number of attributes in one tag. Initially 1,000.
    public var attributes = 1_000
    /// The maximum number of views in one layout. Initially 100,000.
    public var views = 100_000
    /// The maximum length of a chain of references. Initially 32.
    public var references = 32
    /// The maximum number of drawables nested in one, counting each reference to a file. Initially 10,000.
    public var layers = 10_000
    /// The maximum depth of nested drawables. Initially 40: each level uses stack while it is read and painted, and
    /// even in unoptimized builds, 40 levels fit in a thread with 512 KB of stack.
    public var drawableDepth = 40
    /// The maximum number of bytes in the text of one value. Initially 64 KB.
    public var valueBytes = 64 << 10

    /// Creates the initial limits.
    public init() {}
  }

  /// The limits for files that are added, and for layouts and drawables that are requested, from now on.
  public var limits = Limits() { didSet { discardCachedLayouts() } }
  /// Whether missing resources, unknown container classes and unresolved expressions are errors. The default is
  /// `false`: each is a warning in ``InflatedLayout/warnings`` that states what is done instead, and only the attribute
  /// or view that needs it is affected.
  ///
  ///     resources.isStrict = true
  ///     let row = try resources.layout("row", on: phone)     // throws if row.xml refers to a string that is not there
  ///
  /// Styles of the platform (`@android:style/…`, `?android:attr/…`) are warnings in both cases, since no app has them
  /// in its files. So are colors, drawables and texts that the platform (`@android:…`) or the theme (`?attr/…`) does
  /// not have.
  public var isStrict = false { didSet { discardCachedLayouts() } }
  var table = ResourceTable() { didSet { discardCachedLayouts() } }
  /// Errors in added images. `add(image:at:)` does not throw.
  var imageFaults = FaultList() { didSet { discardCachedLayouts() } }
  private(set) var cache = LayoutCache.make()

  /// Creates empty resources.
  public init() {}

  /// Discards the cached layouts.
  private mutating func discardCachedLayouts() { cache = LayoutCache.make() }

  /// Creates resources with a single layout. Programs that use only this do not link code for other kinds of files.
  package init(layout text: String, named name: String) throws(MarkupError) {
    var faults = FaultList()
    let path = "layout/\(name).xml", file = read(Array(text.utf8), at: path, &faults)
    if let error = faults.error { throw error }
    guard let file else { return }
    let variant = ResourceVariant(
      qualifiers: Qualifiers(), content: .file(file), path: path, fileName: name)
    _ = table.add(variant, as: ResourceKey(type: "layout", name: name))
  }

  /// Creates resources from files. Throws all errors together. Names must be unique among resources for the same
  /// devices.
  ///
  /// - Parameter files: paths, such as `res/layout/row.xml`, with the bytes of the files. Only the size of images is
  ///   read. Files of types that are not supported, such as `font` or `raw`, are skipped.
  /// - Complexity: O(n) in the number of bytes.
  public init(files: [(path: String, bytes: [UInt8])]) throws(MarkupError) {
    var faults = FaultList()
    for file in files { add(file.bytes, at: file.path, &faults) }
    if let error = faults.error { throw error }
  }

  /// Adds a file: a layout, values, or other XML. A file with errors is not added, with one exception: if a name
  /// already exists for the same devices, in this or another file, the first one stays, and everything else in the
  /// file is added (``MarkupError/Fault/Kind/duplicate``).
  ///
  ///     try resources.add(rowXML, at: "layout-land/row.xml")
  ///
  /// - Parameters:
  ///   - text: the contents.
  ///   - path: the path, which specifies the type, the name and the qualifiers.
  public mutating func add(_ text: String, at path: String) throws(MarkupError) {
    try add(Array(text.utf8), at: path)
  }

  /// Adds a file from its bytes: XML in UTF-8, or an image, whose size is read.
  public mutating func add(_ bytes: [UInt8], at path: String) throws(MarkupError) {
    var faults = FaultList()
    add(bytes, at: path, &faults)
    if let error = faults.error { throw error }
  }

  /// Adds an image with a size in pixels. A path outside of drawable folders is reported when resources are requested.
  ///
  ///     resources.add(image: Extent(width: 96, height: 96), at: "drawable-xhdpi/star.png")     // 48 × 48 dp
  public mutating func add(image pixels: Extent, at path: String) { add(nil, pixels, at: path) }

  /// Adds an image, or a nine-patch with its frame.
  mutating func add(_ patch: NinePatch?, _ pixels: Extent, at path: String) {
    let (parsedPath, fault) = ResourcePath.read(path)
    if let fault { return imageFaults.add(.of(path, fault, .unknownName)) }
    var faults = imageFaults
    add(patch.map { .ninePatch($0) } ?? .image(pixels, isNinePatch: parsedPath.isNinePatch), parsedPath, path, &faults)
    imageFaults = faults
  }

  /// Adds all resources of another package, which can then be referred to as `@package:type/name`.
  public mutating func add(_ other: Resources, package: String) { table.add(other.table, package: package) }

  private mutating func add(_ bytes: [UInt8], at path: String, _ faults: inout FaultList) {
    let (parsedPath, fault) = ResourcePath.read(path)
    guard Self.types.contains(parsedPath.type) || fault != nil && parsedPath.type.isEmpty else { return }
    if let fault { return faults.add(.of(path, fault, .unknownName)) }
    switch parsedPath.fileExtension {
    case "xml": addXML(bytes, parsedPath, path, &faults)
    case "png", "jpg", "jpeg", "gif", "webp":
      if let size = ImageSize(of: bytes) {
        add(.image(size.pixels, isNinePatch: parsedPath.isNinePatch), parsedPath, path, &faults)
      } else {
        faults.add(.of(path, "is not a PNG, JPEG, GIF or WebP image; convert it to one", .value))
      }
    default:
      faults.add(
        .of(path, "is neither XML nor an image; its name must end in .xml, .png, .jpg, .gif or .webp", .value))
    }
  }

  private mutating func addXML(_ bytes: [UInt8], _ parsedPath: ResourcePath, _ path: String, _ faults: inout FaultList)
  {
    guard let file = read(bytes, at: path, &faults) else { return }
    if parsedPath.type == "values" {
      var reader = ValuesReader(file, parsedPath, limits: self.limits)
      reader.read()
      faults.add(reader.faults)
      guard reader.faults.isEmpty else { return }
      var table = table
      for (key, variant) in reader.resources { Self.add(variant, as: key, to: &table, &faults) }
      self.table = table
    } else {
      let content: ResourceVariant.Content =
        parsedPath.type == "layout" ? .file(file) : .drawing(file, reader: { $0.drawable(of: $1) })
      let variant = ResourceVariant(
        qualifiers: parsedPath.qualifiers, content: content, path: path, fileName: parsedPath.name)
      Self.add(variant, as: ResourceKey(type: parsedPath.type, name: parsedPath.name), to: &table, &faults)
    }
  }

  /// Parses an XML file. If the file has errors, reports them and returns `nil`.
  private func read(_ bytes: [UInt8], at path: String, _ faults: inout FaultList) -> MarkupFile? {
    var limits = XMLLimits()
    limits.bytes = self.limits.fileBytes
    limits.depth = self.limits.depth
    limits.attributes = self.limits.attributes
    let (tree, xmlFaults) = XMLReader.read(bytes, limits: limits)
    let file = MarkupFile(path, tree)
    faults.omit(max(xmlFaults.count - 100, 0))
    for fault in xmlFaults.prefix(100) {
      let position = file.lines.position(of: fault.offset)
      faults.add(
        MarkupError.Fault(
          file: path, line: position.line, column: position.column, path: "", message: fault.message,
          kind: fault.isLimit ? .limit : .syntax))
    }
    return xmlFaults.isEmpty ? file : nil
  }

  private mutating func add(
    _ image: ResourceVariant.Content, _ parsedPath: ResourcePath, _ path: String, _ faults: inout FaultList
  ) {
    guard parsedPath.type == "drawable" || parsedPath.type == "mipmap" else {
      return faults.add(.of(path, "is an image outside of drawable and mipmap folders; move it to one", .value))
    }
    let variant = ResourceVariant(
      qualifiers: parsedPath.qualifiers, content: image, path: path, fileName: parsedPath.name)
    Self.add(variant, as: ResourceKey(type: parsedPath.type, name: parsedPath.name), to: &table, &faults)
  }

  private static func add(
    _ variant: ResourceVariant, as key: ResourceKey, to table: inout ResourceTable, _ faults: inout FaultList
  ) {
    guard let existing = table.add(variant, as: key) else { return }
    let message =
      "\(key.type) \"\(shortened(key.name))\" is in \(existing.location) too, for the same devices; remove one of them"
    switch variant.content {
    case .value(let site): faults.add(message, .duplicate, at: site.nameSite)
    case .style(let style): faults.add(message, .duplicate, at: style.site)
    default: faults.add(.of(variant.path, message, .duplicate))
    }
  }

  /// The types of resource folders that are read. Layouts do not need other types, such as `font` and `raw`.
  private static let types: Set<String> = ["layout", "values", "drawable", "mipmap", "color"]
}

extension MarkupError.Fault {
  /// Returns an error of a whole file.
  static func of(_ file: String, _ message: String, _ kind: Kind) -> Self {
    Self(file: file, line: 0, column: 0, path: "", message: message, kind: kind)
  }
}

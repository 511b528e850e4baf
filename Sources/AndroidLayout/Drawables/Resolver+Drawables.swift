import EagerLayout

/// The state of reading drawables: the cache, and the counts for the limits.
struct DrawableReadingState {
  /// A cached drawable, with the number and the depth of its nested drawables.
  struct CachedDrawable {
    var drawable: Drawable
    var count: Int
    var depth: Int
  }

  /// The key of the cache: a resource, and the writing direction and the states for which it was read.
  struct CacheKey: Hashable {
    var resource: ResourceKey
    var isRightToLeft: Bool
    /// The states of the view, by which colors are chosen.
    var states: Set<String>
  }

  /// A file that is being read, with the counts before it was begun. A class, so that deep nesting needs little stack
  /// space.
  final class FileInProgress {
    let key: CacheKey
    let element: DrawableElement
    let reader: ResourceVariant.DrawingReader
    let initialCount, initialMaxDepth: Int

    init(
      key: CacheKey, element: DrawableElement, reader: @escaping ResourceVariant.DrawingReader, initialCount: Int,
      initialMaxDepth: Int
    ) {
      self.key = key
      self.element = element
      self.reader = reader
      self.initialCount = initialCount
      self.initialMaxDepth = initialMaxDepth
    }
  }

  var cache: [CacheKey: CachedDrawable] = [:]
  /// `true` if the view's writing direction is from right to left.
  var isRightToLeft = false
  /// The files that are being read, the outermost first, each with the site of the reference to it.
  var filesInProgress: [(key: ResourceKey, site: Site)] = []
  /// The number of drawables read so far for the requested drawable.
  var count = 0
  /// The nesting depth of the current drawable, and the maximum depth since the current file was begun.
  var depth = 0
  var maxDepth = 0
}

extension Resolver {
  /// Returns the drawable for a value; `nil` if there is none, or after an error, which is reported.
  mutating func drawable(_ value: LocatedValue) -> Drawable? {
    drawables.count = 0
    return innerDrawable(value)
  }

  /// Returns the drawable for a value within another drawable. The reference is resolved before the file is read, so
  /// that deep nesting needs little stack space.
  mutating func innerDrawable(_ value: LocatedValue) -> Drawable? {
    switch resolution(value) {
    case .drawable(let drawable): return drawable
    case .file(let file):
      let drawable = file.reader(&self, file.element)
      finishReading(drawable, file)
      return drawable
    }
  }

  /// The result of resolving a value: a drawable, no drawable, or a file to read.
  private enum Resolution {
    case drawable(Drawable?)
    case file(DrawableReadingState.FileInProgress)
  }

  private mutating func resolution(_ value: LocatedValue) -> Resolution {
    switch resolve(value, isRequired: false, effect: "it has no size and is not drawn") {
    case .text(let text, let site):
      if let color = MarkupColor(text) { return .drawable(.color(color)) }
      if case .resource(_, let type, _) = value.value.reference, !Self.drawableTypes.contains(type) {
        return reportNotADrawable(value)
      }
      faults.add("\"\(shortened(text))\" \(MarkupColor.advice)", .value, at: site)
      return .drawable(nil)
    case .resource(let key, let variant): return resolution(key, variant, value)
    case .unresolved(let text): return .drawable(.unresolved(text))
    case .null, .empty: return .drawable(.nothing)
    case nil: return .drawable(nil)
    }
  }

  private mutating func resolution(_ key: ResourceKey, _ variant: ResourceVariant, _ value: LocatedValue) -> Resolution
  {
    guard Self.drawableTypes.contains(key.type) else { return reportNotADrawable(value) }
    switch variant.content {
    case .image, .ninePatch: return .drawable(image(key, variant))
    case .drawing(let file, let reader):
      // A file of type `color` is a color state list.
      if key.type == "color" { return .drawable(color(value).map { .color($0) } ?? .nothing) }
      return beginReading(file, reader, key, value.site)
    case .file, .value, .style: return reportNotADrawable(value)
    }
  }

  private static let drawableTypes: Set<String> = ["drawable", "mipmap", "color"]

  private mutating func reportNotADrawable(_ value: LocatedValue) -> Resolution {
    faults.add(
      "\"\(shortened(value.text))\" is not a drawable; write @drawable/name, @color/name or a color", .value,
      at: value.site)
    return .drawable(nil)
  }

  private func image(_ key: ResourceKey, _ variant: ResourceVariant) -> Drawable {
    let reference = "@\(key.package.isEmpty ? "" : "\(key.package):")\(key.type)/\(key.name)"
    let size = variant.imageSize(on: device) ?? Extent()
    let image = Drawable.Image(reference: reference, file: variant.path, size: size)
    switch variant.content {
    case .ninePatch(let patch): return .ninePatch(image, patch)
    case .image(let pixels, isNinePatch: true):
      // The nine-patch frame was not read, so the whole image stretches.
      return .ninePatch(image, NinePatch(width: Int(pixels.width), height: Int(pixels.height)) { _, _ in 0 })
    default: return .image(image)
    }
  }

  /// Starts reading a file. If the file is in the cache, returns its drawable and adds its cached counts instead.
  private mutating func beginReading(
    _ file: MarkupFile, _ reader: @escaping ResourceVariant.DrawingReader, _ key: ResourceKey, _ site: Site
  ) -> Resolution {
    if let first = drawables.filesInProgress.firstIndex(where: { $0.key == key }) {
      reportCycle(first, site.nameSite)
      return .drawable(nil)
    }
    let cacheKey = DrawableReadingState.CacheKey(resource: key, isRightToLeft: drawables.isRightToLeft, states: states)
    if let cached = drawables.cache[cacheKey] {
      // The limit of 1 << 30 keeps the sum from overflowing.
      drawables.count = min(drawables.count + cached.count, 1 << 30)
      guard isWithinLimits(drawables.depth + cached.depth, site.nameSite) else { return .drawable(nil) }
      drawables.maxDepth = max(drawables.maxDepth, drawables.depth + cached.depth)
      return .drawable(cached.drawable)
    }
    let element = DrawableElement(file, 0, key.package)
    let fileInProgress = DrawableReadingState.FileInProgress(
      key: cacheKey, element: element, reader: reader, initialCount: drawables.count,
      initialMaxDepth: drawables.maxDepth)
    drawables.maxDepth = drawables.depth
    drawables.filesInProgress.append((key, site.nameSite))
    return .file(fileInProgress)
  }

  /// Ends reading a file, and caches its drawable.
  private mutating func finishReading(_ drawable: Drawable, _ file: DrawableReadingState.FileInProgress) {
    drawables.filesInProgress.removeLast()
    drawables.cache[file.key] = DrawableReadingState.CachedDrawable(
      drawable: drawable, count: drawables.count - file.initialCount, depth: drawables.maxDepth - drawables.depth)
    drawables.maxDepth = max(drawables.maxDepth, file.initialMaxDepth)
  }

  /// Returns `true` if the count and a depth are within the limits. Otherwise reports the exceeded limit.
  private mutating func isWithinLimits(_ depth: Int, _ site: Site) -> Bool {
    let limits = resources.limits
    if depth > limits.drawableDepth {
      faults.add("has more than \(grouped(limits.drawableDepth)) levels of drawables; nest fewer", .limit, at: site)
    } else if drawables.count > limits.layers {
      faults.add("there are more than \(grouped(limits.layers)) layers in one drawable; remove some", .limit, at: site)
    } else {
      return true
    }
    return false
  }

  /// Counts a drawable at the current depth. Returns `false` if the count or the depth exceeds a limit.
  mutating func countDrawable(_ site: Site) -> Bool {
    drawables.count += 1
    drawables.maxDepth = max(drawables.maxDepth, drawables.depth)
    return isWithinLimits(drawables.depth, site)
  }

  /// Reports files that refer to each other in a cycle, at the first of them.
  private mutating func reportCycle(_ firstFile: Int, _ lastSite: Site) {
    let fileNames = drawables.filesInProgress[firstFile...].map { $0.key.name }
    // The site in each file at which it refers to the next file.
    let sites = drawables.filesInProgress[(firstFile + 1)...].map { $0.site } + [lastSite]
    let (firstSite, names) = Self.rotated(Array(zip(fileNames, sites)).map { (name: $0.0, site: $0.1) })
    faults.add(
      "\"drawable/\(names[1])\" includes this file again: \(names.joined(separator: " → ")); remove one reference",
      .cycle, at: firstSite)
  }
}

extension ResourceVariant {
  /// Returns the size of an image in dp, without the frame of a nine-patch; `nil` if the resource is not an image.
  func imageSize(on device: Device) -> Extent? {
    var size: Extent
    switch content {
    case .image(let pixels, let isNinePatch):
      let frame = isNinePatch ? 2.0 : 0
      size = Extent(width: max(pixels.width - frame, 0), height: max(pixels.height - frame, 0))
    case .ninePatch(let patch): size = patch.size
    default: return nil
    }
    var scale = 1.0
    if case .number(let density) = qualifiers[.density] {
      if density > 0 { scale = Double(density) / 160 }
      if density == Qualifiers.noDensity { scale = device.usableDensity }
    }
    size.width /= scale
    size.height /= scale
    return size
  }
}

extension Resources {
  /// Returns the drawable with a name for a device: from a drawable file, an image, or a color.
  ///
  ///     let card = try resources.drawable("card", on: Device(width: 360, height: 640))
  ///
  /// - Parameters:
  ///   - name: the name of the file, without extension, or a reference such as `@color/red`.
  ///   - device: the device for which resources are chosen.
  /// - Throws: all errors in all files that were read.
  /// - Complexity: O(n) in the number of nested drawables.
  public func drawable(_ name: String, on device: Device) throws(MarkupError) -> Drawable {
    try lookUp("drawable", name, on: device) { $0.drawable($1) }
  }
}

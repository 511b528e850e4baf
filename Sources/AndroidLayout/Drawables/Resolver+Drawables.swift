import EagerLayout

/// The cache and the state of reading drawables.
struct DrawableMemory {
  /// A drawable that was read, with its number and depth of nested drawables.
  struct Known {
    var drawable: Drawable
    var count: Int
    var depth: Int
  }

  /// The key of the cache: a resource, and the writing direction and the states of the view.
  struct Name: Hashable {
    var key: ResourceKey
    var isTurned: Bool
    /// The states of the view, by which colors are chosen.
    var states: Set<String>
  }

  /// A file that is being read, with the counts before it. A class, so that only a reference is on the stack.
  final class Reading {
    let name: Name
    let element: DrawableElement
    let reader: ResourceVariant.DrawingReader
    let count, deepest: Int

    init(
      name: Name, element: DrawableElement, reader: @escaping ResourceVariant.DrawingReader, count: Int, deepest: Int
    ) {
      self.name = name
      self.element = element
      self.reader = reader
      self.count = count
      self.deepest = deepest
    }
  }

  var known: [Name: Known] = [:]
  /// Whether the view's writing direction is from right to left.
  var isTurned = false
  /// The files that are being read, each with the position of the reference to it.
  var way: [(key: ResourceKey, site: Site)] = []
  /// The number of drawables in the requested one.
  var count = 0
  /// The current depth, and the maximum.
  var depth = 0
  var deepest = 0
}

extension Resolver {
  /// Returns the drawable for a value; `nil` if there is none, or after an error, which is reported.
  mutating func drawable(_ value: Written) -> Drawable? {
    drawables.count = 0
    return innerDrawable(value)
  }

  /// Returns the drawable for a value within another drawable. The reference is resolved before the file is read, so
  /// that deep nesting needs little stack space.
  mutating func innerDrawable(_ value: Written) -> Drawable? {
    switch find(value) {
    case .drawable(let drawable): return drawable
    case .file(let file):
      let drawable = file.reader(&self, file.element)
      keep(drawable, file)
      return drawable
    }
  }

  /// The result of resolving a value: a drawable, none, or a file that is to be read.
  private enum Found {
    case drawable(Drawable?)
    case file(DrawableMemory.Reading)
  }

  private mutating func find(_ value: Written) -> Found {
    switch resolve(value, isNeeded: false, instead: "it has no size and is not drawn") {
    case .text(let text, let site):
      if let color = MarkupColor(text) { return .drawable(.color(color)) }
      if case .resource(_, let type, _) = value.value.reference, !Self.drawableTypes.contains(type) {
        return noteNoDrawable(value)
      }
      faults.add("\"\(shortened(text))\" \(MarkupColor.advice)", .value, at: site)
      return .drawable(nil)
    case .resource(let key, let variant): return named(key, variant, value)
    case .unresolved(let text): return .drawable(.unresolved(text))
    case .null, .empty: return .drawable(.nothing)
    case nil: return .drawable(nil)
    }
  }

  private mutating func named(_ key: ResourceKey, _ variant: ResourceVariant, _ value: Written) -> Found {
    guard Self.drawableTypes.contains(key.type) else { return noteNoDrawable(value) }
    switch variant.content {
    case .image, .ninePatch: return .drawable(image(key, variant))
    case .drawing(let file, let reader):
      // A color state list.
      if key.type == "color" { return .drawable(color(value).map { .color($0) } ?? .nothing) }
      return begin(file, reader, key, value.site)
    case .file, .value, .style: return noteNoDrawable(value)
    }
  }

  private static let drawableTypes: Set<String> = ["drawable", "mipmap", "color"]

  private mutating func noteNoDrawable(_ value: Written) -> Found {
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
      // The frame was not read: all of the image stretches.
      return .ninePatch(image, NinePatch(width: Int(pixels.width), height: Int(pixels.height)) { _, _ in 0 })
    default: return .image(image)
    }
  }

  /// Starts reading a file. If it was read before, adds its cached counts.
  private mutating func begin(
    _ file: MarkupFile, _ reader: @escaping ResourceVariant.DrawingReader, _ key: ResourceKey, _ site: Site
  ) -> Found {
    if let first = drawables.way.firstIndex(where: { $0.key == key }) {
      noteCircle(first, site.ofName)
      return .drawable(nil)
    }
    let name = DrawableMemory.Name(key: key, isTurned: drawables.isTurned, states: states)
    if let known = drawables.known[name] {
      // Bounds the sum, so that it cannot overflow.
      drawables.count = min(drawables.count + known.count, 1 << 30)
      guard isWithinLimits(drawables.depth + known.depth, site.ofName) else { return .drawable(nil) }
      drawables.deepest = max(drawables.deepest, drawables.depth + known.depth)
      return .drawable(known.drawable)
    }
    let element = DrawableElement(file, 0, key.package)
    let reading = DrawableMemory.Reading(
      name: name, element: element, reader: reader, count: drawables.count, deepest: drawables.deepest)
    drawables.deepest = drawables.depth
    drawables.way.append((key, site.ofName))
    return .file(reading)
  }

  /// Caches the drawable of a file.
  private mutating func keep(_ drawable: Drawable, _ reading: DrawableMemory.Reading) {
    drawables.way.removeLast()
    drawables.known[reading.name] = DrawableMemory.Known(
      drawable: drawable, count: drawables.count - reading.count, depth: drawables.deepest - drawables.depth)
    drawables.deepest = max(drawables.deepest, reading.deepest)
  }

  /// Returns whether count and depth are within the limits. Reports a limit that is exceeded.
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

  /// Counts a drawable. Returns `false` if a limit is exceeded.
  mutating func countsDrawable(_ site: Site) -> Bool {
    drawables.count += 1
    drawables.deepest = max(drawables.deepest, drawables.depth)
    return isWithinLimits(drawables.depth, site)
  }

  /// Reports files that refer to each other in a cycle, at the first of them.
  private mutating func noteCircle(_ first: Int, _ last: Site) {
    let keys = drawables.way[first...].map { $0.key.name }
    // The reference in each file to the next one.
    let sites = drawables.way[(first + 1)...].map { $0.site } + [last]
    let (place, names) = Self.turned(Array(zip(keys, sites)).map { (name: $0.0, site: $0.1) })
    faults.add(
      "\"drawable/\(names[1])\" includes this file again: \(names.joined(separator: " → ")); remove one reference",
      .cycle, at: place)
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
    try asked("drawable", name, on: device) { $0.drawable($1) }
  }
}

import EagerLayout

/// What is kept of drawables while they are read.
struct DrawableMemory {
  /// A drawable of a name that was read, and how much is in it.
  struct Known {
    var drawable: Drawable
    var count: Int
    var depth: Int
  }

  /// What a drawable is read as: a name, and which way its view is written.
  struct Name: Hashable {
    var key: ResourceKey
    var isTurned: Bool
    /// The states of its view, by which colours are chosen.
    var states: Set<String>
  }

  /// A file that is read, and what was counted before it. (An object, of which the stack holds nothing but a reference.)
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
  /// Whether the view that they are of is written from right to left.
  var isTurned = false
  /// The files on the way here, and what led to each from the one before.
  var way: [(key: ResourceKey, site: Site)] = []
  /// How many there are in the one that is asked for.
  var count = 0
  /// How deep it goes here, and how deep anywhere.
  var depth = 0
  var deepest = 0
}

extension Resolver {
  /// The drawable that a value says; nil for none, or where there is a fault, which is noted.
  mutating func drawable(_ value: Written) -> Drawable? {
    drawables.count = 0
    return innerDrawable(value)
  }

  /// The drawable that a value within another one says. What finds it returns before that is read, so that deep ones need little of
  /// the stack.
  mutating func innerDrawable(_ value: Written) -> Drawable? {
    switch find(value) {
    case .drawable(let drawable): return drawable
    case .file(let file):
      let drawable = file.reader(&self, file.element)
      keep(drawable, file)
      return drawable
    }
  }

  /// What a value says: a drawable, or none, or a file of one that was not read yet.
  private enum Found {
    case drawable(Drawable?)
    case file(DrawableMemory.Reading)
  }

  private mutating func find(_ value: Written) -> Found {
    switch resolve(value, isNeeded: false, instead: "nothing is drawn for it, and it has no size") {
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
      // A list of colours by states.
      if key.type == "color" { return .drawable(color(value).map { .color($0) } ?? .nothing) }
      return begin(file, reader, key, value.site)
    case .file, .value, .style: return noteNoDrawable(value)
    }
  }

  private static let drawableTypes: Set<String> = ["drawable", "mipmap", "color"]

  private mutating func noteNoDrawable(_ value: Written) -> Found {
    faults.add(
      "\"\(shortened(value.text))\" is no drawable; write @drawable/name, @color/name or a colour", .value,
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
      // Its lines are not known: all of it stretches.
      return .ninePatch(image, NinePatch(width: Int(pixels.width), height: Int(pixels.height)) { _, _ in 0 })
    default: return .image(image)
    }
  }

  /// Goes to a file, unless it was read: then what is in it is counted again.
  private mutating func begin(
    _ file: MarkupFile, _ reader: @escaping ResourceVariant.DrawingReader, _ key: ResourceKey, _ site: Site
  ) -> Found {
    if let first = drawables.way.firstIndex(where: { $0.key == key }) {
      noteCircle(first, site.ofName)
      return .drawable(nil)
    }
    let name = DrawableMemory.Name(key: key, isTurned: drawables.isTurned, states: states)
    if let known = drawables.known[name] {
      // What is beyond all limits is not counted on.
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

  /// Keeps what was read of a file.
  private mutating func keep(_ drawable: Drawable, _ reading: DrawableMemory.Reading) {
    drawables.way.removeLast()
    drawables.known[reading.name] = DrawableMemory.Known(
      drawable: drawable, count: drawables.count - reading.count, depth: drawables.deepest - drawables.depth)
    drawables.deepest = max(drawables.deepest, reading.deepest)
  }

  /// Notes where there are too many drawables in one, or too deep in each other.
  private mutating func isWithinLimits(_ depth: Int, _ site: Site) -> Bool {
    let limits = resources.limits
    if depth > limits.drawableDepth {
      faults.add("more than \(grouped(limits.drawableDepth)) levels of drawables", .limit, at: site)
    } else if drawables.count > limits.layers {
      faults.add("more than \(grouped(limits.layers)) layers in one drawable", .limit, at: site)
    } else {
      return true
    }
    return false
  }

  /// Counts one more; false where that is beyond a limit.
  mutating func countsDrawable(_ site: Site) -> Bool {
    drawables.count += 1
    drawables.deepest = max(drawables.deepest, drawables.depth)
    return isWithinLimits(drawables.depth, site)
  }

  /// Files that refer to each other in a circle, told at the first of them.
  private mutating func noteCircle(_ first: Int, _ last: Site) {
    let keys = drawables.way[first...].map { $0.key.name }
    // What in each file leads to the next one.
    let sites = drawables.way[(first + 1)...].map { $0.site } + [last]
    let (place, names) = Self.turned(Array(zip(keys, sites)).map { (name: $0.0, site: $0.1) })
    faults.add(
      "\"drawable/\(names[1])\" includes this file again: \(names.joined(separator: " → "))", .cycle, at: place)
  }
}

extension ResourceVariant {
  /// The size of an image in dp, without the frame of a nine-patch; nil for what is none.
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
  /// A drawable by its name, for a device: of a file, an image, or a colour.
  ///
  ///     let card = try resources.drawable("card", on: Device(width: 360, height: 640))
  ///
  /// - Parameters:
  ///   - name: the name of its file, without ending, or a reference such as `@color/red`.
  ///   - device: what resources are chosen for.
  /// - Throws: all faults of all files that were met.
  /// - Complexity: O(n) in the number of drawables in it.
  public func drawable(_ name: String, on device: Device) throws(MarkupError) -> Drawable {
    try asked("drawable", name, on: device) { $0.drawable($1) }
  }
}

extension Drawable {
  /// A color that is blended with everything that is painted, as specified by `tint` and `tintMode`.
  ///
  ///     icon.tinted(Drawable.Tint(MarkupColor(red: 255, green: 255, blue: 255)))     // white, with the icon's transparency
  public struct Tint: Equatable, Sendable {
    /// The blend mode. The tint is the source of the Porter-Duff operators.
    public enum Mode: String, Equatable, Sendable {
      /// The tint over the drawing.
      case sourceOver = "src_over"
      /// The tint in place of the drawing, with the drawing's alpha.
      case sourceIn = "src_in"
      /// The tint over the drawing, only where something is drawn.
      case sourceAtop = "src_atop"
      /// The product of tint and drawing.
      case multiply
      /// The inverse of the product of the inverted colors.
      case screen
      /// The sum of tint and drawing.
      case add
    }

    /// The color.
    public var color: MarkupColor
    /// The blend mode.
    public var mode: Mode

    /// Creates a tint, which replaces all colors by default.
    public init(_ color: MarkupColor, _ mode: Mode = .sourceIn) {
      self.color = color
      self.mode = mode
    }

    /// Returns a color with the tint applied.
    public func mixed(with color: MarkupColor) -> MarkupColor {
      let source = self.color, over = Double(source.alpha) / 255, under = Double(color.alpha) / 255
      let alpha =
        switch mode {
        case .sourceOver, .screen: over + under - over * under
        case .sourceIn, .multiply: over * under
        case .sourceAtop: under
        case .add: min(over + under, 1)
        }
      func blended(_ a: UInt8, _ b: UInt8) -> UInt8 {
        // The operators apply to colors with premultiplied alpha.
        let a = Double(a) / 255 * over, b = Double(b) / 255 * under
        let mixed =
          switch mode {
          case .sourceOver: a + (1 - over) * b
          case .sourceIn: a * under
          case .sourceAtop: a * under + (1 - over) * b
          case .multiply: a * b
          case .screen: a + b - a * b
          case .add: min(a + b, 1)
          }
        return alpha > 0 ? Self.byte(mixed / alpha) : 0
      }
      return MarkupColor(
        alpha: Self.byte(alpha), red: blended(source.red, color.red), green: blended(source.green, color.green),
        blue: blended(source.blue, color.blue))
    }

    private static func byte(_ channel: Double) -> UInt8 { UInt8(max(0, min(channel * 255 + 0.5, 255))) }
  }

  /// Returns the drawable with a tint applied.
  ///
  /// - Complexity: O(n) in the number of nested drawables, vector paths and gradient stops.
  public func tinted(_ tint: Tint) -> Drawable { mapped(.tint(tint)) }

  /// Returns the drawable with its images, nine-patches and vectors mirrored horizontally.
  func withMirroredImages() -> Drawable { mapped(.mirror) }

  /// A change to all drawables without nested drawables, the leaves.
  private enum Change {
    case tint(Tint)
    case mirror
  }

  // Each kind of nested drawable has its own function, so that deep nesting needs little stack space.
  private func mapped(_ change: Change) -> Drawable {
    switch self {
    case .layers(let layers): .layers(layers.map { $0.mapped(change) })
    case .transition(let layers): .transition(layers.map { $0.mapped(change) })
    case .ripple(let layers): .ripple(layers.map { $0.mapped(change) })
    case .states(let states): .states(states.map { $0.mapped(change) })
    case .levels(let levels): .levels(levels.map { $0.mapped(change) })
    case .inset(let inset, let child): .inset(inset, child.mapped(change))
    case .clip(let clip, let child): .clip(clip, child.mapped(change))
    case .scale(let scale, let child): .scale(scale, child.mapped(change))
    case .rotate(let rotation, let child): .rotate(rotation, child.mapped(change))
    case .shadow(let child): .shadow(child.mapped(change))
    case .mirrored(let child): if case .mirror = change { self } else { .mirrored(child.mapped(change)) }
    default: leafMapped(change)
    }
  }

  private func leafMapped(_ change: Change) -> Drawable {
    guard case .tint(let tint) = change else {
      switch self {
      case .image, .ninePatch, .vector: return .mirrored(self)
      default: return self
      }
    }
    switch self {
    case .color(let color): return .color(tint.mixed(with: color))
    case .image(let image): return .image(image.tinted(tint))
    case .ninePatch(let image, let patch): return .ninePatch(image.tinted(tint), patch)
    case .shape(let shape): return .shape(shape.tinted(tint))
    case .vector(let vector): return .vector(vector.tinted(tint))
    default: return self
    }
  }
}

extension Drawable.Image {
  fileprivate func tinted(_ tint: Drawable.Tint) -> Self {
    var image = self
    image.tint = tint
    return image
  }
}

extension Drawable.Shape {
  fileprivate func tinted(_ tint: Drawable.Tint) -> Self {
    var shape = self
    shape.stroke?.tint(tint)
    switch fill {
    case .color(let color): shape.fill = .color(tint.mixed(with: color))
    case .gradient(var gradient):
      for stop in gradient.stops.indices { gradient.stops[stop].color = tint.mixed(with: gradient.stops[stop].color) }
      shape.fill = .gradient(gradient)
    case nil: break
    }
    return shape
  }
}

extension Drawable.Stroke {
  fileprivate mutating func tint(_ tint: Drawable.Tint) { color = tint.mixed(with: color) }
}

extension Drawable.Vector {
  fileprivate func tinted(_ tint: Drawable.Tint) -> Self {
    var vector = self
    for path in paths.indices {
      vector.paths[path].fill = paths[path].fill.map { tint.mixed(with: $0) }
      vector.paths[path].stroke?.tint(tint)
    }
    return vector
  }
}

extension Drawable.States {
  fileprivate func map(_ transform: (Drawable) -> Drawable) -> Self {
    var result = self
    for item in items.indices { result.items[item].drawable = transform(items[item].drawable) }
    return result
  }
}

extension Drawable.Levels {
  fileprivate func map(_ transform: (Drawable) -> Drawable) -> Self {
    var result = self
    for item in items.indices { result.items[item].drawable = transform(items[item].drawable) }
    return result
  }
}

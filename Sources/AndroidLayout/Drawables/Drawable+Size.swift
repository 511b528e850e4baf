public import EagerLayout

extension Drawable {
  /// An intrinsic size, which may lack a width or a height.
  public struct IntrinsicSize: Equatable, Sendable {
    /// The width, in dp; `nil` for none.
    public var width: Double?
    /// The height, in dp; `nil` for none.
    public var height: Double?

    /// Creates an intrinsic size, by default without width and height.
    public init(width: Double? = nil, height: Double? = nil) {
      self.width = width
      self.height = height
    }
  }

  /// The intrinsic size in dp, for an enabled view at level 0: `nil` along an axis without one. For other states and
  /// levels, use ``resolved(for:level:)``.
  ///
  /// - Complexity: O(n) in the number of nested drawables.
  public var intrinsicSize: IntrinsicSize { metrics(DrawableState()).size }

  /// The padding in dp for the content of a view with this background.
  ///
  /// - Complexity: O(n) in the number of nested drawables.
  public var padding: Edges { metrics(DrawableState()).padding }

  /// Resolves states and levels: state lists and level lists become the chosen item, and clipped, scaled or rotated
  /// drawables without a level of their own get this one. A ring still follows the level with which it is painted.
  ///
  ///     button.resolved(for: [.pressed]).intrinsicSize
  ///
  /// - Parameters:
  ///   - states: the states of the view, which is enabled unless they contain `.disabled`.
  ///   - level: the level, from 0 to 10,000.
  /// - Complexity: O(n) in the number of nested drawables.
  public func resolved(for states: Set<State>, level: Int = 0) -> Drawable {
    resolved(DrawableState(states: states, level: level))
  }

  private func resolved(_ drawableState: DrawableState) -> Drawable {
    switch self {
    case .color, .image, .ninePatch, .shape, .vector, .unresolved: break
    case .states(let states): return drawableState.choose(states)?.resolved(drawableState) ?? .nothing
    case .levels(let levels): return drawableState.choose(levels)?.resolved(drawableState) ?? .nothing
    case .layers(let layers): return .layers(layers.map { $0.resolved(drawableState) })
    case .transition(let layers): return .transition(layers.map { $0.resolved(drawableState) })
    case .ripple(let layers): return .ripple(layers.map { $0.resolved(drawableState) })
    case .inset(let inset, let child): return .inset(inset, child.resolved(drawableState))
    case .shadow(let child): return .shadow(child.resolved(drawableState))
    case .mirrored(let child): return .mirrored(child.resolved(drawableState))
    case .clip(var clip, let child):
      clip.level = drawableState.level(clip.level)
      return .clip(clip, child.resolved(drawableState))
    case .scale(var scale, let child):
      scale.level = drawableState.level(scale.level)
      return .scale(scale, child.resolved(drawableState))
    case .rotate(var rotation, let child):
      rotation.level = drawableState.level(rotation.level)
      return .rotate(rotation, child.resolved(drawableState))
    }
    return self
  }
}

/// The inputs that select drawables: the states of a view, and a level.
package struct DrawableState {
  var states: Set<Drawable.State> = []
  var level = 0

  package init(states: Set<Drawable.State> = [], level: Int = 0) {
    self.states = states
    self.level = level
  }

  /// Creates the inputs for a view's states, by their names. A view without `enabled` is disabled.
  init(_ names: Set<String>) {
    for name in names where name != "enabled" { states.insert(Drawable.State(name)) }
    if !names.contains("enabled") { states.insert(.disabled) }
  }

  /// Returns a drawable's own level, or else the level passed for painting, clamped to 0 … 10,000.
  package func level(_ ownLevel: Int?) -> Int { max(0, min(ownLevel ?? level, 10_000)) }

  package func choose(_ states: Drawable.States) -> Drawable? {
    states.items.first { $0.conditions.allSatisfy { has($0.state) == $0.holds } }?.drawable
  }

  package func choose(_ levels: Drawable.Levels) -> Drawable? {
    levels.items.first { $0.levels.contains(level(nil)) }?.drawable
  }

  private func has(_ state: Drawable.State) -> Bool {
    switch state.rawValue {
    case "enabled": !states.contains(.disabled)
    case "highlighted": states.contains(.pressed) || states.contains(state)
    default: states.contains(state)
    }
  }
}

extension Drawable.Layers {
  func map(_ transform: (Drawable) -> Drawable) -> Self {
    var result = self
    for layer in layers.indices { result.layers[layer].drawable = transform(layers[layer].drawable) }
    return result
  }
}

/// The intrinsic size and the padding of a drawable, computed in one pass.
package struct DrawableMetrics {
  package var size = Drawable.IntrinsicSize()
  package var padding = Edges()

  /// The metrics of the horizontally mirrored drawable.
  var mirrored: DrawableMetrics {
    DrawableMetrics(
      size: size,
      padding: Edges(top: padding.top, left: padding.right, bottom: padding.bottom, right: padding.left))
  }
}

extension Drawable {
  // Each kind of nested drawable has its own function, so that deep nesting needs little stack space.
  package func metrics(_ drawableState: DrawableState) -> DrawableMetrics {
    switch self {
    case .layers(let layers), .transition(let layers), .ripple(let layers): Self.metrics(layers, drawableState)
    case .states(let states): Self.metrics(states, drawableState)
    case .levels(let levels): Self.metrics(levels, drawableState)
    case .inset(let inset, let child): inset.addingInsets(to: child.metrics(drawableState))
    case .clip(_, let child), .scale(_, let child), .rotate(_, let child), .shadow(let child):
      child.metrics(drawableState)
    case .mirrored(let child): child.metrics(drawableState).mirrored
    default: leafMetrics
    }
  }

  private var leafMetrics: DrawableMetrics {
    switch self {
    case .image(let image): return DrawableMetrics(size: IntrinsicSize(image.size))
    case .ninePatch(let image, let patch):
      let scale = Image.scale(of: patch, image.size)
      return DrawableMetrics(size: IntrinsicSize(image.size), padding: patch.padding.times(scale))
    case .shape(let shape):
      return DrawableMetrics(size: IntrinsicSize(width: shape.width, height: shape.height), padding: shape.padding)
    case .vector(let vector): return DrawableMetrics(size: IntrinsicSize(vector.size))
    default: return DrawableMetrics()
    }
  }

  private static func metrics(_ states: States, _ drawableState: DrawableState) -> DrawableMetrics {
    let itemMetrics = states.items.map { $0.drawable.metrics(drawableState) }
    let chosen = states.items.firstIndex { drawableState.choose(States([$0])) != nil }
    return metrics(itemMetrics, chosen, states.hasConstantSize, states.hasVariablePadding)
  }

  private static func metrics(_ levels: Levels, _ drawableState: DrawableState) -> DrawableMetrics {
    let itemMetrics = levels.items.map { $0.drawable.metrics(drawableState) }
    return metrics(itemMetrics, levels.items.firstIndex { $0.levels.contains(drawableState.level(nil)) }, false, false)
  }

  /// Returns the metrics of layers. Each nested layer is inside of the paddings of all earlier layers. Layers that are
  /// not nested have the same bounds.
  private static func metrics(_ layers: Layers, _ drawableState: DrawableState) -> DrawableMetrics {
    var result = DrawableMetrics(), padding = Edges()
    for layer in layers.layers {
      let layerMetrics = layer.drawable.metrics(drawableState)
      let width = (layer.width ?? layerMetrics.size.width).map { $0 + layer.insets.horizontal + padding.horizontal }
      let height = (layer.height ?? layerMetrics.size.height).map { $0 + layer.insets.vertical + padding.vertical }
      result.size.width = larger(result.size.width, width)
      result.size.height = larger(result.size.height, height)
      result.padding =
        layers.isNested ? result.padding.plus(layerMetrics.padding) : result.padding.union(layerMetrics.padding)
      if layers.isNested { padding = result.padding }
    }
    result.padding.left = layers.paddingLeft ?? result.padding.left
    result.padding.top = layers.paddingTop ?? result.padding.top
    result.padding.right = layers.paddingRight ?? result.padding.right
    result.padding.bottom = layers.paddingBottom ?? result.padding.bottom
    return result
  }

  /// Returns the metrics of a list, given the metrics of all items and the index of the chosen item.
  private static func metrics(
    _ itemMetrics: [DrawableMetrics], _ chosen: Int?, _ hasConstantSize: Bool, _ hasVariablePadding: Bool
  ) -> DrawableMetrics {
    var result = chosen.map { itemMetrics[$0] } ?? DrawableMetrics()
    for metrics in itemMetrics {
      if hasConstantSize {
        result.size.width = larger(result.size.width, metrics.size.width)
        result.size.height = larger(result.size.height, metrics.size.height)
      }
      if !hasVariablePadding { result.padding = result.padding.union(metrics.padding) }
    }
    return result
  }

  /// Returns the larger of two lengths; nil if both are nil.
  private static func larger(_ a: Double?, _ b: Double?) -> Double? {
    if let a, let b { return max(a, b) }
    return a ?? b
  }
}

extension Drawable.IntrinsicSize {
  init(_ size: Extent) { self.init(width: size.width, height: size.height) }
}

extension Drawable.Image {
  /// Returns the dp per pixel of a nine-patch, given the size of its image in dp.
  package static func scale(of patch: NinePatch, _ size: Extent) -> Double {
    patch.size.width > 0 ? size.width / patch.size.width : 1
  }
}

extension Drawable.Inset {
  /// Returns the metrics of a child with these insets. For the padding, fractions count as 0, since the bounds are not
  /// known.
  func addingInsets(to child: DrawableMetrics) -> DrawableMetrics {
    var result = child
    result.size.width = Self.length(child.size.width, left, right)
    result.size.height = Self.length(child.size.height, top, bottom)
    result.padding = child.padding.plus(edges(in: Extent()))
    return result
  }

  package func edges(in bounds: Extent) -> Edges {
    Edges(
      top: top.points(of: bounds.height), left: left.points(of: bounds.width), bottom: bottom.points(of: bounds.height),
      right: right.points(of: bounds.width))
  }

  /// Returns the length from which both insets leave the child's length; nil if their fractions add up to 1 or more.
  private static func length(_ child: Double?, _ start: Drawable.Amount, _ end: Drawable.Amount) -> Double? {
    let fraction = start.points(of: 1) + end.points(of: 1) - start.points(of: 0) - end.points(of: 0)
    guard let child, fraction < 1 else { return nil }
    return max(child / (1 - fraction) + start.points(of: 0) + end.points(of: 0), 0)
  }
}

extension Edges {
  package func plus(_ other: Edges) -> Edges {
    Edges(top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
  }

  func times(_ scale: Double) -> Edges {
    Edges(top: top * scale, left: left * scale, bottom: bottom * scale, right: right * scale)
  }

  /// Returns the larger value for each side.
  func union(_ other: Edges) -> Edges {
    Edges(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

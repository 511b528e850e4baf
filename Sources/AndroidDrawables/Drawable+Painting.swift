public import AndroidLayout
import Arrangements
public import EagerLayout

extension Drawable {
  /// Returns the layers to paint, from the bottom to the top.
  ///
  ///     card.layers(in: Frame(width: 100, height: 50)).map { $0.frame }
  ///
  /// - Parameters:
  ///   - bounds: The frame that the drawable fills.
  ///   - states: The states of the view. The view is enabled unless they contain `.disabled`.
  ///   - level: The level, from 0 to 10,000.
  /// - Complexity: O(n · d), where n is the number of nested drawables and d their greatest depth.
  public func layers(in bounds: Frame, states: Set<State> = [], level: Int = 0) -> [DrawnLayer] {
    var painter = DrawablePainter(DrawableState(states: states, level: level))
    painter.paint(self, in: bounds, [])
    return painter.layers
  }
}

/// Computes the frames of nested drawables, and collects the layers to paint.
private struct DrawablePainter {
  let drawableState: DrawableState
  var layers: [DrawnLayer] = []

  init(_ drawableState: DrawableState) { self.drawableState = drawableState }

  // Each kind of nested drawable has its own function, so that deep nesting needs little stack space.
  mutating func paint(_ drawable: Drawable, in bounds: Frame, _ steps: [Drawable.Step]) {
    switch drawable {
    case .layers(let all), .ripple(let all): paint(all, bounds, steps)
    case .transition(let all): paint(Drawable.Layers(Array(all.layers.prefix(1))), bounds, steps)
    case .states(let states): if let child = drawableState.choose(states) { paint(child, in: bounds, steps) }
    case .levels(let levels): if let child = drawableState.choose(levels) { paint(child, in: bounds, steps) }
    case .inset(let inset, let child): paint(child, in: bounds.inset(by: inset.edges(in: bounds.extent)), steps)
    case .clip(let clip, let child): paint(clip, child, bounds, steps)
    case .scale(let scale, let child): paint(scale, child, bounds, steps)
    case .rotate(let rotation, let child): paint(rotation, child, bounds, steps)
    case .shadow(let child): paint(child, in: bounds, steps)
    case .mirrored(let child):
      paint(child, in: bounds, steps + [.move(x: bounds.x + bounds.maxX, y: 0), .scale(x: -1, y: 1)])
    default: paintLeaf(drawable, bounds, steps)
    }
  }

  private mutating func paintLeaf(_ drawable: Drawable, _ bounds: Frame, _ steps: [Drawable.Step]) {
    switch drawable {
    case .color(let color): add(.rectangle(Drawable.Corners()), bounds, steps, fill: .color(color))
    case .image(let image): add(.image(image), image.tile == .none ? image.frame(in: bounds) : bounds, steps)
    case .ninePatch(let image, let patch): add(.ninePatch(image, patch), bounds, steps)
    case .shape(let shape): paint(shape, bounds, steps)
    case .vector(let vector): paint(vector, bounds, steps)
    default: break
    }
  }

  private mutating func paint(
    _ rotation: Drawable.Rotation, _ child: Drawable, _ bounds: Frame, _ steps: [Drawable.Step]
  ) {
    let degrees = rotation.from + (rotation.to - rotation.from) * drawableState.fraction(rotation.level)
    let x = bounds.x + rotation.pivotX.points(of: bounds.width)
    let y = bounds.y + rotation.pivotY.points(of: bounds.height)
    paint(child, in: bounds, degrees == 0 ? steps : steps + [.turn(degrees: degrees, x: x, y: y)])
  }

  private mutating func add(
    _ content: DrawnLayer.Content, _ frame: Frame, _ steps: [Drawable.Step], fill: Drawable.Fill? = nil,
    stroke: Drawable.Stroke? = nil
  ) {
    layers.append(DrawnLayer(content, in: frame, fill: fill, stroke: stroke, steps: steps))
  }

  private mutating func paint(_ shape: Drawable.Shape, _ bounds: Frame, _ steps: [Drawable.Step]) {
    // The outer edge of the stroke is at the bounds, so its center line is half its width inside.
    let frame = bounds.inset(by: min((shape.stroke?.width ?? 0) / 2, bounds.width / 2, bounds.height / 2))
    switch shape.kind {
    case .rectangle:
      add(.rectangle(shape.corners.fitting(frame)), frame, steps, fill: shape.fill, stroke: shape.stroke)
    case .oval: add(.oval, frame, steps, fill: shape.fill, stroke: shape.stroke)
    case .line: add(.line, frame, steps, stroke: shape.stroke)
    case .ring(let ring):
      let degrees = ring.usesLevel ? 360 * drawableState.fraction() : 360
      guard degrees > 0 else { return }
      add(
        .ring(
          innerRadius: ring.innerRadius ?? frame.width / ring.innerRadiusRatio,
          thickness: ring.thickness ?? frame.width / ring.thicknessRatio, degrees: degrees), frame, steps,
        fill: shape.fill, stroke: shape.stroke)
    }
  }

  private mutating func paint(_ layerList: Drawable.Layers, _ bounds: Frame, _ steps: [Drawable.Step]) {
    var padding = Edges()
    for layer in layerList.layers {
      let metrics = layer.drawable.metrics(drawableState)
      paint(layer.drawable, in: frame(of: layer, metrics.size, bounds.inset(by: padding.plus(layer.insets))), steps)
      if layerList.isNested { padding = padding.plus(metrics.padding) }
    }
  }

  /// Returns the frame of a layer in its available space. Along an axis, a layer without a gravity fills the space,
  /// unless it specifies a length.
  private func frame(of layer: Drawable.Layer, _ intrinsicSize: Drawable.IntrinsicSize, _ available: Frame) -> Frame {
    let width = layer.width ?? intrinsicSize.width, height = layer.height ?? intrinsicSize.height
    let horizontal = width == nil ? .fill : layer.gravity.horizontal ?? (layer.width == nil ? .fill : .start)
    let vertical = height == nil ? .fill : layer.gravity.vertical ?? (layer.height == nil ? .fill : .start)
    return available.aligning(
      Drawable.Gravity(horizontal: horizontal, vertical: vertical), width: width ?? 0, height: height ?? 0)
  }

  private mutating func paint(
    _ clip: Drawable.Clip, _ child: Drawable, _ bounds: Frame, _ steps: [Drawable.Step]
  ) {
    let fraction = drawableState.fraction(clip.level)
    let visible = bounds.aligning(
      clip.gravity, width: bounds.width * (clip.isHorizontal ? fraction : 1),
      height: bounds.height * (clip.isVertical ? fraction : 1))
    guard fraction > 0, !visible.isEmpty else { return }
    paint(child, in: bounds, fraction == 1 ? steps : steps + [.clip(visible)])
  }

  private mutating func paint(
    _ scale: Drawable.Scale, _ child: Drawable, _ bounds: Frame, _ steps: [Drawable.Step]
  ) {
    let fraction = drawableState.fraction(scale.level)
    guard fraction > 0 else { return }
    let minimumSize = scale.keepsIntrinsicSize ? child.metrics(drawableState).size : Drawable.IntrinsicSize()
    func length(_ available: Double, _ minimumSize: Double?, _ removedFraction: Double?) -> Double {
      available - max(available - (minimumSize ?? 0), 0) * (1 - fraction) * max(0, min(removedFraction ?? 0, 1))
    }
    let frame = bounds.aligning(
      scale.gravity, width: length(bounds.width, minimumSize.width, scale.width),
      height: length(bounds.height, minimumSize.height, scale.height))
    paint(child, in: frame, steps)
  }

  private mutating func paint(_ vector: Drawable.Vector, _ bounds: Frame, _ steps: [Drawable.Step]) {
    guard vector.viewport.width > 0, vector.viewport.height > 0 else { return }
    let viewportSteps: [Drawable.Step] = [
      .move(x: bounds.x, y: bounds.y),
      .scale(x: bounds.width / vector.viewport.width, y: bounds.height / vector.viewport.height),
    ]
    for path in vector.paths {
      add(
        .path(path.data, isEvenOdd: path.isEvenOdd, steps: viewportSteps + path.steps), bounds, steps,
        fill: path.fill.map { .color($0) }, stroke: path.stroke)
    }
  }
}

extension Frame {
  /// Returns the frame of a box with a size, positioned in this frame by a gravity. An unspecified gravity is the
  /// start.
  func aligning(_ gravity: Drawable.Gravity, width: Double, height: Double) -> Frame {
    let horizontal = gravity.horizontal ?? .start, vertical = gravity.vertical ?? .start
    let size = Extent(width: horizontal == .fill ? self.width : width, height: vertical == .fill ? self.height : height)
    return Frame(
      x: x + (self.width - size.width) * horizontal.share, y: y + (self.height - size.height) * vertical.share, size)
  }
}

extension Drawable.Image {
  /// Returns the frame of the image in bounds, by the image's gravity.
  func frame(in bounds: Frame) -> Frame { bounds.aligning(gravity, width: size.width, height: size.height) }
}

extension Drawable.Corners {
  /// Returns the corners with each radius limited to half of the smaller side of `frame`.
  func fitting(_ frame: Frame) -> Self {
    let limit = max(min(frame.width, frame.height) / 2, 0)
    var result = self
    (result.topLeft, result.topRight) = (min(topLeft, limit), min(topRight, limit))
    (result.bottomRight, result.bottomLeft) = (min(bottomRight, limit), min(bottomLeft, limit))
    return result
  }
}

extension DrawableState {
  /// Returns the level as a fraction of 10,000: `ownLevel` if it is specified, or else the level passed for painting.
  func fraction(_ ownLevel: Int? = nil) -> Double { Double(level(ownLevel)) / 10_000 }
}

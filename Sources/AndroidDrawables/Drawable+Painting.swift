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

/// Places drawables in their frames and collects the layers.
private struct DrawablePainter {
  let moment: DrawableState
  var layers: [DrawnLayer] = []

  init(_ moment: DrawableState) { self.moment = moment }

  // Nested drawables are painted by separate functions, so that a deep drawable needs little of the stack.
  mutating func paint(_ drawable: Drawable, in bounds: Frame, _ steps: [Drawable.Step]) {
    switch drawable {
    case .layers(let all), .ripple(let all): paint(all, bounds, steps)
    case .transition(let all): paint(Drawable.Layers(Array(all.layers.prefix(1))), bounds, steps)
    case .states(let states): if let child = moment.choose(states) { paint(child, in: bounds, steps) }
    case .levels(let levels): if let child = moment.choose(levels) { paint(child, in: bounds, steps) }
    case .inset(let inset, let child): paint(child, in: bounds.inset(by: inset.edges(in: bounds.extent)), steps)
    case .clip(let clip, let child): paint(clip, child, bounds, steps)
    case .scale(let scale, let child): paint(scale, child, bounds, steps)
    case .rotate(let rotation, let child): paint(rotation, child, bounds, steps)
    case .shadow(let child): paint(child, in: bounds, steps)
    case .mirrored(let child):
      paint(child, in: bounds, steps + [.move(x: bounds.x + bounds.maxX, y: 0), .scale(x: -1, y: 1)])
    default: paintAlone(drawable, bounds, steps)
    }
  }

  private mutating func paintAlone(_ drawable: Drawable, _ bounds: Frame, _ steps: [Drawable.Step]) {
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
    let degrees = rotation.from + (rotation.to - rotation.from) * moment.fraction(rotation.level)
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
    // The outer side of the stroke is at the bounds.
    let frame = bounds.inset(by: min((shape.stroke?.width ?? 0) / 2, bounds.width / 2, bounds.height / 2))
    switch shape.kind {
    case .rectangle:
      add(.rectangle(shape.corners.fitting(frame)), frame, steps, fill: shape.fill, stroke: shape.stroke)
    case .oval: add(.oval, frame, steps, fill: shape.fill, stroke: shape.stroke)
    case .line: add(.line, frame, steps, stroke: shape.stroke)
    case .ring(let ring):
      let degrees = ring.usesLevel ? 360 * moment.fraction() : 360
      guard degrees > 0 else { return }
      add(
        .ring(
          innerRadius: ring.innerRadius ?? frame.width / ring.innerRadiusRatio,
          thickness: ring.thickness ?? frame.width / ring.thicknessRatio, degrees: degrees), frame, steps,
        fill: shape.fill, stroke: shape.stroke)
    }
  }

  private mutating func paint(_ all: Drawable.Layers, _ bounds: Frame, _ steps: [Drawable.Step]) {
    var padding = Edges()
    for layer in all.layers {
      let own = layer.drawable.metrics(moment)
      paint(layer.drawable, in: room(of: layer, own.size, bounds.inset(by: padding.plus(layer.insets))), steps)
      if all.isNested { padding = padding.plus(own.padding) }
    }
  }

  /// Returns the frame of a layer in its available space. A layer without a gravity fills the space, unless it
  /// specifies a size.
  private func room(of layer: Drawable.Layer, _ own: Drawable.IntrinsicSize, _ room: Frame) -> Frame {
    let width = layer.width ?? own.width, height = layer.height ?? own.height
    let across = width == nil ? .fill : layer.gravity.horizontal ?? (layer.width == nil ? .fill : .start)
    let down = height == nil ? .fill : layer.gravity.vertical ?? (layer.height == nil ? .fill : .start)
    return room.part(
      Drawable.Gravity(horizontal: across, vertical: down), width: width ?? 0, height: height ?? 0)
  }

  private mutating func paint(
    _ clip: Drawable.Clip, _ child: Drawable, _ bounds: Frame, _ steps: [Drawable.Step]
  ) {
    let part = moment.fraction(clip.level)
    let seen = bounds.part(
      clip.gravity, width: bounds.width * (clip.isHorizontal ? part : 1),
      height: bounds.height * (clip.isVertical ? part : 1))
    guard part > 0, !seen.isEmpty else { return }
    paint(child, in: bounds, part == 1 ? steps : steps + [.clip(seen)])
  }

  private mutating func paint(
    _ scale: Drawable.Scale, _ child: Drawable, _ bounds: Frame, _ steps: [Drawable.Step]
  ) {
    let part = moment.fraction(scale.level)
    guard part > 0 else { return }
    let least = scale.keepsIntrinsicSize ? child.metrics(moment).size : Drawable.IntrinsicSize()
    func length(_ room: Double, _ least: Double?, _ taken: Double?) -> Double {
      room - max(room - (least ?? 0), 0) * (1 - part) * max(0, min(taken ?? 0, 1))
    }
    let frame = bounds.part(
      scale.gravity, width: length(bounds.width, least.width, scale.width),
      height: length(bounds.height, least.height, scale.height))
    paint(child, in: frame, steps)
  }

  private mutating func paint(_ vector: Drawable.Vector, _ bounds: Frame, _ steps: [Drawable.Step]) {
    guard vector.viewport.width > 0, vector.viewport.height > 0 else { return }
    let inner: [Drawable.Step] = [
      .move(x: bounds.x, y: bounds.y),
      .scale(x: bounds.width / vector.viewport.width, y: bounds.height / vector.viewport.height),
    ]
    for path in vector.paths {
      add(
        .path(path.data, isEvenOdd: path.isEvenOdd, steps: inner + path.steps), bounds, steps,
        fill: path.fill.map { .color($0) }, stroke: path.stroke)
    }
  }
}

extension Frame {
  /// Returns the frame of a box with a size and a gravity in this frame. An unspecified gravity is the start.
  func part(_ gravity: Drawable.Gravity, width: Double, height: Double) -> Frame {
    let across = gravity.horizontal ?? .start, down = gravity.vertical ?? .start
    let size = Extent(width: across == .fill ? self.width : width, height: down == .fill ? self.height : height)
    return Frame(
      x: x + (self.width - size.width) * across.share, y: y + (self.height - size.height) * down.share, size)
  }
}

extension Drawable.Image {
  /// Returns the frame of the image by its gravity.
  func frame(in bounds: Frame) -> Frame { bounds.part(gravity, width: size.width, height: size.height) }
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
  /// The level as a fraction: `own` if it is given, or else the level of the drawing.
  func fraction(_ own: Int? = nil) -> Double { Double(level(own)) / 10_000 }
}

import Arrangements
public import EagerLayout

/// Something to paint: a shape, a colour, an image or a path, and where. CoreGraphics, a PDF or SVG draws it as it is.
///
///     for layer in card.layers(in: frame) { print(layer.svg) }
public struct DrawnLayer: Equatable, Sendable {
  /// What is painted.
  public enum Content: Equatable, Sendable {
    /// A rectangle, whose corners may be round.
    case rectangle(Drawable.Corners)
    /// An oval that touches all sides of the frame.
    case oval
    /// A line from side to side, in the middle.
    case line
    /// A ring around the middle of the frame, which it may go beyond: the radius of the hole, how thick it is, and how many degrees of it are
    /// there, clockwise from the right.
    case ring(innerRadius: Double, thickness: Double, degrees: Double)
    /// A path in units of its own, and how it comes into the frame, the outermost step first.
    case path(String, isEvenOdd: Bool, steps: [Step])
    /// An image all over the frame, or repeated in it.
    case image(Drawable.Image)
    /// An image whose parts stretch.
    case ninePatch(Drawable.Image, NinePatch)
  }

  /// A change of all that is painted.
  public enum Step: Equatable, Sendable {
    /// Nothing is seen outside a frame.
    case clip(Frame)
    /// A turn around a point, clockwise.
    case turn(degrees: Double, x: Double, y: Double)
    /// A move to the right and down.
    case move(x: Double, y: Double)
    /// A change of size, from the origin.
    case scale(x: Double, y: Double)
  }

  /// What is painted.
  public var content: Content
  /// Where, before any steps. The line of an edge is half outside of it.
  public var frame: Frame
  /// What it is filled with; nil for nothing.
  public var fill: Drawable.Fill?
  /// Its edge; nil for none.
  public var stroke: Drawable.Stroke?
  /// What is done to it, the outermost step first.
  public var steps: [Step]

  /// Something to paint.
  public init(
    _ content: Content, in frame: Frame, fill: Drawable.Fill? = nil, stroke: Drawable.Stroke? = nil, steps: [Step] = []
  ) {
    self.content = content
    self.frame = frame
    self.fill = fill
    self.stroke = stroke
    self.steps = steps
  }
}

extension Drawable {
  /// What to paint in a room, from the bottom to the top.
  ///
  ///     card.layers(in: Frame(width: 100, height: 50)).map { $0.frame }
  ///
  /// - Parameters:
  ///   - bounds: the room.
  ///   - states: those of the view; it is enabled unless they have `.disabled`.
  ///   - level: from 0 to 10,000.
  /// - Complexity: O(n · d) in the number of drawables in it and how deep they are.
  public func layers(in bounds: Frame, states: Set<State> = [], level: Int = 0) -> [DrawnLayer] {
    var painter = DrawablePainter(DrawableMoment(states: states, level: level))
    painter.paint(self, in: bounds, [])
    return painter.layers
  }
}

/// Puts drawables into their rooms.
private struct DrawablePainter {
  let moment: DrawableMoment
  var layers: [DrawnLayer] = []

  init(_ moment: DrawableMoment) { self.moment = moment }

  // What is in others is painted by functions of its own, so that deep ones need little of the stack.
  mutating func paint(_ drawable: Drawable, in bounds: Frame, _ steps: [DrawnLayer.Step]) {
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

  private mutating func paintAlone(_ drawable: Drawable, _ bounds: Frame, _ steps: [DrawnLayer.Step]) {
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
    _ rotation: Drawable.Rotation, _ child: Drawable, _ bounds: Frame, _ steps: [DrawnLayer.Step]
  ) {
    let degrees = rotation.from + (rotation.to - rotation.from) * moment.part(rotation.level)
    let x = bounds.x + rotation.pivotX.points(of: bounds.width)
    let y = bounds.y + rotation.pivotY.points(of: bounds.height)
    paint(child, in: bounds, degrees == 0 ? steps : steps + [.turn(degrees: degrees, x: x, y: y)])
  }

  private mutating func add(
    _ content: DrawnLayer.Content, _ frame: Frame, _ steps: [DrawnLayer.Step], fill: Drawable.Fill? = nil,
    stroke: Drawable.Stroke? = nil
  ) {
    layers.append(DrawnLayer(content, in: frame, fill: fill, stroke: stroke, steps: steps))
  }

  private mutating func paint(_ shape: Drawable.Shape, _ bounds: Frame, _ steps: [DrawnLayer.Step]) {
    // The outer side of the edge is at the bounds.
    let frame = bounds.inset(by: min((shape.stroke?.width ?? 0) / 2, bounds.width / 2, bounds.height / 2))
    switch shape.kind {
    case .rectangle:
      add(.rectangle(shape.corners.fitting(frame)), frame, steps, fill: shape.fill, stroke: shape.stroke)
    case .oval: add(.oval, frame, steps, fill: shape.fill, stroke: shape.stroke)
    case .line: add(.line, frame, steps, stroke: shape.stroke)
    case .ring(let ring):
      let degrees = ring.usesLevel ? 360 * moment.part(nil) : 360
      guard degrees > 0 else { return }
      add(
        .ring(
          innerRadius: ring.innerRadius ?? frame.width / ring.innerRadiusRatio,
          thickness: ring.thickness ?? frame.width / ring.thicknessRatio, degrees: degrees), frame, steps,
        fill: shape.fill, stroke: shape.stroke)
    }
  }

  private mutating func paint(_ all: Drawable.Layers, _ bounds: Frame, _ steps: [DrawnLayer.Step]) {
    var padding = Edges()
    for layer in all.layers {
      let own = layer.drawable.metrics(moment)
      paint(layer.drawable, in: room(of: layer, own.size, bounds.inset(by: padding.plus(layer.insets))), steps)
      if all.isNested { padding = padding.plus(own.padding) }
    }
  }

  /// Where a layer lies. Without a gravity it fills the room, unless it says a size itself.
  private func room(of layer: Drawable.Layer, _ own: Drawable.IntrinsicSize, _ room: Frame) -> Frame {
    let width = layer.width ?? own.width, height = layer.height ?? own.height
    let across = width == nil ? .fill : layer.gravity.horizontal ?? (layer.width == nil ? .fill : .start)
    let down = height == nil ? .fill : layer.gravity.vertical ?? (layer.height == nil ? .fill : .start)
    return room.part(
      Drawable.Gravity(horizontal: across, vertical: down), width: width ?? 0, height: height ?? 0)
  }

  private mutating func paint(
    _ clip: Drawable.Clip, _ child: Drawable, _ bounds: Frame, _ steps: [DrawnLayer.Step]
  ) {
    let part = moment.part(clip.level)
    let seen = bounds.part(
      clip.gravity, width: bounds.width * (clip.isHorizontal ? part : 1),
      height: bounds.height * (clip.isVertical ? part : 1))
    guard part > 0, !seen.isEmpty else { return }
    paint(child, in: bounds, part == 1 ? steps : steps + [.clip(seen)])
  }

  private mutating func paint(
    _ scale: Drawable.Scale, _ child: Drawable, _ bounds: Frame, _ steps: [DrawnLayer.Step]
  ) {
    let part = moment.part(scale.level)
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

  private mutating func paint(_ vector: Drawable.Vector, _ bounds: Frame, _ steps: [DrawnLayer.Step]) {
    guard vector.viewport.width > 0, vector.viewport.height > 0 else { return }
    let inner: [DrawnLayer.Step] = [
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
  /// The place of something of a size in it. What nobody said is the start.
  func part(_ gravity: Drawable.Gravity, width: Double, height: Double) -> Frame {
    let across = gravity.horizontal ?? .start, down = gravity.vertical ?? .start
    let size = Extent(width: across == .fill ? self.width : width, height: down == .fill ? self.height : height)
    return Frame(
      x: x + (self.width - size.width) * across.share, y: y + (self.height - size.height) * down.share, size)
  }
}

extension Drawable.Image {
  /// Where it lies in a room.
  func frame(in bounds: Frame) -> Frame { bounds.part(gravity, width: size.width, height: size.height) }
}

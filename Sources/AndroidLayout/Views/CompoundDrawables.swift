public import EagerLayout

extension InflatedView {
  /// The images at the sides of a text: `drawableStart`, `drawableTop` and so on.
  ///
  ///     if let beside = view.compoundDrawables {
  ///       for (image, frame) in beside.frames(in: content) { draw(image.layers(in: frame, states: view.states)) }
  ///     }
  ///     draw(view.text, in: view.compoundDrawables?.textFrame(in: content) ?? content)
  public struct CompoundDrawables: Equatable, Sendable {
    /// The image at the left.
    public var left: Drawable?
    /// The image above.
    public var top: Drawable?
    /// The image at the right.
    public var right: Drawable?
    /// The image below.
    public var bottom: Drawable?
    /// The distance between each image and the text, in dp.
    public var padding = 0.0
    /// The view's states, which select the drawables whose sizes are used.
    var states: Set<Drawable.State> = []

    /// Creates a value without images.
    public init() {}

    /// Whether there are no images.
    public var isEmpty: Bool { left == nil && top == nil && right == nil && bottom == nil }

    /// The space at each side of the text for an image and its padding; 0 without an image.
    public var insets: Edges {
      Edges(
        top: top.map { size(of: $0).height + padding } ?? 0, left: left.map { size(of: $0).width + padding } ?? 0,
        bottom: bottom.map { size(of: $0).height + padding } ?? 0,
        right: right.map { size(of: $0).width + padding } ?? 0)
    }

    /// The minimum size of the text area: as wide as the images above and below, and as high as those at the sides.
    public var leastText: Extent {
      Extent(
        width: max(top.map { size(of: $0).width } ?? 0, bottom.map { size(of: $0).width } ?? 0),
        height: max(left.map { size(of: $0).height } ?? 0, right.map { size(of: $0).height } ?? 0))
    }

    /// Returns the frame of the text, given the view's content box.
    public func textFrame(in content: Frame) -> Frame { content.inset(by: insets) }

    /// Returns the frames of the images, given the view's content box: each image is at its side, centered on the text
    /// area.
    public func frames(in content: Frame) -> [(image: Drawable, frame: Frame)] {
      let text = textFrame(in: content)
      var frames: [(image: Drawable, frame: Frame)] = []
      func add(_ image: Drawable?, _ origin: (Extent) -> (x: Double, y: Double)) {
        guard let image else { return }
        let size = size(of: image), (x, y) = origin(size)
        frames.append((image, Frame(x: x, y: y, size)))
      }
      add(left) { (content.x, text.midY - $0.height / 2) }
      add(top) { (text.midX - $0.width / 2, content.y) }
      add(right) { (content.maxX - $0.width, text.midY - $0.height / 2) }
      add(bottom) { (text.midX - $0.width / 2, content.maxY - $0.height) }
      return frames
    }

    private func size(of image: Drawable) -> Extent {
      let size = image.metrics(DrawableState(states: states)).size
      return Extent(width: size.width ?? 0, height: size.height ?? 0)
    }
  }
}

public import EagerLayout

extension InflatedView {
  /// The images at the sides of a text: `drawableStart`, `drawableTop` and so on.
  ///
  ///     if let beside = view.imagesBeside {
  ///       for (image, frame) in beside.frames(in: content) { draw(image.layers(in: frame, states: view.states)) }
  ///     }
  ///     draw(view.text, in: view.imagesBeside?.textFrame(in: content) ?? content)
  public struct ImagesBeside: Equatable, Sendable {
    /// At the left.
    public var left: Drawable?
    /// Above.
    public var top: Drawable?
    /// At the right.
    public var right: Drawable?
    /// Below.
    public var bottom: Drawable?
    /// What is between each of them and the text, in dp.
    public var padding = 0.0
    /// The states by which their sizes are chosen.
    var states: Set<Drawable.State> = []

    /// No image.
    public init() {}

    /// Whether there is none.
    public var isEmpty: Bool { left == nil && top == nil && right == nil && bottom == nil }

    /// What they take at each side of the text, with what is between: none without an image.
    public var insets: Edges {
      Edges(
        top: top.map { size(of: $0).height + padding } ?? 0, left: left.map { size(of: $0).width + padding } ?? 0,
        bottom: bottom.map { size(of: $0).height + padding } ?? 0,
        right: right.map { size(of: $0).width + padding } ?? 0)
    }

    /// The least room that the text between them has: as wide as those above and below, and as high as those beside.
    public var leastText: Extent {
      Extent(
        width: max(top.map { size(of: $0).width } ?? 0, bottom.map { size(of: $0).width } ?? 0),
        height: max(left.map { size(of: $0).height } ?? 0, right.map { size(of: $0).height } ?? 0))
    }

    /// Where the text is, in the box of the view without its padding.
    public func textFrame(in content: Frame) -> Frame { content.inset(by: insets) }

    /// Where the images are, in the box of the view without its padding: each at its side, in the middle of what is beside
    /// the text.
    public func frames(in content: Frame) -> [(image: Drawable, frame: Frame)] {
      let text = textFrame(in: content)
      var frames: [(image: Drawable, frame: Frame)] = []
      func add(_ image: Drawable?, _ place: (Extent) -> (x: Double, y: Double)) {
        guard let image else { return }
        let size = size(of: image), (x, y) = place(size)
        frames.append((image, Frame(x: x, y: y, size)))
      }
      add(left) { (content.x, text.midY - $0.height / 2) }
      add(top) { (text.midX - $0.width / 2, content.y) }
      add(right) { (content.maxX - $0.width, text.midY - $0.height / 2) }
      add(bottom) { (text.midX - $0.width / 2, content.maxY - $0.height) }
      return frames
    }

    private func size(of image: Drawable) -> Extent {
      let size = image.metrics(DrawableMoment(states: states)).size
      return Extent(width: size.width ?? 0, height: size.height ?? 0)
    }
  }
}

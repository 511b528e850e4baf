internal import EagerLayout
import PlaygroundCourse
import PlaygroundKit

extension PageSession {
  /// Draws a layout from a seed and lays it out; it replaces the session's layout.
  ///
  /// The answer has the format of ``css()``; ``frames`` contains the frames, and ``tidy()`` returns the layout's text.
  ///
  /// - Parameter isAgreed: whether to leave out everything on which browsers disagree.
  public mutating func random(seed: UInt64, width: Double, height: Double, isAgreed: Bool) {
    var random = RandomSketch(seed: seed, isAgreed: isAgreed)
    sketch = Sketch(random.root)
    place(width: width, height: height)
    css()
  }
}

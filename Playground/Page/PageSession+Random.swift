internal import EagerLayout
import PlaygroundCourse
import PlaygroundKit

extension PageSession {
  /// Draws a layout from a seed and lays it out; it replaces the session's layout.
  ///
  /// The answer has the format of ``css()``; ``frames`` contains the frames, and ``tidy()`` returns the layout's text.
  ///
  /// - Parameter excludesDisagreements: whether to exclude everything on which browsers disagree.
  public mutating func random(seed: UInt64, width: Double, height: Double, excludesDisagreements: Bool) {
    var random = RandomSketch(seed: seed, excludesDisagreements: excludesDisagreements)
    sketch = Sketch(random.root)
    place(width: width, height: height)
    css()
  }
}

internal import EagerLayout
import PlaygroundCourse
import PlaygroundKit

extension PageSession {
  /// Draws a layout by a seed and lays it out: the page's layout is another one then.
  ///
  /// The answer is that of ``css()``; ``frames`` are there, and ``tidy()`` is its text.
  ///
  /// - Parameter isAgreed: whether there is nothing in it on which browsers part.
  public mutating func random(seed: UInt64, width: Double, height: Double, isAgreed: Bool) {
    var random = RandomSketch(seed: seed, isAgreed: isAgreed)
    sketch = Sketch(random.root)
    place(width: width, height: height)
    css()
  }
}

import EagerLayout
import PlaygroundKit

// Words for the eye: which box differs from a wanted picture, and by which part of it. They contain no numbers.
extension Picture {
  /// The first named box that differs from its box in another picture, and a sentence about it; nil if none does. Sizes
  /// that do not follow from others come first, then all sizes, then places, which follow from sizes.
  ///
  /// - Parameter follows: whether the size of a box follows from the sizes of others.
  func mismatch(with wanted: Picture, follows: (String) -> Bool) -> (name: String, words: Prose)? {
    for stage in 0..<3 {
      for box in wanted.boxes where box.isNamed && (stage > 0 || !follows(box.name)) {
        guard let got = self.box(box.name)?.frame, !got.isSame(as: box.frame) else { continue }
        let other = box.frame
        let words =
          stage < 2
          ? words(got.width - other.width, of: other.width, "too wide", "too narrow")
            ?? words(got.height - other.height, of: other.height, "too tall", "too short")
          : words(got.x - other.x, of: other.width, "too far right", "too far left", " of its width")
            ?? words(got.y - other.y, of: other.height, "too far down", "too far up", " of its height")
        if let words { return (box.name, "\(code: box.name) is \(words).") }
      }
    }
    return nil
  }

  /// Whether all named boxes of another picture have the same frames here.
  func agrees(with other: Picture) -> Bool {
    other.boxes.allSatisfy { box in !box.isNamed || (self.box(box.name)?.frame.isSame(as: box.frame) ?? false) }
  }

  /// A difference as a part of a length: `too wide by a third`; nil if there is none.
  private func words(
    _ difference: Double, of length: Double, _ more: String, _ less: String, _ whole: String = ""
  ) -> Prose? {
    guard difference.magnitude > 1.0 / 64 else { return nil }
    let direction = difference > 0 ? more : less, part = difference.magnitude / max(length, 1e-6)
    if part < 0.07 { return Prose([.words("a little " + direction)]) }
    guard part < 0.88 else { return Prose([.words("much " + direction)]) }
    let parts: [(value: Double, words: String)] = [
      (0.1, "a tenth"), (0.125, "an eighth"), (1.0 / 6, "a sixth"), (0.2, "a fifth"), (0.25, "a quarter"),
      (1.0 / 3, "a third"), (0.4, "two fifths"), (0.5, "half"), (0.6, "three fifths"), (2.0 / 3, "two thirds"),
      (0.75, "three quarters"),
    ]
    let nearest = parts.min { ($0.value - part).magnitude < ($1.value - part).magnitude }
    return Prose([.words("\(direction) by \(nearest?.words ?? "")\(whole)")])
  }
}

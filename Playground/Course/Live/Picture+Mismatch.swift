import EagerLayout
import PlaygroundKit

// Describes the difference of two pictures in words without numbers, for exercises that are solved by eye.
extension Picture {
  /// The first named box whose frame differs from the expected one, and a sentence about it; `nil` if there is none.
  /// Looks for sizes that do not depend on others first, then for all sizes, and then for positions, which depend on
  /// sizes.
  ///
  /// - Parameter isDerived: whether the size of a box depends on the sizes of others.
  func mismatch(with expected: Picture, isDerived: (String) -> Bool) -> (name: String, words: Prose)? {
    for pass in 0..<3 {
      for box in expected.boxes where box.isNamed && (pass > 0 || !isDerived(box.name)) {
        guard let actual = self.box(box.name)?.frame, !actual.isSame(as: box.frame) else { continue }
        let wanted = box.frame
        let words =
          pass < 2
          ? words(actual.width - wanted.width, of: wanted.width, "too wide", "too narrow")
            ?? words(actual.height - wanted.height, of: wanted.height, "too tall", "too short")
          : words(actual.x - wanted.x, of: wanted.width, "too far right", "too far left", " of its width")
            ?? words(actual.y - wanted.y, of: wanted.height, "too far down", "too far up", " of its height")
        if let words { return (box.name, "\(code: box.name) is \(words).") }
      }
    }
    return nil
  }

  /// Whether all named boxes of another picture have the same frames in this picture.
  func agrees(with other: Picture) -> Bool {
    other.boxes.allSatisfy { box in !box.isNamed || (self.box(box.name)?.frame.isSame(as: box.frame) ?? false) }
  }

  /// A difference as a fraction of a length, such as `too wide by a third`; `nil` if it is less than 1/64.
  private func words(
    _ difference: Double, of length: Double, _ larger: String, _ smaller: String, _ suffix: String = ""
  ) -> Prose? {
    guard difference.magnitude > 1.0 / 64 else { return nil }
    let direction = difference > 0 ? larger : smaller, fraction = difference.magnitude / max(length, 1e-6)
    if fraction < 0.07 { return Prose([.words("a little " + direction)]) }
    guard fraction < 0.88 else { return Prose([.words("much " + direction)]) }
    let fractions: [(value: Double, words: String)] = [
      (0.1, "a tenth"), (0.125, "an eighth"), (1.0 / 6, "a sixth"), (0.2, "a fifth"), (0.25, "a quarter"),
      (1.0 / 3, "a third"), (0.4, "two fifths"), (0.5, "half"), (0.6, "three fifths"), (2.0 / 3, "two thirds"),
      (0.75, "three quarters"),
    ]
    let nearest = fractions.min { ($0.value - fraction).magnitude < ($1.value - fraction).magnitude }
    return Prose([.words("\(direction) by \(nearest?.words ?? "")\(suffix)")])
  }
}

package import EagerLayout

/// The first difference between the frames of a tree and the expected frames.
package struct FrameDifference: CustomStringConvertible {
  package var description: String
  /// `true` if a limit of measurements was reached. The frames may then depend on the number of cached measurements,
  /// because more measurements are made again if fewer are cached.
  package var reachesLimit: Bool

  /// Compares the results of two layouts. Returns `nil` if the frames are equal.
  package init?(_ found: Placement, _ expected: Placement) {
    let frames = zip(found.frames, expected.frames)
    if found.count != expected.count {
      description = "\(found.count) nodes and not \(expected.count)"
    } else if let (node, frames) = frames.enumerated().first(where: { $0.element.0 != $0.element.1 }) {
      description = "node \(node) is \(frames.0) and not \(frames.1)"
    } else {
      return nil
    }
    reachesLimit = (found.issues + expected.issues).contains { $0.kind == .measureLimitReached }
  }
}

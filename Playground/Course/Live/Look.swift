import PlaygroundKit

/// The visible form of pictures: the page, a list of frames, or one picture on the whole screen.
enum Look: Equatable, Sendable {
  case page, frames
  case picture(Int)

  /// Handles a key that changes the form; returns whether it was such a key.
  ///
  /// - Parameters:
  ///   - pictures: the number of pictures; `z` shows one after another.
  ///   - hasFrames: whether frames may be shown.
  mutating func press(_ key: Key, pictures: Int, hasFrames: Bool = true) -> Bool {
    switch (key, self) {
    case (.character("z"), .picture(let shown)): self = shown + 1 < pictures ? .picture(shown + 1) : .page
    case (.character("z"), _) where pictures > 0: self = .picture(0)
    case (.character("f"), .frames), (.escape, .frames), (.escape, .picture): self = .page
    case (.character("f"), _) where hasFrames: self = .frames
    default: return false
    }
    return true
  }

  /// The keys for the foot.
  static func keys(hasFrames: Bool) -> [Sheet.KeyHint] {
    [Sheet.KeyHint("z", "large")] + (hasFrames ? [Sheet.KeyHint("f", "frames")] : [])
  }
}

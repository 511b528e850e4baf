import PlaygroundKit

/// What of pictures is seen: the page that they stand on, their frames as numbers, or one of them on the whole screen.
enum Look: Equatable, Sendable {
  case page, frames
  case picture(Int)

  /// Turns to what a key asks for; whether it asks for something.
  ///
  /// - Parameters:
  ///   - pictures: how many there are; `z` shows one after another.
  ///   - hasFrames: whether their frames may be seen.
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

  /// The keys as a foot has them.
  static func keys(hasFrames: Bool) -> [Sheet.KeyHint] {
    [Sheet.KeyHint("z", "large")] + (hasFrames ? [Sheet.KeyHint("f", "frames")] : [])
  }
}

/// The visible form of pictures: the page, a list of frames, or one picture on the whole screen.
enum Look: Equatable, Sendable {
  case page, frames
  case picture(Int)

  /// Handles a key that changes the form; returns whether it was such a key.
  ///
  /// - Parameters:
  ///   - pictures: the number of pictures; `f` shows one after another.
  ///   - hasFrames: whether frames may be shown.
  mutating func press(_ key: Key, pictures: Int, hasFrames: Bool = true) -> Bool {
    switch (key, self) {
    case (.character("f"), .picture(let shown)): self = shown + 1 < pictures ? .picture(shown + 1) : .page
    case (.character("f"), _) where pictures > 0: self = .picture(0)
    case (.character("t"), .frames), (.escape, .frames), (.escape, .picture): self = .page
    case (.character("t"), _) where hasFrames: self = .frames
    default: return false
    }
    return true
  }

  static func keys(hasFrames: Bool) -> [Sheet.KeyHint] {
    [
      Sheet.KeyHint(
        "f", "large", "shows the picture on the full screen; pressed again, shows the next picture or this page")
    ]
      + (hasFrames ? [Sheet.KeyHint("t", "frames", "shows a table of the frames; pressed again, shows this page")] : [])
  }
}

/// The content of the screen: the page, only the list of frames, or only one picture.
enum DisplayMode: Equatable, Sendable {
  case page, frames
  case picture(Int)

  /// Handles a key that changes the mode. Returns `false` for other keys.
  ///
  /// - Parameters:
  ///   - pictures: the number of pictures; `f` shows one after another.
  ///   - hasFrames: whether `f` shows the frames after the last picture.
  mutating func press(_ key: Key, pictures: Int, hasFrames: Bool = true) -> Bool {
    switch (key, self) {
    case (.character("f"), .picture(let shown)):
      self = shown + 1 < pictures ? .picture(shown + 1) : hasFrames ? .frames : .page
    case (.character("f"), .page) where pictures > 0: self = .picture(0)
    case (.character("f"), .page) where hasFrames: self = .frames
    case (.character("f"), .frames), (.escape, .frames), (.escape, .picture): self = .page
    default: return false
    }
    return true
  }

  static let key = KeyHint(
    "f", "large",
    "shows the picture on the full screen; pressed again, the next picture, the frames if there is a table of "
      + "them, and this page")
}

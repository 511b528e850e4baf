import Arrangements
import EagerLayout

/// Where something lies, as Android says it: `center_vertical|end`.
struct Gravity: Equatable, Sendable {
  /// Where along a line from left to right: a side, or where writing starts or ends.
  enum Horizontal: Equatable, Sendable { case left, right, start, end, center }
  /// Where from top to bottom.
  enum Vertical: Equatable, Sendable { case top, bottom, center }

  var horizontal: Horizontal?
  var vertical: Vertical?

  /// Reads words joined by "|"; gives back the first that is none.
  static func read(_ text: String) -> (Gravity, unknown: String?) {
    var gravity = Gravity()
    for word in text.parts(between: "|", keepsEmpty: true) {
      let word = trimmed(word)
      guard let said = words[word] else { return (gravity, word) }
      if let horizontal = said.horizontal { gravity.horizontal = horizontal }
      if let vertical = said.vertical { gravity.vertical = vertical }
    }
    return (gravity, nil)
  }

  static var names: [String] { words.keys.sorted() }

  // What fills or clips counts as the start: Android's containers heed neither.
  private static let words: [String: Gravity] = [
    "top": Gravity(vertical: .top), "bottom": Gravity(vertical: .bottom), "left": Gravity(horizontal: .left),
    "right": Gravity(horizontal: .right), "start": Gravity(horizontal: .start), "end": Gravity(horizontal: .end),
    "center_vertical": Gravity(vertical: .center), "center_horizontal": Gravity(horizontal: .center),
    "center": Gravity(horizontal: .center, vertical: .center), "fill": Gravity(horizontal: .start, vertical: .top),
    "fill_vertical": Gravity(vertical: .top), "fill_horizontal": Gravity(horizontal: .start),
    "clip_vertical": Gravity(), "clip_horizontal": Gravity(), "none": Gravity(),
  ]

  init(horizontal: Horizontal? = nil, vertical: Vertical? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Where that is from the side where writing starts.
  func across(isRightToLeft: Bool) -> Place.Alignment? {
    switch horizontal {
    case .left: isRightToLeft ? .end : .start
    case .right: isRightToLeft ? .start : .end
    case .start: .start
    case .end: .end
    case .center: .center
    case nil: nil
    }
  }

  var down: Place.Alignment? {
    switch vertical {
    case .top: .start
    case .bottom: .end
    case .center: .center
    case nil: nil
    }
  }
}

import Arrangements
import EagerLayout

/// Where something lies, as Android says it: `center_vertical|end`.
struct Gravity: Equatable, Sendable {
  /// Where along a line from left to right: a side, or where writing starts or ends, or all of it.
  enum Horizontal: Equatable, Sendable { case left, right, start, end, center, fill }
  /// Where from top to bottom.
  enum Vertical: Equatable, Sendable { case top, bottom, center, fill }

  var horizontal: Horizontal?
  var vertical: Vertical?
  /// Whether the file gives a gravity at all. One that names no side of an axis is not the same as none.
  var isSpecified = false

  /// Reads words joined by "|"; gives back the first that is none. Several words of one axis are joined as in Android,
  /// where each is a set of bits: two opposite sides fill.
  static func read(_ text: String) -> (Gravity, unknown: String?) {
    var bits = 0
    for word in text.parts(between: "|", keepsEmpty: true) {
      let word = trimmed(word)
      guard let said = words[word] else { return (Gravity(bits), word) }
      bits |= said
    }
    return (Gravity(bits), nil)
  }

  static var names: [String] { words.keys.sorted() }

  private static let words: [String: Int] = [
    "top": 0x30, "bottom": 0x50, "left": 0x3, "right": 0x5, "start": relative | 0x3, "end": relative | 0x5,
    "center_vertical": 0x10, "center_horizontal": 0x1, "center": 0x11, "fill": 0x77, "fill_vertical": 0x70,
    "fill_horizontal": 0x7, "clip_vertical": 0x80, "clip_horizontal": 0x8, "none": 0,
  ]
  /// The bit of sides that depend on the direction of writing.
  private static let relative = 0x80_0000

  private init(_ bits: Int) {
    isSpecified = bits != 0
    let isRelative = bits & Self.relative != 0
    switch bits & 0x7 {
    case 0x1: horizontal = .center
    case 0x3: horizontal = isRelative ? .start : .left
    case 0x5: horizontal = isRelative ? .end : .right
    case 0x7: horizontal = .fill
    default: break
    }
    switch bits & 0x70 {
    case 0x10: vertical = .center
    case 0x30: vertical = .top
    case 0x50: vertical = .bottom
    case 0x70: vertical = .fill
    default: break
    }
  }

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
    case .fill: .start
    case nil: nil
    }
  }

  /// Where that puts a child of a frame or a column, from the side where writing starts. A gravity that names no side
  /// puts it at the left.
  func side(isRightToLeft: Bool) -> Place.Alignment {
    guard isSpecified, horizontal == nil || horizontal == .fill else {
      return across(isRightToLeft: isRightToLeft) ?? .start
    }
    return isRightToLeft ? .end : .start
  }

  var down: Place.Alignment? {
    switch vertical {
    case .top: .start
    case .bottom: .end
    case .center: .center
    case .fill: .start
    case nil: nil
    }
  }
}

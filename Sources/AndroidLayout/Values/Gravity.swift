import Arrangements
import EagerLayout

/// A gravity, written as in Android: `center_vertical|end`.
struct Gravity: Equatable, Sendable {
  /// The horizontal position: a side, the start or end of the writing direction, the center, or the whole width.
  enum Horizontal: Equatable, Sendable { case left, right, start, end, center, fill }
  /// The vertical position.
  enum Vertical: Equatable, Sendable { case top, bottom, center, fill }

  var horizontal: Horizontal?
  var vertical: Vertical?
  /// `true` if the file specifies a gravity other than `none`, even one without a position, such as `clip_vertical`.
  var isSpecified = false

  /// Reads words joined by "|". Also returns the first unknown word. As in Android's Gravity class, each word is a set
  /// of bits that are combined: two opposite sides give `fill`.
  static func read(_ text: String) -> (Gravity, unknown: String?) {
    var bits = 0
    for word in text.parts(between: "|", keepsEmpty: true) {
      let word = trimmed(word)
      guard let specified = words[word] else { return (Gravity(bits), word) }
      bits |= specified
    }
    return (Gravity(bits), nil)
  }

  static var names: [String] { words.keys.sorted() }

  private static let words: [String: Int] = [
    "top": 0x30, "bottom": 0x50, "left": 0x3, "right": 0x5, "start": relative | 0x3, "end": relative | 0x5,
    "center_vertical": 0x10, "center_horizontal": 0x1, "center": 0x11, "fill": 0x77, "fill_vertical": 0x70,
    "fill_horizontal": 0x7, "clip_vertical": 0x80, "clip_horizontal": 0x8, "none": 0,
  ]
  /// The bit for sides that depend on the writing direction: Android's `RELATIVE_LAYOUT_DIRECTION`.
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

  /// Returns the horizontal alignment, relative to the writing direction.
  func horizontalAlignment(isRightToLeft: Bool) -> Place.Alignment? {
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

  /// Returns the horizontal alignment of a child in a frame or column, relative to the writing direction. A specified
  /// gravity without a horizontal side aligns the child at the left.
  func alignmentInFrame(isRightToLeft: Bool) -> Place.Alignment {
    guard isSpecified, horizontal == nil || horizontal == .fill else {
      return horizontalAlignment(isRightToLeft: isRightToLeft) ?? .start
    }
    return isRightToLeft ? .end : .start
  }

  /// The vertical alignment; `nil` if it is not specified.
  var verticalAlignment: Place.Alignment? {
    switch vertical {
    case .top: .start
    case .bottom: .end
    case .center: .center
    case .fill: .start
    case nil: nil
    }
  }
}

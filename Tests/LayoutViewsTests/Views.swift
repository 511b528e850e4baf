import EagerLayout
import LayoutViews

/// A view of text whose characters are 10 wide and 20 high.
final class View: PlacedView {
  var frame = Frame.zero {
    didSet { timesSet += 1 }
  }
  var text: String
  private(set) var timesSet = 0
  private(set) var timesMeasured = 0

  init(_ text: String = "") { self.text = text }

  func sizeThatFits(in available: Extent) -> ContentSize? {
    timesMeasured += 1
    if text.isEmpty { return nil }
    let words = text.split(separator: " ").map { (word: Substring) in word.count }
    let perLine = max(Int(min(available.width, 1000)) / 10, words.max() ?? 0)
    var lines = [0]
    for word in words {
      let last = lines[lines.count - 1]
      if last > 0 && last + 1 + word > perLine {
        lines.append(word)
      } else {
        lines[lines.count - 1] = last + (last > 0 ? 1 : 0) + word
      }
    }
    return ContentSize(
      width: Double(lines.max() ?? 0) * 10, height: Double(lines.count) * 20, firstBaseline: 15)
  }
}

/// A view with a revision of its own.
final class Revised: PlacedView {
  var frame = Frame.zero
  var text: String
  private(set) var timesMeasured = 0

  init(_ text: String) { self.text = text }

  var contentRevision: AnyHashable? { text }

  func sizeThatFits(in available: Extent) -> ContentSize? {
    timesMeasured += 1
    return ContentSize(width: Double(text.count) * 10, height: 20)
  }
}

/// A view of the main actor.
@MainActor
final class Label: @MainActor PlacedView {
  var frame = Frame.zero

  func sizeThatFits(in available: Extent) -> ContentSize? { ContentSize(width: 60, height: 20) }
}

/// A rectangle of a terminal.
struct Cells: NumericRectangle, Equatable {
  var x, y, width, height: Int
}

/// A panel of a terminal, which has a frame and no size of its own.
final class Panel: PlacedView {
  var frame = Cells(x: 0, y: 0, width: 0, height: 0)
}

/// A rectangle with the names of a C library.
struct CRect {
  var x, y, w, h: Int32
}

extension CRect: NumericRectangle {
  init(x: Int32, y: Int32, width: Int32, height: Int32) { self.init(x: x, y: y, w: width, h: height) }
  var width: Int32 { w }
  var height: Int32 { h }
}

final class Widget: PlacedView {
  var frame = CRect(x: 0, y: 0, w: 0, h: 0)
}

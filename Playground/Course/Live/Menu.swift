import EagerLayout
import PlaygroundKit

/// The list of all activities, with a selection.
struct Menu: Sendable {
  struct Entry: Sendable {
    /// The number or letter before the title, which is also the key for the entry.
    var mark: String
    var title: String
    var state: State
    /// The amount of finished work, after the title.
    var finishedWork = ""
    var description: SpanLine = []
    /// The remaining work, shown instead of ``description`` if rows are few.
    var remainingWork: SpanLine = []

    enum State: Sendable { case untouched, begun, done }
  }

  /// The index of the chosen entry.
  private(set) var chosen: Int
  /// The number typed so far; 0 for none.
  private var typedNumber = 0
  private static let columnWidth = 37

  init(chosen: Int) { self.chosen = chosen }

  enum Request { case none, open(Int), leave }

  mutating func press(_ key: Key, _ entries: [Entry], width: Int) -> Request {
    let count = entries.count, rows = Self.rowCount(of: count, width: width - 2)
    let earlierNumber = typedNumber
    typedNumber = 0
    switch key {
    case .character(let digit) where "0"..."9" ~= digit:
      type(Int(digit.value) - 0x30, after: earlierNumber, entries)
    case .up, .backTab: chosen = chosen > 0 ? chosen - 1 : count - 1
    case .down, .tab: chosen = chosen < count - 1 ? chosen + 1 : 0
    case .right: if chosen + rows < count { chosen += rows }
    case .left: if chosen - rows >= 0 { chosen -= rows }
    case .home: chosen = 0
    case .end: chosen = count - 1
    case .pageUp: chosen = max(0, chosen - 8)
    case .pageDown: chosen = min(count - 1, chosen + 8)
    case .enter, .character(" "): return .open(chosen)
    // Escape has no effect: it returns from every screen to the menu, and may be pressed once too often.
    case .character("q"): return .leave
    case .character(let letter):
      if let index = Self.index(of: String(letter), in: entries) {
        chosen = index
        return .open(index)
      }
    default: break
    }
    return .none
  }

  /// Appends a digit to the number typed so far, and chooses the lesson with this number, or with the digit alone.
  private mutating func type(_ digit: Int, after earlierNumber: Int, _ entries: [Entry]) {
    for candidate in [earlierNumber * 10 + digit, digit] {
      guard let index = Self.index(of: "\(candidate)", in: entries) else { continue }
      (chosen, typedNumber) = (index, candidate)
      return
    }
  }

  private static func index(of mark: String, in entries: [Entry]) -> Int? {
    entries.firstIndex { $0.mark.utf8.elementsEqual(mark.utf8) }
  }

  private static func rowCount(of count: Int, width: Int) -> Int {
    let columns = max(1, min(2, (width + 2) / (columnWidth + 2)))
    return (count + columns - 1) / columns
  }

  /// The entries in columns, and below them the description of the chosen one.
  func body(_ entries: [Entry], width: Int, height: Int) -> Sheet.Body {
    let rows = Self.rowCount(of: entries.count, width: width)
    let columnWidth = min(width, Self.columnWidth)
    // A wrapping column as high as the list. The lines of this column are the columns of the menu.
    let list = Column {
      for _ in entries { Fixed(width: Double(columnWidth), height: 1) }
    }
    .wrap().alignContent(.start).gap(column: .points(2))
    .layout(in: Frame(width: Double(width), height: Double(rows)))
    var canvas = Canvas(width: width, height: rows)
    for (index, entry) in entries.enumerated() {
      let frame = list.frames[index + 1]
      canvas.place(
        line(entry, isChosen: index == chosen, width: columnWidth), x: nearestInteger(frame.x),
        y: nearestInteger(frame.y))
    }
    let row = nearestInteger(list.frames[chosen + 1].y)
    let description = entries[chosen].description
    guard !description.isEmpty else { return Sheet.Body(canvas, focus: row..<row + 1) }
    var text = Canvas(description, width: min(width, 76))
    if rows + text.height > height, !entries[chosen].remainingWork.isEmpty {
      text = Canvas(entries[chosen].remainingWork, width: min(width, 76))
    }
    // With few rows, no blank row separates the text from the entries.
    let gap = rows + 1 + text.height <= height ? 1 : 0
    if rows + text.height > height, rows < height {
      // Shortens a text that does not fit to one row.
      let words = description.map { $0.text }.joined()
      text = Canvas([Span(Characters.printable(words, columns: min(width, 76)))], width: min(width, 76))
    }
    guard rows + gap + text.height <= height else { return Sheet.Body(canvas, focus: row..<row + 1) }
    return Sheet.Body(CanvasStack.stacked([canvas, text], gap: gap), focus: row..<row + 1)
  }

  private func line(_ entry: Entry, isChosen: Bool, width: Int) -> Canvas {
    let stateMark =
      switch entry.state {
      case .untouched: " "
      case .begun: "\u{B7}"
      case .done: "\u{2713}"
      }
    let finishedWorkColumns = entry.finishedWork.utf8.isEmpty ? 0 : Characters.columns(entry.finishedWork) + 1
    let title = Characters.printable(entry.title, columns: max(4, width - 7 - finishedWorkColumns))
    var canvas = Canvas(width: width, height: 1)
    let ink: Ink = isChosen ? .chosen : .plain
    // The arrow marks the chosen entry on terminals without colors.
    canvas.write(isChosen ? "\u{203A}" : " ", x: 0, y: 0, ink: .strong)
    canvas.write(stateMark, x: 1, y: 0, ink: entry.state == .done ? .right : .faint)
    canvas.write(entry.mark, x: 5 - Characters.columns(entry.mark), y: 0, ink: .faint)
    canvas.write(title, x: 6, y: 0, ink: ink)
    canvas.write(entry.finishedWork, x: width - finishedWorkColumns + 1, y: 0, ink: .faint)
    return canvas
  }
}

import EagerLayout
package import PlaygroundKit

/// A key and its effect.
struct KeyHint {
  let key: String
  /// One or two words, for the foot of the screen.
  let meaning: String
  /// A sentence, for the list of all keys.
  let effect: String

  init(_ key: String, _ meaning: String, _ effect: String? = nil) {
    self.key = key
    self.meaning = meaning
    self.effect = effect ?? meaning
  }
}

/// The content of a screen for any size: a fixed head and foot, and a body between them that may scroll.
struct Sheet {
  /// The content between head and foot.
  struct Body {
    var canvas: Canvas
    var cursor: (x: Int, y: Int)?
    /// The rows to keep visible, if not all fit.
    var focus: Range<Int>?

    init(_ canvas: Canvas, cursor: (x: Int, y: Int)? = nil, focus: Range<Int>? = nil) {
      self.canvas = canvas
      self.cursor = cursor
      self.focus = focus ?? cursor.map { $0.y..<$0.y + 1 }
    }
  }

  /// The number of columns for texts: at most 100, since longer lines are hard to read.
  static func textColumns(of width: Int) -> Int { min(width, 100) }

  /// The title: the position in the course.
  var title: SpanLine
  /// The progress of the learner.
  var status: SpanLine
  /// The task; always visible.
  var goal: SpanLine = []
  /// The key that shows the whole goal if it is shortened on a screen with few rows; empty if the goal is never
  /// shortened.
  var goalKey = ""
  /// A message above the keys, shown until the next key.
  var notice: SpanLine = []
  /// The keys that have an effect, the most important first. The foot shows four of them at most, and always the last
  /// one, which leaves the screen.
  var keyHints: [KeyHint]
  /// Whether a list of all keys replaces the body.
  var showsKeys = false
  /// The number of rows above the visible part; `nil` to scroll to the focus.
  var scrollOffset: Int?
  /// Returns the body for a width and a height. A body that is higher than `height` scrolls.
  var body: (_ width: Int, _ height: Int) -> Body
}

/// The content of the terminal.
package struct View: Sendable {
  package let canvas: Canvas
  /// The position of the cursor; `nil` if it is not visible.
  package let cursor: (x: Int, y: Int)?
  /// The numbers of rows above the visible part, of all rows, and of visible rows.
  let scrollState: (offset: Int, rows: Int, height: Int)
}

extension Sheet {
  private enum Part: Int { case head, goal, body, foot }

  func view(width: Int, height: Int) -> View {
    let innerWidth = max(16, width - 2)
    // With few rows, the status is left out if it does not fit beside the title, and the goal is shortened.
    let hasStatusRow = height >= 20 || title.columns + 2 + status.columns <= innerWidth
    var head = CanvasStack.stacked(
      [CanvasStack.spread(title, hasStatusRow ? status : [], width: innerWidth), .rule(width: innerWidth)], gap: 0)
    var goal = goal.isEmpty ? Canvas(width: 0, height: 0) : Canvas(self.goal, width: innerWidth)
    let goalRows = height < 15 ? 1 : 2
    if !goalKey.utf8.isEmpty, !showsKeys, height < 20, goal.height > goalRows {
      var lines = Array(self.goal.wrapped(to: innerWidth - 3 - goalKey.utf8.count).prefix(goalRows))
      lines[goalRows - 1] += [Span(" \u{2026} ", .faint), Span(goalKey, .strong)]
      goal = Canvas(lines)
    }
    let notice = notice.wrapped(to: innerWidth).prefix(max(1, height / 6))
    let foot = CanvasStack.stacked(
      [.rule(width: innerWidth), Canvas(Array(notice)), keyLines(width: innerWidth, rows: max(1, height / 7))], gap: 0)
    // A goal that takes more than a quarter of the rows scrolls with the body.
    var scrollingGoal: Canvas?
    if goal.height > max(2, height / 4) { (scrollingGoal, goal) = (goal, Canvas(width: 0, height: 0)) }
    if head.height + goal.height + foot.height + 4 > height { head = head.rows(0..<head.height - 1) }
    let goalMargin = goal.height > 0 && (height >= 20 || showsKeys) ? 1.0 : 0
    let page = Column {
      Fixed(height: Double(head.height)).id(Part.head)
      Fixed(height: Double(goal.height) + goalMargin).id(Part.goal)
      Flex().id(Part.body)
      Fixed(height: Double(foot.height)).id(Part.foot)
    }
    .layout(in: Frame(width: Double(width), height: Double(height)))
    func top(_ part: Part) -> Int { nearestInteger(page[part]?.y ?? 0) }
    let rows = nearestInteger(page[Part.body]?.height ?? 0)

    var body =
      showsKeys
      ? Body(keyPage(width: Self.textColumns(of: innerWidth)))
      : body(innerWidth, max(1, rows - (scrollingGoal.map { $0.height + 1 } ?? 0)))
    if let scrollingGoal { body = body.below(scrollingGoal) }
    let offset = offset(of: body, rows: rows)
    var canvas = Canvas(width: width, height: height)
    canvas.place(head, x: 1, y: top(.head))
    canvas.place(goal, x: 1, y: top(.goal))
    canvas.place(body.canvas.rows(offset..<min(body.canvas.height, offset + rows)), x: 1, y: top(.body))
    canvas.place(foot, x: 1, y: top(.foot))
    writeHiddenRows(&canvas, row: top(.foot), above: offset, below: body.canvas.height - offset - rows)
    let isCursorVisible = body.cursor.map { (offset..<offset + rows).contains($0.y) && $0.x + 1 < width } ?? false
    return View(
      canvas: canvas,
      cursor: isCursorVisible ? body.cursor.map { ($0.x + 1, $0.y - offset + top(.body)) } : nil,
      scrollState: (offset, body.canvas.height, rows))
  }

  /// The number of rows above the visible part of the body.
  private func offset(of body: Body, rows: Int) -> Int {
    let maxOffset = max(0, body.canvas.height - rows)
    if let scrollOffset { return min(max(0, scrollOffset), maxOffset) }
    guard let focus = body.focus else { return 0 }
    // Scrolls as little as possible to show the end of the focus, but never hides its beginning or the cursor.
    return min(maxOffset, max(0, min(focus.lowerBound, focus.upperBound - rows, body.cursor?.y ?? .max)))
  }

  /// All keys that have an effect on this screen, one a line.
  private func keyPage(width: Int) -> Canvas {
    let all =
      keyHints + [
        KeyHint("PgUp PgDn", "", "scroll, if the line below shows that there are more rows"),
        KeyHint("Control-C", "", "pressed twice, leaves the playground from any screen"),
      ]
    let keyColumns = min(all.map { Characters.columns($0.key) }.max() ?? 0, width / 3)
    let rows = all.map { hint in
      let key = Canvas([Span(hint.key, .strong)], width: keyColumns)
      var row = Canvas(width: keyColumns, height: key.height)
      row.place(key, x: 0, y: 0)
      return CanvasStack.beside(row, Canvas([Span(hint.effect)], width: width - keyColumns - 2), gap: 2, width: width)
    }
    return CanvasStack.stacked(
      [Canvas([Span("The keys of this screen", .heading)], width: width), CanvasStack.stacked(rows, gap: 0)])
  }

  /// Up to four keys with their meanings, as many as fit in `rows` lines, then the key for the list of all keys, and
  /// the last key.
  private func keyLines(width: Int, rows: Int) -> Canvas {
    if showsKeys { return Canvas(Self.lines([KeyHint("?", "back")], width: width)) }
    var firstHints = keyHints.dropLast().prefix(4)
    let lastHints = [KeyHint("?", "all keys")] + keyHints.suffix(1)
    var lines = Self.lines(firstHints + lastHints, width: width)
    while !firstHints.isEmpty, lines.count > rows {
      firstHints.removeLast()
      lines = Self.lines(firstHints + lastHints, width: width)
    }
    return Canvas(lines)
  }

  private static func lines(_ hints: [KeyHint], width: Int) -> [SpanLine] {
    var lines: [SpanLine] = [[]]
    for hint in hints {
      let words = [Span(hint.key, .strong), Span(" " + hint.meaning, .faint)]
      let lastLine = lines.count - 1
      if lines[lastLine].isEmpty {
        lines[lastLine] = words
      } else if lines[lastLine].columns + 2 + words.columns <= width {
        lines[lastLine] += [Span("  ")] + words
      } else {
        lines.append(words)
      }
    }
    return lines
  }

  /// Writes the numbers of rows above and below the visible part on the rule of the foot.
  private func writeHiddenRows(_ canvas: inout Canvas, row: Int, above: Int, below: Int) {
    var text = ""
    if above > 0 { text += " \u{2191}\(above)" }
    if below > 0 { text += " \u{2193}\(below)" }
    guard !text.utf8.isEmpty else { return }
    text += canvas.width >= 60 ? " more rows: page up, page down " : below > 0 ? " more: page down " : " more: page up "
    canvas.write(text, x: max(0, canvas.width - 3 - Characters.columns(text)), y: row, ink: .strong)
  }
}

extension View {
  /// The new ``Sheet/scrollOffset`` after a key; `nil` for keys that do not scroll, and if everything is visible.
  func scrolled(by key: Key) -> Int? {
    let maxOffset = scrollState.rows - scrollState.height
    guard maxOffset > 0 else { return nil }
    let pageRows = max(1, scrollState.height - 1)
    switch key {
    case .up: return max(0, scrollState.offset - 1)
    case .down: return min(maxOffset, scrollState.offset + 1)
    case .pageUp: return max(0, scrollState.offset - pageRows)
    case .pageDown: return min(maxOffset, scrollState.offset + pageRows)
    case .home: return 0
    case .end: return maxOffset
    default: return nil
    }
  }
}

extension Sheet.Body {
  fileprivate func below(_ other: Canvas) -> Sheet.Body {
    let shift = other.height + 1
    return Sheet.Body(
      CanvasStack.stacked([other, canvas]), cursor: cursor.map { ($0.x, $0.y + shift) },
      focus: focus.map { $0.lowerBound + shift..<$0.upperBound + shift })
  }
}

extension Canvas {
  /// Copies the part of another canvas that fits.
  mutating func place(_ other: Canvas, x: Int, y: Int) {
    guard y < height, x < width else { return }
    paste(other.cropped(width: width - x, height: height - y), x: x, y: y)
  }
}

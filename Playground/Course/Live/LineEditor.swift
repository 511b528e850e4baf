import PlaygroundKit

/// A layout or a command that is being typed: text over one or more lines, a cursor, and a history.
///
///     var editor = LineEditor()
///     for scalar in "Row {".unicodeScalars { _ = editor.press(.character(scalar)) }
///     _ = editor.press(.enter)      // the { is open: another line begins, indented
package struct LineEditor: Sendable {
  /// The result of a key.
  package enum Outcome: Equatable, Sendable {
    /// Typing continues.
    case editing
    /// The text is complete, and the editor is empty again.
    case line(String)
    case cancelled
    case ended
  }

  private(set) var text: [Unicode.Scalar] = []
  /// The number of characters before the cursor.
  private(set) var cursor = 0
  /// The completions that Tab found, if there are several.
  private(set) var candidates: [String] = []
  /// Words that may begin a line, in addition to the words of the notation.
  private let commands: [String]
  /// Names of ids in earlier layouts, offered as completions.
  package var otherNames: [String] = []
  private var history: [[Unicode.Scalar]] = []
  /// The index of the visible text in ``history``; `history.count` for the current text.
  private var historyIndex = 0
  /// The current text while an earlier one is visible.
  private var draft: [Unicode.Scalar] = []

  package init(commands: [String] = []) { self.commands = commands }

  private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  package mutating func press(_ key: Key) -> Outcome {
    candidates = []
    switch key {
    case .enter: return enter()
    case .control("c"):
      let wasEmpty = text.isEmpty
      clear()
      return wasEmpty ? .ended : .cancelled
    case .control("d") where text.isEmpty: return .ended
    case .tab: complete()
    case .character(let scalar): type(scalar)
    case .paste(let bytes): insert(Array(String(decoding: bytes, as: UTF8.self).unicodeScalars))
    case .backspace, .control("h"): remove(from: index(before: cursor), to: cursor)
    case .delete, .control("d"): remove(from: cursor, to: index(after: cursor))
    case .control("w"): remove(from: wordStart, to: cursor)
    case .control("u"): remove(from: lineStart, to: cursor)
    case .control("k"): remove(from: cursor, to: lineEnd)
    default: move(key)
    }
    return .editing
  }

  private mutating func move(_ key: Key) {
    switch key {
    case .left, .control("b"): cursor = index(before: cursor)
    case .right, .control("f"): cursor = index(after: cursor)
    case .farLeft: cursor = wordStart
    case .farRight: cursor = wordEnd
    case .home, .control("a"): cursor = lineStart
    case .end, .control("e"): cursor = lineEnd
    case .up: if lineStart > 0 { moveUp() } else { showHistory(historyIndex - 1) }
    case .down: if lineEnd < text.count { moveDown() } else { showHistory(historyIndex + 1) }
    case .control("p"), .pageUp, .farUp: showHistory(historyIndex - 1)
    case .control("n"), .pageDown, .farDown: showHistory(historyIndex + 1)
    default: break
    }
  }

  private mutating func enter() -> Outcome {
    let line = Self.string(text)
    let depth = Brackets(Array(line.utf8)).depth
    if depth > 0 {
      let depthAtCursor = Brackets(Array(Self.string(text[..<cursor]).utf8)).depth
      insert(["\n"] + [Unicode.Scalar](repeating: " ", count: 2 * min(max(0, depthAtCursor), 16)))
      return .editing
    }
    addToHistory()
    clear()
    return .line(line)
  }

  private mutating func addToHistory() {
    guard text.contains(where: { $0 != " " && $0 != "\n" }), history.last != text else { return }
    history.append(text)
    if history.count > 500 { history.removeFirst() }
  }

  private mutating func clear() {
    text = []
    cursor = 0
    historyIndex = history.count
  }

  private mutating func type(_ scalar: Unicode.Scalar) {
    // A } at the beginning of a line is indented by two columns less than the block.
    if scalar == "}", cursor - lineStart >= 2, text[lineStart..<cursor].allSatisfy({ $0 == " " }) {
      remove(from: cursor - 2, to: cursor)
    }
    insert([scalar])
  }

  private mutating func insert(_ scalars: [Unicode.Scalar]) {
    text.insert(contentsOf: scalars, at: cursor)
    cursor += scalars.count
  }

  private mutating func remove(from start: Int, to end: Int) {
    text.removeSubrange(start..<end)
    cursor = start
  }

  /// Shows the text at an index in the history, and stores the current text.
  private mutating func showHistory(_ index: Int) {
    guard index >= 0, index <= history.count, index != historyIndex else { return }
    if historyIndex == history.count { draft = text }
    historyIndex = index
    text = index == history.count ? draft : history[index]
    cursor = text.count
  }

  private mutating func complete() {
    let textBeforeCursor = Self.string(text[..<cursor])
    let completion = Completion(of: Array(textBeforeCursor.utf8), commands: commands, names: otherNames + names)
    guard let first = completion.words.first else { return }
    if completion.words.count == 1 {
      insert(Array((first.remainder + first.suffix).unicodeScalars))
      return
    }
    let common = completion.commonRemainder
    if common.utf8.isEmpty {
      candidates = completion.words.map { $0.text }
    } else {
      insert(Array(common.unicodeScalars))
    }
  }

  /// The names of ids in the text, as far as it can be read.
  private var names: [String] { (try? Sketch(Self.string(text)))?.nameTable ?? [] }
}

extension LineEditor {
  /// The index of the previous character. Marks without a width belong to the character before them.
  private func index(before position: Int) -> Int {
    var index = position - 1
    while index > 0, text[index] != "\n", Characters.columns(text[index]) == 0 { index -= 1 }
    return max(0, index)
  }

  /// The index after a character and its marks.
  private func index(after position: Int) -> Int {
    var index = position + 1
    while index < text.count, text[index] != "\n", Characters.columns(text[index]) == 0 { index += 1 }
    return min(text.count, index)
  }

  private var wordStart: Int {
    var index = cursor
    while index > 0, !TextEditor.isPartOfWord(text[index - 1]) { index -= 1 }
    while index > 0, TextEditor.isPartOfWord(text[index - 1]) { index -= 1 }
    return index
  }

  private var wordEnd: Int {
    var index = cursor
    while index < text.count, !TextEditor.isPartOfWord(text[index]) { index += 1 }
    while index < text.count, TextEditor.isPartOfWord(text[index]) { index += 1 }
    return index
  }

  private var lineStart: Int { text[..<cursor].lastIndex(of: "\n").map { $0 + 1 } ?? 0 }

  private var lineEnd: Int { text[cursor...].firstIndex(of: "\n") ?? text.count }

  private mutating func moveUp() {
    let column = cursor - lineStart, end = lineStart - 1
    cursor = end
    cursor = min(lineStart + column, end)
  }

  private mutating func moveDown() {
    let column = cursor - lineStart
    cursor = lineEnd + 1
    cursor = min(cursor + column, lineEnd)
  }
}

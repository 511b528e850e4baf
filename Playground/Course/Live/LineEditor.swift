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
  /// Words besides the notation's own that may begin a line.
  private let commands: [String]
  /// Names of ids that were seen before.
  package var knownNames: [String] = []
  private var history: [[Unicode.Scalar]] = []
  /// The place in the history; its end is the current text.
  private var place = 0
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
    case .backspace, .control("h"): remove(from: before(cursor), to: cursor)
    case .delete, .control("d"): remove(from: cursor, to: after(cursor))
    case .control("w"): remove(from: wordStart, to: cursor)
    case .control("u"): remove(from: lineStart, to: cursor)
    case .control("k"): remove(from: cursor, to: lineEnd)
    default: move(key)
    }
    return .editing
  }

  private mutating func move(_ key: Key) {
    switch key {
    case .left, .control("b"): cursor = before(cursor)
    case .right, .control("f"): cursor = after(cursor)
    case .farLeft: cursor = wordStart
    case .farRight: cursor = wordEnd
    case .home, .control("a"): cursor = lineStart
    case .end, .control("e"): cursor = lineEnd
    case .up: if lineStart > 0 { moveUp() } else { recall(place - 1) }
    case .down: if lineEnd < text.count { moveDown() } else { recall(place + 1) }
    case .control("p"), .pageUp, .farUp: recall(place - 1)
    case .control("n"), .pageDown, .farDown: recall(place + 1)
    default: break
    }
  }

  private mutating func enter() -> Outcome {
    let line = Self.string(text)
    let depth = Brackets(Array(line.utf8)).depth
    if depth > 0 {
      let inner = Brackets(Array(Self.string(text[..<cursor]).utf8)).depth
      insert(["\n"] + [Unicode.Scalar](repeating: " ", count: 2 * min(max(0, inner), 16)))
      return .editing
    }
    remember()
    clear()
    return .line(line)
  }

  private mutating func remember() {
    guard text.contains(where: { $0 != " " && $0 != "\n" }), history.last != text else { return }
    history.append(text)
    if history.count > 500 { history.removeFirst() }
  }

  private mutating func clear() {
    text = []
    cursor = 0
    place = history.count
  }

  private mutating func type(_ scalar: Unicode.Scalar) {
    // A } at the beginning of a line closes a block, and is indented like the block's first line.
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

  /// Shows an earlier text; the current text stays at the end.
  private mutating func recall(_ wanted: Int) {
    guard wanted >= 0, wanted <= history.count, wanted != place else { return }
    if place == history.count { draft = text }
    place = wanted
    text = wanted == history.count ? draft : history[wanted]
    cursor = text.count
  }

  private mutating func complete() {
    let start = Self.string(text[..<cursor])
    let completion = Completion(of: Array(start.utf8), commands: commands, names: knownNames + names)
    guard let first = completion.words.first else { return }
    if completion.words.count == 1 {
      insert(Array((first.rest + first.suffix).unicodeScalars))
      return
    }
    let common = completion.commonRest
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
  /// The place before or after a character, with the marks that join it.
  private func before(_ place: Int) -> Int {
    var place = place - 1
    while place > 0, text[place] != "\n", Characters.columns(text[place]) == 0 { place -= 1 }
    return max(0, place)
  }

  private func after(_ place: Int) -> Int {
    var place = place + 1
    while place < text.count, text[place] != "\n", Characters.columns(text[place]) == 0 { place += 1 }
    return min(text.count, place)
  }

  private var wordStart: Int {
    var place = cursor
    while place > 0, !TextEditor.isPartOfWord(text[place - 1]) { place -= 1 }
    while place > 0, TextEditor.isPartOfWord(text[place - 1]) { place -= 1 }
    return place
  }

  private var wordEnd: Int {
    var place = cursor
    while place < text.count, !TextEditor.isPartOfWord(text[place]) { place += 1 }
    while place < text.count, TextEditor.isPartOfWord(text[place]) { place += 1 }
    return place
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

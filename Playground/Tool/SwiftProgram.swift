import PlaygroundCommands
import PlaygroundKit

/// The layouts that are written out anywhere in a Swift program: in declarations, functions and types.
///
/// Each is read by itself, with the statements about it: the bounds in `name.layout(in: …)`, items that are added to a
/// `LinearLayout`, and named frames. Nothing of the program runs.
struct SwiftProgram {
  /// A layout of the program.
  struct Layout {
    /// The line in which it begins, counted from 1.
    let line: Int
    /// The name of its declaration, or else the name of its container.
    let name: String
    /// The layout, or the first fault in it.
    let sketch: Result<Sketch, SketchFault>
  }

  /// The layouts in order, without those inside others.
  let layouts: [Layout]

  init(_ text: String) {
    var reader = ProgramReader(Array(text.utf8))
    layouts = reader.layouts()
  }
}

extension GivenText {
  /// The layout of a text in the notation, or the layouts of a Swift program.
  func sketches() throws(Failure) -> [GivenLayout] {
    do throws(Failure) {
      return [try sketch()]
    } catch {
      guard isProgram else { throw error }
      return try layouts(of: SwiftProgram(String(decoding: bytes, as: UTF8.self)), or: error)
    }
  }

  /// The readable layouts of a program. The others are reported with the last one.
  ///
  /// - Parameter whole: the failure of the text as a single layout.
  private func layouts(of program: SwiftProgram, or whole: Failure) throws(Failure) -> [GivenLayout] {
    let what = name ?? "this program", count = program.layouts.count
    var read: [(title: String, sketch: Sketch)] = [], faults: [(line: Int, fault: SketchFault)] = []
    for layout in program.layouts {
      switch layout.sketch {
      case .success(let sketch): read.append((layout.name, sketch))
      case .failure(let fault): faults.append((layout.line, fault))
      }
    }
    guard !read.isEmpty else {
      switch count {
      case 0 where name == nil: throw whole
      case 0:
        throw .input(
          "\(what) contains no layout: a layout is a container with its items, such as Row { Flex() }. Write one, or name "
            + "another file.")
      case 1: throw fault(faults[0].fault)
      default:
        throw .input(
          (["\(what) has \(count) layouts, and none of them can be read:"] + faults.map { Self.miss($0.line, $0.fault) })
            .joined(separator: "\n  "))
      }
    }
    var layouts = read.map { GivenLayout($0.sketch, title: count > 1 ? $0.title : nil) }
    let unreadableLayouts = faults.map { Self.miss($0.line, $0.fault) }
    let notes =
      count > 1
      ? ["\(what) has \(count) layouts; for one of them alone, give its text in quotes: 'Row { … }'"] : []
    layouts[layouts.count - 1].notes += notes
    layouts[layouts.count - 1].unreadableLayouts += unreadableLayouts
    return layouts
  }

  private static func miss(_ line: Int, _ fault: SketchFault) -> String {
    let place = fault.line == line ? "" : " (line \(fault.line))"
    let sentence = "the layout in line \(line) is not laid out: \(fault.message)\(place)"
    return sentence + (sentence.hasSuffix("?") ? "" : ".") + (fault.expected.isEmpty ? "" : " \(fault.expected)")
  }
}

/// Finds the layouts in the text of a program.
private struct ProgramReader {
  private let text: [UInt8]
  /// The text with spaces in place of comments and of the content of strings.
  private let code: [UInt8]
  private var position = 0
  /// The ranges of declarations such as `let bounds = Frame(width: 300, height: 60)`.
  private var frames: [Range<Int>] = []

  /// A layout that was found.
  private struct Found {
    var name: Range<Int>?
    let word: Range<Int>
    /// From its `let`, if it has one, to the end of its modifiers.
    let range: Range<Int>
    let isLine: Bool
  }

  init(_ text: [UInt8]) {
    self.text = text
    code = Self.code(in: text)
  }

  mutating func layouts() -> [SwiftProgram.Layout] {
    let found = find()
    return found.enumerated().map { index, layout in
      // A name that is declared again has other uses from there on.
      let next = found[(index + 1)...].first { $0.name.map(bytes) == layout.name.map(bytes) && $0.name != nil }
      let uses = layout.name.map {
        self.uses(of: $0, in: layout.range.upperBound..<(next?.range.lowerBound ?? code.count), layout.isLine)
      }
      let kept = frames.filter { $0.upperBound <= layout.range.lowerBound } + [layout.range] + (uses ?? [])
      let line = 1 + text[..<layout.word.lowerBound].count { $0 == 0x0A }
      return SwiftProgram.Layout(
        line: line, name: String(decoding: text[layout.name ?? layout.word], as: UTF8.self), sketch: sketch(of: kept))
    }
  }

  private func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> { code[range] }

  /// Reads some parts of the text, with spaces in place of the others, so that faults are at their places in it.
  private func sketch(of parts: [Range<Int>]) -> Result<Sketch, SketchFault> {
    var piece = text.map { $0 == 0x0A ? $0 : 0x20 }
    for part in parts { piece.replaceSubrange(part, with: text[part]) }
    do throws(SketchFault) {
      return .success(try Sketch(String(decoding: piece, as: UTF8.self)))
    } catch {
      return .failure(error)
    }
  }

  private mutating func find() -> [Found] {
    var found: [Found] = []
    while position < code.count {
      guard let word = nextWord() else { break }
      let isLine = matches(word, "LinearLayout"), isFrame = matches(word, "Frame")
      guard isLine || isFrame || Self.containers.contains(where: { matches(word, $0) }), !isType(word),
        let end = self.end(ofItem: word)
      else { continue }
      let declaration = declaration(before: word.lowerBound)
      if isFrame {
        if let declaration { frames.append(declaration.start..<end) }
        continue
      }
      found.append(
        Found(
          name: declaration?.name, word: word, range: (declaration?.start ?? word.lowerBound)..<end, isLine: isLine))
      position = end
    }
    return found
  }

  private static let containers = ItemKind.allCases.filter { $0.isContainer }.map { $0.name }

  private func matches(_ range: Range<Int>, _ name: String) -> Bool { code[range].elementsEqual(name.utf8) }

  /// Goes to the end of the next word that no dot precedes.
  private mutating func nextWord() -> Range<Int>? {
    while position < code.count {
      guard Self.isPart(code[position]) else {
        position += 1
        continue
      }
      let start = position
      while position < code.count, Self.isPart(code[position]) { position += 1 }
      if start == 0 || code[start - 1] != UInt8(ascii: ".") { return start..<position }
    }
    return nil
  }

  private static func isPart(_ byte: UInt8) -> Bool { SketchScanner.isLetter(byte) || SketchScanner.isDigit(byte) }

  /// Whether a word is the type after `->` or `:`, whose block is not a layout.
  private func isType(_ word: Range<Int>) -> Bool {
    let before = code[..<word.lowerBound].last { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return before == UInt8(ascii: ">") || before == UInt8(ascii: ":")
  }

  /// The end of an item that begins with a word: after its values, its block and its modifiers. Returns nil for a word
  /// without values and block.
  private func end(ofItem word: Range<Int>) -> Int? {
    var end = word.upperBound, hasValues = false
    while true {
      var next = end
      while next < code.count, [0x20, 0x09, 0x0A, 0x0D].contains(code[next]) { next += 1 }
      guard next < code.count else { break }
      let isSameLine = !code[end..<next].contains(0x0A)
      if isSameLine, code[next] == UInt8(ascii: "(") || code[next] == UInt8(ascii: "{"), let close = close(of: next) {
        (end, hasValues) = (close, true)
      } else if hasValues, code[next] == UInt8(ascii: "."), next + 1 < code.count, Self.isPart(code[next + 1]) {
        end = next + 1
        while end < code.count, Self.isPart(code[end]) { end += 1 }
      } else {
        break
      }
    }
    return hasValues ? end : nil
  }

  /// The place after the bracket that closes the one at a place; nil if it is never closed.
  private func close(of start: Int) -> Int? {
    var depth = 0
    for index in start..<code.count {
      switch code[index] {
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
    }
    return nil
  }

  /// The declaration whose value begins at a place: the start of its `let` or `var`, and its name.
  private func declaration(before value: Int) -> (start: Int, name: Range<Int>)? {
    var words: [Range<Int>] = [], index = start(ofStatementAt: value)
    guard code[index..<value].last(where: { $0 != 0x20 && $0 != 0x09 }) == UInt8(ascii: "=") else { return nil }
    while index < value {
      let start = index
      while index < value, Self.isPart(code[index]) { index += 1 }
      if index > start { words.append(start..<index) } else { index += 1 }
    }
    guard let place = words.firstIndex(where: { matches($0, "let") || matches($0, "var") }), place + 1 < words.count
    else {
      return nil
    }
    return (words[place].lowerBound, words[place + 1])
  }

  private func start(ofStatementAt place: Int) -> Int {
    let ends = [0x0A, UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}")]
    return (code[..<place].lastIndex { ends.contains($0) } ?? -1) + 1
  }

  /// The statements about a layout: its bounds, and for a line the items that are added to it.
  private func uses(of name: Range<Int>, in range: Range<Int>, _ isLine: Bool) -> [Range<Int>] {
    var uses: [Range<Int>] = [], reader = self
    reader.position = range.lowerBound
    while let word = reader.nextWord(), word.upperBound < range.upperBound {
      guard code[word].elementsEqual(code[name]), code[word.upperBound] == UInt8(ascii: "."),
        let member = reader.nextMember(at: word.upperBound + 1)
      else { continue }
      let isAdded = isLine && matches(member, "add"), isLaidOut = !isLine && matches(member, "layout")
      guard isAdded || isLaidOut, member.upperBound < code.count, code[member.upperBound] == UInt8(ascii: "("),
        let end = close(of: member.upperBound)
      else { continue }
      let start = isAdded ? declaration(before: word.lowerBound)?.start : nil
      uses.append((start ?? word.lowerBound)..<end)
      // The first bounds are the layout's.
      if isLaidOut { break }
    }
    return uses
  }

  private func nextMember(at start: Int) -> Range<Int>? {
    var end = start
    while end < code.count, Self.isPart(code[end]) { end += 1 }
    return end > start ? start..<end : nil
  }

  /// A text with spaces in place of comments and of the content of strings. Line breaks stay.
  private static func code(in text: [UInt8]) -> [UInt8] {
    var code = text, index = 0
    func begins(_ sign: String) -> Bool { text[index...].starts(with: sign.utf8) }
    /// Blanks the text up to a sign, which stays.
    func blank(upTo sign: String, escapes: Bool) {
      while index < text.count, !begins(sign) {
        let count = escapes && text[index] == UInt8(ascii: "\\") ? 2 : 1
        for place in index..<min(index + count, text.count) where text[place] != 0x0A { code[place] = 0x20 }
        index += count
      }
    }
    while index < text.count {
      if begins("//") {
        blank(upTo: "\n", escapes: false)
      } else if begins("/*") {
        blank(upTo: "*/", escapes: false)
        for place in index..<min(index + 2, text.count) { code[place] = 0x20 }
        index += 2
      } else if begins("\"\"\"") {
        index += 3
        blank(upTo: "\"\"\"", escapes: true)
        index += 3
      } else if begins("\"") {
        index += 1
        blank(upTo: "\"", escapes: true)
        index += 1
      } else {
        index += 1
      }
    }
    return code
  }
}

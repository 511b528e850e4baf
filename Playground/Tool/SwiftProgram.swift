import PlaygroundCommands
import PlaygroundKit

/// The layouts in the source of a Swift program: in declarations, functions and types.
///
/// Each layout is read by itself, with the statements that refer to it: `name.layout(in: …)` with its bounds, `add`
/// calls of a `LinearLayout`, and declared frames. The program is not run.
struct SwiftProgram {
  /// A layout of the program.
  struct Layout {
    /// The line in which the layout begins, counted from 1.
    let line: Int
    /// The name in the layout's declaration, or else the type of its container.
    let name: String
    /// The layout, or the first fault in its text.
    let sketch: Result<Sketch, SketchFault>
  }

  /// The outermost layouts, in order.
  let layouts: [Layout]

  init(_ text: String) {
    var reader = ProgramReader(Array(text.utf8))
    layouts = reader.layouts()
  }
}

extension InputText {
  /// Returns the layout of a text in the notation, or the layouts of a Swift program.
  func sketches() throws(Failure) -> [InputLayout] {
    do throws(Failure) {
      return [try sketch()]
    } catch {
      guard isProgram else { throw error }
      return try layouts(of: SwiftProgram(String(decoding: bytes, as: UTF8.self)), or: error)
    }
  }

  /// Returns the layouts of a program that can be read. The faults of the others are reported with the last layout.
  ///
  /// - Parameter failure: the failure of the text as a single layout.
  private func layouts(of program: SwiftProgram, or failure: Failure) throws(Failure) -> [InputLayout] {
    let subject = name ?? "this program", count = program.layouts.count
    var readable: [(title: String, sketch: Sketch)] = [], faults: [(line: Int, fault: SketchFault)] = []
    for layout in program.layouts {
      switch layout.sketch {
      case .success(let sketch): readable.append((layout.name, sketch))
      case .failure(let fault): faults.append((layout.line, fault))
      }
    }
    guard !readable.isEmpty else {
      switch count {
      case 0 where name == nil: throw failure
      case 0:
        throw .input(
          "\(subject) contains no layout: a layout is a container with its items, such as Row { Flex() }. Write one, or name "
            + "another file.")
      case 1: throw fault(faults[0].fault)
      default:
        throw .input(
          (["\(subject) has \(count) layouts, and none of them can be read:"]
            + faults.map { Self.faultMessage($0.line, $0.fault) })
            .joined(separator: "\n  "))
      }
    }
    var layouts = readable.map { InputLayout($0.sketch, title: count > 1 ? $0.title : nil) }
    let unreadableLayouts = faults.map { Self.faultMessage($0.line, $0.fault) }
    let remarks =
      count > 1
      ? ["\(subject) has \(count) layouts; for one of them alone, give its text in quotes: 'Row { … }'"] : []
    layouts[layouts.count - 1].remarks += remarks
    layouts[layouts.count - 1].unreadableLayouts += unreadableLayouts
    return layouts
  }

  /// Returns the message for a layout that cannot be read.
  private static func faultMessage(_ line: Int, _ fault: SketchFault) -> String {
    let faultLine = fault.line == line ? "" : " (line \(fault.line))"
    let sentence = "the layout in line \(line) is not laid out: \(fault.message)\(faultLine)"
    return sentence + (sentence.hasSuffix("?") ? "" : ".") + (fault.expected.isEmpty ? "" : " \(fault.expected)")
  }
}

/// Finds the layouts in the text of a program.
private struct ProgramReader {
  private let text: [UInt8]
  /// The text with spaces in place of comments and of the content of strings.
  private let code: [UInt8]
  private var position = 0
  /// The ranges of declared frames, such as `let bounds = Frame(width: 300, height: 60)`.
  private var frames: [Range<Int>] = []

  /// A layout in the program.
  private struct FoundLayout {
    /// The name in the layout's declaration, if there is one.
    var name: Range<Int>?
    /// The type of the container, such as `Row`.
    let container: Range<Int>
    /// The range from the start of the declaration, or else of `container`, to the end of its modifiers.
    let range: Range<Int>
    /// `true` for a `LinearLayout`.
    let isLine: Bool
  }

  init(_ text: [UInt8]) {
    self.text = text
    code = Self.code(in: text)
  }

  mutating func layouts() -> [SwiftProgram.Layout] {
    let foundLayouts = findLayouts()
    return foundLayouts.enumerated().map { index, layout in
      // After the next declaration of the same name, the name refers to that layout.
      let next = foundLayouts[(index + 1)...].first { $0.name.map(bytes) == layout.name.map(bytes) && $0.name != nil }
      let uses = layout.name.map {
        self.uses(of: $0, in: layout.range.upperBound..<(next?.range.lowerBound ?? code.count), layout.isLine)
      }
      let parts = frames.filter { $0.upperBound <= layout.range.lowerBound } + [layout.range] + (uses ?? [])
      let line = 1 + text[..<layout.container.lowerBound].count { $0 == 0x0A }
      return SwiftProgram.Layout(
        line: line, name: String(decoding: text[layout.name ?? layout.container], as: UTF8.self),
        sketch: sketch(of: parts))
    }
  }

  private func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> { code[range] }

  /// Reads some parts of the text. All other text is replaced by spaces, so that the positions of faults are correct.
  private func sketch(of parts: [Range<Int>]) -> Result<Sketch, SketchFault> {
    var visibleText = text.map { $0 == 0x0A ? $0 : 0x20 }
    for part in parts { visibleText.replaceSubrange(part, with: text[part]) }
    do throws(SketchFault) {
      return .success(try Sketch(String(decoding: visibleText, as: UTF8.self)))
    } catch {
      return .failure(error)
    }
  }

  private mutating func findLayouts() -> [FoundLayout] {
    var foundLayouts: [FoundLayout] = []
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
      foundLayouts.append(
        FoundLayout(
          name: declaration?.name, container: word, range: (declaration?.start ?? word.lowerBound)..<end, isLine: isLine
        ))
      position = end
    }
    return foundLayouts
  }

  private static let containers = ItemKind.allCases.filter { $0.isContainer }.map { $0.name }

  private func matches(_ range: Range<Int>, _ name: String) -> Bool { code[range].elementsEqual(name.utf8) }

  /// Moves to the end of the next word that is not preceded by a dot, and returns the word.
  private mutating func nextWord() -> Range<Int>? {
    while position < code.count {
      guard Self.isWordByte(code[position]) else {
        position += 1
        continue
      }
      let start = position
      while position < code.count, Self.isWordByte(code[position]) { position += 1 }
      if start == 0 || code[start - 1] != UInt8(ascii: ".") { return start..<position }
    }
    return nil
  }

  private static func isWordByte(_ byte: UInt8) -> Bool { SketchScanner.isLetter(byte) || SketchScanner.isDigit(byte) }

  /// Returns `true` if a word is the type after `->` or `:`, so that the block after it is not a layout.
  private func isType(_ word: Range<Int>) -> Bool {
    let byteBefore = code[..<word.lowerBound].last { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return byteBefore == UInt8(ascii: ">") || byteBefore == UInt8(ascii: ":")
  }

  /// Returns the end of an item that begins with a word: after its arguments, its block and its modifiers. Returns nil
  /// for a word without arguments and block.
  private func end(ofItem word: Range<Int>) -> Int? {
    var end = word.upperBound, hasArguments = false
    while true {
      var next = end
      while next < code.count, [0x20, 0x09, 0x0A, 0x0D].contains(code[next]) { next += 1 }
      guard next < code.count else { break }
      let isSameLine = !code[end..<next].contains(0x0A)
      if isSameLine, code[next] == UInt8(ascii: "(") || code[next] == UInt8(ascii: "{"),
        let close = endOfBrackets(of: next)
      {
        (end, hasArguments) = (close, true)
      } else if hasArguments, code[next] == UInt8(ascii: "."), next + 1 < code.count, Self.isWordByte(code[next + 1]) {
        end = next + 1
        while end < code.count, Self.isWordByte(code[end]) { end += 1 }
      } else {
        break
      }
    }
    return hasArguments ? end : nil
  }

  /// Returns the index after the bracket that closes the bracket at `start`; nil if it is never closed.
  private func endOfBrackets(of start: Int) -> Int? {
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

  /// Returns the declaration whose value begins at an index: the start of its statement's `let` or `var`, and its name.
  private func declaration(before value: Int) -> (start: Int, name: Range<Int>)? {
    var words: [Range<Int>] = [], index = start(ofStatementAt: value)
    guard code[index..<value].last(where: { $0 != 0x20 && $0 != 0x09 }) == UInt8(ascii: "=") else { return nil }
    while index < value {
      let start = index
      while index < value, Self.isWordByte(code[index]) { index += 1 }
      if index > start { words.append(start..<index) } else { index += 1 }
    }
    guard let keyword = words.firstIndex(where: { matches($0, "let") || matches($0, "var") }), keyword + 1 < words.count
    else {
      return nil
    }
    return (words[keyword].lowerBound, words[keyword + 1])
  }

  private func start(ofStatementAt index: Int) -> Int {
    let statementEnds = [0x0A, UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}")]
    return (code[..<index].lastIndex { statementEnds.contains($0) } ?? -1) + 1
  }

  /// Returns the statements that use a layout: the first `layout(in:)`, or the `add` calls of a `LinearLayout`.
  private func uses(of name: Range<Int>, in range: Range<Int>, _ isLine: Bool) -> [Range<Int>] {
    var uses: [Range<Int>] = [], reader = self
    reader.position = range.lowerBound
    while let word = reader.nextWord(), word.upperBound < range.upperBound {
      guard code[word].elementsEqual(code[name]), code[word.upperBound] == UInt8(ascii: "."),
        let member = reader.nextMember(at: word.upperBound + 1)
      else { continue }
      let isAdded = isLine && matches(member, "add"), isLaidOut = !isLine && matches(member, "layout")
      guard isAdded || isLaidOut, member.upperBound < code.count, code[member.upperBound] == UInt8(ascii: "("),
        let end = endOfBrackets(of: member.upperBound)
      else { continue }
      let start = isAdded ? declaration(before: word.lowerBound)?.start : nil
      uses.append((start ?? word.lowerBound)..<end)
      // Only the first bounds are used.
      if isLaidOut { break }
    }
    return uses
  }

  private func nextMember(at start: Int) -> Range<Int>? {
    var end = start
    while end < code.count, Self.isWordByte(code[end]) { end += 1 }
    return end > start ? start..<end : nil
  }

  /// Returns a text in which comments and the content of strings are replaced by spaces. Line breaks stay.
  private static func code(in text: [UInt8]) -> [UInt8] {
    var code = text, index = 0
    func isAt(_ terminator: String) -> Bool { text[index...].starts(with: terminator.utf8) }
    func replaceBySpaces(upTo terminator: String, escapes: Bool) {
      while index < text.count, !isAt(terminator) {
        let count = escapes && text[index] == UInt8(ascii: "\\") ? 2 : 1
        for position in index..<min(index + count, text.count) where text[position] != 0x0A { code[position] = 0x20 }
        index += count
      }
    }
    while index < text.count {
      if isAt("//") {
        replaceBySpaces(upTo: "\n", escapes: false)
      } else if isAt("/*") {
        replaceBySpaces(upTo: "*/", escapes: false)
        for position in index..<min(index + 2, text.count) { code[position] = 0x20 }
        index += 2
      } else if isAt("\"\"\"") {
        index += 3
        replaceBySpaces(upTo: "\"\"\"", escapes: true)
        index += 3
      } else if isAt("\"") {
        index += 1
        replaceBySpaces(upTo: "\"", escapes: true)
        index += 1
      } else {
        index += 1
      }
    }
    return code
  }
}

package import PlaygroundKit

/// Reads layouts in the languages of a program.
package protocol LayoutReader: Sendable {
  /// The options without a value that affect the reading of a text.
  static var flags: [String] { get }
  /// The options with a value that affect the reading of a text.
  static var values: [String] { get }
  /// The parts of help pages that describe layouts.
  static var help: LayoutHelp { get }

  init(_ options: Options, of command: String) throws(Failure)

  /// The layouts in a text; documents and programs can have several.
  func layouts(in text: InputText) throws(Failure) -> [InputLayout]

  func svg(of picture: Picture, title: String) throws(Failure) -> String
  /// One animated SVG picture of a layout in several widths, from a picture for each width.
  func animatedSVG(of pictures: [Picture], title: String) throws(Failure) -> String
}

/// The text of layouts for a command: the words after the command, a file, or standard input.
package struct InputText: Sendable {
  package enum Language: Sendable {
    /// The notation, on its own or in Swift code.
    case notation
    case documents
    /// HTML with CSS, the declarations of one container, or Android's XML.
    case markup
    /// CSS rules without elements.
    case rules
  }

  /// The name in messages; nil for a layout on the command line.
  package let name: String?
  package let bytes: [UInt8]
  package let language: Language
  /// Whether the option `--from-css` is specified.
  package let isCSS: Bool

  /// Reads the text of an operand: a file's name, `-` for standard input, or the layout itself.
  fileprivate init(_ words: [String], isCSS: Bool) throws(Failure) {
    let text = words.joined(separator: " ")
    if words.count == 1, text == "-" || Files.exists(text) || !Self.looksLikeLayout(text, isCSS: isCSS) {
      if !isCSS, !Files.exists(text), text.contains(":"), text.contains(";") || text.contains(": ") {
        let line = Program.layout.line(["draw", text, "--from-css"])
        throw .input("there is no file '\(text)'. If this is CSS, type: \(line)")
      }
      name = text == "-" ? "standard input" : text
      bytes = try Files.read(text)
    } else {
      name = nil
      bytes = Array(text.utf8)
    }
    self.isCSS = isCSS
    language = Self.language(of: bytes, in: name ?? "", isCSS: isCSS)
  }

  package init(typed text: String) {
    name = nil
    bytes = Array(text.utf8)
    isCSS = false
    language = Self.language(of: bytes, in: "", isCSS: false)
  }

  /// The path of the file that contains the text; nil if the text is not in a file.
  package var file: String? { name.flatMap { Files.exists($0) ? $0 : nil } }

  /// The title of a layout without a name.
  package var title: String { name?.split(separator: "/").last.map { String($0) } ?? "layout" }

  /// Whether a word looks like the beginning of a layout, and not like the name of a file.
  fileprivate static func looksLikeLayout(_ word: String, isCSS: Bool) -> Bool {
    let layoutCharacters = Array(isCSS ? "<:{".utf8 : "{(<\n".utf8)
    if word.utf8.contains(where: { layoutCharacters.contains($0) }) { return true }
    return ["Row", "Column"].contains(word) || beginsSwift(word)
  }

  /// Whether a word begins code that may precede a layout in a program.
  package static func beginsSwift(_ word: String) -> Bool {
    ["let", "var", "import", "enum", "struct", "func", "final", "class", "extension", "@main", "//"].contains(word)
  }

  private static func language(of bytes: [UInt8], in path: String, isCSS: Bool) -> Language {
    if isCSS { return .markup }
    switch bytes.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
    case UInt8(ascii: "{"): return .documents
    case UInt8(ascii: "<"): return .markup
    case _ where path.hasSuffix(".xml"): return .markup
    // These characters begin CSS selectors, but no layout in the notation.
    case UInt8(ascii: "."), UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "*"), UInt8(ascii: ":"):
      return bytes.contains(UInt8(ascii: "{")) || path.hasSuffix(".css") ? .rules : .notation
    case _ where path.hasSuffix(".css"): return .rules
    default: return path.hasSuffix(".json") || path.hasSuffix(".jsonl") ? .documents : .notation
    }
  }

  /// Throws a failure for an empty text and for a binary file.
  ///
  /// - Parameter allowsZeroBytes: whether to accept zero bytes, which the reader of the language reports itself.
  package func check(allowsZeroBytes: Bool = false) throws(Failure) {
    let subject = name ?? "the layout"
    if bytes.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
      throw .input("\(subject) is empty. A layout is, for example, Row { Flex() }.")
    }
    if bytes.contains(0), !allowsZeroBytes {
      throw .input("\(subject) is not text: it contains a zero byte. A layout is, for example, Row { Flex() }.")
    }
  }

  /// The failure for CSS without elements.
  ///
  /// - Parameter command: the command that was typed.
  package func failureForRulesAlone(_ command: String) -> Failure {
    let page = name.map { "\($0.hasSuffix(".css") ? String($0.dropLast(4)) : $0).html" } ?? "page.html"
    return .input(
      "\(name ?? "this") is CSS alone, and a layout needs elements to which its rules apply. Write a page with the rules in "
        + "<style>…</style> and the elements below, such as <div class=\"row\">…</div>, and type: "
        + Program.layout.line([command, page]))
  }

  /// The layout of a text in the notation.
  package func sketch() throws(Failure) -> InputLayout {
    do throws(SketchFault) { return InputLayout(try Sketch(String(decoding: bytes, as: UTF8.self))) } catch {
      throw fault(error)
    }
  }

  /// Whether the text is a Swift program rather than a single layout.
  package var isProgram: Bool {
    if name?.hasSuffix(".swift") ?? false { return true }
    let words = bytes.split(maxSplits: 1) { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return words.first.map { Self.beginsSwift(String(decoding: $0, as: UTF8.self)) } ?? false
  }

  /// The failure for code of another framework, with the notation to use instead; `nil` for any other text.
  package var foreignCode: Failure? {
    ForeignCode(bytes).map { .input((name.map { "\($0): " } ?? "") + $0.message) }
  }

  package func fault(_ fault: SketchFault) -> Failure {
    .input((name.map { "\($0): " } ?? "") + fault.lines(width: 68).joined(separator: "\n"))
  }
}

extension Options {
  /// The words after a command that takes a layout.
  package init<Reader: LayoutReader>(
    _ words: [String], of command: String, layoutsBy reader: Reader.Type, flags: [String] = [], values: [String] = []
  ) throws(Failure) {
    try self.init(
      words, of: command, flags: flags + Reader.flags, values: values + ["--width", "--height"] + Reader.values)
  }

  /// Separates the text of a layout from the other operands.
  ///
  /// Words that a shell split at spaces are joined again: a layout continues until its brackets are closed. Without
  /// a layout, standard input is read if it is not a terminal.
  ///
  /// - Parameters:
  ///   - command: the command with these operands.
  ///   - trailingCount: the number of operands at the end that belong to the command itself.
  ///   - isWhole: whether all operands are parts of one layout.
  package func inputText(of command: String, keeping trailingCount: Int = 0, isWhole: Bool = false) throws(Failure) -> (
    text: InputText, remaining: [String]
  ) {
    let isCSS = has("--from-css")
    let count = operands.count - trailingCount
    if count <= 0 {
      let isLayout = operands.last.map { InputText.looksLikeLayout($0, isCSS: isCSS) || Files.exists($0) } ?? false
      if !isLayout, operands.count == trailingCount, !Terminal.inputIsTerminal {
        let text = try InputText(["-"], isCSS: isCSS)
        // Ignores empty standard input: it is not a layout.
        if !text.bytes.isEmpty { return (text, operands) }
      }
      if isLayout { throw Self.noItem(for: command) }
      throw .usage(
        "\(command) needs a layout: a file, the layout itself in quotes, or - for standard input"
          + (trailingCount > 0 ? "; and an item" : ""), help: "\(command) --help")
    }
    var words = [operands[0]]
    if operands[0] != "-", !Files.exists(operands[0]), InputText.looksLikeLayout(operands[0], isCSS: isCSS) {
      words = isWhole ? operands : Array(operands[..<Self.layoutWordCount(in: operands, isCSS: isCSS)])
    } else if isWhole, operands.count > 1 {
      throw .usage("one layout at a time: '\(operands[1])' is one word too many", help: "\(command) --help")
    }
    return (try InputText(words, isCSS: isCSS), Array(operands.dropFirst(words.count)))
  }

  /// The failure of a command with a layout but no item.
  package static func noItem(for command: String) -> Failure {
    .usage(
      "\(command) needs an item after the layout: its name, or its number in the list of 'draw'",
      help: "\(command) --help")
  }

  /// The number of words that belong to a layout: the words up to the last closing bracket, and the layout's modifiers.
  private static func layoutWordCount(in words: [String], isCSS: Bool) -> Int {
    if isCSS { return 1 }
    var text = "", wordCount = 0
    for word in words {
      let hasBrackets = text.utf8.contains { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "{") }
      let isOpen = !hasBrackets || Brackets(Array(text.utf8)).depth > 0
      if !isOpen, let first = word.utf8.first, first != UInt8(ascii: "."), first != UInt8(ascii: "{") { break }
      text += text.isEmpty ? word : " \(word)"
      wordCount += 1
    }
    return wordCount
  }

  /// The layouts of a command, in the bounds from its options, and the remaining operands.
  package func inputLayouts(
    of command: String, by reader: some LayoutReader, keeping trailingCount: Int = 0, isWhole: Bool = false
  ) throws(Failure) -> (layouts: [InputLayout], remaining: [String]) {
    let (text, remaining) = try inputText(of: command, keeping: trailingCount, isWhole: isWhole)
    let (width, height) = (try length("--width", of: command), try length("--height", of: command))
    return (try reader.layouts(in: text).map { $0.resized(width: width, height: height) }, remaining)
  }

  /// The value of an option that is a size of the bounds.
  package func length(_ name: String, of command: String) throws(Failure) -> Double? {
    guard let text = value(name) else { return nil }
    return try length(text, of: name, command)
  }

  /// The widths of several bounds, `300,400,500`; empty for one width or none.
  package func widths(of command: String) throws(Failure) -> [Double] {
    let parts = value("--width")?.split(separator: ",", omittingEmptySubsequences: false) ?? []
    guard parts.count > 1 else { return [] }
    return try parts.map { (part) throws(Failure) in try length(String(part), of: "--width", command) }
  }

  private func length(_ text: String, of name: String, _ command: String) throws(Failure) -> Double {
    if let value = Double(text), value >= 0, value <= 1e9 { return value }
    let isList = text.contains(",")
    var subject = "\(name) is a number from 0 to 1000000000, not '\(text)'"
    if isList, name == "--width" {
      subject = "\(command) takes one width: 'draw' compares several, as in draw 'Row { … }' --width 300,400"
    } else if command == "draw" {
      subject +=
        ". It sets the \(name == "--width" ? "width" : "height") of the bounds; to set that of the drawing, use "
        + (name == "--width" ? "--columns" : "--rows")
    }
    throw .usage(subject, help: "\(command) --help")
  }
}

import EagerLayout
import LayoutDocument
import PlaygroundKit

/// The text of layouts that a command was given: the words after it, a file, or standard input.
struct GivenText {
  /// How a layout is written.
  enum Language {
    /// The notation, alone or in a piece of Swift.
    case notation
    /// JSON.
    case documents
    /// HTML with CSS, or the declarations of one container.
    case css
    /// Android's XML.
    case android
  }

  /// What it is called in messages; nil where it stood among the words.
  let name: String?
  let bytes: [UInt8]
  let language: Language
  /// What a layout of Android is made for.
  private let settings: AndroidSettings

  /// Reads what an operand means: a file's name, `-` for standard input, or the layout itself.
  fileprivate init(_ words: [String], isCSS: Bool, _ settings: AndroidSettings) throws(Failure) {
    self.settings = settings
    let text = words.joined(separator: " ")
    if words.count == 1, text == "-" || Files.exists(text) || !Self.looksLikeLayout(text, isCSS: isCSS) {
      name = text == "-" ? "standard input" : text
      bytes = try Files.read(text)
    } else {
      name = nil
      bytes = Array(text.utf8)
    }
    language = Self.language(of: bytes, in: name ?? "", isCSS: isCSS)
  }

  /// What was typed as it is.
  init(typed text: String) {
    name = nil
    settings = AndroidSettings()
    bytes = Array(text.utf8)
    language = Self.language(of: bytes, in: "", isCSS: false)
  }

  /// Whether a word begins a layout, rather than being the name of a file.
  fileprivate static func looksLikeLayout(_ word: String, isCSS: Bool) -> Bool {
    let signs = Array(isCSS ? "<:{".utf8 : "{(<\n".utf8)
    if word.utf8.contains(where: { signs.contains($0) }) { return true }
    return ["Row", "Column"].contains(word) || beginsSwift(word)
  }

  /// Whether a word begins what may stand before a layout in a program.
  static func beginsSwift(_ word: String) -> Bool { ["let", "var", "import", "enum"].contains(word) }

  private static func language(of bytes: [UInt8], in path: String, isCSS: Bool) -> Language {
    if isCSS { return .css }
    switch bytes.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
    case UInt8(ascii: "{"): return .documents
    case UInt8(ascii: "<"): return AndroidText(bytes) != nil || path.hasSuffix(".xml") ? .android : .css
    case _ where path.hasSuffix(".xml"): return .android
    default: return path.hasSuffix(".json") || path.hasSuffix(".jsonl") ? .documents : .notation
    }
  }
}

extension Options {
  /// The options of every command that takes a layout.
  static let layoutValues = ["--width", "--height"] + AndroidSettings.values
  static let layoutFlags = ["--from-css"] + AndroidSettings.flags

  /// Takes the texts of layouts off the operands.
  ///
  /// What a shell took apart at spaces is put together again: a layout goes on until its brackets are closed. Where there is
  /// none, standard input is read if it is no terminal.
  ///
  /// - Parameters:
  ///   - command: whose operands they are.
  ///   - kept: how many operands at the end are for the command itself.
  ///   - isWhole: whether all operands are one layout.
  func givenText(of command: String, keeping kept: Int = 0, isWhole: Bool = false) throws(Failure) -> (
    text: GivenText, rest: [String]
  ) {
    let isCSS = has("--from-css"), settings = try AndroidSettings(self, of: command)
    let count = operands.count - kept
    if count <= 0 {
      let isLayout = operands.last.map { GivenText.looksLikeLayout($0, isCSS: isCSS) || Files.exists($0) } ?? false
      if !isLayout, operands.count == kept, !Terminal.inputIsTerminal {
        let text = try GivenText(["-"], isCSS: isCSS, settings)
        // Where nothing comes, nobody meant it.
        if !text.bytes.isEmpty { return (text, operands) }
      }
      if isLayout {
        throw Self.noItem(for: command)
      }
      throw .usage(
        "\(command) needs a layout: a file, the layout itself in quotes, or - for standard input"
          + (kept > 0 ? "; and an item" : ""), help: "\(command) --help")
    }
    var words = [operands[0]]
    if operands[0] != "-", !Files.exists(operands[0]), GivenText.looksLikeLayout(operands[0], isCSS: isCSS) {
      words = isWhole ? operands : Array(operands[..<Self.layoutWords(in: operands, isCSS: isCSS)])
    } else if isWhole, operands.count > 1 {
      throw .usage("one layout at a time: '\(operands[1])' is one word too many", help: "\(command) --help")
    }
    return (try GivenText(words, isCSS: isCSS, settings), Array(operands.dropFirst(words.count)))
  }

  /// That a command has its layout and not its item.
  static func noItem(for command: String) -> Failure {
    .usage(
      "\(command) needs an item after the layout: its name, or its number in the list of 'draw' and 'try'",
      help: "\(command) --help")
  }

  /// How many of the words are a layout: up to where all brackets are closed, with the modifiers after that.
  private static func layoutWords(in words: [String], isCSS: Bool) -> Int {
    if isCSS { return 1 }
    var text = "", count = 0
    for word in words {
      let hasBrackets = text.utf8.contains { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "{") }
      let isOpen = !hasBrackets || Brackets(Array(text.utf8)).depth > 0
      if !isOpen, let first = word.utf8.first, first != UInt8(ascii: "."), first != UInt8(ascii: "{") { break }
      text += text.isEmpty ? word : " \(word)"
      count += 1
    }
    return count
  }

  /// The layouts that a command was given, each in the bounds that the options say, and the operands that are left.
  func givenLayouts(
    of command: String, keeping kept: Int = 0, isWhole: Bool = false
  ) throws(Failure) -> (layouts: [GivenLayout], rest: [String]) {
    let (text, rest) = try givenText(of: command, keeping: kept, isWhole: isWhole)
    let (width, height) = (try length("--width", of: command), try length("--height", of: command))
    return (try text.layouts().map { $0.resized(width: width, height: height) }, rest)
  }

  /// The value of an option that is a size of the bounds.
  func length(_ name: String, of command: String) throws(Failure) -> Double? {
    guard let text = value(name) else { return nil }
    return try length(text, of: name, command)
  }

  /// The widths of several bounds, `300,400,500`; none where there is one at most.
  func widths(of command: String) throws(Failure) -> [Double] {
    let parts = value("--width")?.split(separator: ",", omittingEmptySubsequences: false) ?? []
    guard parts.count > 1 else { return [] }
    var widths: [Double] = []
    for part in parts { widths.append(try length(String(part), of: "--width", command)) }
    return widths
  }

  private func length(_ text: String, of name: String, _ command: String) throws(Failure) -> Double {
    if let value = Double(text), value >= 0, value <= 1e9 { return value }
    let isList = text.contains(",")
    var what = "\(name) is a number from 0 to 1000000000, not '\(text)'"
    if isList, name == "--width", command != "try" {
      what = "\(command) takes one width: 'try' compares several, as in try 'Row { … }' --width 300,400"
    } else if command == "draw" {
      what +=
        ": the \(name == "--width" ? "width" : "height") of the bounds, where the drawing's is "
        + (name == "--width" ? "--columns" : "--rows")
    }
    throw .usage(what, help: "\(command) --help")
  }
}

extension GivenText {
  /// The layouts that the text holds: several only as documents.
  func layouts() throws(Failure) -> [GivenLayout] {
    try check()
    if language != .android { try settings.refuse(for: name ?? "this layout") }
    switch language {
    case .notation:
      do throws(SketchFault) {
        return [GivenLayout(try Sketch(String(decoding: bytes, as: UTF8.self)))]
      } catch {
        throw .input((name.map { "\($0): " } ?? "") + error.lines(width: 68).joined(separator: "\n"))
      }
    case .documents:
      var layouts: [GivenLayout] = []
      for entry in LayoutDocuments(bytes) {
        do throws(LayoutDocumentError) {
          layouts.append(GivenLayout(try entry.document.get(), title: title))
        } catch {
          throw fault(error)
        }
      }
      return layouts
    case .css:
      do throws(LayoutDocumentError) {
        let markup = try Markup(bytes, width: GivenLayout.bounds.width, height: GivenLayout.bounds.height)
        return [GivenLayout(markup.document, title: title, notes: markup.notes)]
      } catch {
        throw fault(error)
      }
    case .android:
      var reading = try AndroidReading(bytes, file: file, called: name ?? "layout", settings)
      return [try reading.layout()]
    }
  }

  /// The path of the file that it is in.
  private var file: String? { name.flatMap { Files.exists($0) ? $0 : nil } }

  private func fault(_ error: LayoutDocumentError) -> Failure {
    .input((name.map { "\($0): " } ?? "") + error.faults.map { $0.description }.joined(separator: "\n  "))
  }

  /// What to call what has no name.
  private var title: String { name?.split(separator: "/").last.map { String($0) } ?? "layout" }

  private func check() throws(Failure) {
    let what = name ?? "the layout"
    if bytes.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
      throw .input("\(what) is empty. A layout is such as Row { Flex() }.")
    }
    // What is wrong in Android's, its reader says.
    if bytes.contains(0), language != .android {
      throw .input("\(what) is no text: it holds a byte that is 0. A layout is such as Row { Flex() }.")
    }
  }
}

import EagerLayout
import LayoutExplanations
import PlaygroundCommands
import PlaygroundKit

/// The state of a prompt between two lines: the last layout, and the bounds.
struct PromptSession {
  /// The result of a line.
  enum Answer {
    case layout(LayoutAnswer)
    case canvas(Canvas)
    case reasons(Reasons)
    case text(String)
    /// Faults, one per line.
    case fault([String])
    case nothing
    case end
  }

  private(set) var layout: InputLayout?
  private var bounds = DefaultBounds()

  /// The commands that may replace a layout at the beginning of a line.
  var commands: [String] { ["why", "width", "height", "text", "help", "quit"] }

  /// Answers an entry, which may be a layout over several lines.
  mutating func answer(_ line: String, width: Int) -> Answer {
    let words = line.split { $0 == " " || $0 == "\n" || $0 == "\t" }.map { String($0) }
    guard let firstWord = words.first else { return .nothing }
    if let answer = runCommand(firstWord, Array(words.dropFirst()), width: width) { return answer }
    // Modifiers without an item are added to the last layout.
    let addsModifiers = firstWord.utf8.first == UInt8(ascii: ".")
    return Self.attempt { () throws(Failure) in
      if addsModifiers || firstWord.utf8.first != UInt8(ascii: "{") && firstWord.utf8.first != UInt8(ascii: "<") {
        let sketch = addsModifiers ? try layout?.source.sketch() : nil
        return try answer(sketch: sketch?.item(withModifiers: line) ?? line, width: width)
      }
      let reader = NotationReader(layoutCommand: Program.layout.line(["draw", line]))
      return try reader.layouts(in: InputText(typed: line)).last.map { show($0) } ?? .nothing
    }
  }

  /// The result of a closure, or the message of its failure.
  private static func attempt(_ answer: () throws(Failure) -> Answer) -> Answer {
    do throws(Failure) { return try answer() } catch { return .fault([error.message]) }
  }

  private mutating func answer(sketch text: String, width: Int) throws(Failure) -> Answer {
    do throws(SketchFault) {
      let sketch = try Sketch(text)
      // Bounds that a layout specifies also apply to the following layouts.
      if let specified = sketch.bounds { bounds = DefaultBounds(specified) }
      return show(InputLayout(sketch, in: bounds))
    } catch {
      return .fault(error.lines(width: width))
    }
  }

  private mutating func show(_ layout: InputLayout) -> Answer {
    self.layout = layout
    return .layout(LayoutAnswer(layout))
  }

  private mutating func runCommand(_ name: String, _ words: [String], width: Int) -> Answer? {
    switch name {
    case "quit", "exit", "q": return .end
    case "help", "?": return .canvas(help.page(width: width, command: ">"))
    case "width", "height": return setSize(name, words)
    case "css", "swift", "json": return otherForm(name)
    case "text": return write { answer throws(Failure) in try answer.given.source.sketch().text + "\n" }
    case "why": return why(words)
    default:
      // A lowercase word that cannot begin a layout or Swift code is an unknown command.
      let isLowercaseWord =
        !InputText.beginsSwift(name) && name.utf8.allSatisfy { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
      guard isLowercaseWord, words.first.map({ $0 != "{" && !$0.hasPrefix("(") }) ?? true else { return nil }
      let suggestion = nearestName(to: name, in: commands).map { "; did you mean '\($0)'?" } ?? "."
      return .fault([
        "there is no command '\(name)'\(suggestion)", "'help' lists them. A layout begins with Row { or Column {.",
      ])
    }
  }

  private mutating func setSize(_ name: String, _ words: [String]) -> Answer {
    let isWidth = name == "width"
    guard let word = words.first else {
      let size = isWidth ? bounds.width ?? InputLayout.size.width : bounds.height ?? .infinity
      return .text("The \(name) is \(size < .infinity ? numeral(size) : "that of the content").\n")
    }
    guard words.count == 1, let value = Double(word), value >= 0, value <= 1e9 else {
      return .fault(["\(name) takes a number from 0 to 1000000000, as in '\(name) 200'"])
    }
    if isWidth { bounds.width = value } else { bounds.height = value }
    guard let layout else { return .text("The \(name) is \(numeral(value)).\n") }
    return show(layout.resized(width: isWidth ? value : nil, height: isWidth ? nil : value))
  }

  private static let noLayoutMessage = "there is no layout yet: type one, such as Row { Fixed(width: 60); Flex() }"

  private func write(_ makeText: (LayoutAnswer) throws(Failure) -> String) -> Answer {
    guard let layout else { return .fault([Self.noLayoutMessage]) }
    return Self.attempt { () throws(Failure) in .text(try makeText(LayoutAnswer(layout))) }
  }

  /// The command that writes the last layout in another form.
  private func otherForm(_ form: String) -> Answer {
    write { answer throws(Failure) in
      let line = Program.layout.line(["convert", try answer.notation(), "--to", form])
      return "\(form) is written by the layout program. Type:\n\(line)\n"
    }
  }

  private func why(_ words: [String]) -> Answer {
    guard let layout else { return .fault([Self.noLayoutMessage]) }
    let isCSS = words.count > 1 && words.last == "css", words = isCSS ? Array(words.dropLast()) : words
    return Self.attempt { () throws(Failure) in
      if words.count > 1, let track = TrackQuestion(words.joined(separator: " ")) {
        return .reasons(try LayoutAnswer(layout).reasons(of: track, words: isCSS ? .css : .plain))
      }
      guard words.count == 1 else {
        return .fault(["why needs an item: its name, or its number in the list; add 'css' for the terms of CSS"])
      }
      return .reasons(try LayoutAnswer(layout).reasons(of: words[0], words: isCSS ? .css : nil).reasons)
    }
  }

  private var help: Help {
    let entries = [
      Help.Entry("Row { … }", "a layout: shows its picture and its frames"),
      Help.Entry(".gap(10)", "adds a modifier to the last layout"),
      Help.Entry("why ITEM", "explains the size and the position of an item; with css after ITEM, in the terms of CSS"),
      Help.Entry("width N, height N", "sets the bounds, and shows the last layout in the new bounds"),
      Help.Entry("text", "shows the last layout, formatted"),
      Help.Entry("quit", "leaves the prompt; so does Control-D"),
    ]
    let keyEntries = [
      Help.Entry("Tab", "completes the word: items, modifiers after a dot, values, names"),
      Help.Entry("Return", "shows the answer; while a bracket is open, begins a new line"),
      Help.Entry("Up, Down", "bring back earlier and later lines"), Help.Entry("Control-C", "discards the line"),
    ]
    return Help(
      usage: ["Row { Fixed(width: 60).id(logo); Flex() }"], about: [], sections: ["Lines": entries, "Keys": keyEntries])
  }
}

extension Sketch {
  /// The text of the layout with added modifiers, without the surrounding program.
  fileprivate func item(withModifiers modifiers: String) -> String {
    let bytes = Array(source.utf8)[..<(ranges.first?.upperBound ?? source.utf8.count)]
    return "\(String(decoding: bytes, as: UTF8.self))\n\(modifiers)"
  }
}

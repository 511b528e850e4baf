import PlaygroundCommands
import PlaygroundCourse
import PlaygroundKit

/// `playground prompt`
struct PromptCommand {
  private let options: Options

  init(_ words: [String]) throws(Failure) {
    options = try Options(words, of: "prompt", flags: ["--plain", "--ascii"])
  }

  func run(on terminal: inout Terminal) throws(Failure) -> Int32 {
    if terminal.shows(.prompt, for: options) { return ExitStatus.success }
    if let word = options.operands.first {
      throw .usage("prompt takes no arguments such as '\(word)'; to lay out one layout, use try", help: "prompt --help")
    }
    if options.has("--ascii") { terminal.isASCII = true }
    if !options.has("--plain"), let session = TerminalSession(.line, on: terminal) {
      var prompt = TerminalPrompt(session, terminal)
      prompt.run()
      return ExitStatus.success
    }
    return runPlain(on: &terminal)
  }

  /// Reads lines, and answers each as soon as its brackets are closed.
  private func runPlain(on terminal: inout Terminal) -> Int32 {
    var session = PromptSession(), text = "", status = ExitStatus.success
    func answer(_ line: String) -> Bool {
      switch session.answer(line, width: terminal.columns) {
      case .layout(let answer): for line in answer.lines { terminal.write(line + "\n") }
      case .canvas(let canvas): terminal.show(canvas)
      case .reasons(let reasons): terminal.show(reasons, isPlain: true)
      case .text(let text): terminal.write(text)
      case .nothing: break
      case .end: return false
      case .fault(let lines):
        terminal.flush()
        terminal.complain(lines.joined(separator: "\n"))
        status = ExitStatus.input
      }
      terminal.flush()
      return true
    }
    while let line = readLine() {
      text += text.isEmpty ? line : "\n\(line)"
      guard Brackets(Array(text.utf8)).depth <= 0 else { continue }
      guard answer(text) else { return status }
      text = ""
    }
    if !text.isEmpty { _ = answer(text) }
    return status
  }
}

/// The prompt at a terminal: the typed line, with answers below it.
private struct TerminalPrompt: ~Copyable {
  private static let mark = "> "

  private var keys: TerminalSession
  private var terminal: Terminal
  private var session = PromptSession()
  private var editor: LineEditor
  /// The row of the cursor in the drawn rows.
  private var cursorRow = 0

  init(_ keys: consuming TerminalSession, _ terminal: Terminal) {
    self.keys = keys
    self.terminal = terminal
    editor = LineEditor(commands: session.commands)
  }

  mutating func run() {
    keys.write("Type a layout, or help. Control-D leaves.\n")
    draw()
    while true {
      switch keys.next() {
      case .ended: return keys.write("\n")
      case .resized: draw()
      case .key(.control("l")):
        keys.write("\u{1B}[H\u{1B}[2J")
        cursorRow = 0
        draw()
      case .key(let key):
        // The drawn line stays as typed, without the completions of Tab.
        let before = view
        let outcome = editor.press(key)
        guard outcome != .editing else {
          draw()
          continue
        }
        finish(before)
        switch outcome {
        case .ended: return
        case .line(let line): guard answer(line) else { return }
        default: break
        }
        draw()
      }
    }
  }

  private var view: LineEditor.View {
    let size = keys.size
    return editor.view(prompt: Self.mark, columns: size.columns, rows: max(1, size.rows - 1))
  }

  private mutating func draw() {
    let view = view
    let rows = view.canvas.lines(terminal.style)
    var text = back + rows.joined(separator: "\n")
    let up = rows.count - 1 - view.cursor.y
    if up > 0 { text += "\u{1B}[\(up)A" }
    text += "\r" + (view.cursor.x > 0 ? "\u{1B}[\(view.cursor.x)C" : "")
    cursorRow = view.cursor.y
    keys.write(text)
  }

  /// Moves to the start of the drawing, and clears everything below.
  private var back: String { (cursorRow > 0 ? "\u{1B}[\(cursorRow)A" : "") + "\r\u{1B}[J" }

  /// Leaves the text, with the cursor on the line after it.
  private mutating func finish(_ view: LineEditor.View) {
    keys.write(back + view.canvas.lines(terminal.style).joined(separator: "\n") + "\n")
    cursorRow = 0
  }

  /// Answers a line; returns whether the prompt continues.
  private mutating func answer(_ line: String) -> Bool {
    let size = keys.size
    switch session.answer(line, width: size.columns) {
    case .end: return false
    case .nothing: break
    case .text(let text): keys.write(text)
    case .fault(let lines): keys.write(lines.joined(separator: "\n") + "\n")
    case .canvas(let canvas): show(canvas)
    case .reasons(let reasons): show(reasons.page(width: size.columns))
    case .layout(let answer):
      editor.knownNames = answer.given.source.names(in: answer.placement)
      show(answer.page(columns: size.columns, rows: size.rows))
    }
    return true
  }

  private mutating func show(_ canvas: Canvas) {
    keys.write(canvas.lines(terminal.style).joined(separator: "\n") + "\n")
  }
}

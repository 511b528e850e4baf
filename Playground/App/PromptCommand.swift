import PlaygroundCommands
import PlaygroundCourse
import PlaygroundKit

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

  /// Reads lines from standard input. Prints the answer to an entry as soon as its brackets are closed.
  private func runPlain(on terminal: inout Terminal) -> Int32 {
    var session = PromptSession(), text = "", status = ExitStatus.success
    func printAnswer(to line: String) -> Bool {
      switch session.answer(line, width: terminal.columns) {
      case .layout(let answer): for line in answer.lines { terminal.write(line + "\n") }
      case .canvas(let canvas): terminal.show(canvas)
      case .reasons(let reasons): terminal.show(reasons, isPlain: true)
      case .text(let text): terminal.write(text)
      case .nothing: break
      case .end: return false
      case .fault(let lines):
        terminal.flush()
        terminal.printError(lines.joined(separator: "\n"))
        status = ExitStatus.input
      }
      terminal.flush()
      return true
    }
    while let line = readLine() {
      text += text.isEmpty ? line : "\n\(line)"
      guard Brackets(Array(text.utf8)).depth <= 0 else { continue }
      guard printAnswer(to: text) else { return status }
      text = ""
    }
    if !text.isEmpty { _ = printAnswer(to: text) }
    return status
  }
}

/// The prompt at a terminal: an editor for a line, and the answers below it.
private struct TerminalPrompt: ~Copyable {
  private static let promptText = "> "

  private var terminalSession: TerminalSession
  private var terminal: Terminal
  private var session = PromptSession()
  private var editor: LineEditor
  /// The index of the cursor's row among the drawn rows.
  private var cursorRow = 0

  init(_ terminalSession: consuming TerminalSession, _ terminal: Terminal) {
    self.terminalSession = terminalSession
    self.terminal = terminal
    editor = LineEditor(commands: session.commands)
  }

  mutating func run() {
    terminalSession.write("Type a layout, or help. Control-D leaves.\n")
    draw()
    while true {
      switch terminalSession.next() {
      case .ended: return terminalSession.write("\n")
      case .resized: draw()
      case .key(.control("l")):
        terminalSession.write("\u{1B}[H\u{1B}[2J")
        cursorRow = 0
        draw()
      case .key(let key):
        // Draws a finished line again without the completions that Tab listed.
        let viewBeforeKey = view
        let outcome = editor.press(key)
        guard outcome != .editing else {
          draw()
          continue
        }
        finish(viewBeforeKey)
        switch outcome {
        case .ended: return
        case .line(let line): guard printAnswer(to: line) else { return }
        default: break
        }
        draw()
      }
    }
  }

  private var view: LineEditor.View {
    let size = terminalSession.size
    return editor.view(prompt: Self.promptText, columns: size.columns, rows: max(1, size.rows - 1))
  }

  private mutating func draw() {
    let view = view
    let rows = view.canvas.lines(terminal.style)
    var text = clearSequence + rows.joined(separator: "\n")
    let rowsUp = rows.count - 1 - view.cursor.y
    if rowsUp > 0 { text += "\u{1B}[\(rowsUp)A" }
    text += "\r" + (view.cursor.x > 0 ? "\u{1B}[\(view.cursor.x)C" : "")
    cursorRow = view.cursor.y
    terminalSession.write(text)
  }

  /// The escape sequence that moves to the start of the drawing and clears the screen from there.
  private var clearSequence: String { (cursorRow > 0 ? "\u{1B}[\(cursorRow)A" : "") + "\r\u{1B}[J" }

  /// Draws the finished text for the last time, and moves the cursor to the line after it.
  private mutating func finish(_ view: LineEditor.View) {
    terminalSession.write(clearSequence + view.canvas.lines(terminal.style).joined(separator: "\n") + "\n")
    cursorRow = 0
  }

  /// Prints the answer to a line. Returns `false` to leave the prompt.
  private mutating func printAnswer(to line: String) -> Bool {
    let size = terminalSession.size
    switch session.answer(line, width: size.columns) {
    case .end: return false
    case .nothing: break
    case .text(let text): terminalSession.write(text)
    case .fault(let lines): terminalSession.write(lines.joined(separator: "\n") + "\n")
    case .canvas(let canvas): show(canvas)
    case .reasons(let reasons): show(reasons.page(width: size.columns))
    case .layout(let answer):
      editor.otherNames = answer.given.source.names(in: answer.placement)
      show(answer.page(columns: size.columns, rows: size.rows))
    }
    return true
  }

  private mutating func show(_ canvas: Canvas) {
    terminalSession.write(canvas.lines(terminal.style).joined(separator: "\n") + "\n")
  }
}

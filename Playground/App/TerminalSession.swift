import PlaygroundCommands
import PlaygroundCourse
import PlaygroundKit

/// A terminal for drawing and for reading single keys. However the session ends, the terminal is restored.
///
///     guard var session = TerminalSession(.screen, on: terminal) else { … no keys … }
///     while true {
///       session.show(canvas)
///       guard case .key(let key) = session.next() else { … }
///     }
struct TerminalSession: ~Copyable {
  enum Event {
    /// A key was pressed, or text pasted.
    case key(Key)
    /// The terminal was resized, or was used by another program: everything must be drawn again.
    case resized
    case ended
  }

  private let style: TextStyle
  private let fallbackSize: (columns: Int, rows: Int)
  private var decoder = KeyDecoder()
  /// The rows that the terminal shows; empty if they are not known, so that all rows are drawn.
  private var shownRows: [String] = []
  /// Whether input has ended or output has failed, so that all further events are `ended`.
  private var hasEnded = false

  /// Starts a session. Returns `nil` if single keys cannot be read, or the terminal cannot move its cursor.
  init?(_ use: TerminalModes.Use, on terminal: Terminal) {
    guard terminal.isInteractive, terminal.hasCursor, TerminalModes.begin(use) else { return nil }
    style = terminal.style
    fallbackSize = (terminal.columns, terminal.rows ?? 24)
  }

  deinit { TerminalModes.end() }

  var size: (columns: Int, rows: Int) { Terminal.size() ?? fallbackSize }

  /// Shows a canvas at the top-left corner, in one write. Rows that have not changed are not written again.
  ///
  /// - Parameter cursor: the place of the cursor, if it is visible.
  mutating func show(_ canvas: Canvas, cursor: (x: Int, y: Int)? = nil) {
    let rows = canvas.lines(style)
    var output = "\u{1B}[?25l"
    if shownRows.count != rows.count {
      output += "\u{1B}[2J"
      shownRows = []
    }
    for (index, row) in rows.enumerated() where !shownRows.indices.contains(index) || shownRows[index] != row {
      output += "\u{1B}[\(index + 1);1H\u{1B}[2K\(row)"
    }
    if let cursor { output += "\u{1B}[\(cursor.y + 1);\(cursor.x + 1)H\u{1B}[?25h" }
    shownRows = rows
    write(output)
  }

  /// Writes text unchanged, in one call.
  mutating func write(_ text: String) {
    if !writeAll(Array(text.utf8), to: STDOUT_FILENO) { hasEnded = true }
  }

  mutating func next() -> Event {
    while !hasEnded {
      if let key = decoder.next() {
        if key == .control("z") {
          TerminalModes.suspend()
          continue
        }
        return .key(key)
      }
      // If an escape sequence is not completed within 50 ms, the Escape key was pressed.
      switch wait(milliseconds: decoder.isWaiting ? 50 : -1) {
      case .woken:
        shownRows = []
        return .resized
      case .typed:
        if !read() { hasEnded = true }
      case .timedOut:
        if let key = decoder.finish() { return .key(key) }
      }
    }
    return .ended
  }

  private enum WaitResult { case typed, woken, timedOut }

  private func wait(milliseconds: Int32) -> WaitResult {
    var files = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: unsafe TerminalModes.pipeReadEnd, events: Int16(POLLIN), revents: 0),
    ]
    let count = unsafe poll(&files, nfds_t(files.count), milliseconds)
    guard count > 0 else {
      TerminalModes.resume()
      return .timedOut
    }
    if files[1].revents != 0 {
      var bytes = [UInt8](repeating: 0, count: 64)
      _ = unsafe bytes.withUnsafeMutableBytes { unsafe readBytes(TerminalModes.pipeReadEnd, $0) }
      return .woken
    }
    return .typed
  }

  /// Reads input. Returns `false` at its end.
  private mutating func read() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = unsafe buffer.withUnsafeMutableBytes { unsafe readBytes(STDIN_FILENO, $0) }
    if count < 0 { return errno == EINTR || errno == EAGAIN }
    decoder.feed(Array(buffer.prefix(count)))
    return count > 0
  }
}

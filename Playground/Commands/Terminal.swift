package import PlaygroundKit

/// The output of the program: the size and the capabilities of the terminal, and a buffer.
package struct Terminal {
  /// Whether standard output is a terminal.
  package let isTerminal = isatty(STDOUT_FILENO) == 1
  /// Whether both input and output are a terminal.
  package let isInteractive = isatty(STDOUT_FILENO) == 1 && isatty(STDIN_FILENO) == 1
  /// Whether questions can be answered: output is a terminal, or input is not a terminal and may contain answers.
  package let canAnswer = isatty(STDOUT_FILENO) == 1 || isatty(STDIN_FILENO) != 1
  package static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }
  package let columns: Int
  /// The available rows; nil if output is not shown in rows.
  package let rows: Int?
  /// Whether ASCII replaces box characters: on request, or if the locale is not UTF-8.
  package var isASCII: Bool
  /// The command that started the program, to be typed again.
  package var command: String
  /// Whether the terminal can move its cursor.
  package let hasCursor: Bool
  /// Whether colors are written: the cursor can be placed, and `NO_COLOR` is not set.
  private let hasColor: Bool
  /// Whether `note` reported a layout that could not be read.
  package private(set) var hasUnreadableLayouts = false
  private let program: Program
  private var buffer: [UInt8] = []

  /// - Parameter program: the program that writes; messages begin with its name.
  package init(of program: Program) {
    self.program = program
    command = program.invocation
    let size = isTerminal ? Self.size() : nil
    columns = size.map { max(20, $0.columns) } ?? Self.number("COLUMNS") ?? 80
    rows = size?.rows ?? (isTerminal ? Self.number("LINES") ?? 24 : nil)
    hasCursor = isTerminal && !["", "dumb"].contains(Self.variable("TERM"))
    // Uses the first variable that is set. If none is, assumes UTF-8.
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.map { Self.variable($0) }.first { !$0.isEmpty } ?? "UTF-8"
    isASCII = !["UTF-8", "UTF8"].contains { locale.uppercased().contains($0) }
    // Any value except an empty one turns colors off: https://no-color.org.
    hasColor = hasCursor && Self.variable("NO_COLOR").isEmpty
  }

  /// The size of the terminal, if output goes to a terminal that reports its size.
  package static func size() -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// A variable of the environment; empty if it is not set.
  package static func variable(_ name: String) -> String {
    guard let value = unsafe getenv(name) else { return "" }
    return unsafe String(cString: value)
  }

  private static func number(_ name: String) -> Int? {
    Int(variable(name)).flatMap { $0 > 0 ? min(max(20, $0), 1000) : nil }
  }

  /// The style in which canvases become text here.
  package var style: TextStyle { TextStyle(isASCII: isASCII, hasColor: hasColor) }

  /// Writes a canvas, one line for each row.
  package mutating func show(_ canvas: Canvas) {
    for line in canvas.lines(style) { write(line + "\n") }
  }

  package mutating func show(_ help: Help) { show(help.page(width: columns, command: command)) }

  package mutating func write(_ text: String) { write(text.utf8) }

  package mutating func write(_ bytes: some Sequence<UInt8>) {
    buffer.append(contentsOf: bytes)
    if buffer.count > 1 << 16 { flush() }
  }

  /// Writes bytes to a file and reports it; `-` is standard output.
  package mutating func write(_ bytes: [UInt8], toFile path: String, remark: String = "") throws(Failure) {
    if path == "-" { return write(bytes) }
    try Files.write(bytes, to: path)
    write("wrote \(path)\(remark)\n")
  }

  package mutating func flush() {
    if !writeAll(buffer, to: STDOUT_FILENO) {
      // The reading program has closed the pipe, as `head` does. This is not a failure.
      if errno == EPIPE { exit(ExitStatus.success) }
      printError(Files.unwritable("standard output").message)
      exit(ExitStatus.input)
    }
    buffer = []
  }

  /// Prints remarks about an answer.
  package mutating func note(_ remarks: [String]) {
    guard !remarks.isEmpty else { return }
    flush()
    for remark in remarks { printError(remark) }
  }

  /// Prints remarks about a layout.
  package mutating func note(_ layout: InputLayout) {
    note(layout.remarks)
    note(layout.unreadableLayouts)
    if !layout.unreadableLayouts.isEmpty { hasUnreadableLayouts = true }
    guard !layout.warnings.isEmpty else { return }
    flush()
    for warning in layout.warnings { _ = writeAll(Array("\(warning)\n".utf8), to: STDERR_FILENO) }
  }

  /// Prints a failure. Lines that begin with a position in a file are printed without the name of the program.
  ///
  /// - Parameter name: the command that started the program.
  package func printError(_ failure: Failure, at name: String) {
    guard failure.hasPositions else { return printError(failure.message(at: name)) }
    _ = writeAll(Array("\(failure.message)\n".utf8), to: STDERR_FILENO)
  }

  package func printError(_ message: String) {
    _ = writeAll(Array("\(program.rawValue): \(message)\n".utf8), to: STDERR_FILENO)
  }
}

/// Writes bytes to a file. Returns whether all were written.
package func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
  var remaining = bytes[...]
  while !remaining.isEmpty {
    let count = unsafe remaining.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
    if count < 0 {
      if errno == EINTR { continue }
      return false
    }
    remaining = remaining.dropFirst(count)
  }
  return true
}

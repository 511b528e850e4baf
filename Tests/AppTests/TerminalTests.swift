import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A run of the playground on a terminal that stays open after the program ends, as in a shell.
private final class TerminalSession {
  let main: FileHandle
  let side: FileHandle
  let process = Process()
  private(set) var output = ""

  init(_ arguments: [String], columns: UInt16 = 80, rows: UInt16 = 24, environment: [String: String] = [:]) throws {
    Program.runLock.lock()
    (main, side) = try Program.terminal(columns: columns, rows: rows)
    process.executableURL = Program.url("playground")
    process.arguments = arguments
    process.environment = environment.merging(["TERM": "xterm", "NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no"]) {
      specified, _ in specified
    }
    process.standardInput = side
    process.standardOutput = side
    process.standardError = side
  }

  deinit { Program.runLock.unlock() }

  func run() throws {
    Program.unblockSignals()
    try process.run()
  }

  /// Waits until the program ends, and kills it after a minute.
  func waitUntilEnd() {
    for _ in 0..<12_000 where process.isRunning { readOutput(milliseconds: 5) }
    if process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      Issue.record("the program did not end")
    }
    process.waitUntilExit()
  }

  func type(_ keys: String) throws { try main.write(contentsOf: Data(keys.utf8)) }

  /// Waits until new output contains a text. Returns `false` after a minute.
  func waitsFor(_ text: String) -> Bool {
    let start = output.endIndex
    for _ in 0..<1_200 {
      readOutput(milliseconds: 50)
      if output[start...].contains(text) { return true }
    }
    return false
  }

  /// Reads output until none arrives for the given time.
  func readOutput(milliseconds: Int32) {
    var wait = pollfd(fd: main.fileDescriptor, events: Int16(POLLIN), revents: 0)
    while unsafe poll(&wait, 1, milliseconds) > 0 {
      var block = [UInt8](repeating: 0, count: 65536)
      let count = unsafe block.withUnsafeMutableBytes { unsafe read(main.fileDescriptor, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      output += String(decoding: block[..<count], as: UTF8.self)
    }
  }

  /// Returns the modes of the terminal for input and output.
  func modes() -> [UInt64] {
    var modes = termios()
    guard unsafe tcgetattr(side.fileDescriptor, &modes) == 0 else { return [] }
    return [UInt64(modes.c_iflag), UInt64(modes.c_oflag), UInt64(modes.c_cflag), UInt64(modes.c_lflag)]
  }
}

@Suite("The playground on a terminal")
struct TerminalTests {
  /// The sequences that restore the cursor, line wrapping and the usual screen.
  private let restoringSequences = ["\u{1B}[?25h", "\u{1B}[?7h", "\u{1B}[?2004l", "\u{1B}[?1049l"]

  @Test(
    "The terminal's modes, cursor and screen are restored after the playground ends or is killed by a signal",
    arguments: Thorough.pick(
      [0], [0, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]))
  func terminalIsRestored(signal: Int32) throws {
    let session = try TerminalSession([])
    let before = session.modes()
    try session.run()
    #expect(session.waitsFor("EagerLayout"))
    #expect(session.output.contains("\u{1B}[?1049h"))
    #expect(session.modes() != before)
    if signal == 0 { try session.type("q") } else { kill(session.process.processIdentifier, signal) }
    session.waitUntilEnd()
    session.readOutput(milliseconds: 50)
    #expect(session.modes() == before)
    for sequence in restoringSequences { #expect(session.output.contains(sequence)) }
    #expect(session.output.hasSuffix("\u{1B}[?1049l"))
    if signal == 0 {
      #expect(session.process.terminationReason == .exit && session.process.terminationStatus == 0)
    } else {
      // The exit status contains the signal.
      #expect(session.process.terminationReason == .uncaughtSignal && session.process.terminationStatus == signal)
    }
  }

  @Test(
    "The playground redraws its screen when the size of the terminal changes",
    .enabled(if: Thorough.isOn, "a long test"))
  func resizedTerminal() throws {
    let session = try TerminalSession([], columns: 80, rows: 24)
    try session.run()
    #expect(session.waitsFor("\u{1B}[24;1H"))
    var size = winsize(ws_row: 15, ws_col: 50, ws_xpixel: 0, ws_ypixel: 0)
    #expect(unsafe ioctl(session.side.fileDescriptor, UInt(TIOCSWINSZ), &size) == 0)
    kill(session.process.processIdentifier, SIGWINCH)
    #expect(session.waitsFor("\u{1B}[15;1H"))
    let last = try #require(session.output.ranges(of: "\u{1B}[2J").last)
    #expect(!session.output[last.lowerBound...].contains("\u{1B}[16;1H"))
    try session.type("q")
    session.waitUntilEnd()
  }

  @Test("The playground redraws only the rows of the screen that changed", .enabled(if: Thorough.isOn, "a long test"))
  func changedRowsOnly() throws {
    let session = try TerminalSession([])
    try session.run()
    #expect(session.waitsFor("leave"))
    // The first key removes the message that progress is not stored.
    try session.type("\t")
    #expect(session.waitsFor("Most layout engines"))
    let start = session.output.endIndex
    try session.type("\t")
    #expect(session.waitsFor("A row puts items"))
    let frame = session.output[start...]
    #expect((1..<20).contains(frame.ranges(of: "\u{1B}[2K").count))
    #expect(!frame.contains("\u{1B}[2J"))
    try session.type("q")
    session.waitUntilEnd()
  }

  @Test(
    "The playground reads a single Escape key, and arrow keys in both of their encodings",
    .enabled(if: Thorough.isOn, "a long test"))
  func escapeAndArrowKeys() throws {
    let session = try TerminalSession(["lesson", "3"])
    try session.run()
    #expect(session.waitsFor("Row and column"))
    // The space key shows the answer to the question.
    try session.type(" \u{1B}OC")
    #expect(session.waitsFor("2/"))
    try session.type("\u{1B}[C")
    #expect(session.waitsFor("3/"))
    try session.type("\u{1B}")
    #expect(session.waitsFor("the playground"))
    try session.type("\u{3}")
    session.waitUntilEnd()
    #expect(session.process.terminationStatus == 0)
  }

  @Test(
    "The prompt opened from the playground's menu is on the usual screen, and the menu returns after it",
    .enabled(if: Thorough.isOn, "a long test"))
  func promptFromMenu() throws {
    let session = try TerminalSession([])
    let before = session.modes()
    try session.run()
    #expect(session.waitsFor("leave"))
    try session.type("\u{1B}[F\u{1B}[A\r")
    #expect(session.waitsFor("Type a layout, or help."))
    #expect(session.output.ranges(of: "\u{1B}[?1049l").count == 1)
    try session.type("Row { Flex() }\r")
    #expect(session.waitsFor("Flex"))
    try session.type("\u{4}")
    #expect(session.waitsFor("the playground"))
    try session.type("q")
    session.process.waitUntilExit()
    session.readOutput(milliseconds: 50)
    #expect(session.process.terminationStatus == 0)
    #expect(session.modes() == before)
  }

  @Test(
    "On a terminal without cursor control, the playground prints plain lines",
    .enabled(if: Thorough.isOn, "a long test"),
    arguments: ["dumb", ""])
  func textOnDumbTerminal(kind: String) throws {
    let outcome = try Program.runAtTerminal(["lesson", "5"], environment: ["TERM": kind])
    #expect(!outcome.output.contains("\u{1B}"))
    #expect(outcome.output.contains("Answer: ") && outcome.output.contains("Exercise 5.1. "))
    let greeting = try Program.runAtTerminal([], environment: ["TERM": kind])
    #expect(!greeting.output.contains("\u{1B}") && greeting.output.contains("lesson 1"))
  }

  @Test(
    "The playground prints colors on a terminal, unless NO_COLOR is set", .enabled(if: Thorough.isOn, "a long test"))
  func colorsOnTerminal() throws {
    #expect(try Program.runAtTerminal([], typing: "q").output.contains("\u{1B}[0;1;36m"))
    let plain = try Program.runAtTerminal([], typing: "q", environment: ["NO_COLOR": "1"]).output
    #expect(plain.matches(of: /\u{1B}\[[0-9;]*m/).allSatisfy { $0.output == "\u{1B}[0m" })
  }
}

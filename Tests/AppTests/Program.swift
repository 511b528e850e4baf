import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs the built programs as on a command line.
enum Program {
  /// The number of lessons, independent of the course in the sources.
  static let lessonCount = 35

  struct Outcome {
    var output: String
    var errors: String
    var status: Int32

    var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) } }
  }

  /// Allows one program at a time in all tests. A program inherits the file descriptors by which Foundation notices the
  /// end of another program that runs at the same time, so tests would wait for each other and use up all threads.
  static let runLock = NSRecursiveLock()

  /// Unblocks all signals, because a program starts with the blocked signals of this thread, which are almost all.
  static func unblockSignals() {
    var none = sigset_t()
    _ = unsafe sigemptyset(&none)
    _ = unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  /// Returns the path of an executable beside the tests.
  static func url(_ program: String) -> URL {
    #if os(macOS)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent().appending(path: program)
      }
    #endif
    return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: program)
  }

  /// Runs the program `playground` without a terminal.
  static func run(_ arguments: [String], input: String = "", environment: [String: String] = [:]) throws -> Outcome {
    try run(url("playground"), arguments, input: input, environment: environment)
  }

  /// Runs the program `layout` without a terminal.
  static func layout(_ arguments: [String], input: String = "", environment: [String: String] = [:]) throws -> Outcome {
    try run(url("layout"), arguments, input: input, environment: environment)
  }

  /// Runs a line of shell.
  static func shell(_ line: String) throws -> Outcome {
    try run(URL(filePath: "/bin/sh"), ["-c", line], input: "", environment: ["PATH": "/usr/bin:/bin"])
  }

  private static func run(
    _ program: URL, _ arguments: [String], input: String, environment: [String: String]
  ) throws -> Outcome {
    runLock.lock()
    defer { runLock.unlock() }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = environment
    let files = try Scratch()
    let (input, output, errors) = (
      try files.write("in", input), try files.write("out", ""), try files.write("err", "")
    )
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    unblockSignals()
    try process.run()
    let deadline = ContinuousClock.now + .seconds(120)
    while process.isRunning, ContinuousClock.now < deadline { usleep(2000) }
    if process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      Issue.record("\(program.lastPathComponent) \(arguments) did not end")
    }
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self), status: process.terminationStatus)
  }

  /// Runs a program on a terminal of the given size, types `typing`, and returns the output on the terminal.
  static func runAtTerminal(
    _ arguments: [String], of program: String = "playground", columns: UInt16 = 80, rows: UInt16 = 24,
    typing: String = "",
    environment: [String: String] = [:]
  ) throws -> Outcome {
    runLock.lock()
    defer { runLock.unlock() }
    let (main, side) = try terminal(columns: columns, rows: rows)
    let process = Process()
    process.executableURL = url(program)
    process.arguments = arguments
    process.environment = environment.merging(["TERM": "xterm"]) { specified, _ in specified }
    process.standardInput = side
    process.standardOutput = side
    process.standardError = side
    unblockSignals()
    try process.run()
    try side.close()
    // Typing starts after the program has set up the terminal, because earlier input may be lost. Control-D ends the
    // input if the program reads more than was typed.
    var output: [UInt8] = [], isTyped = false, emptyPolls = 0
    var block = [UInt8](repeating: 0, count: 4096)
    let deadline = ContinuousClock.now + .seconds(90)
    while true {
      var wait = pollfd(fd: main.fileDescriptor, events: Int16(POLLIN), revents: 0)
      if unsafe poll(&wait, 1, 100) == 0 {
        emptyPolls += 1
        if !isTyped, !output.isEmpty || emptyPolls > 20 {
          try main.write(contentsOf: Data((typing + "\u{4}").utf8))
          isTyped = true
        }
        guard ContinuousClock.now < deadline else {
          kill(process.processIdentifier, SIGKILL)
          Issue.record("\(program) \(arguments) did not end")
          break
        }
        continue
      }
      // When the other side of the terminal is closed, FileHandle would return an error in place of the last bytes.
      let count = unsafe block.withUnsafeMutableBytes { unsafe read(main.fileDescriptor, $0.baseAddress, $0.count) }
      if count <= 0 { break }
      output += block[..<count]
    }
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: output, as: UTF8.self).replacing("\r\n", with: "\n"), errors: "",
      status: process.terminationStatus)
  }

  /// Returns both sides of a terminal of the given size: `main` for typing and reading the output, `side` for the
  /// program.
  static func terminal(columns: UInt16, rows: UInt16) throws -> (main: FileHandle, side: FileHandle) {
    var main: Int32 = -1, side: Int32 = -1
    #if os(Linux)
      // The C module does not have posix_openpt, grantpt and unlockpt.
      main = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var isLocked: Int32 = 0, number: Int32 = 0
      if unsafe ioctl(main, 0x4004_5431, &isLocked) == 0, unsafe ioctl(main, 0x8004_5430, &number) == 0 {
        side = unsafe open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
      }
    #else
      main = posix_openpt(O_RDWR | O_NOCTTY)
      if grantpt(main) == 0, unlockpt(main) == 0, let name = unsafe ptsname(main) {
        side = unsafe open(name, O_RDWR | O_NOCTTY)
      }
    #endif
    guard side >= 0 else { throw CocoaError(.fileReadUnknown) }
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard unsafe ioctl(side, UInt(TIOCSWINSZ), &size) == 0 else { throw CocoaError(.fileReadUnknown) }
    return (FileHandle(fileDescriptor: main, closeOnDealloc: true), FileHandle(fileDescriptor: side))
  }
}

/// A folder for one test, removed at the end of the test.
final class Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "playground-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file and returns its URL.
  func write(_ name: String, _ text: String) throws -> URL {
    let url = folder.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url
  }

  /// Writes a file and returns its path.
  func path(_ name: String, _ text: String) throws -> String { try write(name, text).path() }
}

/// A layout as text, with a short name for the log.
struct NamedLayout: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String

  init(_ name: String, _ text: String) {
    testDescription = name
    self.text = text
  }
}

/// Documents to lay out.
enum Sample {
  static let bar = """
    {"name": "bar", "available": {"width": 300, "height": 100}, "root": {"id": "bar", "style": {"height": "60px"}, \
    "children": [{"id": "logo", "style": {"width": "60px"}}, {"id": "title", "style": {"flex-grow": 1}}]}}
    """
  static let barLines = """
    {
      "available": {"width": 300, "height": 100},
      "root": {
        "style": {"height": "60px"}
      }
    }
    """
  static let faulty = """
    {"name": "faulty", "available": {"width": 300, "height": 100}, "root": {"style": {"flex-grow": -1, "widht": "1px"}}}
    """
}

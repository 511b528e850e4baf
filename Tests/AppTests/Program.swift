import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The built programs, run as someone at a command line does.
enum Program {
  /// How many lessons there are: the program is run as it is built, so its tests do not ask the course.
  static let lessonCount = 35

  struct Outcome {
    var output: String
    var errors: String
    var status: Int32

    var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) } }
  }

  /// One program at a time, over all tests: a program that is started beside another inherits what tells Foundation of the
  /// other's end, so that tests would wait for each other, on fewer threads than there are tests.
  static let turn = NSRecursiveLock()

  /// Programs start with the signals blocked that this thread blocks, and here those are almost all.
  static func unblockSignals() {
    var none = sigset_t()
    _ = unsafe sigemptyset(&none)
    _ = unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  /// An executable beside the tests.
  static func url(_ program: String) -> URL {
    #if os(macOS)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent().appending(path: program)
      }
    #endif
    return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: program)
  }

  /// Runs the playground without a terminal.
  static func run(_ arguments: [String], input: String = "", environment: [String: String] = [:]) throws -> Outcome {
    try run(url("playground"), arguments, input: input, environment: environment)
  }

  /// Runs the program for files without a terminal.
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
    turn.lock()
    defer { turn.unlock() }
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

  /// Runs a program at a terminal of a size, and types at it; what the terminal showed.
  static func runAtTerminal(
    _ arguments: [String], of program: String = "playground", columns: UInt16 = 80, rows: UInt16 = 24,
    typing: String = "",
    environment: [String: String] = [:]
  ) throws -> Outcome {
    turn.lock()
    defer { turn.unlock() }
    let (main, side) = try terminal(columns: columns, rows: rows)
    let process = Process()
    process.executableURL = url(program)
    process.arguments = arguments
    process.environment = environment.merging(["TERM": "xterm"]) { own, _ in own }
    process.standardInput = side
    process.standardOutput = side
    process.standardError = side
    unblockSignals()
    try process.run()
    try side.close()
    // What is typed before the program has the terminal as it wants it may be lost: only then. Control-D ends the input,
    // should the program ask for more than was typed.
    var output: [UInt8] = [], isTyped = false, quiet = 0
    var block = [UInt8](repeating: 0, count: 4096)
    let deadline = ContinuousClock.now + .seconds(90)
    while true {
      var wait = pollfd(fd: main.fileDescriptor, events: Int16(POLLIN), revents: 0)
      if unsafe poll(&wait, 1, 100) == 0 {
        quiet += 1
        if !isTyped, !output.isEmpty || quiet > 20 {
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
      // A terminal whose other side is closed ends in an error, which FileHandle would give in place of the last bytes.
      let count = unsafe block.withUnsafeMutableBytes { unsafe read(main.fileDescriptor, $0.baseAddress, $0.count) }
      if count <= 0 { break }
      output += block[..<count]
    }
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: output, as: UTF8.self).replacing("\r\n", with: "\n"), errors: "",
      status: process.terminationStatus)
  }

  /// A terminal of a size: the side that sees what is shown and types, and the side that programs have.
  static func terminal(columns: UInt16, rows: UInt16) throws -> (main: FileHandle, side: FileHandle) {
    var main: Int32 = -1, side: Int32 = -1
    #if os(Linux)
      // What posix_openpt and its relatives do; the C module does not have them.
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

/// A folder for one test, removed with it.
final class Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "playground-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file; its place.
  func write(_ name: String, _ text: String) throws -> URL {
    let url = folder.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url
  }

  /// Writes a file; its path.
  func path(_ name: String, _ text: String) throws -> String { try write(name, text).path() }
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

import Foundation

/// The compiler of the toolchain that runs the tests, which returns its diagnostics of programs.
package enum SwiftCompiler {
  package struct Message: Sendable, Equatable {
    package var line: Int
    package var text: String
  }

  package struct Answer: Sendable {
    package var errors: [Message]
    package var warnings: [Message]
    /// The processor time of the compiler in seconds, without other tests that run at the same time.
    package var seconds: Double
  }

  /// The reason why the compiler could not check a program.
  package struct Failure: Error, CustomStringConvertible { package let description: String }

  /// The folder of the library's built module, beside the test program.
  private static let modulesFolder: String? = {
    let besideProgram = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
      .standardized
    return [besideProgram, root.appendingPathComponent(".build/debug")]
      .map { $0.appendingPathComponent("Modules").path }
      .first { FileManager.default.fileExists(atPath: $0 + "/EagerLayout.swiftmodule") }
  }()

  /// Whether programs can be compiled. With `CI` set, the tests run in any case and fail without a compiler.
  package static let isAvailable: Bool =
    ProcessInfo.processInfo.environment["CI"] != nil
    || modulesFolder != nil && (try? run(["swiftc", "--version"]).status) == 0

  package static let reason = "swiftc, or the library's module beside the test program, was not found"

  /// Type-checks a program that imports the library.
  package static func check(_ program: String) throws -> Answer {
    guard let modulesFolder else { throw Failure(description: reason) }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("snippet-\(UUID().uuidString).swift")
    try program.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let options = [
      "-typecheck", "-swift-version", "6", "-parse-as-library", "-diagnostic-style", "llvm", "-I", modulesFolder,
    ]
    let (status, output) = try run(["swiftc"] + options + [file.path])
    func messages(_ kind: String) -> [Message] {
      output.split(separator: "\n").compactMap { message(kind, in: $0, file: file.path) }
    }
    let errors = messages("error")
    guard (status == 0) == errors.isEmpty else { throw Failure(description: "the compiler itself failed: \(output)") }
    return Answer(errors: errors, warnings: messages("warning"), seconds: childrenSeconds(in: output))
  }

  /// A message of the form `file:line:column: error: text`.
  private static func message(_ kind: String, in line: Substring, file: String) -> Message? {
    guard line.hasPrefix(file + ":") else { return nil }
    let parts = line.dropFirst(file.count + 1).split(separator: ":", maxSplits: 3)
    guard parts.count == 4, parts[2] == " \(kind)", let number = Int(parts[0]) else { return nil }
    return Message(line: number, text: parts[3].trimmingCharacters(in: .whitespaces))
  }

  /// Runs a command under a shell that prints the used processor time at the end.
  private static func run(_ command: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "\"$@\" 2>&1; status=$?; times; exit $status", "sh"] + command
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  /// User and system time in the last line of `times`, such as `0m0.12s 0m0.03s`.
  private static func childrenSeconds(in output: String) -> Double {
    let last = output.split(separator: "\n").last ?? ""
    return last.split(separator: " ").reduce(0) { sum, time in
      let parts = time.dropLast().split(separator: "m").compactMap { Double($0) }
      return parts.count == 2 ? sum + parts[0] * 60 + parts[1] : sum
    }
  }
}

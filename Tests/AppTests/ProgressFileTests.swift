import Foundation
import TestSupport
import Testing

@Suite("The file with progress in lessons")
struct ProgressFileTests {
  private func file(in scratch: Scratch) -> String { scratch.folder.appending(path: "a/b/progress").path() }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  /// Starts a lesson and quits.
  @discardableResult
  private func start(_ lesson: Int, _ path: String) throws -> Program.Outcome {
    try Program.run(["lesson", "\(lesson)", "--progress", path], input: "quit\n")
  }

  private func fileNames(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: URL(filePath: path).deletingLastPathComponent().path()).sorted()
  }

  @Test("The progress file is created with its folders, and each lesson that is started is added")
  func progressFileIsCreated() throws {
    let scratch = try Scratch(), path = file(in: scratch)
    #expect(try start(2, path).errors == "")
    let first = try text(path)
    #expect(first.contains("\nread adding-is-laying-out\n"))
    try start(1, path)
    #expect(try text(path).contains("\nread adding-is-laying-out\nread frame-is-a-rectangle\n"))
    // No other file is in the folder.
    #expect(try fileNames(path) == ["progress"])
    guard Thorough.isOn else { return }
    // Starting this lesson again changes nothing.
    let second = try text(path)
    try start(1, path)
    #expect(try text(path) == second)
  }

  @Test(
    "The progress file is at EAGERLAYOUT_PROGRESS, or else in XDG_STATE_HOME or HOME",
    arguments: Thorough.oneIn(
      4,
      of: [
        (["EAGERLAYOUT_PROGRESS": "chosen", "XDG_STATE_HOME": "state", "HOME": "home"], "chosen"),
        (["XDG_STATE_HOME": "state", "HOME": "home"], "state/eagerlayout/progress"),
        (["HOME": "home"], "home/.local/state/eagerlayout/progress"),
        (["EAGERLAYOUT_PROGRESS": "", "HOME": "home"], "home/.local/state/eagerlayout/progress"),
      ]))
  func placeOfProgressFile(environment: [String: String], expected: String) throws {
    let scratch = try Scratch()
    let inFolder = environment.mapValues { $0.isEmpty ? "" : scratch.folder.appending(path: $0).path() }
    _ = try Program.run(["lesson", "3"], input: "quit\n", environment: inFolder)
    #expect(try text(scratch.folder.appending(path: expected).path()).contains("read row-and-column"))
  }

  @Test("Without environment variables for the place of a progress file, a lesson runs without an error")
  func noPlaceForProgress() throws {
    let outcome = try Program.run(["lesson", "3"], input: "quit\n")
    #expect(outcome.status == 0 && outcome.errors == "")
  }

  @Test(
    "A damaged progress file is renamed, reported, and replaced by a new one",
    arguments: Thorough.oneIn(
      4,
      of: ["EagerLayout progress\nturn 3\nread 1\nsum 1\n", "", "something else\n", "EagerLayout progress\nturn"]))
  func damagedProgressFile(damage: String) throws {
    let scratch = try Scratch(), path = file(in: scratch)
    try FileManager.default.createDirectory(
      at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    for count in 1...Thorough.pick(1, 2) {
      try damage.write(toFile: path, atomically: false, encoding: .utf8)
      let outcome = try start(2, path)
      let name = path + (count == 1 ? ".damaged" : ".damaged-2")
      #expect(outcome.errors.contains(name) && outcome.errors.contains("could not be read"))
      #expect(outcome.status == 0)
      #expect(try text(name) == damage)
      #expect(try text(path).contains("read adding-is-laying-out"))
    }
    guard Thorough.isOn else { return }
    // On a terminal, the message is on the screen.
    try damage.write(toFile: path, atomically: false, encoding: .utf8)
    let screen = try Program.runAtTerminal(
      ["--progress", path], columns: 200, typing: "q", environment: ["NO_COLOR": "1"])
    #expect(screen.output.contains("could not be read"))
  }

  @Test(
    "Programs that run at the same time all add their progress to one file", .enabled(if: Thorough.isOn, "a long test"))
  func concurrentProgress() async throws {
    let scratch = try Scratch(), path = file(in: scratch)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for lesson in 1...18 { group.addTask { try start(lesson, path) } }
      try await group.waitForAll()
    }
    let progress = try text(path)
    #expect(Set(progress.split(separator: "\n").filter { $0.hasPrefix("read ") }).count == 18)
    #expect(try fileNames(path) == ["progress"])
  }

  @Test(
    "A reader never sees an incomplete progress file while programs write it",
    .enabled(if: Thorough.isOn, "a long test"))
  func progressFileIsComplete() async throws {
    let scratch = try Scratch(), path = file(in: scratch)
    try start(1, path)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for lesson in 2...12 { group.addTask { try start(lesson, path) } }
      for _ in 0..<2000 {
        let progress = try text(path)
        #expect(
          progress.hasPrefix("EagerLayout progress\n") && progress.contains("\nsum ") && progress.hasSuffix("\n"))
      }
      try await group.waitForAll()
    }
  }

  @Test(
    "A progress file that is a symbolic link stays a link, and the linked file is updated",
    .enabled(if: Thorough.isOn, "a long test"))
  func linkedProgressFile() throws {
    let scratch = try Scratch()
    let real = scratch.folder.appending(path: "real"), link = scratch.folder.appending(path: "link")
    try start(1, real.path())
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
    try start(2, link.path())
    #expect(try text(real.path()).contains("read adding-is-laying-out"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path()).hasSuffix("real"))
  }

  @Test("--reset starts the progress from zero and keeps the old file under another name")
  func resetProgress() throws {
    let scratch = try Scratch(), path = file(in: scratch)
    #expect(try Program.run(["--progress", path, "--reset"]).output == "There was no progress to reset.\n")
    try start(1, path)
    let before = try text(path)
    let outcome = try Program.run(["--progress", path, "--reset"])
    #expect(outcome.output == "Your progress starts from zero. The old progress is in \(path).old.\n")
    #expect(try text(path + ".old") == before)
    #expect(!FileManager.default.fileExists(atPath: path))
    let wrong = try Program.run(["--reset", "lesson", "1"])
    #expect(wrong.status == 2 && wrong.errors.contains("--reset takes no command"))
    guard Thorough.isOn else { return }
    try start(2, path)
    #expect(try !text(path).contains("read frame-is-a-rectangle"))
  }

  @Test("A progress file that cannot be written is reported once, and the lesson continues")
  func unwritableProgressFile() throws {
    let scratch = try Scratch()
    let blocked = try scratch.path("file", "") + "/progress"
    let outcome = try start(1, blocked)
    #expect(outcome.status == 0)
    let notice = "Your progress is not saved: cannot write to '\(blocked)'"
    #expect(outcome.errors.ranges(of: notice).count == 1)
    #expect(outcome.errors.contains("--progress FILE"))
    #expect(outcome.output.contains("Exercise 1.1. "))
    guard Thorough.isOn else { return }
    // On a terminal, the message is on the screen at the start, and is printed again at the end.
    let screen = try Program.runAtTerminal(
      ["lesson", "2", "--progress", blocked], columns: 200,
      typing: String(repeating: "\r", count: 10) + "\u{3}\u{3}", environment: ["NO_COLOR": "1"])
    #expect(screen.output.contains(notice) && screen.output.contains("Adding is laying out"))
    let end = try #require(screen.output.ranges(of: "\u{1B}[?1049l").last)
    #expect(screen.output[end.upperBound...].contains(notice))
    // Without progress, the message is not printed again.
    let idle = try Program.runAtTerminal(["--progress", blocked], columns: 200, typing: "q")
    #expect(idle.output.contains(notice.prefix(60)) && idle.output.hasSuffix("\u{1B}[?1049l"))
  }
}

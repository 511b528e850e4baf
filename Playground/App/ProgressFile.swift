import PlaygroundCommands
import PlaygroundCourse

/// The file with a learner's progress.
///
/// It is never written in place: a complete new file takes its name. It is locked between reading and writing, so that
/// two running programs keep the changes of both. A file that cannot be read is kept under another name.
struct ProgressFile {
  private let path: String

  /// The file named by an option or else by the environment; nil if there is no place for a file.
  init?(_ named: String?) {
    let variables = [
      ("EAGERLAYOUT_PROGRESS", ""), ("XDG_STATE_HOME", "/eagerlayout/progress"),
      ("HOME", "/.local/state/eagerlayout/progress"),
    ]
    let known = variables.lazy.map { (Terminal.variable($0.0), $0.1) }.first { !$0.0.isEmpty }.map { $0.0 + $0.1 }
    guard let name = named ?? known, !name.isEmpty else { return nil }
    // A link to the file is preserved.
    path = Self.target(of: name)
  }

  /// The saved progress, and a message about it, such as that nothing more can be saved.
  func read() throws(Failure) -> (progress: Progress, notice: String) {
    guard exists else { return (Progress(), trouble) }
    let (progress, notice) = try locked { () throws(Failure) in try understood() }
    return (progress, notice.isEmpty ? trouble : notice)
  }

  /// The message if progress cannot be saved.
  static func notKept(_ why: Failure) -> String { "Your progress is not saved: \(why.message)" }

  /// The message before anything is saved; empty if the file can be written.
  private var trouble: String {
    // The other folders can be created in the nearest existing one.
    var folder = folder
    while folder != "/", folder != ".", unsafe access(folder, F_OK) != 0 { folder = Self.folder(of: folder) }
    return unsafe access(folder + "/.", W_OK | X_OK) == 0 ? "" : Self.notKept(unwritable)
  }

  private var unwritable: Failure { Files.unwritable("'\(path)'", remedy: "Give another file: --progress FILE.") }

  /// Saves an achievement; returns all saved progress, and a message.
  func keep(_ achievement: Achievement) throws(Failure) -> (progress: Progress, notice: String) {
    try locked { () throws(Failure) in
      var (progress, notice) = try understood()
      progress.note(achievement)
      try write(progress)
      return (progress, notice)
    }
  }

  /// Resets progress; the old file stays under the returned name, if there was one.
  func reset() throws(Failure) -> String? {
    guard exists else { return nil }
    return try locked { () throws(Failure) in try setAside(as: "old") }
  }

  private var exists: Bool { unsafe access(path, F_OK) == 0 }

  /// The content of the file; if it cannot be read, it is renamed and progress is empty.
  private func understood() throws(Failure) -> (progress: Progress, notice: String) {
    guard exists else { return (Progress(), "") }
    let text = String(decoding: try Files.read(path), as: UTF8.self)
    do throws(Progress.Damage) {
      return (try Progress(text), "")
    } catch {
      let name = try setAside(as: "damaged")
      return (
        Progress(),
        "The file with your progress could not be read. \(error.sentence) "
          + "The file is kept as \(name), and a new one is used."
      )
    }
  }

  /// Renames the file to the first name of its kind that is free.
  private func setAside(as kind: String) throws(Failure) -> String {
    var number = 1
    var name = "\(path).\(kind)"
    while unsafe access(name, F_OK) == 0 {
      number += 1
      name = "\(path).\(kind)-\(number)"
    }
    guard unsafe rename(path, name) == 0 else { throw Files.unwritable("'\(name)'") }
    return name
  }

  private func write(_ progress: Progress) throws(Failure) {
    let draft = "\(path).\(getpid()).new"
    guard Files.put(Array(progress.text.utf8), to: draft, isLasting: true), unsafe rename(draft, path) == 0 else {
      let failure = unwritable
      _ = unsafe unlink(draft)
      throw failure
    }
  }

  /// Runs a closure while the folder is locked against other programs. Creates the folder if it is missing.
  private func locked<Result>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
    Self.makeFolder(folder)
    let file = unsafe open(folder, O_RDONLY | O_DIRECTORY)
    guard file >= 0 else { throw unwritable }
    defer { close(file) }
    // Some file systems cannot lock; then nothing prevents a second program.
    while flock(file, LOCK_EX) != 0 && errno == EINTR {}
    return try work()
  }

  private var folder: String { Self.folder(of: path) }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  private static func makeFolder(_ path: String) {
    for index in path.indices.dropFirst() where path[index] == "/" { _ = unsafe mkdir(String(path[..<index]), 0o700) }
    _ = unsafe mkdir(path, 0o700)
  }

  private static func target(of path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }
}

import PlaygroundCommands
import PlaygroundCourse

/// The file with a learner's progress.
///
/// The file is replaced as a whole: a complete new file is renamed to its path. Its folder is locked between reading
/// and writing, so that two running programs do not overwrite each other's changes. A file that cannot be read is
/// renamed.
struct ProgressFile {
  private let path: String

  /// Selects the file that an option names, or else the environment's file. `nil` if neither names a file.
  init?(_ option: String?) {
    let variables = [
      ("EAGERLAYOUT_PROGRESS", ""), ("XDG_STATE_HOME", "/eagerlayout/progress"),
      ("HOME", "/.local/state/eagerlayout/progress"),
    ]
    let defaultPath = variables.lazy.map { (Terminal.variable($0.0), $0.1) }.first { !$0.0.isEmpty }.map { $0.0 + $0.1 }
    guard let name = option ?? defaultPath, !name.isEmpty else { return nil }
    // Resolves links, so that renaming replaces the file and not a link to it.
    path = Self.resolvingLinks(in: name)
  }

  /// The saved progress, and a message about it, such as that nothing more can be saved.
  func read() throws(Failure) -> (progress: Progress, notice: String) {
    guard exists else { return (Progress(), writeError) }
    let (progress, notice) = try withLock { () throws(Failure) in try readOrRename() }
    return (progress, notice.isEmpty ? writeError : notice)
  }

  static func notSavedMessage(_ failure: Failure) -> String { "Your progress is not saved: \(failure.message)" }

  /// A message if the file cannot be written, shown before anything is saved; empty if it can be written.
  private var writeError: String {
    // Checks the nearest existing folder, in which missing folders can be created.
    var folder = folder
    while folder != "/", folder != ".", unsafe access(folder, F_OK) != 0 { folder = Self.folder(of: folder) }
    return unsafe access(folder + "/.", W_OK | X_OK) == 0 ? "" : Self.notSavedMessage(unwritable)
  }

  private var unwritable: Failure { Files.unwritable("'\(path)'", remedy: "Give another file: --progress FILE.") }

  /// Saves an achievement. Returns all saved progress, and a message about the file, which may be empty.
  func save(_ achievement: Achievement) throws(Failure) -> (progress: Progress, notice: String) {
    try withLock { () throws(Failure) in
      var (progress, notice) = try readOrRename()
      progress.record(achievement)
      try write(progress)
      return (progress, notice)
    }
  }

  /// Resets progress by renaming the file. Returns the new name of the file, or `nil` if there was none.
  func reset() throws(Failure) -> String? {
    guard exists else { return nil }
    return try withLock { () throws(Failure) in try renameFile(as: "old") }
  }

  private var exists: Bool { unsafe access(path, F_OK) == 0 }

  /// Reads the file. A file with invalid content is renamed, and the progress is empty.
  private func readOrRename() throws(Failure) -> (progress: Progress, notice: String) {
    guard exists else { return (Progress(), "") }
    let text = String(decoding: try Files.read(path), as: UTF8.self)
    do throws(Progress.Damage) {
      return (try Progress(text), "")
    } catch {
      let name = try renameFile(as: "damaged")
      return (
        Progress(),
        "The file with your progress could not be read. \(error.sentence) "
          + "The file is kept as \(name), and a new one is used."
      )
    }
  }

  /// Renames the file by adding a kind, such as `old`, and a number if that name exists. Returns the new name.
  private func renameFile(as kind: String) throws(Failure) -> String {
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
    let temporaryPath = "\(path).\(getpid()).new"
    guard Files.replace(temporaryPath, with: Array(progress.text.utf8), isSynced: true),
      unsafe rename(temporaryPath, path) == 0
    else {
      let failure = unwritable
      _ = unsafe unlink(temporaryPath)
      throw failure
    }
  }

  /// Runs a closure while the folder is locked against other programs. Creates the folder if it is missing.
  private func withLock<Result>(_ action: () throws(Failure) -> Result) throws(Failure) -> Result {
    Self.makeFolder(folder)
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY)
    guard descriptor >= 0 else { throw unwritable }
    defer { close(descriptor) }
    // Continues without a lock on file systems that do not support locks.
    while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
    return try action()
  }

  private var folder: String { Self.folder(of: path) }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  private static func makeFolder(_ path: String) {
    for index in path.indices.dropFirst() where path[index] == "/" { _ = unsafe mkdir(String(path[..<index]), 0o700) }
    _ = unsafe mkdir(path, 0o700)
  }

  private static func resolvingLinks(in path: String) -> String {
    guard let resolvedPath = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(resolvedPath) }
    return unsafe String(cString: resolvedPath)
  }
}

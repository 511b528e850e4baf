/// Reads and writes whole files.
package enum Files {
  /// The bytes of a file; of standard input for `-`.
  package static func read(_ path: String) throws(Failure) -> [UInt8] {
    let file = path == "-" ? STDIN_FILENO : unsafe open(path, O_RDONLY)
    guard file >= 0 else { throw unreadable(path) }
    defer { if file != STDIN_FILENO { close(file) } }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe block.withUnsafeMutableBytes { unsafe readBytes(file, $0) }
      if count < 0 {
        if errno == EINTR { continue }
        throw unreadable(path)
      }
      if count == 0 { return bytes }
      bytes.append(contentsOf: block[..<count])
    }
  }

  /// Whether a file or a folder of this name exists.
  package static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// Writes a file, replacing its content. The caller handles `-`, standard output.
  ///
  /// - Parameter isSynced: whether to wait until the content is on the disk.
  package static func write(_ bytes: [UInt8], to path: String, isSynced: Bool = false) throws(Failure) {
    guard replace(path, with: bytes, isSynced: isSynced) else { throw unwritable("'\(path)'") }
  }

  /// Writes a file, replacing its content. Returns whether it succeeded. If not, `errno` contains the cause.
  package static func replace(_ path: String, with bytes: [UInt8], isSynced: Bool) -> Bool {
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard file >= 0 else { return false }
    let isWritten = writeAll(bytes, to: file) && (!isSynced || fsync(file) == 0)
    let writeError = errno
    // Some file systems report a full disk only when the file is closed.
    let isClosed = close(file) == 0
    if !isWritten { errno = writeError }
    return isWritten && isClosed
  }

  private static func unreadable(_ path: String) -> Failure {
    let name = path == "-" ? "standard input" : "'\(path)'"
    let (cause, remedy) = reason(
      missing: "there is no such file", remedy: "Check the path, or write a layout such as 'Row { Flex() }'.")
    return .input("cannot read \(name): \(cause). \(remedy)")
  }

  /// The failure of writing, with the cause in `errno`.
  ///
  /// - Parameter remedy: the advice; `nil` for the default advice for the cause.
  package static func unwritable(_ name: String, remedy: String? = nil) -> Failure {
    let (cause, defaultRemedy) = reason(
      missing: "its folder does not exist", remedy: "Make the folder first, or name another.")
    return .input("cannot write to \(name): \(cause). \(remedy ?? defaultRemedy)")
  }

  private static func reason(missing: String, remedy: String) -> (cause: String, remedy: String) {
    switch errno {
    case ENOENT: (missing, remedy)
    case EACCES, EPERM: ("permission denied", "Change its permissions, or name another file.")
    case EISDIR: ("it is a folder", "Name a file in it.")
    case ENOSPC, EDQUOT: ("no space left", "Free some space, or write elsewhere.")
    case let code: (unsafe String(cString: strerror(code)), "Try another file.")
    }
  }
}

/// Reads the next bytes of a file. Returns their number, 0 at the end, or a negative number on failure.
package func readBytes(_ file: Int32, _ block: UnsafeMutableRawBufferPointer) -> Int {
  unsafe read(file, block.baseAddress, block.count)
}

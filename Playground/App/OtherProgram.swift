import PlaygroundCommands

/// Commands of the playground that separate programs run: `book`, and `frames` for older scripts.
enum OtherProgram {
  /// Replaces the running program by another program in the same folder, or on the search path if the running program
  /// was found there. Fails with the command to type if the other program is missing.
  static func run(_ program: Program, _ words: [String], for command: String) throws(Failure) -> Never {
    let path = CommandLine.arguments.first ?? ""
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let file = folder + program.rawValue
    var arguments = unsafe ([file] + words).map { unsafe strdup($0) }
    unsafe arguments.append(nil)
    unsafe execvp(file, arguments)
    let line = program.line(words, isBuiltFirst: true)
    let remedy =
      program.isBuilt(at: path)
      ? "not built yet. Type" : "not beside this one. In the folder of EagerLayout's Package.swift, type"
    throw .otherProgram("'\(command)' is a command of the program \(program.rawValue), which is \(remedy): \(line)")
  }
}

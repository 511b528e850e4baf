import PlaygroundCommands

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Commands of the playground in separate programs: `book`, and for older scripts `frames`.
enum OtherProgram {
  /// Replaces itself by the separate program if it is built; otherwise fails with the line to type.
  static func run(_ program: Program, _ words: [String]) throws(Failure) -> Never {
    let path = CommandLine.arguments.first ?? ""
    if let slash = path.lastIndex(of: "/") {
      let file = "\(path[...slash])\(program.rawValue)"
      var arguments = unsafe ([file] + words).map { unsafe strdup($0) }
      unsafe arguments.append(nil)
      unsafe execv(file, arguments)
    }
    throw Failure(
      message: "that is a separate program, which is not built yet. Type: \(program.line(words))",
      status: ExitStatus.usage)
  }
}

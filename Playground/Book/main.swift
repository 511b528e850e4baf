import PlaygroundCommands

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

var terminal = Terminal(of: .book)
exit(
  terminal.run { terminal throws(Failure) in
    try BookCommand(Array(CommandLine.arguments.dropFirst())).run(on: &terminal)
  })

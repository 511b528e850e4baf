#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

var playground = Playground(arguments: CommandLine.arguments)
exit(playground.run())

import PlaygroundCommands

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

var tool = LayoutTool(arguments: CommandLine.arguments)
exit(tool.run())

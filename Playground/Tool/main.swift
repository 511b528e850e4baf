import PlaygroundCommands

var tool = LayoutTool(arguments: CommandLine.arguments)
exit(tool.run())

import PlaygroundCommands

var playground = Playground(arguments: CommandLine.arguments)
exit(playground.run())

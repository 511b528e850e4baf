import PlaygroundCommands

var terminal = Terminal(of: .book)
exit(
  terminal.run { terminal throws(Failure) in
    try BookCommand(Array(CommandLine.arguments.dropFirst())).run(on: &terminal)
  })

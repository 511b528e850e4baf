import Foundation
import LayoutDocument
import TestSupport
import Testing

@Suite("The command line")
struct CommandLineTests {
  @Test(
    "The playground prints help for itself and each command on standard output",
    arguments: [
      (["--help"], "swift run playground [--ascii] [--plain] [--seed N] [--progress FILE] [COMMAND]"),
      (["-h"], "swift run playground [--ascii] [--plain] [--seed N] [--progress FILE] [COMMAND]"),
      (["help"], "swift run playground [--ascii] [--plain] [--seed N] [--progress FILE] [COMMAND]"),
      (["try", "--help"], "swift run playground try LAYOUT"),
      (["draw", "--help"], "swift run playground draw LAYOUT [ITEM…]"),
      (["lesson", "--help"], "swift run playground lesson [N]"),
      (["help", "draw"], "swift run playground draw LAYOUT [ITEM…]"),
      (["lesson", "2", "-h"], "swift run playground lesson [N]"),
    ])
  func playgroundHelp(arguments: [String], expected: String) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.lines[0].hasPrefix(expected))
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test(
    "The program layout prints help for itself and each command on standard output",
    arguments: [
      ([], "swift run layout [--ascii] COMMAND"), (["--help"], "swift run layout [--ascii] COMMAND"),
      (["frames", "--help"], "swift run layout frames LAYOUT…"),
      (["help", "convert"], "swift run layout convert LAYOUT"),
      (["why", "--help"], "swift run layout why LAYOUT ITEM"),
    ])
  func layoutHelp(arguments: [String], expected: String) throws {
    let outcome = try Program.layout(arguments)
    #expect(outcome.lines[0].hasPrefix(expected))
    #expect(outcome.errors == "" && outcome.status == 0)
  }

  @Test(
    "For a command of the program layout, playground prints the command line to type and exits with 2",
    arguments: [
      (["convert", "a b.json", "--to", "css"], "swift run layout convert 'a b.json' --to css"),
      (["page"], "swift run layout page"), (["draw", "<b>it's</b>"], #"swift run layout draw '<b>it'\''s</b>'"#),
      (["why", "{}", "title", "--plain"], "swift run layout why '{}' title --plain"),
      (["try", "{}", "--width", "300"], "swift run layout draw '{}' --width 300"),
      (["try", "Row {}", "--json"], "swift run layout convert 'Row {}' --to json"),
      (["draw", "Row {}", "--svg", "a.svg"], "swift run layout draw 'Row {}' --svg a.svg"),
    ])
  func playgroundNamesLayoutCommand(arguments: [String], line: String) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.errors.hasSuffix("Type: \(line)\n"), "\(outcome.errors)")
    #expect(outcome.output == "" && outcome.status == 2)
  }

  @Test("For a command of the program playground, layout prints the command line to type and exits with 2")
  func layoutNamesPlaygroundCommand() throws {
    let outcome = try Program.layout(["lesson", "3"])
    #expect(outcome.errors == "layout: 'lesson' is a command of playground. Type: swift run playground lesson 3\n")
    #expect(outcome.status == 2)
  }

  @Test("'playground frames' prints what 'layout frames' prints")
  func playgroundFramesRunsLayout() throws {
    let outcome = try Program.run(["frames", "-"], input: Sample.bar)
    #expect(outcome.output == (try Program.layout(["frames", "-"], input: Sample.bar).output))
    #expect(outcome.status == 0 && !outcome.output.isEmpty)
  }

  /// Returns a command that copies the playground. A copy by this process would be open for writing in programs that
  /// other tests start at the same time, and a program that is being written does not run.
  private static func copying(to path: String) -> String { "cp '\(Program.url("playground").path())' '\(path)'" }

  @Test("'playground frames' says how to run the program layout if it is not in the playground's folder")
  func playgroundFramesWithoutLayout() throws {
    let scratch = try Scratch(), build = scratch.folder.appending(path: ".build")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: false)
    for (folder, explanation) in [
      (scratch.folder, "which is not beside this one. In the folder of EagerLayout's Package.swift, type: "),
      (build, "which is not built yet. Type: "),
    ] {
      let copy = folder.appending(path: "playground").path()
      let outcome = try Program.shell("\(Self.copying(to: copy)) && '\(copy)' frames '../a b.json' 2>&1; echo $?")
      #expect(
        outcome.output
          == "playground: 'frames' is a command of the program layout, \(explanation)swift run layout frames '../a b.json'\n2\n"
      )
    }
  }

  @Test(
    "A layout of CSS without elements is an error that suggests a name for an HTML file",
    arguments: ["layout", "playground"])
  func cssWithoutElements(program: String) throws {
    let scratch = try Scratch(), path = try scratch.path("a.css", "nav { display: flex }\n")
    let name = path.dropLast(4)
    let run = program == "layout" ? Program.layout : Program.run
    for arguments in [[path], [".row { display: flex }"]] {
      let outcome = try run(["draw"] + arguments, "", [:])
      #expect(outcome.errors.contains("is CSS alone, and a layout needs elements to which its rules apply."))
      #expect(outcome.errors.hasSuffix("swift run layout draw \(arguments == [path] ? "\(name)" : "page").html\n"))
      #expect(outcome.status == 1)
    }
  }

  @Test("The help of 'layout frames' lists all properties of documents with their values")
  func helpListsProperties() throws {
    let help = try Program.layout(["frames", "--help"], environment: ["COLUMNS": "200"]).output
    for (name, values) in LayoutDocument.properties + LayoutDocument.shorthands {
      #expect(help.contains("  \(name) ") && help.contains(values.prefix(60)))
    }
  }

  @Test("The programs playground and layout print their version for --version")
  func printsVersion() throws {
    for outcome in [try Program.run(["--version"]), try Program.layout(["--version"])] {
      #expect(outcome.output.wholeMatch(of: /EagerLayout (playground|layout) \d+\.\d+\.\d+, not released\n/) != nil)
      #expect(outcome.status == 0)
    }
  }

  @Test(
    "An unknown command, option or value is an error that suggests the nearest valid one, with status 2",
    arguments: Thorough.oneIn(4, of: unknownArguments))
  func unknownArgumentsAreErrors(arguments: [String], message: String) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("playground: \(message)\n'swift run playground "))
    #expect(outcome.status == 2)
  }

  /// Unknown arguments with the expected messages.
  private static let unknownArguments = [
    (["lessn"], "there is no command 'lessn'; did you mean 'lesson'?"),
    (["toolbar"], "there is no command 'toolbar'."),
    (["--versoin"], "there is no option '--versoin'; did you mean '--version'?"),
    (["help", "drwa"], "there is no command 'drwa'; did you mean 'draw'?"),
    (["draw", "-", "--svgg", "x"], "there is no option '--svgg' of 'draw'; did you mean '--svg'?"),
    (["try", "--zzz"], "there is no option '--zzz' of 'try'."),
    (["lesson", "--plian", "1"], "there is no option '--plian' of 'lesson'; did you mean '--plain'?"),
    (["draw"], "draw needs a layout: a file, the layout itself in quotes, or - for standard input."),
    (["draw", "-", "--svg"], "--svg needs a value."),
    (["draw", "-", "--list", "--no-list"], "--list and --no-list are opposites: give one of them."),
    (["draw", "-", "--ascii=yes"], "--ascii takes no value."),
    (["draw", "-", "--columns", "7"], "--columns is a whole number from 20 to 1000, not '7'."),
    (["draw", "-", "--rows=tall"], "--rows is a whole number from 6 to 5000, not 'tall'."),
    (
      ["draw", "-", "--height=tall"],
      "--height is a number from 0 to 1000000000, not 'tall'. It sets the height of the bounds; to set that of the drawing, use --rows."
    ),
    (["lesson", "99"], "there is no lesson '99': lessons are numbered 1 to \(Program.lessonCount)."),
    (["lesson", "one"], "there is no lesson 'one': lessons are numbered 1 to \(Program.lessonCount)."),
    (["--version", "x"], "--version takes nothing after it: 'x' is one word too many."),
    (["--ascii", "--version", "x"], "--version takes nothing after it: 'x' is one word too many."),
    (["help", "draw", "why"], "help takes one word after it: 'why' is one word too many."),
    (["--help", "draw", "x"], "help takes one word after it: 'x' is one word too many."),
    (["--ascii", "lessn", "1"], "there is no command 'lessn'; did you mean 'lesson'?"),
    (["--ascii", "lesson", "70"], "there is no lesson '70': lessons are numbered 1 to \(Program.lessonCount)."),
    (["lesson", "1", "2"], "one lesson at a time: '2' is one word too many."),
  ]

  @Test(
    "A missing file, or a folder in place of a file, is an error that states reason and remedy, with status 1",
    arguments: ["frames", "draw"])
  func unreadableFile(command: String) throws {
    let scratch = try Scratch()
    let missing = scratch.folder.appending(path: "none.json").path(), folder = scratch.folder.path()
    let first = try Program.layout([command, missing])
    #expect(
      first.errors
        == "layout: cannot read '\(missing)': there is no such file. Check the path, or write a layout such as 'Row { Flex() }'.\n"
    )
    #expect(first.status == 1)
    let second = try Program.layout([command, folder])
    #expect(second.errors == "layout: cannot read '\(folder)': it is a folder. Name a file in it.\n")
    #expect(second.status == 1)
  }

  @Test(
    "Playground and layout exit with 1 and an error if standard output cannot be written",
    arguments: Thorough.oneIn(
      3, of: ["layout frames FILE", "layout draw FILE", "playground lesson 1", "playground --help"]))
  func unwritableOutput(line: String) throws {
    let scratch = try Scratch()
    let parts = line.split(separator: " ", maxSplits: 1).map { String($0) }
    let arguments = parts[1].replacing("FILE", with: "'\(try scratch.path("bar.json", Sample.bar))'")
    let outcome = try Program.shell("'\(Program.url(parts[0]).path())' \(arguments) 2>&1 >/dev/full; echo $?")
    #expect(
      outcome.output
        == "\(parts[0]): cannot write to standard output: no space left. Free some space, or write elsewhere.\n1\n")
  }

  @Test("Error messages of playground mention 'swift run' only if the program is in its build folder")
  func helpHintFitsInstallation() throws {
    let scratch = try Scratch()
    let copy = scratch.folder.appending(path: "playground").path()
    let outcome = try Program.shell("\(Self.copying(to: copy)) && '\(copy)' lessn 2>&1")
    #expect(outcome.output.contains("\n'playground --help' shows what is allowed.\n"))
    #expect(try Program.run(["lessn"]).errors.contains("\n'swift run playground --help' shows what is allowed.\n"))
  }

  @Test("'layout frames' ends without an error message when its reader closes the pipe")
  func closedReader() throws {
    let scratch = try Scratch()
    let many = try scratch.path("many.jsonl", String(repeating: Sample.bar + "\n", count: 20_000))
    let errors = scratch.folder.appending(path: "errors").path()
    let outcome = try Program.shell("'\(Program.url("layout").path())' frames '\(many)' 2>'\(errors)' | head -n 1")
    #expect(outcome.lines.count == 2)
    #expect(try Program.shell("cat '\(errors)'").output == "")
  }
}

import Foundation
import LayoutDocument
import Testing

@Suite("The command line")
struct CommandLineWords {
  @Test(
    "has help for everything, on standard output",
    arguments: [
      (["--help"], "swift run playground [--ascii] [--plain] [--seed N] [--progress FILE] [COMMAND]"),
      (["-h"], "swift run playground [--ascii] [--plain] [--seed N] [--progress FILE] [COMMAND]"),
      (["help"], "swift run playground [--ascii] [--plain] [--seed N] [--progress FILE] [COMMAND]"),
      (["frames", "--help"], "swift run playground frames LAYOUT…"),
      (["draw", "--help"], "swift run playground draw LAYOUT [ITEM…]"),
      (["lesson", "--help"], "swift run playground lesson [N]"),
      (["help", "draw"], "swift run playground draw LAYOUT [ITEM…]"),
      (["lesson", "2", "-h"], "swift run playground lesson [N]"),
    ])
  func help(words: [String], expected: String) throws {
    let outcome = try Program.run(words)
    #expect(outcome.lines[0].hasPrefix(expected))
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test("lists all properties of documents with their values")
  func properties() throws {
    let help = try Program.run(["frames", "--help"], environment: ["COLUMNS": "200"]).output
    for (name, values) in LayoutDocument.properties + LayoutDocument.shorthands {
      #expect(help.contains("  \(name) ") && help.contains(values.prefix(60)))
    }
  }

  @Test("says its version")
  func version() throws {
    let outcome = try Program.run(["--version"])
    #expect(outcome.output.wholeMatch(of: /EagerLayout playground \d+\.\d+\.\d+\n/) != nil)
    #expect(outcome.status == 0)
  }

  @Test(
    "answers words it does not know with the nearest it knows, and exits with 2",
    arguments: [
      (["farmes"], "there is no command 'farmes'; did you mean 'frames'?"),
      (["toolbar"], "there is no command 'toolbar'."),
      (["--versoin"], "there is no option '--versoin'; did you mean '--version'?"),
      (["help", "drwa"], "there is no command 'drwa'; did you mean 'draw'?"),
      (["draw", "-", "--svgg", "x"], "there is no option '--svgg' of 'draw'; did you mean '--svg'?"),
      (["frames", "--zzz"], "there is no option '--zzz' of 'frames'."),
      (["lesson", "--plian", "1"], "there is no option '--plian' of 'lesson'; did you mean '--plain'?"),
      (["frames"], "frames needs a layout: a file, the layout itself in quotes, or - for standard input."),
      (["draw"], "draw needs a layout: a file, the layout itself in quotes, or - for standard input."),
      (["draw", "-", "--svg"], "--svg needs a value."),
      (["draw", "-", "--list", "--no-list"], "--list and --no-list are opposites: give one of them."),
      (["draw", "-", "--ascii=yes"], "--ascii takes no value."),
      (["draw", "-", "--columns", "7"], "--columns is a whole number from 20 to 1000, not '7'."),
      (["draw", "-", "--rows=tall"], "--rows is a whole number from 6 to 5000, not 'tall'."),
      (
        ["draw", "-", "--height=tall"],
        "--height is a number from 0 to 1000000000, not 'tall': the height of the bounds, where the drawing's is --rows."
      ),
      (["lesson", "99"], "there is no lesson '99': they are numbered 1 to \(Program.lessonCount)."),
      (["lesson", "one"], "there is no lesson 'one': they are numbered 1 to \(Program.lessonCount)."),
      (["--version", "x"], "--version takes nothing after it: 'x' is one word too many."),
      (["--ascii", "--version", "x"], "--version takes nothing after it: 'x' is one word too many."),
      (["help", "draw", "frames"], "help takes one word after it: 'frames' is one word too many."),
      (["--help", "draw", "x"], "--help takes one word after it: 'x' is one word too many."),
      (["--ascii", "lessn", "1"], "there is no command 'lessn'; did you mean 'lesson'?"),
      (["--ascii", "lesson", "70"], "there is no lesson '70': they are numbered 1 to \(Program.lessonCount)."),
      (["lesson", "1", "2"], "one lesson at a time: '2' is one word too many."),
    ])
  func unknown(words: [String], message: String) throws {
    let outcome = try Program.run(words)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("playground: \(message)\n'swift run playground "))
    #expect(outcome.status == 2)
  }

  @Test(
    "says of a file that it cannot read what happened, why, and what to do, and exits with 1",
    arguments: ["frames", "draw"])
  func unreadable(command: String) throws {
    let scratch = try Scratch()
    let missing = scratch.folder.appending(path: "none.json").path(), folder = scratch.folder.path()
    let first = try Program.run([command, missing])
    #expect(
      first.errors
        == "playground: cannot read '\(missing)': there is no such file. Check the path; a layout itself is such as 'Row { Flex() }'.\n"
    )
    #expect(first.status == 1)
    let second = try Program.run([command, folder])
    #expect(second.errors == "playground: cannot read '\(folder)': it is a folder. Name a file in it.\n")
    #expect(second.status == 1)
  }

  @Test(
    "says on standard error that its output cannot be written, and exits with 1",
    arguments: ["frames FILE", "draw FILE", "lesson 1", "--help"])
  func full(words: String) throws {
    let scratch = try Scratch()
    let words = words.replacing("FILE", with: "'\(try scratch.path("bar.json", Sample.bar))'")
    let outcome = try Program.shell("'\(Program.url.path())' \(words) 2>&1 >/dev/full; echo $?")
    #expect(
      outcome.output
        == "playground: cannot write to standard output: no space left. Make room, or write elsewhere.\n1\n")
  }

  @Test("tells commands as they can be typed: through swift run where the program was built")
  func commands() throws {
    let scratch = try Scratch()
    let copy = scratch.folder.appending(path: "playground")
    try FileManager.default.copyItem(at: Program.url, to: copy)
    let outcome = try Program.shell("'\(copy.path())' farmes 2>&1")
    #expect(outcome.output.contains("\n'playground --help' tells what there is.\n"))
    #expect(try Program.run(["farmes"]).errors.contains("\n'swift run playground --help' tells what there is.\n"))
  }

  @Test("ends quietly when its reader goes away")
  func brokenPipe() throws {
    let scratch = try Scratch()
    let many = try scratch.path("many.jsonl", String(repeating: Sample.bar + "\n", count: 20_000))
    let errors = scratch.folder.appending(path: "errors").path()
    let outcome = try Program.shell("'\(Program.url.path())' frames '\(many)' 2>'\(errors)' | head -n 1")
    #expect(outcome.lines.count == 2)
    #expect(try Program.shell("cat '\(errors)'").output == "")
  }
}

@Suite("--ascii before a command")
struct ASCIIBeforeACommand {
  @Test(
    "is as after it, where the command has it",
    arguments: [["lesson", "1"], ["draw", "-"], ["draw", "-", "--columns", "40"]])
  func sameAsAfter(words: [String]) throws {
    let before = try Program.run(["--ascii"] + words, input: Sample.bar)
    #expect(before.status == 0)
    #expect(before.output == (try Program.run(words + ["--ascii"], input: Sample.bar).output))
    #expect(before.output != (try Program.run(words, input: Sample.bar).output))
    #expect(before.output.utf8.allSatisfy { $0 < 0x80 })
    #expect(before.output == (try Program.run(["--ascii"] + words + ["--ascii"], input: Sample.bar).output))
  }

  @Test("leaves JSON and the version as they are", arguments: [["frames", "-"], ["--version"]])
  func json(words: [String]) throws {
    let outcome = try Program.run(["--ascii"] + words, input: Sample.bar)
    #expect(outcome.status == 0)
    #expect(outcome.output == (try Program.run(words, input: Sample.bar).output))
  }

  @Test("holds for help", arguments: [["--help"], ["help", "draw"]])
  func help(words: [String]) throws {
    let outcome = try Program.run(["--ascii"] + words)
    #expect(outcome.status == 0)
    #expect(outcome.output.utf8.allSatisfy { $0 < 0x80 })
  }
}

@Suite("The first screen of the program, as lines of text")
struct FirstScreenOfTheProgram {
  @Test(
    "is the same with and without a terminal, but for colours", arguments: [["--plain"], ["--plain", "lesson", "3"]])
  func plain(words: [String]) throws {
    let plain = try Program.run(words)
    #expect(plain.status == 0)
    #expect(!plain.output.contains("\u{1B}"))
    let coloured = try Program.runAtTerminal(words)
    #expect(coloured.status == 0)
    #expect(coloured.output.contains("\u{1B}["))
    let uncoloured = coloured.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(uncoloured.hasPrefix(plain.output.prefix(300)))
  }

  @Test("greets and says where to begin")
  func greeting() throws {
    let outcome = try Program.run([])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("EagerLayout") && outcome.output.contains("lesson 1"))
  }

  @Test("has no colours where NO_COLOR is set, nor on a dumb terminal")
  func colourless() throws {
    #expect(!(try Program.runAtTerminal(["--plain"], environment: ["NO_COLOR": "1"]).output.contains("\u{1B}")))
    #expect(!(try Program.runAtTerminal([], environment: ["TERM": "dumb"]).output.contains("\u{1B}")))
  }

  @Test("is as wide as the terminal, or as COLUMNS says, or 80")
  func widths() throws {
    func widest(_ outcome: Program.Outcome) -> Int { outcome.lines.map { $0.count }.max() ?? 0 }
    let quiet = ["TERM": "dumb"]
    #expect(widest(try Program.runAtTerminal([], columns: 50, environment: quiet)) == 48)
    #expect(
      widest(try Program.runAtTerminal([], columns: 120, environment: ["TERM": "dumb", "COLUMNS": "60"]))
        == 118)
    #expect(widest(try Program.run([], environment: ["COLUMNS": "60"])) == 58)
    #expect(widest(try Program.run([], environment: ["COLUMNS": "x"])) == 78)
    #expect(widest(try Program.run([])) == 78)
  }

  @Test("is ASCII where that is asked for")
  func ascii() throws {
    let outcome = try Program.run(["--ascii"])
    #expect(outcome.output.utf8.allSatisfy { $0 < 0x80 })
    #expect(!outcome.output.contains("?"))
  }
}

import PlaygroundCommands
import PlaygroundCourse
import PlaygroundKit
import PlaygroundLessons

/// The `book` program: `book DIR` and `book --json`.
struct BookCommand {
  private let options: Options

  init(_ words: [String]) throws(Failure) {
    options = try Options(words, of: "", flags: ["--json", "--version"], values: ["--seeds"])
  }

  func run(on terminal: inout Terminal) throws(Failure) -> Int32 {
    if terminal.shows(.book, for: options) { return ExitStatus.success }
    if options.has("--version") { return try terminal.version(options.operands, of: .book) }
    guard options.operands.count < 2 else {
      throw .usage(
        "one \(options.has("--json") ? "file" : "folder") is enough: '\(options.operands[1])' is one word too many",
        help: "--help")
    }
    let course: Course
    do throws(CourseFault) {
      course = try .bundled()
    } catch {
      throw .input(error.description)
    }
    let book = Book(course.lessons, screens: course.screens)
    if options.has("--json") {
      let seeds = try options.number("--seeds", in: 1...100) ?? 1
      let text = book.json(seeds: seeds) + "\n", path = options.operands.first ?? "-"
      if path == "-" { terminal.write(text) } else { try Files.write(Array(text.utf8), to: path) }
      return ExitStatus.success
    }
    if options.value("--seeds") != nil { throw .usage("--seeds needs --json", help: "--help") }
    guard let folder = options.operands.first else {
      throw .usage("book needs a folder to write to", help: "--help")
    }
    if unsafe mkdir(folder, 0o755) != 0 && errno != EEXIST { throw Files.unwritable("'\(folder)'") }
    let pages = book.pages
    for page in pages { try Files.write(Array(page.html.utf8), to: "\(folder)/\(page.name)") }
    terminal.write("wrote \(pages.count) pages; begin with \(folder)/\(pages[0].name)\n")
    return ExitStatus.success
  }
}

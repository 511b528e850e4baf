import PlaygroundCommands
import PlaygroundCourse
import PlaygroundKit
import PlaygroundLessons
import PlaygroundWriters

/// The `book` program: `book DIR` and `book --json`.
struct BookCommand {
  private let options: Options

  init(_ words: [String]) throws(Failure) {
    options = try Options(words, of: "", flags: ["--json", "--version"], values: ["--seeds", "--live", "--address"])
  }

  func run(on terminal: inout Terminal) throws(Failure) -> Int32 {
    if terminal.shows(.book, for: options) { return ExitStatus.success }
    if options.has("--version") { return try terminal.version(options.operands, of: .book) }
    guard options.operands.count < 2 else {
      throw .usage(
        "one \(options.has("--json") ? "file" : "folder") is enough: '\(options.operands[1])' is one word too many",
        help: "--help")
    }
    let course: Course, drawings: [String: Drawing]
    do throws(CourseFault) {
      course = try .bundled()
      drawings = try Book.bundledDrawings()
    } catch {
      throw .input(error.description)
    }
    var book = Book(course.lessons, screens: course.screens)
    book.drawings = drawings
    if options.has("--json") {
      if let other = ["--live", "--address"].first(where: { options.value($0) != nil }) {
        throw .usage("\(other) has no meaning with --json", help: "--help")
      }
      let seeds = try options.number("--seeds", in: 1...100) ?? 1
      let text = book.json(seeds: seeds) + "\n", path = options.operands.first ?? "-"
      if path == "-" { terminal.write(text) } else { try Files.write(Array(text.utf8), to: path) }
      return ExitStatus.success
    }
    if options.value("--seeds") != nil { throw .usage("--seeds needs --json", help: "--help") }
    guard let folder = options.operands.first else {
      throw .usage("book needs a folder to write to", help: "--help")
    }
    let script: [UInt8]?
    if let path = options.value("--live") { script = try Files.read(path) } else { script = nil }
    book.isLive = script != nil
    if let address = options.value("--address") {
      let host = ["https://", "http://"].lazy.filter { address.hasPrefix($0) }.map { address.dropFirst($0.count) }.first
      guard let host, let first = host.first, first != "/", !address.contains(where: { "?# ".contains($0) }) else {
        throw .usage(
          "an address is such as https://example.org/learn/, without ? and #, and '\(address)' is not", help: "--help")
      }
      book.address = address.hasSuffix("/") ? address : address + "/"
    }
    if unsafe mkdir(folder, 0o755) != 0 && errno != EEXIST { throw Files.unwritable("'\(folder)'") }
    let pages = book.pages
    for page in pages { try Files.write(Array(page.html.utf8), to: "\(folder)/\(page.name)") }
    for image in book.images { try Files.write(image.bytes, to: "\(folder)/\(image.name)") }
    if let script { try Files.write(script, to: "\(folder)/\(Book.scriptName)") }
    terminal.write("wrote \(pages.count) pages; begin with \(folder)/\(pages[0].name)\n")
    return ExitStatus.success
  }
}

import PlaygroundKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `playground book DIR` and `playground book --json`
struct BookCommand {
  private let options: Options

  init(_ words: [String]) throws(Failure) {
    options = try Options(words, of: "book", flags: ["--json"], values: ["--seeds"])
  }

  func run(on terminal: inout Terminal) throws(Failure) -> Int32 {
    if options.has("--help") {
      terminal.show(.book)
      return Playground.Status.fine
    }
    guard options.operands.count < 2 else {
      throw .usage(
        "one \(options.has("--json") ? "file" : "folder") is enough: '\(options.operands[1])' is one word too many",
        help: "book --help")
    }
    if options.has("--json") {
      let seeds = try options.number("--seeds", in: 1...100) ?? 1
      let text = Book(Lesson.all).json(seeds: seeds) + "\n", path = options.operands.first ?? "-"
      if path == "-" { terminal.write(text) } else { try Files.write(Array(text.utf8), to: path) }
      return Playground.Status.fine
    }
    if options.value("--seeds") != nil { throw .usage("--seeds is for --json", help: "book --help") }
    guard let folder = options.operands.first else {
      throw .usage("book needs a folder to write to", help: "book --help")
    }
    if unsafe mkdir(folder, 0o755) != 0 && errno != EEXIST { throw Files.unwritable("'\(folder)'") }
    let pages = Book(Lesson.all).pages
    for page in pages { try Files.write(Array(page.html.utf8), to: "\(folder)/\(page.name)") }
    terminal.write("wrote \(pages.count) pages; begin with \(folder)/\(pages[0].name)\n")
    return Playground.Status.fine
  }
}

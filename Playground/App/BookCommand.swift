import PlaygroundKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `playground book DIR`
struct BookCommand {
  private let options: Options

  init(_ words: [String]) throws(Failure) { options = try Options(words, of: "book") }

  func run(on terminal: inout Terminal) throws(Failure) -> Int32 {
    if options.has("--help") {
      terminal.show(.book)
      return Playground.Status.fine
    }
    guard let folder = options.operands.first else {
      throw .usage("book needs a folder to write to", help: "book --help")
    }
    guard options.operands.count == 1 else {
      throw .usage("one folder is enough: '\(options.operands[1])' is one word too many", help: "book --help")
    }
    if unsafe mkdir(folder, 0o755) != 0 && errno != EEXIST { throw Files.unwritable("'\(folder)'") }
    let pages = Book(Lesson.all).pages
    for page in pages { try Files.write(Array(page.html.utf8), to: "\(folder)/\(page.name)") }
    terminal.write("wrote \(pages.count) pages; begin with \(folder)/\(pages[0].name)\n")
    return Playground.Status.fine
  }
}

import PlaygroundCommands
import PlaygroundKit

/// The command `layout page [FILE]`.
struct PageCommand {
  private static let script = "Playground/Web/build.sh"
  private static let pageFile = "Playground/Web/dist/playground.html"

  private let options: Options

  init(_ words: [String]) throws(Failure) { options = try Options(words, of: "page") }

  func run(on terminal: inout Terminal) throws(Failure) -> Int32 {
    if terminal.shows(.page, for: options) { return ExitStatus.success }
    guard options.operands.count < 2 else {
      throw .usage("one file is enough: '\(options.operands[1])' is one word too many", help: "page --help")
    }
    guard let root = Self.sources else {
      throw .input(
        "the page is not part of the program: it is built from the sources. In their folder, run \(Self.script).")
    }
    let page = root + Self.pageFile
    guard Files.exists(page) else {
      throw .input("the page is not built yet. Run \(root)\(Self.script): that takes some minutes.")
    }
    guard let file = options.operands.first else {
      terminal.write("The page is \(page): open it in a browser.\n")
      return ExitStatus.success
    }
    try terminal.write(try Files.read(page), toFile: file, remark: "; open it in a browser")
    return ExitStatus.success
  }

  /// The folder of the sources, with a trailing slash: the folder of the program's build, the current folder or a
  /// parent of it.
  private static var sources: String? {
    var folders: [String] = []
    let program = CommandLine.arguments.first ?? ""
    if let build = program.indices.first(where: { program[$0...].hasPrefix(".build/") }) {
      folders.append(String(program[..<build]))
    }
    folders += (0..<8).map { String(repeating: "../", count: $0) }
    return folders.first { Files.exists($0 + script) }
  }
}

import LayoutDocument
import PlaygroundKit

/// `playground frames FILE…`
struct FramesCommand {
  private let options: Options

  init(_ words: [String]) throws(Failure) { options = try Options(words, of: "frames") }

  func run(on terminal: inout Terminal) throws(Failure) -> Int32 {
    if options.has("--help") {
      terminal.show(.frames)
      return Playground.Status.fine
    }
    guard !options.operands.isEmpty else {
      throw .usage("frames needs a file, or - for standard input", help: "frames --help")
    }
    var status = Playground.Status.fine
    for path in options.operands {
      do throws(Failure) {
        for entry in LayoutDocuments(try Files.read(path)) {
          terminal.write(FrameReport(entry).utf8)
          terminal.write("\n")
        }
      } catch {
        // One file that cannot be read does not keep the others from being answered.
        terminal.flush()
        terminal.complain(error.message)
        status = error.status
      }
    }
    return status
  }
}

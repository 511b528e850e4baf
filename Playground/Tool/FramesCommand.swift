import LayoutDocument
import PlaygroundCommands
import PlaygroundKit

/// `layout frames LAYOUT…`
struct FramesCommand {
  private var options: Options

  init(_ words: [String]) throws(Failure) {
    options = try Options(words, of: "frames", layoutsBy: FileReader.self, flags: ["--absolute"])
  }

  func run(on terminal: inout Terminal) throws(Failure) -> Int32 {
    if options.has("--help") {
      terminal.show(.frames)
      return ExitStatus.success
    }
    let reader = try FileReader(options, of: "frames")
    var left = options, status = ExitStatus.success
    repeat {
      let next = left.operands.dropFirst()
      do throws(Failure) {
        let (text, rest) = try left.givenText(of: "frames")
        left = left.with(operands: rest)
        try write(text, reader, on: &terminal)
      } catch {
        // A file that cannot be read does not affect the others.
        guard error.status == ExitStatus.input else { throw error }
        terminal.flush()
        terminal.complain(error, at: terminal.command)
        status = error.status
        if left.operands.count > next.count { left = left.with(operands: Array(next)) }
      }
    } while !left.operands.isEmpty
    return status
  }

  private func write(_ text: GivenText, _ reader: FileReader, on terminal: inout Terminal) throws(Failure) {
    let width = try options.length("--width", of: "frames"), height = try options.length("--height", of: "frames")
    func line(_ layout: GivenLayout, name: String?) -> FrameReport {
      FrameReport(
        name: name, placement: layout.resized(width: width, height: height).source.layout(),
        isAbsolute: options.has("--absolute"))
    }
    func write(_ report: FrameReport) {
      terminal.write(report.utf8)
      terminal.write("\n")
    }
    // Prints each line as soon as it is available: there may be thousands.
    if case .documents = text.language {
      for entry in LayoutDocuments(text.bytes) {
        do throws(LayoutDocumentError) {
          let document = try entry.document.get()
          write(line(GivenLayout(document), name: document.name))
        } catch {
          write(FrameReport(name: error.name, error: error))
        }
      }
      return
    }
    do throws(Failure) {
      for layout in try reader.layouts(in: text) {
        write(line(layout, name: nil))
        terminal.note(layout)
      }
    } catch {
      // A fault of an Android layout may be in another file, so it has no line in the answer.
      if reader.isAndroid(text) || error.status == ExitStatus.usage { throw error }
      write(FrameReport(error: error.message))
    }
  }
}

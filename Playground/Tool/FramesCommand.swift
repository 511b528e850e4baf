import LayoutDocument
import PlaygroundCommands
import PlaygroundKit

/// The command `layout frames LAYOUT…`.
struct FramesCommand {
  private var options: Options

  init(_ words: [String]) throws(Failure) {
    options = try Options(words, of: "frames", layoutsBy: FileReader.self, flags: ["--absolute"])
  }

  func run(on terminal: inout Terminal) throws(Failure) -> Int32 {
    if terminal.shows(.frames, for: options) { return ExitStatus.success }
    let reader = try FileReader(options, of: "frames")
    var remaining = options, status = ExitStatus.success, faultCount = 0
    repeat {
      let laterOperands = remaining.operands.dropFirst()
      do throws(Failure) {
        let (text, operands) = try remaining.inputText(of: "frames")
        remaining.operands = operands
        faultCount += try write(text, reader, on: &terminal)
      } catch {
        // A file that cannot be read does not affect the others.
        guard error.status == ExitStatus.input else { throw error }
        terminal.flush()
        terminal.printError(error, at: terminal.command)
        status = error.status
        if remaining.operands.count > laterOperands.count { remaining.operands = Array(laterOperands) }
      }
    } while !remaining.operands.isEmpty
    guard faultCount > 0 else { return status }
    terminal.flush()
    terminal.printError(
      faultCount == 1
        ? "a layout has faults, so it has no frames: the \"error\" in its line lists the faults."
        : "\(faultCount) layouts have faults, so they have no frames: the \"error\" of each lists its faults.")
    return ExitStatus.input
  }

  /// Writes a line for each layout in a text. Returns the number of layouts with faults.
  private func write(_ text: InputText, _ reader: FileReader, on terminal: inout Terminal) throws(Failure) -> Int {
    var faultCount = 0
    let width = try options.length("--width", of: "frames"), height = try options.length("--height", of: "frames")
    func line(_ layout: InputLayout, name: String?) -> FrameReport {
      FrameReport(
        name: name, placement: layout.resized(width: width, height: height).source.layout(),
        isAbsolute: options.has("--absolute"))
    }
    func write(_ report: FrameReport) {
      terminal.write(report.utf8)
      terminal.write("\n")
    }
    // Each line is printed once its layout is done, since there may be thousands of layouts.
    if case .documents = text.language {
      for entry in LayoutDocuments(text.bytes) {
        do throws(LayoutDocumentError) {
          let document = try entry.document.get()
          write(line(InputLayout(document), name: document.name))
        } catch {
          write(FrameReport(name: error.name, error: error))
          faultCount += 1
        }
      }
      return faultCount
    }
    do throws(Failure) {
      let layouts = try reader.layouts(in: text)
      for layout in layouts {
        write(line(layout, name: layouts.count > 1 ? layout.title : nil))
        terminal.note(layout)
      }
    } catch {
      // A fault of an Android layout may be in another file, so it is not printed as the result of this file.
      if reader.isAndroid(text) || error.status == ExitStatus.usage { throw error }
      write(FrameReport(error: error.message))
      faultCount += 1
    }
    return faultCount
  }
}

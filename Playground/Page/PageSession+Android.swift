internal import EagerLayout
internal import AndroidLayout
import PlaygroundCourse
import PlaygroundData
import AndroidNotation
import PlaygroundKit

extension PageSession {
  /// Converts a pasted Android layout, on a screen of a size in dp, without resources.
  ///
  /// The answer is `{"text", "warnings"}` with its text in the notation, or `{"faults"}`, each a sentence that begins
  /// with line and column; empty for a text that is not Android XML.
  public mutating func android(_ text: String, width: Double, height: Double) {
    let bytes = Array(text.utf8)
    guard let kind = AndroidText(bytes) else { return answer("") }
    guard kind == .layout else { return answerFaults(["this is a resource file, not a layout: paste a layout"]) }
    let layout: InflatedLayout
    do throws(MarkupError) {
      layout = try Resources(layout: text, named: "pasted").layout("pasted", on: Device(width: width, height: height))
    } catch {
      return answerFaults(error.faults.map { Self.message(of: $0) })
    }
    do throws(AndroidConversion.Fault) {
      let sketch = try AndroidConversion.sketch(of: layout, in: Frame(width: width, height: height))
      answer(["text": .text(sketch.text), "warnings": .texts(layout.warnings.map { Self.message(of: $0) })])
    } catch {
      let text = Array(error.message.utf8), path = "\(Self.pastedPath):"
      answerFaults([
        String(decoding: text.dropFirst(text.starts(with: path.utf8) ? path.utf8.count : 0), as: UTF8.self)
      ])
    }
  }

  private static let pastedPath = "layout/pasted.xml"

  private mutating func answerFaults(_ faults: [String]) { answer(["faults": .texts(faults)]) }

  private static func message(of fault: MarkupError.Fault) -> String {
    let position = fault.line > 0 ? "\(fault.line):\(fault.column): " : ""
    return position + (fault.path.utf8.isEmpty ? "" : "\(fault.path): ") + fault.message
  }
}

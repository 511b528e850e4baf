import LayoutExplanations
import PlaygroundCourse
import PlaygroundKit
import PlaygroundWriters

extension HTMLWriter {
  /// Writes explanations as tables, with a row for each step.
  mutating func reasons(_ reasons: Reasons) {
    for section in reasons.explanations {
      write("<table class=\"why\"><caption>\(Self.escaped(section.question))</caption><tbody>")
      for sentence in section.preface { write("<tr><td></td><td colspan=\"3\">\(Self.escaped(sentence))</td></tr>") }
      for line in section.lines {
        let round = section.hasRounds && line.round > 0 ? "\(line.round)" : ""
        var cells = "<td>\(round)</td><th>\(Self.escaped(line.label))</th>"
        let result = line.result.utf8.isEmpty ? "" : " = <b>\(line.result)</b>"
        cells += "<td>\(Self.escaped(line.working))\(result)</td><td>\(Self.escaped(line.remark))</td>"
        write("<tr>\(cells)</tr>")
      }
      write("</tbody></table>")
    }
  }
}

import EagerLayout
import PlaygroundCommands
import PlaygroundKit
import PlaygroundWriters

extension LayoutAnswer {
  /// The layout in an element of the bounds' size, which is a container so that heights can refer to its width.
  func css() throws(Failure) -> String {
    let inner = try given.source.sketch().css.split(separator: "\n").map { "  \($0)\n" }.joined()
    var style = "display: flow-root; "
    if given.source.bounds.width < .infinity {
      style += "container-type: inline-size; width: \(numeral(given.source.bounds.width))px"
    } else {
      style += "width: max-content"
    }
    // Without a height, the element is as high as its content.
    if given.source.bounds.height < .infinity { style += "; height: \(numeral(given.source.bounds.height))px" }
    return "<div style=\"\(style)\">\n\(inner)</div>\n"
  }

  /// The properties that the CSS lacks, one sentence each.
  func lossesInCSS() throws(Failure) -> [String] { try given.source.sketch().lossesInCSS }

  /// The layout as a Swift program that lays it out.
  func swift() throws(Failure) -> String {
    try given.source.sketch().swift + "let placement = layout.layout(\(boundsInSwift))\n"
  }
}

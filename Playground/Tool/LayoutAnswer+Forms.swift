import EagerLayout
import PlaygroundCommands
import PlaygroundKit
import PlaygroundWriters

extension LayoutAnswer {
  /// Returns the layout as HTML, in an element of the bounds' size. The element is a query container, so that heights
  /// can refer to its width.
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

  /// Returns a sentence for each property that the CSS cannot express.
  func lossesInCSS() throws(Failure) -> [String] { try given.source.sketch().lossesInCSS }

  /// Returns a Swift program with the layout.
  func swift() throws(Failure) -> String {
    try given.source.sketch().swift + "let placement = layout.layout(\(boundsInSwift))\n"
  }
}

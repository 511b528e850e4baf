import EagerLayout
import LayoutDocument
import PlaygroundKit

/// What the program answers to a layout that was typed: its frames and picture, or the same in another notation.
struct SketchAnswer {
  let sketch: Sketch
  let bounds: Frame
  let placement: Placement

  /// The layout of a sketch in bounds of a width and a height.
  init(_ sketch: Sketch, in bounds: Frame) {
    self.sketch = sketch
    self.bounds = bounds
    placement = sketch.named.layout(in: bounds)
  }

  var picture: Picture { sketch.picture(of: placement) }

  var issues: [String] { placement.issues.map { $0.message } }

  /// What stands above the picture.
  var title: String { sketch.name(of: 0) }

  /// The picture and all frames, on a page that a terminal shows at once where the frames leave room for that.
  ///
  /// - Parameter rows: the rows of the terminal, if it is one.
  func page(columns: Int, rows: Int?) -> Canvas {
    // Beside the picture: its caption, the heads of the list, what is between them, and the next line to type.
    let room = rows.map { $0 - sketch.names.count - 6 - 2 * min(issues.count, 3) } ?? 16
    return sketch.page(of: placement, columns: columns, rows: min(max(room, 6), 16), issues: issues)
  }

  /// The frames as lines of text, for scripts and screen readers: an item each, further in than what it stands in.
  var lines: [String] {
    var depths: [Int] = []
    var lines: [String] = []
    for (node, frame) in placement.frames.enumerated() {
      depths.append(placement.parent(of: node).map { depths[$0] + 1 } ?? 0)
      let numbers = zip(["x", "y", "width", "height"], [frame.x, frame.y, frame.width, frame.height])
      let text = numbers.map { "\($0) \(numeral($1))" }.joined(separator: ", ")
      lines.append(String(repeating: "  ", count: depths[node]) + "\(sketch.name(of: node)): \(text)")
    }
    return lines + issues.map { "issue: \($0)" }
  }

  /// The layout in an element of the bounds' size, which is a container so that heights can name its width.
  var css: String {
    let inner = sketch.css.split(separator: "\n").map { "  \($0)\n" }.joined()
    let size = "width: \(numeral(bounds.width))px; height: \(numeral(bounds.height))px"
    return "<div style=\"display: flow-root; container-type: inline-size; \(size)\">\n\(inner)</div>\n"
  }

  /// The layout as a document, whose root is as large as it is in the bounds.
  func document() throws(Failure) -> LayoutDocument {
    var item = sketch.named
    let style = item.node.style, root = placement.frames[0]
    var edges = Extent()
    if style.boxSizing == .contentBox { edges = Self.edges(of: style, in: bounds.width) }
    // A document's root follows its content in height, and that of the DSL fills the bounds.
    let hasNoHeight = style.height == .auto, hasNoWidth = style.width == .auto && style.aspectRatio != nil
    if hasNoHeight { item = item.height(max(0, root.height - edges.height)) }
    if hasNoWidth { item = item.width(max(0, root.width - edges.width)) }
    do throws(LayoutDocumentError) {
      return try LayoutDocument(available: .init(width: bounds.width, height: bounds.height), root: item)
    } catch {
      throw .input(
        "this layout cannot be a document: " + error.faults.map { $0.description }.joined(separator: "\n  "))
    }
  }

  /// The room that padding and border take.
  private static func edges(of style: FlexStyle, in width: Double) -> Extent {
    func points(_ length: FlexStyle.Length) -> Double {
      switch length {
      case .points(let points): points
      case .percent(let percent): percent / 100 * width
      }
    }
    return Extent(
      width: points(style.paddingLeft) + points(style.paddingRight) + style.borderLeft + style.borderRight,
      height: points(style.paddingTop) + points(style.paddingBottom) + style.borderTop + style.borderBottom)
  }
}

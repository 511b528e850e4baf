package import EagerLayout
package import LayoutExplanations
package import PlaygroundKit

/// A layout in one of the supported languages, and the bounds in which it is laid out.
package protocol LayoutSource: Sendable {
  /// The width and the height of the bounds; infinite if the content sets the size.
  var bounds: Frame { get }
  /// Whether neither the layout nor an option sets the bounds.
  var hasDefaultBounds: Bool { get }
  /// Whether a root without a size fills the bounds. If not, it has the size of its content.
  var rootFillsBounds: Bool { get }
  /// The default terms of explanations.
  var words: Explanation.Words { get }

  func resized(width: Double?, height: Double?) -> Self
  func layout() -> Placement
  func trace() -> LayoutTrace
  /// The picture of a node and its descendants.
  func picture(of placement: Placement, from node: Int) -> Picture
  /// The names of the items, in preorder; empty for items without a name.
  func names(in placement: Placement) -> [String]
  /// The names of an item besides the one in `names(in:)`.
  func names(of node: Int) -> [String]
  /// The title of each item, in preorder.
  func titles(in placement: Placement) -> [String]
  /// The layout in the notation, from which other forms are written.
  func sketch() throws(Failure) -> Sketch
  /// Sentences before the explanation of a node's size and place on an axis.
  func preface(of node: Int, isHorizontal: Bool, in placement: Placement) -> [String]
  /// The paint of the boxes of a picture, as SVG. `nil` without paint, or if paint must be requested and is not.
  func paints(of picture: Picture, _ placement: Placement, isRequested: Bool) -> [String]?
}

extension LayoutSource {
  package var hasDefaultBounds: Bool { false }
  package var rootFillsBounds: Bool { true }
  package var words: Explanation.Words { .plain }
  package func names(in placement: Placement) -> [String] {
    picture(of: placement, from: 0).boxes.map { $0.isNamed ? $0.name : "" }
  }
  package func names(of node: Int) -> [String] { [] }
  package func titles(in placement: Placement) -> [String] { picture(of: placement, from: 0).boxes.map { $0.name } }
  package func preface(of node: Int, isHorizontal: Bool, in placement: Placement) -> [String] { [] }
  package func paints(of picture: Picture, _ placement: Placement, isRequested: Bool) -> [String]? { nil }
}

/// A layout from the command line or from a file.
package struct InputLayout: Sendable {
  /// The size of bounds that are not specified. Layouts in the notation use the height only if it is needed: see
  /// ``DefaultBounds``.
  package static let size = Extent(width: 320, height: 120)

  /// The heading of the layout's picture.
  package let title: String
  /// Remarks about the layout's text, one sentence each.
  package var remarks: [String]
  /// Sentences about other layouts in the same text that could not be read.
  package var unreadableLayouts: [String] = []
  /// Remarks that begin with a file and a position in it, one line each.
  package let warnings: [String]
  package private(set) var source: any LayoutSource

  package init(_ source: any LayoutSource, title: String, remarks: [String] = [], warnings: [String] = []) {
    self.title = title
    self.remarks = remarks
    self.warnings = warnings
    self.source = source
  }

  /// A layout in the notation, in its specified bounds, or else in `bounds`.
  package init(_ sketch: Sketch, title: String? = nil, in bounds: DefaultBounds = DefaultBounds()) {
    self.init(
      SketchSource(sketch, in: sketch.bounds.map { DefaultBounds($0) } ?? bounds), title: title ?? sketch.name(of: 0),
      remarks: sketch.remarksOnIgnoredStatements)
  }

  package func resized(width: Double? = nil, height: Double? = nil) -> InputLayout {
    var result = self
    result.source = source.resized(width: width, height: height)
    return result
  }
}

/// Bounds with a default width, and with a default height that depends on the layout.
package struct DefaultBounds: Sendable {
  /// The specified position and size. A width or a height that is not specified is `nil`.
  package var x = 0.0, y = 0.0, width: Double?, height: Double?

  package init(_ bounds: Frame? = nil) {
    if let bounds { (x, y, width, height) = (bounds.x, bounds.y, bounds.width, bounds.height) }
  }

  /// The bounds of a layout. A height that is not specified is infinite, so that it follows the content. If a box would
  /// have no height in these bounds, such as a `Flex()` in a column, the height is at least ``InputLayout/size``'s,
  /// so that the box is visible.
  fileprivate func frame(for sketch: Sketch) -> Frame {
    var frame = Frame(x: x, y: y, width: width ?? InputLayout.size.width, height: height ?? .infinity)
    if height == nil {
      let frames = sketch.layout(in: frame).frames
      if frames.contains(where: { $0.height <= 0 && $0.width > 0 }) {
        frame.height = max(frames[0].height, InputLayout.size.height)
      }
    }
    return frame
  }
}

private struct SketchSource: LayoutSource {
  private let content: Sketch
  private let specified: DefaultBounds
  let bounds: Frame

  init(_ content: Sketch, in specified: DefaultBounds) {
    self.content = content
    self.specified = specified
    bounds = specified.frame(for: content)
  }

  var hasDefaultBounds: Bool { specified.width == nil && specified.height == nil }

  func resized(width: Double?, height: Double?) -> SketchSource {
    var specified = specified
    if let width { specified.width = width }
    if let height { specified.height = height }
    return SketchSource(content, in: specified)
  }

  func layout() -> Placement { content.named.layout(in: bounds) }
  func trace() -> LayoutTrace { content.named.trace(in: bounds) }
  func picture(of placement: Placement, from node: Int) -> Picture { content.picture(of: placement, from: node) }
  func names(in placement: Placement) -> [String] { content.names }
  func titles(in placement: Placement) -> [String] { content.allNames }
  func sketch() throws(Failure) -> Sketch { content }
}

extension Sketch {
  /// A sentence about each ignored statement.
  fileprivate var remarksOnIgnoredStatements: [String] {
    let text = Array(source.utf8)
    return ignored.map { statement in
      let line = 1 + text[..<statement.lowerBound].count { $0 == 0x0A }
      let firstLine = text[statement].prefix { $0 != 0x0A }
      return "ignored, since it changes no frame: line \(line), \(String(decoding: firstLine, as: UTF8.self))"
    }
  }
}

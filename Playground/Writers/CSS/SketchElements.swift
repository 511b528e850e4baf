package import EagerLayout
package import PlaygroundKit

/// A node as an element of a page.
package struct SketchElement: Sendable {
  /// The place in preorder of the element that it is in; -1 for the outermost.
  package let parent: Int
  /// The value of its `style` attribute.
  package let declarations: String
  /// The words in it; nil where it is no text.
  package let text: String?
  /// The HTML inside it, which is no node; nil where there is none. It has no text of the layout.
  package let content: String?
  /// The size of a box in it that stands for content: an element which is no node. Nil where there is none.
  package let size: Extent?
  /// The properties that CSS cannot express, as sentences; empty if there are none.
  package let lost: [String]
}

extension Sketch {
  /// The layout as elements, in preorder. Nested as the nodes are, inside of an element of the bounds' width and height
  /// with `display: flow-root` and `container-type: inline-size`, they get the frames that the layout has.
  ///
  /// Where no element has lost anything, that is. See ``css`` for what text and `alignment` become.
  package var elements: [SketchElement] {
    var elements: [SketchElement] = [], open: [Int] = []
    root.walk { node, parent, isOpening in
      guard isOpening else {
        open.removeLast()
        return
      }
      elements.append(SketchElement(node, in: parent, at: open.last ?? -1, ids))
      if !node.children.isEmpty { open.append(elements.count - 1) }
    }
    return elements
  }
}

extension SketchElement {
  fileprivate init(_ node: LayoutNode, in parent: LayoutNode?, at place: Int, _ ids: SketchIDs) {
    self.parent = place
    declarations = CSSDeclarations(node, parent: parent, ids).text
    var text: String?, content: String?, size: Extent?, lost: [String] = []
    switch node.content?.kind {
    case .text(let words):
      text = String(decoding: words.utf8, as: UTF8.self)
      if !words.isInAhem {
        lost.append("In a browser, the typeface determines the baseline of this text.")
      }
    case .intrinsic(let extent): size = extent
    case .tabulated(let table): content = table.html
    case .measured: lost.append("Content that a closure measures has no size in CSS.")
    default: break
    }
    if let loss = ItemKind(node).container?.lossInCSS(node, ids) { lost.append("\(loss).") }
    self.text = text
    self.content = content
    self.size = size
    self.lost = lost
  }
}

extension FixedAdvanceText {
  /// Whether the baseline is where a face has it whose characters reach from four fifths above it to one below, in the
  /// middle of the line.
  fileprivate var isInAhem: Bool { baseline == lineHeight / 2 + 0.3 * advance }
}

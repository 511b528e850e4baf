package import EagerLayout
package import PlaygroundKit

/// The element of an HTML page for a node.
package struct SketchElement: Sendable {
  /// The index of the parent element in preorder; -1 for the outermost element.
  package let parent: Int
  /// The value of the element's `style` attribute.
  package let declarations: String
  /// The text of a text node; nil for other nodes.
  package let text: String?
  /// HTML that stands for the node's content; nil if there is none. It contains no nodes and no text of the layout.
  package let content: String?
  /// The size of an empty child element that stands for the node's content; nil if there is none.
  package let size: Extent?
  /// The properties that CSS cannot express, as sentences; empty if there are none.
  package let lost: [String]
}

extension Sketch {
  /// The layout as elements, in preorder.
  ///
  /// Nested like the nodes, in an element of the bounds' size with `display: flow-root` and
  /// `container-type: inline-size`, the elements have the frames of the layout in a browser, unless an element has
  /// ``SketchElement/lost`` properties. For text and `alignment`, see ``css``.
  package var elements: [SketchElement] {
    var elements: [SketchElement] = [], openElements: [Int] = []
    root.walk { node, parent, isOpening in
      guard isOpening else {
        openElements.removeLast()
        return
      }
      elements.append(SketchElement(node, in: parent, at: openElements.last ?? -1, ids))
      if !node.children.isEmpty { openElements.append(elements.count - 1) }
    }
    return elements
  }
}

extension SketchElement {
  fileprivate init(_ node: LayoutNode, in parent: LayoutNode?, at parentIndex: Int, _ ids: SketchIDs) {
    self.parent = parentIndex
    declarations = CSSDeclarations(node, parent: parent, ids).text
    var text: String?, content: String?, size: Extent?, lost: [String] = []
    switch node.content?.kind {
    case .text(let fixedText):
      text = String(decoding: fixedText.utf8, as: UTF8.self)
      if !fixedText.isInAhem {
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
  /// `true` if the text has the baseline of the font Ahem, centered in the line: Ahem's characters extend 0.8 of the
  /// font size above the baseline and 0.2 below it.
  fileprivate var isInAhem: Bool { baseline == lineHeight / 2 + 0.3 * advance }
}

internal import Arrangements
internal import EagerLayout
import PlaygroundKit
import PlaygroundWriters

extension Sketch {
  /// The layout as a document, in one line. Returns nil unless CSS has a word for the `display` of each container, such
  /// as `grid`.
  ///
  /// Equals the output of `LayoutDocument`, except for repeated ids, which only the first node keeps.
  ///
  /// - Parameter bounds: the bounds of the document. An infinite size becomes the content's size.
  func json(in bounds: Frame) -> String? {
    var writer = DocumentWriter(ids: ids)
    writer.write(root, in: bounds)
    return writer.isExpressible ? String(decoding: writer.bytes, as: UTF8.self) : nil
  }
}

private struct DocumentWriter {
  private(set) var bytes: [UInt8] = []
  /// `false` once a node was written that documents cannot express.
  private(set) var isExpressible = true
  private let ids: SketchIDs
  /// The ids that were written.
  private var writtenIDs: [[UInt8]] = []
  /// `true` if the next node follows a sibling, so that a comma comes before it.
  private var hasSibling = false

  init(ids: SketchIDs) { self.ids = ids }

  mutating func write(_ root: LayoutNode, in bounds: Frame) {
    write("{\"available\":{\"width\":\(Self.size(bounds.width)),\"height\":\(Self.size(bounds.height))},\"root\":")
    root.walk { node, parent, isOpening in
      guard isOpening else {
        write("]}")
        hasSibling = true
        return
      }
      if hasSibling { write(",") }
      write(node, parent)
      hasSibling = node.children.isEmpty
      if node.children.isEmpty { write("}") }
    }
    write("}")
  }

  /// Writes a node up to the `[` of its children, or, without children, up to its `}`.
  private mutating func write(_ node: LayoutNode, _ parent: LayoutNode?) {
    write("{")
    var hasMember = false
    func member(_ name: String) -> String {
      defer { hasMember = true }
      return "\(hasMember ? "," : "")\"\(name)\":"
    }
    let title = Array(ids.title(of: node).utf8)
    if !title.isEmpty, !writtenIDs.contains(title) {
      writtenIDs.append(title)
      write(member("id"))
      quote(title)
    }
    let properties = properties(node, parent)
    if !properties.isEmpty {
      write(member("style") + "{" + properties.joined(separator: ",") + "}")
    }
    switch node.content?.kind {
    case .text(let text):
      write(member("text"))
      quote(text.utf8)
      guard text.advance != 10 || text.lineHeight != 10 || text.baseline != 8 else { break }
      let baseline = text.baseline == text.lineHeight ? "" : ",\"baseline\":\(decimal(text.baseline))"
      write(
        member("face") + "{\"advance\":\(decimal(text.advance)),\"line-height\":\(decimal(text.lineHeight))\(baseline)}"
      )
    case .tabulated: isExpressible = false
    case .intrinsic(let size): write(member("intrinsic") + "[\(decimal(size.width)),\(decimal(size.height))]")
    default: break
    }
    if !node.children.isEmpty { write(member("children") + "[") }
  }

  /// Returns the members of a node's `style` object.
  private mutating func properties(_ node: LayoutNode, _ parent: LayoutNode?) -> [String] {
    var style = node.style
    if let parent {
      let isEmptyLeaf = node.content == nil && node.children.isEmpty && !style.units.isContainer
      style.applyAlignment(of: parent.style, isEmptyLeaf: isEmptyLeaf)
    }
    var specified: [String] = []
    var impliedByDisplay: [FlexStyle.Property] = []
    if let arrangement = node.arrangement {
      let isBlock = arrangement.value(of: Block.self) != nil || arrangement.value(of: FlowRoot.self) != nil
      let declarations = isBlock ? [] : GridCSS(ids, quote: "\\\"").document(arrangement)
      isExpressible = isExpressible && declarations != nil
      let display = arrangement.value(of: Block.self) != nil ? "block" : isBlock ? "flow-root" : "grid"
      specified.append("\"display\":\"\(style.display == .none ? "none " : "")\(display)\"")
      for (property, value) in declarations ?? [] { specified.append("\"\(property)\":\"\(value)\"") }
      impliedByDisplay = [.display, .flexDirection, .flexWrap]
    }
    for property in FlexStyle.Property.allCases where !impliedByDisplay.contains(property) {
      guard let value = property.value(in: style) else { continue }
      specified.append("\"\(property.documentName)\":\(property.isNumber ? value : "\"\(value)\"")")
    }
    if parent?.arrangement != nil { specified += GridCSS(ids, quote: "").members(ofItem: style) }
    return specified
  }

  private static func size(_ size: Double) -> String { size.isFinite ? decimal(size) : "\"max-content\"" }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func quote(_ text: [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      // Documents must not contain control characters; a space replaces each.
      case 0..<0x20: bytes.append(0x20)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension FlexStyle.Property {
  /// `true` if the values are numbers without a unit.
  fileprivate var isNumber: Bool {
    switch kind {
    case .factor, .whole, .ratio: true
    default: false
    }
  }

  /// The name in documents, which is the CSS name, but without `-width` for borders.
  fileprivate var documentName: String {
    guard case .border = kind else { return "\(css)" }
    return String(decoding: "\(css)".utf8.dropLast("-width".utf8.count), as: UTF8.self)
  }
}

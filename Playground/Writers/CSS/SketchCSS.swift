internal import EagerLayout
public import PlaygroundKit

extension Sketch {
  /// The layout for a browser: nested `div` elements with `style` attributes.
  ///
  /// Inside an element of the bounds' width and height, with `display: flow-root` and `container-type: inline-size`, a
  /// browser computes the same frames, with one exception: for an absolute box between `top` and `bottom` that
  /// `alignment` moves, margins and paddings above or below it that are percentages add to its height. `alignment`
  /// becomes `align-self` of the items that it moves. Text is set in Ahem, a font in which every character is as wide
  /// and as high as the font size. There is no element for the content of a ``Measured`` leaf with a closure.
  public var css: String {
    var writer = CSSWriter(ids: ids)
    writer.write(root)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The containers that ``css`` cannot express: a sentence for each kind. The HTML contains a comment in each of them.
  package var lossesInCSS: [String] {
    var losses: [String] = [], names: [[String]] = []
    root.walk { node, _, isOpening in
      guard isOpening, let loss = ItemKind(node).container?.lossInCSS(node, ids, isAlone: false) else { return }
      let index = losses.firstIndex { $0.utf8.elementsEqual(loss.utf8) } ?? losses.count
      if index == losses.count {
        losses.append(loss)
        names.append([])
      }
      names[index].append(ids.title(of: node))
    }
    return losses.indices.map { index in
      let count = names[index].count, named = names[index].filter { !$0.utf8.isEmpty }
      let list = named.prefix(3).joined(separator: ", ")
      let examples = list.utf8.isEmpty ? "" : named.count > 3 || named.count < count ? " (\(list), …)" : " (\(list))"
      return
        "\(losses[index]): the children of \(count == 1 ? "one container" : "\(count) containers")\(examples) are laid "
        + "out without its rules, so their frames differ"
    }
  }
}

/// Writes a layout as HTML.
private struct CSSWriter {
  private(set) var bytes: [UInt8] = []
  private let ids: SketchIDs

  init(ids: SketchIDs) { self.ids = ids }

  mutating func write(_ root: LayoutNode) {
    var depth = 0
    root.walk { node, parent, isOpening in
      guard isOpening else {
        depth -= 1
        newLine(depth)
        return write("</div>")
      }
      if parent != nil { newLine(depth) }
      write("<div")
      let title = ids.title(of: node)
      if !title.utf8.isEmpty { write(" id=\"\(Self.escaped(Array(title.utf8)))\"") }
      let style = CSSDeclarations(node, parent: parent, ids).text
      if !style.utf8.isEmpty { write(" style=\"\(style)\"") }
      write(">")
      if let loss = ItemKind(node).container?.lossInCSS(node, ids) {
        newLine(depth + 1)
        write("<!-- \(loss): its children are laid out without its rules. -->")
      }
      guard node.children.isEmpty else {
        depth += 1
        return
      }
      writeContent(node)
      write("</div>")
    }
    write("\n")
  }

  private mutating func writeContent(_ node: LayoutNode) {
    switch node.content?.kind {
    case .text(let text): write(Self.escaped(text.utf8))
    case .intrinsic(let size):
      write(
        "<div style=\"width: \(CSSDeclarations.px(size.width)); height: \(CSSDeclarations.px(size.height))\"></div>")
    case .tabulated(let table): write(table.html)
    default: break
    }
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func newLine(_ depth: Int) {
    bytes.append(0x0A)
    bytes.append(contentsOf: [UInt8](repeating: 0x20, count: 2 * min(depth, 32)))
  }

  private static func escaped(_ text: [UInt8]) -> String {
    var bytes: [UInt8] = []
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: "\""): bytes.append(contentsOf: "&quot;".utf8)
      // HTML must not contain control characters; a space replaces each.
      case 0..<0x20 where byte != 0x0A && byte != 0x09: bytes.append(0x20)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

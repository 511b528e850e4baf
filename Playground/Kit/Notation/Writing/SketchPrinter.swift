package import EagerLayout

/// Writes a layout in the notation of Swift source.
package struct SketchPrinter {
  private let idWriter: IDWriter
  private var bytes: [UInt8] = []
  private(set) var ranges: [Range<Int>] = []

  /// - Parameter caseName: the form of names in a program; nil for the names alone: `.id(logo)`.
  package init(ids: SketchIDs, caseName: IDWriter.CaseName? = nil) {
    idWriter = IDWriter(ids: ids, caseName: caseName)
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func print(_ root: LayoutNode, startingWith start: String = "") {
    var openItems: [Int] = []
    write(start)
    root.walk { node, parent, isOpening in
      if isOpening {
        if parent != nil { newLine(indent: openItems.count) }
        ranges.append(bytes.count..<bytes.count)
        write(head(of: node))
        if node.children.isEmpty {
          let rangeIndex = ranges.count - 1
          writeModifiers(of: node, in: parent, indent: openItems.count + 1, isOnNewLine: false)
          ranges[rangeIndex] = ranges[rangeIndex].lowerBound..<bytes.count
        } else {
          write(" {")
          openItems.append(ranges.count - 1)
        }
      } else {
        let rangeIndex = openItems.removeLast()
        newLine(indent: openItems.count)
        write("}")
        writeModifiers(of: node, in: parent, indent: openItems.count, isOnNewLine: true)
        ranges[rangeIndex] = ranges[rangeIndex].lowerBound..<bytes.count
      }
    }
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func newLine(indent: Int) {
    bytes.append(0x0A)
    // Deeper indentation is unreadable, and its size would be quadratic.
    bytes.append(contentsOf: [UInt8](repeating: 0x20, count: 2 * min(indent, 32)))
  }

  /// The text of an item before its block and its modifiers.
  private func head(of node: LayoutNode) -> String {
    let style = node.style
    switch ItemKind(node) {
    case .row, .column:
      let head = style.keywords.isRow ? "Row" : "Column"
      let arguments = style.alignment.map { "(alignment: .\(Keyword.alignment.names[Int($0.rawValue)]))" } ?? ""
      return head + arguments + (node.children.isEmpty ? " {}" : "")
    case .flex: return style.growFactor == 1 ? "Flex()" : "Flex(\(decimal(style.growFactor)))"
    case .fixed:
      var sizes: [String] = []
      if case .points(let width) = style.width { sizes.append("width: \(decimal(width))") }
      if case .points(let height) = style.height { sizes.append("height: \(decimal(height))") }
      return "Fixed(\(sizes.isEmpty ? "width: 0" : sizes.joined(separator: ", ")))"
    case .measured, .text: return Self.content(node.content, isSwift: idWriter.caseName != nil)
    case .arranged(let container):
      let arguments = node.arrangement.map { container.arguments(of: $0, idWriter) } ?? []
      return container.name + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
        + (node.children.isEmpty ? " {}" : "")
    }
  }

  private static func content(_ content: LeafContent?, isSwift: Bool) -> String {
    switch content?.kind {
    case .text(let text):
      let words = quoted(text.utf8)
      let isDocumentText = text.advance == 10 && text.lineHeight == 10 && text.baseline == 8
      if isDocumentText && !isSwift { return "Text(\(words))" }
      let font = "advance: \(decimal(text.advance)), lineHeight: \(decimal(text.lineHeight))"
      let baseline = text.baseline == text.lineHeight ? "" : ", baseline: \(decimal(text.baseline))"
      return "Measured(text: \(words), \(font)\(baseline))"
    case .intrinsic(let size): return "Measured(width: \(decimal(size.width)), height: \(decimal(size.height)))"
    case .tabulated(let table):
      func list(_ numbers: [Double]) -> String { "[\(numbers.map { decimal($0) }.joined(separator: ", "))]" }
      let minContent = table.minContent == table.widths.last ?? 0 ? "" : ", minContent: \(decimal(table.minContent))"
      let baseline = table.baseline.map { ", baseline: \(decimal($0))" } ?? ""
      return "Measured(widths: \(list(table.widths)), heights: \(list(table.heights))\(minContent)\(baseline))"
    default: return "Measured { \u{2026} }"
    }
  }

  /// Writes the modifiers, in lines of at most 80 characters.
  private mutating func writeModifiers(of node: LayoutNode, in parent: LayoutNode?, indent: Int, isOnNewLine: Bool) {
    var modifiers = StyleWriter(node).modifiers
    if let arrangement = parent?.arrangement {
      modifiers += ContainerSyntax.of(arrangement).modifierTexts(node.style, idWriter)
    }
    if let id = node.id { modifiers.append(self.id(id)) }
    guard !modifiers.isEmpty else { return }
    if isOnNewLine { newLine(indent: indent) }
    var lineStart = bytes.count
    while lineStart > 0, bytes[lineStart - 1] != 0x0A { lineStart -= 1 }
    var isAfterText = !isOnNewLine
    for modifier in modifiers {
      if isAfterText, bytes.count - lineStart + modifier.utf8.count > 80 {
        newLine(indent: indent)
        lineStart = bytes.count - 2 * min(indent, 32)
      }
      write(modifier)
      isAfterText = true
    }
  }

  private func id(_ id: LayoutID) -> String {
    let index = id.index == 0 ? "" : ", index: \(id.index)"
    return ".id(\(idWriter.text(id))\(index))"
  }

  /// Whether an id can be written without quotes.
  package static func isName(_ bytes: [UInt8]) -> Bool {
    var scanner = SketchScanner(bytes)
    guard scanner.name()?.count == bytes.count else { return false }
    return !["true", "false", "nil"].contains { bytes.elementsEqual($0.utf8) }
  }

  static func quoted(_ text: [UInt8]) -> String {
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case 0: bytes.append(contentsOf: "\\0".utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ItemKind {
  package init(_ node: LayoutNode) {
    let style = node.style
    if let arrangement = node.arrangement {
      self = .arranged(.of(arrangement))
    } else if !node.children.isEmpty || style.units.isContainer && node.content == nil {
      self = style.keywords.isRow ? .row : .column
    } else if let content = node.content {
      if case .text = content.kind { self = .text } else { self = .measured }
    } else {
      // An item with a size is a `Fixed` even if it may shrink.
      let hasSize = style.width.stored.unit == .points || style.height.stored.unit == .points
      let isFixed = style.growFactor == 0 && style.flexBasis == .auto && (style.shrinkFactor == 0 || hasSize)
      self = isFixed ? .fixed : .flex
    }
  }
}

extension LayoutNode {
  /// The arrangement of the node's children; nil for rows, columns and leaves.
  package var arrangement: AnyArrangement? { content?.arrangement }
}

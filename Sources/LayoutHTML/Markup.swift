internal import EagerLayout
package import LayoutDocument

/// HTML with CSS, converted to a document: blocks, flex containers and grids, and the text in them.
///
///     let markup = try Markup(Array("<div style='display: flex'><b id='logo'>Eager</b></div>".utf8))
///     markup.document.layout()["logo"]
///
/// A declaration, element or selector that is not supported and could move a box is an error with its line. If the reader
/// is lenient, it is a warning in ``notes``, and the layout is made without it.
///
/// As after a reset, `body` has no margin, fields and buttons have no edges, and text is 10 px high. Each character is
/// as wide as the font size. Other elements, such as `p`, `ul` and `h1`, have the styles of browsers.
///
/// A box is named by its id, or else by its first class.
package struct Markup {
  typealias Space = (width: Double, height: Double)

  /// The layout.
  package let document: LayoutDocument
  /// Remarks about the text; if the reader is lenient, also its errors.
  package let notes: [String]

  /// Reads HTML, CSS rules before HTML, or the declarations of a single box.
  ///
  /// - Parameters:
  ///   - width: The width of the viewport. `height` is the height.
  ///   - isLenient: `true` to lay out what is understood.
  /// - Throws: The errors, with their lines.
  package init(_ bytes: [UInt8], width: Double = 320, height: Double = 120, isLenient: Bool = false)
    throws(LayoutDocumentError)
  {
    var reader = MarkupReader(bytes)
    guard reader.read() else {
      throw Self.error("more than \(MarkupReader.depthLimit) levels of nested elements are not supported")
    }
    var sheet = StyleSheet(viewport: (width, height))
    for (css, line) in reader.sheets { sheet.read(css, line: line) }
    var tree = reader.tree
    if tree.elements.count == 2, reader.tree[MarkupTree.body].content.isEmpty, !sheet.bare.isEmpty {
      let style = sheet.bare.map { "\($0.property): \($0.value)" }.joined(separator: "; ")
      _ = tree.append(MarkupElement(tag: "div", attributes: ["style": style]), to: MarkupTree.body)
    }
    let hasText = tree[MarkupTree.body].content.contains {
      if case .text(let text) = $0 { !trimmed(text).isEmpty } else { true }
    }
    guard hasText else {
      throw Self.error(
        sheet.isEmpty
          ? "there is no element here; write <div style=\"display: flex\">…</div>"
          : "there are rules, but no elements; write <div class=\"row\">…</div> after them")
    }
    var writer = MarkupWriter(tree, sheet, isQuirky: reader.isQuirky, viewport: (width, height))
    document = try Self.document(&writer)
    if !writer.breakableTexts.isEmpty { writer.checkWords(in: document.layout().frames) }
    var faults = reader.faults
    faults.add(sheet.faults)
    faults.add(writer.faults)
    guard isLenient || faults.isEmpty else {
      throw LayoutDocumentError(
        name: nil,
        faults: faults.sorted.map { .init(path: "line \($0.line)", message: "\($0.place): \($0.message)") })
    }
    var notes = reader.notes + faults.sorted.map { "line \($0.line): \($0.place): \($0.message)" }
    if reader.isPage, writer.styles[MarkupTree.body].hasNoMargin {
      notes.append("body has no margin here; browsers give it 8 px unless the page sets a margin")
    }
    self.notes = notes
  }

  /// Writes and reads the document until each value that it does not take has been reported and removed.
  private static func document(_ writer: inout MarkupWriter) throws(LayoutDocumentError) -> LayoutDocument {
    while true {
      let json = writer.write()
      do throws(LayoutDocumentError) {
        return try LayoutDocument(parsing: json)
      } catch {
        let count = writer.refused.count
        for fault in error.faults { writer.report(fault) }
        if writer.refused.count == count { throw error }
      }
    }
  }

  private static func error(_ message: String) -> LayoutDocumentError {
    LayoutDocumentError(name: nil, faults: [LayoutDocumentError.Fault(path: "HTML", message: message)])
  }
}

extension MarkupWriter {
  /// Reports a value that the reader of documents does not take, and leaves it out from now on.
  fileprivate mutating func report(_ fault: LayoutDocumentError.Fault) {
    guard let end = fault.path.firstRange(of: ".style."),
      let index = nodes[String(fault.path[..<end.lowerBound])]
    else { return }
    let name = fault.path[end.upperBound...].prefix { $0 != "[" && $0 != "." }
    guard refused.insert("\(index) \(name)").inserted else { return }
    if let declaration = styles[index].values.last(where: { $0.name == name })?.declaration {
      faults.add(declaration, fault.message)
    } else {
      faults.add(tree[index].line, "\(tree[index].label) { \(name) }", fault.message)
    }
  }
}

extension MarkupWriter {
  /// Reports the texts with a word that is too long, which a browser would break.
  fileprivate mutating func checkWords(in frames: [Frame]) {
    for text in breakableTexts where text.node < frames.count && frames[text.node].width < text.width - 0.01 {
      faults.add(text.declaration, PropertyKinds.advice("overflow-wrap"))
    }
  }
}

extension MarkupStyle {
  fileprivate var hasNoMargin: Bool { !values.contains { $0.name.hasPrefix("margin") } }
}

internal import EagerLayout
package import LayoutDocument

/// HTML with CSS, converted to a layout document: blocks, flex containers and grids, and the text in them.
///
///     let markup = try Markup(Array("<div style='display: flex'><b id='logo'>Eager</b></div>".utf8))
///     markup.document.layout()["logo"]
///
/// A declaration, element or selector that is not supported and could move a box is an error with its line. If the
/// reader is lenient, it is a warning in ``notes``, and the layout ignores it.
///
/// As after a reset, `body` has no margin, fields and buttons have no edges, and text is 10 px high. Each character is
/// as wide as the font size. Other elements, such as `p`, `ul` and `h1`, have the styles of browsers.
///
/// An image has the size in its attributes `width` and `height`, as if it had been loaded.
///
/// The id of a box in the layout document is the element's id, or else its first class. ``names`` contains all names.
package struct Markup {
  typealias Size = (width: Double, height: Double)

  /// The layout.
  package let document: LayoutDocument
  /// The names of elements by the indices of their nodes: id, classes, grid area, tag and text, if there are any.
  package let names: [Int: [String]]
  /// Remarks about the HTML, and the errors if the reader is lenient.
  package let notes: [String]

  /// Reads HTML, HTML with CSS rules before it, or only the declarations of a single box.
  ///
  /// - Parameters:
  ///   - width: The width of the viewport. `height` is the height.
  ///   - isLenient: `true` to report errors in ``notes`` and lay out the rest.
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
    if tree.elements.count == 2, reader.tree[MarkupTree.body].content.isEmpty, !sheet.topLevelDeclarations.isEmpty {
      let style = sheet.topLevelDeclarations.map { "\($0.property): \($0.value)" }.joined(separator: "; ")
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
    writer.check(document)
    names = writer.elementNames
    var faults = reader.faults
    faults.add(sheet.faults)
    faults.add(writer.faults)
    guard isLenient || faults.isEmpty else {
      throw LayoutDocumentError(
        name: nil,
        faults: faults.sorted.map { .init(path: "line \($0.line)", message: "\($0.location): \($0.message)") })
    }
    var notes = reader.notes + faults.sorted.map { "line \($0.line): \($0.location): \($0.message)" }
    if reader.isPage, writer.styles[MarkupTree.body].hasNoMargin {
      notes.append("body has no margin here; browsers give it 8 px unless the page sets a margin")
    }
    let classes = tree.classes(notIn: reader.sheets.map { $0.0 }.joined())
    if !classes.isEmpty {
      let list = classes.prefix(8).joined(separator: ", ") + (classes.count > 8 ? " and others" : "")
      notes.append("the page has no rules for these classes: \(list); copy their CSS into <style>…</style>")
    }
    self.notes = notes
  }

  /// Writes the layout document as JSON and parses it, until the parser accepts it. After each failure, removes the
  /// values that the parser rejected, and records a fault for each of them.
  private static func document(_ writer: inout MarkupWriter) throws(LayoutDocumentError) -> LayoutDocument {
    while true {
      let json = writer.write()
      do throws(LayoutDocumentError) {
        return try LayoutDocument(parsing: json)
      } catch {
        let rejectedCount = writer.rejected.count
        for fault in error.faults { writer.report(fault) }
        if writer.rejected.count == rejectedCount { throw error }
      }
    }
  }

  private static func error(_ message: String) -> LayoutDocumentError {
    LayoutDocumentError(name: nil, faults: [LayoutDocumentError.Fault(path: "HTML", message: message)])
  }
}

extension MarkupWriter {
  /// Records a fault for a value that the parser of layout documents rejected. The next ``write()`` omits the value.
  fileprivate mutating func report(_ fault: LayoutDocumentError.Fault) {
    guard let end = fault.path.firstRange(of: ".style."),
      let index = elementsByPath[String(fault.path[..<end.lowerBound])]
    else { return }
    let name = fault.path[end.upperBound...].prefix { $0 != "[" && $0 != "." }
    guard rejected.insert("\(index) \(name)").inserted else { return }
    if let declaration = styles[index].values.last(where: { $0.name == name })?.declaration {
      faults.add(declaration, fault.message)
    } else {
      faults.add(tree[index].line, "\(tree[index].label) { \(name) }", fault.message)
    }
  }
}

extension MarkupWriter {
  /// Records a fault where a browser's result depends on the finished layout: a word too long for its line that may be
  /// broken, and a sticky box that would move.
  fileprivate mutating func check(_ document: LayoutDocument) {
    let sticky = styles.indices.filter { styles[$0].position == "sticky" && nodeIndices[$0] != nil }
    if breakableTexts.isEmpty && sticky.isEmpty { return }
    let placement = document.layout(), frames = placement.frames
    for text in breakableTexts where text.node < frames.count && frames[text.node].width < text.width - 0.01 {
      faults.add(text.declaration, PropertyKinds.faultMessage(for: "overflow-wrap"))
    }
    for index in sticky where isMovedBySticking(index, in: placement) {
      faults.add(
        tree[index].line, tree[index].label,
        "a sticky box is supported only where it does not stick to an edge; remove the inset, or add space before it")
    }
  }

  /// Returns `true` if a sticky box is nearer to an edge of its scroll container than its insets allow.
  private func isMovedBySticking(_ index: Int, in placement: Placement) -> Bool {
    var ancestor = tree[index].parent
    while let current = ancestor, !isScrollContainer(current) { ancestor = tree[current].parent }
    let scrollport =
      ancestor.flatMap { nodeIndices[$0] }.map { placement.contentFrame(of: $0) }
      ?? Frame(width: viewport.width, height: viewport.height)
    guard let node = nodeIndices[index] else { return false }
    let frame = placement.frames[node], style = styles[index]
    func isNearerThanInset(_ side: String, distance: Double, of length: Double) -> Bool {
      guard let inset = style.value(side), inset != "auto" else { return false }
      return style.units.pixels(inset, of: length).map { distance < $0 - 0.01 } ?? true
    }
    return isNearerThanInset("top", distance: frame.y - scrollport.y, of: scrollport.height)
      || isNearerThanInset("left", distance: frame.x - scrollport.x, of: scrollport.width)
      || isNearerThanInset("bottom", distance: scrollport.maxY - frame.maxY, of: scrollport.height)
      || isNearerThanInset("right", distance: scrollport.maxX - frame.maxX, of: scrollport.width)
  }

  private func isScrollContainer(_ index: Int) -> Bool {
    index > MarkupTree.body
      && ["overflow-x", "overflow-y"].contains { ["hidden", "auto", "scroll"].contains(styles[index].value($0) ?? "") }
  }
}

extension MarkupStyle {
  fileprivate var hasNoMargin: Bool { !values.contains { $0.name.hasPrefix("margin") } }
}

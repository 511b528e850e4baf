internal import EagerLayout
package import LayoutDocument

/// HTML with CSS, converted to a document: its flex containers and grids, with everything in them.
///
///     let markup = try Markup(Array("<div style='display: flex'><b id='logo'>Eager</b></div>".utf8))
///     markup.document.layout()["logo"]
///
/// Styles are inline or in rules whose selectors are names, `.classes` and `#ids`. A box is named by its id, or else by
/// its first class. A block becomes a column whose items fill its width. Collapsing margins, inline formatting with
/// boxes, and the default styles of browsers are not supported. An outermost `display: flow-root` with a width becomes
/// the space, as in the HTML that `playground try --css` writes.
package struct Markup {
  /// The layout.
  package let document: LayoutDocument
  /// Sentences about ignored properties and about differences from browsers.
  package let notes: [String]

  /// Reads HTML, CSS rules before HTML, or the declarations of a single box.
  ///
  /// - Parameters:
  ///   - width: The width of the space, if the text does not specify it. `height` is the height.
  /// - Throws: The faults of values, with the names of their elements.
  package init(_ bytes: [UInt8], width: Double = 320, height: Double = 120) throws(LayoutDocumentError) {
    var reader = MarkupReader(bytes)
    guard var roots = reader.read() else {
      throw Self.fault("more than \(MarkupReader.depthLimit) levels of nested elements are not supported")
    }
    let sheet = StyleSheet(reader.css)
    if roots.isEmpty, !Declaration.list(sheet.bare).isEmpty {
      roots = [MarkupElement(tag: "div", attributes: ["style": sheet.bare])]
    }
    guard !roots.isEmpty else {
      throw Self.fault(
        sheet.isEmpty
          ? "there is no element here; write <div style=\"display: flex\">…</div>"
          : "there are rules, but no elements; write <div class=\"row\">…</div> after them")
    }
    var writer = MarkupWriter(sheet, Self.Space(width: width, height: height))
    let json = writer.write(roots)
    var notes = reader.notes + sheet.notes
    notes += writer.notes
    self.notes = notes
    do throws(LayoutDocumentError) {
      document = try LayoutDocument(parsing: json)
    } catch {
      throw LayoutDocumentError(
        name: nil,
        faults: error.faults.map { fault in
          let (path, rest) = Self.parts(of: fault.path)
          guard let label = writer.labels.first(where: { $0.path == path })?.label else { return fault }
          return LayoutDocumentError.Fault(path: "\(label)\(rest)", message: fault.message)
        })
    }
  }

  typealias Space = (width: Double, height: Double)

  /// Splits a path into the node's path and the rest.
  private static func parts(of path: String) -> (node: String, rest: String) {
    guard let end = path.firstRange(of: ".style.") else { return (path, "") }
    return (String(path[..<end.lowerBound]), " { \(path[end.upperBound...]) }")
  }

  private static func fault(_ message: String) -> LayoutDocumentError {
    LayoutDocumentError(name: nil, faults: [LayoutDocumentError.Fault(path: "HTML", message: message)])
  }
}

/// Converts elements to a document.
private struct MarkupWriter {
  private var json = JSONWriter()
  private let sheet: StyleSheet
  private var space: Markup.Space
  private var height: String
  private var width: String
  /// The ancestors of the element that is being written.
  private var ancestors: [MarkupElement] = []
  private var names: [String: Int] = [:]
  /// The names of nodes for messages, by their paths.
  private(set) var labels: [(path: String, label: String)] = []
  private var harmless: [String] = []
  private var unknown: [String] = []
  private var sentences: [String] = []

  init(_ sheet: StyleSheet, _ space: Markup.Space) {
    self.sheet = sheet
    self.space = space
    (width, height) = (decimal(space.width), decimal(space.height))
  }

  var notes: [String] {
    var notes = sentences
    if !unknown.isEmpty { notes.append("not supported, though it may affect layout: \(listed(unknown, "and"))") }
    if !harmless.isEmpty { notes.append("ignored, as it does not affect layout: \(listed(harmless, "and"))") }
    return notes
  }

  mutating func write(_ roots: [MarkupElement]) -> [UInt8] {
    var root = roots[0]
    if roots.count > 1 { root = MarkupElement(tag: "div", content: roots.map { .element($0) }) }
    if roots.count == 1, let inner = bounds(in: root) {
      ancestors = [root]
      root = inner
    }
    var element = JSONWriter()
    swap(&element, &json)
    write(root, path: "root", parent: nil, isItem: false)
    swap(&element, &json)
    json.write("{\"available\":{\"width\":\(width),\"height\":\(height)},\"root\":")
    json.bytes += element.bytes
    json.write("}")
    return json.bytes
  }

  /// Returns the child of an outermost box that specifies the space, if there is such a box.
  private mutating func bounds(in root: MarkupElement) -> MarkupElement? {
    let declarations = sheet.declarations(of: root, in: [])
    func last(_ property: String) -> String? { declarations.last { $0.property == property }?.value }
    guard last("display") == "flow-root", root.elements.count == 1, let given = last("width") else { return nil }
    if let points = MarkupStyle.px(given) {
      space.width = points
      width = decimal(points)
    } else if given == "max-content" || given == "min-content" {
      width = "\"\(given)\""
    } else {
      return nil
    }
    if let points = last("height").flatMap({ MarkupStyle.px($0) }) {
      space.height = points
      height = decimal(points)
    } else {
      height = "\"max-content\""
    }
    return root.elements[0]
  }

  private mutating func write(_ element: MarkupElement, path: String, parent: MarkupStyle?, isItem: Bool) {
    var style = MarkupStyle(sheet.declarations(of: element, in: ancestors), tag: element.tag, parent: parent)
    labels.append((path, element.label))
    note(element, style)
    settle(&style, isRoot: parent == nil, isItem: isItem)
    json.write("{")
    if let name = name(of: element) {
      json.write("\"id\":")
      json.write(string: name)
      json.write(",")
    }
    json.write("\"style\":{\"box-sizing\":")
    json.write(string: style.value("box-sizing") ?? "content-box")
    for (name, value) in style.properties where name != "box-sizing" {
      json.write(",\"\(name)\":")
      json.write(string: value)
    }
    json.write("}")
    ancestors.append(element)
    writeContent(of: element, style, path: path)
    ancestors.removeLast()
    json.write("}")
  }

  /// Adapts a style to the format of documents.
  private mutating func settle(_ style: inout MarkupStyle, isRoot: Bool, isItem: Bool) {
    if style.position != "absolute", style.position != "relative" {
      style.remove(["top", "right", "bottom", "left", "inset"])
    }
    if isRoot, let height = style.value("height"), let points = points(of: height) {
      style.set("height", "\(decimal(points))px")
    }
    // A block ignores the properties of items, and its vertical auto margins are 0.
    if !isItem {
      style.remove(["flex", "flex-grow", "flex-shrink", "flex-basis", "order", "align-self"])
      if !isRoot, style.position != "absolute" {
        style.set("flex-shrink", "0")
        for side in ["margin-top", "margin-bottom"] where style.value(side) == "auto" { style.set(side, "0") }
        if let margin = style.value("margin") {
          var words = margin.split(separator: " ").map { String($0) }
          if words.count == 1 { words += words }
          for place in words.indices where place % 2 == 0 && words[place] == "auto" { words[place] = "0" }
          style.replace("margin", with: words.joined(separator: " "))
        }
      }
    }
    switch style.display {
    case .hidden: style.set("display", "none")
    case .flex: break
    case .grid: style.set("display", "grid")
    case .block, .inline, .other:
      style.remove([
        "flex-flow", "flex-wrap", "gap", "row-gap", "column-gap", "align-items", "justify-content", "align-content",
        "place-content",
      ])
      style.set("flex-direction", "column")
    }
  }

  private mutating func writeContent(of element: MarkupElement, _ style: MarkupStyle, path: String) {
    if element.tag == "img" || element.tag == "svg" || element.tag == "canvas" || element.tag == "video" {
      let sizes = ["width", "height"].map { name in
        element.attributes[name].flatMap { MarkupStyle.px($0) ?? Double($0) }.flatMap { $0.isFinite ? $0 : nil }
      }
      guard let width = sizes[0], let height = sizes[1] else { return }
      return json.write(",\"intrinsic\":[\(decimal(width)),\(decimal(height))]")
    }
    if !style.display.hasItems {
      if let size = naturalSize(of: element) {
        return json.write(",\"intrinsic\":[\(decimal(size.width)),\(decimal(size.height))]")
      }
      // Text that is mixed with inline elements becomes one text.
      if element.elements.allSatisfy({ isInline($0) }) {
        return writeText(element.text, style)
      }
    }
    var children = 0
    for part in element.content {
      var isBlank = false
      if case .text(let text) = part { isBlank = trimmed(text).isEmpty }
      if isBlank { continue }
      json.write(children == 0 ? ",\"children\":[" : ",")
      switch part {
      case .text(let text):
        json.write("{")
        json.write("\"style\":{\"flex-shrink\":\(style.display.hasItems ? 1 : 0)}")
        writeText(text, style)
        json.write("}")
      case .element(let child):
        write(child, path: "\(path).children[\(children)]", parent: style, isItem: style.display.hasItems)
      }
      children += 1
    }
    if children > 0 { json.write("]") }
  }

  private mutating func writeText(_ text: String, _ style: MarkupStyle) {
    let words = trimmed(text)
    guard !words.isEmpty else { return }
    json.write(",\"text\":")
    json.write(string: words)
    // As in the font Ahem: the advance equals the font size, and the ascent is 0.8 of it.
    guard let size = style.fontSize ?? style.lineHeight.map({ _ in 10 }) else { return }
    let line = style.lineHeight ?? size, baseline = (line - size) / 2 + 0.8 * size
    json.write(
      ",\"face\":{\"advance\":\(decimal(size)),\"line-height\":\(decimal(line)),\"baseline\":\(decimal(baseline))}")
  }

  /// Returns `true` if an element only styles its text.
  private func isInline(_ element: MarkupElement) -> Bool {
    guard element.attributes["id"] == nil else { return false }
    let style = MarkupStyle(sheet.declarations(of: element, in: ancestors), tag: element.tag, parent: nil)
    return style.display == .inline && element.elements.allSatisfy { isInline($0) }
  }

  /// Returns the size of an element's only child, if that is an empty box. `try --css` writes content in this form.
  private func naturalSize(of element: MarkupElement) -> Markup.Space? {
    guard element.content.count == 1, let inner = element.elements.first, inner.content.isEmpty,
      inner.attributes.count == 1, let style = inner.attributes["style"]
    else { return nil }
    let declarations = Declaration.list(style)
    guard declarations.map({ $0.property }) == ["width", "height"] else { return nil }
    let sizes = declarations.compactMap { MarkupStyle.px($0.value) }
    return sizes.count == 2 ? (sizes[0], sizes[1]) : nil
  }

  /// Returns the points of `calc(100% - 8px - 5cqw)`, where 100% is the space's height and 100cqw its width.
  private func points(of height: String) -> Double? {
    guard height.hasPrefix("calc("), height.hasSuffix(")") else { return nil }
    var sum = 0.0, sign = 1.0
    for word in height.dropFirst("calc(".count).dropLast().split(separator: " ") {
      if word == "+" || word == "-" {
        sign = word == "-" ? -1 : 1
        continue
      }
      let units = [("cqw", space.width / 100), ("px", 1), ("%", space.height / 100)]
      guard let (unit, size) = units.first(where: { word.hasSuffix($0.0) }),
        let number = Double(word.dropLast(unit.count))
      else { return nil }
      sum += sign * number * size
    }
    return max(0, sum)
  }

  /// Returns the id, or else the first class, with a number if the name was used before.
  private mutating func name(of element: MarkupElement) -> String? {
    guard let name = element.attributes["id"] ?? element.classes.first, !name.isEmpty else { return nil }
    let count = names[name, default: 0]
    names[name] = count + 1
    if count > 0, element.attributes["id"] != nil { say("several elements have the id '\(name)': rename all but one") }
    return count == 0 ? name : "\(name)[\(count)]"
  }

  private mutating func note(_ element: MarkupElement, _ style: MarkupStyle) {
    for property in style.harmless where !harmless.contains(property) { harmless.append(property) }
    for property in style.unknown {
      let place = "\(property) of \(element.label)"
      if !unknown.contains(place) { unknown.append(place) }
    }
    if case .other(let display) = style.display {
      say("display: \(display) of \(element.label) is not supported: its children are placed below each other")
    }
    if ["p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "blockquote", "figure", "dl", "pre", "fieldset"].contains(
      element.tag), style.value("margin") == nil, style.value("margin-top") == nil
    {
      say("browsers give margins to \(element.tag); here it has none unless the CSS sets them")
    }
    if ["input", "button", "select", "textarea", "progress", "meter", "iframe", "table"].contains(element.tag) {
      say("browsers draw \(element.tag) themselves; here it is a plain box")
    }
    if ["img", "video", "canvas", "svg"].contains(element.tag),
      element.attributes["width"] == nil || element.attributes["height"] == nil
    {
      say("\(element.label) has no attributes width and height, and so no size of its own")
    }
  }

  private mutating func say(_ sentence: String) {
    if !sentences.contains(sentence) { sentences.append(sentence) }
  }
}

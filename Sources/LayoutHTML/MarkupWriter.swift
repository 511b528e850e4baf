internal import EagerLayout
internal import LayoutDocument

/// Converts the elements of a page to a document.
struct MarkupWriter {
  /// The box around a box.
  private enum Around { case space, block, flex, grid }

  private(set) var tree: MarkupTree
  private(set) var styles: [MarkupStyle] = []
  var faults = MarkupFaults()
  /// The declarations that the reader of documents refused.
  var refused: Set<String> = []
  /// The styles of nodes, by their paths.
  private(set) var nodes: [String: Int] = [:]

  private let sheet: StyleSheet
  private let isQuirky: Bool
  private let viewport: Markup.Space
  private var json = JSONWriter()
  private var names: [String: Int] = [:]
  /// The static elements between absolute boxes and their containing blocks.
  private var isBetween: Set<Int> = []

  init(_ tree: MarkupTree, _ sheet: StyleSheet, isQuirky: Bool, viewport: Markup.Space) {
    self.tree = tree
    self.sheet = sheet
    self.isQuirky = isQuirky
    self.viewport = viewport
    computeStyles()
    for index in styles.indices where styles[index].isOutOfFlow && styles[index].outer != .none {
      var ancestor = self.tree[index].parent
      while let current = ancestor, !isContainingBlock(current) {
        isBetween.insert(current)
        ancestor = self.tree[current].parent
      }
      if styles[index].position == "fixed", ancestor != nil {
        faults.add(
          self.tree[index].line, self.tree[index].label,
          "position: fixed in a positioned element is not supported; move the element to the end of body")
      }
    }
  }

  private mutating func computeStyles() {
    let browser = BrowserStyle.sheet(viewport: viewport)
    let count = tree.elements.count
    for index in 0..<count { styles.append(style(of: index, browser)) }
    guard sheet.hasPseudoElements else { return }
    for index in 0..<count where !tree[index].isReplaced {
      for tag in ["::before", "::after"] {
        let pseudo = tree.elements.count
        tree.elements.append(MarkupElement(tag: tag, parent: index, line: tree[index].line))
        styles.append(style(of: pseudo, browser))
        guard let text = styles[pseudo].text, styles[pseudo].outer != .none else { continue }
        if !text.isEmpty { tree[pseudo].content = [.text(text)] }
        tree[index].content.insert(.element(pseudo), at: tag == "::before" ? 0 : tree[index].content.count)
      }
    }
  }

  private mutating func style(of index: Int, _ browser: StyleSheet) -> MarkupStyle {
    let element = tree[index], parent = element.parent
    var declarations = browser.declarations(of: index, in: tree, isWithStyle: false).map { declaration in
      var declaration = declaration
      (declaration.line, declaration.place) = (element.line, element.label)
      return declaration
    }
    if element.isReplaced {
      for name in ["width", "height"] {
        guard let length = element.length(name) else { continue }
        declarations.append(Declaration(property: name, value: length, line: element.line, place: element.label))
      }
    }
    declarations += sheet.declarations(of: index, in: tree)
    var style = MarkupStyle(
      declarations, parent: parent.map { styles[$0] }, rootSize: parent == nil ? nil : styles[0].font.size,
      viewport: viewport, movingAnimations: sheet.movingAnimations, &faults)
    let isBlockified = parent.map { styles[$0].hasItems } ?? true
    if style.outer == .inline, isBlockified || style.isOutOfFlow { style.setOuter(.block) }
    if element.isReplaced, let ratio = element.ratio, style.value("aspect-ratio") ?? "auto" == "auto" {
      style.set("aspect-ratio", ratio)
    }
    return style
  }

  private func isContainingBlock(_ index: Int) -> Bool {
    styles[index].holdsAbsolutes || styles[index].position != "static"
  }

  /// Returns `true` if an absolute box refers to an element.
  func holdsAbsolute(_ index: Int) -> Bool {
    styles.indices.contains { other in
      guard styles[other].isOutOfFlow else { return false }
      var ancestor = tree[other].parent
      while let current = ancestor, current != index, !isContainingBlock(current) { ancestor = tree[current].parent }
      return ancestor == index
    }
  }
}

// MARK: - Boxes

extension MarkupWriter {
  /// Writes the document.
  mutating func write() -> [UInt8] {
    json = JSONWriter()
    (nodes, names) = ([:], [:])
    let space = bounds()
    let height = space?.height ?? decimal(viewport.height)
    json.write("{\"available\":{\"width\":\(space?.width ?? decimal(viewport.width)),\"height\":\(height)},\"root\":")
    if space == nil, isBetween.contains(MarkupTree.html) {
      // The initial containing block, to which absolute boxes refer.
      json.write("{\"style\":{\"display\":\"flow-root\",\"height\":\"\(decimal(viewport.height))px\"},\"children\":[")
      write(MarkupTree.html, path: "root.children[0]", in: .block)
      json.write("]}")
    } else {
      write(space?.root ?? rootBox, path: "root", in: .space)
    }
    json.write("}")
    return json.bytes
  }

  /// The outermost element with a box of its own: without styles, `html` and `body` are left out around a single one.
  private var rootBox: Int {
    guard isPlain(MarkupTree.html) else { return MarkupTree.html }
    guard isPlain(MarkupTree.body) else { return MarkupTree.html }
    var children = tree.children(of: MarkupTree.body)
    children.removeAll { styles[$0].outer == .none && tree[$0].attributes["id"] == nil }
    let hasText = tree[MarkupTree.body].content.contains {
      if case .text(let text) = $0 { !trimmed(text).isEmpty } else { false }
    }
    guard children.count == 1, let only = children.first, !hasText, styles[only].outer == .block,
      styles[only].hasItems, !styles[only].isOutOfFlow, !styles[only].values.contains(where: { $0.name.hasPrefix("margin") }),
      styles[only].value("height").map({ !$0.contains("%") }) ?? true
    else { return MarkupTree.body }
    return only
  }

  /// Returns `true` if an element's own style has no effect on its content.
  private func isPlain(_ index: Int) -> Bool {
    let style = styles[index]
    return style.inner == .flow && style.outer == .block && style.position == "static" && !style.holdsAbsolutes
      && tree[index].attributes["id"] == nil && style.font == MarkupStyle.plainFont && !style.isRightToLeft
      && style.values.allSatisfy { $0.name == "box-sizing" || $0.text == "0" || $0.text == "0px" || $0.name.hasPrefix("overflow") }
  }

  /// Returns the space and the root in an outermost `flow-root` with a width. `convert --to css` writes this form.
  private func bounds() -> (width: String, height: String, root: Int)? {
    let children = tree.children(of: MarkupTree.body)
    guard children.count == 1, styles[children[0]].inner == .flowRoot, styles[children[0]].outer == .block,
      tree[children[0]].attributes["style"]?.contains("container-type: inline-size") ?? false,
      let root = tree.children(of: children[0]).first, let width = styles[children[0]].value("width")
    else { return nil }
    func size(_ text: String) -> String { text.hasSuffix("px") ? String(text.dropLast(2)) : "\"\(text)\"" }
    return (size(width), styles[children[0]].value("height").map { size($0) } ?? "\"max-content\"", root)
  }

  private mutating func write(_ index: Int, path: String, in around: Around) {
    let element = tree[index]
    nodes[path] = index
    json.write("{")
    if let name = name(of: element) {
      json.write("\"id\":")
      json.write(string: name)
      json.write(",")
    }
    if styles[index].outer == .none { return writeHidden(index, path: path) }
    var style = styles[index]
    if style.outer == .contents {
      json.write("\"style\":{\"display\":\"contents\"}")
      writeChildren(parts(of: index), of: index, path: path, in: around)
      return json.write("}")
    }
    let isOpaque = element.isReplaced || element.isField
    let fixed = isOpaque ? nil : fixedSize(of: index)
    let parts = isOpaque || fixed != nil ? [] : parts(of: index)
    settle(&style, index, around)
    var text: String?
    if !style.hasItems, parts.count == 1, case .text(let only) = parts[0], !only.contains("\u{2028}") { text = only }
    let isLeaf = text != nil || fixed != nil || isOpaque
    let natural = isOpaque ? settleContent(of: &style, index, around) : nil
    if !isLeaf, style.inner != .flex {
      let keepsMargins = style.inner == .flowRoot || around == .space || index == MarkupTree.html
      let word = style.inner == .grid ? "grid" : keepsMargins ? "flow-root" : "block"
      style.set("display", word)
    }
    write(style, of: index)
    if let fixed {
      json.write(",\"intrinsic\":[\(decimal(fixed.width)),\(decimal(fixed.height))]")
    } else if let natural {
      write(natural, style, isCompressed: style.value("display") == "grid")
    } else if let text {
      write(text: text, style.font)
    } else if !isOpaque {
      let inner: Around = style.inner == .flex ? .flex : style.inner == .grid ? .grid : .block
      writeChildren(parts, of: index, path: path, in: inner)
    }
    json.write("}")
  }

  private mutating func write(_ style: MarkupStyle, of index: Int) {
    json.write("\"style\":{\"box-sizing\":")
    json.write(string: style.value("box-sizing") ?? "content-box")
    let parent = tree[index].parent.map { styles[$0].isRightToLeft } ?? false
    if style.isRightToLeft != parent { json.write(",\"direction\":\"\(style.isRightToLeft ? "rtl" : "ltr")\"") }
    for value in style.values where value.name != "box-sizing" && !refused.contains("\(index) \(value.name)") {
      json.write(",\"\(value.name)\":")
      json.write(string: value.text)
    }
    json.write("}")
  }

  private mutating func writeChildren(_ parts: [MarkupPart], of index: Int, path: String, in around: Around) {
    let style = styles[index]
    var count = 0
    func begin(_ json: inout JSONWriter) {
      json.write(count == 0 ? ",\"children\":[" : ",")
      count += 1
    }
    for part in parts {
      begin(&json)
      let path = "\(path).children[\(count - 1)]"
      switch part {
      case .box(let child): write(child, path: path, in: around)
      case .row(let boxes, let hasSpaces): writeRow(boxes, hasSpaces, style, path: path)
      case .text(let text):
        let lines = text.split(separator: "\u{2028}", omittingEmptySubsequences: false)
        // The lines of an item stay together.
        let isGroup = lines.count > 1 && around != .block
        if isGroup { json.write("{\"style\":{\"display\":\"block\"}") }
        for (place, line) in lines.enumerated() {
          if isGroup { json.write(place == 0 ? ",\"children\":[" : ",") } else if place > 0 { begin(&json) }
          json.write("{\"style\":{")
          if line.isEmpty { json.write("\"height\":\"\(decimal(style.font.line))px\"") }
          json.write("}")
          if !line.isEmpty { write(text: String(line), style.font) }
          json.write("}")
        }
        if isGroup { json.write("]}") }
      }
    }
    if count > 0 { json.write("]") }
  }

  /// Writes inline-level boxes as the items of a row that wraps: their text has the font of the line.
  private mutating func writeRow(_ boxes: [Int], _ hasSpaces: Bool, _ style: MarkupStyle, path: String) {
    let places = ["center": "center", "right": style.isRightToLeft ? "flex-start" : "flex-end", "end": "flex-end",
                  "left": style.isRightToLeft ? "flex-end" : "flex-start"]
    let baseline = styles[boxes[0]].inner == .flowRoot ? "last baseline" : "baseline"
    json.write("{\"style\":{\"flex-wrap\":\"wrap\",\"align-items\":\"\(baseline)\"")
    if hasSpaces { json.write(",\"column-gap\":\"\(decimal(style.font.size + style.font.letterSpacing))px\"") }
    if let place = places[style.textAlign] { json.write(",\"justify-content\":\"\(place)\"") }
    json.write("},\"children\":[")
    for (place, box) in boxes.enumerated() {
      if place > 0 { json.write(",") }
      styles[box].remove(["flex", "flex-grow", "flex-shrink", "flex-basis", "order", "align-self"])
      for side in ["left", "right", "top", "bottom"] where styles[box].value("margin-\(side)") == "auto" {
        styles[box].set("margin-\(side)", "0")
      }
      if styles[box].value("width") ?? "auto" != "auto" { styles[box].set("flex-shrink", "0") }
      write(box, path: "\(path).children[\(place)]", in: .flex)
    }
    json.write("]}")
  }

  /// Writes the content of an image or a field.
  private mutating func write(_ content: MarkupElement.Natural, _ style: MarkupStyle, isCompressed: Bool) {
    if isCompressed { json.write(",\"children\":[{\"style\":{}") }
    switch content {
    case .size(let width, let height): json.write(",\"intrinsic\":[\(decimal(width)),\(decimal(height))]")
    case .characters(let count): write(text: String(repeating: "\u{A0}", count: count), style.font)
    }
    if isCompressed { json.write("}]") }
  }

  private mutating func write(text: String, _ font: MarkupStyle.Font) {
    json.write(",\"text\":")
    json.write(string: text)
    // As in the font Ahem: the advance equals the font size, and the ascent is 0.8 of it.
    let line = font.line, baseline = (line - font.size) / 2 + 0.8 * font.size
    if font == MarkupStyle.plainFont { return }
    json.write(
      ",\"face\":{\"advance\":\(decimal(max(0, font.size + font.letterSpacing))),\"line-height\":\(decimal(line)),"
        + "\"baseline\":\(decimal(baseline))}")
  }

  private mutating func writeHidden(_ index: Int, path: String) {
    json.write("\"style\":{\"display\":\"none\"}")
    let children = tree.children(of: index)
    for (place, child) in children.enumerated() {
      json.write(place == 0 ? ",\"children\":[{" : ",{")
      if let name = name(of: tree[child]) {
        json.write("\"id\":")
        json.write(string: name)
        json.write(",")
      }
      writeHidden(child, path: "")
    }
    json.write(children.isEmpty ? "}" : "]}")
  }
}

// MARK: - Styles

extension MarkupWriter {
  /// Adapts a style to the format of documents.
  private mutating func settle(_ style: inout MarkupStyle, _ index: Int, _ around: Around) {
    let element = tree[index]
    settlePosition(&style, index)
    if around == .space {
      style.remove(["flex", "flex-grow", "flex-shrink", "flex-basis", "order", "align-self", "justify-self"])
    }
    if index == MarkupTree.html || index == MarkupTree.body {
      // It applies to the viewport instead.
      style.remove(["overflow-x", "overflow-y"])
      settleHeight(ofPage: &style, index)
    } else if isQuirky, around == .block, let height = style.value("height"), height.contains("%") {
      settleQuirk(&style, index, height)
    }
    if element.tag == "legend" {
      faults.add(element.line, element.label, "legends are not supported; use a heading or a label")
    }
    let isSized = element.isReplaced || element.isControl
    if isSized, around == .block, style.value("width") ?? "auto" == "auto", !style.isOutOfFlow {
      style.set("width", "fit-content")
    }
    if style.isListItem, style.inner == .flow, element.content.isEmpty, style.listStyle[0] != "none" {
      faults.add(element.line, element.label, "an empty list item with a marker is not supported; write list-style: none")
    }
    if style.isListItem, style.listStyle[1] == "inside", style.listStyle[0] != "none" {
      faults.add(element.line, element.label, "a marker inside of its list item is not supported")
    }
    if style.isOutOfFlow, style.inner == .flow { style.setInner(.flowRoot) }
  }

  private mutating func settlePosition(_ style: inout MarkupStyle, _ index: Int) {
    let insets = ["top", "right", "bottom", "left"]
    switch style.position {
    case "absolute", "fixed": style.set("position", "absolute")
    case "relative": break
    case "sticky":
      let isMoved = insets.contains { !["auto", "0", "0px"].contains(style.value($0) ?? "auto") }
      if isMoved || style.value("bottom") ?? "auto" != "auto" {
        faults.add(tree[index].line, tree[index].label, "position: sticky is supported only with top: 0 or left: 0")
      }
      style.remove(insets)
    default:
      style.remove(insets)
      if isBetween.contains(index) { style.set("position", "static") }
    }
  }

  /// In quirks mode, `html` and `body` are at least as high as the viewport. Otherwise `html` is the containing block of
  /// percentages, of which `body` has none in a `html` without a height.
  private mutating func settleHeight(ofPage style: inout MarkupStyle, _ index: Int) {
    let hasHeight = styles[MarkupTree.html].value("height") ?? "auto" != "auto"
    if isQuirky, style.value("height") ?? "auto" == "auto" {
      let edges = edges(of: index).map { " - \(decimal($0))px" } ?? ""
      let outer = index == MarkupTree.html ? "" : self.edges(of: MarkupTree.html).map { " - \(decimal($0))px" } ?? ""
      if !style.hasItems, style.value("min-height") == nil {
        style.set("min-height", "calc(\(decimal(viewport.height))px\(outer)\(edges))")
      } else {
        style.set("height", "calc(\(decimal(viewport.height))px\(outer)\(edges))")
      }
      style.set("box-sizing", "content-box")
    } else if index == MarkupTree.body, !hasHeight, !isQuirky {
      for name in ["height", "min-height", "max-height"] where style.value(name)?.contains("%") ?? false {
        style.remove([name])
      }
    }
  }

  /// Returns the vertical margins, borders and paddings of a box in px; nil if they are 0 or not in px.
  private func edges(of index: Int) -> Double? {
    let sum = ["margin", "border", "padding"].flatMap { ["\($0)-top", "\($0)-bottom"] }
      .compactMap { styles[index].value($0) }.compactMap { $0.hasSuffix("px") ? Double($0.dropLast(2)) : nil }.reduce(0, +)
    return sum == 0 ? nil : sum
  }

  /// In quirks mode, a percentage of a height that follows from the content refers to the viewport.
  private mutating func settleQuirk(_ style: inout MarkupStyle, _ index: Int, _ height: String) {
    var ancestor = tree[index].parent, edges = 0.0
    while let current = ancestor {
      guard !styles[current].hasItems, !styles[current].isOutOfFlow else { return }
      let isPage = current <= MarkupTree.body
      if isPage { edges += self.edges(of: current) ?? 0 }
      if styles[current].value("height") ?? "auto" != "auto" { return }
      ancestor = tree[current].parent
    }
    let units = Units(em: 0, rem: 0, lineHeight: 0, viewport: viewport)
    if let points = units.points(height, of: viewport.height - edges) { style.set("height", "\(decimal(points))px") }
  }
}

// MARK: - Content

extension MarkupWriter {
  /// Returns the content of an image or a field; nil if its size follows from its style alone.
  ///
  /// If the width of an image is a percentage, or has one as its maximum, the image adds nothing to the min-content width
  /// around it (CSS Sizing 3 §5.2.2). A grid with a column from 0 up to the width of the content does the same.
  private mutating func settleContent(
    of style: inout MarkupStyle, _ index: Int, _ around: Around
  ) -> MarkupElement.Natural? {
    let element = tree[index]
    func isAuto(_ name: String) -> Bool { ["auto", "fit-content"].contains(style.value(name) ?? "auto") }
    func isPercentage(_ name: String) -> Bool { style.value(name)?.contains("%") ?? false }
    let isBox = ["checkbox", "radio"].contains(element.attributes["type"]?.lowercased()) && element.tag == "input"
    // Browsers draw these without the style's edges.
    if isBox, !style.hasNoAppearance { style.remove { $0.hasPrefix("padding") || $0.hasPrefix("border") } }
    guard var natural = isBox && style.hasNoAppearance ? nil : element.natural(style.font) else {
      if isAuto("width") || isAuto("height"), style.value("aspect-ratio") == nil || isAuto("width") && isAuto("height") {
        let advice = element.isReplaced ? "write attributes width and height" : "write its width and height in CSS"
        faults.add(element.line, element.label, "the size of its content is not known here; \(advice)")
      }
      return nil
    }
    var isCompressed = isPercentage("width") || isPercentage("max-width")
    // A flex item shrinks to its content, which is not compressed.
    if around == .flex, isAuto("min-width"), let parent = element.parent, !styles[parent].isColumn { isCompressed = false }
    // The height of an image follows from its ratio.
    if element.isReplaced, case .size(let width, _) = natural { natural = .size(width, 0) }
    if isCompressed, element.isReplaced, isPercentage("max-width"), let width = style.points("width") {
      natural = .size(width, 0)
      style.set("width", "fit-content")
    }
    if isCompressed, style.points("height") != nil, isPercentage("width") { style.remove(["aspect-ratio"]) }
    guard isCompressed else { return !element.isReplaced || isAuto("width") ? natural : nil }
    style.set("display", "grid")
    style.set("grid-template-columns", "minmax(0, max-content)")
    return natural
  }

  /// Returns the size of an empty box with a size that is the only content: `convert --to css` writes content so.
  private func fixedSize(of index: Int) -> Markup.Space? {
    let element = tree[index]
    guard element.content.count == 1, let inner = tree.children(of: index).first, tree[inner].content.isEmpty,
      tree[inner].attributes.count == 1, let style = tree[inner].attributes["style"], !styles[index].hasItems,
      StyleSheet.declarations(style, of: tree[inner]).map({ $0.property }) == ["width", "height"]
    else { return nil }
    let sizes = ["width", "height"].compactMap { styles[inner].points($0) }
    return sizes.count == 2 ? (sizes[0], sizes[1]) : nil
  }

  /// Returns the id, or else the first class, with a number if the name was used before.
  private mutating func name(of element: MarkupElement) -> String? {
    guard let name = element.attributes["id"] ?? element.classes.first, !name.isEmpty else { return nil }
    let count = names[name, default: 0]
    names[name] = count + 1
    if count > 0, element.attributes["id"] != nil {
      faults.add(element.line, element.label, "several elements have the id '\(name)'; rename all but one")
    }
    return count == 0 ? name : "\(name)[\(count)]"
  }
}

extension MarkupStyle {
  /// The font of text without a style.
  static let plainFont = Font(size: 10)

  fileprivate var isColumn: Bool {
    inner == .flex && ["flex-direction", "flex-flow"].contains { value($0)?.contains("column") ?? false }
  }
}

extension MarkupElement {
  /// Returns the value of an attribute as a length of CSS.
  fileprivate func length(_ name: String) -> String? {
    guard let value = attributes[name] else { return nil }
    if value.hasSuffix("%") { return Double(value.dropLast()).map { "\(decimal($0))%" } }
    return number(name).map { "\(decimal($0))px" }
  }

  private func number(_ name: String) -> Double? {
    let digits = (attributes[name] ?? "").prefix { $0.isASCII && $0.isNumber || $0 == "." }
    return Double(digits).flatMap { $0 <= 1e6 ? $0 : nil }
  }

  /// The content of an image or a field.
  enum Natural {
    case size(Double, Double)
    /// A line of text of so many characters.
    case characters(Int)
  }

  /// Returns the content of an image or a field, as far as it is known here.
  fileprivate func natural(_ font: MarkupStyle.Font) -> Natural? {
    func count(_ name: String, _ initial: Int) -> Int { attributes[name].flatMap { Int($0) } ?? initial }
    switch (tag, attributes["type"]?.lowercased() ?? "text") {
    case ("input", "checkbox"), ("input", "radio"): return .size(13, 13)
    case ("input", "date"), ("input", "range"), ("input", "color"), ("input", "file"), ("input", "image"),
      ("input", "time"), ("input", "month"), ("input", "week"), ("input", "datetime-local"):
      return nil
    case ("input", _): return .characters(max(1, min(count("size", 20), 1_000)))
    // A scroll bar takes 15 px.
    case ("textarea", _): return .size(Double(count("cols", 20)) * font.size + 15, Double(count("rows", 2)) * font.line)
    default:
      guard isReplaced, let width = number("width"), let height = number("height") else { return nil }
      return .size(width, height)
    }
  }

  fileprivate var ratio: String? {
    guard isReplaced, let width = number("width"), let height = number("height"), width > 0, height > 0 else {
      return nil
    }
    return "\(decimal(width)) / \(decimal(height))"
  }
}

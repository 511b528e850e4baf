internal import EagerLayout
internal import LayoutDocument

extension MarkupWriter {
  /// Returns the layout document as JSON.
  mutating func write() -> [UInt8] {
    json = JSONWriter()
    (elementsByPath, nameCounts, nodeCount, nodeIndices, breakableTexts) = ([:], [:], 0, [:], [])
    let available = availableSpace()
    let height = available?.height ?? decimal(viewport.height)
    json.write(
      "{\"available\":{\"width\":\(available?.width ?? decimal(viewport.width)),\"height\":\(height)},\"root\":")
    if available == nil, staticAncestorsOfAbsolutes.contains(MarkupTree.html) {
      // Absolute boxes refer to the initial containing block (CSS 2 §10.1), which needs a node of its own.
      let direction = styles[MarkupTree.body].isRightToLeft ? "\"direction\":\"rtl\"," : ""
      open(
        "\"style\":{\(direction)\"display\":\"flow-root\",\"height\":\"\(decimal(viewport.height))px\"},\"children\":[")
      write(MarkupTree.html, path: "root.children[0]", in: .block)
      json.write("]}")
    } else {
      write(available?.root ?? rootBox, path: "root", in: .viewport)
    }
    json.write("}")
    return json.bytes
  }

  /// The element of the root node. `html` and `body` are omitted if they have no effect and `body` contains a single
  /// flex container or grid.
  private var rootBox: Int {
    guard isPlain(MarkupTree.html) else { return MarkupTree.html }
    guard isPlain(MarkupTree.body) else { return MarkupTree.html }
    var children = tree.children(of: MarkupTree.body)
    children.removeAll { styles[$0].outer == .none && tree[$0].attributes["id"] == nil }
    let hasText = tree[MarkupTree.body].content.contains {
      if case .text(let text) = $0 { !trimmed(text).isEmpty } else { false }
    }
    guard children.count == 1, let only = children.first, !hasText, styles[only].outer == .block,
      styles[only].hasItems, !styles[only].isOutOfFlow,
      !styles[only].values.contains(where: { $0.name.hasPrefix("margin") }),
      !["height", "min-height", "max-height"].contains(where: { styles[only].value($0)?.contains("%") ?? false })
    else { return MarkupTree.html }
    return only
  }

  /// Returns `true` if an element's style has no effect on its content.
  private func isPlain(_ index: Int) -> Bool {
    let style = styles[index]
    return style.inner == .flow && style.outer == .block && style.position == "static"
      && !style.isAbsoluteContainingBlock
      && tree[index].attributes["id"] == nil && style.font == MarkupStyle.plainFont && !style.isRightToLeft
      && style.values.allSatisfy {
        $0.name == "box-sizing" || $0.text == "0" || $0.text == "0px" || $0.name.hasPrefix("overflow")
      }
  }

  /// Returns the available space and the root, if the page is one `flow-root` with a width around the root. The command
  /// `convert --to css` writes this form.
  private func availableSpace() -> (width: String, height: String, root: Int)? {
    let children = tree.children(of: MarkupTree.body)
    guard children.count == 1, styles[children[0]].inner == .flowRoot, styles[children[0]].outer == .block,
      tree[children[0]].attributes["style"]?.contains("container-type: inline-size") ?? false,
      let root = tree.children(of: children[0]).first, let width = styles[children[0]].value("width")
    else { return nil }
    func size(_ text: String) -> String { text.hasSuffix("px") ? String(text.dropLast(2)) : "\"\(text)\"" }
    return (size(width), styles[children[0]].value("height").map { size($0) } ?? "\"max-content\"", root)
  }

  /// Writes the beginning of a node.
  private mutating func open(_ text: String = "") {
    json.write("{\(text)")
    nodeCount += 1
  }

  /// Writes the beginning of the node of an element, with its name.
  private mutating func open(element: MarkupElement) {
    open()
    guard let name = name(of: element) else { return }
    json.write("\"id\":")
    json.write(string: name)
    json.write(",")
  }

  private mutating func write(_ index: Int, path: String, in parentLayout: ParentLayout) {
    let element = tree[index]
    elementsByPath[path] = index
    let node = nodeCount
    open(element: element)
    if styles[index].outer == .none { return writeHidden(index) }
    var style = styles[index]
    if style.outer != .contents { nodeIndices[index] = node }
    if style.outer == .contents {
      json.write("\"style\":{\"display\":\"contents\"}")
      writeChildren(parts(of: index), of: index, path: path, in: parentLayout)
      return json.write("}")
    }
    let isOpaque = element.isReplaced || element.isField
    let fixed = isOpaque ? nil : fixedSize(of: index)
    let parts = isOpaque || fixed != nil ? [] : parts(of: index)
    adapt(&style, index, in: parentLayout)
    check(style, index, parts)
    var text: String?
    let isCentered = style.value("align-content") == "center" && style.hasHeight
    if !style.hasItems, !isCentered, parts.count == 1, case .text(let only) = parts[0], !only.contains("\u{2028}") {
      text = only
    }
    // An empty block is a leaf, except in block layout, where its margins may collapse.
    let isEmptyItem = parts.isEmpty && (parentLayout == .flex || parentLayout == .grid) && style.inner != .grid
    let isLeaf = text != nil || fixed != nil || isOpaque || isEmptyItem
    let natural = isOpaque ? adaptContent(of: &style, index, in: parentLayout) : nil
    if !isLeaf, style.inner != .flex {
      let keepsMargins = style.inner == .flowRoot || parentLayout == .viewport || index == MarkupTree.html
      let word = style.inner == .grid ? "grid" : keepsMargins ? "flow-root" : "block"
      style.set("display", word)
    }
    write(style, of: index)
    if let fixed {
      json.write(",\"intrinsic\":[\(decimal(fixed.width)),\(decimal(fixed.height))]")
    } else if let natural {
      write(natural, style, isInGrid: style.value("display") == "grid")
    } else if let text {
      let edges = ["padding-left", "padding-right", "border-left", "border-right"].reduce(0) {
        $0 + (style.pixels($1) ?? 0)
      }
      write(text: text, style, edges: edges)
    } else if !isOpaque {
      let inner: ParentLayout = style.inner == .flex ? .flex : style.inner == .grid ? .grid : .block
      writeChildren(parts, of: index, path: path, in: inner)
    }
    json.write("}")
  }

  private mutating func write(_ style: MarkupStyle, of index: Int) {
    json.write("\"style\":{\"box-sizing\":")
    json.write(string: style.value("box-sizing") ?? "content-box")
    let parent = tree[index].parent.map { styles[$0].isRightToLeft } ?? false
    if style.isRightToLeft != parent { json.write(",\"direction\":\"\(style.isRightToLeft ? "rtl" : "ltr")\"") }
    for value in style.values where value.name != "box-sizing" && !rejected.contains("\(index) \(value.name)") {
      json.write(",\"\(value.name)\":")
      json.write(string: value.text)
    }
    json.write("}")
  }

  private mutating func writeChildren(_ parts: [MarkupPart], of index: Int, path: String, in parentLayout: ParentLayout)
  {
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
      case .box(let child): write(child, path: path, in: parentLayout)
      case .row(let boxes, let hasSpaces): writeRow(boxes, hasSpaces, style, isOnly: parts.count == 1, path: path)
      case .text(let text):
        let lines = text.split(separator: "\u{2028}", omittingEmptySubsequences: false)
        // In a flex container or grid, the lines of a text are one item.
        let isGroup = lines.count > 1 && parentLayout != .block
        if isGroup { open("\"style\":{\"display\":\"block\"}") }
        for (position, line) in lines.enumerated() {
          if isGroup { json.write(position == 0 ? ",\"children\":[" : ",") } else if position > 0 { begin(&json) }
          open("\"style\":{")
          if line.isEmpty { json.write("\"height\":\"\(decimal(style.font.line))px\"") }
          json.write("}")
          if !line.isEmpty { write(text: String(line), style, edges: 0) }
          json.write("}")
        }
        if isGroup { json.write("]}") }
      }
    }
    if count > 0 { json.write("]") }
  }

  /// Writes a line of inline-level boxes as a flex row that wraps.
  private mutating func writeRow(_ boxes: [Int], _ hasSpaces: Bool, _ style: MarkupStyle, isOnly: Bool, path: String) {
    let justifications = [
      "center": "safe center", "right": style.isRightToLeft ? "flex-start" : "safe flex-end", "end": "safe flex-end",
      "left": style.isRightToLeft ? "safe flex-end" : "flex-start",
    ]
    let hasStrut = boxes.count == 1 && needsStrut(boxes[0], style.font), wrap = hasStrut ? "nowrap" : "wrap"
    let percentageBox = boxes.first { styles[$0].value("height")?.contains("%") ?? false }
    let alignment = percentageBox == nil ? alignment(of: boxes[0]) : "flex-start"
    open("\"style\":{\"flex-wrap\":\"\(wrap)\",\"align-items\":\"\(alignment)\"")
    if boxes.contains(where: { staticAncestorsOfAbsolutes.contains($0) }) { json.write(",\"position\":\"static\"") }
    if let percentageBox {
      // The percentage refers to the height of the parent box, so the row takes that height.
      json.write(",\"height\":\"100%\"")
      if !isOnly || boxes.count > 1 {
        faults.add(
          tree[percentageBox].line, tree[percentageBox].label,
          "a height as a percentage is supported only for the only box in a line; write display: block")
      }
    }
    if hasSpaces { json.write(",\"column-gap\":\"\(decimal(style.font.size + style.font.letterSpacing))px\"") }
    if let justification = justifications[style.textAlign] { json.write(",\"justify-content\":\"\(justification)\"") }
    json.write("},\"children\":[")
    if hasStrut {
      var strut = style
      (strut.font.letterSpacing, strut.wordBreaking) = (-strut.font.size, nil)
      open("\"style\":{\"flex-shrink\":\"0\"}")
      write(text: "x", strut, edges: 0)
      json.write("},")
    }
    for (position, box) in boxes.enumerated() {
      if position > 0 { json.write(",") }
      styles[box].remove(["flex", "flex-grow", "flex-shrink", "flex-basis", "order", "align-self"])
      for side in ["left", "right", "top", "bottom"] where styles[box].value("margin-\(side)") == "auto" {
        styles[box].set("margin-\(side)", "0")
      }
      let hasWidth = !styles[box].isAuto("width")
      if tree[box].isReplaced || hasWidth { styles[box].set("flex-shrink", "0") }
      // In a line, a box with hidden overflow is not narrower than its content; as a flex item, it could be.
      if styles[box].isClipped, !["width", "min-width", "max-width"].contains(where: { styles[box].value($0) != nil }) {
        styles[box].set("min-width", "min-content")
      }
      if adaptedBoxes.insert(box).inserted { adapt(inLine: box, style.font) }
      write(box, path: "\(path).children[\(hasStrut ? 1 : position)]", in: .flex)
    }
    json.write("]}")
  }

  /// Writes the content of an image or a field. In a grid, the content is the only item.
  private mutating func write(_ content: MarkupElement.NaturalContent, _ style: MarkupStyle, isInGrid: Bool) {
    if isInGrid {
      json.write(",\"children\":[")
      open("\"style\":{}")
    }
    switch content {
    case .size(let width, let height): json.write(",\"intrinsic\":[\(decimal(width)),\(decimal(height))]")
    case .characters(let count): write(text: String(repeating: "\u{A0}", count: count), style, edges: 0)
    }
    if isInGrid { json.write("}]") }
  }

  /// Returns `true` if a box that is alone in its line does not cover the line's font, so that the row needs a strut: a
  /// zero-width text that gives the row the font's height (CSS 2 §10.8.1).
  private func needsStrut(_ index: Int, _ font: MarkupStyle.Font) -> Bool {
    guard styles[index].verticalAlign == "baseline", !isQuirky else { return false }
    guard let extent = extent(of: index) else { return true }
    return extent.above < font.ascent || extent.below < font.descent && !sitsOnBaseline(index)
  }

  /// Adapts the margin of a box in a line, so that the box covers the line's font below the baseline.
  private mutating func adapt(inLine index: Int, _ font: MarkupStyle.Font) {
    if tree[index].isReplaced, styles[index].isAuto("min-width") { styles[index].set("min-width", "0") }
    // In quirks mode, a line without text has no height of its own.
    guard styles[index].verticalAlign == "baseline", !isQuirky else { return }
    let shortfall = font.descent - (sitsOnBaseline(index) ? 0 : extent(of: index)?.below ?? font.descent)
    guard shortfall > 0 else { return }
    let margin = styles[index].value("margin-bottom") ?? "0px"
    let pixels = margin == "0px" ? 0 : styles[index].pixels("margin-bottom")
    // Uses a length in px if possible, because `extent(of:)` reads only px when the box is written again.
    styles[index].set(
      "margin-bottom", pixels.map { "\(decimal($0 + shortfall))px" } ?? "calc(\(margin) + \(decimal(shortfall))px)")
  }

  /// Writes a text and its font. `edges` is the sum of the horizontal paddings and borders of its box.
  private mutating func write(text: String, _ style: MarkupStyle, edges: Double) {
    let font = style.font
    if let declaration = style.wordBreaking {
      let words = text.split { (character: Character) in character == " " || character == "\u{200B}" }
      let longest = words.map { $0.count }.max() ?? 0
      let width = Double(longest) * (font.size + font.letterSpacing) + edges
      breakableTexts.append((nodeCount - 1, width, declaration))
    }
    json.write(",\"text\":")
    json.write(string: text)
    if font == MarkupStyle.plainFont { return }
    // As in the font Ahem, the advance equals the font size.
    json.write(
      ",\"face\":{\"advance\":\(decimal(max(0, font.size + font.letterSpacing))),\"line-height\":\(decimal(font.line)),"
        + "\"baseline\":\(decimal(font.ascent))}")
  }

  /// Writes the style and the children of an element that is not displayed.
  private mutating func writeHidden(_ index: Int) {
    json.write("\"style\":{\"display\":\"none\"}")
    let children = tree.children(of: index)
    for (position, child) in children.enumerated() {
      json.write(position == 0 ? ",\"children\":[" : ",")
      open(element: tree[child])
      writeHidden(child)
    }
    json.write(children.isEmpty ? "}" : "]}")
  }
}

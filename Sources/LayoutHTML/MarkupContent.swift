/// A part of a box's content: a block-level box, text, or a line of inline-level boxes.
enum MarkupPart {
  case box(Int)
  /// Text, in which `\u{2028}` is a forced line break.
  case text(String)
  /// Inline-level boxes in one line. `hasSpaces` is `true` if white space separates them.
  case row([Int], hasSpaces: Bool)
}

extension MarkupWriter {
  /// Returns the parts of an element's content. In a flex container or grid, each child element is a box of its own.
  mutating func parts(of index: Int) -> [MarkupPart] {
    var collector = PartCollector(container: index, hasItems: styles[box(around: index)].hasItems)
    collect(index, into: &collector)
    endLine(&collector)
    return collector.parts
  }

  /// Returns the element itself, or, if it has `display: contents`, its nearest ancestor with a box.
  func box(around index: Int) -> Int {
    var index = index
    while styles[index].outer == .contents, let parent = tree[index].parent { index = parent }
    return index
  }

  private mutating func collect(_ index: Int, into collector: inout PartCollector) {
    for content in tree[index].content {
      switch content {
      case .text(let text): collector.add(text, styles[index].whiteSpace)
      case .element(let child): collect(child: child, into: &collector)
      }
    }
  }

  private mutating func collect(child: Int, into collector: inout PartCollector) {
    let style = styles[child], element = tree[child]
    if style.outer == .none || style.isOutOfFlow {
      if style.isOutOfFlow { checkStaticPosition(of: child, style, in: collector) }
      return collector.isInLine ? collector.outOfFlow.append(child) : collector.parts.append(.box(child))
    }
    if element.tag == "br" || element.tag == "wbr" {
      collector.text += element.tag == "br" ? "\u{2028}" : "\u{200B}"
      return
    }
    switch style.outer {
    case .contents where !collector.hasItems:
      if let id = element.attributes["id"] {
        faults.add(element.line, element.label, "the box '\(id)' has display: contents in a block, and so no frame")
      }
      collect(child, into: &collector)
    case .inline where collector.hasItems, .block, .contents, .none:
      endLine(&collector)
      collector.parts.append(.box(child))
    case .inline:
      if element.isReplaced || element.isControl || style.inner != .flow { return collector.add(box: child) }
      check(inline: child, style, in: collector.container)
      collect(child, into: &collector)
    }
  }

  /// Ends the current line, and moves its text and boxes to the parts.
  private mutating func endLine(_ collector: inout PartCollector) {
    let text = collector.takeText(), boxes = collector.boxes
    if boxes.isEmpty {
      if let text { collector.parts.append(.text(text)) }
    } else if text == nil,
      boxes.allSatisfy({ fitsRow($0, with: styles[collector.container], isAlone: boxes.count == 1) }),
      Set(boxes.map { alignment(of: $0) }).count == 1, [0, boxes.count - 1].contains(collector.boxesAfterSpace)
    {
      collector.parts.append(.row(boxes, hasSpaces: collector.boxesAfterSpace > 0))
    } else {
      for box in boxes {
        faults.add(
          tree[box].line, tree[box].label,
          "an inline-level box in a line of text is not supported; write display: block, or make its parent a flex box"
        )
        collector.parts.append(.box(box))
      }
      if let text { collector.parts.append(.text(text)) }
    }
    for box in collector.outOfFlow { collector.parts.append(.box(box)) }
    (collector.boxes, collector.outOfFlow, collector.boxesAfterSpace) = ([], [], 0)
  }

  /// Records a fault for an inline element that affects its line, for instance by a margin or another font.
  private mutating func check(inline index: Int, _ style: MarkupStyle, in container: Int) {
    let element = tree[index]
    func fault(_ message: String) { faults.add(element.line, element.label, message) }
    let edges = style.values.filter {
      ["margin-left", "margin-right", "padding-left", "padding-right", "border-left", "border-right"].contains($0.name)
        && !["0", "0px", "auto"].contains($0.text)
    }
    if let edge = edges.first {
      fault("\(edge.name) of an element within a line of text is not supported; write display: block or inline-block")
    }
    if element.attributes["id"] != nil {
      fault("an element within a line of text has no frame of its own; remove its id, or write display: block")
    }
    if style.font != styles[container].font, !element.isEmpty {
      fault("fonts of several sizes in a line of text are not supported")
    }
    if style.verticalAlign != "baseline", !element.isEmpty {
      fault("vertical-align within a line of text is not supported")
    }
    if absoluteContainingBlocks.contains(index) {
      fault("an element within a line of text cannot hold absolute boxes; write display: block")
    }
  }

  /// Records a fault for an absolute box whose static position depends on the line that contains it.
  private mutating func checkStaticPosition(of index: Int, _ style: MarkupStyle, in collector: PartCollector) {
    func hasNoInset(_ sides: [String]) -> Bool { sides.allSatisfy { style.isAuto($0) } }
    let mayStartInsideLine = styles[collector.container].textAlign != "start" || collector.isInLine
    guard !collector.hasItems, style.isInlineLevel,
      mayStartInsideLine && hasNoInset(["left", "right"]) || collector.isInLine && hasNoInset(["top", "bottom"])
    else { return }
    faults.add(
      tree[index].line, tree[index].label,
      "an absolute box without insets within a line of text is not supported; write left and top")
  }

  /// Returns the `align-items` value that places an inline-level box as `vertical-align` would in a line.
  func alignment(of index: Int) -> String {
    if sitsOnBaseline(index) {
      switch styles[index].verticalAlign {
      case "top": return "flex-start"
      case "middle": return "center"
      default: return "flex-end"
      }
    }
    return styles[index].inner == .flowRoot ? "last baseline" : "baseline"
  }

  /// Returns `true` for an inline-level box whose lower margin edge is its baseline (CSS 2 §10.8.1).
  func sitsOnBaseline(_ index: Int) -> Bool {
    let style = styles[index], element = tree[index]
    if element.isReplaced || element.tag == "textarea" { return true }
    if style.hasItems { return element.content.isEmpty }
    return style.inner == .flowRoot && !element.isControl && (style.isClipped || !hasText(index))
  }

  private func hasText(_ index: Int) -> Bool {
    tree[index].content.contains { content in
      switch content {
      case .text(let text): !trimmed(text).isEmpty
      case .element(let child):
        styles[child].outer != .none && !styles[child].isOutOfFlow
          && (tree[child].isReplaced || tree[child].isControl || hasText(child))
      }
    }
  }

  /// Returns `true` if a flex row places an inline-level box as a line does. The row's height is the height of its
  /// boxes, so the box must cover the line's font above the baseline. The writer makes up for the font below the
  /// baseline, and for a box that is alone in its line (see `needsStrut` and `adapt(inLine:_:)`).
  private mutating func fitsRow(_ index: Int, with container: MarkupStyle, isAlone: Bool) -> Bool {
    let style = styles[index], element = tree[index], font = container.font
    let isOnBaseline = style.verticalAlign == "baseline"
    if sitsOnBaseline(index) {
      guard ["baseline", "middle", "top", "bottom"].contains(style.verticalAlign) else { return false }
      // An image whose height is not known here is assumed to be higher than a line of text.
      guard !isAlone || !isOnBaseline, !isQuirky, let height = extent(of: index)?.above else { return true }
      switch style.verticalAlign {
      case "baseline": return height >= font.ascent
      case "middle": return height / 2 >= max(font.ascent - 0.4 * font.size, font.descent + 0.4 * font.size)
      default: return height >= font.line
      }
    }
    guard isOnBaseline else { return false }
    if element.isField, element.natural(style.font)?.isText != true { return false }
    if isAlone { return true }
    let isCovered = isQuirky || (extent(of: index)?.above ?? 0) >= font.ascent
    if element.isField { return isCovered }
    guard style.font == font || isCovered && !style.hasItems else { return false }
    let sizing = ["height", "max-height", "aspect-ratio"]
    if !sizing.allSatisfy({ style.isAuto($0) }) { return false }
    if ["margin-top", "margin-bottom"].contains(where: { style.value($0)?.hasPrefix("-") ?? false }) { return false }
    if style.value("min-height")?.contains("%") ?? false { return false }
    // The parts are computed again elsewhere, so faults that are recorded here are dropped.
    var saved = faults
    swap(&saved, &faults)
    let parts = parts(of: index).filter { part in
      if case .box(let box) = part { styles[box].outer != .none && !styles[box].isOutOfFlow } else { true }
    }
    swap(&saved, &faults)
    switch parts.first {
    case .text?: return parts.count == 1 || style.hasItems
    case .box(let first)?:
      let child = styles[first]
      return style.hasItems && child.inner == .flow && !child.isOutOfFlow
        && fitsRow(first, with: container, isAlone: false)
    default: return false
    }
  }

  /// Returns the heights of an inline-level box above and below its baseline, including margins, for one line of text.
  /// Returns nil if they are not in px, or if the box is a flex container or grid.
  func extent(of index: Int) -> (above: Double, below: Double)? {
    let style = styles[index]
    if style.hasItems { return nil }
    func sum(_ edges: [String], _ side: String) -> Double? {
      edges.reduce(0) { sum, edge in
        let name = "\(edge)-\(side)"
        return sum.flatMap { sum in (style.value(name) == nil ? 0 : style.pixels(name)).map { sum + $0 } }
      }
    }
    guard let above = sum(["margin"], "top"), let below = sum(["margin"], "bottom"),
      let top = sum(["border", "padding"], "top"), let bottom = sum(["border", "padding"], "bottom")
    else { return nil }
    let edges = style.value("box-sizing") == "border-box" ? 0 : top + bottom
    if sitsOnBaseline(index) { return style.pixels("height").map { (above + $0 + edges + below, 0) } }
    let font = style.font, usedHeight = top + bottom - edges + font.line
    // The height that the text does not fill. A field centers its text; other boxes place it at the top.
    var free = style.pixels("height").map { $0 - usedHeight } ?? 0
    if let minimum = style.pixels("min-height") { free = max(free, minimum - usedHeight) }
    let freeAbove = tree[index].isControl ? free / 2 : 0
    return (above + top + freeAbove + font.ascent, below + bottom + free - freeAbove + font.descent)
  }
}

/// Collects the content of a box into parts, line by line.
private struct PartCollector {
  let container: Int
  let hasItems: Bool
  var parts: [MarkupPart] = []
  /// The text of the current line, before its white space is collapsed.
  var text = ""
  /// The inline-level boxes of the current line.
  var boxes: [Int] = []
  /// The number of boxes in the current line that follow white space.
  var boxesAfterSpace = 0
  /// The hidden and absolute boxes in the current line.
  var outOfFlow: [Int] = []

  init(container: Int, hasItems: Bool) { (self.container, self.hasItems) = (container, hasItems) }

  /// The mark for a space at which a line must not break. It is replaced when white space is collapsed.
  private static let noBreakMark: Character = "\u{E000}"

  var isInLine: Bool { !boxes.isEmpty || text.contains { !Self.isSpace($0) } }

  mutating func add(_ text: String, _ whiteSpace: String) {
    switch whiteSpace {
    case "pre":
      self.text += text.replacing("\r\n", with: "\n").replacing("\n", with: "\u{2028}").replacing(" ", with: "\u{A0}")
    case "nowrap": self.text += String(text.map { Self.isSpace($0) ? Self.noBreakMark : $0 })
    default: self.text += LineBreaks.marked(text)
    }
  }

  mutating func add(box: Int) {
    if !boxes.isEmpty, text.last.map(Self.isSpace) ?? false { boxesAfterSpace += 1 }
    boxes.append(box)
  }

  /// Removes the text of the line, and returns it with collapsed white space; nil if there is none.
  mutating func takeText() -> String? {
    defer { text = "" }
    var lines = text.split(separator: "\u{2028}", omittingEmptySubsequences: false).map { Self.collapsed($0) }
    // A forced line break at the end does not start another line.
    if lines.count > 1, lines[lines.count - 1].isEmpty { lines.removeLast() }
    return lines == [""] && !text.contains("\u{2028}") ? nil : lines.joined(separator: "\u{2028}")
  }

  private static func collapsed(_ line: Substring) -> String {
    var result = "", space: Character?
    for character in line {
      if isSpace(character) {
        space = character == noBreakMark || space == noBreakMark ? "\u{A0}" : " "
        continue
      }
      if let space, !result.isEmpty { result.append(space) }
      space = nil
      result.append(character)
    }
    return result
  }

  private static func isSpace(_ character: Character) -> Bool {
    character == " " || character == "\n" || character == "\t" || character == "\r\n" || character == "\r"
      || character == noBreakMark
  }
}

extension MarkupElement {
  /// `true` for form controls: fields and buttons.
  var isControl: Bool { ["button", "input", "select", "textarea", "progress", "meter"].contains(tag) }
  /// `true` for form controls other than buttons. Their content is not laid out by CSS.
  var isField: Bool { isControl && tag != "button" && !isInputButton }
  /// `true` for an `input` element of a type that is a button.
  var isInputButton: Bool {
    tag == "input" && ["submit", "reset", "button"].contains(attributes["type"]?.lowercased())
  }
  fileprivate var isEmpty: Bool { content.isEmpty }
}

extension MarkupStyle {
  /// `true` for flex containers and grids, whose children are items.
  var hasItems: Bool { inner == .flex || inner == .grid }
  func isAuto(_ name: String) -> Bool { ["auto", "fit-content"].contains(value(name) ?? "auto") }
  var isOutOfFlow: Bool { position == "absolute" || position == "fixed" }
  var isClipped: Bool { ["overflow-x", "overflow-y"].contains { value($0) ?? "visible" != "visible" } }
  var hasHeight: Bool { !isAuto("height") || !isAuto("min-height") }
}

internal import EagerLayout
internal import LayoutDocument

extension MarkupWriter {
  /// Adapts a style to the format of documents.
  mutating func settle(_ style: inout MarkupStyle, _ index: Int, _ around: Around) {
    let element = tree[index]
    settlePosition(&style, index)
    if around == .space {
      style.remove(["flex", "flex-grow", "flex-shrink", "flex-basis", "order", "align-self", "justify-self"])
    }
    if index == MarkupTree.html || index == MarkupTree.body {
      // It applies to the viewport instead.
      style.remove(["overflow-x", "overflow-y"])
      settleHeight(ofPage: &style, index)
    } else if isQuirky, around == .block {
      for name in ["height", "min-height", "max-height"] where style.value(name)?.contains("%") ?? false {
        settleQuirk(&style, index, name)
      }
    }
    if around == .block, let place = style.values.last(where: { $0.name == "justify-self" }),
      !["auto", "normal", "stretch"].contains(place.text)
    {
      let declaration = place.declaration ?? Declaration(property: place.name, value: place.text)
      faults.add(declaration, "justify-self is supported only in grids; write margin: 0 auto")
    }
    // The text of a field is no content that scrolls.
    if element.tag == "input" { style.remove(["overflow-x", "overflow-y"]) }
    if element.tag == "legend" {
      faults.add(element.line, element.label, "legends are not supported; use a heading or a label")
    }
    let isSized = element.isReplaced || element.isControl
    if isSized, around == .block, style.isAuto("width"), !style.isOutOfFlow {
      style.set("width", "fit-content")
    }
    if style.isListItem, style.listStyle[1] == "inside", style.listStyle[0] != "none" {
      faults.add(element.line, element.label, "a marker inside of its list item is not supported")
    }
    if style.isOutOfFlow || element.isControl, style.inner == .flow { style.inner = .flowRoot }
    // Buttons center their content.
    if element.isControl, !element.isField, style.inner == .flowRoot { style.set("align-content", "center") }
  }

  /// Reports properties of a block that depend on its content.
  mutating func check(_ style: MarkupStyle, _ index: Int, _ parts: [MarkupPart]) {
    guard !style.hasItems else { return }
    if style.isListItem, parts.isEmpty, style.listStyle[0] != "none" {
      faults.add(
        tree[index].line, tree[index].label,
        "an empty list item with a marker is not supported; write list-style: none")
    }
    let hasBlocks = parts.contains { if case .box = $0 { true } else { false } }
    if hasBlocks, let place = style.values.last(where: { $0.name == "justify-items" }),
      !["normal", "stretch", "legacy"].contains(place.text), let declaration = place.declaration
    {
      faults.add(declaration, "justify-items is supported only in grids; write margin: 0 auto")
    }
  }

  private mutating func settlePosition(_ style: inout MarkupStyle, _ index: Int) {
    let insets = ["top", "right", "bottom", "left"]
    switch style.position {
    case "absolute", "fixed": style.set("position", "absolute")
    case "relative": break
    default:
      style.remove(insets)
      if isBetween.contains(index) { style.set("position", "static") }
    }
  }

  /// In quirks mode, `html` and `body` are at least as high as the viewport. Otherwise `html` is the containing block
  /// of percentages, and percentage heights of `body` are `auto` if `html` has no height.
  private mutating func settleHeight(ofPage style: inout MarkupStyle, _ index: Int) {
    let hasHeight = !styles[MarkupTree.html].isAuto("height")
    if isQuirky, style.isAuto("height") {
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
      .compactMap { styles[index].value($0) }.compactMap { $0.hasSuffix("px") ? Double($0.dropLast(2)) : nil }.reduce(
        0, +)
    return sum == 0 ? nil : sum
  }

  /// In quirks mode, a percentage of a height that follows from the content refers to the viewport.
  private mutating func settleQuirk(_ style: inout MarkupStyle, _ index: Int, _ name: String) {
    var ancestor = tree[index].parent, edges = 0.0
    while let current = ancestor {
      guard !styles[current].hasItems, !styles[current].isOutOfFlow else { return }
      let isPage = current <= MarkupTree.body
      if isPage { edges += self.edges(of: current) ?? 0 }
      if !styles[current].isAuto("height") { return }
      ancestor = tree[current].parent
    }
    let units = LengthUnits(em: 0, rem: 0, lineHeight: 0, viewport: viewport)
    if let points = style.value(name).flatMap({ units.points($0, of: viewport.height - edges) }) {
      style.set(name, "\(decimal(points))px")
    }
  }

  /// In quirks mode, the margins that browsers give to elements have no effect at the top of `body`. Returns `false`
  /// after the first content.
  @discardableResult mutating func dropQuirkyMargins(in index: Int) -> Bool {
    for content in tree[index].content {
      guard case .element(let child) = content else {
        if case .text(let text) = content, !trimmed(text).isEmpty { return false }
        continue
      }
      if styles[child].outer == .none || styles[child].isOutOfFlow { continue }
      if styles[child].outer == .inline, styles[child].inner == .flow, !tree[child].isReplaced, !tree[child].isControl {
        guard tree[child].tag != "br", dropQuirkyMargins(in: child) else { return false }
        continue
      }
      guard styles[child].outer == .block else { return false }
      let separates = styles[child].values.contains { value in
        ["padding-top", "padding-bottom", "border-top", "border-bottom", "height", "min-height", "overflow"].contains {
          value.name.hasPrefix($0)
        }
          && !["0", "0px", "auto", "visible"].contains(value.text)
      }
      let isEmpty = tree[child].content.isEmpty && !separates && styles[child].inner == .flow
      for name in isEmpty ? ["margin-top", "margin-bottom"] : ["margin-top"] {
        let margin = styles[child].values.last { $0.name == name }
        if margin?.declaration?.isOfBrowser ?? false { styles[child].set(name, "0") }
      }
      guard !separates, styles[child].inner == .flow, dropQuirkyMargins(in: child) else { return false }
    }
    return true
  }
}

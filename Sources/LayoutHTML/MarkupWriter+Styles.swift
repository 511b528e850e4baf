internal import EagerLayout
internal import LayoutDocument

extension MarkupWriter {
  /// Adapts a style to the format of layout documents.
  mutating func adapt(_ style: inout MarkupStyle, _ index: Int, in parentLayout: ParentLayout) {
    let element = tree[index]
    adaptPosition(&style, index)
    if parentLayout == .viewport {
      style.remove(["flex", "flex-grow", "flex-shrink", "flex-basis", "order", "align-self", "justify-self"])
    }
    if index == MarkupTree.html || index == MarkupTree.body {
      // The overflow of `html` and `body` applies to the viewport instead (CSS Overflow §3.3).
      style.remove(["overflow-x", "overflow-y"])
      adaptHeight(ofPage: &style, index)
    } else if isQuirky, parentLayout == .block {
      for name in ["height", "min-height", "max-height"] where style.value(name)?.contains("%") ?? false {
        resolveQuirkyPercentage(&style, index, name)
      }
    }
    if parentLayout == .block, let alignment = style.values.last(where: { $0.name == "justify-self" }),
      !["auto", "normal", "stretch"].contains(alignment.text)
    {
      let declaration = alignment.declaration ?? Declaration(property: alignment.name, value: alignment.text)
      faults.add(declaration, "justify-self is supported only in grids; write margin: 0 auto")
    }
    // `overflow` has no effect on a text field, which scrolls its text in its own way.
    if element.tag == "input" { style.remove(["overflow-x", "overflow-y"]) }
    if element.tag == "legend" {
      faults.add(element.line, element.label, "legends are not supported; use a heading or a label")
    }
    let isSized = element.isReplaced || element.isControl
    if isSized, parentLayout == .block, style.isAuto("width"), !style.isOutOfFlow {
      style.set("width", "fit-content")
    }
    if style.isListItem, style.listStyle[1] == "inside", style.listStyle[0] != "none" {
      faults.add(element.line, element.label, "a marker inside of its list item is not supported")
    }
    if style.isOutOfFlow || element.isControl, style.inner == .flow { style.inner = .flowRoot }
    // Buttons center their content.
    if element.isControl, !element.isField, style.inner == .flowRoot { style.set("align-content", "center") }
  }

  /// Records faults for properties of a block that are supported only with some kinds of content.
  mutating func check(_ style: MarkupStyle, _ index: Int, _ parts: [MarkupPart]) {
    guard !style.hasItems else { return }
    if style.isListItem, parts.isEmpty, style.listStyle[0] != "none" {
      faults.add(
        tree[index].line, tree[index].label,
        "an empty list item with a marker is not supported; write list-style: none")
    }
    let hasBlocks = parts.contains { if case .box = $0 { true } else { false } }
    if hasBlocks, let alignment = style.values.last(where: { $0.name == "justify-items" }),
      !["normal", "stretch", "legacy"].contains(alignment.text), let declaration = alignment.declaration
    {
      faults.add(declaration, "justify-items is supported only in grids; write margin: 0 auto")
    }
  }

  private mutating func adaptPosition(_ style: inout MarkupStyle, _ index: Int) {
    let insets = ["top", "right", "bottom", "left"]
    switch style.position {
    case "absolute", "fixed": style.set("position", "absolute")
    case "relative": break
    default:
      style.remove(insets)
      if staticAncestorsOfAbsolutes.contains(index) { style.set("position", "static") }
    }
  }

  /// Adapts the height of `html` or `body`. In quirks mode, both are at least as high as the viewport (Quirks Mode §3.6
  /// and §3.7). Otherwise, percentage heights of `body` are removed if `html` has no height.
  private mutating func adaptHeight(ofPage style: inout MarkupStyle, _ index: Int) {
    let hasHeight = !styles[MarkupTree.html].isAuto("height")
    if isQuirky, style.isAuto("height") {
      let edges = edges(of: index).map { " - \(decimal($0))px" } ?? ""
      let ofHTML = index == MarkupTree.html ? "" : self.edges(of: MarkupTree.html).map { " - \(decimal($0))px" } ?? ""
      if !style.hasItems, style.value("min-height") == nil {
        style.set("min-height", "calc(\(decimal(viewport.height))px\(ofHTML)\(edges))")
      } else {
        style.set("height", "calc(\(decimal(viewport.height))px\(ofHTML)\(edges))")
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

  /// Resolves a percentage height in quirks mode (§3.5): if all ancestors have automatic heights, the percentage refers
  /// to the viewport's height.
  private mutating func resolveQuirkyPercentage(_ style: inout MarkupStyle, _ index: Int, _ name: String) {
    var ancestor = tree[index].parent, edges = 0.0
    while let current = ancestor {
      guard !styles[current].hasItems, !styles[current].isOutOfFlow else { return }
      let isPage = current <= MarkupTree.body
      if isPage { edges += self.edges(of: current) ?? 0 }
      if !styles[current].isAuto("height") { return }
      ancestor = tree[current].parent
    }
    let units = LengthUnits(em: 0, rem: 0, lineHeight: 0, viewport: viewport)
    if let pixels = style.value(name).flatMap({ units.pixels($0, of: viewport.height - edges) }) {
      style.set(name, "\(decimal(pixels))px")
    }
  }

  /// Removes the browser's default margins at the top of `body`, which have no effect in quirks mode (HTML §15.3.9).
  /// Returns `false` at the first content, because no later margin is at the top.
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
      let stopsCollapsing = styles[child].values.contains { value in
        ["padding-top", "padding-bottom", "border-top", "border-bottom", "height", "min-height", "overflow"].contains {
          value.name.hasPrefix($0)
        }
          && !["0", "0px", "auto", "visible"].contains(value.text)
      }
      let isEmpty = tree[child].content.isEmpty && !stopsCollapsing && styles[child].inner == .flow
      for name in isEmpty ? ["margin-top", "margin-bottom"] : ["margin-top"] {
        let margin = styles[child].values.last { $0.name == name }
        if margin?.declaration?.isFromBrowser ?? false { styles[child].set(name, "0") }
      }
      guard !stopsCollapsing, styles[child].inner == .flow, dropQuirkyMargins(in: child) else { return false }
    }
    return true
  }
}

internal import EagerLayout
internal import LayoutDocument

extension MarkupWriter {
  /// Returns the content of an image or a field; nil if its size follows from its style alone.
  ///
  /// If the width of an image is a percentage, or has one as its maximum, the image adds nothing to the min-content
  /// width around it (CSS Sizing 3 §5.2.2). A grid with a column from 0 up to the width of the content does the same.
  mutating func settleContent(
    of style: inout MarkupStyle, _ index: Int, _ around: Around
  ) -> MarkupElement.Natural? {
    let element = tree[index]
    func isPercentage(_ name: String) -> Bool { style.value(name)?.contains("%") ?? false }
    let isBox = ["checkbox", "radio"].contains(element.attributes["type"]?.lowercased()) && element.tag == "input"
    // Browsers draw these without the style's edges.
    if isBox, !style.hasNoAppearance { style.remove { $0.hasPrefix("padding") || $0.hasPrefix("border") } }
    guard var natural = isBox && style.hasNoAppearance ? nil : element.natural(style.font) else {
      if style.isAuto("width") || style.isAuto("height"),
        style.value("aspect-ratio") == nil || style.isAuto("width") && style.isAuto("height")
      {
        let advice = element.isReplaced ? "write attributes width and height" : "write its width and height in CSS"
        faults.add(element.line, element.label, "the size of its content is not known here; \(advice)")
      }
      return nil
    }
    let isCompressed = isPercentage("width") || isPercentage("max-width")
    if element.isReplaced, case .size(var width, _) = natural {
      // The height of an image follows from its ratio, or the width from its ratio and its height.
      let height = style.points("height")
      if let height, let (across, along) = element.proportion { width = height * across / along }
      natural = .size(style.points("width") ?? width, 0)
      if isCompressed {
        let isInLine = adaptedBoxes.contains(index)
        compress(&style, width, isRowItem: around == .flex && !isInLine && !isColumn(element.parent))
        if height != nil { style.remove(["aspect-ratio"]) }
      }
    }
    // A field centers its text.
    let isCentered = natural.isText && style.hasHeight
    guard isCompressed || isCentered else { return !element.isReplaced || style.isAuto("width") ? natural : nil }
    style.set("display", "grid")
    style.set("grid-template-columns", isCompressed ? "minmax(0, max-content)" : "max-content")
    if isCentered { style.set("align-content", "center") }
    return natural
  }

  /// Adapts the style of an image whose width is limited by a percentage; `content` is the width that follows from its
  /// attributes and its height.
  private mutating func compress(_ style: inout MarkupStyle, _ content: Double, isRowItem: Bool) {
    if let minimum = style.values.last(where: { $0.name == "min-height" }),
      !["auto", "0", "0px"].contains(minimum.text), let declaration = minimum.declaration
    {
      faults.add(declaration, "the minimum height of an image whose width is a percentage is not supported")
    }
    if let maximum = style.value("max-width"), maximum.contains("%"), let width = style.points("width") {
      style.set("width", "min(\(decimal(width))px, \(maximum))")
      if isRowItem, style.value("flex") == nil, style.isAuto("flex-basis") {
        style.set("flex-basis", "\(decimal(width))px")
      } else {
        style.remove(["max-width"])
      }
    }
    guard isRowItem, style.isAuto("min-width"), style.value("overflow-x") ?? "visible" == "visible" else { return }
    let limits = ["width", "max-width"].compactMap { style.value($0) }.filter { $0.contains("%") || $0.hasSuffix("px") }
    style.set("min-width", "min(\(([decimal(content) + "px"] + limits).joined(separator: ", ")))")
  }

  private func isColumn(_ index: Int?) -> Bool { index.map { styles[$0].isColumn } ?? false }

  /// Returns the size of an empty box with a size that is the only content: `convert --to css` writes content so.
  func fixedSize(of index: Int) -> Markup.Space? {
    let element = tree[index]
    guard element.content.count == 1, let inner = tree.children(of: index).first, tree[inner].content.isEmpty,
      tree[inner].attributes.count == 1, let style = tree[inner].attributes["style"], !styles[index].hasItems,
      StyleSheet.declarations(style, of: tree[inner]).map({ $0.property }) == ["width", "height"]
    else { return nil }
    let sizes = ["width", "height"].compactMap { styles[inner].points($0) }
    return sizes.count == 2 ? (sizes[0], sizes[1]) : nil
  }

  /// The names of the displayed elements by the indices of their nodes.
  var elementNames: [Int: [String]] {
    var names: [Int: [String]] = [:]
    for (index, node) in nodeIndices {
      let element = tree[index], area = styles[index].value("grid-row-start") ?? ""
      // The lines of an area have its name.
      let isArea =
        area != "auto" && area.first?.isLetter ?? false && !area.contains(" ")
        && area == styles[index].value("grid-column-start")
      let texts = element.content.map { if case .text(let text) = $0 { text } else { "" } }
      let text = texts.joined(separator: " ").split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
      names[node] =
        ([element.attributes["id"] ?? ""] + element.classes + [isArea ? area : "", element.tag, text]).filter {
          !$0.isEmpty
        }
    }
    return names
  }

  /// Returns the id, or else the first class, with a number if the name was used before.
  mutating func name(of element: MarkupElement) -> String? {
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

  var isColumn: Bool {
    inner == .flex && ["flex-direction", "flex-flow"].contains { value($0)?.contains("column") ?? false }
  }
}

extension MarkupElement {
  /// Returns the value of an attribute as a length of CSS.
  func length(_ name: String) -> String? {
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
    /// A line of text with a number of characters.
    case characters(Int)

    var isText: Bool { if case .characters = self { true } else { false } }
  }

  /// Returns the content of an image or a field, as far as it is known here.
  func natural(_ font: MarkupStyle.Font) -> Natural? {
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

  /// The width and the height whose ratio an image has.
  var proportion: (width: Double, height: Double)? {
    guard isReplaced, let width = number("width"), let height = number("height"), width > 0, height > 0 else {
      return nil
    }
    return (width, height)
  }

  var ratio: String? { proportion.map { "\(decimal($0.width)) / \(decimal($0.height))" } }
}

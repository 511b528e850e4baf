internal import EagerLayout
internal import LayoutDocument

extension MarkupWriter {
  /// Adapts the style of an image or a field, and returns its content; nil if its size follows from its style alone.
  ///
  /// If `width` or `max-width` of an image is a percentage, the image adds nothing to the min-content width of its
  /// container (CSS Sizing 3 §5.2.2). The image is then written as a grid with a column `minmax(0, max-content)`, which
  /// has the same effect.
  mutating func adaptContent(
    of style: inout MarkupStyle, _ index: Int, in parentLayout: ParentLayout
  ) -> MarkupElement.NaturalContent? {
    let element = tree[index]
    func isPercentage(_ name: String) -> Bool { style.value(name)?.contains("%") ?? false }
    let isCheckable =
      ["checkbox", "radio"].contains(element.attributes["type"]?.lowercased()) && element.tag == "input"
    // Browsers ignore the padding and the borders of checkboxes and radio buttons.
    if isCheckable, !style.hasNoAppearance { style.remove { $0.hasPrefix("padding") || $0.hasPrefix("border") } }
    guard var natural = isCheckable && style.hasNoAppearance ? nil : element.natural(style.font) else {
      if style.isAuto("width") || style.isAuto("height"),
        style.value("aspect-ratio") == nil || style.isAuto("width") && style.isAuto("height")
      {
        let advice = element.isReplaced ? "write attributes width and height" : "write its width and height in CSS"
        faults.add(element.line, element.label, "the size of its content is not known here; \(advice)")
      }
      return nil
    }
    let isCompressible = isPercentage("width") || isPercentage("max-width")
    if element.isReplaced, case .size(var width, _) = natural {
      // A specified height gives the width by the aspect ratio; otherwise the width gives the height.
      let height = style.pixels("height")
      if let height, let ratio = element.naturalRatio { width = height * ratio.width / ratio.height }
      natural = .size(style.pixels("width") ?? width, 0)
      if isCompressible {
        let isInLine = adaptedBoxes.contains(index)
        limitByPercentage(&style, width, isRowItem: parentLayout == .flex && !isInLine && !isColumn(element.parent))
        if height != nil { style.remove(["aspect-ratio"]) }
      }
    }
    // A field centers its text.
    let isCentered = natural.isText && style.hasHeight
    guard isCompressible || isCentered else { return !element.isReplaced || style.isAuto("width") ? natural : nil }
    style.set("display", "grid")
    style.set("grid-template-columns", isCompressible ? "minmax(0, max-content)" : "max-content")
    if isCentered { style.set("align-content", "center") }
    return natural
  }

  /// Adapts the style of an image whose width is limited by a percentage.
  ///
  /// - Parameter contentWidth: The width that follows from the image's attributes and its height.
  private mutating func limitByPercentage(_ style: inout MarkupStyle, _ contentWidth: Double, isRowItem: Bool) {
    if let minimum = style.values.last(where: { $0.name == "min-height" }),
      !["auto", "0", "0px"].contains(minimum.text), let declaration = minimum.declaration
    {
      faults.add(declaration, "the minimum height of an image whose width is a percentage is not supported")
    }
    if let maximum = style.value("max-width"), maximum.contains("%"), let width = style.pixels("width") {
      style.set("width", "min(\(decimal(width))px, \(maximum))")
      if isRowItem, style.value("flex") == nil, style.isAuto("flex-basis") {
        style.set("flex-basis", "\(decimal(width))px")
      } else {
        style.remove(["max-width"])
      }
    }
    guard isRowItem, style.isAuto("min-width"), style.value("overflow-x") ?? "visible" == "visible" else { return }
    let limits = ["width", "max-width"].compactMap { style.value($0) }.filter { $0.contains("%") || $0.hasSuffix("px") }
    style.set("min-width", "min(\(([decimal(contentWidth) + "px"] + limits).joined(separator: ", ")))")
  }

  private func isColumn(_ index: Int?) -> Bool { index.map { styles[$0].isColumn } ?? false }

  /// Returns the size of an element's only child, if that child is empty and its `style` has just a width and a height.
  /// The command `convert --to css` writes the content of leaves in this form.
  func fixedSize(of index: Int) -> Markup.Size? {
    let element = tree[index]
    guard element.content.count == 1, let inner = tree.children(of: index).first, tree[inner].content.isEmpty,
      tree[inner].attributes.count == 1, let style = tree[inner].attributes["style"], !styles[index].hasItems,
      StyleSheet.declarations(style, of: tree[inner]).map({ $0.property }) == ["width", "height"]
    else { return nil }
    let sizes = ["width", "height"].compactMap { styles[inner].pixels($0) }
    return sizes.count == 2 ? (sizes[0], sizes[1]) : nil
  }

  /// The names of the displayed elements, by the indices of their nodes.
  var elementNames: [Int: [String]] {
    var names: [Int: [String]] = [:]
    for (index, node) in nodeIndices {
      let element = tree[index], area = styles[index].value("grid-row-start") ?? ""
      // Declarations refer to an area by the names of its lines.
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

  /// Returns an element's id, or else its first class. Adds a number if the name was used before.
  mutating func name(of element: MarkupElement) -> String? {
    guard let name = element.attributes["id"] ?? element.classes.first, !name.isEmpty else { return nil }
    let count = nameCounts[name, default: 0]
    nameCounts[name] = count + 1
    if count > 0, element.attributes["id"] != nil {
      faults.add(element.line, element.label, "several elements have the id '\(name)'; rename all but one")
    }
    return count == 0 ? name : "\(name)[\(count)]"
  }
}

extension MarkupStyle {
  /// The font of unstyled text.
  static let plainFont = Font(size: 10)

  var isColumn: Bool {
    inner == .flex && ["flex-direction", "flex-flow"].contains { value($0)?.contains("column") ?? false }
  }
}

extension MarkupElement {
  /// Returns the value of an attribute as a CSS length.
  func length(_ name: String) -> String? {
    guard let value = attributes[name] else { return nil }
    if value.hasSuffix("%") { return Double(value.dropLast()).map { "\(decimal($0))%" } }
    return number(name).map { "\(decimal($0))px" }
  }

  /// Returns the number at the start of an attribute's value.
  private func number(_ name: String) -> Double? {
    let digits = (attributes[name] ?? "").prefix { $0.isASCII && $0.isNumber || $0 == "." }
    return Double(digits).flatMap { $0 <= 1e6 ? $0 : nil }
  }

  /// The content of an image or a field: a size, or text.
  enum NaturalContent {
    case size(Double, Double)
    /// A line of text with a number of characters.
    case characters(Int)

    var isText: Bool { if case .characters = self { true } else { false } }
  }

  /// Returns the content of an image or a field; nil if its size is not known without loading or drawing it.
  func natural(_ font: MarkupStyle.Font) -> NaturalContent? {
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

  /// The width and the height in an image's attributes, which give its aspect ratio; nil if one is missing.
  var naturalRatio: (width: Double, height: Double)? {
    guard isReplaced, let width = number("width"), let height = number("height"), width > 0, height > 0 else {
      return nil
    }
    return (width, height)
  }

  var ratio: String? { naturalRatio.map { "\(decimal($0.width)) / \(decimal($0.height))" } }
}

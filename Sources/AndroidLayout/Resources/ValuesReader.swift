import EagerLayout

/// Reads a values file: dimensions, strings, colors, styles.
struct ValuesReader {
  private let file: MarkupFile
  private let path: ResourcePath
  private let limits: Resources.Limits
  private(set) var resources: [(ResourceKey, ResourceVariant)] = []
  var faults = FaultList()
  /// The attribute names of style items, by their text. Equal names share one object.
  private var namesByText: [String: AttributeText] = [:]

  init(_ file: MarkupFile, _ path: ResourcePath, limits: Resources.Limits) {
    self.file = file
    self.path = path
    self.limits = limits
  }

  mutating func read() {
    let tree = file.tree
    guard tree.name(of: 0) == "resources" else {
      return report("is not a values file; put the values into <resources>", .unknownName, Site(file: file, element: 0))
    }
    for element in tree.children(of: 0) { read(element) }
  }

  private mutating func read(_ element: Int) {
    let tree = file.tree, tag = tree.name(of: element), site = Site(file: file, element: element)
    if Self.ignoredTags.contains(tag) { return }
    guard tree.length(ofTextIn: element) <= limits.valueBytes else {
      return report("holds more than \(limits.valueBytes >> 10) KB of text; shorten it", .limit, site)
    }
    let type = tag == "item" ? attribute("type", of: element) ?? "" : Self.arrayTags.contains(tag) ? "array" : tag
    guard Self.valueTypes.contains(type) || type == "array" || type == "plurals" || type == "style" else {
      if tag == "item", !type.isEmpty { return }
      let nearest = nearestName(to: tag, in: Self.valueTypes.sorted() + ["array", "plurals", "string-array", "style"])
      return report(
        tag == "item"
          ? "has no type; write type=\"dimen\" or another" : "is not a supported value\(didYouMean(nearest))",
        .unknownName, site)
    }
    guard let name = attribute("name", of: element), !name.isEmpty else {
      return report("has no name; write name=\"…\"", .missing, site)
    }
    if type == "style" { return readStyle(element, name) }
    let value = Site(file: file, element: element, isValue: true)
    check(type, value)
    add(type, name, .value(value))
  }

  /// Reports a value that does not have its type's syntax, unless it is a reference.
  private mutating func check(_ type: String, _ site: Site) {
    let text = trimmed(file.tree.text(of: site.element))
    if Reference(text) != nil { return }
    switch type {
    case "dimen":
      if LengthValue(text) == nil, Fraction(text) == nil {
        report("\"\(shortened(text))\" \(LengthValue.advice)", .value, site)
      }
    case "color", "drawable":
      if MarkupColor(text) == nil { report("\"\(shortened(text))\" \(MarkupColor.advice)", .value, site) }
    case "bool":
      if text != "true", text != "false" { report("\"\(shortened(text))\" is neither true nor false", .value, site) }
    case "integer":
      if Int(text) == nil, !text.begins(with: "0x") { report("\"\(shortened(text))\" is not an integer", .value, site) }
    case "fraction":
      if Fraction(text) == nil { report("\"\(shortened(text))\" \(Fraction.advice)", .value, site) }
    default: break
    }
  }

  private mutating func readStyle(_ element: Int, _ name: String) {
    let tree = file.tree
    var items: [StyleRecord.Item] = []
    for child in tree.children(of: element) {
      let site = Site(file: file, element: child, isValue: true)
      guard tree.name(of: child) == "item" else {
        report("is not an item of a style; write <item name=\"…\">", .unknownName, site.nameSite)
        continue
      }
      guard let name = attribute("name", of: child), !name.isEmpty else {
        report("has no name; write name=\"…\"", .missing, site.nameSite)
        continue
      }
      let text = namesByText[name] ?? AttributeText(localName(name))
      namesByText[name] = text
      items.append(
        StyleRecord.Item(text: text, value: AttributeValue(trimmed(tree.text(of: child)), as: text.kind), site: site))
    }
    var site = Site(file: file, element: element)
    site.attribute = attributeIndex("parent", of: element) ?? attributeIndex("name", of: element)
    add(
      "style", name, .style(StyleRecord(name: name, parent: attribute("parent", of: element), site: site, items: items))
    )
  }

  private mutating func add(_ type: String, _ name: String, _ content: ResourceVariant.Content) {
    let variant = ResourceVariant(
      qualifiers: path.qualifiers, content: content, path: file.path, fileName: path.name)
    resources.append((ResourceKey(type: type, name: name), variant))
  }

  private func attributeIndex(_ name: String, of element: Int) -> Int? {
    file.tree.attributes(of: element).first { file.tree.name(ofAttribute: $0) == name }
  }

  private func attribute(_ name: String, of element: Int) -> String? {
    attributeIndex(name, of: element).map { trimmed(file.tree.value(ofAttribute: $0)) }
  }

  private mutating func report(_ message: String, _ kind: MarkupError.Fault.Kind, _ site: Site) {
    faults.add(message, kind, at: site)
  }

  private static let valueTypes: Set<String> = ["dimen", "string", "color", "bool", "integer", "fraction", "drawable"]
  private static let arrayTags: Set<String> = ["string-array", "integer-array", "array"]
  private static let ignoredTags: Set<String> = [
    "attr", "declare-styleable", "macro", "public", "public-group", "id", "eat-comment", "overlayable", "add-resource",
    "java-symbol",
  ]
}

/// A fraction, which is specified in percent.
struct Fraction: Equatable, Sendable {
  var value: Double
  /// `true` for `%p`: the fraction is relative to the parent.
  var isRelativeToParent: Bool

  /// Reads `50%` or `50%p`.
  init?(_ text: String) {
    guard let (number, unit) = readNumber(Array(text.utf8)[...]) else { return nil }
    guard unit.elementsEqual("%".utf8) || unit.elementsEqual("%p".utf8) else { return nil }
    value = number / 100
    isRelativeToParent = unit.count > 1
  }

  static let advice = "is not a fraction; write a number and % or %p"
}

/// Returns a question for the end of a message, which suggests a name; empty without a name.
func didYouMean(_ name: String?) -> String { name.map { "; did you mean \"\($0)\"?" } ?? "" }

/// Returns a text without spaces at its ends.
func trimmed(_ text: String) -> String {
  guard let last = text.utf8.last, isSpace(last) || isSpace(text.utf8[text.startIndex]) else { return text }
  let scalars = text.unicodeScalars
  guard let first = scalars.firstIndex(where: { !isSpace($0) }), let last = scalars.lastIndex(where: { !isSpace($0) })
  else { return "" }
  return String(scalars[first...last])
}

private func isSpace(_ byte: UInt8) -> Bool { XMLReader.isSpace(byte) }

private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
  scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r"
}

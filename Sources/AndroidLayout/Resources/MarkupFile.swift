/// A parsed file.
final class MarkupFile: Sendable {
  /// The path with which the file was added.
  let path: String
  let tree: XMLTree
  let lines: LineTable
  /// The name of each element. Elements with the same name share one object.
  let names: [ElementName]
  /// The root view of a layout, which is the root element or, for data binding, a child of `<layout>`; `nil` if there
  /// is none.
  let root: Int?
  /// The attributes of all elements. Not included are `tools` attributes, namespace declarations, and the second of two
  /// attributes that differ only in their prefix.
  private let specified: [SpecifiedAttributes.Attribute]
  /// The index in `specified` of each element's first attribute, followed by the total count.
  private let starts: [Int]
  /// The `tools` attributes of a root `<merge>`, which stand for the attributes of its parent.
  let toolsAttributesOfMerge: [SpecifiedAttributes.Attribute]
  /// The attributes of a layout that Android would not read because of their prefixes.
  let prefixWarnings: [PrefixWarnings.Warning]

  init(_ path: String, _ tree: XMLTree) {
    self.path = path
    self.tree = tree
    lines = LineTable(tree.bytes)
    names = Self.names(of: tree)
    root = Self.root(of: tree, names)
    (specified, starts, toolsAttributesOfMerge, prefixWarnings) = Self.specified(in: tree, root)
  }

  /// Returns the attributes of an element.
  func specified(of element: Int) -> ArraySlice<SpecifiedAttributes.Attribute> {
    specified[starts[element]..<starts[element + 1]]
  }

  private static func names(of tree: XMLTree) -> [ElementName] {
    var namesByText: [String: ElementName] = [:]
    return tree.elements.indices.map { element in
      let text = tree.name(of: element)
      if let name = namesByText[text] { return name }
      let name = ElementName(text)
      namesByText[text] = name
      return name
    }
  }

  private static func root(of tree: XMLTree, _ names: [ElementName]) -> Int? {
    // A file without elements stands for a name that a program requests: see `Resolver.requestSite(for:)`.
    guard let first = names.first, first.kind == .dataBindingLayout else { return 0 }
    return tree.children(of: 0).last { names[$0].text != "data" }
  }

  /// Returns the standard prefix for each custom prefix that the root declares for the namespace of Android or of apps.
  private static func standardPrefixes(in tree: XMLTree) -> [String: String] {
    var standardPrefixes: [String: String] = [:]
    guard !tree.elements.isEmpty else { return standardPrefixes }
    for attribute in tree.attributes(of: 0) {
      let name = tree.name(ofAttribute: attribute)
      guard name.begins(with: "xmlns:"), !standardDeclarations.contains(name) else { continue }
      let uri = tree.value(ofAttribute: attribute)
      if uri == PrefixWarnings.Prefix.android.namespace {
        standardPrefixes[localName(name)] = PrefixWarnings.Prefix.android.name
      } else if uri.begins(with: "http://schemas.android.com/apk/") {
        standardPrefixes[localName(name)] = PrefixWarnings.Prefix.app.name
      }
    }
    return standardPrefixes
  }

  private static let standardDeclarations: Set<String> = ["xmlns:android", "xmlns:app", "xmlns:tools"]

  /// Returns a name with the standard prefix of its namespace; `nil` unless its prefix is in `standardPrefixes`.
  private static func standardName(_ name: String, _ standardPrefixes: [String: String]) -> String? {
    guard let (prefix, local) = name.cut(atFirst: ":") else { return nil }
    return standardPrefixes[prefix].map { "\($0):\(local)" }
  }

  private static func specified(
    in tree: XMLTree, _ root: Int?
  ) -> ([SpecifiedAttributes.Attribute], [Int], [SpecifiedAttributes.Attribute], [PrefixWarnings.Warning]) {
    var prefixWarnings = PrefixWarnings(), mergeAttributes: [SpecifiedAttributes.Attribute] = []
    let standardPrefixes = standardPrefixes(in: tree)
    var all: [SpecifiedAttributes.Attribute] = [], starts = [0], attributeTexts: [String: AttributeText] = [:]
    // The last element with each attribute name, without prefix, to find duplicates in one element.
    var lastElementsByName: [String: Int] = [:]
    all.reserveCapacity(tree.attributes.count)
    for element in tree.elements.indices {
      for attribute in tree.attributes(of: element) {
        let name = tree.name(ofAttribute: attribute)
        if name.begins(with: "tools:") {
          prefixWarnings.recordUse(of: .tools, attribute, element)
          if element == root, tree.name(of: element) == "merge" {
            let text = AttributeText(localName(name))
            let value = AttributeValue(tree.value(ofAttribute: attribute), as: text.kind)
            mergeAttributes.append(
              SpecifiedAttributes.Attribute(text: text, value: value, fileIndex: Int32(truncatingIfNeeded: attribute)))
          }
          continue
        }
        if name.begins(with: "xmlns:") || name == "xmlns" {
          prefixWarnings.recordDeclaration(name, attribute, of: element, in: tree)
          continue
        }
        let standardName = standardPrefixes.isEmpty ? nil : standardName(name, standardPrefixes)
        let text = attributeTexts[name] ?? AttributeText(name, readAs: standardName)
        attributeTexts[name] = text
        if text.hasKnownPrefix, standardName == nil { prefixWarnings.check(attribute, of: element, text) }
        guard lastElementsByName.updateValue(element, forKey: text.local) != element else { continue }
        let value = AttributeValue(tree.value(ofAttribute: attribute), as: text.kind)
        all.append(
          SpecifiedAttributes.Attribute(text: text, value: value, fileIndex: Int32(truncatingIfNeeded: attribute)))
      }
      starts.append(all.count)
    }
    return (all, starts, mergeAttributes, prefixWarnings.all)
  }
}

/// The name of an element, and its kind.
final class ElementName: Sendable {
  enum Kind: Sendable {
    case view, include, merge
    /// The `<layout>` element of data binding.
    case dataBindingLayout
    /// An element in a layout that is not a view.
    case notAView
  }

  let text: String
  let kind: Kind

  init(_ text: String) {
    self.text = text
    switch text {
    case "include": kind = .include
    case "merge": kind = .merge
    case "layout": kind = .dataBindingLayout
    case "requestFocus", "tag": kind = .notAView
    default: kind = .view
    }
  }
}

/// A place in a file, for messages: an element, or one of its attributes.
struct Site: Sendable {
  var file: MarkupFile
  var element: Int
  /// The attribute; `nil` for the element itself.
  var attribute: Int?
  /// `true` for the attribute's value or the element's text; `false` for the attribute's name or the element's tag.
  var isValue = false

  /// Returns an error at this site.
  func fault(_ message: String, _ kind: MarkupError.Fault.Kind) -> MarkupError.Fault {
    // A file without elements stands for a name that a program requests: see `Resolver.requestSite(for:)`.
    guard !file.tree.elements.isEmpty else { return .of(file.path, message, kind) }
    let position = file.lines.position(of: offset)
    return MarkupError.Fault(
      file: file.path, line: position.line, column: position.column, path: path, message: message, kind: kind)
  }

  /// The site of the attribute's name or the element's tag.
  var nameSite: Site { Site(file: file, element: element, attribute: attribute) }

  /// The offset in the file's bytes.
  var offset: Int {
    if let attribute {
      let token = file.tree.attributes[attribute]
      return Int(isValue ? token.value.start : token.name.start)
    }
    let token = file.tree.elements[element]
    if isValue, token.firstPiece < token.endPiece {
      return firstNonSpace(file.tree.pieces[Int(token.firstPiece)].span)
    }
    return token.offset
  }

  /// The attribute's name as specified; for an item of a style, the name of the attribute that it sets.
  var attributeName: String? {
    let tree = file.tree
    // A file without elements stands for a name that a program requests: see `Resolver.requestSite(for:)`.
    if tree.elements.isEmpty { return nil }
    if let attribute { return tree.name(ofAttribute: attribute) }
    return tree.attributes(of: element).first { tree.name(ofAttribute: $0) == "name" }
      .map { tree.value(ofAttribute: $0) }
  }

  /// The line of the site.
  var line: Int { file.lines.position(of: offset).line }

  private func firstNonSpace(_ span: XMLTree.Span) -> Int {
    span.range.first { !XMLReader.isSpace(file.tree.bytes[$0]) } ?? Int(span.start)
  }

  /// The XPath of the site. An element has an index if siblings have the same name.
  private var path: String {
    let tree = file.tree
    var parts: [String] = [], current = element
    while current >= 0 {
      parts.append(shortened(tree.name(of: current)) + siblingIndex(of: current))
      current = Int(tree.elements[current].parent)
    }
    let attribute = attribute.map { "/@\(shortened(localName(tree.name(ofAttribute: $0))))" } ?? ""
    if parts.count > 64 { parts = Array(parts.prefix(16)) + ["…"] }
    return "/" + parts.reversed().joined(separator: "/") + attribute
  }

  /// Returns the index of an element among its siblings of the same name, such as `[2]`; empty if it is the only one.
  private func siblingIndex(of element: Int) -> String {
    let tree = file.tree, parent = Int(tree.elements[element].parent)
    guard parent >= 0 else { return "" }
    let name = tree.bytes[tree.elements[element].name.range]
    let namesakes = tree.children(of: parent).filter { tree.bytes[tree.elements[$0].name.range].elementsEqual(name) }
    return namesakes.count > 1 ? "[\((namesakes.firstIndex(of: element) ?? 0) + 1)]" : ""
  }
}

/// Returns a name without its prefix.
func localName(_ name: String) -> String {
  guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return name }
  return String(name[name.utf8.index(after: colon)...])
}

/// A parsed file.
final class MarkupFile: Sendable {
  /// The path with which the file was added.
  let path: String
  let tree: XMLTree
  let lines: LineTable
  /// The name of each element. Elements with equal names share an object.
  let names: [ElementName]
  /// The root element of a layout; in a data binding `<layout>`, its root view. `nil` if there is none.
  let root: Int?
  /// The attributes of each element, without tools attributes, namespace declarations, and the second of two attributes
  /// that differ only in their prefix.
  private let said: [SaidAttributes.Said]
  private let places: [Int]
  /// The tools attributes of a root `<merge>`, which replace attributes of its parent.
  let toolsOfMerge: [SaidAttributes.Said]
  /// The attributes of a layout that Android would not read because of their prefixes.
  let remarks: [PrefixRemarks.Remark]

  init(_ path: String, _ tree: XMLTree) {
    self.path = path
    self.tree = tree
    lines = LineTable(tree.bytes)
    names = Self.names(of: tree)
    root = Self.root(of: tree, names)
    (said, places, toolsOfMerge, remarks) = Self.said(in: tree, root)
  }

  /// Returns the attributes of an element.
  func said(of element: Int) -> ArraySlice<SaidAttributes.Said> { said[places[element]..<places[element + 1]] }

  private static func names(of tree: XMLTree) -> [ElementName] {
    var known: [String: ElementName] = [:]
    return tree.elements.indices.map { element in
      let text = tree.name(of: element)
      if let name = known[text] { return name }
      let name = ElementName(text)
      known[text] = name
      return name
    }
  }

  private static func root(of tree: XMLTree, _ names: [ElementName]) -> Int? {
    // A name that a program requests has no elements.
    guard let first = names.first, first.kind == .shell else { return 0 }
    return tree.children(of: 0).last { names[$0].text != "data" }
  }

  /// Returns custom prefixes that the root declares for the namespaces of Android and apps, with the usual prefixes.
  private static func aliases(in tree: XMLTree) -> [String: String] {
    var aliases: [String: String] = [:]
    guard !tree.elements.isEmpty else { return aliases }
    for attribute in tree.attributes(of: 0) {
      let name = tree.name(ofAttribute: attribute)
      guard name.begins(with: "xmlns:"), !usualDeclarations.contains(name) else { continue }
      let uri = tree.value(ofAttribute: attribute)
      if uri == PrefixRemarks.Prefix.android.namespace {
        aliases[localName(name)] = PrefixRemarks.Prefix.android.name
      } else if uri.begins(with: "http://schemas.android.com/apk/") {
        aliases[localName(name)] = PrefixRemarks.Prefix.app.name
      }
    }
    return aliases
  }

  private static let usualDeclarations: Set<String> = ["xmlns:android", "xmlns:app", "xmlns:tools"]

  /// Returns a name with the usual prefix of its namespace; `nil` if the name has that prefix or another namespace.
  private static func usualName(_ name: String, _ aliases: [String: String]) -> String? {
    guard let (prefix, local) = name.cut(atFirst: ":") else { return nil }
    return aliases[prefix].map { "\($0):\(local)" }
  }

  private static func said(
    in tree: XMLTree, _ root: Int?
  ) -> ([SaidAttributes.Said], [Int], [SaidAttributes.Said], [PrefixRemarks.Remark]) {
    var remarks = PrefixRemarks(), ofMerge: [SaidAttributes.Said] = []
    let aliases = aliases(in: tree)
    var all: [SaidAttributes.Said] = [], places = [0], known: [String: AttributeText] = [:]
    // The last element that specifies each name without its prefix.
    var last: [String: Int] = [:]
    all.reserveCapacity(tree.attributes.count)
    for element in tree.elements.indices {
      for attribute in tree.attributes(of: element) {
        let name = tree.name(ofAttribute: attribute)
        if name.begins(with: "tools:") {
          remarks.use(.tools, attribute, element)
          if element == root, tree.name(of: element) == "merge" {
            let text = AttributeText(localName(name))
            let value = WrittenValue(tree.value(ofAttribute: attribute), as: text.kind)
            ofMerge.append(
              SaidAttributes.Said(text: text, value: value, attribute: Int32(truncatingIfNeeded: attribute)))
          }
          continue
        }
        if name.begins(with: "xmlns:") || name == "xmlns" {
          remarks.declare(name, attribute, of: element, in: tree)
          continue
        }
        let usual = aliases.isEmpty ? nil : usualName(name, aliases)
        let text = known[name] ?? AttributeText(name, readAs: usual)
        known[name] = text
        if text.isAndroids, usual == nil { remarks.read(attribute, of: element, text) }
        guard last.updateValue(element, forKey: text.local) != element else { continue }
        let value = WrittenValue(tree.value(ofAttribute: attribute), as: text.kind)
        all.append(SaidAttributes.Said(text: text, value: value, attribute: Int32(truncatingIfNeeded: attribute)))
      }
      places.append(all.count)
    }
    return (all, places, ofMerge, remarks.all)
  }
}

/// The name of an element, and its kind.
final class ElementName: Sendable {
  enum Kind: Sendable {
    case view, include, merge
    /// The `<layout>` element of data binding.
    case shell
    /// An element in a layout that is not a view.
    case skipped
  }

  let text: String
  let kind: Kind

  init(_ text: String) {
    self.text = text
    switch text {
    case "include": kind = .include
    case "merge": kind = .merge
    case "layout": kind = .shell
    case "requestFocus", "tag": kind = .skipped
    default: kind = .view
    }
  }
}

/// A position in a file: an element, or one of its attributes.
struct Site: Sendable {
  var file: MarkupFile
  var element: Int
  /// The attribute; `nil` for the element itself.
  var attribute: Int?
  /// Whether this is the position of the attribute's value, not its name, or of the element's text, not its tag.
  var isValue = false

  /// Returns an error at this position.
  func fault(_ message: String, _ kind: MarkupError.Fault.Kind) -> MarkupError.Fault {
    // A resource that a program requests is not in a file.
    guard !file.tree.elements.isEmpty else { return .of(file.path, message, kind) }
    let place = file.lines.position(of: offset)
    return MarkupError.Fault(
      file: file.path, line: place.line, column: place.column, path: path, message: message, kind: kind)
  }

  /// The position of the attribute's name or the element's tag.
  var ofName: Site { Site(file: file, element: element, attribute: attribute) }

  var offset: Int {
    if let attribute {
      let said = file.tree.attributes[attribute]
      return Int(isValue ? said.value.start : said.name.start)
    }
    let said = file.tree.elements[element]
    if isValue, said.firstPiece < said.endPiece { return firstOfText(file.tree.pieces[Int(said.firstPiece)].span) }
    return said.offset
  }

  /// The attribute's name as written; for an item of a style, the name of the attribute that it sets.
  var attributeName: String? {
    let tree = file.tree
    // A resource that a program requests is not in a file.
    if tree.elements.isEmpty { return nil }
    if let attribute { return tree.name(ofAttribute: attribute) }
    return tree.attributes(of: element).first { tree.name(ofAttribute: $0) == "name" }
      .map { tree.value(ofAttribute: $0) }
  }

  /// The line of the position.
  var line: Int { file.lines.position(of: offset).line }

  private func firstOfText(_ span: XMLTree.Span) -> Int {
    span.range.first { !XMLReader.isSpace(file.tree.bytes[$0]) } ?? Int(span.start)
  }

  /// The XPath of the element, with indices where several siblings have the same name.
  private var path: String {
    let tree = file.tree
    var parts: [String] = [], at = element
    while at >= 0 {
      parts.append(shortened(tree.name(of: at)) + number(of: at))
      at = Int(tree.elements[at].parent)
    }
    let attribute = attribute.map { "/@\(shortened(localName(tree.name(ofAttribute: $0))))" } ?? ""
    if parts.count > 64 { parts = Array(parts.prefix(16)) + ["…"] }
    return "/" + parts.reversed().joined(separator: "/") + attribute
  }

  private func number(of element: Int) -> String {
    let tree = file.tree, parent = Int(tree.elements[element].parent)
    guard parent >= 0 else { return "" }
    let name = tree.bytes[tree.elements[element].name.range]
    let same = tree.children(of: parent).filter { tree.bytes[tree.elements[$0].name.range].elementsEqual(name) }
    return same.count > 1 ? "[\((same.firstIndex(of: element) ?? 0) + 1)]" : ""
  }
}

/// Returns a name without its prefix.
func localName(_ name: String) -> String {
  guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return name }
  return String(name[name.utf8.index(after: colon)...])
}

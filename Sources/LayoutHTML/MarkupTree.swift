/// An element of HTML. Elements refer to each other by their indices in the tree.
struct MarkupElement {
  enum Content {
    case element(Int)
    /// Text before its white space is collapsed.
    case text(String)
  }

  var tag: String
  var attributes: [String: String] = [:]
  var content: [Content] = []
  var parent: Int?
  /// The line of the element's tag.
  var line = 1

  var classes: [String] { (attributes["class"] ?? "").split(whereSeparator: { $0.isWhitespace }).map { String($0) } }

  /// The element's name in messages: `div#logo`, `div.row`.
  var label: String {
    if let id = attributes["id"] { return "\(tag)#\(id)" }
    return classes.first.map { "\(tag).\($0)" } ?? tag
  }

  /// `true` for a replaced element, whose content is not laid out by CSS.
  var isReplaced: Bool { ["img", "svg", "canvas", "video", "iframe", "object", "embed"].contains(tag) }
}

/// The elements of a page: `html`, `body`, and the descendants of `body`.
struct MarkupTree {
  static let (html, body) = (0, 1)

  var elements = [
    MarkupElement(tag: "html", content: [.element(body)]), MarkupElement(tag: "body", parent: html),
  ]

  subscript(_ index: Int) -> MarkupElement {
    get { elements[index] }
    set { elements[index] = newValue }
  }

  /// Appends an element to the content of another, and returns its index.
  mutating func append(_ element: MarkupElement, to parent: Int) -> Int {
    var element = element
    element.parent = parent
    elements.append(element)
    elements[parent].content.append(.element(elements.count - 1))
    return elements.count - 1
  }

  /// Returns the classes of elements without a `style` attribute that do not occur in `css`. Elements with only one
  /// class are ignored, since the class may be a name.
  func classes(notIn css: String) -> [String] {
    var classes: [String] = []
    for element in elements where element.attributes["style"] == nil && element.classes.count > 1 {
      for name in element.classes where !classes.contains(name) && !css.contains(".\(name)") { classes.append(name) }
    }
    return classes
  }

  func children(of index: Int) -> [Int] {
    elements[index].content.compactMap { if case .element(let child) = $0 { child } else { nil } }
  }

  /// Returns the children of an element's parent and the element's index among them. Pseudo-elements do not count.
  func siblings(of index: Int) -> (all: [Int], index: Int) {
    guard let parent = elements[index].parent else { return ([index], 0) }
    let all = children(of: parent).filter { !elements[$0].tag.hasPrefix("::") }
    return (all, all.firstIndex(of: index) ?? 0)
  }
}

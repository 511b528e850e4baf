/// A property and its value, as CSS says them.
struct Declaration {
  var property: String
  var value: String
  var isImportant = false

  /// The declarations between braces, or of a `style` attribute.
  static func list(_ text: String) -> [Declaration] {
    text.split(separator: ";").compactMap { part in
      let parts = part.split(separator: ":", maxSplits: 1).map { trimmed($0) }
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
      let property = parts[0].lowercased()
      // The names of a grid's lines and areas are as they are written; all other words may be in capitals.
      var value = property.hasPrefix("grid") ? parts[1] : parts[1].lowercased(), isImportant = false
      if value.lowercased().hasSuffix("!important") {
        value = trimmed(value.dropLast("!important".count))
        isImportant = true
      }
      return Declaration(property: property, value: value, isImportant: isImportant)
    }
  }
}

/// Text without the spaces around it.
func trimmed(_ text: some StringProtocol) -> String {
  let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r\n" || $0 == "\r" }
  return String(String(text.drop(while: isSpace)).reversed().drop(while: isSpace).reversed())
}

/// The rules of a style sheet.
struct StyleSheet {
  private struct Rule {
    var selector: Selector
    var declarations: [Declaration]
  }

  private var rules: [Rule] = []
  private(set) var notes: [String] = []
  /// What stands outside of all rules: the declarations of one box.
  private(set) var bare = ""

  var isEmpty: Bool { rules.isEmpty }

  init(_ css: String) {
    var rest = Self.withoutComments(css)[...]
    while let brace = rest.firstIndex(of: "{") {
      let head = trimmed(rest[..<brace])
      var depth = 1, end = rest.index(after: brace)
      while end < rest.endIndex, depth > 0 {
        if rest[end] == "{" { depth += 1 } else if rest[end] == "}" { depth -= 1 }
        end = rest.index(after: end)
      }
      let body = rest[rest.index(after: brace)..<end].dropLast(depth == 0 ? 1 : 0)
      rest = rest[end...]
      add(head, String(body))
    }
    bare = trimmed(rest)
  }

  private mutating func add(_ head: String, _ body: String) {
    guard !head.hasPrefix("@") else { return notes.append("not read: \(head)") }
    let declarations = Declaration.list(body)
    for text in head.split(separator: ",") {
      if let selector = Selector(trimmed(text)) {
        rules.append(Rule(selector: selector, declarations: declarations))
      } else {
        notes.append("not read: rules of '\(trimmed(text))'. Selectors are names, .classes and #ids, with spaces or >.")
      }
    }
  }

  /// What holds for an element: its own `style` last, but for what is important.
  func declarations(of element: MarkupElement, in ancestors: [MarkupElement]) -> [Declaration] {
    var found: [(rank: [Int], Declaration)] = []
    for (order, rule) in rules.enumerated() where rule.selector.matches(element, in: ancestors) {
      for declaration in rule.declarations {
        found.append(([declaration.isImportant ? 1 : 0, 0] + rule.selector.specificity + [order], declaration))
      }
    }
    for declaration in Declaration.list(element.attributes["style"] ?? "") {
      found.append(([declaration.isImportant ? 1 : 0, 1, 0, 0, 0, 0], declaration))
    }
    // Those of one rank stay in their order.
    let order = found.indices.sorted { a, b in
      found[a].rank == found[b].rank ? a < b : found[a].rank.lexicographicallyPrecedes(found[b].rank)
    }
    return order.map { found[$0].1 }
  }

  private static func withoutComments(_ css: String) -> String {
    var result = "", rest = css[...]
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...].firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
    }
    return result + rest
  }
}

/// A selector of names, classes and ids.
private struct Selector {
  private struct Compound {
    var tag = "*"
    var classes: [String] = []
    var ids: [String] = []
    /// Whether the one before it is its parent, rather than anything around it.
    var isChild = false

    func matches(_ element: MarkupElement) -> Bool {
      (tag == "*" || tag == element.tag) && classes.allSatisfy { element.classes.contains($0) }
        && ids.allSatisfy { element.attributes["id"] == $0 }
    }
  }

  private var compounds: [Compound] = []

  /// Nil where there is more in it than is read.
  init?(_ text: String) {
    var isChild = false
    var spaced = ""
    for character in text { spaced += character == ">" ? " > " : String(character) }
    for word in spaced.split(separator: " ") {
      if word == ">" {
        isChild = true
        continue
      }
      var compound = Compound()
      compound.isChild = isChild
      isChild = false
      var kind: Character = " ", name = ""
      func isPart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "-" || character == "_" || character == "*"
      }
      for character in word + "\0" {
        if isPart(character) {
          name.append(character)
          continue
        }
        switch kind {
        case ".": compound.classes.append(name)
        case "#": compound.ids.append(name)
        default: if !name.isEmpty { compound.tag = name.lowercased() }
        }
        guard character == "." || character == "#" || character == "\0" else { return nil }
        kind = character
        name = ""
      }
      compounds.append(compound)
    }
    if compounds.isEmpty || isChild { return nil }
  }

  /// Ids, classes and names, in this order.
  var specificity: [Int] {
    compounds.reduce(into: [0, 0, 0]) {
      $0[0] += $1.ids.count
      $0[1] += $1.classes.count
      $0[2] += $1.tag == "*" ? 0 : 1
    }
  }

  /// Whether it stands for an element: in steps that are at most its compounds times the ancestors.
  func matches(_ element: MarkupElement, in ancestors: [MarkupElement]) -> Bool {
    guard let last = compounds.last, last.matches(element) else { return false }
    // Where the element may stand that the compound in hand was found at, counted from the outermost.
    var places = [ancestors.count]
    for compound in compounds.indices.dropFirst().reversed() {
      let before = compounds[compound - 1]
      let candidates = compounds[compound].isChild ? places.map { $0 - 1 } : Array(0..<(places.max() ?? 0))
      places = candidates.filter { $0 >= 0 && before.matches(ancestors[$0]) }
      if places.isEmpty { return false }
    }
    return true
  }
}

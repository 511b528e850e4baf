/// A declaration of CSS: a property and its value.
struct Declaration {
  var property: String
  var value: String
  var isImportant = false

  /// Returns the declarations between braces or of a `style` attribute.
  static func list(_ text: String) -> [Declaration] {
    text.split(separator: ";").compactMap { part in
      let parts = part.split(separator: ":", maxSplits: 1).map { trimmed($0) }
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
      let property = parts[0].lowercased()
      // Names of grid lines and areas are case-sensitive; all other words are not.
      var value = property.hasPrefix("grid") ? parts[1] : parts[1].lowercased(), isImportant = false
      if value.lowercased().hasSuffix("!important") {
        value = trimmed(value.dropLast("!important".count))
        isImportant = true
      }
      return Declaration(property: property, value: value, isImportant: isImportant)
    }
  }
}

/// Returns text without surrounding white space.
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
  /// The text outside of all rules: the declarations of a single box.
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
        notes.append("not read: rules of '\(trimmed(text))'. Only names, .classes and #ids are read, with spaces or >.")
      }
    }
  }

  /// Returns the declarations that apply to an element. Its own `style` comes last, but before important declarations.
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
    // Declarations of equal rank stay in order.
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
    /// `true` if the previous compound must match the parent, and not just any ancestor.
    var isChild = false

    func matches(_ element: MarkupElement) -> Bool {
      (tag == "*" || tag == element.tag) && classes.allSatisfy { element.classes.contains($0) }
        && ids.allSatisfy { element.attributes["id"] == $0 }
    }
  }

  private var compounds: [Compound] = []

  /// Returns nil if the selector contains anything else.
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

  /// The numbers of ids, classes and names, in this order.
  var specificity: [Int] {
    compounds.reduce(into: [0, 0, 0]) {
      $0[0] += $1.ids.count
      $0[1] += $1.classes.count
      $0[2] += $1.tag == "*" ? 0 : 1
    }
  }

  /// Returns `true` if the selector matches an element. Takes O(m · n) steps for m compounds and n ancestors.
  func matches(_ element: MarkupElement, in ancestors: [MarkupElement]) -> Bool {
    guard let last = compounds.last, last.matches(element) else { return false }
    // The possible positions of the current compound's element, counted from the outermost ancestor.
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

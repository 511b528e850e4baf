/// A selector: names, classes, ids, attributes and positions, with combinators.
struct Selector {
  enum Reading {
    case selector(Selector)
    /// A state that no element has here, such as `:hover`, or a part that is not laid out, such as `::selection`.
    case neverMatches
    /// A part that is not supported.
    case unknown(String)
  }

  fileprivate indirect enum Condition {
    case tag(String)
    case id(String)
    case className(String)
    case attribute(String, operation: String, value: String)
    /// The place among siblings, `step * n + offset` for some n, counted from the end and among equal tags or not.
    case place(step: Int, offset: Int, fromEnd: Bool, ofTag: Bool)
    case root
    case empty
    case any([Selector])
    case none([Selector])
    /// `:hover` and others.
    case never
  }

  private struct Compound {
    var conditions: [Condition] = []
    /// The combinator before it: a space, `>`, `+` or `~`.
    var combinator: Character = " "
  }

  let text: String
  private var compounds: [Compound] = []
  /// `before` or `after`.
  private(set) var pseudoElement: String?
  /// The numbers of ids, classes and names, in this order.
  private(set) var specificity = [0, 0, 0]

  private init(_ text: String) { self.text = text }

  /// Returns the text of a selector in the block of this one.
  func nested(_ inner: String) -> String {
    inner.contains("&") ? inner.replacing("&", with: text) : "\(text) \(inner)"
  }

  static func read(_ text: String) -> Reading {
    guard text.utf8.count <= 2_000 else { return .unknown("of more than 2000 bytes") }
    var selector = Selector(text)
    var scanner = SelectorScanner(text)
    var isNever = false
    var combinator = scanner.combinator() ?? " "
    while !scanner.isAtEnd {
      var compound = Compound(combinator: combinator)
      while let (mark, name, argument) = scanner.part() {
        if mark.hasPrefix(":"), name == "before" || name == "after" {
          selector.pseudoElement = name
          selector.specificity[2] += 1
        } else if mark == "::", hiddenParts.contains(name) || name.hasPrefix("-") {
          isNever = true
        } else if mark != "*" && mark != "&" {
          switch selector.condition(mark, name, argument) {
          case .never?: isNever = true
          case let condition?: compound.conditions.append(condition)
          case nil: return .unknown("\(mark)\(name)\(argument.map { "(\($0))" } ?? "")")
          }
        }
      }
      selector.compounds.append(compound)
      guard let next = scanner.combinator() else {
        if scanner.isAtEnd { break }
        return .unknown(scanner.rest)
      }
      combinator = next
    }
    if selector.compounds.isEmpty { return .unknown("'\(text)'") }
    return isNever ? .neverMatches : .selector(selector)
  }

  private static let hiddenParts: Set = ["selection", "placeholder", "marker", "backdrop", "file-selector-button"]
  private static let states: Set = [
    "hover", "focus", "active", "visited", "focus-visible", "focus-within", "target", "invalid", "user-invalid",
    "user-valid", "autofill", "fullscreen", "modal", "popover-open", "indeterminate", "-webkit-autofill",
    "-moz-focusring", "-moz-placeholder", "-ms-input-placeholder", "out-of-range", "placeholder-shown",
  ]

  /// Returns the condition of a part, and adds its specificity.
  private mutating func condition(_ mark: String, _ name: String, _ argument: String?) -> Condition? {
    switch mark {
    case "":
      specificity[2] += 1
      return .tag(name.lowercased())
    case "#":
      specificity[0] += 1
      return .id(name)
    case ".":
      specificity[1] += 1
      return .className(name)
    case "[":
      specificity[1] += 1
      return Self.attribute(argument ?? "")
    case ":":
      return pseudoClass(name, argument)
    default: return nil
    }
  }

  private mutating func pseudoClass(_ name: String, _ argument: String?) -> Condition? {
    if Self.states.contains(name) { return .never }
    if ["is", "where", "not", "matches", "-webkit-any"].contains(name) {
      var list: [Selector] = []
      for text in Self.split(argument ?? "", at: ",") {
        switch Self.read(text) {
        case .selector(let selector) where selector.pseudoElement == nil: list.append(selector)
        case .neverMatches: break
        default: return nil
        }
      }
      let strongest = list.map { $0.specificity }.max { $0.lexicographicallyPrecedes($1) } ?? [0, 0, 0]
      if name != "where" { for place in 0..<3 { specificity[place] += strongest[place] } }
      return name == "not" ? Condition.none(list) : .any(list)
    }
    specificity[1] += 1
    let ofTag = name.hasSuffix("-of-type"), fromEnd = name.contains("last")
    switch name {
    case "root": return .root
    case "empty": return .empty
    case "link", "any-link": return .attribute("href", operation: "", value: "")
    case "checked", "disabled", "required": return .attribute(name, operation: "", value: "")
    case "first-child", "last-child", "first-of-type", "last-of-type":
      return .place(step: 0, offset: 1, fromEnd: fromEnd, ofTag: ofTag)
    case "only-child", "only-of-type":
      let first = Condition.place(step: 0, offset: 1, fromEnd: false, ofTag: ofTag)
      let last = Condition.place(step: 0, offset: 1, fromEnd: true, ofTag: ofTag)
      return .none([Self.alone(Self.not(first)), Self.alone(Self.not(last))])
    case "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type":
      guard let (step, offset) = Self.formula(argument ?? "") else { return nil }
      return .place(step: step, offset: offset, fromEnd: fromEnd, ofTag: ofTag)
    default: return nil
    }
  }

  private static func not(_ condition: Condition) -> Condition { .none([alone(condition)]) }

  private static func alone(_ condition: Condition) -> Selector {
    var selector = Selector("")
    selector.compounds = [Compound(conditions: [condition])]
    return selector
  }

  /// Reads `2n + 1`, `odd`, `even` or a number.
  private static func formula(_ text: String) -> (step: Int, offset: Int)? {
    let text = text.lowercased().filter { !$0.isWhitespace }
    if text == "odd" { return (2, 1) }
    if text == "even" { return (2, 0) }
    guard let n = text.firstIndex(of: "n") else { return Int(text).map { (0, $0) } }
    let before = text[..<n], after = text[text.index(after: n)...]
    let step = before.isEmpty || before == "+" ? 1 : before == "-" ? -1 : Int(before)
    guard let step, let offset = after.isEmpty ? 0 : Int(after) else { return nil }
    return (step, offset)
  }

  /// Reads `name`, `name=value` and the other comparisons.
  private static func attribute(_ text: String) -> Condition? {
    guard let sign = text.firstIndex(of: "=") else {
      return .attribute(trimmed(text).lowercased(), operation: "", value: "")
    }
    var name = trimmed(text[..<sign]), operation = "="
    if let last = name.last, "~|^$*".contains(last) {
      operation = "\(last)="
      name = trimmed(name.dropLast())
    }
    let value = trimmed(text[text.index(after: sign)...].filter { $0 != "\"" && $0 != "'" })
    return .attribute(name.lowercased(), operation: operation, value: value)
  }

  /// Splits text at a character outside of quotes, parentheses and brackets.
  static func split(_ text: String, at mark: Character) -> [String] {
    var parts = [""], depth = 0, quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "(" || character == "[" {
        depth += 1
      } else if character == ")" || character == "]" {
        depth -= 1
      } else if depth == 0, character == mark || mark == " " && character.isWhitespace {
        parts.append("")
        continue
      }
      parts[parts.count - 1].append(character)
    }
    return parts.map { trimmed($0) }.filter { !$0.isEmpty }
  }

  /// Splits text at white space outside of quotes and parentheses.
  static func words(_ text: String) -> [String] { split(text, at: " ") }
}

extension Selector {
  /// Returns `true` if the selector matches an element. Takes O(m · n) steps for m compounds and n candidates.
  func matches(_ index: Int, in tree: MarkupTree) -> Bool {
    var element = index
    let tag = tree[index].tag
    if let pseudoElement {
      guard tag == "::\(pseudoElement)", let parent = tree[index].parent else { return false }
      element = parent
    } else if tag.hasPrefix("::") {
      return false
    }
    guard let last = compounds.last, last.conditions.allSatisfy({ $0.holds(for: element, in: tree) }) else {
      return false
    }
    // The elements that can match the current compound.
    var places: Set = [element]
    for compound in compounds.indices.dropFirst().reversed() {
      var candidates: Set<Int> = []
      for place in places { Self.insert(compounds[compound].combinator, place, in: tree, into: &candidates) }
      let conditions = compounds[compound - 1].conditions
      places = candidates.filter { candidate in conditions.allSatisfy { $0.holds(for: candidate, in: tree) } }
      if places.isEmpty { return false }
    }
    return true
  }

  /// Adds the elements from which a combinator leads to an element.
  private static func insert(_ combinator: Character, _ index: Int, in tree: MarkupTree, into set: inout Set<Int>) {
    switch combinator {
    case ">": if let parent = tree[index].parent { set.insert(parent) }
    case "+", "~":
      let (all, place) = tree.siblings(of: index)
      set.formUnion(combinator == "+" ? all[..<place].suffix(1) : all[..<place])
    default:
      var ancestor = tree[index].parent
      while let current = ancestor, set.insert(current).inserted { ancestor = tree[current].parent }
    }
  }
}

extension Selector.Condition {
  fileprivate func holds(for index: Int, in tree: MarkupTree) -> Bool {
    let element = tree[index]
    switch self {
    case .tag(let tag): return element.tag == tag
    case .id(let id): return element.attributes["id"] == id
    case .className(let name): return element.classes.contains(name)
    case .root: return element.parent == nil
    case .empty: return element.content.isEmpty
    case .any(let list): return list.contains { $0.matches(index, in: tree) }
    case .none(let list): return !list.contains { $0.matches(index, in: tree) }
    case .never: return false
    case .attribute(let name, let operation, let value):
      guard let own = element.attributes[name] else { return false }
      switch operation {
      case "": return true
      case "~=": return own.split(whereSeparator: { $0.isWhitespace }).contains { $0 == value }
      case "|=": return own == value || own.hasPrefix("\(value)-")
      case "^=": return !value.isEmpty && own.hasPrefix(value)
      case "$=": return !value.isEmpty && own.hasSuffix(value)
      case "*=": return !value.isEmpty && own.contains(value)
      default: return own == value
      }
    case .place(let step, let offset, let fromEnd, let ofTag):
      var (all, place) = tree.siblings(of: index)
      if ofTag {
        all.removeAll { tree[$0].tag != element.tag }
        place = all.firstIndex(of: index) ?? 0
      }
      let distance = (fromEnd ? all.count - place : place + 1) - offset
      return step == 0 ? distance == 0 : distance % step == 0 && distance / step >= 0
    }
  }
}

/// Splits a selector into its parts.
private struct SelectorScanner {
  private var text: [Character]
  private var position = 0

  init(_ text: String) { self.text = Array(text) }

  var isAtEnd: Bool { position == text.count }
  var rest: String { String(text[position...]) }

  /// Returns the combinator at the position, after skipping it and the spaces around it.
  mutating func combinator() -> Character? {
    let start = position
    skipSpaces()
    guard position < text.count else { return nil }
    if ">+~".contains(text[position]) {
      position += 1
      skipSpaces()
      return text[position - 1] == " " ? combinatorBefore() : text[position - 1]
    }
    return position > start ? " " : nil
  }

  private func combinatorBefore() -> Character {
    text[..<position].last { !$0.isWhitespace } ?? " "
  }

  /// Returns a mark such as `.` or `::`, the name after it, and the text in its parentheses or brackets.
  mutating func part() -> (mark: String, name: String, argument: String?)? {
    guard position < text.count else { return nil }
    var mark = ""
    while position < text.count, ".#:&*[".contains(text[position]) {
      mark.append(text[position])
      position += 1
      if mark != ":" { break }
    }
    if mark == "[" { return (mark, "", argument(upTo: "]")) }
    var name = ""
    while position < text.count, Self.isName(text[position]) || text[position] == "\\" {
      if text[position] == "\\" { position += 1 }
      guard position < text.count else { break }
      name.append(text[position])
      position += 1
    }
    if mark.isEmpty && name.isEmpty { return nil }
    guard position < text.count, text[position] == "(" else { return (mark, name, nil) }
    position += 1
    return (mark, name, argument(upTo: ")"))
  }

  /// Returns the text up to a closing parenthesis or bracket, and skips that.
  private mutating func argument(upTo end: Character) -> String {
    var result = "", depth = 0
    while position < text.count {
      let character = text[position]
      position += 1
      if character == "(" { depth += 1 }
      if character == end, depth == 0 { break }
      if character == ")" { depth -= 1 }
      result.append(character)
    }
    return result
  }

  private mutating func skipSpaces() { while position < text.count, text[position].isWhitespace { position += 1 } }

  private static func isName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-" || character == "_" || !character.isASCII
  }
}

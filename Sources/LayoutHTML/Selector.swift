/// A selector: names, classes, ids, attributes and positions, with combinators.
struct Selector {
  enum Reading {
    case selector(Selector)
    /// A selector that matches no element of a static page, such as `:hover` or `::selection`.
    case neverMatches
    /// A part that is not supported.
    case unknown(String)
  }

  indirect enum Condition {
    case tag(String)
    case id(String)
    case className(String)
    case attribute(String, operation: String, value: String)
    /// `:nth-child` and similar pseudo-classes: the position among siblings is `step * n + offset` for some n ≥ 0.
    /// Positions start at 1. If `ofTag` is `true`, only siblings with the same tag count.
    case nthChild(step: Int, offset: Int, fromEnd: Bool, ofTag: Bool)
    case root
    case empty
    /// `:is`: one of the selectors matches.
    case any([Selector])
    /// `:not`: none of the selectors matches.
    case none([Selector])
    /// A state such as `:hover`, which no element has.
    case never
  }

  /// A compound selector: conditions on a single element, without combinators.
  struct Compound {
    var conditions: [Condition] = []
    /// The combinator before the compound: a space, `>`, `+` or `~`.
    var combinator: Character = " "
  }

  let text: String
  private(set) var compounds: [Compound] = []
  /// The pseudo-element `before` or `after`, if the selector ends with one.
  private(set) var pseudoElement: String?
  /// The numbers of ids, of classes, attributes and pseudo-classes, and of tags, in this order (Selectors 4 §17).
  private(set) var specificity = [0, 0, 0]

  private init(_ text: String) { self.text = text }

  /// Returns the text of a selector that is nested in the block of this selector.
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
      while let (mark, name, argument) = scanner.simpleSelector() {
        if mark.hasPrefix(":"), name == "before" || name == "after" {
          selector.pseudoElement = name
          selector.specificity[2] += 1
        } else if mark == "::", ignoredPseudoElements.contains(name) || name.hasPrefix("-") {
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
        return .unknown(scanner.remainder)
      }
      combinator = next
    }
    if selector.compounds.isEmpty { return .unknown("'\(text)'") }
    return isNever ? .neverMatches : .selector(selector)
  }

  private static let ignoredPseudoElements: Set = [
    "selection", "placeholder", "marker", "backdrop", "file-selector-button",
  ]
  /// Pseudo-classes that match no element of a static page.
  private static let states: Set = [
    "hover", "focus", "active", "visited", "focus-visible", "focus-within", "target", "invalid", "user-invalid",
    "user-valid", "autofill", "fullscreen", "modal", "popover-open", "indeterminate", "-webkit-autofill",
    "-moz-focusring", "-moz-placeholder", "-ms-input-placeholder", "out-of-range", "placeholder-shown",
  ]

  /// Returns the condition of a simple selector, and adds its specificity. Returns nil if it is not supported.
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
      let highest = list.map { $0.specificity }.max { $0.lexicographicallyPrecedes($1) } ?? [0, 0, 0]
      if name != "where" { for level in 0..<3 { specificity[level] += highest[level] } }
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
      return .nthChild(step: 0, offset: 1, fromEnd: fromEnd, ofTag: ofTag)
    case "only-child", "only-of-type":
      let first = Condition.nthChild(step: 0, offset: 1, fromEnd: false, ofTag: ofTag)
      let last = Condition.nthChild(step: 0, offset: 1, fromEnd: true, ofTag: ofTag)
      return .none([Self.selector(Self.not(first)), Self.selector(Self.not(last))])
    case "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type":
      guard let (step, offset) = Self.formula(argument ?? "") else { return nil }
      return .nthChild(step: step, offset: offset, fromEnd: fromEnd, ofTag: ofTag)
    default: return nil
    }
  }

  private static func not(_ condition: Condition) -> Condition { .none([selector(condition)]) }

  private static func selector(_ condition: Condition) -> Selector {
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
}

extension Selector {
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

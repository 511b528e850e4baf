/// A declaration of CSS: a property and its value.
struct Declaration {
  var property: String
  var value: String
  var isImportant = false
  var line = 0
  /// The selector of its rule, or the element whose `style` contains it.
  var place = ""

  var description: String { "\(place) { \(property): \(value) }" }
}

/// The rules of style sheets that apply in a viewport.
struct StyleSheet {
  private struct Rule {
    var selector: Selector
    var declarations: [Declaration]
  }

  private static let depthLimit = 8

  private let viewport: Markup.Space
  private var rules: [Rule] = []
  private(set) var faults = MarkupFaults()
  /// The declarations outside of all rules, which describe a single box.
  private(set) var bare: [Declaration] = []
  /// The names of animations that could move boxes.
  private(set) var movingAnimations: Set<String> = []

  var isEmpty: Bool { rules.isEmpty }
  var hasPseudoElements: Bool { rules.contains { $0.selector.pseudoElement != nil } }

  init(viewport: Markup.Space) { self.viewport = viewport }

  /// Adds the rules of a text that starts in a line.
  mutating func read(_ css: String, line: Int = 1) {
    var scanner = StyleScanner(css, line: line)
    read(&scanner, in: nil, depth: 0)
  }

  /// Returns the declarations of a `style` attribute.
  static func declarations(_ text: String, of element: MarkupElement) -> [Declaration] {
    var scanner = StyleScanner(text, line: element.line), declarations: [Declaration] = []
    while let (head, line, _) = scanner.next() {
      if let declaration = declaration(head, line, element.label) { declarations.append(declaration) }
    }
    return declarations
  }

  /// Reads rules and declarations up to the end of a block. Nested rules extend the selectors of the block.
  private mutating func read(_ scanner: inout StyleScanner, in selectors: [Selector]?, depth: Int) {
    let first = rules.count, name = selectors?.map { $0.text }.joined(separator: ", ") ?? ""
    var declarations: [Declaration] = []
    while let (head, line, end) = scanner.next() {
      if end == .block {
        if depth == Self.depthLimit {
          faults.add(line, head, "rules are nested deeper than \(Self.depthLimit) levels; make them flatter")
          _ = Self.skipBlock(&scanner)
        } else if head.hasPrefix("@") {
          readConditional(head, line, &scanner, in: selectors, depth: depth)
        } else {
          read(&scanner, in: self.selectors(head, line, in: selectors), depth: depth + 1)
        }
        continue
      }
      if head.hasPrefix("@") {
        if head.hasPrefix("@import") { faults.add(line, head, "other files are not read; copy the rules into the page") }
      } else if let declaration = Self.declaration(head, line, name) {
        declarations.append(declaration)
      }
      if end == .blockEnd { break }
    }
    guard let selectors else { return bare += declarations }
    // The declarations of a block come before its nested rules.
    rules.insert(contentsOf: selectors.map { Rule(selector: $0, declarations: declarations) }, at: first)
  }

  private mutating func selectors(_ head: String, _ line: Int, in outer: [Selector]?) -> [Selector] {
    let texts = Selector.split(head, at: ",")
    guard texts.count * (outer?.count ?? 1) <= 1_000 else {
      faults.add(line, head, "more than 1000 selectors in nested rules are not supported")
      return []
    }
    return texts.flatMap { text -> [Selector] in
      let parts = outer.map { $0.map { $0.nested(text) } } ?? [text]
      return parts.compactMap { part in
        switch Selector.read(part) {
        case .selector(let selector): return selector
        case .neverMatches: return nil
        case .unknown(let what):
          faults.add(line, text, "the selector \(what) is not supported; select by names, classes, ids or positions")
          return nil
        }
      }
    }
  }

  private mutating func readConditional(
    _ head: String, _ line: Int, _ scanner: inout StyleScanner, in selectors: [Selector]?, depth: Int
  ) {
    let name = String(head.prefix { !$0.isWhitespace && $0 != "(" }).lowercased()
    let condition = trimmed(head.dropFirst(name.count))
    switch name {
    case "@media":
      var block = StyleSheet(viewport: viewport)
      block.read(&scanner, in: selectors, depth: depth + 1)
      switch MediaQuery(viewport: viewport).matches(condition) {
      case true?:
        rules += block.rules
        movingAnimations.formUnion(block.movingAnimations)
        faults.add(block.faults)
      case false?: break
      case nil: faults.add(line, head, "only conditions about the width, the height and the orientation are supported")
      }
    case "@keyframes", "@-webkit-keyframes":
      if Self.skipBlock(&scanner).contains(where: { !PropertyKinds.isHarmless($0.property) }) {
        movingAnimations.insert(condition)
      }
    case "@font-face", "@page", "@property", "@counter-style", "@font-feature-values", "@-ms-viewport":
      _ = Self.skipBlock(&scanner)
    default:
      _ = Self.skipBlock(&scanner)
      faults.add(line, head, "\(name) is not supported; write the rules without it")
    }
  }

  /// Reads all declarations up to the end of a block, whatever their selectors are.
  private static func skipBlock(_ scanner: inout StyleScanner) -> [Declaration] {
    var declarations: [Declaration] = [], depth = 1
    while depth > 0, let (head, line, end) = scanner.next() {
      if end == .block {
        depth += 1
        continue
      }
      if let declaration = declaration(head, line, "") { declarations.append(declaration) }
      if end == .blockEnd { depth -= 1 }
    }
    return declarations
  }

  private static func declaration(_ text: String, _ line: Int, _ place: String) -> Declaration? {
    let parts = text.split(separator: ":", maxSplits: 1).map { trimmed($0) }
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    let isCustom = parts[0].hasPrefix("--")
    let property = isCustom ? parts[0] : parts[0].lowercased()
    var value = parts[1], isImportant = false
    if let mark = value.lastIndex(of: "!"), trimmed(value[mark...].dropFirst()).lowercased() == "important" {
      value = trimmed(value[..<mark])
      isImportant = true
    }
    // Names of grid lines and areas, and texts, are case-sensitive; all other words are not.
    let keepsCase = isCustom || property.hasPrefix("grid") || property == "content" || property.hasPrefix("animation")
    return Declaration(
      property: property, value: keepsCase || value.contains("var(") ? value : value.lowercased(),
      isImportant: isImportant, line: line, place: place)
  }

  /// Returns the declarations that apply to an element, the strongest last. Its own `style` comes after all rules, but
  /// before important declarations.
  func declarations(of index: Int, in tree: MarkupTree, isWithStyle: Bool = true) -> [Declaration] {
    var found: [(rank: [Int], Declaration)] = []
    for (order, rule) in rules.enumerated() where rule.selector.matches(index, in: tree) {
      for declaration in rule.declarations {
        found.append(([declaration.isImportant ? 1 : 0, 0] + rule.selector.specificity + [order], declaration))
      }
    }
    let element = tree[index]
    for declaration in Self.declarations(isWithStyle ? element.attributes["style"] ?? "" : "", of: element) {
      found.append(([declaration.isImportant ? 1 : 0, 1, 0, 0, 0, 0], declaration))
    }
    // Declarations of equal rank stay in order.
    let order = found.indices.sorted { a, b in
      found[a].rank == found[b].rank ? a < b : found[a].rank.lexicographicallyPrecedes(found[b].rank)
    }
    return order.map { found[$0].1 }
  }
}

/// Splits CSS into the heads of blocks and the declarations between them.
struct StyleScanner {
  enum End { case block, semicolon, blockEnd, text }

  private let bytes: [UInt8]
  private var position = 0
  private var line: Int

  init(_ css: String, line: Int) {
    bytes = Array(css.utf8)
    self.line = line
  }

  /// Returns the text up to the next `{`, `;` or `}` outside of quotes and parentheses, without comments, and its line.
  mutating func next() -> (text: String, line: Int, end: End)? {
    guard position < bytes.count else { return nil }
    var text: [UInt8] = [], depth = 0, quote: UInt8?, start = line
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\n") { line += 1 }
      if let mark = quote {
        if byte == mark { quote = nil }
      } else if byte == UInt8(ascii: "/"), position < bytes.count, bytes[position] == UInt8(ascii: "*") {
        skipComment()
        text.append(UInt8(ascii: " "))
        continue
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") {
        depth = max(0, depth - 1)
      } else if let end = Self.ends[byte], depth == 0 || end != .semicolon {
        return (trimmed(String(decoding: text, as: UTF8.self)), start, end)
      }
      if text.allSatisfy({ $0 <= 0x20 }) { start = line }
      text.append(byte)
    }
    return (trimmed(String(decoding: text, as: UTF8.self)), start, .text)
  }

  private static let ends: [UInt8: End] = [
    UInt8(ascii: "{"): .block, UInt8(ascii: ";"): .semicolon, UInt8(ascii: "}"): .blockEnd,
  ]

  private mutating func skipComment() {
    position += 1
    while position < bytes.count, bytes[position - 1] != UInt8(ascii: "*") || bytes[position] != UInt8(ascii: "/") {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
    position = min(position + 1, bytes.count)
  }
}

/// Conditions of `@media`.
struct MediaQuery {
  let viewport: Markup.Space

  /// Returns whether a list of conditions holds, or nil if one of them is not supported.
  func matches(_ list: String) -> Bool? {
    var holds = false
    for query in Selector.split(list.lowercased(), at: ",") {
      guard let result = matches(query: query) else { return nil }
      holds = holds || result
    }
    return holds
  }

  private func matches(query: String) -> Bool? {
    var holds = true, isNegated = false
    for word in Selector.words(query) {
      switch word {
      case "and", "only", "all", "screen": break
      case "not": isNegated = true
      case "print", "speech": holds = false
      default:
        guard word.hasPrefix("("), word.hasSuffix(")"), let result = feature(word.dropFirst().dropLast()) else {
          return nil
        }
        holds = holds && result
      }
    }
    return holds != isNegated
  }

  private func feature(_ text: Substring) -> Bool? {
    let parts = text.split(separator: ":").map { trimmed($0) }
    guard parts.count == 2 else { return range(text) }
    switch parts[0] {
    case "orientation": return (parts[1] == "portrait") == (viewport.height >= viewport.width)
    case "prefers-reduced-motion", "prefers-contrast": return parts[1] == "no-preference"
    case "prefers-color-scheme": return parts[1] == "light"
    case "hover", "any-hover": return parts[1] == "hover"
    case "pointer", "any-pointer": return parts[1] == "fine"
    default:
      guard let length = length(parts[1]) else { return nil }
      let isMinimum = parts[0].hasPrefix("min-"), isMaximum = parts[0].hasPrefix("max-")
      guard let size = size(String(parts[0].dropFirst(isMinimum || isMaximum ? 4 : 0))) else { return nil }
      return isMinimum ? size >= length : isMaximum ? size <= length : size == length
    }
  }

  /// Reads comparisons such as `400px <= width < 700px`.
  private func range(_ text: Substring) -> Bool? {
    var words = [""], operators: [String] = []
    for character in text where !character.isWhitespace {
      if "<>=".contains(character) {
        if words[words.count - 1].isEmpty, !operators.isEmpty {
          operators[operators.count - 1].append(character)
        } else {
          operators.append(String(character))
          words.append("")
        }
      } else {
        words[words.count - 1].append(character)
      }
    }
    let values = words.compactMap { size($0) ?? length($0) }
    guard !operators.isEmpty, values.count == words.count else { return nil }
    var holds = true
    for (place, mark) in operators.enumerated() {
      let (a, b) = (values[place], values[place + 1])
      switch mark {
      case "<": holds = holds && a < b
      case "<=": holds = holds && a <= b
      case ">": holds = holds && a > b
      case ">=": holds = holds && a >= b
      case "=": holds = holds && a == b
      default: return nil
      }
    }
    return holds
  }

  private func size(_ name: String) -> Double? {
    name == "width" ? viewport.width : name == "height" ? viewport.height : nil
  }

  /// In conditions, `em` and `rem` are the initial font size.
  private func length(_ text: String) -> Double? {
    Units(em: 16, rem: 16, lineHeight: 16, viewport: viewport).points(text)
  }
}

/// Returns text without surrounding white space.
func trimmed(_ text: some StringProtocol) -> String {
  guard let first = text.firstIndex(where: { !$0.isWhitespace }), let last = text.lastIndex(where: { !$0.isWhitespace })
  else { return "" }
  return String(text[first...last])
}

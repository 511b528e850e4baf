/// A declaration of CSS: a property and its value.
struct Declaration {
  var property: String
  var value: String
  var isImportant = false
  /// `true` for a declaration of the browser's own style sheet.
  var isFromBrowser = false
  var line = 0
  /// The selector of the declaration's rule, or the element whose `style` attribute contains the declaration.
  var location = ""

  var description: String { "\(location) { \(property): \(value) }" }
}

/// The rules of style sheets, without the rules in `@media` blocks that do not match the viewport.
struct StyleSheet {
  private struct Rule {
    var selector: Selector
    var declarations: [Declaration]
  }

  private static let depthLimit = 8

  private let viewport: Markup.Size
  private var rules: [Rule] = []
  private(set) var faults = MarkupFaults()
  /// The declarations outside of all rules. They describe a single box.
  private(set) var topLevelDeclarations: [Declaration] = []
  /// The names of animations that could move boxes.
  private(set) var movingAnimations: Set<String> = []

  var isEmpty: Bool { rules.isEmpty }
  var hasPseudoElements: Bool { rules.contains { $0.selector.pseudoElement != nil } }

  init(viewport: Markup.Size) { self.viewport = viewport }

  /// Adds the rules of CSS that starts in the given line of the file.
  mutating func read(_ css: String, line: Int = 1) {
    var scanner = StyleScanner(css, line: line)
    read(&scanner, in: nil, depth: 0)
  }

  /// Returns the declarations of a `style` attribute.
  static func declarations(_ text: String, of element: MarkupElement) -> [Declaration] {
    var scanner = StyleScanner(text, line: element.line), declarations: [Declaration] = []
    while let (prelude, line, _) = scanner.next() {
      if let declaration = declaration(prelude, line, element.label) { declarations.append(declaration) }
    }
    return declarations
  }

  /// Reads rules and declarations up to the end of a block.
  ///
  /// - Parameter selectors: The selectors of the block, which nested rules extend; nil at the top level.
  private mutating func read(_ scanner: inout StyleScanner, in selectors: [Selector]?, depth: Int) {
    let first = rules.count, name = selectors?.map { $0.text }.joined(separator: ", ") ?? ""
    var declarations: [Declaration] = []
    while let (prelude, line, end) = scanner.next() {
      if end == .block {
        if depth == Self.depthLimit {
          faults.add(line, prelude, "rules are nested deeper than \(Self.depthLimit) levels; make them flatter")
          _ = Self.skipBlock(&scanner)
        } else if prelude.hasPrefix("@") {
          readAtRule(prelude, line, &scanner, in: selectors, depth: depth)
        } else {
          read(&scanner, in: self.selectors(prelude, line, in: selectors), depth: depth + 1)
        }
        continue
      }
      if prelude.hasPrefix("@") {
        if prelude.hasPrefix("@import") {
          faults.add(line, prelude, "other files are not read; copy the rules into the page")
        }
      } else if let declaration = Self.declaration(prelude, line, name) {
        declarations.append(declaration)
      }
      if end == .blockEnd { break }
    }
    guard let selectors else {
      topLevelDeclarations += declarations
      return
    }
    // The declarations of a block come before its nested rules.
    rules.insert(contentsOf: selectors.map { Rule(selector: $0, declarations: declarations) }, at: first)
  }

  /// Returns the supported selectors of a list, nested in `outer`. Records a fault for each unsupported selector.
  private mutating func selectors(_ prelude: String, _ line: Int, in outer: [Selector]?) -> [Selector] {
    let texts = Selector.split(prelude, at: ",")
    guard texts.count * (outer?.count ?? 1) <= 1_000 else {
      faults.add(line, prelude, "more than 1000 selectors in nested rules are not supported")
      return []
    }
    return texts.flatMap { text -> [Selector] in
      let parts = outer.map { $0.map { $0.nested(text) } } ?? [text]
      return parts.compactMap { part in
        switch Selector.read(part) {
        case .selector(let selector): return selector
        case .neverMatches: return nil
        case .unknown(let part):
          faults.add(line, text, "the selector \(part) is not supported; select by names, classes, ids or positions")
          return nil
        }
      }
    }
  }

  private mutating func readAtRule(
    _ prelude: String, _ line: Int, _ scanner: inout StyleScanner, in selectors: [Selector]?, depth: Int
  ) {
    let name = String(prelude.prefix { !$0.isWhitespace && $0 != "(" }).lowercased()
    let condition = trimmed(prelude.dropFirst(name.count))
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
      case nil:
        faults.add(line, prelude, "only conditions about the width, the height and the orientation are supported")
      }
    case "@keyframes", "@-webkit-keyframes":
      if Self.skipBlock(&scanner).contains(where: { !PropertyKinds.isHarmless($0.property) }) {
        movingAnimations.insert(condition)
      }
    case "@font-face", "@page", "@property", "@counter-style", "@font-feature-values", "@-ms-viewport":
      _ = Self.skipBlock(&scanner)
    default:
      _ = Self.skipBlock(&scanner)
      faults.add(line, prelude, "\(name) is not supported; write the rules without it")
    }
  }

  /// Skips a block, and returns all of its declarations, including the declarations of nested rules.
  private static func skipBlock(_ scanner: inout StyleScanner) -> [Declaration] {
    var declarations: [Declaration] = [], depth = 1
    while depth > 0, let (prelude, line, end) = scanner.next() {
      if end == .block {
        depth += 1
        continue
      }
      if let declaration = declaration(prelude, line, "") { declarations.append(declaration) }
      if end == .blockEnd { depth -= 1 }
    }
    return declarations
  }

  private static func declaration(_ text: String, _ line: Int, _ location: String) -> Declaration? {
    let parts = text.split(separator: ":", maxSplits: 1).map { trimmed($0) }
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    let isCustom = parts[0].hasPrefix("--")
    let property = isCustom ? parts[0] : parts[0].lowercased()
    var value = parts[1], isImportant = false
    if let mark = value.lastIndex(of: "!"), trimmed(value[mark...].dropFirst()).lowercased() == "important" {
      value = trimmed(value[..<mark])
      isImportant = true
    }
    // The names of grid lines, areas and animations, and text, are case-sensitive. All other values are not.
    let keepsCase = isCustom || property.hasPrefix("grid") || property == "content" || property.hasPrefix("animation")
    return Declaration(
      property: property, value: keepsCase || value.contains("var(") ? value : value.lowercased(),
      isImportant: isImportant, line: line, location: location)
  }

  /// Returns the declarations that apply to an element, in ascending precedence. The `style` attribute comes after all
  /// rules, but before important declarations.
  func declarations(of index: Int, in tree: MarkupTree, includesStyleAttribute: Bool = true) -> [Declaration] {
    var matching: [(rank: [Int], Declaration)] = []
    for (order, rule) in rules.enumerated() where rule.selector.matches(index, in: tree) {
      for declaration in rule.declarations {
        matching.append(([declaration.isImportant ? 1 : 0, 0] + rule.selector.specificity + [order], declaration))
      }
    }
    let element = tree[index]
    for declaration in Self.declarations(includesStyleAttribute ? element.attributes["style"] ?? "" : "", of: element) {
      matching.append(([declaration.isImportant ? 1 : 0, 1, 0, 0, 0, 0], declaration))
    }
    // Declarations of equal rank stay in order.
    let order = matching.indices.sorted { a, b in
      matching[a].rank == matching[b].rank ? a < b : matching[a].rank.lexicographicallyPrecedes(matching[b].rank)
    }
    return order.map { matching[$0].1 }
  }
}

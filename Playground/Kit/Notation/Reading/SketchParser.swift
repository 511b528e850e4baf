internal import EagerLayout

/// Reads the text of a layout into the library's values. It uses its own stack instead of recursion, so that deep
/// nesting does not exhaust the thread's stack.
struct SketchParser {
  /// A container whose block is being read.
  private struct OpenItem {
    var item: Row
    let kind: ItemKind
    let node: Int
    /// The position of the `{` that opens the block.
    let brace: Int
    var children: ContiguousArray<LayoutNode> = []
  }

  var scanner: SketchScanner
  private var openItems: [OpenItem] = []
  /// The outermost item; `nil` until it has been read.
  var root: LayoutNode?
  var ids: SketchIDs
  var ranges: [Range<Int>] = []
  var surroundings = SketchSurroundings()
  /// The `LinearLayout` of the text, and the items that were added to it; `nil` for other texts.
  var line: (container: Row, items: ContiguousArray<LayoutNode>)?

  /// The maximum depth. The library's values are nested like the text, and deeper values exhaust a thread's stack.
  static let depthLimit = 1000

  init(_ text: [UInt8], ids: SketchIDs = SketchIDs()) {
    scanner = SketchScanner(text)
    self.ids = ids
  }

  mutating func parse() throws(SketchFault) -> LayoutNode {
    try scanner.skipSpace()
    if scanner.isAtEnd {
      throw scanner.fault("there is no layout here", expected: "Write Row { … }, for example.", isUnfinished: true)
    }
    try readStatementsBefore()
    if line == nil { try readRoot() }
    try readStatementsAfter()
    guard let root = filledLine ?? root else { preconditionFailure("A text without a root was refused.") }
    return root
  }

  private mutating func readRoot() throws(SketchFault) {
    try readItem()
    while let last = openItems.last {
      try readSeparator(in: last)
      if scanner.take(UInt8(ascii: "}")) {
        try closeItem()
      } else if scanner.isAtEnd {
        throw scanner.fault(
          "this { of \(last.kind.name) is never closed", expected: "A } is missing.", at: last.brace,
          isUnfinished: true)
      } else {
        try readItem()
      }
    }
  }

  /// Reads the separator between two items: a line break or `;`.
  private mutating func readSeparator(in container: OpenItem) throws(SketchFault) {
    var isSeparated = try scanner.skipSpace()
    while scanner.take(UInt8(ascii: ";")) {
      isSeparated = true
      try scanner.skipSpace()
    }
    guard !isSeparated, !container.children.isEmpty, !scanner.isAtEnd, scanner.next != UInt8(ascii: "}") else { return }
    throw scanner.fault(
      "\(scanner.nextTokenDescription) comes right after an item",
      expected: "Separate items by ; or a new line, and write } after the last one.")
  }

  mutating func readItem() throws(SketchFault) {
    let start = scanner.position
    guard let name = scanner.name() else { throw missingItem() }
    guard let kind = ItemKind.allCases.first(where: { scanner.matches(name, $0.name) }) else { throw unknownItem(name) }
    let arguments = try scanner.arguments()
    let node = ranges.count
    ranges.append(start..<scanner.position)
    var lookahead = scanner
    try lookahead.skipSpace()
    let hasBlock = lookahead.next == UInt8(ascii: "{") && !lookahead.isAtEnd
    guard kind.isContainer else {
      if hasBlock { throw blockOnLeaf(kind, at: lookahead.position) }
      if arguments == nil {
        throw scanner.fault(
          "\(kind.name) has no parentheses", expected: "Write \(kind.example).", isUnfinished: scanner.isAtEnd)
      }
      var item = try item(kind, arguments ?? [], name)
      try readModifiers(of: kind, node, &item)
      return add(item.node)
    }
    var item = try item(kind, arguments ?? [], name)
    guard hasBlock else {
      if arguments == nil {
        throw scanner.fault(
          "\(kind.name) has no block", expected: "Write \(kind.name) { … }.", isUnfinished: scanner.isAtEnd)
      }
      try readModifiers(of: kind, node, &item)
      return add(item.node)
    }
    guard openItems.count < Self.depthLimit else {
      throw scanner.fault("more than \(Self.depthLimit) items are nested here", at: start)
    }
    openItems.append(OpenItem(item: item, kind: kind, node: node, brace: lookahead.position))
    scanner.position = lookahead.position + 1
  }

  private mutating func closeItem() throws(SketchFault) {
    var closed = openItems.removeLast()
    closed.item.node.children = closed.children
    try readModifiers(of: closed.kind, closed.node, &closed.item)
    add(closed.item.node)
  }

  private mutating func add(_ node: LayoutNode) {
    if openItems.isEmpty { root = node } else { openItems[openItems.count - 1].children.append(node) }
  }

  private mutating func item(
    _ kind: ItemKind, _ arguments: [Argument], _ name: Range<Int>
  ) throws(SketchFault) -> Row {
    let (values, signature) = try scanner.match(arguments, to: kind.signatures, of: name, example: kind.example)
    return kind.item(values, signature: signature, ids: &ids)
  }

  private mutating func readModifiers(of kind: ItemKind, _ node: Int, _ item: inout Row) throws(SketchFault) {
    while true {
      var lookahead = scanner
      try lookahead.skipSpace()
      guard lookahead.take(UInt8(ascii: ".")) else { break }
      ranges[node] = ranges[node].lowerBound..<scanner.position
      scanner.position = lookahead.position
      // `.layout` specifies the bounds and ends the layout.
      if openItems.isEmpty, line == nil, let name = lookahead.name(), scanner.matches(name, "layout") {
        scanner.position = name.upperBound
        return try readLayout(name)
      }
      try readModifier(of: kind, node, &item)
    }
    ranges[node] = ranges[node].lowerBound..<scanner.position
  }

  private mutating func readModifier(of kind: ItemKind, _ node: Int, _ item: inout Row) throws(SketchFault) {
    guard let name = scanner.name() else {
      throw scanner.fault(
        "after the dot there is \(scanner.nextTokenDescription)",
        expected: "Write a modifier there, as in .width(120).",
        isUnfinished: scanner.isAtEnd)
    }
    if let camelCased = scanner.camelCased(name) {
      let hint = MigrationHint.modifier(camelCased, of: kind.name)
      let suggestion = hint == nil ? likelyName(camelCased, in: modifiers(of: kind)) : hint?.name
      throw scanner.fault(
        "names have no hyphens", expected: hint?.remedy ?? (suggestion == nil ? Self.modifierHint : ""),
        suggestion: suggestion,
        at: name.lowerBound)
    }
    if try readItemModifier(name, &item) { return }
    guard let modifier = Modifier.allCases.first(where: { scanner.matches(name, $0.name) }) else {
      throw unknownModifier(name, of: kind)
    }
    guard kind.has(modifier) else {
      let remedy =
        MigrationHint.modifier(modifier.name, of: kind.name)?.remedy
        ?? "This modifier is for Row and Column. Write \(kind.example)."
      throw scanner.fault("\(kind.name) has no '\(modifier.name)'", expected: remedy, at: name.lowerBound)
    }
    guard let arguments = try scanner.arguments() else {
      throw scanner.fault(
        "\(modifier.name) has no parentheses", expected: "Write \(modifier.example).", isUnfinished: scanner.isAtEnd)
    }
    let (values, signature) = try scanner.match(arguments, to: modifier.signatures, of: name, example: modifier.example)
    if modifier == .id {
      let index = values.whole(at: 1) ?? 0
      if let bytes = values.name(at: 0) {
        item.node.id = ids.id(of: bytes, index: index)
      } else {
        item.node.id = ids.id(of: values.whole(at: 0) ?? 0, index: index)
      }
    } else {
      modifier.apply(values, signature: signature, to: &item)
    }
  }
}

// Reading of modifiers that set the layout value of an item for its container.
extension SketchParser {
  /// Reads a modifier that the container supports; returns false for any other.
  private mutating func readItemModifier(_ name: Range<Int>, _ item: inout Row) throws(SketchFault) -> Bool {
    let isGeneral = Modifier.allCases.contains { scanner.matches(name, $0.name) }
    var lookahead = scanner
    // A fault is ignored here, since it is reported when the arguments are read below.
    let needsLabel = isGeneral || MigrationHint.hint("." + scanner.string(name)) != nil
    let label = needsLabel ? (try? lookahead.arguments())?.first?.label : nil
    if needsLabel, label == nil { return false }
    func accepts(_ modifier: ItemModifier) -> Bool {
      guard scanner.matches(name, modifier.name) else { return false }
      guard let label else { return true }
      return modifier.signatures.contains { $0.parameters.contains { scanner.matches(label, $0.label) } }
    }
    let container = openItems.last?.kind.container
    guard let modifier = container?.modifiers.first(where: accepts) else {
      let supportingContainers = ContainerSyntax.all.filter { $0.modifiers.contains(where: accepts) }
      guard let modifier = supportingContainers.first?.modifiers.first(where: accepts) else { return false }
      let names = Parameter.Form.list(supportingContainers.map { $0.name })
      throw scanner.fault(
        openItems.last.map { "'\(modifier.name)' has no effect in \($0.kind.name)" }
          ?? "no container around it supports '\(modifier.name)'",
        expected: "It is for items of \(names): write \(modifier.example) on one of them.", at: name.lowerBound)
    }
    guard let arguments = try scanner.arguments() else {
      throw scanner.fault(
        "\(modifier.name) has no parentheses", expected: "Write \(modifier.example).", isUnfinished: scanner.isAtEnd)
    }
    let (values, signature) = try scanner.match(arguments, to: modifier.signatures, of: name, example: modifier.example)
    modifier.apply(values, signature, &item, &ids)
    return true
  }
}

extension SketchParser {
  private func missingItem() -> SketchFault {
    let problem = "\(scanner.nextTokenDescription) comes where an item should be"
    switch scanner.next {
    case UInt8(ascii: "."):
      return scanner.fault(problem, expected: "A modifier goes after its item, without a ; between them.")
    case UInt8(ascii: ","): return scanner.fault(problem, expected: "Separate items by ; or a new line.")
    case UInt8(ascii: "\""): return scanner.fault(problem, expected: "Text is an item too: write Text(\"words\").")
    default: return scanner.fault(problem, expected: Self.itemHint)
    }
  }

  private func unknownItem(_ name: Range<Int>) -> SketchFault {
    let text = scanner.string(name)
    let problem = "there is no item '\(text)'"
    if let hint = MigrationHint.hint(text) {
      return scanner.fault(problem, expected: hint.remedy, suggestion: hint.name, at: name.lowerBound)
    }
    let suggestion = likelyName(text, in: ItemKind.names)
    return scanner.fault(
      problem, expected: (suggestion == nil ? idRemedy(name) : "") + Self.itemHint, suggestion: suggestion,
      at: name.lowerBound)
  }

  /// The remedy for an unknown word that may be meant as an id: an example with a container if a block follows, or else
  /// with a leaf.
  private func idRemedy(_ name: Range<Int>) -> String {
    var lookahead = scanner
    lookahead.position = name.upperBound
    _ = try? lookahead.arguments()
    _ = try? lookahead.skipSpace()
    // Suggests a name that begins with a lowercase letter.
    let letter = scanner.text[name.lowerBound], isUppercase = (0x41...0x5A).contains(letter)
    let id = String(decoding: [isUppercase ? letter | 0x20 : letter] + scanner.text[name.dropFirst()], as: UTF8.self)
    let item = lookahead.next == UInt8(ascii: "{") ? "Row { … }" : "Fixed(width: 60, height: 20)"
    let box = "\(item).id(\(id))"
    return isUppercase
      ? "To name an item, add a modifier: \(box). "
      : "Replace it with its value, or write an item with this name: \(box). "
  }

  private static var itemHint: String {
    "An item is \(Parameter.Form.list(ItemKind.names.dropLast(ContainerSyntax.all.count)))."
      + " More containers are \(Parameter.Form.list(ContainerSyntax.all.map { $0.name }, last: "and"))."
  }

  private func unknownModifier(_ name: Range<Int>, of kind: ItemKind) -> SketchFault {
    let text = scanner.string(name)
    let problem = "there is no modifier '\(text)'"
    if let hint = MigrationHint.modifier(text, of: kind.name) {
      return scanner.fault(problem, expected: hint.remedy, suggestion: hint.name, at: name.lowerBound)
    }
    let suggestion = likelyName(text, in: modifiers(of: kind))
    return scanner.fault(
      problem, expected: suggestion == nil ? Self.modifierHint : "", suggestion: suggestion, at: name.lowerBound)
  }

  /// The modifiers that an item may have in its container.
  private func modifiers(of kind: ItemKind) -> [String] {
    let containerModifiers = openItems.last?.kind.container?.modifiers.map { $0.name } ?? []
    return Modifier.allCases.filter { kind.has($0) }.map { $0.name } + containerModifiers
  }

  private static var modifierHint: String { "Some modifiers are .width(120), .grow(1), .margin(8) and .id(logo)." }

  private func blockOnLeaf(_ kind: ItemKind, at brace: Int) -> SketchFault {
    let remedy = MigrationHint.hint("{", of: kind.name)?.remedy ?? ""
    return scanner.fault("a block comes after \(kind.name)", expected: remedy, at: brace)
  }
}

extension ItemKind {
  /// Creates the library's item with these arguments, as a `Row`, which has all modifiers.
  func item(_ values: [ParsedValue?], signature: Int, ids: inout SketchIDs) -> Row {
    var item = Row()
    switch self {
    case .row, .column:
      let alignment = values.keyword(at: 0).flatMap { CrossAlignment(rawValue: $0) }
      let gap = values.length(at: 1).map { FlexStyle.Length($0) }
      let isRow = if case .row = self { true } else { false }
      item.node = isRow ? Row(alignment: alignment, gap: gap).node : Column(alignment: alignment, gap: gap).node
    case .flex: item.node = Flex(values.number(at: 0) ?? 1).node
    case .fixed where signature == 1:
      item.node =
        Fixed(values.extent(at: 0) ?? Extent(width: values.number(at: 0) ?? 0, height: values.number(at: 0) ?? 0)).node
    case .fixed:
      switch (values.number(at: 0), values.number(at: 1)) {
      case (let width?, let height?): item.node = Fixed(width: width, height: height).node
      case (let width?, nil): item.node = Fixed(width: width).node
      case (nil, let height): item.node = Fixed(height: height ?? 0).node
      }
    case .measured where signature == 1:
      item.node =
        Measured(
          utf8: values.text(at: 0) ?? [], advance: values.number(at: 1) ?? 0, lineHeight: values.number(at: 2) ?? 0,
          baseline: values.number(at: 3)
        ).node
    case .measured where signature == 2:
      func numbers(_ index: Int) -> [Double] { (values.list(at: index) ?? []).compactMap { [$0].number(at: 0) } }
      item.node =
        Measured(
          widths: numbers(0), heights: numbers(1), minContent: values.number(at: 2), baseline: values.number(at: 3)
        ).node
    case .measured: item.node = Measured(width: values.number(at: 0) ?? 0, height: values.number(at: 1) ?? 0).node
    case .text: item.node = Measured(utf8: values.text(at: 0) ?? [], advance: 10, lineHeight: 10, baseline: 8).node
    case .arranged(let kind): item.node = kind.make(values, signature, &ids)
    }
    return item
  }
}

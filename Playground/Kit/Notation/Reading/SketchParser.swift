internal import EagerLayout

/// Reads the text of a layout into the library's values. It has its own stack, so that nesting does not use the
/// thread's.
struct SketchParser {
  /// An item that is being read.
  private struct Open {
    var item: Row
    let word: ItemWord
    let node: Int
    /// The place of its `{`.
    let brace: Int
    var children: ContiguousArray<LayoutNode> = []
  }

  var scanner: SketchScanner
  private var open: [Open] = []
  /// The outermost item, once it was read.
  var root: LayoutNode?
  var ids: SketchIDs
  var ranges: [Range<Int>] = []
  var surroundings = SketchSurroundings()
  /// A line, and the items that were added to it.
  var line: (container: Row, items: ContiguousArray<LayoutNode>)?

  /// The maximum depth: the library's values are nested like the text, and deeper ones exhaust a thread's stack.
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
    while let last = open.last {
      try readSeparator(in: last)
      if scanner.take(UInt8(ascii: "}")) {
        try close()
      } else if scanner.isAtEnd {
        throw scanner.fault(
          "this { of \(last.word.name) is never closed", expected: "A } is missing.", at: last.brace,
          isUnfinished: true)
      } else {
        try readItem()
      }
    }
  }

  /// Items are separated by a line break or `;`.
  private mutating func readSeparator(in container: Open) throws(SketchFault) {
    var isSeparated = try scanner.skipSpace()
    while scanner.take(UInt8(ascii: ";")) {
      isSeparated = true
      try scanner.skipSpace()
    }
    guard !isSeparated, !container.children.isEmpty, !scanner.isAtEnd, scanner.next != UInt8(ascii: "}") else { return }
    throw scanner.fault(
      "\(scanner.nextThing) comes right after an item",
      expected: "Separate items by ; or a new line, and write } after the last one.")
  }

  mutating func readItem() throws(SketchFault) {
    let start = scanner.position
    guard let name = scanner.name() else { throw noItem() }
    guard let word = ItemWord.allCases.first(where: { scanner.says(name, $0.name) }) else { throw unknownItem(name) }
    let arguments = try scanner.arguments()
    let node = ranges.count
    ranges.append(start..<scanner.position)
    var ahead = scanner
    try ahead.skipSpace()
    let hasBlock = ahead.next == UInt8(ascii: "{") && !ahead.isAtEnd
    guard word.isContainer else {
      if hasBlock { throw blockOnLeaf(word, at: ahead.position) }
      if arguments == nil {
        throw scanner.fault(
          "\(word.name) has no parentheses", expected: "Write \(word.example).", isUnfinished: scanner.isAtEnd)
      }
      var item = try item(word, arguments ?? [], name)
      try readModifiers(of: word, node, &item)
      return add(item.node)
    }
    var item = try item(word, arguments ?? [], name)
    guard hasBlock else {
      if arguments == nil {
        throw scanner.fault(
          "\(word.name) has no block", expected: "Write \(word.name) { … }.", isUnfinished: scanner.isAtEnd)
      }
      try readModifiers(of: word, node, &item)
      return add(item.node)
    }
    guard open.count < Self.depthLimit else {
      throw scanner.fault("more than \(Self.depthLimit) items are nested here", at: start)
    }
    open.append(Open(item: item, word: word, node: node, brace: ahead.position))
    scanner.position = ahead.position + 1
  }

  private mutating func close() throws(SketchFault) {
    var done = open.removeLast()
    done.item.node.children = done.children
    try readModifiers(of: done.word, done.node, &done.item)
    add(done.item.node)
  }

  private mutating func add(_ node: LayoutNode) {
    if open.isEmpty { root = node } else { open[open.count - 1].children.append(node) }
  }

  private mutating func item(
    _ word: ItemWord, _ arguments: [Argument], _ name: Range<Int>
  ) throws(SketchFault) -> Row {
    let (values, signature) = try scanner.match(arguments, to: word.signatures, of: name, example: word.example)
    return word.item(values, signature: signature, ids: &ids)
  }

  private mutating func readModifiers(of word: ItemWord, _ node: Int, _ item: inout Row) throws(SketchFault) {
    while true {
      var ahead = scanner
      try ahead.skipSpace()
      guard ahead.take(UInt8(ascii: ".")) else { break }
      ranges[node] = ranges[node].lowerBound..<scanner.position
      scanner.position = ahead.position
      // The bounds of the whole layout end it.
      if open.isEmpty, line == nil, let name = ahead.name(), scanner.says(name, "layout") {
        scanner.position = name.upperBound
        return try readLayout(name)
      }
      try readModifier(of: word, node, &item)
    }
    ranges[node] = ranges[node].lowerBound..<scanner.position
  }

  private mutating func readModifier(of word: ItemWord, _ node: Int, _ item: inout Row) throws(SketchFault) {
    guard let name = scanner.name() else {
      throw scanner.fault(
        "after the dot there is \(scanner.nextThing)", expected: "Write a modifier there, as in .width(120).",
        isUnfinished: scanner.isAtEnd)
    }
    if let camelCased = scanner.camelCased(name) {
      let hint = Misuse.modifier(camelCased, of: word.name)
      let near = hint == nil ? likelyName(camelCased, in: modifiers(of: word)) : hint?.name
      throw scanner.fault(
        "names have no hyphens", expected: hint?.remedy ?? (near == nil ? Self.modifiers : ""), suggestion: near,
        at: name.lowerBound)
    }
    if try readSaying(name, &item) { return }
    guard let modifier = Modifier.allCases.first(where: { scanner.says(name, $0.name) }) else {
      throw unknownModifier(name, of: word)
    }
    guard word.has(modifier) else {
      let remedy =
        Misuse.modifier(modifier.name, of: word.name)?.remedy
        ?? "This modifier is for Row and Column. Write \(word.example)."
      throw scanner.fault("\(word.name) has no '\(modifier.name)'", expected: remedy, at: name.lowerBound)
    }
    guard let arguments = try scanner.arguments() else {
      throw scanner.fault(
        "\(modifier.name) has no parentheses", expected: "Write \(modifier.example).", isUnfinished: scanner.isAtEnd)
    }
    let (values, signature) = try scanner.match(arguments, to: modifier.signatures, of: name, example: modifier.example)
    if modifier == .id {
      let index = values.whole(1) ?? 0
      if let bytes = values.name(0) {
        item.node.id = ids.id(of: bytes, index: index)
      } else {
        item.node.id = ids.id(of: values.whole(0) ?? 0, index: index)
      }
    } else {
      modifier.apply(values, signature: signature, to: &item)
    }
  }
}

// Layout values that items give their container.
extension SketchParser {
  /// Reads a modifier that the container supports; returns false for any other.
  private mutating func readSaying(_ name: Range<Int>, _ item: inout Row) throws(SketchFault) -> Bool {
    let isKnown = Modifier.allCases.contains { scanner.says(name, $0.name) }
    var ahead = scanner
    // Faults in it are found when it is read.
    let needsLabel = isKnown || Misuse.hint("." + scanner.string(name)) != nil
    let label = needsLabel ? (try? ahead.arguments())?.first?.label : nil
    if needsLabel, label == nil { return false }
    func isMeant(_ modifier: ItemModifier) -> Bool {
      guard scanner.says(name, modifier.name) else { return false }
      guard let label else { return true }
      return modifier.signatures.contains { $0.parameters.contains { scanner.says(label, $0.label) } }
    }
    let around = open.last?.word.container
    guard let modifier = around?.modifiers.first(where: isMeant) else {
      let hearing = ContainerWord.all.filter { $0.modifiers.contains(where: isMeant) }
      guard let modifier = hearing.first?.modifiers.first(where: isMeant) else { return false }
      let names = Parameter.Form.list(hearing.map { $0.name })
      throw scanner.fault(
        open.last.map { "'\(modifier.name)' has no effect in \($0.word.name)" }
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
  private func noItem() -> SketchFault {
    let what = "\(scanner.nextThing) comes where an item should be"
    switch scanner.next {
    case UInt8(ascii: "."):
      return scanner.fault(what, expected: "A modifier goes after its item, without a ; between them.")
    case UInt8(ascii: ","): return scanner.fault(what, expected: "Separate items by ; or a new line.")
    case UInt8(ascii: "\""): return scanner.fault(what, expected: "Text is an item too: write Text(\"words\").")
    default: return scanner.fault(what, expected: Self.items)
    }
  }

  private func unknownItem(_ name: Range<Int>) -> SketchFault {
    let text = scanner.string(name)
    let what = "there is no item '\(text)'"
    if let hint = Misuse.hint(text) {
      return scanner.fault(what, expected: hint.remedy, suggestion: hint.name, at: name.lowerBound)
    }
    let near = likelyName(text, in: ItemWord.names)
    return scanner.fault(
      what, expected: (near == nil ? ownWord(name) : "") + Self.items, suggestion: near, at: name.lowerBound,
      isUnfinished: false)
  }

  /// The remedy for an unknown word, which may be meant as an id: of a container if a block follows, else of a leaf.
  private func ownWord(_ name: Range<Int>) -> String {
    var ahead = scanner
    ahead.position = name.upperBound
    _ = try? ahead.arguments()
    _ = try? ahead.skipSpace()
    // Names begin in lower case.
    let first = scanner.text[name.lowerBound], isUpper = (0x41...0x5A).contains(first)
    let id = String(decoding: [isUpper ? first | 0x20 : first] + scanner.text[name.dropFirst()], as: UTF8.self)
    let item = ahead.next == UInt8(ascii: "{") ? "Row { … }" : "Fixed(width: 60, height: 20)"
    let box = "\(item).id(\(id))"
    return isUpper
      ? "To name an item, add a modifier: \(box). "
      : "Replace it with its value, or write an item with this name: \(box). "
  }

  private static var items: String {
    "An item is \(Parameter.Form.list(ItemWord.names.dropLast(ContainerWord.all.count)))."
      + " More containers are \(Parameter.Form.list(ContainerWord.all.map { $0.name }, last: "and"))."
  }

  private func unknownModifier(_ name: Range<Int>, of word: ItemWord) -> SketchFault {
    let text = scanner.string(name)
    let what = "there is no modifier '\(text)'"
    if let hint = Misuse.modifier(text, of: word.name) {
      return scanner.fault(what, expected: hint.remedy, suggestion: hint.name, at: name.lowerBound)
    }
    let near = likelyName(text, in: modifiers(of: word))
    return scanner.fault(what, expected: near == nil ? Self.modifiers : "", suggestion: near, at: name.lowerBound)
  }

  /// The modifiers that an item may have in its container.
  private func modifiers(of word: ItemWord) -> [String] {
    let heard = open.last?.word.container?.modifiers.map { $0.name } ?? []
    return Modifier.allCases.filter { word.has($0) }.map { $0.name } + heard
  }

  private static var modifiers: String { "Some modifiers are .width(120), .grow(1), .margin(8) and .id(logo)." }

  private func blockOnLeaf(_ word: ItemWord, at brace: Int) -> SketchFault {
    let remedy = Misuse.hint("{", of: word.name)?.remedy ?? ""
    return scanner.fault("a block comes after \(word.name)", expected: remedy, at: brace)
  }
}

extension ItemWord {
  /// The library's item of this name with the same values, as a type with all modifiers.
  func item(_ values: [Meaning?], signature: Int, ids: inout SketchIDs) -> Row {
    var item = Row()
    switch self {
    case .row, .column:
      let alignment = values.keyword(0).flatMap { CrossAlignment(rawValue: $0) }
      let gap = values.length(1).map { FlexStyle.Length($0) }
      let isRow = if case .row = self { true } else { false }
      item.node = isRow ? Row(alignment: alignment, gap: gap).node : Column(alignment: alignment, gap: gap).node
    case .flex: item.node = Flex(values.number(0) ?? 1).node
    case .fixed where signature == 1:
      item.node = Fixed(values.extent(0) ?? Extent(width: values.number(0) ?? 0, height: values.number(0) ?? 0)).node
    case .fixed:
      switch (values.number(0), values.number(1)) {
      case (let width?, let height?): item.node = Fixed(width: width, height: height).node
      case (let width?, nil): item.node = Fixed(width: width).node
      case (nil, let height): item.node = Fixed(height: height ?? 0).node
      }
    case .measured where signature == 1:
      item.node =
        Measured(
          utf8: values.text(0) ?? [], advance: values.number(1) ?? 0, lineHeight: values.number(2) ?? 0,
          baseline: values.number(3)
        ).node
    case .measured where signature == 2:
      func numbers(_ index: Int) -> [Double] { (values.list(index) ?? []).compactMap { [$0].number(0) } }
      item.node =
        Measured(
          widths: numbers(0), heights: numbers(1), minContent: values.number(2), baseline: values.number(3)
        ).node
    case .measured: item.node = Measured(width: values.number(0) ?? 0, height: values.number(1) ?? 0).node
    case .text: item.node = Measured(utf8: values.text(0) ?? [], advance: 10, lineHeight: 10, baseline: 8).node
    case .arranged(let word): item.node = word.make(values, signature, &ids)
    }
    return item
  }
}

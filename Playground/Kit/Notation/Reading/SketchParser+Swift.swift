internal import EagerLayout

/// The code around a layout that was pasted from a program: imports, enumerations of ids, `let bar =`, the bounds in
/// `.layout(in: …)`, and uses of the frames.
struct SketchSurroundings {
  /// The name of the layout's constant or variable; nil without one.
  var variable: Range<Int>?
  /// The specified bounds, if any. An infinite size follows the content.
  var bounds: Frame?
  /// Ignored statements, which do not affect the layout.
  var ignored: [Range<Int>] = []
  /// The declared frames, which `.layout(in:)` may refer to.
  fileprivate var frames: [(name: Range<Int>, frame: Frame)] = []
}

extension SketchParser {
  /// Reads statements up to the layout's first item, or up to the items that are added to a `LinearLayout`.
  mutating func readStatementsBefore() throws(SketchFault) {
    while true {
      try skipSeparators()
      var lookahead = scanner
      guard let word = lookahead.name() else { return }
      if scanner.matches(word, "import") {
        skipStatement()
      } else if scanner.matches(word, "enum") {
        skipStatement()
      } else if scanner.matches(word, "let") || scanner.matches(word, "var") {
        guard let name = try declaration() else { return }
        var value = scanner
        let callee = value.name()
        if let callee, scanner.matches(callee, "Frame") {
          surroundings.frames.append((name, try frame(try scanner.value())))
          continue
        }
        surroundings.variable = name
        if let callee, scanner.matches(callee, "LinearLayout") { try readLine(named: name) }
        return
      } else {
        return
      }
    }
  }

  /// Reads the rest of the program: the bounds, items that are added, and statements without effect on the layout.
  mutating func readStatementsAfter() throws(SketchFault) {
    while true {
      let isSeparated = try skipSeparators()
      guard !scanner.isAtEnd else { return }
      let start = scanner.position
      var lookahead = scanner
      guard let word = lookahead.name() else { throw unexpectedCode(isSeparated: isSeparated) }
      var name: Range<Int>?
      if scanner.matches(word, "let") || scanner.matches(word, "var") {
        name = try declaration()
        lookahead = scanner
      }
      var value = lookahead
      if let callee = name == nil ? word : value.name(), isVariable(callee) {
        scanner.position = callee.upperBound
        try readUse(of: callee, named: name, from: start)
      } else if name == nil ? Self.ignoredKeywords.contains(where: { scanner.matches(word, $0) }) : !isItem(lookahead) {
        scanner.position = start
        try ignoreStatement()
      } else {
        scanner.position = start
        throw unexpectedCode(isSeparated: isSeparated)
      }
    }
  }

  /// Words that begin statements without effect on the layout.
  private static var ignoredKeywords: [String] { ["print", "for", "if", "assert", "precondition", "dump", "_"] }

  private func isItem(_ position: SketchScanner) -> Bool {
    var position = position
    return position.name().map { name in ItemKind.names.contains { scanner.matches(name, $0) } } ?? false
  }

  private func isVariable(_ name: Range<Int>) -> Bool {
    surroundings.variable.map { scanner.text[$0].elementsEqual(scanner.text[name]) } ?? false
  }

  /// Reads `.layout(in: …)` or `.add(…)` after the layout's name. Code that only reads frames is ignored.
  private mutating func readUse(of variable: Range<Int>, named name: Range<Int>?, from start: Int) throws(SketchFault) {
    var lookahead = scanner
    if lookahead.take(UInt8(ascii: ".")), let member = lookahead.name() {
      if scanner.matches(member, "layout") {
        scanner.position = member.upperBound
        return try readLayout(member)
      }
      if scanner.matches(member, "add"), line != nil {
        scanner.position = member.upperBound
        return try readAddition(named: name)
      }
      if name != nil { return try ignore(from: start) }
    } else if name != nil || lookahead.next == UInt8(ascii: "[") {
      return try ignore(from: start)
    }
    let text = scanner.string(variable)
    throw scanner.fault(
      "code that changes '\(text)' cannot run here", expected: "Write the final form of '\(text)'.", at: start)
  }

  private mutating func ignore(from start: Int) throws(SketchFault) {
    scanner.position = start
    try ignoreStatement()
  }

  private mutating func ignoreStatement() throws(SketchFault) {
    let start = scanner.position
    skipStatement()
    let statement = start..<scanner.position
    if line != nil, let variable = surroundings.variable, callsMethod(of: variable, in: statement) {
      throw scanner.fault(
        "a loop or a condition that adds items cannot run here",
        expected: "Write the items one after the other.", at: start)
    }
    surroundings.ignored.append(statement)
  }

  /// Whether a statement calls a method of the `LinearLayout`, which may add items: the layout's name with a dot after
  /// it. A bracket after the name only reads a frame.
  private func callsMethod(of variable: Range<Int>, in statement: Range<Int>) -> Bool {
    let name = scanner.text[variable]
    return statement.contains { start in
      let end = start + name.count
      return end < statement.upperBound && scanner.text[end] == UInt8(ascii: ".")
        && scanner.text[start..<end].elementsEqual(name)
    }
  }
}

extension SketchParser {
  /// Skips spaces, line breaks and `;`; returns whether a statement may begin after them.
  @discardableResult
  private mutating func skipSeparators() throws(SketchFault) -> Bool {
    var isSeparated = try scanner.skipSpace()
    while scanner.take(UInt8(ascii: ";")) {
      isSeparated = true
      try scanner.skipSpace()
    }
    return isSeparated
  }

  /// Skips to the end of a line outside of all brackets.
  private mutating func skipStatement() {
    var depth = 0
    while !scanner.isAtEnd {
      switch scanner.next {
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case 0x0A where depth <= 0, UInt8(ascii: ";") where depth <= 0: return
      case UInt8(ascii: "\""):
        scanner.position += 1
        while !scanner.isAtEnd, scanner.next != UInt8(ascii: "\""), scanner.next != 0x0A {
          scanner.position += scanner.next == UInt8(ascii: "\\") ? 2 : 1
        }
      default: break
      }
      scanner.position = min(scanner.position + 1, scanner.text.count)
    }
  }

  /// Reads the name in `let bar: Row =`. The value comes next.
  private mutating func declaration() throws(SketchFault) -> Range<Int>? {
    let start = scanner.position
    _ = scanner.name()
    try scanner.skipSpace()
    guard let name = scanner.name() else { throw malformedDeclaration(at: start) }
    try scanner.skipSpace()
    if scanner.take(UInt8(ascii: ":")) {
      // Skips a type, such as `some LayoutItem`.
      while !scanner.isAtEnd, scanner.next != UInt8(ascii: "="), scanner.next != 0x0A { scanner.position += 1 }
    }
    guard scanner.take(UInt8(ascii: "=")) else { throw malformedDeclaration(at: start) }
    try scanner.skipSpace()
    return name
  }

  private func malformedDeclaration(at start: Int) -> SketchFault {
    scanner.fault(
      "a name and = must follow '\(scanner.string(start..<start + 3))'",
      expected: "Write it as in: let bar = Row { … }.", at: start, isUnfinished: scanner.isAtEnd)
  }

  private func unexpectedCode(isSeparated: Bool) -> SketchFault {
    var lookahead = scanner
    if scanner.next == UInt8(ascii: "}") {
      return scanner.fault("this } has no match", expected: "Remove it, or open a Row { before it.")
    }
    if isSeparated || lookahead.name() != nil {
      return scanner.fault(
        "a layout has one root, and \(scanner.nextTokenDescription) is a second one",
        expected: "Put both into Row { … } or Column { … }.")
    }
    if scanner.next == UInt8(ascii: "{") {
      return scanner.fault(
        "a block comes after modifiers", expected: "Put the block first, as in Row { Flex() }.width(340).")
    }
    return scanner.fault(
      "\(scanner.nextTokenDescription) comes after the layout",
      expected: "A modifier begins with a dot, as in .width(340).")
  }
}

extension SketchParser {
  private static var boundsExample: String { ".layout(in: Frame(width: 320, height: 120)) or .layout(width: 320)" }

  /// Reads the bounds after `.layout`. The rest of the statement, which uses the placement, is skipped.
  mutating func readLayout(_ callee: Range<Int>) throws(SketchFault) {
    guard let arguments = try scanner.arguments() else {
      throw scanner.fault(
        "layout has no parentheses", expected: "Write \(Self.boundsExample).", isUnfinished: scanner.isAtEnd)
    }
    for argument in arguments {
      if let label = argument.label, scanner.matches(label, "measuring") {
        throw measuringIsUnsupported(at: label.lowerBound)
      }
    }
    var lookahead = scanner
    try lookahead.skipSpace()
    if lookahead.next == UInt8(ascii: "{") { throw measuringIsUnsupported(at: lookahead.position) }
    surroundings.bounds = try bounds(arguments, callee)
    skipStatement()
  }

  private func measuringIsUnsupported(at offset: Int) -> SketchFault {
    scanner.fault(
      "code that measures cannot run here",
      expected: "Replace it with a size, as in Measured(width: 60, height: 20).", at: offset)
  }

  private func bounds(_ arguments: [Argument], _ callee: Range<Int>) throws(SketchFault) -> Frame {
    guard let first = arguments.first else { return Frame(width: .infinity, height: .infinity) }
    if arguments.count == 1, let label = first.label, scanner.matches(label, "in") { return try frame(first) }
    return try sizes(arguments, callee, example: Self.boundsExample)
  }

  private func sizes(_ arguments: [Argument], _ callee: Range<Int>, example: String) throws(SketchFault) -> Frame {
    let sizes = ["width", "height"].map { Parameter($0, .number) }
    let (values, _) = try scanner.match(
      arguments, to: [Signature(sizes, requiresAnyArgument: true)], of: callee, example: example)
    return Frame(width: values.number(at: 0) ?? .infinity, height: values.number(at: 1) ?? .infinity)
  }

  /// Reads `Frame(x: 0, y: 0, width: 320, height: 120)`, `Extent(width: 320, height: 120)`, or the name of a frame.
  private func frame(_ argument: Argument) throws(SketchFault) -> Frame {
    switch argument.value {
    case .call(let callee, let arguments) where scanner.matches(callee, "Frame"):
      let origin = ["x", "y"].map { Parameter($0, .number) }
      let size = ["width", "height"].map { Parameter($0, .number, isRequired: true) }
      let (values, _) = try scanner.match(
        arguments, to: [Signature(origin + size)], of: callee, example: "Frame(width: 320, height: 120)")
      return Frame(
        x: values.number(at: 0) ?? 0, y: values.number(at: 1) ?? 0, width: values.number(at: 2) ?? 0,
        height: values.number(at: 3) ?? 0)
    case .call(let callee, let arguments) where scanner.matches(callee, "Extent"):
      return try sizes(arguments, callee, example: "Extent(width: 320, height: 120)")
    case .name(let name):
      if let match = surroundings.frames.last(where: { scanner.text[$0.name].elementsEqual(scanner.text[name]) }) {
        return match.frame
      }
      throw scanner.fault(
        "there are no bounds called '\(scanner.string(name))' here",
        expected: "Write their size, as in Frame(width: 320, height: 120).",
        at: argument.start)
    default:
      throw scanner.fault(
        "bounds cannot be \(Characters.printable(scanner.string(argument.range), columns: 24))",
        expected: "Write their size, as in Frame(width: 320, height: 120).", at: argument.start)
    }
  }
}

// Reading of a `LinearLayout` to which items are added: it becomes a container with these items.
extension SketchParser {
  /// Reads `LinearLayout(.column, in: Frame(width: 320, height: 480), gap: 10)`.
  private mutating func readLine(named variable: Range<Int>) throws(SketchFault) {
    let start = scanner.position
    guard let callee = scanner.name(), let arguments = try scanner.arguments(),
      case .member(let axis, nil)? = arguments.first?.value, arguments.first?.label == nil, arguments.count > 1,
      let label = arguments[1].label, scanner.matches(label, "in")
    else {
      throw scanner.fault(
        "LinearLayout needs an axis and bounds",
        expected: "Write both, as in LinearLayout(.column, in: Frame(width: 320, height: 480)).", at: start)
    }
    let isRow = scanner.matches(axis, "row")
    guard isRow || scanner.matches(axis, "column") else {
      throw scanner.fault(
        "the axis of LinearLayout cannot be .\(scanner.string(axis))", expected: "Write .row or .column.",
        at: axis.lowerBound)
    }
    surroundings.bounds = try frame(arguments[1])
    let signature = Signature([
      Parameter("alignment", .keyword(.alignment)), Parameter("gap", .number), Parameter("padding", .edges),
      Parameter("direction", .keyword(.of(.direction))),
    ])
    let (values, _) = try scanner.match(
      Array(arguments.dropFirst(2)), to: [signature], of: callee,
      example: "LinearLayout(.row, in: Frame(width: 320, height: 60), alignment: .center, gap: 10)")
    let kind: ItemKind = isRow ? .row : .column
    var item = kind.item([values.keyword(at: 0).map { .keyword($0) }, nil], signature: 0, ids: &ids)
    if let gap = values.number(at: 1) { item = item.gap(.points(gap)) }
    if let padding = values.edges(at: 2) { item = item.padding(padding) }
    if let direction = values.keyword(at: 3) { item.node.style[keyword: .direction] = Int(direction) }
    item.node.id = ids.id(of: Array(scanner.text[variable]), index: 0)
    line = (item, [])
    ranges.append(start..<scanner.position)
    skipStatement()
  }

  /// Reads `(Flex())` after `screen.add`. `handle` is the name of the constant to which the result is assigned.
  private mutating func readAddition(named handle: Range<Int>?) throws(SketchFault) {
    guard scanner.take(UInt8(ascii: "(")) else {
      throw scanner.fault("add has no parentheses", expected: "Write add(Flex()).", isUnfinished: scanner.isAtEnd)
    }
    try scanner.skipSpace()
    var lookahead = scanner
    if let word = lookahead.name(), let item = ItemKind.allCases.first(where: { scanner.matches(word, $0.name) }),
      item.isContainer
    {
      throw scanner.fault(
        "a LinearLayout takes items without children, and \(item.name) has some",
        expected: "Write the whole layout as Row { … } or Column { … }.")
    }
    try readItem()
    try scanner.skipSpace()
    guard scanner.take(UInt8(ascii: ")")) else {
      throw scanner.fault(
        "\(scanner.nextTokenDescription) is unexpected here", expected: "Write ) after the item.",
        isUnfinished: scanner.isAtEnd)
    }
    guard var node = root else { return }
    if node.id == nil, let handle { node.id = ids.id(of: Array(scanner.text[handle]), index: 0) }
    root = nil
    line?.items.append(node)
  }

  /// The container with the items that were added to the `LinearLayout`; nil if the text contains none.
  var filledLine: LayoutNode? {
    guard var line else { return nil }
    line.container.node.children = line.items
    return line.container.node
  }
}

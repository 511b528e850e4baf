extension LessonReader {
  static let definitionKeywords = ["let", "layout", "code", "prose"]

  /// Reads a definition and adds its names to the innermost scope. Returns `nil` for a function.
  func definition(_ statement: Statement) throws(CourseFault) -> Definition? {
    var cursor = statement.keyword == "let" ? cursorWithBlock(statement) : cursor(statement)
    if cursor.byte == 0x5B { return try listDefinition(statement, &cursor) }
    let name = cursor.name()
    guard !name.isEmpty else {
      throw fault(statement.line, "A name is missing after `\(statement.keyword)`. Write the name to define there.")
    }
    guard cursor.byte == 0x28 else {
      let slot = newSlot(), value = try body(statement, &cursor)
      try define(name, as: .value(slot: slot), line: statement.line)
      return Definition(line: statement.line, slots: [slot], isList: false, value: value)
    }
    cursor.position += 1
    let outerAllowsRandom = allowsRandom
    allowsRandom = true
    let function = try withScope { () throws(CourseFault) in
      let parameters = try parameters(statement, &cursor)
      return Function(line: statement.line, parameters: parameters, body: try body(statement, &cursor))
    }
    allowsRandom = outerAllowsRandom
    definitions.functions.append(function)
    try define(name, as: .function(definitions.functions.count - 1), line: statement.line)
    return nil
  }

  /// Reads a definition such as `let [word, letters] = pick(…)`.
  private func listDefinition(_ statement: Statement, _ cursor: inout Cursor) throws(CourseFault) -> Definition {
    cursor.position += 1
    var names: [String] = []
    repeat {
      cursor.skipSpaces()
      names.append(cursor.name())
    } while skip(",", &cursor)
    try expect("]", &cursor)
    let value = try body(statement, &cursor)
    var slots: [Int] = []
    for name in names {
      slots.append(newSlot())
      if name != "_" { try define(name, as: .value(slot: slots[slots.count - 1]), line: statement.line) }
    }
    return Definition(line: statement.line, slots: slots, isList: true, value: value)
  }

  private func parameters(_ statement: Statement, _ cursor: inout Cursor) throws(CourseFault) -> [Function.Parameter] {
    var parameters: [Function.Parameter] = []
    while !skip(")", &cursor) {
      if !parameters.isEmpty { try expect(",", &cursor) }
      cursor.skipSpaces()
      let name = cursor.name(), slot = newSlot()
      guard !name.isEmpty else {
        throw fault(statement.line, "The name of a parameter is missing. Write it as in: let half(size) = size / 2.")
      }
      let defaultValue = skip("=", &cursor) ? try expression(&cursor) : nil
      try define(name, as: .value(slot: slot), line: statement.line)
      parameters.append(Function.Parameter(name: name, slot: slot, defaultValue: defaultValue))
    }
    return parameters
  }

  /// Reads the value of a definition: an expression, a layout, code or sentences.
  private func body(_ statement: Statement, _ cursor: inout Cursor) throws(CourseFault) -> Expression {
    switch statement.keyword {
    case "layout":
      let (width, height, scale) = try bounds(statement, &cursor)
      let code = try codeBody(statement, &cursor)
      return .layout(code, width: width, height: height, scale: scale)
    case "code": return try codeBody(statement, &cursor)
    case "prose":
      guard skip("=", &cursor) else {
        try expectEnd(&cursor)
        return try proseBlock(statement)
      }
    default:
      // The expression includes the lines of the block: see `cursorWithBlock`.
      try expect("=", &cursor)
      return try expressionToEnd(&cursor)
    }
    try expectNoBlock(statement)
    return try expressionToEnd(&cursor)
  }

  private func codeBody(_ statement: Statement, _ cursor: inout Cursor) throws(CourseFault) -> Expression {
    if skip("=", &cursor) {
      try expectNoBlock(statement)
      return try expressionToEnd(&cursor)
    }
    try expectEnd(&cursor)
    return try codeBlock(statement)
  }

  /// Reads bounds such as `in width by 60 scale 2`.
  private func bounds(
    _ statement: Statement, _ cursor: inout Cursor
  ) throws(CourseFault) -> (width: Expression?, height: Expression?, scale: Expression?) {
    cursor.skipSpaces()
    guard cursor.skip("in ") else {
      throw fault(statement.line, "The bounds of the layout are missing. Write them as in: layout bar in 320 by 60.")
    }
    let width = try length(&cursor)
    let height = skip("by ", &cursor) ? try length(&cursor) : .constant(.number(60))
    let scale = skip("scale ", &cursor) ? try expression(&cursor) : nil
    return (width, height, scale)
  }

  /// Reads a length; nil for `content`.
  private func length(_ cursor: inout Cursor) throws(CourseFault) -> Expression? {
    cursor.skipSpaces()
    var lookahead = cursor
    if lookahead.name() == "content", symbol("content") == nil {
      cursor = lookahead
      return nil
    }
    return try expression(&cursor)
  }

  /// Reads a width and a height.
  func size(_ statement: Statement) throws(CourseFault) -> (Expression, Expression) {
    try expectNoBlock(statement)
    var cursor = cursor(statement)
    let width = try expression(&cursor)
    guard skip("by ", &cursor) else {
      throw fault(statement.line, "A height is missing. Write it as in: in 320 by 60.")
    }
    return (.located(width, line: statement.line), try expressionToEnd(&cursor))
  }
}

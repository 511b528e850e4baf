extension LessonReader {
  /// Reads an expression up to the end of the text.
  func expressionToEnd(_ cursor: inout Cursor) throws(CourseFault) -> Expression {
    let expression = try expression(&cursor)
    try expectEnd(&cursor)
    return expression
  }

  /// Reads the expression after a keyword.
  func lineExpression(_ statement: Statement) throws(CourseFault) -> Expression {
    try expectNoBlock(statement)
    var cursor = cursor(statement)
    return .located(try expressionToEnd(&cursor), line: statement.line)
  }

  /// Reads the expressions after a keyword, between commas.
  func lineExpressions(_ statement: Statement) throws(CourseFault) -> [Expression] {
    var cursor = cursor(statement)
    let expressions = try expressions(&cursor)
    try expectEnd(&cursor)
    return expressions.map { .located($0, line: statement.line) }
  }

  /// Reads expressions between commas.
  func expressions(_ cursor: inout Cursor) throws(CourseFault) -> [Expression] {
    var expressions = [try expression(&cursor)]
    while skip(",", &cursor) { expressions.append(try expression(&cursor)) }
    return expressions
  }

  /// Reads an expression: `count > 2 ? width / count : 0`.
  func expression(_ cursor: inout Cursor) throws(CourseFault) -> Expression {
    let condition = try operation(&cursor, minimumPrecedence: 0)
    guard skip("?", &cursor) else { return condition }
    let yes = try expression(&cursor)
    try expect(":", &cursor)
    return .conditional(condition, yes, try expression(&cursor))
  }

  /// Reads operations whose operators have at least a precedence.
  private func operation(_ cursor: inout Cursor, minimumPrecedence: Int) throws(CourseFault) -> Expression {
    var left = try unary(&cursor)
    while let (symbol, length, precedence) = nextOperator(&cursor), precedence >= minimumPrecedence {
      cursor.position += length
      left = .binary(symbol, left, try operation(&cursor, minimumPrecedence: precedence + 1))
    }
    return left
  }

  /// The next operator, its length in bytes, and its precedence.
  private func nextOperator(_ cursor: inout Cursor) -> (operation: Expression.Operator, length: Int, precedence: Int)? {
    cursor.skipSpaces()
    let isDouble = cursor.byte(at: 1) == 0x3D
    switch cursor.byte {
    case 0x7C: return cursor.byte(at: 1) == 0x7C ? (.or, 2, 0) : nil
    case 0x26: return cursor.byte(at: 1) == 0x26 ? (.and, 2, 1) : nil
    case 0x3D: return isDouble ? (.isEqual, 2, 2) : nil
    case 0x21: return isDouble ? (.isNotEqual, 2, 2) : nil
    case 0x3C: return isDouble ? (.isLessOrEqual, 2, 2) : (.isLess, 1, 2)
    case 0x3E: return isDouble ? (.isGreaterOrEqual, 2, 2) : (.isGreater, 1, 2)
    case 0x2B: return (.plus, 1, 3)
    case 0x2D: return (.minus, 1, 3)
    case 0x2A: return (.times, 1, 4)
    case 0x2F: return (.divided, 1, 4)
    case 0x25: return (.remainder, 1, 4)
    default: return nil
    }
  }

  private func unary(_ cursor: inout Cursor) throws(CourseFault) -> Expression {
    if skip("-", &cursor) { return .negative(try unary(&cursor)) }
    if cursor.byte(at: 1) != 0x3D, skip("!", &cursor) { return .not(try unary(&cursor)) }
    return try path(&cursor)
  }

  /// Reads a value with its members and elements: `bar.title.width`, `names[2]`.
  func path(_ cursor: inout Cursor) throws(CourseFault) -> Expression {
    var expression = try primary(&cursor)
    while true {
      if cursor.byte == 0x2E, Cursor.isLetter(cursor.byte(at: 1)) {
        cursor.position += 1
        expression = .member(expression, cursor.name())
      } else if cursor.byte == 0x5B {
        cursor.position += 1
        expression = .element(expression, try self.expression(&cursor))
        try expect("]", &cursor)
      } else {
        return expression
      }
    }
  }

  private func primary(_ cursor: inout Cursor) throws(CourseFault) -> Expression {
    cursor.skipSpaces()
    switch cursor.byte {
    case 0x30...0x39: return .constant(.number(number(&cursor)))
    case 0x22: return try quoted(&cursor)
    case 0x28:
      cursor.position += 1
      let expression = try expression(&cursor)
      try expect(")", &cursor)
      return expression
    case 0x5B:
      cursor.position += 1
      if skip("]", &cursor) { return .list([]) }
      let elements = try expressions(&cursor)
      try expect("]", &cursor)
      return .list(elements)
    default:
      let line = cursor.line, name = cursor.name()
      guard !name.isEmpty else {
        throw fault(
          line, "A value is missing before `\(cursor.remainder)`. Write a number, a name or a text in quotes.")
      }
      return try value(of: name, line: line, &cursor)
    }
  }

  private func number(_ cursor: inout Cursor) -> Double {
    let start = cursor.position
    while Cursor.isDigit(cursor.byte) { cursor.position += 1 }
    if cursor.byte == 0x2E, Cursor.isDigit(cursor.byte(at: 1)) {
      cursor.position += 1
      while Cursor.isDigit(cursor.byte) { cursor.position += 1 }
    }
    return Double(String(decoding: cursor.bytes[start..<cursor.position], as: UTF8.self)) ?? 0
  }

  /// The value of a name, with its arguments if it is a function.
  private func value(of name: String, line: Int, _ cursor: inout Cursor) throws(CourseFault) -> Expression {
    let isCall = cursor.byte == 0x28
    switch symbol(name) {
    case .value(let slot)?:
      guard !isCall else { throw fault(line, "`\(name)` is a value, not a function. Write it without parentheses.") }
      return .slot(slot)
    case .function(let function)?: return try call(name, function, line: line, &cursor)
    case nil: break
    }
    switch name {
    case "true", "false": return .constant(.boolean(name == "true"))
    case "random" where isCall: return try random(line: line, &cursor)
    case "lines" where isCall: return try lines(line: line, &cursor)
    default: break
    }
    guard isCall, let builtin = Expression.Builtin(rawValue: name) else {
      throw fault(line, "`\(name)` is not defined. \(suggestion(for: name))")
    }
    cursor.position += 1
    if builtin == .pick || builtin == .below { try requireRandom(name, line: line) }
    let arguments = try expressions(&cursor)
    try expect(")", &cursor)
    let count = builtin == .join ? 2 : 1
    let takesAnyCount = builtin == .pick || builtin == .min || builtin == .max
    guard takesAnyCount || arguments.count == count else {
      throw fault(line, "`\(name)` has \(arguments.count) arguments, but it needs \(count).")
    }
    return .builtin(builtin, arguments)
  }

  private func suggestion(for name: String) -> String {
    let defined = names
    let similar = defined.first { $0.lowercased() == name.lowercased() || $0.hasPrefix(name) || name.hasPrefix($0) }
    if let similar { return "Did you mean `\(similar)`?" }
    return defined.isEmpty
      ? "Define it above, as in: let \(name) = …" : "These names are defined above: \(defined.joined(separator: ", "))."
  }

  private func requireRandom(_ name: String, line: Int) throws(CourseFault) {
    guard !allowsRandom else { return }
    throw fault(
      line, "`\(name)` draws random numbers, which only exercises can do. Move it to an exercise, or into a function.")
  }

  private func call(
    _ name: String, _ index: Int, line: Int, _ cursor: inout Cursor
  ) throws(CourseFault) -> Expression {
    let parameters = definitions.functions[index].parameters
    var arguments = [Expression?](repeating: nil, count: parameters.count)
    if cursor.byte == 0x28 {
      cursor.position += 1
      var argumentIndex = 0
      while !skip(")", &cursor) {
        if argumentIndex > 0 || arguments.contains(where: { $0 != nil }) { try expect(",", &cursor) }
        cursor.skipSpaces()
        var lookahead = cursor
        let label = lookahead.name()
        if !label.isEmpty, lookahead.byte == 0x3A {
          guard let index = parameters.firstIndex(where: { $0.name == label }) else {
            throw fault(line, "`\(name)` has no parameter `\(label)`. Its parameters: \(parameters.map { $0.name }).")
          }
          argumentIndex = index
          cursor = lookahead
          cursor.position += 1
        }
        guard argumentIndex < parameters.count, arguments[argumentIndex] == nil else {
          throw fault(
            line, "`\(name)` has too many arguments, or one twice. Its parameters are: \(parameters.map { $0.name })."
          )
        }
        arguments[argumentIndex] = try expression(&cursor)
        argumentIndex += 1
      }
    }
    for (parameter, argument) in zip(parameters, arguments) where argument == nil && parameter.defaultValue == nil {
      throw fault(line, "`\(name)` needs a value for `\(parameter.name)`.")
    }
    return .call(index, arguments)
  }

  private func random(line: Int, _ cursor: inout Cursor) throws(CourseFault) -> Expression {
    cursor.position += 1
    try requireRandom("random", line: line)
    let lower = try expression(&cursor)
    try expect("...", &cursor)
    let upper = try expression(&cursor)
    var step: Expression?
    if skip(",", &cursor) {
      cursor.skipSpaces()
      guard cursor.skip("step:") else {
        throw fault(line, "Only a step may follow the range, as in: random(50...80, step: 5).")
      }
      step = try expression(&cursor)
    }
    try expect(")", &cursor)
    return .random(lower, upper, step: step)
  }

  private func lines(line: Int, _ cursor: inout Cursor) throws(CourseFault) -> Expression {
    cursor.position += 1
    let list = try expression(&cursor)
    try expect(",", &cursor)
    let element = newSlot(), index = newSlot()
    let template = try withScope { () throws(CourseFault) in
      try define("it", as: .value(slot: element), line: line)
      try define("index", as: .value(slot: index), line: line)
      return try expression(&cursor)
    }
    try expect(")", &cursor)
    return .lines(list, element: element, index: index, template)
  }

  func skip(_ token: StaticString, _ cursor: inout Cursor) -> Bool {
    cursor.skipSpaces()
    return cursor.skip(token)
  }

  func expect(_ token: StaticString, _ cursor: inout Cursor) throws(CourseFault) {
    guard skip(token, &cursor) else {
      throw fault(cursor.line, "`\(token)` is missing before `\(cursor.remainder)`.")
    }
  }
}

import PlaygroundCourse

extension LessonReader {
  func exercise(_ statement: Statement, name: String, kind: Exercise.Kind) throws(CourseFault) -> ExerciseText {
    allowsRandom = kind != .guess
    defer { allowsRandom = false }
    return try withScope { () throws(CourseFault) in
      var exercise = ExerciseText(name: name, kind: kind, line: statement.line)
      var seenKeywords: Set<String> = []
      let fields = kind.fields
      for field in try statements(in: statement.block) {
        if Self.definitionKeywords.contains(field.keyword) || field.keyword == "use" {
          exercise.definitions += try definitions(field)
          continue
        }
        guard let rule = fields.first(where: { $0.keyword == field.keyword }) else {
          let keywords = fields.map { $0.keyword }.joined(separator: ", ")
          throw fault(
            field.line,
            "`\(field.keyword)` has no effect in an exercise of the kind \(kind.name). Its keywords are: \(keywords).")
        }
        guard seenKeywords.insert(field.keyword).inserted || rule.allowsSeveral else {
          throw fault(field.line, "`\(field.keyword)` is in this exercise twice. Remove one of them.")
        }
        try read(field, into: &exercise)
      }
      for field in fields where field.isRequired && !seenKeywords.contains(field.keyword) {
        throw fault(statement.line, "The exercise `\(name)` has no `\(field.keyword)`. Add it to its block.")
      }
      if kind == .guess, exercise.requestedNumbers.isEmpty, !exercise.choices.contains(where: { $0.isRight }) {
        throw fault(statement.line, "The question asks for nothing. Add `asks`, or `choice` and `right`.")
      }
      return exercise
    }
  }

  /// Reads a definition, or the definitions of the group that `use` names.
  private func definitions(_ statement: Statement) throws(CourseFault) -> [Definition] {
    guard statement.keyword == "use" else { return [try definition(statement)].compactMap { $0 } }
    let name = string(statement.content)
    try expectNoBlock(statement)
    guard let block = groups[name] else {
      throw fault(statement.line, "There is no group `\(name)`. Define it above this line, as in: shared \(name)")
    }
    var all: [Definition] = []
    for statement in try statements(in: block) {
      guard Self.definitionKeywords.contains(statement.keyword) else {
        throw fault(
          statement.line,
          "A group may contain only definitions. Their keywords are: "
            + "\(Self.definitionKeywords.joined(separator: ", ")).")
      }
      all += [try definition(statement)].compactMap { $0 }
    }
    return all
  }

  private func read(_ field: Statement, into exercise: inout ExerciseText) throws(CourseFault) {
    switch field.keyword {
    case "title": exercise.title = string(field.content)
    case "goal": exercise.goal = try prose(field)
    case "hint": exercise.hints.append(try prose(field))
    case "after", "answer": exercise.after = try prose(field)
    case "about":
      exercise.about = try lineExpression(field)
    case "explain": exercise.explain = try inlineCode(field)
    case "asks": exercise.requestedNumbers = try requestedNumbers(field)
    case "mistake":
      guard let reply = try reply(field) else {
        throw fault(field.line, "The mistake has no reply. Write the reply indented below `mistake`.")
      }
      let values = try lineExpressions(field)
      exercise.mistakes.append(ExerciseText.Mistake(line: field.line, values: values, reply: reply))
    case "choice", "right", "wrong":
      exercise.choices.append(
        ExerciseText.Choice(text: try inlineProse(field), isRight: field.keyword == "right", reply: try reply(field)))
    case "line", "done": exercise.lines.append(try prose(field))
    case "values":
      try expectNoBlock(field)
      exercise.values = try lineExpressions(field)
    case "start": exercise.start = try layoutText(field)
    case "solution": exercise.solution = try layoutText(field)
    case "in", "also": exercise.sizes.append(try size(field))
    default: exercise.keyPresses.append(try keyPress(field))
    }
  }

  /// The text of a layout: an expression on the line, or the block.
  private func layoutText(_ field: Statement) throws(CourseFault) -> Expression {
    field.content.isEmpty ? try codeBlock(field) : try lineExpression(field)
  }

  /// Reads a field such as `asks title.width, snapped menu.x`.
  private func requestedNumbers(_ field: Statement) throws(CourseFault) -> [ExerciseText.RequestedNumber] {
    try expectNoBlock(field)
    var numbers: [ExerciseText.RequestedNumber] = []
    for piece in text.bytes[field.content].split(separator: 0x2C) {
      var range = piece.startIndex..<piece.endIndex
      while let first = text.bytes[range].first, first == 0x20 { range = range.lowerBound + 1..<range.upperBound }
      var cursor = Cursor(text.bytes, in: range, line: field.line)
      let isSnapped = cursor.skip("snapped ")
      guard let dot = text.bytes[range].lastIndex(of: 0x2E) else {
        throw fault(field.line, "`\(string(range))` names no side of an item. Write both, as in: title.width.")
      }
      let word = string(dot + 1..<range.upperBound)
      guard let component = Exercise.FrameNumber.Component.allCases.first(where: { $0.name == word }) else {
        throw fault(field.line, "`\(word)` cannot be asked for. The sides are x, y, width and height.")
      }
      var name = Cursor(text.bytes, in: cursor.position..<dot, line: field.line)
      numbers.append(
        ExerciseText.RequestedNumber(
          line: field.line, item: .plainText(try parts(&name, .code)), component: component, isSnapped: isSnapped))
    }
    return numbers
  }

  /// Reads a field such as `move + 2 on title`.
  private func keyPress(_ field: Statement) throws(CourseFault) -> ExerciseText.KeyPress {
    try expectNoBlock(field)
    var keyEnd = field.content.lowerBound
    while keyEnd < field.content.upperBound, text.bytes[keyEnd] != 0x20 { keyEnd += 1 }
    guard keyEnd > field.content.lowerBound else {
      throw fault(field.line, "A key is missing. Write it as in: move + 2 on title.")
    }
    var key = Cursor(text.bytes, in: field.content.lowerBound..<keyEnd, line: field.line)
    // A single character is a key. Even a dollar sign is one, although it usually begins a value.
    let isSingle = keyEnd - field.content.lowerBound == 1
    let keyParts = isSingle ? [.words(string(field.content.lowerBound..<keyEnd))] : try parts(&key, .code)
    var cursor = Cursor(text.bytes, in: keyEnd..<field.content.upperBound, line: field.line)
    cursor.skipSpaces()
    var times: Expression?, item: Expression?
    if !cursor.isAtEnd, !cursor.skip("on ") {
      times = try expression(&cursor)
      cursor.skipSpaces()
      guard cursor.isAtEnd || cursor.skip("on ") else {
        throw fault(field.line, "Unexpected text: `\(cursor.remainder)`. Write the move as in: move + 2 on title.")
      }
    }
    if !cursor.isAtEnd { item = .plainText(try parts(&cursor, .code)) }
    return ExerciseText.KeyPress(line: field.line, key: .plainText(keyParts), times: times, item: item)
  }
}

extension Exercise.Kind {
  /// A keyword in the block of an exercise.
  fileprivate struct Field {
    let keyword: String
    let isRequired: Bool
    let allowsSeveral: Bool
  }

  /// The keywords of a kind. A keyword with `?` is optional, and a keyword with `*` may occur several times.
  fileprivate var fields: [Field] {
    let common = "goal hint* after title? "
    let words =
      switch self {
      case .predict: common + "about asks mistake?* explain?"
      case .guess: "goal about asks? mistake?* choice?* right? answer"
      case .fill: common + "about explain line* values mistake?*"
      case .next: common + "about explain done?* right wrong*"
      case .make, .fix: common + "start solution in also?* mistake?* explain"
      case .reach: common + "start in move* explain"
      }
    return words.split(separator: " ").map { word in
      Field(
        keyword: String(word.prefix { $0.isLetter }), isRequired: !word.contains("?"), allowsSeveral: word.contains("*")
      )
    }
  }
}

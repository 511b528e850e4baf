import EagerLayout
import PlaygroundCourse

extension LessonReader {
  func lesson(name: String) throws(CourseFault) -> LessonText {
    var title: Expression?, newKeys = "", puzzle: ExerciseText?, idea: [Expression] = [], steps: [LessonText.Step] = []
    var experiment: LessonText.Experiment?, question: ExerciseText?, reasons: LessonText.Explained?
    var exercises: [ExerciseText] = []
    for statement in try statements(in: text.lines.indices) {
      switch statement.keyword {
      case "title": title = try prose(statement)
      case "keys": newKeys = string(statement.content)
      case "puzzle": puzzle = try exercise(statement, name: "puzzle", kind: .guess)
      case "question": question = try exercise(statement, name: "question", kind: .guess)
      case "idea": idea = try paragraphs(statement)
      case "step": steps.append(try step(statement))
      case "experiment": experiment = try self.experiment(statement)
      case "reasons": reasons = try self.reasons(statement)
      case "exercise": exercises.append(try exercise(statement, among: exercises))
      default: if try !readShared(statement) { throw unknown(statement, Self.lessonKeywords) }
      }
    }
    guard let title, let puzzle, let experiment, let question, !idea.isEmpty, !steps.isEmpty, !exercises.isEmpty else {
      throw fault(1, "The lesson is incomplete. It needs title, puzzle, idea, step, experiment, question and exercise.")
    }
    return LessonText(
      name: name, definitions: definitions, title: title, newKeys: newKeys, puzzle: puzzle, idea: idea, steps: steps,
      experiment: experiment, question: question, explained: reasons, exercises: exercises)
  }

  /// Reads a file of exercises alone, each with a title.
  func exercises() throws(CourseFault) -> (Definitions, [ExerciseText]) {
    var exercises: [ExerciseText] = []
    for statement in try statements(in: text.lines.indices) where try !readShared(statement) {
      guard statement.keyword == "exercise" else { throw unknown(statement, ["exercise"]) }
      exercises.append(try exercise(statement, among: exercises))
      guard !exercises[exercises.count - 1].title.isEmpty else {
        throw fault(statement.line, "The exercise has no title. Add a line `title …` to its block.")
      }
    }
    return (definitions, exercises)
  }

  private static var lessonKeywords: [String] {
    ["title", "keys", "puzzle", "idea", "step", "experiment", "question", "reasons", "exercise"]
  }

  private func unknown(_ statement: Statement, _ known: [String]) -> CourseFault {
    let all = known + Self.definitionKeywords + ["shared"]
    return fault(
      statement.line, "`\(statement.keyword)` is not a keyword here. The keywords are: \(all.joined(separator: ", ")).")
  }

  /// Reads a definition of the file or a group of definitions. Returns `false` for other statements.
  private func readShared(_ statement: Statement) throws(CourseFault) -> Bool {
    if statement.keyword == "shared" {
      let name = string(statement.content)
      guard groups.updateValue(statement.block, forKey: name) == nil else {
        throw fault(statement.line, "There are two groups `\(name)`. Give one of them another name.")
      }
      return true
    }
    guard Self.definitionKeywords.contains(statement.keyword) else { return false }
    if let definition = try definition(statement) {
      for slot in definition.slots { definitions.shared[slot] = definition }
    }
    return true
  }

  /// Reads a statement such as `exercise say-content predict`.
  private func exercise(_ statement: Statement, among others: [ExerciseText]) throws(CourseFault) -> ExerciseText {
    let words = text.bytes[statement.content].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    let kinds = Exercise.Kind.allCases.filter { $0 != .guess }
    guard words.count == 2, let kind = kinds.first(where: { $0.name == words[1] }) else {
      throw fault(
        statement.line,
        "An exercise begins with its name and its kind, as in: exercise say-rest predict. The kinds are: "
          + kinds.map { $0.name }.joined(separator: ", ") + ".")
    }
    guard !others.contains(where: { $0.name == words[0] }) else {
      throw fault(statement.line, "There is another exercise `\(words[0])`. Give one of them another name.")
    }
    return try exercise(statement, name: words[0], kind: kind)
  }

  /// Reads a statement such as `step wide after narrow`.
  private func step(_ statement: Statement) throws(CourseFault) -> LessonText.Step {
    var cursor = cursor(statement)
    let layout = try expression(&cursor)
    let before = skip("after ", &cursor) ? try expression(&cursor) : nil
    try expectEnd(&cursor)
    return LessonText.Step(line: statement.line, layout: layout, before: before, remark: try proseBlock(statement))
  }

  private func experiment(_ statement: Statement) throws(CourseFault) -> LessonText.Experiment {
    var task: Expression?, start: Expression?, item: Expression?, result: Expression?, answer: Expression?
    for field in try statements(in: statement.block) {
      switch field.keyword {
      case "task": task = try prose(field)
      case "answer": answer = try prose(field)
      case "item": item = try inlineCode(field)
      case "from": start = try lineExpression(field)
      case "to": result = try lineExpression(field)
      default:
        throw fault(
          field.line,
          "`\(field.keyword)` has no effect in an experiment. Its keywords are: task, from, item, to, answer.")
      }
    }
    guard let task, let start, let result, let answer else {
      throw fault(statement.line, "The experiment is incomplete. It needs task, from, to and answer.")
    }
    return LessonText.Experiment(
      line: statement.line, task: task, start: start, item: item, result: result, answer: answer)
  }

  /// Reads a statement such as `reasons bar of title horizontal`.
  private func reasons(_ statement: Statement) throws(CourseFault) -> LessonText.Explained {
    try expectNoBlock(statement)
    var cursor = cursor(statement)
    let layout = try expression(&cursor)
    guard skip("of ", &cursor) else {
      throw fault(statement.line, "An item is missing. Write it as in: reasons bar of title.")
    }
    let words = cursor.remainder.utf8.split(separator: 0x20).map { String(Substring($0)) }
    var axes: [LayoutTrace.Step.Axis] = [.horizontal, .vertical]
    switch words.count == 2 ? words[1] : "" {
    case "horizontal": axes = [.horizontal]
    case "vertical": axes = [.vertical]
    default:
      guard words.count == 1 else {
        throw fault(statement.line, "Only `horizontal` or `vertical` may follow the item. Remove other words.")
      }
    }
    return LessonText.Explained(line: statement.line, layout: layout, item: .plainText([.words(words[0])]), axes: axes)
  }
}

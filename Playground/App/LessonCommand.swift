import PlaygroundKit

/// `playground lesson [N]`
struct LessonCommand {
  private let options: Options
  private let name: String

  init(_ words: [String], name: String) throws(Failure) {
    options = try Options(words, of: "lesson", flags: ["--plain", "--ascii"])
    self.name = name
  }

  func run(on terminal: inout Terminal) throws(Failure) -> Int32 {
    if options.has("--help") {
      terminal.show(Help.lesson.page(width: terminal.columns))
      return Playground.Status.fine
    }
    terminal.isASCII = options.has("--ascii")
    let lessons = Lesson.all
    guard let word = options.operands.first else {
      terminal.show(Lesson.list(lessons, width: terminal.columns, command: name))
      return Playground.Status.fine
    }
    guard options.operands.count == 1 else {
      throw .usage("one lesson at a time: '\(options.operands[1])' is one word too many", help: "lesson --help")
    }
    guard let lesson = lessons.first(where: { "\($0.number)" == word }) else {
      throw .usage("there is no lesson '\(word)': they are numbered 1 to \(lessons.count)", help: "lesson")
    }
    show(lesson, of: lessons.count, on: &terminal)
    return Playground.Status.fine
  }

  private func show(_ lesson: Lesson, of count: Int, on terminal: inout Terminal) {
    let waits = terminal.isInteractive && !options.has("--plain")
    let pages = lesson.pages(width: terminal.columns, rows: waits ? terminal.rows : nil, count: count)
    for (index, page) in pages.enumerated() {
      terminal.show(page)
      terminal.write("\n")
      guard waits else { continue }
      let isLast = index == pages.count - 1
      guard let word = terminal.ask(isLast ? "  Enter: the answers   q: leave " : "  Enter: go on   q: leave "),
        !word.hasPrefix("q")
      else { return }
      terminal.write("\n")
    }
    terminal.show(lesson.answers(width: terminal.columns))
    if lesson.number < count { terminal.write("\n  Next: \(name) lesson \(lesson.number + 1)\n") }
  }
}

import PlaygroundKit

/// `playground lesson [N]`
struct LessonCommand {
  private let options: Options

  init(_ words: [String]) throws(Failure) {
    options = try Options(words, of: "lesson", flags: ["--plain", "--ascii"])
  }

  func run(on terminal: inout Terminal) throws(Failure) -> Int32 {
    if options.has("--help") {
      terminal.show(.lesson)
      return Playground.Status.fine
    }
    if options.has("--ascii") { terminal.isASCII = true }
    let lessons = Lesson.all
    guard let word = options.operands.first else {
      terminal.show(Lesson.list(lessons, width: terminal.columns, command: terminal.command))
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
    let pages = lesson.pages(
      width: terminal.columns, rows: waits ? terminal.rows : nil, count: count, command: terminal.command)
    for (index, page) in pages.enumerated() {
      if index > 0 && !waits { terminal.write("\n") }
      terminal.show(page.canvas)
      guard waits, !page.next.isEmpty else { continue }
      terminal.write("\n")
      guard terminal.ask("  Space: \(page.next)   q: leave ") else { return }
    }
  }
}

import EagerLayout

/// The lessons as pages to read in a browser, without a script and without a server.
///
///     for page in Book(Lesson.all).pages { … write page.html to the file page.name … }
package struct Book {
  /// A page.
  package struct Page {
    /// The name of its file: `lesson-05.html`.
    package let name: String
    /// What is in the file.
    package let html: String
  }

  private let lessons: [Lesson]

  package init(_ lessons: [Lesson]) { self.lessons = lessons }

  /// The list of lessons, each lesson, and the screens to build.
  package var pages: [Page] {
    [Page(name: "index.html", html: index)] + lessons.map { Page(name: Self.name(of: $0.number), html: page($0)) }
      + [Page(name: "screens.html", html: screens)]
  }

  private static func name(of number: Int) -> String { "lesson-\(number < 10 ? "0" : "")\(number).html" }

  private var index: String {
    document(title: "Layout, lesson by lesson", before: nil, after: lessons.first) { writer in
      writer.element("p", "Frames computed by EagerLayout: numbers in, numbers out. Every number here is the engine's.")
      writer.write("<ol class=\"contents\">")
      for lesson in lessons {
        writer.write(
          "<li><a href=\"\(Self.name(of: lesson.number))\">\(HTMLWriter.escaped(lesson.title))</a>"
            + "<p>\(HTMLWriter.inline(lesson.idea[0]))</p></li>")
      }
      writer.write("</ol>")
      writer.element("p", "Then: <a href=\"screens.html\">screens to build</a>.")
    }
  }

  private func page(_ lesson: Lesson) -> String {
    document(
      title: "\(lesson.number). \(lesson.title)", before: lessons.first { $0.number == lesson.number - 1 },
      after: lessons.first { $0.number == lesson.number + 1 }
    ) { writer in
      writer.element("h2", "A puzzle first")
      Self.ask(lesson.puzzle, to: &writer)
      writer.hidden("What is behind it") { $0.element("p", HTMLWriter.inline(lesson.puzzle.success.words)) }
      for paragraph in lesson.idea { writer.element("p", HTMLWriter.inline(paragraph)) }
      // One scale for all, so that a narrower row is seen to be narrower.
      var most = Extent()
      for step in lesson.steps {
        most.width = max(most.width, step.picture.bounds.width)
        most.height = max(most.height, step.picture.bounds.height)
      }
      for step in lesson.steps {
        writer.write("<section class=\"step\">")
        writer.code(step.trial.lines, newLines: step.newLines)
        writer.picture(step.numbered, scaledFor: most)
        writer.element("p", HTMLWriter.inline(step.remark))
        writer.write("</section>")
      }
      writer.element("h2", "Try")
      writer.element("p", HTMLWriter.inline(lesson.experiment.words))
      writer.hidden("What comes of it") { $0.element("p", HTMLWriter.inline(lesson.experiment.outcome)) }
      writer.element("h2", "Question")
      Self.ask(lesson.question, to: &writer)
      writer.hidden("Answer") { writer in
        writer.element("p", HTMLWriter.inline(lesson.question.success.words))
        if let reasons = lesson.reasons { writer.reasons(reasons) }
      }
      if !lesson.exercises.isEmpty { writer.element("h2", "Exercises") }
      for recipe in lesson.exercises { Self.write(recipe.exercise(seed: 0), to: &writer) }
    }
  }

  private var screens: String {
    document(title: "Screens to build", before: lessons.last, after: nil) { writer in
      writer.element(
        "p", "Parts of real apps, from a drawing. Only the boxes with names count; what is around them is yours.")
      for (recipe, title) in zip(ScreensToBuild.recipes, ScreensToBuild.titles) {
        writer.element("h2", HTMLWriter.escaped(title))
        Self.write(recipe.exercise(seed: 0), to: &writer)
      }
    }
  }

  private static func write(_ exercise: Exercise, to writer: inout HTMLWriter) {
    writer.write("<section class=\"exercise\">")
    writer.element("h3", "\(exercise.number) \(HTMLWriter.escaped(exercise.kind.title))")
    ask(exercise, to: &writer)
    for (index, hint) in exercise.hints.enumerated() {
      writer.hidden("Hint \(index + 1)") { $0.element("p", HTMLWriter.inline(hint)) }
    }
    writer.hidden("Solution") { writer in
      writer.code(lines(of: exercise.solution))
      writer.element("p", HTMLWriter.inline(exercise.success.words))
      if let preview = Preview(exercise.success.code, in: exercise.success.bounds) {
        writer.picture(preview.picture.withoutNumbers)
      }
      if let reasons = exercise.success.reasons { writer.reasons(reasons) }
    }
    writer.write("</section>")
  }

  /// What is asked, its layout, and in which form to answer.
  private static func ask(_ exercise: Exercise, to writer: inout HTMLWriter) {
    writer.element("p", HTMLWriter.inline(exercise.goal))
    writer.code(lines(of: exercise.code))
    let sizes = [("width", exercise.bounds.width), ("height", exercise.bounds.height)].filter { $0.1.isFinite }
    let place = sizes.map { "a \($0.0) of <b>\(numeral($0.1))</b>" }.joined(separator: " and ")
    if !sizes.isEmpty { writer.element("p", "In \(place).") }
    if let picture = Solving(exercise).picture { writer.picture(picture) }
    for line in exercise.lines { writer.write("<p class=\"sum\">\(HTMLWriter.inline(line))</p>") }
    switch exercise.form {
    case .numbers(let labels):
      writer.write("<ul>")
      for label in labels { writer.element("li", "\(HTMLWriter.inline(label)) = ?") }
      writer.write("</ul>")
    case .choice(let choices):
      writer.write("<ol>")
      for choice in choices { writer.element("li", HTMLWriter.inline(choice)) }
      writer.write("</ol>")
    case .layout(let wanted): writer.picture(wanted.onlyNamed)
    }
  }

  private static func lines(of text: String) -> [String] {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A page with its head, and the ways to the pages beside it.
  private func document(
    title: String, before: Lesson?, after: Lesson?, _ write: (inout HTMLWriter) -> Void
  ) -> String {
    var writer = HTMLWriter()
    writer.write("<!doctype html>")
    writer.write("<html lang=\"en\">")
    writer.write(
      "<head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
    writer.element("title", "\(HTMLWriter.escaped(title)) \u{B7} EagerLayout")
    writer.write("<style>\n\(Self.style)</style></head>")
    writer.write("<body>")
    let ways = ways(before, after)
    writer.element("nav", ways)
    writer.write("<main>")
    writer.element("h1", HTMLWriter.escaped(title))
    write(&writer)
    writer.write("</main>")
    writer.element("nav", ways)
    writer.write("</body></html>")
    return writer.text
  }

  private func ways(_ before: Lesson?, _ after: Lesson?) -> String {
    var ways = "<a href=\"index.html\">All lessons</a>"
    for (lesson, relation, arrow) in [(before, "prev", "\u{2190}"), (after, "next", "\u{2192}")] {
      guard let lesson else { continue }
      ways +=
        " <a rel=\"\(relation)\" href=\"\(Self.name(of: lesson.number))\">\(arrow) \(lesson.number). "
        + "\(HTMLWriter.escaped(lesson.title))</a>"
    }
    return ways
  }

  private static let style = """
    :root { color-scheme: light dark; --line: #d4dae3; --soft: #f4f6f9; --mark: #fdeab4; --ink: #1b2433; --page: #ffffff; }
    @media (prefers-color-scheme: dark) {
      :root { --line: #3a4352; --soft: #1f2631; --mark: #5c4a14; --ink: #e3e8f0; --page: #14181f; }
      svg { filter: invert(0.92) hue-rotate(180deg); }
    }
    body { color: var(--ink); background: var(--page); font: 17px/1.55 system-ui, sans-serif; margin: 0 auto;
      padding: 1rem 1.25rem 3rem; max-width: 46rem; }
    h1 { font-size: 1.8rem; line-height: 1.2; } h2 { margin-top: 2.5rem; } h3 { margin: 0; }
    nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; font-size: 0.9rem; padding: 0.5rem 0; }
    pre, code, table { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.92em; }
    pre { background: var(--soft); padding: 0.75rem 1rem; border-radius: 6px; overflow-x: auto; line-height: 1.45; }
    mark { background: var(--mark); color: inherit; }
    figure { margin: 1rem 0; overflow-x: auto; }
    svg { display: block; border-radius: 6px; }
    table { border-collapse: collapse; margin-top: 0.75rem; }
    th, td { padding: 0.1rem 0.9rem; text-align: right; border-bottom: 1px solid var(--line); font-weight: normal; }
    tbody th { text-align: left; } thead th { opacity: 0.65; }
    tr.changed { background: var(--mark); }
    details { border-left: 3px solid var(--line); padding: 0.1rem 0 0.1rem 0.9rem; margin: 0.5rem 0; }
    .why caption { text-align: left; padding: 0.6rem 0; } .why th, .why td { text-align: left; vertical-align: baseline; }
    summary { cursor: pointer; }
    .step { border-top: 1px solid var(--line); margin-top: 2rem; padding-top: 1rem; }
    .exercise { border: 1px solid var(--line); border-radius: 8px; padding: 1rem 1.25rem; margin: 1.25rem 0; }
    .sum { font-family: ui-monospace, Menlo, Consolas, monospace; margin: 0.1rem 0 0.1rem 1rem; }
    .contents p { margin: 0 0 0.9rem; opacity: 0.8; }

    """
}

import EagerLayout
import PlaygroundKit

// The entries of the menu, with their progress.
extension Tutor {
  var entries: [(entry: Menu.Entry, target: Target)] {
    var entries: [(entry: Menu.Entry, target: Target)] = []
    for (index, lesson) in lessons.enumerated() {
      let solved = progress.solved(in: lesson)
      let missing = missing(lesson, solved: solved)
      let isBegun = solved > 0 || progress.hasRead(lesson.name)
      entries.append(
        (
          Menu.Entry(
            mark: "\(lesson.number)", title: lesson.title,
            state: progress.isDone(lesson) ? .done : isBegun ? .begun : .untouched,
            note: note(lesson.exercises, solved: solved),
            about: lesson.idea[0].line + (missing.isEmpty ? [] : [Span(" ")] + missing), missing: missing),
          .lesson(index)
        ))
    }
    let due = progress.reviews.count
    if !progress.records.isEmpty {
      entries.append(
        (
          Menu.Entry(
            mark: "r", title: "Review", state: .untouched, note: due > 0 ? "\(due) due" : "",
            about: [Span("Exercises that were hard, or long ago, with fresh numbers.")]), .review
        ))
    }
    let screens = screensToBuild
    let built = screens.filter { progress.isSolved($0.id) }.count
    entries.append(
      (
        Menu.Entry(
          mark: "s", title: "Screens to build",
          state: built == 0 ? .untouched : built == screens.count ? .done : .begun,
          note: note(screens, solved: built),
          about: [Span("Build parts of real apps: a toolbar, a row of a list, a dialog.")]), .screens
      ))
    if hasPrompt {
      entries.append(
        (
          Menu.Entry(
            mark: "p", title: "Prompt", state: .untouched,
            about: [Span("Type a layout, and see its frames at once.")]), .prompt
        ))
    }
    entries.append((Menu.Entry(mark: "q", title: "Quit", state: .untouched), .quit))
    return entries
  }

  /// The number of solved exercises, or their stars once all are solved.
  private func note(_ recipes: [Exercise.Recipe], solved: Int) -> String {
    if solved == 0 { return "" }
    return solved < recipes.count
      ? "\(solved)/\(recipes.count)" : "\u{2605} \(progress.stars(of: recipes))/\(3 * recipes.count)"
  }

  /// The remaining work of a lesson that was begun.
  private func missing(_ lesson: Lesson, solved: Int) -> SpanLine {
    let open = lesson.exercises.count - solved, isRead = progress.hasRead(lesson.name)
    if progress.isDone(lesson) || solved == 0 && !isRead { return [] }
    let exercises = open == 0 ? "" : open == 1 ? "one exercise" : "\(open) exercises"
    let pages = isRead ? "" : "some pages"
    let both = exercises.utf8.isEmpty || pages.utf8.isEmpty ? "" : " and "
    return [Span("Still to do: \(exercises)\(both)\(pages).", .changed)]
  }

  func menuSheet(_ menu: Menu) -> Sheet {
    let entries = entries.map { $0.entry }
    let others = entries.dropFirst(lessons.count).dropLast().map { Sheet.KeyHint($0.mark, $0.title) }
    return Sheet(
      title: [Span("EagerLayout", .heading), Span("  the playground", .plain)], status: status,
      keys: [Sheet.KeyHint("\u{2191}\u{2193}", "or a number: choose"), Sheet.KeyHint("enter", "open")] + others
        + [Sheet.KeyHint("q", "quit")]
    ) { width, height in menu.body(entries, width: width, height: height) }
  }

  /// The kinds of a lesson's exercises, and the number of solved ones.
  func about(_ lesson: Lesson) -> SpanLine {
    let solved = progress.solved(in: lesson)
    return [
      Span("\(lesson.exercises.count)", .number), Span(" exercises, "), Span("\(solved)", .number),
      Span(" solved, with "), Span("\(progress.stars(of: lesson.exercises))", .number),
      Span(" of \(3 * lesson.exercises.count) stars."),
    ]
  }
}

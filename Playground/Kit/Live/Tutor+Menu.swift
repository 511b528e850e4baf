import EagerLayout

// What there is to do, and how far it is done.
extension Tutor {
  var entries: [(entry: Menu.Entry, target: Target)] {
    var entries: [(entry: Menu.Entry, target: Target)] = []
    for (index, lesson) in lessons.enumerated() {
      let solved = progress.solved(in: lesson)
      let isBegun = solved > 0 || progress.hasRead(lesson.name)
      entries.append(
        (
          Menu.Entry(
            mark: "\(lesson.number)", title: lesson.title,
            state: progress.isDone(lesson) ? .done : isBegun ? .begun : .untouched,
            note: solved > 0 ? "\(solved)/\(lesson.exercises.count)" : "", about: lesson.idea[0].line), .lesson(index)
        ))
    }
    let due = progress.reviews.count
    if !progress.records.isEmpty {
      entries.append(
        (
          Menu.Entry(
            mark: "", title: "Review", state: .untouched, note: due > 0 ? "\(due) due" : "",
            about: [Span("Exercises that were hard, or long ago, with fresh numbers.")]), .review
        ))
    }
    let screens = ScreensToBuild.recipes
    let built = screens.filter { progress.isSolved($0.id) }.count
    entries.append(
      (
        Menu.Entry(
          mark: "", title: "Screens to build",
          state: built == 0 ? .untouched : built == screens.count ? .done : .begun,
          note: built > 0 ? "\(built)/\(screens.count)" : "",
          about: [Span("Parts of real apps, from a drawing: a toolbar, a row of a list, a dialog.")]), .screens
      ))
    if hasPrompt {
      entries.append(
        (
          Menu.Entry(
            mark: "", title: "Prompt", state: .untouched,
            about: [Span("Type a layout, and see its frames at once.")]), .prompt
        ))
    }
    entries.append((Menu.Entry(mark: "", title: "Quit", state: .untouched), .quit))
    return entries
  }

  func menuSheet(_ menu: Menu) -> Sheet {
    let entries = entries.map { $0.entry }
    return Sheet(
      title: [Span("EagerLayout", .heading), Span("  the playground", .plain)], status: status,
      keys: [
        Sheet.KeyHint("\u{2191}\u{2193}", "choose"), Sheet.KeyHint("enter", "open"), Sheet.KeyHint("q", "quit"),
      ]
    ) { width, height in menu.body(entries, width: width, height: height) }
  }

  /// What the exercises of a lesson are, and how many are solved.
  func about(_ lesson: Lesson) -> SpanLine {
    let solved = progress.solved(in: lesson)
    return [
      Span("\(lesson.exercises.count)", .number), Span(" exercises, "), Span("\(solved)", .number), Span(" solved."),
    ]
  }
}
